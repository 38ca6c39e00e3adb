"""9.2: advanced cards."""

import pytest
from sve.playing import Invented, Playing, Side, follower, spell_card, table
from sve.rules.probes import Do

from svedesk.engine.records import Place
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.trigger_events import Move
from svedesk.games.sve.words import draw, spell

HERO = follower("Hero", "last_words(draw(1))", special="advanced")
BOLT = Invented(SveFacts("X-Bolt", "Bolt", "Bolt", "spell", "advanced", cost=1), (spell(draw(1)),))


def sent(zone: str, back: str = "field") -> Playing:
    seen: list[tuple[str, ...]] = []

    def send(game, context):
        (card,) = (card for card in game.table.in_zone(0, back) if card.number == "X-Hero")
        yield from move_together(game, [Move(card.id, Place(0, zone))], "put")
        seen.append(tuple(game.table.cards[card].zone for card in game.table.zone(0, "evolve_deck")))

    side = Side(hand=["Send"], **{back: ["Hero"]})
    t = table(me=side, cards=[HERO, spell_card("Send", spell(Do(send)))]).play("Send")
    assert len(seen) == 1
    t.at_once = seen[0]
    return t


@pytest.mark.rule("9.2.2")
@pytest.mark.parametrize("zone", ["hand", "deck", "cemetery", "banished"])
def test_moved_elsewhere_it_is_placed_faceup_in_the_evolve_deck_at_once(zone):
    t = sent(zone)
    assert t.at_once == ("evolve_deck",)  # before the rest of the process
    assert t.me.evolve_deck == ["Hero (faceup)"]
    assert "Hero" not in getattr(t.me, zone)


@pytest.mark.rule("9.2.2")
@pytest.mark.parametrize(("zone", "back"), [("ex", "field"), ("field", "ex"), ("evolve_deck", "field")])
def test_on_the_field_in_the_ex_area_and_in_the_evolve_deck_it_stays(zone, back):
    t = sent(zone, back)
    assert [name.split()[0] for name in getattr(t.me, zone)] == ["Hero"]


@pytest.mark.rule("9.2.2")
def test_it_went_where_it_was_moved_all_the_same():
    """Its Last Words see it destroyed; it is gone for what refers to it."""
    kill = spell_card("Kill", "spell(select(your.follower), destroy(your.follower))")
    t = table(me=Side(hand=["Kill"], field=["Hero"]), cards=[HERO, kill]).play("Kill").pick("Hero")
    assert (t.me.hand, t.me.evolve_deck, t.me.cemetery) == (["Fighter"], ["Hero (faceup)"], ["Kill"])


@pytest.mark.rule("9.2.2")
def test_a_spell_resolves_in_the_resolution_zone_before_it_goes():
    t = table(me=Side(ex=["Bolt"]), cards=[BOLT]).play("Bolt")
    assert (t.me.hand, t.me.cemetery, t.me.evolve_deck) == (["Fighter"], [], ["Bolt (faceup)"])


GATE = spell_card("Gate", "spell(out_of_evolve_deck(your.follower))", cost=0)
WELL = spell_card("Well", 'spell(out_of_evolve_deck(your.follower, "ex"))', cost=0)
GUEST = follower("Guest", "fanfare(draw(1))", special="advanced", cost=3)


@pytest.mark.rule("9.2.1")
def test_a_text_may_put_it_out_of_the_evolve_deck_and_its_fanfare_is_played():
    """Q1364."""
    t = table(me=Side(hand=["Gate"], evolve=["Guest"]), cards=[GATE, GUEST]).play("Gate").pick("Guest")
    assert (t.me.field, t.me.evolve_deck, t.me.hand) == (["Guest 1/1"], [], ["Fighter"])


@pytest.mark.rule("9.2.1")
def test_none_need_be_put_and_the_ex_area_takes_it_too():
    t = table(me=Side(hand=["Gate"], evolve=["Guest"]), cards=[GATE, GUEST]).play("Gate").pick()
    assert (t.me.field, t.me.evolve_deck) == ([], ["Guest"])
    t = table(me=Side(hand=["Well"], evolve=["Guest"]), cards=[WELL, GUEST]).play("Well").pick("Guest")
    assert (t.me.ex, t.me.pp) == (["Guest"], 10)
    assert t.play("Guest").me.pp == 7


@pytest.mark.rule("4.6.3")
def test_a_faceup_one_is_not_in_the_evolve_deck():
    t = sent("cemetery")
    assert t.me.evolve_deck == ["Hero (faceup)"]
    cards = [GATE, GUEST]
    t = table(me=Side(hand=["Gate", "Gate"], evolve=["Guest"]), cards=cards).play("Gate").pick("Guest")
    t.session.table.flip(t.session.table.move(t.card("Guest").id, Place(0, "evolve_deck")), faceup=True)
    assert t.play("Gate").ask.kind == "main"
    assert t.me.evolve_deck == ["Guest (faceup)"]


@pytest.mark.rule("12.16.3", edition="JA 1.24.1")
def test_advance_activation_may_be_paid_with_an_evolution_point():
    host = follower("Host", "advanced(pay(4), out_of_evolve_deck(your.follower))")
    side = Side(field=["Host"], evolve=["Guest"], ep=1)
    t = table(me=side, cards=[host, GUEST]).activate("Host")
    assert t.ask.kind != "main"

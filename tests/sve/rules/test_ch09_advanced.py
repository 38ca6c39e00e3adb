"""9.2: advanced cards."""

import pytest
from sve.playing import Invented, Playing, Side, follower, spell_card, table
from sve.rules.probes import Do

from svedesk.engine.records import Place
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.replaceable_events import Move
from svedesk.games.sve.words import destroy, draw, last_words, select, spell, your

HERO = follower("Hero", last_words(draw(1)), special="advanced")
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
    kill = spell_card("Kill", spell(select(your.follower), destroy(your.follower)))
    t = table(me=Side(hand=["Kill"], field=["Hero"]), cards=[HERO, kill]).play("Kill").pick("Hero")
    assert (t.me.hand, t.me.evolve_deck, t.me.cemetery) == (["Fighter"], ["Hero (faceup)"], ["Kill"])


@pytest.mark.rule("9.2.2")
def test_a_spell_resolves_in_the_resolution_zone_before_it_goes():
    t = table(me=Side(ex=["Bolt"]), cards=[BOLT]).play("Bolt")
    assert (t.me.hand, t.me.cemetery, t.me.evolve_deck) == (["Fighter"], [], ["Bolt (faceup)"])

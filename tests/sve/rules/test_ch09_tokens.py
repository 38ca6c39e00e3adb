"""9.1: tokens."""

import pytest
from sve.playing import Invented, Side, amulet, follower, read_abilities, spell_card, table
from sve.rules.probes import Do, by_hand, kinds, moves

from svedesk.engine.events import CardMoved
from svedesk.engine.records import Place
from svedesk.games.sve.actions.arrive import create
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.trigger_events import Move
from svedesk.games.sve.words import enemy, give, it, return_to_hand, select, spell


def token(name: str, *abilities: str, kind: str = "follower", attack: int = 1, defense: int = 1) -> Invented:
    """An invented token."""
    stats = {"attack": attack, "defense": defense} if kind == "follower" else {}
    return Invented(SveFacts("X-" + name, name, name, kind, "token", cost=1, **stats), read_abilities(abilities))


def moving(zone: str, *seen: list[int]) -> Invented:
    """A spell that moves everything on both fields to a zone of its owner, and then looks how many cards lie there."""

    def act(game, context):
        yield from move_together(game, [Move(card.id, Place(card.owner, zone)) for card in game.on_fields()], "move")
        for counts in seen:
            counts += [len(game.table.zone(seat, zone)) for seat in (0, 1)]

    return spell_card("Away", spell(Do(act)))


# -- 9.1.1, 9.1.2: made, and counted as cards --------------------------------------------------------------------------


@pytest.mark.rule("9.1.1", "9.1.1.1")
def test_tokens_count_as_cards_where_they_lie():
    t = table(me=Side(field=["Fairy"] * 5, hand=["Goblin"]))
    assert t.why_not("play Goblin")[0] == "field-full"
    t = table(me=Side(hand=["Unbridled Fury"], field=["Fairy", "Knight"]), foe=Side(field=["Okami"]))
    t.play("Unbridled Fury").pick("Okami")
    assert t.foe.field == ["Okami 5/3"]
    t = table(me=Side(ex=["Fairy"] * 4, hand=["Fairy Circle"])).play("Fairy Circle")
    assert len(t.me.ex) == 5


@pytest.mark.rule("9.1.1.1")
def test_what_applies_to_cards_applies_to_tokens():
    t = table(me=Side(hand=["Forge Weaponry"], field=["Fairy"]), foe=Side(hand=["Angelic Snipe"]))
    t.play("Forge Weaponry").pick("Fairy")
    assert t.me.field == ["Fairy 2/2"]
    t.attack("Fairy", "leader").play("Angelic Snipe").pick("Fairy").quiet()
    assert (t.me.field, t.foe.defense) == ([], 20)


@pytest.mark.rule("9.1.1.1")
def test_a_token_in_the_ex_area_is_played_as_a_card_for_its_cost():
    t = table(me=Side(ex=["Steelclad Knight"], pp=3)).play("Steelclad Knight")
    assert (t.me.field, t.me.ex, t.me.pp) == (["Steelclad Knight 2/2"], [], 1)
    assert t.me.number("cards_played") == 1


@pytest.mark.rule("9.1.2")
@pytest.mark.parametrize("zone", ["field", "ex"])
def test_creating_puts_a_token_into_the_zone_from_nowhere(zone):
    step = "summon(FAIRY)" if zone == "field" else "into_ex(1, FAIRY)"
    t = table(me=Side(hand=["Make"]), cards=[spell_card("Make", f"spell({step})")]).play("Make")
    (made,) = moves(t.events, "create")
    assert (made.was, made.source, made.to, made.number) == (0, None, Place(0, zone), "SD01-T01")


@pytest.mark.rule("9.1.2.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_token_is_owned_and_controlled_by_the_player_of_its_zone(seat):
    def act(game, context):
        yield from create(game, context.seat, seat, "field", ["SD01-T01"])

    t = table(me=Side(hand=["Gift"]), cards=[spell_card("Gift", spell(Do(act)))]).play("Gift")
    fairy = t.card("Fairy", "field")
    assert (fairy.owner, fairy.seat) == (seat, seat)


@pytest.mark.rule("9.1.2.2")
def test_a_created_token_was_put_into_the_zone():
    herald = token("Herald", "fanfare(draw(1))")
    makes = spell_card("Make", spell(Do(lambda game, context: create(game, 0, 0, "field", ["X-Herald"]))))
    t = table(me=Side(field=["Okami"], hand=["Make"]), cards=[herald, makes]).play("Make")
    assert t.ask.kind == "pending"  # its own Fanfare, and Okami's "whenever another follower is put onto your field"
    t.numbers(0)
    assert t.me.hand == ["Fighter"]
    assert t.me.field == ["Okami 6/6", "Herald 1/1"]


@pytest.mark.rule("9.1.2.2")
def test_each_of_several_tokens_was_put_there():
    t = table(me=Side(field=["Okami", "Floral Fencer"], evolve=["Floral Fencer"])).evolve("Floral Fencer")
    while t.ask.kind == "pending":
        t.numbers(0)
    assert t.me.field[0] == "Okami 7/7"


@pytest.mark.rule("9.1.2.2")
def test_a_token_in_the_ex_area_was_not_put_onto_the_field():
    t = table(me=Side(field=["Okami"], hand=["Fairy Circle"])).play("Fairy Circle")
    assert t.me.field == ["Okami 5/5"]


@pytest.mark.rule("9.1.2.3")
@pytest.mark.parametrize(
    ("name", "written", "cost", "traits"),
    [
        ("Fairy", "Fairy 1/1", 1, ("Pixie",)),
        ("Knight", "Knight 1/1", 1, ("Officer",)),
        ("Steelclad Knight", "Steelclad Knight 2/2", 2, ("Officer",)),
    ],
)
def test_a_token_has_the_information_of_its_name(name, written, cost, traits):
    t = table(me=Side(field=[name]))
    facts = t.game.facts(t.card(name, "field"))
    assert t.me.field == [written]
    assert (facts.special, facts.cost, facts.traits) == ("token", cost, traits)


# -- 9.1.3, 9.1.4: where they may be -----------------------------------------------------------------------------------


@pytest.mark.rule("9.1.3", "9.1.4.1", "9.1.4.3")
@pytest.mark.parametrize("kind", ["follower", "amulet"])
@pytest.mark.parametrize("zone", ["hand", "deck", "cemetery", "banished", "evolve_deck"])
def test_a_token_that_goes_elsewhere_is_eliminated_at_once_in_the_middle_of_the_text(zone, kind):
    seen: list[int] = []
    cards = [moving(zone, seen), token("Thing", kind=kind)]
    t = table(me=Side(hand=["Away"], field=["Thing", "Fighter"], deck=[]), foe=Side(deck=[]), cards=cards).play("Away")
    assert seen == [1, 0]  # the Fighter alone, already while the text goes on
    assert t.cards("Thing") == []
    assert t.table.cards.keys() == {card_id for ids in t.table.zones.values() for card_id in ids}
    (gone,) = moves(t.events, "eliminate")
    assert (gone.to, gone.source) == (None, Place(0, zone))


@pytest.mark.rule("9.1.4.1")
@pytest.mark.parametrize("zone", ["ex", "field"])
@pytest.mark.parametrize("kind", ["follower", "amulet"])
def test_follower_and_amulet_tokens_exist_on_the_field_and_in_the_ex_area(zone, kind):
    t = table(me=Side(**{zone: ["Thing"]}), cards=[token("Thing", kind=kind)])
    if zone == "ex":
        t.play("Thing")  # through the resolution zone
        assert "eliminate" not in kinds(t.events)
    assert len(t.me.field) == 1


@pytest.mark.rule("9.1.4.1")
def test_a_card_that_is_no_token_is_not_eliminated():
    t = table(me=Side(hand=["Away"], field=["Goblin"]), cards=[moving("hand")]).play("Away")
    assert t.me.hand == ["Goblin"]


@pytest.mark.rule("9.1.4.2")
def test_a_spell_token_is_played_from_the_ex_area_and_eliminated_in_the_cemetery():
    bolt = token("Bolt", "spell(draw(1))", kind="spell")
    t = table(me=Side(ex=["Bolt"], deck=["Goblin"]), cards=[bolt]).play("Bolt")
    assert (t.me.hand, t.me.ex, t.me.cemetery) == (["Goblin"], [], [])
    assert t.cards("Bolt") == []
    assert kinds(t.events) == ["play", "NumberChanged", "NumberChanged", "Played", "draw", "resolve", "eliminate"]


@pytest.mark.rule("9.1.4.2")
@pytest.mark.parametrize("zone", ["field", "hand", "cemetery"])
def test_a_spell_token_may_not_lie_elsewhere(zone):
    def act(game, context):
        bolts = game.table.in_zone(0, "ex")
        yield from move_together(game, [Move(card.id, Place(0, zone)) for card in bolts], "move")

    cards = [token("Bolt", "spell(draw(1))", kind="spell"), spell_card("Away", spell(Do(act)))]
    t = table(me=Side(ex=["Bolt"], hand=["Away"]), cards=cards).play("Away")
    assert t.cards("Bolt") == []


@pytest.mark.rule("9.1.4.3")
def test_a_returned_token_is_gone_before_the_rest_of_the_text():
    seen: list[int] = []
    look = Do(lambda game, context: seen.append(len(game.table.zone(1, "hand"))))
    back = spell_card("Back", spell(select(enemy.follower), return_to_hand(it), look, give(it, attack=1)))
    t = table(me=Side(hand=["Back"]), foe=Side(field=["Fairy"]), cards=[back]).play("Back").pick("Fairy")
    assert (seen, t.foe.hand, t.cards("Fairy")) == ([0], [], [])


@pytest.mark.rule("9.1.4.3")
def test_tokens_destroyed_in_an_attack_are_gone():
    t = table(me=Side(field=["Fairy"]), foe=Side(field=["Knight [engaged]"])).attack("Fairy", "Knight").quiet()
    assert (t.me.field, t.foe.field, t.me.cemetery, t.foe.cemetery) == ([], [], [], [])
    assert [move.why for move in t.events if isinstance(move, CardMoved)] == ["destroy", "destroy"] + ["eliminate"] * 2


@pytest.mark.rule("9.1.3.1", "9.1.4.3")
def test_a_token_was_put_into_the_cemetery_before_it_was_eliminated():
    """Its Last Words are triggered (12.5): it went from the field to the cemetery."""
    wisp = token("Wisp", "last_words(draw(1), into_ex(1, FAIRY))")
    t = table(me=Side(field=["Wisp"], deck=["Goblin"]), foe=Side(field=["Okami [engaged]"]), cards=[wisp])
    t.attack("Wisp", "Okami").quiet()
    assert (t.me.field, t.me.cemetery, t.cards("Wisp")) == ([], [], [])
    assert (t.me.hand, t.me.ex) == (["Goblin"], ["Fairy"])


@pytest.mark.rule("9.1.4.3")
def test_a_token_that_returns_to_hand_was_not_put_into_the_cemetery():
    wisp = token("Wisp", "last_words(draw(1))")
    back = spell_card("Back", "spell(select(your.follower), return_to_hand(it))")
    t = table(me=Side(field=["Wisp"], hand=["Back"]), cards=[wisp, back]).play("Back").pick("Wisp")
    assert (t.me.hand, t.me.field) == ([], [])


@pytest.mark.rule("9.1.3.1")
def test_the_place_of_an_eliminated_token_is_free_at_once():
    def swap(game, context):
        yield from move_together(game, [Move(game.field(0)[0].id, Place(0, "cemetery"))], "destroy")
        yield from create(game, 0, 0, "field", ["SD02-T01"] * 3)

    cards = [spell_card("Swap", spell(Do(swap)))]
    t = table(me=Side(field=["Fairy"] * 5, hand=["Swap"]), cards=cards).play("Swap")
    assert t.me.field == ["Fairy 1/1"] * 4 + ["Knight 1/1"]


@pytest.mark.rule("9.1.4.3")
def test_a_token_moved_by_hand_stays_where_it_was_put_until_the_rules_move_it():
    """By hand everything is allowed; the rules say what they would not (problems)."""
    t = by_hand(table(me=Side(field=["Fairy"])), "move", "Fairy", to=(0, "hand"))
    assert t.me.hand == ["Fairy"]
    assert [problem.clause for problem in t.session.ruleset.problems(t.table)] == ["9.1.4"]


@pytest.mark.rule("9.1.2.2")
def test_a_watcher_that_comes_with_tokens_sees_them_come():
    shrine = amulet("Shrine", "whenever_enters(your.token, give(it, attack=1))", "fanfare(summon(KNIGHT))")
    t = table(me=Side(hand=["Shrine"]), cards=[shrine, follower("X")]).play("Shrine")
    assert t.me.field == ["Shrine", "Knight 2/1"]

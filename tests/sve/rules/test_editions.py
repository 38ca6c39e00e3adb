"""What editions of the rules word otherwise, each switch both ways, and what JA 1.24.1 adds."""

import pytest
from shipped import starter_decks
from sve.playing import Invented, Playing, Side, amulet, evolved, follower, spell_card, table
from sve.random_play import steps
from sve.rules.probes import Do

from svedesk.desk.desk import Desk
from svedesk.engine.log import Setup
from svedesk.engine.message import Refused
from svedesk.engine.records import SHARED
from svedesk.engine.session import Session
from svedesk.games.sve.actions.evolve import evolve as evolve_now
from svedesk.games.sve.actions.give import give
from svedesk.games.sve.editions import EDITION_NAMES as NAMES
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.words import (
    activate,
    bane,
    box,
    deal,
    draw,
    enemy,
    evolve,
    evolve_it,
    give_keyword,
    it,
    on_evolve,
    pay,
    rush,
    select,
    spell,
    storm,
    this,
    ward,
    while_here,
    your,
)
from svedesk.games.sve.words.universes import advanced, on_super_evolve

EN, JA, NEWEST = "EN 1.16.0", "JA 1.18.0", "JA 1.24.1"


@pytest.mark.parametrize("edition", NAMES)
def test_a_game_remembers_its_edition(edition):
    t = table(edition=edition)
    assert t.game.edition.name == edition
    assert t.session.fork().setup.rules == edition
    t.end().quiet()
    assert t.game.edition.name == edition


def test_an_edition_that_is_none_is_refused():
    with pytest.raises(Refused) as refused:
        Session(table().session.ruleset, Setup("sve", "EN 9.9.9", 1, ()))
    assert refused.value.message.key == "unknown-rules"


# -- the switches ------------------------------------------------------------------------------------------------------

PUP, HOUND = follower("Pup", evolve(0), attack=1, defense=4), evolved("Pup", attack=3, defense=6)


def setting(what: str, value: int, until: str = "") -> Do:
    return Do(lambda game, context: give(game, game.table.zone(0, "field")[0], what, value, "", until))


def grown(edition: str, *changes: Do, damage: int = 0) -> Playing:
    change = spell_card("Change", spell(*changes), cost=0)
    field = [f"Pup [damage {damage}]" if damage else "Pup"]
    t = table(me=Side(hand=["Change"], field=field, evolve=["Pup"]), cards=[PUP, HOUND, change], edition=edition)
    return t.play("Change").evolve("Pup")


@pytest.mark.rule("5.15.2")
@pytest.mark.parametrize(
    ("edition", "change", "stats"),
    [
        (EN, setting("set_attack", 5), "Pup 5/6"),  # the effect continues to apply
        (JA, setting("set_attack", 5), "Pup 7/6"),  # the difference of 4 is carried over
        (EN, setting("set_defense", 1), "Pup 3/1"),
        (JA, setting("set_defense", 1), "Pup 3/3"),
        (EN, setting("attack", 2), "Pup 5/6"),
        (JA, setting("attack", 2), "Pup 5/6"),
    ],
)
def test_what_was_set_before_evolving(edition, change, stats):
    assert grown(edition, change).me.field == [stats]


@pytest.mark.parametrize("edition", [EN, JA])
def test_lost_defense_stays_lost_in_every_edition(edition):
    assert grown(edition, setting("attack", 1), damage=2).me.field == ["Pup 4/4"]


def test_differences_are_those_of_all_changes_in_their_order():
    changes = (setting("attack", 3), setting("set_attack", 2), setting("attack", 4))
    assert grown(EN, *changes).me.field == ["Pup 6/6"]
    assert grown(JA, *changes).me.field == ["Pup 8/6"]


def test_a_difference_until_the_end_of_the_turn_ends_with_it():
    t = grown(JA, setting("set_attack", 5, "turn"))
    assert t.me.field == ["Pup 7/6"]
    assert t.end().quiet().me.field == ["Pup 3/6"]


@pytest.mark.rule("7.4.8")
@pytest.mark.parametrize(("edition", "after"), [(EN, "Pup 3/6"), (JA, "Pup 5/6")])
def test_effects_during_your_turn_end_with_it_where_the_edition_says_so(edition, after):
    t = grown(edition, setting("attack", 2, "your_turn"))
    assert t.me.field == ["Pup 5/6"]
    assert t.end().quiet().me.field == [after]


@pytest.mark.rule("5.30.2.1", "5.15.2")
@pytest.mark.parametrize(("edition", "drawn", "words"), [(EN, [], ()), (JA, ["Fighter"], ("storm",))])
def test_a_boxed_card_that_evolves_gains_the_abilities_of_its_evolved_card_in_some_editions(edition, drawn, words):
    hound = evolved("Pup", storm, on_evolve(draw(1)))
    put = spell_card(
        "Put", spell(select(your.follower), give_keyword(it, ward), box(it), give_keyword(it, bane)), cost=0
    )
    me = Side(hand=["Put"], field=["Pup"], evolve=["Pup"])
    boxed = follower("Pup", evolve(0), rush)
    t = table(me=me, cards=[boxed, hound, put], edition=edition).play("Put").pick("Pup")
    assert t.keywords("Pup") == ("bane",)
    evolve_now(t.game, t.card("Pup", "field").id, t.card("Pup", "evolve_deck").id)
    assert t.keywords("Pup") == (*words, "bane")
    t.end().quiet()
    assert t.me.hand == drawn


@pytest.mark.parametrize(("edition", "words"), [(EN, ()), (JA, ("storm",))])
def test_its_passive_abilities_too(edition, words):
    put = spell_card("Put", spell(select(your.follower), box(it)), cost=0)
    me = Side(hand=["Put"], field=["Pup", "Fighter"], evolve=["Pup"])
    hound = evolved("Pup", while_here(your.follower.but_this(), storm))
    t = table(me=me, cards=[PUP, hound, put], edition=edition).play("Put").pick("Pup")
    evolve_now(t.game, t.card("Pup", "field").id, t.card("Pup", "evolve_deck").id)
    assert t.keywords("Fighter") == words


def test_boxed_again_it_has_none_in_every_edition():
    put = spell_card("Put", spell(select(your.follower), box(it)), cost=0)
    me = Side(hand=["Put", "Put"], field=["Pup"], evolve=["Pup"])
    t = table(me=me, cards=[PUP, evolved("Pup", storm), put], edition=JA).play("Put").pick("Pup")
    evolve_now(t.game, t.card("Pup", "field").id, t.card("Pup", "evolve_deck").id)
    assert t.keywords("Pup") == ("storm",)
    assert t.play("Put").pick("Pup").keywords("Pup") == ()


EGG = amulet("Egg")
SHELL = amulet("Shell", activate((), evolve_it(this)))
BROKEN = [
    Invented(SveFacts(f"X-{name}-E", name, name, "follower", "evolved", attack=1, defense=1))
    for name in ("Egg", "Shell")
]


@pytest.mark.rule("5.24.3.1.1")
@pytest.mark.parametrize(("edition", "field"), [(EN, ["Egg"]), (JA, ["Egg 1/1"])])
def test_an_effect_evolves_what_is_no_follower_in_some_editions_only(edition, field):
    hatch = spell_card("Hatch", spell(evolve_it(your.amulet)), cost=0)
    me = Side(hand=["Hatch"], field=["Egg"], evolve=["Egg"])
    assert table(me=me, cards=[EGG, hatch, *BROKEN], edition=edition).play("Hatch").me.field == field


@pytest.mark.rule("5.24.3.1.1")
@pytest.mark.parametrize("edition", [EN, JA])
def test_a_card_that_evolves_itself_does_whatever_it_is(edition):
    t = table(me=Side(field=["Shell"], evolve=["Shell"]), cards=[SHELL, *BROKEN], edition=edition).activate("Shell")
    assert (t.me.field, t.me.evolve_deck) == (["Shell 1/1"], [])


@pytest.mark.rule("5.15.1.1")
def test_an_effect_lets_the_controller_select_among_different_cards_and_evolves_each():
    other = Invented(SveFacts("X-Pup-F", "Pup", "Pup", "follower", "evolved", attack=7, defense=7))
    howl = spell_card("Howl", spell(evolve_it(your.follower)), cost=0)
    me = Side(hand=["Howl"], field=["Pup", "Fighter"], evolve=["X-Pup-E", "X-Pup-F"])
    t = table(me=me, cards=[PUP, HOUND, other, howl]).play("Howl")
    assert (t.ask.kind, t.ask.reason.clause, len(t.ask.options)) == ("select", "5.15.1.1", 2)
    t.numbers(1)
    assert (t.me.field, len(t.me.evolve_deck)) == (["Pup 7/7", "Fighter 2/3"], 1)
    assert (evolve_it(this).en(), evolve_it(this).ja()) == ("evolve this follower", "これは進化する")


SAGE = follower("Sage", advanced(pay(2), draw(1)))


@pytest.mark.parametrize("edition", [JA, NEWEST])
def test_an_advanced_ability_is_equivalent_to_evolve_and_takes_an_evolution_point(edition):
    me = Side(field=["Sage", "Pup"], evolve=["Pup"], pp=1, ep=1)
    t = table(me=me, cards=[SAGE, PUP, HOUND], edition=edition).activate("Sage")
    assert (t.me.pp, t.me.ep, t.me.hand) == (0, 0, ["Fighter"])
    assert t.why_not("evolve Pup") == ("evolved-already", "8.3.2")
    assert card_text(t.session.ruleset.definition("X-Sage"), "ja") == "【アドバンス起動】【コスト2】：1枚引く。"


def test_editions_without_it_refuse_it():
    t = table(me=Side(field=["Sage"]), cards=[SAGE], edition=EN)
    assert t.why_not("activate Sage")[0] == "not-in-this-edition"


# -- super-evolution ---------------------------------------------------------------------------------------------------

STAR = follower("Star", evolve(1), attack=1, defense=1)
NOVA = evolved("Star", on_evolve(draw(1)), on_super_evolve(deal(1, enemy.follower)), attack=2, defense=2)


def late(edition: str = NEWEST, *, begun: int = 7, points: int = 1, first: int = 0, **side: object) -> Playing:
    me = Side(field=["Star"], evolve=["Star"], **side)
    t = table(me=me, foe=Side(field=["Fighter"]), cards=[STAR, NOVA], edition=edition)
    t.table.set_number(SHARED, "first", first)
    t.table.set_number(0, "turns_begun", begun)
    t.table.set_number(0, "super_evolution_points", points)
    return t


def test_a_super_evolution_point_more_and_the_follower_super_evolves():
    t = late().evolve("Star")
    assert (t.ask.kind, t.ask.reason.key, t.me.pp) == ("may", "pay-super-evolve", 10)
    t.say("yes").in_any_order()
    assert (t.me.field, t.me.pp, t.me.number("super_evolution_points")) == (["Star 3/3"], 9, 0)
    assert (t.me.hand, t.foe.field) == (["Fighter"], ["Fighter 2/2"])  # it evolved, and super-evolved


def test_who_does_not_pay_it_evolves():
    t = late().evolve("Star").say("no")
    assert (t.me.field, t.me.number("super_evolution_points"), t.foe.field) == (["Star 2/2"], 1, ["Fighter 2/3"])


@pytest.mark.parametrize(("first", "begun", "asked"), [(0, 6, False), (0, 7, True), (1, 5, False), (1, 6, True)])
def test_it_is_late_enough_from_the_seventh_turn_of_who_went_first_and_the_sixth_of_the_other(first, begun, asked):
    assert (late(first=first, begun=begun).evolve("Star").ask.kind == "may") == asked


def test_without_a_point_it_is_not_asked():
    assert late(points=0).evolve("Star").ask.kind == "main"


@pytest.mark.parametrize("edition", [EN, JA])
def test_editions_without_super_evolution_do_not_ask(edition):
    assert late(edition).evolve("Star").ask.kind == "main"


def test_an_evolution_point_may_pay_beside_it():
    t = late(pp=1, ep=1).evolve("Star").say("evolution").say("yes").in_any_order()
    assert (t.me.pp, t.me.ep, t.me.field) == (1, 0, ["Star 3/3"])


@pytest.mark.parametrize(("edition", "points"), [(NEWEST, 1), (JA, 0)])
def test_each_player_starts_with_one_point_and_counts_turns(edition, points):
    deck = starter_decks()["SD01"].as_list()
    t = Playing(Session(table().session.ruleset, Setup("sve", edition, 1, (deck, deck), 0))).say("no").say("no")
    assert [half.number("super_evolution_points") for half in (t.me, t.foe)] == [points, points]
    assert [half.number("turns_begun") for half in (t.me, t.foe)] == [points, 0]
    t.end().quiet()
    assert [half.number("turns_begun") for half in (t.me, t.foe)] == [points, points]
    t.end().quiet()
    assert [half.number("turns_begun") for half in (t.me, t.foe)] == [2 * points, points]


# -- saved with the game -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["standard", "sealed"])
def test_edition_and_format_are_saved_with_a_game_and_with_a_board(tmp_path, form):
    deck = starter_decks()["SD01"].as_list()
    ruleset = table().session.ruleset
    desk = Desk.new(Setup("sve", JA, 1, (deck, deck), 0, format=form), ruleset)
    desk.save(tmp_path / "game.sve")
    desk.save_board(tmp_path / "board.sve")
    for again in (Desk.load(tmp_path / "game.sve", ruleset), Desk.from_board(tmp_path / "board.sve", ruleset)):
        game = Playing(again.session).game
        assert (game.edition.name, game.format.name) == (JA, form)


@pytest.mark.slow_after_first
@pytest.mark.parametrize("edition", [JA, NEWEST])
@pytest.mark.parametrize("form", ["standard", "sealed"])
def test_random_games_are_played_to_their_end_under_each(edition, form):
    decks = tuple(starter_decks()[code].as_list() for code in ("SD01", "SD02"))
    for seed in range(2):
        session = Session(table().session.ruleset, Setup("sve", edition, seed, decks, 0, format=form))
        for _ in steps(session, seed):
            pass
        assert session.table.outcome is not None

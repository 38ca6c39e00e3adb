"""What editions of the rules word otherwise, each switch both ways, and what JA 1.24.1 adds."""

import pytest
from shipped import starter_decks
from sve.playing import Invented, Playing, Side, amulet, edition_played, evolved, follower, spell_card, table
from sve.random_play import steps
from sve.rules.probes import Do, by_hand

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
from svedesk.games.sve.words import evolve_it, spell, this

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

PUP, HOUND = follower("Pup", "evolve(0)", attack=1, defense=4), evolved("Pup", attack=3, defense=6)


def setting(what: str, value: int, until: str = "") -> Do:
    return Do(lambda game, context: give(game, game.table.zone(0, "field")[0], what, value, "", until))


def grown(edition: str, *changes: Do, damage: int = 0) -> Playing:
    change = spell_card("Change", spell(*changes), cost=0)
    field = [f"Pup [damage {damage}]" if damage else "Pup"]
    t = table(me=Side(hand=["Change"], field=field, evolve=["Pup"]), cards=[PUP, HOUND, change], edition=edition)
    return t.play("Change").evolve("Pup")


@pytest.mark.rule("5.15.2")
@pytest.mark.parametrize(
    ("change", "stats"),
    [(setting("set_attack", 5), "Pup 5/6"), (setting("set_defense", 1), "Pup 3/1"), (setting("attack", 2), "Pup 5/6")],
)
def test_what_was_set_before_evolving_goes_on(change, stats):
    assert grown("", change).me.field == [stats]


@pytest.mark.rule("5.15.2", "5.15.2.1", edition="JA 1.18.0")
@pytest.mark.parametrize(
    ("change", "stats"),
    [
        (setting("set_attack", 5), "Pup 7/6"),  # the difference of 4 is carried over
        (setting("set_defense", 1), "Pup 3/3"),
        (setting("attack", 2), "Pup 5/6"),
    ],
)
def test_the_difference_to_what_was_printed_is_carried_over(change, stats):
    assert grown("", change).me.field == [stats]


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
@pytest.mark.parametrize("until", ["your_turn", "turn"])
def test_effects_during_your_turn_and_this_turn_end_with_it(until):
    t = grown("", setting("attack", 2, until))
    assert t.me.field == ["Pup 5/6"]
    assert t.end().quiet().me.field == ["Pup 3/6"]


@pytest.mark.rule("7.4.8", edition="JA 1.18.0")
@pytest.mark.parametrize(("until", "after"), [("your_turn", "Pup 5/6"), ("turn", "Pup 3/6")])
def test_in_some_editions_those_during_your_turn_do_not(until, after):
    t = grown("", setting("attack", 2, until))
    assert t.me.field == ["Pup 5/6"]
    assert t.end().quiet().me.field == [after]


@pytest.mark.rule("5.15.2")
def test_a_boxed_card_that_evolves_stays_as_empty_as_it_was():
    assert boxed_then_evolved() == ([], ("bane",))


@pytest.mark.rule("5.15.2.2", edition="JA 1.18.0")
def test_in_some_editions_it_gains_the_abilities_of_its_evolved_card():
    assert boxed_then_evolved() == (["Fighter"], ("storm", "bane"))


def boxed_then_evolved() -> tuple[list[str], tuple[str, ...]]:
    """What was drawn by its On Evolve, and its keywords, one of which it was given after it was boxed."""
    hound = evolved("Pup", "storm", "on_evolve(draw(1))")
    put = spell_card(
        "Put", "spell(select(your.follower), give_keyword(it, ward), box(it), give_keyword(it, bane))", cost=0
    )
    me = Side(hand=["Put"], field=["Pup"], evolve=["Pup"])
    boxed = follower("Pup", "evolve(0)", "rush")
    t = table(me=me, cards=[boxed, hound, put]).play("Put").pick("Pup")
    assert t.keywords("Pup") == ("bane",)
    evolve_now(t.game, t.card("Pup", "field").id, t.card("Pup", "evolve_deck").id)
    words = t.keywords("Pup")
    return t.end().quiet().me.hand, words


@pytest.mark.parametrize(("edition", "words"), [(EN, ()), (JA, ("storm",))])
def test_its_passive_abilities_too(edition, words):
    put = spell_card("Put", "spell(select(your.follower), box(it))", cost=0)
    me = Side(hand=["Put"], field=["Pup", "Fighter"], evolve=["Pup"])
    hound = evolved("Pup", "while_here(your.follower.but_this(), storm)")
    t = table(me=me, cards=[PUP, hound, put], edition=edition).play("Put").pick("Pup")
    evolve_now(t.game, t.card("Pup", "field").id, t.card("Pup", "evolve_deck").id)
    assert t.keywords("Fighter") == words


def test_boxed_again_it_has_none_in_every_edition():
    put = spell_card("Put", "spell(select(your.follower), box(it))", cost=0)
    me = Side(hand=["Put", "Put"], field=["Pup"], evolve=["Pup"])
    t = table(me=me, cards=[PUP, evolved("Pup", "storm"), put], edition=JA).play("Put").pick("Pup")
    evolve_now(t.game, t.card("Pup", "field").id, t.card("Pup", "evolve_deck").id)
    assert t.keywords("Pup") == ("storm",)
    assert t.play("Put").pick("Pup").keywords("Pup") == ()


EGG = amulet("Egg")
SHELL = amulet("Shell", "activate((), evolve_it(this))")
BROKEN = [
    Invented(SveFacts(f"X-{name}-E", name, name, "follower", "evolved", attack=1, defense=1))
    for name in ("Egg", "Shell")
]


HATCH = spell_card("Hatch", "spell(evolve_it(your.amulet))", cost=0)


@pytest.mark.rule("5.24.3.1.1")
def test_an_effect_evolves_nothing_that_is_no_follower():
    me = Side(hand=["Hatch"], field=["Egg"], evolve=["Egg"])
    assert table(me=me, cards=[EGG, HATCH, *BROKEN]).play("Hatch").me.field == ["Egg"]


@pytest.mark.rule("5.24.3.2", edition="JA 1.18.0")
def test_in_some_editions_it_evolves_any_card():
    me = Side(hand=["Hatch"], field=["Egg"], evolve=["Egg"])
    assert table(me=me, cards=[EGG, HATCH, *BROKEN]).play("Hatch").me.field == ["Egg 1/1"]


@pytest.mark.parametrize("edition", [EN, JA])
def test_a_card_that_evolves_itself_does_whatever_it_is(edition):
    t = table(me=Side(field=["Shell"], evolve=["Shell"]), cards=[SHELL, *BROKEN], edition=edition).activate("Shell")
    assert (t.me.field, t.me.evolve_deck) == (["Shell 1/1"], [])


@pytest.mark.rule("5.15.1.1")
def test_an_effect_lets_the_controller_select_among_different_cards_and_evolves_each():
    other = Invented(SveFacts("X-Pup-F", "Pup", "Pup", "follower", "evolved", attack=7, defense=7))
    howl = spell_card("Howl", "spell(evolve_it(your.follower))", cost=0)
    me = Side(hand=["Howl"], field=["Pup", "Fighter"], evolve=["X-Pup-E", "X-Pup-F"])
    t = table(me=me, cards=[PUP, HOUND, other, howl]).play("Howl")
    assert (t.ask.kind, t.ask.reason.clause, len(t.ask.options)) == ("select", "5.15.1.1", 2)
    t.numbers(1)
    assert (t.me.field, len(t.me.evolve_deck)) == (["Pup 7/7", "Fighter 2/3"], 1)
    assert (evolve_it(this).en(), evolve_it(this).ja()) == ("evolve this follower", "これは進化する")


SAGE = follower("Sage", "advanced(pay(2), draw(1))")


@pytest.mark.rule("12.16.3", edition="JA 1.18.0")
def test_an_advanced_ability_is_equivalent_to_evolve_and_takes_an_evolution_point():
    me = Side(field=["Sage", "Pup"], evolve=["Pup"], pp=1, ep=1)
    t = table(me=me, cards=[SAGE, PUP, HOUND]).activate("Sage")
    assert (t.me.pp, t.me.ep, t.me.hand) == (0, 0, ["Fighter"])
    assert t.why_not("evolve Pup") == ("evolved-already", "8.3.2")
    assert card_text(t.session.ruleset.definition("X-Sage"), "ja") == "【アドバンス起動】【コスト2】：1枚引く。"


def test_editions_without_it_refuse_it():
    t = table(me=Side(field=["Sage"]), cards=[SAGE], edition=EN)
    assert t.why_not("activate Sage")[0] == "not-in-this-edition"


# -- super-evolution ---------------------------------------------------------------------------------------------------

STAR = follower("Star", "evolve(1)", attack=1, defense=1)
NOVA = evolved("Star", "on_evolve(draw(1))", "on_super_evolve(deal(1, enemy.follower))", attack=2, defense=2)


def late(edition: str = NEWEST, *, begun: int = 7, points: int = 1, first: int = 0, **side: object) -> Playing:
    me = Side(field=["Star"], evolve=["Star"], **side)
    t = table(me=me, foe=Side(field=["Fighter"]), cards=[STAR, NOVA], edition=edition)
    t.table.set_number(SHARED, "first", first)
    t.table.set_number(0, "turns_begun", begun)
    t.table.set_number(0, "super_evolution_points", points)
    return t


@pytest.mark.rule("3.2.6", "12.2.4", "12.2.4.1", "12.2.4.2", "12.17.1", "12.17.2", edition="JA 1.24.1")
def test_a_super_evolution_point_more_and_the_follower_super_evolves():
    t = late("").evolve("Star")
    assert (t.ask.kind, t.ask.reason.key, t.me.pp) == ("may", "pay-super-evolve", 10)
    t.say("yes").in_any_order()
    assert (t.me.field, t.me.pp, t.me.number("super_evolution_points")) == (["Star 3/3"], 9, 0)
    assert (t.me.hand, t.foe.field) == (["Fighter"], ["Fighter 2/2"])  # it evolved, and super-evolved


@pytest.mark.rule("12.2.4", "12.17.1", edition="JA 1.24.1")
def test_who_does_not_pay_it_evolves():
    t = late("").evolve("Star").say("no")
    assert (t.me.field, t.me.number("super_evolution_points"), t.foe.field) == (["Star 2/2"], 1, ["Fighter 2/3"])


@pytest.mark.rule("12.2.4", edition="JA 1.24.1")
@pytest.mark.parametrize(("first", "begun", "asked"), [(0, 6, False), (0, 7, True), (1, 5, False), (1, 6, True)])
def test_it_is_late_enough_from_the_seventh_turn_of_who_went_first_and_the_sixth_of_the_other(first, begun, asked):
    assert (late("", first=first, begun=begun).evolve("Star").ask.kind == "may") == asked


@pytest.mark.rule("3.2.6.1", edition="JA 1.24.1")
def test_without_a_point_it_is_not_asked():
    t = by_hand(late(""), "number", side=0, text="super_evolution_points", amount=-5)
    assert t.me.number("super_evolution_points") == 0
    assert t.evolve("Star").ask.kind == "main"


@pytest.mark.rule("12.2.4", edition="JA 1.24.1")
def test_an_effect_that_evolves_it_super_evolves_nothing():
    grow = spell_card("Grow", "spell(evolve_it(your.follower))", cost=0)
    t = table(
        me=Side(hand=["Grow"], field=["Star"], evolve=["Star"]), foe=Side(field=["Fighter"]), cards=[STAR, NOVA, grow]
    )
    t.table.set_number(0, "turns_begun", 9)
    t.table.set_number(0, "super_evolution_points", 1)
    t.play("Grow").in_any_order()
    assert (t.me.field, t.me.number("super_evolution_points"), t.foe.field) == (["Star 2/2"], 1, ["Fighter 2/3"])


@pytest.mark.parametrize("edition", [EN, JA])
def test_editions_without_super_evolution_do_not_ask(edition):
    assert late(edition).evolve("Star").ask.kind == "main"


@pytest.mark.rule("12.2.4", edition="JA 1.24.1")
def test_an_evolution_point_may_pay_beside_it():
    t = late("", pp=1, ep=1).evolve("Star").say("evolution").say("yes").in_any_order()
    assert (t.me.pp, t.me.ep, t.me.field) == (1, 0, ["Star 3/3"])


def begun(edition: str = "") -> Playing:
    deck = starter_decks()["SD01"].as_list()
    setup = Setup("sve", edition or edition_played(), 1, (deck, deck), 0)
    return Playing(Session(table().session.ruleset, setup)).say("no").say("no")


@pytest.mark.rule("3.3.2", "6.2.1.11", edition="JA 1.24.1")
def test_each_player_starts_with_one_point_and_counts_turns():
    t = begun()
    assert [half.number("super_evolution_points") for half in (t.me, t.foe)] == [1, 1]
    assert [half.number("turns_begun") for half in (t.me, t.foe)] == [1, 0]
    t.end().quiet()
    assert [half.number("turns_begun") for half in (t.me, t.foe)] == [1, 1]
    t.end().quiet()
    assert [half.number("turns_begun") for half in (t.me, t.foe)] == [2, 1]


def test_editions_without_it_start_with_none():
    t = begun(JA)
    assert [half.number("super_evolution_points") for half in (t.me, t.foe)] == [0, 0]


PASSING = [spell_card("Nap", 'spell(skip_turn("your"))'), spell_card("Again", "spell(take_another_turn)")]


@pytest.mark.rule("3.3.2.1", edition="JA 1.24.1")
def test_a_turn_that_is_skipped_is_not_counted():
    t = table(me=Side(hand=["Nap"]), cards=PASSING)
    t.play("Nap").end().quiet().end().quiet()
    assert t.table.number(SHARED, "active") == 1
    assert (t.me.number("turns_begun"), t.foe.number("turns_begun")) == (0, 2)


@pytest.mark.rule("3.3.2.2", edition="JA 1.24.1")
def test_an_extra_turn_is_counted():
    t = table(me=Side(hand=["Again"]), cards=PASSING)
    before = t.me.number("turns_begun")
    t.play("Again").end().quiet()
    assert (t.table.number(SHARED, "active"), t.me.number("turns_begun"), t.foe.number("turns_begun")) == (
        0,
        before + 1,
        0,
    )


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

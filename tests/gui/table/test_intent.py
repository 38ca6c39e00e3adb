"""From a gesture to an option, without a window."""

from __future__ import annotations

from svedesk.engine.ask import Ask, Option
from svedesk.engine.message import Message
from svedesk.engine.ruleset import Refusal
from svedesk.gui.table.intent import Target, Verdict, aims, default, drop, evolve_drop, is_attacker, why_not

MAIN = Ask(
    0,
    "main",
    (
        Option("play", 1),
        Option("attack", 2, 10),
        Option("attack", 2, 11),
        Option("evolve", 2, index=0),
        Option("activate", 3, index=1),
        Option("activate", 3, index=2),
        Option("end"),
    ),
)
TOO_DEAR = Message("too-dear", (3, 2))
WARD = Message("ward-first")
REFUSED = (Refusal(Option("play", 4), TOO_DEAR), Refusal(Option("attack", 2, 12), WARD))


def test_a_card_is_played_on_the_own_field_the_own_ex_area_and_the_middle() -> None:
    for place in (Target(0, "field"), Target(0, "ex"), Target(-1, "resolution"), Target(-1, "middle")):
        assert drop(MAIN, (), 1, place) == Verdict((0,))
    for place in (Target(1, "field"), Target(0, "hand"), Target(0, "cemetery"), Target(1, "leader")):
        assert drop(MAIN, (), 1, place) == Verdict()


def test_a_spell_is_played_on_the_enemy_field_and_on_leaders_too() -> None:
    for place in (Target(1, "field", 10), Target(1, "leader", 11), Target(0, "field")):
        assert drop(MAIN, (), 1, place, anywhere=True) == Verdict((0,))
    assert drop(MAIN, (), 1, Target(0, "hand"), anywhere=True) == Verdict()


def test_an_attack_needs_its_very_target() -> None:
    assert drop(MAIN, REFUSED, 2, Target(1, "field", 10)) == Verdict((1,))
    assert drop(MAIN, REFUSED, 2, Target(1, "leader", 11)) == Verdict((2,))
    assert drop(MAIN, REFUSED, 2, Target(1, "field", 12)) == Verdict((), WARD)
    assert drop(MAIN, REFUSED, 2, Target(1, "field")) == Verdict()
    assert aims(MAIN, 2) == {10, 11}


def test_a_refused_play_gives_the_reason_of_the_rules() -> None:
    assert drop(MAIN, REFUSED, 4, Target(0, "field")) == Verdict((), TOO_DEAR)
    assert why_not(REFUSED, 4, None, 0) == TOO_DEAR
    assert why_not(REFUSED, 9, None, 0) is None


def test_only_field_cards_the_rules_speak_of_draw_an_attack_arrow() -> None:
    assert is_attacker(MAIN, (), 2, "field")
    assert is_attacker(MAIN, (Refusal(Option("attack", 5), WARD),), 5, "field")
    assert not is_attacker(MAIN, (), 5, "field")
    assert not is_attacker(MAIN, (), 1, "hand")
    assert not is_attacker(MAIN._replace(kind="quick"), (), 2, "field")


def test_the_evolve_deck_dropped_on_a_follower_evolves_it() -> None:
    assert evolve_drop(MAIN, (), Target(0, "field", 2)) == Verdict((3,))
    assert evolve_drop(MAIN, (Refusal(Option("evolve", 3), TOO_DEAR),), Target(0, "field", 3)) == Verdict((), TOO_DEAR)
    assert evolve_drop(None, (), Target(0, "field", 2)) == Verdict()


def test_a_double_click_plays_before_it_evolves_and_offers_what_is_several() -> None:
    assert default(MAIN, 1) == Verdict((0,))
    assert default(MAIN, 2) == Verdict((3,))
    assert default(MAIN, 3) == Verdict((4, 5))
    assert default(MAIN, 9) == Verdict()

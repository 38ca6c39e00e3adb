"""From a gesture to an option, without a window."""

from __future__ import annotations

from svedesk.engine.ask import Ask, Option
from svedesk.engine.message import Message
from svedesk.engine.ruleset import Refusal
from svedesk.engine.view import CardView, Shown
from svedesk.games.sve.desk.table import SVE_TABLE
from svedesk.gui.table.intent import GestureResult, Target, aims, default, drop, is_aimed, lay, why_not

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


FOLLOWER = CardView(1, "X-1", 0, 0, "hand", False, True, 0, 0, (), (), Shown("X-1", "follower"))
SPELL = FOLLOWER._replace(shown=Shown("X-1", "spell"))


def dropped(card: int, target: Target, refused: tuple[Refusal, ...] = (), held: CardView = FOLLOWER) -> GestureResult:
    def drops(option: Option, target: Target) -> bool:
        return SVE_TABLE.is_drop(option, held, target, 0)

    return drop(MAIN, refused, card, target, drops, SVE_TABLE)


def test_a_card_is_played_on_the_own_field_the_own_ex_area_and_the_middle() -> None:
    for place in (Target(0, "field"), Target(0, "ex"), Target(-1, "resolution"), Target(-1, "middle")):
        assert dropped(1, place) == GestureResult((0,))
    for place in (Target(1, "field"), Target(0, "hand"), Target(0, "cemetery"), Target(1, "leader")):
        assert dropped(1, place) == GestureResult()


def test_a_spell_is_played_on_the_enemy_field_and_on_leaders_too() -> None:
    for place in (Target(1, "field", 10), Target(1, "leader", 11), Target(0, "field")):
        assert dropped(1, place, held=SPELL) == GestureResult((0,))
    assert dropped(1, Target(0, "hand"), held=SPELL) == GestureResult()


def test_an_attack_needs_its_very_target() -> None:
    assert dropped(2, Target(1, "field", 10), REFUSED) == GestureResult((1,))
    assert dropped(2, Target(1, "leader", 11), REFUSED) == GestureResult((2,))
    assert dropped(2, Target(1, "field", 12), REFUSED) == GestureResult((), WARD)
    assert dropped(2, Target(1, "field"), REFUSED) == GestureResult()
    assert aims(MAIN, 2, SVE_TABLE) == {10, 11}


def test_a_refused_play_gives_the_reason_of_the_rules() -> None:
    assert dropped(4, Target(0, "field"), REFUSED) == GestureResult((), TOO_DEAR)
    assert why_not(REFUSED, 4, SVE_TABLE) == TOO_DEAR
    assert why_not(REFUSED, 9, SVE_TABLE) is None


def test_only_field_cards_the_rules_speak_of_draw_an_attack_arrow() -> None:
    assert is_aimed(MAIN, (), 2, "field", SVE_TABLE)
    assert is_aimed(MAIN, (Refusal(Option("attack", 5), WARD),), 5, "field", SVE_TABLE)
    assert not is_aimed(MAIN, (), 5, "field", SVE_TABLE)
    assert not is_aimed(MAIN, (), 1, "hand", SVE_TABLE)
    assert not is_aimed(MAIN._replace(kind="quick"), (), 2, "field", SVE_TABLE)


def laid(target: Target, refused: tuple[Refusal, ...] = (), ask: Ask | None = MAIN) -> GestureResult:
    return lay(ask, refused, target, "evolve_deck", SVE_TABLE)


def test_the_evolve_deck_dropped_on_a_follower_evolves_it() -> None:
    assert laid(Target(0, "field", 2)) == GestureResult((3,))
    assert laid(Target(0, "field", 3), (Refusal(Option("evolve", 3), TOO_DEAR),)) == GestureResult((), TOO_DEAR)
    assert laid(Target(0, "field", 2), ask=None) == GestureResult()


def test_a_double_click_plays_before_it_evolves_and_offers_what_is_several() -> None:
    assert default(MAIN, 1, SVE_TABLE) == GestureResult((0,))
    assert default(MAIN, 2, SVE_TABLE) == GestureResult((3,))
    assert default(MAIN, 3, SVE_TABLE) == GestureResult((4, 5))
    assert default(MAIN, 9, SVE_TABLE) == GestureResult()

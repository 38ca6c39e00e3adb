"""Hints and ways to win, asked for by key and by menu, shown on the table."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event

import pytest
from gui.person import LEFT, Person
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from svedesk.bot.plan import BotPlan
from svedesk.bot.process import BotDied, BotProcess, BotStopped
from svedesk.engine.view import CardView, Shown
from svedesk.gui.rooms.table.table_controller import GameController
from svedesk.gui.table.arrow import ArrowItem
from svedesk.gui.table.computer.adviser import Adviser, step_words
from svedesk.gui.table.effects import PlaceGlow
from svedesk.wire.bot_messages import AdvisedStep, BotAdvice
from svedesk.wire.live import decode

Sit = Callable[..., Person]


class FakeProcess:
    """Says what a test wants, in the thread that asks it."""

    steps: Callable[..., tuple[AdvisedStep, ...]] = staticmethod(lambda view: ())
    reasons: tuple[tuple[str, tuple[int, ...]], ...] = ()
    waits = False
    error = ""

    def __init__(self, plan: BotPlan) -> None:
        self.plan, self.stopped = plan, Event()

    def advise(self, view: bytes, wanted: str) -> BotAdvice:
        if self.waits and self.stopped.wait(20):
            raise BotStopped
        if self.error:
            raise BotDied(self.error)
        return BotAdvice(steps=FakeProcess.steps(decode(view)), reasons=self.reasons)

    def stop(self) -> None:
        self.stopped.set()


@pytest.fixture(autouse=True)
def fake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("svedesk.gui.table.computer.adviser.BotProcess", FakeProcess)
    monkeypatch.setattr(FakeProcess, "steps", staticmethod(lambda view: ()))


@pytest.fixture
def person(sit: Sit) -> Person:
    found = sit()
    found.keep_hands()
    return found


def advises(person: Person) -> Adviser:
    controller = person.window.app.router.current
    assert isinstance(controller, GameController)
    return controller.adviser


def ask(person: Person, *, lethal: bool = False) -> None:
    shift = Qt.KeyboardModifier.ShiftModifier if lethal else Qt.KeyboardModifier.NoModifier
    person.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier | shift)


def advised(person: Person, *, lethal: bool = False) -> str:
    """Ask by key, and wait for what is said."""
    ask(person, lethal=lethal)
    person.qtbot.waitUntil(lambda: not advises(person).thinks)
    return advises(person).box.label.text().replace("\u00a0", " ")


def plays_a_card(view):
    """Play the first card of the hand onto the other leader, then end the turn."""
    card, leader = view.zone(0, "hand").cards[0], view.zone(1, "leader").cards[0]
    picked = ((leader.id, leader.number),)
    return AdvisedStep(kind="play", card=(card.id, card.number), picked=picked), AdvisedStep(kind="end")


def test_a_hint_is_a_sentence_a_mark_and_an_arrow(person: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(FakeProcess, "steps", staticmethod(plays_a_card))
    name = person.names("hand")[0]
    text = advised(person)
    assert text.startswith(f"Suggestion: 1. Play {name}")
    assert text.endswith("2. End turn")
    kinds = [type(item) for item in person.page.scene.items()]
    assert kinds.count(PlaceGlow) == 1
    arrows = [one for one in person.page.scene.items() if isinstance(one, ArrowItem) and one.isVisible()]
    assert len(arrows) == 1


def test_a_hint_says_why(person: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(FakeProcess, "steps", staticmethod(plays_a_card))
    monkeypatch.setattr(FakeProcess, "reasons", (("hint-removes", (1,)), ("hint-fears-damage", (7,))))
    assert advised(person).splitlines()[-1] == (
        "Removes 1 enemy follower. Enemy followers could then hit your leader for 7."
    )


def test_a_long_hint_hides_nothing_of_the_field(person: Person) -> None:
    person.window.resize(1280, 720)
    box = advises(person).box
    steps = "   ".join(f"{nth}. Attack the enemy leader with Latham, Vanguard Captain" for nth in range(1, 5))
    box.say(f"Suggestion: {steps}\nDeals 6 damage to the enemy leader. {'Removes 2 enemy followers. ' * 4}")
    assert box.geometry().bottom() <= person.page.scene.layout.far.zones["field"].top() + 1


@pytest.mark.parametrize("how", ["Esc", "Close", "played on"])
def test_it_goes_when_it_was_read_or_the_game_goes_on(person: Person, monkeypatch: pytest.MonkeyPatch, how: str):
    monkeypatch.setattr(FakeProcess, "steps", staticmethod(plays_a_card))
    advised(person)
    if how == "Esc":
        person.key(Qt.Key.Key_Escape)
    elif how == "Close":
        person.press("Close")
    else:
        person.press("End turn")
    assert not advises(person).box.isVisible()
    assert PlaceGlow not in [type(item) for item in person.page.scene.items()]


def test_a_way_to_win_is_asked_for_by_another_key(person: Person, monkeypatch: pytest.MonkeyPatch):
    assert advised(person, lethal=True) == "No win was found for this turn."
    monkeypatch.setattr(FakeProcess, "steps", staticmethod(plays_a_card))
    assert advised(person, lethal=True).startswith("Yes. Unless something stops you, you win this turn with:\n1. Play ")


def test_looking_for_it_is_said_and_can_be_stopped(person: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(FakeProcess, "waits", True)
    ask(person)
    box = advises(person).box
    assert box.label.text() == "Looking for a good move …"
    person.press("Cancel")
    assert not box.isVisible()
    assert not advises(person).thinks


def test_a_process_that_dies_is_a_sentence(person: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(FakeProcess, "error", "killed")
    advised(person)
    assert person.says == "The computer player stopped unexpectedly and is starting again."


@pytest.mark.slow
def test_with_the_rules_off_there_is_nothing_to_advise(person: Person):
    person.press_button(person.page.bar.rules)
    ask(person)
    assert person.says == "Turn the rules on first: hints need them."


@pytest.mark.slow
def test_a_hint_is_not_left_for_the_other_player(sit: Sit, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(FakeProcess, "steps", staticmethod(plays_a_card))
    person = sit(open_hands=False)
    person.keep_hands()
    advised(person)
    person.press("End turn")
    assert person.page.cover.isVisible()
    assert not advises(person).box.isVisible()


def test_the_menu_of_the_game_has_both(person: Person):
    person.qtbot.mouseClick(person.page.bar.menu, LEFT)
    menu = person.page.opened
    assert isinstance(menu, QMenu)
    entries = [action.text() for action in menu.actions()]
    assert {"Hint", "Can I win this turn?"} <= set(entries)
    menu.close()


def test_there_is_none_in_a_network_game(person: Person):
    shortcuts = person.window.shortcuts
    shortcuts.enable(playing=True, own=False)
    assert not shortcuts.actions["hint"].isEnabled()
    assert not shortcuts.actions["lethal"].isEnabled()


@pytest.mark.slow
def test_the_real_one_advises_too(sit: Sit, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("svedesk.gui.table.computer.adviser.BotProcess", BotProcess)
    person = sit()
    person.keep_hands()
    assert advised(person).startswith("Suggestion: 1. ")
    assert advised(person, lethal=True) == "No win was found for this turn."


def test_no_hint_names_a_card_that_lies_facedown(person: Person, monkeypatch: pytest.MonkeyPatch):
    """The computer thinks on tables on which it is any card: to name one would look like cheating."""
    view = person.view
    secret = CardView(900, "", 1, 1, "shields", 0, False, 0, 0, (), (), Shown("", ""))
    zone = view.zone(1, "cemetery")
    hidden = view._replace(
        zones=tuple(one._replace(cards=(*one.cards, secret)) if one.place == zone.place else one for one in view.zones)
    )
    step = AdvisedStep(kind="end", picked=((secret.id, "SD01-001"),))
    assert person.ask is not None
    words = person.page.table_seat.words
    assert step_words(step, person.ask, hidden, words) == "End turn"
    play = step.model_copy(update={"kind": "play", "card": (0, "")})
    assert "→" not in step_words(play, person.ask, hidden, words)

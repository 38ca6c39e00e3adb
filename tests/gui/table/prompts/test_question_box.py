"""One place for a question: a box beside the card that asks, with the sentence, what may be answered, and Cancel; the
strip and the rest of the table say nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from gui.keyboard import ENTER, Typist
from gui.person import LEFT, Person
from gui.table.prompts.questions import QUESTIONS
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from sve.playing import Playing

from svedesk.desk.desk import Desk
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app.routes import GameRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.table.intent import candidates
from svedesk.gui.table.prompts.choices import ChoiceButton

SIZES = [(1000, 600), (1280, 720), (1920, 1080)]


@pytest.fixture
def sit_before(qtbot: QtBot, window: MainWindow) -> Iterator[Callable[[Playing], Typist]]:
    rules = window.app.cards.rules

    def begin(t: Playing) -> Typist:
        assert isinstance(t.session.ruleset, Sve)
        window.app.cards.rules = t.session.ruleset
        window.app.router.open(GameRoute(Desk(t.session), ("Aiko", "Ren"), True))
        return Typist(qtbot, window)

    yield begin
    window.app.cards.rules = rules


def lies(person: Person, card: int) -> QRect:
    item = person.page.scene.item_of(card)
    assert item is not None
    return person.page.view.mapFromScene(item.mapRectToScene(item.face)).boundingRect()


def gap(one: QRect, other: QRect) -> int:
    """How far two rectangles are from one another."""
    across = max(one.left() - other.right(), other.left() - one.right(), 0)
    down = max(one.top() - other.bottom(), other.top() - one.bottom(), 0)
    return max(across, down)


def hidden(box: QRect, card: QRect) -> float:
    """How much of a card is below the box."""
    both = QRectF(card).intersected(QRectF(box))
    return both.width() * both.height() / (card.width() * card.height())


@pytest.mark.slow_after_first
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "about", ["one target", "two of four modes", "X", "how damage is divided", "how evolving is paid"]
)
def test_it_stands_beside_the_card_that_asks_and_hides_none_that_may_be_picked(
    sit_before: Callable[[Playing], Typist], about: str, size: tuple[int, int]
) -> None:
    person = sit_before(QUESTIONS[about]())
    person.window.resize(*size)
    person.qtbot.waitUntil(lambda: (person.window.width(), person.window.height()) == size)
    ask, box = person.ask, person.page.strip.box
    assert ask is not None
    assert box.isVisible()
    assert person.page.view.rect().contains(box.geometry())
    asks = lies(person, ask.source)
    assert gap(box.geometry(), asks) < 40
    assert hidden(box.geometry(), asks) < (0.1 if size[0] > 1000 else 0.4), "in the least window there is little room"
    for card in candidates(ask):
        if person.page.scene.item_of(card) is not None:
            assert hidden(box.geometry(), lies(person, card)) < 0.2


def test_all_of_it_is_in_the_box_and_nothing_of_it_elsewhere(sit_before: Callable[[Playing], Typist]) -> None:
    person = sit_before(QUESTIONS["one target"]())
    page, box = person.page, person.page.strip.box
    assert box.sentence.text() == "Charm: Select an enemy follower on the field. Deal it 3 damage."
    everywhere = [one for one in page.findChildren(QPushButton) if one.isVisible() and one.text() == "Cancel"]
    assert [box.isAncestorOf(one) for one in everywhere] == [True]
    said = [label.text() for label in page.strip.findChildren(type(box.sentence)) if label.isVisible()]
    assert all(not text for text in said), "the strip is quiet"
    assert not page.go_on.isVisible()
    person.press("Cancel")
    assert not box.isVisible()
    assert person.says.startswith("Your main phase.")


def test_choices_are_as_wide_as_the_sentence_above_them(sit_before: Callable[[Playing], Typist]) -> None:
    person = sit_before(QUESTIONS["how evolving is paid"]())
    box = person.page.strip.box
    assert box.choices.isVisible()
    assert box.choices.width() == box.sentence.width()


def test_the_sentence_and_a_refusal_have_the_same_place(sit_before: Callable[[Playing], Typist]) -> None:
    person = sit_before(QUESTIONS["one target"]())
    box = person.page.strip.box
    person.page.refuse("Not that one.")
    assert box.sentence.text() == "Not that one."
    person.page.strip.settle()
    assert box.sentence.text() == "Charm: Select an enemy follower on the field. Deal it 3 damage."


def test_it_is_moved_aside_with_the_mouse_and_stays_in_the_table(sit_before: Callable[[Playing], Typist]) -> None:
    person = sit_before(QUESTIONS["two of four modes"]())
    box = person.page.strip.box
    digest = person.page.table_seat.desk.session.digest()

    def drag(by: QPoint) -> None:
        start = QPoint(6, 6)
        for kind, at, button, held in (
            (QEvent.Type.MouseButtonPress, start, LEFT, LEFT),
            (QEvent.Type.MouseMove, start + by, Qt.MouseButton.NoButton, LEFT),
            (QEvent.Type.MouseButtonRelease, start, LEFT, Qt.MouseButton.NoButton),
        ):
            where = QPointF(box.mapToGlobal(at))
            event = QMouseEvent(kind, QPointF(at), where, button, held, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(box, event)

    before = box.pos()
    drag(QPoint(-60, -40))
    assert box.pos() == before + QPoint(-60, -40)
    moved = box.pos()
    person.press_button(person.page.choices.buttons[0])
    assert box.pos() == moved, "one of two is picked: the same question stays where it is"
    drag(QPoint(-4000, 4000))
    assert person.page.view.rect().contains(box.geometry())
    assert person.page.view.hasFocus()
    assert person.page.table_seat.desk.session.digest() == digest


def test_with_keys_alone_tab_leads_into_it_and_enter_presses_what_has_the_focus(
    sit_before: Callable[[Playing], Typist],
) -> None:
    person = sit_before(QUESTIONS["one target"]())
    cancel = person.page.strip.buttons[-1]
    person.press_key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is cancel
    person.press_key(ENTER)
    assert person.ask is not None
    assert person.ask.kind == "main"
    assert person.page.view.hasFocus()


def test_with_nothing_that_asks_it_stands_at_the_hand(sit: Callable[..., Person]) -> None:
    person = sit()
    assert person.ask is not None
    assert person.ask.kind == "redraw"
    box = person.page.strip.box.geometry()
    hand = [lies(person, card.id) for card in person.view.zone(person.view.seat, "hand").cards]
    assert min(gap(box, card) for card in hand) < 40
    assert not any(box.intersects(card) for card in hand)


def test_what_is_done_all_over_the_table_stays_in_the_strip(sit_before: Callable[[Playing], Typist]) -> None:
    for about in ("main phase", "a text done by hand"):
        person = sit_before(QUESTIONS[about]())
        assert not person.page.strip.box.isVisible()
        assert person.says


def test_a_choice_that_is_picked_is_no_higher_than_before(qtbot: QtBot) -> None:
    button = ChoiceButton("Select an enemy follower on the field and deal it 3 damage")
    qtbot.addWidget(button)
    button.setCheckable(True)
    for width in range(200, 460, 4):
        button.setChecked(False)
        button.fit(width)
        before = button.minimumHeight()
        button.setChecked(True)
        button.fit(width)
        assert button.minimumHeight() == before, width

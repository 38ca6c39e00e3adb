"""The log: read on, taken back, folded, sifted, searched, copied and saved; also when it is long."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from gui.person import Person
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QHelpEvent, QMouseEvent, QTextCursor
from PySide6.QtWidgets import QApplication, QMenu, QTextBrowser, QToolTip, QWhatsThis

from svedesk.desk.log import LogLine
from svedesk.engine.records import Place
from svedesk.gui.table import manual
from svedesk.gui.table.panel.log import SHOWN, LogPanel

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def hand(sit: Callable[..., Person]) -> Person:
    """Aiko's first main phase with the rules off and four engaged Goblins on her field."""
    person = sit()
    person.keep_hands()
    person.press("Rules on")
    manual.create(person.page.table_seat, "SD01-017", Place(0, "field"), 4)
    for card in person.view.zone(0, "field").cards:
        manual.turn(person.page.table_seat, card)
    return person


def says(log: QTextBrowser) -> list[str]:
    """What stands in the panel, line by line."""
    return log.toPlainText().splitlines()


def point_at(log: QTextBrowser, word: str, nth: int = 1) -> QPoint:
    """Where a word of the panel is."""
    cursor = QTextCursor(log.document())
    for _ in range(nth):
        cursor = log.document().find(word, cursor)
    assert not cursor.isNull(), word
    cursor.setPosition(cursor.selectionStart() + 1)
    return log.cursorRect(cursor).center()


def click(person: Person, word: str, nth: int = 1) -> None:
    log = person.page.log
    person.qtbot.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=point_at(log, word, nth))


# -- what it says -----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_card_in_the_log_is_seen_large_below_the_mouse(hand: Person) -> None:
    log = hand.page.log
    hand.page.table_seat.act("move", (hand.view.zone(0, "field").cards[0].id,), Place(0, "ex"))
    hand.page.preview.show_number("")
    at = QPointF(point_at(log, "Goblin"))
    move = QMouseEvent(
        QEvent.Type.MouseMove, at, at, Qt.MouseButton.NoButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(log.viewport(), move)
    assert hand.page.preview.face.number == "SD01-017"


def test_a_click_on_a_name_rings_that_card_wherever_it_lies(hand: Person) -> None:
    hand.window.app.settings.change(reduced_motion=False)
    hand.page.motion.reduced = False
    before = set(hand.page.scene.items())
    click(hand, "Goblin")
    rings = [item for item in hand.page.scene.items() if item not in before]
    goblins = [hand.where(card.id) for card in hand.view.zone(0, "field").cards]
    assert sorted((ring.pos().x(), ring.pos().y()) for ring in rings) == sorted((at.x(), at.y()) for at in goblins)
    assert hand.page.preview.face.number == "SD01-017"
    hand.page.motion.finish()


def test_many_cards_at_once_fold_and_open_to_a_list(hand: Person) -> None:
    log = hand.page.log
    hand.key(Qt.Key.Key_U, CTRL)
    assert says(log)[-1].endswith("Goblin ×4 are refreshed."), "of one name there is nothing to open"
    manual.create(hand.page.table_seat, "SD01-T01", Place(0, "field"), 1)
    for card in hand.view.zone(0, "field").cards[1:]:
        manual.turn(hand.page.table_seat, card)
    hand.key(Qt.Key.Key_U, CTRL)
    folded = says(log)[-1]
    assert "▸" in folded
    assert "4 cards" in folded
    assert "Goblin" not in folded
    height = len(says(log))
    click(hand, "4 cards", log.toPlainText().count("4 cards"))
    assert len(says(log)) == height + 4
    assert sum("Goblin" in line for line in says(log)[-4:]) == 3
    click(hand, "4 cards", log.toPlainText().count("4 cards"))
    assert len(says(log)) == height
    assert "Goblin" in log.lines[-1], "what is copied and read aloud is the whole line"


def test_what_is_done_by_hand_says_so(hand: Person) -> None:
    manual.draw(hand.page.table_seat, 0)
    assert says(hand.page.log)[-1].startswith("manual ·")
    assert hand.page.log.lines[-1].endswith("(manual)")


def test_undo_takes_the_last_lines_away_and_redo_brings_them_back(hand: Person) -> None:
    log = hand.page.log
    before, shown = list(log.lines), says(log)
    manual.draw(hand.page.table_seat, 0)
    after = list(log.lines)
    assert len(after) == len(before) + 1
    hand.key(Qt.Key.Key_Z, CTRL)
    assert (log.lines, says(log)) == (before, shown)
    hand.key(Qt.Key.Key_Y, CTRL)
    assert log.lines == after


def test_another_deed_after_undo_is_told_and_the_old_one_not(hand: Person) -> None:
    log = hand.page.log
    manual.draw(hand.page.table_seat, 0, 2)
    hand.key(Qt.Key.Key_Z, CTRL)
    manual.mill(hand.page.table_seat, 0)
    assert not any("draws 2" in line for line in log.lines[-2:])
    assert "cemetery" in log.lines[-1]


def test_each_turn_has_a_head(sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    person.end_turn()
    log = person.page.log
    heads = [line for line in log.lines if line.startswith("Turn ")]
    assert heads == ["Turn 1 · Aiko", "Turn 2 · Ren"]


# -- sifting ----------------------------------------------------------------------------------------------------------


def test_the_search_finds_words_as_they_are_typed(hand: Person) -> None:
    search, log = hand.page.talk.search, hand.page.log
    search.setFocus()
    hand.qtbot.keyClicks(search, "gobl")
    assert says(log)
    assert all("Goblin" in line or "▸" in line for line in says(log))
    hand.qtbot.keyClicks(search, "xyz")
    assert says(log) == ["No such lines."]
    hand.qtbot.keyClick(search, Qt.Key.Key_Escape)
    assert search.text() == ""
    assert len(says(log)) == len(log.lines)
    assert hand.page.view.hasFocus(), "Esc goes back to the table"


@pytest.mark.slow_after_first
@pytest.mark.parametrize("typed", ["e", "h", "z", "+", " ", "\t"])
def test_no_key_of_the_table_acts_while_one_searches(hand: Person, typed: str) -> None:
    digest = hand.page.table_seat.desk.session.digest()
    hand.page.talk.search.setFocus()
    hand.qtbot.keyClicks(hand.page.talk.search, typed)
    assert hand.page.table_seat.desk.session.digest() == digest


@pytest.mark.slow
def test_filters_leave_what_they_name(sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    person.end_turn()
    page = person.page
    person.press("Rules on")
    manual.draw(page.table_seat, 1)
    page.log.remark("Ren: hello", "Ren: hello")
    shown = {}
    for index in range(page.talk.only.count()):
        page.talk.only.setCurrentIndex(index)
        shown[page.talk.only.itemText(index)] = says(page.log)
    assert list(shown) == ["All", "This turn", "Manual mode", "Chat", "Aiko", "Ren"]
    assert shown["All"] == [*page.log.lines[:-2], "manual · Ren draws a card.", "Ren: hello"]
    assert shown["This turn"][0] == "Turn 2 · Ren"
    assert shown["This turn"][-1] == "Ren: hello"
    assert shown["Manual mode"] == ["Turn 2 · Ren", "manual · Ren draws a card."]
    assert shown["Chat"] == ["Ren: hello"]
    assert shown["Aiko"]
    assert not any(line.startswith("Ren ") for line in shown["Aiko"])


def test_a_line_that_comes_while_another_is_searched_is_not_shown_but_kept(hand: Person) -> None:
    log = hand.page.log
    hand.page.talk.search.setText("goblin")
    shown = says(log)
    manual.draw(hand.page.table_seat, 0)
    assert says(log) == shown
    hand.page.talk.search.clear()
    assert says(log)[-1] == "manual · Aiko draws a card."


@pytest.mark.slow
def test_what_is_wanted_is_copied_and_saved(hand: Person, tmp_path: Path) -> None:
    page = hand.page
    page.talk.copy()
    assert QGuiApplication.clipboard().text().splitlines() == page.log.lines
    page.talk.search.setText("goblin")
    page.talk.save(tmp_path / "log.txt")
    written = (tmp_path / "log.txt").read_text(encoding="utf-8").splitlines()
    assert written == [line for line in page.log.lines if "Goblin" in line]
    assert "log.txt" in hand.says
    page.talk.save(tmp_path / "nowhere" / "log.txt")
    assert "log.txt" in hand.says
    assert not hand.says.startswith("Saved")


# -- a long game ------------------------------------------------------------------------------------------------------


class LongGame:
    """A desk whose log says the same game again and again, 5,000 lines long."""

    LONG = 5000

    def __init__(self, lines: tuple[LogLine, ...]) -> None:
        self.lines_there = [
            LogLine(at, line.seat, line.turn, line.event, line.by_hand)
            for at in range(self.LONG)
            for line in (lines[at % len(lines)],)
        ]

    def lines(self, seat: int, since: int) -> tuple[LogLine, ...]:
        return tuple(self.lines_there[since:])


@pytest.mark.slow
def test_5000_lines_are_read_undone_and_searched_at_once(hand: Person, seconds: Callable[..., float]) -> None:
    page = hand.page
    game = LongGame(page.table_seat.desk.lines(0))
    log = LogPanel(page.theme, page.table_seat.words)
    hand.qtbot.addWidget(log)
    log.resize(300, 300)
    log.show()
    took: dict[str, float] = {}

    def timed(what: str, act: Callable[[], object]) -> None:
        took[what] = 1000 * seconds(act)

    timed("all", lambda: log.follow(game.lines, 0, hand.view))
    assert log.read_to == game.LONG
    assert len(says(log)) == SHOWN + 1
    last = game.lines_there.pop()
    timed("undo", lambda: log.follow(game.lines, 0, hand.view))
    game.lines_there.append(last)
    timed("redo", lambda: log.follow(game.lines, 0, hand.view))
    timed("search", lambda: log.choose(log.filter._replace(text="goblin")))
    timed("all again", lambda: log.choose(log.filter._replace(text="")))
    log.anchorClicked.emit(QUrl("earlier:"))
    assert len(says(log)) == 2 * SHOWN + 1
    print({what: round(ms, 1) for what, ms in took.items()})
    assert took["all"] < 1000
    assert max(took["undo"], took["redo"], took["search"], took["all again"]) < 250, took


@pytest.mark.slow
def test_a_line_says_why_it_happened_by_tip_and_by_menu(sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    log = person.page.log
    at = point_at(log, "draws 4 cards")
    entry = log.entry_at(at)
    assert entry is not None
    assert entry.why == "Before the game, both players draw four cards (6.2.1.7)."
    QApplication.sendEvent(log.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, log.viewport().mapToGlobal(at)))
    assert QToolTip.text() == entry.why, "as it is: a tip shows no markup"
    said: list[str] = []
    person.page.strip.announced.connect(said.append)
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(log.viewport(), QContextMenuEvent(reason, at, log.viewport().mapToGlobal(at)))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.actions()[0].text() == "Why did this happen?"
    menu.actions()[0].trigger()
    menu.close()
    assert said == [entry.why]
    QWhatsThis.hideText()

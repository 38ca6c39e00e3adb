"""Boards and puzzles by mouse: kept, opened, described, shared, deleted and brought back, set up anew, dropped."""

from __future__ import annotations

import base64
import itertools
import random
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from gui.person import Person
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from svedesk.desk.boards import Boards, KeptBoard
from svedesk.engine.records import SHARED, Place
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.boards.board_game import NoteBar
from svedesk.gui.rooms.boards.board_row import read_thumbnail
from svedesk.gui.rooms.boards.dialogs import NewBoardDialog, PasteDialog, ShareBoardDialog, TitleDialog
from svedesk.gui.rooms.boards.page import BoardsPage
from svedesk.gui.table import manual

LEFT, CTRL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier


def click(qtbot: QtBot, widget: QWidget) -> None:
    assert widget.isVisible()
    assert widget.isEnabled()
    qtbot.mouseClick(widget, LEFT, pos=widget.rect().center())


@pytest.fixture
def keep(qtbot: QtBot, window: MainWindow, sit: Callable[..., Person]) -> Callable[..., Person]:
    """Play to the first main phase and keep the board with Ctrl+Shift+K."""

    def kept(title: str = "Win this turn", note: str = "Two ways.") -> Person:
        person = sit()
        person.keep_hands()
        person.key(Qt.Key.Key_K, CTRL | Qt.KeyboardModifier.ShiftModifier)
        dialog = person.page.opened
        assert isinstance(dialog, TitleDialog)
        qtbot.keyClicks(dialog.title, title)
        qtbot.keyClicks(dialog.note, note)
        click(qtbot, dialog.do)
        assert person.says == f"Saved as “{title}”. Find it under Boards in the main menu."
        return person

    return kept


@pytest.fixture
def boards(qtbot: QtBot, window: MainWindow) -> Callable[[], BoardsPage]:
    """From the menu to the boards by mouse."""

    def shown_now() -> BoardsPage:
        window.app.router.start()
        click(qtbot, button(window.app.router.home.page, "Boards"))
        page = window.stack.currentWidget()
        assert isinstance(page, BoardsPage)
        return page

    return shown_now


def button(inside: QWidget, label: str) -> QPushButton:
    return next(one for one in inside.findChildren(QPushButton) if one.text() == label)


def titles(page: BoardsPage) -> list[str]:
    kept = [page.list.item(row).data(Qt.ItemDataRole.UserRole) for row in range(page.list.count())]
    return [board.title for board in kept if isinstance(board, KeptBoard)]


def dialog_of(page: QWidget, kind: type[QWidget]) -> QWidget:
    return next(one for one in page.findChildren(kind) if one.isVisible())


def test_nothing_kept_yet_is_said(boards: Callable[[], BoardsPage]) -> None:
    page = boards()
    assert page.empty.isVisible()
    assert page.empty.text().startswith("No saved boards yet.")
    assert not page.beside.isVisible()
    assert page.new.property("kind") == "primary", "what to do next"
    page.back.click()
    assert page.window().windowTitle() == "svedesk"


@pytest.mark.slow
def test_a_board_is_kept_with_picture_and_note_and_played_from(
    qtbot: QtBot, keep: Callable[..., Person], boards: Callable[[], BoardsPage], window: MainWindow
) -> None:
    person = keep()
    held, deck = person.names("hand", 0), person.view.zone(0, "deck").count
    page = boards()
    assert titles(page) == ["Win this turn"]
    assert page.new.property("kind") != "primary"
    assert page.note.toPlainText() == "Two ways."
    assert page.chosen is not None
    picture = read_thumbnail(page.chosen.picture)
    assert picture is not None
    assert picture.width() == 480
    click(qtbot, page.open)
    assert person.ask is not None
    assert person.ask.kind == "main"
    assert person.names("hand", 0) == held
    assert person.view.zone(0, "deck").count == deck
    bar = person.page.findChild(NoteBar)
    assert bar is not None
    assert (bar.title.text(), bar.note.text()) == ("Win this turn", "Two ways.")
    assert not bar.more.isVisible()


@pytest.mark.slow
def test_a_puzzle_starts_over(
    qtbot: QtBot, keep: Callable[..., Person], boards: Callable[[], BoardsPage], window: MainWindow
) -> None:
    person = keep()
    click(qtbot, boards().open)
    before = person.names("hand", 0)
    bar = person.page.findChild(NoteBar)
    assert bar is not None
    click(qtbot, bar.start_over)
    assert person.says == "There is nothing to undo."
    person.end_turn()
    person.end_turn()
    assert person.view.number(SHARED, "turn") == 3
    click(qtbot, bar.start_over)
    assert person.view.number(SHARED, "turn") == 1
    assert person.names("hand", 0) == before
    assert person.page.bar.redo.isEnabled()


@pytest.mark.slow
def test_the_note_stays_in_other_colours_unless_it_was_put_away(
    qtbot: QtBot, keep: Callable[..., Person], boards: Callable[[], BoardsPage], window: MainWindow
) -> None:
    person = keep(note="A note so long that one line will never hold it. " * 8)
    click(qtbot, boards().open)
    for theme in ("light", "dark"):
        window.app.settings.change(theme=theme)
        bar = person.page.findChild(NoteBar)
        assert bar is not None
        assert bar.isVisible()
        assert bar.more.isVisible()
        assert bar.note.text().endswith("…")
    click(qtbot, bar.away)
    window.app.settings.change(theme="light")
    bar = person.page.findChild(NoteBar)
    assert bar is not None
    assert not bar.isVisible()
    window.app.settings.change(theme="dark")


@pytest.mark.slow
def test_title_and_note_are_changed(
    qtbot: QtBot, keep: Callable[..., Person], boards: Callable[[], BoardsPage]
) -> None:
    keep()
    page = boards()
    click(qtbot, page.describe)
    dialog = dialog_of(page, TitleDialog)
    assert isinstance(dialog, TitleDialog)
    assert dialog.note.toPlainText() == "Two ways."
    dialog.title.clear()
    click(qtbot, dialog.do)
    assert dialog.notice.text() == "Enter a title."
    qtbot.keyClicks(dialog.title, "Survive")
    click(qtbot, dialog.do)
    assert titles(page) == ["Survive"]


@pytest.mark.slow
def test_a_deleted_board_is_brought_back(
    qtbot: QtBot, keep: Callable[..., Person], boards: Callable[[], BoardsPage]
) -> None:
    keep("One")
    keep("Two")
    page = boards()
    assert sorted(titles(page)) == ["One", "Two"]
    assert page.chosen is not None
    gone = page.chosen.title
    click(qtbot, page.remove)
    assert gone not in titles(page)
    assert page.notice.text() == f"“{gone}” deleted."
    click(qtbot, page.undo)
    assert sorted(titles(page)) == ["One", "Two"]
    assert not page.undo.isVisible()


@pytest.mark.slow
def test_a_board_goes_to_a_friend_and_back_as_text(
    qtbot: QtBot, keep: Callable[..., Person], boards: Callable[[], BoardsPage]
) -> None:
    keep()
    page = boards()
    click(qtbot, page.share)
    share = dialog_of(page, ShareBoardDialog)
    assert isinstance(share, ShareBoardDialog)
    click(qtbot, share.do)
    assert QGuiApplication.clipboard().text().startswith("svedesk-board:1:")
    click(qtbot, page.remove)
    assert titles(page) == []
    click(qtbot, page.text)
    paste = dialog_of(page, PasteDialog)
    assert isinstance(paste, PasteDialog)
    assert paste.text.toPlainText().startswith("svedesk-board:1:")  # what was copied is there already
    whole = paste.text.toPlainText()
    paste.text.setPlainText("good morning")
    click(qtbot, paste.do)
    assert paste.isVisible()
    assert paste.notice.text().endswith(".")
    paste.text.setPlainText(f"look: {whole}")
    click(qtbot, paste.do)
    assert titles(page) == ["Win this turn"]
    click(qtbot, page.open)
    assert isinstance(page.window(), MainWindow)


@pytest.mark.slow
def test_a_board_is_set_up_from_nothing_and_played_with_the_rules_on(
    qtbot: QtBot, boards: Callable[[], BoardsPage], window: MainWindow
) -> None:
    page = boards()
    click(qtbot, page.new)
    dialog = dialog_of(page, NewBoardDialog)
    assert isinstance(dialog, NewBoardDialog)
    click(qtbot, dialog.do)
    person = Person(qtbot, window)
    table_seat = person.page.table_seat
    assert table_seat.rules_off
    assert [person.view.zone(seat, "deck").count for seat in (0, 1)] == [0, 0]
    manual.create(table_seat, "SD01-005", Place(0, "hand"))
    manual.create(table_seat, "SD02-003", Place(1, "field"))
    manual.number_set(table_seat, 1, "leader_defense", 3)
    person.press("Rules on")
    assert person.ask is not None
    assert (person.ask.kind, person.ask.seat) == ("main", 0)
    assert person.view.number(1, "leader_defense") == 3
    assert any(option.kind == "play" for option in person.ask.options)


@pytest.mark.slow
def test_a_whole_other_game_with_the_same_board(
    qtbot: QtBot, keep: Callable[..., Person], boards: Callable[[], BoardsPage], window: MainWindow
) -> None:
    person = keep()
    before = person.names("hand", 0)
    click(qtbot, boards().open)
    old = person.page
    window.shortcuts.actions["same_decks"].trigger()
    assert person.page is not old
    assert person.names("hand", 0) == before


# -- what others made --------------------------------------------------------------------------------------------------


def png(wide: int, high: int) -> str:
    """A PNG that says it is so large; its pixels are not there."""
    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    chunk = struct.pack(">I", 13) + b"IHDR" + head + struct.pack(">I", zlib.crc32(b"IHDR" + head))
    return base64.b64encode(b"\x89PNG\r\n\x1a\n" + chunk).decode()


@pytest.mark.parametrize("text", ["", "A", "AAAA", "!!!!", png(100_000, 100_000), png(2_000, 10), png(64, 64), "é"])
def test_a_picture_that_is_none_is_not_shown(text: str) -> None:
    assert read_thumbnail(text) is None


@pytest.mark.slow
def test_any_bytes_for_a_picture_are_a_bare_cloth_or_a_small_picture(
    keep: Callable[..., Person], window: MainWindow
) -> None:
    keep()
    good = base64.b64decode(Boards(window.app.folders.boards).all()[0].picture)
    chance = random.Random(1)
    for _ in range(300):
        bad = bytearray(good)
        for _ in range(chance.randint(1, 8)):
            bad[chance.randrange(len(bad))] = chance.randrange(256)
        pixmap = read_thumbnail(base64.b64encode(bytes(bad[: chance.randint(1, len(bad))])).decode())
        assert pixmap is None or max(pixmap.width(), pixmap.height()) <= 1024


def test_a_board_that_became_damaged_is_told_of_on_its_page(
    qtbot: QtBot, keep: Callable[..., Person], boards: Callable[[], BoardsPage]
) -> None:
    keep()
    page = boards()
    assert page.chosen is not None
    page.chosen.path.write_bytes(page.chosen.path.read_bytes()[:-30])
    for act in (page.open, page.share):
        click(qtbot, act)
        assert page.notice.isVisible()
        assert page.notice.text().endswith(".")
        page.say("")


# -- dropping ----------------------------------------------------------------------------------------------------------


def drop(window: MainWindow, mime: QMimeData, at: QWidget | None = None) -> bool:
    """Drag over the middle of a widget, the window's own ground unless told otherwise, and let go; returns whether it
    was wanted."""
    below = at if at is not None else window
    point = QPointF(below.rect().center())
    held = (Qt.DropAction.CopyAction, mime, LEFT, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(point.toPoint(), *held)
    enter.ignore()
    QApplication.sendEvent(below, enter)
    if enter.isAccepted():
        QApplication.sendEvent(below, QDropEvent(point, *held))
    return enter.isAccepted()


def file_of(path: Path) -> QMimeData:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    return mime


@pytest.mark.slow
def test_a_board_is_dropped_on_the_window(keep: Callable[..., Person], window: MainWindow) -> None:
    person = keep()
    path = Boards(window.app.folders.boards).all()[0].path
    window.app.router.start()
    assert drop(window, file_of(path))
    assert person.page.findChild(NoteBar) is not None


@pytest.mark.slow
def test_a_board_is_dropped_on_the_table_of_another_game(keep: Callable[..., Person], window: MainWindow) -> None:
    person = keep()
    assert person.page.findChild(NoteBar) is None
    assert drop(window, file_of(Boards(window.app.folders.boards).all()[0].path), person.page.view.viewport())
    assert person.page.findChild(NoteBar) is not None


@pytest.mark.slow
def test_a_text_with_a_board_is_dropped_on_the_window(keep: Callable[..., Person], window: MainWindow) -> None:
    person = keep()
    kept = Boards(window.app.folders.boards)
    mime = QMimeData()
    mime.setText(f"here: {kept.text_of(kept.all()[0].path)}")
    window.app.router.start()
    assert drop(window, mime)
    assert person.page.findChild(NoteBar) is not None
    assert len(kept.all()) == 2


def test_what_is_no_file_of_svedesk_is_told_of(window: MainWindow, tmp_path: Path) -> None:
    other = tmp_path / "notes.md"
    other.write_text("milk, bread")
    assert drop(window, file_of(other))
    assert window.app.router.table is None
    assert window.app.router.home.page.form.trouble.text().endswith(".")
    mime = QMimeData()
    mime.setText("milk, bread")
    assert not drop(window, mime)


# -- room --------------------------------------------------------------------------------------------------------------


@pytest.mark.slow_after_first
@pytest.mark.parametrize("spoken", ["en", "ja"])
@pytest.mark.parametrize("size", [(1000, 600), (1280, 720)])
def test_the_page_fits(
    qtbot: QtBot,
    keep: Callable[..., Person],
    boards: Callable[[], BoardsPage],
    window: MainWindow,
    size: tuple[int, int],
    spoken: str,
) -> None:
    keep(title="x" * 80, note="long words " * 90)
    page = boards()
    window.resize(*size)
    window.app.settings.change(lang=spoken)
    page = window.stack.currentWidget()
    assert isinstance(page, BoardsPage)
    QApplication.processEvents()
    assert (window.width(), window.height()) == size
    for one in page.findChildren(QPushButton):
        if one.isVisible():
            assert one.width() >= one.sizeHint().width(), one.text()
            assert page.rect().contains(one.rect().translated(one.mapTo(page, one.rect().topLeft()))), one.text()
    shapes = [one for one in page.findChildren(QWidget) if one.parentWidget() is page.beside and one.isVisible()]
    for one, other in itertools.combinations(shapes, 2):
        assert not one.geometry().intersects(other.geometry()), (one, other)
    window.app.settings.change(lang="en")

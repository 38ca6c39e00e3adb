"""Watching a game again: the list, the bar, keys, both views, text, and playing on."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QComboBox, QFileDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from replay.test_replay import whole_game

from svedesk.desk.autosave import Autosave
from svedesk.desk.desk import Desk
from svedesk.engine.records import Place
from svedesk.gui.app.routes import ReplaysRoute
from svedesk.gui.app.sidecar_files import SEATS, Seats
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.decks.import_dialog import ImportDialog
from svedesk.gui.rooms.decks.page import BuilderPage
from svedesk.gui.rooms.replays.list_page import KeptGame, ReplayListPage
from svedesk.gui.rooms.replays.page import ReplayPage

LEFT = Qt.MouseButton.LeftButton
Key, Held = Qt.Key, Qt.KeyboardModifier


@pytest.fixture(scope="module")
def game() -> Desk:
    return whole_game()


@pytest.fixture
def kept(window: MainWindow, game: Desk) -> Callable[[int], Path]:
    """Keep the first steps of a game as the window would."""

    def keep(steps: int = -1) -> Path:
        autosave = Autosave.fresh(window.app.folders.saves)
        desk = game.branch(len(game.session.log) if steps < 0 else steps, autosave=autosave)
        SEATS.write(window.app.folders.saves / f"{autosave.game}.seats.json", Seats(("Aiko", "Ren")))
        desk.close()
        return max(window.app.folders.saves.glob(f"{autosave.game}-*.svedesk"))

    return keep


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, LEFT, pos=widget.rect().center())


def press(qtbot: QtBot, window: MainWindow, key: Qt.Key, held: Qt.KeyboardModifier = Held.NoModifier) -> None:
    assert window.app.router.table is not None
    qtbot.keyClick(window.app.router.table.view, key, held)


def watch(qtbot: QtBot, window: MainWindow) -> ReplayPage:
    """From the menu to the replay of the newest game, by mouse."""
    button = next(one for one in window.app.router.home.page.findChildren(QPushButton) if one.text() == "Replays")
    click(qtbot, button)
    page = window.stack.currentWidget()
    assert isinstance(page, ReplayListPage)
    click(qtbot, page.watch)
    assert isinstance(window.app.router.table, ReplayPage)
    return window.app.router.table


def look_as(page: ReplayPage, choice: int) -> None:
    """Choose whose view is shown: that of a seat, or both hands with a seat below."""
    page.transport.seats.setCurrentIndex(choice)
    page.transport.seats.activated.emit(choice)


def test_nothing_to_watch_is_said(qtbot: QtBot, window: MainWindow) -> None:
    window.app.router.open(ReplaysRoute())
    page = window.stack.currentWidget()
    assert isinstance(page, ReplayListPage)
    assert "No saved games yet." in page.empty.text()
    assert not page.watch.isEnabled()
    click(qtbot, page.back)
    assert window.stack.currentWidget() is window.app.router.home.page


def test_a_row_tells_who_played_what_and_how_far(window: MainWindow, kept: Callable[..., Path]) -> None:
    kept(30)
    kept()
    window.app.router.open(ReplaysRoute())
    page = window.stack.currentWidget()
    assert isinstance(page, ReplayListPage)
    rows = [page.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(page.list.count())]
    assert all(row.startswith("Aiko vs. Ren. Mysteries of Conjuration · Waltz of the Undying Night.") for row in rows)
    assert sorted(row.split(". ")[3].partition(" on")[0].partition(",")[0] for row in rows) == ["Ended", "Unfinished"]


def test_a_row_of_a_finished_game_tells_who_won() -> None:
    game = KeptGame(Path(), "Aiko vs. Ren", "", 14, True, "", "Lost on turn 14")
    assert game.texts()[2] == "Lost on turn 14"


def test_a_click_beside_the_rows_chooses_none(qtbot: QtBot, window: MainWindow, kept: Callable[..., Path]) -> None:
    kept()
    window.app.router.open(ReplaysRoute())
    page = window.stack.currentWidget()
    assert isinstance(page, ReplayListPage)
    assert page.watch.isEnabled()
    qtbot.mouseClick(page.list.viewport(), LEFT, pos=page.list.viewport().rect().bottomLeft() + QPoint(5, -5))
    assert not any(button.isEnabled() for button in (page.watch, page.decks, page.delete))


def test_the_other_hand_of_a_game_that_goes_on_is_covered(
    qtbot: QtBot, window: MainWindow, kept: Callable[..., Path]
) -> None:
    kept(30)
    page = watch(qtbot, window)
    for seat in (0, 1):
        look_as(page, seat)
        assert page.cover.isVisible()
        assert page.front.isHidden()
        click(qtbot, page.cover.show_cards)
        assert page.table_seat.bottom == seat
        assert not page.cover.isVisible()


def test_a_damaged_file_is_a_sentence_on_the_list(
    window: MainWindow, tmp_path: Path, kept: Callable[..., Path]
) -> None:
    kept(10)
    window.app.router.open(ReplaysRoute())
    page = window.stack.currentWidget()
    assert isinstance(page, ReplayListPage)
    (tmp_path / "wrong.svedesk").write_bytes(b"{")
    page.wanted.emit(tmp_path / "wrong.svedesk")
    assert page.notice.text().startswith("“wrong.svedesk”")
    assert window.stack.currentWidget() is page


def listed(window: MainWindow) -> ReplayListPage:
    window.app.router.open(ReplaysRoute())
    page = window.stack.currentWidget()
    assert isinstance(page, ReplayListPage)
    return page


def test_games_are_deleted_and_had_back(qtbot: QtBot, window: MainWindow, kept: Callable[..., Path]) -> None:
    for steps in (10, 20, 30):
        kept(steps)
    before = sorted(path.name for path in window.app.folders.saves.iterdir())
    page = listed(window)
    assert page.policy.text().startswith("Unfinished games stay until you delete them.")
    click(qtbot, page.delete)
    assert (page.list.count(), page.notice.text()) == (2, "Game deleted.")
    click(qtbot, page.undo)
    assert (page.list.count(), page.notice.text(), page.undo.isVisible()) == (3, "", False)
    assert sorted(path.name for path in window.app.folders.saves.iterdir() if path.is_file()) == before
    page.list.setFocus()
    qtbot.keyClick(page.list, Key.Key_A, Held.ControlModifier)
    qtbot.keyClick(page.list, Key.Key_Delete)
    assert page.notice.text() == "3 games deleted."
    assert page.empty.isVisible()
    assert not page.watch.isEnabled()
    click(qtbot, page.back)
    assert not window.app.router.home.page.resume.isEnabled()
    assert listed(window).list.count() == 0


def test_what_can_not_be_deleted_stays_and_is_told(
    qtbot: QtBot, window: MainWindow, kept: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(10)
    page = listed(window)

    def read_only(path: Path, target: Path) -> None:
        raise OSError(30, "Read-only file system")

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", read_only)
        click(qtbot, page.delete)
    assert page.notice.text().endswith("Check that it still exists and that you may change its folder.")
    assert page.list.count() == 1
    assert not page.undo.isVisible()


@pytest.mark.slow
def test_the_bar_goes_everywhere(qtbot: QtBot, window: MainWindow, kept: Callable[..., Path]) -> None:
    kept()
    page = watch(qtbot, window)
    bar, desk, replay = page.transport, page.desk, page.desk.replay
    assert desk.at == 0
    assert not bar.back.isEnabled()
    click(qtbot, bar.on)
    click(qtbot, bar.on)
    assert (desk.at, bar.where.text()) == (2, f"2 of {replay.last}")
    click(qtbot, bar.back)
    assert desk.at == 1
    click(qtbot, bar.turn_on)
    click(qtbot, bar.turn_on)
    assert (desk.at, bar.turn.currentText()) == (replay.turns[2][1], "Turn 2")
    click(qtbot, bar.turn_back)
    assert desk.at == replay.turns[1][1]
    click(qtbot, bar.end)
    assert desk.at == replay.last
    assert " wins" in page.strip.text
    assert not page.banner.isVisible()
    click(qtbot, bar.start)
    assert desk.at == 0
    qtbot.mouseClick(bar.slider, LEFT, pos=QPoint(bar.slider.width() // 2, bar.slider.height() // 2))
    assert desk.at > 0
    click(qtbot, bar.leave)
    assert isinstance(window.stack.currentWidget(), ReplayListPage)


@pytest.mark.slow
def test_keys_step_play_and_turn(qtbot: QtBot, window: MainWindow, kept: Callable[..., Path]) -> None:
    kept()
    page = watch(qtbot, window)
    desk, replay = page.desk, page.desk.replay
    press(qtbot, window, Key.Key_Right)
    press(qtbot, window, Key.Key_Right)
    press(qtbot, window, Key.Key_Left)
    assert desk.at == 1
    press(qtbot, window, Key.Key_Right, Held.ControlModifier)
    assert desk.at == replay.turns[1][1]
    press(qtbot, window, Key.Key_End)
    assert desk.at == replay.last
    press(qtbot, window, Key.Key_Left, Held.ControlModifier)
    assert desk.at == replay.turns[-1][1]
    press(qtbot, window, Key.Key_Home)
    assert desk.at == 0
    press(qtbot, window, Key.Key_Space)
    assert page.player.playing
    press(qtbot, window, Key.Key_Space)
    assert not page.player.playing


@pytest.mark.slow
def test_it_plays_to_the_end_by_itself(qtbot: QtBot, window: MainWindow, kept: Callable[..., Path]) -> None:
    kept(12)
    page = watch(qtbot, window)
    page.player.speed = 200.0
    click(qtbot, page.transport.play)
    qtbot.waitUntil(lambda: not page.player.playing)
    assert page.desk.at == 12
    assert page.transport.play.accessibleName() == "Play"
    click(qtbot, page.transport.play)  # from the beginning again
    assert page.desk.at == 1


@pytest.mark.slow
def test_the_log_is_that_of_the_step(qtbot: QtBot, window: MainWindow, kept: Callable[..., Path]) -> None:
    kept()
    page = watch(qtbot, window)
    page.seek(page.desk.replay.turns[3][1])
    there = list(page.log.lines)
    assert sum(line.startswith("Turn ") for line in there) == 3
    page.step(8)
    page.step(-8)
    assert page.log.lines == there
    for _ in range(5):
        page.step(1)
    stepped = list(page.log.lines)
    page.seek(0)
    page.seek(page.desk.replay.turns[3][1] + 5)
    assert page.log.lines == stepped


@pytest.mark.slow
def test_views_are_those_of_the_seats(qtbot: QtBot, window: MainWindow, kept: Callable[..., Path]) -> None:
    kept()
    page = watch(qtbot, window)
    page.seek(20)
    sees = [page.transport.seats.itemText(row) for row in range(page.transport.seats.count())]
    assert sees == ["Aiko's view", "Ren's view", "Both hands, Aiko below", "Both hands, Ren below"]

    def open_hands() -> list[bool]:
        return [bool(page.table_seat.view.zone(seat, "hand").cards) for seat in (0, 1)]

    assert open_hands() == [True, False]
    look_as(page, 1)
    assert (open_hands(), page.table_seat.bottom) == ([False, True], 1)
    look_as(page, 2)
    assert open_hands() == [True, True]
    page.step(1)
    assert (open_hands(), page.table_seat.bottom) == ([True, True], 0)


def test_both_hands_are_shown_only_after_the_end(qtbot: QtBot, window: MainWindow, kept: Callable[..., Path]) -> None:
    kept(30)
    assert watch(qtbot, window).transport.seats.count() == 2


@pytest.mark.slow
def test_nothing_can_be_changed(qtbot: QtBot, window: MainWindow, kept: Callable[..., Path]) -> None:
    kept()
    page = watch(qtbot, window)
    page.seek(20)
    before = page.desk.view(0)
    press(qtbot, window, Key.Key_M, Held.ControlModifier | Held.ShiftModifier)
    assert page.strip.text == "This is a replay. Choose “Play on from here” to continue the game."
    assert page.desk.view(0) == before
    assert page.desk.mode == "rules"


@pytest.mark.slow
def test_playing_on_is_a_new_game_and_keeps_the_old_one(
    qtbot: QtBot, window: MainWindow, kept: Callable[..., Path], game: Desk
) -> None:
    path = kept()
    page = watch(qtbot, window)
    step = page.desk.replay.turns[4][1]
    page.seek(step)
    click(qtbot, page.transport.branch)
    assert window.app.router.table is not None
    assert not isinstance(window.app.router.table, ReplayPage)
    desk = window.app.router.table.table_seat.desk
    assert isinstance(desk, Desk)
    assert desk.session.log == game.session.log[:step]
    assert window.app.router.table.table_seat.words.seats == ("Aiko", "Ren")
    desk.close()
    assert path.exists()
    window.app.router.open(ReplaysRoute())
    listed = window.stack.currentWidget()
    assert isinstance(listed, ReplayListPage)
    assert listed.list.count() == 2


@pytest.mark.slow
def test_it_is_saved_as_text(
    qtbot: QtBot, window: MainWindow, kept: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept()
    page = watch(qtbot, window)
    opened: list[QFileDialog] = []

    def open_unseen(dialog: QFileDialog) -> None:
        opened.append(dialog)

    monkeypatch.setattr(QFileDialog, "open", open_unseen)
    click(qtbot, page.transport.export)
    (dialog,) = opened
    dialog.fileSelected.emit(str(tmp_path / "game.txt"))
    text = (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert text.count("\n\n") == len(page.desk.replay.turns) - 1
    assert page.strip.text == "Saved as game.txt."
    dialog.fileSelected.emit(str(tmp_path / "no" / "game.txt"))
    assert "does not exist" in page.strip.text


@pytest.mark.slow
def test_another_language_stays_at_the_step(qtbot: QtBot, window: MainWindow, kept: Callable[..., Path]) -> None:
    kept()
    page = watch(qtbot, window)
    look_as(page, 3)
    page.seek(25)
    window.app.settings.change(lang="ja")
    again = window.app.router.table
    assert isinstance(again, ReplayPage)
    assert again is not page
    assert (again.desk.at, again.table_seat.bottom, again.table_seat.open_hands) == (25, 1, True)
    assert again.transport.branch.text() == "ここから続ける"
    assert again.transport.seats.currentText() == "両方の手札（手前はRen）"
    window.app.settings.change(lang="en")


@pytest.mark.slow
def test_everything_in_the_bar_can_be_read_at_the_smallest_size(
    qtbot: QtBot, window: MainWindow, kept: Callable[..., Path]
) -> None:
    kept()
    for lang in ("en", "ja"):
        page = watch(qtbot, window) if lang == "en" else window.app.router.table
        assert isinstance(page, ReplayPage)
        page.seek(25)
        qtbot.waitUntil(lambda page=page: page.transport.width() == window.width())
        boxes = [one for one in page.transport.children() if isinstance(one, QWidget) and one.isVisible()]
        for box in boxes:
            assert page.transport.rect().contains(box.geometry())
            said = box.currentText() if isinstance(box, QComboBox) else getattr(box, "text", str)()
            frame = {QComboBox: 40, QPushButton: 28}.get(type(box), 0)
            assert box.width() >= box.fontMetrics().horizontalAdvance(said) + frame, said
        row = [box for box in boxes if box.geometry().center().y() == page.transport.play.geometry().center().y()]
        assert len(row) > 8
        for one in row:
            assert not any(one.geometry().intersects(other.geometry()) for other in row if other is not one)
        window.app.settings.change(lang="ja")
    window.app.settings.change(lang="en")


def test_esc_leaves_a_replay_after_what_is_open_in_it(
    qtbot: QtBot, window: MainWindow, kept: Callable[..., Path]
) -> None:
    kept(30)
    page = watch(qtbot, window)
    click(qtbot, page.cover.show_cards)
    page.open_pile(Place(page.table_seat.bottom, "cemetery"))
    page.talk.search.setFocus()
    qtbot.keyClick(page.talk.search, Key.Key_Escape)
    assert page.view.hasFocus()
    press(qtbot, window, Key.Key_Escape)
    assert page.scene.tray is None
    assert window.app.router.table is page
    press(qtbot, window, Key.Key_Escape)
    assert window.app.router.table is None
    assert isinstance(window.stack.currentWidget(), ReplayListPage)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_decks_of_a_game_are_taken_out_of_it(qtbot: QtBot, window: MainWindow, kept: Callable[..., Path]) -> None:
    kept()
    page = listed(window)
    click(qtbot, page.decks)
    builder = window.stack.currentWidget()
    assert isinstance(builder, BuilderPage)
    (importing,) = builder.findChildren(ImportDialog)
    rows = [importing.unknown.item(row).text() for row in range(importing.unknown.count())]
    assert [row.partition(":")[0] for row in rows] == ["Mysteries of Conjuration", "Waltz of the Undying Night"]
    assert "Decks in these files: 2." in importing.summary.text()
    importing.do.click()
    assert [deck.editing.deck.name for deck in builder.decks][-2:] == [row.partition(":")[0] for row in rows]

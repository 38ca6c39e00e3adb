"""Replays in the window: the list, the page, and what is made of a replay (a game to play on, a text)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from svedesk.desk.autosave import Autosave
from svedesk.desk.kept_games import Resumable, game_of, kept, remove
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.writing import save_file
from svedesk.engine.message import Refused
from svedesk.gui.app import seats_file
from svedesk.gui.kit.file_dialogs import load_dialog
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.replays.desk import ReplayDesk
from svedesk.gui.rooms.replays.list_page import KeptGame, ListPage
from svedesk.gui.rooms.replays.page import ReplayPage
from svedesk.gui.rooms.replays.sitting import ReplaySitting
from svedesk.replay.replay import Replay
from svedesk.replay.text import written

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow


class Replays:
    """What a window does with replays."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._bring_back: Callable[[], None] = lambda: None
        """Takes back what was deleted last."""

    def show_list(self) -> ListPage:
        """Show the games that are kept."""
        window = self._window
        page = ListPage(window.theme, self._rows())
        page.left.connect(window.show_menu)
        page.wanted.connect(lambda path: self._open_from(page, path))
        page.removed.connect(partial(self._remove, page))
        page.brought_back.connect(partial(self._undo_removal, page))
        page.file_wanted.connect(lambda: load_dialog(page, lambda path: self._open_from(page, path)).open())
        window.show_page(page, tr("Replays"), self.show_list)
        page.setFocus()
        return page

    def _rows(self) -> tuple[KeptGame, ...]:
        return tuple(self._row(one) for one in kept(self._window.folder))

    def _remove(self, page: ListPage, paths: tuple[Path, ...]) -> None:
        try:
            self._bring_back = remove(self._window.folder, map(game_of, paths))
        except DamagedFile as damaged:
            page.say(damaged.in_words(self._window.lang))
            return
        page.show_games(self._rows())
        said = tr("{0} games are deleted.", len(paths)) if len(paths) > 1 else tr("The game is deleted.")
        page.say(said, wrong=False, undo=True)

    def _undo_removal(self, page: ListPage) -> None:
        try:
            self._bring_back()
        except DamagedFile as damaged:
            page.say(damaged.in_words(self._window.lang))
        else:
            page.say("")
        page.show_games(self._rows())

    def open(self, path: Path) -> ReplayPage:
        """Watch the game in a file. Raises `DamagedFile`."""
        replay = Replay.open(path, self._window.rules)
        seats = seats_file.read(seats_file.path_for(path))
        page = self._show(ReplayDesk(replay), seats)
        if replay.cut_short is not None:
            page.refuse(replay.cut_short.in_words(self._window.lang))
        return page

    def _open_from(self, page: ListPage, path: Path) -> None:
        try:
            self.open(path)
        except DamagedFile as damaged:
            page.say(damaged.in_words(self._window.lang))

    def _show(self, desk: ReplayDesk, seats: seats_file.Seats, bottom: int = 0, *, both: bool = False) -> ReplayPage:
        window = self._window
        sitting = ReplaySitting(desk, window.words_for(seats.names), seat=bottom, open_hands=both)
        page = ReplayPage(sitting, desk, window.theme, window.faces(seats.names), reduced=window.reduced)
        page.anew = lambda: self._again(page, seats)
        page.leave.connect(self.show_list)
        page.branched.connect(lambda step: self._play_on(desk.replay, step, seats))
        page.exported.connect(lambda seat: self._ask_where(page, seat))
        window.show_table(page, seats.names)
        return page

    def _again(self, page: ReplayPage, seats: seats_file.Seats) -> None:
        """The same step in other colours, another language or another size."""
        sitting = page.watching
        self._show(page.desk, seats, sitting.bottom, both=sitting.open_hands)

    def _play_on(self, replay: Replay, step: int, seats: seats_file.Seats) -> None:
        window = self._window
        autosave = Autosave.fresh(window.folder, on_trouble=window.save_failed.emit)
        try:
            desk = replay.play_on(step, autosave=autosave)
        except Refused as refused:
            window.say(window.words_for(seats.names).reason(refused.message))
            return
        seats_file.write(autosave.folder / f"{autosave.game}.seats.json", seats)
        window.sit_down(desk, seats.names, open_hands=seats.open_hands)

    def _ask_where(self, page: ReplayPage, seat: int) -> None:
        dialog = QFileDialog(page, tr("Save as text"), str(Path.home()), tr("Text (*.txt)"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("txt")
        dialog.fileSelected.connect(lambda name: self.export(page, Path(name), seat))
        dialog.open()

    def export(self, page: ReplayPage, path: Path, seat: int) -> None:
        """Write the game as text, as a seat may tell it."""
        words = page.sitting.words
        text = written(page.desk.replay, seat, words.of_game)
        try:
            save_file(path, text.encode())
        except DamagedFile as damaged:
            page.refuse(damaged.in_words(words.lang))
        else:
            page.strip.notice(tr("Saved as {0}.", path.name))

    def _row(self, game: Resumable) -> KeptGame:
        seats = seats_file.read(seats_file.path_for(game.path))
        names = tr("{0} against {1}", *seats.names)
        decks = " · ".join(name for name in game.decks if name) or tr("Begun from a board")
        when = game.saved_at.astimezone().strftime("%Y-%m-%d %H:%M")
        return KeptGame(game.path, names, decks, game.turn, game.finished, when)

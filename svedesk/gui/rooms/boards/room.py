"""Boards and puzzles: the page they are kept on, what is done with them, and beginning a new one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from svedesk.desk.boards import Boards, KeptBoard, new_board
from svedesk.desk.desk import Desk
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.log import Setup
from svedesk.engine.message import Refused
from svedesk.gui.app import open_game
from svedesk.gui.app.router import PageController
from svedesk.gui.app.routes import BoardsRoute, Route
from svedesk.gui.app.sidecar_files import Seats
from svedesk.gui.kit.file_dialogs import load_dialog, reporting
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.boards.board_row import take_thumbnail
from svedesk.gui.rooms.boards.dialogs import NewBoard, NewBoardDialog, PasteDialog, ShareBoardDialog, TitleDialog
from svedesk.gui.rooms.boards.page import BoardsPage
from svedesk.settings.store import desk_settings

if TYPE_CHECKING:
    from svedesk.gui.app.context import App
    from svedesk.gui.table.page import GamePage


def save_board(app: App, page: GamePage, desk: Desk) -> None:
    """Ask for a title and a note, and keep what is on the table among the boards."""
    board = desk.board()._replace(picture=take_thumbnail(page.view))

    def done(title: str, note: str) -> str:
        try:
            Boards(app.folders.boards).keep(board._replace(title=title, note=note))
        except DamagedFile as damaged:
            return damaged.in_words(app.lang)
        page.strip.notice(tr("Saved as “{0}”. Find it under Boards in the main menu.", title.strip()))
        return ""

    page.show_dialog(TitleDialog(app.theme, tr("Save position"), "", "", done, page))


class BoardsController(PageController):
    """The page with the boards, and what it asks for."""

    page: BoardsPage

    def __init__(self, app: App, route: BoardsRoute) -> None:
        super().__init__(app)
        self.title = tr("Boards and puzzles")
        self.page = page = BoardsPage(app.theme)
        self._boards = Boards(app.folders.boards)
        self._restore: Callable[[], None] | None = None
        page.left.connect(app.router.start)
        page.opened.connect(lambda board, open_hands: self._open_file(board.path, open_hands=open_hands))
        page.described.connect(self._describe)
        page.shared.connect(self._share)
        page.removed.connect(self._remove)
        page.undo.clicked.connect(self._undo_removal)
        page.new.clicked.connect(self._ask_new)
        page.text.clicked.connect(lambda: PasteDialog(app.theme, self._paste, page).open())
        page.file.clicked.connect(lambda: load_dialog(page, self._open_file).open())
        page.show_boards(self._boards.all())

    def state(self) -> Route:
        return BoardsRoute()

    def say(self, sentence: str, *, wrong: bool = True) -> None:
        self.page.say(sentence, wrong=wrong)

    def _show(self, chosen: KeptBoard | None = None) -> None:
        self.page.show_boards(self._boards.all(), chosen)

    def _open_file(self, path: Path, *, open_hands: bool = True) -> None:
        with reporting(self.say, self.app.lang):
            open_game.begin(self.app, path, open_hands=open_hands)

    def _describe(self, board: KeptBoard) -> None:
        def done(title: str, note: str) -> str:
            wrong = self._try(lambda: self._boards.describe(board.path, title, note))
            self._show(board)
            return wrong

        heading = tr("Title and note")
        TitleDialog(self.app.theme, heading, board.title, board.note, done, self.page).open()

    def _share(self, board: KeptBoard) -> None:
        with reporting(self.say, self.app.lang):
            text = self._boards.text_of(board.path)
            ShareBoardDialog(self.app.theme, board.title, text, self.page).open()

    def _remove(self, board: KeptBoard) -> None:
        with reporting(self.say, self.app.lang):
            self._restore = self._boards.remove(board.path)
            self._show()
            self.page.say(tr("“{0}” deleted.", board.title), wrong=False, undo=True)

    def _undo_removal(self) -> None:
        if self._restore is not None:
            wrong = self._try(self._restore)
            self._restore = None
            self._show()
            self.page.say(wrong)

    def _ask_new(self) -> None:
        app = self.app
        names = app.decks.names()
        NewBoardDialog(app.theme, names, app.game, app.lang, self.set_up, self.page).open()

    def set_up(self, wanted: NewBoard) -> None:
        """Begin an empty board in manual mode, with open hands."""
        app = self.app
        decks = (app.decks.by_key[wanted.decks[0]].as_list(), app.decks.by_key[wanted.decks[1]].as_list())
        board = new_board(app.game, app.cards.rules, app.edition, decks, with_decks=wanted.with_decks)
        setup = Setup(board.game, board.rules, 0, (), board=board.board)
        seats = Seats((tr("Player 1"), tr("Player 2")), open_hands=True)
        try:
            opened = open_game.start(app, setup, seats, desk_settings(app.settings.now, app.game.table.choices))
        except Refused as refused:
            self.page.say(app.words().reason(refused.message))
            return
        assert opened.table is not None
        opened.table.table_seat.toggle_rules()
        opened.do("put_cards")

    def _paste(self, text: str) -> str:
        added: list[Path] = []
        wrong = self._try(lambda: added.append(self._boards.keep_text(text)))
        boards = self._boards.all()
        self.page.show_boards(boards, next((board for board in boards if board.path in added), None))
        return wrong

    def _try(self, act: Callable[[], object]) -> str:
        """Do it; returns why it could not be done."""
        try:
            act()
        except DamagedFile as damaged:
            return damaged.in_words(self.app.lang)
        return ""

"""What a window does with boards: the page, keeping the one that is open, beginning a new one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QVBoxLayout

from svedesk.cards.library import starter_library
from svedesk.desk.boards import Boards, KeptBoard
from svedesk.desk.desk import Desk
from svedesk.desk.new_board import new_board
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import BOARD
from svedesk.documents.reading import read_file
from svedesk.engine.log import Setup
from svedesk.engine.message import Refused
from svedesk.games.sve.ruleset import EDITIONS
from svedesk.gui.app import open_game
from svedesk.gui.app.seats_file import Seats
from svedesk.gui.kit.file_dialogs import load_dialog
from svedesk.gui.kit.text_dialog import ReadingDialog
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.boards.dialogs import NewBoard, NewBoardDialog, PasteDialog, ShareDialog, TitleDialog
from svedesk.gui.rooms.boards.note_bar import NoteBar, Told
from svedesk.gui.rooms.boards.page import BoardsPage
from svedesk.gui.rooms.boards.picture import taken
from svedesk.gui.rooms.boards.put_cards import PutCards
from svedesk.gui.table.known_cards import known_cards
from svedesk.settings.for_desk import desk_settings
from svedesk.wire.saved import read_board

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow
    from svedesk.gui.table.page import GamePage


def boards_of(window: MainWindow) -> Boards:
    """The boards this window keeps, beside its saved games."""
    return Boards(window.network_folder.with_name("boards"))


def told_of(path: Path, desk: Desk) -> Told | None:
    """What the maker of the board in a file wrote; None for a file that is no board, or says nothing."""
    try:
        board = read_board(read_file(path, BOARD), path.name)
    except DamagedFile:
        return None
    return Told(board.title, board.note, len(desk.records) - 1) if board.title or board.note else None


def tell(window: MainWindow, page: GamePage, desk: Desk, told: Told) -> NoteBar:
    """Put a board's note beside the table it is played on. It stays when the page is made anew."""
    bar = NoteBar(told)
    bar.read.connect(lambda: page.show_dialog(ReadingDialog(told.title, bar.text, page)))
    bar.over.connect(lambda: _start_over(page, desk, told))
    column = page.layout()
    assert isinstance(column, QVBoxLayout)
    column.insertWidget(1, bar)
    bar.show()
    page.anew = lambda: _again(window, desk, told, kept=not bar.isHidden())
    return bar


def _again(window: MainWindow, desk: Desk, told: Told, *, kept: bool) -> None:
    bar = tell(window, window.sit_again(desk), desk, told)
    bar.setVisible(kept)


def _start_over(page: GamePage, desk: Desk, told: Told) -> None:
    try:
        desk.return_to(told.start, consent=True)
    except Refused as refused:
        page.refuse(page.sitting.words.reason(refused.message))


def keep(window: MainWindow) -> None:
    """Keep the board that is open, after asking for a title."""
    page = window.page
    desk = page.sitting.desk if page is not None else None
    if page is None or not isinstance(desk, Desk):
        return
    board = desk.board()._replace(picture=taken(page.view))

    def done(title: str, note: str) -> str:
        try:
            boards_of(window).keep(board._replace(title=title, note=note))
        except DamagedFile as damaged:
            return damaged.in_words(window.lang)
        page.strip.notice(tr("Kept as “{0}”. It is under Boards in the main menu.", title.strip()))
        return ""

    page.show_dialog(TitleDialog(window.theme, tr("Keep the board"), "", "", done, page))


def set_up(window: MainWindow, wanted: NewBoard) -> None:
    """Begin a board with nothing on it, by hand, with open hands."""
    decks = (window.decks[wanted.decks[0]].as_list(), window.decks[wanted.decks[1]].as_list())
    edition = window.settings.now.edition if window.settings.now.edition in EDITIONS else EDITIONS[-1]
    board = new_board(window.rules, edition, decks, with_decks=wanted.with_decks)
    setup = Setup(board.game, board.rules, 0, (), board=board.board)
    seats = Seats((tr("Player 1"), tr("Player 2")), open_hands=True)
    page = open_game.start(window, setup, seats, desk_settings(window.settings.now))
    page.sitting.toggle_rules()
    put_cards(window)


def put_cards(window: MainWindow) -> PutCards | None:
    """Open what puts cards anywhere, beside the table of the game that is open."""
    page = window.page
    if page is None:
        return None
    words = page.sitting.words
    faces = window.faces((words.seats[0], words.seats[1]))
    # Of imported cards only those of decks: nobody looks through thousands.
    packs = window.owned.packs if window.owned is not None else ()
    own = (number for pack in packs for number in pack.numbers)
    numbers = (*starter_library().numbers(), *own, *(n for deck in window.decks.values() for n in deck.numbers()))
    cards = known_cards(words, (number for number in numbers if _known(window, number)))
    dialog = PutCards(window.theme, faces, page.sitting, sorted(cards, key=lambda card: card[1]), page)
    dialog.show()
    corner = page.mapToGlobal(page.panel.geometry().topLeft())
    dialog.move(corner.x() + page.panel.width() - dialog.width(), corner.y())
    return dialog


def _known(window: MainWindow, number: str) -> bool:
    try:
        window.rules.facts(number)
    except KeyError:
        return False
    return True


class BoardsShown(QObject):
    """The page with the boards, and what it asks for; there as long as the page is."""

    def __init__(self, window: MainWindow) -> None:
        self.page = page = BoardsPage(window.theme)
        super().__init__(page)
        self._window = window
        self._boards = boards_of(window)
        self._bring_back: Callable[[], None] | None = None
        page.left.connect(window.show_menu)
        page.opened.connect(self._open)
        page.described.connect(self._describe)
        page.shared.connect(self._share)
        page.removed.connect(self._remove)
        page.brought_back.connect(self._undo_removal)
        page.new_wanted.connect(self._ask_new)
        page.text_wanted.connect(lambda: PasteDialog(window.theme, self._paste, page).open())
        page.file_wanted.connect(lambda: load_dialog(page, self._open_file).open())
        page.show_boards(self._boards.kept())
        window.show_page(page, tr("Boards and puzzles"), lambda: BoardsShown(window))
        page.setFocus()

    def _show(self, chosen: KeptBoard | None = None) -> None:
        self.page.show_boards(self._boards.kept(), chosen)

    def _open(self, board: KeptBoard, open_hands: bool) -> None:
        self._open_file(board.path, open_hands=open_hands)

    def _open_file(self, path: Path, *, open_hands: bool = True) -> None:
        try:
            open_game.begin(self._window, path, open_hands=open_hands)
        except DamagedFile as damaged:
            self.page.say(damaged.in_words(self._window.lang))

    def _describe(self, board: KeptBoard) -> None:
        def done(title: str, note: str) -> str:
            wrong = self._try(lambda: self._boards.describe(board.path, title, note))
            self._show(board)
            return wrong

        heading = tr("Title and note")
        TitleDialog(self._window.theme, heading, board.title, board.note, done, self.page).open()

    def _share(self, board: KeptBoard) -> None:
        try:
            text = self._boards.text_of(board.path)
        except DamagedFile as damaged:
            self.page.say(damaged.in_words(self._window.lang))
        else:
            ShareDialog(self._window.theme, board.title, text, self.page).open()

    def _remove(self, board: KeptBoard) -> None:
        try:
            self._bring_back = self._boards.remove(board.path)
        except DamagedFile as damaged:
            self.page.say(damaged.in_words(self._window.lang))
            return
        self._show()
        self.page.say(tr("“{0}” is deleted.", board.title), wrong=False, undo=True)

    def _undo_removal(self) -> None:
        if self._bring_back is not None:
            wrong = self._try(self._bring_back)
            self._bring_back = None
            self._show()
            self.page.say(wrong)

    def _ask_new(self) -> None:
        window = self._window
        names = tuple((key, deck.name) for key, deck in window.decks.items())
        NewBoardDialog(window.theme, names, self._set_up, self.page).open()

    def _set_up(self, wanted: NewBoard) -> None:
        try:
            set_up(self._window, wanted)
        except Refused as refused:
            self.page.say(self._window.words_for(("", "")).reason(refused.message))

    def _paste(self, text: str) -> str:
        found: list[Path] = []
        wrong = self._try(lambda: found.append(self._boards.keep_text(text)))
        kept = self._boards.kept()
        self.page.show_boards(kept, next((one for one in kept if one.path in found), None))
        return wrong

    def _try(self, act: Callable[[], object]) -> str:
        """Do it; returns why it could not be done."""
        try:
            act()
        except DamagedFile as damaged:
            return damaged.in_words(self._window.lang)
        return ""

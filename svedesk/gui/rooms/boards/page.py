"""The page boards are kept on: a list of them, and the chosen one large beside it with what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from svedesk.desk.boards import KeptBoard
from svedesk.gui.kit.layouts import add_all, hbox, named
from svedesk.gui.kit.page import LISTS_WIDEST, NoticeLabel, Page, Panel, big, labelled, retone
from svedesk.gui.kit.shortcuts import add_shortcut
from svedesk.gui.kit.table_rows import ROLE
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px, scaled
from svedesk.gui.rooms.boards.board_row import BoardDelegate, draw_picture, when

BESIDE, LARGE = 372, 208
"""Logical pixels the chosen board's panel is wide, and its picture high at most."""


class Picture(QWidget):
    """The chosen board's picture."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._pixmap: QPixmap | None = None
        self.setMinimumHeight(px(60))
        self.setMaximumHeight(px(LARGE))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_picture(self, pixmap: QPixmap | None) -> None:
        """Show a picture, None for a bare cloth."""
        self._pixmap = pixmap
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._pixmap is not None:  # all of it is seen here
            size = QSizeF(self._pixmap.size()).scaled(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
            rect = QRectF(rect.center().x() - size.width() / 2, rect.top(), size.width(), size.height())
        draw_picture(painter, rect, self._pixmap, self._theme)
        painter.end()


class BoardsPage(Page):
    """Signals carry the chosen board: `opened` (and whether both hands are open), `described`, `shared`, `removed`. The
    buttons `undo`, `new`, `text` and `file` are for whoever makes it to connect."""

    widest = LISTS_WIDEST

    opened = Signal(object, bool)
    described = Signal(object)
    shared = Signal(object)
    removed = Signal(object)

    def __init__(self, theme: Theme) -> None:
        lead = tr("Positions to play from. Set one up, save it with a note, share it.")
        super().__init__(theme, tr("Back"), tr("Boards and puzzles"), lead)
        add_all(self.columns, (self._list_panel(), 1), self._board_panel())
        add_shortcut(
            self.list,
            QKeySequence.StandardKey.Delete,
            lambda: self._tell(self.removed),
            Qt.ShortcutContext.WidgetShortcut,
        )

    def _list_panel(self) -> Panel:
        sheet = Panel()
        self.list = named(QListWidget(), tr("Boards and puzzles"))
        self.rows = BoardDelegate(self.theme)
        self.list.setItemDelegate(self.rows)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMouseTracking(True)
        self.list.currentItemChanged.connect(self._show_chosen)
        self.list.itemActivated.connect(self._open)
        self.empty = labelled(
            tr("No saved boards yet. Set one up, or save one from a game's menu."), "empty", wrap=True
        )
        self.notice = NoticeLabel(self.theme)
        self.undo = QPushButton(tr("Restore"))
        self.undo.hide()
        notices = hbox((self.notice, 1), self.undo)
        self.new, self.text, self.file = big(tr("New board …")), big(tr("Import text …")), big(tr("Open a file …"))
        row = hbox(self.new, self.text, self.file, None)
        add_all(sheet.column, (self.list, 1), (self.empty, 1), notices, row)
        return sheet

    def _board_panel(self) -> Panel:
        self.beside = sheet = Panel()
        sheet.setFixedWidth(px(BESIDE))
        self.picture = Picture(self.theme)
        self.name = labelled("")
        self.name.setStyleSheet(scaled("font-size: 18px; font-weight: 600;"))
        self.kept_at = labelled("", "quiet")
        self.note = named(QPlainTextEdit(readOnly=True, tabChangesFocus=True), tr("Note"))
        self.open_hands = QCheckBox(tr("Open hands"))
        self.open_hands.setChecked(True)
        self.open = big(tr("Play from here"), primary=True)
        self.describe, self.share, self.remove = (
            QPushButton(text) for text in (tr("Title and note …"), tr("Share as text …"), tr("Delete"))
        )
        self.open.clicked.connect(self._open)
        for button, signal in ((self.describe, self.described), (self.share, self.shared), (self.remove, self.removed)):
            button.clicked.connect(lambda _=False, signal=signal: self._tell(signal))
        grid = QGridLayout()
        grid.setSpacing(px(8))
        grid.addWidget(self.describe, 0, 0)
        grid.addWidget(self.share, 0, 1)
        grid.addWidget(self.open_hands, 1, 0)
        grid.addWidget(self.remove, 1, 1)
        grid.addWidget(self.open, 2, 0, 1, 2)
        self.note.setPlaceholderText(tr("No note."))
        self.note.setMinimumHeight(px(44))
        add_all(sheet.column, (self.picture, 5), self.name, self.kept_at, (self.note, 2), grid)
        return sheet

    # -- what is shown ------------------------------------------------------------------------------------------------

    def show_boards(self, boards: Sequence[KeptBoard], chosen: KeptBoard | None = None) -> None:
        """Show these; `chosen` (by its file) is chosen if it is among them, else the first."""
        self.list.clear()
        row = 0
        for index, board in enumerate(boards):
            item = QListWidgetItem()
            item.setData(ROLE, board)
            spoken = ". ".join(part for part in (board.title, board.note, when(board)) if part)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
            self.list.addItem(item)
            if chosen is not None and board.path == chosen.path:
                row = index
        self.list.setVisible(bool(boards))
        self.empty.setVisible(not boards)
        retone(self.new, "kind", "" if boards else "primary")
        self.beside.setVisible(bool(boards))
        self.list.setCurrentRow(row)
        self.setFocusProxy(self.list if boards else self.new)

    def say(self, sentence: str, *, wrong: bool = True, undo: bool = False) -> None:
        """Tell what was done, or why it could not be; `undo` offers to take it back."""
        self.notice.say(sentence, wrong=wrong)
        self.undo.setVisible(undo)

    @property
    def chosen(self) -> KeptBoard | None:
        """The board of the chosen row."""
        board = self.list.currentIndex().data(ROLE)
        return board if isinstance(board, KeptBoard) else None

    def _show_chosen(self) -> None:
        board = self.chosen
        if board is not None:
            self.picture.show_picture(self.rows.picture(board))
            room = px(BESIDE - 46)
            self.name.setText(self.name.fontMetrics().elidedText(board.title, Qt.TextElideMode.ElideRight, room))
            self.name.setToolTip(board.title)
            self.kept_at.setText(when(board))
            self.note.setPlainText(board.note)

    def _open(self) -> None:
        if self.chosen is not None:
            self.opened.emit(self.chosen, self.open_hands.isChecked())

    def _tell(self, signal: SignalInstance) -> None:
        if self.chosen is not None:
            signal.emit(self.chosen)

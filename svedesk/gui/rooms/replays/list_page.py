"""The games that are kept, one row each, to be seen again."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPen, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from svedesk.desk.kept_games import FINISHED_BYTES, FINISHED_DAYS, FINISHED_STAY
from svedesk.gui.kit.page import NoticeLabel, Page, Panel, big, labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.fonts import REGULAR, SEMIBOLD, font
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme

_ROLE = Qt.ItemDataRole.UserRole
ROW = 58


class KeptGame(NamedTuple):
    """A row: the file, who played, with what, how far it came (a turn; whether to the end), and when."""

    path: Path
    names: str
    decks: str
    turn: int
    finished: bool
    when: str

    def texts(self) -> tuple[str, str, str]:
        """Title, second line, and how far the game came."""
        far = tr("Ended in turn {0}", self.turn) if self.finished else tr("Unfinished, turn {0}", self.turn)
        return self.names, self.decks, far


class ReplayListPage(Page):
    """`wanted` carries the path of the game to be watched, `removed` a tuple of those to be taken away; `brought_back`:
    those removed last are wanted again; `file_wanted`: another file is."""

    wanted = Signal(object)
    file_wanted = Signal()
    removed = Signal(object)
    brought_back = Signal()

    def __init__(self, theme: Theme, games: tuple[KeptGame, ...]) -> None:
        lead = tr("Every game is saved step by step. Watch one, or play on from any point in it.")
        super().__init__(theme, tr("Back"), tr("Replays"), lead)
        sheet = Panel()
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Replays"))
        self.list.setItemDelegate(_ReplayDelegate(theme))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMouseTracking(True)
        self.list.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.empty = labelled(tr("No saved games yet. Play one, or open a file someone gave you."), "empty", wrap=True)
        self.watch = big(tr("Watch"), primary=True)
        self.file = big(tr("Open a file …"))
        self.delete = big(tr("Delete"))
        self.undo = QPushButton(tr("Undo"))
        self.undo.hide()
        self.policy = labelled(
            tr(
                "Unfinished games stay until you delete them. Finished games are deleted after {0} days, or when all of"
                " them take more than {1} MB; the last {2} always stay.",
                *(FINISHED_DAYS, FINISHED_BYTES // 1_000_000, FINISHED_STAY),
            ),
            "quiet",
            wrap=True,
        )
        self.notice = NoticeLabel(theme)
        row = QHBoxLayout()
        row.addWidget(self.notice, 1)
        row.addWidget(self.undo)
        row.addStretch(1)
        row.addWidget(self.delete)
        row.addWidget(self.file)
        row.addWidget(self.watch)
        for widget in (self.list, self.empty):
            sheet.column.addWidget(widget, 1)
        sheet.column.addWidget(self.policy)
        sheet.column.addLayout(row)
        self.columns.addWidget(sheet)
        self.watch.clicked.connect(self._want)
        self.list.itemActivated.connect(self._want)
        self.file.clicked.connect(self.file_wanted)
        self.delete.clicked.connect(self._remove)
        self.undo.clicked.connect(self.brought_back)
        key = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.list)
        key.setContext(Qt.ShortcutContext.WidgetShortcut)
        key.activated.connect(self._remove)
        self.show_games(games)

    def show_games(self, games: tuple[KeptGame, ...]) -> None:
        """Show these; the row that is chosen stays where it is."""
        row = max(0, self.list.currentRow())
        self.list.clear()
        for game in games:
            item = QListWidgetItem()
            item.setData(_ROLE, game)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, ". ".join((*game.texts(), game.when)))
            self.list.addItem(item)
        self.list.setCurrentRow(min(row, len(games) - 1))
        for widget in (self.list, self.delete, self.policy):
            widget.setVisible(bool(games))
        self.empty.setVisible(not games)
        self.watch.setEnabled(bool(games))
        self.setFocusProxy(self.list if games else self.file)

    def say(self, sentence: str, *, wrong: bool = True, undo: bool = False) -> None:
        """Tell what was done, or why it could not be; `undo` offers to take it back."""
        self.notice.say(sentence, wrong=wrong)
        self.undo.setVisible(undo)

    @property
    def chosen(self) -> KeptGame | None:
        """The game of the chosen row."""
        game = self.list.currentIndex().data(_ROLE)
        return game if isinstance(game, KeptGame) else None

    def _remove(self) -> None:
        games = [index.data(_ROLE) for index in self.list.selectedIndexes()]
        if games:
            self.removed.emit(tuple(game.path for game in games if isinstance(game, KeptGame)))

    def _want(self) -> None:
        if self.chosen is not None:
            self.wanted.emit(self.chosen.path)


class _ReplayDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(px(200), px(ROW))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        game = index.data(_ROLE)
        if not isinstance(game, KeptGame):
            return
        theme = self._theme
        title, second, far = game.texts()
        rect = QRectF(option.rect).adjusted(px(4), px(3), -px(4), -px(3))
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.you_can if chosen else theme.line), 2 if chosen else 1))
        painter.setBrush(QColor(theme.raised if chosen or hovered else theme.panel))
        painter.drawRoundedRect(rect, 7, 7)
        inside = rect.adjusted(px(14), px(7), -px(14), -px(7))
        top_left, bottom_left = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        right = Qt.AlignmentFlag.AlignRight
        painter.setFont(font(px(12), REGULAR))
        painter.setPen(QColor(theme.quiet_text))
        wide = max(painter.fontMetrics().horizontalAdvance(said) for said in (game.when, far)) + px(16)
        painter.drawText(inside, right | Qt.AlignmentFlag.AlignBottom, game.when)
        elided = painter.fontMetrics().elidedText(second, Qt.TextElideMode.ElideRight, int(inside.width() - wide))
        painter.drawText(inside, bottom_left, elided)
        painter.setPen(QColor(theme.text if game.finished else theme.info))
        painter.drawText(inside, right, far)
        painter.setFont(font(px(15), SEMIBOLD))
        painter.setPen(QColor(theme.text))
        name = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, int(inside.width() - wide))
        painter.drawText(inside, top_left, name)
        painter.restore()

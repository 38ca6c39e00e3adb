"""The cards that are found, as a list that draws only what is seen of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from svedesk.engine.facts import Facts
from svedesk.gui.look.fonts import BOLD, font
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme
from svedesk.gui.table.faces import Faces
from svedesk.gui.tongue import tr

MIME = "application/x-svedesk-card"
"""A card that is dragged: its number, in UTF-8."""
FACE = 96
"""Logical pixels a face in the list is wide."""
_ROLE = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


class CardsModel(QAbstractListModel):
    """Cards by their numbers; `copies` tells how many of one are in the deck."""

    def __init__(self, words: Callable[[Facts], str], copies: Callable[[str], int]) -> None:
        super().__init__()
        self._words, self.copies = words, copies
        self.cards: tuple[Facts, ...] = ()

    def show_cards(self, cards: Sequence[Facts]) -> None:
        """These are found now."""
        self.beginResetModel()
        self.cards = tuple(cards)
        self.endResetModel()

    def refresh(self) -> None:
        """The deck has changed."""
        if self.cards:
            self.dataChanged.emit(self.index(0), self.index(len(self.cards) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        return 0 if parent.isValid() else len(self.cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self.cards):
            return None
        facts = self.cards[index.row()]
        if role == _ROLE:
            return facts
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            count = self.copies(facts.number)
            return f"{self._words(facts)}" + (f", {tr('{0} in the deck', count)}" if count else "")
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        data.setData(MIME, self.cards[indexes[0].row()].number.encode())
        return data


class FaceDelegate(QStyledItemDelegate):
    """A face as it lies on the table, and how many of it the deck has."""

    def __init__(self, faces: Faces, theme: Theme, model: CardsModel) -> None:
        super().__init__()
        self._faces, self._theme, self._model = faces, theme, model

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(px(FACE + 14), px(round(FACE * 88 / 63) + 14))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        facts = index.data(_ROLE)
        if not isinstance(facts, Facts):
            return
        widget = option.widget
        self._faces.ratio = widget.devicePixelRatioF()
        width = float(px(FACE))
        margin = self._faces.margin(width)
        corner = QPoint(option.rect.x(), option.rect.y())
        face = self._faces.cache.face(self._faces.printed(facts.number), width, self._faces.ratio)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, top = corner.x() + px(7), corner.y() + px(7)
        painter.drawPixmap(round(left - margin), round(top - margin), face)
        card = QRectF(left, top, width, width * 88 / 63)
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._theme.you_can), 3))
            painter.drawRoundedRect(card.adjusted(-2, -2, 2, 2), 6, 6)
        count = self._model.copies(facts.number)
        if count:
            size = float(px(26))
            coin = QRectF(card.right() - size * 0.7, card.top() - size * 0.3, size, size)
            most = count >= facts.deck_limit and facts.kind != "leader"
            painter.setPen(QPen(QColor(self._theme.on_mark), 2))
            painter.setBrush(QColor(self._theme.attack if count > facts.deck_limit else self._theme.info))
            painter.drawEllipse(coin)
            painter.setFont(font(px(13), BOLD))
            painter.drawText(coin, Qt.AlignmentFlag.AlignCenter, f"{count}" + ("!" if count > facts.deck_limit else ""))
            if most and count == facts.deck_limit:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(coin.adjusted(3, 3, -3, -3))
        painter.restore()


class CardsView(QListView):
    """Faces side by side. `wanted` carries the number of a card to put into the deck, `unwanted` of one to take out,
    `pointed` of the one to be read."""

    wanted = Signal(str)
    unwanted = Signal(str)
    pointed = Signal(str)

    def __init__(self, model: CardsModel, delegate: FaceDelegate) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(400)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(tr("Cards"))
        self.doubleClicked.connect(lambda index: self.wanted.emit(self._number(index)))
        self.entered.connect(lambda index: self.pointed.emit(self._number(index)))
        self.selectionModel().currentChanged.connect(lambda now, _: self.pointed.emit(self._number(now)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = self._number(self.currentIndex())
        if number and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Plus):
            self.wanted.emit(number)
        elif number and event.key() in (Qt.Key.Key_Minus, Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.unwanted.emit(number)
        else:
            super().keyPressEvent(event)

    def _number(self, index: Index) -> str:
        facts = index.data(_ROLE)
        return facts.number if isinstance(facts, Facts) else ""

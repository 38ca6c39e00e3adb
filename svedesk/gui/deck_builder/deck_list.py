"""The deck as it is now: leader, main deck, evolve deck, a row for each card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QMimeData, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from svedesk.decks.model import Deck, size
from svedesk.engine.facts import Facts
from svedesk.gui.deck_builder.cards_model import MIME
from svedesk.gui.look.fonts import REGULAR, SEMIBOLD, font
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme
from svedesk.gui.tongue import tr

_ROLE = Qt.ItemDataRole.UserRole
ROW = 28
Index = QModelIndex | QPersistentModelIndex


class Row(NamedTuple):
    """A heading ("" as number) or a card: how many, what it costs, what it is called."""

    number: str
    count: int  # type: ignore[assignment]  # a field, not tuple.count
    cost: str
    name: str


class DeckList(QListWidget):
    """`more` and `fewer` carry the number of a card, `pointed` of the one to be read."""

    more = Signal(str)
    fewer = Signal(str)
    pointed = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setItemDelegate(_Painter(theme))
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(tr("The deck"))
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.itemEntered.connect(self._point)
        self.currentItemChanged.connect(self._point)

    def show_deck(self, deck: Deck, library: Mapping[str, Facts], name_of: Mapping[str, str]) -> None:
        """Show a deck; the row that was chosen stays chosen. `name_of` names card numbers."""
        before, at = self.number, self.currentRow()
        self.blockSignals(True)
        self.clear()
        leaders = tuple((number, 1) for number in deck.leaders)
        for heading, copies in (
            (tr("Leader"), leaders),
            (tr("Main deck · {0}", size(deck.main)), deck.main),
            (tr("Evolve deck · {0}", size(deck.evolve)), deck.evolve),
        ):
            self._add(Row("", 0, "", heading))
            for number, count in sorted(copies, key=lambda one: _order(one[0], library)):
                facts = library.get(number)
                cost = str(facts.cost) if facts is not None and facts.cost is not None else ""
                self._add(Row(number, count, cost, name_of.get(number, number)))
        rows = [row for row in range(self.count()) if before and self._row(row).number == before]
        self.setCurrentRow(rows[0] if rows else min(at, self.count() - 1))
        self.blockSignals(False)

    @property
    def number(self) -> str:
        """The card of the chosen row, "" where there is none."""
        return self._row(self.currentRow()).number if self.currentRow() >= 0 else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = self.number
        if number and event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.more.emit(number)
        elif number and event.key() in (Qt.Key.Key_Minus, Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.fewer.emit(number)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        item = self.itemAt(event.position().toPoint())
        if item is not None and event.button() == Qt.MouseButton.LeftButton:
            number = self._row(self.row(item)).number
            minus, plus = buttons(QRectF(self.visualItemRect(item)))
            if number and minus.contains(event.position()):
                self.fewer.emit(number)
                return
            if number and plus.contains(event.position()):
                self.more.emit(number)
                return
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)  # two quick clicks on a button are two clicks

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, items: Sequence[QListWidgetItem]) -> QMimeData:
        data = QMimeData()
        data.setData(MIME, self._row(self.row(items[0])).number.encode())
        return data

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(MIME):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if event.mimeData().hasFormat(MIME):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        number = bytes(event.mimeData().data(MIME).data()).decode("utf-8", "replace")
        if number and event.source() is not self:
            self.more.emit(number)
        event.setDropAction(Qt.DropAction.CopyAction)  # nothing is taken from where it came from
        event.accept()

    def _add(self, row: Row) -> None:
        item = QListWidgetItem()
        item.setData(_ROLE, row)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{row.count} {row.name}" if row.number else row.name)
        if not row.number:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.addItem(item)

    def _row(self, row: int) -> Row:
        found = self.item(row).data(_ROLE)
        return found if isinstance(found, Row) else Row("", 0, "", "")

    def _point(self, item: QListWidgetItem | None) -> None:
        row = item.data(_ROLE) if item is not None else None
        if isinstance(row, Row) and row.number:
            self.pointed.emit(row.number)


def buttons(rect: QRectF) -> tuple[QRectF, QRectF]:
    """Where a row's minus and plus stand."""
    side = float(px(20))
    top = rect.center().y() - side / 2
    right = rect.right() - px(6)
    return QRectF(right - 2 * side - px(4), top, side, side), QRectF(right - side, top, side, side)


def _order(number: str, library: Mapping[str, Facts]) -> tuple[int, str, str]:
    facts = library.get(number)
    return (facts.cost or 0, facts.name, number) if facts is not None else (99, number, number)


class _Painter(QStyledItemDelegate):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(px(160), px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(_ROLE)
        if not isinstance(row, Row):
            return
        theme, rect = self._theme, QRectF(option.rect)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not row.number:
            painter.setPen(QColor(theme.you_can))
            painter.setFont(font(px(12), SEMIBOLD))
            painter.drawText(rect.adjusted(px(6), px(4), 0, 0), left, row.name)
            painter.restore()
            return
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(QPen(QColor(theme.you_can if chosen else theme.line), 1))
            painter.setBrush(QColor(theme.raised))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
        painter.setFont(font(px(13), SEMIBOLD))
        painter.setPen(QColor(theme.text))
        painter.drawText(rect.adjusted(px(8), 0, 0, 0), left, f"{row.count}×")
        gem = QRectF(rect.x() + px(34), rect.center().y() - px(9), px(20), px(18))
        if row.cost:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.sunk))
            painter.drawRoundedRect(gem, 4, 4)
            painter.setPen(QColor(theme.text))
            painter.setFont(font(px(12), SEMIBOLD))
            painter.drawText(gem, Qt.AlignmentFlag.AlignCenter, row.cost)
        minus, plus = buttons(rect)
        painter.setFont(font(px(13), REGULAR))
        painter.setPen(QColor(theme.text))
        room = minus.left() - gem.right() - px(14)
        name = painter.fontMetrics().elidedText(row.name, Qt.TextElideMode.ElideRight, int(room))
        painter.drawText(QRectF(gem.right() + px(8), rect.y(), room, rect.height()), left, name)
        for button, sign in ((minus, "−"), (plus, "+")):
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.setBrush(QColor(theme.panel))
            painter.drawRoundedRect(button, 4, 4)
            painter.setPen(QPen(QColor(theme.text), 1.6))
            middle, arm = button.center(), px(4)
            painter.drawLine(QPointF(middle.x() - arm, middle.y()), QPointF(middle.x() + arm, middle.y()))
            if sign == "+":
                painter.drawLine(QPointF(middle.x(), middle.y() - arm), QPointF(middle.x(), middle.y() + arm))
        painter.restore()

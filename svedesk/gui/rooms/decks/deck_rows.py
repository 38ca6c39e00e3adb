"""A row of the deck: its data, and how it is drawn."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from svedesk.gui.look.icons import icon_pixmap
from svedesk.gui.look.painting import CENTRE, LEFT, RIGHT, write
from svedesk.gui.look.theme import BOLD, REGULAR, SEMIBOLD, Theme, font, px

SAID = {"executes": "Fully automated", "partly": "Partly automated", "by_hand": "Resolved manually"}
"""How much of a card is executed, in words."""


def draw_status(painter: QPainter, rect: QRectF, status: str, theme: Theme) -> None:
    """Draw the mark of a status; a card that is executed whole has none."""
    if status == "executes":
        return
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(QColor(theme.panel))
    painter.drawEllipse(rect)
    if status == "partly":
        painter.setPen(QColor(theme.text))
        painter.setFont(font(round(rect.height() * 0.6), BOLD))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, "½")
    else:
        side = round(rect.height() * 0.72)
        ratio = painter.device().devicePixelRatioF()
        at = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        pixmap = icon_pixmap("by_hand", side, QColor(theme.text), ratio)
        painter.drawPixmap(at, pixmap, QRectF(pixmap.rect()))


ROW = Qt.ItemDataRole.UserRole
HEIGHT = 26
"""Logical pixels a row is high."""
Index = QModelIndex | QPersistentModelIndex


class DeckRow(NamedTuple):
    """A heading ("" as number) or a card: how many, what it costs, what it is called, how much of it is executed, and
    whether it is only considered (`maybe`); or a line nobody knows, by its place among those."""

    number: str
    count: int  # type: ignore[assignment]  # a field, not tuple.count
    cost: str
    name: str
    status: str = "executes"
    line: int = -1
    maybe: bool = False


class RowPainter(QStyledItemDelegate):
    """Draws rows: how many, what it costs, what it is called, who resolves it, a minus and a plus."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(px(160), px(HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW)
        if not isinstance(row, DeckRow):
            return
        theme, rect = self._theme, QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.line >= 0:
            write(painter, rect.adjusted(px(8), 0, 0, 0), LEFT, "?", 13, SEMIBOLD, theme.attack)
            write(painter, rect.adjusted(px(34), 0, -px(36), 0), LEFT, row.name, 13, REGULAR, theme.text)
            write(painter, rect.adjusted(0, 0, -px(10), 0), RIGHT, "▾", 13, REGULAR, theme.text)
            painter.restore()
            return
        if not row.number:
            write(painter, rect.adjusted(px(6), px(4), 0, 0), LEFT, row.name, 12, SEMIBOLD, theme.bright_text)
            painter.restore()
            return
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(QPen(QColor(theme.you_can if chosen else theme.line), 1))
            painter.setBrush(QColor(theme.raised))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
        write(painter, rect.adjusted(px(8), 0, 0, 0), LEFT, f"{row.count}×", 13, SEMIBOLD, theme.text)
        gem = QRectF(rect.x() + px(34), rect.center().y() - px(9), px(20), px(18))
        if row.cost:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.sunk))
            painter.drawRoundedRect(gem, 4, 4)
            write(painter, gem, CENTRE, row.cost, 12, SEMIBOLD, theme.text)
        minus, plus = buttons(rect)
        mark = QRectF(minus.left() - px(26), rect.center().y() - px(10), px(20), px(20))
        draw_status(painter, mark, row.status, theme)
        shown_to = minus.left() if row.status == "executes" else mark.left()
        room = QRectF(gem.right() + px(8), rect.y(), shown_to - gem.right() - px(14), rect.height())
        write(painter, room, LEFT, row.name, 13, REGULAR, theme.text)
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


def buttons(rect: QRectF) -> tuple[QRectF, QRectF]:
    """Where a row's minus and plus stand."""
    side = float(px(20))
    top = rect.center().y() - side / 2
    right = rect.right() - px(6)
    return QRectF(right - 2 * side - px(4), top, side, side), QRectF(right - side, top, side, side)

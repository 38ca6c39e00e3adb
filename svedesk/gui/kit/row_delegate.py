"""Draws rows of lists as sheets: a frame that shows which one is chosen, and lines of text in it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from svedesk.gui.look.fonts import SEMIBOLD
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme
from svedesk.gui.look.writing import write

ROLE = Qt.ItemDataRole.UserRole
"""What a row is about."""


class RowDelegate(QStyledItemDelegate):
    """Draws the frame of a row; a subclass draws what is in it. `height` is in logical pixels."""

    def __init__(self, theme: Theme, height: int = 58) -> None:
        super().__init__()
        self.theme, self._height = theme, height

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(px(200), px(self._height))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme = self.theme
        rect = QRectF(option.rect).adjusted(px(4), px(3), -px(4), -px(3))
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.you_can if chosen else theme.line), 2 if chosen else 1))
        painter.setBrush(QColor(theme.raised if chosen or hovered else theme.panel))
        painter.drawRoundedRect(rect, 7, 7)
        self.draw(painter, rect, index.data(ROLE))
        painter.restore()

    def draw(self, painter: QPainter, rect: QRectF, row: object) -> None:
        """Draw what is in the frame of a row."""
        raise NotImplementedError


def write_title(painter: QPainter, rect: QRectF, text: str, colour: str) -> None:
    """Write the title of a row at its top left."""
    write(painter, rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, text, 15, SEMIBOLD, colour)

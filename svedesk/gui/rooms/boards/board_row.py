"""A row of the list of boards: a small picture, the title, how its note begins, when it was kept."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from svedesk.desk.boards import KeptBoard
from svedesk.gui.look.fonts import REGULAR, SEMIBOLD, font
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme
from svedesk.gui.rooms.boards.thumbnail import shown

ROLE = Qt.ItemDataRole.UserRole
ROW, PICTURE = 84, 108
"""Logical pixels a row is high, and a picture in it wide."""


def when(board: KeptBoard) -> str:
    """When a board was kept, by the clock here."""
    return board.saved_at.astimezone().strftime("%Y-%m-%d %H:%M")


def draw_picture(painter: QPainter, rect: QRectF, pixmap: QPixmap | None, theme: Theme) -> None:
    """A board's picture, filling a rectangle; a bare cloth where there is none."""
    painter.save()
    path = QPainterPath()
    path.addRoundedRect(rect, 5, 5)
    painter.setClipPath(path)
    painter.fillRect(rect, QColor(theme.cloth))
    if pixmap is not None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = pixmap.size().scaled(rect.size().toSize(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        left, top = rect.center().x() - size.width() / 2, rect.center().y() - size.height() / 2
        painter.drawPixmap(QRectF(left, top, size.width(), size.height()), pixmap, QRectF(pixmap.rect()))
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.drawRoundedRect(rect, 5, 5)
    painter.restore()


class BoardRow(QStyledItemDelegate):
    """Draws rows; each picture is unpacked once."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._pictures: dict[str, QPixmap | None] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(px(200), px(ROW))

    def picture(self, board: KeptBoard) -> QPixmap | None:
        """The picture of a board."""
        if board.picture not in self._pictures:
            self._pictures[board.picture] = shown(board.picture)
        return self._pictures[board.picture]

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        board = index.data(ROLE)
        if not isinstance(board, KeptBoard):
            return
        theme = self._theme
        rect = QRectF(option.rect).adjusted(px(4), px(3), -px(4), -px(3))
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.you_can if chosen else theme.line), 2 if chosen else 1))
        painter.setBrush(QColor(theme.raised if chosen or hovered else theme.panel))
        painter.drawRoundedRect(rect, 7, 7)
        high = rect.height() - px(14)
        framed = QRectF(rect.left() + px(7), rect.top() + px(7), px(PICTURE), high)
        draw_picture(painter, framed, self.picture(board), theme)
        inside = QRectF(framed.right() + px(12), framed.top(), rect.right() - framed.right() - px(24), high)
        self._write(painter, inside, board)
        painter.restore()

    def _write(self, painter: QPainter, inside: QRectF, board: KeptBoard) -> None:
        line = Qt.AlignmentFlag.AlignLeft
        for text, size, weight, colour, where in (
            (board.title, 15, SEMIBOLD, self._theme.text, Qt.AlignmentFlag.AlignTop),
            (" ".join(board.note.split()), 13, REGULAR, self._theme.text, Qt.AlignmentFlag.AlignVCenter),
            (when(board), 12, REGULAR, self._theme.quiet_text, Qt.AlignmentFlag.AlignBottom),
        ):
            painter.setFont(font(px(size), weight))
            painter.setPen(QColor(colour))
            said = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(inside.width()))
            painter.drawText(inside, line | where, said)

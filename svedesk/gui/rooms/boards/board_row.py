"""A row of the list of boards: thumbnail, title, beginning of the note, when it was saved."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from svedesk.desk.boards import KeptBoard
from svedesk.gui.kit.row_delegate import RowDelegate, write_title
from svedesk.gui.look.fonts import REGULAR
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme
from svedesk.gui.look.writing import write
from svedesk.gui.rooms.boards.thumbnail import read_thumbnail

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


class BoardDelegate(RowDelegate):
    """Draws rows; each picture is unpacked once."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, ROW)
        self._pictures: dict[str, QPixmap | None] = {}

    def picture(self, board: KeptBoard) -> QPixmap | None:
        """The picture of a board."""
        if board.picture not in self._pictures:
            self._pictures[board.picture] = read_thumbnail(board.picture)
        return self._pictures[board.picture]

    def draw(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, KeptBoard)
        high = rect.height() - px(14)
        framed = QRectF(rect.left() + px(7), rect.top() + px(7), px(PICTURE), high)
        draw_picture(painter, framed, self.picture(row), self.theme)
        inside = QRectF(framed.right() + px(12), framed.top(), rect.right() - framed.right() - px(24), high)
        left, theme = Qt.AlignmentFlag.AlignLeft, self.theme
        note = " ".join(row.note.split())
        write_title(painter, inside, row.title, theme.text)
        write(painter, inside, left | Qt.AlignmentFlag.AlignVCenter, note, 13, REGULAR, theme.text)
        write(painter, inside, left | Qt.AlignmentFlag.AlignBottom, when(row), 12, REGULAR, theme.quiet_text)

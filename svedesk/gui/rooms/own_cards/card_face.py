"""The card as it will look, large; a picture may be dropped on it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QDragEnterEvent, QDragLeaveEvent, QDropEvent, QImage, QPainter, QPen

from svedesk.gui.kit.big_card import BigCard
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.face import CORNER, FaceText
from svedesk.gui.look.preview import draw_preview
from svedesk.gui.look.theme import Theme


class CardFace(BigCard):
    """`dropped` carries the path of a picture that was let fall on it."""

    dropped = Signal(object)
    AROUND = 2

    def __init__(self, theme: Theme) -> None:
        super().__init__(tr("Card preview"))
        self._theme = theme
        self._face: FaceText | None = None
        self._picture: QImage | None = None
        self._over = False
        self.setAcceptDrops(True)
        self.setToolTip(tr("Drop a picture here (PNG, JPEG or WebP)"))

    def show_face(self, face: FaceText | None, picture: QImage | None) -> None:
        """Show a card, with the picture it has."""
        if (face, picture) != (self._face, self._picture):
            self._face, self._picture = face, picture
            self.update()

    def draw_card(self, painter: QPainter, place: QRectF) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.translate(place.topLeft())
        width = place.width()
        if self._face is not None:
            draw_preview(painter, self._face, width, self._picture)
        if self._over or self._face is None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            pen = QPen(QColor(self._theme.legal if self._over else self._theme.line), 3 if self._over else 1.5)
            pen.setStyle(Qt.PenStyle.SolidLine if self._over else Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawRoundedRect(QRectF(1, 1, width - 2, place.height() - 2), CORNER * width, CORNER * width)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _file_of(event) is not None:
            event.acceptProposedAction()
            self._over = True
            self.update()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._over = False
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        self._over = False
        self.update()
        path = _file_of(event)
        if path is not None:
            event.acceptProposedAction()
            self.dropped.emit(path)


def _file_of(event: QDropEvent) -> Path | None:
    urls = [url for url in event.mimeData().urls() if url.isLocalFile()]
    return Path(urls[0].toLocalFile()) if urls else None

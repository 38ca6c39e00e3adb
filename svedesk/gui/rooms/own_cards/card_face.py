"""The card as it will look, large; a picture may be dropped on it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QDragEnterEvent, QDragLeaveEvent, QDropEvent, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from svedesk.gui.kit.translate import tr
from svedesk.gui.look.face import CORNER, FaceText
from svedesk.gui.look.preview import draw_preview
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme

RATIO = 63 / 88


class CardFace(QWidget):
    """`dropped` carries the path of a picture that was let fall on it."""

    dropped = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._face: FaceText | None = None
        self._picture: QImage | None = None
        self._over = False
        self.setAcceptDrops(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Card preview"))
        self.setToolTip(tr("Drop a picture here (PNG, JPEG or WebP)"))

    def sizeHint(self) -> QSize:
        return QSize(px(280), px(392))

    def show_face(self, face: FaceText | None, picture: QImage | None) -> None:
        """Show a card, with the picture it has."""
        if (face, picture) != (self._face, self._picture):
            self._face, self._picture = face, picture
            self.update()

    @property
    def card_width(self) -> float:
        """Logical pixels the card is wide on it now."""
        return float(int(min(self.width() - 4.0, (self.height() - 4.0) * RATIO)))

    def paintEvent(self, event: QPaintEvent) -> None:
        width = self.card_width
        if width < 40:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        card = QRectF((self.width() - width) / 2, 2, width, width / RATIO)
        if self._face is not None:
            painter.translate(card.topLeft())
            draw_preview(painter, self._face, width, self._picture)
            painter.translate(-card.topLeft())
        if self._over or self._face is None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            pen = QPen(QColor(self._theme.legal if self._over else self._theme.line), 3 if self._over else 1.5)
            pen.setStyle(Qt.PenStyle.SolidLine if self._over else Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), CORNER * width, CORNER * width)
        painter.end()

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

"""The mark of a card that is not fully automated: a hand, or a half."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from svedesk.gui.look.fonts import BOLD, font
from svedesk.gui.look.icons import icon_pixmap
from svedesk.gui.look.theme import Theme

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

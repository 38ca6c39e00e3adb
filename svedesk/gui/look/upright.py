"""What a card that lies across says upright: its name on a band, attack and defense where they are printed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPixmap

from svedesk.gui.look.colour import see_through
from svedesk.gui.look.face import draw_name
from svedesk.gui.look.painting import painting
from svedesk.gui.look.stats import draw_attack, draw_defense

Stat = tuple[int | None, int | None]
"""A statistic now, and as printed; None for a card without it."""
INK = QColor("#0B0E13")
BAND = 0.76
"""Where the name's band begins, of a card's width from the upper edge."""
PLATE = 0.54
"""How far the dark ground of a card's own name reaches from its lower edge, of its width."""


def draw_upright(size: QSizeF, ratio: float, name: str, attack: Stat, defense: Stat, *, plain: bool) -> QPixmap:
    """The picture that lies over a card of this size as it lies across, turned clockwise. With `plain` it is a card
    without its text: the name it has along its lower edge is covered, or it would be read twice."""
    with painting(size.width(), size.height(), ratio) as (pixmap, painter):
        card = size.height()  # a card's width
        if plain:
            cover = QLinearGradient(card * 0.05, 0, card * PLATE, 0)
            cover.setColorAt(0.85, INK)
            cover.setColorAt(1, see_through(INK, 0.0))
            painter.fillRect(QRectF(card * 0.05, card * 0.05, card * (PLATE - 0.05), card * 0.9), cover)
        left, radius = 0.148 * card, 0.14 * card
        inset = left + radius * 1.4
        band = QRectF(inset, card * BAND, size.width() - inset - card * 0.03, card * 0.2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(see_through(INK, 0.82))
        painter.drawRoundedRect(band, band.height() * 0.25, band.height() * 0.25)
        painter.setPen(QColor("#FFFFFF"))
        draw_name(painter, name, band.adjusted(3, 0, -3, 0), max(9.0, band.height() * 0.66), floor=8.0)
        painter.setPen(Qt.PenStyle.NoPen)
        for (now, printed), draw, y in ((attack, draw_attack, 0.17), (defense, draw_defense, 0.83)):
            if now is not None:
                centre = QPointF(left, y * card)
                painter.setBrush(see_through(INK, 0.9))
                painter.drawEllipse(centre, radius * 1.12, radius * 1.12)
                draw(painter, centre, radius, now, printed)
    return pixmap

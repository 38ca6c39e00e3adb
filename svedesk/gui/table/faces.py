"""Pixmaps of cards as they lie on the table: face or back, shadow, chips, each made once for a state, a size and a screen scale."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from svedesk.engine.facts import Facts
from svedesk.engine.records import Place
from svedesk.engine.view import CardView
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.fonts import BOLD, SEMIBOLD, font
from svedesk.gui.look.theme import Theme
from svedesk.gui.table.layout import RATIO


class Faces:
    def __init__(self, facts: Callable[[str], Facts], theme: Theme) -> None:
        self.facts, self.theme = facts, theme
        self._ratio = 1.0
        self._kept: OrderedDict[object, QPixmap] = OrderedDict()

    def set_ratio(self, ratio: float) -> None:
        if ratio != self._ratio:
            self._ratio = ratio
            self._kept.clear()

    def margin(self, width: float) -> float:
        return max(8.0, width * 0.12)

    def _new(self, width: float) -> tuple[QPixmap, QPainter, QRectF]:
        m = self.margin(width)
        size = QSizeF(width + 2 * m, width / RATIO + 2 * m)
        p = QPixmap((size * self._ratio).toSize())
        p.setDevicePixelRatio(self._ratio)
        p.fill(Qt.GlobalColor.transparent)
        painter = QPainter(p)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return p, painter, QRectF(m, m, width, width / RATIO)

    def lying(self, card: CardView | None, place: Place, width: float) -> QPixmap:
        p, painter, r = self._new(width)
        painter.setBrush(QColor("#344"))
        painter.drawRoundedRect(r, 5, 5)
        if card:
            f = self.facts(card.shown.printed)
            painter.setPen(QColor("white"))
            painter.setFont(font(11, SEMIBOLD))
            painter.drawText(r, Qt.TextFlag.TextWordWrap, f.name)
            painter.drawText(r, Qt.AlignmentFlag.AlignBottom, f"{card.shown.cost} {card.shown.attack}/{card.shown.defense}")
        painter.end()
        return p

    def under(self, card: CardView | None, width: float) -> QPixmap | None:
        return None

    def glow(self, kind: str, width: float) -> QPixmap:
        p, painter, r = self._new(width)
        painter.setPen(QPen(QColor(self.theme.you_can), 4))
        painter.drawRoundedRect(r, 5, 5)
        painter.end()
        return p

    def veil(self, width: float) -> QPixmap:
        p, painter, r = self._new(width)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(see_through(self.theme.cloth_edge, 0.55))
        painter.drawRoundedRect(r, 5, 5)
        painter.end()
        return p

    def pick_mark(self, text: str, width: float) -> QPixmap:
        p = QPixmap(30, 30)
        p.fill(QColor(self.theme.info))
        return p

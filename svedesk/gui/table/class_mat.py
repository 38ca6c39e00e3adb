"""The two mats of a table: each side has the colours and the sign of its class."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from svedesk.engine.view import View
from svedesk.gui.look.colour import mix, see_through
from svedesk.gui.look.craft import Craft, craft_of, craft_shape
from svedesk.gui.look.theme import Theme
from svedesk.gui.table.layout import Layout, Side
from svedesk.gui.table.words import Words


def crafts_of(view: View, words: Words) -> tuple[Craft, ...]:
    """The classes the leaders of the near and the far side stand for."""
    crafts = []
    for seat in (view.seat, 1 - view.seat):
        cards = (card for zone in view.zones if zone.place.seat == seat for card in zone.cards)
        leads = (card.number for card in cards if words.table.zones[card.zone].number)
        crafts.append(craft_of(words.classes(next(leads, ""))))
    return tuple(crafts)


def slot_line(theme: Theme) -> QColor:
    """The outline of a place for a card: seen on the cloth (3 to 1), but no brighter than what lies on it."""
    return mix(QColor(theme.cloth), QColor(theme.text), 0.42 if theme.dark else 0.5)


def dye(
    painter: QPainter, layout: Layout, side: Side, craft: Craft, theme: Theme, *, far: bool, pictured: bool
) -> None:
    """Colour one half of the table, most at its edge, and lay a mat with the sign of the class below its field."""
    size, middle = layout.size, layout.middle
    half = QRectF(0, 0, size.width(), middle.top()) if far else QRectF(0, middle.bottom(), size.width(), size.height())
    if not far:
        half.setBottom(size.height())
    bright = craft.shade(0.5 if theme.dark else 0.72, 1.15)
    strength = 0.1 if pictured else 0.34 if theme.dark else 0.3
    fades = QLinearGradient(half.topLeft(), half.bottomLeft())
    fades.setColorAt(0.0 if far else 1.0, see_through(bright, strength))
    fades.setColorAt(1.0 if far else 0.0, see_through(bright, strength * 0.22))
    painter.fillRect(half, fades)
    field = side.zones.get(layout.table.hand_zones.play)
    if field is None:
        return
    mat = field.adjusted(layout.px(-3), layout.px(-2), layout.px(3), layout.px(2))
    ground = QLinearGradient(mat.topLeft(), mat.bottomLeft())
    deep = craft.shade(0.3 if theme.dark else 0.86, 1.0)
    ground.setColorAt(0.0 if far else 1.0, see_through(deep, 0.75))
    ground.setColorAt(1.0 if far else 0.0, see_through(deep, 0.4))
    painter.setPen(QPen(see_through(craft.shade(0.62 if theme.dark else 0.6, 1.1), 0.6), layout.px(1.4)))
    painter.setBrush(ground)
    painter.drawRoundedRect(mat, layout.px(9), layout.px(9))
    painter.save()
    painter.setClipRect(mat)
    painter.translate(QPointF(mat.center().x(), mat.center().y()))
    if far:
        painter.rotate(180)
    high = mat.height() * 0.62
    painter.scale(high, high)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(see_through(craft.shade(0.75 if theme.dark else 0.5, 1.2), 0.16))
    if any(zone.number for zone in layout.table.zones.values()):  # a game without leaders has no class to show
        painter.drawPath(craft_shape(craft))
    painter.restore()

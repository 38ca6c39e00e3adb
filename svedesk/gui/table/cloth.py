"""The cloth below the cards: its mat, and the outlines and names of the zones, painted once for each size."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from svedesk.gui.kit.translate import tr
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.fonts import SEMIBOLD, font
from svedesk.gui.look.playmat import draw_picture, draw_playmat
from svedesk.gui.look.theme import Theme
from svedesk.gui.look.wardrobe import Mat
from svedesk.gui.table.layout import PLACES, Layout, SideLayout


def cloth(layout: Layout, theme: Theme, ratio: float, mat: Mat) -> QPixmap:
    """The background of a table as one pixmap, `ratio` device pixels to a logical one."""
    size = layout.size
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(QPointF(0, 0), size)
    pictured = mat.picture is not None and theme.name != "high-contrast"
    if mat.picture is not None and pictured:
        draw_picture(painter, whole, theme, mat.picture, mat.strength)
    else:
        draw_playmat(painter, whole, theme, mat.name, mat.strength)
    for side, far in ((layout.far, True), (layout.near, False)):
        if pictured:
            _ground(painter, layout, side, theme, far)
        _side(painter, layout, side, theme, far)
    _middle(painter, layout, theme)
    painter.end()
    return pixmap


def _ground(painter: QPainter, layout: Layout, side: SideLayout, theme: Theme, far: bool) -> None:
    """Below the zones a picture gives way to the cloth, so that their names and outlines are read on any."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(see_through(theme.cloth, 0.72))
    radius = layout.px(6)
    rects = [rect for rect in map(side.zone, ("deck", "cemetery", "banished", "evolve_deck", "field")) if rect]
    width = layout.card_width("ex", far=far)
    for index in range(PLACES):
        place = layout.place(side, index, PLACES, "ex")
        rects.append(QRectF(place.center().x() - width / 2, place.top(), width, place.height()))
    rects += [rect.adjusted(-4, -2, 4, 2) for rect in (side.play_points, side.evolution_points)]
    for rect in (*rects, *((layout.resolution,) if far else ())):
        painter.drawRoundedRect(rect, radius, radius)


def _side(painter: QPainter, layout: Layout, side: SideLayout, theme: Theme, far: bool) -> None:
    line = see_through(theme.line, 0.75 if theme.dark else 1.0)
    radius = layout.px(6)
    mat = side.field.adjusted(layout.px(-3), layout.px(-1), layout.px(3), layout.px(1))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(see_through(theme.text, 0.028 if theme.dark else 0.04))
    painter.drawRoundedRect(mat, radius, radius)
    for zone in ("field", "ex"):
        width = layout.card_width(zone, far=far)
        height = width * 88 / 63
        pen = QPen(line, 1.0, Qt.PenStyle.SolidLine if zone == "field" else Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for index in range(PLACES):
            centre = layout.place(side, index, PLACES, zone).center()
            slot = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
            painter.drawRoundedRect(slot.adjusted(1, 1, -1, -1), radius * 0.7, radius * 0.7)
    painter.setPen(QPen(line, 1.0))
    for zone in ("deck", "cemetery", "banished", "evolve_deck"):
        rect = side.zone(zone)
        assert rect is not None
        painter.setBrush(see_through("#000000", 0.13 if theme.dark else 0.03))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius * 0.7, radius * 0.7)
        caption(painter, layout, rect, tr(_CAPTIONS[zone]), theme)
    width = layout.card_width("ex", far=far)
    for index in range(PLACES):
        place = layout.place(side, index, PLACES, "ex")
        caption(
            painter, layout, QRectF(place.center().x() - width / 2, place.top(), width, place.height()), tr("EX"), theme
        )


def caption_font(text: str, size: int, width: float) -> QFont:
    """The font of a short label: the usual one, or the condensed one where the text would be wider than `width`."""
    usual = font(size, SEMIBOLD)
    return usual if QFontMetricsF(usual).horizontalAdvance(text) <= width else font(size, condensed=True)


_CAPTIONS = {"deck": "Deck", "cemetery": "Cemetery", "banished": "Banished", "evolve_deck": "Evolve"}


def caption(painter: QPainter, layout: Layout, rect: QRectF, text: str, theme: Theme) -> None:
    """The quiet name of a place, in its middle."""
    painter.save()
    painter.setFont(caption_font(text, layout.text(11), rect.width()))
    painter.setPen(see_through(theme.quiet_text, 0.8))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def _middle(painter: QPainter, layout: Layout, theme: Theme) -> None:
    """A fine line across the middle, broken where the resolution zone stands."""
    rect, y = layout.middle, layout.middle.center().y()
    colour = see_through(theme.line, 0.9)
    painter.setPen(QPen(colour, 1.0))
    gap = layout.resolution
    painter.drawLine(QPointF(rect.left(), y), QPointF(gap.left(), y))
    painter.drawLine(QPointF(gap.right(), y), QPointF(rect.right(), y))
    bracket = layout.px(9)
    frame = gap.adjusted(layout.px(4), layout.px(2), -layout.px(4), -layout.px(2))
    path = QPainterPath()
    for corner, dx, dy in (
        (frame.topLeft(), 1, 1),
        (frame.topRight(), -1, 1),
        (frame.bottomLeft(), 1, -1),
        (frame.bottomRight(), -1, -1),
    ):
        path.moveTo(corner + QPointF(dx * bracket, 0))
        path.lineTo(corner)
        path.lineTo(corner + QPointF(0, dy * bracket))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    caption(painter, layout, gap, tr("Resolution"), theme)

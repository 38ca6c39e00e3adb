"""The cloth below the cards: its mat, and the outlines and names of the zones, painted once for each size."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from svedesk.engine.game_table import Shape, TableZone
from svedesk.engine.table_words import TableWords
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.craft import Craft
from svedesk.gui.look.playmat import draw_picture, draw_playmat
from svedesk.gui.look.table_style import Mat
from svedesk.gui.look.theme import SEMIBOLD, Theme, font
from svedesk.gui.table.class_mat import dye, slot_line
from svedesk.gui.table.layout import RATIO, Layout, Side


def cloth(
    layout: Layout, theme: Theme, ratio: float, mat: Mat, words: TableWords, crafts: Sequence[Craft] = ()
) -> QPixmap:
    """The background of a table as one pixmap, `ratio` device pixels to a logical one. `crafts` are the classes of the
    near and the far side, whose colours their mats have."""
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
    if len(crafts) > 1 and theme.name != "high-contrast":
        for craft, side, far in ((crafts[1], layout.far, True), (crafts[0], layout.near, False)):
            dye(painter, layout, side, craft, theme, far=far, pictured=pictured)
    for side, far in ((layout.far, True), (layout.near, False)):
        if pictured:
            _ground(painter, layout, side, theme, far)
        _side(painter, layout, side, theme, far, words)
    _middle(painter, layout, theme, words)
    painter.end()
    return pixmap


def _zones(layout: Layout, side: Side, *shapes: Shape) -> list[tuple[TableZone, QRectF]]:
    """The zones of a seat of some shapes that every deck uses, with their places."""
    zones = layout.table.zones.values()
    return [(zone, side.zones[zone.name]) for zone in zones if zone.shape in shapes and not zone.if_used]


def _slots(layout: Layout, side: Side, zone: TableZone, far: bool) -> list[QRectF]:
    """A card's place in each slot of a row."""
    width = layout.card_width(zone.name, far=far)
    slots = (layout.slot(side, zone.name, index) for index in range(zone.slots))
    return [QRectF(slot.center().x() - width / 2, slot.top(), width, slot.height()) for slot in slots]


def _ground(painter: QPainter, layout: Layout, side: Side, theme: Theme, far: bool) -> None:
    """Below the zones a picture gives way to the cloth, so that their names and outlines are read on any."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(see_through(theme.cloth, 0.72))
    radius = layout.px(6)
    rects = [rect for _, rect in _zones(layout, side, "pile")]
    for zone, rect in _zones(layout, side, "row"):
        rects += [rect] if zone.in_play else _slots(layout, side, zone, far)
    rects += [
        rect.adjusted(-4, -2, 4, 2)
        for name, rect in side.numbers.items()
        if layout.table.numbers[name].look != "shield"
    ]
    for rect in (*rects, *(layout.shared.values() if far else ())):
        painter.drawRoundedRect(rect, radius, radius)


def _side(painter: QPainter, layout: Layout, side: Side, theme: Theme, far: bool, words: TableWords) -> None:
    line = see_through(theme.line, 0.75 if theme.dark else 1.0)
    radius = layout.px(6)
    for zone, rect in _zones(layout, side, "row"):
        if zone.in_play:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(see_through(theme.text, 0.028 if theme.dark else 0.04))
            mat = rect.adjusted(layout.px(-3), layout.px(-1), layout.px(3), layout.px(1))
            painter.drawRoundedRect(mat, radius, radius)
    for zone, _ in _zones(layout, side, "row"):
        if not zone.outline:
            continue
        style = Qt.PenStyle.SolidLine if zone.outline == "solid" else Qt.PenStyle.DashLine
        painter.setPen(QPen(slot_line(theme), 1.2, style))
        painter.setBrush(see_through("#000000", 0.16 if theme.dark else 0.03))
        for slot in _slots(layout, side, zone, far):
            height = slot.width() / RATIO
            card = QRectF(slot.left(), slot.center().y() - height / 2, slot.width(), height)
            painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), radius * 0.7, radius * 0.7)
    painter.setPen(QPen(line, 1.0))
    for zone, rect in _zones(layout, side, "pile"):
        painter.setBrush(see_through("#000000", 0.13 if theme.dark else 0.03))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius * 0.7, radius * 0.7)
        caption(painter, layout, rect, words.caption("zone", zone.name), theme)
    for zone, _ in _zones(layout, side, "row"):
        for slot in _slots(layout, side, zone, far) if zone.outline == "dashed" else ():
            caption(painter, layout, slot, words.caption("zone", zone.name), theme)


TINY = 8
"""Logical pixels below which no label is drawn."""


def caption_font(text: str, size: int, width: float) -> QFont:
    """The font of a short label: regular, or condensed where the text would be wider than `width`; on the smallest
    tables that is smaller, too, rather than cut."""
    regular = font(size, SEMIBOLD)
    if QFontMetricsF(regular).horizontalAdvance(text) <= width:
        return regular
    wide = QFontMetricsF(font(size, condensed=True)).horizontalAdvance(text)
    return font(size if wide <= width else max(TINY, int(size * width / wide)), condensed=True)


def caption(painter: QPainter, layout: Layout, rect: QRectF, text: str, theme: Theme) -> None:
    """The quiet name of a place, in its middle."""
    painter.save()
    painter.setFont(caption_font(text, layout.text(11), rect.width()))
    painter.setPen(see_through(theme.quiet_text, 0.8))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def _middle(painter: QPainter, layout: Layout, theme: Theme, words: TableWords) -> None:
    """A fine line across the middle, broken where a shared zone is."""
    rect, y = layout.middle, layout.middle.center().y()
    colour = see_through(theme.line, 0.9)
    painter.setPen(QPen(colour, 1.0))
    x = rect.left()
    for gap in sorted(layout.shared.values(), key=QRectF.left):
        painter.drawLine(QPointF(x, y), QPointF(gap.left(), y))
        x = gap.right()
    painter.drawLine(QPointF(x, y), QPointF(rect.right(), y))
    for zone, gap in layout.shared.items():
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, 1.0))
        painter.drawPath(
            _brackets(gap.adjusted(layout.px(4), layout.px(2), -layout.px(4), -layout.px(2)), layout.px(9))
        )
        caption(painter, layout, gap, words.caption("zone", zone), theme)


def _brackets(frame: QRectF, length: float) -> QPainterPath:
    """The four corners of a frame."""
    path = QPainterPath()
    for corner, dx, dy in (
        (frame.topLeft(), 1, 1),
        (frame.topRight(), -1, 1),
        (frame.bottomLeft(), 1, -1),
        (frame.bottomRight(), -1, -1),
    ):
        path.moveTo(corner + QPointF(dx * length, 0))
        path.lineTo(corner)
        path.lineTo(corner + QPointF(0, dy * length))
    return path

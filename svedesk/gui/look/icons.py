"""Icons of buttons and menus, and of the program itself: drawn with lines and shapes, in the theme's text colour."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QIcon, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QTransform

from svedesk.gui.look import shapes
from svedesk.gui.look.colour import oklch
from svedesk.gui.look.stats import blade_icon, chevrons
from svedesk.gui.look.theme import Theme

_SIZES = (16, 20, 24, 32, 48)


def icon(name: str, theme: Theme) -> QIcon:
    """The icon called `name` (one of `NAMES`) in the theme's colours, at usual sizes. Raises KeyError for others."""
    draw = _DRAWN[name]
    result = QIcon()
    for mode, colour in ((QIcon.Mode.Normal, theme.text), (QIcon.Mode.Disabled, theme.illegal)):
        for size in _SIZES:
            result.addPixmap(_pixmap(draw, size, QColor(colour)), mode)
    return result


def icon_pixmap(name: str, size: int, colour: QColor, dpr: float = 1.0) -> QPixmap:
    """One icon in one colour, `size` logical pixels square."""
    pixmap = _pixmap(_DRAWN[name], round(size * dpr), colour)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def app_icon() -> QIcon:
    """The program's icon, drawn at the sizes desktops ask for."""
    result = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_app_icon(painter, size)
        painter.end()
        result.addPixmap(pixmap)
    return result


def draw_app_icon(painter: QPainter, size: float) -> None:
    """Two cards on a cloth, the upper one engaged over the lower, with a star: in a square of `size`."""
    painter.save()
    painter.scale(size / 64, size / 64)
    painter.setPen(Qt.PenStyle.NoPen)
    cloth = QLinearGradient(0, 0, 0, 64)
    cloth.setColorAt(0, QColor("#2E4258"))
    cloth.setColorAt(1, QColor("#16202C"))
    painter.setBrush(QBrush(cloth))
    painter.drawRoundedRect(QRectF(2, 2, 60, 60), 14, 14)
    if size < 30:
        # At such sizes only one card and its star can be told.
        painter.translate(38 * -0.5 + 13, 32 * -0.5)
        painter.scale(1.5, 1.5)
        painter.translate(-4, 0)
    ink = QPen(QColor("#0C1118"), 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    for turn, x, y, hue in ((-14.0, 26.0, 33.0, 250.0), (12.0, 38.0, 32.0, 82.0)):
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        body = QLinearGradient(0, -20, 0, 20)
        body.setColorAt(0, oklch(0.84, 0.12, hue))
        body.setColorAt(1, oklch(0.58, 0.12, hue - 10))
        painter.setPen(ink)
        painter.setBrush(QBrush(body))
        painter.drawRoundedRect(QRectF(-13.5, -18.8, 27, 37.6), 3, 3)
        painter.restore()
    painter.save()
    painter.translate(38, 32)
    painter.rotate(12)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(QColor("#2A1C05")))
    painter.drawPath(shapes.star(4, 11.5, 3.4))
    painter.setBrush(QBrush(QColor("#FFF4D2")))
    painter.drawPath(shapes.star(4, 7.2, 2.2))
    painter.restore()
    painter.restore()


Draw = Callable[[QPainter, QPen, QColor], None]


def _pixmap(draw: Draw, size: int, colour: QColor) -> QPixmap:
    """Icons are drawn in a square of 24."""
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 24, size / 24)
    pen = QPen(colour, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    draw(painter, pen, colour)
    painter.end()
    return pixmap


def _lines(*strokes: tuple[tuple[float, float], ...]) -> Draw:
    def draw(painter: QPainter, pen: QPen, colour: QColor) -> None:
        for stroke in strokes:
            path = QPainterPath(QPointF(*stroke[0]))
            for point in stroke[1:]:
                path.lineTo(QPointF(*point))
            painter.drawPath(path)

    return draw


def _turn_arrow(flip: bool) -> Draw:
    def draw(painter: QPainter, pen: QPen, colour: QColor) -> None:
        if flip:
            painter.translate(24, 0)
            painter.scale(-1, 1)
        path = QPainterPath(QPointF(5, 9))
        path.lineTo(14.5, 9)
        path.cubicTo(QPointF(21, 9), QPointF(21, 18), QPointF(14.5, 18))
        path.lineTo(9, 18)
        painter.drawPath(path)
        _lines(((9, 5), (5, 9), (9, 13)))(painter, pen, colour)

    return draw


def _cards(*places: tuple[float, float, float], sign: str = "") -> Draw:
    def draw(painter: QPainter, pen: QPen, colour: QColor) -> None:
        for x, y, turn in places:
            painter.save()
            painter.translate(x, y)
            painter.rotate(turn)
            card = shapes.rounded(QRectF(-5.2, -7.2, 10.4, 14.4), 1.5)
            # A card hides what lies under it.
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.fillPath(card, QBrush(Qt.GlobalColor.black))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            painter.drawPath(card)
            painter.restore()
        if sign == "evolve":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QBrush(colour))
            painter.translate(places[-1][0], places[-1][1])
            painter.scale(4.6, 4.6)
            painter.drawPath(chevrons())

    return draw


def _filled(path: QPainterPath) -> Draw:
    def draw(painter: QPainter, pen: QPen, colour: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(colour))
        painter.drawPath(path)

    return draw


def _outlined(path: QPainterPath) -> Draw:
    def draw(painter: QPainter, pen: QPen, colour: QColor) -> None:
        painter.drawPath(path)

    return draw


def _circled(x: float, y: float, radius: float, *strokes: tuple[tuple[float, float], ...]) -> Draw:
    def draw(painter: QPainter, pen: QPen, colour: QColor) -> None:
        painter.drawEllipse(QPointF(x, y), radius, radius)
        _lines(*strokes)(painter, pen, colour)

    return draw


def _dice(painter: QPainter, pen: QPen, colour: QColor) -> None:
    painter.drawRoundedRect(QRectF(4, 4, 16, 16), 3.5, 3.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(colour))
    for x, y in ((8.5, 8.5), (15.5, 8.5), (12, 12), (8.5, 15.5), (15.5, 15.5)):
        painter.drawEllipse(QPointF(x, y), 1.45, 1.45)


def _gear(painter: QPainter, pen: QPen, colour: QColor) -> None:
    painter.translate(12, 12)
    teeth = shapes.around_centre(shapes.rounded(QRectF(-1.7, -9.2, 3.4, 4), 1), 8)
    painter.setBrush(QBrush(colour))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(teeth)
    painter.drawPath(shapes.ring(6.8, 3.0))


def _hand(painter: QPainter, pen: QPen, colour: QColor) -> None:
    path = QPainterPath(QPointF(7, 13))
    for x, top in ((7, 7.5), (10, 4.5), (13, 4.0), (16, 6.0)):
        path.moveTo(x, 12)
        path.lineTo(x, top)
    path.moveTo(16, 7)
    path.lineTo(16, 15)
    path.cubicTo(QPointF(16, 22), QPointF(8, 22), QPointF(6.5, 18))
    path.lineTo(3.6, 13.4)
    path.quadTo(QPointF(5, 11.2), QPointF(7, 13.6))
    painter.drawPath(path)


def _moved(path: QPainterPath, scale: float, x: float = 12, y: float = 12) -> QPainterPath:
    return QTransform().translate(x, y).scale(scale, scale).map(path)


_DRAWN: dict[str, Draw] = {
    "menu": _lines(((4, 7), (20, 7)), ((4, 12), (20, 12)), ((4, 17), (20, 17))),
    "undo": _turn_arrow(False),
    "redo": _turn_arrow(True),
    "close": _lines(((6, 6), (18, 18)), ((18, 6), (6, 18))),
    "check": _lines(((4.5, 12.5), (10, 18), (19.5, 6.5))),
    "plus": _lines(((12, 5), (12, 19)), ((5, 12), (19, 12))),
    "minus": _lines(((5, 12), (19, 12))),
    "next": _lines(((9, 5), (16, 12), (9, 19))),
    "back": _lines(((15, 5), (8, 12), (15, 19))),
    "end_turn": _lines(((5, 5), (12, 12), (5, 19)), ((12, 5), (19, 12), (12, 19))),
    "save": _lines(
        ((12, 4), (12, 14)), ((8, 10.5), (12, 14.5), (16, 10.5)), ((4.5, 15), (4.5, 20), (19.5, 20), (19.5, 15))),
    "open": _lines(
        ((12, 14.5), (12, 4.5)), ((8, 8), (12, 4), (16, 8)), ((4.5, 15), (4.5, 20), (19.5, 20), (19.5, 15))),
    "by_hand": _hand,
    "rules": _lines(
        ((12, 6.5), (12, 20)), ((12, 6.5), (9, 4.5), (3.5, 4.5), (3.5, 17.5), (9, 17.5), (12, 20)),
        ((12, 6.5), (15, 4.5), (20.5, 4.5), (20.5, 17.5), (15, 17.5), (12, 20))),
    "dice": _dice,
    "settings": _gear,
    "deck": _cards((9, 14, 0), (11.5, 12, 0), (14, 10, 0)),
    "hand": _cards((7.5, 13, -22), (12, 11.5, 0), (16.5, 13, 22)),
    "evolve_deck": _cards((9.5, 13.5, 0), (14, 10.5, 0), sign="evolve"),
    "engage": _cards((12, 12, 90)),
    "refresh": _cards((12, 12, 0)),
    "cemetery": _outlined(shapes.polygon([(6, 20), (6, 9), (9, 4.5), (15, 4.5), (18, 9), (18, 20)])),
    "banished": _circled(12, 12, 8, ((6.5, 17.5), (17.5, 6.5))),
    "attack": _filled(_moved(blade_icon(), 9.5)),
    "defense": _filled(_moved(shapes.heater(1.6, 1.84), 9.5)),
    "play_point": _filled(_moved(shapes.regular(6, 1.0), 9)),
    "evolution_point": _filled(_moved(chevrons(), 12, 12, 11)),
    "quick": _filled(shapes.bolt(20).translated(12, 12)),
    "token": _outlined(_moved(shapes.regular(8, 1.0, 22.5), 8.5)),
    "search": _circled(10.5, 10.5, 6, ((15, 15), (20, 20))),
    "chat": _outlined(shapes.polygon([(4, 5), (20, 5), (20, 16), (11, 16), (7, 20), (7, 16), (4, 16)])),
    "race": _filled(shapes.carrot(19).translated(12, 12)),
    "drive": _filled(shapes.wheel(18).translated(12, 12)),
    "trigger": _filled(shapes.star(4, 10, 3.4).translated(12, 12)),
    "super_evolution": _filled(shapes.star(4, 7.0, 2.6).united(shapes.ring(10.5, 9.0)).translated(12, 12)),
    "clock": _circled(12, 12, 8, ((12, 7), (12, 12), (15.5, 14))),
    "flag": _lines(((6, 21), (6, 4), (18, 4), (15, 8.5), (18, 13), (6, 13))),
}  # fmt: skip

NAMES = tuple(_DRAWN)
"""The names of all icons."""

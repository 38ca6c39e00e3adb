"""Cost, attack and defense: a gem, a blade and a shield with the number now, marked where it is not as printed."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from svedesk.gui.look import shapes
from svedesk.gui.look.colour import mix
from svedesk.gui.look.craft import Craft
from svedesk.gui.look.theme import BOLD, font

INK = QColor("#0D1116")
ABOVE, BELOW, PLAIN = QColor("#86F0AE"), QColor("#FFA79F"), QColor("#FFFFFF")
"""Colours of a number above, below and as printed. A triangle goes with the first two."""

ADVANCED = QColor("#BFD0FF")
"""The colour of what marks an advanced card."""
ATTACK, DEFENSE = QColor("#A8352C"), QColor("#2B5A99")


def draw_cost(painter: QPainter, craft: Craft, centre: QPointF, radius: float, cost: int, printed: int | None) -> None:
    """The cost gem. A cost below the printed one is the better one, so it is green."""
    _ground(
        painter,
        shapes.regular(6, 1.0),
        centre,
        radius,
        craft.shade(0.50, 1.1),
        craft.shade(0.25),
        craft.shade(0.86, 0.6),
    )
    below = printed is not None and cost < printed
    above = printed is not None and cost > printed
    _number(
        painter, cost, centre, radius * 1.36, ABOVE if below else BELOW if above else PLAIN, -1 if below else int(above)
    )


def draw_attack(painter: QPainter, centre: QPointF, radius: float, attack: int, printed: int | None) -> None:
    """Attack on a blade."""
    _draw_stat(painter, blade_badge(), ATTACK, "#F3C9C4", centre, radius, attack, printed)


def draw_defense(painter: QPainter, centre: QPointF, radius: float, defense: int, printed: int | None) -> None:
    """Defense on a shield."""
    _draw_stat(painter, shield_badge(), DEFENSE, "#C9DBF3", centre, radius, defense, printed)


def _draw_stat(
    painter: QPainter,
    badge: QPainterPath,
    colour: QColor,
    edge: str,
    centre: QPointF,
    radius: float,
    now: int,
    printed: int | None,
) -> None:
    _ground(painter, badge, centre, radius, mix(colour, QColor("#FFFFFF"), 0.22), mix(colour, INK, 0.35), QColor(edge))
    sign = 0 if printed is None else (now > printed) - (now < printed)
    _number(painter, now, centre, radius * 1.36, (PLAIN, ABOVE, BELOW)[sign], sign)


def draw_evolved_mark(painter: QPainter, centre: QPointF, radius: float) -> None:
    """What an evolved card has where others have their cost: two golden chevrons."""
    _ground(painter, shapes.regular(6, 1.0), centre, radius, QColor("#6B5212"), QColor("#2B2006"), QColor("#FFE08A"))
    painter.save()
    painter.translate(centre)
    painter.scale(radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(QColor("#FFE08A")))
    painter.drawPath(chevrons())
    painter.restore()


def draw_advanced_mark(painter: QPainter, centre: QPointF, radius: float) -> None:
    """What an advanced card has beside its cost: a star of four points."""
    _ground(painter, shapes.regular(6, 1.0), centre, radius, QColor("#33436B"), QColor("#131B30"), ADVANCED)
    painter.save()
    painter.translate(centre)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(ADVANCED))
    painter.drawPath(shapes.star(4, radius * 0.72, radius * 0.24))
    painter.restore()


@cache
def chevrons() -> QPainterPath:
    """Two chevrons pointing up around the origin: the sign of evolving. Not to be changed: it is kept."""
    path = QPainterPath()
    for y in (-0.5, -0.02):
        path.addPath(
            shapes.polygon(
                [(0, y), (0.5, y + 0.42), (0.5, y + 0.68), (0, y + 0.27), (-0.5, y + 0.68), (-0.5, y + 0.42)]
            )
        )
    return path


@cache
def blade_badge() -> QPainterPath:
    """The broad blade that attack is written on, around the origin, point up. Not to be changed: it is kept."""
    path = QPainterPath(QPointF(0, -1.12))
    path.quadTo(QPointF(0.55, -0.86), QPointF(0.84, -0.50))
    path.lineTo(0.80, 0.48)
    path.lineTo(1.14, 0.38)
    path.lineTo(1.06, 0.80)
    path.lineTo(0.34, 0.86)
    path.lineTo(0.24, 1.14)
    path.lineTo(-0.24, 1.14)
    path.lineTo(-0.34, 0.86)
    path.lineTo(-1.06, 0.80)
    path.lineTo(-1.14, 0.38)
    path.lineTo(-0.80, 0.48)
    path.lineTo(-0.84, -0.50)
    path.quadTo(QPointF(-0.55, -0.86), QPointF(0, -1.12))
    path.closeSubpath()
    return path


@cache
def shield_badge() -> QPainterPath:
    """The shield that defense is written on, around the origin. Not to be changed: it is kept."""
    return shapes.heater(1.84, 2.04)


@cache
def blade_icon() -> QPainterPath:
    """A small sword around the origin, within radius 1: attack inside of text. Not to be changed: it is kept."""
    sword = shapes.blade(1.3, 0.36).translated(0, 0.3)
    sword.addRoundedRect(QRectF(-0.5, 0.3, 1.0, 0.22), 0.1, 0.1)
    sword.addRoundedRect(QRectF(-0.13, 0.46, 0.26, 0.54), 0.1, 0.1)
    return QTransform().rotate(40).map(sword)


def _ground(
    painter: QPainter, path: QPainterPath, centre: QPointF, radius: float, top: QColor, bottom: QColor, rim: QColor
) -> None:
    painter.save()
    painter.translate(centre)
    painter.scale(radius, radius)
    shade = QLinearGradient(0, -1, 0, 1)
    shade.setColorAt(0, top)
    shade.setColorAt(1, bottom)
    join = Qt.PenJoinStyle.RoundJoin
    painter.setBrush(QBrush(shade))
    painter.setPen(QPen(INK, 0.30, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join))
    painter.drawPath(path)
    painter.setPen(QPen(rim, 0.10, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join))
    painter.drawPath(path)
    painter.restore()


def _number(painter: QPainter, number: int, centre: QPointF, size: float, colour: QColor, sign: int) -> None:
    """A number with a dark rim; `sign` 1 or -1 adds a small triangle above or below it."""
    text = str(number)
    painter.save()
    painter.translate(centre)
    scale = size / 20 * (1.0 if len(text) < 2 else 0.78 if len(text) < 4 else 2.5 / len(text))
    painter.scale(scale, scale)
    path = _digits(text)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(INK, 3.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(colour))
    painter.drawPath(path)
    if sign:
        half = path.boundingRect().height() / 2
        wedge = [(-5.2, -half - 1.6), (5.2, -half - 1.6), (0, -half - 7.6)]
        painter.setPen(QPen(INK, 1.2))
        painter.drawPath(shapes.polygon([(x, y * sign) for x, y in wedge]))
    painter.restore()


@lru_cache(maxsize=256)
def _digits(text: str) -> QPainterPath:
    """The outline of a number, 20 pixels high, around the origin. Not to be changed: it is kept."""
    path = QPainterPath()
    path.addText(QPointF(), font(20, BOLD), text)
    bounds = path.boundingRect()
    return path.translated(-bounds.center().x(), -bounds.center().y())

"""The classes of cards: each has a colour and a shape, always shown together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QTransform

from svedesk.gui.look import shapes
from svedesk.gui.look.colour import lch, oklch
from svedesk.gui.look.game_art import game_art


@dataclass(frozen=True, slots=True)
class Craft:
    """How a class looks. `name` is its English name in facts, `name_ja` its Japanese one."""

    name: str
    name_ja: str
    colour: str
    shape: str
    kinds: Mapping[str, tuple[str, str]] = field(compare=False)
    """What its game calls types of cards, in English and in Japanese."""
    hue: float = field(init=False)
    """Its colour's hue in degrees, for colours that go with it."""
    chroma: float = field(init=False)
    """How strong its colour is: near 0 for Neutral."""

    def __post_init__(self) -> None:
        _, chroma, hue = lch(QColor(self.colour))
        object.__setattr__(self, "chroma", chroma)
        object.__setattr__(self, "hue", hue)

    def shade(self, lightness: float, strength: float = 1.0) -> QColor:
        """The class's colour as bright as asked (0 to 1), its chroma times `strength`."""
        return oklch(lightness, self.chroma * strength, self.hue)


NEUTRAL = "Neutral"
"""The class whose look a card has that is of no class."""


@cache
def all_crafts() -> Mapping[str, Craft]:
    """The classes of all games by their English names."""
    return {
        name: Craft(name, name_ja, colour, shape, art["kinds"])
        for art in game_art()
        for name, (name_ja, colour, shape) in art["looks"].items()
    }


@cache
def crafts_in_texts() -> tuple[Craft, ...]:
    """The classes that the texts of cards have marks of."""
    return tuple(all_crafts()[name] for art in game_art() if art.get("in_texts") for name in art["looks"])


def craft_of(classes: tuple[str, ...]) -> Craft:
    """The look of a card of these classes: that of the first one that is known, else Neutral's."""
    known = all_crafts()
    return known[next((name for name in classes if name in known), NEUTRAL)]


@cache
def craft_shape(craft: Craft) -> QPainterPath:
    """The class's shape around the origin, within a circle of radius 1. Not to be changed: it is kept."""
    match craft.shape:
        case "leaf":
            path = QTransform().rotate(35).map(shapes.leaf(2.0, 1.25).translated(0, 1.0))
            vein = QTransform().rotate(35).map(shapes.blade(1.5, 0.13).translated(0, 1.1))
            return shapes.without(path, vein)
        case "blade":
            sword = shapes.blade(1.35, 0.42).translated(0, 0.35)
            sword.addRoundedRect(QRectF(-0.52, 0.36, 1.04, 0.2), 0.1, 0.1)
            sword.addRoundedRect(QRectF(-0.12, 0.5, 0.24, 0.5), 0.1, 0.1)
            return QTransform().rotate(35).map(sword)
        case "glyph":
            path = shapes.star(6, 1.0, 0.56)
            path.addPath(shapes.regular(6, 0.36, 30))
            path.setFillRule(Qt.FillRule.OddEvenFill)
            return path
        case "wing":
            return QTransform().rotate(-40).map(shapes.bat_wing(1.65, 0.9).translated(-0.55, 0.62))
        case "crescent":
            return QTransform().rotate(-30).map(shapes.crescent(0.92))
        case "drop":
            return QTransform().translate(0, 0.92).map(shapes.lobe(1.95, 1.35))
        case "flame":
            return QTransform().translate(0.05, 0.95).map(shapes.flame(1.95, 1.3))
        case "sun":
            path = shapes.rays(8, 0.62, 1.0, 0.62)
            path.addPath(shapes.disc(0.46))
            return path
        case _:
            return shapes.ring(0.86, 0.5)


def draw_craft(painter: QPainter, craft: Craft, centre: QPointF, radius: float) -> None:
    """The class's shape, light on a disc of its colour."""
    painter.save()
    painter.translate(centre)
    painter.scale(radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(craft.shade(0.20, 0.5)))
    painter.drawEllipse(QPointF(), 1.0, 1.0)
    painter.setBrush(QBrush(craft.shade(0.50)))
    painter.drawEllipse(QPointF(), 0.88, 0.88)
    painter.scale(0.62, 0.62)
    painter.setBrush(QBrush(craft.shade(0.97, 0.25)))
    painter.drawPath(craft_shape(craft))
    painter.restore()

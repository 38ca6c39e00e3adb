"""Chips: small signs with numbers that lie on a card on the table: damage, changes of attack and defense, counters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap, QTransform

from svedesk.gui.look import shapes
from svedesk.gui.look.art.seed import digest
from svedesk.gui.look.colour import ink_on, oklch
from svedesk.gui.look.game_art import all_art
from svedesk.gui.look.painting import painting
from svedesk.gui.look.stats import blade_icon
from svedesk.gui.look.theme import BOLD, font

ChipKind = Literal["damage", "attack", "defense", "counter", "cost", "note", "linked"]

_DAMAGE, _ABOVE, _BELOW = QColor("#D8392F"), QColor("#2FA565"), QColor("#C9463C")
_RIM = QColor("#0D1116")


@cache
def linked_signs() -> Mapping[str, tuple[str, str]]:
    """The colour and sign of the cards linked in a zone, or of a kind."""
    return {"facedown": ("#E6D9B8", "cards"), **all_art("linked")}


@dataclass(frozen=True, slots=True)
class Chip:
    """What a chip says. `number` is signed for "attack" and "defense" (the change), the amount for the others.

    `name` is a counter's name; a note shows a folded corner and no number.
    Of "linked" cards it is their zone or kind, of which some in `linked_signs` have a sign of their own.
    """

    kind: ChipKind
    number: int = 0
    name: str = ""

    @property
    def label(self) -> str:
        """Its text, with + or - where it is a change: colour is never the only sign."""
        if self.kind == "damage":
            return f"\N{MINUS SIGN}{self.number}"
        if self.kind in ("attack", "defense", "cost"):
            return f"{self.number:+d}".replace("-", "\N{MINUS SIGN}")
        if self.kind == "note":
            return ""
        if self.kind == "linked":
            return str(self.number)
        return f"{self.name} {self.number}" if self.name else str(self.number)


def chip_size(chip: Chip, high: float) -> tuple[float, float]:
    """Width and height of a chip that is `high` logical pixels high."""
    return max(high, _advance(chip) * high / 20 + (high * 1.12 if _has_icon(chip) else high * 0.6)), high


def fitted(chip: Chip, high: float, most: float) -> Chip:
    """The chip with its name cut short, if it would be wider than `most`; its number is never cut."""
    if not chip.name or chip.kind == "linked" or chip_size(chip, high)[0] <= most:
        return chip
    name = chip.name
    while name and chip_size(shorter := replace(chip, name=f"{name}…"), high)[0] > most:
        name = name[:-1].rstrip()
    return shorter if name else replace(chip, name="")


def draw_chip(painter: QPainter, chip: Chip, corner: QPointF, high: float) -> None:
    """Draws a chip with its top left corner there. Needs an antialiasing painter."""
    width, _ = chip_size(chip, high)
    painter.save()
    painter.translate(corner)
    painter.scale(high / 20, high / 20)
    wide = width * 20 / high
    ground = _ground(chip)
    painter.setPen(QPen(_RIM, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QBrush(ground))
    if chip.kind == "damage":
        _draw_burst(painter, wide)
    elif chip.kind == "note":
        painter.drawPath(shapes.polygon([(2, 1), (12, 1), (18, 7), (18, 19), (2, 19)]))
        painter.drawPath(shapes.polygon([(12, 1), (12, 7), (18, 7)]))
    elif chip.kind == "counter":
        painter.drawPath(shapes.polygon([(4, 1), (wide - 4, 1), (wide - 1, 10), (wide - 4, 19), (4, 19), (1, 10)]))
    else:
        painter.drawRoundedRect(QRectF(1, 1, wide - 2, 18), 6, 6)
    ink = ink_on(ground)
    left = 0.0
    if _has_icon(chip):
        painter.save()
        painter.translate(9.5, 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(ink))
        if chip.kind == "linked":
            draw_linked(painter, chip.name)
        elif chip.kind == "attack":
            painter.scale(6.4, 6.4)
            painter.drawPath(blade_icon())
        else:
            painter.drawPath(shapes.heater(10, 11.5) if chip.kind == "defense" else shapes.regular(6, 6.2))
        painter.restore()
        left = 16.0
    painter.setPen(ink)
    painter.setFont(_font())
    painter.drawText(QRectF(left, -1, wide - left - (3 if left else 0), 21), Qt.AlignmentFlag.AlignCenter, chip.label)
    painter.restore()


def chip_pixmap(chip: Chip, high: float, dpr: float = 1.0) -> QPixmap:
    """A chip as a pixmap of its own size."""
    width, _ = chip_size(chip, high)
    with painting(width, high, dpr) as (pixmap, painter):
        draw_chip(painter, chip, QPointF(), high)
    return pixmap


def draw_linked(painter: QPainter, zone: str) -> None:
    """The sign of cards linked in a zone, 14 high around the origin, in the painter's brush."""
    match linked_signs().get(zone, ("", "cards"))[1]:
        case "carrot":
            painter.drawPath(shapes.carrot(13.6))
        case "wheel":
            painter.drawPath(shapes.wheel(13.2))
        case "blades":
            sword = QTransform.fromScale(7.0, 7.0).map(blade_icon())
            painter.drawPath(sword.united(QTransform.fromScale(-1.0, 1.0).map(sword)))
        case _:
            painter.drawRoundedRect(QRectF(-5.5, -6.5, 8, 11), 1.2, 1.2)
            painter.drawRoundedRect(QRectF(-2.0, -4.0, 8, 11), 1.2, 1.2)


def _has_icon(chip: Chip) -> bool:
    return chip.kind in ("attack", "defense", "cost", "linked")


def _ground(chip: Chip) -> QColor:
    match chip.kind:
        case "damage":
            return _DAMAGE
        case "attack" | "defense":
            return _ABOVE if chip.number >= 0 else _BELOW
        case "cost":
            return _BELOW if chip.number > 0 else _ABOVE
        case "note":
            return QColor("#F3E3A4")
        case "linked":
            return QColor(linked_signs().get(chip.name, ("#A9B7C6",))[0])
        case _:
            # Each counter's name has its own hue, so that two kinds on one card are told apart; the name stands on it.
            return oklch(0.80, 0.10, digest(chip.name) % 360)


def _font() -> QFont:
    return font(14, BOLD)


def _advance(chip: Chip) -> float:
    return QFontMetricsF(_font()).horizontalAdvance(chip.label)


def _draw_burst(painter: QPainter, wide: float) -> None:
    """A jagged plate as wide as its number."""
    teeth = max(4, round(wide / 5))
    left, right = 2.4, wide - 2.4
    step = (right - left) / teeth
    points: list[tuple[float, float]] = []
    for i in range(teeth):
        points += [(left + i * step, 3.0), (left + (i + 0.5) * step, 1.0)]
    points += [(right, 3.0), (wide - 1.0, 10), (right, 17.0)]
    for i in reversed(range(teeth)):
        points += [(left + (i + 0.5) * step, 19.0), (left + i * step, 17.0)]
    points.append((1.0, 10))
    painter.drawPath(shapes.polygon(points))

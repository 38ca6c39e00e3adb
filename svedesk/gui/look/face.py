"""A card's face at the size of the table: emblem, name, cost, attack, defense, keyword badges; its text gives way.

A card is 63 by 88 and drawn with its shadow, which needs a margin on each side (`margin`): a face of width 96 is a pixmap
whose card lies at (margin(96), margin(96)).
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from svedesk.engine.facts import Facts
from svedesk.engine.view import Shown
from svedesk.gui.look import shapes
from svedesk.gui.look.badges import BADGES, Lang, draw_badge, draw_quick
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.craft import Craft, craft_of, draw_craft
from svedesk.gui.look.emblem.emblem import draw_emblem
from svedesk.gui.look.emblem.tones import tones_of
from svedesk.gui.look.fonts import font
from svedesk.gui.look.stats import draw_attack, draw_cost, draw_defense, draw_evolved_mark

PROPORTION = 88 / 63
"""Height of a card by its width."""
CORNER = 0.05
"""Radius of a card's corners by its width."""
SHADOW = 0.07
"""How far the shadow reaches around a card, by its width."""

GOLD = QColor("#FFE08A")


@dataclass(frozen=True, slots=True)
class FaceText:
    """All that a face shows. `cost`, `attack` and `defense` are the numbers now (None: not shown); those printed are in `facts`.

    `text` holds rules text, one ability a line, with marks such as {FANFARE}; only the large face shows it.
    """

    facts: Facts
    text: tuple[str, ...] = ()
    lang: Lang = "en"
    cost: int | None = None
    attack: int | None = None
    defense: int | None = None
    keywords: tuple[str, ...] = ()
    quick: bool = False

    @classmethod
    def printed(cls, facts: Facts, text: tuple[str, ...] = (), lang: Lang = "en", *, quick: bool = False) -> FaceText:
        """The face as printed."""
        return cls(facts, text, lang, facts.cost, facts.attack, facts.defense, (), quick)

    @classmethod
    def now(
        cls, facts: Facts, shown: Shown, text: tuple[str, ...] = (), lang: Lang = "en", *, quick: bool = False
    ) -> FaceText:
        """The face with the values a view gives; `facts` are those of `shown.printed`."""
        return cls(facts, text, lang, shown.cost, shown.attack, shown.defense, shown.keywords, quick)

    @property
    def name(self) -> str:
        """The card's name in the face's language."""
        return self.facts.name_ja if self.lang == "ja" and self.facts.name_ja else self.facts.name


def height(width: float) -> float:
    """A card's height by its width."""
    return width * PROPORTION


def margin(width: float) -> float:
    """How much wider than the card its pixmap is on each side, for the shadow; whole logical pixels."""
    return float(max(2, round(width * SHADOW)))


def draw_face(painter: QPainter, face: FaceText, width: float) -> None:
    """Draws the table face with its top left corner at the origin, without shadow. Needs an antialiasing painter."""
    facts, craft = face.facts, craft_of(face.facts.classes)
    w, h = width, height(width)
    draw_frame(painter, facts, craft, w)
    art = QRectF(0.045 * w, 0.045 * w, 0.91 * w, h - 0.09 * w)
    draw_art(painter, facts, art, QPointF(0.5 * w, 0.53 * w), 0.40 * w, corner=0.03 * w)
    _draw_plate(painter, face, craft, w)
    _draw_corners(painter, face, craft, w)


def draw_frame(painter: QPainter, facts: Facts, craft: Craft, w: float) -> None:
    """The card's body: the class's colour, darkened, with a bright inner edge (golden when evolved, dashed for a token)."""
    h = height(w)
    body = QLinearGradient(0, 0, w * 0.4, h)
    body.setColorAt(0, craft.shade(0.50))
    body.setColorAt(0.5, craft.shade(0.36))
    body.setColorAt(1, craft.shade(0.27))
    painter.setPen(QPen(QColor("#0B0E12"), max(1.0, 0.012 * w)))
    painter.setBrush(QBrush(body))
    half = max(1.0, 0.012 * w) / 2
    painter.drawRoundedRect(QRectF(half, half, w - 2 * half, h - 2 * half), CORNER * w, CORNER * w)
    edge = QPen(GOLD if facts.special == "evolved" else craft.shade(0.74, 0.9), max(1.0, 0.013 * w))
    if facts.special == "token":
        edge.setDashPattern([3.0, 2.2])
    painter.setPen(edge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = 0.034 * w
    painter.drawRoundedRect(QRectF(inset, inset, w - 2 * inset, h - 2 * inset), 0.035 * w, 0.035 * w)


def draw_art(painter: QPainter, facts: Facts, rect: QRectF, centre: QPointF, radius: float, *, corner: float) -> None:
    """Ground and emblem in `rect`, seen through a window whose form tells the card type: follower, spell, amulet or leader."""
    tones, craft = tones_of(facts), craft_of(facts.classes)
    painter.save()
    clip = shapes.rounded(rect, corner)
    painter.setClipPath(clip)
    ground = QRadialGradient(centre, radius * 2.1)
    ground.setColorAt(0, tones.ground)
    ground.setColorAt(0.75, tones.edge)
    ground.setColorAt(1, tones.edge.darker(125))
    painter.fillRect(rect, QBrush(ground))
    window = _window(facts.kind, centre, radius)
    if window is not None:
        surround = clip.subtracted(window)
        painter.setPen(QPen(craft.shade(0.70, 0.8), max(1.0, radius * 0.03)))
        painter.setBrush(QBrush(craft.shade(0.25, 0.8)))
        painter.drawPath(surround)
    draw_emblem(painter, facts, centre, radius * (0.92 if window is not None else 1.0))
    painter.restore()


def _window(kind: str, centre: QPointF, radius: float) -> QPainterPath | None:
    if kind == "spell":
        return shapes.disc(radius * 1.08, centre.x(), centre.y())
    if kind == "amulet":
        return shapes.regular(6, radius * 1.24).translated(centre)
    return None


def _draw_plate(painter: QPainter, face: FaceText, craft: Craft, w: float) -> None:
    """The name's band, and the strip with the card type below it."""
    h = height(w)
    left, right = 0.045 * w, 0.955 * w
    top = 1.005 * w
    fade = QLinearGradient(0, top - 0.16 * w, 0, top)
    ink = craft.shade(0.13, 0.35)
    fade.setColorAt(0, see_through(ink, 0.0))
    fade.setColorAt(1, see_through(ink, 0.88))
    painter.fillRect(QRectF(left, top - 0.16 * w, right - left, 0.16 * w), QBrush(fade))
    painter.fillRect(QRectF(left, top, right - left, h - 0.045 * w - top), see_through(ink, 0.90))
    painter.setPen(QColor("#FFFFFF"))
    draw_name(
        painter,
        face.name,
        QRectF(left + 0.02 * w, 0.985 * w, right - left - 0.04 * w, 0.155 * w),
        max(9.0, 0.122 * w),
        floor=8.0,
    )


def draw_name(painter: QPainter, name: str, rect: QRectF, size: float, floor: float) -> None:
    """A name on one line in the middle of `rect`: it shrinks to `floor` pixels, then leaves out what follows its comma, then shrinks on."""
    letters = font(24, condensed=True)
    metrics = QFontMetricsF(letters)
    wide = metrics.horizontalAdvance(name)
    if wide * floor / 24 > rect.width():
        for part in (", ", "・"):
            if part in name:
                name = name.split(part)[0] if part == ", " else name.split(part)[-1]
                wide = metrics.horizontalAdvance(name)
                break
    scale = min(size / 24, rect.width() / max(wide, 1.0))
    painter.save()
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.setFont(letters)
    baseline = (metrics.capHeight()) / 2
    painter.drawText(QPointF(-wide / 2, baseline), name)
    painter.restore()


def _draw_corners(painter: QPainter, face: FaceText, craft: Craft, w: float) -> None:
    facts = face.facts
    h = height(w)
    if face.cost is not None:
        draw_cost(painter, craft, QPointF(0.155 * w, 0.16 * w), 0.15 * w, face.cost, facts.cost)
    elif facts.special == "evolved":
        draw_evolved_mark(painter, QPointF(0.155 * w, 0.16 * w), 0.14 * w)
    draw_craft(painter, craft, QPointF(0.865 * w, 0.135 * w), 0.10 * w)
    stat_y = h - 0.155 * w
    if face.attack is not None:
        draw_attack(painter, QPointF(0.165 * w, stat_y), 0.135 * w, face.attack, facts.attack)
    if face.defense is not None:
        draw_defense(painter, QPointF(0.835 * w, stat_y), 0.135 * w, face.defense, facts.defense)
    marks = [keyword for keyword in BADGES if keyword in face.keywords]
    radius = 0.085 * w
    y = 0.33 * w + radius
    if face.quick:
        draw_quick(painter, QPointF(0.05 * w + radius, y), radius)
        y += 2.15 * radius
    for keyword in marks:
        draw_badge(painter, keyword, QPointF(0.05 * w + radius, y), radius, face.lang)
        y += 2.15 * radius

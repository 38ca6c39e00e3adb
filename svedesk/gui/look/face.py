"""A card's face at the size of the table: picture, name, cost, attack, defense, keyword badges; its text gives way.

A card is 63 by 88 and drawn with its shadow, which needs a margin on each side (`margin`): a face of width 96 is a
pixmap whose card lies at (margin(96), margin(96)).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPen,
)

from svedesk.engine.facts import Facts
from svedesk.engine.script import Lang
from svedesk.engine.view import Shown
from svedesk.gui.look.art.drawn import Artist, paint_now
from svedesk.gui.look.badges import all_badges, draw_badge, draw_quick
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.craft import Craft, craft_of, draw_craft
from svedesk.gui.look.game_art import special_of
from svedesk.gui.look.picture_face import draw_painted, draw_whole, edge_of, is_whole
from svedesk.gui.look.stats import ADVANCED, draw_advanced_mark, draw_attack, draw_cost, draw_defense, draw_evolved_mark
from svedesk.gui.look.theme import font

PROPORTION = 88 / 63
"""Height of a card by its width."""
CORNER = 0.05
"""Radius of a card's corners by its width."""
SHADOW = 0.07
"""How far the shadow reaches around a card, by its width (14 pixels at most)."""

SMALL = 64
"""Logical pixels. On a card less wide, numbers and marks take more of it, or nobody could read them."""
TINY = 52
"""Logical pixels. On a card less wide, more than two marks take the place of its name."""

GOLD = QColor("#FFE08A")


@dataclass(frozen=True, slots=True)
class FaceText:
    """All that a face shows.

    `cost`, `attack` and `defense` are the numbers now (None: not shown); those printed are in `facts`.
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
    return float(min(14, max(2, round(width * SHADOW))))


def draw_face(
    painter: QPainter, face: FaceText, width: float, picture: QImage | None = None, artist: Artist = paint_now
) -> None:
    """Draws the table face with its top left corner at the origin, without shadow. Needs an antialiasing painter.

    A `picture` stands in the place of the one `artist` draws, or is the whole card if it has a card's proportions.
    """
    facts, craft = face.facts, craft_of(face.facts.classes)
    w, h = width, height(width)
    art = QRectF(0.05 * w, 0.05 * w, 0.90 * w, h - 0.10 * w)
    if picture is not None and is_whole(picture):
        draw_whole(painter, picture, w, edge_of(facts, craft.shade(0.27, 0.75)))
    else:
        draw_frame(painter, facts, craft, w)
        if picture is not None:
            draw_painted(painter, picture, art)
        else:
            middle, radius = (0.535, 0.40) if _has_stats(face) else (0.60, 0.425)
            draw_art(painter, facts, art, QPointF(0.5 * w, middle * w), radius * w, artist)
    _draw_plate(painter, face, craft, w)
    _draw_corners(painter, face, craft, w)


def _grown(w: float) -> float:
    """How much larger numbers and marks are than on a large card."""
    return min(1.5, max(1.0, SMALL / w))


def _has_stats(face: FaceText) -> bool:
    return face.attack is not None or face.defense is not None


def draw_frame(painter: QPainter, facts: Facts, craft: Craft, w: float) -> None:
    """The card's body: its class's colour, darkened, with a bright inner edge: that of its special type."""
    h, frame = height(w), special_of(facts).frame
    body = QLinearGradient(0, 0, w * 0.4, h)
    body.setColorAt(0, craft.shade(0.50))
    body.setColorAt(0.5, craft.shade(0.37, 0.85))
    body.setColorAt(1, craft.shade(0.27, 0.75))
    painter.setPen(QPen(QColor("#0B0E12"), max(1.0, 0.012 * w)))
    painter.setBrush(QBrush(body))
    half = max(1.0, 0.012 * w) / 2
    painter.drawRoundedRect(QRectF(half, half, w - 2 * half, h - 2 * half), CORNER * w, CORNER * w)
    colour = {"golden": GOLD, "double": ADVANCED}.get(frame, craft.shade(0.74, 0.9))
    edge = QPen(colour, max(1.0, 0.013 * w))
    if frame == "dashed":
        edge.setDashPattern([3.0, 2.2])
    painter.setPen(edge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = 0.034 * w
    painter.drawRoundedRect(QRectF(inset, inset, w - 2 * inset, h - 2 * inset), 0.035 * w, 0.035 * w)
    if frame == "double":
        inset = 0.062 * w
        painter.drawRoundedRect(QRectF(inset, inset, w - 2 * inset, h - 2 * inset), 0.02 * w, 0.02 * w)


def draw_art(
    painter: QPainter, facts: Facts, rect: QRectF, centre: QPointF, radius: float, artist: Artist = paint_now
) -> None:
    """The card's picture in `rect`, what it shows within `radius` around `centre`."""
    view = QRectF(
        (rect.x() - centre.x()) / radius,
        (rect.y() - centre.y()) / radius,
        rect.width() / radius,
        rect.height() / radius,
    )
    image = artist(facts, round(rect.width() * painter.deviceTransform().m11()), view)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(rect, image)


def _draw_plate(painter: QPainter, face: FaceText, craft: Craft, w: float) -> None:
    """The name on a dark ground; a card without attack and defense has its type below."""
    left, right, low = 0.05 * w, 0.95 * w, height(w) - 0.05 * w
    name, kind = max(9.0, 0.122 * w), max(8.0, 0.092 * w)
    step = max(0.125 * w, (name + kind) / 2)  # Japanese letters are as high as their size
    middle = (1.25 - 0.24 * _grown(w)) * w if _has_stats(face) else 1.285 * w - step
    solid = middle - 0.075 * w
    start = solid - 0.20 * w
    ink = craft.shade(0.16, 0.28)
    fade = QLinearGradient(0, start, 0, low)
    fade.setColorAt(0, see_through(ink, 0.0))
    fade.setColorAt((solid - start) / (low - start), see_through(ink, 0.86))
    fade.setColorAt(1, see_through(ink, 0.95))
    painter.fillRect(QRectF(left, start, right - left, low - start), QBrush(fade))
    painter.setPen(QColor("#FFFFFF"))
    room = QRectF(left + 0.015 * w, middle - 0.07 * w, right - left - 0.03 * w, 0.14 * w)
    if w >= TINY or len(_marks(face)) <= 2:
        draw_name(painter, face.name, room, name, floor=8.0)
    word = kind_word(face, craft)
    if word and not _has_stats(face):
        painter.setPen(craft.shade(0.86, 0.6))
        draw_name(painter, word, room.translated(0, step), kind, floor=6.0)


def kind_word(face: FaceText, craft: Craft) -> str:
    """What a card's type is called, "" for one without a word."""
    return craft.kinds.get(face.facts.kind, ("", ""))[face.lang == "ja"]


class FittedName(NamedTuple):
    """What of a name is drawn, how many pixels high, and by how much its letters are narrowed (1: not)."""

    text: str
    size: float
    narrow: float


def draw_name(painter: QPainter, name: str, rect: QRectF, size: float, floor: float) -> None:
    """A name on one line in the middle of `rect`, as `fitted_name` has it."""
    fitted = fitted_name(name, rect.width(), size, floor)
    metrics = _name_metrics()
    painter.save()
    painter.translate(rect.center())
    painter.scale(fitted.size / _NAME * fitted.narrow, fitted.size / _NAME)
    painter.setFont(font(_NAME, condensed=True))
    painter.drawText(QPointF(-metrics.horizontalAdvance(fitted.text) / 2, metrics.capHeight() / 2), fitted.text)
    painter.restore()


def fitted_name(name: str, width: float, size: float, floor: float) -> FittedName:
    """How a name is drawn in `width` pixels.

    It is `size` pixels high where it can be. Where it is too wide its letters become narrower (Japanese ones, without
    a condensed font, by up to 28 %), then it shrinks to `floor` pixels, then leaves out its title ("Aria, Fairy
    Princess" is Aria, "〔…〕アリア" アリア), then shrinks to three quarters of `floor`, then leaves out what it is of,
    and only then is cut.
    """
    metrics = _name_metrics()

    def fit(text: str) -> FittedName:
        wide = max(1.0, metrics.horizontalAdvance(text)) * size / _NAME
        narrow = max(0.72 if max(text, default="") >= "\u2e80" else 0.92, min(1.0, width / wide))
        return FittedName(text, min(size, size * width / (wide * narrow)), narrow)

    whole = fit(name)
    if whole.size >= floor:
        return whole
    title, _, plain = name.split(", ")[0].rpartition("〕")
    short = fit((plain or title).split("・")[-1])
    least = floor * 0.75
    if short.size < least and " of " in short.text:
        short = fit(short.text.partition(" of ")[0])
    if short.size >= least:
        return short
    room = width * _NAME / (least * short.narrow)
    return FittedName(metrics.elidedText(short.text, Qt.TextElideMode.ElideRight, room), least, short.narrow)


_NAME = 24
"""Names are measured at this size and drawn scaled."""


@cache
def _name_metrics() -> QFontMetricsF:
    return QFontMetricsF(font(_NAME, condensed=True))


def _draw_corners(painter: QPainter, face: FaceText, craft: Craft, w: float) -> None:
    facts, frame = face.facts, special_of(face.facts).frame
    h, g = height(w), w * _grown(w)
    if face.cost is not None:
        draw_cost(painter, craft, QPointF(0.155 * g, 0.16 * g), 0.15 * g, face.cost, facts.cost)
    if frame == "golden":
        # On the field it counts as having its base's cost (10.9.1.1.1): then the mark stands beside the gem.
        place, radius = ((0.375, 0.115), 0.085) if face.cost is not None else ((0.155, 0.16), 0.14)
        draw_evolved_mark(painter, QPointF(place[0] * g, place[1] * g), radius * g)
    elif frame == "double":
        draw_advanced_mark(painter, QPointF(0.375 * g, 0.115 * g), 0.085 * g)
    draw_craft(painter, craft, QPointF(0.865 * w, 0.135 * w), 0.10 * w)
    stat_y = h - 0.148 * g
    if face.attack is not None:
        draw_attack(painter, QPointF(0.17 * g, stat_y), 0.125 * g, face.attack, facts.attack)
    if face.defense is not None:
        draw_defense(painter, QPointF(w - 0.17 * g, stat_y), 0.125 * g, face.defense, facts.defense)
    _draw_marks(painter, face, w)


def _marks(face: FaceText) -> list[str]:
    """Quick and the keywords, in their order."""
    return ["quick"] * face.quick + [keyword for keyword in all_badges() if keyword in face.keywords]


def _draw_marks(painter: QPainter, face: FaceText, w: float) -> None:
    """Three marks on the left, where cards of a fanned hand are seen, the others on the right. On a tiny card they are
    spread over all its width, as large as there is room between its numbers."""
    marks, inset, radius = _marks(face), 0.045 * w, 0.095 * w
    if w < TINY:
        g = w * _grown(w)
        across = 2 if len(marks) <= 4 else 3
        top, rows = 0.32 * g, -(-len(marks) // across)
        radius = min(0.095 * g, (height(w) - 0.285 * g - top) / (2.12 * max(1, rows)))
        gap = (w - 2 * (inset + radius)) / (across - 1)
        places = [(inset + radius + gap * (at % across), top, at // across) for at in range(len(marks))]
    else:
        rows = max(3, -(-len(marks) // 2))
        radius *= 3 / rows
        left, right = (inset + radius, 0.33 * w), (w - inset - radius, 0.30 * w)
        places = [(*(right if at >= rows else left), at % rows) for at in range(len(marks))]
    for mark, (x, top, row) in zip(marks, places, strict=True):
        middle = QPointF(x, top + radius * (1 + 2.12 * row))
        if mark == "quick":
            draw_quick(painter, middle, radius)
        else:
            draw_badge(painter, mark, middle, radius, face.lang)

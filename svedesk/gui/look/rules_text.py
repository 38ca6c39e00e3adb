"""Rules text set in a box: keywords bold, marks as small pictures, shrunk until it fits, Latin or Japanese."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen, QTransform

from svedesk.engine.script import Lang
from svedesk.gui.look import shapes
from svedesk.gui.look.colour import ink_on
from svedesk.gui.look.craft import craft_shape, crafts_in_texts
from svedesk.gui.look.marks import ICONS, PILLS, Piece, pieces
from svedesk.gui.look.stats import ATTACK, DEFENSE, blade_icon
from svedesk.gui.look.theme import BOLD, REGULAR, font

UNIT = 16
"""Text is measured at this size and drawn scaled, so that it breaks alike at every size of card."""

_LEADING, _GAP = 1.34, 0.42
"""Line height and extra space between abilities, in font sizes."""


SIGNS = {
    "QUICK": shapes.bolt(13),
    "Q": shapes.bolt(13),
    "SERVE": shapes.carrot(11.5),
    "RIDE": shapes.wheel(11.5),
    "ADVANCED": shapes.star(4, 6.4, 2.2),
    **{craft.name.upper(): QTransform.fromScale(5.6, 5.6).map(craft_shape(craft)) for craft in crafts_in_texts()},
}
"""What is drawn before the word of a mark, so that its colour is not the only thing it is told by."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece with the place of its left end on its line's base line, for text of `UNIT` pixels."""

    piece: Piece
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class SetText:
    """Text set for a box: the pieces, the `size` in pixels it is drawn at, and its width and height then."""

    placed: tuple[Placed, ...]
    size: float
    width: float
    height: float


def set_text(
    lines: tuple[str, ...], lang: Lang, width: float, height: float, largest: float, smallest: float
) -> SetText:
    """Sets `lines` in a box of `width` by `height`, at the largest size from `largest` to `smallest` at which they fit.

    At `smallest` the text may still be higher than the box; whoever draws it sees that in `SetText.height`.
    """
    abilities = [pieces(line, lang) for line in lines if line]
    size = largest
    while True:
        setting = _set(abilities, lang, width, size)
        if (setting.height <= height and setting.width <= width) or size <= smallest:
            return setting
        size = max(smallest, size - 0.5)


def draw_text(painter: QPainter, setting: SetText, left: float, top: float, lang: Lang, colour: QColor) -> None:
    """Draws the text with the top left corner of its first line there."""
    painter.save()
    painter.translate(left, top)
    painter.scale(setting.size / UNIT, setting.size / UNIT)
    for placed in setting.placed:
        piece = placed.piece
        if piece.mark:
            _draw_mark(painter, piece, placed.x, placed.y, lang)
        else:
            painter.setPen(colour)
            painter.setFont(_font(piece.bold))
            painter.drawText(QPointF(placed.x, placed.y), piece.text)
    painter.restore()


def _set(abilities: list[tuple[Piece, ...]], lang: Lang, width: float, size: float) -> SetText:
    room = width * UNIT / size
    placed: list[Placed] = []
    y, widest = UNIT * 1.06, 0.0
    space = _metrics(False).horizontalAdvance(" ")
    for number, ability in enumerate(abilities):
        if number:
            y += UNIT * (_LEADING + _GAP)
        x = 0.0
        for group in _groups(ability):
            wide = sum(_advance(piece, lang) for piece in group)
            before = space if group[0].space and x > 0 else 0.0
            if x > 0 and x + before + wide > room:
                y += UNIT * _LEADING
                x = before = 0.0
            x += before
            for piece in group:
                placed.append(Placed(piece, x, y))
                x += _advance(piece, lang)
            widest = max(widest, x)
    high = y + UNIT * 0.30 if placed else 0.0
    return SetText(tuple(placed), size, widest * size / UNIT, high * size / UNIT)


def _groups(ability: tuple[Piece, ...]) -> list[list[Piece]]:
    """Pieces that must stay on one line, together."""
    groups: list[list[Piece]] = []
    for piece in ability:
        if piece.stick and groups:
            groups[-1].append(piece)
        else:
            groups.append([piece])
    return groups


def _font(bold: bool) -> QFont:
    return font(UNIT, BOLD if bold else REGULAR)


@lru_cache(maxsize=8)
def _metrics(bold: bool, small: bool = False) -> QFontMetricsF:
    return QFontMetricsF(font(12, BOLD) if small else _font(bold))


def _word(piece: Piece, lang: Lang) -> str:
    word, word_ja, _ = PILLS.get(piece.mark, (piece.mark.title(), piece.mark, ""))
    return f"{word_ja if lang == 'ja' else word} {piece.value}".rstrip()


@lru_cache(maxsize=4096)
def _advance(piece: Piece, lang: Lang) -> float:
    if not piece.mark:
        return _metrics(piece.bold).horizontalAdvance(piece.text)
    if piece.mark in ICONS:
        return {"ATK": 14.0, "DEF": 15.0, "ENGAGE": 21.0}.get(piece.mark, 20.0)
    return _metrics(True, True).horizontalAdvance(_word(piece, lang)) + (24 if piece.mark in SIGNS else 12) + 3


def _draw_mark(painter: QPainter, piece: Piece, x: float, y: float, lang: Lang) -> None:
    """A mark on the base line `y`; the line's middle is 5.6 above it."""
    middle = y - 5.6
    painter.setPen(Qt.PenStyle.NoPen)
    match piece.mark:
        case "ATK":
            _sign(painter, x + 7, middle, 7.4, QColor(ATTACK).lighter(165), blade=True)
        case "DEF":
            _sign(painter, x + 7.5, middle, 7.0, QColor(DEFENSE).lighter(165), blade=False)
        case "ENGAGE":
            _draw_engage(painter, x + 10, middle)
        case "COST":
            painter.save()
            painter.translate(x + 9.5, middle)
            painter.setBrush(QBrush(QColor("#E9EDF2")))
            painter.drawPath(shapes.regular(6, 9.6))
            painter.setPen(QColor("#12161C"))
            painter.setFont(font(13, BOLD))
            painter.drawText(QRectF(-10, -10, 20, 20), Qt.AlignmentFlag.AlignCenter, piece.value)
            painter.restore()
        case _:
            _draw_pill(painter, piece, x, middle, lang)


def _draw_pill(painter: QPainter, piece: Piece, x: float, middle: float, lang: Lang) -> None:
    colour = QColor(PILLS.get(piece.mark, ("", "", "#8B929B"))[2])
    wide = _advance(piece, lang) - 3
    painter.setBrush(QBrush(colour))
    painter.drawRoundedRect(QRectF(x, middle - 8.4, wide, 16.8), 4.5, 4.5)
    ink = ink_on(colour)
    start = x + 6
    if piece.mark in SIGNS:
        painter.setBrush(QBrush(ink))
        painter.drawPath(SIGNS[piece.mark].translated(x + 9.5, middle))
        start += 12
    painter.setPen(ink)
    painter.setFont(font(12, BOLD))
    painter.drawText(QRectF(start, middle - 9, wide, 18), Qt.AlignmentFlag.AlignVCenter, _word(piece, lang))


def _sign(painter: QPainter, x: float, y: float, radius: float, colour: QColor, *, blade: bool) -> None:
    painter.save()
    painter.translate(x, y)
    painter.scale(radius, radius)
    painter.setBrush(QBrush(colour))
    painter.drawPath(blade_icon() if blade else shapes.heater(1.56, 1.8))
    painter.restore()


def _draw_engage(painter: QPainter, x: float, y: float) -> None:
    """A card turned on its side, with the way it was turned."""
    painter.save()
    painter.translate(x, y)
    painter.setBrush(QBrush(QColor("#C9D3DE")))
    painter.drawRoundedRect(QRectF(-9, -2.6, 14.5, 10.2), 1.8, 1.8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#C9D3DE"), 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawArc(QRectF(-7, -8.6, 15, 14), 0, 100 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(QColor("#C9D3DE")))
    painter.drawPath(shapes.polygon([(4.8, -1.6), (11.2, -1.6), (8.0, 2.6)]))
    painter.restore()

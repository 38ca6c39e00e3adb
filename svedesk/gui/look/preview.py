"""The large face: everything a card says, with readable rules text. Its picture takes what room the text leaves."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QImage, QLinearGradient, QPainter, QPen

from svedesk.engine.script import Lang
from svedesk.gui.look import shapes
from svedesk.gui.look.art.drawn import Artist, paint_now
from svedesk.gui.look.badges import all_badges, draw_badge, draw_quick
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.craft import Craft, craft_of, draw_craft
from svedesk.gui.look.face import FaceText, draw_art, draw_frame, kind_word
from svedesk.gui.look.game_art import special_of
from svedesk.gui.look.picture_face import draw_painted, draw_whole, edge_of, is_whole
from svedesk.gui.look.rules_text import SetText, draw_text, set_text
from svedesk.gui.look.stats import draw_attack, draw_cost, draw_defense, draw_evolved_mark
from svedesk.gui.look.theme import REGULAR, SEMIBOLD, font

WIDTH = 280.0
"""All measures below are for a card this wide; other widths scale."""
_HEIGHT = WIDTH * 88 / 63
_LEFT, _RIGHT = 13.0, WIDTH - 13.0
_ART_TOP = 58.0
_FOOT = 42.0
"""Height of the strip with attack, number and defense."""
_LARGEST, _SMALLEST = 14.0, 9.0
_TEXT, _QUIET = QColor("#EEF2F6"), QColor("#B4BFCB")


def draw_preview(
    painter: QPainter,
    face: FaceText,
    width: float,
    picture: QImage | None = None,
    artist: Artist = paint_now,
    *,
    whole: bool = True,
) -> None:
    """Draws the large face with its top left corner at the origin, without shadow. Needs an antialiasing painter.

    A `picture` stands in the place of the one `artist` draws. With `whole` the picture of a whole card is the card, and
    only what is otherwise now than printed is drawn over it.
    """
    painter.save()
    painter.scale(width / WIDTH, width / WIDTH)
    craft = craft_of(face.facts.classes)
    if picture is not None and whole and is_whole(picture):
        draw_whole(painter, picture, WIDTH, edge_of(face.facts, craft.shade(0.27, 0.75)))
        _draw_changed(painter, face, craft)
        _draw_keywords(painter, face, QRectF(_LEFT, 0, _RIGHT - _LEFT, _HEIGHT - 70))
        painter.restore()
        return
    draw_frame(painter, face.facts, craft, WIDTH)
    setting = setting_of(face)
    foot = _foot(face)
    text_high = setting.height + 20 if setting.placed else 0.0
    art_bottom = max(
        _ART_TOP + 84, min(_HEIGHT - 13 - foot - text_high, _HEIGHT - 13 - foot - (0 if not text_high else 60))
    )
    art = QRectF(_LEFT, _ART_TOP, _RIGHT - _LEFT, art_bottom - _ART_TOP)
    radius = min(art.height() * 0.46, art.width() * 0.40)
    _draw_head(painter, face, craft)
    if picture is not None:
        draw_painted(painter, picture, art)
    else:
        draw_art(painter, face.facts, art, art.center(), radius, artist)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(see_through(craft.shade(0.80, 0.7), 0.7), 1.2))
    painter.drawRoundedRect(art, 5, 5)
    _draw_keywords(painter, face, art)
    below = QRectF(_LEFT, art_bottom + 4, _RIGHT - _LEFT, _HEIGHT - 13 - art_bottom - 4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(craft.shade(0.18, 0.22)))
    painter.drawRoundedRect(below, 5, 5)
    if setting.placed:
        room = below.height() - foot
        draw_text(
            painter, setting, _LEFT + 10, below.top() + max(4.0, (room - setting.height) / 2 - 1), face.lang, _TEXT
        )
    _draw_foot(painter, face)
    painter.restore()


def _draw_changed(painter: QPainter, face: FaceText, craft: Craft) -> None:
    facts, middle = face.facts, _HEIGHT - 36
    if face.cost is not None and face.cost != facts.cost:
        draw_cost(painter, craft, QPointF(33, 34), 23, face.cost, facts.cost)
    if face.attack is not None and face.attack != facts.attack:
        draw_attack(painter, QPointF(38, middle), 23, face.attack, facts.attack)
    if face.defense is not None and face.defense != facts.defense:
        draw_defense(painter, QPointF(WIDTH - 38, middle), 23, face.defense, facts.defense)


def setting_of(face: FaceText) -> SetText:
    """The face's rules text as it is set on the large face."""
    lowest = _HEIGHT - 13 - _foot(face)
    return set_text(face.text, face.lang, _RIGHT - _LEFT - 20, lowest - (_ART_TOP + 84) - 12, _LARGEST, _SMALLEST)


def type_line(face: FaceText) -> str:
    """Special type, type and traits: "Evolved follower · Pixie · Princess"."""
    facts, japanese = face.facts, face.lang == "ja"
    special = special_of(facts)[japanese]
    kind = kind_word(face, craft_of(facts.classes)) or (facts.kind if japanese else facts.kind.title())
    head = f"{special}{kind}" if japanese else f"{special} {kind.lower()}" if special else kind
    traits = facts.traits_ja if japanese and facts.traits_ja else facts.traits
    return " · ".join((head, *traits))


def _foot(face: FaceText) -> float:
    return _FOOT if face.attack is not None or face.defense is not None else 22.0


def _draw_head(painter: QPainter, face: FaceText, craft: Craft) -> None:
    band = QLinearGradient(0, 12, 0, _ART_TOP)
    band.setColorAt(0, craft.shade(0.30, 0.6))
    band.setColorAt(1, craft.shade(0.19, 0.35))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(band))
    painter.drawRoundedRect(QRectF(_LEFT, 13, _RIGHT - _LEFT, _ART_TOP - 17), 5, 5)
    left = _LEFT + 8
    if face.cost is not None:
        draw_cost(painter, craft, QPointF(33, 34), 23, face.cost, face.facts.cost)
        left = 62.0
    elif special_of(face.facts).frame == "golden":
        draw_evolved_mark(painter, QPointF(33, 34), 21)
        left = 62.0
    right = 232.0
    fit_text(painter, face.name, QRectF(left, 14, right - left, 25), 18, SEMIBOLD, QColor("#FFFFFF"))
    fit_text(painter, type_line(face), QRectF(left, 36, right - left, 17), 12, REGULAR, _QUIET.lighter(110))
    draw_craft(painter, craft, QPointF(249, 33.5), 14.5)


def fit_text(painter: QPainter, text: str, rect: QRectF, size: float, weight: int, colour: QColor) -> None:
    """One line of text from the left of `rect`, shrunk until it fits."""
    letters = font(24, SEMIBOLD if weight == SEMIBOLD else REGULAR)
    metrics = QFontMetricsF(letters)
    scale = min(size / 24, rect.width() / max(1.0, metrics.horizontalAdvance(text)))
    painter.save()
    painter.translate(rect.left(), rect.center().y())
    painter.scale(scale, scale)
    painter.setFont(letters)
    painter.setPen(colour)
    painter.drawText(QPointF(0, metrics.capHeight() / 2), text)
    painter.restore()


def _draw_keywords(painter: QPainter, face: FaceText, art: QRectF) -> None:
    """Badges with their words at the lower left of the picture."""
    marks = [badge for name, badge in all_badges().items() if name in face.keywords]
    y = art.bottom() - 15
    for badge in reversed(marks):
        _label(painter, badge.word_ja if face.lang == "ja" else badge.word, art.left() + 8, y)
        draw_badge(painter, badge.keyword, QPointF(art.left() + 17, y), 9, face.lang)
        y -= 22
    if face.quick:
        _label(painter, "クイック" if face.lang == "ja" else "Quick", art.left() + 8, y)
        draw_quick(painter, QPointF(art.left() + 17, y), 9)


def _label(painter: QPainter, word: str, left: float, y: float) -> None:
    letters = font(12, SEMIBOLD)
    wide = QFontMetricsF(letters).horizontalAdvance(word)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(QColor(10, 13, 17, 205)))
    painter.drawPath(shapes.rounded(QRectF(left, y - 10, wide + 32, 20), 10))
    painter.setFont(letters)
    painter.setPen(QColor("#FFFFFF"))
    painter.drawText(QRectF(left + 23, y - 10, wide + 8, 20), Qt.AlignmentFlag.AlignVCenter, word)


_PRINTED_WIDE = 90
"""Room for a printed number of five digits."""


def _draw_foot(painter: QPainter, face: FaceText) -> None:
    facts = face.facts
    middle = _HEIGHT - 36
    if face.attack is not None:
        draw_attack(painter, QPointF(38, middle), 23, face.attack, facts.attack)
        _printed(painter, face.attack, facts.attack, 66, Qt.AlignmentFlag.AlignLeft, face.lang)
    if face.defense is not None:
        draw_defense(painter, QPointF(WIDTH - 38, middle), 23, face.defense, facts.defense)
        _printed(
            painter, face.defense, facts.defense, WIDTH - 66 - _PRINTED_WIDE, Qt.AlignmentFlag.AlignRight, face.lang
        )
    painter.setFont(font(11))
    painter.setPen(_QUIET)
    painter.drawText(QRectF(_LEFT, _HEIGHT - 33, _RIGHT - _LEFT, 18), Qt.AlignmentFlag.AlignCenter, facts.number)


def _printed(painter: QPainter, now: int, printed: int | None, left: float, side: Qt.AlignmentFlag, lang: Lang) -> None:
    """The printed number, where it is another one."""
    if printed is None or printed == now:
        return
    painter.setFont(font(11))
    painter.setPen(_QUIET)
    word = f"印刷 {printed}" if lang == "ja" else f"printed {printed}"
    painter.drawText(QRectF(left, _HEIGHT - 52, _PRINTED_WIDE, 18), side | Qt.AlignmentFlag.AlignVCenter, word)

"""Pixmaps of cards as they lie on the table: face or back, what lies below, glows and marks, each made once for a
size."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap

from svedesk.engine.facts import Facts
from svedesk.engine.game_table import TableZone
from svedesk.engine.records import Place
from svedesk.engine.view import CardView
from svedesk.gui.look.back import BackKind
from svedesk.gui.look.cache import FaceCache
from svedesk.gui.look.chips import Chip, chip_pixmap, fitted, linked_signs
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.face import CORNER, FaceText, height, margin
from svedesk.gui.look.glow import GlowKind, glow_pixmap
from svedesk.gui.look.glow import reach as glow_reach
from svedesk.gui.look.painting import painting
from svedesk.gui.look.table_style import TableStyle
from svedesk.gui.look.theme import BOLD, Theme, font
from svedesk.gui.look.upright import draw_upright
from svedesk.gui.table.words import Words

READABLE = 150.0
"""From this width on a card shows its text, too."""
SECRET = 0.62
"""How wide its face is on the back of a card that lies facedown and is known, of its width."""
SEAL = 0.44
"""How wide a card that lies facedown on another is shown, of the other's width."""
Glow = Literal["", "can", "target", "picked", "legal", "attack", "asks"]
_GLOWS: dict[str, GlowKind] = {
    "can": "you_can",
    "target": "you_can",
    "picked": "chosen",
    "legal": "legal",
    "attack": "danger",
    "asks": "focus",
}


class Faces:
    """What a card item draws, from the look's cache. Sizes are logical; `ratio` device pixels go to each."""

    def __init__(self, words: Words, theme: Theme, cache: FaceCache, table_style: TableStyle | None = None) -> None:
        self.words, self.theme, self.cache = words, theme, cache
        self.table_style = table_style if table_style is not None else TableStyle()
        self.first = 0
        """The seat that has the first of the sleeves: at a table of a network game, the own one."""
        self.ratio = 1.0
        self.quick = False
        """Whether so much moves that what is turned or scaled on its way is drawn quickly rather than smoothly."""

    def reach(self, width: float) -> float:
        """How far a card's glow reaches around it."""
        return max(margin(width), glow_reach(width))

    def margin(self, width: float) -> float:
        """How far the shadow in a face's pixmap reaches around the card."""
        return margin(width)

    def lying(self, card: CardView | None, place: Place, width: float) -> QPixmap:
        """A card as it lies in a zone: its face, or its back when it is not known."""
        if card is None or not self._shows_face(card, place):
            seat = place.seat if card is None else card.owner
            back = self.back(self._zone(place.zone).back, width, max(0, seat))
            if card is None or not (self._zone(place.zone).numbered and card.number):
                return back
            return self._secret(back, self._face(self.text(card), SECRET * width), width)
        if width >= READABLE and not self._zone(card.zone).number:  # a leader's number would cover its name
            return self.large(self.text(card, rules=True), width)
        return self._face(self.text(card), width)

    def _face(self, face: FaceText, width: float) -> QPixmap:
        picture = self.table_style.card(face.facts, width * self.ratio)
        return self.cache.face(face, width, self.ratio, "table", picture)

    def small(self, number: str, width: float) -> QPixmap:
        """The face of a card as printed, as it lies on a table."""
        return self._face(self.printed(number), width)

    def picture(self, number: str, size: QSizeF) -> QImage:
        """The picture of a card alone, in device pixels: the user's, or the one that is drawn."""
        facts, width, height = self.words.facts(number), size.width() * self.ratio, size.height() * self.ratio
        return self.cache.picture(facts, round(width), round(height), self.table_style.card(facts, width))

    def _shows_face(self, card: CardView, place: Place) -> bool:
        # What lies facedown on the table shows its back even to those who know it; what is held or looked at shows
        # its face.
        return card.faceup or self._zone(place.zone).held

    def _secret(self, back: QPixmap, face: QPixmap, width: float) -> QPixmap:
        """A back with the face of its card on it, below the number of its place."""

        def drawn() -> QPixmap:
            pixmap, whole, part = QPixmap(back), back.deviceIndependentSize(), face.deviceIndependentSize()
            painter = QPainter(pixmap)
            below = whole.height() - margin(width) - 0.06 * width - part.height() + margin(SECRET * width)
            painter.drawPixmap(QPointF((whole.width() - part.width()) / 2, below), face)
            painter.end()
            return pixmap

        return self.cache.pixmap(("secret", back.cacheKey(), face.cacheKey()), drawn)

    def _zone(self, zone: str) -> TableZone:
        return self.words.table.zones[zone]

    def text(self, card: CardView, *, rules: bool = False) -> FaceText:
        """What the face of a card says now."""
        facts = self.words.facts(card.shown.printed)
        text = tuple(self.words.rules(card.shown.printed).splitlines()) if rules else ()
        return FaceText.now(
            facts, card.shown, text, self.words.lang, quick=self.words.texts.is_quick(card.shown.printed)
        )

    def printed(self, number: str) -> FaceText:
        """The face of a card as printed, with its rules text."""
        text = tuple(self.words.rules(number).splitlines())
        return FaceText.printed(
            self.words.facts(number), text, self.words.lang, quick=self.words.texts.is_quick(number)
        )

    def large(self, face: FaceText, width: float) -> QPixmap:
        """The large face, with its rules text."""
        picture = self.table_style.card(face.facts, width * self.ratio)
        whole = self.table_style.settings.large_pictures == "whole"
        return self.cache.face(face, width, self.ratio, "preview", picture, whole=whole)

    def back(self, kind: BackKind, width: float, seat: int = 0) -> QPixmap:
        """A card's back."""
        sleeve = self.table_style.sleeve(int(seat != self.first), width * self.ratio)
        return self.cache.back(kind, sleeve, width, self.ratio)

    def evolved(self, card: CardView | None) -> bool:
        """Whether the card it evolved from peeks out below it."""
        return card is not None and self._zone(card.zone).in_play and self.words.is_evolved(card)

    def under(self, card: CardView | None, width: float) -> QPixmap | None:
        """The base card of an evolved one, which peeks out below it."""
        if card is None or not self.evolved(card):
            return None
        facts = self.words.facts(card.number)
        return self._face(FaceText.printed(facts, (), self.words.lang), width)

    def peeking(self, linked: tuple[CardView, ...], width: float) -> tuple[QPixmap, ...]:
        """The edges of the cards linked to one, in the colour of their zone or kind."""
        key = (width, self.ratio, self.theme.name)
        return tuple(
            self.cache.pixmap(("edge", sign, *key), lambda sign=sign: self._edge(sign, width))  # type: ignore[misc]
            for sign in map(_sign, linked)
        )

    def seal(self, linked: tuple[CardView, ...], width: float) -> QPixmap | None:
        """The back of a card that lies facedown on another."""
        seal = next((card for card in linked if not card.faceup), None)
        return None if seal is None else self.back(self._zone(seal.zone).back, width * SEAL, max(0, seal.owner))

    def glow(self, kind: Glow, width: float) -> QPixmap:
        """The light around a card that can be used, picked, aimed at. It reaches `reach` around the card."""
        key = ("glow", kind, width, self.ratio, self.theme.name)
        return self.cache.pixmap(key, lambda: glow_pixmap(self.theme, _GLOWS[kind], width, height(width), self.ratio))

    def chips(self, card: CardView | None, width: float, linked: tuple[CardView, ...] = ()) -> tuple[QPixmap, ...]:
        """The chips on a card, the most important first; at last how many cards are linked to it in each zone."""
        if card is None or not card.faceup or self._zone(card.zone).shape not in ("row", "single"):
            return ()
        high = max(15.0, width * 0.21)
        chips = []
        signs = Counter(map(_sign, linked))
        counted = tuple(Chip("linked", count, sign) for sign, count in signs.items())
        every = (*chips_of(card, self.words.facts(card.shown.printed)), *counted)
        for chip in (fitted(chip, high, width * 0.94) for chip in every):
            key = ("chip", chip, high, self.ratio)
            chips.append(self.cache.pixmap(key, lambda chip=chip: chip_pixmap(chip, high, self.ratio)))  # type: ignore[misc]
        return tuple(chips)

    def veil(self, width: float) -> QPixmap:
        """What dims a card that is not asked for."""
        return self.cache.pixmap(("veil", width, self.ratio, self.theme.name), lambda: self._veil(width))

    def upright(self, card: CardView, width: float) -> QPixmap | None:
        """What is written over a card that lies across: its attack and defense, and its name; None for one whose face
        is not seen."""
        zone = self._zone(card.zone)
        if not card.faceup or not zone.in_play or not card.shown.printed or not self.words.has(card.shown.printed):
            return None
        shown = card.shown
        key = ("upright", shown.printed, shown.attack, shown.defense, width, self.ratio, self.theme.name)
        facts, name = self.words.facts(shown.printed), self.words.name(shown.printed)

        def drawn() -> QPixmap:
            size = QSizeF(height(width), width)
            attack, defense = (shown.attack, facts.attack), (shown.defense, facts.defense)
            return draw_upright(size, self.ratio, name, attack, defense, plain=width < READABLE)

        return self.cache.pixmap(key, drawn)

    def shadow(self, width: float) -> QPixmap:
        """What a card held above the table casts on it."""
        return self.cache.pixmap(("held shadow", width, self.ratio), lambda: self._shadow(width))

    def pick_mark(self, text: str, width: float) -> QPixmap:
        """The coin on a picked card: a tick, its place in an order, an amount."""
        return self.cache.pixmap(("mark", text, width, self.ratio, self.theme.name), lambda: self._mark(text, width))

    def place_mark(self, text: str, width: float) -> QPixmap:
        """The number of its place on a back."""
        return self.cache.pixmap(
            ("place", text, width, self.ratio, self.theme.name), lambda: self._place_mark(text, width)
        )

    def _place_mark(self, text: str, width: float) -> QPixmap:
        size = max(16.0, width * 0.36)
        with painting(size, size, self.ratio) as (pixmap, painter):
            painter.setPen(QPen(QColor("#FFFFFF"), 1))
            painter.setBrush(QColor("#12171D"))
            painter.drawEllipse(QRectF(1, 1, size - 2, size - 2))
            painter.setFont(font(round(size * 0.66), BOLD))
            painter.drawText(QRectF(0, 0, size, size), Qt.AlignmentFlag.AlignCenter, text)
        return pixmap

    def new(self, size: QSizeF) -> QPixmap:
        """A clear pixmap of a logical size."""
        pixmap = QPixmap((size * self.ratio).toSize())
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap

    def _veil(self, width: float) -> QPixmap:
        with painting(width, height(width), self.ratio) as (pixmap, painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(see_through(self.theme.cloth_edge, 0.5))
            painter.drawRoundedRect(QRectF(0, 0, width, height(width)), CORNER * width, CORNER * width)
        return pixmap

    def _shadow(self, width: float) -> QPixmap:
        blur = width * 0.12
        with painting(width + 2 * blur, height(width) + 2 * blur, self.ratio) as (pixmap, painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(see_through("#000000", 0.055))
            for nth in range(12):
                inset = 2 * blur * nth / 12
                box = QRectF(inset, inset, width + 2 * (blur - inset), height(width) + 2 * (blur - inset))
                painter.drawRoundedRect(box, blur + CORNER * width, blur + CORNER * width)
        return pixmap

    def _edge(self, sign: str, width: float) -> QPixmap:
        around = self.margin(width)
        with painting(width + 2 * around, height(width) + 2 * around, self.ratio) as (pixmap, painter):
            painter.setPen(QPen(see_through("#000000", 0.75), 1.2))
            painter.setBrush(QColor(linked_signs().get(sign, (self.theme.line,))[0]))
            painter.drawRoundedRect(QRectF(around, around, width, height(width)), CORNER * width, CORNER * width)
        return pixmap

    def _mark(self, text: str, width: float) -> QPixmap:
        size = max(24.0, width * 0.42)
        with painting(size, size, self.ratio) as (pixmap, painter):
            painter.setPen(QPen(QColor(self.theme.on_mark), 2))
            painter.setBrush(QColor(self.theme.info))
            painter.drawEllipse(QPointF(size / 2, size / 2), size / 2 - 2, size / 2 - 2)
            painter.setFont(font(round(size * 0.56), BOLD))
            painter.setPen(QColor(self.theme.on_mark))
            painter.drawText(QRectF(0, 0, size, size), Qt.AlignmentFlag.AlignCenter, text)
        return pixmap


def chips_of(card: CardView, facts: Facts) -> tuple[Chip, ...]:
    """What lies on a card: damage, how attack and defense differ from what is printed, counters."""
    chips = []
    shown = card.shown
    if card.damage:
        chips.append(Chip("damage", card.damage))
    if shown.attack is not None and facts.attack is not None and shown.attack != facts.attack:
        chips.append(Chip("attack", shown.attack - facts.attack))
    if shown.defense is not None and facts.defense is not None and shown.defense + card.damage != facts.defense:
        chips.append(Chip("defense", shown.defense + card.damage - facts.defense))
    chips.extend(Chip("counter", count, name) for name, count in card.counters)
    chips.extend(Chip("note", 0, str(given.value)) for given in card.given if given.what == "note")
    return tuple(chips)


def _sign(card: CardView) -> str:
    """What a linked card is shown by: its zone where that has a colour of its own, else its kind."""
    return "facedown" if not card.faceup else card.zone if card.zone in linked_signs() else card.shown.kind

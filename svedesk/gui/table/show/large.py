"""What the other side plays or uses, large in the middle for a moment. Longer while the mouse is on it, shorter after a
click."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from svedesk.engine.events import CardMoved, Event
from svedesk.engine.records import Place
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.theme import SEMIBOLD, Theme, font
from svedesk.gui.table.drawn_once import PassingItem
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.layout import RATIO
from svedesk.gui.table.motion import Curve

if TYPE_CHECKING:
    from svedesk.gui.table.scene import TableScene
    from svedesk.gui.table.words import Words


class ShownCard(PassingItem):
    """The face of a card with a line below it; its origin is the middle of the card."""

    def __init__(self, faces: Faces, theme: Theme, number: str, width: float, text_size: int) -> None:
        super().__init__(450)
        self._theme, self._size = theme, text_size
        self.width = width
        self.caption = ""
        self._pixmap: QPixmap = faces.large(faces.printed(number), width)
        self._margin = faces.margin(width)

    @property
    def face(self) -> QRectF:
        """The card itself, in its own coordinates."""
        return QRectF(-self.width / 2, -self.width / RATIO / 2, self.width, self.width / RATIO)

    def say(self, text: str) -> None:
        """Write this below the card."""
        if text != self.caption:
            self.prepareGeometryChange()
            self.caption = text
            self.update()

    @property
    def _line(self) -> QRectF:
        wide = QFontMetricsF(font(self._size, SEMIBOLD)).horizontalAdvance(self.caption) + 2.4 * self._size
        return QRectF(-wide / 2, self.face.bottom() + self._size * 0.6, wide, self._size * 2.2)

    def boundingRect(self) -> QRectF:
        around = self._margin
        return self.face.adjusted(-around, -around, around, around).united(self._line)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.face.topLeft() - QPointF(self._margin, self._margin), self._pixmap)
        if self.caption:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(see_through(self._theme.line, 0.9), 1))
            painter.setBrush(see_through(self._theme.panel, 0.94))
            painter.drawRoundedRect(self._line, self._size * 0.5, self._size * 0.5)
            painter.setFont(font(self._size, SEMIBOLD))
            painter.setPen(see_through(self._theme.text, 1.0))
            painter.drawText(self._line, Qt.AlignmentFlag.AlignCenter, self.caption)


STAY, COME = 800.0, 200.0
"""Milliseconds at the usual pace: the card stays, and it comes."""
HIGH, MOST_WIDE = 0.56, 0.34
"""How high the card is, of the table's height, and how wide at most, of its width."""


class LargeCard:
    """Shows one card at a time on a scene. `pace` gives how many times as long as usual they are shown; 0: not at
    all."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.pace: Callable[[], float] = lambda: 1.0
        self.card: ShownCard | None = None
        self.held = False
        """Whether the mouse keeps it there."""
        self.shown: Callable[[str], None] = lambda number: None
        """Hears the number of each card that is shown."""
        self._caption = ""

    def show(
        self, number: str, caption: str, when: float, source: QPointF, *, times: float = 1.0, after: str = ""
    ) -> float:
        """Show a card from then on, with a line below it, so many times as long as usual; returns when it goes."""
        if not self.pace():
            return when
        stay = STAY * times * self.pace()
        motion, middle, key = self._scene.motion, self.middle, object()
        end = when + (0.0 if motion.reduced else COME) + stay

        def step(share: float) -> None:
            if self.card is None or self._caption != caption:
                self._put(number, caption)
            card = self.card
            assert card is not None
            come = 1.0 if motion.reduced else eased_out(min(1.0, share * (end - when) / COME))
            card.setPos(source + (middle - source) * come)
            card.setScale(0.25 + 0.75 * come)

        motion.add(key, end - when, step, self.clear, delay=when, curve=Curve.Linear, moves=False)
        return end

    def wanted(self, events: Sequence[Event]) -> tuple[str, str, Place] | None:
        """What the other side plays in these events: its number, what is said of it, where it comes from."""
        view, words = self._scene.view, self._scene.words
        for event in events:
            if not isinstance(event, CardMoved) or event.why not in ("play", "evolve") or event.source is None:
                continue
            if view is not None and event.source.seat == 1 - view.seat and event.number:
                return event.number, done_with(event, words), event.source
        return None

    @property
    def middle(self) -> QPointF:
        """Where the middle of the card is."""
        size = self._scene.layout.size
        return QPointF(size.width() / 2, size.height() * 0.46)

    def clear(self) -> None:
        """Take it away."""
        self.held = False
        if self.card is not None:
            self._scene.removeItem(self.card)
            self.card = None

    def _put(self, number: str, caption: str) -> None:
        self.clear()
        scene = self._scene
        size = scene.layout.size
        width = min(size.height() * HIGH * RATIO, size.width() * MOST_WIDE)
        scene.faces.ratio = scene.ratio
        self._caption = caption
        self.card = ShownCard(scene.faces, scene.theme, number, float(round(width)), scene.layout.text(14))
        self.card.say(caption)
        scene.addItem(self.card)
        self.shown(number)

    # -- the mouse ----------------------------------------------------------------------------------------------------

    def hover(self, point: QPointF | None) -> bool:
        """The mouse moved (None: it left the table). On the card it keeps it there; returns whether it is on it."""
        held = self.card is not None and point is not None and self.card.face.contains(self.card.mapFromScene(point))
        if held != self.held and self.card is not None:
            self.card.say(tr("{0} · paused", self._caption) if held else self._caption)
        self.held = held
        return held

    def press(self, point: QPointF) -> bool:
        """A click has seen enough; returns whether it was on the card, and meant nothing else."""
        return self.hover(point)


def done_with(event: CardMoved, words: Words) -> str:
    """What is said of a card that is played or evolved."""
    who = words.seat(event.source.seat) if event.source is not None else ""
    text = tr("{0} evolves {1}") if event.why == "evolve" else tr("{0} plays {1}")
    return text.format(who, words.name(event.number))


def eased_out(share: float) -> float:
    """Fast at first, with a little too much at the end."""
    over, left = 1.3, share - 1.0
    return 1.0 + (over + 1.0) * left**3 + over * left**2

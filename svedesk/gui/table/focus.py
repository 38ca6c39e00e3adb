"""What the keyboard is at: arrows move it from card to card and zone to zone, as they lie."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from svedesk.engine.view import CardView
from svedesk.gui.look.painting import draw_ring
from svedesk.gui.look.theme import Theme
from svedesk.gui.table.arrange import TRAY
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.drawn_once import PassingItem
from svedesk.gui.table.scene import TableScene
from svedesk.gui.table.zone_items import ZoneItem

Way = Literal["left", "right", "up", "down"]
_WAYS: dict[Way, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
Stop = int | tuple[int, str]
"""What finds the place the keyboard is at: a card by its id, a pile by its place, a number or name by seat and name."""


class FocusRing(PassingItem):
    """What the keyboard is at among zones: see `draw_ring`."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(150)
        self._theme, self._rect = theme, QRectF()
        self.setVisible(False)

    def surround(self, rect: QRectF | None) -> None:
        """Lie around a rectangle, or nowhere."""
        self.setVisible(rect is not None)
        if rect is not None and rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-6, -6, 6, 6)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        draw_ring(painter, self._rect, self._theme)


class Focus:
    """At most one card or zone has it. It is found again by what it is after the table was redrawn."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._at: Stop | None = None
        self._shown = True
        self._ring = FocusRing(scene.theme)
        scene.addItem(self._ring)

    @property
    def at(self) -> Stop | None:
        """What has it, if that still lies there."""
        return self._at if self._at is not None and self._at in self.stops() else None

    @property
    def card(self) -> CardView | None:
        """The card that has it, if it still lies there."""
        item = self._scene.cards.get(self._at) if isinstance(self._at, int) else None
        return item.card if item is not None else None

    @property
    def zone(self) -> ZoneItem | None:
        """The pile, number or name that has it."""
        return self._scene.zone_items.get(self._at) if isinstance(self._at, tuple) else None

    @property
    def centre(self) -> QPointF | None:
        """Where it is, in the scene."""
        return self.stops().get(self._at) if self._at is not None else None

    def leave(self) -> None:
        """Drop the focus: the mouse moved."""
        self._show(False)
        self._at = None

    @property
    def ring(self) -> bool:
        """Whether what has the keyboard on the table is marked there."""
        item = self._scene.cards.get(self._at) if isinstance(self._at, int) else None
        return self._ring.isVisible() or (item is not None and item.focused)

    def show(self, *, shown: bool) -> None:
        """Whether the table has the keyboard: only then is anything on it marked."""
        self._shown = shown
        self._show(True)

    def move(self, way: Way) -> bool:
        """To what is nearest that way; the first time to a card that is asked for, or the first in the hand. False
        when there is nothing that way."""
        stop = self._next(way)
        if stop is not None:
            self.go_to(stop)
        return stop is not None

    def go_to(self, stop: Stop) -> None:
        """To this one."""
        self._show(False)
        self._at = stop
        self._show(True)

    def refresh(self) -> None:
        """The table was redrawn."""
        self._show(True)

    def _show(self, on: bool) -> None:
        on = on and self._shown
        item = self._scene.cards.get(self._at) if isinstance(self._at, int) else None
        if item is not None:
            item.focus(on)
        zone = self.zone
        self._ring.surround(zone.rect if on and zone is not None and zone.isVisible() else None)

    def stops(self) -> dict[Stop, QPointF]:
        """Everything there is to be at, and where it lies. While a tray is open the keyboard stays in it."""
        cards = {item.key.card: item.home for item in self._scene.cards.values() if _is_seen(item)}
        inside: dict[Stop, QPointF] = {card: spot.centre for card, spot in cards.items() if spot.z >= TRAY}
        if self._scene.tray is not None and inside:
            return inside
        stops: dict[Stop, QPointF] = {card: spot.centre for card, spot in cards.items()}
        for key, zone in self._scene.zone_items.items():
            if zone.isVisible():
                stops[key] = zone.rect.center()
        return stops

    def _next(self, way: Way) -> Stop | None:
        stops = self.stops()
        at = stops.get(self._at) if self._at is not None else None
        if at is None:
            return min((stop for stop in stops if isinstance(stop, int)), key=self._first, default=None)
        across, down = _WAYS[way]

        def cost(to: QPointF) -> float | None:
            along = to.x() * across + to.y() * down
            aside = abs(to.x() * down) + abs(to.y() * across)
            # The fan of a hand sags a little: that is not yet another row.
            return along + 2.5 * aside if along > max(12.0, 0.2 * aside) else None

        costs = {stop: cost(to - at) for stop, to in stops.items() if stop != self._at}
        prices = {stop: price for stop, price in costs.items() if price is not None}
        return min(prices, key=prices.__getitem__, default=None)

    def _first(self, card: int) -> tuple[bool, float, float]:
        """Where the keyboard begins: at a card that glows, else low on the table, from the left."""
        item = self._scene.cards[card]
        return (not item.glow, -item.home.centre.y(), item.home.centre.x())


def _is_seen(item: CardItem) -> bool:
    return item.card is not None and bool(item.key.card) and item.isVisible()

"""The card the keyboard is at: arrows move it from card to card as they lie."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF

from svedesk.engine.view import CardView
from svedesk.gui.table.arrange import TRAY
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.scene import TableScene

Way = Literal["left", "right", "up", "down"]
_WAYS: dict[Way, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Focus:
    """At most one card has it. It is found again by id after the table was drawn anew."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._card = 0
        self._last = QPointF()

    @property
    def card(self) -> CardView | None:
        """The card, if it still lies there."""
        item = self._scene.item_of(self._card)
        return item.card if item is not None else None

    def leave(self) -> None:
        """Nothing has it: the mouse moved."""
        self._show(False)
        self._card = 0

    def move(self, way: Way) -> CardView | None:
        """To the nearest card that way; the first time to the card that is asked for, or the first in the hand."""
        found = self._next(way)
        if found is not None and found.card is not None:
            self._show(False)
            self._card, self._last = found.card.id, found.home.centre
            self._show(True)
        return self.card

    def refresh(self) -> None:
        """The table was drawn anew."""
        self._show(True)

    def _show(self, on: bool) -> None:
        item = self._scene.item_of(self._card)
        if item is not None:
            item.focus(on)

    def _next(self, way: Way) -> CardItem | None:
        items = [item for item in self._scene.cards.values() if item.card is not None and item.isVisible()]
        if self._scene.tray is not None:  # The keyboard stays in it.
            items = [item for item in items if item.home.z >= TRAY] or items
        here = self._scene.item_of(self._card)
        if here is None or here not in items:
            return min(items, key=_first, default=None)
        across, down = _WAYS[way]
        at = here.home.centre

        def cost(item: CardItem) -> float | None:
            to = item.home.centre - at
            along = to.x() * across + to.y() * down
            aside = abs(to.x() * down) + abs(to.y() * across)
            # The fan of a hand sags a little: that is not yet another row.
            return along + 2.5 * aside if along > max(12.0, 0.2 * aside) else None

        costs = [(price, item) for item in items if item is not here and (price := cost(item)) is not None]
        return min(costs, key=lambda pair: pair[0])[1] if costs else None


def _first(item: CardItem) -> tuple[bool, float, float]:
    """Where the keyboard begins: at a card that glows, else low on the table, from the left."""
    return (not item.glow, -item.home.centre.y(), item.home.centre.x())

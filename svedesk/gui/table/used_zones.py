"""The zones only some decks use (race, drive, Trigger): drawn where they are used, or while a hand may lay a card
there."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from svedesk.engine.view import View
from svedesk.games.sve.formats import VANGUARD
from svedesk.games.sve.universes import BASED_ON, UMAMUSUME, universe_at
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.colour import see_through
from svedesk.gui.table.cloth import caption
from svedesk.gui.table.zone_items import PileItem

_NAMES = {"race": "Race", "drive": "Drive", "trigger": "Trigger"}
_OF = {"race": (UMAMUSUME,), "drive": (VANGUARD,), "trigger": (VANGUARD,)}


class UsedPile(PileItem):
    """A pile that is drawn only when `expected` (the deck of its seat uses it), offered to a hand, or not empty."""

    expected = False
    offered = False

    @property
    def is_drawn(self) -> bool:
        """Whether there is anything to see of it."""
        return bool(self.count) or self.expected or self.offered

    def expect(self, view: View) -> None:
        """Take from a view whether the deck of its seat is of a universe that uses it."""
        self.expected = universe_at(view.number(self.place.seat, BASED_ON)) in _OF[self.place.zone]
        self.setVisible(self.is_drawn)

    def offer(self, *, offered: bool) -> None:
        """Show it while a card may be laid there by hand."""
        self.offered = offered
        self.setVisible(self.is_drawn)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, radius = self.theme, self.layout.px(4)
        painter.setPen(QPen(see_through(theme.line, 0.75 if theme.dark else 1.0), 1.0))
        painter.setBrush(see_through("#000000", 0.13 if theme.dark else 0.03))
        painter.drawRoundedRect(self.rect.adjusted(1, 1, -1, -1), radius, radius)
        caption(painter, self.layout, self.rect, tr(_NAMES[self.place.zone]), theme)
        super().paint(painter, option, widget)

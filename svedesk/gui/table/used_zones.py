"""The zones only some decks use: drawn where they are used, or while a hand may put a card there."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPen

from svedesk.engine.view import CardView
from svedesk.gui.look.colour import see_through
from svedesk.gui.table.cloth import caption
from svedesk.gui.table.zone_items import PileItem


class UsedPile(PileItem):
    """A pile that is drawn only when `expected` (the deck of its seat uses it), offered to a hand, or not empty."""

    expected = False
    offered = False
    label = ""

    @property
    def is_drawn(self) -> bool:
        """Whether there is anything to see of it."""
        return bool(self.count) or self.expected or self.offered

    def hold_used(self, content: tuple[int, CardView | None, int], label: str, *, used: bool) -> None:
        """What lies there now, what it is called, and whether the deck of its seat uses it."""
        self.hold(*content)
        self.expected = used
        if label != self.label:
            self.label = label
            self.redraw()
        self.setVisible(self.is_drawn)

    def offer(self, *, offered: bool) -> None:
        """Show it while a card may be dropped there in manual mode."""
        self.offered = offered
        self.setVisible(self.is_drawn)

    def draw(self, painter: QPainter) -> None:
        theme, radius = self.theme, self.layout.px(4)
        painter.setPen(QPen(see_through(theme.line, 0.75 if theme.dark else 1.0), 1.0))
        painter.setBrush(see_through("#000000", 0.13 if theme.dark else 0.03))
        painter.drawRoundedRect(self.rect.adjusted(1, 1, -1, -1), radius, radius)
        caption(painter, self.layout, self.rect, self.label, theme)
        super().draw(painter)

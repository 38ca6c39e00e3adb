"""Several cards at once, in manual mode: Ctrl+click adds, a rubber band catches, Ctrl+A takes all of a zone. A group
keeps the order it was picked in."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from svedesk.engine.records import Place
from svedesk.engine.view import CardView
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.theme import Theme
from svedesk.gui.table.arrange import TRAY
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.drawn_once import PassingItem
from svedesk.gui.table.scene import TableScene


class Band(PassingItem):
    """The rubber band: a rectangle between where the button went down and the mouse."""

    def __init__(self, theme: Theme, start: QPointF) -> None:
        super().__init__(420)
        self._theme, self._start = theme, start
        self.area = QRectF(start, start)

    def stretch(self, point: QPointF) -> None:
        """The mouse is here now."""
        self.area = QRectF(self._start, point).normalized()
        self.setRect(self.area.adjusted(-2, -2, 2, 2))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setPen(QPen(QColor(self._theme.info), 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(see_through(self._theme.info, 0.12))
        painter.drawRect(self.area)


class Selection:
    """The group on one table, by ids, in the order they were picked. Cards that are gone, or that became other cards
    by moving, are no longer part of it."""

    def __init__(self, scene: TableScene, theme: Theme) -> None:
        self._scene, self._theme = scene, theme
        self._ids: tuple[int, ...] = ()
        self._earlier: tuple[int, ...] = ()
        self.band: Band | None = None

    @property
    def cards(self) -> tuple[CardView, ...]:
        """The group, in its order."""
        items = (self._scene.item_of(card) for card in self._ids)
        return tuple(item.card for item in items if item is not None and item.card is not None)

    def __contains__(self, card: int) -> bool:
        return card in self._ids

    def group(self, card: CardView) -> tuple[CardView, ...]:
        """The group a card is in, or the card alone."""
        return self.cards if card.id in self._ids else (card,)

    def toggle(self, card: int) -> None:
        """Add a card at the end of the group, or take it out."""
        self.take([held for held in self._ids if held != card] if card in self._ids else [*self._ids, card])

    def take(self, cards: Iterable[int]) -> None:
        """Select just these."""
        self._ids = tuple(dict.fromkeys(cards))
        self._show()

    def clear(self) -> bool:
        """Clear the selection; False when there was none."""
        held = bool(self._ids)
        self.take(())
        return held

    def refresh(self, *, manual: bool) -> None:
        """The table was redrawn: without hands on it there is no group."""
        here = [card for card in self._ids if manual and (item := self._scene.item_of(card)) and item.card]
        self.take(here)

    def all_of(self, place: Place) -> bool:
        """Select all known cards of a zone, in their order there; False when there is none."""
        view = self._scene.view
        cards = view.zone(*place).cards if view is not None and not self._is_fixed(place) else ()
        shown = [card.id for card in cards if self._scene.item_of(card.id) is not None]
        if shown:
            self.take(shown)
        return bool(shown)

    # -- the rubber band ----------------------------------------------------------------------------------------------

    def begin_band(self, start: QPointF, *, add: bool) -> None:
        """The band starts here; `add`: to the group there is."""
        self._earlier = self._ids if add else ()
        self.band = Band(self._theme, start)
        self._scene.addItem(self.band)

    def stretch_band(self, point: QPointF) -> None:
        """The mouse is here now: what the band touches is in the group, row by row, from the left."""
        if self.band is not None:
            self.band.stretch(point)
            caught = [item for item in self._catchable() if self.band.area.intersects(item.face_on_table())]
            caught.sort(key=lambda item: (round(item.home.centre.y() / (item.height / 2)), item.home.centre.x()))
            self.take([*self._earlier, *(item.key.card for item in caught)])

    def end_band(self) -> bool:
        """The button went up; False when no band was drawn."""
        if self.band is None:
            return False
        self._scene.removeItem(self.band)
        self.band = None
        return True

    def _catchable(self) -> list[CardItem]:
        tray = self._scene.tray is not None
        return [
            item
            for item in self._scene.cards.values()
            if item.card is not None
            and item.isVisible()
            and not self._is_fixed(item.key.place)
            and (item.home.z >= TRAY) == tray
        ]

    def _is_fixed(self, place: Place) -> bool:
        """Whether the cards of a zone are no part of a group."""
        return self._scene.words.table.zones[place.zone].fixed

    def _show(self) -> None:
        several = len(self._ids) > 1
        for item in self._scene.cards.values():
            nth = self._ids.index(item.key.card) + 1 if item.key.card in self._ids else 0
            item.select(nth > 0, str(nth) if nth and several else "")

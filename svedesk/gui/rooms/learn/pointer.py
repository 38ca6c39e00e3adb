"""Points at what a step of a lesson is about: a frame around each place it names, and an arrow from the first to the
second."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from svedesk.gui.table.arrow import ArrowItem
from svedesk.gui.table.effects import PlaceGlow

if TYPE_CHECKING:
    from svedesk.gui.table.page import GamePage

FOE = "foe."
BUTTON = "button"
"""What a step calls the button that ends the turn or passes."""


class LessonPointer(QObject):
    """Marks on the table of one page; the places are named as in `LessonStep.arrow`."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self._places: tuple[str, ...] = ()
        self.shown: list[QGraphicsItem] = []
        page.view.resized.connect(self._draw)

    def point(self, places: tuple[str, ...]) -> None:
        """Point at these places, as far as they are there now."""
        self._places = places
        self._draw()
        # Cards that are on their way are pointed at when they are there: whoever points does so again then.
        for item in self.shown:
            item.setVisible(not self._page.queue.waits and not self._page.scene.animator.busy)

    def _draw(self) -> None:
        scene, theme = self._page.scene, self._page.theme
        for item in self.shown:
            scene.removeItem(item)
        rects = [rect for place in self._places if (rect := self.rect_of(place)) is not None]
        self.shown = []
        for rect in rects:
            glow = PlaceGlow(rect, theme, legal=True, radius=scene.layout.px(9))
            glow.setZValue(390)
            self.shown.append(glow)
        if len(rects) == 2:
            arrow = ArrowItem(theme.legal, theme.illegal, scene.layout.px(7))
            arrow.point(rects[0].center(), _edge(rects[1], rects[0].center()))
            self.shown.append(arrow)
        elif len(rects) == 1:
            arrow = ArrowItem(theme.legal, theme.illegal, scene.layout.px(7))
            arrow.point(*_from_outside(rects[0], scene.layout.size.height(), scene.layout.px(74)))
            self.shown.append(arrow)
        for item in self.shown:
            scene.addItem(item)

    def rect_of(self, place: str) -> QRectF | None:
        """Where a place is in the scene."""
        page = self._page
        if place == BUTTON:
            corner = page.view.mapToScene(page.go_on.geometry().topLeft())
            return QRectF(corner, page.go_on.size().toSizeF()).adjusted(-4, -4, 4, 4)
        foe = place.startswith(FOE)
        name, _, number = place.removeprefix(FOE).partition(":")
        view, layout = page.table_seat.view, page.scene.layout
        seat = 1 - view.seat if foe else view.seat
        side = layout.far if foe else layout.near
        if not number and name in side.numbers:
            return side.numbers[name].adjusted(-3, -3, 3, 3)
        cards = view.zone(seat, name).cards
        match = next((card for card in cards if not number or number in (card.number, card.shown.printed)), None)
        item = page.scene.item_of(match.id) if match is not None and (number or len(cards) == 1) else None
        if item is not None and name != "deck":
            lying = item.mapRectToScene(item.face)
            return QRectF(lying).translated(item.home.centre - lying.center()).adjusted(-4, -4, 4, 4)
        return side.zone(name) if not number else None


def _edge(rect: QRectF, start: QPointF) -> QPointF:
    """A point inside of a rectangle, a little towards where an arrow comes from."""
    centre = rect.center()
    return centre + (start - centre) * min(0.25, rect.height() / 4 / max(1.0, (start - centre).manhattanLength()))


def _from_outside(rect: QRectF, height: float, length: float) -> tuple[QPointF, QPointF]:
    """An arrow to a rectangle from the middle of the table."""
    below = rect.center().y() < height / 2
    end = QPointF(rect.center().x(), rect.bottom() - 4 if below else rect.top() + 4)
    return QPointF(end.x() + length * 0.35, end.y() + (length if below else -length)), end

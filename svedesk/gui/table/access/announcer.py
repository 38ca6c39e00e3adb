"""Tells screen readers about a game: the table as a tree, what the keyboard comes to, what is asked, and each
new line of the log. It costs nothing while no assistive client is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from svedesk.engine.game_table import top_first
from svedesk.engine.view import View
from svedesk.gui.table.access.interfaces import AccessibleTree, TreeNode, install
from svedesk.gui.table.board_words import card_words, number_words, zone_line
from svedesk.gui.table.focus import Stop
from svedesk.gui.table.words import Words

if TYPE_CHECKING:
    from svedesk.gui.table.page import GamePage

_LIST, _ITEM, _TEXT = QAccessible.Role.List, QAccessible.Role.ListItem, QAccessible.Role.StaticText


class TableAnnouncer(QObject):
    """Speaks for one page."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self._serial = -1
        self.tree = AccessibleTree(page.view, self._things, lambda: page.mouse.focus.at)
        install(page.view, self.tree)
        self.send = QAccessible.updateAccessibility
        page.scene.drawn.connect(self.tree.forget)
        page.log.added.connect(lambda lines: self.announce(" ".join(lines)))
        page.strip.announced.connect(self.announce)
        page.table_seat.changed.connect(self._asked_anew)
        page.destroyed.connect(self.tree.close)

    def announce(self, text: str) -> None:
        """Say something now, after what is being said; nothing behind the cover, where nobody knows who hears it."""
        if text and QAccessible.isActive() and not self._page.front.isHidden():
            event = QAccessibleAnnouncementEvent(self._page.view, text)
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
            self.send(event)

    def came_to(self) -> None:
        """The keyboard came to another card or zone: its name is said."""
        node = self.tree.focused()
        if node is None:
            return
        self._page.view.setAccessibleDescription(node.text(QAccessible.Text.Name))
        if QAccessible.isActive():
            self.send(QAccessibleEvent(node, QAccessible.Event.Focus))

    def _asked_anew(self) -> None:
        """A question in the words of the one before is told, too."""
        ask = self._page.table_seat.ask
        serial = ask.serial if ask is not None else -1
        if serial != self._serial:
            self._serial = serial
            self._page.strip.tell_again()

    # -- what is there ------------------------------------------------------------------------------------------------

    def _things(self) -> dict[Stop | None, TreeNode]:
        page = self._page
        view, words, scene = page.table_seat.view, page.table_seat.words, page.scene
        nodes: dict[Stop | None, TreeNode] = {}
        if page.front.isHidden():
            return {None: TreeNode(page.view.accessibleName(), QRectF(scene.sceneRect()), _LIST)}
        top: list[Stop] = []
        for place in self._places(view, words):
            zone = view.zone(*place)
            inside: list[Stop] = []
            for card in top_first(zone, words.table.zones):
                item = scene.item_of(card.id)
                if item is not None and item.isVisible():
                    nodes[card.id] = TreeNode(card_words(card, view, words), item.sceneBoundingRect(), _ITEM)
                    inside.append(card.id)
            pile = scene.pile(zone.place)
            if inside or zone.count or (pile is not None and pile.isVisible()):
                rect = pile.rect if pile is not None else scene.rect_of(zone.place)
                nodes[place] = TreeNode(zone_line(zone, view, words), rect, _LIST, tuple(inside))
                top.append(place)
        for (seat, name), part in scene.zone_items.items():
            if (seat, name) not in nodes and part.isVisible():
                nodes[(seat, name)] = TreeNode(number_words(seat, name, view, words), part.rect, _TEXT)
                top.append((seat, name))
        nodes[None] = TreeNode(page.view.accessibleName(), QRectF(scene.sceneRect()), _LIST, tuple(top))
        return nodes

    @staticmethod
    def _places(view: View, words: Words) -> list[tuple[int, str]]:
        """Zones in the order one wants to hear them: the shared ones, one's own, the other's."""
        order = {name: at for at, name in enumerate(words.table.zones)}
        places = [(zone.place.seat, zone.place.zone) for zone in view.zones]
        own = {-1: 0, view.seat: 1}
        return sorted(places, key=lambda place: (own.get(place[0], 2), order.get(place[1], len(order))))

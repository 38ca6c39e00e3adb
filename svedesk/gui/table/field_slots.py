"""Which slot of a field each card has: its own for as long as it lies there, from the middle outwards, or where it was
dropped."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF

from svedesk.engine.game_table import GameTable, Target
from svedesk.engine.records import Place
from svedesk.engine.view import View, ZoneView
from svedesk.gui.table.layout import Layout


def slot_at(layout: Layout, target: Target, point: QPointF, *, far: bool) -> int:
    """The slot of a zone at a point."""
    row = (layout.far if far else layout.near).zones.get(target.zone)
    if row is None or not row.width():
        return 0
    slots = layout.table.zones[target.zone].slots
    nth = max(0, min(slots - 1, int((point.x() - row.left()) / row.width() * slots)))
    return slots - 1 - nth if far else nth


class FieldSlots:
    """Remembers the slots of one table. `kept` are those of all cards that ever lay there: an id is that of one stay,
    so the same places are found again when a game is resumed or replayed."""

    def __init__(self) -> None:
        self.slot_by_card: dict[int, int] = {}
        self._slots: dict[int, int] = {}
        self._wanted: tuple[Place, int] | None = None

    def want(self, place: Place, slot: int) -> None:
        """The next card to come there would like this slot."""
        self._wanted = place, slot

    def follow(self, view: View, table: GameTable, ids: Mapping[int, int]) -> Mapping[int, int]:
        """The slot of each card that lies in a row in play. `ids` tells which card became which."""
        before = self.slot_by_card | {ids.get(card, card): slot for card, slot in self._slots.items()}
        self._slots = {}
        for zone in view.zones:
            looks = table.zones[zone.place.zone]
            if looks.shape == "row" and looks.in_play:
                self._slots |= self._of(zone, looks.slots, before)
        self._wanted = None
        self.slot_by_card |= self._slots
        return self._slots

    def _of(self, zone: ZoneView, slots: int, before: Mapping[int, int]) -> dict[int, int]:
        cards = [card.id for card in zone.cards if not card.on]
        if len(cards) > slots or zone.count > len(zone.cards):
            return {}  # they share the row evenly
        slot_of: dict[int, int] = {}
        for card in cards:
            if card in before and before[card] not in slot_of.values():
                slot_of[card] = before[card]
        for card in cards:
            if card not in slot_of:
                slot_of[card] = self._free(zone.place, slots, slot_of)
        return slot_of

    def _free(self, place: Place, slots: int, slot_of: Mapping[int, int]) -> int:
        free = [slot for slot in range(slots) if slot not in slot_of.values()]
        if self._wanted is not None and self._wanted[0] == place:
            wanted, self._wanted = self._wanted[1], None
            return min(free, key=lambda slot: abs(slot - wanted))
        return min(free, key=lambda slot: (abs(slot - (slots - 1) / 2), -slot))

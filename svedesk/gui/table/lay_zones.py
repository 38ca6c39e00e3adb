"""Piles, numbers and name plates of a view on a scene: where they are, and what they show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from svedesk.engine.game_table import TableZone, number_of, top_first
from svedesk.engine.records import SHARED, Place
from svedesk.engine.view import CardView, View, ZoneView
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.layout import Layout, Side
from svedesk.gui.table.number_items import LOOKS, NumberItem
from svedesk.gui.table.used_zones import UsedPile
from svedesk.gui.table.words import Words
from svedesk.gui.table.zone_items import NameItem, PileItem, ZoneItem

SHARED_FROM = 0.58
"""Where in the place of a number the one begins that shares it."""


class ZoneScene(Protocol):
    """What is needed of the scene they are on."""

    words: Words
    layout: Layout
    theme: Theme
    faces: Faces
    piles: dict[Place, PileItem]
    numbers: dict[tuple[int, str], ZoneItem]

    def rect_of(self, place: Place) -> QRectF: ...

    def side(self, seat: int) -> Side: ...

    def addItem(self, item: QGraphicsItem, /) -> None: ...


def lay_zones(scene: ZoneScene, view: View) -> dict[Place | tuple[int, str], Callable[[], None]]:
    """Put piles and numbers where they are; returns what lets each show what is true of it now."""
    table = scene.words.table
    holds: dict[Place | tuple[int, str], Callable[[], None]] = {}
    for zone in view.zones:
        looks = table.zones[zone.place.zone]
        if looks.shape == "pile":
            rect = scene.rect_of(zone.place)
            pile = scene.piles.get(zone.place)
            if pile is None:
                make = UsedPile if looks.if_used else PileItem
                pile = make(zone.place, rect, scene.layout, scene.theme, scene.faces)
                scene.piles[zone.place] = pile
                scene.addItem(pile)
            pile.lie(rect, scene.layout)
            up = sum(card.faceup for card in zone.cards) if looks.top == "back" else 0
            content = zone.count, _top(zone, table.zones), up
            holds[zone.place] = partial(pile.hold, *content)
            if isinstance(pile, UsedPile):
                label = scene.words.of_game.caption("zone", looks.name)
                used = table.is_used(view, zone.place)
                holds[zone.place] = partial(pile.hold_used, content, label, used=used)
    for seat in (0, 1):
        holds |= _lay_numbers(scene, view, seat)
    return holds


def _lay_numbers(scene: ZoneScene, view: View, seat: int) -> dict[tuple[int, str], Callable[[], None]]:
    holds: dict[tuple[int, str], Callable[[], None]] = {}
    table, side = scene.words.table, scene.side(seat)
    preparing = not view.step or view.step[0] in table.preparing
    shared = {number.shares: number for number in table.numbers.values() if number.shares}
    for number in table.numbers.values():
        value, rect = number_of(view, seat, number.name), side.numbers.get(number.shares or number.name, QRectF())
        part = shared.get(number.name)
        if number.shares:
            if value is None:
                continue
            rect = rect.adjusted(0, rect.height() * SHARED_FROM, 0, 0)
        elif part is not None and number_of(view, seat, part.name) is not None:
            rect = rect.adjusted(0, 0, 0, -rect.height() * (1 - SHARED_FROM))
        label = scene.words.of_game.caption("number", number.name)
        item = scene.numbers.get((seat, number.name))
        if not isinstance(item, NumberItem):
            item = LOOKS[number.look](rect, scene.layout, scene.theme, seat, number, label)
            _add(scene, seat, number.name, item)
        item.lie(rect, scene.layout)
        most = view.number(seat, number.most) if number.most else None
        holds[seat, number.name] = partial(item.hold, value or 0, most)
        # Leaders get their defense at the end of the preparation (6.2.1.11).
        item.setVisible(number.look != "shield" or not preparing or bool(value))
    name = scene.numbers.get((seat, "name"))
    if not isinstance(name, NameItem):
        name = NameItem(side.name, scene.layout, scene.theme, seat)
        _add(scene, seat, "name", name)
    name.lie(side.name, scene.layout)
    count = view.zone(seat, table.hand_zones.hand).count
    note = tr("1 card in hand") if count == 1 else tr("{0} cards in hand", count)
    note = "\n".join(filter(None, (note, scene.words.of_game.seat_note(view, seat))))
    active = (view.waits_for if preparing else view.number(SHARED, "active")) == seat
    name.hold(scene.words.seat(seat), note, active=active)
    return holds


def _add(scene: ZoneScene, seat: int, name: str, item: ZoneItem) -> None:
    scene.numbers[(seat, name)] = item
    scene.addItem(item)


def _top(zone: ZoneView, zones: Mapping[str, TableZone]) -> CardView | None:
    """The card seen on top of a pile, None where it is a back: of a cemetery the newest."""
    top = zones[zone.place.zone].top
    if top == "first":
        return zone.cards[0] if zone.cards and zone.cards[0].faceup else None
    faceup = [card for card in top_first(zone, zones) if card.faceup]
    if top == "back":
        return faceup[-1] if len(faceup) == zone.count and faceup else None  # used cards are below the others
    return faceup[0] if faceup else None

"""The table in words, for those who hear it or read it: zone by zone, card by card."""

from __future__ import annotations

from collections import Counter

from svedesk.engine.records import SHARED
from svedesk.engine.view import CardView, View, ZoneView
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.state_words import super_evolution, turn_line, waiting_line
from svedesk.gui.table.words import NUMBER_NAMES, Words
from svedesk.gui.table.zone_names import zone_name, zone_word

LAID_OUT = ("field", "ex", "hand")
"""Zones whose cards are said one by one."""
COUNTED = ("deck", "evolve_deck", "cemetery", "banished")
USED = ("race", "drive", "trigger")
"""Zones only some decks use: said where something lies there."""


def card_words(card: CardView, view: View, words: Words) -> str:
    """A card in words: name, type, attack and defense, what is on it, how it lies, where, and as which of how many."""
    shown = card.shown
    parts = [words.name(shown.printed)]
    if card.number:
        parts.append(tr(shown.kind))
    if shown.attack is not None and shown.defense is not None:
        parts.append(f"{shown.attack}/{shown.defense}")
    if shown.cost is not None and card.zone != "field":
        parts.append(tr("cost {0}", shown.cost))
    parts += [words.keyword(keyword) for keyword in shown.keywords]
    if card.zone == "field" and words.is_evolved(card):
        parts.append(tr("evolved"))
    if card.damage:
        parts.append(tr("{0} damage", card.damage))
    parts += linked_words(card, view, words)
    parts += [f"{tr(name.capitalize())} {count}" for name, count in card.counters]
    if card.zone == "field":
        parts.append(tr("engaged") if card.engaged else tr("reserved"))
    return ", ".join([*(part for part in parts if part), place_words(card, view)])


def linked_words(card: CardView, view: View, words: Words) -> list[str]:
    """The cards of the race and drive zones that are linked to a card: of each name how many."""
    zones = [view.zone(card.seat, name) for name in USED] if card.zone == "field" else []
    names = Counter(words.name(other.shown.printed) for zone in zones for other in zone.cards if other.on == card.id)
    return [f"{name} ×{count}" for name, count in names.items()]


def place_words(card: CardView, view: View) -> str:
    """Where a card lies: whose zone, and as which of how many where they lie in a row."""
    where = zone_words(card.seat, card.zone, view)
    if card.zone not in LAID_OUT:
        return where
    zone = view.zone(card.seat, card.zone)
    row = [other.id for other in zone.cards if not other.on]
    if card.id not in row:
        return where
    return tr("{0} {1} of {2}", where, row.index(card.id) + 1, zone.count)


def zone_words(seat: int, zone: str, view: View) -> str:
    """A zone with whose it is, as the person at the bottom says it."""
    if seat < 0:
        return zone_name(zone)
    return tr("your {0}", zone_word(zone)) if seat == view.seat else tr("opponent's {0}", zone_word(zone))


def zone_line(zone: ZoneView, view: View) -> str:
    """A zone with how many cards lie in it; a leader's with its defense."""
    where = zone_words(*zone.place, view)
    if zone.place.zone == "leader":
        return tr("{0}, defense {1}", where, view.number(zone.place.seat, "leader_defense"))
    return tr("{0}, 1 card", where) if zone.count == 1 else tr("{0}, {1} cards", where, zone.count)


def number_words(seat: int, name: str, view: View, words: Words) -> str:
    """A number of a seat, or (name "name") the seat and whether it is its turn."""
    whose = words.seat(seat)
    if name == "name":
        on = view.number(SHARED, "active") == seat
        return tr("{0}, whose turn it is", whose) if on else whose
    value = str(view.number(seat, name))
    if name == "play_points":
        value += f"/{view.number(seat, 'max_play_points')}"
    return f"{whose}, {tr(NUMBER_NAMES[name])} {value}"


def board_words(view: View, words: Words) -> str:
    """The whole table as lines: the state, then your side, then the other."""
    lines = [turn_line(view, words), waiting_line(view, words, manual=False)]
    for seat in (view.seat, 1 - view.seat):
        lines += ["", words.seat(seat)]
        lines.append(f"{tr('Leader defense')}: {view.number(seat, 'leader_defense')}")
        points = f"{view.number(seat, 'play_points')}/{view.number(seat, 'max_play_points')}"
        lines.append(f"{tr('Play points')}: {points}")
        lines.append(f"{tr('Evolution points')}: {view.number(seat, 'evolution_points')}")
        more = super_evolution(view, seat)
        if more is not None:
            lines.append(f"{tr('Super-evolution points')}: {more}")
        for name in LAID_OUT:
            zone = view.zone(seat, name)
            lines.append(f"{zone_name(name)}: {zone.count}")
            lines += [f"  {card_words(card, view, words)}" for card in zone.cards if not card.on]
        lines += [f"{zone_name(name)}: {view.zone(seat, name).count}" for name in COUNTED]
        used = ((name, view.zone(seat, name).count) for name in USED)
        lines += [f"{zone_name(name)}: {count}" for name, count in used if count]
    return "\n".join(lines)

"""The table in words, for those who hear it or read it: zone by zone, card by card."""

from __future__ import annotations

from collections import Counter

from svedesk.engine.facts import stats_text
from svedesk.engine.game_table import TableNumber, number_of
from svedesk.engine.records import SHARED
from svedesk.engine.view import CardView, View, ZoneView
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.arrange import linked_cards
from svedesk.gui.table.state_words import turn_line, waiting_line
from svedesk.gui.table.words import Words


def card_words(card: CardView, view: View, words: Words) -> str:
    """A card in words: name, type, attack and defense, what is on it, how it lies, where, and as which of how many."""
    shown, term = card.shown, words.of_game.term
    in_play = words.table.zones[card.zone].in_play
    parts = [words.name(shown.printed)]
    if card.number:
        parts.append(term("kind", shown.kind))
    parts.append(stats_text(shown.attack, shown.defense))
    if shown.cost is not None and not in_play:
        parts.append(tr("cost {0}", shown.cost))
    parts += [words.keyword(keyword) for keyword in shown.keywords]
    if in_play and words.is_evolved(card):
        parts.append(term("state", "evolved"))
    if card.damage:
        parts.append(tr("{0} damage", card.damage))
    parts += linked_words(card, view, words)
    parts += [f"{term('counter', name).capitalize()} {count}" for name, count in card.counters]
    if in_play:
        parts += [term("state", way.name) for way in words.table.orientations if way.turned == card.turned]
    return ", ".join([*(part for part in parts if part), place_words(card, view, words)])


def linked_words(card: CardView, view: View, words: Words) -> list[str]:
    """The cards that peek out below a card: of each name how many."""
    linked = linked_cards(view, words.table).get(card.id, ())
    names = Counter(words.name(other.shown.printed) for other in linked)
    return [f"{name} ×{count}" for name, count in names.items()]


def place_words(card: CardView, view: View, words: Words) -> str:
    """Where a card is: whose zone, and as which of how many where they are side by side."""
    where = zone_words(card.seat, card.zone, view, words)
    if words.table.zones[card.zone].shape not in ("row", "fan"):
        return where
    zone = view.zone(card.seat, card.zone)
    row = [other.id for other in zone.cards if not other.on]
    if card.id not in row:
        return where
    return tr("{0} {1} of {2}", where, row.index(card.id) + 1, zone.count)


def zone_words(seat: int, zone: str, view: View, words: Words) -> str:
    """A zone with whose it is, as the person at the bottom says it."""
    if seat < 0:
        return words.zone(zone)
    word = words.zone_word(zone)
    return tr("your {0}", word) if seat == view.seat else tr("opponent's {0}", word)


def zone_line(zone: ZoneView, view: View, words: Words) -> str:
    """A zone with how many cards are in it; one whose card stands for a number of its seat with that."""
    where = zone_words(*zone.place, view, words)
    if number := words.table.zones[zone.place.zone].number:
        return tr(
            "{0}, {1}", where, f"{words.of_game.caption('number', number)} {view.number(zone.place.seat, number)}"
        )
    return tr("{0}, 1 card", where) if zone.count == 1 else tr("{0}, {1} cards", where, zone.count)


def number_words(seat: int, name: str, view: View, words: Words) -> str:
    """A number of a seat, or (name "name") the seat and whether it is its turn."""
    whose = words.seat(seat)
    if name == "name":
        on = view.number(SHARED, "active") == seat
        return tr("{0}, whose turn it is", whose) if on else whose
    number = words.table.numbers[name]
    return f"{whose}, {words.of_game.title('number', name)} {_value(view, seat, number)}"


def _value(view: View, seat: int, number: TableNumber) -> str:
    value = str(view.number(seat, number.name))
    return f"{value}/{view.number(seat, number.most)}" if number.most else value


def board_words(view: View, words: Words) -> str:
    """The whole table as lines: the state, then your side, then the other."""
    zones = words.table.zones.values()
    lines = [turn_line(view, words), waiting_line(view, words, manual=False)]
    for seat in (view.seat, 1 - view.seat):
        lines += ["", words.seat(seat)]
        for number in words.table.numbers.values():
            if not number.shares or number_of(view, seat, number.name) is not None:
                lines.append(f"{words.of_game.title('number', number.name)}: {_value(view, seat, number)}")
        own = [(looks, view.zone(seat, looks.name)) for looks in zones if (seat, looks.name) in _places(view)]
        for looks, zone in own:
            if looks.shape in ("row", "fan"):
                lines.append(f"{words.zone(looks.name)}: {zone.count}")
                lines += [f"  {card_words(card, view, words)}" for card in zone.cards if not card.on]
        piles = [(looks, zone.count) for looks, zone in own if looks.shape == "pile"]
        lines += [f"{words.zone(looks.name)}: {count}" for looks, count in piles if count or not looks.if_used]
    return "\n".join(lines)


def _places(view: View) -> set[tuple[int, str]]:
    return {zone.place for zone in view.zones}

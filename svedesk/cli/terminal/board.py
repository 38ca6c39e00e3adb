"""A view as lines of text: the other seat above, the reader's own below."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from svedesk.engine.facts import stats_text
from svedesk.engine.game_table import GameTable, TableNumber, number_of, top_first
from svedesk.engine.records import SHARED, UPRIGHT, Place
from svedesk.engine.table_words import TableWords
from svedesk.engine.view import CardView, View, ZoneView


class BoardText:
    """Writes views in words; `seats` are the names of the seats."""

    def __init__(self, table: GameTable, words: TableWords, seats: Sequence[str]) -> None:
        self._table, self._words, self._seats = table, words, seats

    def lines(self, view: View) -> list[str]:
        """The whole table as `view.seat` sees it; whoever only watches sits beside the first seat."""
        near = view.seat if view.seat in (0, 1) else 0
        return [
            self._turn(view),
            *self._side(view, 1 - near, near=False),
            *self._shared(view),
            *self._side(view, near, near=True),
        ]

    def card(self, card: CardView) -> str:
        """One card as it lies: its name, its statistics now, what is special about it."""
        shown, term = card.shown, self._words.term
        zone = self._table.zones[card.zone]
        parts = [self._words.name(shown.printed)]
        if shown.cost is not None and not zone.in_play:
            parts.append(f"({shown.cost})")
        parts += filter(None, (stats_text(shown.attack, shown.defense),))
        marks = [term("keyword", keyword) for keyword in shown.keywords]
        marks += [term("state", way.name) for way in self._table.orientations if way.turned == card.turned != UPRIGHT]
        marks += [term("state", "evolved")] if shown.printed != card.number else []
        marks += [term("state", "facedown")] if not card.faceup and not zone.held else []
        marks += [f"{term('state', 'damage')} {card.damage}"] if card.damage else []
        marks += [f"{name} {count}" for name, count in card.counters]
        return " ".join(parts) + (f" [{', '.join(marks)}]" if marks else "")

    def pile(self, zone: ZoneView) -> str:
        """The cards of a zone in a line, the top of a pile first, equal ones with their number, those nobody may know
        as a count."""
        known = [card for card in top_first(zone, self._table.zones) if card.number]
        texts = [self.card(card) for card in known if not card.on]
        named = [(text, len(list(same))) for text, same in groupby(texts)]
        cards = [text if count == 1 else f"{text} ×{count}" for text, count in named]
        hidden = zone.count - len(known)
        if hidden:
            cards.append(f"{self._words.term('state', 'hidden')} ×{hidden}")
        return " · ".join(cards) or "-"

    def _turn(self, view: View) -> str:
        turn = f"{self._words.term('state', 'turn')} {view.number(SHARED, 'turn')}"
        phase = self._words.term("phase", str(view.step[0])) if view.step else ""
        return f"── {turn} · {self._seats[view.number(SHARED, 'active')]} · {phase} ──"

    def place(self, place: Place) -> str:
        """A zone and whose it is."""
        zone = self._zone(place.zone)
        return f"{zone} ({self._seats[place.seat]})" if place.seat in range(len(self._seats)) else zone

    def _side(self, view: View, seat: int, *, near: bool) -> list[str]:
        numbers = self._table.numbers.values()
        shown = [number for number in numbers if not number.shares or number_of(view, seat, number.name) is not None]
        facts = [self._number(view, seat, number) for number in shown]
        facts += [f"{self._zone(name)} {view.zone(seat, name).count}" for name in self._of("fan", "pile")]
        used = [zone.name for zone in self._table.zones.values() if zone.if_used and view.zone(seat, zone.name).count]
        facts += [f"{self._zone(name)} {view.zone(seat, name).count}" for name in used]
        hands = [name for name in self._of("fan") if near or view.zone(seat, name).cards]
        rows = self._of("row") if near else reversed(self._of("row"))
        return [
            f"{self._seats[seat]}: {' · '.join(facts)}",
            *(f"  {self._zone(name)}: {self.pile(view.zone(seat, name))}" for name in (*rows, *hands)),
        ]

    def _shared(self, view: View) -> list[str]:
        """What lies in zones that belong to nobody, where anything does."""
        zones = [zone for zone in view.zones if zone.place.seat == SHARED and zone.count]
        return [f"{self._zone(zone.place.zone)}: {self.pile(zone)}" for zone in zones]

    def _of(self, *shapes: str) -> list[str]:
        """The zones of a seat that lie so."""
        return [zone.name for zone in self._table.zones.values() if zone.shape in shapes and not zone.if_used]

    def _zone(self, name: str) -> str:
        return self._words.term("zone", name)

    def _number(self, view: View, seat: int, number: TableNumber) -> str:
        most = f"/{view.number(seat, number.most)}" if number.most else ""
        return f"{self._words.term('number', number.name)} {view.number(seat, number.name)}{most}"

"""What computer players know of War: what cards are left, and that high cards win."""

from __future__ import annotations

from toy.war import NUMBERS, ZONES

from svedesk.engine import rng
from svedesk.engine.ask import Answer, Ask, Flow
from svedesk.engine.log import DeckList
from svedesk.engine.records import Card
from svedesk.engine.table import Table
from svedesk.engine.view import View


class WarBots:
    """Judges by the score."""

    def world(self, view: View, seed: int, deck: DeckList | None = None) -> Table:
        table = Table(ZONES, seats=2, seed=seed)
        seen = [card for zone in view.zones for card in zone.cards]
        for card in seen:
            looks = (card.owner, card.seat, card.zone, card.turned, card.faceup, card.on, card.damage, card.given)
            table.cards[card.id] = Card(card.id, card.number or NUMBERS[0], *looks, card.counters)
        table.serial = max((card.id for card in seen), default=0)
        left = tuple(number for number in NUMBERS if number not in {card.number for card in seen})
        state, left = rng.shuffled(seed, left)
        dealt = list(left)
        for zone in view.zones:
            table.zones[zone.place] = tuple(card.id for card in zone.cards)
            for _ in range(zone.count - len(zone.cards)):
                table.create(dealt.pop(), max(zone.place.seat, 0), zone.place, quiet=True)
        table.numbers.update({(seat, name): value for seat, name, value in view.numbers})
        table.step, table.outcome, table.rng = view.step, view.outcome, state
        return table

    def value(self, table: Table, seat: int) -> float:
        return float(table.number(seat, "score") - table.number(1 - seat, "score"))

    def rough_value(self, table: Table, seat: int) -> float:
        return self.value(table, seat)

    def may_win(self, table: Table, seat: int) -> bool:
        return True

    def threat(self, table: Table, seat: int) -> float:
        return self.value(table, seat)

    def answer(self, table: Table, ask: Ask) -> Answer:
        return self.candidates(table, ask, 1)[0]

    def resume(self, table: Table, ask: Ask) -> Flow | None:
        return None

    def candidates(self, table: Table, ask: Ask, most: int) -> tuple[Answer, ...]:
        if ask.form == "number":
            return tuple((number,) for number in range(ask.high, ask.low - 1, -1))[:most]
        cards = [table.cards.get(option.card) for option in ask.options]
        best = sorted(
            range(len(cards)), key=lambda place: cards[place].number[2:] if cards[place] else "", reverse=True
        )
        return tuple((place,) for place in best)[:most] or ((),)

    def key(self, table: Table) -> object:
        return table.digest()

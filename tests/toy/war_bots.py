"""What computer players know of War: what cards are left, and that high cards win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from toy.war import NUMBERS

from svedesk.engine import rng
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.game_bots import GameBots
from svedesk.engine.log import DeckList
from svedesk.engine.table import Table


class WarBots(GameBots):
    """Judges by the score."""

    sections: Mapping[str, str] = {"hand": "main", "deck": "main", "spare": "main"}

    def unseen(
        self, seen: Sequence[str], section: str, count: int, state: int, deck: DeckList | None
    ) -> tuple[int, tuple[str, ...]]:
        state, left = rng.shuffled(state, tuple(number for number in NUMBERS if number not in seen))
        return state, left[:count]

    def value(self, table: Table, seat: int) -> float:
        return float(table.number(seat, "score") - table.number(1 - seat, "score"))

    def candidates(self, table: Table, ask: Ask, most: int) -> tuple[Answer, ...]:
        if ask.form == "number":
            return tuple((number,) for number in range(ask.high, ask.low - 1, -1))[:most]
        cards = [table.cards.get(option.card) for option in ask.options]
        best = sorted(
            range(len(cards)), key=lambda place: cards[place].number[2:] if cards[place] else "", reverse=True
        )
        return tuple((place,) for place in best)[:most] or ((),)

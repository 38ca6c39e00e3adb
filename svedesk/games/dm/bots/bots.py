"""Duel Masters as `GameBots`."""

from __future__ import annotations

from svedesk.engine.ask import Answer, Ask, Flow
from svedesk.engine.log import DeckList
from svedesk.engine.records import SHARED
from svedesk.engine.table import Table
from svedesk.engine.view import View
from svedesk.games.dm.bots import answers
from svedesk.games.dm.bots.value import may_win, threat, value
from svedesk.games.dm.bots.world import deal_world
from svedesk.games.dm.ruleset import Dm
from svedesk.games.dm.zones import BATTLE, MANA


class DmBots:
    """What computer players know of this game, over its rules. Keeps nothing of a game that is played."""

    def __init__(self, rules: Dm) -> None:
        self._rules = rules
        self._pool = rules.playable

    def world(self, view: View, seed: int, deck: DeckList | None = None) -> Table:
        """A table that may be the one this seat sees."""
        return deal_world(self._rules, view, self._pool, seed, deck)

    def value(self, table: Table, seat: int) -> float:
        """How well a seat stands: the logarithm of its odds to win."""
        return value(self._rules.duel(table), seat)

    def rough_value(self, table: Table, seat: int) -> float:
        """The same at a glance: halves of it are not seen."""
        return round(self.value(table, seat) * 2) / 2

    def may_win(self, table: Table, seat: int) -> bool:
        """Whether a seat whose turn it is might win in it."""
        return may_win(self._rules.duel(table), seat)

    def threat(self, table: Table, seat: int) -> float:
        """How near a seat whose turn it is has come to winning in it."""
        return threat(self._rules.duel(table), seat)

    def answer(self, table: Table, ask: Ask) -> Answer:
        """A sensible answer, found at once."""
        return answers.answer(self._rules.duel(table), ask)

    def resume(self, table: Table, ask: Ask) -> Flow | None:
        """Only questions that the rules can be started from are resumed."""
        return None

    def candidates(self, table: Table, ask: Ask, most: int) -> tuple[Answer, ...]:
        """Answers worth thinking about, the most likely first."""
        return answers.candidates(self._rules.duel(table), ask, most)

    def key(self, table: Table) -> object:
        """Equal for tables on which everything that counts is equal."""
        cards = table.cards
        zones: list[list[object]] = []
        for place, ids in sorted(table.zones.items()):
            lying = [cards[card_id] for card_id in ids]
            if place.zone in (BATTLE, MANA):
                looks = sorted((one.number, one.turned, one.arrived, len(one.given), one.on) for one in lying)
                zones.append([*looks])
            else:
                zones.append([*sorted(one.number for one in lying)])
        numbers = tuple(table.number(SHARED, name) for name in ("active", "turn"))
        return repr((zones, numbers, table.step, table.outcome))

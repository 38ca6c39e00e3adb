"""Shadowverse: Evolve as `GameBots`."""

from __future__ import annotations

from svedesk.engine.ask import Answer, Ask
from svedesk.engine.log import DeckList
from svedesk.engine.table import Table
from svedesk.engine.view import View
from svedesk.games.sve.bots import answers
from svedesk.games.sve.bots.pool import Pool
from svedesk.games.sve.bots.same import same_key
from svedesk.games.sve.bots.value import value
from svedesk.games.sve.bots.world import deal_world
from svedesk.games.sve.ruleset import Sve


class SveBots:
    """What computer players know of this game, over its rules. Keeps nothing of a game that is played."""

    def __init__(self, rules: Sve) -> None:
        self._rules = rules
        self._pool = Pool(rules)

    def world(self, view: View, seed: int, deck: DeckList | None = None) -> Table:
        """A table that may be the one this seat sees."""
        return deal_world(view, self._pool, seed, deck)

    def value(self, table: Table, seat: int) -> float:
        """How well a seat stands: the logarithm of its odds to win."""
        return value(self._rules.state(table), seat)

    def answer(self, table: Table, ask: Ask) -> Answer:
        """A sensible answer, found at once."""
        return answers.answer(self._rules.state(table), ask)

    def candidates(self, table: Table, ask: Ask, most: int) -> tuple[Answer, ...]:
        """Answers worth thinking about, the most likely first."""
        return answers.candidates(self._rules.state(table), ask, most)

    def key(self, table: Table) -> object:
        """Equal for tables on which everything that counts is equal."""
        return same_key(table)

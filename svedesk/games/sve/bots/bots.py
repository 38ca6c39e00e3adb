"""Shadowverse: Evolve as `GameBots`."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from svedesk.engine.ask import Answer, Ask, Flow
from svedesk.engine.game_bots import GameBots
from svedesk.engine.log import DeckList
from svedesk.engine.message import Message
from svedesk.engine.played_game import Blunder, PlayedTurns
from svedesk.engine.records import SHARED
from svedesk.engine.table import Table
from svedesk.games.sve.bots import answers
from svedesk.games.sve.bots.blunders import KINDS, blunders
from svedesk.games.sve.bots.pool import Pool
from svedesk.games.sve.bots.reasons import reasons
from svedesk.games.sve.bots.threat import may_win, threat
from svedesk.games.sve.bots.value import first_value, rough_value, value
from svedesk.games.sve.flow.attack import rest_of_attack
from svedesk.games.sve.flow.quick import quick_window
from svedesk.games.sve.game_state import GameOver, GameState
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.zones import BANISHED, CEMETERY, DECK, EVOLVE, EVOLVE_DECK, HAND, MAIN


class SveBots(GameBots):
    """What computer players know of this game, over its rules. Keeps nothing of a game that is played."""

    sections: Mapping[str, str] = {HAND: MAIN, DECK: MAIN, EVOLVE_DECK: EVOLVE}
    piles: Collection[str] = frozenset((CEMETERY, BANISHED, EVOLVE_DECK, HAND))
    blunder_kinds: Sequence[str] = KINDS

    def __init__(self, rules: Sve) -> None:
        self._rules = rules
        self._pool = Pool(rules)

    def unseen(
        self, seen: Sequence[str], section: str, count: int, state: int, deck: DeckList | None
    ) -> tuple[int, tuple[str, ...]]:
        """Cards of a section that an owner may have besides those that were seen."""
        return self._pool.unseen(seen, section, count, state, deck)

    def prepare(self, table: Table) -> None:
        """Make a table that was made of a view one the rules can be started on."""
        self._rules.prepare(table)

    def value(self, table: Table, seat: int) -> float:
        """How well a seat stands: the logarithm of its odds to win."""
        return value(self._rules.state(table), seat)

    def first_value(self, table: Table, seat: int) -> float:
        """The same with the weights that were fitted first."""
        return first_value(self._rules.state(table), seat)

    def rough_value(self, table: Table, seat: int) -> float:
        """The same at a glance."""
        return rough_value(self._rules.state(table), seat)

    def may_win(self, table: Table, seat: int) -> bool:
        """Whether a seat whose turn it is might win in it."""
        return may_win(self._rules.state(table), seat)

    def threat(self, table: Table, seat: int) -> float:
        """How near a seat whose turn it is has come to winning in it."""
        return threat(self._rules.state(table), seat)

    def answer(self, table: Table, ask: Ask) -> Answer:
        """A sensible answer, found at once."""
        return answers.answer(self._rules.state(table), ask)

    def reasons(self, before: Table, after: Table, seat: int) -> Sequence[Message]:
        """What a turn gains, and what it leaves to fear."""
        return tuple(reasons(self._rules.state(before), self._rules.state(after), seat))

    def blunders(self, game: PlayedTurns) -> Iterator[Blunder]:
        """The plays of a game that look plainly bad."""
        return blunders(game, self._rules.state)

    def resume(self, table: Table, ask: Ask) -> Flow | None:
        """The rules from a Quick window on (8.4.7, 7.4.5) to the end of the attack, or of the window."""
        return _quick(self._rules.state(table), ask) if ask.kind == "quick" else None

    def candidates(self, table: Table, ask: Ask, most: int) -> tuple[Answer, ...]:
        """Answers worth thinking about, the most likely first."""
        return answers.candidates(self._rules.state(table), ask, most)


def _quick(game: GameState, ask: Ask) -> Flow:
    attacker, target = (game.table.number(SHARED, name) for name in ("attacker", "attack_target"))
    try:
        if game.card(attacker) is not None and game.card(target) is not None:
            yield from rest_of_attack(game, attacker, target, ask.seat)
        else:
            yield from quick_window(game, ask.seat, ask.reason.key)
    except GameOver:
        return

"""Duel Masters as `GameBots`."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from svedesk.engine.ask import Answer, Ask, Flow
from svedesk.engine.game_bots import GameBots
from svedesk.engine.log import DeckList
from svedesk.engine.played_game import Blunder, PlayedTurns
from svedesk.engine.table import Table
from svedesk.games.dm.bots import answers
from svedesk.games.dm.bots.blunders import KINDS, blunders
from svedesk.games.dm.bots.pool import DmPool
from svedesk.games.dm.bots.reply import after_reply
from svedesk.games.dm.bots.value import may_win, threat, value
from svedesk.games.dm.duel import Duel, DuelOver
from svedesk.games.dm.flow.attack import ATTACKER, TARGET, rest_of_attack
from svedesk.games.dm.ruleset import Dm
from svedesk.games.dm.zones import DECK, GRAVEYARD, HAND, HYPERSPATIAL, MAIN, SHIELDS

_SURE = 5.0
"""A reply is only guessed: what it leads to is worth no more than that, also where it ends the game."""


class DmBots(GameBots):
    """What computer players know of this game, over its rules. Keeps nothing of a game that is played."""

    sections: Mapping[str, str] = {HAND: MAIN, DECK: MAIN, SHIELDS: MAIN}
    piles: Collection[str] = frozenset((HAND, SHIELDS, GRAVEYARD, HYPERSPATIAL))
    blunder_kinds: Sequence[str] = KINDS

    def __init__(self, rules: Dm) -> None:
        self._rules = rules
        self._pool = DmPool(rules)

    def unseen(
        self, seen: Sequence[str], section: str, count: int, state: int, deck: DeckList | None
    ) -> tuple[int, tuple[str, ...]]:
        """Cards of a section that an owner may have besides those that were seen."""
        return self._pool.unseen(seen, section, count, state, deck)

    def value(self, table: Table, seat: int) -> float:
        """How well a seat stands: the logarithm of its odds to win. After its turn it counts as much how it stands when
        the other has attacked."""
        worth = value(self._rules.duel(table), seat)
        replied = after_reply(self._rules, table, seat)
        if replied is None:
            return worth
        return (worth + max(-_SURE, min(_SURE, value(self._rules.duel(replied), seat)))) / 2

    def rough_value(self, table: Table, seat: int) -> float:
        """The same without a look at what the other may do."""
        return value(self._rules.duel(table), seat)

    def value_meanwhile(self, table: Table, seat: int) -> float:
        """How well a seat stands in the other's turn, once all that can have attacked."""
        return self.value(table, seat)

    def first_value(self, table: Table, seat: int) -> float:
        """The same: at first nobody looked at that."""
        return value(self._rules.duel(table), seat)

    def may_win(self, table: Table, seat: int) -> bool:
        """Whether a seat whose turn it is might win in it."""
        return may_win(self._rules.duel(table), seat)

    def threat(self, table: Table, seat: int) -> float:
        """How near a seat whose turn it is has come to winning in it."""
        return threat(self._rules.duel(table), seat)

    def answer(self, table: Table, ask: Ask) -> Answer:
        """A sensible answer, found at once."""
        return answers.answer(self._rules.duel(table), ask)

    def blunders(self, game: PlayedTurns) -> Iterator[Blunder]:
        """The plays of a game that look plainly bad."""
        return blunders(game, self._rules.duel)

    def resume(self, table: Table, ask: Ask) -> Flow | None:
        """The rules from a block on (507) to the end of the attack."""
        return _blocked(self._rules.duel(table)) if ask.kind == "block" else None

    def worth_trying(self, table: Table, ask: Ask) -> Sequence[int]:
        """The places of options that are no plain mistakes."""
        return answers.worth_trying(self._rules.duel(table), ask)

    def candidates(self, table: Table, ask: Ask, most: int) -> tuple[Answer, ...]:
        """Answers worth thinking about, the most likely first."""
        return answers.candidates(self._rules.duel(table), ask, most)


def _blocked(duel: Duel) -> Flow:
    attacker, target = duel.number(ATTACKER), duel.number(TARGET)
    try:
        yield from rest_of_attack(duel, attacker, target)
    except DuelOver:
        return

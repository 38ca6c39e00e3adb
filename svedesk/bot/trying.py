"""Trying things out on a table of one's own: an action of the main phase played to its end, in every way worth a
thought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from svedesk.engine import manual
from svedesk.engine.ask import Answer, Ask, Builder, Flow, Picked
from svedesk.engine.game_bots import GameBots
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.table import Table

_LONGEST = 60
"""So many answers belong to one action; what goes on longer is left alone."""


class Expected(NamedTuple):
    """A question of the seat that thinks, and the answer it would give."""

    ask: Ask
    answer: Answer


class Tried(NamedTuple):
    """Where an action led: the table at the next question rules can be started from, that question (None: the game is
    over), and what the seat said on the way."""

    table: Table
    ask: Ask | None
    said: tuple[Expected, ...]


class Trial:
    """The rules, and judgement of questions on the way, for one seat that thinks."""

    def __init__(self, rules: Ruleset, bots: GameBots, seat: int) -> None:
        self.rules, self.bots, self.seat = rules, bots, seat
        self.spent = 0
        """How many ways were played out."""

    def first(self, table: Table) -> Ask | None:
        """The question the rules ask on this table, None when they ask none. The table itself stays as it is."""
        flow = self.rules.play(table.snapshot())
        builder = next(flow, None)
        return builder() if builder is not None else None

    def ways(self, table: Table, ask: Ask, answer: Answer, wide: int) -> Iterator[Tried]:
        """What an answer to `ask`, which the rules ask on this table, can lead to: of the seat's own questions on the
        way up to `wide` answers are followed, those of others are answered quickly."""
        waiting: list[tuple[Answer, ...]] = [(answer,)]
        while waiting:
            tried = self._play(table, ask, waiting.pop(), wide, waiting)
            if tried is not None:
                yield tried

    def _play(
        self, start: Table, first: Ask, mine: tuple[Answer, ...], wide: int, waiting: list[tuple[Answer, ...]]
    ) -> Tried | None:
        """One way: answer what was decided, then what looks best; other answers are added to those waiting."""
        self.spent += 1
        table = start.snapshot()
        flow = self.rules.play(table)
        builder: Builder | None = next(flow)
        ask, said = first, [Expected(first, mine[0])]
        builder = self._send(flow, ask.picked(mine[0]), table)
        for _ in range(_LONGEST):
            if builder is None:
                return Tried(table, None, tuple(said))
            ask = builder()
            if ask.anchor:
                table.events.clear()
                return Tried(table, ask, tuple(said))
            given = self._answer(table, ask, said, mine, wide, waiting)
            builder = self._send(flow, ask.picked(given), table)
        return None

    def _answer(
        self,
        table: Table,
        ask: Ask,
        said: list[Expected],
        mine: tuple[Answer, ...],
        wide: int,
        waiting: list[tuple[Answer, ...]],
    ) -> Answer:
        if ask.seat != self.seat:
            return self.bots.answer(table, ask)
        if len(said) < len(mine):
            given = mine[len(said)]
        else:
            given, *others = self.bots.candidates(table, ask, wide)
            before = tuple(one.answer for one in said)
            waiting += [(*before, other) for other in others]
        said.append(Expected(ask, given))
        return given

    def _send(self, flow: Flow, picked: Picked, table: Table) -> Builder | None:
        try:
            builder = flow.send(picked)
        except StopIteration:
            return None
        if table.linked:
            manual.take_off_what_is_gone(table)
        return builder

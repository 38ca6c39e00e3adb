"""Trying things out on a table of one's own: an action of the main phase played to its end, in every way worth a
thought."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from svedesk.bot.expecting import Expected, expected, translated
from svedesk.engine import manual
from svedesk.engine.ask import AnchorBuilder, Answer, Ask, Builder, Flow, Picked
from svedesk.engine.game_bots import GameBots
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.table import Table

Begin = Callable[[Table], Flow]
Decide = Callable[[Table, Ask, Sequence[Expected]], Answer]
"""Answers a question on a table, after the answers the seat has given in this action."""
Candidates = Callable[[Table, Ask, int], tuple[Answer, ...]]
"""Up to so many answers to a question that are worth a thought."""
_MOST_WAYS = 32
_LONGEST = 60
"""So many answers belong to one action; what goes on longer is left alone."""


class Tried(NamedTuple):
    """Where an action led: the table at the next question rules can be started from, the seat that is asked it (-1: the
    game is over), what builds it, and the answers of the seat that thinks on the way."""

    table: Table
    seat: int
    build: Builder
    answers: tuple[Expected, ...] = ()


def _nothing() -> Ask:
    raise LookupError("the game is over")


class Trial:
    """The rules, and judgement of questions on the way, for one seat that thinks."""

    def __init__(
        self,
        rules: Ruleset,
        bots: GameBots,
        seat: int,
        *,
        rough: bool = False,
        begin: Begin | None = None,
        others: Callable[[Table, Ask], Answer] | None = None,
        answers: Candidates | None = None,
        most: int = _MOST_WAYS,
    ) -> None:
        """`rough`: positions are judged at a glance. `begin` starts the rules on a table, where not at a question they
        can be started from. `others` answers for the other seats, sensibly unless told otherwise. `answers` tells
        what the seat may say at a question on the way, the likely answers unless told otherwise; of each action at most
        `most` ways are played."""
        self.rules, self.bots, self.seat, self.rough = rules, bots, seat, rough
        self.begin, self._others = begin or rules.play, others or bots.answer
        self._answers, self._most = answers or bots.candidates, most
        self.value = bots.rough_value if rough else bots.value
        self.spent = 0
        """How many ways were looked at."""
        self._known: dict[tuple[int, Answer, int], tuple[Table, list[Tried | None]]] = {}

    def ways(self, table: Table, ask: Ask, answer: Answer, wide: int) -> Iterator[Tried]:
        """What an answer to `ask`, which the rules ask on this table, can lead to: of the seat's own questions on the
        way up to `wide` answers are followed, those of others are answered quickly. Of all the ways there are no more
        than a few dozen: an action with many questions has thousands. What was played out on a table once is not
        played out again; no table changes that something was tried on."""
        key = (id(table), answer, wide)
        if key not in self._known:
            tries = []
            for tried in self._ways(table, ask, answer, wide):
                self.spent += 1
                tries.append(tried)
                if tried is not None:
                    yield tried
            self._known[key] = table, tries  # the table is held, so that no other gets its id
            return
        for tried in self._known[key][1]:
            self.spent += 1
            if tried is not None:
                yield tried

    def _ways(self, table: Table, ask: Ask, answer: Answer, wide: int) -> Iterator[Tried | None]:
        waiting: list[tuple[Answer, ...]] = [(answer,)]
        for _ in range(self._most):
            if not waiting:
                return
            mine = waiting.pop(0)

            def decide(now: Table, asked: Ask, answers: Sequence[Expected], mine: tuple[Answer, ...] = mine) -> Answer:
                if len(answers) < len(mine):
                    return mine[len(answers)]
                given, *others = self._answers(now, asked, wide)
                before = tuple(answered.answer for answered in answers)
                waiting.extend((*before, other) for other in others)
                return given

            yield self.play(table, ask, decide)

    def follow(self, table: Table, ask: Ask, line: Sequence[Expected]) -> Tried | None:
        """Where an action leads on this table whose answers were found on another; what is asked otherwise is answered
        quickly. None where it is not possible here."""

        def decide(now: Table, asked: Ask, answers: Sequence[Expected]) -> Answer:
            if len(answers) < len(line):
                given = translated(line[len(answers)], asked, now.cards.get)
                if given is not None:
                    return given
            return self.bots.answer(now, asked)

        if not line or translated(line[0], ask, table.cards.get) is None:
            return None
        return self.play(table, ask, decide)

    def play(self, start: Table, first: Ask, decide: Decide) -> Tried | None:
        """One way, with the seat's own questions decided so; None when it does not come to an end."""
        table = start.snapshot()
        flow = self.begin(table)
        next(flow)
        ask, answers = first, list[Expected]()
        for _ in range(_LONGEST):
            if ask.seat == self.seat:
                given = decide(table, ask, answers)
                answers.append(expected(ask, given, table.cards.get))
            else:
                given = self._others(table, ask)
            builder = self._send(flow, ask.picked(given), table)
            if builder is None:
                return Tried(table, -1, _nothing, tuple(answers))
            if isinstance(builder, AnchorBuilder):
                return Tried(table, builder.seat, cache(builder), tuple(answers))
            ask = builder()
            if ask.anchor:
                return Tried(table, ask.seat, cache(builder), tuple(answers))
        return None

    def _send(self, flow: Flow, picked: Picked, table: Table) -> Builder | None:
        try:
            builder = flow.send(picked)
        except StopIteration:
            return None
        if table.linked:
            manual.take_off_what_is_gone(table)
        return builder

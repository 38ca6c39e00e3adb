"""The arena: bots play one another in pairs of games, the same decks and chance with seats exchanged, and what comes of
it is counted in the order it was planned in, so that it depends on no clock."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement, count, islice
from typing import NamedTuple

from svedesk.engine import rng
from svedesk.engine.log import DeckList, Setup
from svedesk.lab.blunders import BlunderTally
from svedesk.lab.bot_games import BotGame, BotGameResult
from svedesk.lab.statistics import PairScores, Rating, Sprt, quantile, ratings


class ArenaPlan(NamedTuple):
    """Who plays whom, with what, and how often: `pairs` pairs of games for every two players. `sprt` may end it before
    (with two players). With `blunders` what was played badly is counted, too."""

    players: tuple[str, ...]
    decks: tuple[DeckList, ...]
    pairs: int
    seed: int
    game: str
    edition: str
    format: str
    sprt: Sprt | None = None
    keep: bool = False
    blunders: bool = False


class ArenaPair(NamedTuple):
    """Two games before they are played: the numbers of the players and of the decks, in the order they sit in the first
    game, and the seeds of the table and of the bots."""

    players: tuple[int, int]
    decks: tuple[int, int]
    table_seed: int
    bot_seed: int


def pairs_of(plan: ArenaPlan) -> Iterator[ArenaPair]:
    """The pairs of a plan in order. All pairings of decks come equally often, each deck as often at either seat; every
    two players meet at the same tables."""
    meetings = list(combinations(range(len(plan.players)), 2))
    for decks, (state, table_seed) in zip(islice(_deck_pairings(plan), plan.pairs), _seeds(plan.seed), strict=False):
        for meeting in meetings:
            # The bots' chance is not the table's: shuffles and answers must not depend on each other.
            yield ArenaPair(meeting, decks, table_seed, rng.step(state ^ table_seed)[1])


def _seeds(seed: int) -> Iterator[tuple[int, int]]:
    state = rng.step(seed)[1]
    while True:
        state, value = rng.step(state)
        yield state, value


def _deck_pairings(plan: ArenaPlan) -> Iterator[tuple[int, int]]:
    """All pairings of decks, endlessly, each round in another order and with seats exchanged."""
    pairings = list(combinations_with_replacement(range(len(plan.decks)), 2))
    state = rng.step(plan.seed ^ len(pairings))[0]
    for turn in count():
        state, order = rng.shuffled(state, tuple(range(len(pairings))))
        for place in order:
            deck, other = pairings[place]
            # Not all of a round alike: it may be the only one.
            yield (other, deck) if (turn + place) % 2 else (deck, other)


def games_of(plan: ArenaPlan) -> Iterator[BotGame]:
    """The games of a plan in order, two of each pair."""
    for pair in pairs_of(plan):
        decks = tuple(plan.decks[deck] for deck in pair.decks)
        setup = Setup(plan.game, plan.edition, pair.table_seed, decks, format=plan.format)
        player, opponent = (plan.players[player] for player in pair.players)
        for levels in ((player, opponent), (opponent, player)):
            yield BotGame(setup, levels, pair.bot_seed, plan.keep, plan.blunders)


class ArenaError(NamedTuple):
    """A game that failed or did not end: its place in the plan, and what went wrong."""

    place: int
    error: str


class Thinking(NamedTuple):
    """How many questions a player had that had more than one answer, and the processor's time it took for one, in
    seconds: half were quicker than the first, 95 % than the second. The worst was in the game at place `slow_game` (-1:
    there is none)."""

    questions: int
    median: float
    p95: float
    worst: float
    slow_game: int


@dataclass
class Meeting:
    """What came of the games of two players, as the first of them has it."""

    players: tuple[int, int]
    scores: PairScores = field(default_factory=PairScores)
    won: int = 0
    lost: int = 0
    drawn: int = 0
    by_decks: dict[tuple[int, int], PairScores] = field(default_factory=dict)

    def add(self, decks: tuple[int, int], winners: Iterable[int]) -> None:
        """A pair: who won each of its games, 0 for the first player, 1 for the other, -1 for nobody."""
        points = 0.0
        for winner in winners:
            self.won += winner == 0
            self.lost += winner == 1
            self.drawn += winner < 0
            points += (0.5, 1.0, 0.0)[winner + 1]
        self.scores = self.scores.plus(points)
        pairing = (min(decks), max(decks))
        self.by_decks[pairing] = self.by_decks.get(pairing, PairScores()).plus(points)


class ArenaCount:
    """Counts the games of a plan. They are handed over as they end, and counted as they are planned."""

    def __init__(self, plan: ArenaPlan) -> None:
        self.plan = plan
        self.meetings = {
            players: Meeting(players) for players in combinations(range(len(plan.players)), 2)
        }  # as pairs_of has them
        self.errors: list[ArenaError] = []
        self.answers = self.turns = self.counted = 0
        self.blunders = [BlunderTally() for _ in plan.players]
        self._pairs = pairs_of(plan)
        self._waiting: dict[int, BotGameResult] = {}
        self._thought: list[list[float]] = [[] for _ in plan.players]
        self._slowest = [(0.0, -1)] * len(plan.players)

    @property
    def only(self) -> Meeting:
        """The games of the first two players."""
        return self.meetings[0, 1]

    @property
    def clear(self) -> str:
        """What the SPRT says: "low", "high", or "" as long as it is open."""
        return self.plan.sprt.verdict(self.only.scores) if self.plan.sprt is not None else ""

    def add(self, place: int, result: BotGameResult) -> None:
        """A game has ended; its place is that of `games_of`. After the SPRT is clear nothing is counted any more."""
        self._waiting[place] = result
        while not self.clear and self.counted in self._waiting and self.counted + 1 in self._waiting:
            self._count(next(self._pairs), [self._waiting.pop(self.counted + at) for at in (0, 1)])

    def _count(self, pair: ArenaPair, games: list[BotGameResult]) -> None:
        for at, game in enumerate(games):
            seats = pair.players if at == 0 else pair.players[::-1]
            for player, thought in zip(seats, game.thought, strict=True):
                self._thought[player].extend(thought)
                self._slowest[player] = max(self._slowest[player], (max(thought, default=0.0), self.counted + at))
            if game.blunders is not None:
                for seat, player in enumerate(seats):
                    self.blunders[player].add(game.blunders, seat)
            self.answers += game.answers
            self.turns += game.turns
            if not game.finished:
                self.errors.append(ArenaError(self.counted + at, game.error))
        self.counted += 2
        if not any(game.error for game in games):  # what failed tells nothing of strength
            first, second = (game.winner for game in games)
            self.meetings[pair.players].add(pair.decks, (first, 1 - second if second >= 0 else -1))

    def ratings(self) -> list[Rating]:
        """Each player's."""
        scores = {players: meeting.scores for players, meeting in self.meetings.items()}
        return ratings(len(self.plan.players), scores)

    def thinking(self, player: int) -> Thinking:
        """How long a player thought."""
        times = sorted(self._thought[player])
        return Thinking(len(times), quantile(times, 0.5), quantile(times, 0.95), *self._slowest[player])

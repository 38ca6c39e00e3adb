"""What games of the lab come to, counted: tallies are added up in any order, to the same sum."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from svedesk.lab.deck_games import pairing
from svedesk.lab.statistics import PairScores
from svedesk.wire.lab_results import CardUse, LabGame, LabPlan, Result


@dataclass(frozen=True, slots=True)
class WinCount:
    """How many games were played, and how many of those were won and drawn."""

    games: int = 0
    won: int = 0
    drawn: int = 0

    def __add__(self, other: Self) -> Self:
        return type(self)(self.games + other.games, self.won + other.won, self.drawn + other.drawn)

    def __sub__(self, other: Self) -> Self:
        return type(self)(self.games - other.games, self.won - other.won, self.drawn - other.drawn)


NONE = WinCount()


@dataclass(frozen=True, slots=True)
class CardTally:
    """One card of a deck. `offered`: the games with it in the first hand, `kept` those of them in which that hand was
    kept. `opened`: the games that began with it in hand; `drawn` those in which it was in hand at any time, `played`
    those in which it was played. The others count copies."""

    offered: WinCount = NONE
    kept: WinCount = NONE
    opened: WinCount = NONE
    drawn: WinCount = NONE
    played: WinCount = NONE
    copies_drawn: int = 0
    copies_played: int = 0
    copies_stuck: int = 0

    def __add__(self, other: Self) -> Self:
        return type(self)(
            self.offered + other.offered,
            self.kept + other.kept,
            self.opened + other.opened,
            self.drawn + other.drawn,
            self.played + other.played,
            self.copies_drawn + other.copies_drawn,
            self.copies_played + other.copies_played,
            self.copies_stuck + other.copies_stuck,
        )


NO_CARD = CardTally()


@dataclass(frozen=True, slots=True)
class Tally:
    """Games of one list, all or those against one deck. `turns` tells of wins and losses how many there were in which
    turn of the winner's own; `unfinished` ones had no end or stopped with an error and count nowhere else."""

    first: WinCount = NONE
    second: WinCount = NONE
    kept: WinCount = NONE
    redrawn: WinCount = NONE
    won_in: Mapping[int, int] = field(default_factory=dict)
    lost_in: Mapping[int, int] = field(default_factory=dict)
    cards: Mapping[str, CardTally] = field(default_factory=dict)
    unfinished: int = 0

    @property
    def all(self) -> WinCount:
        """All games that count."""
        return self.first + self.second

    def __add__(self, other: Self) -> Self:
        return type(self)(
            self.first + other.first,
            self.second + other.second,
            self.kept + other.kept,
            self.redrawn + other.redrawn,
            _added(self.won_in, other.won_in),
            _added(self.lost_in, other.lost_in),
            {
                number: self.cards.get(number, NO_CARD) + other.cards.get(number, NO_CARD)
                for number in sorted({*self.cards, *other.cards})
            },
            self.unfinished + other.unfinished,
        )


def tally(game: LabGame) -> Tally:
    """What one game comes to."""
    if game.result == "unfinished":
        return Tally(unfinished=1)
    count = WinCount(1, game.result == "won", game.result == "drawn")
    return Tally(
        first=count if game.first else NONE,
        second=NONE if game.first else count,
        kept=count if game.kept else NONE,
        redrawn=NONE if game.kept else count,
        won_in={game.turns: 1} if game.result == "won" else {},
        lost_in={game.turns: 1} if game.result == "lost" else {},
        cards={use.number: _card(use, count, kept=game.kept) for use in sorted(game.cards)},
    )


def _card(use: CardUse, count: WinCount, *, kept: bool) -> CardTally:
    return CardTally(
        count if use.offered else NONE,
        count if use.offered and kept else NONE,
        count if use.opened else NONE,
        count if use.drawn else NONE,
        count if use.played else NONE,
        use.drawn,
        use.played,
        use.stuck,
    )


def _added(counts: Mapping[int, int], other: Mapping[int, int]) -> Mapping[int, int]:
    return dict(sorted((Counter(counts) + Counter(other)).items()))


FirstHand = tuple[str, ...]
"""The cards of a first hand by their numbers, in order."""


class HandCount(NamedTuple):
    """Games that began with one first hand: those in which it was kept, and those in which it was redrawn."""

    kept: WinCount = NONE
    redrawn: WinCount = NONE

    def plus(self, count: WinCount, *, kept: bool) -> HandCount:
        """With one more."""
        if kept:
            return self._replace(kept=self.kept + count)
        return self._replace(redrawn=self.redrawn + count)

    def and_those(self, other: HandCount) -> HandCount:
        """All games of both."""
        return HandCount(self.kept + other.kept, self.redrawn + other.redrawn)


class GameEnd(NamedTuple):
    """How one game of a plan ended (see `LabGame`)."""

    result: Result
    first: bool
    turns: int


_POINTS = {"won": 1.0, "drawn": 0.5, "lost": 0.0}


class Results:
    """The tallies of a plan, list by list and deck by deck. A game counts once, however often it is told of; `ended`
    tells of each by its place."""

    def __init__(self, plan: LabPlan, games: Iterable[LabGame] = ()) -> None:
        self.plan = plan
        self.seeds: tuple[int, ...] = (plan.seed,)
        """Those of all runs that were joined to these."""
        self.ended: dict[int, GameEnd] = {}
        self._hands: list[dict[FirstHand, HandCount]] = [{} for _ in plan.lists]
        nothing = Tally()
        self._tallies = [[nothing for _ in plan.against] for _ in plan.lists]
        for game in games:
            self.add(game)

    def add(self, game: LabGame) -> None:
        """Count a game."""
        if game.place in self.ended:
            return
        self.ended[game.place] = GameEnd(game.result, game.first, game.turns)
        deck, against, _ = pairing(self.plan, game.place)
        self._tallies[deck][against] += tally(game)
        if game.result != "unfinished":
            hand = tuple(number for number, offered, *_ in sorted(game.cards) for _ in range(offered))
            count = WinCount(1, game.result == "won", game.result == "drawn")
            self._hands[deck][hand] = self._hands[deck].get(hand, HandCount()).plus(count, kept=game.kept)

    def copied(self) -> Results:
        """The same, to be gone on with apart."""
        other = Results(self.plan)
        other.seeds = self.seeds
        other.ended.update(self.ended)
        other._hands = [dict(hands) for hands in self._hands]
        other._tallies = [list(against) for against in self._tallies]
        return other

    @property
    def done(self) -> Collection[int]:
        """The places of the games that were played."""
        return self.ended.keys()

    def against(self, deck: int, against: int) -> Tally:
        """The games of a list against one deck."""
        return self._tallies[deck][against]

    def hands(self, deck: int) -> Mapping[FirstHand, HandCount]:
        """The games of a list by its first hand."""
        return self._hands[deck]

    def pairs(self, against: int | None = None) -> PairScores:
        """The games of two lists with the same chance against a deck (None: all), as pairs in which the second list has
        the points it won and the first those it lost."""
        scores = PairScores()
        for place, end in self.ended.items():
            deck, foe, _ = pairing(self.plan, place)
            other = self.ended.get(place + len(self.plan.against)) if deck == 0 and len(self.plan.lists) > 1 else None
            if other is not None and "unfinished" not in (end.result, other.result) and against in (None, foe):
                scores = scores.plus(1 + _POINTS[other.result] - _POINTS[end.result])
        return scores

    def all(self, deck: int) -> Tally:
        """All games of a list."""
        return sum(self._tallies[deck], start=Tally())

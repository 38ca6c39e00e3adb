"""How the user's games ended, kept in one file: finished games themselves go after a while."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from svedesk.documents.writing import write_whole

NAME = "results.json"
LARGEST = 1_000_000
"""Bytes such a file has at most."""
MOST = 3000
"""So many games are remembered, the last ones."""
FORMAT = "svedesk-results"


class GameResult(NamedTuple):
    """Who won (-1: nobody), who went first, with which decks, and how well a computer played the second seat ("": a
    person did)."""

    winner: int
    first: int
    decks: tuple[str, str]
    level: str = ""


class ResultsOf(NamedTuple):
    """Games counted."""

    games: int = 0
    won: int = 0

    @property
    def share(self) -> int:
        """Per cent of games that were won."""
        return round(100 * self.won / self.games) if self.games else 0


def read(folder: Path) -> dict[str, GameResult]:
    """The results in a folder for saved games, by the game's name; nothing where there is nothing sensible."""
    try:
        path = folder / NAME
        if path.stat().st_size > LARGEST:
            return {}
        content = json.loads(path.read_bytes())
        return {str(name): _result(row) for name, row in content["games"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def keep(folder: Path, name: str, result: GameResult) -> None:
    """Remember how a game ended, in place of what was remembered of it. A file that can't be written costs no more."""
    games = read(folder)
    if games.pop(name, None) == result:
        return
    games[name] = result
    last = dict(list(games.items())[-MOST:])
    content = {"format": FORMAT, "version": 1, "games": {game: list(row) for game, row in last.items()}}
    try:
        write_whole(folder / NAME, json.dumps(content).encode(), lasting=False)
    except OSError:
        return


def count(results: Iterable[GameResult], seat_of: Callable[[GameResult], Iterable[int]]) -> ResultsOf:
    """How many of these games `seat_of` takes the side of a seat in, and how many of those that seat won."""
    sides = [(result, seat) for result in results for seat in seat_of(result)]
    return ResultsOf(len(sides), sum(result.winner == seat for result, seat in sides))


def _result(row: list[object]) -> GameResult:
    winner, first, decks, level = row
    if not isinstance(decks, list):
        raise TypeError(decks)
    own, other = (str(deck)[:80] for deck in decks)
    return GameResult(int(str(winner)), int(str(first)), (own, other), str(level)[:20])

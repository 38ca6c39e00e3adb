"""A player's match record: how each finished game ended, counted by matchup, in one file beside the saved games.

Finished games themselves go after a while; their results stay until the player deletes them.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from svedesk.documents.damaged import DamagedFile
from svedesk.documents.folders import make_folder, put_aside
from svedesk.documents.kinds import RECORD
from svedesk.documents.reading import read_file
from svedesk.documents.writing import alone, save_file
from svedesk.wire.match_record import BOTH, LONGEST_NOTES, RecordedGame, read_record, write_record

NAME = "record.json"
OLD_NAME, OLD_LARGEST = "results.json", 1_000_000
"""What results were kept in before, and the bytes it had at most."""


class MatchRecord:
    """The results in a folder for saved games, by the name each game is saved under. Changes are written at once and
    raise `DamagedFile` where that fails, and then nothing has changed."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME

    def games(self) -> dict[str, RecordedGame]:
        """The finished games, oldest first. Raises `DamagedFile` once for a damaged file, which is kept under the name
        that the sentence tells; there are no games then."""
        if not self.path.exists():
            return _old_results(self.path.with_name(OLD_NAME))
        data = read_file(self.path, RECORD)
        try:
            return read_record(data, NAME)
        except DamagedFile as damaged:
            raise put_aside(self.path, damaged, _kept_as) from damaged

    def add(self, name: str, game: RecordedGame) -> None:
        """Record how a game ended, in place of what was recorded of it but for the notes. Raises `DamagedFile` also for
        a damaged file that was set aside, after the game is in a new one."""
        with self._changing():
            games, damaged = self._games()
            before = games.pop(name, None)
            if before is not None:
                game = game._replace(notes=before.notes, ended=before.ended)
            if game != before:
                self._write({**games, name: game})
        if damaged is not None:
            raise damaged

    def note(self, name: str, notes: str) -> None:
        """Write something about a game."""
        with self._changing():
            games = self.games()
            if name in games:
                self._write({**games, name: games[name]._replace(notes=notes.strip()[:LONGEST_NOTES])})

    def remove(self, names: Iterable[str]) -> Callable[[], None]:
        """Take games out of the record; call what is returned to have them back."""
        with self._changing():
            before = self.games()
            gone = set(names)
            self._write({name: game for name, game in before.items() if name not in gone})

        def bring_back() -> None:
            with self._changing():  # what has been recorded since comes last
                self._write({**before, **self.games()})

        return bring_back

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Keep other windows from writing the record while it is read, changed and written: both of a network game on
        one PC end at the same time."""
        make_folder(self.path.parent)
        with alone(self.path.with_suffix(".lock"), lambda _why: DamagedFile("file-held", file=NAME)):
            yield

    def _games(self) -> tuple[dict[str, RecordedGame], DamagedFile | None]:
        try:
            return self.games(), None
        except DamagedFile as damaged:
            if damaged.message.key != "record-set-aside":
                raise
            return {}, damaged

    def _write(self, games: Mapping[str, RecordedGame]) -> None:
        save_file(self.path, write_record(games.items()))


def _kept_as(name: str) -> DamagedFile:
    return DamagedFile("record-set-aside", name, file=NAME)


def now_in_utc() -> str:
    """The time as a recorded game has it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def _old_results(path: Path) -> dict[str, RecordedGame]:
    """What an older version kept: no dates, names or turns. A file that makes no sense is left alone."""
    games: dict[str, RecordedGame] = {}
    with suppress(OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        if path.stat().st_size <= OLD_LARGEST:
            for name, (winner, first, (own, other), level) in json.loads(path.read_bytes())["games"].items():
                decks = str(own)[:80], str(other)[:80]
                seat = 0 if level else BOTH
                games[str(name)[:200]] = RecordedGame(int(winner), int(first), decks, str(level)[:20], seat)
    return games


# -- counting ----------------------------------------------------------------------------------------------------------


class ResultsOf(NamedTuple):
    """Games counted."""

    games: int = 0
    won: int = 0

    @property
    def share(self) -> int:
        """Per cent of games that were won."""
        return round(100 * self.won / self.games) if self.games else 0

    def __str__(self) -> str:
        return f"{self.won}/{self.games} ({self.share} %)" if self.games else "–"


class PlayedMatchup(NamedTuple):
    """The games of one deck against another: all, and those in which it went first or second."""

    deck: str
    against: str
    all: ResultsOf
    first: ResultsOf
    second: ResultsOf


def own_seats(game: RecordedGame) -> tuple[int, ...]:
    """The seats whose results are the user's: of two people at this PC both."""
    return (0, 1) if game.own == BOTH else (game.own,)


def count(games: Iterable[RecordedGame], seats_of: Callable[[RecordedGame], Iterable[int]] = own_seats) -> ResultsOf:
    """How many of these games `seats_of` takes the side of a seat in, and how many of those that seat won."""
    sides = [(game, seat) for game in games for seat in seats_of(game)]
    return ResultsOf(len(sides), sum(game.winner == seat for game, seat in sides))


def matchups(games: Iterable[RecordedGame]) -> tuple[PlayedMatchup, ...]:
    """Each of the user's decks against each deck it met, the most played first."""
    sides: dict[tuple[str, str], list[tuple[RecordedGame, int]]] = {}
    for game in games:
        for seat in own_seats(game):
            sides.setdefault((game.decks[seat], game.decks[1 - seat]), []).append((game, seat))

    def counted(played: list[tuple[RecordedGame, int]]) -> ResultsOf:
        return ResultsOf(len(played), sum(game.winner == seat for game, seat in played))

    rows = (
        PlayedMatchup(
            *(deck, against, counted(played)),
            counted([side for side in played if side[0].first == side[1]]),
            counted([side for side in played if side[0].first == 1 - side[1]]),
        )
        for (deck, against), played in sides.items()
    )
    return tuple(sorted(rows, key=lambda row: (-row.all.games, row.deck, row.against)))


_FORMULA = tuple("=+-@\t\r")
"""How a cell begins that a spreadsheet would reckon with."""


def as_csv(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> bytes:
    """Rows for a spreadsheet. What another player may have called himself or a deck is never a formula."""
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(heads)
    writer.writerows([f"'{cell}" if cell.startswith(_FORMULA) else cell for cell in row] for row in rows)
    return out.getvalue().encode("utf-8-sig")  # without the mark a Japanese spreadsheet guesses another encoding

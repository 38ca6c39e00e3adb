"""What was done in a game since a save: a line for each act, written before the act is shown to anybody. To write the
whole game takes longer than to play the act.

Each line begins with a digest of it and of what the line before begins with: a damaged line, and what comes after it,
is not taken for something else that was done.

A journal has the number of the save it follows. It is begun when the moment is taken that is to be saved, so that what
is done while it is being written is not lost, nor what is done after a save that fails or is damaged later: journals
that follow each other go on from the last save that is whole.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from svedesk.desk.kept_games import journal_of
from svedesk.desk.log import in_common
from svedesk.desk.resume import Moment
from svedesk.documents.kinds import GAME
from svedesk.wire.records import MOST_ENTRIES
from svedesk.wire.saved import GameFile, JournalStep, read_step, write_step


class Envelope(Protocol):
    """What keeps the files of a game from being read by whoever finds them."""

    def close_save(self, save: bytes) -> bytes:
        """A save as it is kept."""

    def close_line(self, line: bytes) -> bytes:
        """A line of a journal as it is kept: without the end of a line in it."""


class Journal:
    """The journal that follows one save."""

    def __init__(self, save: Path, moment: Moment, envelope: Envelope | None = None) -> None:
        """A new one: of all programs that save a game only one comes by each number. Raises FileExistsError when this
        was another, and OSError."""
        self._path, self._next = journal_of(save), journal_of(save, further=1)
        self._last, self._envelope, self._digest = moment, envelope, b""
        self._path.touch(0o600, exist_ok=False)

    def add(self, moment: Moment, envelope: Envelope | None) -> bool:
        """Write a line for the moment that followed. False where a save is needed: the game is over (which its save
        says at once), others may open it now, another program went on with it, or nothing can be written."""
        over = self._last.table.outcome is not None or moment.table.outcome is not None
        if over or envelope != self._envelope or self._next.exists():
            return False
        step = write_step(_step(self._last, moment))
        digest = line_digest(self._digest, step)
        line = digest + b" " + step
        line = (envelope.close_line(line) if envelope is not None else line) + b"\n"
        try:
            with self._path.open("r+b", buffering=0) as file:  # which makes no new file
                file.seek(0, os.SEEK_END)
                whole = file.write(line) == len(line)  # a disk may have room for half of it
        except OSError:
            return False
        self._last, self._digest = moment, digest
        return whole


def line_digest(before: bytes, step: bytes) -> bytes:
    """What a line begins with, after one that begins with `before` (b"" for the first)."""
    return hashlib.sha256(before + step).hexdigest()[:16].encode()


def gone_on(saved: GameFile, save: Path, opened: Callable[[bytes], bytes | None] = lambda line: line) -> GameFile:
    """What became of a game after one of its saves, by all lines that are whole; `opened` takes one out of its envelope
    (None: it can't). The digest and what else is told of the game stay those of the save."""
    game, further = saved, 0
    while (lines := _lines(journal_of(save, further=further))) is not None:
        digest = b""
        for line in lines[:-1]:
            content = opened(line) or b""
            begins, _, written = content.partition(b" ")
            digest = line_digest(digest, written)
            step = read_step(written) if begins == digest else None
            if step is None or step.keep > len(game.log) or step.keep + len(step.log) > MOST_ENTRIES:
                return game
            log, automatic = game.log[: step.keep] + step.log, tuple(at for at in game.automatic if at < step.keep)
            game = game._replace(log=log, undone=step.undone, automatic=automatic + step.automatic, mode=step.mode)
        if lines[-1]:
            break  # a line that was being written when the program was killed
        further += 1
    return game


def _lines(journal: Path) -> list[bytes] | None:
    try:
        with journal.open("rb") as file:
            return file.read(GAME.max_bytes).split(b"\n")
    except OSError:
        return None


def _step(before: Moment, now: Moment) -> JournalStep:
    keep = in_common(before.log, now.log)
    # What the desk answered by itself or not does not change: entries that stay are as they were.
    automatic = tuple(at for at, flag in enumerate(now.automatic[keep:], start=keep) if flag)
    return JournalStep(keep, now.log[keep:], now.undone, automatic, now.mode)

"""What became of a running game after its newest whole save: a line for each act, beside it. To write the whole game
takes longer than to play the act, and nobody is told of an act before it is written."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

from svedesk.desk.snapshot import Moment
from svedesk.documents.writing import write_whole
from svedesk.engine.log import Entry
from svedesk.net.seal import CannotOpen, Seal
from svedesk.wire.net_kept import StepModel, read_kept
from svedesk.wire.saved import GameFile, entry_fields

MOST_STEPS = 16
"""Lines until the game is saved whole again. The digest of a whole save tells whether the game comes out the same when
it is played again; what came after it is played again without one."""


class Journal:
    """The file of the acts after a whole save, which is told by a hash of its bytes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._last: Moment | None = None
        """What was written last; None where a whole save is due."""
        self._seal: Seal | None = None
        self._steps = 0

    def begin(self, moment: Moment, save: bytes, seal: Seal | None) -> None:
        """A moment was saved whole. Raises OSError."""
        if moment.table.outcome is None:
            write_whole(self.path, _head(save), lasting=False)
            self._last, self._seal, self._steps = moment, seal, 0
        else:
            self._last = None
            self.path.unlink(missing_ok=True)

    def add(self, moment: Moment, seal: Seal | None) -> bool:
        """Write a line for a moment, if one will do: not where much came since the whole save, the game is over, or
        others may open it now."""
        last, self._last = self._last, None
        if last is None or moment.table.outcome is not None or seal != self._seal or self._steps == MOST_STEPS:
            return False
        step = _step(last, moment)
        try:
            with self.path.open("r+b", buffering=0) as file:  # which makes no new file
                file.seek(0, 2)
                file.write((seal.close_line(step) if seal is not None else step) + b"\n")
        except OSError:
            return False
        self._last, self._steps = moment, self._steps + 1
        return True


def gone_on(game: GameFile, path: Path, save: bytes, seal: Seal | None) -> GameFile:
    """What became of a game that was saved whole, by all lines that are whole themselves. Its digest and what else is
    told of it stay those of the save."""
    try:
        head, *lines = path.read_bytes().split(b"\n")[:-1]
    except (OSError, ValueError):
        return game
    if head + b"\n" != _head(save):
        return game
    for line in lines:
        try:
            step = read_kept(seal.open_line(line) if seal is not None else line, StepModel)
        except CannotOpen:
            break
        if step is None or step.keep > len(game.log):
            break
        log, undone = (tuple(entry.record() for entry in entries) for entries in (step.log, step.undone))
        automatic = (*(at for at in game.automatic if at < step.keep), *step.automatic)
        game = game._replace(log=game.log[: step.keep] + log, undone=undone, automatic=automatic, mode=step.mode)
    return game


def _step(before: Moment, now: Moment) -> bytes:
    keep = _same(before.log, now.log)
    # What the desk answered by itself or not does not change: entries that stay are as they were.
    fields = {
        "keep": keep,
        "log": [entry_fields(entry) for entry in now.log[keep:]],
        "undone": [entry_fields(entry) for entry in now.undone],
        "automatic": [at for at, flag in enumerate(now.automatic[keep:], start=keep) if flag],
        "mode": now.mode,
    }
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode()


def _same(before: Sequence[Entry], now: Sequence[Entry]) -> int:
    """How many entries of a log are as they were before."""
    if now[: len(before)] == before:
        return len(before)
    return next((at for at, pair in enumerate(zip(before, now, strict=False)) if pair[0] != pair[1]), len(now))


def _head(save: bytes) -> bytes:
    return hashlib.sha256(save).hexdigest().encode() + b"\n"

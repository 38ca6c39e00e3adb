"""What a desk makes of sessions and log entries that come from elsewhere, and a moment of a game as it is saved."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Literal, NamedTuple

from svedesk.desk.card_notes import numbers_of
from svedesk.documents.damaged import DamagedFile, OfAnotherGame
from svedesk.engine.log import Entry, Setup
from svedesk.engine.message import Message, Refused
from svedesk.engine.records import SHARED
from svedesk.engine.ruleset import OTHER_GAME, Ruleset
from svedesk.engine.session import Session
from svedesk.engine.table import Table
from svedesk.wire.saved import GameFile, write_game


class Moment(NamedTuple):
    """All that a save of it is made of, copied or frozen: it can be written later and in another thread. `automatic`
    tells of each entry of the log, then of each undone one, last undone first, whether nobody gave it by himself."""

    when: datetime
    mode: Literal["rules", "manual"]
    setup: Setup
    log: tuple[Entry, ...]
    undone: tuple[Entry, ...]
    automatic: tuple[bool, ...]
    table: Table
    ruleset: Ruleset
    computers: tuple[str, ...] = ()

    def written(self) -> bytes:
        """A save's bytes. Raises `DamagedFile` for a game that is too long."""
        table, entries = self.table, (*self.log, *self.undone)
        automatic = tuple(index for index, flag in enumerate(self.automatic) if flag)
        turn, finished = table.number(SHARED, "turn"), table.outcome is not None
        cards = self.ruleset.brought(numbers_of(self.setup, entries, table.cards.values()))
        played = (self.setup, self.log, self.undone, automatic, table.digest())
        return write_game(GameFile(self.when, turn, finished, self.mode, *played, cards, self.computers))


def begun(setup: Setup, ruleset: Ruleset, file: str) -> Session:
    """A session for a setup from a file. Raises `DamagedFile`."""
    try:
        return Session(ruleset, setup)
    except Exception as error:
        if word(error) == OTHER_GAME:
            raise OfAnotherGame(setup.game, file) from error
        raise DamagedFile("file-setup", word(error), file=file) from error


def check_playable(session: Session, log: Sequence[Entry], same: int) -> None:
    """Raises `Refused` unless the entries of a log after its first `same`, which are the session's, can be played from
    there. They may come from a file, which can say anything; the session itself is left alone."""
    trial = session.fork()
    if same < len(trial.log):
        trial.undo(len(trial.log) - same)
    try:
        for entry in log[same:]:
            trial.enter(entry)
    except Exception as error:
        raise Refused(Message("moment-unplayable", (len(trial.log) + 1,))) from error


def word(error: Exception) -> str:
    """What an error is called in a sentence."""
    return error.message.key if isinstance(error, Refused) else type(error).__name__


def now() -> datetime:
    """The time by the clock of this machine."""
    return datetime.now(UTC)

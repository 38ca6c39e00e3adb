"""What a desk makes of sessions and log entries that come from elsewhere, and the clock it saves by."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from svedesk.documents.damaged import DamagedFile, OfAnotherGame
from svedesk.engine.log import Entry, Setup
from svedesk.engine.message import Message, Refused
from svedesk.engine.ruleset import OTHER_GAME, Ruleset
from svedesk.engine.session import Session


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

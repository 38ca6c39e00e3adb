"""What is opened when a game is over: the host's bytes, everyone's, and the game from its setup to its last entry."""

from __future__ import annotations

from datetime import UTC, datetime

from svedesk.desk.desk import Mode
from svedesk.engine.records import SHARED
from svedesk.engine.session import Session
from svedesk.net.shuffle import Chance
from svedesk.wire.messages_table import Opening
from svedesk.wire.saved import GameFile, write_game


def opening(session: Session, mode: Mode, chance: Chance) -> Opening:
    """The opening of a game that is over (or given up): from now on everyone may know everything."""
    turn, finished = session.table.number(SHARED, "turn"), session.ask is None
    log, setup = tuple(session.log), session.setup
    saved = GameFile(datetime.now(UTC), turn, finished, mode, setup, log, (), (), session.digest())
    shares = tuple(share.hex() for share in chance.shares)
    return Opening(game=chance.game.hex(), secret=chance.secret.hex(), shares=shares, saved=write_game(saved).decode())

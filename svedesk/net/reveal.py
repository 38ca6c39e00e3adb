"""What is opened when a game is over: the host's bytes, everyone's, and the game from its setup to its last entry."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from svedesk.desk.desk import Mode
from svedesk.desk.resume import Moment
from svedesk.engine.log import Answered, Conceded
from svedesk.engine.session import Session
from svedesk.net.shuffle import Chance
from svedesk.net.terms import CardDigests
from svedesk.wire.messages_table import Opening, Signed


def opening(
    session: Session,
    mode: Mode,
    chance: Chance,
    cards: CardDigests,
    signed: Sequence[Signed],
    salts: Sequence[bytes] = (),
) -> Opening:
    """The opening of a game that is over (or given up): from now on everyone may know everything."""
    log, table = tuple(session.log), session.table
    saved = Moment(datetime.now(UTC), mode, session.setup, log, (), (), table, session.ruleset).written().decode()
    shares = tuple(share.hex() for share in chance.shares)
    answered = {(entry.seat, at) for at, entry in enumerate(log) if isinstance(entry, Answered)}
    gave_up = {entry.seat for entry in log if isinstance(entry, Conceded)}
    last = {act.seat: act for act in signed if act.seat in gave_up}
    return Opening(
        game=chance.game.hex(),
        secret=chance.secret.hex(),
        shares=shares,
        saved=saved,
        cards=cards,
        signed=tuple(act for act in signed if (act.seat, act.at) in answered or last.get(act.seat) is act),
        salts=tuple(salt.hex() for salt in salts),
    )

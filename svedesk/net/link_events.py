"""What a link to a table reports to its listeners (see `link.SeatLink`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from svedesk.net.errors import Trouble
from svedesk.wire.messages_table import ChatLine, Pointed, Requests

State = Literal["connecting", "joined", "away", "closed"]
"""Of the connection: on the way for the first time, there, lost and being looked for, over for good (see `trouble`)."""


class LinkEvent(NamedTuple):
    """Something besides the table changed; read the link for what it is now, by `kind`.

    "lobby": seats, phase, who is away · "requests": consent is asked for or was decided, `requests` · "said": chat,
    `line` · "times": the clocks, and what may be claimed (`SeatLink.times`) · "pointed": a ping or an arrow, `pointed`
    · "state": the connection, or `trouble` · "opening": the game is over and can be verified (see `SeatLink.proof`).
    """

    kind: Literal["lobby", "requests", "said", "times", "pointed", "state", "opening"]
    requests: Requests | None = None
    line: ChatLine | None = None
    pointed: Pointed | None = None
    trouble: Trouble | None = None
    """A passing problem reported by the host ("chat-too-fast"); lasting ones are in `SeatLink.trouble`."""


Follower = Callable[[LinkEvent], None]

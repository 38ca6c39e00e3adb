"""What is settled before anyone comes: the game that is played, the host's wishes, where the room is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from svedesk.desk.autosave import Autosave
from svedesk.desk.desk import Desk
from svedesk.desk.settings import DeskSettings
from svedesk.engine.log import DeckList
from svedesk.engine.message import Message
from svedesk.engine.ruleset import Ruleset
from svedesk.net.chess_clock import ClockPlan, TimeLeft
from svedesk.net.consent import NOTHING_AGREED
from svedesk.net.seats import Chair
from svedesk.net.seed import Dealing, Dealt
from svedesk.wire.messages import Watchers
from svedesk.wire.messages_table import Signed
from svedesk.wire.net_kept import Agreed, SealedModel

BETWEEN_PEOPLE = DeskSettings(ask_hidden=True)
"""How the table of every network game behaves."""


class Rules(NamedTuple):
    """The game that is played. `deck_problems` says what is wrong with a deck built for a format; `data` is a hash of
    this program and what it comes with (hex, "" where nobody asks), `by_hand` says whether cards of a deck are resolved
    by hand."""

    ruleset: Ruleset
    game: str
    edition: str
    form: str
    deck_problems: Callable[[DeckList, str], tuple[Message, ...]]
    data: str = ""
    by_hand: Callable[[DeckList], bool] = lambda deck: False


class RoomPlan(NamedTuple):
    """What the host has settled. `rules_off`: whether the rules may be switched off if all agree; `deck` that of seats
    that bring none; `first` the seat that goes first (-1: chance decides who says); `best_of` how many games a match
    has at most."""

    title: str
    host: str
    rules_off: bool = True
    watchers: Watchers = "none"
    delay: int = 0
    deck: DeckList | None = None
    first: int = -1
    best_of: int = 1
    clock: ClockPlan = ClockPlan()


class KeptRoom(NamedTuple):
    """What is kept of a room so that it can be opened again. `dealt` is what the game being played was dealt from,
    `agreed` what its seats have asked each other and allowed, `results` those of the match's games before this one,
    `times` what is left on the clocks, `dealing` what the next game is being dealt from, `key` the secret of the one it
    signs with, `keys` the public ones of the seats, `signed` their acts. Where `sealed` has what is secret of `game`,
    the decks of guests and all of this but that is not there: a guest's token opens it."""

    chairs: tuple[Chair, ...]
    dealt: Dealt | None
    watchers: Watchers
    delay: int
    agreed: Agreed = NOTHING_AGREED
    results: tuple[int, ...] = ()
    times: TimeLeft = TimeLeft()
    dealing: Dealing | None = None
    game: bytes = b""
    sealed: SealedModel | None = None
    key: bytes = b""
    keys: tuple[bytes, ...] = ()
    signed: tuple[Signed, ...] = ()


class Keeper(Protocol):
    """Where a room is kept."""

    def remember(self, saved: KeptRoom) -> None:
        """Keep this, in place of what was kept before."""

    def add(self, game: bytes, signed: Signed) -> None:
        """Keep an act that a seat has signed."""

    def autosave(self, game: bytes) -> Autosave:
        """Saves for a game that begins now."""

    def opened(self, saved: KeptRoom, token: str, ruleset: Ruleset) -> tuple[KeptRoom, Desk | None]:
        """What was sealed of a room, with the game that was being played. Raises `CannotOpen` when this is not the
        token for it, `DamagedFile` when no save is whole."""


class NotLetIn(Exception):
    """A program may not come in; `key` and `words` say why (see `errors`)."""

    def __init__(self, key: str, *args: int | str) -> None:
        super().__init__(key)
        self.key, self.words = key, args

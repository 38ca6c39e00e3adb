"""A table as one seat uses it over a network: what a window (or the text table, or a bot) needs, and nothing else.

It reads like a `Desk` for one seat. Everything arrives later: acts return at once and are *pending* until the table
comes back changed or the act is denied, both told to subscribers. The host's own seat is used through the same
interface, so a window knows no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Literal, NamedTuple, Protocol

from svedesk.desk.desk import Mode
from svedesk.desk.log import LogLine
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.events import Event
from svedesk.engine.log import DeckList, Operation
from svedesk.engine.message import Message
from svedesk.engine.origin import CardNote
from svedesk.engine.ruleset import Refusal
from svedesk.engine.view import View
from svedesk.net.errors import Trouble
from svedesk.net.verify import Proof
from svedesk.wire.introduced import IntroducedCard
from svedesk.wire.messages import Say, Watchers
from svedesk.wire.messages_table import Cause, Lobby, Pointed, RequestModel, Requests, Said, Welcome

State = Literal["connecting", "joined", "away", "closed"]
"""Of the connection: on the way for the first time, there, lost and being looked for, over for good (see `trouble`)."""


class News(NamedTuple):
    """Something changed; read the link for what it is now, by `kind`.

    "table": a new view; `cause` says why and `events` what happened (nothing after "load", "undo", "cancel") ·
    "denied": an own act was refused, `message` says why · "lobby": seats, phase, who is away · "requests": consent is
    asked for or was decided (`requests`) · "said": chat, `said` · "pointed": a ping or an arrow, `pointed` · "state":
    the connection, or `trouble` · "opening": the game is over and can be verified, `proof`.
    """

    kind: Literal["table", "denied", "lobby", "requests", "said", "pointed", "state", "opening"]
    cause: Cause | Literal[""] = ""
    events: tuple[Event, ...] = ()
    message: Message | None = None
    problems: tuple[Message, ...] = ()
    requests: Requests | None = None
    said: Said | None = None
    pointed: Pointed | None = None
    trouble: Trouble | None = None
    """A passing trouble told by the host ("chat-too-fast"); lasting ones are in `TableLink.trouble`."""


Listener = Callable[[News], None]


class TableLink(Protocol):
    """One seat's table. Acts raise `Refused` when they can't even be sent: no open question, an answer that is not
    possible, an act before that is still pending."""

    # -- the connection -----------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """Of the connection."""

    @property
    def trouble(self) -> Trouble | None:
        """Why it is not there, None while all is well."""

    @property
    def latency(self) -> float:
        """Seconds of the last heartbeat there and back (0 at the host)."""

    @property
    def resyncs(self) -> int:
        """How often everything had to be sent again."""

    def leave(self) -> None:
        """Say goodbye and close. The seat stays kept in a game that has begun."""

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Have a listener told of every change; call what is returned to end it."""

    @property
    def welcome(self) -> Welcome | None:
        """What the host said of itself and its game, None before it has let this program in."""

    # -- before the game ----------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The own seat; 30 for a spectator; -1 before the host has let this program in."""

    @property
    def lobby(self) -> Lobby | None:
        """Phase, seats (with who is away and for how long), spectators."""

    def choose_deck(self, deck: DeckList, form: str = "", cards: Iterable[CardNote] = ()) -> None:
        """Bring a deck; what is wrong with it comes back as `lobby.problems`. `cards` says what this program means by
        those of its cards that do not come with the program (`Ruleset.brought`)."""

    def ready(self, ready: bool = True) -> None:
        """Say that the game may begin. Agrees to what the lobby says of spectators."""

    # -- reading ------------------------------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether there is a table to see."""

    def view(self) -> View:
        """The table as this seat may see it. Raises LookupError before there is one."""

    @property
    def ask(self) -> Ask | None:
        """The open question if this seat is asked and has not answered yet."""

    @property
    def pending(self) -> bool:
        """Whether an own act is on its way."""

    @property
    def mode(self) -> Mode:
        """Whether the rules are on."""

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be done again."""

    def undo_needs_consent(self) -> bool:
        """Whether `undo` will ask the other seat."""

    def lines(self, since: int = 0) -> tuple[LogLine, ...]:
        """The game's log from line `since` on."""

    def refusals(self) -> tuple[Refusal, ...]:
        """What this seat might try at its question and may not, and why."""

    @property
    def introduced(self) -> Mapping[str, IntroducedCard]:
        """What the host has told of cards that came in sight and that this program may not have, by number."""

    # -- acting -------------------------------------------------------------------------------------------------------

    def answer(self, answer: Answer) -> None:
        """Answer the open question."""

    def cancel(self) -> None:
        """Take back an action that is not committed."""

    def concede(self) -> None:
        """Give up."""

    def operate(self, operation: Operation, helps: Collection[str] | None = None) -> None:
        """Change the table by hand (see `Desk.operate`)."""

    def set_pass_policy(self, policy: Literal["pause", "when_able", "until_touched"]) -> None:
        """Say what this seat wants of questions it may pass."""

    # -- with the other seat's consent --------------------------------------------------------------------------------

    @property
    def requests(self) -> tuple[RequestModel, ...]:
        """What waits for consent: own requests, and those that wait for this seat (in `waits_for`)."""

    def undo(self) -> None:
        """Go back to the last question a person answered; asks where it needs consent."""

    def redo(self) -> None:
        """Do again what was taken back; asks where another seat had done it."""

    def set_mode(self, mode: Mode) -> None:
        """Ask to switch the rules off or on."""

    def resolve_by_hand(self) -> None:
        """Ask to resolve the open card by hand (a question of kind "by_hand")."""

    def restart(self) -> None:
        """Ask for a new game with the same decks; after the end, for another."""

    def draw(self) -> None:
        """Ask to end the game without a winner."""

    def set_watchers(self, watchers: Watchers, turns: int = 0) -> None:
        """Ask to let spectators see nothing, what all may see, or both hands, so many turns late."""

    def reply(self, request: int, say: Say) -> None:
        """Accept a request, refuse it, or always accept its kind in this game."""

    def withdraw(self, request: int) -> None:
        """Take an own request back."""

    # -- talking ------------------------------------------------------------------------------------------------------

    @property
    def chat(self) -> tuple[Said, ...]:
        """The lines so far, without those of muted seats."""

    def say(self, text: str) -> None:
        """Say something to all."""

    def mute(self, seat: int, muted: bool = True) -> None:
        """Hear no more chat, pings and arrows of a seat (30: of all spectators)."""

    def point(self, card: int = 0, *, target: int = 0, seat: int = -1, zone: str = "") -> None:
        """Ping a card or a zone, or draw an arrow from a card to another."""

    # -- after the game -----------------------------------------------------------------------------------------------

    @property
    def proof(self) -> Proof | None:
        """All that is needed to check the game that was opened (see `verify.check`)."""

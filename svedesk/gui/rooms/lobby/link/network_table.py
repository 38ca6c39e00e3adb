"""One seat's table of a game over a network."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from svedesk.desk.desk import Mode
from svedesk.desk.log import LogLine
from svedesk.desk.settings import DeskSettings, PassPolicy
from svedesk.desk.updates import Listener, Listeners, Update
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.log import Operation
from svedesk.engine.message import Message, Refused
from svedesk.engine.ruleset import Refusal
from svedesk.engine.view import View
from svedesk.net.link import SeatLink
from svedesk.net.link_events import LinkEvent

NOT_CONNECTED = Message("not-connected")
ONLY_WATCHING = Message("only-watching")


class NetworkTable:
    """A `TableBackend` over a link. An answer given while the connection is away is held, and sent when it is back
    and the question still the same."""

    def __init__(self, link: SeatLink) -> None:
        self.link = link
        self.settings = DeskSettings()
        self._sent = False
        """Whether an own act went out and nothing came back yet: what the link still knows of it ends with the
        connection."""
        self._held: tuple[Ask, Answer] | None = None
        self._cards: frozenset[int] = frozenset()
        self._last = link.view()
        self._listeners = Listeners()
        self._end = link.subscribe(self._heard)

    # -- reading ------------------------------------------------------------------------------------------------------

    @property
    def watches(self) -> bool:
        """Whether this is no seat at the table but a spectator's place."""
        return self.link.lobby is not None and self.link.seat >= len(self.link.lobby.chairs)

    @property
    def seat(self) -> int:
        """Whose side lies at the bottom; a spectator sits beside the first seat."""
        return 0 if self.watches else max(self.link.seat, 0)

    @property
    def pending(self) -> bool:
        """Whether an own act has not been confirmed."""
        return self._sent or self._held is not None or self.link.pending

    @property
    def sent(self) -> frozenset[int]:
        """The cards of the act that is not confirmed yet."""
        return self._cards if self.pending else frozenset()

    @property
    def held(self) -> bool:
        """Whether an answer waits for the connection to come back."""
        return self._held is not None

    @property
    def connected(self) -> bool:
        """Whether what is done now reaches the host."""
        return self.link.state == "joined"

    @property
    def mode(self) -> Mode:
        """Whether the rules are on."""
        return self.link.mode

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""
        return self.link.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be done again."""
        return self.link.can_redo

    def view(self, seat: int) -> View:
        """The table as this seat may see it, without the question it has answered; between two games the last
        one's, where nothing is asked."""
        if not self.link.playing:
            return self._last._replace(seat=self.seat, ask=None)
        self._last = self.link.view()
        return self._last._replace(seat=self.seat, ask=None if self.pending else self._last.ask)

    def lines(self, seat: int, since: int = 0) -> tuple[LogLine, ...]:
        """The log from line `since` on."""
        return self.link.lines(since)

    def refusals(self) -> tuple[Refusal, ...]:
        """Why what is not possible at the open question is not."""
        return self.link.refusals()

    # -- acting -------------------------------------------------------------------------------------------------------

    def answer(self, answer: Answer, *, serial: int | None = None) -> None:
        """Answer the open question, now or as soon as the host is there again."""
        ask = self.link.ask
        self._cards = _meant(ask, answer)
        if self.connected or ask is None:
            self._send(lambda: self.link.answer(answer))
            return
        ask.picked(answer)
        self._held = (ask, answer)
        self._listeners.tell(Update("pending"))

    def cancel(self) -> None:
        """Take back an action that is not committed."""
        self._cards = frozenset()
        self._send(self.link.cancel)

    def concede(self, seat: int) -> None:
        """Give up."""
        self._cards = frozenset()
        self._send(self.link.concede)

    def operate(self, operation: Operation, *, helps: Collection[str] | None = None) -> None:
        """Change the table by hand, with these helps (see `Desk.operate`)."""
        self._cards = frozenset(operation.cards)
        self._send(lambda: self.link.operate(operation, helps))

    def undo(self) -> None:
        """Go back; the other seat is asked where it needs to agree."""
        self._ask(self.link.undo)

    def redo(self) -> None:
        """Do again what was taken back."""
        self._ask(self.link.redo)

    def set_mode(self, mode: Mode) -> tuple[Message, ...]:
        """Ask for the rules to be switched off or on. What they would not allow comes with the answer."""
        self._ask(lambda: self.link.set_mode(mode))
        return ()

    def set_pass_policy(self, seat: int, policy: PassPolicy) -> None:
        """Say what this seat wants of questions it may pass."""
        self._ask(lambda: self.link.set_pass_policy(policy))
        passing = list(self.settings.passing)
        passing[seat] = policy
        self.settings = replace(self.settings, passing=tuple(passing))

    def set_ask_anyway(self, kinds: frozenset[str]) -> None:
        """The host decides which questions are asked."""

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` with every update; returns what ends that."""
        return self._listeners.add(listener)

    def close(self) -> None:
        """Hear no more of the link, which goes on by itself."""
        self._end()

    # -- inside -------------------------------------------------------------------------------------------------------

    def _send(self, act: Callable[[], None]) -> None:
        """Do an act that the host confirms with a new table."""
        before = self._sent
        self._sent = True  # before the act: at the host's own seat all has happened when it returns
        try:
            self._ask(act)
        except Refused:
            self._sent = before
            raise
        if self.pending:
            self._listeners.tell(Update("pending"))

    def _ask(self, act: Callable[[], None]) -> None:
        if self.watches:
            raise Refused(ONLY_WATCHING)
        if not self.connected:
            raise Refused(NOT_CONNECTED)
        act()

    def _heard(self, event: LinkEvent) -> None:
        if event.kind == "table":
            self._sent = False
            self._send_held()
        elif event.kind == "denied":
            self._sent = False
        elif event.kind != "state":
            return
        self._listeners.tell(event.update)

    def _send_held(self) -> None:
        held, ask = self._held, self.link.ask
        if held is None or not self.connected:
            return
        self._held = None
        if ask is not None and ask._replace(serial=0) == held[0]._replace(serial=0):
            self._sent = True
            self.link.answer(held[1])


def _meant(ask: Ask | None, answer: Answer) -> frozenset[int]:
    """The cards an answer is about."""
    if ask is None or ask.form not in ("pick", "order"):
        return frozenset()
    return frozenset(ask.options[index].card for index in answer if 0 <= index < len(ask.options)) - {0}

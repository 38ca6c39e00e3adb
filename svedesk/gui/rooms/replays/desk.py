"""A replay as the table's widgets use a desk: it shows one step, and refuses to be changed."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple, NoReturn

from svedesk.desk.desk import Mode
from svedesk.desk.log import LogLine
from svedesk.desk.settings import DeskSettings, PassPolicy
from svedesk.engine.ask import Answer
from svedesk.engine.events import Event
from svedesk.engine.log import Operation
from svedesk.engine.message import Message, Refused
from svedesk.engine.ruleset import Refusal
from svedesk.engine.view import View
from svedesk.gui.rooms.lobby.link.desk import Told
from svedesk.replay.replay import Replay


class Stepped(NamedTuple):
    """A replay goes one step on; what happened is animated."""

    replay: Replay
    step: int
    cause: str = "answer"

    def events_for(self, seat: int) -> tuple[Event, ...]:
        """What happened, as `seat` might know it."""
        return self.replay.events(self.step, seat)


class Jumped(NamedTuple):
    """A replay shows another step; the log is read anew."""

    cause: str = "undo"

    def events_for(self, seat: int) -> tuple[Event, ...]:
        """Nothing that happened now."""
        return ()


class ReplayDesk:
    """The step `at` of a replay. All that would change the game is refused."""

    mode: Mode = "rules"
    settings = DeskSettings()

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.at = 0
        self._listeners: list[Callable[[Told], None]] = []
        self._seen: dict[tuple[int, int], View] = {}
        """The views of the step that is shown: every widget asks for them."""

    def go(self, step: int) -> None:
        """Show a step; one that there is not is taken for the nearest."""
        step = max(0, min(step, self.replay.last))
        if step == self.at:
            return
        told: Told = Stepped(self.replay, step) if step == self.at + 1 else Jumped()
        self.at = step
        self._seen.clear()
        for listener in tuple(self._listeners):
            listener(told)

    @property
    def can_undo(self) -> bool:
        """Whether there is a step before."""
        return self.at > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is a step after."""
        return self.at < self.replay.last

    def view(self, seat: int) -> View:
        """The table of the step as a seat might see it. Nobody is asked; whom it waited for is told."""
        key = self.at, seat
        if key not in self._seen:
            self._seen[key] = self.replay.view(self.at, seat)._replace(ask=None)
        return self._seen[key]

    def lines(self, seat: int, since: int = 0) -> tuple[LogLine, ...]:
        """The log up to the step."""
        return self.replay.lines(seat, self.at, since)

    def refusals(self) -> tuple[Refusal, ...]:
        """None: nobody is asked."""
        return ()

    def undo(self) -> None:
        """A step back."""
        self.go(self.at - 1)

    def redo(self) -> None:
        """A step on."""
        self.go(self.at + 1)

    def answer(self, answer: Answer, *, serial: int | None = None) -> None:
        """Refused."""
        _refuse()

    def cancel(self) -> None:
        """Refused."""
        _refuse()

    def operate(self, operation: Operation, *, helps: Collection[str] | None = None) -> None:
        """Refused."""
        _refuse()

    def concede(self, seat: int) -> None:
        """Refused."""
        _refuse()

    def set_mode(self, mode: Mode) -> tuple[Message, ...]:
        """Refused."""
        _refuse()

    def set_pass_policy(self, seat: int, policy: PassPolicy) -> None:
        """Refused."""
        _refuse()

    def subscribe(self, listener: Callable[[Told], None]) -> Callable[[], None]:
        """Have a listener told when another step is shown; call what is returned to end it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def close(self) -> None:
        """Nothing is to be written."""


def _refuse() -> NoReturn:
    raise Refused(Message("only-a-replay"))

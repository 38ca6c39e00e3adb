"""The table of a replay: it shows one step, and nothing can change it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NoReturn

from svedesk.desk.desk import Mode
from svedesk.desk.log import LogLine
from svedesk.desk.settings import DeskSettings, PassPolicy
from svedesk.desk.updates import Listener, Listeners, Update
from svedesk.engine.ask import Answer
from svedesk.engine.log import Operation
from svedesk.engine.message import Message, Refused
from svedesk.engine.ruleset import Refusal
from svedesk.engine.view import View
from svedesk.replay.replay import Replay


class ReplayTable:
    """A `TableBackend` at the step `at` of a replay. All that would change the game is refused."""

    mode: Mode = "rules"
    settings = DeskSettings()

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.at = 0
        self._listeners = Listeners()
        self._seen: dict[tuple[int, int], View] = {}
        """The views of the step that is shown: every widget asks for them."""

    def go(self, step: int) -> None:
        """Show a step; one that there is not is taken for the nearest."""
        step = max(0, min(step, self.replay.last))
        if step == self.at:
            return
        update = self.replay.update(step) if step == self.at + 1 else Update("undo")
        self.at = step
        self._seen.clear()
        self._listeners.tell(update)

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

    def set_ask_anyway(self, kinds: frozenset[str]) -> None:
        """Nothing is asked."""

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` when another step is shown; returns what ends that."""
        return self._listeners.add(listener)

    def close(self) -> None:
        """Nothing is to be written."""


def _refuse() -> NoReturn:
    raise Refused(Message("only-a-replay"))

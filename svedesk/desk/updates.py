"""Who is told of a desk's changes, in which order, and what of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from svedesk.engine.events import Event, redacted
from svedesk.engine.message import Message

Cause = Literal[
    "answer", "operation", "concede", "undo", "redo", "mode", "load", "cancel", "pending", "denied", "connection"
]
NO_CHANGE: frozenset[Cause] = frozenset(("pending", "denied", "connection"))
"""After these the table is as it was; only what can be done at it has changed."""


@dataclass(frozen=True, slots=True)
class Update:
    """What a table tells its listeners after an action: why, and what happened. After "undo", "load" and "cancel"
    nothing happened: the table is one that was before, and log lines read since are gone.

    A table over a network has three more causes, after which the table is as it was (`NO_CHANGE`): an own action was
    sent ("pending"), the host refused it ("denied", with `message`), the "connection" broke or came back. `problems`
    is what on the table the rules would not allow, now that they go on.
    """

    cause: Cause
    _events: tuple[Event, ...] = ()
    message: Message | None = None
    problems: tuple[Message, ...] = ()
    redacted: bool = False
    """Whether the events are already what one seat may know: nothing else comes over a network."""

    def events_for(self, seat: int) -> tuple[Event, ...]:
        """What happened, as `seat` may know it."""
        return self._events if self.redacted else tuple(redacted(event, seat) for event in self._events)


Listener = Callable[[Update], None]


class Listeners:
    """Those who are told of every change. Each hears all updates in their order, whatever the others do then."""

    def __init__(self) -> None:
        self._all: list[Listener] = []
        self._untold: deque[Update] = deque()

    def add(self, listener: Listener) -> Callable[[], None]:
        """Have a listener told from now on; call what is returned to end it."""
        self._all.append(listener)
        return lambda: self._all.remove(listener)

    def tell(self, update: Update) -> None:
        """Tell all of them. When one acts on it, what it did is told after all have heard what it acted on. What one
        raises is raised when all have heard everything; of several, an ExceptionGroup."""
        self._untold.append(update)
        if len(self._untold) > 1:
            return  # told by the call that is telling now
        failed: list[Exception] = []
        try:
            while self._untold:
                for listener in tuple(self._all):
                    if listener not in self._all:
                        continue  # another listener has ended it just now
                    try:
                        listener(self._untold[0])
                    except Exception as error:
                        failed.append(error)
                self._untold.popleft()
        finally:
            self._untold.clear()  # an interrupt from outside must not leave this desk telling for ever
        if len(failed) == 1:
            raise failed[0]
        if failed:
            raise ExceptionGroup("listeners failed", failed)

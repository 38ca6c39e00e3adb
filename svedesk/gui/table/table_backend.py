"""A table as the window uses it, whoever holds the game."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from svedesk.desk.desk import Mode
from svedesk.desk.log import LogLine
from svedesk.desk.settings import DeskSettings, PassPolicy
from svedesk.desk.updates import Listener
from svedesk.engine.ask import Answer
from svedesk.engine.log import Operation
from svedesk.engine.message import Message
from svedesk.engine.ruleset import Refusal
from svedesk.engine.view import View


class TableBackend(Protocol):
    """A local game (`desk.Desk`), one seat of a network game (`SeatLink`), or a replay (`ReplayTable`). Actions raise
    `Refused` when they are not possible."""

    @property
    def mode(self) -> Mode:
        """Whether the rules are on."""

    @property
    def settings(self) -> DeskSettings:
        """How this table behaves."""

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to undo."""

    @property
    def can_redo(self) -> bool:
        """Whether there is anything to redo."""

    def view(self, seat: int) -> View:
        """The table as `seat` may see it, with the open question if it is asked."""

    def lines(self, seat: int, since: int = 0) -> tuple[LogLine, ...]:
        """The log from line `since` on, as `seat` may read it."""

    def refusals(self) -> tuple[Refusal, ...]:
        """What the asked seat might try now and may not, and why."""

    def answer(self, answer: Answer, *, serial: int | None = None) -> None:
        """Answer the open question, if it is still the one with this serial."""

    def cancel(self) -> None:
        """Take back an action that is not committed."""

    def undo(self) -> None:
        """Go one step back."""

    def redo(self) -> None:
        """Do again what was undone last."""

    def operate(self, operation: Operation, *, helps: Collection[str] | None = None) -> None:
        """Carry out a manual action, with these helps (see `Desk.operate`)."""

    def concede(self, seat: int) -> None:
        """Let a seat lose at once."""

    def set_mode(self, mode: Mode) -> tuple[Message, ...]:
        """Switch the rules on or off. Returns what on the table they would not allow."""

    def set_pass_policy(self, seat: int, policy: PassPolicy) -> None:
        """Set what a seat wants of questions it may pass."""

    def set_ask_anyway(self, kinds: frozenset[str]) -> None:
        """Set which questions are asked even when there is only one answer, where this program decides that."""

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` with every `Update`; returns what ends that."""

    def close(self) -> None:
        """Finish what is being saved. The table is not used after this."""

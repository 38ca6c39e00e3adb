"""Operations a player does by hand, whatever the rules say: each is data in the log and one function of the table
here."""

from __future__ import annotations

from collections.abc import Callable

from svedesk.engine.events import ByHand
from svedesk.engine.log import Operation
from svedesk.engine.message import Message, Refused
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.table import Table

Operate = Callable[[Table, Operation, Ruleset], None]


def operate(table: Table, operation: Operation, ruleset: Ruleset) -> None:
    """Do an operation. Raises `Refused` when it names no operation or what it needs is not there; the caller restores
    the table."""
    perform = OPERATIONS.get(operation.name)
    if perform is None:
        raise Refused(Message("operation-unknown", (operation.name,)))
    if any(card_id not in table.cards for card_id in operation.cards):
        raise Refused(Message("operation-card-gone"))
    table.emit(ByHand(operation.seat, operation.name))
    perform(table, operation, ruleset)


def _move(table: Table, operation: Operation, _: Ruleset) -> None:
    """Move cards, in this order, to a zone; `amount` is the zero-based place from the top, negative from the bottom."""
    if operation.to is None or operation.to not in table.zones:
        raise Refused(Message("operation-place"))
    for card_id in operation.cards:
        table.move(card_id, operation.to, at=operation.amount, why="hand")


RESTARTS: frozenset[str] = frozenset({"step"})
"""Operations after which the rules begin again from `table.step`, whatever they were in the middle of."""

OPERATIONS: dict[str, Operate] = {"move": _move}
"""Every operation by its name in the log."""

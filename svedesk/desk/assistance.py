"""What the desk does along with an operation by hand, so that both are one step for undo and redo."""

from __future__ import annotations

from collections.abc import Collection

from svedesk.engine.log import Operation
from svedesk.engine.session import Session


def along(session: Session, operation: Operation, helps: Collection[str] | None) -> tuple[Operation, ...]:
    """The operation and what these helps add to it (`Ruleset.assist`; None: nothing, not even what it is taken for with
    the rules off). Raises `Refused`, before anything is done, when one of them is not possible."""
    if helps is None:
        return (operation,)
    operations = session.ruleset.assist(session.table, operation, helps)
    if len(operations) > 1:
        trial = session.fork()
        for step in operations:
            trial.operate(step)
    return operations

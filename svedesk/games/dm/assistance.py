"""What a hand means to do besides, with the rules off."""

from __future__ import annotations

from collections.abc import Collection

from svedesk.engine.log import Operation
from svedesk.games.dm.duel import Duel


def assist(duel: Duel, operation: Operation, helps: Collection[str]) -> tuple[Operation, ...]:
    """The operation itself: cards lie in each zone as they do there (`ZoneSpec.lies`)."""
    return (operation,)

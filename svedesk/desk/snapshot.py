"""A moment of a game as it is saved."""

from __future__ import annotations

from datetime import datetime
from typing import Literal, NamedTuple

from svedesk.desk.card_notes import numbers_of
from svedesk.engine.log import Entry, Setup
from svedesk.engine.records import SHARED
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.table import Table
from svedesk.wire.saved import GameFile, write_game


class Moment(NamedTuple):
    """All that a save of it is made of, copied or frozen: it can be written later and in another thread. `automatic`
    tells of each entry of the log, then of each undone one, last undone first, whether nobody gave it by himself."""

    when: datetime
    mode: Literal["rules", "manual"]
    setup: Setup
    log: tuple[Entry, ...]
    undone: tuple[Entry, ...]
    automatic: tuple[bool, ...]
    table: Table
    ruleset: Ruleset
    computers: tuple[str, ...] = ()

    def written(self) -> bytes:
        """A save's bytes. Raises `DamagedFile` for a game that is too long."""
        table, entries = self.table, (*self.log, *self.undone)
        automatic = tuple(index for index, flag in enumerate(self.automatic) if flag)
        turn, finished = table.number(SHARED, "turn"), table.outcome is not None
        cards = self.ruleset.brought(numbers_of(self.setup, entries, table.cards.values()))
        played = (self.setup, self.log, self.undone, automatic, table.digest())
        return write_game(GameFile(self.when, turn, finished, self.mode, *played, cards, self.computers))

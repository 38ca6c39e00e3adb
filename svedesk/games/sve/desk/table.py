"""The table of Shadowverse: Evolve as a `GameTable`."""

from __future__ import annotations


class SveTable:
    """What Shadowverse: Evolve says of its table."""


SVE_TABLE = SveTable()

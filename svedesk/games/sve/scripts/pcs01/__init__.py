"""The cards of PCS01, by class."""

from svedesk.games.sve.scripts.pcs01 import (
    abysscraft,
    dragoncraft,
    forestcraft,
    havencraft,
    neutral,
    runecraft,
    swordcraft,
)

MODULES = (
    abysscraft,
    dragoncraft,
    forestcraft,
    havencraft,
    neutral,
    runecraft,
    swordcraft,
)
REPRINTS: dict[str, str] = {}
"""Other prints of cards, by the number that has the script."""

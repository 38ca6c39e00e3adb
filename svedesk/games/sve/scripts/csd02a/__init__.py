"""The cards of CSD02A, by class."""

from svedesk.games.sve.scripts.csd02a import dragoncraft, forestcraft, havencraft, runecraft, swordcraft

MODULES = (
    dragoncraft,
    forestcraft,
    havencraft,
    runecraft,
    swordcraft,
)
REPRINTS: dict[str, str] = {
    "CSD02A-012": "CP02-014",
    "CSD02A-014": "CP02-049",
    "CSD02A-015": "CP02-064",
    "CSD02A-016": "CP02-065",
    "CSD02A-017": "CP02-081",
    "CSD02A-018": "CP02-102",
    "CSD02A-LDS01": "CSD02A-LD01",
    "CSD02A-P01": "CSD02A-004",
    "CSD02A-P02": "CSD02A-005",
    "CSD02A-P03": "CSD02A-006",
    "CSD02A-P04": "CSD02A-007",
    "CSD02A-P05": "CSD02A-008",
    "CSD02A-P06": "CSD02A-009",
    "CSD02A-P07": "CSD02A-010",
    "CSD02A-P08": "CSD02A-011",
    "CSD02A-SL01": "CSD02A-001",
    "CSD02A-SL02": "CSD02A-002",
    "CSD02A-SL03": "CSD02A-003",
    "CSD02A-T01": "CP02-T01",
}
"""Other prints of cards, by the number that has the script."""

"""The cards of CSD02C, by class."""

from svedesk.games.sve.scripts.csd02c import dragoncraft, forestcraft, havencraft, swordcraft

MODULES = (
    dragoncraft,
    forestcraft,
    havencraft,
    swordcraft,
)
REPRINTS: dict[str, str] = {
    "CSD02C-012": "CP02-031",
    "CSD02C-013": "CP02-063",
    "CSD02C-014": "CP02-083",
    "CSD02C-015": "CP02-084",
    "CSD02C-016": "CP02-097",
    "CSD02C-017": "CP02-098",
    "CSD02C-018": "CP02-101",
    "CSD02C-LDS01": "CSD02C-LD01",
    "CSD02C-P01": "CSD02C-004",
    "CSD02C-P02": "CSD02C-005",
    "CSD02C-P04": "CSD02C-007",
    "CSD02C-P05": "CSD02C-008",
    "CSD02C-P06": "CSD02C-009",
    "CSD02C-P07": "CSD02C-010",
    "CSD02C-P08": "CSD02C-011",
    "CSD02C-SL01": "CSD02C-001",
    "CSD02C-SL03": "CSD02C-003",
    "CSD02C-T01": "CP02-T07",
}
"""Other prints of cards, by the number that has the script."""

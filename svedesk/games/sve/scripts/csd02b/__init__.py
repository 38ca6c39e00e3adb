"""The cards of CSD02B, by class."""

from svedesk.games.sve.scripts.csd02b import abysscraft, havencraft, runecraft, swordcraft

MODULES = (
    abysscraft,
    havencraft,
    runecraft,
    swordcraft,
)
REPRINTS: dict[str, str] = {
    "CSD02B-012": "CP02-012",
    "CSD02B-013": "CP02-016",
    "CSD02B-014": "CP02-017",
    "CSD02B-015": "CP02-051",
    "CSD02B-016": "CP02-066",
    "CSD02B-017": "CP02-067",
    "CSD02B-018": "CP02-108",
    "CSD02B-LDS01": "CSD02B-LD01",
    "CSD02B-P01": "CSD02B-004",
    "CSD02B-P02": "CSD02B-005",
    "CSD02B-P03": "CSD02B-006",
    "CSD02B-P04": "CSD02B-007",
    "CSD02B-P05": "CSD02B-008",
    "CSD02B-P06": "CSD02B-009",
    "CSD02B-P07": "CSD02B-010",
    "CSD02B-P08": "CSD02B-011",
    "CSD02B-SL01": "CSD02B-001",
    "CSD02B-SL02": "CSD02B-002",
    "CSD02B-SL03": "CSD02B-003",
    "CSD02B-T01": "CP02-T04",
}
"""Other prints of cards, by the number that has the script."""

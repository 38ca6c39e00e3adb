"""The cards of SD07, by class."""

from svedesk.games.sve.scripts.sd07 import swordcraft

MODULES = (swordcraft,)
REPRINTS: dict[str, str] = {
    "SD07-005": "BP08-018",
    "SD07-006": "BP02-018",
    "SD07-007": "BP02-019",
    "SD07-016": "BP02-027",
    "SD07-T01": "SD02-T02",
    "SD07-T02": "BP02-T02",
}
"""Other prints of cards, by the number that has the script."""

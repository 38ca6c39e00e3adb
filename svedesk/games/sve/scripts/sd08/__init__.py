"""The cards of SD08, by class."""

from svedesk.games.sve.scripts.sd08 import dragoncraft, neutral

MODULES = (
    dragoncraft,
    neutral,
)
REPRINTS: dict[str, str] = {
    "SD08-010": "SD04-002",
    "SD08-014": "BP09-059",
    "SD08-015": "BP09-060",
    "SD08-019": "SD04-015",
    "SD08-020": "BP04-078",
    "SD08-T01": "SD04-T01",
}
"""Other prints of cards, by the number that has the script."""

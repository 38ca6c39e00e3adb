"""SD04, Wrath of the Greatwyrm."""

from svedesk.games.sve.scripts.sd04 import dragoncraft, neutral

MODULES = (dragoncraft, neutral)
REPRINTS: dict[str, str] = {}

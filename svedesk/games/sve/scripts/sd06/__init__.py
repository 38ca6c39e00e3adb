"""SD06, Maculate Ablution."""

from svedesk.games.sve.scripts.sd06 import havencraft, neutral

MODULES = (havencraft, neutral)
REPRINTS: dict[str, str] = {}

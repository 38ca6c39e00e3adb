"""SD01, Regal Fairy Princess."""

from svedesk.games.sve.scripts.sd01 import forestcraft, neutral

MODULES = (forestcraft, neutral)
REPRINTS: dict[str, str] = {}

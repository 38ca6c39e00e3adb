"""SD05, Waltz of the Undying Night."""

from svedesk.games.sve.scripts.sd05 import abysscraft, neutral

MODULES = (abysscraft, neutral)
REPRINTS: dict[str, str] = {}

"""SD02, Blade of Resentment."""

from svedesk.games.sve.scripts.sd02 import neutral, swordcraft

MODULES = (neutral, swordcraft)
REPRINTS: dict[str, str] = {}

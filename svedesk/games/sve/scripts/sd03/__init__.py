"""SD03, Mysteries of Conjuration."""

from svedesk.games.sve.scripts.sd03 import neutral, runecraft

MODULES = (neutral, runecraft)
REPRINTS: dict[str, str] = {}

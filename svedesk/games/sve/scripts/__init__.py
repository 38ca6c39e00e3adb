"""All card scripts, by collector number."""

from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.scripts import tokens_ja, tokens_ja_1_24
from svedesk.games.sve.scripts.sd01 import forestcraft as sd01_forestcraft
from svedesk.games.sve.scripts.sd01 import neutral as sd01_neutral
from svedesk.games.sve.scripts.sd02 import neutral as sd02_neutral
from svedesk.games.sve.scripts.sd02 import swordcraft as sd02_swordcraft
from svedesk.games.sve.scripts.sd03 import neutral as sd03_neutral
from svedesk.games.sve.scripts.sd03 import runecraft as sd03_runecraft
from svedesk.games.sve.scripts.sd04 import dragoncraft as sd04_dragoncraft
from svedesk.games.sve.scripts.sd04 import neutral as sd04_neutral
from svedesk.games.sve.scripts.sd05 import abysscraft as sd05_abysscraft
from svedesk.games.sve.scripts.sd05 import neutral as sd05_neutral
from svedesk.games.sve.scripts.sd06 import havencraft as sd06_havencraft
from svedesk.games.sve.scripts.sd06 import neutral as sd06_neutral
from svedesk.games.sve.scripts.tokens import abysscraft as abysscraft_tokens
from svedesk.games.sve.scripts.tokens import dragoncraft as dragoncraft_tokens
from svedesk.games.sve.scripts.tokens import forestcraft as forestcraft_tokens
from svedesk.games.sve.scripts.tokens import havencraft as havencraft_tokens
from svedesk.games.sve.scripts.tokens import neutral as neutral_tokens
from svedesk.games.sve.scripts.tokens import runecraft as runecraft_tokens
from svedesk.games.sve.scripts.tokens import swordcraft as swordcraft_tokens

MODULES = (
    forestcraft_tokens,
    swordcraft_tokens,
    runecraft_tokens,
    dragoncraft_tokens,
    abysscraft_tokens,
    havencraft_tokens,
    neutral_tokens,
    tokens_ja,
    tokens_ja_1_24,
    sd01_forestcraft,
    sd01_neutral,
    sd02_swordcraft,
    sd02_neutral,
    sd03_runecraft,
    sd03_neutral,
    sd04_dragoncraft,
    sd04_neutral,
    sd05_abysscraft,
    sd05_neutral,
    sd06_havencraft,
    sd06_neutral,
)
"""Every module of scripts; a new one is named here."""


def _collect() -> dict[str, tuple[Ability, ...]]:
    scripts: dict[str, tuple[Ability, ...]] = {}
    for module in MODULES:
        twice = scripts.keys() & module.SCRIPTS.keys()
        if twice:
            raise ValueError(f"scripted twice: {', '.join(sorted(twice))}")
        scripts.update(module.SCRIPTS)
    return scripts


SCRIPTS = _collect()

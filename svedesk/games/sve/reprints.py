"""Scripts of prints that are reprints of cards with one."""

from __future__ import annotations

from collections.abc import Mapping

from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.scripts import SCRIPTS


def known_scripts(reprints: Mapping[str, str]) -> dict[str, tuple[Ability, ...]]:
    """All scripts, those of `reprints` (the number of a print: that of one of the same card) among them."""
    return {**SCRIPTS, **{number: SCRIPTS[same] for number, same in reprints.items() if same in SCRIPTS}}

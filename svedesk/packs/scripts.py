"""Scripts of packs: what of them the rules may use."""

from __future__ import annotations

from collections.abc import Mapping

from svedesk.engine.facts import Facts
from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.check import mistakes
from svedesk.games.sve.source import ScriptMistake, read_script


def usable_script(source: str, number: str, library: Mapping[str, Facts]) -> tuple[Ability, ...] | None:
    """The abilities of a script that can be read and has no mistakes on its card, which is in the library; else None.

    The same as `source.checked` says, without places and sentences: it is asked of every card at every start.
    """
    try:
        abilities = read_script(source)
    except ScriptMistake:
        return None
    return None if any(True for _ in mistakes(number, abilities, library)) else abilities

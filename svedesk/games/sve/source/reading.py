"""Scripts of this game as text, read into abilities."""

from __future__ import annotations

from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.source.vocabulary import follow_ups, meanings
from svedesk.scripts.mistake import SourcePosition
from svedesk.scripts.reading import ScriptReader, ScriptVocabulary

READER = ScriptReader(ScriptVocabulary(meanings, Ability, follow_ups, Cost))
"""Reads them by the words of this game."""


def read_script(source: str) -> tuple[Ability, ...]:
    """The abilities that a script names. Raises ScriptMistake."""
    return READER.read(source)


def read_with_places(source: str) -> tuple[tuple[Ability, SourcePosition], ...]:
    """The abilities of a script, each with the place where it is written. Raises ScriptMistake."""
    return READER.read_with_places(source)


def read_value(source: str) -> object:
    """What a part of a script stands for. Raises ScriptMistake."""
    return READER.read_value(source)

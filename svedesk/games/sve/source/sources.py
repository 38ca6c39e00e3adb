"""Scripts as text, as many as there are cards that have one: each is read when its card is first wanted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from types import MappingProxyType

from svedesk.engine.facts import Facts
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.check import mistakes
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.source.vocabulary import follow_ups, meanings
from svedesk.scripts.mistake import ScriptMistake, SourcePosition
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


GIVING = ("give_ability", "equipped_has")
"""The words by which a script gives an ability written out."""
_NONE: Mapping[str, str] = MappingProxyType({})
_NO_CARDS: Mapping[str, Facts] = MappingProxyType({})


class ScriptSources:
    """Scripts by the numbers of their cards, which are in `library`."""

    def __init__(self, scripts: Mapping[str, str] = _NONE, library: Mapping[str, Facts] = _NO_CARDS) -> None:
        self._scripts, self._library = scripts, library
        self._read: dict[str, tuple[Ability, ...] | None] = {}

    def __contains__(self, number: str) -> bool:
        return number in self._scripts

    def __iter__(self) -> Iterator[str]:
        return iter(self._scripts)

    def that_say(self, words: Iterable[str]) -> Iterator[str]:
        """The cards in whose scripts one of these words stands."""
        return (number for number, script in self._scripts.items() if any(word in script for word in words))

    def abilities(self, number: str) -> tuple[Ability, ...] | None:
        """What the rules may use of a card's script: its abilities, None when it can't be read or has mistakes."""
        if number not in self._read:
            self._read[number] = usable_script(self._scripts[number], number, self._cards)
        return self._read[number]

    @cached_property
    def _cards(self) -> dict[str, Facts]:
        return dict(self._library)  # gone through for each trait that a script names


def usable_script(source: str, number: str, library: Mapping[str, Facts]) -> tuple[Ability, ...] | None:
    """The abilities of a script that can be read and has no mistakes on its card, which is in the library; else None.

    The same as `checked` says, without places and sentences.
    """
    try:
        abilities = read_script(source)
    except ScriptMistake:
        return None
    return None if any(True for _ in mistakes(number, abilities, library)) else abilities

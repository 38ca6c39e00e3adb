"""A script as text, read and held against the card it is for."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from svedesk.engine.facts import Facts
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.activated import Evolve
from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.check import mistakes
from svedesk.games.sve.source.mistake import Place, ScriptMistake
from svedesk.games.sve.source.reading import read_with_places
from svedesk.games.sve.text.checked_ja import in_japanese
from svedesk.games.sve.text.sentences import sentence

_OF_THE_CHECKER = ("script-sense", "script-card")
"""Messages of which the last argument is what the checker says, in English."""


class Mistake(NamedTuple):
    """Something wrong in a script, with its place: `line` from 1, `column` in characters from 0."""

    message: Message
    line: int = 1
    column: int = 0

    def in_words(self, lang: Lang) -> str:
        """What is wrong."""
        message = self.message
        if message.key in _OF_THE_CHECKER and lang == "ja":
            *before, said = message.args
            message = message._replace(args=(*before, in_japanese(str(said))))
        return sentence(message, lang, str)


class Checked(NamedTuple):
    """A script that was looked at: what it says, None where it can't be read, and what is wrong with it."""

    abilities: tuple[Ability, ...] | None
    mistakes: tuple[Mistake, ...]

    @property
    def plays(self) -> bool:
        """Whether the script can be played: it is read, and nothing is wrong with it."""
        return self.abilities is not None and not self.mistakes


def checked(source: str, facts: Facts, library: Mapping[str, Facts]) -> Checked:
    """Read a script and find its mistakes on its card. `library` has the facts of the tokens and cards it may name;
    the card itself need not be in it."""
    try:
        read = read_with_places(source)
    except ScriptMistake as wrong:
        return Checked(None, (Mistake(wrong.message, wrong.line, wrong.column),))
    abilities = tuple(ability for ability, _ in read)
    known = library if library.get(facts.number) == facts else {**library, facts.number: facts}
    found = mistakes(facts.number, abilities, known)
    return Checked(abilities, tuple(_placed(text.removeprefix(facts.number), read) for text in found))


def _placed(text: str, read: Sequence[tuple[Ability, Place]]) -> Mistake:
    """A mistake of the checker, at the ability it names or is about."""
    where, _, said = text.partition(": ")
    named = re.fullmatch(r", ability (\d+)", where)
    evolving = (place for ability, place in read if isinstance(ability, Evolve) and said.startswith("evolves"))
    place = read[int(named[1]) - 1][1] if named else next(evolving, Place(1, 0))
    return Mistake(Message("script-sense", (int(named[1]), said)) if named else Message("script-card", (said,)), *place)

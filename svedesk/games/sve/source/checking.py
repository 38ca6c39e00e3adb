"""A script as text, read and held against the card it is for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from svedesk.engine.facts import Facts
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.check import mistakes
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.source.sources import read_with_places
from svedesk.games.sve.text.sentences import MESSAGES, sentence
from svedesk.scripts.mistake import ScriptMistake


class Mistake(NamedTuple):
    """Something wrong in a script, with its place: `line` from 1, `column` in characters from 0. `ability` says with
    which ability, from 1, or 0 with the card as a whole; None: the text can't be read."""

    message: Message
    line: int = 1
    column: int = 0
    ability: int | None = None

    def in_words(self, lang: Lang) -> str:
        """What is wrong."""
        if self.ability is None:
            return sentence(self.message, lang, str)
        phrase = MESSAGES.say(self.message, lang)
        whole = Message("script-sense", (self.ability, phrase)) if self.ability else Message("script-card", (phrase,))
        return sentence(whole, lang, str)


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
    places = ((1, 0), *(place for _, place in read))
    results = mistakes(facts.number, abilities, known)
    return Checked(abilities, tuple(Mistake(each.message, *places[each.ability], each.ability) for each in results))

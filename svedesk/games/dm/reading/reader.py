"""From a card's printed text to abilities, line by line: what can be read, and what is carried out by hand."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from svedesk.engine.facts import Facts
from svedesk.engine.game_scripts import LineReading, NoTextReader
from svedesk.engine.script import Lang
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.abilities.manual_card_text import ManualCardText
from svedesk.games.dm.facts import SPELL
from svedesk.games.dm.reading.lines import LineWords
from svedesk.phrases.beginnings import Lexicon
from svedesk.phrases.hearing import Hearing

_REMINDER = re.compile(r"\s*\([^()]*\)\.?")
_TAPPED = re.compile(r"\s*\((?:this (?:creature|spell|card) is put into your mana zone tapped)\.\)", re.IGNORECASE)
_IN_FIRST_WORDING = (
    (re.compile("[‘’]"), "'"),
    (re.compile("[“”]"), '"'),
    (re.compile(r"\s*[—–]\s*"), "-"),
    (re.compile(r"([.,])\""), r'"\1'),
    (re.compile(r"\. Then (?!shuffle)", re.IGNORECASE), ". "),
    (re.compile(r"\b(?<![+\d])1 of\b"), "one of"),
    (re.compile(r"\b(choose|destroy|put|return|discard) 1 ", re.IGNORECASE), r"\1 a "),
    (re.compile(r" in the battle zone( that (?:ha(?:s|ve)|do(?:es)?n't have) )"), r"\1"),
    (
        re.compile(r"^(Shield trigger|Double breaker|Triple breaker|Blocker|Slayer|Charger|Speed attacker)\.$", re.I),
        r"\1",
    ),
)
"""Ways of writing of which the phrases have one."""


_SAYS_NOTHING = re.compile(
    r"cross gear|instead of having this creature attack, you may tap it to use its \$?tap ability\.?", re.IGNORECASE
)
"""Lines that only explain another one, or name the type of the card."""


def lines_of(text: str) -> tuple[str, ...]:
    """The lines of a text that say something, without reminder text and bullets."""
    lines = (_REMINDER.sub("", _TAPPED.sub("", line)).strip(" ■\t") for line in text.splitlines())
    return tuple(line for line in lines if line and not _SAYS_NOTHING.fullmatch(line))


@cache
def line_meanings(line: str, form: str = "") -> tuple[DmAbility, ...]:
    """Everything that a line can mean."""
    for pattern, words in _IN_FIRST_WORDING:
        line = pattern.sub(words, line)
    return Hearing(line, "en", _LEXICON).whole(LineWords, form)


_LEXICON = Lexicon(())


def read_card(facts: Facts, text: str, text_ja: str = "") -> tuple[DmAbility, ...]:
    """The abilities of a card with an English text; one whose text is known in Japanese only is carried out by hand. A
    line that can't be read, or could mean several things, leaves the
    whole text to be carried out by hand where the card is used; keywords that are read count all the same."""
    if not text:
        return (ManualCardText(),) if text_ja else ()
    abilities: list[DmAbility] = []
    effects: list[str] = []
    for line in lines_of(text):
        meanings = line_meanings(line)
        if len(meanings) == 1:
            abilities += meanings
        elif facts.kind == SPELL:
            effects.append(line)
        else:
            abilities.append(ManualCardText())
    if effects:
        spells = line_meanings(" ".join(effects), SPELL)
        abilities += spells if len(spells) == 1 else (ManualCardText(),)
    return tuple(dict.fromkeys(abilities))


class DmTextReader(NoTextReader):
    """Reads English texts of cards."""

    def read(self, facts: Facts, text: str, lang: Lang, *, closely: bool = False) -> tuple[LineReading, ...]:
        """Each line: read where it means one thing. No script is written of it yet."""
        if lang == "ja":
            return super().read(facts, text, lang)
        return tuple(self._line(facts, line) for line in lines_of(text))

    def _line(self, facts: Facts, line: str) -> LineReading:
        meanings = line_meanings(line)
        if not meanings and facts.kind == SPELL:
            meanings = line_meanings(line, SPELL)
        if len(meanings) == 1:
            return LineReading(line, is_read=True)
        return LineReading(line, meanings=len(meanings), unread="" if meanings else line)


def is_read(abilities: Iterable[DmAbility]) -> bool:
    """Whether all of a text was read."""
    return not any(isinstance(ability, ManualCardText) for ability in abilities)

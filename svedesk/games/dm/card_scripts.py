"""The scripts that come with the program, by card number. They are text, in `resources/dm/scripts`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from svedesk.data import resources
from svedesk.engine.game_scripts import Automation, ManualLine, ScriptError
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.abilities.printed import ManualCardText
from svedesk.games.dm.meaning import Meaning
from svedesk.games.dm.text.terms import MESSAGES, words
from svedesk.games.dm.vocabulary import meanings
from svedesk.messages import CardFiller
from svedesk.scripts.card_scripts import CardScripts
from svedesk.scripts.reading import ScriptReader, ScriptVocabulary
from svedesk.scripts.script_folder import ScriptFolder

READER = ScriptReader(ScriptVocabulary(meanings, DmAbility, largest=99_999))  # power is counted in thousands


def scripts_of(folder: ScriptFolder) -> CardScripts[DmAbility]:
    """The scripts in the files of a folder."""
    return CardScripts(folder, READER, _in_english)


def _in_english(message: Message) -> str:
    return CardFiller(words("en"), str).say(message, MESSAGES, "en")


SCRIPTS = scripts_of(ScriptFolder(resources() / "dm" / "scripts", resources()))


_CROSSED = {
    "This creature": "The crossed creature",
    "this creature": "the crossed creature",
    "このクリーチャー": "クロスしたクリーチャー",
}


@dataclass(frozen=True, slots=True)
class DmReading:
    """What a card of Duel Masters means."""

    meaning: Meaning
    errors: Sequence[ScriptError] = ()

    @property
    def automation(self) -> Automation:
        """All of a card is executed but the lines that are carried out by hand."""
        if not self.meaning.by_hand:
            return "executes"
        executed = any(not isinstance(ability, ManualCardText) for ability in self.meaning.abilities)
        return "partly" if executed else "by_hand"

    @property
    def manual_lines(self) -> tuple[ManualLine, ...]:
        """What is carried out by hand when the card is used, or comes into play."""
        abilities = enumerate(self.meaning.abilities, 1)
        lines = tuple(ManualLine(place, ("use",)) for place, each in abilities if isinstance(each, ManualCardText))
        return lines or (ManualLine(1, ("use",)),) * self.meaning.by_hand

    @property
    def keywords(self) -> tuple[str, ...]:
        """Keywords the card itself has."""
        return self.meaning.keywords

    def text(self, lang: Lang) -> str:
        """The rules text, one ability a line. That of cross gear is about the creature it is crossed with."""
        text = "\n".join(ability.says(lang) for ability in self.meaning.abilities)
        if self.meaning.is_gear:
            for this, crossed in _CROSSED.items():
                text = text.replace(this, crossed)
        return text

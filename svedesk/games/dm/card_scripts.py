"""The scripts that come with the program, by card number. They are text, in `resources/dm/scripts`."""

from __future__ import annotations

from svedesk.data import resources
from svedesk.engine.message import Message
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.text.terms import MESSAGES, words
from svedesk.games.dm.vocabulary import meanings
from svedesk.messages import CardFiller
from svedesk.scripts.card_scripts import CardScripts
from svedesk.scripts.reading import ScriptReader, ScriptVocabulary
from svedesk.scripts.script_folder import ScriptFolder

_READER = ScriptReader(ScriptVocabulary(meanings, DmAbility, largest=99_999))  # power is counted in thousands


def scripts_of(folder: ScriptFolder) -> CardScripts[DmAbility]:
    """The scripts in the files of a folder."""
    return CardScripts(folder, _READER, _in_english)


def _in_english(message: Message) -> str:
    return CardFiller(words("en"), str).say(message, MESSAGES, "en")


SCRIPTS = scripts_of(ScriptFolder(resources() / "dm" / "scripts", resources()))

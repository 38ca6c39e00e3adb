"""The scripts that come with the program, by card number. They are text, in `resources/scripts`."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from svedesk.data import resources
from svedesk.engine.message import Message
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.source.sources import READER
from svedesk.games.sve.text.sentences import sentence
from svedesk.scripts.card_scripts import CardScripts
from svedesk.scripts.script_folder import ScriptFolder


def scripts_of(folder: ScriptFolder) -> CardScripts[Ability]:
    """The scripts in the files of a folder."""
    return CardScripts(folder, READER, _in_english)


def may_say(scripts: Mapping[str, tuple[Ability, ...]], number: str, words: Collection[str]) -> bool:
    """Whether one of these words may be in the script of a card. Of scripts that are text none is read for it."""
    if not isinstance(scripts, CardScripts):
        return number in scripts
    line = scripts.line(number)
    return line is not None and any(word in line.script for word in words)


def _in_english(message: Message) -> str:
    return sentence(message, "en", str)


SCRIPTS = scripts_of(ScriptFolder(resources() / "scripts", resources()))

"""The scripts that come with the program, by card number. They are text, in `resources/scripts`."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from svedesk.data import resources
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.source.mistake import ScriptMistake
from svedesk.games.sve.source.reading import read_script, read_value
from svedesk.messages import PROGRAM
from svedesk.scripts.script_file import ScriptLine
from svedesk.scripts.script_folder import ScriptFolder

_NO_REPRINTS: Mapping[str, str] = MappingProxyType({})


class FileMistake(NamedTuple):
    """Why a script can't be read: a sentence, and the file and line it is about."""

    place: str
    sentence: str


@cache
def shipped_folder() -> ScriptFolder:
    """The script files that come with the program."""
    return ScriptFolder(resources() / "scripts", resources())


class Scripts(Mapping[str, tuple[Ability, ...]]):
    """Scripts by card number, each read when it is first asked for. One that can't be read is there and has no
    abilities: asking for it is a KeyError, and its card is resolved manually. `reprints` are prints besides those of
    the files, with the number of one of the same card."""

    def __init__(self, folder: ScriptFolder | None = None, reprints: Mapping[str, str] = _NO_REPRINTS) -> None:
        self.folder = folder or shipped_folder()
        self._reprints = reprints

    def __getitem__(self, number: str) -> tuple[Ability, ...]:
        line = self.line(number)
        abilities = None if line is None else _abilities(line)
        if abilities is None:
            raise KeyError(number)
        return abilities

    def __contains__(self, number: object) -> bool:
        return isinstance(number, str) and self.line(number) is not None

    def __iter__(self) -> Iterator[str]:
        yield from self.folder.numbers
        yield from (number for number in self._reprints if self.folder.line(number) is None and number in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def line(self, number: str) -> ScriptLine | None:
        """Where the script of a card is written, or of another print of it."""
        return self.folder.find(self._reprints.get(number, number))

    def mistake(self, number: str) -> FileMistake | None:
        """Why the script of a card can't be read; None where it can be, or there is none."""
        line = self.line(number)
        if line is None or _abilities(line) is not None:
            return None
        if line.mistake:
            return FileMistake(line.place, PROGRAM.say(line.mistake, "en"))
        for name in line.names:
            value = line.file.names[name]
            try:
                read_value(value.text)
            except ScriptMistake as mistake:
                return FileMistake(line.file.place(value.line), mistake.in_words("en"))
        try:
            read_script(line.script)
        except ScriptMistake as mistake:
            return FileMistake(line.file.place(line.line + mistake.line - 1), mistake.in_words("en"))
        return None


def may_say(scripts: Mapping[str, tuple[Ability, ...]], number: str, words: Collection[str]) -> bool:
    """Whether one of these words may be in the script of a card. Of scripts that are text none is read for it."""
    if not isinstance(scripts, Scripts):
        return number in scripts
    line = scripts.line(number)
    return line is not None and any(word in line.script for word in words)


@cache
def _abilities(line: ScriptLine) -> tuple[Ability, ...] | None:
    """The abilities of a script, None where it can't be read."""
    if line.mistake:
        return None
    try:
        return read_script(line.script)
    except ScriptMistake:
        return None


SCRIPTS = Scripts()

"""The scripts of a game's cards, by card number."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from svedesk.engine.message import Message
from svedesk.engine.script import Node
from svedesk.messages import PROGRAM
from svedesk.scripts.mistake import ScriptMistake
from svedesk.scripts.reading import ScriptReader
from svedesk.scripts.script_file import ScriptLine
from svedesk.scripts.script_folder import ScriptFolder

AbilityT = TypeVar("AbilityT", bound=Node)
_NO_REPRINTS: Mapping[str, str] = MappingProxyType({})


class FileMistake(NamedTuple):
    """Why a script can't be read: an English sentence, and the file and line it is about."""

    place: str
    sentence: str


class CardScripts(Mapping[str, tuple[AbilityT, ...]]):
    """Scripts by card number, each read when it is first asked for. One that can't be read is there and has no
    abilities: asking for it is a KeyError, and its card is resolved manually. `say` puts what a reader has against a
    script into words; `reprints` are prints besides those of the files, with the number of one of the same card."""

    def __init__(
        self,
        folder: ScriptFolder,
        reader: ScriptReader[AbilityT],
        say: Callable[[Message], str],
        reprints: Mapping[str, str] = _NO_REPRINTS,
    ) -> None:
        self.folder = folder
        self._reader, self._say, self._reprints = reader, say, reprints
        self._read: dict[str, tuple[AbilityT, ...] | None] = {}

    def with_reprints(self, reprints: Mapping[str, str]) -> CardScripts[AbilityT]:
        """The same scripts, also for these prints."""
        others = CardScripts(self.folder, self._reader, self._say, reprints)
        others._read = self._read  # what is read once is read for all
        return others

    def __getitem__(self, number: str) -> tuple[AbilityT, ...]:
        line = self.line(number)
        abilities = None if line is None else self._abilities(line)
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

    def place(self, number: str) -> str | None:
        """The file and line of the script of a card."""
        line = self.line(number)
        return None if line is None else line.place

    def source(self, number: str) -> str:
        """The text of the script of a card, to begin another with. Raises KeyError for a card without one."""
        line = self.line(number)
        if line is None:
            raise KeyError(number)
        return line.source

    def mistake(self, number: str) -> FileMistake | None:
        """Why the script of a card can't be read; None where it can be, or there is none."""
        line = self.line(number)
        if line is None or self._abilities(line) is not None:
            return None
        if line.mistake:
            return FileMistake(line.place, PROGRAM.say(line.mistake, "en"))
        for name in line.names:
            value = line.file.names[name]
            try:
                self._reader.read_value(value.text)
            except ScriptMistake as mistake:
                return FileMistake(line.file.place(value.line), self._say(mistake.message))
        try:
            self._reader.read(line.script)
        except ScriptMistake as mistake:
            return FileMistake(line.file.place(line.line + mistake.line - 1), self._say(mistake.message))
        return None

    def unread_lines(self) -> Iterator[str]:
        """What is in the files and belongs to no card, each with its file and line."""
        return (f"{place}: {PROGRAM.say(message, 'en')}" for place, message in self.folder.unread())

    def _abilities(self, line: ScriptLine) -> tuple[AbilityT, ...] | None:
        """The abilities of a script, None where it can't be read."""
        if line.mistake:
            return None
        script = line.script
        if script not in self._read:  # many cards say the same
            self._read[script] = self._usable(script)
        return self._read[script]

    def _usable(self, script: str) -> tuple[AbilityT, ...] | None:
        try:
            return self._reader.read(script)
        except ScriptMistake:
            return None

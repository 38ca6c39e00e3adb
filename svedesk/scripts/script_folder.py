"""The script files of a game, and where among them the script of a card is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from svedesk.engine.message import Message
from svedesk.scripts.script_file import ScriptFile, ScriptLine, may_have, set_of

READ = "read"
"""The folder of the files that a program wrote from texts of cards. The others are written by people and go first."""


class ScriptFolder:
    """Script files, each read when one of its cards is first asked for: those of the card's set, and those that may
    have cards of any. Paths are shown as seen from above the folder `root`."""

    def __init__(self, folder: Path, root: Path) -> None:
        self._folder, self._root = folder, root
        self._files: dict[Path, ScriptFile] = {}
        self._by_set: dict[str, tuple[ScriptFile, ...]] = {}

    @cached_property
    def _paths(self) -> tuple[Path, ...]:
        """All files, those written by people first."""
        return (*sorted(self._folder.glob("*.txt")), *sorted((self._folder / READ).glob("*.txt")))

    def _file(self, path: Path) -> ScriptFile:
        if path not in self._files:
            self._files[path] = ScriptFile(path.relative_to(self._root.parent).as_posix(), path.read_bytes())
        return self._files[path]

    def _files_of(self, set_name: str) -> tuple[ScriptFile, ...]:
        """The files that may have cards of a set."""
        if set_name not in self._by_set:
            paths = (path for path in self._paths if may_have(path.stem, set_name))
            self._by_set[set_name] = tuple(map(self._file, paths))
        return self._by_set[set_name]

    @property
    def files(self) -> tuple[ScriptFile, ...]:
        """All files, those written by people first."""
        return tuple(map(self._file, self._paths))

    @cached_property
    def numbers(self) -> tuple[str, ...]:
        """The numbers of all cards with a script."""
        return tuple(dict.fromkeys(number for file in self.files for number in file.lines))

    def line(self, number: str) -> ScriptLine | None:
        """The line that begins with a card number."""
        lines = [file.lines[number] for file in self._files_of(set_of(number)) if number in file.lines]
        if not lines:
            return None
        first, *others = lines
        if others and is_manual(others[0]):
            return first._replace(mistake=Message("script-line-twice", (number, first.place, others[0].place)))
        return first

    def find(self, number: str) -> ScriptLine | None:
        """The line with the script of a card, or of another print of it. None for a card without one."""
        line = self.line(number)
        if line is None or line.mistake or not line.print_of:
            return line
        original = self.line(line.print_of)
        if original is None or original.print_of:
            return line._replace(mistake=Message("script-line-no-print", (number, line.print_of)))
        return original

    def unread(self) -> Iterator[tuple[str, Message]]:
        """What is in the files and belongs to no card: each place, and what is wrong there."""
        for file in self.files:
            yield from ((file.place(line), message) for line, message in file.unread)


def is_manual(line: ScriptLine) -> bool:
    """Whether a person wrote a script, not a program."""
    return f"/{READ}/" not in line.file.path

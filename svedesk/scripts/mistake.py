"""What is wrong with a script as text, and where."""

from __future__ import annotations

from typing import NamedTuple

from svedesk.engine.message import Message

_LONGEST = 40
"""Characters of a script that a sentence shows."""


class SourcePosition(NamedTuple):
    """Where in a script: its line, from 1, and the column in it in characters, from 0."""

    line: int
    column: int


class ScriptMistake(Exception):
    """A script that can't be read. `message` says as data what is wrong, `line` counts from 1 and `column` (in
    characters) from 0."""

    def __init__(self, message: Message, place: SourcePosition) -> None:
        self.message = message
        self.line, self.column = place
        super().__init__(f"{message.key}{message.args} in line {self.line}, column {self.column}")


def shown(text: str) -> str:
    """A piece of a script as a sentence shows it: on one line, cut, and never taken for a card's number."""
    line = " ".join(text.split())
    cut = line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"
    return f" {cut}" if cut.startswith("#") else cut

"""How the lines of script files are written."""

from __future__ import annotations

import re
from collections.abc import Iterator

WIDTH = 116
"""Characters of a line."""
_FROM_NUMBER = 1_000
"""How unwelcome a break right behind the number is: only where no comma is in the first line."""
_SIGN = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'|[()]|, ")


def script_lines(number: str, script: str) -> Iterator[str]:
    """The lines of a script: one, or several that break at its commas, between abilities where that is possible. What
    is indented further continues an ability."""
    text = f"{number}: {script}".rstrip()
    commas = (*_commas(text), (_FROM_NUMBER, len(number) + 2))
    begin, indent = 0, ""
    while len(text) - begin > WIDTH - len(indent):
        last = begin + WIDTH - len(indent) + 1  # the space behind a comma is not written
        left = [(depth, end) for depth, end in commas if end > begin]
        if not left:
            break
        depth, end = min(
            (comma for comma in left if comma[1] <= last), key=lambda comma: (comma[0], -comma[1]), default=left[0]
        )
        yield f"{indent}{text[begin:end]}".rstrip()
        begin, indent = end, "        " if 0 < depth < _FROM_NUMBER else "    "
    yield f"{indent}{text[begin:]}"


def _commas(text: str) -> Iterator[tuple[int, int]]:
    """The commas between words: how many brackets are around each, and where it ends."""
    depth = 0
    for sign in _SIGN.finditer(text):
        depth += {"(": 1, ")": -1}.get(sign[0], 0)
        if sign[0] == ", ":
            yield depth, sign.end()

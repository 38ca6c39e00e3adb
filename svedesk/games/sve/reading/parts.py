"""A text as it is typed, cut into the parts that are read by themselves."""

from __future__ import annotations

from svedesk.engine.game_scripts import UnreadWords
from svedesk.games.sve.reading.lines import lines


def parts(text: str) -> tuple[str, ...]:
    """The rows of a text, those together that are one ability, with the empty ones in front of them: joined by line
    breaks they are the text again."""
    rows = list[str]()
    waiting = ""
    for row in text.split("\n"):
        if not row.strip():
            waiting += f"{row}\n"
        elif rows and not waiting and _goes_on(rows[-1], row):
            rows[-1] += f"\n{row}"
        else:
            rows.append(waiting + row)
            waiting = ""
    return (*rows, waiting.removesuffix("\n")) if waiting else tuple(rows)


def _goes_on(above: str, row: str) -> bool:
    """Whether a row is a choice of the ability above it, or says how often that works."""
    above = above[above.rfind("\n") + 1 :]  # what a row joins is told by itself
    return bool(lines(row)) and len(lines(f"{above}\n{row}")) == len(lines(above))


def in_part(words: UnreadWords, part: str, line: str) -> UnreadWords:
    """What is not read of a line, with its place in the part as it is typed, where icons and reminder text may stand
    in front of it."""
    unread, typed = line[words.begin :].casefold(), part.casefold()
    begin = next((at for most in (200, 60, 20, 8, 3) if (at := typed.rfind(unread[:most])) >= 0), 0) if unread else 0
    if not words.begin or not unread.strip():
        begin = len(part) - len(part.lstrip())
    return words._replace(begin=min(begin, len(part)), end=len(part.rstrip()))

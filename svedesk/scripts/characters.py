"""What a script may be spelled with, seen before anything reads it: names and numbers, texts in quotation marks,
comments, and a few signs, each where it can stand.

What passes has no letter that looks like another, nothing that turns a line around, no number too large to be meant,
and brackets that belong together: Python's parser sees nothing that could surprise it, and what is wrong is said in
our words.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from svedesk.engine.message import Message
from svedesk.scripts.mistake import ScriptMistake, SourcePosition, shown

LONGEST = 4_000
"""Characters of a script. The longest there is has 400."""
DEEPEST = 30
"""Brackets in each other, and words in each other."""
MOST_PARTS = 1_500
"""Names, numbers, texts and signs of a script."""
LONGEST_TEXT = 80
"""Characters of a name in quotation marks."""

_PART = re.compile(
    r"""[ \t\n]*(?:
      (?P<name>[A-Za-z_][A-Za-z_0-9]*)
    | (?P<sign>[(),.=*+-])
    | (?P<number>[0-9]+)
    | (?P<text>"[^"\n]*"|'[^'\n]*')
    | (?P<comment>\#[^\n]*)
    | (?P<end>\Z)
    | (?P<foreign>.))""",
    re.VERBOSE,
)
_WIDE = "\N{IDEOGRAPHIC SPACE}"
"""A space that Japanese names have."""
_MARKUP = "<>{}\\"
"""What a name has no use for and what shows names could take for more than letters."""
_PLAIN = {"“": '"', "”": '"', "„": '"', "「": '"', "」": '"', "＂": '"', "‘": "'", "’": "'", "、": ",", "，": ","}
"""What is meant by signs that a keyboard or a word processor puts in the place of plain ones."""


class _Part(NamedTuple):
    """One piece of a script: what kind it is of (a sign is its own kind), and how it is written."""

    kind: str
    text: str


def look_over(source: str, largest: int) -> None:
    """Raises ScriptMistake for a script that is too long, spelled with what no script needs, or has brackets or commas
    where they can't be. `largest` is the largest number it may have; the smallest is as far below 0."""
    if len(source) > LONGEST:
        raise ScriptMistake(Message("script-long", (LONGEST, len(source))), SourcePosition(1, 0))
    open_at: list[int] = []
    before, text_before, parts = "start", "", 0
    for match in _PART.finditer(source):
        group = str(match.lastgroup)
        text = match[group]
        kind = text if group == "sign" else group
        if kind == "end":
            break
        wrong = _spelled(kind, text, largest) if kind in _SPELLED else None
        if wrong is None and kind != "comment":
            wrong = _bracket(kind, match.end() - 1, open_at) if kind in _BRACKETS else None
            if wrong is None and not _may_follow(before, kind):
                wrong = _follows(_Part(before, text_before), _Part(kind, text))
            parts, before, text_before = parts + 1, kind, text
        if wrong is None and parts > MOST_PARTS:
            wrong = Message("script-many", (MOST_PARTS,))
        if wrong is not None:
            raise ScriptMistake(wrong, place_of(source, match.start(group)))
    if open_at:
        raise ScriptMistake(Message("script-open"), place_of(source, open_at[-1]))
    if before in _UNFINISHED:
        ends = Message("script-ends-point" if before == "." else "script-ends")  # a point as a sentence would end
        raise ScriptMistake(ends, place_of(source, len(source)))


def place_of(source: str, at: int) -> SourcePosition:
    """The place of the character at a position."""
    above = source[:at]
    return SourcePosition(above.count("\n") + 1, at - (above.rfind("\n") + 1))


# -- one part ----------------------------------------------------------------------------------------------------------


_SPELLED = ("number", "text", "comment", "foreign")
"""Kinds that may be wrong by themselves."""


def _spelled(kind: str, text: str, largest: int) -> Message | None:
    """What is wrong with a part by itself."""
    if kind == "foreign":
        return _foreign(text)
    if kind == "number":
        right = int(text[:9]) <= largest and text == str(int(text[:9]))
        return None if right else Message("script-number", (shown(text), -largest, largest))
    inside, never, unseen = (text[1:-1], _MARKUP, _WIDE) if kind == "text" else (text, "", f"{_WIDE}\t")
    for letter in inside:
        if not (letter.isprintable() or letter in unseen) or letter in never:
            return _foreign(letter)
    if kind == "text" and len(inside) > LONGEST_TEXT:
        return Message("script-text-long", (LONGEST_TEXT, len(inside)))
    return None


def _foreign(letter: str) -> Message:
    """Why a character can't stand where it does."""
    if letter in "\"'":
        return Message("script-text-open")
    if not letter.isprintable():
        return Message("script-unseen", (f"U+{ord(letter):04X}",))
    plain = _PLAIN.get(letter) or unicodedata.normalize("NFKC", letter)
    known = _PART.fullmatch(plain)
    if plain != letter and (plain in "\"'" or (known and known.lastgroup != "foreign")):
        return Message("script-wide", (letter, plain))
    return Message("script-foreign", (letter,))


# -- parts in a row ----------------------------------------------------------------------------------------------------

_ENDS = ("name", "number", "text", ")")
"""What something can end with that a script says."""
_UNFINISHED = ("=", ".", "+", "-", "*")
"""Signs with something behind them."""


_BRACKETS = ("(", ")")


def _bracket(kind: str, at: int, open_at: list[int]) -> Message | None:
    if kind == "(":
        open_at.append(at)
        return Message("script-deep", (DEEPEST,)) if len(open_at) > DEEPEST else None
    if not open_at:
        return Message("script-closed")
    open_at.pop()
    return None


@cache
def _may_follow(before: str, kind: str) -> bool:
    """Whether a part of a kind may stand right behind one of another."""
    return _follows(_Part(before, before), _Part(kind, kind)) is None


def _follows(before: _Part, part: _Part) -> Message | None:
    """What is wrong with a part right behind another."""
    if part.kind in ("name", "number", "text", "("):
        if part.kind == "(" and before.kind == "name":
            return None
        if before.kind == "name" and part.kind in ("number", "text"):
            return Message("script-comma-or-brackets", (shown(before.text), shown(part.text)))
        if before.kind in _ENDS:
            return Message("script-comma", (shown(part.text),))
        only = {".": "name", "-": "number"}.get(before.kind, part.kind)
        return None if only == part.kind else Message("script-foreign", (before.text,))
    if part.kind == ")":
        return Message("script-word", (")",)) if before.kind in _UNFINISHED else None
    if part.kind in ("-", "*"):
        fits = before.kind in ("start", "(", ",") or (part.kind == "-" and before.kind == "=")
        if part.kind == "-" and before.kind == "name":
            return Message("script-bare-number", (shown(before.text),))
        return None if fits else Message("script-foreign", (part.text,))
    if part.kind == "." and before.kind in ("number", "text"):  # Python would make a number of "1."
        return Message("script-foreign", (part.text,))
    if part.kind == "=" and before.kind != "name":
        return Message("script-word", (part.text,))
    return None if before.kind in _ENDS else Message("script-word", (part.text,))

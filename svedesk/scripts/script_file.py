"""A file of card scripts, a card on a line: `SD01-011: evolve(2), last_words(into_ex(1, FAIRY))`.  Indented lines
continue the line above. `PIXIE = Trait("Pixie", "妖精")` names a part that scripts of this file share, `BP01-SL01 =
BP01-001` is another print of a card. `#` begins a comment.  A card begins where a line begins, whatever is wrong above
it: a mistake costs one card and never the file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from svedesk.engine.message import Message

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


_LINE = re.compile(r"(?P<key>[\w-]+)[ \t]*(?P<sign>[:=])[ \t]*(?P<text>.*)", re.ASCII)
_NUMBER = re.compile(r"[A-Z][A-Z0-9]*(-[A-Za-z0-9]+)+")
_NAME = re.compile(r"[A-Z_][A-Z0-9_]*")
_SET = re.compile(r"[a-z]+[0-9]+[a-z]?")
_PART = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'|[ \t]*#[^\n]*|(?<![.\w])[A-Z_][A-Z0-9_]*(?!\w)")
"""Text in quotation marks, a comment, or what may be a name."""
_COMMENT = re.compile(r"(\"[^\"\n]*\"|'[^'\n]*')|[ \t]*#[^\n]*")
_CARD = re.compile(r"[ \t]+[A-Z][A-Z0-9]*(-[A-Za-z0-9]+)+[ \t]*:")
"""What begins a card though the line is indented: no script has such a colon."""
_NOT_UTF_8 = re.compile("[\udc80-\udcff]")
_LONGEST = 40
"""Characters of a line that a sentence shows."""


class ScriptLine(NamedTuple):
    """A line of a script file that begins with a card number: the script, or the number of the `print_of` which has
    it. A line with a `mistake` is not used."""

    file: ScriptFile
    line: int
    number: str
    text: str
    print_of: str = ""
    mistake: Message | None = None

    @property
    def place(self) -> str:
        """The file and the line, counted from 1."""
        return self.file.place(self.line)

    @property
    def script(self) -> str:
        """The script with what its file names written out, line for line."""
        return _without_names(self.text, self.file.names)

    @property
    def source(self) -> str:
        """The script without indentation, to begin another with."""
        return "\n".join(line.strip() for line in self.script.split("\n")).strip()

    @property
    def names(self) -> Iterator[str]:
        """The names of its file that it uses."""
        return (part for part in dict.fromkeys(_PART.findall(self.text)) if part in self.file.names)


class FileName(NamedTuple):
    """What a name of a file stands for, and the line that says so."""

    line: int
    text: str


class ScriptFile:
    """The lines of one file. `path` is as sentences show it, `stem` its name without the ending."""

    def __init__(self, path: str, data: bytes) -> None:
        self.path = path
        self.stem = path.rpartition("/")[2].partition(".")[0]
        self._is_of_a_set = _SET.fullmatch(self.stem) is not None
        self.names: dict[str, FileName] = {}
        self.lines: dict[str, ScriptLine] = {}
        self.unread: list[tuple[int, Message]] = []
        # Bytes that are not UTF-8 become characters that no script may have: they cost the cards they are in.
        text = data.decode("utf-8-sig", "surrogateescape").replace("\r\n", "\n").replace("\r", "\n")
        self._is_utf_8 = not _NOT_UTF_8.search(text)
        for line, paragraph in _paragraphs(text):
            self._add(line, paragraph)

    def place(self, line: int) -> str:
        """A line of the file, as tools for programmers print places."""
        return f"{self.path}:{line}"

    def _add(self, line: int, text: str) -> None:
        """Add what begins on a line."""
        if not self._is_utf_8 and _NOT_UTF_8.search(text):
            self._add_not_utf_8(line, text)
            return
        match = _LINE.match(text)
        if match:
            key, sign, rest = match["key"], match["sign"], text[match.start("text") :]
        else:
            key, sign, rest = re.split(r"[\s:=：＝]", text, maxsplit=1)[0], "", ""
        if sign == "=" and _NAME.fullmatch(key):
            self._add_name(line, key, rest)
        elif _NUMBER.fullmatch(key):
            self._add_card(line, key, sign, rest)
        elif match:
            self.unread.append((line, Message("script-line-number", (key,))))
        else:
            self.unread.append((line, Message("script-line", (_shown(text),))))

    def _add_not_utf_8(self, line: int, text: str) -> None:
        message = Message("script-line-not-utf-8")
        match = _LINE.match(text)
        if match and match["sign"] == ":" and _NUMBER.fullmatch(match["key"]):
            self.lines[match["key"]] = ScriptLine(self, line, match["key"], "", mistake=message)
        else:
            self.unread.append((line, message))

    def _add_name(self, line: int, name: str, text: str) -> None:
        if name in self.names:
            self.unread.append((line, Message("script-line-name-twice", (name, self.names[name].line))))
            return
        self.names[name] = FileName(line, _without_names(_on_one_line(text), self.names))

    def _add_card(self, line: int, number: str, sign: str, text: str) -> None:
        if self._is_of_a_set and set_of(number) != self.stem:
            self.unread.append((line, Message("script-line-set", (number, f"{set_of(number)}.txt"))))
            return
        mistake = None
        first = self.lines.get(number)
        if first is not None:
            mistake = Message("script-line-twice", (number, first.place, self.place(line)))
        elif not sign:
            mistake = Message("script-line-colon", (number,))
        print_of = ""
        if sign == "=":
            print_of = text if _NUMBER.fullmatch(text) else _on_one_line(text)
        if sign == "=" and not _NUMBER.fullmatch(print_of):
            mistake = mistake or Message("script-line-print", (number, _shown(print_of)))
        self.lines[number] = ScriptLine(self, line, number, "" if print_of else text, print_of, mistake)


def may_have(stem: str, set_name: str) -> bool:
    """Whether a file of this name may have cards of a set: that set's file, or one that is not named as a set is."""
    return stem == set_name or not _SET.fullmatch(stem)


def set_of(number: str) -> str:
    """The set of a card, as files are named."""
    return number.partition("-")[0].lower()


def _paragraphs(text: str) -> Iterator[tuple[int, str]]:
    """What begins at the beginning of a line, with the indented lines that continue it; each with its line, from 1. A
    comment or an empty line between them is left empty, so that lines can still be counted."""
    begin, rows = 0, list[str]()
    for number, row in enumerate(text.split("\n"), 1):
        if not row.strip() or row.lstrip().startswith("#"):
            continue
        if row[0] in " \t" and rows and not _CARD.match(row):
            rows += [""] * (number - begin - len(rows))
            rows.append(row)
            continue
        if rows:
            yield begin, "\n".join(rows)
        begin, rows = number, [row.strip()]
    if rows:
        yield begin, "\n".join(rows)


def _without_names(text: str, names: Mapping[str, FileName]) -> str:
    """A text with what names stand for in their place."""
    if not any(name in text for name in names):
        return text
    return _PART.sub(lambda part: names[part[0]].text if part[0] in names else part[0], text)


def _on_one_line(text: str) -> str:
    """A text without comments and line breaks."""
    return " ".join(_COMMENT.sub(r"\1", text).split())


def _shown(text: str) -> str:
    """The beginning of a line as a sentence shows it."""
    line = " ".join(text.encode("utf-8", "replace").decode().split())
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"

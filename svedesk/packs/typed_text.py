"""The rules text of an own card as it stands beside its script: what is typed in it becomes script, and what can't be
read stays text, to be resolved by hand."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

from svedesk.engine.facts import Facts
from svedesk.engine.game_scripts import GameScripts, LineReading, ScriptPiece, TextReader, UnreadWords
from svedesk.engine.script import Lang
from svedesk.packs.draft import CardDraft

KEPT = 2_000
"""How many lines that were read are kept."""
_SPACE = " \t"

_Rows = tuple[str, ...]


class ManualRow(NamedTuple):
    """A row that is resolved by hand, in English and Japanese; "" where it is not told in that language."""

    en: str = ""
    ja: str = ""

    def row_in(self, lang: Lang) -> str:
        """The row in a language; in the other one where it is told in that only."""
        return (self.ja or self.en) if lang == "ja" else (self.en or self.ja)

    def with_row(self, row: str, lang: Lang) -> ManualRow:
        """With other words in a language."""
        return self._replace(ja=row) if lang == "ja" else self._replace(en=row)


class RulesText(NamedTuple):
    """What a card says: the pieces of its script in their order, and the rows that are resolved by hand."""

    pieces: tuple[ScriptPiece, ...]
    manual: tuple[ManualRow, ...]

    def shown(self, lang: Lang) -> str:
        """The text in a language, one ability a line."""
        return "\n".join(self._lines(lang))

    def _lines(self, lang: Lang) -> Iterator[str]:
        by_hand = [row.row_in(lang) for row in self.manual]
        if not any(piece.is_manual for piece in self.pieces):
            yield from by_hand
        for piece in self.pieces:
            if piece.text(lang):
                yield piece.text(lang)
            if piece.is_manual:
                yield from by_hand


class UnreadPart(NamedTuple):
    """A part of a typed text that is resolved by hand, and where it begins, in characters."""

    begin: int
    text: str


class Retyped(NamedTuple):
    """What a typed text makes of a card: its script, what is left to the hand of its text in both languages, and which
    parts these are in the text that was typed."""

    script: str
    text: str
    text_ja: str
    unread: tuple[UnreadPart, ...] = ()


class LinesRead:
    """The lines that were read so far with one reader. `words` are those of scripts that were shown: what says the same
    again means the same."""

    def __init__(self, scripts: GameScripts, reader: TextReader) -> None:
        self.scripts, self.reader = scripts, reader
        self.words: dict[tuple[str, Lang, _Rows], str] = {}
        self._read: dict[tuple[Facts, str, Lang], tuple[LineReading, ...]] = {}
        self._unread: dict[tuple[Facts, str, Lang], tuple[UnreadWords | None]] = {}

    def read(self, facts: Facts, part: str, lang: Lang) -> tuple[LineReading, ...]:
        """What a part of a text says."""
        key = (facts, part, lang)
        if (known := self._read.get(key)) is not None:
            return known
        if len(self._read) >= KEPT:
            self._read.clear()
        reading = self._read[key] = self.reader.read(facts, part, lang)
        return reading

    def unread(self, facts: Facts, part: str, lang: Lang) -> UnreadWords | None:
        """What keeps a part from being read."""
        key = (facts, part, lang)
        if (known := self._unread.get(key)) is not None:
            return known[0]
        if len(self._unread) >= KEPT:
            self._unread.clear()
        unread = self.reader.unread(facts, part, lang)
        self._unread[key] = (unread,)
        return unread


class CardRulesText:
    """The rules text of one card, and what becomes of the card when it is typed."""

    def __init__(self, draft: CardDraft, facts: Facts, lines: LinesRead) -> None:
        """`facts` are those to read it with, finished or not."""
        self._draft, self._facts, self._lines, self._scripts = draft, facts, lines, lines.scripts
        self.rules = self._rules()

    @property
    def stands(self) -> bool:
        """Whether the script can be read, so that text may be typed in its place."""
        return self.rules is not None

    @property
    def has_manual_lines(self) -> bool:
        """Whether some of it is resolved by hand."""
        return self.rules is not None and bool(self.rules.manual)

    def tells(self, lang: Lang) -> bool:
        """Whether a line that is resolved by hand is told in a language."""
        return self.rules is not None and any(row.ja if lang == "ja" else row.en for row in self.rules.manual)

    def shown(self, lang: Lang) -> str:
        """The text in a language; "" for a script that can't be read."""
        return self.rules.shown(lang) if self.rules is not None else ""

    def unread(self, part: UnreadPart, lang: Lang) -> UnreadWords | None:
        """What keeps a part from being read, with places in the text it is of. Takes a while: to be asked only of what
        is not read, when nobody is typing."""
        even, places = _evened(part.text)
        unread = self._lines.unread(self._facts, even, lang)
        if unread is None:
            return None
        begin, behind = places[unread.begin], places[min(unread.begin + unread.instead, unread.end)]
        return unread._replace(begin=part.begin + begin, end=part.begin + places[unread.end], instead=behind - begin)

    def retyped(self, text: str, lang: Lang) -> Retyped:
        """What a text makes of the card that is typed in a language in place of its own. What stands there as before
        keeps its piece of the script as it is written; a script that can't be read stays as it is. The first text takes
        half a second, later ones a few milliseconds a line."""
        rules, draft = self.rules, self._draft
        if rules is None:
            return Retyped(draft.script, draft.text, draft.text_ja)
        parts = self._lines.reader.parts(text)
        rows = [_rows(part) for part in parts]
        left = self._by_first_row(rules, lang)
        script, by_hand, unread = list[str](), list[_PlacedRow](), list[UnreadPart]()
        begins = _begins(parts)
        above = [sum(map(len, rows[:place])) for place in range(len(rows) + 1)]
        place, manual_at = 0, -1
        while place < len(parts):
            if (before := _same_piece(left, rows, place)) is not None:
                script.append(before.piece.script)
                place += before.parts
                continue
            if rows[place]:
                scripts, rest = self._read(parts[place], rows[place], lang)
                script += scripts
                if rest:
                    manual_at = len(script) if manual_at < 0 else manual_at
                    by_hand += (_PlacedRow(row, at, above[-1] - at) for at, row in enumerate(rest, above[place]))
                    unread.append(UnreadPart(begins[place], parts[place]))
            place += 1
        unused = [shown.piece for pieces in left.values() for shown in pieces]
        script = [self._as_written(piece, unused) for piece in script]
        manual = _paired(rules, by_hand, lang)
        return self._made(rules, script, manual, manual_at)._replace(unread=tuple(unread))

    # -- the card as it is --------------------------------------------------------------------------------------------

    def _rules(self) -> RulesText | None:
        draft = self._draft
        pairs = zip_longest(draft.text.split("\n"), draft.text_ja.split("\n"), fillvalue="")
        rows = tuple(ManualRow(en.strip(), ja.strip()) for en, ja in pairs if en.strip() or ja.strip())
        if not draft.script.strip():
            return RulesText((), rows)
        pieces = self._scripts.pieces(self._facts, draft.script)
        if pieces is None:
            return None
        for piece in pieces:
            for lang in ("en", "ja"):
                self._lines.words[self._facts.kind, lang, _rows(piece.text(lang))] = piece.script.strip()
        return RulesText(pieces, rows if any(piece.is_manual for piece in pieces) else ())

    def _by_first_row(self, rules: RulesText, lang: Lang) -> dict[str, list[_ShownPiece]]:
        pieces: dict[str, list[_ShownPiece]] = defaultdict(list)
        for piece in rules.pieces:
            if rows := _rows(piece.text(lang)):
                pieces[rows[0]].append(_ShownPiece(piece, rows))
        return pieces

    # -- the card as it becomes ---------------------------------------------------------------------------------------

    def _read(self, part: str, rows: _Rows, lang: Lang) -> tuple[list[str], list[str]]:
        """The scripts of a part, and the rows of it that have none."""
        known = self._lines.words.get((self._facts.kind, lang, rows))
        if known is not None:
            return [known], []
        readings = self._lines.read(self._facts, _evened(part)[0], lang)
        scripts = [line.script for line in readings if line.is_read and line.script and not line.is_wrong]
        if len(scripts) == len(readings) and readings:
            return scripts, []
        if not scripts:
            return [], list(rows)
        unread = (line for line in readings if not line.is_read or not line.script or line.is_wrong)
        return scripts, [row for line in unread for row in _rows(line.text)]

    def _as_written(self, script: str, unused: list[ScriptPiece]) -> str:
        """A piece as it is written already where it says the same in other words."""
        made = self._scripts.pieces(self._facts, script) if unused else None
        for piece in unused:
            if made is not None and [(line.en, line.ja) for line in made] == [(piece.en, piece.ja)]:
                unused.remove(piece)
                return piece.script
        return script

    def _made(self, rules: RulesText, script: list[str], manual: tuple[ManualRow, ...], at: int) -> Retyped:
        comments = [piece.script for piece in rules.pieces if _is_comment(piece)]
        if manual and (script or comments) and self._scripts.manual_text:
            word = next((piece.script for piece in rules.pieces if piece.is_manual), self._scripts.manual_text)
            script.insert(at, word)
        pieces = [*script, *comments]
        unchanged = pieces == [piece.script for piece in rules.pieces if piece.script.strip()]
        written = self._draft.script if unchanged else self._scripts.joined(pieces)
        if not manual and not rules.manual:
            return Retyped(written, self._draft.text, self._draft.text_ja)  # a text that its script replaces stays
        english, japanese = ("\n".join(row).rstrip("\n") for row in zip(*manual, strict=True)) if manual else ("", "")
        return Retyped(written, english, japanese)


def _rows(text: str) -> _Rows:
    return tuple(row.strip() for row in text.split("\n") if row.strip())


def _evened(text: str) -> tuple[str, list[int]]:
    """A text with one space where several stand, and where each of its characters, and its end, stands in the other."""
    places = [at for at, letter in enumerate(text) if not (letter in _SPACE and text[at - 1 : at] in (" ", "\t"))]
    return "".join(" " if text[at] in _SPACE else text[at] for at in places), [*places, len(text)]


def _begins(parts: tuple[str, ...]) -> list[int]:
    """Where each part begins in the text."""
    begins, at = list[int](), 0
    for part in parts:
        begins.append(at)
        at += len(part) + 1
    return begins


class _ShownPiece(NamedTuple):
    """A piece with the rows it is shown as, and how many parts of a text these are."""

    piece: ScriptPiece
    rows: _Rows
    parts: int = 1


def _same_piece(left: dict[str, list[_ShownPiece]], rows: list[_Rows], place: int) -> _ShownPiece | None:
    """The piece whose rows stand at a place as they were shown; it is taken out."""
    for shown in left.get(rows[place][0], ()) if rows[place] else ():
        here, end = rows[place], place + 1
        while len(here) < len(shown.rows) and end < len(rows):
            here, end = here + rows[end], end + 1
        if here == shown.rows:
            left[here[0]].remove(shown)
            return shown._replace(parts=end - place)
    return None


def _is_comment(piece: ScriptPiece) -> bool:
    return bool(piece.script.strip()) and not piece.is_manual and not piece.en and not piece.ja


class _PlacedRow(NamedTuple):
    """A row of a text, with how many rows are above it, and how many from it on."""

    text: str
    above: int
    below: int


def _paired(rules: RulesText, rows: list[_PlacedRow], lang: Lang) -> tuple[ManualRow, ...]:
    """The rows that are resolved by hand now: what stood there already keeps its other language, and so does what was
    written over at its place."""
    shown = _rows(rules.shown(lang))
    begin = next((at for at in range(len(shown)) if rules.manual and shown[at] == rules.manual[0].row_in(lang)), 0)
    left = dict(enumerate(rules.manual, begin))
    paired: list[ManualRow | None] = []
    for row in rows:
        same = next((place for place, line in left.items() if line.row_in(lang) == row.text), None)
        paired.append(left.pop(same) if same is not None else None)
    for at, row in enumerate(rows):
        if paired[at] is None:
            before = left.pop(row.above, None) or left.pop(len(shown) - row.below, None)
            paired[at] = (before or ManualRow()).with_row(row.text, lang)
    return tuple(row for row in paired if row is not None)

"""Lines of a list that are written alike: where in them the card stands, and which of their numbers counts copies.

Of a line alone nobody can tell what its numbers are; of all lines written as it is, the cards tell: a number that is
the cost of every card is no count, nor is one that only says the row.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from svedesk.cards.library import Library, letters
from svedesk.decks.list_lines import EVOLVED_MARK, CardLine, Heading, Meaning, copies, meaning, plain_line
from svedesk.decks.matching import reading_of
from svedesk.engine.facts import Facts
from svedesk.engine.game import GameDecks

_LONGEST, _LONGEST_NAME, _MOST_LINES = 200, 70, 200
"""Characters of a line, and of a name in it, and lines, in which cards are looked for."""
_LEAST_ALIKE = 3
"""Lines that are written alike from which on words before the card are believed to say nothing."""
_MOST_COPIES = 20
_UNSEEN = re.compile("[\U0001f000-\U0001faff\u2600-\u2604\u2607-\u27bf\ufe0f\u20e3]+")
_PIECES = re.compile(r"\d+|[A-Za-z]+|[ァ-ヺー]+|[ぁ-ん]+|[一-龠々]+|[^\W\d_]+|\S")
_WORDS = {
    ":one:": 1,
    ":two:": 2,
    ":three:": 3,
    ":four:": 4,
    **dict(zip("一二三四壱弐参", (1, 2, 3, 4, 1, 2, 3), strict=True)),
}
_ROMAN = {"I": 1, "II": 2, "III": 3, "IV": 4}
_NUMERAL = (
    r"(?P<compound>\d+(?:[:/.\-]\d+)+(?<!\.0)(?<!\.00))|(?P<digits>\d{1,3})(?:\.00?)?(?!\d)"
    r"|(?P<word>:(?:one|two|three|four):|[一二三四壱弐参])|(?P<roman>(?-i:(?<![A-Za-z])(?:IV|I{1,3})(?![A-Za-wyz])))"
)
_AROUND = r"\s\"'()\[\]{}<>《》「」『』【】・.…,:;=|@→~#+*/\-"
_UNIT = r"(?P<unit>[x×✕](?![A-Za-z])|枚の?|cop(?:y|ies)(?:\s+of)?|cards?|pcs?|pieces?|ea|pp|コスト|cost|mana|マナ)?"
_LABEL = r"(?:(?P<label>count|qty|quantity|copies|amount|枚数|数量)[\"']?\s*[:=]\s*[\"']?)?"
_TIMES = r"(?P<times>[x×✕*@]\s?)?"
_BEFORE = re.compile(rf"(?<![A-Za-z\d])(?<!\d[:/.\-]){_TIMES}(?:{_NUMERAL})\s?{_UNIT}[{_AROUND}]*$", re.IGNORECASE)
_AFTER = re.compile(rf"[{_AROUND}]*?{_LABEL}[{_AROUND}]*?{_TIMES}(?:{_NUMERAL})\s?{_UNIT}(?![A-Za-z\d])", re.IGNORECASE)
_TALLY = re.compile(r"[\s:：]*(?P<tally>([|★☆○●◯■])\2*)\s*$")
_FREE_NUMBER = re.compile(r"(?<![A-Za-z\d:/.\-])\d{1,2}(?![A-Za-z\d:/.\-])")
_BARE = re.compile(r"^[\W_]+$|\s+$")
_COSTS = ("pp", "コスト", "cost", "mana", "マナ")
_TAKEN_OUT = re.compile(
    r"(?<![a-z])(?:in|out|cut|cuts|minus|removed?|without|swap|vs)(?![a-z])|抜|減|外|入れ|-\d", re.IGNORECASE
)
"""Before a card, it is none of the deck, or not only."""


class _Numeral(NamedTuple):
    """A number beside a card, and whether it says itself that it counts copies (True) or does not (False)."""

    value: int
    pair: tuple[int, ...] = ()
    counts: bool | None = None


class _Written(NamedTuple):
    """A line: the cards it may mean, the words that say so, the numbers beside them from near to far, before and
    after; how it is written; what stands before all that; and the other numbers in it."""

    cards: tuple[Facts, ...]
    what: str
    numerals: tuple[_Numeral, ...]
    form: str
    prefix: str
    more: tuple[int, ...]


class _Alike(NamedTuple):
    """What the numbers of lines that are written alike are: the place of the one that counts copies, None where none of
    them or nobody knows which; whether all others are known to be something else."""

    counts: int | None
    sure: bool


def with_counts(
    lines: Sequence[str],
    rows: Sequence[Meaning],
    library: Library,
    rules: GameDecks,
) -> list[Meaning]:
    """What lines say, those set right whose numbers say something else where the lines written like them are seen.
    A line with a number that nobody can explain and no count is no card until a person says so."""
    wanted = [at for at, row in enumerate(rows) if isinstance(row, CardLine)][:_MOST_LINES]
    written = {at: line for at in wanted if (line := _written(lines[at], library))}
    groups: dict[str, list[_Written]] = {}
    for line in written.values():
        groups.setdefault(line.form, []).append(line)
    alike = {form: _alike(group) for form, group in groups.items()}
    prefixes = {_form_of(group[0].prefix) for group in groups.values() if len(group) >= _LEAST_ALIKE} - {""}

    def set_right(at: int, row: Meaning) -> Meaning:
        if not isinstance(row, CardLine):
            return row
        if at in written:
            reading, cards = reading_of(row, None, library, rules)
            return _set_right(row, written[at], alike[written[at].form], reading.count if cards else None)
        return next(
            (what for rest in _without(lines[at], prefixes) if isinstance(what := meaning(rest, rules), Heading)), row
        )

    return [set_right(at, row) for at, row in enumerate(rows)]


def _form_of(text: str) -> str:
    return re.sub(r"\d+", "0", text)


def _without(line: str, prefixes: Iterable[str]) -> Iterator[str]:
    """What a line says behind words that stand before cards, too: a time and who wrote it."""
    text = plain_line(line)
    for prefix in prefixes:
        form = re.sub(r"(\\ )+", r"\\s+", re.escape(prefix)).replace("0", r"\d+")
        if match := re.match(form, text):
            yield text[match.end() :]


def _set_right(row: CardLine, line: _Written, alike: _Alike, count: int | None) -> CardLine:
    """The line of a card, of which it says so many by itself, None where it says no card by itself."""
    if alike.counts is not None and 0 < (counted := line.numerals[alike.counts].value) <= _MOST_COPIES:
        if count != counted and not _TAKEN_OUT.search(line.prefix):
            return copies(counted, line.what, row.section)
        return row
    numbers = (*line.more, *(numeral.value for numeral in line.numerals))
    if count == 1 and 1 not in numbers and (line.more or not alike.sure):
        return CardLine(1, f"{line.cards[0].number} (count: ?)", section=row.section)
    return row


def _alike(lines: Sequence[_Written]) -> _Alike:
    columns = list(zip(*(line.numerals for line in lines), strict=True))
    cards = [line.cards for line in lines]
    marked = [at for at, column in enumerate(columns) if all(numeral.counts for numeral in column)]
    if len(marked) == 1:
        return _Alike(marked[0] if len(lines) >= _LEAST_ALIKE or not lines[0].prefix else None, sure=True)
    left = [at for at, column in enumerate(columns) if not _explained(column, cards)]
    plain = [at for at in left if not any(numeral.pair for numeral in columns[at])] or left
    if not left:
        return _Alike(None, sure=True)
    if len(plain) == 1 and (len(lines) >= _LEAST_ALIKE or not (lines[0].prefix or len(columns) > 1)):
        return _Alike(plain[0], sure=True)
    return _Alike(None, sure=False)


def _explained(column: Sequence[_Numeral], cards: Sequence[tuple[Facts, ...]]) -> bool:
    """Whether the numbers that stand at one place are known to be no copies."""
    if any(numeral.counts is False for numeral in column):
        return True
    if len(column) < _LEAST_ALIKE:
        return False
    values = [numeral.value for numeral in column]
    pairs = [numeral.pair for numeral in column]
    if all(pairs):
        stats = [{(card.attack, card.defense) for card in prints} for prints in cards]
        if all(pair in known for pair, known in zip(pairs, stats, strict=True)):
            return True
        return any(len({*pair}) > 1 for pair in pairs)  # 1/3 may be one of three, or three of which one is there
    if len({*values}) < 2:
        return False
    rows = all(after == before + 1 for before, after in pairwise(values))
    facts: Iterable[Callable[[Facts], int]] = (
        *(lambda card: card.cost or 0, lambda card: card.attack or 0, lambda card: card.defense or 0, _place),
    )
    return rows or any(
        all(any(fact(card) == value for card in prints) for value, prints in zip(values, cards, strict=True))
        for fact in facts
    )


def _place(card: Facts) -> int:
    """The number of a card within its set."""
    digits = re.sub(r"\D", "", card.number.rpartition("-")[2])
    return int(digits) if digits else 0


# -- one line ----------------------------------------------------------------------------------------------------------


def _written(line: str, library: Library) -> _Written | None:
    """A line with one card in it; None of any other."""
    text = plain_line(_UNSEEN.sub("", line[:_LONGEST]))
    spans = list(_cards_in(text, library))
    if not spans:
        return None
    first, last = min(span[0] for span in spans), max(span[1] for span in spans)
    cards = spans[0][2]
    for *_, others in spans[1:]:
        cards = tuple(card for card in cards if card in others) or tuple(card for card in others if card in cards)
    if not cards:
        return None
    mark = EVOLVED_MARK.match(text, last)
    last = mark.end() if mark else last
    before, ahead = _numbers_before(text[:first])
    behind, after = _numbers_after(text[last:])
    shape = f"{_form_of(before)}\0{len(ahead)}\0{len(behind)}\0{[bool(n.pair) for n in (*ahead, *behind)]}"
    between = "".join(
        at if not any(start <= i < end for start, end, _ in spans) else " " for i, at in enumerate(text[:last])
    )
    more = tuple(map(int, _FREE_NUMBER.findall(f"{before} {between[first:]} {after}")))
    return _Written(cards, text[first:last], (*ahead, *behind), shape, _BARE.sub("", before), more)


def _cards_in(text: str, library: Library) -> Iterator[tuple[int, int, tuple[Facts, ...]]]:
    """The longest names and numbers in a text that are of cards, each with where it stands."""
    pieces = [match.span() for match in _PIECES.finditer(text)]
    words = [at for at, (start, _) in enumerate(pieces) if text[start].isalnum()]
    spans = sorted(
        (
            (pieces[first][0], pieces[last][1])
            for at, first in enumerate(words)
            for last in words[at:]
            if 1 < pieces[last][1] - pieces[first][0] <= _LONGEST_NAME
        ),
        key=lambda span: span[0] - span[1],
    )
    taken: list[tuple[int, int]] = []
    for start, end in spans:
        what = text[start:end]
        if any(start < other_end and end > other_start for other_start, other_end in taken):
            continue
        if what.isdigit() or len(letters(what)) < 2 or _is_cut(text, start, end):
            continue
        if cards := library.find(what):
            taken.append((start, end))
            yield start, end, cards


def _is_cut(text: str, start: int, end: int) -> bool:
    """Whether a part of a text ends within a word; a count may stand tight before a name or behind it."""
    before, first, last, after = text[start - 1 : start], text[start], text[end - 1], text[end : end + 1]
    starts_within = (before + first).isascii() and before.isalpha() and first.isalnum()
    ends_within = (
        (last + after).isascii() and last.isalnum() and after.isalnum() and not (last.isalpha() and after.isdigit())
    )
    return starts_within or ends_within


def _numbers_before(text: str) -> tuple[str, list[_Numeral]]:
    """The numbers at the end of a text, from its end, and what stands before them."""
    numerals: list[_Numeral] = []
    while (match := _BEFORE.search(text)) and match["compound"] is None:
        numerals.append(_numeral(match))
        text = text[: match.start()]
    return text, numerals


def _numbers_after(text: str) -> tuple[list[_Numeral], str]:
    """The numbers a text begins with, and what stands after them."""
    if tally := _TALLY.match(text):
        return [_Numeral(len(tally["tally"]))], ""
    numerals: list[_Numeral] = []
    while match := _AFTER.match(text):
        numerals.append(_numeral(match))
        text = text[match.end() :]
    return numerals, text


def _numeral(match: re.Match[str]) -> _Numeral:
    named: Mapping[str, str | None] = match.groupdict()
    unit = (named["unit"] or "").casefold()
    counts = False if unit in _COSTS else True if unit or named["times"] or named.get("label") else None
    if compound := named["compound"]:
        parts = re.findall(r"\d+", compound)
        pair = tuple(int(part[:4]) for part in parts) if compound.count("/") == 1 == len(parts) - 1 else ()
        return _Numeral(pair[0] if pair else 0, pair, counts if pair else False)
    if digits := named["digits"]:
        return _Numeral(int(digits), (), counts)
    word = named["word"]
    return _Numeral(_WORDS[word.casefold()] if word else _ROMAN[str(named["roman"]).upper()], (), counts)

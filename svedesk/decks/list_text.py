"""Text as it was copied (from a chat, a page, a table) as lines of a list, a card on each.

Where several lines say one card, the last of them becomes its line and the others say nothing, so that lines keep their
places; a line with several cards becomes several.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from svedesk.cards.spelling import collector_number, number_in_address, numbers_in
from svedesk.decks.list_table import is_header_line, is_table_row, list_of_table
from svedesk.decks.model import section_called
from svedesk.engine.game import GameDecks

LONGEST_ROW = 1_000
"""Characters of a line in which is looked for several cards."""
_NOTHING = "#"
"""A line that says nothing."""
_MOST_IN_A_CELL = 6
"""Lines of one cell of a sheet."""
_ENTITY = re.compile(r"&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,5}|#x[0-9a-f]{1,4});", re.IGNORECASE)
_CHAT = re.compile(
    r"\s*(?:>\s?)*(?:\[\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\s?[AP]M)?\]|\d{1,2}:\d\d(?::\d\d)?(?:\s?[AP]M)?(?=\s))"
    r"\s*(?:<?[^\s:>\d][^:>]{0,30}[:>])?\s*(?=\S)",
    re.IGNORECASE,
)
"""When somebody said it, and who."""
_QUOTED = re.compile(r"^\s*>(?=[\s>\d*])[>\s]*")
_TASK = re.compile(r"\s*[-*+]\s+\[[ xX]?\]\s+")
_UNSEEN = re.compile("[\u200b-\u200d\u2060\ufeff]")
_ADDRESS = re.compile(r"https?://[^\s()\[\]]+\.(?:png|jpe?g|webp)(?=[\s)\]?]|$)(?:\?\S*)?", re.IGNORECASE)
_LINK = re.compile(r"!?\[([^\[\]]{1,200})\]\(<?(?:https?:|/)[^()\s]*(?:\([^()\s]*\)[^()\s]*)*>?(?:\s+\"[^\"]*\")?\)")
_WIKI_LINK = re.compile(r"\[\[(?:[^\[\]|]{1,200}\|)?([^\[\]|]{1,200})\]\]")
_PAIRED = re.compile(r"`([^`]+)`|\*\*([^*]+)\*\*|__([^_]+)__|^\s*\|\|([^|]+)\|\|\s*$")
_COLOURED = re.compile(r"\s+\^[^^]*\^\s*$")
_WRITTEN = (
    (
        re.compile(r"(\([A-Za-z0-9]{2,6}\)\s+\d{1,3}[a-z]?)(?:\s+\*[A-Z]\*)?\s+\[[^\[\]]*\]\s*$"),
        r"\1",
    ),  # (SD01) 1 [Ramp]
    (re.compile(r"^((?:SB:)?\s*\d{1,2}\s+)\[([A-Z0-9]{2,6}):(\w{1,4})\]\s*(.+)$"), r"\1\4 (\2) \3"),  # 3 [SD01:1] Name
    (re.compile(r"^(\d{1,2}\s+[^|]+)\|([A-Z0-9]{2,6})(?:\|\d{1,2})?$"), r"\1 (\2)"),  # 3 Name|SD01|1
    (re.compile(r"^\s*-\s+(?:name|card|number|id|code)\s*:\s*[\"']?(.+?)[\"']?\s*$", re.IGNORECASE), r"\1"),  # YAML
    (re.compile(r"^\s{2,}(?:name|card|number|id|code)\s*:\s*[\"']?(.+?)[\"']?\s*$", re.IGNORECASE), r"\1"),
    (re.compile(r"\{\{[^{}|]*\|([^{}|]*)(?:\|[^{}]*)?\}\}"), r"\1"),  # a template of a wiki: {{Card|Name}}
    (re.compile(r"^\s*\|\s*(?:deck ?)?name\s*=\s*(\S.*)$", re.IGNORECASE), r"Name: \1"),
    (re.compile(r"^\s*\|\s*([^|=]{1,30}?)\s*=\s*$"), r"\1"),
    (re.compile(r"^\s*(?:\{\{[^{}|]*|\}\}|@@ .*|(?:diff|index|---|\+\+\+) \S.*)\s*$"), _NOTHING),
)
"""How programs write a card, and how lists do."""
_JAPANESE = "ぁ-んァ-ヶ一-龠々ー・、。!！?？★☆"
_BEHIND = r"(?:\s[x×]?\s?\d{1,2}枚?)?"
_AROUND = (
    (re.compile(r"^\s*insert\s+into\b.*\bvalues\s*(?=\(|$)", re.IGNORECASE), ""),  # SQL
    (re.compile(r"^\s*[(\[]\s*(['\"])(.+)\1\s*,\s*(\d{1,2})\s*[)\]]\s*[,;]?\s*$"), r"\3 \2"),  # ('NUMBER', 3),
    (re.compile(r"^\s*![a-z]{1,12}\s*(?:->|[:=])?\s*(?=\S)"), ""),  # !deck -> (a bot's answer)
    (re.compile(r"^[\U0001F000-\U0001FAFF\u26A0-\u26FF\u2728\u2705\u2764\uFE0F\s]+(?=\S)"), ""),
    (re.compile(r"[\U0001F000-\U0001FAFF\u26A0-\u26FF\u2728\u2705\u2764\uFE0F\s]+$"), ""),  # emoji
    (re.compile(r"\[/?(?:b|i|u|s|list|\*|card|size|color|url|quote|spoiler|center)(?:=[^\[\]]*)?\]"), ""),  # BBCode
    (re.compile(r"(?<=\S)\s+(?:[$€£¥￥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:円|[€£]|USD|EUR|JPY))\s*$"), ""),  # a price
    (re.compile(r"^(.*[^\d\s].*\s\d{1,2})\s*(?:pcs?|pieces?|ea|copies|copy)\.?\s*$", re.IGNORECASE), r"\1"),
    (re.compile(r"<ref\b[^>]*>.*?</ref>|<br\s*/?>", re.IGNORECASE), ""),
    (re.compile(r"^\s*\+(?=[^\s+\d-]|\d{1,2}[\sx×])"), ""),  # +3 Name
    (re.compile(r"^\s*#(?=[A-Za-z]{1,6}\d*[a-z]?-[A-Za-z]*\d)"), ""),  # #SD01-001
    (re.compile(rf"^(.*[A-Za-z].*?)\s+[/／]\s+[{_JAPANESE}\s]+({_BEHIND})\s*$"), r"\1\2"),
    (re.compile(rf"^(.*[{_JAPANESE}].*?)\s+[/／]\s+[A-Za-z][^{_JAPANESE}\d]*({_BEHIND})\s*$"), r"\1\2"),
)
"""What people, shops and sites put around a card that says nothing of which and how many; of a name in two languages
one is enough."""
_LATEX_ROW = re.compile(r"\s*([^\\]*&[^\\]*?)\s*\\\\\s*(?:\\hline)?\s*$")
_LATEX = re.compile(r"\s*\\(?:begin|end|hline|toprule|midrule|bottomrule|caption|centering)\b.*")
_ASIDE = re.compile(r"\s\|\|\s")
_ORDERED = re.compile(r"\s*(?P<place>\d{1,3})[.)]\s+(?P<rest>\D.*\d{1,2}\s*枚?\s*)$")
_CIRCLED = re.compile("[①-⑨]")
_KANJI_COUNT = re.compile(r"(?:^|(?<=[\s・×xX]))([一二三四])枚|([一二三四])枚(?=[\s）)]*$)")
_KANJI = {"一": 1, "二": 2, "三": 3, "四": 4}
_WORD_COUNT = re.compile(r"\s*(one|two|three|four)\s+(?:cop(?:y|ies)\s+(?:of\s+)?|x\s+)?(?=\S)", re.IGNORECASE)
_WORDS = {"one": 1, "two": 2, "three": 3, "four": 4}
_COUNT = r"(?:[x×✕*]\s*)?\d{1,2}\s*(?:[x×✕]|枚|cop(?:y|ies)|cards?)?"
_BARE_COUNT = re.compile(
    rf"\s*[(\[]?(?:(?:数量|枚数|qty|quantity|count|copies)\s*[:：=]?\s*)?(?P<count>{_COUNT})[)\]]?\s*", re.I
)
_MARKED = re.compile(r"[^\d\s]")
_DIGITS = re.compile(r"\d+")
_BEFORE_COUNT = re.compile(r"\s*[,;、，；/／|・＋+&]\s*(?=[(\[]?\d{1,2}\s*(?:[x×✕枚])?\s*[^\d\s,;/])")
_COUNTED_PIECE = re.compile(r"[(\[]?\d{1,2}[)\]]?(?:\s*[x×✕枚]\s*|\s+)\D.*", re.IGNORECASE)
_AFTER_COUNT = re.compile(r"(?<=\d)(枚|[x×✕])?[\s,;、，；/／|・＋+&]+(?=\S)|(?<=\d枚)(?=\S)")
_PIECE_COUNTED = re.compile(r".*[^\d\s].*?(?:[x×✕*]\s*\d{1,2}枚?|\d{1,2}枚)", re.IGNORECASE)
_NUMBER_COUNTED = re.compile(
    r"(?<![A-Za-z\d])([A-Za-z]{1,6}\d{1,3}[a-z]?[-_](?:[A-Za-z]{1,5})?\d{1,4}(?:EN)?[a-z]?)(?![A-Za-z\d])"
    r"(?:\s?[:x×*=]\s?(\d{1,2})(?!\d))?"
)
_SAYS_MORE = re.compile(r"[^\W\d_](?<!deck)(?!\w*=)|\d", re.IGNORECASE)
"""What numbers in a row may not have between them."""
_LABELLED = re.compile(r"\s*(?P<word>[^\d:：]{1,40}?)\s*(?:[:：]|\()\s*(?P<rest>\S.*)")


def lines_of(text: str, rules: GameDecks) -> tuple[str, ...]:
    """The lines of a list that a text makes for a game."""
    unescaped = _ENTITY.sub(lambda match: html.unescape(match[0]), text)
    rows = _whole_rows(_UNSEEN.sub("", unescaped).splitlines())
    lines = _with_digits(_without_places(list(_without_markup(_one_by_one(_taken_out(rows))))))
    listed = _tables(_list_tables(_wiki_tables(lines)), rules)
    return tuple(_joined([piece for line in listed for piece in _apart(line, rules)], rules))


def _without_markup(lines: Iterable[str]) -> Iterator[str]:
    """Lines without what messengers and sites put around them."""
    for line in lines:
        line = _CHAT.sub("", line, count=1)
        line = _QUOTED.sub("", line, count=1)
        line, before = _TASK.sub("", line, count=1), line
        for around, what_is_left in _AROUND:
            line = around.sub(what_is_left, line)
        if before.strip() and not line.strip():
            line = _NOTHING  # a blank line would part sections
        line = _COLOURED.sub("", _WIKI_LINK.sub(r"\1", _LINK.sub(_text_of_link, line)))
        line = _ADDRESS.sub(lambda match: number_in_address(match[0].partition("?")[0]) or match[0], line)
        line = _PAIRED.sub(lambda match: next(filter(None, match.groups())), line)
        for form, written in _WRITTEN:
            line = form.sub(written, line)
        line = _CIRCLED.sub(lambda match: f" {ord(match[0]) - ord('①') + 1} ", line)
        yield _KANJI_COUNT.sub(lambda match: f"{_KANJI[match[1] or match[2]]}枚", line)


def _text_of_link(link: re.Match[str]) -> str:
    """What a link is of, with the number that only its address says."""
    numbers = {*numbers_in(link[0])}
    return link[1] if len(numbers) != 1 or numbers_in(link[1]) else f"{link[1]} ({numbers.pop()})"


def _whole_rows(lines: Sequence[str]) -> Iterator[str]:
    """Lines, those of a row together whose quoted cell has several."""
    row: list[str] = []
    for line in lines:
        row.append(line)
        is_open = sum(part.count('"') for part in row) % 2 and row[0].count(',"') + row[0].count(';"') + row[0].count(
            '\t"'
        )
        if not is_open:
            yield " ".join(row)
            row = []
        elif len(row) > _MOST_IN_A_CELL:
            yield from row
            row = []
    yield from row


def _taken_out(lines: Iterable[str]) -> Iterator[str]:
    """Lines of what is changed in a list, said of those that take cards out: "-2 Goblin" is so below "+3 Treant"."""
    rows = list(lines)
    changes = any(re.match(r"\s*\+\d{1,2}[\sx]", line) for line in rows)
    for line in rows:
        yield f"out: {line}" if changes and re.match(r"\s*-\d{1,2}[\sx]", line) else line


def _list_tables(lines: Iterable[str]) -> Iterator[str]:
    """Tables that are lists of lists, as reStructuredText has them, as rows whose cells tabs part."""
    cells: list[str] | None = None
    for line in lines:
        plain = line.strip()
        if plain.startswith(".. list-table::"):
            cells = []
        elif cells is not None and plain.startswith("* - "):
            yield "\t".join(cells) or _NOTHING
            cells = [plain[4:]]
            continue
        elif cells is not None and plain.startswith("- "):
            cells.append(plain[2:])
        elif cells is None or (plain and not plain.startswith(":")):
            if cells:
                yield "\t".join(cells)
            cells = None
            yield line
            continue
        yield _NOTHING
    if cells:
        yield "\t".join(cells)


def _one_by_one(lines: Iterable[str]) -> Iterator[str]:
    """Lines without those of LaTeX that are no rows, and what two bars part as lines of their own."""
    for line in lines:
        row = _LATEX_ROW.match(line)
        if row or _LATEX.match(line):
            yield "\t".join(cell.strip() for cell in row[1].split("&")) if row else _NOTHING
        elif line.lstrip().startswith("|"):  # a row of a wiki
            yield line
        else:
            yield from _ASIDE.split(line)


def _without_places(lines: Sequence[str]) -> Sequence[str]:
    """Lines without their places in the list: "1) Goblin - 3" is so only where the next one is the second."""
    places = [int(match["place"]) if (match := _ORDERED.match(line)) else 0 for line in lines]
    numbered = [place for place in places if place]
    if len(numbered) < 2 or any(here not in (1, before + 1) for before, here in pairwise((0, *numbered))):
        return lines
    return [
        match["rest"] if place and (match := _ORDERED.match(line)) else line
        for place, line in zip(places, lines, strict=True)
    ]


def _with_digits(lines: Sequence[str]) -> Sequence[str]:
    """Lines whose counts are digits: "three Goblin" is so only where most lines begin like that, for names may."""
    full = [line for line in lines if line.strip()]
    if 2 * sum(bool(_WORD_COUNT.match(line)) for line in full) <= len(full):
        return lines
    return [_WORD_COUNT.sub(lambda match: f"{_WORDS[match[1].lower()]} ", line, count=1) for line in lines]


def _wiki_tables(lines: Iterable[str]) -> Iterator[str]:
    """Tables of wikis as rows whose cells tabs part."""
    cells: list[str] | None = None
    for line in lines:
        plain = line.strip()
        if plain.startswith("{|"):
            cells = []
            yield _NOTHING
        elif cells is None:
            yield line
        elif plain.startswith(("|-", "|}", "|+")):
            yield "\t".join(cells) if any(cells) else _NOTHING
            cells = None if plain.startswith("|}") else []
        elif plain[:1] in ("|", "!"):
            cells += [_styled.rpartition("|")[2].strip() for _styled in re.split(r"\|\||!!", plain[1:])]
            yield _NOTHING
        else:
            yield line
    if cells and any(cells):
        yield "\t".join(cells)


def _tables(lines: Iterable[str], rules: GameDecks) -> Iterator[str]:
    """The rows of tables as lines with a card on each."""
    block: list[str] = []
    for line in lines:
        if is_table_row(line):
            block.append(line)
            continue
        if is_header_line(line):
            line = _NOTHING
        yield from list_of_table(block, rules)
        block = []
        yield line
    yield from list_of_table(block, rules)


def _apart(line: str, rules: GameDecks) -> list[str]:
    """A line with several cards, as people type them in a row, as several lines."""
    label = _LABELLED.fullmatch(line) if len(line) <= LONGEST_ROW else None
    section = section_called(rules, label["word"].strip(" *#[]【】■")) if label else None
    if label and section:
        pieces = _pieces(label["rest"].strip(" )"))
        return [label["word"], *pieces] if len(pieces) > 1 else [line]
    return _pieces(line)


def _pieces(line: str) -> list[str]:
    counted = _NUMBER_COUNTED.findall(line)
    if len(counted) > 1 and not _SAYS_MORE.search(_NUMBER_COUNTED.sub("", line)):
        return [f"{copies or 1} {number}" for number, copies in counted]
    if len(line) > LONGEST_ROW:
        return [line]
    before = _BEFORE_COUNT.split(line)
    if len(before) > 1 and all(_COUNTED_PIECE.fullmatch(piece.strip()) for piece in before):
        return before
    after = [piece.strip() for piece in _AFTER_COUNT.sub(lambda match: f"{match[1] or ''}\n", line).split("\n")]
    if len(after) > 1 and all(_PIECE_COUNTED.fullmatch(piece) for piece in after):
        return after
    return [line]


# -- a card on several lines -------------------------------------------------------------------------------------------


def _joined(lines: Sequence[str], rules: GameDecks) -> Iterator[str]:
    """Lines of which some are only a count: it is one of the lines above it, or below where the counts come first."""
    counts = [match["count"] if (match := _BARE_COUNT.fullmatch(line)) else "" for line in lines]
    if any(_MARKED.search(count) for count in counts):  # then a number alone is something else: a cost
        counts = [count if _MARKED.search(count) else "" for count in counts]
    if not any(counts):
        yield from lines
        return
    first = next(at for at, count in enumerate(counts) if count)
    counts_first = not any(_is_part(line, rules) for line in lines[max(0, first - 1) : first])
    group: list[str] = []
    count = ""
    for line, bare in zip(lines, counts, strict=True):
        if bare and counts_first:
            yield from _card(group, count)
            group, count = [], bare
        elif bare:
            yield from _card(group, bare) if group else (line,)
            group = []
        elif _is_part(line, rules):
            group.append(line)
        else:
            yield from _card(group, count if counts_first else "")
            group, count = [], ""
            yield line
    yield from _card(group, count if counts_first else "")


def _is_part(line: str, rules: GameDecks) -> bool:
    """Whether a line may be a name or a number that has its count elsewhere."""
    plain = line.strip()
    if not plain or plain == _NOTHING or plain.startswith(("#", "//", "http")) or re.search(r"[:：]", plain):
        return False
    if _COUNTED_PIECE.fullmatch(plain) or _PIECE_COUNTED.fullmatch(plain) or re.search(r"\s\d{1,2}$", plain):
        return False
    word = re.sub(r"[\s(（]*\d*\s*(?:cards?|枚)?[)）]?$", "", plain.strip(" *#[]【】■<>＜＞"), flags=re.IGNORECASE)
    return section_called(rules, word) is None


def _card(group: Sequence[str], count: str) -> Iterator[str]:
    """The lines of one card, the last of them with its count; lines more than a name and a number stay as they are."""
    if not (count and group):
        yield from (count,) if count else group
        return
    numbers = [line for line in group[-4:] if collector_number(line.strip())]
    number = numbers[-1] if numbers else ""
    around = group.index(number) if number else 0
    named = [line for at, line in enumerate(group) if line != number and (not number or abs(at - around) == 1)]
    name = named[-1] if named else ""
    for line in group:
        yield _NOTHING if line in (number, name) else line
    times = _DIGITS.search(count)
    what = f"{name.strip()} ({number.strip()})" if name and number else (name or number).strip()
    yield f"{times[0] if times else 1}x {what}"

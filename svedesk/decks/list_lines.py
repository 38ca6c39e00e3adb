"""A line of a pasted deck list: how many of what. Whoever wrote it, in English or Japanese, in whatever order.

Nobody can tell from a line alone what it means ("Unit 3" may be three copies of one card or one copy of another), so it
is read in several ways; which of them is a card is for those to say who know the cards (`draft`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

from svedesk.cards.spelling import english_number
from svedesk.decks.model import MAYBE, SIDE, holds_one, section_called
from svedesk.engine.game import GameDecks

LONGEST = 300
"""Characters of a line that are read: names have at most 100."""

_KINDS = (
    "follower followers spell spells amulet amulets creature creatures card cards about metadata"
    " フォロワー スペル アミュレット クリーチャー 呪文 カード 概要"
)
"""Headings that tell nothing that the cards do not."""
_MARKS = r"\[\]#/=*_~■◆●▼▲◇□○★☆【】<>《》「」『』〈〉•・|:,;\-"
_HEADING = re.compile(
    rf"[{_MARKS}\s]*(?P<word>[^\d{_MARKS}()]+?)(?P<before>[{_MARKS}\s(]*)"
    rf"(?:(?:(?<=[\s(])(?:全|計))?(?P<total>\d{{1,4}})(?:\s?/\s?\d{{1,4}})?\s*(?P<unit>cards?|枚)?[\s)]*)?[{_MARKS}\s]*",
    re.IGNORECASE,
)
_COSTS = re.compile(
    rf"[{_MARKS}\s]*(?:cost|コスト)?\s*[:：]?\s*\d{{1,2}}\+?\s*(?:-?\s?(?:cost|drops?)s?|コスト)?"
    rf"[{_MARKS}\s(（]*(?:(?P<total>\d{{1,3}})\s*(?:cards?|枚)?[\s)）]*)?[{_MARKS}\s]*",
    re.IGNORECASE,
)
"""A heading above cards of one cost."""
_TITLE = re.compile(
    r"[#/;\s]*(?:name|title|deck name|deck|デッキ名|デッキ|名前)\s*(?:[:=]| -|(?<=名)\s|(?<=^name)\s)\s*(?P<name>\S.*)",
    re.IGNORECASE,
)
_LABEL = re.compile(r"(?P<word>[^\d:=]+?)\s*(?:[:=]| -)\s*(?P<rest>\S.*)")
_ABOUT_CARDS = re.compile(r"[^\d:]*[^\W\d][^\d:]*:[^\d:]*[^\W\d][^\d:]*")
_MOST_WORDS = 6
"""Words of a line that may stand above cards; more are a sentence."""
_FORMAT = re.compile(r"(?:format|フォーマット)\s*[:=]\s*(\S.*)", re.IGNORECASE)
_REMARK = re.compile(
    r"#|//|;|https?:|(?:exported|generated|copied|created)\s+(?:by|from|with|on|at)\s"
    r"|(?:class|craft|author|player|by|event|date|source|(?:deck ?)?code)\s*[:=]"
    r"|(?:クラス|作者|デッキコード)\s*[:=]"
    r"|(?:[^:]{1,40}\s-\s)?(?:(?:today|yesterday|今日|昨日)(?: at)?|\d{1,4}[/.]\d{1,2}[/.]\d{1,4},?)"
    r"\s*\d{1,2}:\d\d(?:\s?[ap]m)?$"
    r"|`{3,}|layout (?:main|sideboard):|[\s|:;,\-_=~+*┌┬┐├┼┤└┴┘─━═│┃]+$",
    re.IGNORECASE,
)
_TOTAL = re.compile(
    r"[(\[*\s]*(?:(?:deck\s+|grand\s+|sub-?\s?)?total|sum|小計|合計|総計|総枚数|計)(?:\s*(?:cards?|枚数))?[\s:=]*(?P<total>\d{1,4})\s*(?:cards?|枚)?[)\]*\s]*"
    r"|[(\[*\s]*(?P<alone>\d{1,4})\s+cards?(?:\s+(?:in\s+)?total)?[)\]*\s]*",
    re.IGNORECASE,
)

_COUNT = r"(?P<count>\d{1,2})"
_TIMES = "[x*×✕]"
_FORMS = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"[(\[]?{_COUNT}[)\]]?\s*(?:{_TIMES}|枚|[.):;,|\-])?\s+(?P<what>.+)",  # 3 Name, 3x Name, (3) Name, 3枚 Name
        rf"{_COUNT}\s*(?:{_TIMES}|枚|[;,|])\s*(?P<what>\S.*)",  # 3xName, 3枚名前, 3,Name
        rf"{_TIMES}\s*{_COUNT}\s+(?P<what>.+)",  # x3 Name
        rf"(?P<what>.+?)[\s,;:|\-]*{_TIMES}\s*{_COUNT}\s*枚?",  # Name x3, NUMBER x3
        rf"(?P<what>.+?)\s*[(\[]\s*{_TIMES}?\s*{_COUNT}\s*枚?\s*[)\]]",  # Name (3), Name (x3)
        rf"(?P<what>.+?)(?:\s|\s*[,;:=|]\s*|\s-\s){_COUNT}\s*枚?",  # NUMBER 3, Name 3枚, Name: 3, Name - 3
        rf"(?P<what>.+?)\s*{_COUNT}枚",  # 名前3枚
        rf"(?P<what>.+[)\]>】』」》])\s*{_COUNT}",  # 「名前」3
    )
)
_BULLET = re.compile(r"[•・·●■◆▪○◦★☆▶»>*\-]+\s*(?=\S)|\d{1,2}[.)]\s+(?=\(?\d)")
_AFTER = re.compile(r"\s+(?://|#|\*[A-Za-z]\*).*$")
_ABOUT = ("『』", "「」", "《》", "〈〉", "【】", '""', "''", "“”", "‘’", "()", "<>", "``", "**")
_NUMBER = re.compile(r"(?<![A-Za-z0-9-])[A-Za-z]+\d*[a-z]?-[A-Za-z]*\d+[A-Za-z]*")
_LAST_NUMBER = re.compile(r"[(\[<]\s*([A-Za-z0-9]+(?:-[A-Za-z0-9]+)+)\s*[)\]>]\s*$")
_SET_AND_PLACE = re.compile(
    r"\s*[(\[<](?P<set>[A-Za-z]{1,6}\d{0,3})[)\]>]\s*#?(?P<place>[A-Za-z]{0,3}\d{1,3}[A-Za-z]?)?\s*$"
    r"|\s(?P<bare>[A-Za-z]{2,5}\d\d)$"
)
_SET_BEFORE = re.compile(r"^[(\[<](?P<set>[A-Za-z]{1,6}\d{0,3})[)\]>]\s*(?=\S)")
_MARKED_EVOLVED = r"\s*[(\[<【]\s*(?:evolved?|evo|e|進化後?|エボル[ヴブ])\s*[)\]>】]|(?:\s+-)?\s+(?:evolved|進化後?)"
EVOLVED_MARK = re.compile(rf"(?:{_MARKED_EVOLVED})(?![A-Za-z])", re.IGNORECASE)
"""What says behind a name that the evolved card is meant."""
_EVOLVED = re.compile(rf"(?:{_MARKED_EVOLVED})\s*$|^(?:evolved|進化)\s+", re.IGNORECASE)
_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—―−", "-"))
_LONG_VOWEL = re.compile(r"(?<=[A-Za-z0-9])ー(?=[A-Za-z0-9])")


class Heading(NamedTuple):
    """What follows belongs to a section, or is of one card type ("" as section); `total` is how many cards it says
    there are."""

    section: str
    total: int | None = None


class Total(NamedTuple):
    """How many cards the list says it has up to here."""

    count: int  # type: ignore[assignment]  # a field, not tuple.count


class Title(NamedTuple):
    """What the deck is called."""

    name: str


class CardLine(NamedTuple):
    """So many of a card: `number` is its collector number and `set` and `place` its place in a set, "" where not said;
    `evolved` whether the line says that the evolved card is meant, `section` where it says that the card belongs.
    `others` is what else the line may mean."""

    count: int  # type: ignore[assignment]  # a field, not tuple.count
    name: str
    number: str = ""
    set: str = ""
    place: str = ""
    evolved: bool = False
    section: str | None = None
    others: tuple[CardLine, ...] = ()


class Built(NamedTuple):
    """What format the deck is built for, as the list says it."""

    form: str


class Nothing(NamedTuple):
    """A blank line, or a remark."""

    blank: bool


Meaning = Heading | Total | Title | Built | CardLine | Nothing


def meaning(line: str, rules: GameDecks) -> Meaning:
    """What a line of a list for a game says. Any line that is nothing else is a card."""
    text = plain_line(line[:LONGEST])
    if not text:
        return Nothing(blank=True)
    heading = _HEADING.fullmatch(text)
    word = heading["word"].strip().casefold() if heading else ""
    headed = section_called(rules, word)
    if heading and headed is not None:
        return Heading(headed, _total(heading))
    if heading and word in _KINDS.split():
        return Heading("", _total(heading))
    costs = _COSTS.fullmatch(text) if re.search("cost|drop|コスト", text, re.IGNORECASE) else None
    if costs:
        return Heading("", int(costs["total"]) if costs["total"] else None)
    total = _TOTAL.fullmatch(text)
    if total:
        return Total(int(total["total"] or total["alone"]))
    title = _TITLE.fullmatch(text)
    if title:
        return Title(title["name"].strip())
    form = _FORMAT.fullmatch(text)
    if form:
        return Built(re.sub(r"[\s-]+", "_", form[1].casefold()))
    if _REMARK.match(text):
        return Nothing(blank=False)
    label = _LABEL.fullmatch(text)
    section = section_called(rules, label["word"].strip()) if label else None
    if label and section:  # "Leader: Arisa"
        return _card(label["rest"], section)
    return _card(text)


def is_about_cards(line: str) -> bool:
    """Whether a line may be a heading with a colon in its middle: a few words without any number."""
    text = plain_line(line[:LONGEST])
    return bool(_ABOUT_CARDS.fullmatch(text)) and len(text.split()) <= _MOST_WORDS


def section_about(line: str, rules: GameDecks) -> str | None:
    """The section that such a heading names: before its colon any, elsewhere only what is beside all sections, as in
    "Flex: maybe these"; None for one that names none."""
    if not is_about_cards(line):
        return None
    text = plain_line(line[:LONGEST])
    words = re.findall(r"[^\s:()]+", text)
    phrases = (" ".join(words[at : at + many]) for many in (3, 2, 1) for at in range(len(words)))
    named = (section_called(rules, phrase) for phrase in phrases)
    before = section_called(rules, text.partition(":")[0].strip())
    if before in rules.sections and holds_one(rules, before):
        return None  # it is the card of that section, whoever knows it
    return before or next((section for section in named if section in (MAYBE, SIDE)), None)


def _total(heading: re.Match[str]) -> int | None:
    """How many cards a heading says there are; None for a number that may count decks: "Deck 2"."""
    number = heading["total"]
    sure = number and (heading["unit"] or heading["before"].strip() or len(number) > 1)
    return int(number) if sure else None


def copies(count: int, what: str, section: str | None = None) -> CardLine:
    """So many of a card that is told by its number or name alone, as files have it."""
    text = plain_line(what[:LONGEST])
    whole = CardLine(count, text, section=section)
    return _of_line(count, text, section)._replace(others=(whole,))


def in_english(line: CardLine) -> CardLine:
    """The line with its numbers those of the English edition, where it does not say which edition they are of."""
    number, name = english_number(line.number), english_number(line.name)
    place = f"{line.place}EN" if line.place else ""
    return line._replace(number=number, name=name, place=place, others=tuple(map(in_english, line.others)))


def counted(line: str) -> tuple[str, int]:
    """What a line tells that begins with a count, and how many of it; of any other line the whole, once: a name may end
    in a number."""
    match = _FORMS[0].fullmatch(line) or _FORMS[1].fullmatch(line)
    count = int(match["count"]) if match else 0
    return (match["what"].strip(), count) if match and count else (line, 1)


def plain_line(line: str) -> str:
    """A line without what only the eye sees: widths of letters and spaces, kinds of dashes."""
    text = unicodedata.normalize("NFKC", line).translate(_DASHES)
    return " ".join(_LONG_VOWEL.sub("-", text).split())


def _card(text: str, section: str | None = None) -> CardLine:
    """The likeliest reading first; the text as it stands, which may be a name whatever it looks like, among others."""
    readings = dict.fromkeys(reading for way in _ways(text) for reading in _readings(way, section))
    first, *others = readings
    return first._replace(others=(CardLine(1, text, section=section), *others))


def _ways(text: str) -> Iterator[str]:
    """The text without what lists put around their lines, then as it stands."""
    tidy = _BULLET.sub("", text, count=1) if _BULLET.match(text) else text
    if not _LAST_NUMBER.search(tidy):
        tidy = _AFTER.sub("", tidy)
    if tidy:
        yield tidy
    yield text


def _readings(text: str, section: str | None) -> Iterator[CardLine]:
    if _NUMBER.fullmatch(text):
        yield _of_line(1, text, section)
        return
    for form in _FORMS:
        match = form.fullmatch(text)
        what = match["what"].strip() if match else ""
        if match and not what.isdigit():
            yield _of_line(int(match["count"]), what, section)
            yield CardLine(int(match["count"]), what, section=section)
    yield _of_line(1, text, section)


def _of_line(count: int, what: str, section: str | None) -> CardLine:
    """How many are meant is known: what of."""
    evolved = bool(_EVOLVED.search(what))
    what = _bare(_EVOLVED.sub("", what))
    last = _LAST_NUMBER.search(what)
    number = last[1] if last else next(iter(_NUMBER.findall(what)), "")
    set_, place = "", ""
    at = None if number else _SET_AND_PLACE.search(what)
    if at and at.start():
        set_, place, what = (at["set"] or at["bare"]).upper(), at["place"] or "", what[: at.start()].strip()
    before = None if number or set_ else _SET_BEFORE.search(what)
    if before:
        set_, what = before["set"].upper(), what[before.end() :]
    if last:
        what = what[: last.start()]
    elif number:
        what = what.replace(number, " ", 1).strip(" ()[]<>:-,;|")
    evolved = evolved or bool(_EVOLVED.search(what))
    return CardLine(count, _bare(_EVOLVED.sub("", what)), number.upper(), set_, place, evolved, section)


def _bare(name: str) -> str:
    """A name without the quotes around it."""
    name = name.strip()
    while len(name) > 2 and name[0] + name[-1] in _ABOUT:
        name = name[1:-1].strip()
    return name

"""A line of a pasted deck list: how many of what. Whoever wrote it, in English or Japanese, in whatever order."""

from __future__ import annotations

import re
import unicodedata
from typing import Literal, NamedTuple

Section = Literal["leader", "main", "evolve"]

_HEADINGS: dict[str, Section] = {
    **dict.fromkeys(("leader", "leaders", "リーダー"), "leader"),
    **dict.fromkeys(("main", "main deck", "deck", "mainboard", "メイン", "メインデッキ", "デッキ"), "main"),
    **dict.fromkeys(
        ("evolve", "evolve deck", "evolution", "evolution deck", "side", "sideboard", "extra"),
        "evolve",
    ),
    **dict.fromkeys(("エボルヴ", "エボルヴデッキ", "進化", "進化デッキ"), "evolve"),
}
_HEADING = re.compile(r"[\[#/=*\-\s]*(?P<word>[^\d\[\]#/=*:()]+?)[:\s]*(\(?\d+\s*(cards?|枚)?\)?)?[\]:=*\-\s]*")
_TITLE = re.compile(r"(?:name|title|deck name|デッキ名|名前)\s*[:=]\s*(?P<name>.+)", re.IGNORECASE)
_COMMENT = re.compile(r"\s*(#|//|;)")
_COUNT = r"(?P<count>\d{1,2})"
_CARD = tuple(
    re.compile(form)
    for form in (
        rf"{_COUNT}\s*(?:[x*×✕]|枚)?\s+(?P<what>.+)",  # 3 Name, 3x Name, 3枚 Name
        rf"{_COUNT}\s*[x*×✕]\s*(?P<what>\S.*)",  # 3xName
        rf"(?P<what>.+?)[\s,;\t]*[x*×✕]\s*{_COUNT}",  # Name x3, NUMBER x3
        rf"(?P<what>.+?)[\s,;\t]+{_COUNT}\s*枚?",  # NUMBER 3, Name 3枚
        rf"(?P<what>.+?)\s*{_COUNT}枚",  # 名前3枚
    )
)
_ONE_CARD_NUMBER = re.compile(r"[A-Za-z]+\d*-[A-Za-z]*\d+[A-Za-z]*")
_SET_AND_PLACE = re.compile(
    r"\s*[(\[](?P<set>[A-Za-z]{1,6}\d{0,3})[)\]]\s*#?(?P<place>[A-Za-z]{0,3}\d{1,3}[A-Za-z]?)?\s*$"
)
_EVOLVED = re.compile(r"\s*(?:[(\[]\s*(?:evolved?|進化後?|エボルヴ)\s*[)\]]|\s+evolved)\s*$", re.IGNORECASE)


class Heading(NamedTuple):
    """What follows belongs to a section."""

    section: Section


class Title(NamedTuple):
    """What the deck is called."""

    name: str


class CardLine(NamedTuple):
    """So many of a card: `number` is its collector number and `prints` set and place in it, "" where not said;
    `evolved` whether the name says that the evolved card is meant."""

    count: int  # type: ignore[assignment]  # a field, not tuple.count
    name: str
    number: str = ""
    set: str = ""
    place: str = ""
    evolved: bool = False


class Nothing(NamedTuple):
    """A blank line, or a remark."""

    blank: bool


Meaning = Heading | Title | CardLine | Nothing


def meaning(line: str) -> Meaning:
    """What a line says. Any line that is nothing else is a card."""
    text = " ".join(unicodedata.normalize("NFKC", line).split())
    if not text:
        return Nothing(blank=True)
    heading = _HEADING.fullmatch(text)
    if heading and heading["word"].strip().casefold() in _HEADINGS:
        return Heading(_HEADINGS[heading["word"].strip().casefold()])
    title = _TITLE.fullmatch(text.lstrip("#/; "))
    if title:
        return Title(title["name"].strip())
    if _COMMENT.match(text):
        return Nothing(blank=False)
    return _card(text)


def _card(text: str) -> CardLine:
    count, what = 1, text
    if not _ONE_CARD_NUMBER.fullmatch(text):
        for form in _CARD:
            found = form.fullmatch(text)
            if found and not found["what"].strip().isdigit():
                count, what = int(found["count"]), found["what"].strip()
                break
    set_, place = "", ""
    at = _SET_AND_PLACE.search(what)
    if at and at.start():
        set_, place, what = at["set"].upper(), at["place"] or "", what[: at.start()].strip()
    number = _ONE_CARD_NUMBER.search(what)
    evolved = bool(_EVOLVED.search(what))
    if number:
        rest = (what[: number.start()] + " " + what[number.end() :]).strip(" ()[]:-,\t")
        return CardLine(count, _EVOLVED.sub("", rest).strip(), number[0].upper(), set_, place, evolved)
    return CardLine(count, _EVOLVED.sub("", what).strip(), "", set_, place, evolved)

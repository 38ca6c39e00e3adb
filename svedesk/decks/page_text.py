"""Web pages and links: the text of a page that was saved or copied with its marks, and decks that stand in a link."""

from __future__ import annotations

import base64
import binascii
import re
from html.parser import HTMLParser
from urllib.parse import parse_qsl, unquote, urlsplit

from svedesk.cards.spelling import collector_number

_MARKS = re.compile(r"<(?:!doctype\s+html|html|head|body|div|table|tr|td|ul|ol|li|p|br|span|h[1-6])\b", re.I)
_START = 2_000
"""Characters of a text in which the marks of a page are looked for."""
_SHOWN = 100
"""Characters of an address that are shown."""
_CELLS = {"td", "th", "dt", "dd"}
_IN_LINE = {*_CELLS, "span", "a", "b", "i", "em", "strong", "img", "small", "code", "font", "u", "wbr", "abbr", "sup"}
"""Marks that begin no line."""
_HIDDEN = {"script", "style", "noscript", "template", "svg", "title"}
_LINK = re.compile(r"https?://[^\s<>\"'）)]{4,2000}|(?<![\w.])(?:www\.)?decklog[\w.-]*\.[a-z]{2,4}/[^\s<>\"']+", re.I)
_LONG_LINK = re.compile(r"https?://[^\s<>\"'&]{60,}", re.I)
_COUNTED = re.compile(r"([A-Za-z]{1,6}\d{0,3}[a-z]?-[A-Za-z]{0,5}\d{1,4}[A-Za-z]{0,2})[:x*_](\d{1,2})")
"""A number with its count, as an address has them."""
_COUNTS = re.compile(r"data-(?:\w+-)?(?:count|qty|quantity|copies|amount|num)", re.IGNORECASE)
_COPIES = re.compile(r"\d{1,2}")
_PACKED = re.compile(r"[A-Za-z0-9+/_-]{40,}={0,2}")


_RTF_GROUP = re.compile(r"\{\\(?:\*|fonttbl|colortbl|stylesheet|info|pict)(?:[^{}]|\{[^{}]*\})*\}")
_RTF_LINE = re.compile(r"\\(?:par|line|row)\b ?\r?\n?")
_RTF_LETTER = re.compile(r"\\'([0-9a-fA-F]{2})|\\u(-?\d{1,5})\s?\??")
_RTF_WORD = re.compile(r"\\[a-z]{1,32}-?\d{0,10} ?|[{}]|\\[^a-z]")


def text_of_rich_text(text: str) -> str:
    """What a text in RTF says, as word processors save it."""
    text = _RTF_LINE.sub("\n", _RTF_GROUP.sub("", text).replace("\\tab", "\t"))
    text = _RTF_LETTER.sub(lambda match: chr(int(match[1], 16) if match[1] else int(match[2]) % 0x10000), text)
    return _RTF_WORD.sub("", text)


def is_page(text: str) -> bool:
    """Whether a text is a page, or a part of one."""
    start = text.lstrip()[:_START]
    return (
        start.startswith("<") and not start.startswith("<?xml ") and bool(_MARKS.match(start) or _MARKS.search(start))
    )


def text_of_page(text: str) -> str:
    """What a page says, in lines; tabs between the cells of its tables."""
    reader = _PageReader()
    reader.feed(text)
    reader.close()
    return "".join(reader.parts)


class _PageReader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self._hidden = 0
        self._row = False
        self._after_picture = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        texts = {key: value or "" for key, value in attrs}
        if tag in _HIDDEN:
            self._hidden += 1
        elif tag == "dt":
            self.parts.append("\n")
            self._row = True
        elif tag in _CELLS:
            self.parts.append("\t" if self._row else "")
            self._row = True
        elif tag == "img":
            self.parts.append("\n" if self._after_picture else "")
            self.parts.append(f" {texts.get('alt') or texts.get('title') or ''} ")
            self._after_picture = True
        elif tag == "input":
            self.parts.append(f" {texts.get('value', '')} ")
        elif tag not in _IN_LINE and not (self._row and tag in ("div", "p", "br")):
            self.parts.append("\n")
            self._row = False
        numbers = [value for key, value in attrs if key.startswith("data-") and value and collector_number(value)]
        counts = [value for key, value in attrs if _COUNTS.fullmatch(key) and value and _COPIES.fullmatch(value)]
        if counts:
            self.parts.append(f" {counts[0]}x {''.join(numbers[:1])} ")

    def handle_endtag(self, tag: str) -> None:
        if tag in _HIDDEN:
            self._hidden = max(0, self._hidden - 1)
        elif tag == "dd" or (tag not in _IN_LINE and not (self._row and tag in ("div", "p", "br"))):
            self.parts.append("\n")
            self._row = False

    def handle_data(self, data: str) -> None:
        if not self._hidden:
            self._after_picture = self._after_picture and not data.strip()
            self.parts.append(" ".join(re.split(r"\s+", data)))


def link_in(text: str) -> str:
    """The first address in a text, as much of it as tells where it leads; "" where there is none."""
    match = _LINK.search(text)
    link = match[0] if match else ""
    return link if len(link) <= _SHOWN else f"{link[:_SHOWN]}…"


def deck_in_link(text: str) -> str:
    """The JSON of a deck that is packed into an address, "" where there is none."""
    for link in _LONG_LINK.findall(text):
        address = unquote(link)
        for start in re.finditer("[/=#]", address[:_START]):
            packed = address[start.end() :]
            if _PACKED.fullmatch(packed) and (deck := _unpacked(packed)):
                return deck
    return ""


def list_in_link(text: str) -> str:
    """The list of a deck whose numbers and counts stand in an address ("?main=SD01-001:3,SD01-002:3"), "" where there
    is none."""
    for link in _LINK.findall(text):
        piles: dict[str, list[str]] = {}
        for key, value in parse_qsl(urlsplit(link).query or urlsplit(link).fragment):
            cards = [_COUNTED.fullmatch(card) for card in re.split("[,;|~ ]|_(?=[A-Za-z])", value)]
            if all(cards):
                piles[key] = [f"{card[2]} {card[1]}" for card in cards if card]
        if piles:
            return "\n".join(line for key, pile in piles.items() for line in (*([key] * (len(piles) > 1)), *pile))
    return ""


def _unpacked(packed: str) -> str:
    """The JSON that base64 holds, "" where it holds something else."""
    letters = packed.rstrip("=").translate(str.maketrans("-_", "+/"))
    try:
        text = base64.b64decode(letters + "=" * (-len(letters) % 4), validate=True).decode()
    except (binascii.Error, UnicodeDecodeError):
        return ""
    return text if text.lstrip()[:1] in ("{", "[") else ""

"""Decks as JSON, ours and others: piles of numbers with counts, or a record for each card or copy."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from svedesk.cards.library import Library, letters
from svedesk.decks.draft import CountedCard, DeckDraft, draft_of_cards, whole
from svedesk.decks.list_lines import counted
from svedesk.decks.model import Deck, Lines, Section, summed
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import DECK, DECK_LIST
from svedesk.documents.reading import parsed

SVE_DECK = "sve-deck"
_NUMBER_KEYS = ["number", "card_number", "cardNumber", "cardNo", "card_no", "no", "code", "id"]
_NAME_KEYS = ["name", "card_name", "cardName", "name_en", "name_ja"]
_COUNT_KEYS = ["count", "quantity", "copies", "qty", "amount"]
_NUM = "num"
"""The copies in most files, but a card's number in some, its number within a set in others, or that of the row."""
_SET_KEYS = ["set", "set_code", "setCode", "expansion"]
_PLACE_KEYS = ["section", "zone", "deck", "deckType", "deck_type", "deck_section"]
_DECK_NAME_KEYS = ["name", "deckName", "deck_name", "title"]
_PLACES: tuple[tuple[str, Section | None], ...] = (
    *((word, None) for word in ("token", "トークン")),
    *((word, "leader") for word in ("leader", "リーダー")),
    *((word, "evolve") for word in ("evol", "side", "extra", "sub", "進化", "エボル")),
    *((word, "main") for word in ("main", "deck", "cards", "list", "メイン")),
)
"""What the name of a pile has in it, and the section it then is; tokens are no cards of a deck."""
_BRACKETED = re.compile(r"\[\s*(?!true|false|null|\d+\s*\]\s*$)[^\s\[\]{}\",][^\[\]{}\",]*\]")
_UNKNOWN = "unknown"
_MOST = 2_000
_MOST_ALIKE = 3
"""Copies of most cards a deck may hold."""
_DEEPEST = 3


def is_heading(text: str) -> bool:
    """Whether text that begins as JSON does is the first heading of a list: "[Main]"."""
    first = text.lstrip().splitlines()[0]
    return bool(_BRACKETED.match(first)) and not first.rstrip().endswith(",")


def read_json(text: str, library: Library, file: str) -> DeckDraft:
    """The draft of a deck in JSON. Raises `DamagedFile`."""
    document = parsed(text, file)
    if isinstance(document, list):
        document = {"main": document}
    if not isinstance(document, dict):
        raise _foreign(file)
    ours = document.get("format") == DECK.format
    newest = {DECK.format: DECK.version, SVE_DECK: 1}.get(str(document.get("format")))
    if newest and whole(document.get("version", 1), 10**6) > newest:
        raise DamagedFile("file-newer", str(document["version"])[:20], newest, file=file)
    cards = list(_cards(document, file, 0))
    if not cards or len(cards) > _MOST:
        raise _foreign(file)
    form, note = (str(document.get(key, "")) for key in ("built_for", "note"))
    name = _first(document, _DECK_NAME_KEYS)
    return draft_of_cards(cards, library, name, form, note, _unknown(document) if ours else ())


def as_json(deck: Deck) -> str:
    """A deck as "sve-deck" JSON; what that has no field for only where there is something to say."""
    leader: object = deck.leaders[0] if len(deck.leaders) == 1 else list(deck.leaders)
    fields: dict[str, object] = {"format": SVE_DECK, "version": 1, "name": deck.name, "leader": leader}
    for section, known in (("main", deck.main), ("evolve", deck.evolve)):
        fields[section] = summed((*known, *(counted(line) for where, line in deck.unknown if where == section)))
    more = {"built_for": deck.format if deck.format != "standard" else "", "note": deck.note}
    return (
        json.dumps({**fields, **{key: said for key, said in more.items() if said}}, ensure_ascii=False, indent=2) + "\n"
    )


def _cards(document: Mapping[str, Any], file: str, depth: int) -> Iterator[CountedCard]:
    """The cards in all piles of an object, and of the objects in it."""
    for key, pile in document.items():
        known, section = _place(key)
        if (known and section is None) or key == _UNKNOWN:
            continue
        if isinstance(pile, Mapping) and not _is_record(pile):
            counts = {str(number): whole(count) for number, count in pile.items() if not isinstance(count, list | dict)}
            if len(counts) < len(pile) and depth < _DEEPEST:
                yield from _cards(pile, file, depth + 1)
            elif section:
                yield from (CountedCard(section, number, count) for number, count in counts.items())
        elif section and isinstance(pile, list | Mapping):
            yield from _records([pile] if isinstance(pile, Mapping) else pile, section, file)
        elif section == "leader" and isinstance(pile, str):
            yield CountedCard(section, pile, 1)


def _place(word: str) -> tuple[bool, Section | None]:
    """Whether a word names a pile, and which section that is."""
    plain = letters(word)
    return next(((True, section) for part, section in _PLACES if part in plain), (False, None))


def _is_record(row: Mapping[str, Any]) -> bool:
    return any(isinstance(row.get(key), str) for key in (*_NUMBER_KEYS, *_NAME_KEYS)) or _is_card_number(row.get(_NUM))


def _records(rows: Iterable[Any], section: Section, file: str) -> Iterator[CountedCard]:
    """A list with a record or a number for each copy, or a record with a count for each card."""
    rows = list(rows)
    numbered = _are_numbered(rows)
    for row in rows:
        if isinstance(row, str):
            yield CountedCard(section, row, 1)
            continue
        if not isinstance(row, Mapping):
            raise _foreign(file)
        inner = row.get("card")
        whole_row = {**inner, **row} if isinstance(inner, Mapping) else row
        what = _called(whole_row)
        if not what:
            raise _foreign(file)
        known, place = _place(_first(whole_row, _PLACE_KEYS))
        if place or not known:
            count, doubt = _copies(whole_row, numbered=numbered)
            yield CountedCard(place if place and place != "main" else section, what, count, doubt)


def _copies(row: Mapping[str, Any], *, numbered: bool) -> tuple[int, str]:
    """The copies of a record; with what it says of them, as "num: 57", where that may mean something else."""
    count = _first(row, _COUNT_KEYS)
    if count:
        return whole(count), ""
    num = row.get(_NUM, "")
    if num == "" or numbered or _is_card_number(num):
        return 1, ""
    in_set = bool(_first(row, _SET_KEYS)) and not any("-" in str(row.get(key, "")) for key in _NUMBER_KEYS)
    if in_set or str(whole(num)) != str(num).strip():
        return 1, f"{_NUM}: {num}"
    return whole(num), ""


def _is_card_number(num: object) -> bool:
    return isinstance(num, str) and "-" in num.strip("-") and not num[:1].isdigit()


def _are_numbered(rows: Iterable[Any]) -> bool:
    """Whether "num" is the number of the row: 1, 2, 3, 4 and so on are no copies of cards."""
    nums = [whole(row[_NUM], 10**6) for row in rows if isinstance(row, Mapping) and _NUM in row]
    return len(nums) > _MOST_ALIKE and nums == list(range(nums[0], nums[0] + len(nums)))


def _called(row: Mapping[str, Any]) -> str:
    """The card of a record: its name and its number, as far as they are there."""
    number = next((str(row[key]) for key in _NUMBER_KEYS if "-" in str(row.get(key, ""))), "")
    if not number and _is_card_number(row.get(_NUM)):
        number = str(row[_NUM])
    name = _first(row, _NAME_KEYS)
    return f"{name} ({number})" if name and number else number or name or _first(row, _NUMBER_KEYS)


def _first(row: Mapping[str, Any], keys: Iterable[str]) -> str:
    return next((str(row[key]) for key in keys if isinstance(row.get(key), str | int) and row[key] != ""), "")


def _unknown(document: Mapping[str, Any]) -> Lines:
    """The lines that nobody knew when our own file was written."""
    unknown = document.get(_UNKNOWN)
    piles = unknown.items() if isinstance(unknown, Mapping) else ()
    return tuple((section, str(line)) for section, lines in piles if isinstance(lines, list) for line in lines)


def _foreign(file: str) -> DamagedFile:
    return DamagedFile("file-foreign", DECK_LIST.format, file=file)

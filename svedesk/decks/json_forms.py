"""Decks as JSON, ours and others: piles of numbers with counts, or a record for each card or copy."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from svedesk.cards.library import Library, letters
from svedesk.decks.draft import CountedCard, DeckDraft, draft_of_cards, whole
from svedesk.decks.list_lines import counted
from svedesk.decks.model import Deck, Lines, holds_one, one_by_one, section_called, summed
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import DECK, DECK_LIST, FIRST_GAME
from svedesk.documents.reading import check_game, parsed
from svedesk.engine.game import Game, GameDecks

_NUMBER_KEYS = ["number", "card_number", "cardNumber", "cardNo", "card_no", "no", "code", "id"]
_NAME_KEYS = ["name", "card_name", "cardName", "name_en", "name_ja"]
_COUNT_KEYS = ["count", "quantity", "copies", "qty", "amount"]
_NUM = "num"
"""The copies in most files, but a card's number in some, its number within a set in others, or that of the row."""
_SET_KEYS = ["set", "set_code", "setCode", "expansion"]
_PLACE_KEYS = ["section", "zone", "deck", "deckType", "deck_type", "deck_section"]
_DECK_NAME_KEYS = ["name", "deckName", "deck_name", "title"]
_OF_SVEDESK = "-deck"
"""The end of the "format" of decks that a svedesk has written: files name their game."""
_TOKENS = ("token", "トークン")
"""What the name of a pile has in it of cards that are none of a deck."""
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


def shared_form(game: Game) -> str:
    """The "format" of decks in JSON that are given to others: "sve-deck"."""
    return f"{game.name}{_OF_SVEDESK}"


def read_json(text: str, library: Library, game: Game, file: str) -> DeckDraft:
    """The draft of a deck in JSON. Raises `DamagedFile`."""
    document, rules = parsed(text, file), game.decks
    if isinstance(document, list):
        document = {rules.main_section: document}
    if not isinstance(document, dict):
        raise _foreign(file)
    ours = document.get("format") == DECK.format
    if str(document.get("format")).endswith(_OF_SVEDESK):
        check_game(document, game.name, file)
    newest = {DECK.format: DECK.version, shared_form(game): 1}.get(str(document.get("format")))
    if newest and whole(document.get("version", 1), 10**6) > newest:
        raise DamagedFile("file-newer", str(document["version"])[:20], newest, file=file)
    cards = list(_cards(document, rules, file, 0))
    if not cards or len(cards) > _MOST:
        raise _foreign(file)
    form, note = (str(document.get(key, "")) for key in ("built_for", "note"))
    name = _first(document, _DECK_NAME_KEYS)
    return draft_of_cards(cards, library, rules, name, form, note, _unknown(document, rules) if ours else ())


def as_json(deck: Deck, game: Game) -> str:
    """A deck as JSON for others ("sve-deck"); what that has no field for only where there is something to say. A
    section for one card is that card, or a list."""
    rules = game.decks
    fields: dict[str, object] = {"format": shared_form(game), "version": 1, "name": deck.name}
    for section in deck:
        key = rules.section_words[section].headings[0].lower()
        if holds_one(rules, section):
            numbers = one_by_one(deck[section])
            fields[key] = numbers[0] if len(numbers) == 1 else list(numbers)
        else:
            unknown = (counted(line) for where, line in deck.unknown if where == section)
            fields[key] = summed((*deck[section], *unknown))
    more = {"game": game.name if game.name != FIRST_GAME else ""}
    more |= {"built_for": deck.format if deck.format != rules.formats[0] else "", "note": deck.note}
    fields |= {key: value for key, value in more.items() if value}
    return json.dumps(fields, ensure_ascii=False, indent=2) + "\n"


def _cards(document: Mapping[str, Any], rules: GameDecks, file: str, depth: int) -> Iterator[CountedCard]:
    """The cards in all piles of an object, and of the objects in it."""
    for key, pile in document.items():
        known, section = _place(key, rules)
        if (known and section is None) or key == _UNKNOWN:
            continue
        if isinstance(pile, Mapping) and not _is_record(pile):
            counts = {str(number): whole(count) for number, count in pile.items() if not isinstance(count, list | dict)}
            if len(counts) < len(pile) and depth < _DEEPEST:
                yield from _cards(pile, rules, file, depth + 1)
            elif section:
                yield from (CountedCard(section, number, count) for number, count in counts.items())
        elif section and isinstance(pile, list | Mapping):
            yield from _records([pile] if isinstance(pile, Mapping) else pile, section, rules, file)
        elif section and isinstance(pile, str) and holds_one(rules, section):
            yield CountedCard(section, pile, 1)


def _place(word: str, rules: GameDecks) -> tuple[bool, str | None]:
    """Whether a word names a pile, and which section that is, if it is one. The words of the main one are in those of
    others, too: "evolve deck"."""
    plain = letters(word)
    if any(part in plain for part in _TOKENS):
        return True, None
    others = (section for section in rules.sections if section != rules.main_section)
    for section in (*others, rules.main_section):
        if any(part in plain for part in rules.section_words[section].parts):
            return True, section
    return False, None


def _is_record(row: Mapping[str, Any]) -> bool:
    return any(isinstance(row.get(key), str) for key in (*_NUMBER_KEYS, *_NAME_KEYS)) or _is_card_number(row.get(_NUM))


def _records(rows: Iterable[Any], section: str, rules: GameDecks, file: str) -> Iterator[CountedCard]:
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
        known, place = _place(_first(whole_row, _PLACE_KEYS), rules)
        if place or not known:
            count, doubt = _copies(whole_row, numbered=numbered)
            yield CountedCard(place if place and place != rules.main_section else section, what, count, doubt)


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


def _unknown(document: Mapping[str, Any], rules: GameDecks) -> Lines:
    """The lines that nobody knew when our own file was written."""
    unknown = document.get(_UNKNOWN)
    piles = unknown.items() if isinstance(unknown, Mapping) else ()
    sections = ((section_called(rules, word), lines) for word, lines in piles if isinstance(lines, list))
    return tuple((section or rules.main_section, str(line)) for section, lines in sections for line in lines)


def _foreign(file: str) -> DamagedFile:
    return DamagedFile("file-foreign", DECK_LIST.format, file=file)

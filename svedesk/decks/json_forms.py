"""Decks as JSON, ours and others: piles of numbers with counts, or a record for each card or copy."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from svedesk.cards.library import Library, letters
from svedesk.cards.spelling import collector_number
from svedesk.decks.draft import LARGEST, CountedCard, DeckDraft, draft_of_cards, whole
from svedesk.decks.list_lines import counted
from svedesk.decks.model import MAYBE, SIDE, Deck, Lines, holds_one, one_by_one, section_called, summed
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import DECK, DECK_LIST, FIRST_GAME, KINDS
from svedesk.documents.reading import check_game, parsed
from svedesk.engine.game import Game, GameDecks

_NUMBER_KEYS = [
    "number",
    "card_number",
    "cardNumber",
    "cardNo",
    "card_no",
    "no",
    "code",
    "id",
    "カード番号",
    "番号",
    "型番",
]
_NAME_KEYS = ["Nickname", "name", "card_name", "cardName", "name_en", "name_ja", "title", "カード名", "名前"]
_NAMED_FOR = ["Description", "GMNotes"]
"""Where the pieces of Tabletop Simulator may have the number of their card."""
_OWN_NUMBER = re.compile(r"[^\s()]+-[^\s()]+")
"""A number of a person's own card, or of a token."""
_COUNT_KEYS = ["count", "quantity", "copies", "qty", "amount", "枚数", "数量", "card_count", "deck_count", "num_copies"]
_WRITTEN_COUNT = re.compile(r"[x×*]?\s*(\d{1,4})(?:\.0+)?\s*(?:[x×]|枚|copies)?", re.IGNORECASE)
_NUM = "num"
"""The copies in most files, but a card's number in some, its number within a set in others, or that of the row."""
_CARD_NUM_KEYS = ["cardNum", "card_num"]
_SET_KEYS = ["set", "set_code", "setCode", "expansion"]
_PLACE_KEYS = ["section", "zone", "board", "deck", "deckType", "deck_type", "deck_section"]
_DECK_NAME_KEYS = ["name", "deckName", "deck_name", "title", "SaveName", "デッキ名"]
_OF_SVEDESK = "-deck"
"""The end of the "format" of decks that a svedesk has written: files name their game."""
_TOKENS = ("token", "トークン")
"""What the name of a pile has in it of cards that are none of a deck."""
_LEADERS_OF_DECKLOG = "plist"
_OF_NO_DECK = (True, None)
_MAYBE_PARTS = ("maybe", "consider", "候補", "検討")
_BRACKETED = re.compile(r"\[\s*(?!true|false|null|\d+\s*\]\s*$)[^\s\[\]{}\",][^\[\]{}\",]*\]")
_START_OF_JSON = r"""[\[{]\s*(?:$|["'\[\]}(]|(?<!\{)\{|-?\d+(?:\.\d+)?\s*(?:[,\]]|$)|true|false|null)"""
_UNKNOWN = "unknown"
_MOST = 2_000
_MOST_ALIKE = 3
"""Copies of most cards a deck may hold."""
_DEEPEST, _MOST_DEPTH = 3, 20
_NO_DECKS = {kind for kind in KINDS if kind not in (DECK.format, DECK_LIST.format)}
"""Files of ours that are none."""
DECK_CODE = re.compile(r"(?=[A-Z]*\d)[0-9A-Z]{4,6}")
"""What DeckLog calls a deck by."""


def is_list(text: str) -> bool:
    """Whether text that begins as JSON or XML does is a list of cards all the same: its first line is a heading
    ("[Main]"), a time in brackets, who said it ("<Bob> 3 Goblin"), or what a wiki begins a table with."""
    first = text.lstrip().splitlines()[0]
    if first.startswith("<"):
        return not re.search(r"</|/>|<[?!]", text) and bool(re.match(r"<[^<>\s]{1,30}>\s+\S", first))
    heading = bool(_BRACKETED.match(first)) and not first.rstrip().endswith(",")
    return heading or (len(text) <= LARGEST and not re.match(_START_OF_JSON, text.lstrip()))


def shared_form(game: Game) -> str:
    """The "format" of decks in JSON that are given to others: "sve-deck"."""
    return f"{game.name}{_OF_SVEDESK}"


def read_json(text: str, library: Library, game: Game, file: str) -> DeckDraft:
    """The draft of a deck in JSON. Raises `DamagedFile`."""
    return draft_of_document(_document(text, file), library, game, file)


def _document(text: str, file: str) -> Any:  # noqa: ANN401 - whatever JSON can hold
    """What JSON text holds; a list where it is an object on each line."""
    try:
        return parsed(text, file)
    except DamagedFile as damaged:
        lines = [line.rstrip(",") for line in text.splitlines() if line.strip()]
        if damaged.message.key == "file-not-json" and 1 < len(lines) <= _MOST:
            with suppress(DamagedFile):
                return [parsed(line, file) for line in lines]
        if "'" in text and len(text) <= LARGEST:
            with suppress(DamagedFile, ValueError, TypeError, SyntaxError, RecursionError, MemoryError):
                return parsed(json.dumps(ast.literal_eval(text.strip())), file)  # as Python writes: {'SD01-001': 3}
        raise


def _of_pair(card: Any) -> Any:  # noqa: ANN401 - whatever JSON can hold
    """A card that is told by a pair of its number or name and its count."""
    if isinstance(card, list | tuple) and [type(part) for part in card] in ([str, int], [int, str]):
        what, copies = sorted(card, key=lambda part: isinstance(part, int))
        return {"number" if collector_number(what) else "name": what, "count": copies}
    return card


def draft_of_document(document: Any, library: Library, game: Game, file: str) -> DeckDraft:  # noqa: ANN401
    """The draft of a deck in what JSON can hold: piles of cards, or cards anywhere in it. Raises `DamagedFile`."""
    rules = game.decks
    name = ""
    document = _in_records(document, 0)
    if isinstance(document, list):
        if len(document) > 2 and _is_title(document):  # the piles of Tabletop Simulator's scripts begin with it
            name, document = str(document[0]), document[1:]
        if len(document) == 1 and isinstance(document[0], Mapping) and any(map(_is_pile, document[0].values())):
            return draft_of_document(document[0], library, game, file)
        document = {rules.main_section: [_of_pair(card) for card in document]}
    if not isinstance(document, dict):
        raise _foreign(file)
    ours = document.get("format") == DECK.format
    if str(document.get("format")).endswith(_OF_SVEDESK):
        check_game(document, game.name, file)
    newest = {DECK.format: DECK.version, shared_form(game): 1}.get(str(document.get("format")))
    if newest and whole(document.get("version", 1), 10**6) > newest:
        raise DamagedFile("file-newer", str(document["version"])[:20], newest, file=file)
    if str(document.get("format")) in _NO_DECKS:
        raise _foreign(file)
    strict = ours or str(document.get("format")).endswith(_OF_SVEDESK)
    sure = True
    try:
        cards = list(_cards(document, rules, file, 0))
    except DamagedFile:
        if strict:
            raise
        cards = []
    if not strict:
        anywhere = list(_anywhere(document, rules.main_section, rules, 0))
        if sum(card.copies for card in anywhere) > sum(card.copies for card in cards):  # some piles have other names
            cards, sure = anywhere, False
    if not cards or len(cards) > _MOST:
        raise _no_cards(document, file)
    form, note = (_first(document, [key]) for key in ("built_for", "note"))
    name = name or _first(document, _DECK_NAME_KEYS)
    deck = draft_of_cards(
        cards, library, rules, name, form, note, _unknown(document, rules) if ours else (), ours=strict
    )
    if not sure and len(deck.unknown) == len(deck.entries):
        raise _no_cards(document, file)
    return deck


def _in_records(value: Any, depth: int) -> Any:  # noqa: ANN401 - whatever JSON can hold
    """What JSON holds, with a record for each card where its number stands above it, or its count in a list beside."""
    if depth > _MOST_DEPTH:
        return value
    if isinstance(value, list):
        return [_in_records(each, depth + 1) for each in value]
    if not isinstance(value, dict):
        return value
    inner = {key: _in_records(each, depth + 1) for key, each in value.items()}
    if inner and all(isinstance(row, dict) and collector_number(key) for key, row in inner.items()):
        return [{"number": key, **row} for key, row in inner.items()]
    lists = [(key, each) for key, each in inner.items() if isinstance(each, list) and each]
    cards = [key for key, each in lists if all(isinstance(card, str) for card in each)]
    counts = [key for key, each in lists if all(isinstance(count, int) for count in each)]
    if len(cards) == len(counts) == 1 and len(inner[cards[0]]) == len(inner[counts[0]]):
        pairs = zip(inner[cards[0]], inner.pop(counts[0]), strict=True)
        inner[cards[0]] = [_of_pair([card, count]) for card, count in pairs]
    return inner


def _is_pile(value: object) -> bool:
    return isinstance(value, list | Mapping) and len(value) > 0


def _is_title(cards: Sequence[object]) -> bool:
    """Whether the first of a list of numbers is none."""
    first, *others = (isinstance(card, str) and bool(collector_number(card)) for card in cards)
    return isinstance(cards[0], str) and not first and all(others)


def _anywhere(
    value: object, section: str, rules: GameDecks, depth: int, *, numbered: bool = False
) -> Iterator[CountedCard]:
    """The cards that stand anywhere in an object: whatever has a name or a number and holds nothing that has. What they
    stand in may say the section."""
    if depth > _MOST_DEPTH:
        return
    if isinstance(value, list):
        numbered = _are_numbered(value)
        for each in value:
            yield from _anywhere(each, section, rules, depth + 1, numbered=numbered)
        return
    if not isinstance(value, Mapping):
        return
    name = _first(value, _NAME_KEYS)
    known, place = _place(name, rules)
    pile = (place or section) if known else section
    row = _whole_row(value)
    inner = [
        card
        for key, each in row.items()
        if isinstance(each, list | Mapping) and _place(key, rules) != _OF_NO_DECK
        for card in _anywhere(each, _place(key, rules)[1] or pile, rules, depth + 1)
    ]
    if inner:
        yield from inner
    elif section_called(rules, name) is None or _called(value) != name:  # an empty pile is no card and has no number
        yield from _record(row, section, rules, numbered=numbered)


def _whole_row(row: Mapping[str, Any]) -> Mapping[str, Any]:
    """A record with what an object in it tells of its card: {"quantity": 3, "card": {"name": "Goblin"}}."""
    inner = [key for key, each in row.items() if isinstance(each, Mapping) and _called(each)]
    if len(inner) != 1 or any(isinstance(each, list) and each for each in row.values()):
        return row
    if not (key := inner[0]) or (_called(row) and key != "card"):
        return row
    return {**row[key], **{word: each for word, each in row.items() if word != key}}


def _record(row: Mapping[str, Any], section: str, rules: GameDecks, *, numbered: bool) -> Iterator[CountedCard]:
    """The card of a record, which may say itself where it belongs."""
    what = _called(row)
    known, place = _place(_first(row, _PLACE_KEYS), rules)
    if what and (place or not known):
        count, doubt = _copies(row, numbered=numbered)
        aside = _first(row, ["sideboard"]).casefold() in ("true", "1", "yes")
        yield CountedCard(
            SIDE if aside else place if place and place != rules.main_section else section, what, count, doubt
        )


def _no_cards(document: object, file: str) -> DamagedFile:
    """What is said of a document without cards: some have only the codes of decks."""
    codes = [*dict.fromkeys(_codes(document, ""))]
    return DamagedFile("deck-codes", codes[0], len(codes), file=file) if codes else _foreign(file)


def _codes(value: object, key: str) -> Iterator[str]:
    if isinstance(value, list):
        for each in value:
            yield from _codes(each, key)
    elif isinstance(value, Mapping):
        for word, each in value.items():
            yield from _codes(each, str(word))
    elif isinstance(value, str) and "deck" in key.casefold() and DECK_CODE.fullmatch(value):
        yield value


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
            fields[key] = summed((*deck[section], *_counted_lines(deck, section)))
    more: dict[str, object] = {"game": game.name if game.name != FIRST_GAME else ""}
    more |= {MAYBE: summed((*deck.maybe, *_counted_lines(deck, MAYBE)))}
    more |= {"built_for": deck.format if deck.format != rules.formats[0] else "", "note": deck.note}
    fields |= {key: value for key, value in more.items() if value}
    return json.dumps(fields, ensure_ascii=False, indent=2) + "\n"


def _counted_lines(deck: Deck, section: str) -> Iterator[tuple[str, int]]:
    return (counted(line) for where, line in deck.unknown if where == section)


def _cards(document: Mapping[str, Any], rules: GameDecks, file: str, depth: int) -> Iterator[CountedCard]:
    """The cards in all piles of an object, and of the objects in it."""
    for key, pile in document.items():
        known, section = _place(key, rules)
        if (known and section is None) or key == _UNKNOWN:
            continue
        if isinstance(pile, Mapping) and (not _is_record(pile) or any(map(_is_pile, pile.values()))):
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
        return _OF_NO_DECK
    for beside, parts in ((MAYBE, _MAYBE_PARTS), (SIDE, ("side", "サイド"))):
        if any(part in plain for part in parts):
            return True, beside
    alone = [section for section in rules.sections if holds_one(rules, section)]
    if plain == _LEADERS_OF_DECKLOG and alone:
        return True, alone[0]
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
        whole_row = _whole_row(row)
        if not _called(whole_row) or any(isinstance(each, list) and each for each in whole_row.values()):
            raise _foreign(file)
        yield from _record(whole_row, section, rules, numbered=numbered)


def _copies(row: Mapping[str, Any], *, numbered: bool) -> tuple[int, str]:
    """The copies of a record; with what it says of them, as "num: 57", where that may mean something else."""
    count = _first(row, _COUNT_KEYS)
    if count:
        plain = _WRITTEN_COUNT.fullmatch(count.strip())
        return (whole(plain[1]), "") if plain else (1, f"count: {count}")
    num = row.get(_NUM, "") if not _is_card_number(row.get(_NUM)) else _first(row, _CARD_NUM_KEYS)
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
    if not number:
        notes = (str(row.get(key, "")) for key in _NAMED_FOR)
        number = next((note for note in notes if collector_number(note) or _OWN_NUMBER.fullmatch(note)), "")
    name = _first(row, _NAME_KEYS)
    return f"{name} ({number})" if name and number else number or name or _first(row, _NUMBER_KEYS)


def _first(row: Mapping[str, Any], keys: Iterable[str]) -> str:
    """What stands first under one of the keys, which some write otherwise: "Quantity", "card-name"."""
    value = next((str(row[key]) for key in keys if isinstance(row.get(key), str | int) and row[key] != ""), "")
    if value or all(str(key).islower() for key in row):
        return value
    plain = {letters(str(key)): value for key, value in row.items() if isinstance(value, str | int) and value != ""}
    return next((str(plain[letters(key)]) for key in keys if letters(key) in plain), "")


def _unknown(document: Mapping[str, Any], rules: GameDecks) -> Lines:
    """The lines that nobody knew when our own file was written."""
    unknown = document.get(_UNKNOWN)
    piles = unknown.items() if isinstance(unknown, Mapping) else ()
    sections = ((section_called(rules, word), lines) for word, lines in piles if isinstance(lines, list))
    return tuple((section or rules.main_section, str(line)) for section, lines in sections for line in lines)


def _foreign(file: str) -> DamagedFile:
    return DamagedFile("file-foreign", DECK_LIST.format, file=file)

"""One row of somebody's list, in svedesk's own words as far as they can be known."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from svedesk.cards.quick_icon import MARKS, SaysQuick, with_quick
from svedesk.cards.spelling import class_of, collector_number, kind_of, plain_name
from svedesk.documents.damaged import readable
from svedesk.engine.card_fields import spellings, words
from svedesk.engine.facts import Facts
from svedesk.engine.message import Message

STATISTICS = ("cost", "attack", "defense", "deck_limit")
_OF_TWO = ("attack", "defense")
"""Statistics that may stand in one cell, as "3/4"."""
_ICON = re.compile(
    r"[\[({<【]?\s*(?:cost|pp|mana|コスト|マナ|attack|atk|power|攻撃力?|パワー|defense|def|hp|life|体力)?\s*[:：_=-]?\s*[\])}>】]?"
    r"\s*(\d{1,9})\s*(?:pp|コスト)?\s*[\])}>】]?",
    re.IGNORECASE | re.ASCII,
)
"""A number as it stands beside its icon, or in place of it: "[cost03]", "(3)", "コスト3", "[attack]2"."""
LISTS = ("classes", "traits", "traits_ja")
_IS_QUICK = {"yes", "true", "1", "x", "card", "quick", "クイック", "○", "はい"}
"""What a list says in a column for Quick of cards that have it."""
_BETWEEN_PARTS = re.compile(r"[／、;；|\r\n]|\s&\s|<br\s*/?>", re.IGNORECASE)
"""What parts classes and traits in one cell, whatever else does in other cells."""
_LINE_END = re.compile(r"[\r\n]|</?br\s*/?>", re.IGNORECASE)
"""How a line ends, also in texts that were taken from web pages."""
_FILE = re.compile(r"[^\s/\\:*?\"<>|.][^/\\:*?\"<>|]{0,99}")
"""The name of a file without a folder."""
_NOTHING = {"", "-", "‐", "–", "—", "―", "−", "ー", "null", "none", "n/a", "なし"}


_OWN_LIMIT = re.compile(
    r"(?:may|can) (?:have|put|include|use) up to (?P<en>\d{1,2}) cop(?:y|ies) of (?P<name>.{1,100}?) "
    r"(?:in|into) your (?:main |evolve )?deck|"
    r"(?P<name_ja>これ|このカード|『.{1,100}?』)は(?:自分の)?(?:メイン|エボルヴ)?デッキに(?P<ja>\d{1,2})枚まで入れ",
    re.IGNORECASE | re.ASCII,
)
"""How a text says how many copies of its own card a deck may hold (6.1.2)."""
_THIS = ("this card", "これ", "このカード")


class RowDraft(NamedTuple):
    """A row: where it stands, what it says (the fields of `EntryRow` as far as they are told), what is odd about it,
    what a column of its own says of Quick."""

    place: str
    values: dict[str, Any]
    oddities: tuple[Message, ...] = ()
    quick: SaysQuick = ""


def draft(place: str, fields: Mapping[str, Any], facts: type[Facts], separator: str = "/") -> RowDraft:
    """The row of a game's card that says this, cleaned: fields are text, numbers or lists as the list wrote them."""
    values: dict[str, Any] = {}
    odd: list[Message] = []
    for field, value in fields.items():
        if value is None or (isinstance(value, str) and _is_nothing(value)):
            continue
        if field in STATISTICS:
            _statistic(field, value, values, odd, facts)
        elif field in LISTS:
            # A list may leave a place empty: the name of a trait in a language nobody knows it in.
            parts = value if isinstance(value, list) else _parts(str(value), separator)
            values[field] = ["" if part is None else str(part).strip() for part in parts]
        elif field in ("text", "text_ja"):
            values[field] = _lines(value if not isinstance(value, list) else "\n".join(map(str, value)))
        elif field in ("number", "variant_of"):
            values[field] = _number(str(value), str(fields.get("set") or ""), facts)
        elif field in ("set", "quick") or (field in ("back", "front") and not _may_be_number(str(value))):
            continue
        elif field == "picture":
            values[field] = _picture(value)
        elif isinstance(value, list):
            parts = [str(part) for part in value if part is not None]
            values[field] = " ".join(parts) if field in ("kind", "special") else next(iter(parts), "")
        else:
            values[field] = str(value)
    _types(values, odd, facts)
    _names(values, odd, facts)
    _classes(values, odd, facts)
    _limit(values)
    fan = facts.NOT_PRINTED and re.search(facts.NOT_PRINTED, values.get("text", ""), re.IGNORECASE)
    if fan:
        odd.append(Message("odd-fan", (fan[0],)))
    quick = _quick(fields.get("quick"), values)
    values = {key: value for key, value in values.items() if value not in ([], "")}
    return RowDraft(values.get("number") or place, values, tuple(odd), quick)


def _may_be_number(text: str) -> bool:
    """Whether it can be the number of another card, and is no picture or name of a face."""
    return bool(re.fullmatch(r"[A-Za-z0-9]+(?:-[A-Za-z0-9Ⓢ-ⓩ]+)+", text.strip()))


def _is_nothing(text: str) -> bool:
    return unicodedata.normalize("NFKC", text).strip().casefold() in _NOTHING


def _number(text: str, set_: str, facts: type[Facts]) -> str:
    """A collector number; a list may have the set in a column of its own."""
    plain = text.strip()
    in_set = " ".join((*set_.split()[:1], plain))  # "DM-01 Base Set" is DM-01
    place = f"{int(plain):03}" if plain.isdecimal() and len(plain) < 4 else plain
    of_set = collector_number(f"{set_.strip()}-{place}") if set_ else ""
    return facts.number_in_list(in_set) or collector_number(text) or of_set or readable(plain)


def _picture(value: object) -> str:
    """The file that a list names as a card's picture, be it by an address; "" for what names none."""
    path = (value[0] if isinstance(value, list) and value else str(value)).strip().replace("\\", "/")
    name = re.split(r"[?#]", path.rpartition("/")[2])[0] if "/" in path else path
    return name if _FILE.fullmatch(name) else ""


def _statistic(field: str, value: object, values: dict[str, Any], odd: list[Message], facts: type[Facts]) -> None:
    whole = text = unicodedata.normalize("NFKC", str(value)).strip()
    if field in _OF_TWO and text.count("/") == 1:
        text = text.split("/")[_OF_TWO.index(field)].strip()
        if text in _NOTHING:
            return
    if re.fullmatch(r"\d{1,3}(,\d{3})+", text, re.ASCII):
        text = text.replace(",", "")
    elif icon := _ICON.fullmatch(text):
        text = icon[1]
    if re.fullmatch(r"\d{1,9}(\.0)?", text, re.ASCII) and not isinstance(value, bool):
        values[field] = int(text.partition(".")[0])
    elif statistic := facts.statistic_in_list(field, text):
        values |= statistic
    else:
        odd.append(Message("odd-number", (field, readable(whole, 20))))


def _parts(text: str, separator: str) -> list[str]:
    return list(filter(str.strip, _BETWEEN_PARTS.sub(lambda _: separator, text).split(separator)))


def _lines(value: object) -> str:
    lines = (" ".join(line.split()) for line in _LINE_END.split(str(value)))
    return "\n".join(filter(None, lines))


def _quick(cell: object, values: dict[str, Any]) -> SaysQuick:
    """What a cell of a column for Quick says; nothing where it is not told. That a card has it is written where a print
    has it, too: before the text."""
    if cell is None:
        return ""
    if str(cell).strip().casefold() not in _IS_QUICK:
        return "no"
    values |= {field: with_quick(values[field], mark) for field, mark in MARKS.items() if values.get(field)}
    return "yes"


def _types(values: dict[str, Any], odd: list[Message], facts: type[Facts]) -> None:
    named = "kind" in values
    types = " ".join(str(values.pop(field)) for field in ("kind", "special") if field in values)
    kind = kind_of(types, facts)
    values |= {field: word for field, word in (("kind", kind.kind), ("special", kind.special)) if word}
    odd += [Message("odd-type", (readable(word, 30),)) for word in kind.unknown]
    if named and kind.unknown and not kind.kind and (word := _type_word(kind.unknown, facts)):
        values["kind"] = word  # a word of its own, for the user to decide what it means


def kind_by_the_rest(values: Mapping[str, Any], facts: type[Facts]) -> str:
    """The type of a card that no list tells: it follows from its special type, or from statistics that only one has;
    "" where it does not."""
    both = [field for field in _OF_TWO if field in values] == list(_OF_TWO)
    able = [kind for kind in words(facts, "kind") if all(map(facts.statistics_of(kind, "").get, _OF_TWO))]
    return facts.kind_of_special(values.get("special", "")) or (able[0] if both and len(able) == 1 else "")


def _type_word(unknown: Sequence[str], facts: type[Facts]) -> str:
    """A card type that nobody knows, as a word."""
    if facts.KNOWN_BY_NAME:
        return re.sub("[^a-z]+", "_", "_".join(unknown).casefold()).strip("_")[:20].strip("_") or "other"
    return unknown[0] if len(unknown) == 1 and re.fullmatch(r"[a-z_]{1,20}", unknown[0]) else ""


def _names(values: dict[str, Any], odd: list[Message], facts: type[Facts]) -> None:
    for field in ("name", "name_ja"):
        if field not in values:
            continue
        name, marks, spaced = plain_name(values[field])
        values[field] = name
        if spaced:
            odd.append(Message("odd-spaces", (readable(name),)))
        odd += [Message("odd-mark", (readable(name), mark)) for mark in marks]
        specials = spellings(facts, "special")
        if facts.EVOLVED and any(specials.get(mark.casefold()) == facts.EVOLVED for mark in marks):
            values.setdefault("special", facts.EVOLVED)


def _limit(values: dict[str, Any]) -> None:
    """How many copies a deck may hold is told by the text where no column does."""
    own = {values.get(field, "") for field in ("name", "name_ja")}
    for field in ("text", "text_ja"):
        for match in _OWN_LIMIT.finditer(unicodedata.normalize("NFKC", values.get(field, ""))):
            name = (match["name"] or match["name_ja"]).strip('“”"『』')
            if name.casefold() in (*_THIS, *map(str.casefold, own)):
                values.setdefault("deck_limit", int(match["en"] or match["ja"]))


def _classes(values: dict[str, Any], odd: list[Message], facts: type[Facts]) -> None:
    known = []
    for word in filter(None, values.get("classes", ())):
        name = class_of(word, facts)
        if not name:  # a word for cards that have no class
            continue
        if name not in words(facts, "classes"):
            odd.append(Message("odd-class-unknown", (readable(word, 30),)))
        elif word.isascii() and word.casefold() != name.casefold():
            odd.append(Message("odd-class", (readable(word, 30), name)))
        known.append(name)
    if "classes" in values:
        values["classes"] = known


def with_pairs(values: dict[str, Any], pairs: Mapping[str, str], back: Mapping[str, str]) -> dict[str, Any]:
    """The values with each trait in both languages; one whose other name nobody knows stands for itself."""
    english, japanese = values.get("traits", []), values.get("traits_ja", [])
    if len(english) < len(japanese):
        english = [""] * len(japanese)
    elif len(japanese) < len(english):
        japanese = [""] * len(english)
    both = [(mine, theirs) for mine, theirs in zip(english, japanese, strict=True) if mine or theirs]
    if not both:
        return values
    traits = [mine or back.get(theirs, theirs) for mine, theirs in both]
    return {**values, "traits": traits, "traits_ja": [theirs or pairs.get(mine, mine) for mine, theirs in both]}

"""How lists of other people write what is printed on cards: collector numbers, names with marks, types and classes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Iterable, Mapping, Sequence
from typing import NamedTuple

from svedesk.engine.card_fields import made_once, spellings
from svedesk.engine.facts import Facts

RARITIES = {
    **dict.fromkeys(("legendary", "legend", "レジェンド"), "LG"),
    **dict.fromkeys(("gold", "ゴールド"), "GR"),
    **dict.fromkeys(("silver", "シルバー"), "SR"),
    **dict.fromkeys(("bronze", "ブロンズ"), "BR"),
}
"""Rarities by the words for them; lists write their letters."""

_NUMBER = re.compile(r"([A-Za-z]{1,6}\d{0,3}[A-Za-z]?)[-_]([A-Za-z]{0,5}\d{1,4}[a-z]?|EP\d{0,3})(EN|JP|JA)?", re.ASCII)
_IN_ADDRESS = re.compile(rf"(?:^|/){_NUMBER.pattern}\.(?:png|jpe?g|webp)$", re.ASCII | re.IGNORECASE)
_WITHIN = re.compile(rf"(?<![A-Za-z0-9])(?={_NUMBER.pattern}(?![A-Za-z0-9]))", re.ASCII)
_EVOLVED = r"(?:Evo|Evolved?|エボルヴ|進化後?)"
_MARK = re.compile(rf"\s*(?:[(（]({_EVOLVED}|U|SP|SL|P|SSP|PR)[)）]|[\[［]({_EVOLVED})[\]］])$", re.IGNORECASE)
_NOUGHTS = re.compile(r"(?<!\d)0+(?=\d)")
_JAPANESE = re.compile(r"(?<=\d)(?:jp|ja)$")
_BETWEEN = re.compile(r"[\W_]+")
_WORDS = re.compile(r"[\s|/／・,、]+")
_MOST_WORDS = 4
"""Words of the longest type."""


def collector_number(text: str) -> str:
    """A collector number as svedesk writes it: "csd01_001" is CSD01-001. One of the English edition keeps its "EN", for
    it may be another card's (`english_numbers`). Empty when it is none."""
    match = _NUMBER.fullmatch(unicodedata.normalize("NFKC", text).strip())
    return _written(match) if match else ""


def number_in_address(address: str) -> str:
    """The collector number that names a picture, in its address or path. Empty when none does."""
    match = _IN_ADDRESS.search(address.strip().replace("\\", "/"))
    return _written(match) if match else ""


def numbers_in(text: str) -> tuple[str, ...]:
    """The collector numbers in a longer text: "Aria (SD01-001) 2"."""
    return tuple(_written(match) for match in _WITHIN.finditer(unicodedata.normalize("NFKC", text)))


def compared_number(text: str) -> str:
    """A number as numbers are compared that people write: BP02-041, "bp2-41" and "BP02 041JP" are all "bp2-41"."""
    plain = (text if text.isascii() else unicodedata.normalize("NFKC", text)).casefold().strip()
    return _BETWEEN.sub("-", _NOUGHTS.sub("", _JAPANESE.sub("", plain)))


def english_number(text: str) -> str:
    """A collector number that does not say its edition as one of the English edition; any other text as it is."""
    match = _NUMBER.fullmatch(text)
    return f"{_written(match)}EN" if match and not match[3] else text


def _written(match: re.Match[str]) -> str:
    set_, rest = match[1].upper(), match[2]
    small = rest[-1] if rest[-1] in "abc" and rest[-2:-1].isdigit() else ""
    english = "EN" if (match[3] or "").upper() == "EN" else ""
    return f"{set_}-{rest[: len(rest) - len(small)].upper()}{small}{english}"


class TypeLine(NamedTuple):
    """What a type line says: the card type, the special type, its words that are neither."""

    kind: str
    special: str
    unknown: tuple[str, ...]


def kind_of(text: str, facts: type[Facts]) -> TypeLine:
    """The types of a game's cards in "Follower|Evolve", "フォロワー・エボルヴ" or "Psychic Super Creature"."""
    kinds, specials = _type_words(facts, "kind"), _type_words(facts, "special")
    kind, special = "", ""
    unknown: list[str] = []
    words = list(filter(None, _WORDS.split(unicodedata.normalize("NFKC", text).strip())))
    while words:
        many, known = _longest(words, {**specials, **kinds})
        if known in kinds and not kind:
            kind = kinds[known]
        elif known in specials and not special:
            special = specials[known]
        elif divided := _divided(words[0], specials, kinds):
            words[:1] = divided
            continue
        else:
            many, unknown = 1, [*unknown, words[0]]
        del words[:many]
    return TypeLine(kind or facts.kind_of_special(special), special, tuple(unknown))


@made_once
def _type_words(facts: type[Facts], field: str) -> Mapping[str, str]:
    """The words of a type by what people write for them, with spaces where words are parted."""
    known = spellings(facts, field)
    return {" ".join(filter(None, _WORDS.split(written.replace("_", " ")))): word for written, word in known.items()}


def _longest(words: Sequence[str], known: Container[str]) -> tuple[int, str]:
    """How many words say something known, and what they say; the first one where none does."""
    for many in range(min(_MOST_WORDS, len(words)), 0, -1):
        text = " ".join(words[:many]).casefold()
        if text in known:
            return many, text
    return 1, words[0].casefold()


def _divided(word: str, specials: Iterable[str], kinds: Container[str]) -> tuple[str, str] | None:
    """A Japanese word of a special type and a card type, which nothing parts."""
    for special in specials:
        if word.casefold().startswith(special) and word.casefold()[len(special) :] in kinds:
            return word[: len(special)], word[len(special) :]
    return None


def class_of(text: str, facts: type[Facts]) -> str:
    """A class of a game by its English name; what is no class stays as it is."""
    return spellings(facts, "classes").get(unicodedata.normalize("NFKC", text).strip().casefold(), text.strip())


class Plain(NamedTuple):
    """A name without what lists hang onto it: the marks at its end ("Evolved", "U"), and whether spaces stood around
    it."""

    name: str
    marks: tuple[str, ...]
    spaced: bool


def plain_name(text: str) -> Plain:
    """The name on the card in "Rose Gardener (Evolved) (U) "."""
    name = text.strip()
    marks: list[str] = []
    while match := _MARK.search(name):
        name = name[: match.start()]
        marks.insert(0, match[1] or match[2])
    return Plain(name, tuple(marks), text != text.strip())


def is_japanese(text: str) -> bool:
    """Whether there is kana or kanji in it; a dot between two words is neither."""
    return any(("\u3040" <= letter <= "\u30ff" and letter != "・") or "\u4e00" <= letter <= "\u9fff" for letter in text)

"""Names as texts use them for cards: traits, tokens, card names."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import ClassVar, Literal

from svedesk.data import resources
from svedesk.engine.message import Message
from svedesk.engine.script import Lang, replace
from svedesk.games.sve.facts import SveFacts, sve_facts
from svedesk.games.sve.script_node import Scope, ScriptNode
from svedesk.phrases.phrase import Name


class Trait(Name, ScriptNode):
    """A trait by its print names (2.4)."""

    en: str
    ja: str

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        cards = scope.library.values()
        japanese = (ja for card in cards for en, ja in zip(card.traits, card.traits_ja, strict=False) if en == self.en)
        first = next(japanese, None)
        if first is None:
            yield Message("mistake-no-trait", (self.en,))
        elif first != self.ja and self.ja not in japanese:
            yield Message("mistake-trait-name", (self.en, self.ja))


class Token(Name, ScriptNode):
    """A token by number, with its names for the text; the checker holds them against the facts. Japanese counts an
    `amulet` on the field otherwise than a follower."""

    number: str
    en: str
    ja: str
    amulet: bool = False

    around: ClassVar = {("ja", "one"): ("『", "』1体", "』1つ"), ("ja", "card"): ("『", "』1枚")}

    def called(self, lang: Lang, form: str) -> str | None:
        """The name, alone, as one of it, or what it is counted in."""
        if (lang, form) == ("ja", "counter"):
            return "つ" if self.amulet else "体"
        name = Name.called(self, lang, form)
        return f"{name[:-1]}つ" if name and self.amulet and (lang, form) == ("ja", "one") else name

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        token = scope.library.get(self.number)
        if token is None or token.special != "token":
            yield Message("mistake-not-a-token", (self.number,))
        elif (token.name, token.name_ja) != (self.en, self.ja) and not (
            token.name_ja == self.ja and _is_former(self.en, self.ja)
        ):
            names = (token.name, token.name_ja, self.en, self.ja)
            yield Message("mistake-token-name", (self.number, *names))


@cache
def _english_names() -> Mapping[str, Mapping[str, str]]:
    """What cards (`names`) and words that are part of names (`parts`) are called in English, by their Japanese names;
    `former`: the names of our own of cards whose printed one came to be known."""
    names: Mapping[str, Mapping[str, str]] = json.loads((resources() / "names_en.json").read_text(encoding="utf-8"))
    return names


@cache
def _japanese_names(kind: Literal["names", "parts"]) -> Mapping[str, str]:
    return {name: name_ja for name_ja, name in _english_names()[kind].items()}


def _is_former(name: str, name_ja: str) -> bool:
    """Whether a card was called so in English before its print was known: scripts of that time go on."""
    return _english_names()["former"].get(name_ja) == name


_NO_NAME = "if|until|then|instead|your|this|its?|draw|deal|give|put|summon|destroy|banish|select|recover|with"
"""Words of sentences that go on behind a name."""


class Called(Name, ScriptNode):
    """A card name as texts refer to cards by it (2.1.2): the whole name, or with `in_part` any that contains it.
    `elsewhere`: of a card that is not among those of the project; a user's list may have it."""

    anyone: ClassVar = {
        **dict.fromkeys((("ja", "part"), ("ja", "evolved")), r"[^『』]+(?=』)"),
        ("en", "part"): r"[^\".:,]{2,40}?(?= in (?:its name|their names)\b)",
        ("en", "evolved"): rf"(?!(?:an? )?evolved |[^.]*\b(?:{_NO_NAME})\b)[^\".:]{{2,60}}?(?= or |\.|$)",
    }
    """Parts of names are no names by themselves, and not every list has both faces of an evolved card."""

    en: str
    ja: str
    in_part: bool = False
    elsewhere: bool = False

    def called(self, lang: Lang, form: str) -> str | None:
        """The name, or the part of one in the form "part"."""
        if form in ("part", "plain", "plural") and (form == "part") != self.in_part:
            return None
        return super().called(lang, form)

    def heard_in(self, form: str) -> Called:
        """As part of a name it means all cards that have it in theirs."""
        return replace(self, in_part=True) if form == "part" else self

    def as_meant(self) -> ScriptNode:
        """Whether the card must be known says nothing of which it is."""
        return replace(self, elsewhere=False) if self.elsewhere else self

    @classmethod
    def by_name(cls, name: str, lang: Lang, form: str) -> Called:
        """One of a card that need not be known; the program may still know what it is called in the other language."""
        kind: Literal["names", "parts"] = "parts" if form == "part" else "names"
        if lang == "ja":
            return cls(_english_names()[kind].get(name, name), name, elsewhere=True)
        return cls(name, _japanese_names(kind).get(name, name), elsewhere=True)

    def is_name_of(self, card: SveFacts) -> bool:
        """Whether a card is called so, by what is printed on it."""
        if self.in_part:
            return self.en in card.counted_name or self.is_japanese_name_of(card)
        return card.counted_name in (self.en, self.ja) or self.is_japanese_name_of(card)

    def is_japanese_name_of(self, card: SveFacts) -> bool:
        """Whether a card is called so in Japanese: a list of the user's may have it under that name alone."""
        if card.counts_as:
            return False
        return self.ja in card.name_ja if self.in_part else self.ja == card.name_ja

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        cards = scope.library.values()
        if self.elsewhere or any(self.en == sve_facts(card).alternate for card in cards):
            return  # facts hold an alternate name in one language
        called = [card for card in cards if self.en == card.name or (self.in_part and self.en in card.name)]
        if not called and _is_former(self.en, self.ja):
            return
        if not called:
            yield Message("mistake-no-card-called", (self.en,))
        elif not any(self.ja == card.name_ja or (self.in_part and self.ja in card.name_ja) for card in called):
            yield Message("mistake-card-name", (self.en, self.ja))

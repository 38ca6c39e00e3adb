"""A digest of what a card means as far as it is played: equal digests are played alike, on every machine.  It is made
of the printed facts and of what was read from the card's script or text, never of the text itself: the text of an
imported card is the user's own and stays on his machine, and a digest of it would tell whoever has the same list which
wording he has. Two lists that word a card otherwise and are read alike are, besides, the same card to the rules.  Names
and traits are words of a language, and many lists know one only. So a digest has three parts: one of all the rest, and
one of those words for English and for Japanese. What two lists know of a card in no common language can't be compared:
there the rest decides, with the number (see `is_same`)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from itertools import zip_longest

from svedesk.engine.origin import CardNote, Origin
from svedesk.engine.script import Lang, Node, field_values, walk
from svedesk.games.sve.abilities.base import as_meant
from svedesk.games.sve.assistance import tokens
from svedesk.games.sve.definitions import Definition, Definitions
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.group import Called, Token, Trait
from svedesk.games.sve.reading.printed import Printed

MEANING, WORDS = 32, 16
"""Hexadecimal digits of the first part, and of each of the other two. No chance and no search finds two cards with the
same first part; the others only tell mistakes of lists from one another."""
LENGTH = MEANING + 2 * WORDS
UNKNOWN = "0" * WORDS
"""Stands for the words of a language that not all are known in."""
_WORDED = frozenset({"name", "name_ja", "traits", "traits_ja"})
"""Facts that are words of a language."""


def card_digest(definition: Definition) -> str:
    """`LENGTH` digits of SHA-256 over a card's facts and the nodes of its abilities."""
    facts = {**_set_facts(definition.facts), "traits": len(definition.facts.traits)}
    meaning = _hashed({"facts": facts, "abilities": _plain(as_meant(definition.abilities))})[:MEANING]
    return meaning + _words_digest(definition, "en") + _words_digest(definition, "ja")


def is_same(digest: str, other: str) -> bool:
    """Whether two digests say the same of a card, as far as that can be compared."""
    if digest[:MEANING] != other[:MEANING] or len(digest) != len(other):
        return False
    words = zip(*(_parts(each) for each in (digest, other)), strict=True)
    return all(mine == theirs for mine, theirs in words if UNKNOWN not in (mine, theirs))


def _parts(digest: str) -> tuple[str, str]:
    return digest[MEANING : MEANING + WORDS], digest[MEANING + WORDS :]


def _set_facts(facts: SveFacts) -> dict[str, object]:
    """The facts that say something, but for words of a language."""
    values = {field.name: (getattr(facts, field.name), field.default) for field in fields(facts)}
    return {
        name: _plain(value) for name, (value, default) in values.items() if name not in _WORDED and value != default
    }


def _words_digest(definition: Definition, lang: Lang) -> str:
    """Of the words for a card and in its text in a language; `UNKNOWN` where one is not known in it."""
    words = list(_words(definition, lang))
    return _hashed(words)[:WORDS] if all(words) else UNKNOWN


def _words(definition: Definition, lang: Lang) -> Iterator[str]:
    """The name, the traits and what the text calls cards, in a language; "" for one that is known in the other only.
    Such a word may stand for both (see `cards.draft.with_pairs`): its letters tell which it is."""
    facts = definition.facts
    yield from _in_language([(facts.name, facts.name_ja)], lang)
    traits = zip_longest(facts.traits, facts.traits_ja[: len(facts.traits)], fillvalue="")
    yield from sorted(_in_language(traits, lang))  # lists have them in orders of their own
    named = ((node.en, node.ja) for node in walk(definition.abilities) if isinstance(node, Trait | Called | Token))
    yield from _in_language(named, lang)


def _in_language(pairs: Iterable[tuple[str, str]], lang: Lang) -> Iterator[str]:
    for english, japanese in pairs:
        if english and japanese and english != japanese:
            yield english if lang == "en" else japanese
        else:
            word = english or japanese
            yield word if _is_japanese(word) == (lang == "ja") else ""


def _is_japanese(word: str) -> bool:
    """Whether a word has a Japanese letter; not by a pattern, which takes longer to compile than all else here."""
    return any(
        "\u3040" <= letter <= "\u30ff" or "\u3400" <= letter <= "\u9fff" or "\uff66" <= letter <= "\uff9f"
        for letter in word
    )


def _hashed(what: object) -> str:
    written = json.dumps(what, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode()).hexdigest()


def _plain(part: object) -> object:
    """A part of a script as JSON knows it, nodes by the name of their class."""
    if isinstance(part, tuple):
        return [_plain(item) for item in part]
    if isinstance(part, Printed):
        return ["Printed", part.moment, part.line]
    if isinstance(part, Trait | Called | Token):
        left_out = frozenset({"en", "ja"})
        return [type(part).__name__, _set_fields(part, left_out)]
    if isinstance(part, Node):
        return [type(part).__name__, _set_fields(part)]
    if part is None or isinstance(part, str | int):
        return part
    raise TypeError(f"a script holds a {type(part).__name__}")


def _set_fields(node: Node, left_out: frozenset[str] = frozenset()) -> dict[str, object]:
    """The fields of a node that say something: one that a later version adds changes no digest where it is unset."""
    defaults = type(node).field_defaults
    return {
        name: _plain(value)
        for name, value in field_values(node).items()
        if name not in left_out and (name not in defaults or value != defaults[name])
    }


class UserCards:
    """What is asked of the cards in `origins`, each thing found out once: a game has a hundred of them, a library ten
    thousand."""

    def __init__(self, definitions: Definitions, origins: Mapping[str, Origin]) -> None:
        self._definitions, self._origins = definitions, origins
        self._digests: dict[str, str] = {}
        self._others: dict[str, tuple[str, ...]] = {}

    def digest(self, number: str) -> str:
        """See `card_digest`. Raises KeyError for an unknown number."""
        if number not in self._digests:
            self._digests[number] = card_digest(self._definitions[number])
        return self._digests[number]

    def notes(self, numbers: Iterable[str]) -> tuple[CardNote, ...]:
        """Those of these cards, and of what they bring into play, that are in `origins`, by number."""
        if not self._origins:
            return ()
        brought: set[str] = set()
        waiting = list(numbers)
        while waiting:
            number = waiting.pop()
            if number not in brought and number in self._definitions:
                brought.add(number)
                waiting += self._brings(number)
        return tuple(self._note(number) for number in sorted(brought & self._origins.keys()))

    def _note(self, number: str) -> CardNote:
        facts = self._definitions[number].facts
        return CardNote(number, facts.name or facts.name_ja, self.digest(number), self._origins[number])

    def _brings(self, number: str) -> tuple[str, ...]:
        """The tokens a card's text creates or names, and its other face."""
        if number not in self._others:
            meaning = self._definitions[number]
            named = [node.number for node in walk(meaning.abilities) if isinstance(node, Token)]
            made = [token for token, _ in tokens(self._definitions, number)]
            faces = [face for face in (meaning.facts.back, meaning.facts.front) if face]
            self._others[number] = tuple(dict.fromkeys((*named, *made, *faces)))
        return self._others[number]

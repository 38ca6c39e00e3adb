"""Sentences by key in every language: read from JSON files, and filled in with what a message carries."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from string import Formatter
from typing import NamedTuple

from svedesk.data import resources
from svedesk.engine.message import Message
from svedesk.engine.script import Lang

_NO_LISTS: Mapping[Lang, Mapping[str, Mapping[str, str]]] = {}
_NOTHING: Mapping[str, object] = {}


class Texts(NamedTuple):
    """One language: its sentences by key, and its lists of words by their names."""

    sentences: Mapping[str, str]
    words: Mapping[str, Mapping[str, str]]


class Catalogue:
    """The sentences of a part of the program.

    Its folder has a folder for each language, and that a JSON file for each subject. A text is a sentence by its key
    (`fill` tells what stands for arguments); an object is a list of words: `"kind": {"spell": "スペル"}`. A key with
    the name of a list in braces stands for a sentence for each of its words: `"look-{kind}": "Choose a {kind}."`.
    `lists` are lists of words by language that the program declares.
    """

    def __init__(self, folder: Path, lists: Mapping[Lang, Mapping[str, Mapping[str, str]]] = _NO_LISTS) -> None:
        self._folder, self._lists = folder, lists
        self._read: dict[Lang, Texts] = {}

    def __getitem__(self, lang: Lang) -> Texts:
        """All that can be said in a language; its files are read when it is first wanted."""
        if lang not in self._read:
            self._read[lang] = _read(self._folder / lang, self._lists.get(lang, {}))
        return self._read[lang]

    def say(self, message: Message, lang: Lang) -> str:
        """The sentence of a message. Raises KeyError for a key without one."""
        texts = self[lang]
        return Filler(texts.words).fill(texts.sentences[message.key], message.args)


def _read(folder: Path, lists: Mapping[str, Mapping[str, str]]) -> Texts:
    sentences: dict[str, str] = {}
    words: dict[str, Mapping[str, str]] = dict(lists)
    for file in sorted(folder.glob("*.json")):
        for key, text in json.loads(file.read_bytes()).items():
            if isinstance(text, str):
                sentences[key] = text
            else:
                words[key] = text
    for key in [key for key in sentences if "{" in key]:
        text, (before, name, after) = sentences.pop(key), _parted(key)
        for word, value in words[name].items():
            sentences.setdefault(f"{before}{word}{after}", text.replace(f"{{{name}}}", value))
    return Texts(sentences, words)


def _parted(key: str) -> tuple[str, str, str]:
    before, _, rest = key.partition("{")
    name, _, after = rest.partition("}")
    return before, name, after


class Filler(Formatter):
    """Fills the sentences of one language in; they are `str.format` patterns.

    A field's name is the place of an argument, what follows it says how it reads:
    `{0}` as it is;
    `{0:card|cards}` a number with its noun ("1 card", "3 cards");
    `{0:=is|are}` only the form that fits the number; of three forms the first is for 0;
    `{0:size}` a number of bytes;
    `{0:zone}`, `{0:keyword}`, ... a word of the list with that name; what is not on it stands as it is.
    """

    def __init__(self, words: Mapping[str, Mapping[str, str]]) -> None:
        self.words = words

    def fill(self, sentence: str, args: Sequence[object], named: Mapping[str, object] = _NOTHING) -> str:
        """The sentence with its arguments. Raises IndexError or KeyError when there are too few of them."""
        return self.vformat(sentence, args, named)

    def format_field(self, value: object, format_spec: str) -> str:
        """One field. Raises KeyError for a list of words that there is not."""
        if "|" in format_spec:
            *none, singular, plural = format_spec.removeprefix("=").split("|")
            form = none[0] if none and value == 0 else singular if value == 1 else plural
            return form if format_spec.startswith("=") else f"{value} {form}"
        if format_spec == "size":
            count = int(str(value))
            return f"{count // 1_000_000} MB" if count >= 1_000_000 else f"{count // 1_000} kB"
        if format_spec:
            words, word = self.words[format_spec], str(value)
            return words.get(word) or words.get(word.partition(" ")[0], word)
        return self.plain(value)

    def plain(self, value: object) -> str:
        """An argument that is told as it is."""
        return str(value)


class CardFiller(Filler):
    """Fills what is said at a table: `{0}` is the name of a card where the argument starts with "#", `{0:seat}` the
    name of a seat. `name` gives a card's name by its number."""

    def __init__(
        self, words: Mapping[str, Mapping[str, str]], name: Callable[[str], str], seats: Sequence[str] | None = None
    ) -> None:
        super().__init__(words)
        self._name, self._seats = name, seats

    def format_field(self, value: object, format_spec: str) -> str:
        """One field, as `Filler` fills it; seats by their names where they have some."""
        if format_spec == "seat" and self._seats is not None and isinstance(value, int):
            return self._seats[value]
        return super().format_field(value, format_spec)

    def plain(self, value: object) -> str:
        """The name of a card, or the argument as it is."""
        return self.card(value[1:]) if isinstance(value, str) and value.startswith("#") else str(value)

    def card(self, number: str) -> str:
        """The name of a card as it stands in a sentence."""
        return self.words["grammar"]["named"].format(self._name(number))

    def say(self, message: Message, game: Catalogue, lang: Lang, *, clause: bool = False) -> str:
        """The sentence of a message, the game's or that of any table; with `clause`, the rule it rests on is added.
        Raises KeyError for a key without one."""
        phrase = game[lang].sentences.get(message.key) or TABLES[lang].sentences[message.key]
        text = sentence_case(self.fill(phrase, message.args))
        if not clause or not message.clause:
            return text
        for stop in (".", "。"):
            if text.endswith(stop):
                return f"{text[:-1]} ({message.clause}){stop}"
        return f"{text} ({message.clause})"


def fields(sentence: str) -> frozenset[str]:
    """The places and names of the arguments that a sentence uses ("0", "1", "file", ...)."""
    names: set[str] = set()
    for _, name, spec, _ in Formatter().parse(sentence):
        if name is not None:
            names |= {name} | fields(spec or "")
    return frozenset(names)


def sentence_case(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


TABLES = Catalogue(resources() / "table_messages")
"""What is said of every game: of decks, answers, operations by hand and boards, with the words of the game itself."""
PROGRAM = Catalogue(resources() / "messages")
"""What is said of files, imports, packs, drafts and connections, which belong to no game."""

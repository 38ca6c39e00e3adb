"""Why a file is refused, in a sentence a player can act on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from string import Formatter
from typing import Any

from svedesk.documents.kinds import KINDS
from svedesk.documents.sentences import SENTENCES
from svedesk.engine.message import Message
from svedesk.engine.script import Lang

_LONGEST = 60
"""Characters of a name or place that are shown: no sentence is as long as a file."""
_WIDE = "\N{IDEOGRAPHIC SPACE}"
"""A space that Japanese names have."""


class DamagedFile(Exception):
    """A file that can't be used, or not be written; nothing has changed. `message` says as data what is wrong and
    `file` is the file's name, empty when it is not known; `sentence` is both in English."""

    def __init__(self, key: str, *args: int | str, file: str = "") -> None:
        self.message = Message(key, args)
        self.file = readable(file)
        self.sentence = self.in_words("en")
        super().__init__(self.sentence)

    def in_words(self, lang: Lang) -> str:
        """What is wrong and what to do."""
        english, japanese = SENTENCES[self.message.key]
        if lang == "ja":
            file = f"「{self.file}」" if self.file else "ファイル"
            return _Japanese().vformat(japanese, self.message.args, {"file": file})
        text = _English().vformat(english, self.message.args, {"file": f"“{self.file}”" if self.file else "the file"})
        return text[:1].upper() + text[1:]


def why(error: OSError) -> str:
    """The system's reason."""
    return error.strerror or type(error).__name__


def readable(text: str, longest: int = _LONGEST) -> str:
    """Text from a file, cut, and with nothing in it that could ring a bell or turn a line around."""
    plain = "\N{REPLACEMENT CHARACTER}"
    return "".join(letter if letter.isprintable() or letter == _WIDE else plain for letter in text[:longest])


_MISTAKES: Mapping[str, tuple[str, str]] = {
    "missing": ("missing", ""),
    "extra_forbidden": ("unknown", ""),
    "string_type": ("text", ""),
    "string_unicode": ("text", ""),
    "string_too_short": ("empty", ""),
    "string_too_long": ("long", "max_length"),
    "int_type": ("whole", ""),
    "int_parsing_size": ("whole", ""),
    "greater_than_equal": ("least", "ge"),
    "less_than_equal": ("most", "le"),
    "list_type": ("list", ""),
    "tuple_type": ("list", ""),
    "dict_type": ("object", ""),
    "model_type": ("object", ""),
    "too_long": ("entries", "max_length"),
}
"""What models call a mistake: what we call it, and the part of its context that the sentence tells."""
_OWN = "file-field-"


def wrong_content(mistakes: Sequence[Mapping[str, Any]], file: str) -> DamagedFile:
    """What the model of a file (`ValidationError.errors`) found wrong: the first mistake, its place, how many there
    are.

    A model's own mistakes are of the type "file-field-..." and tell what they have to in their context's "detail".
    """
    what, place, details = first_mistake(mistakes)
    return DamagedFile(f"file-field-{what}", place, len(mistakes), *details, file=file)


def first_mistake(mistakes: Sequence[Mapping[str, Any]]) -> tuple[str, str, tuple[str, ...]]:
    """The first of a model's mistakes: what is wrong (a word of `sentences.FIELDS`), where, and what its sentence
    tells besides."""
    first = mistakes[0]
    place = readable(".".join(str(part)[:40] for part in first["loc"] if part != "[key]"))
    kind, context = str(first["type"]), first.get("ctx", {})
    if kind.startswith(_OWN):
        what, detail = kind.removeprefix(_OWN), context.get("detail")
    elif kind in _MISTAKES:
        what, told = _MISTAKES[kind]
        detail = context.get(told)
    else:
        what, detail = "other", first["msg"]
    return what, place, () if detail is None else (readable(str(detail)),)


class _Words(Formatter, ABC):
    """Fills a sentence: `{0:kind}` a kind of file, `{0:size}` a number of bytes, `{0:place}` a place in a file,
    `{0:mistakes}` how many mistakes there are, when there are several, `{0:more}` how many more cards are meant."""

    def format_field(self, value: object, format_spec: str) -> str:
        if format_spec == "size":
            count = int(str(value))
            return f"{count // 1_000_000} MB" if count >= 1_000_000 else f"{count // 1_000} kB"
        if format_spec == "mistakes":
            return self.mistakes(int(str(value))) if value != 1 else ""
        if format_spec == "more":
            return self.more(int(str(value))) if value else ""
        if format_spec == "place":
            return self.place(str(value))
        if format_spec == "kind":
            return self.kind(str(value))
        return str(value)

    @abstractmethod
    def mistakes(self, count: int) -> str: ...

    @abstractmethod
    def more(self, cards: int) -> str: ...

    @abstractmethod
    def place(self, path: str) -> str: ...

    @abstractmethod
    def kind(self, form: str) -> str: ...


class _English(_Words):
    def mistakes(self, count: int) -> str:
        return f" (the first of {count} mistakes)"

    def more(self, cards: int) -> str:
        return f" and {cards} more card{'s' if cards > 1 else ''}"

    def place(self, path: str) -> str:
        return f"“{path}”" if path else "it"

    def kind(self, form: str) -> str:
        return KINDS[form].english


class _Japanese(_Words):
    def mistakes(self, count: int) -> str:
        return f"(間違いは全部で{count}個)"

    def more(self, cards: int) -> str:
        return f"ほか{cards}種"

    def place(self, path: str) -> str:
        return f"「{path}」" if path else "全体"

    def kind(self, form: str) -> str:
        return KINDS[form].japanese

"""Why a file is refused, in a sentence a player can act on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.messages import PROGRAM, Filler, Texts, sentence_case

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
        texts = PROGRAM[lang]
        filler, phrase = _Filler(texts), texts.sentences[self.message.key]
        return sentence_case(filler.fill(phrase, self.message.args, {"file": filler.named("file", self.file)}))


class OfAnotherGame(DamagedFile):
    """A file that may be whole, but is of another game than the one it is wanted for."""

    def __init__(self, game: str, file: str) -> None:
        super().__init__("file-of-game", readable(game), file=file)
        self.game = game


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
    """The first of a model's mistakes: what is wrong (a word of the list "field-mistake"), where, and what its sentence
    tells besides."""
    first = mistakes[0]
    place = readable(".".join(str(part)[:40] for part in first["loc"] if part != "[key]"))
    kind, context = str(first["type"]), first.get("ctx", {})
    if kind.startswith(_OWN):
        what, detail = kind.removeprefix(_OWN), context.get("detail")
    elif kind in _MISTAKES:
        what, context_name = _MISTAKES[kind]
        detail = context.get(context_name)
    else:
        what, detail = "other", first["msg"]
    return what, place, () if detail is None else (readable(str(detail)),)


@contextmanager
def before_writing(file: str) -> Iterator[None]:
    """What is wrong with something is wrong before it is a file: nothing is damaged, and nothing has changed."""
    try:
        yield
    except DamagedFile as error:
        key = error.message.key
        if not key.startswith(_OWN):
            raise
        raise DamagedFile(f"file-unfit-{key.removeprefix(_OWN)}", *error.message.args, file=file) from error


class _Filler(Filler):
    """Fills what is said of a file in: `{file}` its name, `{0:place}` a place in it."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts.words)
        self._sentences = texts.sentences

    def format_field(self, value: object, format_spec: str) -> str:
        return self.named("place", str(value)) if format_spec == "place" else super().format_field(value, format_spec)

    def named(self, what: str, name: str) -> str:
        """A name in quotation marks, or what stands for it where there is none."""
        return self._sentences[f"{what}-named"].format(name) if name else self._sentences[f"{what}-unnamed"]

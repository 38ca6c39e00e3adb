"""The kinds of files that svedesk reads for its users, and why one is refused, in a sentence a player can act on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

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


class FileKind(NamedTuple):
    """What a file is: the word in its "format", the newest version this program knows, and the most bytes it may have.

    What it is called is in the messages, in the list "kind"."""

    format: str
    version: int
    max_bytes: int


FIRST_GAME = "sve"
"""The game of files that name none: they are of a time when there was no other."""

GAME = FileKind("svedesk-game", 4, 20_000_000)
"""A long game is under 200 kB. Version 4 is of games whose seed has 256 bits; others are written as before."""
BOARD = FileKind("svedesk-board", 3, 20_000_000)
DECK = FileKind("svedesk-deck", 2, 256_000)
DECK_LIST = FileKind("deck-list", 1, 2_000_000)
"""A deck in whatever form: some tables write all that is printed on each of its cards."""
CARDS = FileKind("svedesk-cards", 1, 8_000_000)
TEXTS = FileKind("card-texts", 1, 50_000_000)
"""Card texts of the user's own, in whatever form they were collected."""
LIST = FileKind("card-list", 1, 50_000_000)
"""Cards in a file of somebody else's making: a Cockatrice card database, a CSV, Excel or JSON list."""
PACK = FileKind("svedesk-pack", 2, 250_000_000)
"""Own cards with their pictures, in one zip file."""
MAPPING = FileKind("svedesk-mapping", 1, 64_000)
DRAFT = FileKind("svedesk-draft", 1, 50_000_000)
"""Own cards as they were typed, with what keeps them from being played."""
RESTRICTIONS = FileKind("svedesk-restrictions", 1, 1_000_000)
ANSWERS = FileKind("svedesk-answers", 1, 20_000_000)
"""Official answers about cards, from lists of the user's own."""
COPIES = FileKind("svedesk-copies", 1, 2_000_000)
"""How many copies of each print somebody owns."""
SETTINGS = FileKind("svedesk-settings", 1, 256_000)

BOOKMARKS = FileKind("svedesk-bookmarks", 1, 20_000_000)
"""The moments of one game that its players marked."""

RECORD = FileKind("svedesk-record", 1, 50_000_000)
"""How the games of one player ended: about 300 bytes each."""

PROOF = FileKind("svedesk-proof", 5, 40_000_000)
"""A network game that was opened at its end, with what a seat was promised and shown."""

SEALED = FileKind("svedesk-sealed", 1, 40_000_000)
"""A save of a network game that is still being played: what the other player's program holds opens it."""

LAB = FileKind("svedesk-lab", 1, 4_000_000_000)
"""Results of the lab, a line for each game: about a kilobyte."""
LAB_SUFFIX = ".svelab"

KINDS = {
    kind.format: kind
    for kind in (
        GAME,
        BOARD,
        BOOKMARKS,
        RECORD,
        DECK,
        DECK_LIST,
        CARDS,
        TEXTS,
        LIST,
        PACK,
        DRAFT,
        MAPPING,
        RESTRICTIONS,
        ANSWERS,
        COPIES,
        SETTINGS,
        PROOF,
        SEALED,
        LAB,
    )
}
"""All of them, by the word in "format"."""

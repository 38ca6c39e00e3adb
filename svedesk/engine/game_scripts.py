"""Scripts of cards as a game has them: what executes of a card, as text that can be read, checked and compared."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

from svedesk.engine.facts import Facts
from svedesk.engine.script import Lang

if TYPE_CHECKING:
    from svedesk.engine.game import CardRules

Automation = Literal["executes", "partly", "by_hand"]
"""How much of a card the program executes: all of it, a part, or nothing but what holds for all cards."""


class ScriptError(Protocol):
    """Something wrong in a script, with its place: `line` from 1, `column` in characters from 0."""

    @property
    def line(self) -> int: ...
    @property
    def column(self) -> int: ...
    def in_words(self, lang: Lang) -> str:
        """What is wrong."""


class ManualLine(NamedTuple):
    """A line of a card's text that is resolved manually: which of its abilities it is, from 1, and when the game stops
    for it, each a term "moment"; without any it never does. `zone` is where the card lies then, "" for where cards are
    played, or a moment says it."""

    place: int
    moments: tuple[str, ...]
    zone: str = ""


class CardReading(Protocol):
    """What a game reads of a card: as much of its script, or else of its texts, as can be read."""

    @property
    def errors(self) -> Sequence[ScriptError]:
        """What is wrong with the script: with anything wrong the card is resolved by hand."""

    @property
    def automation(self) -> Automation:
        """How much of the card is executed. A card that says nothing is executed whole."""

    @property
    def manual_lines(self) -> tuple[ManualLine, ...]:
        """The lines that are not executed, or not wholly."""

    @property
    def keywords(self) -> tuple[str, ...]:
        """Keywords the card itself has."""

    def text(self, lang: Lang) -> str:
        """The rules text of what could be read, one ability a line; where there is no script, as a list has it."""


class PlainReading(NamedTuple):
    """What is read of a card that says nothing beyond what is printed in its fields."""

    errors: Sequence[ScriptError] = ()
    automation: Automation = "executes"
    keywords: tuple[str, ...] = ()
    manual_lines: tuple[ManualLine, ...] = ()

    def text(self, lang: Lang) -> str:
        """It has none."""
        return ""


class ScriptInput(Protocol):
    """One thing a word is given in its brackets. `kind` is the kind of thing it must be, `choices` the texts it can be
    where it is one of some."""

    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def choices(self) -> tuple[str, ...]: ...


@dataclass(frozen=True, slots=True)
class ScriptWord:
    """A word of scripts, for lists and completion.

    `name` begins with a dot for what follows another word. `signature` is how it is written, `doc` what it says, in a
    sentence or two, `doc_ja` the same in Japanese. `makes` is the kind of thing it stands for, "" for the mere
    beginning of one. `asks` is what goes into its brackets, None for a word without any.
    """

    name: str
    signature: str
    doc: str
    doc_ja: str
    makes: str
    asks: Sequence[ScriptInput] | None = None

    def says(self, lang: Lang) -> str:
        """What it says in a language."""
        return (self.doc_ja if lang == "ja" else self.doc).replace("`", "")


class WordGroup(NamedTuple):
    """Words that are shown under one heading: those that make one of these kinds of things. The heading is the term
    "script_group" of this name."""

    name: str
    makes: tuple[str, ...]


class ScriptExample(NamedTuple):
    """A script to start from; what it does is the term "script_example" of this name."""

    name: str
    script: str


class TextComparison(NamedTuple):
    """A card's text as its script renders it, held against one of the user's: the lines only one of them has, and the
    reason where they are meant to differ."""

    number: str
    lang: Lang
    ours: tuple[str, ...]
    theirs: tuple[str, ...]
    reason: str = ""

    @property
    def equal(self) -> bool:
        """Whether nothing differs."""
        return not self.ours and not self.theirs


class LineReading(NamedTuple):
    """One line of a card's text: whether it is read whole, and its script, "" where it can't be written as one;
    `is_wrong` where the script does not say what was read. Of a line that is not read, how many things it could mean,
    or what is left of it from where it is not understood."""

    text: str
    is_read: bool = False
    script: str = ""
    is_wrong: bool = False
    meanings: int = 0
    unread: str = ""


class UnreadWords(NamedTuple):
    """Why a part of a text is not read. From `begin` to `end`, in characters, it is not understood; `nearest` is the
    phrase that may be meant there, in place of so many characters (`instead`). Or it is understood and could mean so
    many (`times`) things, which are told apart by `meanings`, what they say in the other language (one: no script says
    it); or what it means is a `mistake` on this card, as a sentence."""

    begin: int
    end: int = 0
    nearest: str = ""
    instead: int = 0
    times: int = 0
    meanings: tuple[str, ...] = ()
    mistake: str = ""


class ScriptPiece(NamedTuple):
    """What stands between two commas of a script: as it is written, and its rules text. One that `is_manual` stands for
    the lines that are resolved by hand; one that says nothing is a comment."""

    script: str
    en: str = ""
    ja: str = ""
    is_manual: bool = False

    def text(self, lang: Lang) -> str:
        """Its rules text in a language."""
        return self.ja if lang == "ja" else self.en


class TextReader(Protocol):
    """Reads texts of cards."""

    def parts(self, text: str) -> tuple[str, ...]:
        """A text cut into what is read by itself, one or more rows each; joined by line breaks it is the text again."""

    def unread(self, facts: Facts, part: str, lang: Lang) -> UnreadWords | None:
        """What keeps one such part from being read as a script, None where nothing does. Takes ten times as long as to
        read it."""

    def read(self, facts: Facts, text: str, lang: Lang, *, closely: bool = False) -> tuple[LineReading, ...]:
        """Each line of a card's text; `closely` takes ten times as long to say exactly from where a line is not
        understood."""


class NoTextReader:
    """Reads nothing of any text."""

    def parts(self, text: str) -> tuple[str, ...]:
        """Line by line."""
        return tuple(text.split("\n"))

    def unread(self, facts: Facts, part: str, lang: Lang) -> UnreadWords | None:
        """All of it is not understood."""
        return UnreadWords(0, len(part))

    def read(self, facts: Facts, text: str, lang: Lang, *, closely: bool = False) -> tuple[LineReading, ...]:
        """Each line, not read."""
        return tuple(LineReading(line, unread=line) for line in text.splitlines())


class GameScripts(Protocol):
    """The scripts of a game's cards. A subclass that says nothing else has none, and reads no text."""

    @property
    def shipped(self) -> Collection[str]:
        """The numbers of the cards with a script that comes with the program."""
        return ()

    @property
    def words(self) -> Mapping[str, ScriptWord]:
        """What may stand in a script, by name."""
        return {}

    @property
    def common_words(self) -> tuple[str, ...]:
        """What most cards are written with."""
        return ()

    @property
    def word_groups(self) -> tuple[WordGroup, ...]:
        """The headings that all words are shown under."""
        return ()

    @property
    def examples(self) -> tuple[ScriptExample, ...]:
        """Abilities to start from."""
        return ()

    def naming(self, number: str, name: str, name_ja: str, special: str) -> tuple[str, str] | None:
        """How a script names a card that is being written: as it is written, and the kind of thing it stands for. None
        for a card that can't be named."""
        return None

    def begun_name(self, before: str) -> tuple[str, int] | None:
        """What is begun of such a name at the end of a line, and how many letters stand there for the whole of it; None
        where none is."""
        return None

    @property
    def manual_text(self) -> str:
        """The word that stands in a script for the lines of the card's text that are resolved by hand; "" where there
        is none."""
        return ""

    def pieces(self, facts: Facts, script: str) -> tuple[ScriptPiece, ...] | None:
        """A script cut at the commas between its abilities; None where it can't be read."""
        return None if script.strip() else ()

    def joined(self, pieces: Sequence[str]) -> str:
        """The script of such pieces."""
        return ", ".join(pieces)

    def source(self, number: str) -> str:
        """The text of a script that ships, to begin another with. Raises KeyError for a card without one."""
        raise KeyError(number)

    def place(self, number: str) -> str | None:
        """The file and line of a script that ships, seen from where the program lies; None for a card without one."""
        return None

    def read(self, facts: Facts, script: str, texts: tuple[str, str], library: Mapping[str, Facts]) -> CardReading:
        """What is read of a card with this script, or without one with these texts (English, Japanese). `library` has
        the cards a script may name; the card itself need not be in it."""
        return PlainReading()

    def text_reader(self, cards: Iterable[Facts]) -> TextReader:
        """Who reads texts that may name these cards, whole or not at all."""
        return NoTextReader()

    def files(self, cards: Iterable[tuple[Facts, tuple[str, str]]]) -> Iterator[tuple[str, str]]:
        """The files of scripts for cards known by their texts (English, Japanese), as far as those are read whole: each
        by its path seen from where the program lies, with its text. Files that are written by hand stay."""
        return iter(())

    def mistakes(self, number: str, library: Mapping[str, Facts]) -> Iterator[str]:
        """What is wrong with a script that ships, for whoever writes it: each with its file and line."""
        return iter(())

    def unread_lines(self) -> Iterator[str]:
        """What is in the files of scripts that ship and belongs to no card, each with its file and line."""
        return iter(())

    def compare(
        self, rules: CardRules, numbers: Sequence[str], texts: Mapping[Lang, Mapping[str, str]]
    ) -> Iterator[TextComparison]:
        """What cards say as rendered held against what lists say."""
        return iter(())

    def read_texts(self, data: bytes, library: Mapping[str, Facts]) -> Mapping[Lang, Mapping[str, str]]:
        """The texts of cards in a list. Raises ValueError for what is none."""
        raise ValueError("lists of card texts can't be read for this game yet")


class NoScripts(GameScripts):
    """The scripts of a game whose cards have none."""

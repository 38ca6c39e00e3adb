"""What of the game's cards executes, as `GameScripts`. Scripts of own cards are not read yet."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules
from svedesk.engine.game_scripts import (
    LineReading,
    ScriptExample,
    ScriptPiece,
    ScriptWord,
    TextComparison,
    UnreadWords,
    WordGroup,
)
from svedesk.engine.script import Lang
from svedesk.games.dm.card_reading import DmReading
from svedesk.games.dm.card_scripts import SCRIPTS
from svedesk.games.dm.facts import dm_facts
from svedesk.games.dm.meaning import define


class DmTextReader:
    """Reads nothing: texts of lists are carried out by hand."""

    def parts(self, text: str) -> tuple[str, ...]:
        """Line by line."""
        return tuple(text.split("\n"))

    def read(self, facts: Facts, text: str, lang: Lang, *, closely: bool = False) -> tuple[LineReading, ...]:
        """Each line, not read."""
        return tuple(LineReading(line, unread=line) for line in text.splitlines())

    def unread(self, facts: Facts, part: str, lang: Lang) -> UnreadWords | None:
        """All of it is not understood."""
        return UnreadWords(0, len(part))


class DmScripts:
    """The scripts of the game's cards."""

    shipped: Collection[str] = SCRIPTS
    words: Mapping[str, ScriptWord] = {}
    common_words: tuple[str, ...] = ()
    word_groups: tuple[WordGroup, ...] = ()
    examples: tuple[ScriptExample, ...] = ()
    manual_text = ""

    def naming(self, number: str, name: str, name_ja: str, special: str) -> tuple[str, str] | None:
        """No script names a card."""
        return None

    def begun_name(self, before: str) -> tuple[str, int] | None:
        """No script names a card."""
        return None

    def pieces(self, facts: Facts, script: str) -> tuple[ScriptPiece, ...] | None:
        """Nothing is read of a script as text, unless it is empty."""
        return None if script.strip() else ()

    def joined(self, pieces: Sequence[str]) -> str:
        """The script of such pieces."""
        return ", ".join(pieces)

    def source(self, number: str) -> str:
        """The text of a script that ships. Raises KeyError for a card without one."""
        return SCRIPTS.source(number)

    def place(self, number: str) -> str | None:
        """The file and line of a script that ships."""
        return SCRIPTS.place(number)

    def read(self, facts: Facts, script: str, texts: tuple[str, str], library: Mapping[str, Facts]) -> DmReading:
        """A card that ships means what it means; any other is carried out by hand if it says something."""
        says = bool(script.strip() or any(texts))
        return DmReading(define(dm_facts(facts), SCRIPTS.get(facts.number, ()), by_hand=says))

    def text_reader(self, cards: Iterable[Facts]) -> DmTextReader:
        """Who reads texts."""
        return DmTextReader()

    def files(self, cards: Iterable[tuple[Facts, tuple[str, str]]]) -> Iterator[tuple[str, str]]:
        """None are written from texts."""
        return iter(())

    def mistakes(self, number: str, library: Mapping[str, Facts]) -> Iterator[str]:
        """Why a script can't be read; what else tests don't find, nothing finds yet."""
        mistake = SCRIPTS.mistake(number)
        return iter(() if mistake is None else (f"{mistake.place}: {number}: {mistake.sentence}",))

    def unread_lines(self) -> Iterator[str]:
        """What is in the files of scripts and belongs to no card."""
        return SCRIPTS.unread_lines()

    def compare(
        self, rules: CardRules, numbers: Sequence[str], texts: Mapping[Lang, Mapping[str, str]]
    ) -> Iterator[TextComparison]:
        """Texts are not compared yet."""
        return iter(())

    def read_texts(self, data: bytes, library: Mapping[str, Facts]) -> Mapping[Lang, Mapping[str, str]]:
        """Raises ValueError: no list is read yet."""
        raise ValueError("lists of card texts can't be read for this game yet")


DM_SCRIPTS = DmScripts()

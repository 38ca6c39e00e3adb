"""Texts of cards for the window, from the rules of their game."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules, Game
from svedesk.engine.game_scripts import CardReading
from svedesk.engine.game_table import GameTable, Known, all_known
from svedesk.engine.script import Lang
from svedesk.engine.table_words import Name, TableWords


class GameTexts:
    """A game and its rules as a source of texts (see `words.CardTexts`). Texts are rendered once."""

    def __init__(self, game: Game, rules: CardRules) -> None:
        self.game = game
        self._rules = rules
        self._readings: dict[str, CardReading] = {}
        self._texts: dict[tuple[str, Lang], str] = {}

    @property
    def table(self) -> GameTable:
        """The table of the game."""
        return self.game.table

    def facts(self, number: str) -> Facts:
        """What is printed on a card. Raises KeyError for an unknown number."""
        return self._rules.facts(number)

    def text(self, number: str, lang: Lang) -> str:
        """Its rules text, one ability per line."""
        key = (number, lang)
        if key not in self._texts:
            self._texts[key] = self._reading(number).text(lang)
        return self._texts[key]

    def printed(self, number: str, lang: Lang) -> str:
        """Its text as a list of the user has it, in this language if it is known in it, "" where none does."""
        english, japanese = self._rules.printed_text(number)
        return (japanese or english) if lang == "ja" else (english or japanese)

    def is_executed(self, number: str) -> bool:
        """Whether the rules do all that it says."""
        return self._reading(number).automation == "executes"

    def is_quick(self, number: str) -> bool:
        """Whether the card itself has Quick."""
        return "quick" in self._reading(number).keywords

    def words(self, lang: Lang, name: Name, seats: Sequence[str], *, known: Known = all_known) -> TableWords:
        """The words of a table that is played by these rules."""
        return self.table.words(self._rules, lang, name, seats, known=known)

    def _reading(self, number: str) -> CardReading:
        if number not in self._readings:
            self._readings[number] = self._rules.reading(number)
        return self._readings[number]

"""Texts of Shadowverse: Evolve cards for the window, from the rules' own definitions."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.facts import Facts
from svedesk.engine.game_table import GameTable, Known, Name, TableWords, all_known
from svedesk.engine.script import Lang
from svedesk.games.sve.desk.table import SVE_TABLE
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.status import status
from svedesk.games.sve.text.cards import card_text


class SveTexts:
    """The rules as a source of texts (see `words.CardTexts`). Texts are rendered once."""

    table: GameTable = SVE_TABLE

    def __init__(self, rules: Sve) -> None:
        self._rules = rules
        self._texts: dict[tuple[str, Lang], str] = {}

    def facts(self, number: str) -> Facts:
        """What is printed on a card. Raises KeyError for an unknown number."""
        return self._rules.facts(number)

    def text(self, number: str, lang: Lang) -> str:
        """Its rules text, one ability per line."""
        key = (number, lang)
        if key not in self._texts:
            self._texts[key] = card_text(self._rules.definition(number), lang)
        return self._texts[key]

    def printed(self, number: str, lang: Lang) -> str:
        """Its text as a list of the user has it, in this language if it is known in it, "" where none does."""
        english, japanese = self._rules.printed_text(number)
        return (japanese or english) if lang == "ja" else (english or japanese)

    def is_executed(self, number: str) -> bool:
        """Whether the rules do all that it says."""
        return status(self._rules.definition(number)) == "executes"

    def is_quick(self, number: str) -> bool:
        """Whether the card itself has Quick."""
        return "quick" in self._rules.definition(number).keywords

    def words(self, lang: Lang, name: Name, seats: Sequence[str], *, known: Known = all_known) -> TableWords:
        """The words of a table that is played by these rules."""
        return self.table.words(self._rules, lang, name, seats, known=known)

"""Texts of Shadowverse: Evolve cards for the window, from the rules' own definitions."""

from __future__ import annotations

from svedesk.engine.facts import Facts
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.text.cards import ability_text, card_text
from svedesk.gui.words import Lang


class SveTexts:
    """The rules as a source of texts (see `words.CardTexts`). Texts are rendered once."""

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

    def is_quick(self, number: str) -> bool:
        """Whether the card itself has Quick."""
        return "quick" in self._rules.definition(number).keywords

    def ability(self, number: str, index: int, lang: Lang) -> str:
        """The text of one of its abilities by its zero-based place."""
        return ability_text(self._rules.definition(number), index, lang)

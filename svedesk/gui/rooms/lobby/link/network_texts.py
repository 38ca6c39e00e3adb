"""Texts of cards at a table that another program may hold: its host may have cards that this program lacks."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.facts import Facts
from svedesk.engine.game_table import GameTable
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.script import Lang
from svedesk.engine.table_words import Name, TableWords
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.words import GameTexts
from svedesk.net.link import SeatLink


class NetworkTexts:
    """A source of texts (see `words.CardTexts`) that never fails: what the host says is printed on a card goes before
    what this program knows, and a text is told only where both mean the same card."""

    def __init__(self, rules: Ruleset, own: GameTexts, link: SeatLink) -> None:
        self._rules, self._own, self._link = rules, own, link

    @property
    def table(self) -> GameTable:
        """The table of the game."""
        return self._own.table

    def facts(self, number: str) -> Facts:
        """What is printed on a card. One that nobody has told of is called by its number."""
        card = self._link.seen.introduced.get(number)
        if card is not None and not self._is_known(number):
            return card.facts(self._own.game.facts)
        try:
            return self._own.facts(number)
        except KeyError:
            return self._own.game.facts(number, number, number, "card")

    def text(self, number: str, lang: Lang) -> str:
        """Its rules text; where it is not known here, why not."""
        if self._is_known(number):
            return self._own.text(number, lang)
        card = self._link.seen.introduced.get(number)
        if self._is_here(number):
            return tr("You have a different card with this number. This card's text is unknown.")
        if card is not None and card.pack:
            return tr("This card is in the pack “{0}”, which you don't have. Its text is unknown.", card.pack)
        return tr("You don't have this card, so its text is unknown.")

    def printed(self, number: str, lang: Lang) -> str:
        """Its text as a list of the user has it, "" where none does."""
        return self._own.printed(number, lang) if self._is_known(number) else ""

    def is_executed(self, number: str) -> bool:
        """Whether the rules do all that it says, as far as is known here."""
        return self._is_known(number) and self._own.is_executed(number)

    def is_quick(self, number: str) -> bool:
        """Whether the card itself has Quick, as far as is known here."""
        return self._is_known(number) and self._own.is_quick(number)

    def words(self, lang: Lang, name: Name, seats: Sequence[str]) -> TableWords:
        """The words of the table; texts of cards that are not known here are not quoted."""
        return self._own.words(lang, name, seats, known=self._is_known)

    def _is_here(self, number: str) -> bool:
        try:
            self._own.facts(number)
        except KeyError:
            return False
        return True

    def _is_known(self, number: str) -> bool:
        """Whether this program means by a number what the host does."""
        card = self._link.seen.introduced.get(number)
        return self._is_here(number) and (card is None or self._rules.is_same(number, card.digest))

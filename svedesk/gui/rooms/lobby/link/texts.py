"""Texts of cards at a table that another program may hold: its host may have cards that this program lacks."""

from __future__ import annotations

from svedesk.engine.ask import Ask, Option
from svedesk.engine.facts import Facts
from svedesk.engine.script import Lang
from svedesk.engine.view import View
from svedesk.games.sve.definition import Definition
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.text.asks import option_label, question
from svedesk.games.sve.text.phrases import Name
from svedesk.gui.rooms.lobby.texts import Texts
from svedesk.gui.table.card_texts import SveTexts
from svedesk.net.table_link import TableLink


class LinkTexts:
    """A source of texts (see `words.CardTexts`) that never fails: what the host says is printed on a card goes before
    what this program knows, and a text is told only where both mean the same card."""

    def __init__(self, rules: Sve, own: SveTexts, link: TableLink) -> None:
        self._rules, self._own, self._link = rules, own, link

    def facts(self, number: str) -> Facts:
        """What is printed on a card. One that nobody has told of is called by its number."""
        card = self._link.introduced.get(number)
        if card is not None and not self._is_known(number):
            return card.facts()
        try:
            return self._own.facts(number)
        except KeyError:
            return Facts(number, number, number, "card")

    def text(self, number: str, lang: Lang) -> str:
        """Its rules text; where it is not known here, why not."""
        if self._is_known(number):
            return self._own.text(number, lang)
        say, card = Texts(lang), self._link.introduced.get(number)
        if self._is_here(number):
            return say("card-other")
        return say("card-lacked-pack", card.pack) if card is not None and card.pack else say("card-lacked")

    def printed(self, number: str, lang: Lang) -> str:
        """Its text as a list of the user has it, "" where none does."""
        return self._own.printed(number, lang) if self._is_known(number) else ""

    def is_executed(self, number: str) -> bool:
        """Whether the rules do all that it says, as far as is known here."""
        return self._is_known(number) and self._own.is_executed(number)

    def is_quick(self, number: str) -> bool:
        """Whether the card itself has Quick, as far as is known here."""
        return self._is_known(number) and self._own.is_quick(number)

    def option(self, ask: Ask, option: Option, view: View, lang: Lang, name: Name) -> str:
        """What an option of a question is called."""
        return option_label(ask, option, view, lang, name, self._definition)

    def question(self, ask: Ask, view: View, lang: Lang, name: Name) -> str:
        """What a question wants, with the card that asks and the line it is about."""
        return question(ask, view, lang, name, self._definition)

    def _definition(self, number: str) -> Definition:
        if not self._is_known(number):
            raise KeyError(number)
        return self._rules.definition(number)

    def _is_here(self, number: str) -> bool:
        try:
            self._own.facts(number)
        except KeyError:
            return False
        return True

    def _is_known(self, number: str) -> bool:
        """Whether this program means by a number what the host does."""
        card = self._link.introduced.get(number)
        return self._is_here(number) and (card is None or self._rules.is_same(number, card.digest))

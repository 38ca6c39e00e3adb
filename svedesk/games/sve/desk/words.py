"""The words of a table of Shadowverse: Evolve for one reader."""

from __future__ import annotations

from svedesk.engine.ask import Ask, Option
from svedesk.engine.facts import Facts
from svedesk.engine.game_table import Known, Name
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.engine.view import View
from svedesk.games.sve.definition import Definition
from svedesk.games.sve.desk.sheet import sheet
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.text.asks import option_label, question
from svedesk.games.sve.text.log import Teller
from svedesk.games.sve.text.sentences import sentence
from svedesk.games.sve.text.terms import TERMS
from svedesk.games.sve.zones import LEADER


class SveWords:
    """Puts messages, questions and events into words. `known` are the cards whose texts may be quoted."""

    def __init__(self, rules: Sve, lang: Lang, name: Name, seats: tuple[str, ...], known: Known) -> None:
        self.lang: Lang = lang
        self._rules, self._name, self._seats, self._known = rules, name, seats, known

    def name(self, number: str) -> str:
        """The name of a card."""
        return self._name(number)

    def term(self, kind: str, word: str) -> str:
        """A rulebook word; one that nobody knows stands as it is."""
        return TERMS[self.lang][kind].get(word, word)

    def sentence(self, message: Message, *, clause: bool = False) -> str:
        """A message as a sentence, with the clause it rests on if that is wanted."""
        return sentence(message, self.lang, self._name, clause=clause, seats=self._seats or None)

    def question(self, ask: Ask, view: View) -> str:
        """What a question wants, with the line of the card that asks."""
        return question(ask, view, self.lang, self._name, self._definition)

    def option(self, ask: Ask, option: Option, view: View, *, target: str = "") -> str:
        """What an option is called. A leader is called so, whatever its card."""
        aim = view.card(option.target)
        aimed = "" if aim is None or aim.zone == LEADER else target
        return option_label(ask, option, view, self.lang, self._name, self._definition, target=aimed)

    def sheet(self, facts: Facts) -> tuple[str, ...]:
        """A card as lines."""
        return sheet(facts, self._definition(facts.number), self.lang)

    def log(self, seat: int, *, by_name: bool = False, name: Name | None = None) -> Teller:
        """Who reads the log to a seat."""
        return Teller(self.lang, seat, name or self._name, self._seats if by_name else None)

    def _definition(self, number: str) -> Definition:
        if not self._known(number):
            raise KeyError(number)
        return self._rules.definition(number)

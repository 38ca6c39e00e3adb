"""The words of a table of Duel Masters for one reader."""

from __future__ import annotations

from svedesk.engine.ask import Ask, Option
from svedesk.engine.facts import Facts
from svedesk.engine.game_table import Known
from svedesk.engine.message import Message
from svedesk.engine.records import Given
from svedesk.engine.script import Lang
from svedesk.engine.table_words import Name, TableWords
from svedesk.engine.view import View
from svedesk.games.dm.ruleset import Dm
from svedesk.games.dm.text.log import DmLog
from svedesk.games.dm.text.terms import MESSAGES, words
from svedesk.games.dm.zones import SHIELDS
from svedesk.messages import CardFiller


class DmWords(TableWords):
    """Puts messages, questions and events into words. `known` are the cards whose texts may be quoted."""

    def __init__(self, rules: Dm, lang: Lang, name: Name, seats: tuple[str, ...], known: Known) -> None:
        super().__init__(lang, name, seats)
        self._rules, self._known = rules, known

    def sentence(self, message: Message, *, clause: bool = False) -> str:
        """A message as a sentence."""
        filler = CardFiller(words(self.lang), self._name, self._seats or None)
        return filler.say(message, MESSAGES, self.lang, clause=clause)

    def option(self, ask: Ask, option: Option, view: View, *, target: str = "") -> str:
        """What an option is called."""
        if option.label.key:
            return self.sentence(option.label)
        phrases = words(self.lang)["option"]
        key = f"{ask.kind}-{option.kind}"
        if key in phrases:
            return phrases[key]
        card, aim = view.card(option.card), view.card(option.target)
        if card is not None and card.zone == SHIELDS and not card.number:
            places = [shield.id for shield in view.zone(card.seat, SHIELDS).cards]
            return phrases["back"].format(places.index(card.id) + 1)
        name = self._name(card.shown.printed) if card is not None and card.number else ""
        aimed = target or (self._name(aim.shown.printed) if aim is not None and aim.number else "")
        return phrases.get(option.kind, option.kind).format(name, aimed)

    def given(self, given: Given) -> str:
        """What was given to a card."""
        value = str(given.value)
        if given.what == "keyword":
            word, _, amount = value.partition(":")
            value = f"{self.term('keyword', word)} {amount}".strip()
        return (self.known_term("given", given.what) or self.known_term("given", "ability")).format(value)

    def sheet(self, facts: Facts) -> tuple[str, ...]:
        """A card as lines: name, number and what is printed, then its text."""
        stats = [] if facts.cost is None else [f"{self.term('stat', 'cost')} {facts.cost}"]
        stats += [] if facts.attack is None else [f"{self.term('stat', 'attack')} {facts.attack}"]
        civilizations = "/".join(self.term("class", civilization) for civilization in facts.classes)
        races = "/".join(facts.traits_ja if self.lang == "ja" else facts.traits)
        kind = " ".join(filter(None, (self.known_term("special", facts.special), self.term("kind", facts.kind))))
        head = (
            f"{facts.number}  {self._name(facts.number)}",
            "  ".join(filter(None, (civilizations, kind, races, *stats))),
        )
        text = self._rules.reading(facts.number).text(self.lang) if self._known(facts.number) else ""
        return (*head, *text.splitlines())

    def log(self, seat: int, *, by_name: bool = False, name: Name | None = None) -> DmLog:
        """Who reads the log to a seat."""
        return DmLog(self.lang, seat, self._seats if by_name else (), name or self._name)

    def known_term(self, kind: str, word: str) -> str:
        return words(self.lang).get(kind, {}).get(word, "")

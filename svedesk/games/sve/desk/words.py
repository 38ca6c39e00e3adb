"""The words of a table of Shadowverse: Evolve for one reader, and a card as lines of text."""

from __future__ import annotations

import re
from typing import Literal

from svedesk.engine.ask import Ask, Option
from svedesk.engine.events import Played
from svedesk.engine.facts import Facts
from svedesk.engine.game_table import Known
from svedesk.engine.message import Message, named
from svedesk.engine.records import SHARED, Given
from svedesk.engine.script import Lang, walk
from svedesk.engine.table_words import Name, TableWords
from svedesk.engine.view import View
from svedesk.games.sve.definitions import Definition
from svedesk.games.sve.facts import SveFacts, sve_facts
from svedesk.games.sve.keywords.printed import KEYWORD
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.text.asks import option_label, question
from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.text.log import Teller
from svedesk.games.sve.text.log_reasons import LogReasons
from svedesk.games.sve.text.sentences import TERMS, plain, sentence
from svedesk.games.sve.verbs.select import Select, SelectTwo
from svedesk.games.sve.zones import LEADER

_DUE = {
    "draw": re.compile(r"\bdraw (\d{1,2}) cards|(\d{1,2})枚引", re.IGNORECASE),
    "mill": re.compile(
        r"\btop (\d{1,2}) cards of your deck into your cemetery|デッキの上(\d{1,2})枚を墓場", re.IGNORECASE
    ),
    "look": re.compile(r"\blook at the top (\d{1,2}) cards|デッキの上(\d{1,2})枚を(?:見|公開)", re.IGNORECASE),
}


class SveWords(TableWords):
    """Puts messages, questions and events into words. `known` are the cards whose texts may be quoted."""

    def __init__(self, rules: Sve, lang: Lang, name: Name, seats: tuple[str, ...], known: Known) -> None:
        super().__init__(lang, name, seats)
        self._rules, self._known = rules, known

    # -- words --------------------------------------------------------------------------------------------------------

    def given(self, given: Given) -> str:
        """What was given to a card."""
        value = self.term("kind", str(given.value)) if given.what == "kind" else str(given.value)
        return (self.known_term("given", given.what) or self.known_term("given", "ability")).format(value)

    def until(self, until: str) -> str:
        """How long it has it."""
        return self.known_term("until", until.partition(" ")[0])

    def plain(self, text: str) -> str:
        """A rules text without icons."""
        return plain(text)

    def sheet(self, facts: Facts) -> tuple[str, ...]:
        """A card as lines."""
        return sheet(facts, self._definition(facts.number), self.lang)

    # -- questions ----------------------------------------------------------------------------------------------------

    def sentence(self, message: Message, *, clause: bool = False) -> str:
        """A message as a sentence, with the clause it rests on if that is wanted."""
        return sentence(message, self.lang, self._name, clause=clause, seats=self._seats or None)

    def question(self, ask: Ask, view: View) -> str:
        """What a question wants, with the line of the card that asks."""
        return question(ask, view, self.lang, self._name, self._definition)

    def prompt(self, ask: Ask, view: View) -> str:
        """What can be done at a question."""
        if ask.kind == "main":
            return self.sentence(Message("prompt-main"))
        # Where to pass is no answer, the rules say why.
        if ask.kind == "quick" and any(option.kind == "pass" for option in ask.options):
            able = any(option.kind != "pass" for option in ask.options)
            asked = self.sentence(Message("prompt-quick") if able else Message("prompt-quick-nothing"))
            happens = self.happens(ask, view)
            return TERMS[self.lang]["grammar"]["between_sentences"].join((happens, asked)) if happens else asked
        return self.question(ask, view)

    def happens(self, ask: Ask, view: View) -> str:
        """What Quick would be an answer to (8.4.7, 7.4.5), "" where that can't be told."""
        if ask.reason.key == "quick-end":
            return self.sentence(Message("quick-now-end"))
        attacker, target = (view.card(view.number(SHARED, name)) for name in ("attacker", "attack_target"))
        if ask.reason.key != "quick-attack" or attacker is None or target is None:
            return ""
        by = named(attacker.shown.printed)
        if target.zone == LEADER:
            return self.sentence(Message("quick-now-leader", (by,)))
        return self.sentence(Message("quick-now-attack", (by, named(target.shown.printed))))

    def option(self, ask: Ask, option: Option, view: View, *, target: str = "") -> str:
        """What an option is called. A leader is called so, whatever its card."""
        aim = view.card(option.target)
        aimed = "" if aim is None or aim.zone == LEADER else target
        return option_label(ask, option, view, self.lang, self._name, self._definition, target=aimed)

    def moment(self, played: Played) -> str:
        """The keyword an ability begins with: Fanfare, Strike."""
        if played.number.startswith(KEYWORD):
            return self._name(played.number)
        word = LogReasons(self.lang, self._definition).moment(played)
        return self.term("moment", word) if word else ""

    def waits_for_target(self, number: str) -> bool:
        """Whether a text of the card selects something: what it does as a spell, or as it comes."""
        try:
            abilities = self._definition(number).abilities
        except KeyError:
            return False
        return any(isinstance(step, Select | SelectTwo) for ability in abilities for step in walk(ability))

    def due(self, ask: Ask, view: View, act: Literal["draw", "mill", "look"]) -> int:
        """How many cards the line says to draw, mill or look at."""
        match = _DUE[act].search(self.question(ask, view))
        return int(match[1] or match[2]) if match else 0

    # -- the game -----------------------------------------------------------------------------------------------------

    def log(self, seat: int, *, by_name: bool = False, name: Name | None = None) -> Teller:
        """Who reads the log to a seat."""
        reasons = LogReasons(self.lang, self._definition)
        return Teller(self.lang, seat, name or self._name, self._seats, reasons, by_name=by_name)

    def known_term(self, kind: str, word: str) -> str:
        return TERMS[self.lang].get(kind, {}).get(word, "")

    def _definition(self, number: str) -> Definition:
        if not self._known(number):
            raise KeyError(number)
        return self._rules.definition(number)


def sheet(facts: Facts, definition: Definition, lang: Lang) -> tuple[str, ...]:
    """The lines of one card. Facts first, then its text, one ability a line."""
    return (_title(facts, lang), _kind(sve_facts(facts), lang), *card_text(definition, lang).splitlines())


def _title(facts: Facts, lang: Lang) -> str:
    names = (facts.name_ja, facts.name) if lang == "ja" else (facts.name, facts.name_ja)
    return f"{facts.number}  {'  '.join(name for name in names if name)}"


def _kind(facts: SveFacts, lang: Lang) -> str:
    terms = TERMS[lang]
    classes = [terms["class"].get(craft, craft) for craft in facts.classes]
    traits = facts.traits_ja if lang == "ja" else facts.traits
    kind = [terms["special"].get(facts.special, facts.special), terms["kind"].get(facts.kind, facts.kind)]
    named = "・".join(filter(None, reversed(kind))) if lang == "ja" else " ".join(filter(None, kind))
    parts = ["/".join(classes), facts.universe, named, "/".join(traits)]
    if facts.cost is not None:
        parts.append(f"{terms['stat']['cost']} {facts.cost}")
    if facts.attack is not None or facts.defense is not None:
        parts.append(f"{_or_dash(facts.attack)}/{_or_dash(facts.defense)}")
    parts.append(facts.edition)
    return " · ".join(part for part in parts if part)


def _or_dash(value: int | None) -> str:
    return "-" if value is None else str(value)

"""The words of a table of Duel Masters for one reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from svedesk.engine.ask import Ask, Option
from svedesk.engine.facts import Facts
from svedesk.engine.game_table import Known
from svedesk.engine.message import Message
from svedesk.engine.records import UPRIGHT, Given
from svedesk.engine.script import Lang
from svedesk.engine.table_words import Name
from svedesk.engine.view import CardView, View
from svedesk.engine.zones import ZoneSpec
from svedesk.game_words import GameWords
from svedesk.games.dm.facts import CIVILIZATIONS, CREATURE, SPELL, TWINPACT
from svedesk.games.dm.ruleset import Dm
from svedesk.games.dm.text.log import DmLog
from svedesk.games.dm.text.terms import MESSAGES
from svedesk.games.dm.zones import MANA, SHIELDS, ZONES


class DmWords(GameWords):
    """Puts messages, questions and events into words. `known` are the cards whose texts may be quoted."""

    catalogue = MESSAGES
    zones: Mapping[str, ZoneSpec] = ZONES

    def __init__(self, rules: Dm, lang: Lang, name: Name, seats: tuple[str, ...], known: Known) -> None:
        super().__init__(lang, name, seats)
        self._rules, self._known = rules, known

    def question(self, ask: Ask, view: View) -> str:
        """What a question wants; not what it does not offer now."""
        offered = {option.kind for option in ask.options}
        if ask.reason.key == "choose-use" and offered == {"next"}:
            return self.sentence(Message("choose-use-none"))
        if ask.reason.key == "choose-attack" and "end" not in offered:  # 506.1b
            return self.sentence(Message("choose-attack-forced"))
        return super().question(ask, view)

    def option(self, ask: Ask, option: Option, view: View, *, target: str = "") -> str:
        """What an option is called; a shield that nobody knows by its place."""
        card = view.card(option.card)
        if not option.label.key and card is not None and card.zone == SHIELDS and not card.number:
            places = [shield.id for shield in view.zone(card.seat, SHIELDS).cards]
            return self.term("option", "back").format(places.index(card.id) + 1)
        if option.kind == "use" and not option.label.key and card is not None and card.number:
            facts = self._rules.facts(card.shown.printed)
            verb = {CREATURE: "summon", SPELL: "cast"}.get(facts.kind)
            if verb and facts.special != TWINPACT:
                return self.term("option", verb).format(self._name_in(view, option.card))
        return super().option(ask, option, view, target=target)

    def seat_note(self, view: View, seat: int) -> str:
        """How much of the mana is untapped, and how many cards of each civilization are among that."""
        mana = view.zone(seat, MANA).cards
        untapped = [card for card in mana if card.turned % 2 == UPRIGHT]
        counts = Counter(civilization for card in untapped for civilization in self._civilizations(card))
        each = " ".join(f"{self.term('class mark', name)}{counts[name]}" for name in CIVILIZATIONS if counts[name])
        note = self.term("seat", "mana").format(len(untapped), len(mana)) if mana else ""
        return f"{note}\n{each}" if each else note

    def _civilizations(self, card: CardView) -> tuple[str, ...]:
        try:
            return self._rules.facts(card.number).classes
        except KeyError:  # facedown, or known to the host alone
            return ()

    def given(self, given: Given) -> str:
        """What was given to a card."""
        value = str(given.value)
        if given.what == "keyword":
            word, _, amount = value.partition(":")
            value = f"{self.term('keyword', word)} {amount}".strip()
        return (self.known_term("given", given.what) or self.known_term("given", "ability")).format(value)

    def sheet(self, facts: Facts) -> tuple[str, ...]:
        """A card as lines: name, number and what is printed, then its text."""
        civilizations = "/".join(self.term("class", civilization) for civilization in facts.classes)
        races = "/".join(facts.traits_ja if self.lang == "ja" else facts.traits)
        kind = " ".join(filter(None, (self.known_term("special", facts.special), self.term("kind", facts.kind))))
        head = (
            f"{facts.number}  {self._name(facts.number)}",
            "  ".join(filter(None, (civilizations, kind, races, *self._stats(facts)))),
        )
        text = self._rules.reading(facts.number).text(self.lang) if self._known(facts.number) else ""
        return (*head, *text.splitlines())

    def log(self, seat: int, *, by_name: bool = False, name: Name | None = None) -> DmLog:
        """Who reads the log to a seat."""
        return DmLog(self, seat, self._seats, name or self._name, by_name=by_name)

"""How decks of Shadowverse: Evolve are built, as `GameDecks`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from svedesk.engine.facts import Facts
from svedesk.engine.game import Automation, CardRules, DeckAutomation
from svedesk.engine.log import DeckList
from svedesk.engine.message import Message
from svedesk.games.sve.desk import deck_check, fitting
from svedesk.games.sve.formats import FORMATS
from svedesk.games.sve.setup import OPENING_HAND


class SveDecks:
    """What Shadowverse: Evolve says of decks."""

    formats: tuple[str, ...] = tuple(FORMATS)
    opening_hand: int = OPENING_HAND

    def problems(self, deck: DeckList, form: str, facts: Mapping[str, Facts]) -> tuple[Message, ...]:
        """Everything a deck breaks of a format's rules (6.1)."""
        return deck_check.problems(deck, form, facts)

    def fitting(self, deck: DeckList, form: str, facts: Mapping[str, Facts]) -> Callable[[Facts], bool]:
        """Whether a card fits the leaders of a deck (6.1.1.5)."""
        return fitting.fitting(deck, form, facts)

    def automation(self, numbers: Iterable[str], rules: CardRules) -> DeckAutomation:
        """How much of a deck is executed; leaders are not counted."""
        found: Counter[Automation] = Counter()
        for number in dict.fromkeys(numbers):
            try:
                if rules.facts(number).kind != "leader":
                    found[rules.automation(number)] += 1
            except KeyError:
                continue  # what is wrong with such a deck is told elsewhere
        return DeckAutomation(found["executes"], found["partly"], found["by_hand"])


SVE_DECKS = SveDecks()

"""Which cards may go into a deck beside those it has (6.1.1.5): what is worth showing while it is built."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from svedesk.engine.facts import Facts
from svedesk.engine.log import DeckList
from svedesk.games.sve.facts import sve_facts
from svedesk.games.sve.formats import FORMATS, NEUTRAL, STANDARD
from svedesk.games.sve.sections import LEADERS


def fitting(deck: DeckList, form: str, library: Mapping[str, Facts]) -> Callable[[Facts], bool]:
    """Tells of a card whether it fits the leaders of a deck: it is of their classes, Neutral, or of the leader's
    universe. Everything fits while leaders are missing, and then no further leader does. How many copies there may be
    is for `problems`."""
    built = FORMATS.get(form, STANDARD)
    leaders = [library[number] for number in deck[LEADERS] if number in library]
    most = built.leaders.high or 0
    if not leaders or len(deck[LEADERS]) < most:
        return lambda card: True
    if built.basis == "anything":
        return lambda card: card.kind != "leader"
    classes = {NEUTRAL, *(word for leader in leaders for word in leader.classes)}
    universe = sve_facts(leaders[0]).universe if built.basis == "class or universe" else ""

    def fits(card: Facts) -> bool:
        of_universe = bool(universe) and sve_facts(card).universe == universe
        return card.kind != "leader" and (not classes.isdisjoint(card.classes) or of_universe)

    return fits

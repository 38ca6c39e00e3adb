"""What one connection is told of cards that do not come with the program, once each: when a message to it names one.

Nothing is told before: what a packet says of cards follows from what it holds besides, which this seat may know.
"""

from __future__ import annotations

from svedesk.engine.ruleset import Ruleset
from svedesk.engine.view import View
from svedesk.wire.introduced import IntroducedCard, introduced


class Introductions:
    """Which cards a connection has been told of."""

    def __init__(self) -> None:
        self._looked_at: set[str] = set()
        self._waiting: dict[str, IntroducedCard] = {}

    def meet(self, ruleset: Ruleset, *parts: object) -> None:
        """Find cards in what is about to be sent: questions, log lines, refusals."""
        self._meet(ruleset, {text.removeprefix("#") for text in _texts(parts)})

    def meet_all_in(self, ruleset: Ruleset, view: View) -> None:
        """Find cards in a view. Its cards are looked at by name, which takes a tenth of the time."""
        cards = [card for zone in view.zones for card in zone.cards]
        named = {card.number for card in cards} | {card.shown.printed for card in cards}
        named.update(given.source for card in cards for given in card.given)
        self._meet(ruleset, named)
        self.meet(ruleset, view.ask, view.outcome)

    def _meet(self, ruleset: Ruleset, named: set[str]) -> None:
        """Both faces of a card go together."""
        named = named - self._looked_at
        if not named:
            return
        self._looked_at |= named
        faces: set[str] = set()
        for number in named:
            try:
                facts = ruleset.facts(number)
            except KeyError:
                continue  # a word, not a card
            faces |= {number, facts.back, facts.front}
        for note in ruleset.brought(sorted(faces)):
            if note.number in faces:
                self._waiting[note.number] = introduced(ruleset.facts(note.number), note)
                self._looked_at.add(note.number)

    def take(self) -> tuple[IntroducedCard, ...]:
        """Those that were found and not told of yet."""
        cards, self._waiting = tuple(self._waiting.values()), {}
        return cards


def _texts(parts: tuple[object, ...]) -> set[str]:
    """All texts in what is about to be sent."""
    texts: set[str] = set()
    waiting: list[object] = list(parts)
    while waiting:
        part = waiting.pop()
        if isinstance(part, str):
            texts.add(part)
        elif isinstance(part, tuple):
            waiting += part
    return texts

"""Words for the window: names of cards and seats, sentences of the rules, labels of options, in the reader's language.

The sentences themselves belong to the game's text module; here they are only looked up and given the names they need.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from svedesk.engine.ask import Ask, Option
from svedesk.engine.events import Event
from svedesk.engine.facts import Facts
from svedesk.engine.message import Message
from svedesk.engine.view import View

Name = Callable[[str], str]

ZONE_NAMES = {
    "leader": "Leader",
    "field": "Field",
    "ex": "EX area",
    "hand": "Hand",
    "deck": "Deck",
    "evolve_deck": "Evolve deck",
    "cemetery": "Cemetery",
    "banished": "Banished",
    "resolution": "Resolution",
    "evolve": "Evolve zone",
    "race": "Race zone",
    "drive": "Drive zone",
}
NUMBER_NAMES = {
    "play_points": "Play points",
    "max_play_points": "Maximum play points",
    "evolution_points": "Evolution points",
    "leader_defense": "Leader defense",
}
_LABELS = {
    "first": "Go first",
    "second": "Go second",
    "pass": "Pass",
    "end": "End turn",
    "points": "Pay play points",
    "evolution": "Use an evolution point",
    "done": "Done",
    "yes": "Yes",
    "no": "No",
}
_BY_ASK = {
    ("redraw", "yes"): "Redraw",
    ("redraw", "no"): "Keep",
    ("may", "yes"): "Do it",
    ("may", "no"): "Decline",
    ("by_hand", "done"): "Done, go on",
}


class Speech(NamedTuple):
    """A game's text module: how a message, an event, a card's rules and one option of a question read."""

    sentence: Callable[[Message, Name], str]
    tell: Callable[[Event, int, Name], str]
    rules: Callable[[str], str]
    option: Callable[[Ask, Option, View], str]


class Words:
    """Everything the window says about the game of one desk."""

    def __init__(self, facts: Callable[[str], Facts], speech: Speech, seats: Sequence[str], lang: str = "en") -> None:
        self.facts = facts
        self.speech = speech
        self.seats = tuple(seats)
        self.lang = lang

    def name(self, number: str) -> str:
        """The name of card `number`; the number itself for a card nobody has facts of."""
        try:
            facts = self.facts(number)
        except KeyError:
            return number
        return facts.name_ja if self.lang == "ja" and facts.name_ja else facts.name

    def seat(self, seat: int) -> str:
        """How the person at a seat is called."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else "Nobody"

    def sentence(self, message: Message) -> str:
        """A message as one sentence, without the clause."""
        return self.speech.sentence(message, self.name)

    def reason(self, message: Message) -> str:
        """A refusal as a sentence with the clause it rests on."""
        said = self.sentence(message)
        if message.clause and message.clause not in said:
            said = f"{said.rstrip('.')} ({message.clause})."
        return said

    def told(self, event: Event, seat: int, name: Name | None = None) -> str:
        """A log sentence for an event already redacted for `seat`; empty when it is not worth a line."""
        return self.speech.tell(event, seat, name or self.name)

    def rules(self, number: str) -> str:
        """The rules text of a card, one ability per line."""
        return self.speech.rules(number)

    def option(self, ask: Ask, option: Option, view: View) -> str:
        """The label of one option: a verb for a deed, the card's name for a card."""
        known = _BY_ASK.get((ask.kind, option.kind)) or _LABELS.get(option.kind)
        if known:
            return known
        said = self.speech.option(ask, option, view)
        if said:
            return said
        card = view.card(option.card)
        name = self.name(card.shown.printed) if card else ""
        if option.kind == "play":
            return f"Play {name}".strip()
        if option.kind == "attack":
            target = view.card(option.target)
            return f"Attack {self.name(target.shown.printed)}" if target else "Attack"
        if option.kind == "evolve":
            return f"Evolve {name}".strip()
        if option.kind == "activate":
            return f"Activate {name}".strip()
        if option.kind == "mode":
            return f"Effect {option.index + 1}"
        return name or option.kind.capitalize()

"""How much of a card the program executes: all of it, a part, or nothing but its costs, timing and combat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

from svedesk.engine.message import Message
from svedesk.engine.script import walk
from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.definition import Definition
from svedesk.games.sve.reading.printed import ReadAbility
from svedesk.games.sve.verbs.by_hand import ByHand, PaidByHand

Status = Literal["executes", "partly", "by_hand"]


class DeckStatus(NamedTuple):
    """How many different cards of a deck there are of each kind, leaders left out."""

    executes: int = 0
    partly: int = 0
    by_hand: int = 0

    @property
    def whole(self) -> bool:
        """Whether nothing of the deck is resolved by hand."""
        return not self.partly and not self.by_hand


def status(definition: Definition) -> Status:
    """How much of a card is executed. A card that says nothing is executed whole."""
    done = [is_executed(ability) for ability in definition.abilities]
    if all(done):
        return "executes"
    return "partly" if any(done) else "by_hand"


def card_message(definition: Definition) -> Message:
    """How much of a card is executed, in words."""
    return Message(f"card-{status(definition)}")


def deck_message(found: DeckStatus) -> Message:
    """How much of a deck is executed, in words."""
    return Message("deck-executes") if found.whole else Message("deck-by-hand-in-part", tuple(found))


def is_executed(ability: Ability) -> bool:
    """Whether the program does all that an ability says."""
    return not any(isinstance(node, ByHand | PaidByHand | ReadAbility) for node in walk(ability))


def deck_status(numbers: Iterable[str], definition: Callable[[str], Definition]) -> DeckStatus:
    """How much of a deck is executed, each card counted once; numbers nobody knows are not counted."""
    found: Counter[Status] = Counter()
    for number in dict.fromkeys(numbers):
        try:
            meaning = definition(number)
        except KeyError:
            continue  # what is wrong with such a deck is told elsewhere
        if meaning.facts.kind != "leader":
            found[status(meaning)] += 1
    return DeckStatus(found["executes"], found["partly"], found["by_hand"])

"""How much of a card the program executes: all of it, a part, or nothing but its costs, timing and combat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from svedesk.engine.game_scripts import ManualLine
from svedesk.engine.script import walk
from svedesk.games.sve.abilities.automatic import InCemetery, InEx
from svedesk.games.sve.abilities.from_hand import FromHand
from svedesk.games.sve.abilities.keyword import KEYWORDS
from svedesk.games.sve.abilities.manual_text import ManualPassive
from svedesk.games.sve.definitions import Definition
from svedesk.games.sve.reading.printed import ReadAbility
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.by_hand import ByHand, PaidByHand
from svedesk.games.sve.zones import CEMETERY, EX

_NOT_EXECUTED = (ByHand, PaidByHand, ReadAbility, ManualPassive)
Status = Literal["executes", "partly", "by_hand"]


def status(definition: Definition) -> Status:
    """How much of a card is executed. A card that says nothing is executed whole."""
    unknown = KEYWORDS["quick_unknown"]  # says of its list, not of the card
    done = [is_executed(ability) for ability in definition.abilities if ability != unknown]
    if all(done):
        return "executes"
    return "partly" if any(done) else "by_hand"


def is_executed(ability: Ability) -> bool:
    """Whether the program does all that an ability says."""
    return not any(isinstance(node, _NOT_EXECUTED) for node in walk(ability))


def manual_lines(definition: Definition) -> tuple[ManualLine, ...]:
    """The abilities that are not executed, or not wholly, and when the game stops for each."""
    unknown = KEYWORDS["quick_unknown"]
    return tuple(
        ManualLine(place, tuple(_moments(ability)), _zone(ability))
        for place, ability in enumerate(definition.abilities, 1)
        if ability != unknown and not is_executed(ability)
    )


def _moments(ability: Ability) -> Iterator[str]:
    nodes = tuple(walk(ability))
    if any(isinstance(node, PaidByHand) for node in nodes):
        yield "cost"
    if any(isinstance(node, ByHand) for node in nodes):
        yield ability.moment or "text"
    if isinstance(ability, ManualPassive):
        yield "passive"


def _zone(ability: Ability) -> str:
    if isinstance(ability, FromHand):
        return ability.where
    return EX if isinstance(ability, InEx) else CEMETERY if isinstance(ability, InCemetery) else ""

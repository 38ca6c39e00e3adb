"""How much of a card the program executes: all of it, a part, or nothing but its costs, timing and combat."""

from __future__ import annotations

from typing import Literal

from svedesk.engine.script import walk
from svedesk.games.sve.abilities.keyword import KEYWORDS
from svedesk.games.sve.abilities.manual_text import ManualPassive
from svedesk.games.sve.definition import Definition
from svedesk.games.sve.reading.printed import ReadAbility
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.by_hand import ByHand, PaidByHand

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

"""Words for abilities that count as long as the card is on the field."""

from __future__ import annotations

from svedesk.games.sve.abilities.deck_rule import StartingAmulet
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.abilities.passive import ArrivesEngaged, IgnoresWard, WhileHere
from svedesk.games.sve.abilities.restriction import (
    CannotAttack,
    CannotBeDestroyed,
    CannotLose,
    CannotRefresh,
)
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.on_this import IsReserved
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.words.cards import your

ignores_ward = IgnoresWard()
arrives_engaged = ArrivesEngaged()
cannot_attack: Ability = CannotAttack()
cannot_be_destroyed: Ability = CannotBeDestroyed()
cannot_lose: Ability = CannotLose()


starting_amulet: Ability = StartingAmulet()
"""All cards of a deck with this have one name; a game begins with one on the field."""
cannot_be_banished: Ability = CannotBeDestroyed(banished=True)
"""This card can't be destroyed or banished by abilities."""
cannot_refresh: Ability = CannotRefresh()
"""This card doesn't refresh during your start phase."""

this_is_reserved: Condition = IsReserved()
"""If this card is reserved."""


def has_while(condition: Condition, *keywords: Keyword, attack: int = 0, defense: int = 0) -> Ability:
    """As long as a condition holds, this card has these."""
    return WhileHere(your.card, keywords, attack, defense, own=True, condition=condition)

"""Words for what holds for a time: what a card has while a condition holds."""

from __future__ import annotations

from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.abilities.passive import WhileHere
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.on_this import IsReserved
from svedesk.games.sve.words.cards import your

__all__ = ["has_while", "this_is_reserved"]

this_is_reserved: Condition = IsReserved()
"""If this card is reserved."""


def has_while(condition: Condition, *keywords: Keyword, attack: int = 0, defense: int = 0) -> Ability:
    """As long as a condition holds, this card has these."""
    return WhileHere(your.card, keywords, attack, defense, own=True, condition=condition)

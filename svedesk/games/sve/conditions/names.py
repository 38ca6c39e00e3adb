"""How many different names, or costs, the cards of a group have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.games.sve.amount import DifferentCosts
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.bound import BOUND_EN, BOUND_JA, Bound, always, is_within
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.values.amounts import counted
from svedesk.games.sve.values.groups import members
from svedesk.games.sve.values.names import definition
from svedesk.phrases.phrase import phrases


class DifferentNames(Condition):
    """The cards of a group have so many different names."""

    script_words = (
        NodeWord(
            'different_names(count, group, bound="least")', "If the cards of a group have so many different names."
        ),
    )

    count: int
    group: Group
    bound: Bound = "least"

    phrases: ClassVar = phrases(
        en=f"if there are {BOUND_EN}<count#> <group:many> with different names, ",
        ja=f"<group:lying>のカード名の種類数が<count#>種類{BOUND_JA}なら、",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from always(self.bound, self.count)

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """Cards that count as another have the name of that (2.1)."""
        cards = (game.table.cards[card_id] for card_id in members(game, self.group, seat, this))
        names = {definition(game, card).facts.counted_name for card in cards}
        return is_within(len(names), self.bound, self.count)


class CostsDiffer(Condition):
    """The cards of a group have so many different printed costs."""

    script_words = (
        NodeWord('costs_differ(count, group, bound="least")', "If the cards of a group have so many different costs."),
    )

    count: int
    group: Group
    bound: Bound = "least"

    phrases: ClassVar = phrases(
        en=f"if there are {BOUND_EN}<count#> different costs among <group:many>, ",
        ja=f"<group:lying>の<~元の>コストの種類数が<count#>種類{BOUND_JA}なら、",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from always(self.bound, self.count)

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """Cards without a cost have none."""
        return is_within(counted(game, DifferentCosts(self.group), seat, this), self.bound, self.count)

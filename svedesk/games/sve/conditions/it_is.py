"""What the card named before is, and what the player has who controls it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.engine.records import SHARED
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.bound import BOUND_EN, BOUND_JA, Bound, always, is_within
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, anywhere
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.values.groups import is_meant
from svedesk.phrases.phrase import heard, phrases

if TYPE_CHECKING:
    from svedesk.games.sve.abilities.base import Context


class ItIs(Condition):
    """The card a text calls "it" is one of a group, whosever it is."""

    script_words = (NodeWord("it_is(group)", 'If "it" is a card of a group.'),)

    surrounds = "cards anywhere"
    unforeseen = True

    phrases: ClassVar = phrases(
        en="if it's <group:searched>, ", ja=("それが<group:limit>なら、", "それが<group:said_of_it>なら、")
    )

    group: Group

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", anywhere(self.group))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not scope.named.it:
            yield Message("mistake-it")

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Before a text is resolved nothing is known of it."""
        return False

    def holds_in(self, game: GameState, context: Context) -> bool:
        """Judged by what it is now; one that left the field (10.11.1) by what it was there."""
        for card_id in context.it:
            when = game if card_id in game.table.cards else game.left.get(card_id)
            if when is not None and is_meant(when, when.table.cards[card_id], self.group, context.seat, context.this):
                return True
        return False


class TheyHave(Condition):
    """The player of "it" has so many cards on the field, or in the hand."""

    script_words = (
        NodeWord(
            'they_have(count, bound="least", zone="field")',
            "If the player of what was selected has so many cards there.",
        ),
    )

    unforeseen = True

    count: int
    bound: Bound = "least"
    zone: Literal["field", "hand"] = "field"

    phrases: ClassVar = phrases(
        en=f"if there are {BOUND_EN}<count#> cards <zone|field=on their field|hand=in their hand>, ",
        ja=(
            f"それの<zone|field=場のカード|hand=プレイヤーの手札>が<count#>枚{BOUND_JA}なら、",
            heard(f"それのプレイヤーの<zone|field=場のカード>が<count#>枚{BOUND_JA}なら、"),
        ),
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from always(self.bound, self.count)
        if not scope.named.selected:
            yield Message("mistake-that-follower")

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Before a text is resolved nothing is known of it."""
        return False

    def holds_in(self, game: GameState, context: Context) -> bool:
        """Of who controls it, or controlled it last (10.11.1)."""
        for card_id in context.it:
            when = game if card_id in game.table.cards else game.left.get(card_id)
            if when is not None:
                card = when.table.cards[card_id]
                seat = card.seat if card.seat != SHARED else card.owner
                return is_within(len(game.table.zone(seat, self.zone)), self.bound, self.count)
        return False

"""Conditions on the card named before, on what its controller has, and on the card with the text itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.engine.records import SHARED
from svedesk.games.sve.conditions.base import BOUND_EN, BOUND_JA, Bound, Condition, always, is_within
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, anywhere
from svedesk.games.sve.script_node import NodeWord, Scope
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.verbs.counters import Counter
from svedesk.phrases.phrase import heard, phrases, said

if TYPE_CHECKING:
    from svedesk.games.sve.abilities.base import Context


class ItIs(Condition):
    """If "it" is a card of a group. Whosever it is."""

    script_word = "it_is(group)"
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
    """If the player of what was selected has so many cards there."""

    script_word = 'they_have(count, bound="least", zone="field")'
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


class CountersOnThis(Condition):
    """There are exactly so many counters of a kind on it, or so many or more, or so many or fewer."""

    script_words = (
        NodeWord(
            "counters_on_this(count, counter, *, or_more=False)",
            "If there are exactly so many counters on this card, or so many or more.",
        ),
        NodeWord(
            "at_most_counters_on_this(count, counter)",
            "If there are at most so many counters on this card.",
            or_fewer=True,
        ),
    )

    count: int
    counter: Counter
    or_more: bool = False
    or_fewer: bool = False

    phrases: ClassVar = phrases(
        en=(
            said("if there are no <counter> counters on this card, ", count=0, or_more=False, or_fewer=False),
            said(
                "if there <count|1=is|*=are> <or_more?at least//<or_fewer?at most//exactly>> "
                "<count#> <counter> counter<count|1=|*=s> on this card, "
            ),
            heard("if this card has at least <count#> <counter> counters, ", or_more=True),
        ),
        ja=(
            "これの<counter>カウンターが<count#>個<or_more?以上><or_fewer?以下>なら、",
            heard("これの<counter>カウンターが<count#>つ<or_more?以上><or_fewer?以下>なら、"),
        ),
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Of no card in particular nothing is so."""
        return False

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """As it lies there now; one that left has none."""
        card = game.card(this)
        if card is None:
            return False
        have = card.counter(self.counter.en)
        return have == self.count or (self.or_more and have > self.count) or (self.or_fewer and have < self.count)


class IsReserved(Condition):
    """This card is reserved."""

    script_word = "this_is_reserved"

    phrases: ClassVar = phrases(
        en="if this card is reserved, ",
        ja="これがスタンド状態なら、",
        en_while="while this card is reserved, ",
        ja_while="これがスタンド状態である限り、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Of no card in particular nothing is so."""
        return False

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """As it lies there now."""
        card = game.card(this)
        return card is not None and not card.sideways

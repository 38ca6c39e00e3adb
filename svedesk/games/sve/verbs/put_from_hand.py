"""Put cards of one's own choice from the hand into the deck or onto the field (5.4.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.arrive import put_all_onto_field
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, anywhere
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.phrases.phrase import heard, phrases, said
from svedesk.games.sve.replaceable_events import Move
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.zones import DECK, FIELD, HAND


class HandIntoDeck(Step):
    """Put so many cards of your hand on the top or bottom of your deck."""

    script_words = (
        NodeWord('hand_into_deck(count=1, end="bottom")', "Put cards of your hand on the bottom or top of your deck."),
    )

    count: int = 1
    end: Literal["top", "bottom"] = "bottom"

    phrases: ClassVar = phrases(
        en=(
            "put <count|1=a card|*=<count#> cards> from your hand on <end|bottom=the bottom|top=top> of your deck",
            heard("put <count|1=a card|*=<count#> cards> from your hand on <end|top=the top> of your deck"),
        ),
        ja="自分の手札<count#>枚をデッキの<end|bottom=下|top=上>に置く",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.count, "mistake-puts-into-deck")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Which ones the player says when it is done, all of them where there are no more (1.3.2); of several also in
        which order (4.1.5)."""
        seat = context.seat

        def build() -> Ask:
            options = tuple(Option("card", card_id) for card_id in game.table.zone(seat, HAND))
            count = min(self.count, len(options))
            reason = Message(f"hand-to-deck-{self.end}", (count,), "5.4.1")
            return Ask(seat, "select", options, count, count, reason=reason, source=context.this)

        if game.table.zone(seat, HAND):
            picked = yield from ask(build)
            at = -1 if self.end == "bottom" else 0
            yield from move_together(game, [Move(option.card, Place(seat, DECK), at=at) for option in picked], "")


class HandOntoField(Step):
    """You may put a card of a group, or `any_number` of them, from your hand onto your field; whose the group is and
    where it lies is left aside. "It" is what was put there."""

    script_words = (
        NodeWord(
            "hand_onto_field(group, *, any_number=False)",
            'You may put a card of the group, or any number of them, from your hand onto your field; "it" '
            "is what was put.",
        ),
    )

    makes_it = True
    surrounds = "cards anywhere"

    group: Group
    any_number: bool = False

    phrases: ClassVar = phrases(
        en=(
            said("you may put <group:searched> from your hand onto your field", any_number=False),
            said("you may put any number of <group:searched_many> from your hand onto your field", any_number=True),
        ),
        ja=(
            said("自分の手札の<group:said_of_it>1枚を場に出してよい", any_number=False),
            said("自分の手札の<group:said_of_it>を好きな枚数場に出してよい", any_number=True),
        ),
    )

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", anywhere(self.group))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.kind == "spell":
            yield Message("mistake-spells-on-field")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Which ones, if any, the player says when it is done, at most as many as there is room for (4.4.4.2)."""
        seat = context.seat
        hand = game.table.zone(seat, HAND) if game.asks_hidden else ()
        put: tuple[int, ...] = ()
        if game.room(seat, FIELD) and (self._able(game, context) or hand):

            def build() -> Ask:
                options = tuple(Option("card", card_id) for card_id in self._able(game, context))
                most = min(len(options), game.room(seat, FIELD) if self.any_number else 1)
                reason = Message("hand-to-field-any" if self.any_number else "hand-to-field", (), "5.4.1")
                return Ask(seat, "select", options, 0, most, reason=reason, source=context.this, about=hand)

            chosen = [option.card for option in (yield from ask(build))]
            put = tuple((yield from put_all_onto_field(game, seat, seat, chosen, "summon")))
        context.it = put

    def _able(self, game: GameState, context: Context) -> list[int]:
        return [
            card.id
            for card in game.table.in_zone(context.seat, HAND)
            if game.facts(card).kind != "spell" and is_meant(game, card, self.group, context.seat, context.this)
        ]

"""Put cards of one's own choice from the hand into the deck, the EX area or onto the field (5.4.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.arrive import put_all_into_ex, put_all_onto_field
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, anywhere
from svedesk.games.sve.script_node import Least, NodeWord, Scope, too_few
from svedesk.games.sve.trigger_events import Move
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.zones import DECK, EX, FIELD, HAND
from svedesk.phrases.phrase import heard, phrases, said


class HandIntoDeck(Step):
    """Put cards of your hand on the bottom or top of your deck."""

    script_word = 'hand_into_deck(count=1, end="bottom")'
    at_least = (Least("count", "mistake-puts-into-deck"),)

    count: int = 1
    end: Literal["top", "bottom"] = "bottom"

    phrases: ClassVar = phrases(
        en=(
            "put <count|1=a card|*=<count#> cards> from your hand on <end|bottom=the bottom|top=top> of your deck",
            heard("put <count|1=a card|*=<count#> cards> from your hand on <end|top=the top> of your deck"),
        ),
        ja="自分の手札<count#>枚をデッキの<end|bottom=下|top=上>に置く",
    )

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


_FROM_EN = "<zone|hand=your hand|ex=your EX area|hand_or_ex=your hand or EX area>"
_FROM_JA = "自分の<zone|hand=手札|ex=EXエリア|hand_or_ex=手札か自分のEXエリア>"
_ANY = Group("any", "card")


class HandOntoField(Step):
    """You may put up to so many cards of a group, or `any_number` of them, from your hand onto your field, or from
    your EX area; with `must` you put as many as there are. Whose the group is and where it lies is left aside. "It" is
    what was put there."""

    script_words = (
        NodeWord(
            "hand_onto_field(group, count=1, *, any_number=False)",
            "You may put a card of the group, up to so many, or any number of them, from your hand onto your field; "
            '"it" is what was put.',
        ),
        NodeWord(
            "ex_onto_field(group, count=1, *, must=False)",
            'Put a card of the group, or up to so many, from your EX area onto your field; "it" is what was put.',
            zone="ex",
        ),
        NodeWord(
            "hand_or_ex_onto_field(group, count=1)",
            "You may put a card of the group, or up to so many, from your hand or EX area onto your field; "
            '"it" is what was put.',
            zone="hand_or_ex",
        ),
    )

    makes_it = True
    surrounds = "cards anywhere"

    group: Group
    any_number: bool = False
    count: int = 1
    zone: Literal["hand", "ex", "hand_or_ex"] = "hand"
    must: bool = False

    phrases: ClassVar = phrases(
        en=(
            said(f"<must?//you may >put <group:searched> from {_FROM_EN} onto your field", count=1, any_number=False),
            said(
                f"<must?put//you may put up to> <count#> <group:searched_many> from {_FROM_EN} onto your field",
                any_number=False,
            ),
            said(f"you may put any number of <group:searched_many> from {_FROM_EN} onto your field", any_number=True),
        ),
        ja=(
            said(
                f"{_FROM_JA}の<group:said_of_it>1枚を場に出<must?す//してよい>",
                count=1,
                any_number=False,
            ),
            said(
                f"{_FROM_JA}の<group:said_of_it><count#>枚<must?を場に出す//まで場に出してよい>",
                any_number=False,
            ),
            said(f"{_FROM_JA}の<group:said_of_it>を好きな枚数場に出してよい", any_number=True),
        ),
    )

    @classmethod
    def made_of(cls, slots: Mapping[str, Any]) -> HandOntoField | None:
        """What must be put is only said of cards that all see."""
        made = cls(**slots)
        return None if made.must and made.zone != "ex" else made

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", anywhere(self.group))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.kind == "spell":
            yield Message("mistake-spells-on-field")
        yield from too_few(self.count, "mistake-puts-out")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Which ones, if any, the player says when it is done, at most as many as there is room for (4.4.4.2)."""
        seat = context.seat
        hand = game.table.zone(seat, HAND) if game.asks_hidden and self.zone != "ex" else ()
        put: tuple[int, ...] = ()
        if game.room(seat, FIELD) and (self._able(game, context) or hand):

            def build() -> Ask:
                options = tuple(Option("card", card_id) for card_id in self._able(game, context))
                wanted = len(options) if self.any_number else self.count
                most = min(len(options), game.room(seat, FIELD), wanted)
                low = most if self.must else 0
                return Ask(seat, "select", options, low, most, reason=self._reason(), source=context.this, about=hand)

            chosen = [option.card for option in (yield from ask(build))]
            put = tuple((yield from put_all_onto_field(game, seat, seat, chosen, "summon")))
        context.it = put

    def _reason(self) -> Message:
        if self.zone != "hand":
            return Message("ex-to-field", (self.count,), "5.4.1")
        if self.any_number or self.count == 1:
            return Message("hand-to-field-any" if self.any_number else "hand-to-field", (), "5.4.1")
        return Message("hand-to-field-up-to", (self.count,), "5.4.1")

    def _able(self, game: GameState, context: Context) -> list[int]:
        zones = {"hand": (HAND,), "ex": (EX,), "hand_or_ex": (HAND, EX)}[self.zone]
        return [
            card.id
            for zone in zones
            for card in game.table.in_zone(context.seat, zone)
            if game.facts(card).kind != "spell" and is_meant(game, card, self.group, context.seat, context.this)
        ]


class HandIntoEx(Step):
    """Put cards of the group from your hand into your EX area; `may`: if you want to; "it" is what was put. So many, or
    with `may` up to so many; whose the group is and where it lies is left aside."""

    script_word = "hand_into_ex(group, count=1, *, may=False)"
    makes_it = True
    surrounds = "cards anywhere"
    at_least = (Least("count", "mistake-puts-out"),)

    group: Group
    count: int = 1
    may: bool = False

    phrases: ClassVar = phrases(
        en=(
            "<may?you may >put <count|1=<group:searched>|*=<count#> <group:searched_many>>"
            " from your hand into your EX area"
        ),
        ja=(
            said("自分の手札<count#>枚をEXエリアに置<may?いてよい//く>", group=_ANY),
            "自分の手札の<group:said_of_it><count#>枚をEXエリアに置<may?いてよい//く>",
        ),
    )

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", anywhere(self.group))

    def perform(self, game: GameState, context: Context) -> Flow:
        """Which ones the player says when it is done (5.4.1); as many as there are and as there is room for (1.3.2,
        4.8.3.2)."""
        seat = context.seat

        def able() -> list[int]:
            hand = game.table.in_zone(seat, HAND)
            return [card.id for card in hand if is_meant(game, card, self.group, seat, context.this)]

        def build() -> Ask:
            options = tuple(Option("card", card_id) for card_id in able())
            most = min(len(options), game.room(seat, EX), self.count)
            reason = Message("hand-to-ex", (self.count,), "5.4.1")
            return Ask(
                seat, "select", options, 0 if self.may else most, most, reason=reason, source=context.this, about=hand
            )

        hand = game.table.zone(seat, HAND) if game.asks_hidden else ()
        put: tuple[int, ...] = ()
        if game.room(seat, EX) and (able() or hand):
            chosen = [option.card for option in (yield from ask(build))]
            put = tuple((yield from put_all_into_ex(game, seat, seat, chosen)))
        context.it = put

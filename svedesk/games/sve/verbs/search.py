"""Search your deck (5.7)."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.arrive import put_all_onto_field
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group
from svedesk.games.sve.phrases.phrase import heard, phrases
from svedesk.games.sve.replaceable_events import Move
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.zones import DECK, EX, FIELD, HAND

_TO_EN = {HAND: ("add", "to your hand"), FIELD: ("put", "onto your field"), EX: ("put", "into your EX area")}
_TO_JA = {HAND: "手札に加える", FIELD: "場に出す", EX: "EXエリアに置く"}


@dataclass(frozen=True, slots=True)
class Search(Step):
    """Search your deck for so many cards that are as `group` says (whose side and which zone it means is left aside),
    or with `up_to` for up to so many, and put them into a zone of yours; "it" is what was found."""

    makes_it = True
    surrounds = "cards anywhere"

    phrases: ClassVar = phrases(
        en=(
            heard("search your deck for <group:searched>, reveal it, and add it to your hand"),
            heard(
                "search your deck for up to <count#> <group:searched_many>, reveal them, and add them to your hand",
                up_to=True,
            ),
            heard("search your deck for <count#> <group:searched_many>, reveal them, and add them to your hand"),
            heard("search your deck for <group:searched> and put it <to|field=onto your field|ex=into your EX area>"),
        ),
        ja=heard(
            "自分のデッキから<group:all><count#>枚<up_to?まで//を>探し、<to|hand=手札に加える|field=場に出す|ex=EXエリアに置く>"
        ),
    )

    group: Group
    count: int = 1
    to: Literal["hand", "field", "ex"] = "hand"
    up_to: bool = False

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.count, "mistake-searches")

    @property
    def is_conditional(self) -> bool:
        """Whether more than a number of cards is asked for: then what is found is revealed (5.7.1.2)."""
        return replace(self.group, side="any", zone="field") != Group("any", "card")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Look through the deck alone, find, reveal, move, and shuffle whatever came of it (5.7.2)."""
        table, seat = game.table, context.seat
        table.know(table.zone(seat, DECK), seat)  # 5.7.1
        found = yield from self._find(game, context)
        if self.is_conditional:
            for card_id in found:
                table.reveal(card_id)  # 5.7.1.2
        if self.to == FIELD:
            moved = yield from put_all_onto_field(game, seat, seat, found, "summon")
        else:
            moved = yield from move_together(game, [Move(card_id, Place(seat, self.to)) for card_id in found], "search")
        context.it = tuple(card_id for card_id in moved if card_id)
        table.shuffle(Place(seat, DECK))  # 5.7.2

    def _find(self, game: GameState, context: Context) -> Generator[Builder, Picked, list[int]]:
        """The cards found. With a condition none need be (4.1.2.2), without one as many as are asked for (5.7.1.1)."""
        seat = context.seat

        def build() -> Ask:
            there = game.table.in_zone(seat, DECK)
            fitting = [card.id for card in there if is_meant(game, card, self._wanted, seat, context.this)]
            if self.to == FIELD:  # 1.3.2
                fitting = [card_id for card_id in fitting if game.facts(game.table.cards[card_id]).kind != "spell"]
            room = len(fitting) if self.to == HAND else game.room(seat, self.to)
            high = min(self.count, len(fitting), room)
            low = 0 if self.is_conditional or self.up_to else high
            options = tuple(Option("card", card_id) for card_id in fitting) if high else ()
            return Ask(seat, "look", options, low, high, reason=self._reason(), source=context.this)

        picked = yield from ask(build)
        return [option.card for option in picked]

    def _reason(self) -> Message:
        if not self.is_conditional:
            return Message(f"search-any-{self.to}", (self.count,), "5.7.1.1")
        in_words = (self._noun_en()[0], self._wanted.all_ja())
        return Message(f"search-{self.to}-group", (self.count, *in_words), "5.7.1.2")

    @property
    def _wanted(self) -> Group:
        return replace(self.group, side="any", zone="field")

    def _noun_en(self) -> tuple[str, str]:
        """The cards meant, with their number, and the pronoun for them."""
        if self.count == 1:
            one = self._wanted.a_en()
            return "up to 1 " + one.partition(" ")[2] if self.up_to else one, "it"
        return f"{'up to ' if self.up_to else ''}{self.count} {self._wanted.all_en()}", "them"

    def en(self) -> str:
        """Search your deck for a spell, reveal it, and add it to your hand."""
        cards, them = self._noun_en()
        verb, where = _TO_EN[self.to]
        if self.is_conditional and self.to == HAND:
            return f"search your deck for {cards}, reveal {them}, and {verb} {them} {where}"
        return f"search your deck for {cards} and {verb} {them} {where}"

    def ja(self) -> str:
        """自分のデッキからスペル1枚を探し、手札に加える."""
        many = f"{self.count}枚{'まで' if self.up_to else 'を'}"
        return f"自分のデッキから{self._wanted.all_ja()}{many}探し、{_TO_JA[self.to]}"


@dataclass(frozen=True, slots=True)
class Shuffle(Step):
    """Shuffle your deck (5.8)."""

    phrases: ClassVar = phrases(
        en="shuffle your deck",
        ja="自分のデッキをシャッフルする",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """One card, or none, is shuffled too (5.8.1.1)."""
        game.table.shuffle(Place(context.seat, DECK))
        yield from ()

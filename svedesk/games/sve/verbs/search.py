"""Search your deck (5.7)."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import ClassVar, Literal

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.engine.script import replace
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.arrive import put_all_onto_field
from svedesk.games.sve.actions.move import banish, move_together
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, anywhere
from svedesk.games.sve.script_node import Least, NodeWord, Scope
from svedesk.games.sve.trigger_events import Move
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.zones import BANISHED, CEMETERY, DECK, EX, FIELD, HAND
from svedesk.phrases.phrase import Phrase, heard, phrases
from svedesk.phrases.saying import say

Found = Literal["hand", "field", "ex", "cemetery", "banished"]
"""Where what was found goes."""
_TO_EN = {
    HAND: "add {} to your hand",
    FIELD: "put {} onto your field",
    EX: "put {} into your EX area",
    CEMETERY: "put {} into your cemetery",
    BANISHED: "banish {}",
}
_TO_JA = {
    HAND: "手札に加える",
    FIELD: "場に出す",
    EX: "EXエリアに置く",
    CEMETERY: "墓場に置く",
    BANISHED: "消滅させる",
}
_WAYS_JA = "|".join(f"{to}={words}" for to, words in _TO_JA.items())


def _heard_en() -> Iterator[Phrase]:
    several = "<count#> <group:searched_many>"
    for cards, them, fixed in (
        ("<group:searched>", "it", {}),
        (several, "them", {}),
        (f"up to {several}", "them", {"up_to": True}),
        ("up to 1 <group:searched_single>", "it", {"up_to": True}),
        (f"up to {several} with different names", "them", {"up_to": True, "distinct": True}),
        (f"up to {several} with a total cost of <most_total#> play points or less", "them", {"up_to": True}),
        ("<group:searched> and <and_one:searched* and >", "them", {}),
    ):
        yield heard(f"search your deck for {cards}, reveal {them}, and {_TO_EN[HAND].format(them)}", to=HAND, **fixed)
        for to, words in _TO_EN.items():
            yield heard(f"search your deck for {cards} and {words.format(them)}", to=to, **fixed)
        yield heard(
            f"search your deck for {cards} and {_TO_EN[FIELD].format(them)} engaged", to=FIELD, engaged=True, **fixed
        )


def _heard_ja() -> Iterator[Phrase]:
    for cards, fixed in (
        ("<group:all><count#>枚<up_to?まで//を>", {}),
        ("<group:all>をカード名が異なるように<count#>枚まで", {"up_to": True, "distinct": True}),
        ("<group:all>を<~元の>コストの合計が<most_total#>以下になるように<count#>枚まで", {"up_to": True}),
        ("<group:all>1枚と<and_one:searched*と>を", {}),
    ):
        yield heard(f"自分のデッキから{cards}探し、<to|{_WAYS_JA}>", **fixed)
        yield heard(f"自分のデッキから{cards}探し、アクト状態で場に出す", to=FIELD, engaged=True, **fixed)


class Search(Step):
    """Search your deck for so many cards that are as `group` says (whose side and which zone it means is left aside),
    or with `up_to` for up to so many, `distinct` with different names, and for one of each group of `and_one`; put them
    into a zone of yours, on the field `engaged` or not; "it" is what was found."""

    script_words = (
        NodeWord(
            'search(group, count=1, *, to="hand", engaged=False)',
            "Search your deck for so many cards that are as the group says; `your.card` is any card.",
        ),
        NodeWord(
            'search_one_of_each(group, *and_one, to="hand")', "Search your deck for one card of each of these groups."
        ),
        NodeWord(
            'search_up_to(count, group, *, to="hand", distinct=False, most_total: int | None = None)',
            "Search your deck for up to so many, `distinct` with other names, `most_total`: for that cost together.",
            up_to=True,
        ),
    )

    makes_it = True
    surrounds = "cards anywhere"
    at_least = (Least("count", "mistake-searches"),)

    phrases: ClassVar = phrases(en=tuple(_heard_en()), ja=tuple(_heard_ja()))

    group: Group
    count: int = 1
    to: Found = "hand"
    up_to: bool = False
    distinct: bool = False
    and_one: tuple[Group, ...] = ()
    engaged: bool = False
    most_total: int | None = None
    """What they may cost together at most."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", anywhere(self.group))
        object.__setattr__(self, "and_one", tuple(map(anywhere, self.and_one)))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if (self.distinct or self.most_total is not None) and (self.count < 2 or not self.up_to or self.and_one):
            yield Message("mistake-takes-so-that")
        if self.and_one and (self.count != 1 or self.up_to):
            yield Message("mistake-takes-one-of-each")
        if self.engaged and self.to != FIELD:
            yield Message("mistake-engaged-off-field")

    @property
    def is_conditional(self) -> bool:
        """Whether more than a number of cards is asked for: then what is found is revealed (5.7.1.2)."""
        return bool(self.and_one) or self._one_by_one or self.group != Group("any", "card")

    @property
    def _one_by_one(self) -> bool:
        """Whether what may be found depends on what is found already."""
        return self.distinct or self.most_total is not None

    def perform(self, game: GameState, context: Context) -> Flow:
        """Look through the deck alone, find, reveal, move, and shuffle whatever came of it (5.7.2)."""
        table, seat = game.table, context.seat
        table.know(table.zone(seat, DECK), seat)  # 5.7.1
        chosen = yield from self._find(game, context)
        if self.is_conditional:
            for card_id in chosen:
                table.reveal(card_id)  # 5.7.1.2
        if self.to == FIELD:
            moved = yield from put_all_onto_field(game, seat, seat, chosen, "summon", engaged=self.engaged)
        elif self.to == BANISHED:
            yield from banish(game, chosen)
            moved = []
        else:
            moves = [Move(card_id, Place(seat, self.to)) for card_id in chosen]
            moved = yield from move_together(game, moves, "search")
        context.it = tuple(card_id for card_id in moved if card_id)
        table.shuffle(Place(seat, DECK))  # 5.7.2

    def _find(self, game: GameState, context: Context) -> Generator[Builder, Picked, list[int]]:
        """The cards found: all at once, or one after the other where one of each is asked for or names must differ."""
        if not (self.and_one or self._one_by_one):
            return (yield from self._look(game, context, self.group, self.count, []))
        chosen: list[int] = []
        wanted = (self.group, *self.and_one) if self.and_one else (self.group,) * self.count
        for group in wanted:
            more = yield from self._look(game, context, group, 1, chosen)
            chosen += more
            if self._one_by_one and not more:
                break
        return chosen

    def _look(
        self, game: GameState, context: Context, group: Group, most: int, chosen: list[int]
    ) -> Generator[Builder, Picked, list[int]]:
        """So many cards of a group beside those found. With a condition none need be (4.1.2.2), without one as many as
        are asked for (5.7.1.1)."""
        seat = context.seat

        def build() -> Ask:
            there = [card for card in game.table.in_zone(seat, DECK) if card.id not in chosen]
            if self.distinct:
                names = {definition(game, game.table.cards[card_id]).name for card_id in chosen}
                there = [card for card in there if definition(game, card).name not in names]
            if self.most_total is not None:
                left = self.most_total - sum(game.facts(game.table.cards[card_id]).cost or 0 for card_id in chosen)
                there = [card for card in there if (game.facts(card).cost or 0) <= left]
            fitting = [card.id for card in there if is_meant(game, card, group, seat, context.this)]
            if self.to == FIELD:  # 1.3.2
                fitting = [card_id for card_id in fitting if game.facts(game.table.cards[card_id]).kind != "spell"]
            room = game.room(seat, self.to) - len(chosen) if self.to in (FIELD, EX) else len(fitting)
            high = max(0, min(most, len(fitting), room))
            low = 0 if self.is_conditional or self.up_to else high
            options = tuple(Option("card", card_id) for card_id in fitting) if high else ()
            return Ask(seat, "look", options, low, high, reason=self._reason(group, most), source=context.this)

        picked = yield from ask(build)
        return [option.card for option in picked]

    def _reason(self, group: Group, most: int) -> Message:
        if not self.is_conditional:
            return Message(f"search-any-{self.to}", (self.count,), "5.7.1.1")
        single = replace(self, group=group, count=most, and_one=(), distinct=False, most_total=None)
        in_words = (single._cards_en()[0], group.all_ja())
        return Message(f"search-{self.to}-group", (most, *in_words), "5.7.1.2")

    def _cards_en(self) -> tuple[str, str]:
        """The cards meant, with their number, and the pronoun for them."""
        if self.and_one:
            return " and ".join(group.a_en() for group in (self.group, *self.and_one)), "them"
        if self.count == 1:
            single = f"up to 1 {say(self.group, 'en', 'searched_single')}" if self.up_to else self.group.a_en()
            return single, "it"
        names = " with different names" if self.distinct else ""
        if self.most_total is not None:
            names += f" with a total cost of {self.most_total} play points or less"
        return f"{'up to ' if self.up_to else ''}{self.count} {self.group.all_en()}{names}", "them"

    def en(self) -> str:
        """Search your deck for 3 spells, reveal them, and add them to your hand."""
        cards, them = self._cards_en()
        done = _TO_EN[self.to].format(them) + (" engaged" if self.engaged else "")
        shown = f", reveal {them}, and" if self.is_conditional and self.to == HAND else " and"
        return f"search your deck for {cards}{shown} {done}"

    def ja(self) -> str:
        """自分のデッキからスペル1枚を探し、手札に加える."""
        cards = self.group.all_ja()
        if self.and_one:
            cards = "と".join(f"{group.all_ja()}1枚" for group in (self.group, *self.and_one)) + "を"
        else:
            cards += "をカード名が異なるように" if self.distinct else ""
            if self.most_total is not None:
                cards += f"を元のコストの合計が{self.most_total}以下になるように"
            cards += f"{self.count}枚{'まで' if self.up_to else 'を'}"
        return f"自分のデッキから{cards}探し、{'アクト状態で' if self.engaged else ''}{_TO_JA[self.to]}"


class Shuffle(Step):
    """Shuffle your deck."""

    script_word = "shuffle"  # 5.8

    phrases: ClassVar = phrases(
        en="shuffle your deck",
        ja="自分のデッキをシャッフルする",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """One card, or none, is shuffled too (5.8.1.1)."""
        game.table.shuffle(Place(context.seat, DECK))
        yield from ()

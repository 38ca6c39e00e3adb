"""Costs paid by taking cards of yours away: banish some, return some to the hand; or counters of the card (10.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.engine.script import replace
from svedesk.games.sve.abilities.cost import BuryThis
from svedesk.games.sve.abilities.taking import Process, ShiftedNumber, TakenCards
from svedesk.games.sve.actions.give import add_counters
from svedesk.games.sve.actions.move import banish, bury, move_together, return_to_hand
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, elsewhere
from svedesk.games.sve.script_node import Bracket, Least, Made, NodeWord, Scope
from svedesk.games.sve.trigger_events import Move
from svedesk.games.sve.values.groups import all_alike, members
from svedesk.games.sve.verbs.counters import Counter
from svedesk.games.sve.zones import CEMETERY, EX, EX_LIMIT, FIELD, HAND
from svedesk.phrases.phrase import heard, phrases


class _OfGroup(Process):
    """So many cards of a group are given up."""

    deed: ClassVar[str]

    group: Group
    count: int = 1

    @property
    def cards(self) -> tuple[str, int]:
        """Of the zone of the group."""
        return (self.group.zone, self.count)

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """As many as it says (10.4.2.2)."""
        return (_so_many(game, self.group, self.count, seat, this, self.deed),)


class BanishOwn(_OfGroup):
    """Banish so many cards of a group on your field, in your cemetery or in your EX area."""

    deed = "banish"

    script_words = (
        NodeWord(
            "banishing_cards(group, count=1)",
            "Cards on your field, in your cemetery or in your EX area to banish as (part of) a cost.",
        ),
        NodeWord(
            "banishing(kind: Kind, count=1)",
            "Cards of a card type in your cemetery to banish as (part of) a cost.",
            group=Made(Group, side="your", kind=Bracket("kind"), zone="cemetery"),
        ),
    )
    at_least = (Least("count", "mistake-banishes"),)

    phrases: ClassVar = phrases(
        en="banish <count|1=<group:one>|*=<count#> <group:many>>",
        ja="<group:own><count#><group:counter!体|つ|枚>を消滅",
    )

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """All at once."""
        yield from banish(game, chosen)


class ReturnOwn(_OfGroup):
    """Cards on your field to return to hand as (part of) a cost."""

    deed = "return"

    script_word = "returning(group, count=1)"
    at_least = (Least("count", "mistake-returns"),)

    phrases: ClassVar = phrases(
        en="return <count|1=<group:one> to its owner's hand|*=<count#> <group:many> to their owners' hands>",
        ja="<group:own><count#><group:counter!体|つ|枚>を手札に戻す",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.zone != FIELD:
            yield Message("mistake-returns-elsewhere")

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """All at once, as far as they are still there."""
        yield from return_to_hand(game, [card_id for card_id in chosen if game.lies_on_field(card_id)])


class BuryThisAnd(Process):
    """This card and others on your field to bury as (part of) a cost."""

    script_word = "burying_this_and(group, count=1)"
    this_lies = FIELD
    moves_this = True
    at_least = (Least("count", "mistake-buries"),)

    group: Group
    count: int = 1

    phrases: ClassVar = phrases(
        en=(
            "bury this card and <count|1=<group:own>|*=<count#> <group:owns>>",
            heard("put this card and <count|1=<group:own>|*=<count#> <group:owns>> from your field into your cemetery"),
        ),
        ja="これと<group:own><count#><group:counter!体|つ|枚>を墓場に置く",
    )

    @property
    def cards(self) -> tuple[str, int]:
        """Itself and the others."""
        return (FIELD, 1 + self.count)

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", replace(self.group, other=False, zone="field"))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from BuryThis().mistakes(scope)

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """Itself and as many others (10.4.2.2)."""
        itself = (this,) if game.lies_on_field(this) else ()
        others = replace(self.group, other=True)
        return (
            TakenCards(itself, 1, 1, lambda _: Message("not-on-field", (), "10.4.2.2")),
            _so_many(game, others, self.count, seat, this, "bury"),
        )

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """All at once."""
        yield from bury(game, [card_id for card_id in chosen if game.lies_on_field(card_id)])


class RemoveCounters(Process):
    """Counters on this card to remove as (part of) a cost."""

    script_word = "removing_counters(counter, count=1)"  # 15.1.4
    this_lies = FIELD
    at_least = (Least("count", "mistake-removes-counters"),)

    counter: Counter
    count: int = 1

    phrases: ClassVar = phrases(
        en=(
            "remove <count|1=a <counter> counter|*=<count#> <counter> counters> from this card",
            heard("remove 1 <counter> counter from this card"),
        ),
        ja=("これの<counter>カウンター<count#>個を取る", heard("これの<counter>カウンター<count#>つを取る")),
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from BuryThis().mistakes(scope)

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """As many on it (10.4.2.2)."""
        card = game.card(this) if game.lies_on_field(this) else None
        have = 0 if card is None else card.counter(self.counter.en)
        enough = (this,) if have >= self.count else ()
        refusal = Message("too-few-counters", (self.count, have), "10.4.2.2")
        return (TakenCards(enough, 1, 1, lambda _: refusal, "stay"),)

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """From the card."""
        for card_id in chosen:
            add_counters(game, card_id, self.counter.en, -self.count)
        yield from ()


class RemoveCountersFrom(Process):
    """Counters on a card of a group on your field to remove as (part of) a cost."""

    script_word = "removing_counters_from(group, counter, count=1)"  # 15.1.4
    at_least = (Least("count", "mistake-removes-counters"),)

    group: Group
    counter: Counter
    count: int = 1

    phrases: ClassVar = phrases(
        en=(
            "remove <count|1=a <counter> counter|*=<count#> <counter> counters> from <group:one>",
            heard("remove 1 <counter> counter from <group:one>"),
        ),
        ja="<group:own>1<group:counter!体|つ|枚>の<counter>カウンター<count#>個を取る",
    )

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", replace(self.group, side="your", zone="field"))

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """One card with as many on it (10.4.2.2)."""
        cards = [game.table.cards[card_id] for card_id in members(game, self.group, seat, this)]
        have = max((card.counter(self.counter.en) for card in cards), default=0)
        refusal = Message("too-few-counters", (self.count, have), "10.4.2.2")
        return (
            TakenCards(
                tuple(card.id for card in cards if card.counter(self.counter.en) >= self.count),
                1,
                1,
                lambda _: refusal,
                "stay",
                lambda _: Message("which-loses-counters", (self.count,), "15.1.4"),
            ),
        )

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """From that card."""
        for card_id in chosen:
            add_counters(game, card_id, self.counter.en, -self.count)
        yield from ()


class TakesThis(Process):
    """What is paid with the card itself, where `this_lies` says that it lies."""

    moves_this = True

    @property
    def cards(self) -> tuple[str, int]:
        """Itself."""
        return (self.this_lies, 1)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        """It must be used there."""
        if getattr(scope.ability, "where", FIELD) != self.this_lies:
            yield Message("mistake-cost-elsewhere")

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """The card there."""
        return (_itself(game, this, self.this_lies),)


class BuryThisInEx(TakesThis):
    """Putting this card from your EX area into your cemetery as (part of) a cost."""

    script_word = "bury_this_in_ex"
    this_lies = EX

    phrases: ClassVar = phrases(
        en="put this card from your EX area into your cemetery",
        ja="EXエリアのこれを墓場に置く",
    )

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """As it is put there."""
        yield from bury(game, chosen)


class _BanishesThis(TakesThis):
    """The card itself is banished."""

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """To its owner's banished zone."""
        yield from banish(game, chosen)


class BanishThis(_BanishesThis):
    """Banishing this card on your field as (part of) a cost."""

    script_word = "banish_this"
    this_lies = FIELD

    phrases: ClassVar = phrases(
        en="banish this card",
        ja=("これを消滅", heard("消滅")),  # also behind engaging it, where it was named
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from BuryThis().mistakes(scope)


class BanishThisInEx(_BanishesThis):
    """Banishing this card in your EX area as (part of) a cost."""

    script_word = "banish_this_in_ex"
    this_lies = EX

    phrases: ClassVar = phrases(en="banish this card in your EX area", ja="EXエリアのこれを消滅")


class BanishThisInCemetery(_BanishesThis):
    """Banishing this card in your cemetery as (part of) a cost."""

    script_word = "banish_this_in_cemetery"
    this_lies = CEMETERY

    phrases: ClassVar = phrases(
        en="banish this card in your cemetery",
        ja="墓場のこれを消滅",
    )


class PutThisIntoEx(TakesThis):
    """Putting this card from your hand into your EX area as (part of) a cost. If there is a place."""

    script_word = "put_this_into_ex"  # 4.8.3.1
    this_lies = HAND

    phrases: ClassVar = phrases(
        en="put this card from your hand into your EX area",
        ja="手札のこれをEXエリアに置く",
    )

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """The card there; the EX area holds so many at most."""
        if len(game.table.zone(seat, EX)) >= EX_LIMIT:
            return (TakenCards((), 1, 1, lambda _: Message("ex-full", (EX_LIMIT,), "4.8.3.1")),)
        return (_itself(game, this, HAND),)

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """To its place there."""
        yield from move_together(game, [Move(card_id, Place(seat, EX)) for card_id in chosen], "")


def _itself(game: GameState, this: int, zone: str) -> TakenCards:
    card = game.card(this)
    lying = (this,) if card is not None and card.zone == zone else ()
    return TakenCards(lying, 1, 1, lambda _: Message("not-where-it-pays", (), "10.4.2.2"))


def _so_many(game: GameState, group: Group, count: int, seat: int, this: int, deed: str) -> TakenCards:
    """So many of your cards of a group; in the EX area it makes no difference which of those that are alike."""
    yours = elsewhere(group, "your", group.zone)
    able = members(game, yours, seat, this)
    return TakenCards(
        able,
        count,
        count,
        lambda have: Message(f"too-few-to-{deed}", (count, have), "10.4.2.2"),
        reason=lambda asked: Message(f"paid-{deed}-group", (asked, *_in_words(yours, asked)), "10.4.2.2"),
        interchangeable=yours.zone == EX and all_alike(game, able),
    )


def _in_words(group: Group, count: int) -> tuple[str, str]:
    return group.many_en() if count != 1 else group.single_en(), group.all_ja()

"""Costs paid with cards of your hand that are not discarded, with the top of your deck, Stack counters, or maximum play
points (10.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Literal

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.engine.script import replace
from svedesk.games.sve.abilities.cost import ANY_CARD
from svedesk.games.sve.abilities.taking import Process, ShiftedNumber, TakenCards
from svedesk.games.sve.actions.give import STACK, add_counters, with_stack
from svedesk.games.sve.actions.move import banish, bury, move_together
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group
from svedesk.games.sve.rules.limits import MAX_PLAY_POINTS
from svedesk.games.sve.script_node import Least, NodeWord, Scope
from svedesk.games.sve.trigger_events import Move
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.zones import DECK, EX, EX_LIMIT, HAND
from svedesk.phrases.phrase import partly, phrases, said
from svedesk.phrases.saying import say

_CARDS_EN = "<count|1=<group:own>|*=<count#> <group:owns>>"
_DONE_JA = "<deed|reveal=公開|banish=消滅|ex=EXエリアに置く|bottom=デッキの下に置く>"


class PayFromHand(Process):
    """Reveal so many cards of your hand that are as `group` says (whose side and which zone it means is left aside),
    banish them, or put them into your EX area or on the bottom of your deck."""

    script_words = (
        NodeWord(
            "revealing(group, count=1)",
            "Cards of your hand to reveal as (part of) a cost.",
            deed="reveal",
        ),
        NodeWord(
            "banishing_from_hand(group, count=1)",
            "Cards of your hand to banish as (part of) a cost.",
            deed="banish",
        ),
        NodeWord(
            "putting_into_ex(group, count=1)",
            "Cards of your hand to put into your EX area as (part of) a cost.",
            deed="ex",
        ),
        NodeWord(
            "putting_on_bottom(group, count=1)",
            "Cards of your hand to put on the bottom of your deck as (part of) a cost.",
            deed="bottom",
        ),
    )

    surrounds = "cards anywhere"
    at_least = (Least("count", "mistake-costs-cards"),)

    deed: Literal["reveal", "banish", "ex", "bottom"]
    group: Group
    count: int = 1

    phrases: ClassVar = phrases(
        en=(
            f"<deed|reveal=reveal {_CARDS_EN} in|banish=banish {_CARDS_EN} from|*=put {_CARDS_EN} from> your hand"
            "<deed|reveal=|banish=|ex= into your EX area|bottom= on the bottom of your deck>"
        ),
        ja=(
            said(f"手札<count#>枚を{_DONE_JA}", group=ANY_CARD),
            f"手札の<group:in_hand><count#>枚を{_DONE_JA}",
        ),
    )

    @property
    def cards(self) -> tuple[str, int]:
        """Of the hand, where they are moved."""
        return (HAND, 0 if self.deed == "reveal" else self.count)

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", replace(self.group, zone="field"))

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """As many as it says (10.4.2.2), the card itself left aside, which may be about to be played."""
        there = game.table.in_zone(seat, HAND)
        able = tuple(card.id for card in there if card.id != this and is_meant(game, card, self.group, seat, this))
        in_words = (say(self.group, "en", "in_hand" if self.count == 1 else "owns"), say(self.group, "ja", "in_hand"))
        if self.deed == "ex" and len(game.table.zone(seat, EX)) + self.count > EX_LIMIT:  # 4.8.3.1
            return (TakenCards((), 1, 1, lambda _: Message("ex-full", (EX_LIMIT,), "4.8.3.1")),)
        return (
            TakenCards(
                able,
                self.count,
                self.count,
                lambda have: Message("too-few-in-hand", (self.count, have), "10.4.2.2"),
                how="stay" if self.deed == "reveal" else "move",
                reason=lambda asked: Message(f"paid-{self.deed}-hand-group", (asked, *in_words), "10.4.2.2"),
                hidden=True,
            ),
        )

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """All at once."""
        if self.deed == "reveal":
            for card_id in chosen:
                game.table.reveal(card_id)  # 5.20
        elif self.deed == "banish":
            yield from banish(game, chosen)
        elif self.deed == "ex":
            yield from move_together(game, [Move(card_id, Place(seat, EX)) for card_id in chosen], "")
        else:
            yield from move_together(game, [Move(card_id, Place(seat, DECK), at=-1) for card_id in chosen], "bottom")


class BanishTopAsCost(Process):
    """Cards from the top of your deck to banish as (part of) a cost."""

    script_word = "banishing_top(count=1)"
    at_least = (Least("count", "mistake-costs-cards"),)

    count: int = 1

    phrases: ClassVar = phrases(
        en="banish the top <count|1=card|*=<count#> cards> of your deck", ja="デッキの上<count#>枚を消滅"
    )

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """A deck of as many (10.4.2.2); which they are is no choice."""
        top = game.table.zone(seat, DECK)[: max(0, self.count)]
        return (TakenCards(top, self.count, self.count, lambda have: Message("deck-too-small", (self.count, have))),)

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """All at once."""
        yield from banish(game, chosen)


class RemoveStack(Process):
    """Stack counters to remove from an amulet as (part of) a cost: Earth Rite. An amulet that is left without any goes
    to the cemetery."""

    script_word = "removing_stack(count=1)"  # 13.3.3.2
    when_played = True
    at_least = (Least("count", "mistake-counts-stack"),)

    count: int = 1

    phrases: ClassVar = phrases(
        en="Earth Rite<count|1=|*= (<count#>)>",
        ja="【土の秘術<count|1=|*=_<count#>>】",
    )

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """One amulet that has all of them (10.4.5)."""
        return (
            TakenCards(
                with_stack(game, seat, self.count),
                1,
                1,
                lambda _: Message("no-stack", (self.count,), "13.3.3.2"),
                "counters",
                lambda _: Message("which-stack-removed", (self.count,), "13.3.3.2"),
                counters=self.count,
            ),
        )

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """Counters off, and the amulet after them if they were its last."""
        for card_id in chosen:
            add_counters(game, card_id, STACK, -self.count)
            if not game.table.cards[card_id].counter(STACK):
                yield from bury(game, [card_id])


class ShiftMaxPlayPoints(Process):
    """Your maximum play points up or down as (part of) a cost. Within the limits the rules define for them."""

    script_word = "shift_max_play_points(shift)"  # 10.4.5.1

    shift: int

    phrases: ClassVar = phrases(
        en=(
            partly("increase your maximum play points by <more#>"),
            partly("reduce your maximum play points by <less#>"),
        ),
        ja="PP最大値を<shift#+>",
    )

    @property
    def more(self) -> int | None:
        """By how much it is increased, where it is."""
        return self.shift if self.shift > 0 else None

    @property
    def less(self) -> int | None:
        """By how much it is reduced, where it is."""
        return -self.shift if self.shift < 0 else None

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> ShiftMaxPlayPoints:
        """One number up or down."""
        less = slots.get("less")
        return cls(-less if isinstance(less, int) else slots.get("more", slots.get("shift")))  # type: ignore[arg-type]

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.shift:
            yield Message("mistake-maximum-by-0")

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """Not above 10 (3.2.4.1), not below 0."""

        def refusal(have: int, _: int) -> Message:
            return Message("past-limit", (have, MAX_PLAY_POINTS), "10.4.5.1")

        return (ShiftedNumber("max_play_points", self.shift, refusal, MAX_PLAY_POINTS),)

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """The play points follow at the next rules handling (11.9)."""
        before = game.table.number(seat, "max_play_points")
        game.table.set_number(seat, "max_play_points", before + self.shift)
        yield from ()

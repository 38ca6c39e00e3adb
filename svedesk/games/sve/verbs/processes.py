"""The processes costs are made of: Stack counters removed, maximum play points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.process import Process
from svedesk.games.sve.abilities.taking import ShiftedNumber, TakenCards
from svedesk.games.sve.actions.counters import STACK, add_counters, with_stack
from svedesk.games.sve.actions.move import bury
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.rules.play_points import MAX_PLAY_POINTS
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.phrases.phrase import partly, phrases


class RemoveStack(Process):
    """Remove Stack counters from an amulet with Stack on your field; one left without any goes to the cemetery
    (13.3.3.2)."""

    script_words = (
        NodeWord("removing_stack(count=1)", "Stack counters to remove from an amulet as (part of) a cost: Earth Rite."),
    )

    when_played = True

    count: int = 1

    phrases: ClassVar = phrases(
        en="Earth Rite<count|1=|*= (<count#>)>",
        ja="【土の秘術<count|1=|*=_<count#>>】",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.count, "mistake-counts-stack")

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
    """Increase or reduce your maximum play points, within the limits the rules define for them (10.4.5.1)."""

    script_words = (
        NodeWord("shift_max_play_points(shift)", "Your maximum play points up or down as (part of) a cost."),
    )

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

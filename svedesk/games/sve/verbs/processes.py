"""The processes costs are made of: Stack counters removed, cards banished from the cemetery, maximum play points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.process import Process
from svedesk.games.sve.abilities.taking import ShiftedNumber, TakenCards
from svedesk.games.sve.actions.counters import STACK, add_counters, with_stack
from svedesk.games.sve.actions.move import banish, bury
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.phrases.phrase import phrases
from svedesk.games.sve.rules.play_points import MAX_PLAY_POINTS
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.wording import KIND_JA, Kind, some_en
from svedesk.games.sve.zones import CEMETERY


@dataclass(frozen=True, slots=True)
class RemoveStack(Process):
    """Remove Stack counters from an amulet with Stack on your field; one left without any goes to the cemetery
    (13.3.3.2)."""

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


@dataclass(frozen=True, slots=True)
class BanishFromCemetery(Process):
    """Banish so many cards of a card type in your cemetery."""

    count: int
    kind: Kind = "card"

    @property
    def cards(self) -> tuple[str, int]:
        """Of the cemetery."""
        return (CEMETERY, self.count)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.count, "mistake-banishes")

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """As many as it says."""
        return (
            TakenCards(
                self._able(game, seat),
                self.count,
                self.count,
                lambda have: Message("too-few-in-cemetery", (self.count, have), "10.4.2.2"),
                reason=lambda count: Message("which-banished", (count,), "10.6.2.5"),
            ),
        )

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """All at once."""
        yield from banish(game, chosen)

    def _able(self, game: GameState, seat: int) -> tuple[int, ...]:
        lying = game.table.in_zone(seat, CEMETERY)
        return tuple(card.id for card in lying if self.kind in ("card", game.facts(card).kind))

    def en(self) -> str:
        """Banish 10 spells in your cemetery."""
        return f"banish {some_en(self.count, self.kind)} in your cemetery"

    def ja(self) -> str:
        """墓場のスペル10枚を消滅."""
        return f"墓場の{KIND_JA[self.kind]}{self.count}枚を消滅"


@dataclass(frozen=True, slots=True)
class ShiftMaxPlayPoints(Process):
    """Increase or reduce your maximum play points, within the limits the rules define for them (10.4.5.1)."""

    shift: int

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

    def en(self) -> str:
        """Reduce your maximum play points by 1."""
        verb = "increase" if self.shift > 0 else "reduce"
        return f"{verb} your maximum play points by {abs(self.shift)}"

    def ja(self) -> str:
        """自分のPP最大値を-1."""
        return f"自分のPP最大値を{self.shift:+}"

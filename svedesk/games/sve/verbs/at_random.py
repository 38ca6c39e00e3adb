"""Random cards (5.18), and what a die shows (5.19)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.chance import at_random
from svedesk.games.sve.actions.move import discard
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.values.groups import members
from svedesk.games.sve.wording import capital
from svedesk.games.sve.zones import HAND

DIE = 6
"""The sides of a die (5.19.1)."""


@dataclass(frozen=True, slots=True)
class TakeAtRandom(Step):
    """Take so many cards of a group at random; "it" is those from here on."""

    makes_it = True

    group: Group
    count: int = 1

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.count, "mistake-takes-at-random")

    def perform(self, game: GameState, context: Context) -> Flow:
        """From all of them, when the text is resolved: nobody selects, so Aura keeps none of them out (12.15)."""
        context.it = at_random(game, members(game, self.group, context.seat, context.this), self.count)
        yield from ()

    def en(self) -> str:
        """Select 2 random enemy followers on the field."""
        if self.count == 1:
            return f"select a random {self.group.single_en()}"
        return f"select {self.count} random {self.group.many_en()}"

    def ja(self) -> str:
        """相手のフォロワー1体をランダムに選ぶ."""
        return f"{self.group.some_ja(self.count)}をランダムに選ぶ"


@dataclass(frozen=True, slots=True)
class DiscardAtRandom(Step):
    """Discard so many random cards: you, or each opponent."""

    count: int = 1
    who: Literal["you", "opponent"] = "you"

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.count, "mistake-takes-at-random")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Each from among all cards in that hand."""
        seat = context.seat if self.who == "you" else 1 - context.seat
        yield from discard(game, at_random(game, game.table.zone(seat, HAND), self.count))

    def en(self) -> str:
        """Discard a random card; each opponent discards a random card."""
        cards = "a random card" if self.count == 1 else f"{self.count} random cards"
        return f"discard {cards}" if self.who == "you" else f"each opponent discards {cards}"

    def ja(self) -> str:
        """自分の手札をランダムに1枚捨てる."""
        whose = "自分の" if self.who == "you" else "相手プレイヤーすべては、自身の"
        return f"{whose}手札をランダムに{self.count}枚捨てる"


@dataclass(frozen=True, slots=True)
class RollDie(Step):
    """Roll a die; what is done depends on the result: from, to, a step, for each that does something."""

    unforeseen = True
    surrounds = "die"

    results: tuple[tuple[int, int, Step], ...]

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if any(not 1 <= least <= most <= DIE for least, most, _ in self.results):
            yield Message("mistake-die", (DIE,))
        if not self.results:
            yield Message("mistake-die-for-nothing")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Everyone sees the result; it is the amount of the text from here on. Rolled again, the new result counts in
        place of the one before for all that follows (JA 5.20.2)."""
        context.amount = game.table.roll(context.seat, DIE)
        for least, most, step in self.results:
            if least <= context.amount <= most:
                yield from step.perform(game, context)

    def en(self) -> str:
        """Roll a die. If the result is 1 to 3, draw a card."""
        said = ["roll a die"]
        for least, most, step in self.results:
            result = f"{least}" if least == most else f"{least} to {most}"
            said.append(capital(f"if the result is {result}, {step.en()}"))
        return ". ".join(said)

    def ja(self) -> str:
        """サイコロをふる. 1から3なら、1枚引く."""
        said = ["サイコロをふる"]
        for least, most, step in self.results:
            result = f"{least}" if least == most else f"{least}から{most}"
            said.append(f"{result}なら、{step.ja()}")
        return "。".join(said)


@dataclass(frozen=True, slots=True)
class RollAgain(Step):
    """Roll the die again, in editions that know it: what comes after in the text goes by the new result."""

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not scope.within("die"):
            yield Message("mistake-rolls-again")

    def perform(self, game: GameState, context: Context) -> Flow:
        """In place of the result there was (JA 5.20.2)."""
        if game.edition.roll_again:
            context.amount = game.table.roll(context.seat, DIE)
        yield from ()

    def en(self) -> str:
        """Roll the die again."""
        return "roll the die again"

    def ja(self) -> str:
        """サイコロをふりなおす."""
        return "サイコロをふりなおす"

"""Random cards (5.18), and what a die shows (5.19)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.abilities.taking import Process, ShiftedNumber, TakenCards
from svedesk.games.sve.actions.draw import at_random
from svedesk.games.sve.actions.move import discard
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group
from svedesk.games.sve.script_node import Least, Scope, ScriptNode
from svedesk.games.sve.values.groups import members
from svedesk.games.sve.verbs.then import Then
from svedesk.games.sve.zones import HAND
from svedesk.phrases.phrase import heard, partly, phrases
from svedesk.phrases.wording import capital

DIE = 6
"""The sides of a die (5.19.1)."""


class TakeAtRandom(Step):
    """Take cards of a group at random; "it" is those from here on."""

    script_word = "at_random(group, count=1)"
    makes_it = True
    at_least = (Least("count", "mistake-takes-at-random"),)

    group: Group
    count: int = 1

    phrases: ClassVar = phrases(
        en="select <count|1=a random <group:single>|*=<count#> random <group:many>>",
        ja="<group:all><count#><group:counter!体|つ|枚>をランダムに選ぶ",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """From all of them, when the text is resolved: nobody selects, so Aura keeps none of them out (12.15)."""
        context.it = at_random(game, members(game, self.group, context.seat, context.this), self.count)
        yield from ()


class DiscardAtRandom(Step):
    """Discard random cards."""

    script_word = 'discard_at_random(count=1, who="you")'
    at_least = (Least("count", "mistake-takes-at-random"),)

    count: int = 1
    who: Literal["you", "opponent"] = "you"

    phrases: ClassVar = phrases(
        en="<who|you=discard|opponent=each opponent discards> <count|1=a random card|*=<count#> random cards>",
        ja="<who|you=自分の|opponent=相手プレイヤーすべては、自身の>手札をランダムに<count#>枚捨てる",
        en_does=partly("discards <count|1=a random card|*=<count#> random cards>"),
        ja_does=partly("自身の手札をランダムに<count#>枚捨てる"),
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Each from among all cards in that hand."""
        seat = context.seat if self.who == "you" else 1 - context.seat
        yield from discard(game, at_random(game, game.table.zone(seat, HAND), self.count))


class DiscardingAtRandom(Process):
    """Random cards of your hand to discard as (part of) a cost."""

    script_word = "discarding_at_random(count=1)"
    at_least = (Least("count", "mistake-takes-at-random"),)

    count: int = 1

    phrases: ClassVar = phrases(
        en="discard <count|1=a random card|*=<count#> random cards>",
        ja="手札をランダムに<count#>枚捨てる",
    )

    @property
    def cards(self) -> tuple[str, int]:
        """Of the hand."""
        return (HAND, self.count)

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """As many as it says, whichever: nobody chooses them."""
        return (
            TakenCards(
                game.table.zone(seat, HAND),
                self.count,
                self.count,
                lambda have: Message("too-few-in-hand-card", (self.count, have), "10.4.2.2"),
                interchangeable=True,
            ),
        )

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """From among all cards that are in the hand now (5.18)."""
        yield from discard(game, at_random(game, game.table.zone(seat, HAND), self.count))


class DieResult(ScriptNode):
    """What is done at some results of a die, as texts are heard to say it."""

    least: int
    step: Step
    most: int = 0
    either: bool = False

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps that one sentence joins."""
        return self.step.steps if isinstance(self.step, Then) else (self.step,)

    phrases: ClassVar = phrases(
        en=(
            heard("if the result is <least#>, <step>"),
            heard("if the result is <least#> to <most#>, <step>"),
            heard("if the result is <least#> or <most#>, <step>", either=True),
        ),
        ja=(
            heard("<least#>なら、<step>"),
            heard("<least#>から<most#>なら、<step>"),
            heard("<least#>か<most#>なら、<step>", either=True),
            heard("<least#>なら、<steps*、>"),
        ),
    )

    @classmethod
    def made_of(cls, slots: Mapping[str, Any]) -> DieResult | None:
        """Of two results the second is the next one. What one sentence joins is done at that result alone."""
        values = dict(slots)
        if steps := values.pop("steps", ()):
            if len(steps) == 1:
                return None
            values["step"] = Then(steps)
        made = cls(**values)
        return None if made.either and made.most != made.least + 1 else made


class RollDie(Step):
    """Roll a die; from, to, what is done."""

    script_word = "roll_die(*results)"
    unforeseen = True
    surrounds = "die"

    results: tuple[tuple[int, int, Step], ...]

    phrases: ClassVar = phrases(
        en=heard("roll a die. <rows*. >"),
        ja=heard("サイコロをふる。<rows*。>"),
    )

    @property
    def rows(self) -> tuple[DieResult, ...]:
        """The results as texts say them."""
        return tuple(DieResult(least, step, most) for least, most, step in self.results)

    @classmethod
    def made_of(cls, slots: Mapping[str, Any]) -> RollDie:
        """Of the results that texts say."""
        return cls(tuple((row.least, row.most or row.least, row.step) for row in slots["rows"]))

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
        sentences = ["roll a die"]
        for least, most, step in self.results:
            result = f"{least}" if least == most else f"{least} to {most}"
            sentences.append(capital(f"if the result is {result}, {step.en()}"))
        return ". ".join(sentences)

    def ja(self) -> str:
        """サイコロをふる. 1から3なら、1枚引く."""
        sentences = ["サイコロをふる"]
        for least, most, step in self.results:
            result = f"{least}" if least == most else f"{least}から{most}"
            steps = step.steps if isinstance(step, Then) else (step,)
            done = "、".join(re.sub("する$", "して", part.ja()) for part in steps[:-1])
            sentences.append(f"{result}なら、{done}{'、' * bool(done)}{steps[-1].ja()}")
        return "。".join(sentences)


class RollAgain(Step):
    """Roll the die again. In editions that know it: what comes after in the text goes by the new result."""

    script_word = "roll_again"

    phrases: ClassVar = phrases(
        en="roll the die again",
        ja="サイコロをふりなおす",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not scope.within("die"):
            yield Message("mistake-rolls-again")

    def perform(self, game: GameState, context: Context) -> Flow:
        """In place of the result there was (JA 5.20.2)."""
        if game.edition.roll_again:
            context.amount = game.table.roll(context.seat, DIE)
        yield from ()

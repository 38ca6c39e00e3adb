"""Do the same several times: so often, for every so many cards (5.28), or X times."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.engine.script import replace, walk
from svedesk.games.sve.abilities.base import Context, Step, perform, with_x
from svedesk.games.sve.actions.move import banish
from svedesk.games.sve.amount import Counted, half
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group
from svedesk.games.sve.script_node import Least, Scope
from svedesk.games.sve.values.amounts import value_of
from svedesk.games.sve.values.groups import members
from svedesk.games.sve.verbs.banish import Banish
from svedesk.games.sve.verbs.create import Summon
from svedesk.games.sve.verbs.deal import Deal
from svedesk.games.sve.verbs.draw import Draw
from svedesk.games.sve.verbs.into_cemetery import Destroy
from svedesk.games.sve.verbs.into_hand import ReturnToHand
from svedesk.games.sve.verbs.leader_defense import RaiseLeaderDefense
from svedesk.games.sve.verbs.play_points import RecoverPlayPoints
from svedesk.games.sve.verbs.put_from_hand import HandOntoField
from svedesk.games.sve.verbs.search import Search
from svedesk.games.sve.zones import DECK
from svedesk.phrases.phrase import phrases


class Repeat(Step):
    """Do steps so many times, one time after the other."""

    script_word = "repeat(times, *steps)"
    may_not_be = True
    to_the_end = True

    times: int
    steps: tuple[Step, ...]

    phrases: ClassVar = phrases(
        en="do the following <times|2=twice|*=<times#> times>: ^<steps*. ^>",
        ja="下記を<times#>回くり返す。<steps*。>",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.times < 2 or not self.steps:
            yield Message("mistake-repeats")

    def perform(self, game: GameState, context: Context) -> Flow:
        """The whole of it each time; rules handling waits for the end of the text."""
        for _ in range(self.times):
            yield from perform(self.steps, game, context)


class ForEvery(Step):
    """For every so many cards of a group: damage, cards drawn, defense, play points or tokens. The step says the number
    for one unit."""

    script_word = "for_every(unit, group, step)"
    at_least = (Least("unit", "mistake-for-every"),)

    unit: int
    group: Group
    step: Deal | Draw | RaiseLeaderDefense | RecoverPlayPoints | Summon

    phrases: ClassVar = phrases(
        en="for every <unit|1=<group:single>|*=<unit#> <group:many>>, <step>",
        ja="<group:all><unit#><group:counter!体|つ|枚>につき、<step>",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Once, with the total; cards that make no whole unit do not count (5.28.1)."""
        units = len(members(game, self.group, context.seat, context.this)) // self.unit
        step = self.step
        if isinstance(step, Draw):
            count = value_of(game, step.count, context)
            yield from replace(step, count=count * units).perform(game, context)
        elif isinstance(step, Summon):
            yield from replace(step, tokens=step.tokens * units).perform(game, context)
        elif units:
            amount = value_of(game, step.amount, context)
            yield from replace(step, amount=amount * units).perform(game, context)


class BanishHalfOfDeck(Step):
    """Banish the top or bottom half of your deck."""

    script_word = 'banish_half_of_deck(end="top")'

    end: Literal["top", "bottom"] = "top"

    phrases: ClassVar = phrases(
        en="banish the <end|top|bottom> half of your deck (rounded up)",
        ja="自分のデッキの<end|top=上|bottom=下>半分（端数切り上げ）を消滅させる",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Of an odd number of cards one more than stays (5.29.1). The amount of the text is how many it was."""
        deck = game.table.zone(context.seat, DECK)
        context.amount = half(len(deck))
        gone = deck[: context.amount] if self.end == "top" else deck[len(deck) - context.amount :]
        yield from banish(game, gone)


class WhereX(Step):
    """Do something with cards that cost X, where X is a number that is counted then."""

    script_word = "where_x(number: Counted, step: Step)"  # 5.2.1.2.1
    surrounds = "x"

    number: Counted
    step: Search | HandOntoField | Destroy | Banish | ReturnToHand

    phrases: ClassVar = phrases(en="<step>. X equals <number>", ja="<step>。Xは<number>である")

    @property
    def makes_it(self) -> bool:  # type: ignore[override]
        """As what is done makes it."""
        return self.step.makes_it

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not any(isinstance(node, Group) and node.asks_for_x for node in walk(self.step)):
            yield Message("mistake-no-x")

    def perform(self, game: GameState, context: Context) -> Flow:
        """With the number as it is now."""
        yield from with_x(self.step, value_of(game, self.number, context)).perform(game, context)

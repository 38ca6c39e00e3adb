"""For every so many cards (5.28), and half of a zone (5.29)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.engine.script import replace
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.move import banish
from svedesk.games.sve.amount import half
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.values.groups import members
from svedesk.games.sve.verbs.create import Summon
from svedesk.games.sve.verbs.deal import Deal
from svedesk.games.sve.verbs.draw import Draw
from svedesk.games.sve.verbs.leader_defense import RaiseLeaderDefense
from svedesk.games.sve.verbs.recover import RecoverPlayPoints
from svedesk.games.sve.zones import DECK
from svedesk.phrases.phrase import phrases


class ForEvery(Step):
    """Do something for every so many cards of a group. The step says the number for one unit."""

    script_words = (
        NodeWord(
            "for_every(unit, group, step)",
            "For every so many cards of a group: damage, cards drawn, defense, play points or tokens.",
        ),
    )

    unit: int
    group: Group
    step: Deal | Draw | RaiseLeaderDefense | RecoverPlayPoints | Summon

    phrases: ClassVar = phrases(
        en="for every <unit|1=<group:single>|*=<unit#> <group:many>>, <step>",
        ja="<group:all><unit#><group:counter!体|つ|枚>につき、<step>",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.unit, "mistake-for-every")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Once, with the total; cards that make no whole unit do not count (5.28.1)."""
        units = len(members(game, self.group, context.seat, context.this)) // self.unit
        step = self.step
        if isinstance(step, Draw):
            assert isinstance(step.count, int)
            yield from replace(step, count=step.count * units).perform(game, context)
        elif isinstance(step, Summon):
            yield from replace(step, tokens=step.tokens * units).perform(game, context)
        elif isinstance(step.amount, int) and units:
            yield from replace(step, amount=step.amount * units).perform(game, context)


class BanishHalfOfDeck(Step):
    """Banish the top or the bottom half of your deck."""

    script_words = (NodeWord('banish_half_of_deck(end="top")', "Banish the top or bottom half of your deck."),)

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

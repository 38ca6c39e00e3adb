"""Serve (14.2.1) and race (14.2.3) as what a text does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.racing import race, serve
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Target, target_each_en, target_each_ja
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.values.groups import acted_on


@dataclass(frozen=True, slots=True)
class Serve(Step):
    """Serve what was selected, the card itself, or each card of a group so many times."""

    what: Target
    times: int = 1

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.times, "mistake-serves")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Nothing happens to those that have Carrots already (14.2.1.2)."""
        for card_id in acted_on(game, self.what, context):
            serve(game, card_id, self.times)
        yield from ()

    def en(self) -> str:
        """Serve this follower; serve it 2 times."""
        return f"serve {target_each_en(self.what)}" + ("" if self.times == 1 else f" {self.times} times")

    def ja(self) -> str:
        """これは食事する; それは2回食事する."""
        return f"{target_each_ja(self.what)}は{'' if self.times == 1 else f'{self.times}回'}食事する"


@dataclass(frozen=True, slots=True)
class Race(Step):
    """Race what was selected, the card itself, or each card of a group so many times."""

    what: Target
    times: int = 1

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.times, "mistake-races")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Those linked to a card of the race zone race."""
        for card_id in acted_on(game, self.what, context):
            race(game, card_id, self.times, context.number)
        yield from ()

    def en(self) -> str:
        """Race this follower; race it 2 times."""
        return f"race {target_each_en(self.what)}" + ("" if self.times == 1 else f" {self.times} times")

    def ja(self) -> str:
        """これは出走する; それは2回出走する."""
        return f"{target_each_ja(self.what)}は{'' if self.times == 1 else f'{self.times}回'}出走する"

"""Change card types (5.24), box (5.30), take all abilities, maneuver (5.31)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from svedesk.engine.ask import Flow
from svedesk.engine.events import Said
from svedesk.engine.message import Message, named
from svedesk.engine.records import Given
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref, Target, target_each_en, target_each_ja
from svedesk.games.sve.values.changes import BOXED, KIND, LOST
from svedesk.games.sve.values.durations import to_end_of_next_turn
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.wording import KIND_JA


@dataclass(frozen=True, slots=True)
class ChangeKind(Step):
    """Change cards on the field into another card type, for as long as they stay or for the rest of the turn."""

    what: Target
    kind: Literal["follower", "amulet"]
    until: Literal["", "turn"] = ""

    def perform(self, game: GameState, context: Context) -> Flow:
        """They lose the card type they had, and keep all else (5.24.1, 5.24.2)."""
        for card_id in acted_on(game, self.what, context):
            _become(game, card_id, Given(KIND, self.kind, self.until, context.number))
        yield from ()

    def en(self) -> str:
        """Change it into an amulet."""
        end = " until the end of the turn" if self.until else ""
        kind = "an amulet" if self.kind == "amulet" else "a follower"
        return f"change {target_each_en(self.what, noun='card')} into {kind}{end}"

    def ja(self) -> str:
        """それをアミュレットにする."""
        return f"{'ターン終了時まで、' if self.until else ''}{target_each_ja(self.what)}を{KIND_JA[self.kind]}にする"


@dataclass(frozen=True, slots=True)
class Maneuver(Step):
    """Maneuver amulets: followers for the rest of the turn, with the attack and defense they have."""

    what: Target

    def perform(self, game: GameState, context: Context) -> Flow:
        """Nothing happens to one without attack or defense (5.31.1.1)."""
        for card_id in acted_on(game, self.what, context):
            facts = definition(game, game.table.cards[card_id]).facts
            if facts.kind == "amulet" and facts.attack is not None and facts.defense is not None:
                _become(game, card_id, Given(KIND, "follower", "turn", context.number))
        yield from ()

    def en(self) -> str:
        """Maneuver it."""
        return f"maneuver {target_each_en(self.what, noun='card')}"

    def ja(self) -> str:
        """それを操縦する."""
        return f"{target_each_ja(self.what)}を操縦する"


@dataclass(frozen=True, slots=True)
class Box(Step):
    """Box cards on the field, for as long as they stay, for the rest of the turn, or to the end of the next turn of
    whoever controls them."""

    what: Target
    until: Literal["", "turn", "next_turn"] = ""

    def perform(self, game: GameState, context: Context) -> Flow:
        """They lose the abilities they have, not those they gain afterwards (5.30.2)."""
        for card_id in acted_on(game, self.what, context):
            until: str = self.until
            if self.until == "next_turn":
                until = to_end_of_next_turn(game, game.table.cards[card_id].seat)
            _become(game, card_id, Given(BOXED, BOXED, until, context.number))
        yield from ()

    def en(self) -> str:
        """Box it."""
        whose = "their controllers'" if not isinstance(self.what, Ref) or self.what.many else "its controller's"
        end = {"": "", "turn": " until the end of the turn", "next_turn": f" until the end of {whose} next turn"}
        return f"box {target_each_en(self.what, noun='card')}{end[self.until]}"

    def ja(self) -> str:
        """それを【箱詰め】状態にする."""
        end = {"": "", "turn": "ターン終了時まで、", "next_turn": "次のそれのプレイヤーのターン終了時まで、"}
        return f"{end[self.until]}{target_each_ja(self.what)}を【箱詰め】状態にする"


@dataclass(frozen=True, slots=True)
class LoseAbilities(Step):
    """Cards on the field lose all abilities, for as long as they stay."""

    what: Target

    def perform(self, game: GameState, context: Context) -> Flow:
        """Those they have now; those they gain afterwards they have."""
        for card_id in acted_on(game, self.what, context):
            _become(game, card_id, Given(LOST, LOST, "", context.number))
        yield from ()

    def en(self) -> str:
        """Remove all abilities from it."""
        return f"remove all abilities from {target_each_en(self.what)}"

    def ja(self) -> str:
        """それは能力すべてを失う."""
        return f"{target_each_ja(self.what)}は能力すべてを失う"


def _become(game: GameState, card_id: int, change: Given) -> None:
    """Give a card on the field such a change and tell of it."""
    if not game.lies_on_field(card_id):
        return
    card = game.table.cards[card_id]
    change = change._replace(order=game.table.next_serial())
    game.table.put(card._replace(given=(*card.given, change)))
    if change.what == BOXED:
        game.table.emit(Said(card.seat, Message("boxed", (named(card.number),), "5.30.1")))
    elif change.what == LOST:
        game.table.emit(Said(card.seat, Message("loses-abilities", (named(card.number),))))
    else:
        message = Message(f"becomes-{change.value}", (named(card.number),), "5.24.1")
        game.table.emit(Said(card.seat, message))

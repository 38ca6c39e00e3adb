"""How many cards of a group there are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from svedesk.engine.message import Message
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Called, Group
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.values.groups import members
from svedesk.games.sve.values.names import is_called
from svedesk.games.sve.zones import EVOLVE_DECK


@dataclass(frozen=True, slots=True)
class AtLeast(Condition):
    """There are so many cards of a group, on the field or in the cemetery. The group does not leave this card out."""

    count: int
    group: Group

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.count, "mistake-at-least")

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """As they lie there when the text comes to it (10.3.3)."""
        return len(members(game, self.group, seat, 0)) >= self.count

    def en(self, guarded: str) -> str:
        """If there are at least 10 Academic cards in your cemetery, draw a card."""
        return f"if there are at least {self.count} {self.group.many_en()}, {guarded}"

    def ja(self, guarded: str) -> str:
        """自分の墓場の学院・カードが10枚以上なら、1枚引く; 相手の墓場が10枚以上なら."""
        any_card = self.group.zone != "field" and self.group == Group(self.group.side, "card", zone=self.group.zone)
        what = self.group.place_ja() if any_card else self.group.all_ja()
        return f"{what}が{self.count}{self.group.counter_ja()}以上なら、{guarded}"


@dataclass(frozen=True, slots=True)
class FaceupInEvolveDeck(Condition):
    """There are so many faceup cards of a name in your evolve deck."""

    count: int
    name: Called

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.count, "mistake-at-least")

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Those of the seat's own."""
        lying = game.table.in_zone(seat, EVOLVE_DECK)
        return sum(card.faceup and is_called(game.printed(card), self.name.en) for card in lying) >= self.count

    def en(self, guarded: str) -> str:
        """If there are 3 faceup Goblin cards in your evolve deck, draw a card."""
        return f"if there are {self.count} faceup {self.name.en} cards in your evolve deck, {guarded}"

    def ja(self, guarded: str) -> str:
        """自分のエボルヴデッキの表向きの『ゴブリン』が3枚なら、1枚引く."""
        return f"自分のエボルヴデッキの表向きの『{self.name.ja}』が{self.count}枚なら、{guarded}"

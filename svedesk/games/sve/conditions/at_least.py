"""How many cards of a group there are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Called, Group
from svedesk.games.sve.phrases.phrase import phrases
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.values.groups import members
from svedesk.games.sve.values.names import is_called
from svedesk.games.sve.zones import EVOLVE_DECK


@dataclass(frozen=True, slots=True)
class AtLeast(Condition):
    """There are so many cards of a group, on the field or in the cemetery. What is selected for such a text while it is
    played does not leave the card itself out, which is not asked for then."""

    count: int
    group: Group

    phrases: ClassVar = phrases(
        en="if there are at least <count#> <group:many>, ",
        ja=("<group:anything>が<count#>枚以上なら、", "<group:all>が<count#><group:counter!体|つ|枚>以上なら、"),
        en_while="while there are at least <count#> <group:many>, ",
        ja_while="<group:there><count#><group:counter!体|つ|枚>以上<group:are!いる|ある>限り、",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.count, "mistake-at-least")

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """As they lie there when the text comes to it (10.3.3)."""
        return self.holds_for(game, seat, playing, 0)

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """Without this card itself, where the group says others."""
        return len(members(game, self.group, seat, this)) >= self.count


@dataclass(frozen=True, slots=True)
class FaceupInEvolveDeck(Condition):
    """There are so many faceup cards of a name in your evolve deck."""

    count: int
    name: Called

    phrases: ClassVar = phrases(
        en="if there are <count#> faceup <name> cards in your evolve deck, ",
        ja="自分のエボルヴデッキの表向きの『<name>』が<count#>枚なら、",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.count, "mistake-at-least")

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Those of the seat's own."""
        lying = game.table.in_zone(seat, EVOLVE_DECK)
        return sum(card.faceup and is_called(game.printed(card), self.name.en) for card in lying) >= self.count

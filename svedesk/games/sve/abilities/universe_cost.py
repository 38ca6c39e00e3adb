"""Parts of a cost that only some abilities have: evolution points (12.2.3), serving (14.2.2.3), Drive Points
(14.4.9.2), Magical Items (14.3.2.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.zones import EX, FIELD
from svedesk.phrases.phrase import phrases


class UseEvolutionPoint(Cost):
    """One evolution point in lieu of one play point; never printed, a player's way to pay."""

    phrases: ClassVar = phrases(
        en="use an evolution point",
        ja="EPを1使う",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield Message("mistake-evolution-point")


class ServeThis(Cost):
    """Serve the card itself so many times (14.2.2.3); it must have no Carrots yet (14.2.1.2.1)."""

    this_lies = FIELD
    gives = "serve"

    times: int = 1

    phrases: ClassVar = phrases(
        en="serve this card<times|1=|*= <times#> times>",
        ja="これは<times|1=|*=<times#>回>食事する",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.times, "mistake-serves")
        if scope.ability.gives != "icon-serve":
            yield Message("mistake-cost-of-icon", ("serve",))


class PutDrivePoint(Cost):
    """Put a Drive Point card from your evolve deck into your drive zone, linked to the card itself (14.4.9.2)."""

    this_lies = FIELD
    gives = "ride"

    phrases: ClassVar = phrases(
        en="put a Drive Point card from your evolve deck into your drive zone",
        ja="エボルヴデッキの『ドライブポイント』1枚をドライブ領域に置く",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability.gives != "icon-ride":
            yield Message("mistake-cost-of-icon", ("ride",))


class Lesson(Cost):
    """Banish so many cards named Magical Item from your EX area (14.3.2.1)."""

    script_words = (NodeWord("lesson(items)", "Lesson (X) as (part of) a cost."),)

    items: int

    phrases: ClassVar = phrases(
        en="Lesson (<items#>)",
        ja="【レッスン_<items#>】",
    )

    @property
    def cards(self) -> tuple[str, int]:
        """Of the EX area."""
        return (EX, self.items)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.items, "mistake-lesson")

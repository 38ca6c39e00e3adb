"""What a condition is, and the numbers that conditions ask for: at least so many, at most so many, or just so many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.games.sve.script_node import ScriptNode, too_few
from svedesk.phrases.saying import finished, say

if TYPE_CHECKING:
    from svedesk.games.sve.abilities.base import Context
    from svedesk.games.sve.game_state import GameState


Bound = Literal["least", "most", "exact"]

BOUND_EN = "<bound|least=at least |most=at most |exact=exactly >"
"""Before a number."""
BOUND_JA = "<bound|least=以上|most=以下|exact=>"
"""Behind it."""


def is_within(number: int, bound: Bound, limit: int) -> bool:
    """Whether a number is as a condition asks for."""
    return number >= limit if bound == "least" else number <= limit if bound == "most" else number == limit


def always(bound: Bound, limit: int) -> Iterator[Message]:
    """What is wrong with a limit that nothing is below."""
    if bound == "least":
        yield from too_few(limit, "mistake-at-least")


class Condition(ScriptNode):
    """Something that holds or not for a seat: a subclass says `holds`, or `holds_for` where its card makes a
    difference."""

    recalls_arrival: ClassVar[bool] = False
    """Whether it asks from where its card came onto the field."""

    @property
    def is_fixed(self) -> bool:
        """Whether it is judged by the table as it was when the text began to be resolved (13.3.1.4, 13.5.1.3.2)."""
        return False

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Whether it holds. `playing` is 1 where a card is being played that counts as played already, else 0."""
        return self.holds_for(game, seat, playing, 0)

    def holds_in(self, game: GameState, context: Context) -> bool:
        """Whether it holds while a text is resolved."""
        where = context.began if self.is_fixed and context.began is not None else game
        return self.holds_for(where, context.seat, 0, context.this)

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """Whether it holds for a text of this card, where that makes a difference ("another follower")."""
        return self.holds(game, seat, playing)

    def en(self, guarded: str) -> str:
        """The condition with the text it guards, an imperative without capital or full stop."""
        return finished(say(self, "en") + guarded)

    def ja(self, guarded: str) -> str:
        """The same in Japanese."""
        return say(self, "ja") + guarded

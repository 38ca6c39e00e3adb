"""Whether something has happened this turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from svedesk.engine.message import Message
from svedesk.engine.script import walk
from svedesk.games.sve.abilities.automatic import Trigger
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.group import Group
from svedesk.games.sve.script_node import Scope
from svedesk.phrases.phrase import heard, phrases, phrases_of, said, unheard
from svedesk.phrases.saying import say

if TYPE_CHECKING:
    from svedesk.games.sve.game_state import GameState

HAPPENED = "happened: "
"""Begins the number of times something has happened this turn, the words for it behind it."""


_NTH_EN = "<times|1=1st|2=2nd|3=3rd|*=<times#>th>"


class ThisTurn(Condition):
    """What an ability could wait for has happened this turn, so many times at least. Only what cards of the game ask
    for is remembered (`actions/turn_counts.py`)."""

    event: Trigger
    times: int = 1
    nth: bool = False
    """Whether it is the last of so many times that happens now: not fewer and not more."""

    phrases: ClassVar = phrases(
        en=(
            said("if <event:been> this turn, ", times=1),
            "if <event:who> <event:often!have attacked> <times|1=once or more|*=at least <times#> times> this turn, ",
            said(f"if it's the {_NTH_EN} <event:attack> this turn, ", nth=True),
            said(f"if it's the {_NTH_EN} <event:play> this turn, ", nth=True),
        ),
        ja=(
            said("このターン、<event:been>なら、", times=1),
            heard("このターン中に<event:been>なら、", times=1),
            "このターン、<event:who>が<times#>回以上<event:often!攻撃した>なら、",
            heard("このターン中に<event:who>が<times#>回以上<event:often!攻撃した>なら、"),
            heard("このターン、<event:who>が<times#>回以上<event:often!攻撃していた>なら、"),
            said("このターン、<times#>回目の<event:attack>の攻撃なら、", nth=True),
            said("このターン中に<times#>枚目の<event:play>なら、", nth=True),
        ),
    )

    @classmethod
    def made_of(cls, slots: Mapping[str, Any]) -> ThisTurn | None:
        """The first one is said of what is only about to be done (`FirstThisTurn`)."""
        made = cls(**slots)
        return None if made.nth and made.times < 2 else made

    @property
    def remembered_as(self) -> str:
        """The number of a seat that says how often it has happened."""
        return HAPPENED + say(self.event, "en")

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        forms = ("attack", "play") if self.nth else ("who",) if self.times > 1 else ("been",)
        if self.times < 1 or not any(phrases_of(type(self.event), "en", form) for form in forms):
            yield Message("mistake-not-remembered")
        elif any(isinstance(node, Group) and (node.other or node.other_name) for node in walk(self.event)):
            yield Message("mistake-remembered-for-no-card")

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """As it was remembered; what this text does itself counts as soon as it is done."""
        times = game.table.number(seat, self.remembered_as)
        return times == self.times if self.nth else times >= self.times


class FirstThisTurn(ThisTurn):
    """What is done now has not happened yet this turn."""

    phrases: ClassVar = phrases(
        en=unheard("if it is the first one you play this turn, "),
        ja="このターン中に1枚目の<event:first>なら、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """As it was remembered."""
        return not game.table.number(seat, self.remembered_as)

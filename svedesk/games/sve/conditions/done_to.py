"""What the text has done to cards before: which it revealed, put into a cemetery or an EX area, or banished."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from svedesk.engine.message import Message
from svedesk.games.sve.amount import DONE_EN, DONE_JA, Deed, nothing_done
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, anywhere
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.values.amounts import done_to
from svedesk.phrases.phrase import phrases, said

if TYPE_CHECKING:
    from svedesk.games.sve.abilities.base import Context

_ANY = Group("any", "card")


class DoneTo(Condition):
    """A card that is as `group` says was revealed by the text, put into a cemetery or an EX area by it, or banished."""

    script_words = (
        NodeWord("was_revealed(group)", "A card that is so was revealed by this text.", deed="revealed"),
        NodeWord("was_buried(group)", "A card that is so was put into a cemetery by this text.", deed="buried"),
        NodeWord("was_put_into_ex(group)", "A card that is so was put into an EX area by this text.", deed="ex"),
        NodeWord("was_banished(group)", "A card that is so was banished by this text.", deed="banished"),
    )

    surrounds = "cards anywhere"
    unforeseen = True

    group: Group
    deed: Deed

    phrases: ClassVar = phrases(
        en=f"if <group:searched> was {DONE_EN}, ",
        ja=(
            said(f"これによって{DONE_JA}なら、", group=_ANY),
            f"<group:said_of_it>を{DONE_JA}なら、",
        ),
    )

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", anywhere(self.group))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from nothing_done(self.deed, scope)

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Before a text is resolved it has done nothing."""
        return False

    def holds_in(self, game: GameState, context: Context) -> bool:
        """Of several cards one is enough."""
        return done_to(game, context, self.deed, self.group) > 0

"""What is done where X is a number that the text says behind it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.engine.script import walk
from svedesk.games.sve.abilities.base import Context, Step, with_x
from svedesk.games.sve.amount import Counted
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.values.amounts import value_of
from svedesk.games.sve.verbs.banish import Banish
from svedesk.games.sve.verbs.destroy import Destroy
from svedesk.games.sve.verbs.put_from_hand import HandOntoField
from svedesk.games.sve.verbs.return_to_hand import ReturnToHand
from svedesk.games.sve.verbs.search import Search
from svedesk.phrases.phrase import phrases


class WhereX(Step):
    """Do something with cards that cost X, or up to X (5.2.1.2.1)."""

    script_words = (
        NodeWord(
            "where_x(number: Counted, step: Step)",
            "Do something with cards that cost X, where X is a number that is counted then.",
        ),
    )

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

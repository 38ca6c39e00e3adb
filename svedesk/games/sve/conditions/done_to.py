"""What the text has done before: to which cards, what was discarded for its cost, what was paid in addition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from svedesk.engine.message import Message
from svedesk.engine.script import walk
from svedesk.games.sve.abilities.cost import Discard, DiscardThis
from svedesk.games.sve.abilities.own_cost import OwnCost
from svedesk.games.sve.abilities.spell import Spell
from svedesk.games.sve.amount import DONE_EN, DONE_JA, Deed, nothing_done
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, anywhere, elsewhere
from svedesk.games.sve.script_node import NodeWord, Scope
from svedesk.games.sve.values.amounts import done_to
from svedesk.games.sve.values.groups import is_meant
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


class Discarded(Condition):
    """A card that is so was discarded for the cost. Whose side and which zone the group means is left aside."""

    script_word = "paid_with(group)"
    surrounds = "cards anywhere"
    unforeseen = True

    phrases: ClassVar = phrases(
        en="if you discarded <group:own>, ",
        ja="<group:in_hand>を捨てたなら、",
    )

    group: Group

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", elsewhere(self.group, "your", "field"))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not any(isinstance(node, Discard | DiscardThis) for node in walk(scope.ability)):
            yield Message("mistake-nothing-discarded")

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Before a text is resolved nothing is known of it."""
        return False

    def holds_in(self, game: GameState, context: Context) -> bool:
        """Judged where it lies since; of several cards one is enough."""
        group = anywhere(self.group)
        cards = (game.card(card_id) for card_id in context.discarded)
        return any(card is not None and is_meant(game, card, group, context.seat, context.this) for card in cards)


class PaidMore(Condition):
    """This spell was played for so much more, or (0) its additional cost was paid."""

    script_word = "paid_more(more=0)"
    unforeseen = True

    more: int = 0

    phrases: ClassVar = phrases(
        en="if <more|0=you paid this card's additional cost|*=this card cost <more#> more to play>, ",
        ja="<more|0=これの追加コストを払っていた|*=コストを+<more#>した>なら、",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not isinstance(scope.ability, Spell):
            yield Message("mistake-more-for-no-spell")
        elif not any(isinstance(other, OwnCost) and other.more == self.more for other in scope.abilities):
            yield Message("mistake-nothing-more-paid")

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Before a text is resolved nothing is known of it."""
        return False

    def holds_in(self, game: GameState, context: Context) -> bool:
        """As its player decided while playing it."""
        return context.paid_more

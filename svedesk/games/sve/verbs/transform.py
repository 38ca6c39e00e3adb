"""Transform cards into tokens (5.16)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.arrive import create
from svedesk.games.sve.actions.move import banish
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref, Target, Token
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.verbs.create import no_spells
from svedesk.games.sve.zones import BANISHED
from svedesk.phrases.phrase import phrases


def _lies_elsewhere(game: GameState, card_id: int) -> bool:
    """Whether something else happened to a card than being banished."""
    card = game.card(card_id)
    return card is not None and card.zone != BANISHED


class Transform(Step):
    """Banish what was selected, the card itself, or each card of a group, and create a token where each of them lay."""

    script_words = (NodeWord("transform(what, token)", "Transform cards into tokens."),)

    makes_it = True

    what: Target
    token: Token

    phrases: ClassVar = phrases(
        en="transform <what:card> into <is_one|True=a~ <token> token|False=<token> tokens>",
        ja="<what>は『<token>』に変身する",
    )

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> Transform | None:
        """As many tokens as there are cards."""
        made = cls(slots["what"], slots["token"])  # type: ignore[arg-type]
        return made if slots.get("is_one", made.is_one) == made.is_one else None

    @property
    def is_one(self) -> bool:
        """Whether it is one card."""
        return isinstance(self.what, Ref) and not self.what.many

    def on_leader(self) -> Message:
        """Leaders stay in their area."""
        return Message("mistake-leader-stays")

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from no_spells((self.token,), scope)

    def perform(self, game: GameState, context: Context) -> Flow:
        """Tokens are created in the zones the banished cards were in, one for each (5.16.1); "it" is the tokens."""
        banished = acted_on(game, self.what, context)
        lay = [game.table.cards[card_id].place for card_id in banished]
        now = yield from banish(game, banished)
        # For those that were banished this way, tokens that have ceased to exist there among them.
        places = [place for place, card_id in zip(lay, now, strict=True) if not _lies_elsewhere(game, card_id)]
        created: list[int] = []
        for place in dict.fromkeys(places):
            numbers = [self.token.number] * places.count(place)
            created += yield from create(game, context.seat, place.seat, place.zone, numbers)
        context.it = tuple(created)

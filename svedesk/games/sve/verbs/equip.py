"""Equip followers (JA 14.5.2.2) as what a text does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.universes import equip
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Target, Token
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.values.groups import acted_on
from svedesk.phrases.phrase import heard, phrases


class Equip(Step):
    """A follower is equipped with a token, in editions that know equipment (JA 14.5.2.2)."""

    script_word = "equip(what, token)"

    what: Target
    token: Token

    phrases: ClassVar = phrases(
        en="equip <what> with a~ <token> token",
        ja=("<what>は『<token>』を装備する", heard("<what>は『<token>』1枚を装備する")),
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        token = scope.library.get(self.token.number)
        if token is not None and token.kind != "equipment":
            yield Message("mistake-no-equipment", (self.token.en,))

    def perform(self, game: GameState, context: Context) -> Flow:
        """Each that is a follower on the field now."""
        if game.edition.equipment:
            for card_id in acted_on(game, self.what, context, noun="follower"):
                equip(game, card_id, self.token.number)
        yield from ()

"""Put selected cards onto your field (5.4.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Redirect, Step
from svedesk.games.sve.actions.arrive import put_all_onto_field
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref
from svedesk.games.sve.phrases.phrase import heard, phrases
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.zones import FIELD


@dataclass(frozen=True, slots=True)
class PutOntoField(Step):
    """Put what was selected onto your field."""

    makes_it = True

    what: Ref

    phrases: ClassVar = phrases(
        en=("put <what:card> onto your field", heard("put <what> onto your field")),
        ja="<what>を場に出す",
    )

    @property
    def redirect(self) -> Redirect | None:
        """To your field."""
        return Redirect(FIELD, "summon", yours=True) if self.what == Ref("it") else None

    def perform(self, game: GameState, context: Context) -> Flow:
        """Together, as many as there is room for (4.4.4.2); a card that moved on since stays where it is (4.1.4)."""
        ids = acted_on(game, self.what, context)
        context.it = tuple((yield from put_all_onto_field(game, context.seat, context.seat, ids, "summon")))

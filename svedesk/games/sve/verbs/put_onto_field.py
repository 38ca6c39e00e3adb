"""Put selected cards onto a field (5.4.1)."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.script import replace
from svedesk.games.sve.abilities.base import Context, Redirect, Step
from svedesk.games.sve.actions.arrive import put_all_onto_field
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import ScriptNode
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.zones import FIELD
from svedesk.phrases.phrase import heard, phrases, said, unheard


class PutOntoField(Step):
    """Put the card itself, or what was selected, onto your field, or onto that of its owner (4.1.6)."""

    script_words = (
        NodeWord(
            "put_onto_field(what, *, owners=False, engaged=False)",
            "Put what was selected onto your field, or onto that of its owner; engaged.",
        ),
    )

    makes_it = True

    what: Ref
    owners: bool = False
    engaged: bool = False

    phrases: ClassVar = phrases(
        en=(
            (
                "put <what:card> onto "
                "<owners?<what:owners!its owner's|their owners'> field<what:number!|s>//your field><engaged? engaged>"
            ),
            heard("put <what> onto your field<engaged? engaged>"),
        ),
        ja=(
            said("<what>を<engaged?アクト状態で>場に出す", owners=True),
            unheard("<what:named>を<engaged?アクト状態で>場に出す"),  # one of yours more often than not
            "<what>を<engaged?アクト状態で>自分の場に出す",
        ),
    )

    @property
    def redirect(self) -> Redirect | None:
        """To the field."""
        return (
            Redirect(FIELD, "summon", engaged=self.engaged, yours=not self.owners) if self.what == Ref("it") else None
        )

    def as_meant(self) -> ScriptNode:
        """Japanese never says whose field it is where English says yours."""
        return replace(self, owners=False) if self.owners else self

    def perform(self, game: GameState, context: Context) -> Flow:
        """Together, as many as there is room for (4.4.4.2); a card that moved on since stays where it is (4.1.4)."""
        ids = acted_on(game, self.what, context)
        put: list[int] = []
        for seat in game.in_turn_order():
            whose = [card_id for card_id in ids if seat == (_owner(game, card_id) if self.owners else context.seat)]
            put += yield from put_all_onto_field(game, context.seat, seat, whose, "summon", engaged=self.engaged)
        context.it = tuple(put)
        if self.what.name == "this" and put:
            context.this = put[0]  # what the text says of this card behind it is of what it put there


def _owner(game: GameState, card_id: int) -> int:
    card = game.card(card_id)
    return -1 if card is None else card.owner

"""Engaging cards (5.3); Ward's way of coming onto the field (12.8.2 i)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message, named
from svedesk.engine.records import SIDEWAYS
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import Engaged
from svedesk.games.sve.values.keywords import has_keyword


def engage(game: GameState, card_ids: Iterable[int]) -> None:
    """Engage cards simultaneously; one that is gone, or engaged already, stays as it is (1.3.2.1)."""
    turned = [card_id for card_id in card_ids if game.lies_on_field(card_id) and not game.table.cards[card_id].sideways]
    for card_id in turned:
        game.table.turn_card(card_id, SIDEWAYS)
    note(game, [Engaged(game.table.cards[card_id]) for card_id in turned])


def engage_wards(game: GameState, card_ids: Sequence[int]) -> Flow:
    """A follower with Ward that is put onto the field reserved may be engaged then (12.8.2 i); its controller says
    which."""
    wards = [
        card_id
        for card_id in card_ids
        if (card := game.card(card_id)) and not card.sideways and has_keyword(game, card, "ward")
    ]
    if not wards:
        return
    seat = game.table.cards[wards[0]].seat

    def build() -> Ask:
        able = tuple(Option("card", card_id) for card_id in wards if game.lies_on_field(card_id))
        reason = Message("ward-arrives", (), "12.8.2")
        if len(able) == 1:
            reason = Message("ward-arrives-one", (named(game.table.cards[able[0].card].number),), "12.8.2")
        return Ask(seat, "ward", able, 0, len(able), reason=reason, about=tuple(wards))

    engage(game, [option.card for option in (yield from ask(build))])

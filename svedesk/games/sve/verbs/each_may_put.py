"""What each player may do for themself, one after the other, where a selection is to be made (1.3.4.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.replaceable_events import Move
from svedesk.games.sve.zones import FIELD, HAND
from svedesk.phrases.phrase import phrases


class EachMayPut(Step):
    """Each player may put a follower from their hand onto their field."""

    script_words = (NodeWord("each_may_put", "Each player may put a follower from their hand onto the field."),)

    phrases: ClassVar = phrases(
        en="each player may put a follower from their hand onto the field",
        ja="各プレイヤーは手札からフォロワー1枚を場に出してよい",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """The active player first; the other sees what came of it before deciding. In editions in which choices among
        hidden cards are made known together (EN early 1.3.4.1) both select first, and put at the same time then."""
        selected: list[Move] = []
        for seat in game.in_turn_order():
            if game.room(seat, FIELD) and (_followers(game, seat) or _is_asked_all_the_same(game, seat)):
                for option in (yield from ask(partial(_which, game, seat, context.this))):
                    selected.append(Move(option.card, Place(seat, FIELD)))
            if not game.edition.hidden_choices_made_known_together:
                yield from move_together(game, selected, "summon")
                selected = []
        yield from move_together(game, selected, "summon")


def _is_asked_all_the_same(game: GameState, seat: int) -> bool:
    """Whether a seat without a follower is asked, so that nobody else learns that it has none."""
    return game.asks_hidden and bool(game.table.zone(seat, HAND))


def _followers(game: GameState, seat: int) -> Sequence[int]:
    return [card.id for card in game.table.in_zone(seat, HAND) if game.facts(card).kind == "follower"]


def _which(game: GameState, seat: int, source: int) -> Ask:
    options = tuple(Option("card", card_id) for card_id in _followers(game, seat))
    most = min(1, len(options), game.room(seat, FIELD))
    about = game.table.zone(seat, HAND) if game.asks_hidden else ()
    return Ask(
        seat, "select", options, 0, most, reason=Message("each-may-put", (), "1.3.4.1"), source=source, about=about
    )

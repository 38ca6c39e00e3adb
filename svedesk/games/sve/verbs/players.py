"""What players other than you do by a text, or each player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar, Literal

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import NodeWord, Scope
from svedesk.games.sve.trigger_events import Move
from svedesk.games.sve.values.groups import controllers
from svedesk.games.sve.verbs.at_random import DiscardAtRandom
from svedesk.games.sve.verbs.create import IntoEx, Summon
from svedesk.games.sve.verbs.discard import DiscardHand, DiscardSome
from svedesk.games.sve.verbs.draw import Draw
from svedesk.games.sve.verbs.put_selected import TopIntoEx
from svedesk.games.sve.zones import FIELD, HAND
from svedesk.phrases.phrase import phrases

OwnStep = DiscardAtRandom | DiscardHand | DiscardSome | Draw | IntoEx | Summon | TopIntoEx
"""What can be done by a player who is named, with the cards and zones of that player."""


class DoneBy(Step):
    """The controller of "it" does this. Others have each player or each opponent do it; where "it" is gone, who
    controlled it last."""

    script_words = (NodeWord("its_controller(step)", who="controller"),)  # 10.11.1

    who: Literal["each", "opponent", "controller"]
    step: OwnStep

    phrases: ClassVar = phrases(
        en="<who|each=each player|opponent=each opponent|controller=its controller> <step:does>",
        ja="<who|each=各プレイヤーは<~、>|opponent=相手プレイヤーすべては、|controller=それのプレイヤーは<~、>><step:does>",
    )

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> DoneBy | None:
        """Where there is a word for who does it, that one is meant."""
        who, step = slots["who"], slots["step"]
        if (who == "each" and isinstance(step, Draw)) or (who == "opponent" and isinstance(step, DiscardAtRandom)):
            return None
        return cls(**slots)  # type: ignore[arg-type]

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.who == "controller" and not scope.named.it:
            yield Message("mistake-it")
        if isinstance(self.step, Draw) and not isinstance(self.step.count, int):
            yield Message("mistake-each-draws-counted")  # whose cards are counted would not be clear
        if _says_who(self.step):
            yield Message("mistake-who-twice")

    def perform(self, game: GameState, context: Context) -> Flow:
        """One player after the other, the active one first (1.3.4.1)."""
        seats = {"each": game.in_turn_order(), "opponent": (1 - context.seat,)}
        made: tuple[int, ...] = ()
        for seat in seats.get(self.who) or controllers(game, context.it):
            theirs = replace(context, seat=seat, it=())
            yield from self.step.perform(game, theirs)
            made += theirs.it
        if self.step.makes_it:
            context.it = made


def _says_who(step: OwnStep) -> bool:
    return (isinstance(step, Draw) and step.each) or (isinstance(step, DiscardAtRandom) and step.who != "you")


class EachMayPut(Step):
    """Each player may put a follower from their hand onto the field."""

    script_word = "each_may_put"

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

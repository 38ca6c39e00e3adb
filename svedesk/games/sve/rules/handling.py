"""Rules handling (11.1): everything that applies is found first, then executed at once, and again until nothing
applies."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from svedesk.engine.ask import Builder, Flow, Picked
from svedesk.engine.records import Place
from svedesk.games.sve.abilities.manual_text import ManualPassive
from svedesk.games.sve.actions.manual_passives import ask_to_apply, has_manual_passive
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.rules.cycles import go_on
from svedesk.games.sve.rules.illegal_links import (
    eliminate,
    follow,
    left_behind,
    loose_equipment,
    return_faceup,
    unlinked,
)
from svedesk.games.sve.rules.limits import (
    cut_to_limit,
    is_within_limits,
    over_limit,
    over_limit_of_play_points,
    without_counters,
)
from svedesk.games.sve.rules.losses import end_game, has_no_defense, losers, to_destroy
from svedesk.games.sve.trigger_events import Move
from svedesk.games.sve.values.field_state import field_state, is_in_play
from svedesk.games.sve.values.restrictions import cannot_lose
from svedesk.games.sve.zones import CEMETERY


class _Illegal(NamedTuple):
    """The ids of cards something is done with: followers that are destroyed, cards linked to nothing, equipment so
    linked and equipment whose follower another player controls, cards without the Stack counters they need."""

    destroyed: list[int]
    loose: list[int]
    unequipped: list[int]
    behind: list[int]
    bare: list[int]


_NONE = _Illegal([], [], [], [], [])


def rules_handling(game: GameState) -> Flow:
    """Execute all applicable rules simultaneously (11.1.3) until none is left (10.5.2.1). Raises `GameOver` when
    players lose, and where replacement effects keep a rule from ever being done with (15.2.1.3)."""
    if is_at_rest(game):
        return
    yield from go_on(game, _executed)


def is_at_rest(game: GameState) -> bool:
    """Whether it is soon seen that no rule applies."""
    now = field_state(game)
    return is_within_limits(game) and (now.is_settled or (not now.reach.conditional and _illegal(game) is _NONE))


def _executed(game: GameState) -> Generator[Builder, Picked, bool]:
    """Whether any rule applied; those that did were executed."""
    excess, buried = list[int](), list[int]()
    within = is_within_limits(game)
    if not within:
        if keeping := _may_keep_from_losing(game):
            yield from ask_to_apply(game, keeping, "losing")
        if lost := losers(game):
            end_game(game, lost)
    cards = _illegal(game)
    field_state(game).illegal = None  # where something else is done instead, it is looked for anew
    if not within:
        excess = over_limit_of_play_points(game)
        buried = yield from over_limit(game)
    if cards is _NONE and not excess and not buried:
        return False
    yield from _move_to_cemeteries(game, cards.destroyed, buried, cards.bare)
    return_faceup(game, [card_id for card_id in cards.loose if card_id in game.table.cards])
    eliminate(game, cards.unequipped)
    follow(game, [card_id for card_id in cards.behind if game.lies_on_field(game.table.cards[card_id].on)])
    cut_to_limit(game, excess)
    return True


def _may_keep_from_losing(game: GameState) -> list[int]:
    """The cards of players whose leader has no defense left that have a line which counts all the time and is not
    executed."""
    if not is_in_play(game, ManualPassive):
        return []
    seats = [seat for seat in range(game.table.seats) if has_no_defense(game, seat) and not cannot_lose(game, seat)]
    return [card.id for seat in seats for card in game.field(seat) if has_manual_passive(game, card)]


def _illegal(game: GameState) -> _Illegal:
    """What rules handling has to do with cards in play, which need not be looked at again before one of them moves or
    changes."""
    now = field_state(game)
    if now.is_settled:
        return _NONE
    illegal: _Illegal | None = now.illegal
    if illegal is not None:
        return illegal
    destroyed = to_destroy(game)  # takes marks off, so it comes first
    now = field_state(game)
    loose, behind = (loose_equipment(game), left_behind(game)) if now.equipment else ([], [])
    illegal = _Illegal(destroyed, unlinked(game), loose, behind, without_counters(game))
    if not any(illegal):
        illegal = _NONE
    if not now.reach.conditional:
        now.is_settled, now.illegal = illegal is _NONE, illegal
    return illegal


def _move_to_cemeteries(game: GameState, destroyed: list[int], buried: list[int], bare: list[int]) -> Flow:
    """One simultaneous movement: a follower that is destroyed and over the limit at once is destroyed."""
    why = dict.fromkeys(destroyed, "destroy")
    why |= {card_id: "limit" for card_id in buried if card_id not in why}
    why |= {card_id: "bury" for card_id in bare if card_id not in why}
    going = [game.table.cards[card_id] for card_id in why if card_id in game.table.cards]
    moves = [Move(card.id, Place(card.owner, CEMETERY), why=why[card.id], rules=True) for card in going]
    yield from move_together(game, moves, "")

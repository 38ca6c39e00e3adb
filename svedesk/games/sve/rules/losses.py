"""Handling losses (11.2) and follower destruction (11.3); the end of a game (1.2)."""

from __future__ import annotations

from typing import NoReturn

from svedesk.engine.records import Outcome
from svedesk.games.sve.abilities.restriction import CannotBeDestroyed
from svedesk.games.sve.actions.draw import DREW_FROM_EMPTY
from svedesk.games.sve.game_state import GameOver, GameState
from svedesk.games.sve.values.field_state import values_of
from svedesk.games.sve.values.restrictions import cannot_lose, is_restricted
from svedesk.games.sve.values.stats import defense

_LEADERS = tuple((seat, (seat, "leader_defense"), (seat, DREW_FROM_EMPTY)) for seat in (0, 1))


def has_no_defense(game: GameState, seat: int) -> bool:
    """Whether a leader's defense is 0 or less (11.2.1)."""
    return game.table.number(seat, "leader_defense") <= 0


def losers(game: GameState) -> tuple[tuple[int, str], ...]:
    """The seats that lose now, each with the reason: its leader's defense (11.2.1) or a draw that found no card
    (11.2.2); no seat that cannot (1.3.3)."""
    losses = []
    numbers = game.table.numbers
    for seat, leader_defense, drew_from_empty in _LEADERS:  # asked all the time
        drew = numbers.pop(drew_from_empty, 0)
        if numbers.get(leader_defense, 0) <= 0:
            losses.append((seat, "defense"))
        elif drew:  # also when the deck got cards since (5.9.1.1)
            losses.append((seat, "deck"))
    return tuple(loss for loss in losses if not cannot_lose(game, loss[0])) if losses else ()


FOUGHT_BANE = "fought_bane"
"""The mark of a follower that fought with one that has Bane since the last rules handling (11.3.2)."""


def to_destroy(game: GameState) -> list[int]:
    """Followers with 0 or less defense (11.3.1), which has no source (10.12.1.2), and those that fought with Bane
    (11.3.2), which destroys as an ability (11.3.2.1)."""
    ids = []
    for card in game.on_fields():
        by_bane = False
        if card.marks and card.mark(FOUGHT_BANE):
            game.table.mark(card.id, FOUGHT_BANE, 0)
            by_bane = not is_restricted(game, card, CannotBeDestroyed)
        values = values_of(game, card)
        if values.is_alive and not by_bane:
            continue
        if values.definition.facts.kind == "follower" and (by_bane or defense(game, card) <= 0):
            ids.append(card.id)
        else:
            values.is_alive = not values.reach.conditional
    return ids


def end_game(game: GameState, lost: tuple[tuple[int, str], ...]) -> NoReturn:
    """The game ends: who did not lose wins (1.2.1); when all lose it is a draw (1.2.2). Raises `GameOver`."""
    losing = {seat for seat, _ in lost}
    game.table.outcome = Outcome(tuple(seat for seat in range(game.table.seats) if seat not in losing), lost)
    game.table.step = ("over",)
    raise GameOver

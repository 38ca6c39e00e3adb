"""Before starting a game (6.2)."""

from __future__ import annotations

from collections.abc import Generator

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask
from svedesk.engine.events import RandomDrawn
from svedesk.engine.message import Message
from svedesk.engine.records import SHARED, Place
from svedesk.engine.table import Table
from svedesk.games.sve.actions.draw import draw
from svedesk.games.sve.actions.turn_counts import SUPER_EVOLUTION_POINTS
from svedesk.games.sve.formats import OPENING_HAND
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.universes import (
    declare,
    lay_starting_amulet,
    resolve_after_redraw,
    take_magical_items,
    turn_up_starting_amulets,
)
from svedesk.games.sve.zones import DECK, EX_LIMIT, FIELD_LIMIT, HAND, HAND_LIMIT

LEADER_DEFENSE = 20  # 2.8.3.1, 6.2.1.11
EVOLUTION_POINTS_SECOND = 3  # 6.2.1.10


def prepare(game: GameState, first: int, chooser: int = -1) -> Flow:
    """Everything from shuffling the decks to the first turn. `first` is the seat that goes first; -1 to let `chooser`
    decide, or whom chance picks."""
    table = game.table
    for seat in range(table.seats):
        yield from declare(game, seat)  # 6.2.1.3
    for seat in range(table.seats):
        lay_starting_amulet(game, seat)  # 14.4.3.1
    for seat in range(table.seats):
        table.shuffle(Place(seat, DECK))  # 6.2.1.4
        take_magical_items(game, seat)  # 14.3.1.2
    if first < 0:
        first = yield from _decide_first(game, chooser)
    table.set_number(SHARED, "first", first)
    table.set_number(SHARED, "active", first)
    in_order = (first, 1 - first)
    for seat in in_order:
        yield from draw(game, seat, OPENING_HAND)  # 6.2.1.7
    for seat in in_order:
        yield from _redraw(game, seat)  # 6.2.1.8
    for seat in in_order:
        turn_up_starting_amulets(game, seat)  # 14.4.3.2
    set_numbers(table, first)  # 6.2.1.9 to 6.2.1.11
    if game.edition.super_evolution:
        for seat in in_order:
            table.set_number(seat, SUPER_EVOLUTION_POINTS, 1)  # JA 6.2.1.11
    for seat in in_order:
        yield from resolve_after_redraw(game, seat)  # 6.2.1.12
    table.step = ("start",)  # 6.2.1.13


def set_numbers(table: Table, first: int) -> None:
    """The numbers a game begins with (6.2.1.9 to 6.2.1.11) and the limits of the zones."""
    for seat in range(table.seats):
        table.set_number(seat, "play_points", 0)
        table.set_number(seat, "max_play_points", 0)
        table.set_number(seat, "evolution_points", 0 if seat == first else EVOLUTION_POINTS_SECOND)
        table.set_number(seat, "leader_defense", LEADER_DEFENSE)
        table.set_number(seat, "field_limit", FIELD_LIMIT)
        table.set_number(seat, "ex_limit", EX_LIMIT)
        table.set_number(seat, "hand_limit", HAND_LIMIT)


def _decide_first(game: GameState, chooser: int) -> Generator[Builder, Picked, int]:
    """Chance picks a player, who decides who goes first (6.2.1.6); within a match it may be settled who does. Returns
    the seat that goes first."""
    if chooser < 0:
        chooser = game.table.random_below(game.table.seats)
        game.table.emit(RandomDrawn(chooser, game.table.seats, chooser + 1))
    choices = (Option("first"), Option("second"))
    (picked,) = yield from ask(lambda: Ask(chooser, "first", choices, reason=Message("first-or-second", (), "6.2.1.6")))
    return chooser if picked.kind == "first" else 1 - chooser


def _redraw(game: GameState, seat: int) -> Flow:
    """Once, a player may put the hand to the bottom of the deck in any order and draw four cards again (6.2.1.8)."""
    table = game.table
    yes_or_no = (Option("no"), Option("yes"))
    (picked,) = yield from ask(lambda: Ask(seat, "redraw", yes_or_no, reason=Message("redraw", (), "6.2.1.8")))
    if picked.kind == "no":
        return
    order = yield from ask(lambda: _in_which_order(game, seat))
    for option in order:  # the first goes down first, so the last one named lies at the very bottom
        if option.card in table.zone(seat, HAND):
            table.move(option.card, Place(seat, DECK), at=-1, why="mulligan")
    yield from draw(game, seat, OPENING_HAND)


def _in_which_order(game: GameState, seat: int) -> Ask:
    hand = tuple(Option("card", card_id) for card_id in game.table.zone(seat, HAND))
    reason = Message("order-bottom", (), "6.2.1.8")
    return Ask(seat, "order", hand, len(hand), len(hand), form="order", reason=reason)

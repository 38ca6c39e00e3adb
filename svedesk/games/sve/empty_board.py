"""Boards to set positions up on: a game in the main phase of its first turn with nothing on the table yet."""

from __future__ import annotations

from svedesk.engine.board import write_down
from svedesk.engine.log import Board, DeckList, Setup
from svedesk.engine.records import SHARED, Place
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.table import Table
from svedesk.games.sve.editions import NAME
from svedesk.games.sve.sections import MAIN
from svedesk.games.sve.setup import set_numbers
from svedesk.games.sve.zones import DECK


def empty_board(
    rules: Ruleset, edition: str, decks: tuple[DeckList, DeckList], *, seed: int, with_decks: bool
) -> Board:
    """A board with the leaders of two decks and their evolve decks; their main decks too, shuffled, `with_decks`. It is
    the first seat's main phase, and both may use all play points there are. Raises `Refused` for decks that can't be
    dealt."""
    return write_down(lay_out(rules, edition, decks, seed=seed, with_decks=with_decks))


def lay_out(rules: Ruleset, edition: str, decks: tuple[DeckList, DeckList], *, seed: int, with_decks: bool) -> Table:
    """The table of such a board, for more to be put on it."""
    dealt = decks if with_decks else tuple(deck.having(**{MAIN: ()}) for deck in decks)
    table = rules.deal(Setup(NAME, edition, seed, dealt, 0))
    set_numbers(table, 0)
    for seat in range(table.seats):
        table.shuffle(Place(seat, DECK))
        table.set_number(seat, "max_play_points", 10)
        table.set_number(seat, "play_points", 10)
    for name, value in (("turn", 1), ("active", 0), ("first", 0)):
        table.set_number(SHARED, name, value)
    table.step = ("main",)
    table.take_events()
    return table

"""Tables written down, and laid out again: what a saved board is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svedesk.engine.log import Board
from svedesk.engine.message import Message, Refused
from svedesk.engine.records import Card, Place
from svedesk.engine.table import Table

if TYPE_CHECKING:
    from svedesk.engine.ruleset import Ruleset

MOST_CARDS = 2_000
"""How many cards one table may hold: far above any game, low enough that no file or slip of the hand fills the
memory."""


def write_down(table: Table) -> Board:
    """The table as it lies. What waits to be played (`pending`, `delayed`) is no part of a board."""
    return Board(
        tuple(card for _, card in sorted(table.cards.items())),
        tuple((seat, zone, ids) for (seat, zone), ids in table.written_zones()),
        tuple((seat, name, value) for (seat, name), value in sorted(table.numbers.items())),
        table.step,
    )


def lay(table: Table, board: Board, ruleset: Ruleset) -> None:
    """Lay a board out on an empty table, each card under its own id. Raises `Refused`, saying what, when it is no
    possible table."""
    cards = {card.id: card for card in board.cards}
    if len(cards) != len(board.cards) or len(cards) > MOST_CARDS or any(card_id < 1 for card_id in cards):
        raise Refused(Message("board-cards"))
    zones = {Place(seat, zone): ids for seat, zone, ids in board.zones}
    if len(zones) != len(board.zones) or not zones.keys() <= table.zones.keys():
        raise Refused(Message("board-zones"))
    lying = [(card_id, place) for place, ids in zones.items() for card_id in ids]
    if sorted(card_id for card_id, _ in lying) != sorted(cards):
        raise Refused(Message("board-zones"))
    for card_id, place in lying:
        card = cards[card_id]
        if card.place != place or not 0 <= card.owner < table.seats:
            raise Refused(Message("board-card", (card.number,)))
        try:
            ruleset.facts(card.number)
        except KeyError:
            raise Refused(Message("unknown-card", (card.number,))) from None
    _check_links(cards)
    if any(not -1 <= seat < table.seats for seat, _, _ in board.numbers):
        raise Refused(Message("board-numbers"))
    # A board may have been written down while a card's base had just gone and the rules had not come to it yet.
    table.cards.update((card.id, card if card.on in cards else card._replace(on=0)) for card in board.cards)
    table.linked = frozenset(card.id for card in table.cards.values() if card.on)
    table.zones.update(zones)
    table.numbers.update({(seat, name): value for seat, name, value in board.numbers})
    table.step = board.step
    # Ids and orders of arrival come from one counter, which must be past all that lies here.
    orders = (given.order for card in board.cards for given in card.given)
    table.serial = max(table.serial, *cards, *orders, 0)


def _check_links(cards: dict[int, Card]) -> None:
    """No card lies on itself, by however many others: whoever goes down from card to card would never arrive."""
    grounded: set[int] = set()
    for card in cards.values():
        way: list[int] = []
        below = card.id
        while below in cards and below not in grounded:
            if below in way:
                raise Refused(Message("board-card", (card.number,)))
            way.append(below)
            below = cards[below].on
        grounded.update(way)

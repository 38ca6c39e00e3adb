"""By hand: what is about no card that lies there: numbers of a seat, new cards, chance, and where the game stands."""

from __future__ import annotations

from svedesk.engine.board import MOST_CARDS
from svedesk.engine.events import Attacked, Said
from svedesk.engine.log import Operation
from svedesk.engine.message import Message, Refused
from svedesk.engine.operations.changing import LARGEST_AMOUNT
from svedesk.engine.operations.moving import target
from svedesk.engine.records import EVERYONE, SHARED, Place
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.table import Table

MOST_CREATED = 20
MOST_NUMBERS = 100
MOST_SIDES = 1000


def number(table: Table, operation: Operation, _: Ruleset) -> None:
    """Change a number of a seat by an amount ("number") or to one ("number_set"); never under 0. A new name makes a new
    number."""
    name = operation.text
    if not name:
        raise Refused(Message("operation-name"))
    names = [known for seat, known in table.numbers if seat == operation.side]
    if name not in names and len(names) >= MOST_NUMBERS:
        raise Refused(Message("operation-too-many", (MOST_NUMBERS,)))
    before = table.number(operation.side, name)
    now = operation.amount + (before if operation.name == "number" else 0)
    if now > LARGEST_AMOUNT:
        raise Refused(Message("operation-amount"))
    table.set_number(operation.side, name, max(0, now))


def create(table: Table, operation: Operation, ruleset: Ruleset) -> None:
    """Put new cards of a number (a token, or any card) into a zone."""
    to, count = target(operation), operation.amount
    if not 1 <= count <= MOST_CREATED:
        raise Refused(Message("operation-too-many", (MOST_CREATED,)))
    _check_room(table, count)
    try:
        ruleset.facts(operation.text)
    except KeyError:
        raise Refused(Message("unknown-card", (operation.text,))) from None
    owner = operation.seat if to.seat == SHARED else to.seat
    for _ in range(count):
        table.create(operation.text, owner, to)


def copy(table: Table, operation: Operation, _: Ruleset) -> None:
    """Put a new card like each of these beside it, or into the zone named."""
    _check_room(table, len(operation.cards))
    for card_id in operation.cards:
        card = table.cards[card_id]
        to: Place = operation.to or card.place
        table.create(card.number, operation.seat if to.seat == SHARED else to.seat, to)


def remove(table: Table, operation: Operation, _: Ruleset) -> None:
    """Take cards out of the game."""
    for card_id in operation.cards:
        table.remove(card_id)


def roll(table: Table, operation: Operation, _: Ruleset) -> None:
    """Roll a die of so many sides ("die"), or toss a coin ("coin")."""
    sides = 2 if operation.name == "coin" else operation.amount
    if not 2 <= sides <= MOST_SIDES:
        raise Refused(Message("operation-sides", (MOST_SIDES,)))
    table.roll(operation.seat, sides)


def first(table: Table, operation: Operation, _: Ruleset) -> None:
    """Let chance pick a seat to go first; what the rules take for the first seat stays as it is."""
    table.emit(Said(operation.seat, Message("operation-first", (table.random_below(table.seats),))))


def arrow(table: Table, operation: Operation, _: Ruleset) -> None:
    """Say that a card attacks another. Nothing else comes of it: what an attack does is done by hand, too."""
    if len(operation.cards) != 2:
        raise Refused(Message("operation-two-cards"))
    for card_id in operation.cards:
        if table.sees(table.cards[card_id]) != EVERYONE:
            raise Refused(Message("operation-card-gone"))
    table.emit(Attacked(operation.seat, *operation.cards))


def step(table: Table, operation: Operation, _: Ruleset) -> None:
    """Say where the game stands: the step by its words, whose turn, and which (0: as it was). The rules begin again
    from there, whatever they were in the middle of."""
    if not operation.text.split():
        raise Refused(Message("operation-name"))
    if operation.amount < 0:
        raise Refused(Message("operation-amount"))
    if table.outcome is not None:
        raise Refused(Message("game-over"))
    table.step = tuple(operation.text.split())
    table.set_number(SHARED, "active", operation.side)
    if operation.amount:
        table.set_number(SHARED, "turn", operation.amount)
    turn = table.number(SHARED, "turn")
    table.emit(Said(operation.seat, Message("operation-step", (str(table.step[0]), operation.side, turn))))


def _check_room(table: Table, more: int) -> None:
    if len(table.cards) + more > MOST_CARDS:
        raise Refused(Message("operation-too-many", (MOST_CARDS,)))

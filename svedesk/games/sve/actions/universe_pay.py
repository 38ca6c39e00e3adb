"""Paying the parts of a cost that only some abilities have (see `abilities/universe_cost`)."""

from __future__ import annotations

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.abilities.taking import ShiftedNumber, TakenCards
from svedesk.games.sve.abilities.universe_cost import Lesson, PutDrivePoint, ServeThis, UseEvolutionPoint
from svedesk.games.sve.actions.links import DRIVE_POINT, facedown, put_linked
from svedesk.games.sve.actions.move import banish
from svedesk.games.sve.actions.racing import serve, what_serving_needs
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.universe_setup import MAGICAL_ITEM
from svedesk.games.sve.values.groups import all_alike
from svedesk.games.sve.values.names import is_called
from svedesk.games.sve.zones import DRIVE, EX


def needs_of_universe(game: GameState, seat: int, this: int, part: Cost) -> tuple[ShiftedNumber | TakenCards, ...]:
    """What one of these parts takes; nothing for any other."""
    if isinstance(part, UseEvolutionPoint):
        return (ShiftedNumber("evolution_points", -1, lambda *_: Message("no-evolution-point", (), "12.2.3")),)
    if isinstance(part, ServeThis):
        return what_serving_needs(game, seat, this, part.times)
    if isinstance(part, PutDrivePoint):
        points = facedown(game, seat, DRIVE_POINT)
        return (
            TakenCards((this,) if game.lies_on_field(this) else (), 1, 1, lambda _: Message("not-on-field"), "stay"),
            TakenCards(points, 1, 1, lambda _: Message("no-drive-point", (), "14.4.9.2")),
        )
    if isinstance(part, Lesson):
        items = magical_items(game, seat)
        return (
            TakenCards(
                items,
                part.items,
                part.items,
                lambda have: Message("too-few-magical-items", (part.items, have), "14.3.2.1"),
                reason=lambda count: Message("which-magical-items", (count,), "14.3.2.1"),
                interchangeable=all_alike(game, items),
            ),
        )
    return ()


def pay_universe(game: GameState, seat: int, this: int, part: Cost, cards: tuple[int, ...]) -> Flow:
    """Pay one of these parts, which can be paid, with the cards chosen for it."""
    if isinstance(part, UseEvolutionPoint):
        game.table.set_number(seat, "evolution_points", game.table.number(seat, "evolution_points") - 1)
    elif isinstance(part, ServeThis):
        serve(game, this, part.times)
    elif isinstance(part, PutDrivePoint):
        put_linked(game, this, DRIVE_POINT, DRIVE, 1)
    elif isinstance(part, Lesson):
        yield from banish(game, cards)


def magical_items(game: GameState, seat: int) -> tuple[int, ...]:
    """The cards named Magical Item in a seat's EX area (14.3.2.1)."""
    return tuple(card.id for card in game.table.in_zone(seat, EX) if is_called(game.printed(card), MAGICAL_ITEM))

"""Paying the parts of a cost that only some abilities have (see `abilities/universe_cost`)."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Card
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.abilities.universe_cost import Lesson, PutDrivePoint, ServeThis, UseEvolutionPoint
from svedesk.games.sve.actions.links import DRIVE_POINT, facedown, put_linked
from svedesk.games.sve.actions.move import banish
from svedesk.games.sve.actions.racing import serve, why_not_serve
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.universe_setup import MAGICAL_ITEM
from svedesk.games.sve.values.names import is_called
from svedesk.games.sve.zones import DRIVE, EX


def why_not_pay_universe(game: GameState, seat: int, card_id: int, cost: tuple[Cost, ...]) -> Message | None:
    """Why a seat cannot pay these parts of a cost; None when it can, or there are none."""
    for part in cost:
        if isinstance(part, UseEvolutionPoint) and game.table.number(seat, "evolution_points") < 1:
            return Message("no-evolution-point", (), "12.2.3")
        if isinstance(part, ServeThis):
            refusal = why_not_serve(game, seat, card_id, part.times)
            if refusal is not None:
                return refusal
        if isinstance(part, PutDrivePoint) and not facedown(game, seat, DRIVE_POINT):
            return Message("no-drive-point", (), "14.4.9.2")
    wanted, have = sum(part.items for part in cost if isinstance(part, Lesson)), len(magical_items(game, seat))
    return Message("too-few-magical-items", (wanted, have), "14.3.2.1") if wanted > have else None


def pay_universe(game: GameState, seat: int, card_id: int, part: Cost, items: Sequence[int]) -> Flow:
    """Pay one of these parts, which can be paid. `items` are the cards to banish for a Lesson."""
    if isinstance(part, UseEvolutionPoint):
        game.table.set_number(seat, "evolution_points", game.table.number(seat, "evolution_points") - 1)
    elif isinstance(part, ServeThis):
        serve(game, card_id, part.times)
    elif isinstance(part, PutDrivePoint):
        put_linked(game, card_id, DRIVE_POINT, DRIVE, 1)
    elif isinstance(part, Lesson):
        yield from banish(game, items)


def magical_items(game: GameState, seat: int) -> list[Card]:
    """The cards named Magical Item in a seat's EX area (14.3.2.1)."""
    return [card for card in game.table.in_zone(seat, EX) if is_called(game.printed(card), MAGICAL_ITEM)]


def which_items(
    game: GameState, seat: int, count: int, source: int, *, cancel: bool
) -> Generator[Builder, Picked, list[int]]:
    """The Magical Items to banish: asked only where they differ in more than their place."""
    items = magical_items(game, seat)
    if len({(card.number, card.given, card.counters) for card in items}) <= 1 or len(items) <= count:
        return [card.id for card in items[:count]]

    def build() -> Ask:
        options = tuple(Option("card", card.id) for card in magical_items(game, seat))
        most = min(count, len(options))
        reason = Message("which-magical-items", (count,), "14.3.2.1")
        return Ask(seat, "select", options, most, most, reason=reason, source=source, cancel=cancel)

    return [option.card for option in (yield from ask(build))]

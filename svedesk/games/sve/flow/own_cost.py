"""Deciding what to pay while playing: costs in another's place and X (10.6.2.2.1, 10.6.2.2.3, 10.6.2.5.1)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from itertools import combinations, product

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask, ask_numbers
from svedesk.engine.message import Message, named
from svedesk.engine.records import Card
from svedesk.games.sve.abilities.base import Context
from svedesk.games.sve.abilities.cost import Cost, PayPoints
from svedesk.games.sve.abilities.own_cost import CostsX, OwnCost, PayX
from svedesk.games.sve.abilities.play_cost import AddedCost
from svedesk.games.sve.actions.pay import why_not_pay
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.cost import play_cost
from svedesk.games.sve.zones import FIELD


def cost_of_playing(game: GameState, card: Card, ways: tuple[OwnCost, ...]) -> tuple[Cost, ...]:
    """The cost of a card played these ways: a cost in its place first, then values it is set to, then what is added or
    taken off (10.6.2.5.1.2, 10.6.2.5.1.3, 10.10.2.4), then the processes of it all (10.6.2.5.1.4)."""
    meaning = game.definitions[card.number]
    added = (part for ability in meaning.of[AddedCost] for part in ability.cost)
    processes = (*(part for way in ways for part in way.cost), *added)
    if any(way.is_alternative for way in ways):
        return processes
    decided = [way.sets for way in ways if way.sets is not None]
    more = sum(way.more or 0 for way in ways)
    points = play_cost(game, card, decided[-1] if decided else None, more)  # the one taken last (10.9.1.6)
    points = max(0, points - sum(way.less for way in ways))
    times = sum(ability.times for ability in meaning.of[CostsX])
    return (PayPoints(points), *((PayX(times),) if times else ()), *processes)


def why_not_pay_playing(game: GameState, seat: int, card: Card, cost: tuple[Cost, ...]) -> Message | None:
    """Why a card cannot be played for this cost, the place included that it needs on the field when it is paid
    (10.6.2.6); None when it can. The card itself does not pay for it."""
    return why_not_pay(game, seat, card.id, cost, played=True, places=places_to_make(game, seat, card))


def places_to_make(game: GameState, seat: int, card: Card) -> int:
    """How many cards must leave a seat's field for a card that is played (10.6.2.6)."""
    if game.facts(card).kind == "spell":
        return 0
    return max(0, 1 + len(game.table.zone(seat, FIELD)) - game.table.number(seat, "field_limit"))


def can_pay_some_way(game: GameState, seat: int, card: Card) -> bool:
    """Whether what a card says of its own cost makes it payable."""
    ways = game.definitions[card.number].of[OwnCost]
    return any(
        _payable(game, seat, card, chosen)
        for count in range(1, len(ways) + 1)
        for several in combinations(ways, count)
        for chosen in product(*(way.either for way in several))
    )


def which_cost(
    game: GameState, card: Card, context: Context, *, cancel: bool = True
) -> Generator[Builder, Picked, tuple[Cost, ...]]:
    """Ask which of a card's own ways of paying are taken; returns the cost. Asks what can be paid only."""
    chosen: tuple[OwnCost, ...] = ()
    for way in game.definitions[card.number].of[OwnCost]:
        if any(other.is_alternative for other in chosen):
            break
        words = ("may-pay",) if not way.or_cost else ("may-pay-first", "may-pay-second")
        for word, cost in zip(words, way.either, strict=True):
            if any(_payable(game, context.seat, card, (*chosen, cost, *more)) for more in _later(game, card, way)):
                (picked,) = yield from ask(partial(_whether, context, word, cancel))
                if picked.kind == "yes":
                    chosen = (*chosen, cost)
                    context.paid_more |= way.more is not None
                    break
    return cost_of_playing(game, card, chosen)


def _later(game: GameState, card: Card, way: OwnCost) -> Generator[tuple[OwnCost, ...], None, None]:
    """The ways that could be taken after one."""
    ways = game.definitions[card.number].of[OwnCost]
    rest = ways[ways.index(way) + 1 :]
    for count in range(len(rest) + 1):
        for several in combinations(rest, count):
            yield from product(*(later.either for later in several))


def _payable(game: GameState, seat: int, card: Card, ways: tuple[OwnCost, ...]) -> bool:
    return why_not_pay_playing(game, seat, card, cost_of_playing(game, card, ways)) is None


def _whether(context: Context, word: str, cancel: bool) -> Ask:
    reason = Message(word, (named(context.number),), "10.6.2.2.1")
    options = (Option("yes"), Option("no"))
    return Ask(context.seat, "may", options, reason=reason, source=context.this, cancel=cancel)


# -- X -----------------------------------------------------------------------------------------------------------------


def has_x(cost: tuple[Cost, ...]) -> bool:
    """Whether X play points are paid in a cost."""
    return any(isinstance(part, PayX) for part in cost)


def most_x(game: GameState, seat: int, cost: tuple[Cost, ...]) -> int:
    """The largest X a seat can pay with the play points left beside the rest of a cost that has one."""
    fixed = sum(part.points for part in cost if isinstance(part, PayPoints))
    times = sum(part.times for part in cost if isinstance(part, PayX))
    return max(0, (game.table.number(seat, "play_points") - fixed) // times)


def determine_x(
    game: GameState, context: Context, most: Callable[[], int], clause: str = "10.6.2.2.3", *, cancel: bool = True
) -> Flow:
    """Ask for X, at most so much; it is known in the cost from then on."""

    def build() -> Ask:
        reason = Message("how-many-x", (named(context.number), most()), clause)
        return Ask(context.seat, "number", (), 0, most(), "number", reason, source=context.this, cancel=cancel)

    (x,) = yield from ask_numbers(build)
    know_x(context, x)


def know_x(context: Context, x: int) -> None:
    """X is determined."""
    context.amount, context.x_known = x, True
    context.cost = with_x(context.cost, x)


def with_x(cost: tuple[Cost, ...], x: int) -> tuple[Cost, ...]:
    """A cost with X known."""
    return tuple(PayPoints(x * part.times) if isinstance(part, PayX) else part for part in cost)

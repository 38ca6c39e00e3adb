"""What abilities equivalent to evolve abilities have in common (8.3.2.1): one of them in a turn, and an evolution point
in lieu of one play point."""

from __future__ import annotations

from collections.abc import Generator

from svedesk.engine.ask import Ask, Builder, Option, Picked, ask
from svedesk.engine.message import Message, named
from svedesk.engine.records import Card
from svedesk.games.sve.abilities.cost import Cost, PayPoints, UseEvolutionPoint
from svedesk.games.sve.abilities.equivalent import Equivalent
from svedesk.games.sve.actions.pay import why_not_pay
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.actions.turn_counts import EVOLVED, count
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import Rode

RIDDEN = "ridden"
"""The mark of a card whose Ride ability was played this game (14.4.9.2)."""
_CLAUSES = {"serve": "14.2.2.4", "ride": "14.4.9.2", "advanced": "12.2.3"}


def why_not_equivalent(game: GameState, seat: int, card: Card, ability: Equivalent) -> Message | None:
    """Why such an ability cannot be played now, its cost included; None when it can."""
    if ability.icon == "advanced" and not game.edition.advanced_activate:
        return Message("not-in-this-edition")
    if game.table.number(seat, EVOLVED) and not (ability.often and game.edition.evolve_any_number_of_times):
        return Message("equivalent-already", (), "8.3.2.1")
    if ability.icon == "ride" and card.mark(RIDDEN):
        return Message("ridden-already", (), "14.4.9.2")
    printed, *others = _ways(ability)
    refusal = why_not_pay(game, seat, card.id, printed)
    if refusal is None or any(why_not_pay(game, seat, card.id, cost) is None for cost in others):
        return None
    return refusal


def _ways(ability: Equivalent) -> tuple[tuple[Cost, ...], ...]:
    """The ways to pay: as printed, or with an evolution point in lieu of one play point where there is one."""
    place = next((at for at, part in enumerate(ability.cost) if isinstance(part, PayPoints) and part.points > 0), -1)
    if place < 0:
        return (ability.cost,)
    part = ability.cost[place]
    assert isinstance(part, PayPoints), "found as one"
    less = (UseEvolutionPoint(), PayPoints(part.points - 1))
    return ability.cost, (*ability.cost[:place], *less, *ability.cost[place + 1 :])


def which_way(
    game: GameState, seat: int, card_id: int, number: str, ability: Equivalent
) -> Generator[Builder, Picked, tuple[Cost, ...]]:
    """How the player pays: asked where both ways are possible."""
    ways = [cost for cost in _ways(ability) if why_not_pay(game, seat, card_id, cost) is None]
    if len(ways) < 2:
        return ways[0] if ways else ability.cost
    both = (Option("points", index=ability.points), Option("evolution", index=ability.points - 1))
    reason = Message("pay-equivalent", (named(number), ability.points), _CLAUSES[ability.icon])
    (picked,) = yield from ask(lambda: Ask(seat, "evolve_point", both, reason=reason, source=card_id, cancel=True))
    return ways[picked.kind == "evolution"]


def played(game: GameState, seat: int, card_id: int, ability: Equivalent) -> None:
    """Remember that it was played: in this turn (8.3.2.1), and of a Ride in this game."""
    count(game, seat, EVOLVED)
    if ability.icon == "ride" and card_id in game.table.cards:
        game.table.mark(card_id, RIDDEN, 1)
        note(game, [Rode(game.table.cards[card_id])])

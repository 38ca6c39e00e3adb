"""Dividing and allocating a value between targets while playing (10.6.2.4)."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from svedesk.engine.ask import Ask, Builder, Option, Picked, ask_numbers
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.replace import value_divided
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.verbs.deal import DealDivided
from svedesk.games.sve.verbs.select import Select


def divided_between(steps: Sequence[Step]) -> dict[int, DealDivided]:
    """What is divided between the targets of a selection, by the place of that selection among the steps."""
    divisions: dict[int, DealDivided] = {}
    last = -1
    for place, step in enumerate(steps):
        if isinstance(step, Select):
            last = place
        elif isinstance(step, DealDivided):
            divisions[last] = step
    return divisions


def divide(
    game: GameState, step: DealDivided, targets: tuple[int, ...], context: Context, *, cancel: bool
) -> Generator[Builder, Picked, bool]:
    """Ask for a share for each target, at least one unit (10.6.2.4.2), and remember them in the context; asks nothing
    where there is one way only. False when there is less to divide than there are targets."""
    here = _here(game, targets)
    if not here:
        return True  # 10.6.2.4.1
    total = yield from value_divided(game, context.seat, step.total(game, context.seat, context.this, context.playing))
    here = _here(game, targets)
    if total < len(here):
        return False
    shares: tuple[int, ...] = (total,) if len(here) == 1 else (1,) * len(here)
    if 1 < len(here) < total:

        def build() -> Ask:
            options = tuple(Option("card", card_id) for card_id in _here(game, targets))
            reason = Message("divide-damage", (total,), "10.6.2.4")
            if not options:  # all of them were taken away by hand: nothing to divide between (10.6.2.4.1)
                return Ask(context.seat, "divide", (), 0, 0, reason=reason, source=context.this, cancel=cancel)
            return Ask(context.seat, "divide", options, 1, total, "divide", reason, source=context.this, cancel=cancel)

        shares = yield from ask_numbers(build)
    context.divisions.append((step, tuple(zip(_here(game, targets), shares, strict=True))))
    return True


def _here(game: GameState, targets: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(card_id for card_id in targets if game.lies_on_field(card_id))

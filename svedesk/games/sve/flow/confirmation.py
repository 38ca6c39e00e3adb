"""Confirmation Timing (10.5): rules handling, then pending automatic abilities, the active player's first."""

from __future__ import annotations

from collections.abc import Generator
from functools import lru_cache, partial

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask
from svedesk.engine.events import Played
from svedesk.engine.message import Message, named
from svedesk.engine.records import Pending
from svedesk.engine.script import walk
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Context, resolve
from svedesk.games.sve.actions.pay import depends_on_hand, pay, why_not_pay
from svedesk.games.sve.actions.pending import no_longer_awaited, note_states
from svedesk.games.sve.actions.universes import was_activated
from svedesk.games.sve.amount import EventAmount, StatOf
from svedesk.games.sve.flow.own_cost import has_x
from svedesk.games.sve.flow.targets import make_selections, pay_additional, why_not_selectable
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref
from svedesk.games.sve.keywords.limited import Achieved
from svedesk.games.sve.rules.cycles import go_on
from svedesk.games.sve.rules.handling import is_at_rest, rules_handling
from svedesk.games.sve.verbs.by_hand import MAY_PAY_LINE, ByHand
from svedesk.games.sve.verbs.delayed import as_ability
from svedesk.games.sve.zones import HAND


def confirmation_timing(game: GameState) -> Flow:
    """Handle rules until none applies, then let one pending ability be played, and again (10.5.2). Raises `GameOver` on
    an outcome."""
    if not game.table.pending and not game.definitions.having[Achieved] and is_at_rest(game):
        return
    yield from go_on(game, _round)


def _round(game: GameState) -> Generator[Builder, Picked, bool]:
    """Rules handling, then one pending ability; whether there was one."""
    yield from rules_handling(game)  # 10.5.2.1
    note_states(game)
    if not game.table.pending:
        return False  # 10.5.2.4
    yield from _settle_batches(game)
    for seat in game.in_turn_order():  # 10.5.2.2, 10.5.2.3
        if any(pending.seat == seat for pending in game.table.pending):
            yield from _play_one(game, seat)
            return True
    return False  # 10.5.2.4


def _play_one(game: GameState, seat: int) -> Flow:
    """Its controller selects one pending ability and plays it (10.7.3); alike ones of one card are no choice."""
    waiting = _waiting(game, seat)
    chosen = waiting[0]
    if len(waiting) > 1:

        def build() -> Ask:
            now = _waiting(game, seat)
            options = tuple(
                Option(
                    "pending",
                    pending.this or pending.source.id,
                    index=place,
                    label=Message("option-ability", (pending.number, pending.index)),
                )
                for place, pending in enumerate(now)
            )
            return Ask(seat, "pending", options, min(1, len(options)), 1, reason=Message("which-ability", (), "10.7.3"))

        (picked,) = yield from ask(build)
        chosen = _waiting(game, seat)[picked.index]
    game.table.pending = tuple(pending for pending in game.table.pending if pending.serial != chosen.serial)
    yield from _play(game, chosen)
    no_longer_awaited(game, chosen)


def _waiting(game: GameState, seat: int) -> list[Pending]:
    """A seat's pending abilities; those that are the same in everything but when, or by what their text does not name,
    they were triggered are one choice."""
    waiting = [pending for pending in game.table.pending if pending.seat == seat]
    if len(waiting) < 2:
        return waiting
    alike: dict[tuple[object, ...], Pending] = {}
    for pending in waiting:
        occasion = (pending.bound, pending.amount) if _names_what_happened(game, pending) else ()
        alike.setdefault((pending.source.id, pending.number, pending.index, pending.part, occasion), pending)
    return list(alike.values())


def _settle_batches(game: GameState) -> Flow:
    """Where a limit per turn lets only some of the conditions met at once count, the controller says which (10.7.2.2);
    where they are alike for the text, the first."""
    if not any(waiting.room for waiting in game.table.pending):
        return
    for seat in game.in_turn_order():
        limited = [waiting.batch for waiting in game.table.pending if waiting.room and waiting.seat == seat]
        for batch in dict.fromkeys(limited):
            competing = tuple(waiting for waiting in game.table.pending if waiting.batch == batch)
            staying = competing[: competing[0].room]
            if _names_what_happened(game, competing[0]):
                picked = yield from ask(partial(_which_become_pending, competing))
                staying = tuple(competing[option.index] for option in picked)
            game.table.pending = tuple(
                waiting._replace(batch=0, room=0) if waiting in staying else waiting
                for waiting in game.table.pending
                if waiting.batch != batch or waiting in staying
            )


def _which_become_pending(competing: tuple[Pending, ...]) -> Ask:
    first = competing[0]
    options = tuple(
        Option(
            "pending",
            (waiting.bound or (waiting.this,))[0],
            index=place,
            label=Message("option-ability", (waiting.number, waiting.index)),
        )
        for place, waiting in enumerate(competing)
    )
    reason = Message("which-trigger", (named(first.number), first.room), "10.7.2.2")
    return Ask(first.seat, "pending", options, first.room, first.room, reason=reason, source=first.this)


def _names_what_happened(game: GameState, pending: Pending) -> bool:
    """Whether a text speaks of the card or the number its event was about."""
    return _refers_to_event(_ability(game, pending))


@lru_cache(1024)
def _refers_to_event(ability: Automatic) -> bool:
    return any(
        isinstance(node, EventAmount | StatOf) or (isinstance(node, Ref) and node.name == "it")
        for node in walk(ability)
    )


def _ability(game: GameState, pending: Pending) -> Automatic:
    return as_ability(game.definitions[pending.number].abilities[pending.index], pending.part)


def _play(game: GameState, pending: Pending) -> Flow:
    """Play a pending ability (10.6.2). One that cannot be played for want of a target is dropped (10.7.3.2)."""
    ability = _ability(game, pending)
    context = Context(
        pending.seat,
        pending.source,
        pending.this,
        pending.number,
        pending.index,
        it=pending.bound,
        amount=pending.amount,
        cost=ability.cost if has_x(ability.cost) else (),  # X is determined while playing, paid on resolving (Q568)
    )
    if why_not_selectable(game, ability.steps, pending.seat, pending.this) is not None:
        return
    if not (yield from make_selections(game, ability.steps, context, cancel=False)):
        return
    yield from pay_additional(game, context)
    targets = tuple(target for _, chosen in context.targets for target in chosen)
    game.table.emit(
        Played(pending.seat, "automatic", pending.this or pending.source.id, pending.number, pending.index, targets)
    )
    if not ability.cost or (yield from _paid(game, context, ability)):
        yield from resolve(ability.steps, game, context)
        if ability.burst:
            was_activated(game, pending.source)


def _paid(game: GameState, context: Context, ability: Automatic) -> Generator[Builder, Picked, bool]:
    """Whether an ability's controller pays the cost it may pay for its effect (10.4.7.4). Asked only where all of it
    can be paid (10.4.2.2), or others could not tell that it can't."""
    seat, cost = context.seat, context.cost if context.x_known else ability.cost
    hand = game.table.zone(seat, HAND) if depends_on_hand(game, seat, context.this, cost) else ()
    if why_not_pay(game, seat, context.this, cost) is not None and not hand:
        return False
    reason = Message("may-pay", (named(context.number),), "10.4.7.4")
    for step in ability.steps[:1]:
        if isinstance(step, ByHand) and step.line:
            reason = Message(MAY_PAY_LINE, (named(context.number), step.moment, step.line), "10.4.7.4")
    source = context.this or context.source.id

    def build() -> Ask:
        able = why_not_pay(game, seat, context.this, cost) is None
        options = (Option("yes"), Option("no")) if able or not hand else (Option("no"),)
        return Ask(seat, "may", options, reason=reason, source=source, about=hand)

    (picked,) = yield from ask(build)
    if picked.kind == "no":
        return False
    this = yield from pay(game, seat, context.this, cost, cancel=False, discarded=context.discarded)
    if this is None:
        return False  # it could be paid no more, by something done by hand
    context.this = this
    return True

"""Applying replacement effects (10.10): which comes first, whether an optional one is taken, and what happens instead.

An effect is applied at most once to one event (10.10.2.3), and what happens instead is that same event: effects applied
to it do not apply again to what is done in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import NamedTuple

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask
from svedesk.engine.message import Message, named
from svedesk.engine.records import Card, Place
from svedesk.engine.script import walk
from svedesk.games.sve.abilities.base import Context, Redirect, Step, perform
from svedesk.games.sve.abilities.replacement import ChangeDamage
from svedesk.games.sve.abilities.would import WouldDamage
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref
from svedesk.games.sve.trigger_events import Dividing, Drawing, Move
from svedesk.games.sve.values.belonging import controller
from svedesk.games.sve.values.replacing import ActiveReplacement, applying
from svedesk.games.sve.values.restrictions import cannot_go
from svedesk.games.sve.verbs.then import Then
from svedesk.games.sve.zones import EX, FIELD

Key = tuple[object, ...]


class After(NamedTuple):
    """What a replacement effect does beside sending a card elsewhere."""

    effect: ActiveReplacement
    steps: tuple[Step, ...]
    applied: frozenset[Key]


class Way(NamedTuple):
    """What became of a movement: where the card goes (None: it stays), and what is done then."""

    move: Move | None
    after: tuple[After, ...] = ()


# -- choosing ----------------------------------------------------------------------------------------------------------


def next_effect(
    game: GameState,
    seat: int,
    waiting: Sequence[ActiveReplacement],
    reason: Message,
    about: int,
) -> Generator[Builder, Picked, tuple[ActiveReplacement, bool]]:
    """Which of the effects that apply comes first, as the affected player says where it can matter (10.10.2), and
    whether it is applied: an optional one where its controller wants to. One for the next time is used up then."""
    first = waiting[0]
    if len({_alike(effect) for effect in waiting}) > 1:
        (picked,) = yield from ask(partial(_which_first, game, seat, tuple(waiting), reason, about))
        first = waiting[picked.index]
    if first.once:
        table = game.table
        table.delayed = tuple(waiting for waiting in table.delayed if waiting.serial != first.serial)
    if first.replacing.may:
        (picked,) = yield from ask(partial(_whether, first, about))
        return first, picked.kind == "yes"
    return first, True


def _alike(effect: ActiveReplacement) -> object:
    """The same for effects of which it makes no difference which is applied first."""
    replacing = effect.replacing
    names_this = any(isinstance(node, Ref) and node.name == "this" for node in walk(replacing.steps))
    if effect.once or replacing.may or names_this:
        return effect.key
    least = replacing.event.least if isinstance(replacing.event, WouldDamage) else 0
    return replacing.steps, least, 0 if all(_is_anyones(step) for step in replacing.steps) else effect.seat


def _is_anyones(step: Step) -> bool:
    """Whether a step does the same whoever controls the effect."""
    return isinstance(step, ChangeDamage) or (step.redirect is not None and not step.redirect.yours)


def _which_first(
    game: GameState, seat: int, waiting: tuple[ActiveReplacement, ...], reason: Message, about: int
) -> Ask:
    options = tuple(
        Option(
            "card",
            effect.this if effect.this in game.table.cards else 0,
            index=place,
            label=Message("option-card", (named(effect.number),)),
        )
        for place, effect in enumerate(waiting)
    )
    return Ask(seat, "replacement", options, reason=reason, source=about)


def _whether(effect: ActiveReplacement, about: int) -> Ask:
    reason = Message("may-replace", (named(effect.number),), "10.10.1")
    return Ask(effect.seat, "may", (Option("yes"), Option("no")), reason=reason, source=effect.this, about=(about,))


def turn_order(
    game: GameState, cards: Sequence[Card | None], effects_at: Callable[[int], Sequence[ActiveReplacement]]
) -> Generator[Builder, Picked, list[int]]:
    """The places of events that happen simultaneously in the order their effects are applied: those that concern the
    active player first (1.3.4). Where an effect for the next time could apply to several, the player it concerns says
    to which."""
    seats = [None if card is None else controller(card) for card in cards]
    order = [place for seat in game.in_turn_order() for place, whose in enumerate(seats) if whose == seat]
    if not game.table.delayed or len(order) < 2:
        return order
    could: dict[Key, list[int]] = {}
    names: dict[Key, str] = {}
    for place in order:
        for effect in effects_at(place):
            if effect.once:
                could.setdefault(effect.key, []).append(place)
                names[effect.key] = effect.number
    for key, places in could.items():
        if len(places) > 1:
            seat = seats[places[0]]
            assert seat is not None, "only events that concern somebody are in order"
            concerned = tuple(card for card in (cards[place] for place in places) if card is not None)
            (picked,) = yield from ask(partial(_which_card, seat, concerned, names[key]))
            order.remove(places[picked.index])
            order.insert(0, places[picked.index])
    return order


def _which_card(seat: int, cards: tuple[Card, ...], number: str) -> Ask:
    """Tokens that are to come are told by their names."""
    options = tuple(
        Option("card", card.id, index=place, label=Message("option-card", (named(card.number),)))
        for place, card in enumerate(cards)
    )
    return Ask(seat, "replacement", options, reason=Message("which-replaced", (named(number),), "10.10.2"))


def do_instead(
    game: GameState, effect: ActiveReplacement, steps: tuple[Step, ...], it: tuple[int, ...], applied: frozenset[Key]
) -> Flow:
    """Do what a text says happens instead; the effects applied so far do not apply to it."""
    outer = game.replacing
    game.replacing = applied
    context = Context(effect.seat, effect.source, effect.this, effect.number, effect.index, it=it)
    try:
        yield from perform(steps, game, context)
    finally:
        game.replacing = outer


# -- movements and draws -----------------------------------------------------------------------------------------------


def ways(
    game: GameState, moves: Sequence[Move], coming: Sequence[Card | None]
) -> Generator[Builder, Picked, list[Way]]:
    """What becomes of simultaneous movements of these cards, each with the effects that apply to it. Everything is
    decided before anything moves; only what is done in place of moving is done at once."""
    planned = [Way(None)] * len(moves)

    def effects(place: int) -> list[ActiveReplacement]:
        return applying(game, moves[place], coming[place])

    for place in (yield from turn_order(game, coming, effects)):
        card = coming[place]
        assert card is not None, "only events that concern somebody are in order"
        planned[place] = yield from _way(game, moves[place], card)
    return _with_room(game, moves, planned)


def _way(game: GameState, move: Move, card: Card) -> Generator[Builder, Picked, Way]:
    applied = game.replacing
    after: tuple[After, ...] = ()
    while True:
        if card.id and card.id not in game.table.cards:
            return Way(None)  # meanwhile it was moved by hand, or by what happened in place of another movement
        if cannot_go(game, card, move):  # 1.3.3
            return Way(None)
        waiting = [effect for effect in applying(game, move, card) if effect.key not in applied]
        if not waiting:
            return Way(move, after)
        reason = Message("which-replacement-move", (named(card.number),), "10.10.2")
        first, applies = yield from next_effect(game, controller(card), waiting, reason, card.id)
        applied |= {first.key}
        if not applies:
            continue
        steps = _flat(first.replacing.steps)
        redirects = [(step, step.redirect) for step in steps if step.redirect is not None]
        if not redirects:
            yield from do_instead(game, first, steps, (card.id,) if card.id else (), applied)
            return Way(None)
        step, redirect = redirects[0]
        assert redirect is not None
        move = _redirected(move, card, redirect, first.seat)
        others = tuple(other for other in steps if other is not step)
        if move.to == card.place:  # it lies there (1.3.2.1)
            yield from do_instead(game, first, others, (card.id,), applied)
            return Way(None)
        after += (After(first, others, applied),) if others else ()


def _flat(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Steps with those joined by "and" each for itself."""
    return tuple(inner for step in steps for inner in (_flat(step.steps) if isinstance(step, Then) else (step,)))


def _redirected(move: Move, card: Card, redirect: Redirect, seat: int) -> Move:
    """The movement that happens instead; as an effect of a text, whatever the first was."""
    if not redirect.zone:
        return move._replace(engaged=redirect.engaged)
    to = Place(seat if redirect.yours else card.owner, redirect.zone)
    return Move(card.id, to, at=redirect.at, why=redirect.why, engaged=redirect.engaged)


def _with_room(game: GameState, moves: Sequence[Move], planned: Sequence[Way]) -> list[Way]:
    """A card sent to a field or EX area that has no room stays where it is (1.3.2)."""
    ways: list[Way] = []
    for move, way in zip(moves, planned, strict=True):
        if way.move is not None and way.move.to.zone in (FIELD, EX) and way.move.to != move.to:
            coming = sum(other.move is not None and other.move.to == way.move.to for other in ways)
            if coming >= game.room(way.move.to.seat, way.move.to.zone):
                way = Way(None)
        ways.append(way)
    return ways


def is_draw_replaced(game: GameState, seat: int) -> Generator[Builder, Picked, bool]:
    """Whether something else is done than a draw of a seat; if so, it was done."""
    event = Drawing(seat)
    applied = game.replacing
    while waiting := [effect for effect in applying(game, event) if effect.key not in applied]:
        reason = Message("which-replacement-draw", (), "10.10.2.2")
        first, applies = yield from next_effect(game, seat, waiting, reason, 0)
        applied |= {first.key}
        if applies:
            yield from do_instead(game, first, first.replacing.steps, (), applied)
            return True
    return False


def value_divided(game: GameState, seat: int, value: int) -> Generator[Builder, Picked, int]:
    """What a seat divides with what replaces that value, which is applied when it is divided (JA 10.6.2.4.3)."""
    applied = game.replacing
    while waiting := [effect for effect in applying(game, Dividing(seat)) if effect.key not in applied]:
        reason = Message("which-replacement-division", (value,), "10.6.2.4.3")
        first, applies = yield from next_effect(game, seat, waiting, reason, 0)
        applied |= {first.key}
        if applies:
            for step in first.replacing.steps:
                value = step.amount(value) if isinstance(step, ChangeDamage) else value
    return value

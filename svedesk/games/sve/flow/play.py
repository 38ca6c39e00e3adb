"""Playing a card (8.2, 10.6)."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache

from svedesk.engine.ask import Builder, Flow, Picked
from svedesk.engine.events import Played
from svedesk.engine.message import Message
from svedesk.engine.records import Card
from svedesk.games.sve.abilities.base import Context, resolve
from svedesk.games.sve.abilities.cost import PayPoints
from svedesk.games.sve.abilities.own_cost import CostsX, OwnCost
from svedesk.games.sve.abilities.play_cost import AddedCost, PlayCost
from svedesk.games.sve.abilities.playable import CannotBePlayed, CannotBePlayedThen, Playing, PlayingRule
from svedesk.games.sve.abilities.spell import Spell
from svedesk.games.sve.actions.arrive import put_onto_field
from svedesk.games.sve.actions.move import bury, move_together
from svedesk.games.sve.actions.pay import pay
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.actions.turn_counts import (
    PLAYED,
    PLAYED_NAMED,
    PLAYS_BANISHED,
    count,
    next_is_played,
    next_play,
)
from svedesk.games.sve.definitions import Definition
from svedesk.games.sve.flow.own_cost import (
    can_pay_some_way,
    cost_of_playing,
    places_to_make,
    which_cost,
    why_not_pay_playing,
)
from svedesk.games.sve.flow.targets import additional_cost, make_selections, pay_additional, why_not_selectable
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import PLAYED_FROM, CardPlayed, Move
from svedesk.games.sve.values.cost import next_plays, play_cost
from svedesk.games.sve.values.field_state import is_in_play
from svedesk.games.sve.zones import BANISHED, EX, FIELD, HAND, RESOLUTION, RESOLUTION_ZONE


def why_not_play(game: GameState, seat: int, card: Card) -> Message | None:
    """Why a card in hand or EX area cannot be specified to be played (10.6.2.1.2); None when it can."""
    meaning = game.definitions[card.number]
    if meaning.of[Playing] and _is_forbidden(game, meaning, seat, card):  # what most cards say nothing of
        return Message("cannot-play-now", (), "1.3.3")
    if meaning.is_crest:
        return Message("crests-are-not-played", (), "9.1.4.2")  # it may lie in no resolution zone
    refusal = _why_not_pay(game, seat, card)
    if refusal is not None and not (meaning.of[OwnCost] and can_pay_some_way(game, seat, card)):
        return refusal
    spells = meaning.of[Spell]
    if spells and game.facts(card).kind == "spell":
        return why_not_selectable(game, spells[0].steps, seat, card.id, playing=1)
    return None


def _is_forbidden(game: GameState, meaning: Definition, seat: int, card: Card) -> bool:
    """Whether what a card says of playing itself forbids it now, in this turn or from where it lies."""
    if any(own.condition.holds_for(game, seat, 0, card.id) for own in meaning.of[CannotBePlayed]):
        return True
    return any(_forbids(game, own, seat, card) for own in meaning.of[CannotBePlayedThen])


def _forbids(game: GameState, own: CannotBePlayedThen, seat: int, card: Card) -> bool:
    """Whether a card can't be played in this turn, or from where it lies."""
    if own.when in ("your", "enemy"):
        return (own.when == "your") == (game.active == seat)
    return card.zone == EX if own.when == "ex" else card.zone != HAND


def _why_not_pay(game: GameState, seat: int, card: Card) -> Message | None:
    cost, have = play_cost(game, card), game.table.number(seat, "play_points")
    if cost > have:
        return Message("not-enough-points", (cost, have), "10.6.2.5.4")
    if game.definitions[card.number].of[AddedCost]:
        return why_not_pay_playing(game, seat, card, cost_of_playing(game, card, ()))
    if places_to_make(game, seat, card):
        return Message("field-full", (game.table.number(seat, "field_limit"),), "10.6.2.6")
    return None


def playable(game: GameState, seat: int) -> list[Card]:
    """The cards of a seat's hand and EX area, which are where cards are played from (8.2.1), and those of its banished
    zone where an effect says so."""
    usual = [*game.table.in_zone(seat, HAND), *game.table.in_zone(seat, EX)]
    return [*usual, *_banished(game, seat)] if game.table.number(seat, PLAYS_BANISHED) else usual


_PLAYED = ("follower", "amulet", "spell")
_points = cache(PayPoints)


def plays(game: GameState, seat: int) -> list[Card]:
    """The cards that can be specified to be played. For most there is only what is printed to pay, and a place to have
    or a target to find: those are not asked for anything else."""
    table, definitions = game.table, game.definitions
    points, as_printed = table.number(seat, "play_points"), not table.delayed and not is_in_play(game, PlayCost)
    room, more = game.room(seat, FIELD), {kind: next_play(game, seat, kind) for kind in _PLAYED}
    able = []
    for card in playable(game, seat):
        meaning = definitions[card.number]
        kind = meaning.facts.kind
        if not as_printed or card.given or card.marks or kind not in _PLAYED or meaning.of[PlayingRule]:
            if why_not_play(game, seat, card) is None:
                able.append(card)
        elif max(0, (meaning.facts.cost or 0) + more[kind]) > points:
            continue
        elif kind != "spell":
            if room:
                able.append(card)
        elif not (spell := meaning.of[Spell]) or (
            why_not_selectable(game, spell[0].steps, seat, card.id, playing=1) is None
        ):
            able.append(card)
    return able


def _banished(game: GameState, seat: int) -> list[Card]:
    lying = (card for card in game.table.in_zone(seat, BANISHED) if card.faceup)
    return [card for card in lying if (facts := game.facts(card)).cost is not None and facts.special != "evolved"]


def play_card(game: GameState, seat: int, card_id: int, *, cancel: bool = True) -> Flow:
    """Play a card: every step of 10.6.2 in its order. A play that turns out impossible leaves no trace (10.6.2.3.3,
    10.6.2.5.4). `cancel`: its questions may be taken back, which those of a card that a text plays may not."""
    table = game.table
    old = table.cards[card_id]
    at = table.zones[old.place].index(card_id)
    # 10.6.2.1: specify and reveal it, move it to the resolution zone; effects on a card in the EX area stay on it
    # (10.6.2.1.3).
    (here,) = yield from move_together(game, [Move(card_id, RESOLUTION_ZONE, keeps=True, why="play")], "")
    table.mark(here, PLAYED_FROM + old.zone, 1)  # 5.4.3
    card = table.cards[here]
    definition = game.definitions[card.number]
    spell = next(iter(definition.of[Spell]), None)
    context = Context(seat, card, here, card.number, definition.abilities.index(spell) if spell else 0, playing=1)
    special = definition.has(OwnCost, CostsX, AddedCost)
    context.cost = (_points(play_cost(game, card)),)
    if special:
        context.cost = yield from which_cost(game, card, context, cancel=cancel)
    # 10.6.2.2 to 10.6.2.4: modes, then targets.
    steps = spell.steps if spell else ()
    if not (yield from make_selections(game, steps, context, cancel=cancel)):
        yield from _take_back(game, here, old, at)
        return
    # 10.6.2.5: determine the cost, then pay all of it. A manual operation may have changed what there is to pay with or
    # the card's place.
    now = game.card(here)
    if now is None:
        return
    is_spell = definition.facts.kind == "spell"
    if not special:
        context.cost = (_points(play_cost(game, now)),)
    # Play points alone take nothing that could make room, and nothing happens in place of paying them.
    before = table.snapshot() if special or context.paid else None
    events = tuple(table.events) if before is not None else ()
    if why_not_pay_playing(game, seat, now, context.cost) is not None or not (
        yield from _pay(game, context, cancel=cancel)
    ):
        yield from _take_back(game, here, old, at)  # 10.6.2.5.4
        return
    if here not in table.cards:
        return  # it was taken away by hand while its cost was paid
    # 10.6.2.6: the field is counted now that all is paid. Where something else happened in place of what was to make
    # room, the game returns to before, what was paid included.
    if before is not None and not is_spell and game.room(seat, FIELD) < 1:
        table.restore(before)
        table.events.extend(events)
        yield from _take_back(game, here, old, at)
        return
    # 10.6.2.7: it is played.
    count(game, seat, PLAYED)
    next_is_played(game, seat, definition.facts.kind)
    if table.delayed:
        played = {serial for serial, _ in next_plays(game, seat, table.cards[here])}
        table.delayed = tuple(waiting for waiting in table.delayed if waiting.serial not in played)
    if definition.has(CannotBePlayed, CannotBePlayedThen):
        count(game, seat, PLAYED_NAMED + definition.name)
    table.emit(
        Played(seat, "card", here, card.number, 0, tuple(target for _, chosen in context.targets for target in chosen))
    )
    note(game, [CardPlayed(seat, table.cards[here])])
    # 10.6.2.8: resolve it.
    if is_spell:
        if spell:
            yield from resolve(spell.steps, game, context)
        if here in table.cards and table.cards[here].zone == RESOLUTION:
            yield from bury(game, [here], "resolve")  # 10.6.2.8.2.3
    else:
        yield from put_onto_field(game, seat, here)  # 10.6.2.8.1; nothing came between this and the check for room


def _pay(game: GameState, context: Context, *, cancel: bool) -> Generator[Builder, Picked, bool]:
    """Pay all of a cost (10.6.2.5); False, with nothing paid, where something done by hand made it impossible."""
    seat, card = context.seat, game.table.cards[context.this]
    places, then = places_to_make(game, seat, card), additional_cost(context, context.paid)
    cost = context.cost
    paid = yield from pay(game, seat, card.id, cost, cancel=cancel, played=True, places=places, then=then)
    if paid is None:
        return False
    yield from pay_additional(game, context)
    return True


def _take_back(game: GameState, here: int, old: Card, at: int) -> Flow:
    """A play that something done by hand made impossible is cancelled (10.6.2.3.3): the card goes back to where it lay;
    what was done by hand stays."""
    if here in game.table.cards:
        yield from move_together(game, [Move(here, old.place, at=at, keeps=True)], "")

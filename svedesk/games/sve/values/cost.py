"""What playing a card or an ability costs now (10.6.2.5.1)."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.records import SHARED, Card
from svedesk.games.sve.abilities.activated import Evolve
from svedesk.games.sve.abilities.play_cost import PlayCost
from svedesk.games.sve.abilities.playable import CostsByCount, CostsForEvery, CostsLessIf, Playing
from svedesk.games.sve.actions.turn_counts import next_play
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import played_from
from svedesk.games.sve.values.amounts import counted
from svedesk.games.sve.values.belonging import belongs
from svedesk.games.sve.values.field_state import is_in_play
from svedesk.games.sve.values.groups import members
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.verbs.delayed import NextPlay, set_up
from svedesk.games.sve.zones import EX, FIELD


def play_cost(game: GameState, card: Card, decided: int | None = None, more: int = 0) -> int:
    """Play points to pay for a card: its printed cost, set to a value first, then raised or lowered (10.10.2.4), never
    under 0 (1.3.2.2.1). `decided` is the value an option taken while playing sets it to, `more` what others add."""
    facts = game.facts(card)
    cost, less = facts.cost or 0, _less_by_itself(game, card) - more
    seat = card.owner if card.seat == SHARED else card.seat
    less -= next_play(game, seat, facts.kind)
    waiting = tuple(next_plays(game, seat, card)) if game.table.delayed else ()
    reaching = tuple(_reaching(game, card)) if is_in_play(game, PlayCost) else ()
    if not card.given and not reaching and not less and not waiting:
        return cost if decided is None else decided
    sets = [(change.order, int(change.value)) for change in card.given if change.what == "set_cost"]
    sets += [(giver, change.to) for giver, change in reaching if change.to is not None]
    sets += [(serial, change.to) for serial, change in waiting if change.to is not None]
    if decided is not None:  # nothing is produced after what is decided now
        cost = decided
    elif sets:
        cost = max(sets)[1]  # the effect produced last (10.9.1.6)
    cost += sum(change.shift for _, change in reaching) + sum(change.shift for _, change in waiting) - less
    for change in card.given:
        if change.what == "cost":
            cost += int(change.value)
    return max(0, cost)


def next_plays(game: GameState, seat: int, card: Card) -> Iterator[tuple[int, NextPlay]]:
    """What waits for the next play of such a card by a seat, with its number among what waits."""
    for waiting in game.table.delayed:
        if waiting.seat != seat or waiting.until != game.turn:
            continue
        change = set_up(game.definitions[waiting.number].abilities[waiting.index], waiting.part)
        if not isinstance(change, NextPlay) or (change.from_ex and not is_played_from_ex(card)):
            continue
        if belongs(game, card, change.kind, seat, waiting.this):
            yield waiting.serial, change


def _less_by_itself(game: GameState, card: Card) -> int:
    """By how much less a card costs by what it says of itself."""
    meaning = game.definitions[card.number]
    if not meaning.of[Playing]:
        return 0
    seat = card.owner if card.seat == SHARED else card.seat
    less = sum(_less_if(game, own, seat, card) for own in meaning.of[CostsLessIf])
    for own in meaning.of[CostsByCount]:
        number = counted(game, own.by, seat, card.id)
        less += -number if own.more else number
    for every in meaning.of[CostsForEvery]:
        less += every.less * (len(members(game, every.group, seat, card.id)) // max(1, every.unit))
    return less


def _less_if(game: GameState, own: CostsLessIf, seat: int, card: Card) -> int:
    if own.from_ex and not is_played_from_ex(card):
        return 0
    if own.condition is not None and not own.condition.holds_for(game, seat, 0, card.id):
        return 0
    instead = [other.less for other in own.instead if other.condition.holds_for(game, seat, 0, card.id)]
    return instead[-1] if instead else own.less


def is_played_from_ex(card: Card) -> bool:
    """Whether a card is played, or would be, from the EX area."""
    return EX in (card.zone, played_from(card))


def _reaching(game: GameState, card: Card) -> Iterator[tuple[int, PlayCost]]:
    """The passive abilities of cards on fields that change what this card costs, each with the id of its card. They
    mean cards played from any zone (4.4.3.1), in editions that leave that to the text those that say so."""
    # In the resolution zone, where its cost is paid, a card lies on nobody's side.
    asked = card._replace(seat=card.owner) if card.seat == SHARED else card
    for giver in game.on_fields():
        for change in definition(game, giver).of[PlayCost]:
            if not _reaches(game, change, card) or not belongs(game, asked, change.group, giver.seat, giver.id):
                continue
            if change.condition is None or change.condition.holds_for(game, giver.seat, 0, giver.id):
                yield giver.id, change


def _reaches(game: GameState, change: PlayCost, card: Card) -> bool:
    """Whether what changes costs means cards where this one is played from."""
    if change.when_played:
        return change.group.zone != EX or is_played_from_ex(card)
    return change.anywhere or game.edition.cost_changes_in_all_zones or card.zone == FIELD


def evolve_cost(game: GameState, ability: Evolve, card: Card) -> int:
    """Play points to pay for an evolve ability of a card: printed, or what an effect or its own text changed it to."""
    points, shift = ability.points, 0
    if ability.less is not None:
        shift -= counted(game, ability.less, card.seat, card.id)
    for change in card.given:  # a value is set before it is lowered (10.10.2.4)
        if change.what == "evolve_cost":
            points = int(change.value)
        elif change.what == "evolve_cost_by":
            shift += int(change.value)
    return max(0, points + shift)

"""Finding the automatic abilities a happening triggers, and making them pending (10.7)."""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.engine.records import Card
from svedesk.games.sve.abilities.automatic import InCemetery, InEx, TriggerWatch
from svedesk.games.sve.actions.pending import note_delayed, pend
from svedesk.games.sve.actions.turn_counts import remember
from svedesk.games.sve.conditions.happened import ThisTurn
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.keywords.printed import DRIVE_CHECKS
from svedesk.games.sve.trigger_events import AttackMade, DamageMade, Fought, Happening, Moved, concerned
from svedesk.games.sve.values.abilities import automatics
from svedesk.games.sve.values.changes import ABILITY
from svedesk.games.sve.values.field_state import field_state
from svedesk.games.sve.values.keywords import keywords
from svedesk.games.sve.values.links import equipment_in_play, equipment_on
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.values.restrictions import does_not_trigger
from svedesk.games.sve.zones import BANISHED, CEMETERY, EX, FIELD

_AWAY = (CEMETERY, BANISHED)
"""Where a card that was discarded or banished just now lies."""
_OF_KEYWORDS = frozenset((DamageMade, AttackMade, Fought))
"""What Drain, Single and Twin Drive, and Bane where it is an ability, wait for."""
_WAITING_KEYWORDS = frozenset(("drain", "bane", *DRIVE_CHECKS))


def note(game: GameState, happenings: Iterable[Happening], before: GameState | None = None) -> None:
    """Make pending every automatic ability that simultaneous happenings trigger, once for each that does (10.7.2.1).

    `before` is the game just before, needed where a card left a field: abilities and information of cards that left are
    looked up there (10.7.4.1.2), and a card that left watches what happened at the same time (10.7.4.2).
    """
    happened = tuple(happenings)
    if not happened:
        return
    if game.definitions.having[ThisTurn]:
        remember(game, happened, before)
    kinds = set(map(type, happened))
    for watcher, where in _watchers(game, happened, kinds, before):
        watched = happened if where is game else _watched_leaving(game, watcher, happened)
        for number, index, ability in automatics(
            where,
            watcher,
            with_drain=DamageMade in kinds,
            with_drive=AttackMade in kinds,
            with_bane=Fought in kinds,
        ):
            awaited = ability.trigger.awaited
            if kinds.isdisjoint(awaited.hears):
                continue
            if watcher.zone in _AWAY and not (awaited.own or isinstance(ability, InCemetery)):
                continue  # it tells of itself only
            mets = [
                met
                for happening in watched
                if type(happening) in awaited.hears
                and (met := ability.trigger.meets(TriggerWatch(watcher, happening, game, before))) is not None
            ]
            if mets and not does_not_trigger(game, watcher.seat, ability.moment):
                pend(game, watcher, number, index, ability, mets)
    if game.table.delayed:
        note_delayed(game, happened, before)


def _watchers(
    game: GameState, happened: tuple[Happening, ...], kinds: set[type[Happening]], before: GameState | None
) -> list[tuple[Card, GameState]]:
    """Every card whose abilities are valid: on a field now (10.3.5), on one until just now, or discarded or banished
    just now; each with the game to read it in. Of those on fields it happened to, and those that wait for what happens
    to others."""
    cards, now, having = game.table.cards, field_state(game), game.definitions.having
    able = {card_id for kind in kinds for card_id in now.listening(kind)} if now.hearing else set[int]()
    for happening in happened:
        if game.definitions.awaiting[type(happening)].isdisjoint(now.numbers) and type(happening) not in _OF_KEYWORDS:
            continue  # what was given is heard above
        for card_id in concerned(happening):
            card = cards.get(card_id)
            if card is not None and card.zone == FIELD and card_id not in able and _waits_for(game, card, kinds):
                able.add(card_id)
    watchers = [(card, game) for card in game.on_fields() if card.id in able] if able else []
    for away, zone in ((InEx, EX), (InCemetery, CEMETERY)):
        if waiting := having[away]:
            for seat in game.in_turn_order():
                watchers += [(card, game) for card in game.table.in_zone(seat, zone) if card.number in waiting]
    if now.equipment:
        watchers += [(card, game) for card in equipment_in_play(game)]  # JA 14.5.2.1.3
    left: list[tuple[Card, GameState]] = []
    for move in happened if Moved in kinds else ():
        if not isinstance(move, Moved) or move.before is None:
            continue
        came_from, zone = move.before.zone, move.after.zone
        # Banished from a field it is watched as it was there.
        gone = move.why == "discard" or (zone == BANISHED and came_from not in (FIELD, BANISHED))
        is_found_above = zone == CEMETERY and move.after.number in having[InCemetery]
        if gone and not is_found_above and _waits_for(game, move.after, kinds):
            watchers.append((move.after, game))
        if before is not None and came_from == FIELD != zone and _waits_for(before, move.before, kinds):
            left.append((move.before, before))
    return watchers + left


def _waits_for(game: GameState, card: Card, kinds: set[type[Happening]]) -> bool:
    """Whether a card may have an ability that waits for one of these: printed, given, or that of a keyword."""
    if not definition(game, card).awaits.isdisjoint(kinds):
        return True
    if not kinds.isdisjoint(_OF_KEYWORDS) and not _WAITING_KEYWORDS.isdisjoint(keywords(game, card)):
        return True
    if card.given and any(change.what == ABILITY for change in card.given):
        return True
    return card.zone == FIELD and bool(field_state(game).equipment) and bool(equipment_on(game, card))


def _watched_leaving(game: GameState, watcher: Card, happened: tuple[Happening, ...]) -> tuple[Happening, ...]:
    """What a card that left watches of what happened at once: all of it, or where it does not watch the others that
    moved with it (EN early 10.7.4.2 is about entering alone), how it left itself (10.7.4.1.2)."""
    if game.edition.leaving_together_triggers:
        return happened
    return tuple(move for move in happened if isinstance(move, Moved) and move.before and move.before.id == watcher.id)

"""Automatic abilities becoming pending where more is to be heeded than that their condition was met: limits per turn
(10.7.2.2), delayed triggers (10.7.5), state triggers (10.7.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from svedesk.engine.records import Card, Pending
from svedesk.games.sve.abilities.automatic import Automatic, Met, TriggerWatch
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.keywords.limited import Achieved, Limited
from svedesk.games.sve.trigger_events import Happening, PhaseStarted
from svedesk.games.sve.values.field_state import is_in_play
from svedesk.games.sve.values.links import equipped_abilities
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.verbs.delayed import Later, set_up

_TIMES = 100
"""A mark holds a turn and how often an ability became pending in it, as turn * this + times."""


def pend(game: GameState, watcher: Card, number: str, index: int, ability: Automatic, mets: Sequence[Met]) -> None:
    """Make an ability pending for each time that what happened at once met its condition (10.7.2.1)."""
    if isinstance(ability.trigger.awaited, Achieved):
        if _is_awaited(game, watcher, number, index):
            return
        mets = mets[:1]
        game.table.mark(watcher.id, _state_mark(number, index), 1)
    if ability.trigger.awaited.together:
        mets = mets[:1]
    batch = room = 0
    if times := ability.trigger.times if isinstance(ability.trigger, Limited) else ability.times:
        mark = _limit_mark(game, watcher, number, index, ability)
        left = _left(game, watcher, mark, times * _copies(game, watcher, number))
        if left <= 0:
            return
        if len(mets) > left:
            batch, room = game.table.next_serial(), left
        _count(game, watcher, mark, min(left, len(mets)))
    for met in mets:
        serial = game.table.next_serial()
        pending = Pending(
            serial, watcher.seat, watcher, met.this, number, index, met.bound, met.amount, batch=batch, room=room
        )
        game.table.pending = (*game.table.pending, pending)


# -- limits per turn ---------------------------------------------------------------------------------------------------


def _limit_mark(game: GameState, watcher: Card, number: str, index: int, ability: Automatic) -> str:
    """What the times of an ability are counted under. An ability that the evolved card has as the card before had it is
    the same one; in editions where evolving loses the one and gains the other (JA 5.15.2.2.1) its limit starts anew."""
    if number != watcher.number and not game.edition.evolving_restarts_limits:
        for place, other in game.definitions[watcher.number].numbered[Automatic]:
            if other == ability:
                return f"pended {watcher.number} {place}"
    return f"pended {number} {index}"


def _copies(game: GameState, watcher: Card, number: str) -> int:
    """How many of an ability its card has, each with a limit of its own: several if alike tokens give it
    (JA 14.5.2.3)."""
    alike = (gift for _, gift in equipped_abilities(game, watcher) if gift.facts.number == number)
    return max(1, sum(1 for _ in alike))


def _left(game: GameState, watcher: Card, mark: str, times: int) -> int:
    """How often it may still become pending this turn."""
    turn, done = divmod(game.table.cards.get(watcher.id, watcher).mark(mark), _TIMES)
    return times - (done if turn == game.turn else 0)


def _count(game: GameState, watcher: Card, mark: str, more: int) -> None:
    card = game.card(watcher.id)
    if card is not None:  # one that left has no later times
        turn, done = divmod(card.mark(mark), _TIMES)
        done = done if turn == game.turn else 0
        game.table.mark(card.id, mark, game.turn * _TIMES + done + more)


# -- delayed triggers --------------------------------------------------------------------------------------------------


def note_delayed(game: GameState, happened: Iterable[Happening], before: GameState | None) -> None:
    """Make delayed abilities pending that what happened triggers; one without a time frame only once (10.7.5.1)."""
    table = game.table
    table.delayed = tuple(waiting for waiting in table.delayed if waiting.until in (0, game.turn))
    for waiting in table.delayed:
        later = set_up(game.definitions[waiting.number].abilities[waiting.index], waiting.part)
        if not isinstance(later, Later):
            continue  # a replacement effect waits for what would happen
        watcher = waiting.source._replace(id=waiting.this, seat=waiting.seat)
        for happening in happened:
            met = later.trigger.meets(TriggerWatch(watcher, happening, game, before, waiting.bound))
            if met is None:
                continue
            pending = Pending(
                table.next_serial(),
                waiting.seat,
                waiting.source,
                waiting.this,
                waiting.number,
                waiting.index,
                met.bound or waiting.bound,
                met.amount,
                waiting.part,
            )
            table.pending = (*table.pending, pending)
            if not waiting.until:
                table.delayed = tuple(other for other in table.delayed if other.serial != waiting.serial)
                break


# -- state triggers ----------------------------------------------------------------------------------------------------


def _state_mark(number: str, index: int) -> str:
    return f"achieved {number} {index}"


def _is_awaited(game: GameState, watcher: Card, number: str, index: int) -> bool:
    """Whether a state trigger is pending or being resolved, or its card gone."""
    card = game.card(watcher.id)
    return card is None or bool(card.mark(_state_mark(number, index)))


def note_states(game: GameState) -> None:
    """Make state triggers pending whose state came about by what no happening tells (a number, say)."""
    if not is_in_play(game, Achieved):
        return
    for card in game.on_fields():
        meaning = definition(game, card)
        for index, ability in meaning.numbered[Automatic]:
            # What happened last makes no difference to a state.
            watch = TriggerWatch(card, PhaseStarted(game.active, ""), game, None)
            if isinstance(ability.trigger.awaited, Achieved) and ability.trigger.meets(watch):
                pend(game, card, meaning.facts.number, index, ability, (Met(card.id),))


def no_longer_awaited(game: GameState, pending: Pending) -> None:
    """A pending ability was resolved: a state trigger may become pending again (10.7.6.1)."""
    card = game.card(pending.source.id)
    if card is not None and not pending.part and card.mark(_state_mark(pending.number, pending.index)):
        game.table.mark(card.id, _state_mark(pending.number, pending.index), 0)

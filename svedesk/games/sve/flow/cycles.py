"""Perpetual cycles of activated abilities in the main phase (15.2).

The step of a table remembers the ability played last where playing it again could go on for ever: ("main", "barred",
zone place, ability) where it changed nothing, ("main", "again", ...) where it changed something and cost nothing.
"""

from __future__ import annotations

from collections.abc import Generator

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask_numbers
from svedesk.engine.message import Message, named
from svedesk.engine.records import Card
from svedesk.engine.table import Step
from svedesk.games.sve.flow.activate import activate, why_not_activate
from svedesk.games.sve.flow.confirmation import confirmation_timing
from svedesk.games.sve.game import Game
from svedesk.games.sve.rules.cycles import state_of, watched
from svedesk.games.sve.values.abilities import activated

MOST_TIMES = 999
"""How often a sequence may be declared to be performed at once (15.2.1.1)."""


def is_barred(game: Game, card: Card, index: int) -> bool:
    """Whether an ability was played just now and nothing whatever changed: it may not be played again (15.2.1.2)."""
    return game.table.step == _step(game, "barred", card, index)


def repetition(game: Game, card: Card, index: int) -> tuple[Option, ...]:
    """The option of declaring that an ability that was just played will be played so many times more (15.2.1.1)."""
    return (Option("repeat", card.id, index=index),) if game.table.step == _step(game, "again", card, index) else ()


def _step(game: Game, word: str, card: Card, index: int) -> Step:
    return "main", word, card.zone, game.table.zones[card.place].index(card.id), index


def act_and_compare(game: Game, picked: Option, seat: int) -> Flow:
    """Play an activated ability, or the declared number of times, and see what that has changed."""
    times = 1
    if picked.kind == "repeat":
        times = yield from _agreed(game, picked, seat)
    for _ in range(times):
        if not _can_go_on(game, picked, seat):
            return
        yield from _once(game, picked, seat)


def _once(game: Game, picked: Option, seat: int) -> Flow:
    table = game.table
    card = table.cards[picked.card]
    again, barred = _step(game, "again", card, picked.index), _step(game, "barred", card, picked.index)
    points, before = table.number(seat, "play_points"), state_of(game)
    table.step = ("main",)
    asked = yield from watched(activate(game, seat, picked.card, picked.index))
    asked = (yield from watched(confirmation_timing(game))) or asked  # 7.3.4
    if asked:
        return  # what was chosen may be chosen otherwise
    if state_of(game) == before:
        table.step = barred
    elif table.number(seat, "play_points") == points and _can_go_on(game, picked, seat):
        table.step = again


def _can_go_on(game: Game, picked: Option, seat: int) -> bool:
    card = game.card(picked.card)
    if card is None or is_barred(game, card, picked.index):
        return False
    return any(
        why_not_activate(game, seat, card, ability) is None
        for _, index, ability in activated(game, card)
        if index == picked.index
    )


def _agreed(game: Game, picked: Option, seat: int) -> Generator[Builder, Picked, int]:
    """The number of times the active player declares, or the lesser one the other player allows before doing something
    else (15.2.1.1)."""
    name = named(game.table.cards[picked.card].number)

    def declared() -> Ask:
        reason = Message("repeat-how-often", (name, MOST_TIMES), "15.2.1.1")
        return Ask(seat, "number", (), 0, MOST_TIMES, "number", reason, source=picked.card, cancel=True)

    (times,) = yield from ask_numbers(declared)

    def allowed() -> Ask:
        reason = Message("repeat-allowed", (name, times), "15.2.1.1")
        return Ask(1 - seat, "number", (), 0, times, "number", reason, source=picked.card)

    (allowing,) = yield from ask_numbers(allowed)
    return allowing

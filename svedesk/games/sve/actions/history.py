"""What happened this turn, as far as conditions of cards in the game ask for it."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.records import Card
from svedesk.games.sve.abilities.automatic import TriggerWatch
from svedesk.games.sve.conditions.happened import ThisTurn
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import Happening

_MOST = 9
"""No text asks for more; what may happen again and again changes nothing from there on (15.2)."""


def remember(game: GameState, happened: Sequence[Happening], before: GameState | None) -> None:
    """Count for each seat what has happened. What cards outside the game ask for is not counted: the library may know
    more of them at one time than at another."""
    asking = game.definitions.having[ThisTurn]
    table = game.table
    present = asking & {card.number for card in table.cards.values()}
    conditions = (node for number in sorted(present) for node in game.definitions[number].inside(ThisTurn))
    wanted = {condition.remembered_as: condition.event for condition in conditions}
    for name, event in wanted.items():
        for seat in range(table.seats):
            watcher = Card(0, "", seat, seat, "")
            watches = (
                TriggerWatch(watcher, happening, game, before)
                for happening in happened
                if isinstance(happening, event.hears)
            )
            if times := sum(event.meets(watch) is not None for watch in watches):
                table.numbers[(seat, name)] = min(_MOST, table.number(seat, name) + times)

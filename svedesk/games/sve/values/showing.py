"""What a card is and counts as now, for those who look at the table."""

from __future__ import annotations

from svedesk.engine.records import SHARED, Card
from svedesk.engine.view import Shown
from svedesk.games.sve.abilities.play_cost import PlayCost
from svedesk.games.sve.abilities.playable import CostsByCount, CostsLessIf
from svedesk.games.sve.actions.turn_counts import next_play
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.cost import next_plays, play_cost
from svedesk.games.sve.values.field_state import printed, values_of
from svedesk.games.sve.values.keywords import is_kept, keywords
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.values.stats import attack, defense
from svedesk.games.sve.zones import FIELD


def shown(game: GameState, card: Card) -> Shown:
    """Its values. As long as nothing changes what cards cost, they are those printed of cards that nothing was given to
    and that are not on a field; of those on fields they are kept as all values are."""
    if game.definitions.having[PlayCost] or _has_own_cost(game, card):
        return _look(game, card)
    if card.zone == FIELD:
        values = values_of(game, card)
        if values.shown_as is None or not is_kept(values):
            values.shown_as = _look(game, card)
        return values.shown_as
    if card.given or card.marks or card.damage:
        return _look(game, card)
    by_number = printed(game)
    if card.number not in by_number:
        by_number[card.number] = _look(game, card)
    return by_number[card.number]


def _has_own_cost(game: GameState, card: Card) -> bool:
    """Whether what a card costs may be another from one moment to the next, by its own text or as the next one."""
    seat = card.owner if card.seat == SHARED else card.seat
    meaning = game.definitions[card.number]
    if meaning.has(CostsLessIf, CostsByCount) or next_play(game, seat, meaning.facts.kind):
        return True
    return bool(game.table.delayed) and any(next_plays(game, seat, card))


def _look(game: GameState, card: Card) -> Shown:
    meaning = definition(game, card)
    facts = meaning.facts
    follower = facts.kind == "follower"
    return Shown(
        facts.number,
        facts.kind,
        None if game.facts(card).cost is None else play_cost(game, card),
        attack(game, card) if follower else None,
        defense(game, card) if follower else None,
        keywords(game, card),
    )

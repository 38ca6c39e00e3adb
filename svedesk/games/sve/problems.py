"""What the rules would not allow of a table changed by hand: listed when the rules are switched on again."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.message import Message, named
from svedesk.engine.records import Card
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.rules.illegal_links import loose_equipment, unlinked
from svedesk.games.sve.rules.limits import MAX_PLAY_POINTS, most_play_points
from svedesk.games.sve.values.names import is_follower
from svedesk.games.sve.values.restrictions import cannot_lose
from svedesk.games.sve.values.stats import defense
from svedesk.games.sve.zones import DRIVE, EVOLVE, EVOLVE_DECK, EX, FIELD, LEADER, RACE, token_may_lie


def problems(game: GameState) -> tuple[Message, ...]:
    """One message for each; what rules handling treats at the next confirmation timing is among them."""
    return (*_of_numbers(game), *_of_zones(game), *_of_cards(game))


def _of_numbers(game: GameState) -> Iterator[Message]:
    table = game.table
    for seat in range(table.seats):
        most, points = table.number(seat, "max_play_points"), table.number(seat, "play_points")
        no_less = not game.edition.only_ten_limits_play_points  # EN early 3.2.4 knows no lower limits
        if most > MAX_PLAY_POINTS or (no_less and most < 0):
            yield Message("problem-max-play-points", (seat, most), "3.2.4.1")
        most = most_play_points(game, seat)
        if points > max(most, 0) or (no_less and points < 0):
            yield Message("problem-play-points", (seat, points, most), "3.2.4.2")
        if table.number(seat, "evolution_points") < 0:
            yield Message("problem-evolution-points", (seat, table.number(seat, "evolution_points")), "3.2.5.1")
        if table.number(seat, "leader_defense") <= 0 and not cannot_lose(game, seat):
            yield Message("problem-leader-defense", (seat, table.number(seat, "leader_defense")), "11.2.1")


def _of_zones(game: GameState) -> Iterator[Message]:
    table = game.table
    for seat in range(table.seats):
        for zone, clause in ((FIELD, "11.4.1"), (EX, "11.5.1")):
            limit, lying = table.number(seat, f"{zone}_limit"), len(table.zone(seat, zone))
            if lying > limit:
                yield Message(f"problem-{zone}-limit", (seat, lying, limit), clause)
        if not table.zone(seat, LEADER):
            yield Message("problem-no-leader", (seat,), "6.1.1.1")


def _of_cards(game: GameState) -> Iterator[Message]:
    for card in game.table.cards.values():
        yield from _of_card(game, card)
    for card_id in unlinked(game):
        yield Message("problem-unlinked", (named(game.table.cards[card_id].number),), "11.6.1")
    for card_id in loose_equipment(game):
        yield Message("problem-equipment", (named(game.table.cards[card_id].number),), "11.11.1")


def _of_card(game: GameState, card: Card) -> Iterator[Message]:
    facts = game.facts(card)
    name = named(card.number)
    if facts.special == "token" and not token_may_lie(facts.kind, card.zone):
        yield Message("problem-token", (name,), "9.1.4")
    elif facts.special == "evolved" and card.zone not in (EVOLVE, EVOLVE_DECK, RACE, DRIVE):
        yield Message("problem-evolved-card", (name,), "4.6.1")
    elif facts.kind == "leader" and card.zone != LEADER:
        yield Message("problem-leader-elsewhere", (name,), "4.3.1")
    elif facts.kind == "spell" and card.zone == FIELD:
        yield Message("problem-spell-on-field", (name,), "4.4.1")
    elif card.zone == FIELD and is_follower(game, card) and defense(game, card) <= 0:
        yield Message("problem-defense", (name, defense(game, card)), "11.3.1")

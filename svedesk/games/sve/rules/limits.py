"""Handling limits of the field and the EX area (11.4, 11.5), of play points (3.2.4, 11.9), and Stack (11.7)."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from svedesk.engine.ask import Ask, Builder, Option, Picked, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.games.sve.abilities.activated import Stack
from svedesk.games.sve.actions.draw import DREW_FROM_EMPTY
from svedesk.games.sve.actions.give import STACK
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.field_state import is_in_play
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.zones import EX, FIELD

_CLAUSES = {FIELD: "11.4.1", EX: "11.5.1"}
_LIMITED = tuple(tuple((zone, Place(seat, zone), (seat, f"{zone}_limit")) for zone in (FIELD, EX)) for seat in (0, 1))
_NUMBERS = ("leader_defense", DREW_FROM_EMPTY, "play_points", "max_play_points", "field_limit", "ex_limit")
_SEATS = tuple((tuple((seat, name) for name in _NUMBERS), Place(seat, FIELD), Place(seat, EX)) for seat in (0, 1))


def is_within_limits(game: GameState) -> bool:
    """Whether it is soon seen that no seat loses (11.2), or has more cards or play points than it may: asked all the
    time."""
    zones, numbers = game.table.zones, game.table.numbers
    for (leader_defense, drew_from_empty, points, most, field_limit, ex_limit), field, ex in _SEATS:
        have = numbers.get(points, 0)
        if (
            numbers.get(leader_defense, 0) <= 0
            or drew_from_empty in numbers
            or have > numbers.get(most, 0)
            or have > MAX_PLAY_POINTS
            or len(zones[field]) > numbers.get(field_limit, 0)
            or len(zones[ex]) > numbers.get(ex_limit, 0)
        ):
            return False
    return True


def over_limit(game: GameState) -> Generator[Builder, Picked, list[int]]:
    """The cards that go to the cemetery: those their player does not select to stay, the active player asked first
    (1.3.4)."""
    going: list[int] = []
    for seat in game.in_turn_order():
        for zone, place, limit in _LIMITED[seat]:
            if len(game.table.zones[place]) > max(0, game.table.numbers.get(limit, 0)):
                stay = yield from ask(partial(_which_stay, game, seat, zone, tuple(going)))
                staying = {option.card for option in stay}
                going += [card_id for card_id in game.table.zone(seat, zone) if card_id not in staying]
    return going


def _which_stay(game: GameState, seat: int, zone: str, going: tuple[int, ...]) -> Ask:
    """What was selected before is made known with the question (1.3.4): `about` are the cards that go already."""
    here = tuple(Option("card", card_id) for card_id in game.table.zone(seat, zone))
    limit = max(0, min(len(here), game.table.number(seat, f"{zone}_limit")))
    return Ask(seat, "keep", here, limit, limit, reason=Message(f"stay-{zone}", (limit,), _CLAUSES[zone]), about=going)


MAX_PLAY_POINTS = 10  # 3.2.4.1
_POINTS = [(seat, (seat, "play_points"), (seat, "max_play_points")) for seat in (0, 1)]


def most_play_points(game: GameState, seat: int) -> int:
    """What the play points of a seat may be at most: its maximum (3.2.4.2); in editions in which a maximum is no limit,
    as much as a maximum may be (EN early 3.2.4.1)."""
    if game.edition.only_ten_limits_play_points:
        return MAX_PLAY_POINTS
    return game.table.number(seat, "max_play_points")


def over_limit_of_play_points(game: GameState) -> list[int]:
    """The seats with more play points than they may have."""
    numbers, over = game.table.numbers, []
    for seat, points, maximum in _POINTS:
        have = numbers.get(points, 0)
        # Soon told of most: what is past neither is past no limit, whatever the edition.
        if (have > numbers.get(maximum, 0) or have > MAX_PLAY_POINTS) and have > most_play_points(game, seat):
            over.append(seat)
    return over


def cut_to_limit(game: GameState, seats: list[int]) -> None:
    """Their play points become equal to the limit (3.2.4, 11.9.1)."""
    for seat in seats:
        game.table.set_number(seat, "play_points", most_play_points(game, seat))


_FIELDS = (Place(0, FIELD), Place(1, FIELD))


def without_counters(game: GameState) -> list[int]:
    """The cards on fields with Stack that have no Stack counters."""
    if not is_in_play(game, Stack):
        return []
    table = game.table
    lying = [table.cards[card_id] for place in _FIELDS for card_id in table.zones[place]]
    return [
        card.id
        for card in lying
        if "stack" in game.definitions[card.number].keywords
        and not card.counter(STACK)
        and "stack" in definition(game, card).keywords
    ]

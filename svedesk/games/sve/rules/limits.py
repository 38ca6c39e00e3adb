"""Handling field and EX area limits (11.4, 11.5): more cards than the limit can only come about by hand or by a limit
that shrank."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from svedesk.engine.ask import Ask, Builder, Option, Picked, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.zones import EX, FIELD

_CLAUSES = {FIELD: "11.4.1", EX: "11.5.1"}
_LIMITED = tuple(tuple((zone, Place(seat, zone), (seat, f"{zone}_limit")) for zone in (FIELD, EX)) for seat in (0, 1))
_BOTH = (*_LIMITED[0], *_LIMITED[1])


def is_over_limit(game: GameState) -> bool:
    """Whether a seat has more cards on its field or in its EX area than it may."""
    zones, numbers = game.table.zones, game.table.numbers
    for _, place, limit in _BOTH:
        lying = zones[place]
        if lying and len(lying) > numbers.get(limit, 0):
            return True
    return False


def over_limit(game: GameState) -> Generator[Builder, Picked, list[int]]:
    """The cards that go to the cemetery: those their player does not select to stay, the active player asked first
    (1.3.4)."""
    going: list[int] = []
    if not is_over_limit(game):
        return going
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

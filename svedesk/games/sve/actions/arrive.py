"""Cards coming onto a field or into an EX area: limits (4.4.4.2, 4.8.3.2), tokens (9.1.2), Ward's way of arriving
(12.8.2 i)."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask
from svedesk.engine.message import Message, named
from svedesk.engine.records import Place
from svedesk.games.sve.actions.counters import start_stack
from svedesk.games.sve.actions.move import Move, move_together
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.game import Game
from svedesk.games.sve.happenings import Moved
from svedesk.games.sve.values.keywords import has_keyword
from svedesk.games.sve.zones import FIELD


def create(
    game: Game, chooser: int, seat: int, zone: str, numbers: Sequence[str]
) -> Generator[Builder, Picked, list[int]]:
    """Create tokens on a seat's field or in its EX area (9.1.2), as many as there is room for; `chooser`, the effect's
    controller, says which where they differ. Returns their ids. They arrive simultaneously, and what that triggers is
    noted."""
    arriving = yield from _those_with_room(game, chooser, seat, zone, numbers)
    ids = [game.table.create(number, seat, Place(seat, zone)) for number in arriving]
    if zone == FIELD:
        start_stack(game, ids)
        for card_id in ids:
            if arrives_engaged(game, card_id):
                game.table.turn_card(card_id, engaged=True)
        yield from engage_wards(game, ids)
    note(game, [Moved(None, game.table.cards[card_id]) for card_id in ids if card_id in game.table.cards])
    return ids


def put_onto_field(game: Game, seat: int, card_id: int, why: str = "resolve") -> Generator[Builder, Picked, int]:
    """Put one card onto a seat's field; what was given to it comes along where it resolves (10.6.2.8.1.1, 4.8.3.3).
    Returns its new id. The caller has seen to room."""
    move = Move(card_id, Place(seat, FIELD), keeps=why == "resolve", engaged=arrives_engaged(game, card_id))
    (new_id,) = move_together(game, [move], why)
    yield from engage_wards(game, [new_id])
    return new_id


def put_all_onto_field(
    game: Game, chooser: int, seat: int, card_ids: Sequence[int], why: str
) -> Generator[Builder, Picked, list[int]]:
    """Put cards onto a seat's field simultaneously, as many as there is room for; `chooser`, the effect's controller,
    says which (4.4.4.2). Returns their new ids."""
    coming = list(card_ids)
    room = game.room(seat, FIELD)
    if 0 < room < len(coming):

        def build() -> Ask:
            options = tuple(Option("card", card_id) for card_id in card_ids if card_id in game.table.cards)
            left = min(len(options), game.room(seat, FIELD))
            return Ask(chooser, "keep", options, left, left, reason=Message("keep-field", (left,), "4.4.4.2"))

        coming = [option.card for option in (yield from ask(build))]
    place = Place(seat, FIELD)
    moves = [
        Move(card_id, place, engaged=arrives_engaged(game, card_id)) for card_id in coming[: game.room(seat, FIELD)]
    ]
    ids = move_together(game, moves, why)
    yield from engage_wards(game, ids)
    return ids


def arrives_engaged(game: Game, card_id: int) -> bool:
    """Whether a replacement effect of its own puts a card onto the field engaged (10.10.3)."""
    return game.definitions[game.table.cards[card_id].number].arrives_engaged


def _those_with_room(
    game: Game, chooser: int, seat: int, zone: str, numbers: Sequence[str]
) -> Generator[Builder, Picked, tuple[str, ...]]:
    """The cards that may come: all with room enough, else as many as the limit leaves, chosen by the effect's
    controller."""
    room = game.room(seat, zone)
    if room == 0 or room >= len(numbers) or len(set(numbers)) <= 1:  # nothing to choose
        return tuple(numbers[:room])
    clause = "4.4.4.2" if zone == FIELD else "4.8.3.2"

    def build() -> Ask:
        left = min(len(numbers), game.room(seat, zone))
        options = tuple(
            Option("token", index=place, label=Message("option-card", (named(number),)))
            for place, number in enumerate(numbers)
        )
        return Ask(chooser, "keep", options, left, left, reason=Message(f"keep-{zone}", (left,), clause))

    picked = yield from ask(build)
    return tuple(numbers[option.index] for option in picked)[: game.room(seat, zone)]


def engage_wards(game: Game, card_ids: Sequence[int]) -> Flow:
    """A follower with Ward that is put onto the field reserved may be engaged then (12.8.2 i); its controller says
    which."""
    wards = [
        card_id
        for card_id in card_ids
        if (card := game.card(card_id)) and not card.engaged and has_keyword(game, card, "ward")
    ]
    if not wards:
        return
    seat = game.table.cards[wards[0]].seat

    def build() -> Ask:
        able = tuple(Option("card", card_id) for card_id in wards if game.lies_on_field(card_id))
        return Ask(seat, "ward", able, 0, len(able), reason=Message("ward-arrives", (), "12.8.2"), about=tuple(wards))

    for option in (yield from ask(build)):
        game.table.turn_card(option.card, engaged=True)

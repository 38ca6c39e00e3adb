"""Cards coming onto a field or into an EX area: limits (4.4.4.2, 4.8.3.2), tokens (9.1.2)."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from svedesk.engine.ask import Ask, Builder, Option, Picked, ask
from svedesk.engine.message import Message, named
from svedesk.engine.records import SIDEWAYS, Card, Place, place_at
from svedesk.games.sve.actions.engage import engage_wards
from svedesk.games.sve.actions.give import start_stack
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.actions.replace import Way, do_instead, ways
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import Move, Moved
from svedesk.games.sve.values.crests import may_come
from svedesk.games.sve.values.replacing import may_apply
from svedesk.games.sve.zones import EX, FIELD, token_may_lie

_LIMITED_BY = {FIELD: "4.4.4.2", EX: "4.8.3.2"}
"""The clauses by which only some of the cards arrive where there is not enough room for all."""


def create(
    game: GameState, chooser: int, seat: int, zone: str, numbers: Sequence[str]
) -> Generator[Builder, Picked, list[int]]:
    """Create tokens on a seat's field or in its EX area (9.1.2), as many as there is room for; `chooser`, the effect's
    controller, says which where they differ. Returns their ids. They arrive simultaneously, and what that triggers is
    noted."""
    game.definitions.know(numbers)
    if zone == EX:
        numbers = tuple(may_come(game, seat, numbers))
    arriving = yield from _those_with_room(game, chooser, seat, zone, numbers)
    going = [Way(Move(0, place_at(seat, zone))) for _ in arriving]
    if zone == FIELD and may_apply(game, arriving):
        coming = [Card(0, number, seat, seat, "") for number in arriving]
        going = yield from ways(game, [Move(0, place_at(seat, zone))] * len(coming), coming)
    ids = [_created(game, number, seat, way.move) for number, way in zip(arriving, going, strict=True)]
    here = [card_id for card_id in ids if game.lies_on_field(card_id)]
    start_stack(game, here)
    yield from engage_wards(game, here)
    note(game, [Moved(None, game.table.cards[card_id]) for card_id in ids if card_id in game.table.cards])
    for card_id, (_, after) in zip(ids, going, strict=True):
        for effect, steps, applied in after:
            yield from do_instead(game, effect, steps, (card_id,) if card_id else (), applied)
    return [card_id for card_id in ids if card_id]


def _created(game: GameState, number: str, owner: int, move: Move | None) -> int:
    """A token created where it goes; 0 where that is nowhere it may exist (9.1.4)."""
    facts = game.definitions[number].facts
    if move is None or (facts.special == "token" and not token_may_lie(facts.kind, move.to.zone)):
        return 0
    card_id = game.table.create(number, owner, move.to)
    if move.engaged:
        game.table.turn_card(card_id, SIDEWAYS)
    return card_id


def put_onto_field(game: GameState, seat: int, card_id: int, why: str = "resolve") -> Generator[Builder, Picked, int]:
    """Put one card onto a seat's field; what was given to it comes along where it resolves (10.6.2.8.1.1). Returns its
    new id. The caller has seen to room."""
    move = Move(card_id, place_at(seat, FIELD), keeps=why == "resolve", why=why)
    (new_id,) = yield from move_together(game, [move], "")
    return new_id


def put_all_onto_field(
    game: GameState, chooser: int, seat: int, card_ids: Sequence[int], why: str, *, engaged: bool = False
) -> Generator[Builder, Picked, list[int]]:
    """Put cards onto a seat's field simultaneously, engaged or not, as many as there is room for; `chooser`, the
    effect's controller, says which (4.4.4.2). Returns their new ids."""
    return (yield from _put_all(game, chooser, place_at(seat, FIELD), card_ids, why, engaged=engaged))


def put_all_into_ex(
    game: GameState, chooser: int, seat: int, card_ids: Sequence[int]
) -> Generator[Builder, Picked, list[int]]:
    """Put cards into a seat's EX area simultaneously, as many as there is room for; `chooser`, the effect's controller,
    says which (4.8.3.2). Returns the ids of those that may lie there."""
    ids = yield from _put_all(game, chooser, place_at(seat, EX), card_ids, "")
    return [card_id for card_id in ids if card_id]


def _put_all(
    game: GameState, chooser: int, place: Place, card_ids: Sequence[int], why: str, *, engaged: bool = False
) -> Generator[Builder, Picked, list[int]]:
    """Put cards into a zone with a limit, as many as there is room for."""
    coming = list(card_ids)
    room = game.room(place.seat, place.zone)
    if 0 < room < len(coming):

        def build() -> Ask:
            options = tuple(Option("card", card_id) for card_id in card_ids if card_id in game.table.cards)
            left = min(len(options), game.room(place.seat, place.zone))
            reason = Message(f"keep-{place.zone}", (left,), _LIMITED_BY[place.zone])
            return Ask(chooser, "keep", options, left, left, reason=reason)

        coming = [option.card for option in (yield from ask(build))]
    moves = [Move(card_id, place, engaged=engaged) for card_id in coming[: game.room(place.seat, place.zone)]]
    return (yield from move_together(game, moves, why))


def _those_with_room(
    game: GameState, chooser: int, seat: int, zone: str, numbers: Sequence[str]
) -> Generator[Builder, Picked, tuple[str, ...]]:
    """The cards that may come: all with room enough, else as many as the limit leaves, chosen by the effect's
    controller."""
    room = game.room(seat, zone)
    if room == 0 or room >= len(numbers) or len(set(numbers)) <= 1:  # nothing to choose
        return tuple(numbers[:room])

    def build() -> Ask:
        left = min(len(numbers), game.room(seat, zone))
        options = tuple(
            Option("token", index=place, label=Message("option-card", (named(number),)))
            for place, number in enumerate(numbers)
        )
        return Ask(chooser, "keep", options, left, left, reason=Message(f"keep-{zone}", (left,), _LIMITED_BY[zone]))

    picked = yield from ask(build)
    return tuple(numbers[option.index] for option in picked)[: game.room(seat, zone)]

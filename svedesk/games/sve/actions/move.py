"""Moving cards between zones, several at once where they move simultaneously."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from svedesk.engine.events import CardTurned
from svedesk.engine.records import Card, Place
from svedesk.games.sve.actions.counters import start_stack, stays_for_a_counter
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.game import BACK_FACE, Game
from svedesk.games.sve.happenings import Moved
from svedesk.games.sve.zones import ADVANCED_MAY_LIE, BANISHED, CEMETERY, EVOLVE_DECK, FIELD, HAND, token_may_lie


class Move(NamedTuple):
    """One card's way to a zone. `keeps` carries what was given to it along (10.6.2.1.3, 4.8.3.3); `why` says why where
    this card moves for another reason than those it moves together with; `engaged` how it lies there; `back` whether a
    double-faced card shows its back face there (2.14.3)."""

    card: int
    to: Place
    at: int | None = None
    faceup: bool | None = None
    keeps: bool = False
    why: str = ""
    engaged: bool = False
    back: bool = False


def move_together(game: Game, moves: Sequence[Move], why: str) -> list[int]:
    """Move cards simultaneously; returns their new ids (0 for one that may not lie there). Notes what it triggers."""
    table = game.table
    leaving = any(table.cards[move.card].zone == FIELD for move in moves)
    staying: dict[int, int] = {}
    if leaving:
        staying = {
            move.card: place
            for place, move in enumerate(moves)
            if table.cards[move.card].zone == FIELD != move.to.zone and stays_for_a_counter(game, move.card)
        }
        moves = [move for move in moves if move.card not in staying]
    before = game.before() if leaving else None
    moved: list[Moved] = []
    for move in moves:
        old = table.cards[move.card]
        if before is not None and old.zone == FIELD:
            game.left[old.id] = before
        new_id = table.move(
            move.card, move.to, at=move.at, faceup=move.faceup, engaged=move.engaged, why=move.why or why
        )
        if move.keeps:
            table.put(table.cards[new_id]._replace(given=old.given))
        if move.back:
            table.mark(new_id, BACK_FACE, 1)
        if move.engaged:
            table.emit(CardTurned(new_id, True))  # it was never reserved there, but who follows events is to know
        moved.append(Moved(old, table.cards[new_id]))
    start_stack(game, [now.id for was, now in moved if now.zone == FIELD and was is not None and was.zone != FIELD])
    ids = [_still_there(game, change.after) for change in moved]
    note(game, moved, before)
    for card_id, place in staying.items():  # a card that stays is what it was
        ids.insert(place, card_id)
    return ids


def _still_there(game: Game, card: Card) -> int:
    """The id of a card that just moved, or 0 when it may not lie there: a token ceased to exist at once (9.1.4.3), an
    advanced card was placed faceup in its owner's evolve deck area (9.2.2)."""
    facts = game.definitions[card.number].facts
    if facts.special == "token" and not token_may_lie(facts.kind, card.zone):
        game.table.remove(card.id)
        return 0
    if facts.special == "advanced" and card.zone not in ADVANCED_MAY_LIE:
        game.table.move(card.id, Place(card.owner, EVOLVE_DECK), faceup=True, why="advanced")
        return 0
    return card.id


def _to_owners(game: Game, card_ids: Sequence[int], zone: str, why: str) -> list[int]:
    """Move cards to a zone of their owners (4.1.6)."""
    here = [card_id for card_id in card_ids if card_id in game.table.cards]
    return move_together(game, [Move(card_id, Place(game.table.cards[card_id].owner, zone)) for card_id in here], why)


def destroy(game: Game, card_ids: Sequence[int]) -> list[int]:
    """Move cards on the field to their owners' cemeteries (5.5.1); others are left alone."""
    return _to_owners(game, [card_id for card_id in card_ids if game.lies_on_field(card_id)], CEMETERY, "destroy")


def bury(game: Game, card_ids: Sequence[int], why: str = "bury") -> list[int]:
    """Put cards into their owners' cemeteries without destroying them (5.33.1)."""
    return _to_owners(game, card_ids, CEMETERY, why)


def banish(game: Game, card_ids: Sequence[int]) -> list[int]:
    """Move cards to their owners' banished zones (5.6.1)."""
    return _to_owners(game, card_ids, BANISHED, "banish")


def return_to_hand(game: Game, card_ids: Sequence[int]) -> list[int]:
    """Move cards to their owners' hands; a token ceases to exist there (9.1.4.1)."""
    return _to_owners(game, card_ids, HAND, "return")


def discard(game: Game, card_ids: Sequence[int]) -> list[int]:
    """Move cards from hand to cemetery (5.11.1)."""
    return _to_owners(game, card_ids, CEMETERY, "discard")

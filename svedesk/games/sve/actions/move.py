"""Moving cards between zones, several at once where they move simultaneously."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial

from svedesk.engine.ask import Ask, Builder, Option, Picked, ask
from svedesk.engine.events import CardTurned
from svedesk.engine.message import Message
from svedesk.engine.records import BACK_FACE, SIDEWAYS, UPRIGHT, Card, Place
from svedesk.games.sve.actions.engage import engage_wards
from svedesk.games.sve.actions.give import start_stack
from svedesk.games.sve.actions.manual_passives import ask_to_apply
from svedesk.games.sve.actions.replace import Way, do_instead, ways
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import ARRIVED_FROM, PLAYED, PUT, Move, Moved, played_from
from svedesk.games.sve.values.crests import may_come
from svedesk.games.sve.values.replacing import may_apply
from svedesk.games.sve.zones import (
    ADVANCED_MAY_LIE,
    BANISHED,
    CEMETERY,
    DECK,
    EVOLVE_DECK,
    EX,
    FIELD,
    HAND,
    RESOLUTION,
    token_may_lie,
)

_MAY_BE_FORBIDDEN = ("destroy", "banish")
"""What a card may say cannot be done to it (`cannot_go`)."""

Moving = Generator[Builder, Picked, list[int]]
"""A movement that is going on: replacement effects may ask; what it returns are the new ids."""


def move_together(game: GameState, moves: Sequence[Move], why: str) -> Moving:
    """Move cards simultaneously, or what happens to each of them instead (10.10); returns their new ids: the old one
    for a card that stays, 0 for one that may not lie where it went. Notes what it triggers."""
    cards = game.table.cards
    if why:
        moves = [move if move.why else move._replace(why=why) for move in moves]
    going: Sequence[Way] = ()
    found_ways: list[Move | None] = [move if move.card in cards else None for move in moves]
    may_not_go = [move for move in moves if move.why in _MAY_BE_FORBIDDEN]
    if may_not_go or may_apply(game, [cards[move.card].number for move in moves if move.card in cards]):
        going = yield from ways(game, moves, [game.card(move.card) for move in moves])
        found_ways = [way for way, _ in going]
    orders = (yield from _in_which_order(game, found_ways)) if len(found_ways) > 1 else ()
    ids = _move(game, moves, found_ways)
    for order in orders:
        _lay_in_order(game, [ids[place] for place in order])
    for place, (_, after) in enumerate(going):
        for effect, steps, applied in after:
            if effect.this == moves[place].card:
                effect = effect._replace(this=ids[place])
            yield from do_instead(game, effect, steps, (ids[place],) if ids[place] else (), applied)
    cards = game.table.cards
    arrived = [
        now
        for move, now in zip(moves, ids, strict=True)
        if now != move.card and now in cards and cards[now].zone == FIELD
    ]
    if arrived:
        yield from engage_wards(game, arrived)
    return ids


def _in_which_order(game: GameState, ways: Sequence[Move | None]) -> Generator[Builder, Picked, list[tuple[int, ...]]]:
    """The order of cards that go to one place in a deck together, as places among the movements, the uppermost first:
    the player whose deck it is says it (4.1.5)."""
    together: dict[tuple[Place, int | None], list[int]] = {}
    for place, way in enumerate(ways):
        if way is not None and way.to.zone == DECK and _goes_into_deck(game, way.card):
            together.setdefault((way.to, way.at), []).append(place)
    orders = []
    for seat in game.in_turn_order():
        for (to, at), places in together.items():
            if to.seat != seat or not _makes_a_difference(game, [ways[place] for place in places]):
                continue
            cards = {way.card: place for place in places if (way := ways[place]) is not None}
            picked = yield from ask(partial(_which_first, game, seat, tuple(cards), at))
            orders.append(tuple(cards[option.card] for option in picked))
    return orders


def _goes_into_deck(game: GameState, card_id: int) -> bool:
    return card_id in game.table.cards and not game.facts(game.table.cards[card_id]).special


def _makes_a_difference(game: GameState, moves: Sequence[Move | None]) -> bool:
    """Whether cards that go into a deck differ, or others are not to learn that they don't."""
    cards = [game.table.cards[move.card] for move in moves if move is not None]
    everyone = (1 << game.table.seats) - 1
    hidden = game.asks_hidden and any(game.table.sees(card) & everyone != everyone for card in cards)
    return len(cards) > 1 and (hidden or len({card.number for card in cards}) > 1)


def _which_first(game: GameState, seat: int, card_ids: tuple[int, ...], at: int | None) -> Ask:
    options = tuple(Option("card", card_id) for card_id in card_ids if card_id in game.table.cards)
    count = len(options)
    if at is None or at < 0:  # the first goes down first, so the last one named lies lowest
        return Ask(seat, "order", options, count, count, "order", Message("order-bottom", (), "4.1.5"))
    return Ask(seat, "order", options, count, count, "order", Message("order-top", (), "4.1.5"))


def _lay_in_order(game: GameState, card_ids: Sequence[int]) -> None:
    """Lay cards that came into a deck in this order where they lie. They came one after the other as they were
    mentioned, so that what is told of it says nothing of their order (4.1.5.1)."""
    cards = [game.table.cards[card_id] for card_id in card_ids if card_id in game.table.cards]
    if cards:
        deck, ordered = cards[0].place, iter(cards)
        lying = game.table.zones[deck]
        game.table.rearrange(deck, tuple(next(ordered).id if card in card_ids else card for card in lying))


def _is_looked_back_at(game: GameState, card: Card) -> bool:
    """Whether a text may ask for what a card was where it leaves (10.11.1): one of the field, or one that was played
    and that an ability waits to speak of."""
    return card.zone == FIELD or (
        card.zone == RESOLUTION and any(card.id in pending.bound for pending in game.table.pending)
    )


def _move(game: GameState, intended: Sequence[Move], ways: Sequence[Move | None]) -> list[int]:
    """Move each card the way it goes, all at once; None leaves it where it is."""
    table, cards = game.table, game.table.cards
    ids, leaving = [], []
    going: list[tuple[int, Move]] = []
    for place, (move, way) in enumerate(zip(intended, ways, strict=True)):
        ids.append(move.card if move.card in cards else 0)
        # What was done in place of one movement may have moved another card away.
        if way is not None and way.card in cards and _may_lie(game, way):
            going.append((place, way))
            if _is_looked_back_at(game, cards[way.card]):
                leaving.append(way.card)
    before = game.before() if leaving else None
    moved: dict[int, Moved] = {}
    for place, way in going:
        if way.to.zone == EX and _is_second_crest(game, way):
            continue
        old = cards[way.card]
        if before is not None and old.id in leaving:
            game.left[old.id] = before
        turned = SIDEWAYS if way.engaged else UPRIGHT
        new_id = table.move(way.card, way.to, at=way.at, faceup=way.faceup, turned=turned, why=way.why)
        if way.keeps and (old.given or old.counters):
            counters = old.counters if game.edition.counters_kept_when_played else ()
            table.put(cards[new_id]._replace(given=old.given, counters=counters))
        if way.back:
            table.mark(new_id, BACK_FACE, 1)
        if way.engaged:
            table.emit(CardTurned(new_id, SIDEWAYS))  # it was never reserved there, but who follows events is to know
        if way.to.zone == FIELD != old.zone and old.number in game.definitions.recalling_arrival:
            was_played = bool(played_from(old))
            table.mark(new_id, ARRIVED_FROM + (played_from(old) or old.zone), PLAYED if was_played else PUT)
        moved[place] = Moved(old, cards[new_id], way.why)
    came = [change.after.id for change in moved.values() if change.after.zone == FIELD and _zone(change) != FIELD]
    if came:
        start_stack(game, came)
    for place, change in moved.items():
        ids[place] = _still_there(game, change.after)
    note(game, moved.values(), before)
    return ids


def _may_lie(game: GameState, move: Move) -> bool:
    """Whether a card can be where it would go: what can't be done is not done (1.3.2). A leader stays in its area, and
    no spell lies on a field but a token, which ceases to exist there (9.1.4.2)."""
    facts = game.facts(game.table.cards[move.card])
    return facts.kind != "leader" and not (facts.kind == "spell" and facts.special != "token" and move.to.zone == FIELD)


def _is_second_crest(game: GameState, move: Move) -> bool:
    """Whether it is a crest and would go to an EX area where one of its name lies: it does not move (JA 9.1.5.1.3)."""
    return not any(may_come(game, move.to.seat, (game.table.cards[move.card].number,)))


def _zone(moved: Moved) -> str:
    return "" if moved.before is None else moved.before.zone


def _still_there(game: GameState, card: Card) -> int:
    """The id of a card that just moved, or 0 when it may not lie there: a token ceased to exist at once (9.1.4.3), an
    advanced card was placed faceup in its owner's evolve deck area (9.2.2)."""
    facts = game.definitions[card.number].facts
    if not facts.special:
        return card.id
    if facts.special == "token" and not token_may_lie(facts.kind, card.zone):
        game.table.remove(card.id)
        return 0
    if facts.special == "advanced" and card.zone not in ADVANCED_MAY_LIE:
        game.table.move(card.id, Place(card.owner, EVOLVE_DECK), faceup=True, why="advanced")
        return 0
    return card.id


def _to_owners(game: GameState, card_ids: Sequence[int], zone: str, why: str) -> Moving:
    """Move cards to a zone of their owners (4.1.6)."""
    here = [card_id for card_id in card_ids if card_id in game.table.cards]
    moves = [Move(card_id, Place(game.table.cards[card_id].owner, zone), why=why) for card_id in here]
    return (yield from move_together(game, moves, ""))


def destroy(game: GameState, card_ids: Sequence[int]) -> Moving:
    """Move cards on the field to their owners' cemeteries (5.5.1); others are left alone."""
    yield from ask_to_apply(game, card_ids, "destruction")
    return (
        yield from _to_owners(
            game, [card_id for card_id in card_ids if game.lies_on_field(card_id)], CEMETERY, "destroy"
        )
    )


def bury(game: GameState, card_ids: Sequence[int], why: str = "bury") -> Moving:
    """Put cards into their owners' cemeteries without destroying them (5.33.1)."""
    return (yield from _to_owners(game, card_ids, CEMETERY, why))


def banish(game: GameState, card_ids: Sequence[int]) -> Moving:
    """Move cards to their owners' banished zones (5.6.1)."""
    return (yield from _to_owners(game, card_ids, BANISHED, "banish"))


def return_to_hand(game: GameState, card_ids: Sequence[int]) -> Moving:
    """Move cards to their owners' hands; a token ceases to exist there (9.1.4.1)."""
    return (yield from _to_owners(game, card_ids, HAND, "return"))


def discard(game: GameState, card_ids: Sequence[int]) -> Moving:
    """Move cards from hand to cemetery (5.11.1)."""
    return (yield from _to_owners(game, card_ids, CEMETERY, "discard"))

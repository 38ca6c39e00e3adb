"""What became of cards is read from what happened in a game."""

from collections.abc import Iterator, Mapping

import pytest
from shipped import SVE

from svedesk.engine.events import CardMoved, Event, PhaseBegan, Played
from svedesk.engine.log import DeckList
from svedesk.engine.records import SHARED, Place
from svedesk.lab.card_use import SeatGame, seat_game
from svedesk.wire.lab_results import CardUse

DECK = DeckList((("leaders", ("L",)), ("main", ("A", "A", "B")), ("evolve", ("E",))))
HAND, DRAW, FIELD, OTHERS_HAND = Place(0, "hand"), Place(0, "deck"), Place(0, "field"), Place(1, "hand")


def move(number: str, source: Place | None, to: Place | None) -> CardMoved:
    return CardMoved(1, 2, number, source, to, 0, 0)


def drawn(*numbers: str) -> Iterator[Event]:
    return (move(number, DRAW, HAND) for number in numbers)


def turn(number: int, seat: int) -> PhaseBegan:
    return PhaseBegan(seat, "start", number)


def game(*events: Event, prints: Mapping[str, str] = {}) -> SeatGame:
    return seat_game(events, 0, DECK, SVE.decks, SVE.table.hand_zones, prints)


def use(seen: SeatGame, number: str) -> CardUse:
    return next(card for card in seen.cards if card.number == number)


def test_a_hand_that_is_kept_is_drawn():
    seen = game(*drawn("A", "B"), turn(1, 0))
    assert seen.kept_hand
    assert use(seen, "A") == CardUse("A", offered=1, opened=1, drawn=1, stuck=1)


def test_a_hand_that_is_put_back_was_only_offered():
    seen = game(*drawn("A"), move("A", HAND, DRAW), *drawn("B"), turn(1, 0))
    assert not seen.kept_hand
    assert use(seen, "A") == CardUse("A", offered=1)
    assert use(seen, "B") == CardUse("B", opened=1, drawn=1, stuck=1)


def test_what_is_played_is_not_stuck():
    seen = game(turn(1, 0), *drawn("A", "A"), move("A", HAND, Place(SHARED, "resolution")), Played(0, "card", 3, "A"))
    assert use(seen, "A") == CardUse("A", drawn=2, played=1, stuck=1)


def test_a_card_that_comes_back_to_the_hand_is_not_drawn_again():
    seen = game(turn(1, 0), *drawn("B"), move("B", HAND, FIELD), move("B", FIELD, HAND))
    assert use(seen, "B") == CardUse("B", drawn=1, stuck=1)


def test_an_evolved_card_is_played_when_it_leaves_its_deck():
    seen = game(turn(1, 0), move("E", Place(0, "evolve_deck"), Place(0, "evolve")))
    assert use(seen, "E") == CardUse("E", played=1)


def test_two_prints_of_a_card_are_counted_as_one():
    seen = game(turn(1, 0), *drawn("A", "B"), Played(0, "card", 3, "B"), prints={"B": "A"})
    assert seen.cards == (CardUse("A", drawn=2, played=1, stuck=2),)


def test_what_the_other_seat_does_is_not_told():
    seen = game(turn(1, 1), move("A", Place(1, "deck"), OTHERS_HAND), Played(1, "card", 3, "A"))
    assert seen.cards == ()


def test_tokens_are_no_cards_of_the_deck():
    assert game(turn(1, 0), move("T", None, HAND), Played(0, "card", 3, "T")).cards == ()


@pytest.mark.parametrize(("first", "own", "others"), [(0, 2, 1), (1, 1, 2)])
def test_turns_are_counted_for_each(first, own, others):
    seats = (first, 1 - first, first)
    seen = game(*(turn(at, seat) for at, seat in enumerate(seats, start=1)), PhaseBegan(first, "end", 3))
    assert (seen.first, seen.turns, seen.turns_of_others) == (first == 0, own, others)


def test_a_game_that_never_began_tells_only_of_its_first_hand():
    assert use(game(*drawn("A")), "A") == CardUse("A", offered=1, drawn=1, stuck=1)

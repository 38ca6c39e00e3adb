"""Chances of draws against all orders of a small deck counted one by one, known numbers, and the dealt hands."""

import random
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as some
from shipped import starter_decks

from svedesk.decks.odds import chance_of_plays, chance_to_hold, seen
from svedesk.decks.sample_hand import SampleHand
from svedesk.games.sve.formats import OPENING_HAND as HAND

BOTH = [True, False]


@pytest.mark.parametrize(("turn", "first", "second"), [(1, 4, 5), (2, 5, 6), (5, 8, 9), (10, 13, 14)])
@pytest.mark.rule("7.2.4.1")
def test_who_goes_first_has_seen_one_card_fewer(turn: int, first: int, second: int) -> None:
    assert seen(turn, HAND, goes_first=True) == first
    assert seen(turn, HAND, goes_first=False) == second


def test_three_copies_in_forty_cards() -> None:
    # 1 - C(37,4)/C(40,4), as any table of hypergeometric numbers has it
    kept = chance_to_hold(40, 3, 1, HAND, goes_first=True, redraw=False)
    assert kept == 1 - Fraction(66_045, 91_390)
    assert round(float(kept), 4) == 0.2773
    again = chance_to_hold(40, 3, 1, HAND, goes_first=True, redraw=True)
    assert again == 1 - Fraction(66_045, 91_390) * Fraction(40_920, 58_905)
    assert round(float(again), 4) == 0.4980


@pytest.mark.parametrize("redraw", BOTH)
@pytest.mark.parametrize("goes_first", BOTH)
def test_no_copy_is_never_held_and_forty_always(*, goes_first: bool, redraw: bool) -> None:
    assert chance_to_hold(40, 0, 9, HAND, goes_first=goes_first, redraw=redraw) == 0
    assert chance_to_hold(40, 40, 1, HAND, goes_first=goes_first, redraw=redraw) == 1
    assert chance_to_hold(6, 1, 99, HAND, goes_first=goes_first, redraw=False) == 1
    with pytest.raises(ValueError, match="41 copies"):
        chance_to_hold(40, 41, 1, HAND, goes_first=goes_first, redraw=redraw)


@pytest.mark.parametrize("size", range(5))
def test_a_deck_that_is_only_begun_has_its_chances(size: int) -> None:
    for copies in range(size + 1):
        chance = chance_to_hold(size, copies, 1, HAND, goes_first=False, redraw=True)
        assert chance == (1 if copies else 0)


@given(some.integers(8, 60), some.data(), some.booleans(), some.booleans())
def test_more_copies_later_turns_and_redrawing_never_make_it_rarer(
    size: int, data: some.DataObject, goes_first: bool, redraw: bool
) -> None:
    copies, turn = data.draw(some.integers(0, size - 1)), data.draw(some.integers(1, 12))

    def chance(copies: int, turn: int, redraw: bool) -> Fraction:
        return chance_to_hold(size, copies, turn, HAND, goes_first=goes_first, redraw=redraw)

    now = chance(copies, turn, redraw)
    assert 0 <= now <= 1
    assert chance(copies + 1, turn, redraw) >= now
    assert chance(copies, turn + 1, redraw) >= now
    if size - HAND >= seen(turn, HAND, goes_first=goes_first):
        assert chance(copies, turn, True) >= chance(copies, turn, False)


@pytest.mark.slow_after_first
@pytest.mark.parametrize("costs", [(1, 2, 2, 3, 3, 9, 9, 9, 9, 9, 9), (1, 1, 2, 9, 9, 9, 9, 9, 9, 9, 9), (5,) * 11])
@pytest.mark.parametrize("goes_first", BOTH)
@pytest.mark.parametrize("redraw", BOTH)
def test_plays_are_what_counting_every_order_finds(costs: tuple[int, ...], *, goes_first: bool, redraw: bool) -> None:
    plays = chance_of_plays(costs, HAND, goes_first=goes_first, redraw=redraw)
    assert (*plays.turns, plays.all) == by_places(costs, goes_first=goes_first, redraw=redraw)


def by_places(costs: tuple[int, ...], *, goes_first: bool, redraw: bool) -> tuple[Fraction, ...]:
    """The chances by laying a deck in every different order and playing it."""
    kinds = Counter(costs)

    def orders(left: Counter[int], row: tuple[int, ...]) -> list[tuple[int, ...]]:
        if not left:
            return [row]
        return [
            done
            for cost in left
            for done in orders(Counter({c: n - (c == cost) for c, n in left.items() if n - (c == cost)}), (*row, cost))
        ]

    hits, all_orders = Counter[int](), orders(kinds, ())
    for deck in all_orders:
        drawn = deck[HAND:] if redraw and min(deck[:HAND]) > 2 else deck
        hits.update(place for place, had in enumerate(plays_of(drawn, goes_first=goes_first)) if had)
    return tuple(Fraction(hits[place], len(all_orders)) for place in range(4))


def plays_of(drawn: tuple[int, ...], *, goes_first: bool) -> tuple[bool, ...]:
    """Whether there is a play in turns 1, 2, 3, and in all of them, by trying the dearest card that can be played."""
    played: set[int] = set()
    each = []
    for turn in (1, 2, 3):
        there = [place for place in range(seen(turn, HAND, goes_first=goes_first)) if drawn[place] <= turn]
        each.append(bool(there))
        free = sorted((place for place in there if place not in played), key=lambda place: -drawn[place])
        played.update(free[:1])
    return (*each, len(played) == 3)


def test_too_few_cards_to_redraw_from_are_refused() -> None:
    with pytest.raises(ValueError, match="10 cards"):
        chance_of_plays((1,) * 10, HAND, goes_first=True, redraw=True)


# -- dealt hands -------------------------------------------------------------------------------------------------------

DECK = starter_decks()["SD01"]
CARDS = DECK.as_list()["main"]


@pytest.mark.parametrize("goes_first", BOTH)
@pytest.mark.rule("6.2.1.8")
def test_a_hand_is_redrawn_once_and_its_cards_lie_at_the_bottom(*, goes_first: bool) -> None:
    hand = SampleHand(CARDS, HAND, random.Random(3), goes_first=goes_first)
    first = hand.cards
    assert len(first) == 4
    hand.redraw()
    second = hand.cards
    assert not hand.may_redraw
    hand.redraw()
    assert hand.cards == second
    for turn in range(1, 60):
        hand.next_turn()
        assert len(hand.cards) == min(40, seen(turn, HAND, goes_first=goes_first))
    assert hand.cards[36:] == first
    assert Counter(hand.cards) == Counter(CARDS)


def test_after_the_first_turn_there_is_no_redrawing() -> None:
    hand = SampleHand(CARDS, HAND, random.Random(3), goes_first=True)
    hand.next_turn()
    held = hand.cards
    hand.redraw()
    assert hand.cards == held


def test_dealt_hands_come_as_often_as_the_odds_say() -> None:
    chance, number, copies = random.Random(11), *DECK["main"][0]
    deals = 4_000
    held = sum(number in SampleHand(CARDS, HAND, chance, goes_first=True).cards for _ in range(deals))
    expected = float(chance_to_hold(40, copies, 1, HAND, goes_first=True, redraw=False))
    spread = (expected * (1 - expected) / deals) ** 0.5
    assert abs(held / deals - expected) < 4 * spread

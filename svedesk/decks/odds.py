"""What a deck's cards are likely to be drawn: exact shares of all the orders a shuffled deck may lie in, as fractions.

Redrawing puts the whole hand to the bottom of the deck and draws as many others, so the cards put away are not
seen again. Whoever goes first does not draw in the first turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, perm
from typing import NamedTuple

CURVE = 3
"""The turns, from the first, for which a play is looked for."""
CHEAP = 2
"""A hand with a card that costs no more is not redrawn by who wants a play in each of the first turns."""

Counts = tuple[int, ...]
"""How many cards cost at most 1, 2 and 3 (each card counted once, where it fits first), and how many all others."""


def seen(turn: int, hand: int, *, goes_first: bool) -> int:
    """How many cards a player has been dealt (`hand` of them) and has drawn by his own turn `turn` (from 1)."""
    return hand + turn - (1 if goes_first else 0)


def chance_to_hold(size: int, copies: int, turn: int, hand: int, *, goes_first: bool, redraw: bool) -> Fraction:
    """The chance to have seen one of `copies` cards of a deck of `size` by a turn, with an opening hand of `hand`;
    with `redraw` a hand without one is redrawn. Raises ValueError when there are more copies than cards."""
    if not 0 <= copies <= size:
        raise ValueError(f"{copies} copies in {size} cards")
    drawn = seen(turn, hand, goes_first=goes_first)
    if not redraw:
        return 1 - _none_of(size, copies, drawn)
    return 1 - _none_of(size, copies, hand) * _none_of(max(0, size - hand), copies, drawn)


def _none_of(size: int, copies: int, drawn: int) -> Fraction:
    """The chance that none of `copies` cards is among the first `drawn` of `size`."""
    drawn = max(0, min(drawn, size))
    return Fraction(comb(size - copies, drawn), comb(size, drawn)) if copies <= size else Fraction(0)


class PlayChances(NamedTuple):
    """The chances of something to play: in turn 1, 2 and 3 by itself (a card seen by then that costs no more than the
    turn), and in all three (another card for each)."""

    turns: tuple[Fraction, ...]
    all: Fraction


def chance_of_plays(costs: Sequence[int], hand: int, *, goes_first: bool, redraw: bool) -> PlayChances:
    """The chances of plays for the cards of a deck, by their costs; with `redraw` a hand without a card that costs at
    most `CHEAP` is redrawn. Raises ValueError for a deck that a hand can't be redrawn from."""
    if len(costs) < 2 * hand + CURVE:
        raise ValueError(f"{len(costs)} cards are too few to redraw from")
    deck = _counted(costs)
    total = [Fraction(0)] * (CURVE + 1)
    for held, chance in _hands(deck, hand):
        left = _without(deck, held)
        if redraw and not sum(held[:CHEAP]):
            for other, again in _hands(left, hand):
                # What was put to the bottom is not drawn, so it is out of the deck.
                _add(total, _from_hand(other, _without(left, other), goes_first), chance * again)
        else:
            _add(total, _from_hand(held, left, goes_first), chance)
    return PlayChances(tuple(total[:CURVE]), total[CURVE])


def _counted(costs: Sequence[int]) -> Counts:
    below = [sum(1 for cost in costs if cost <= turn) for turn in range(1, CURVE + 1)]
    single = [count - before for before, count in zip([0, *below], below, strict=False)]
    return (*single, len(costs) - below[-1])


def _hands(deck: Counts, size: int) -> list[tuple[Counts, Fraction]]:
    """Every opening hand of so many cards, by what its cards cost, with its chance."""
    outcomes: list[tuple[Counts, Fraction]] = []
    whole = comb(sum(deck), size)
    for first in range(size + 1):
        for second in range(size + 1 - first):
            for third in range(size + 1 - first - second):
                hand = (first, second, third, size - first - second - third)
                ways = 1
                for there, wanted in zip(deck, hand, strict=True):
                    ways *= comb(there, wanted)
                if ways:
                    outcomes.append((hand, Fraction(ways, whole)))
    return outcomes


def _without(deck: Counts, hand: Counts) -> Counts:
    return tuple(there - taken for there, taken in zip(deck, hand, strict=True))


def _add(total: list[Fraction], chances: tuple[Fraction, ...], weight: Fraction) -> None:
    for place, chance in enumerate(chances):
        total[place] += weight * chance


@lru_cache(maxsize=4_096)
def _from_hand(hand: Counts, deck: Counts, goes_first: bool) -> tuple[Fraction, ...]:
    """The chances of a play in each turn, and in all of them, for a hand kept."""
    ways = _from_turn(1, hand, deck, goes_first, (), True)
    draws = CURVE - (1 if goes_first else 0)
    return tuple(Fraction(count, perm(sum(deck), draws)) for count in ways)


def _from_turn(
    turn: int, held: Counts, deck: Counts, goes_first: bool, had: tuple[int, ...], all_so_far: bool
) -> tuple[int, ...]:
    """In how many of the ways to draw there is a play in each turn, and in all of them."""
    if turn > CURVE:
        return (*had, int(all_so_far))
    result = [0] * (CURVE + 1)
    for place, ways in _draws(deck, draws=turn > 1 or not goes_first):
        now, left = held, deck
        if place >= 0:
            now = tuple(count + (index == place) for index, count in enumerate(held))
            left = tuple(count - (index == place) for index, count in enumerate(deck))
        fit = sum(now[:turn])
        # The cards that fit a turn fit every later one, so that enough of them for each turn is all that is needed.
        further = _from_turn(turn + 1, now, left, goes_first, (*had, int(fit > 0)), all_so_far and fit >= turn)
        for index, count in enumerate(further):
            result[index] += ways * count
    return tuple(result)


def _draws(deck: Counts, *, draws: bool) -> list[tuple[int, int]]:
    """What is drawn at the start of a turn, by its cost, and in how many ways; -1 for nothing."""
    return [(place, count) for place, count in enumerate(deck) if count] if draws else [(-1, 1)]

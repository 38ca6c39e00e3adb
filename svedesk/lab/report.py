"""What the tallies of the lab tell, row by row: numbers with how certain they are, in the order of the decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

from svedesk.decks.model import holds_one
from svedesk.engine.facts import Facts
from svedesk.engine.game import GameDecks
from svedesk.lab.statistics import Interval, PairScores, wilson
from svedesk.lab.tally import NO_CARD, HandCount, Results, Tally, WinCount


class Rate(NamedTuple):
    """A share of wins, drawn games counting half, over so many games, and where it lies with 95 % certainty."""

    share: float
    games: int
    interval: Interval


class Matchup(NamedTuple):
    """What was played against one deck, or all of them (`name` is ""). `won_in` and `lost_in` are how many turns of its
    own the winner took, on average; None where there are none."""

    name: str
    all: Rate | None
    first: Rate | None
    second: Rate | None
    kept: Rate | None
    redrawn: Rate | None
    won_in: float | None
    lost_in: float | None


class CardResult(NamedTuple):
    """One card of a list, `copies` of it: in which share of games it was drawn; in which share of those it was played;
    which share of the copies drawn lay in the hand at the end; in which share of the first hands with it that hand was
    kept. None where there is nothing to say; of a card that is never drawn, `played` is a share of all games."""

    number: str
    copies: int
    drawn: float | None
    played: float | None
    stuck: float | None
    kept: float | None
    opened: Rate | None
    """The games that began with it in hand."""
    kept_won: Rate | None
    """The games in which it was in the first hand and that was kept."""
    redrawn_won: Rate | None
    """Those in which that was redrawn."""
    with_it: Rate | None
    """The games in which it was drawn; of a card that is never drawn, those in which it was played."""
    without: Rate | None
    """All others."""


class RateDifference(NamedTuple):
    """By how much one share is larger than another, and where that lies with 95 % certainty."""

    by: float
    interval: Interval


class ComparedCard(NamedTuple):
    """A card in two lists: how many copies each has, and what it did there (None where it is not in one)."""

    number: str
    copies: tuple[int, int]
    rows: tuple[CardResult | None, CardResult | None]
    difference: RateDifference | None
    """Between the shares of wins with it."""


def rate(count: WinCount) -> Rate | None:
    """The share of wins of a count; None of no games."""
    if not count.games:
        return None
    share = (count.won + count.drawn / 2) / count.games
    return Rate(share, count.games, wilson(share, count.games))


def difference(rate: Rate | None, other: Rate | None) -> RateDifference | None:
    """By how much the first is larger (Newcombe's method 10: R. G. Newcombe, Interval estimation for the difference
    between independent proportions, Statistics in Medicine 17 (1998))."""
    if rate is None or other is None:
        return None
    by = rate.share - other.share
    low = by - sqrt((rate.share - rate.interval.low) ** 2 + (other.interval.high - other.share) ** 2)
    high = by + sqrt((rate.interval.high - rate.share) ** 2 + (other.share - other.interval.low) ** 2)
    return RateDifference(by, Interval(low, high))


def paired_difference(scores: PairScores) -> RateDifference | None:
    """By how much the second of two lists wins more, told from games with the same chance: what both have of it counts
    for neither. None of no games."""
    if not scores.pairs:
        return None
    low, high = (2 * end - 1 for end in scores.interval)
    return RateDifference(2 * scores.share - 1, Interval(low, high))


class HandRow(NamedTuple):
    """First hands with so many early cards: the games in which they were kept and redrawn, and by how much more of the
    first were won."""

    early: int
    games: int
    kept: Rate | None
    redrawn: Rate | None
    difference: RateDifference | None


EARLY = 2
"""What an early card costs at most."""


def hand_rows(results: Results, deck: int, facts: Mapping[str, Facts]) -> tuple[HandRow, ...]:
    """The first hands of a list by how many early cards they have; none where no hand is ever redrawn."""
    counts: dict[int, HandCount] = {}
    for hand, count in results.hands(deck).items():
        early = sum(number in facts and (facts[number].cost or 0) <= EARLY for number in hand)
        counts[early] = counts.get(early, HandCount()).and_those(count)
    if not any(count.redrawn.games for count in counts.values()):
        return ()
    return tuple(_hand_row(early, counts[early]) for early in sorted(counts))


def _hand_row(early: int, count: HandCount) -> HandRow:
    kept, redrawn = rate(count.kept), rate(count.redrawn)
    return HandRow(early, (count.kept + count.redrawn).games, kept, redrawn, difference(kept, redrawn))


def rows(results: Results, deck: int) -> tuple[Matchup, ...]:
    """A list against each deck, and against all of them where there are several."""
    against = results.plan.against
    matchups = [_row(opponent.name, results.against(deck, place)) for place, opponent in enumerate(against)]
    return (*matchups, *([_row("", results.all(deck))] if len(against) > 1 else ()))


def _row(name: str, tally: Tally) -> Matchup:
    return Matchup(
        name,
        rate(tally.all),
        rate(tally.first),
        rate(tally.second),
        rate(tally.kept),
        rate(tally.redrawn),
        _mean(tally.won_in),
        _mean(tally.lost_in),
    )


def _mean(counts: Mapping[int, int]) -> float | None:
    number = sum(counts.values())
    return sum(turn * count for turn, count in counts.items()) / number if number else None


def card_rows(results: Results, deck: int, decks: GameDecks) -> tuple[CardResult, ...]:
    """The cards of a list in the order of its deck, all its games together."""
    listed, tally, prints = results.plan.lists[deck], results.all(deck), dict(results.plan.prints)
    return tuple(
        _card_row(number, copies, tally, is_drawn=section == decks.main_section)
        for section in listed
        if not holds_one(decks, section)
        for number, copies in Counter(prints.get(number, number) for number in listed[section]).items()
    )


def _card_row(number: str, copies: int, tally: Tally, *, is_drawn: bool) -> CardResult:
    use = tally.cards.get(number, NO_CARD)
    games = tally.all
    if not is_drawn:
        played = _share(use.played.games, games.games)
        rates = rate(use.played), rate(games - use.played)
        return CardResult(number, copies, None, played, None, None, None, None, None, *rates)
    return CardResult(
        number,
        copies,
        _share(use.drawn.games, games.games),
        _share(use.played.games, use.drawn.games),
        _share(use.copies_stuck, use.copies_drawn),
        _share(use.kept.games, use.offered.games),
        rate(use.opened),
        rate(use.kept),
        rate(use.offered - use.kept),
        rate(use.drawn),
        rate(games - use.drawn),
    )


def _share(part: int, whole: int) -> float | None:
    return min(1.0, part / whole) if whole else None


def compared_cards(results: Results, decks: GameDecks) -> tuple[ComparedCard, ...]:
    """The cards of both lists of a plan, in the order of the decks: first those that only one of them has, then those
    of which they have other counts, then all others."""
    rows = [{row.number: row for row in card_rows(results, deck, decks)} for deck in (0, 1)]
    numbers = dict.fromkeys((*rows[0], *rows[1]))
    cards = [_compared(number, rows[0].get(number), rows[1].get(number)) for number in numbers]
    return tuple(sorted(cards, key=lambda card: (None not in card.rows, card.copies[0] == card.copies[1])))


def _compared(number: str, card: CardResult | None, other: CardResult | None) -> ComparedCard:
    copies = (card.copies if card else 0, other.copies if other else 0)
    gain = difference(other.with_it, card.with_it) if card and other else None
    return ComparedCard(number, copies, (card, other), gain)

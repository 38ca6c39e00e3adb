"""Quick answers: what is sensible at a question without thinking ahead, and whether to draw a hand again."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, islice

from svedesk.engine.ask import Answer, Ask, Option
from svedesk.engine.records import Card
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.stats import attack, defense
from svedesk.games.sve.verbs.by_hand import MAY_PAY_LINE
from svedesk.games.sve.zones import FIELD, HAND

_GIVES_AWAY = frozenset(("discard", "bury", "banish", "select", "keep", "pay"))
"""Kinds of questions at which a seat mostly names cards of its own to lose."""


def answer(game: GameState, ask: Ask) -> Answer:
    """A sensible answer."""
    return candidates(game, ask, 1)[0]


def candidates(game: GameState, ask: Ask, most: int) -> tuple[Answer, ...]:
    """Up to so many answers, the most sensible first; never none."""
    if (forced := ask.forced) is not None:
        return (forced,)
    if ask.form == "number":
        numbers = dict.fromkeys((ask.high, ask.low, *range(ask.high - 1, ask.low, -1)))
        return tuple((number,) for number in islice(numbers, most))
    if ask.form == "divide":
        return _divisions(game, ask)[:most]
    worth = [_worth(game, ask, option) for option in ask.options]
    best = sorted(range(len(worth)), key=lambda place: -worth[place])
    if ask.form == "order":
        return (tuple(best),) if most == 1 else (tuple(best), tuple(reversed(best)))[:most]
    return tuple(islice(_picks(ask, best, worth), most))


def _picks(ask: Ask, best: Sequence[int], worth: Sequence[float]) -> list[Answer]:
    low, high = min(ask.low, len(best)), min(ask.high, len(best))
    if high == 1:
        singles: list[Answer] = [(place,) for place in best]
        return singles if low else ([(), *singles] if worth[best[0]] < 0 else [*singles, ()])
    wanted = max(low, min(high, sum(value > 0 for value in worth)))
    sizes = dict.fromkeys((wanted, high, low, *range(high, low - 1, -1)))
    answers: dict[Answer, None] = {}
    for size in sizes:
        answers.update(dict.fromkeys(islice(combinations(best, size), 12)))
    return list(answers)


def _divisions(game: GameState, ask: Ask) -> tuple[Answer, ...]:
    """As much as each needs to fall, the best first; what is left goes to the first."""
    worth = [_worth(game, ask, option) for option in ask.options]
    best = sorted(range(len(worth)), key=lambda place: -worth[place])
    shares = [ask.low] * len(worth)
    left = ask.high - sum(shares)
    for place in best:
        card = game.card(ask.options[place].card)
        need = defense(game, card) - shares[place] if card is not None and card.zone == FIELD else 0
        if 0 < need <= left:
            shares[place] += need
            left -= need
    shares[best[0]] += left
    evenly = [ask.low + (ask.high - ask.low * len(worth)) // len(worth)] * len(worth)
    evenly[best[0]] += ask.high - sum(evenly)
    return tuple(dict.fromkeys((tuple(shares), tuple(evenly))))


def _worth(game: GameState, ask: Ask, option: Option) -> float:
    """How good an option looks."""
    if option.kind in ("yes", "no"):
        return _of_yes(game, ask) * (1 if option.kind == "yes" else -1)
    if ask.kind == "quick":
        return 0.5 if option.kind == "pass" else 0.0
    if option.kind == "end":
        return 100.0  # what else to do in a turn is not said at once
    if option.kind in ("pass", "done"):
        return 0.0
    if ask.kind == "ward":
        return 1.0
    card = game.card(option.card)
    if card is None:
        return 1.0 - option.index / 100
    worth = card_worth(game, card)
    if ask.kind == "order":
        return -worth
    if card.seat == ask.seat and ask.kind in _GIVES_AWAY and ask.kind != "keep":
        return -worth
    return worth


def _of_yes(game: GameState, ask: Ask) -> float:
    if ask.kind == "redraw":
        return 1.0 if should_redraw(game, ask.seat) else -1.0
    return -1.0 if ask.reason.key == MAY_PAY_LINE else 1.0  # what a hand would have to pay is not paid


def card_worth(game: GameState, card: Card) -> float:
    """How much a card is worth to whoever has it."""
    facts = game.facts(card)
    if card.zone == FIELD and facts.kind == "follower":
        return attack(game, card) + 0.7 * max(0, defense(game, card)) + 0.5
    return 1.0 + (facts.cost or 0)


_EARLY = 3
"""Cards up to this cost are played in the first turns."""


def should_redraw(game: GameState, seat: int) -> bool:
    """Whether a hand has too little for the first turns."""
    costs = [game.facts(card).cost or 0 for card in game.table.in_zone(seat, HAND)]
    return sum(cost <= _EARLY for cost in costs) < 2  # a play for two of the first three turns

"""Decks made by chance, to play with cards that nobody built a deck of yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from svedesk.engine import rng
from svedesk.engine.facts import Facts
from svedesk.engine.log import DeckList
from svedesk.games.sve.formats import NEUTRAL
from svedesk.games.sve.sections import deck_list

MAIN, EVOLVE, COPIES = 40, 10, 3


def random_deck(cards: Sequence[Facts], shipped: Mapping[str, Facts], seed: int) -> DeckList | None:
    """A deck of one class made of these cards by chance: its size and copies as 6.1.1 wants them as far as there are
    cards. None when there is no class with enough of them."""
    crafts = sorted({facts.classes[0] for facts in cards if len(facts.classes) == 1} - {NEUTRAL})
    crafts = [craft for craft in crafts if len(_of(cards, craft, evolved=False)) * COPIES >= MAIN]
    if not crafts:
        return None
    state, place = rng.below(seed, len(crafts))
    craft = crafts[place]
    state, main = _some(_of(cards, craft, evolved=False), MAIN, state)
    names = {facts.counted_name for facts in cards if facts.number in main}
    fit = [facts for facts in _of(cards, craft, evolved=True) if facts.counted_name in names]
    state, evolve = _some(fit, EVOLVE, state)
    leaders = _leader(cards, craft) or _leader(tuple(shipped.values()), craft)
    return deck_list(leaders, main, evolve, f"Random {craft}")


def _of(cards: Sequence[Facts], craft: str, *, evolved: bool) -> list[Facts]:
    kinds = ("follower",) if evolved else ("follower", "spell", "amulet")
    wanted = "evolved" if evolved else ""
    return [
        facts
        for facts in cards
        if facts.kind in kinds and facts.special == wanted and {craft, NEUTRAL} & set(facts.classes) and not facts.front
    ]


def _some(cards: list[Facts], count: int, state: int) -> tuple[int, tuple[str, ...]]:
    """So many cards at random, up to three of each, copies side by side."""
    left, chosen = [facts.number for facts in cards for _ in range(COPIES)], list[str]()
    while left and len(chosen) < count:
        state, place = rng.below(state, len(left))
        chosen.append(left.pop(place))
    return state, tuple(number for number in dict.fromkeys(chosen) for _ in range(chosen.count(number)))


def _leader(cards: Sequence[Facts], craft: str) -> tuple[str, ...]:
    return tuple(facts.number for facts in cards if facts.kind == "leader" and craft in facts.classes)[:1]

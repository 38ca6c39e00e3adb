"""Words for two targets at once, for several keywords, and for counters if you like."""

from __future__ import annotations

from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.group import Ref, Target
from svedesk.games.sve.verbs.counters import Counter, PlaceCounters
from svedesk.games.sve.verbs.give import GiveStats
from svedesk.games.sve.verbs.give_keywords import GiveKeywords, GiveStatsAndKeywords


def give_keywords(to: Target, *keywords: Keyword) -> Step:
    """Give several keywords."""
    return GiveKeywords(to, keywords)


def give_with_keywords(to: Target, *keywords: Keyword, attack: int = 0, defense: int = 0) -> Step:
    """Give attack and defense, and several keywords with them."""
    return GiveStatsAndKeywords(GiveStats(to, attack, defense), keywords)


def may_place_counter(on: Ref, counter: Counter, count: int = 1) -> Step:
    """You may place counters on a card."""
    return PlaceCounters(on, counter, count, may=True)

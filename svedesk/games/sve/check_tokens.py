"""Mistakes the script checker finds in words that texts of tokens brought in."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.script import Node, walk
from svedesk.games.sve.abilities.added_cost import AddedCost
from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.conditions.at_least import AtLeast, FaceupInEvolveDeck
from svedesk.games.sve.group import Ref
from svedesk.games.sve.verbs.counters import Counter, PlaceCounters, WithCounters
from svedesk.games.sve.verbs.discard import DiscardSome
from svedesk.games.sve.verbs.field_costs import BuryOwn, EngageCosting, EngageOwn
from svedesk.games.sve.verbs.give import GiveAbility
from svedesk.games.sve.verbs.opponent_buries import OpponentBuries


def says_this(ability: Ability) -> bool:
    """Whether a text says "this card" of its own card: in an ability that it gives, that is another."""
    given = [node.ability for node in walk(ability) if isinstance(node, GiveAbility)]
    return _count_this(ability) > sum(_count_this(one) for one in given)


def _count_this(ability: Ability) -> int:
    return sum(isinstance(node, Ref) and node.name == "this" for node in walk(ability))


def of_token_word(node: Node) -> Iterator[str]:
    """The mistakes in one word: most are numbers that would make it do nothing (1.3.2.2)."""
    if isinstance(node, AddedCost) and not node.cost:
        yield "asks to pay, and names no cost"
    elif isinstance(node, AtLeast | FaceupInEvolveDeck) and node.count < 1:
        yield f"at least {node.count} always holds"
    elif isinstance(node, BuryOwn | OpponentBuries) and node.count < 1:
        yield f"buries {node.count} cards"
    elif isinstance(node, EngageOwn) and (node.count < 1 or not node.groups):
        yield "engages no cards"
    elif isinstance(node, EngageCosting) and node.least < 1:
        yield f"engages cards that cost {node.least}"
    elif isinstance(node, DiscardSome) and node.count < 1:
        yield f"discards {node.count} cards"
    elif isinstance(node, PlaceCounters) and node.count < 1:
        yield f"places {node.count} counters"
    elif isinstance(node, WithCounters) and node.least < 1:
        yield f"needs {node.least} counters, which it always has"
    elif isinstance(node, Counter) and not (node.en and node.ja):
        yield "a counter without a name"

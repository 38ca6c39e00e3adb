"""Mistakes the script checker finds in the key notations of chapter 5."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from svedesk.engine.facts import Facts
from svedesk.engine.script import Node, walk
from svedesk.games.sve.amount import Count
from svedesk.games.sve.group import Leaders
from svedesk.games.sve.verbs.at_random import DIE, DiscardAtRandom, RollDie, TakeAtRandom
from svedesk.games.sve.verbs.bury import BurySome
from svedesk.games.sve.verbs.choose import Choose
from svedesk.games.sve.verbs.control import GiveControl, Steal
from svedesk.games.sve.verbs.declare import IfDeclared, RevealTop
from svedesk.games.sve.verbs.draw_up_to import DrawUpTo
from svedesk.games.sve.verbs.for_every import ForEvery
from svedesk.games.sve.verbs.put_named import PutIntoDeck, PutNamed
from svedesk.games.sve.verbs.recover import RecoverPlayPoints
from svedesk.games.sve.verbs.search import Search
from svedesk.games.sve.verbs.select import Select
from svedesk.games.sve.verbs.set_stats import SetStats
from svedesk.games.sve.verbs.stack_taken import IfStackTaken
from svedesk.games.sve.verbs.transform import Transform

MAKES_IT = (Search, TakeAtRandom, Transform, PutNamed, Steal)
"""Steps after which "it" is what they found, took or made."""


def of_notation(node: Node, facts: Mapping[str, Facts]) -> Iterator[str]:
    """The mistakes in one word."""
    yield from _of_number(node)
    if isinstance(node, RollDie):
        if any(not 1 <= least <= most <= DIE for least, most, _ in node.results):
            yield f"a result no die shows (1 to {DIE})"
        if not node.results:
            yield "rolls a die for nothing"
    if isinstance(node, RollDie | RevealTop | IfDeclared | IfStackTaken) and any(
        isinstance(inner, Select) for inner in walk(node)
    ):
        yield "selects a target in what is known only when it resolves"
    if isinstance(node, PutNamed):
        called = [card for card in facts.values() if card.name == node.name.en]
        if called and not any(card.special == "token" for card in called):
            yield f"no token is called {node.name.en}"
    if isinstance(node, GiveControl | Steal | Transform) and isinstance(node.what, Leaders):
        yield "a leader stays where it is"
    if isinstance(node, Choose) and node.more is not None and not 0 < node.more[1] <= len(node.modes):
        yield f"chooses {node.more[1]} of {len(node.modes)} instead"


def _of_number(node: Node) -> Iterator[str]:
    """Numbers that would make a word do nothing (1.3.2.2)."""
    if isinstance(node, Search) and node.count < 1:
        yield f"searches for {node.count} cards"
    elif isinstance(node, DrawUpTo) and node.count < 1:
        yield f"draws up to {node.count} cards"
    elif isinstance(node, TakeAtRandom | DiscardAtRandom) and node.count < 1:
        yield f"takes {node.count} cards at random"
    elif isinstance(node, BurySome) and node.count < 1:
        yield f"buries {node.count} cards"
    elif isinstance(node, RecoverPlayPoints) and not isinstance(node.amount, Count) and node.amount < 1:
        yield f"recovers {node.amount} play points"
    elif isinstance(node, ForEvery) and node.unit < 1:
        yield f"for every {node.unit} cards"
    elif isinstance(node, PutIntoDeck) and node.nth < 1:
        yield f"puts a card {node.nth}th into the deck"
    elif isinstance(node, SetStats) and node.attack is None and node.defense is None:
        yield "sets neither attack nor defense"

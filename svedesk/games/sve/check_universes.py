"""What the script checker knows of words that only cards of some universes or editions are written in (14, JA 12)."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.facts import Facts
from svedesk.engine.script import Node, walk
from svedesk.games.sve.abilities.after_redraw import AfterRedraw
from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.abilities.equivalent import Equivalent
from svedesk.games.sve.abilities.universe_cost import Lesson, PutDrivePoint, ServeThis, UseEvolutionPoint
from svedesk.games.sve.check_uncommon import trigger_of
from svedesk.games.sve.keywords.universe_keywords import OnDrive, OnRace, OnSuperEvolve
from svedesk.games.sve.verbs.driving import PerformDriveChecks
from svedesk.games.sve.verbs.lesson import TakeLesson
from svedesk.games.sve.verbs.racing import Race, Serve
from svedesk.games.sve.verbs.select import Select

_STANDS_FOR = {"serve": ("Serve", ServeThis), "ride": ("Ride", PutDrivePoint)}
"""What an icon writes in place of a part of the cost (14.2.2.3, 14.4.9.2)."""


def of_universe(ability: Ability, printed: Facts) -> Iterator[str]:
    """What such a card cannot have, or such an ability cannot be without."""
    icon = ability.icon if isinstance(ability, Equivalent) else ""
    for name, (word, part) in _STANDS_FOR.items():
        has = any(isinstance(node, part) for node in walk(ability))
        if icon == name and not has:
            yield f"a {word} ability without what its icon stands for"
        elif icon != name and has:
            yield f"a cost that only a {word} ability has"
    if isinstance(ability, AfterRedraw):
        if printed.special in ("evolved", "token") or printed.kind == "leader":
            yield "takes effect when a game starts, when this card is neither in a deck nor on the field"
        if any(isinstance(node, Select) for node in walk(ability)):
            yield "selects a target when a game starts, though nothing is played then"
    trigger = trigger_of(ability)
    if isinstance(trigger, OnSuperEvolve) and printed.special != "evolved":
        yield "On Super-Evolve on a card that is not an evolved one"
    if isinstance(trigger, OnDrive | OnRace) and printed.kind == "amulet" and printed.attack is None:
        yield "waits for what happens to followers only"


def of_universe_word(node: Node) -> Iterator[str]:
    """Numbers that would make a word do nothing (1.3.2.2), and what is never printed."""
    if isinstance(node, ServeThis | Serve) and node.times < 1:
        yield f"serves {node.times} times"
    elif isinstance(node, Race) and node.times < 1:
        yield f"races {node.times} times"
    elif isinstance(node, Lesson | TakeLesson) and node.items < 1:
        yield f"Lesson ({node.items}) banishes nothing"
    elif isinstance(node, PerformDriveChecks) and node.count < 1:
        yield f"performs {node.count} drive checks"
    elif isinstance(node, UseEvolutionPoint):
        yield "an evolution point as a printed cost, where it is a way to pay one"

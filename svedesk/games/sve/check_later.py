"""What the script checker knows of the words of later sets."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.script import Node, walk
from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.amount import Taken
from svedesk.games.sve.check_uncommon import trigger_of
from svedesk.games.sve.keywords.evolves import Evolves
from svedesk.games.sve.keywords.fanfare import Fanfare
from svedesk.games.sve.verbs.field_and_ex_costs import BanishTokensInEx, EngageAny
from svedesk.games.sve.verbs.give import GiveAbility
from svedesk.games.sve.verbs.may_discard import MayDiscard


def of_later(abilities: tuple[Ability, ...], ability: Ability) -> Iterator[str]:
    """Mistakes of one ability on its card."""
    taken = [node.group for node in walk(ability) if isinstance(node, Taken)]
    if not taken:
        return  # most scripts: the card's other abilities need not be looked through for each of them
    costs = [node.group for node in walk(abilities) if isinstance(node, EngageAny)]
    if any(group not in costs for group in taken):
        yield "a number of cards that no cost engages"


def of_later_word(node: Node) -> Iterator[str]:
    """Words that mean nothing."""
    if isinstance(node, EngageAny) and (node.group.side, node.group.zone) != ("your", "field"):
        yield "engages cards that are not on your field"
    elif isinstance(node, BanishTokensInEx) and node.others < 1:
        yield f"banishes {node.others} tokens"
    elif isinstance(node, MayDiscard) and node.count < 1:
        yield f"discards {node.count} cards"
    elif isinstance(node, GiveAbility) and isinstance(trigger_of(node.ability), Fanfare):
        yield "gives what waits for the card to come, when it is there"
    elif isinstance(node, Evolves) and (node.group.kind == "amulet" or node.group.zone != "field"):
        yield "waits for what does not evolve"

"""The script checker: mistakes found without playing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from svedesk.engine.facts import Facts
from svedesk.engine.script import walk
from svedesk.games.sve.abilities.activated import Evolve
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.abilities.cost import PayPoints
from svedesk.games.sve.abilities.spell import Spell
from svedesk.games.sve.group import Ref, Trait
from svedesk.games.sve.keywords.whenever import Enters
from svedesk.games.sve.verbs.choose import Choose
from svedesk.games.sve.verbs.create import FieldOrEx, IntoEx, Summon, SummonRestIntoEx, Token
from svedesk.games.sve.verbs.deal import Deal
from svedesk.games.sve.verbs.deal_divided import DealDivided
from svedesk.games.sve.verbs.draw import Draw
from svedesk.games.sve.verbs.select import Select

_BINDS = (Select, IntoEx, Summon, FieldOrEx)
"""Steps after which "it" means something."""


def mistakes(number: str, abilities: tuple[Ability, ...], facts: Mapping[str, Facts]) -> Iterator[str]:
    """A sentence for each mistake in a card's script."""
    printed = facts.get(number)
    if printed is None:
        yield f"{number}: no card has this number"
        return
    for index, ability in enumerate(abilities):
        where = f"{number}, ability {index + 1}"
        yield from (f"{where}: {mistake}" for mistake in _of_ability(ability, printed, facts))
    if printed.kind == "spell" and not any(isinstance(ability, Spell) for ability in abilities):
        yield f"{number}: a spell without a text to resolve"


def _of_ability(ability: Ability, printed: Facts, facts: Mapping[str, Facts]) -> Iterator[str]:
    if isinstance(ability, Spell) and printed.kind != "spell":
        yield f"a spell text on a {printed.kind}"
    if isinstance(ability, Evolve) and not _has_evolved_card(printed, facts):
        yield "no evolved card has this name"
    bound = isinstance(ability, Automatic) and isinstance(ability.trigger, Enters)
    selected = False
    for node in walk(ability):
        bound = bound or isinstance(node, _BINDS)
        selected = isinstance(node, Select) or (selected and not isinstance(node, _BINDS))
        if isinstance(node, DealDivided) and not selected:
            yield "divides damage between nothing that was selected"
        if isinstance(node, Ref) and node.name == "it" and not bound:
            yield "'it' before anything was selected"
        yield from _of_node(node, facts)


def _of_node(node: object, facts: Mapping[str, Facts]) -> Iterator[str]:
    if isinstance(node, Token):
        token = facts.get(node.number)
        if token is None or token.special != "token":
            yield f"{node.number} is not a token"
        elif (token.name, token.name_ja) != (node.en, node.ja):
            yield f"{node.number} is called {token.name} ({token.name_ja}), not {node.en} ({node.ja})"
    elif isinstance(node, Deal) and isinstance(node.amount, int) and node.amount < 1:
        yield f"deals {node.amount} damage"
    elif isinstance(node, DealDivided) and isinstance(node.amount, int) and node.amount < 1:
        yield f"divides {node.amount} damage"
    elif isinstance(node, Select) and node.count < 1:
        yield f"selects {node.count} cards"
    elif isinstance(node, Draw) and node.count < 1:
        yield f"draws {node.count} cards"
    elif isinstance(node, IntoEx | SummonRestIntoEx) and node.count < 1:
        yield f"makes {node.count} tokens"
    elif isinstance(node, PayPoints) and node.points < 0:
        yield f"costs {node.points}"
    elif isinstance(node, Choose) and not 0 < node.count <= len(node.modes):
        yield f"chooses {node.count} of {len(node.modes)}"
    elif isinstance(node, Trait) and not any(node.en in card.traits for card in facts.values()):
        yield f"no card has the trait {node.en}"


def _has_evolved_card(printed: Facts, facts: Mapping[str, Facts]) -> bool:
    return any(other.special == "evolved" and other.name == printed.name for other in facts.values())

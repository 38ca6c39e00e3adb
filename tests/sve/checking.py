"""The mistakes of a script as lines to read."""

from collections.abc import Mapping

from sve.playing import Invented, shipped_facts

from svedesk.games.sve import check
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.script_node import Ability

READS_OTHERWISE = (
    "a step after a condition or a cost, where it reads as part of it; put it before or inside it",
    "pays something for the whole text; make that the ability's cost",
    "replaces several effects, or what depends on a condition or cost; replace one effect with one, inside it",
)
"""What is wrong with scripts that say something else than they do."""


def mistakes_of(card: Invented, *others: Invented) -> list[str]:
    """The mistakes of an invented card beside others, without its number."""
    facts = {**shipped_facts(), **{other.facts.number: other.facts for other in (card, *others)}}
    lines = mistakes(card.facts.number, card.abilities, facts)
    assert all(line.startswith(card.facts.number) for line in lines)
    return [line.partition(": ")[2] for line in lines]


def mistakes(number: str, abilities: tuple[Ability, ...], facts: Mapping[str, SveFacts]) -> list[str]:
    return [mistake.line(number) for mistake in check.mistakes(number, abilities, facts)]

"""The mistakes of a script as lines to read."""

from collections.abc import Mapping

from svedesk.games.sve import check
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.script_node import Ability

READS_OTHERWISE = (
    "a step behind a condition or a cost, where it reads as part of that; put it before, or into it",
    "pays something for the whole text; give it to the ability as its cost",
    "replaces several effects, or what a condition or a cost guards; replace one effect by one, in it",
)
"""What is wrong with scripts that say something else than they do."""


def mistakes(number: str, abilities: tuple[Ability, ...], facts: Mapping[str, SveFacts]) -> list[str]:
    return [mistake.line(number) for mistake in check.mistakes(number, abilities, facts)]

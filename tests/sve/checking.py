"""The mistakes of a script as lines to read."""

from collections.abc import Mapping

from svedesk.engine.facts import Facts
from svedesk.games.sve import check
from svedesk.games.sve.abilities.base import Ability


def mistakes(number: str, abilities: tuple[Ability, ...], facts: Mapping[str, Facts]) -> list[str]:
    return [mistake.line(number) for mistake in check.mistakes(number, abilities, facts)]

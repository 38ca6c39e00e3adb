"""The mistakes of a script as lines to read."""

from collections.abc import Mapping

from svedesk.games.sve import check
from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.facts import SveFacts


def mistakes(number: str, abilities: tuple[Ability, ...], facts: Mapping[str, SveFacts]) -> list[str]:
    return [mistake.line(number) for mistake in check.mistakes(number, abilities, facts)]

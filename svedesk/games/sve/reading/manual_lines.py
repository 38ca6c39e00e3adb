"""Scripts that leave the rest of a card's text to be resolved by hand."""

from __future__ import annotations

from collections.abc import Callable

from svedesk.engine.script import replace
from svedesk.games.sve.abilities.manual_text import ManualText
from svedesk.games.sve.abilities.spell import Spell
from svedesk.games.sve.reading.printed import ReadAbility, ReadSpell
from svedesk.games.sve.script_node import Ability


def with_manual_lines(abilities: tuple[Ability, ...], lines: Callable[[], tuple[Ability, ...]]) -> tuple[Ability, ...]:
    """The abilities of a script with `lines`, what is read of the card's text, where the script says `manual_text`.

    A spell has one effect (10.1.1.4): what its text says by hand is done in the same, before or after what the script
    says.
    """
    place = next((at for at, ability in enumerate(abilities) if isinstance(ability, ManualText)), None)
    if place is None:
        return abilities
    before, behind = abilities[:place], tuple(other for other in abilities[place:] if not isinstance(other, ManualText))
    effect = next((other for other in (*before, *behind) if isinstance(other, Spell)), None)
    read = list[Ability]()
    for line in lines():
        if isinstance(line, ReadSpell) and effect is not None:
            steps = (*effect.steps, *line.steps) if effect in before else (*line.steps, *effect.steps)
            joined = replace(effect, steps=steps)
            before, behind = (tuple(joined if each is effect else each for each in part) for part in (before, behind))
            effect = joined
            read.append(ReadAbility(line.printed))
        else:
            read.append(line)
    return (*before, *read, *behind)

"""Words for abilities that wait for something to happen to cards, leaders or players."""

from __future__ import annotations

from typing import Literal

from svedesk.engine.script import replace
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.keywords.limited import During, Limited


def during(whose: Literal["your", "enemy"], ability: Automatic) -> Automatic:
    """An automatic ability on your turn only, or on each opponent's."""
    trigger = ability.trigger
    if isinstance(trigger, Limited):
        return replace(ability, trigger=replace(trigger, trigger=During(whose, trigger.trigger)))
    return replace(ability, trigger=During(whose, trigger))

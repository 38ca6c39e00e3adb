"""Words for abilities that change what another word makes, and those without brackets."""

from __future__ import annotations

from typing import Literal

from svedesk.engine.script import replace
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.abilities.manual_text import ManualText
from svedesk.games.sve.keywords.fanfare import Fanfare
from svedesk.games.sve.keywords.last_words import LastWords
from svedesk.games.sve.keywords.limited import During, Limited
from svedesk.games.sve.keywords.stack import STACK
from svedesk.games.sve.script_node import Ability

stack: Ability = STACK
"""Stack: comes with a counter, loses one instead of leaving, hands them over."""
manual_text: Ability = ManualText()
"""The lines of the card's text that the script does not say, resolved manually."""


def fanfare_and_last_words(*steps: Step, cost: tuple[Cost, ...] = ()) -> tuple[Automatic, Automatic]:
    """Two abilities with one text (12.1.2); unpack it with `*`."""
    return Automatic(Fanfare(), steps, merged=True, cost=cost), Automatic(LastWords(), steps, cost=cost)


def limited(ability: Automatic, times: int = 1) -> Automatic:
    """An automatic ability only so often on each of your turns."""
    return replace(ability, trigger=Limited(ability.trigger, times))


def during(whose: Literal["your", "enemy"], ability: Automatic) -> Automatic:
    """An automatic ability on your turn only, or on each opponent's."""
    trigger = ability.trigger
    if isinstance(trigger, Limited):
        return replace(ability, trigger=replace(trigger, trigger=During(whose, trigger.trigger)))
    return replace(ability, trigger=During(whose, trigger))

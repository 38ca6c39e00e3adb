"""Words for what is so as long as a card is there: passive abilities (10.1.1.3) and prohibitions."""

from __future__ import annotations

from svedesk.games.sve.abilities.passive import ArrivesEngaged, IgnoresWard
from svedesk.games.sve.abilities.restriction import CannotAttack, CannotBeDestroyed, CannotLose
from svedesk.games.sve.script_node import Ability

ignores_ward = IgnoresWard()
arrives_engaged = ArrivesEngaged()
cannot_attack: Ability = CannotAttack()
cannot_be_destroyed: Ability = CannotBeDestroyed()
cannot_lose: Ability = CannotLose()

"""Stack (13.3.2): a counter on coming (`actions/counters.py`), one removed instead of leaving, and the activated
ability {ENGAGE}: Select another amulet with Stack on your field and transfer all this card's Stack counters to that
card."""

from __future__ import annotations

from svedesk.games.sve.abilities.cost import EngageThis
from svedesk.games.sve.abilities.replacement import Replacing
from svedesk.games.sve.abilities.stack import Stack
from svedesk.games.sve.abilities.would import WouldMove
from svedesk.games.sve.actions.counters import STACK as COUNTER
from svedesk.games.sve.group import Group, Ref
from svedesk.games.sve.verbs.select import Select
from svedesk.games.sve.verbs.stack import LoseStackCounter, TransferStack

STACK = Stack(
    (EngageThis(),),
    (Select(Group("your", "amulet", other=True, stack=True)), TransferStack()),
    leaving=Replacing(WouldMove(Ref("this"), "leave", COUNTER), (LoseStackCounter(),)),
)

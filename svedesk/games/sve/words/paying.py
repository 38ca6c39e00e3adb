"""Words for what costs of later sets are paid with: cards and counters wherever they are, the card itself."""

from __future__ import annotations

from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.verbs.costs_of_cards import (
    BanishThisInCemetery,
    BuryThisInEx,
    PutThisIntoEx,
)
from svedesk.games.sve.verbs.use_no_more import UseNoMore

bury_this_in_ex: tuple[Cost, ...] = (BuryThisInEx(),)
banish_this_in_cemetery: tuple[Cost, ...] = (BanishThisInCemetery(),)
put_this_into_ex: tuple[Cost, ...] = (PutThisIntoEx(),)
use_no_more = UseNoMore()

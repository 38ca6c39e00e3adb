"""Words for abilities that wait for something to happen to cards, leaders or players."""

from __future__ import annotations

from typing import Literal

from svedesk.engine.script import replace
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.group import Group
from svedesk.games.sve.keywords.damaged import DealsCombatDamage, HitsLeader, TakesDamage
from svedesk.games.sve.keywords.deeds import CardDiscarded, LeaderChanges, Milled, ThisEngages, YouDraw
from svedesk.games.sve.keywords.leaves_this import ThisLeaves, ThisPutAway
from svedesk.games.sve.keywords.limited import During, Limited
from svedesk.games.sve.keywords.whenever import AtStart, Attacks, Destroyed, Leaves


def whenever_attacks(group: Group, *steps: Step) -> Automatic:
    """Whenever a follower of the group attacks; "it" is that follower."""
    return Automatic(Attacks(group), steps)


def whenever_destroyed(group: Group, *steps: Step) -> Automatic:
    """Whenever a card of the group is destroyed; "it" is that card."""
    return Automatic(Destroyed(group), steps)


def whenever_returned(group: Group, *steps: Step) -> Automatic:
    """Whenever a card of the group is returned to hand from the field; "it" is that card."""
    return Automatic(Leaves(group, "hand"), steps)


def when_this_is_returned(*steps: Step) -> Automatic:
    """When this card is returned to hand from the field."""
    return Automatic(ThisLeaves("hand"), steps)


def when_this_is_put_away(*steps: Step, how: Literal["discarded", "banished", "either"] = "discarded") -> Automatic:
    """When this card is discarded, or banished."""
    return Automatic(ThisPutAway(how), steps)


def when_this_takes_damage(*steps: Step, ability: bool = False) -> Automatic:
    """Whenever this follower takes damage, or ability damage."""
    return Automatic(TakesDamage(ability), steps)


def when_this_hits_leader(*steps: Step) -> Automatic:
    """When this follower deals attack damage to an enemy leader."""
    return Automatic(HitsLeader(), steps)


def when_this_deals_combat_damage(*steps: Step) -> Automatic:
    """When this follower deals combat damage."""
    return Automatic(DealsCombatDamage(), steps)


def when_this_is_engaged(*steps: Step) -> Automatic:
    """When this card is engaged."""
    return Automatic(ThisEngages(), steps)


def whenever_you_draw(*steps: Step) -> Automatic:
    """Whenever you draw a card outside your start phase."""
    return Automatic(YouDraw(), steps)


def whenever_leader_changes(*steps: Step, whose: Literal["your", "enemy"] = "your", up: bool = True) -> Automatic:
    """Whenever a leader's defense goes up; with up=False, goes down."""
    return Automatic(LeaderChanges(whose, up), steps)


def whenever_discards(whose: Literal["your", "enemy"], *steps: Step) -> Automatic:
    """Whenever you or an opponent discards a card; "it" is that card."""
    return Automatic(CardDiscarded(whose), steps)


def whenever_milled(whose: Literal["your", "enemy"], *steps: Step) -> Automatic:
    """Whenever a card of a deck is put into the cemetery; "it" is that card."""
    return Automatic(Milled(whose), steps)


def at_start(whose: Literal["your", "enemy", "each"], phase: Literal["main", "end"], *steps: Step) -> Automatic:
    """At the start of your, each opponent's or each player's main or end phase."""
    return Automatic(AtStart(phase, whose), steps)


def during(whose: Literal["your", "enemy"], ability: Automatic) -> Automatic:
    """An automatic ability on your turn only, or on each opponent's."""
    trigger = ability.trigger
    if isinstance(trigger, Limited):
        return replace(ability, trigger=replace(trigger, trigger=During(whose, trigger.trigger)))
    return replace(ability, trigger=During(whose, trigger))

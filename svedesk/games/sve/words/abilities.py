"""Words for abilities and what they cost."""

from __future__ import annotations

from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.activated import Activated, Evolve
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Ability, Step
from svedesk.games.sve.abilities.cost import BuryThis, Cost, Discard, EngageThis, LowerLeaderDefense, PayPoints
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.abilities.passive import ArrivesEngaged, DamageShift, DealsMore, IgnoresWard, WhileHere
from svedesk.games.sve.abilities.spell import Spell
from svedesk.games.sve.group import Group
from svedesk.games.sve.keywords.fanfare import Fanfare
from svedesk.games.sve.keywords.last_words import LastWords
from svedesk.games.sve.keywords.on_evolve import OnEvolve
from svedesk.games.sve.keywords.strike import Strike
from svedesk.games.sve.keywords.whenever import AtStart, Enters, Leaves
from svedesk.games.sve.wording import Kind

ignores_ward = IgnoresWard()
arrives_engaged = ArrivesEngaged()


def fanfare(*steps: Step, cost: tuple[Cost, ...] = ()) -> Automatic:
    """Fanfare: when this card is put onto the field. A `cost` of an automatic ability may be paid for its effect."""
    return Automatic(Fanfare(), steps, cost=cost)


def last_words(*steps: Step, cost: tuple[Cost, ...] = ()) -> Automatic:
    """Last Words: when this card is put into the cemetery from the field."""
    return Automatic(LastWords(), steps, cost=cost)


def fanfare_and_last_words(*steps: Step) -> tuple[Automatic, Automatic]:
    """Two abilities with one text (12.1.2); unpack it with `*`."""
    return Automatic(Fanfare(), steps, merged=True), Automatic(LastWords(), steps)


def on_evolve(*steps: Step, cost: tuple[Cost, ...] = ()) -> Automatic:
    """On Evolve: when this card evolves."""
    return Automatic(OnEvolve(), steps, cost=cost)


def strike(*steps: Step, cost: tuple[Cost, ...] = ()) -> Automatic:
    """Strike: when this follower attacks."""
    return Automatic(Strike(), steps, cost=cost)


def follower_strike(*steps: Step, cost: tuple[Cost, ...] = ()) -> Automatic:
    """Follower Strike: when this follower attacks a follower."""
    return Automatic(Strike("follower"), steps, cost=cost)


def leader_strike(*steps: Step, cost: tuple[Cost, ...] = ()) -> Automatic:
    """Leader Strike: when this follower attacks a leader."""
    return Automatic(Strike("leader"), steps, cost=cost)


def whenever_enters(group: Group, *steps: Step, cost: tuple[Cost, ...] = ()) -> Automatic:
    """Whenever a card of the group is put onto your field; "it" is that card."""
    return Automatic(Enters(group), steps, cost=cost)


def whenever_leaves(group: Group, *steps: Step, cost: tuple[Cost, ...] = ()) -> Automatic:
    """Whenever a card of the group leaves your field."""
    return Automatic(Leaves(group), steps, cost=cost)


def at_start_of_main(*steps: Step, cost: tuple[Cost, ...] = ()) -> Automatic:
    """At the start of your main phase."""
    return Automatic(AtStart("main"), steps, cost=cost)


def at_start_of_end(*steps: Step, cost: tuple[Cost, ...] = ()) -> Automatic:
    """At the start of your end phase."""
    return Automatic(AtStart("end"), steps, cost=cost)


def evolve(points: int) -> Evolve:
    """Evolve this follower for play points."""
    return Evolve(points)


def activate(cost: tuple[Cost, ...], *steps: Step) -> Ability:
    """An activated ability; the cost is `pay(1)`, `engage_this`, or both joined by +."""
    return Activated(cost, steps)


def quick_activate(cost: tuple[Cost, ...], *steps: Step) -> Ability:
    """An activated ability with Quick."""
    return Activated(cost, steps, quick=True)


def spell(*steps: Step, paragraphs: tuple[Lang, ...] = ()) -> Ability:
    """What a spell does; `paragraphs` names the languages that print each step as a paragraph."""
    return Spell(steps, paragraphs)


def while_here(group: Group, *keywords: Keyword, attack: int = 0, defense: int = 0) -> Ability:
    """As long as this card is on your field, the cards of the group have these."""
    return WhileHere(group, keywords, attack, defense)


def damage_shift(shift: int, group: Group | None = None) -> Ability:
    """Damage to your leader, or to cards of the group, is changed by so much; `group` None: your leader's."""
    return DamageShift(shift, group)


def deals_more(shift: int) -> Ability:
    """During each opponent's turn, this follower deals so much more damage."""
    return DealsMore(shift)


def lower_leader_defense(amount: int) -> tuple[Cost, ...]:
    """Your leader's defense as (part of) a cost."""
    return (LowerLeaderDefense(amount),)


def pay(points: int) -> tuple[Cost, ...]:
    """Play points as (part of) a cost."""
    return (PayPoints(points),)


def discarding(kind: Kind, count: int = 1) -> tuple[Cost, ...]:
    """Cards of a card type to discard as (part of) a cost."""
    return (Discard(kind, count),)


engage_this: tuple[Cost, ...] = (EngageThis(),)
bury_this: tuple[Cost, ...] = (BuryThis(),)

"""Words for abilities: what they wait for, and how they are played."""

from __future__ import annotations

from svedesk.engine.script import Lang, replace
from svedesk.games.sve.abilities.activated import Activated, Evolve
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.abilities.from_hand import FromHand
from svedesk.games.sve.abilities.manual_text import ManualText
from svedesk.games.sve.abilities.spell import Spell
from svedesk.games.sve.abilities.with_counters import WithCounters
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.group import Called, Group
from svedesk.games.sve.keywords.achieved import Achieved
from svedesk.games.sve.keywords.evolves import Evolves
from svedesk.games.sve.keywords.fanfare import Fanfare
from svedesk.games.sve.keywords.last_words import LastWords
from svedesk.games.sve.keywords.leaves_this import ThisLeaves
from svedesk.games.sve.keywords.limited import Limited
from svedesk.games.sve.keywords.on_evolve import OnEvolve
from svedesk.games.sve.keywords.stack import STACK
from svedesk.games.sve.keywords.strike import Strike
from svedesk.games.sve.keywords.whenever import AtStart, Enters, Leaves
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.counters import Counter

stack: Ability = STACK
"""Stack: comes with a counter, loses one instead of leaving, hands them over."""
manual_text: Ability = ManualText()
"""The lines of the card's text that the script does not say, resolved manually."""


def fanfare(*steps: Step, cost: tuple[Cost, ...] = (), times: int = 0) -> Automatic:
    """Fanfare: when this card is put onto the field. A `cost` of an automatic ability may be paid for its effect."""
    return Automatic(Fanfare(), steps, cost=cost, times=times)


def last_words(*steps: Step, cost: tuple[Cost, ...] = (), times: int = 0) -> Automatic:
    """Last Words: when this card is put into the cemetery from the field."""
    return Automatic(LastWords(), steps, cost=cost, times=times)


def fanfare_and_last_words(*steps: Step, cost: tuple[Cost, ...] = ()) -> tuple[Automatic, Automatic]:
    """Two abilities with one text (12.1.2); unpack it with `*`."""
    return Automatic(Fanfare(), steps, merged=True, cost=cost), Automatic(LastWords(), steps, cost=cost)


def on_evolve(*steps: Step, cost: tuple[Cost, ...] = (), times: int = 0) -> Automatic:
    """On Evolve: when this card evolves."""
    return Automatic(OnEvolve(), steps, cost=cost, times=times)


def strike(*steps: Step, cost: tuple[Cost, ...] = (), times: int = 0) -> Automatic:
    """Strike: when this follower attacks."""
    return Automatic(Strike(), steps, cost=cost, times=times)


def follower_strike(*steps: Step, cost: tuple[Cost, ...] = (), times: int = 0) -> Automatic:
    """Follower Strike: when this follower attacks a follower."""
    return Automatic(Strike("follower"), steps, cost=cost, times=times)


def leader_strike(*steps: Step, cost: tuple[Cost, ...] = (), times: int = 0) -> Automatic:
    """Leader Strike: when this follower attacks a leader."""
    return Automatic(Strike("leader"), steps, cost=cost, times=times)


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


def evolve(
    points: int, *into: Called, besides: tuple[Cost, ...] = (), often: bool = False, condition: Condition | None = None
) -> Evolve:
    """Evolve this follower for play points, into itself or a card of one of these names. `besides` is what else is
    paid, `condition` what must hold."""
    return Evolve(points, often, besides, into, condition)


def activate(cost: tuple[Cost, ...], *steps: Step, times: int = 0) -> Activated:
    """An activated ability; the cost is `pay(1)`, `engage_this`, or both joined by +. `times` is how often in a turn it
    can be used (0: as often as its cost can be paid)."""
    return Activated(cost, steps, times=times)


def quick_activate(cost: tuple[Cost, ...], *steps: Step, times: int = 0, condition: Condition | None = None) -> Ability:
    """An activated ability with Quick. `times` is how often in a turn it can be used (0: always), `condition` what must
    hold then."""
    return Activated(cost, steps, quick=True, times=times, condition=condition)


def spell(*steps: Step, paragraphs: tuple[Lang, ...] = ()) -> Ability:
    """What a spell does; `paragraphs` names the languages that print each step as a paragraph."""
    return Spell(steps, paragraphs)


def when_so(state: Condition, *steps: Step) -> Automatic:
    """When something is so: a state trigger."""
    return Automatic(Achieved(state), steps)


def limited(ability: Automatic, times: int = 1) -> Automatic:
    """An automatic ability only so often on each of your turns."""
    return replace(ability, trigger=Limited(ability.trigger, times))


def when_this_leaves(*steps: Step) -> Automatic:
    """When this card leaves the field."""
    return Automatic(ThisLeaves(), steps)


def whenever_evolves(group: Group, *steps: Step) -> Automatic:
    """Whenever a card of the group evolves; "it" is that card."""
    return Automatic(Evolves(group), steps)


def activate_from_hand(
    cost: tuple[Cost, ...], *steps: Step, times: int = 0, condition: Condition | None = None
) -> Ability:
    """An activated ability of a card in hand."""
    return FromHand(cost, steps, times=times, condition=condition)


def activate_from_ex(
    cost: tuple[Cost, ...], *steps: Step, times: int = 0, condition: Condition | None = None
) -> Ability:
    """An activated ability of a card in the EX area."""
    return FromHand(cost, steps, times=times, condition=condition, where="ex")


def with_counters(least: int, counter: Counter, cost: tuple[Cost, ...], *steps: Step) -> Ability:
    """An activated ability that needs so many counters on the card."""
    return WithCounters(cost, steps, counter=counter, least=least)

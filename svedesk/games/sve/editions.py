"""The editions of the Comprehensive Rules as one table of named switches.

A switch says in one word how editions differ. Rules that differ ask `game.edition` for it where the clause is applied;
nothing compares names of editions. `SWITCHES` tells of each switch which clauses it is, and where it is read or why not
yet.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

NAME = "sve"
"""What saves, decks and packs call the game."""


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition: its name, and how it has each switch."""

    name: str
    drive_check_in_any_universe: bool = False
    during_your_turn_ends: bool = True
    evolving_carries_offsets: bool = False
    evolving_gains_abilities_anew: bool = False
    evolving_by_effect_needs_a_follower: bool = True
    advanced_activate: bool = False
    super_evolution: bool = False
    cost_changes_in_all_zones: bool = True
    evolving_restarts_limits: bool = False
    raising_needs_a_difference: bool = False
    stack_counters_removed: bool = False
    forced_conditions: bool = False
    evolve_any_number_of_times: bool = False
    roll_again: bool = False
    # not yet read
    equipment: bool = False
    union_burst: bool = False
    x_in_two_steps: bool = False


class EditionSwitch(NamedTuple):
    """What a switch of `Edition` is: the clauses of the newest edition that has it worded so, what it decides, and
    where the rules do not read it yet, why not."""

    name: str
    clauses: str
    decides: str
    why_not_yet: str = ""


SWITCHES: tuple[EditionSwitch, ...] = (
    EditionSwitch(
        "drive_check_in_any_universe",
        "14.4.5.1.2",
        "a drive check is carried out in a deck of any universe, not only of Cardfight!! Vanguard",
    ),
    EditionSwitch("during_your_turn_ends", "7.4.8", 'effects "during your turn" end with the turn'),
    EditionSwitch(
        "evolving_carries_offsets",
        "5.15.2.1",
        "an evolved card keeps every difference of attack and defense from what was printed",
    ),
    EditionSwitch(
        "evolving_by_effect_needs_a_follower",
        "5.24.3.1, 5.24.3.2",
        "an effect evolves followers only; an evolve ability may be used whatever the card is now",
    ),
    EditionSwitch("advanced_activate", "JA 12.16", "activated abilities with the advanced icon exist"),
    EditionSwitch("super_evolution", "JA 12.2.4, 12.17, 3.2.6, 3.3", "super-evolution points and On Super-Evolve"),
    EditionSwitch(
        "cost_changes_in_all_zones",
        "4.4.3.1",
        "passive abilities that change what cards cost mean cards of every zone they are played from",
    ),
    EditionSwitch(
        "evolving_gains_abilities_anew",
        "JA 5.15.2.2",
        "the printed abilities of an evolved card are gained when it evolves: a boxed card has them",
    ),
    EditionSwitch(
        "evolving_restarts_limits",
        "JA 5.15.2.2.1",
        "an ability the evolved card has too is another one: how often it was pending this turn begins anew",
    ),
    EditionSwitch(
        "raising_needs_a_difference", "5.26.1", "a value counts as raised or lowered only when it is another after"
    ),
    EditionSwitch("stack_counters_removed", "JA 13.3.2.5", "texts tell how many Stack counters were removed for them"),
    EditionSwitch("forced_conditions", "JA 7.3.3.1", "a condition to be met keeps the main phase from ending"),
    EditionSwitch(
        "evolve_any_number_of_times",
        "JA 8.3.2.2",
        "evolve and equivalent abilities may say that they can be used any number of times each turn",
    ),
    EditionSwitch("roll_again", "JA 5.20.2", "a die may be rolled again"),
    EditionSwitch(
        "equipment",
        "JA 4.16, 11.11, 14.5.2",
        "equipment tokens and their zone",
    ),
    EditionSwitch(
        "union_burst",
        "JA 14.5.1",
        "Union Burst",
        "abilities played in place of being triggered, in a universe the library has no card of",
    ),
    EditionSwitch(
        "x_in_two_steps",
        "JA 10.6.2.2.1, 10.6.2.2.4",
        "some X are said before options are chosen",
        "no word yet takes an X for a number of options or for an additional cost, which is all the order decides",
    ),
)
"""Every switch. Differences that change nothing a game does have none: an alternate name is matched in full (2.1.2.1);
who picks where a zone overflows, which JA leaves open (4.4.4.2, 4.8.3.2); bury by its name (5.33) and keywords before a
colon that are no costs (10.4.7.1), where JA says the same in other words; the engage icon with a named card (10.4.6),
which JA texts write out; division (10.6.2.4.3), where JA contains what EN says; the order of costs (10.6.2.5.1); Strike
with a cost (12.6.2, 12.7.2); declining a Trigger (14.4.5.1.3); granting Rush (B1.8.5.1), where both forbid all
equivalents. Tokens that only JA lists (Appendix A) say so in their facts."""

EN_1_16_0 = Edition("EN 1.16.0")
JA_1_18_0 = Edition(
    "JA 1.18.0",
    drive_check_in_any_universe=True,
    during_your_turn_ends=False,
    evolving_carries_offsets=True,
    evolving_by_effect_needs_a_follower=False,
    advanced_activate=True,
    cost_changes_in_all_zones=False,
    evolving_gains_abilities_anew=True,
    evolving_restarts_limits=True,
    raising_needs_a_difference=True,
    stack_counters_removed=True,
)
JA_1_24_1 = Edition(
    "JA 1.24.1",
    drive_check_in_any_universe=True,
    during_your_turn_ends=False,
    evolving_carries_offsets=True,
    evolving_by_effect_needs_a_follower=False,
    advanced_activate=True,
    super_evolution=True,
    cost_changes_in_all_zones=False,
    evolving_gains_abilities_anew=True,
    evolving_restarts_limits=True,
    raising_needs_a_difference=True,
    stack_counters_removed=True,
    equipment=True,
    union_burst=True,
    forced_conditions=True,
    evolve_any_number_of_times=True,
    x_in_two_steps=True,
    roll_again=True,
)

EDITIONS: tuple[Edition, ...] = (EN_1_16_0, JA_1_18_0, JA_1_24_1)
"""The editions a game may be played by; a table remembers one by its place here."""
EDITION_NAMES = tuple(edition.name for edition in reversed(EDITIONS))
"""Their names; the last is what a game is played by that says nothing else."""


def place_of(name: str) -> int:
    """The place of an edition in `EDITIONS` by its name, -1 when there is none."""
    return next((place for place, edition in enumerate(EDITIONS) if edition.name == name), -1)


def knows(edition: Edition, since: str) -> bool:
    """Whether an edition knows a card whose facts name the first edition that does ("": all of them)."""
    return EDITIONS.index(edition) >= place_of(since)

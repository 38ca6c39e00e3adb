"""The editions of the Comprehensive Rules as one table of named switches.

A switch says in one word how editions differ. Rules that differ ask `game.edition` for it where the clause is applied;
nothing compares names of editions. `SWITCHES` tells of each switch which clauses it is, and where it is read or why not
yet.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple


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
    # not yet read
    raising_needs_a_difference: bool = False
    stack_counters_removed: bool = False
    equipment: bool = False
    union_burst: bool = False
    forced_conditions: bool = False
    evolve_any_number_of_times: bool = False
    x_in_two_steps: bool = False
    roll_again: bool = False


class Switch(NamedTuple):
    """What a switch of `Edition` is: the clauses of the newest edition that has it worded so, what it decides, and
    whether the rules read it."""

    name: str
    clauses: str
    decides: str
    state: Literal["read", "not yet"]


SWITCHES: tuple[Switch, ...] = (
    Switch(
        "drive_check_in_any_universe",
        "14.4.5.1.2",
        "a drive check is carried out in a deck of any universe, not only of Cardfight!! Vanguard",
        "read",
    ),
    Switch("during_your_turn_ends", "7.4.8", 'effects "during your turn" end with the turn', "read"),
    Switch(
        "evolving_carries_offsets",
        "5.15.2.1",
        "an evolved card keeps every difference of attack and defense from what was printed",
        "read",
    ),
    Switch(
        "evolving_by_effect_needs_a_follower",
        "5.24.3.1, 5.24.3.2",
        "an effect evolves followers only; an evolve ability may be used whatever the card is now",
        "read",
    ),
    Switch("advanced_activate", "JA 12.16", "activated abilities with the advanced icon exist", "read"),
    Switch("super_evolution", "JA 12.2.4, 12.17, 3.2.6, 3.3", "super-evolution points and On Super-Evolve", "read"),
    Switch(
        "cost_changes_in_all_zones",
        "4.4.3.1",
        "passive abilities that change what cards cost mean cards of every zone they are played from",
        "read",
    ),
    Switch(
        "evolving_gains_abilities_anew",
        "JA 5.15.2.2",
        "the printed abilities of an evolved card are gained when it evolves: a boxed card has them",
        "read",
    ),
    Switch(
        "raising_needs_a_difference",
        "5.26.1",
        "a value counts as raised only when it is higher after; no rule makes that differ yet: to give +0 is to give "
        "nothing in every edition (1.3.2.2), and no limit stops a rise",
        "not yet",
    ),
    Switch("stack_counters_removed", "JA 13.3.2.5", "conditions on Stack counters that were removed", "not yet"),
    Switch("equipment", "JA 4.16, 11.11, 14.5.2", "equipment tokens and their zone", "not yet"),
    Switch("union_burst", "JA 14.5.1", "Union Burst", "not yet"),
    Switch("forced_conditions", "JA 7.3.3.1", "a condition to be met keeps the main phase from ending", "not yet"),
    Switch(
        "evolve_any_number_of_times",
        "JA 8.3.2.2",
        "evolve-equivalent abilities that may be played any number of times a turn",
        "not yet",
    ),
    Switch("x_in_two_steps", "JA 10.6.2.2.1, 10.6.2.2.4", "some X are said before options are chosen", "not yet"),
    Switch("roll_again", "JA 5.20.2", "a die may be rolled again", "not yet"),
)
"""Every switch. Editions that say the same in other words (the chooser of 4.4.4.2 and 4.8.3.2, an alternate name of
2.1.2.1, bury, the order of 10.6.2.4.3, declining a trigger of 14.4.5.1.3) have none."""

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


def place_of(name: str) -> int:
    """The place of an edition in `EDITIONS` by its name, -1 when there is none."""
    return next((place for place, edition in enumerate(EDITIONS) if edition.name == name), -1)

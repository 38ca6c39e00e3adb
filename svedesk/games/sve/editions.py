"""The editions of the Comprehensive Rules: each a file of what it has otherwise than the one it is based on.

A switch says in one word how editions differ. Rules that differ ask `game.edition` for it where the clause is applied;
nothing compares names of editions. Each switch says which clauses it is. The files lie in
resources/rules/editions; resources/README.md tells their form.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, NamedTuple

from svedesk.data import resources

NAME = "sve"
"""What saves, decks and packs call the game."""


class NotExecuted(NamedTuple):
    """What an edition has and the rules do not execute yet: in words, its clauses, and its switch if it has one."""

    en: str
    ja: str
    clauses: tuple[str, ...]
    switch: str = ""


def _switch(clauses: str, decides: str, *, default: bool = False) -> bool:
    """A switch: the clauses of the newest edition that has it worded so, what it decides, and how EN 1.16.0 has it."""
    return field(default=default, metadata={"clauses": clauses, "decides": decides})


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition: its name, the names of the editions it came after, the one that new games are played by in its
    place, what of it is not executed yet, and how it has each switch. Defaults are those of EN 1.16.0, on which all are
    based."""

    name: str
    after: tuple[str, ...] = ()
    replaced_by: str = ""
    not_executed: tuple[NotExecuted, ...] = ()
    drive_check_in_any_universe: bool = _switch(
        "14.4.5.1.2", "a drive check is carried out in a deck of any universe, not only of Cardfight!! Vanguard"
    )
    during_your_turn_ends: bool = _switch("7.4.8", 'effects "during your turn" end with the turn', default=True)
    evolving_carries_offsets: bool = _switch(
        "5.15.2.1", "an evolved card keeps every difference of attack and defense from what was printed"
    )
    evolving_gains_abilities_anew: bool = _switch(
        "JA 5.15.2.2", "the printed abilities of an evolved card are gained when it evolves: a boxed card has them"
    )
    evolving_by_effect_needs_a_follower: bool = _switch(
        "5.24.3.1, 5.24.3.2",
        "an effect evolves followers only; an evolve ability may be used whatever the card is now",
        default=True,
    )
    advanced_activate: bool = _switch("JA 12.16", "activated abilities with the advanced icon exist")
    super_evolution: bool = _switch("JA 12.2.4, 12.17, 3.2.6, 3.3", "super-evolution points and On Super-Evolve")
    cost_changes_in_all_zones: bool = _switch(
        "4.4.3.1",
        "passive abilities that change what cards cost mean cards of every zone they are played from",
        default=True,
    )
    evolving_restarts_limits: bool = _switch(
        "JA 5.15.2.2.1",
        "an ability the evolved card has too is another one: how often it was pending this turn begins anew",
    )
    raising_needs_a_difference: bool = _switch(
        "5.26.1", "a value counts as raised or lowered only when it is another after"
    )
    stack_counters_removed: bool = _switch("JA 13.3.2.5", "texts tell how many Stack counters were removed for them")
    forced_conditions: bool = _switch("JA 7.3.3.1", "a condition to be met keeps the main phase from ending")
    evolve_any_number_of_times: bool = _switch(
        "JA 8.3.2.2", "evolve and equivalent abilities may say that they can be used any number of times each turn"
    )
    roll_again: bool = _switch("JA 5.20.2", "a die may be rolled again")
    equipment: bool = _switch("JA 4.16, 11.11, 14.5.2", "equipment tokens and their zone")
    union_burst: bool = _switch("JA 14.5.1", "Union Burst abilities, in decks of the universe they belong to")
    x_in_two_steps: bool = _switch("JA 10.6.2.2.1, 10.6.2.2.4", "some X are said before options are chosen")
    targets_whatever_the_condition: bool = _switch(
        "10.3.2, 10.6.2.3.3",
        "targets are selected whether or not the condition before them holds or Earth Rite is paid",
    )
    counters_kept_when_played: bool = _switch(
        "JA 10.6.2.1.3, 10.6.2.8.1.1", "counters stay on a card that is played from the EX area, as effects do"
    )
    evolved_cards_evolve_no_further: bool = _switch("JA 12.2.5", "an evolved card cannot play an evolve ability it has")
    evolved_cards_are_not_evolved: bool = _switch(
        "JA 5.16.1, 5.16.4", "an instruction to evolve an evolved card does nothing"
    )
    lacking_costs_never_compare: bool = _switch(
        "JA 1.3.6.1, 1.3.6.2",
        "a card without a cost is none that costs so much, or so much at most; before, that was a cost of 0",
    )
    hidden_choices_made_known_together: bool = _switch(
        "1.3.4.1 (EN early)",
        "what both players select among hidden cards is made known, and done, when both have selected",
    )
    only_ten_limits_play_points: bool = _switch(
        "3.2.4, 3.2.4.1 (EN early)", "play points may be more than the maximum; both have one limit, 10 at most"
    )
    evolve_abilities_need_a_follower: bool = _switch(
        "5.15.1, 12.2.1, 12.2.2 (EN early)", "what is no follower now does not evolve, by its evolve ability neither"
    )
    confirmation_after_wards: bool = _switch(
        "7.4.4",
        "there is a Confirmation Timing between engaging followers with Ward and Quick in the end phase",
        default=True,
    )
    activated_abilities_of_spells: bool = _switch(
        "8.3.1", "activated abilities of any card are played, not of followers and amulets alone", default=True
    )
    division_needs_a_target: bool = _switch(
        "10.6.2.3.2.1 (EN early)",
        "where something is divided, at least one target is selected, where a text says up to as well",
    )
    too_few_targets_suffice: bool = _switch(
        "10.6.2.3.3, 10.6.2.3.4 (EN early)",
        "where there are too few targets, all there are are selected; only without any is a play illegal",
    )
    leaving_together_triggers: bool = _switch(
        "10.7.4.2", "a card that leaves a field watches what moves at the same time", default=True
    )
    bane_triggers: bool = _switch(
        "12.14.1, 12.14.2 (EN early)", "Bane is an automatic ability, not done by rules handling"
    )


class EditionSwitch(NamedTuple):
    """What a switch of `Edition` is: the clauses of the newest edition that has it worded so, and what it decides."""

    name: str
    clauses: str
    decides: str


SWITCHES = tuple(EditionSwitch(switch.name, **switch.metadata) for switch in fields(Edition) if switch.metadata)
"""Every switch. Differences that change nothing a game does have none: an alternate name is matched in full (2.1.2.1);
who picks where a zone overflows, which JA leaves open (4.4.4.2, 4.8.3.2); bury by its name (5.33) and keywords before a
colon that are no costs (10.4.7.1), where JA says the same in other words; the engage icon with a named card (10.4.6),
which JA texts write out; division (10.6.2.4.3), where JA contains what EN says; the order of costs (10.6.2.5.1); Strike
with a cost (12.6.2, 12.7.2); declining a Trigger (14.4.5.1.3); granting Rush (B1.8.5.1), where both forbid all
equivalents. Tokens that only JA lists (Appendix A) say so in their facts.

Of EN early: an action based on zero (1.3.2.2), which its 10.6.2.5.2 and 12.14.2.1 take to be none as well; cards
whose cost is changed in hand and EX area (4.4.3.1), where cards are played from (8.2.1); summoning onto "the field"
(5.4.1), which for tokens is yours (5.4.2.1); declaring a perpetual cycle (14.2.1.1). What it does not know -
universes and advanced cards (6.1.1.2 to 6.1.1.5), the moment a card is played (10.6.2.7), limits per turn
(10.7.2.2) and more - is as in the edition after it."""

SWITCH_NAMES = frozenset(switch.name for switch in SWITCHES)
_OPTIONAL = {"older", "replaced_by"}
_KEYS = {"format", "version", "name", "place", "based_on", "switches", "not_executed", "clauses"}


class EditionFileError(ValueError):
    """A file of an edition that is not as resources/README.md says: the files come with the program, so it is a mistake
    of who wrote it."""


def read_editions(folder: Path) -> tuple[Edition, ...]:
    """The editions of a folder by their places. Raises `EditionFileError`."""
    waiting = [_fields(path) for path in sorted(folder.glob("*.json"))]
    placed = sorted((row["place"], row["name"]) for row in waiting)
    if [place for place, _ in placed] != list(range(len({name for _, name in placed}))):
        raise EditionFileError(f"{folder}: each edition has a name and a place of its own, from 0 on: {placed}")
    read = {"": Edition("")}
    while waiting:
        ready = [row for row in waiting if row["based_on"] in read]
        if not ready:
            raise EditionFileError(f"{folder}: {waiting[0]['name']} is based on no edition there is, or on itself")
        for row in ready:
            read[row["name"]] = _edition(row, read[row["based_on"]])
            waiting.remove(row)
    return tuple(read[name] for _, name in placed)


def _fields(path: Path) -> dict[str, Any]:
    """What a file says. Its clauses, nine tenths of it and last in it, are for `svedesk rules`, which reads them by
    itself: here every start waits for it."""
    head, clauses, _ = path.read_text(encoding="utf-8").partition('"clauses": [\n')
    row: dict[str, Any] = json.loads(f"{head}{clauses}]}}" if clauses else head)
    if (row.get("format"), row.get("version")) != ("svedesk-edition", 1) or row.keys() - _OPTIONAL != _KEYS:
        raise EditionFileError(f"{path}: not of the format svedesk-edition, or unknown: {row.keys() ^ _KEYS}")
    for name, value in row["switches"].items():
        if name not in SWITCH_NAMES or not isinstance(value, bool):
            raise EditionFileError(f"{path}: there is no switch {name}, or it is neither true nor false")
    for lack in row["not_executed"]:
        if lack.keys() - {"switch"} != {"en", "ja", "clauses"} or lack.get("switch", "") not in {"", *SWITCH_NAMES}:
            raise EditionFileError(f"{path}: what is not executed has en, ja, clauses and perhaps switch: {lack}")
    return row


def _edition(row: Mapping[str, Any], base: Edition) -> Edition:
    """One edition: like the one it is based on but for what is told."""
    own = tuple(
        NotExecuted(lack["en"], lack["ja"], tuple(lack["clauses"]), lack.get("switch", ""))
        for lack in row["not_executed"]
    )
    # An edition older than the one it is told by does not know what came with that.
    after = () if row.get("older") else tuple(name for name in (*base.after, base.name) if name)
    lacking, replaced_by = base.not_executed + own, row.get("replaced_by", "")
    return replace(
        base, name=row["name"], after=after, replaced_by=replaced_by, not_executed=lacking, **row["switches"]
    )


EDITIONS: tuple[Edition, ...] = read_editions(resources() / "rules" / "editions")
"""The editions a game may be played by; a table remembers one by its place here."""
EDITION_NAMES = tuple(edition.name for edition in reversed(EDITIONS) if not edition.replaced_by)
"""The names of those that new games are played by; the last is the default. Saved games may name the others, too."""


def place_of(name: str) -> int:
    """The place of an edition in `EDITIONS` by its name, -1 when there is none."""
    return next((place for place, edition in enumerate(EDITIONS) if edition.name == name), -1)


def knows(edition: Edition, since: str) -> bool:
    """Whether an edition knows a card whose facts name the first edition that does ("": all of them)."""
    return since in ("", edition.name, *edition.after)

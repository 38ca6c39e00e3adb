"""Words that make steps, conditions and costs and do more than fill fields."""

from __future__ import annotations

from svedesk.engine.script import replace
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.cost import Cost, Discard
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.amount import ChosenX, Count
from svedesk.games.sve.both_targets import Both
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.happened import FirstThisTurn, ThisTurn
from svedesk.games.sve.group import Group, Target
from svedesk.games.sve.verbs.at_random import DiscardAtRandom
from svedesk.games.sve.verbs.choose import Choose, Mode
from svedesk.games.sve.verbs.deal import LeaderTakes
from svedesk.games.sve.verbs.delayed import Later
from svedesk.games.sve.verbs.draw import Draw
from svedesk.games.sve.verbs.give import GiveStats, GiveStatsAndKeyword
from svedesk.games.sve.verbs.players import DoneBy, OwnStep
from svedesk.games.sve.verbs.take import Take, To
from svedesk.games.sve.wording import Kind


def take_costing(group: Group, most_total: int, to: To = "hand", count: int = 1, *, reveal: bool = False) -> Take:
    """You may take up to so many of the cards looked at (1: any number) that cost so much together at most."""
    return Take(group, to, reveal, count, any_number=count == 1, most_total=most_total)


def choose_some(
    count: int | Count | ChosenX,
    *modes: Mode,
    more: tuple[Condition, int] | None = None,
    more_up_to: bool = False,
) -> Step:
    """Choose so many of these while playing; where the condition of `more` holds then, that many instead, or with
    `more_up_to` up to that many."""
    return Choose(modes, count, more=more, more_up_to=more_up_to and more is not None)


def give(to: Target | Both, keyword: Keyword | None = None, *, attack: int = 0, defense: int = 0) -> Step:
    """Give attack and defense, and with them a keyword."""
    stats = GiveStats(to, attack, defense)
    return GiveStatsAndKeyword(stats, keyword) if keyword else stats


def this_turn(ability: Automatic) -> Step:
    """An automatic ability that waits from now on to the end of the turn."""
    return Later(ability.trigger, ability.steps, this_turn=True)


def once_later(ability: Automatic) -> Step:
    """An automatic ability that waits from now on for its condition to be met once."""
    return Later(ability.trigger, ability.steps)


def leader_takes_this_turn(shift: int) -> Step:
    """This turn, damage to your leader is so much more or (less than 0) less."""
    return LeaderTakes.by(shift)


def each_player(step: OwnStep) -> Step:
    """Each player does this."""
    if isinstance(step, Draw) and not step.each:
        return replace(step, each=True)
    return DoneBy("each", step)


def each_opponent(step: OwnStep) -> Step:
    """Each opponent does this."""
    if isinstance(step, DiscardAtRandom) and step.who == "you":
        return replace(step, who="opponent")
    return DoneBy("opponent", step)


def happened(ability: Automatic, times: int = 1, *, nth: bool = False) -> Condition:
    """If what an automatic ability waits for has happened this turn, so many times at least; with `nth` neither more
    nor less often."""
    return ThisTurn(ability.trigger, times, nth)


def first_this_turn(ability: Automatic) -> Condition:
    """If what is done now, which an automatic ability could wait for, has not happened this turn."""
    return FirstThisTurn(ability.trigger)


def discarding(group: Kind | Group, count: int = 1, *, up_to: bool = False) -> tuple[Cost, ...]:
    """Cards of your hand to discard as (part of) a cost: of a card type, or such as these are; with `up_to`, any number
    up to so many."""
    return (Discard(Group("your", group) if isinstance(group, str) else group, count, up_to),)

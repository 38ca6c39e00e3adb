"""A line of the log before it is put into words: plain data, so that runs of like lines can be folded into one."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from svedesk.engine.message import Message
from svedesk.engine.records import SHARED, Place

NOT_KNOWN = -2
"""The seat of a card of which nothing is known."""


class Noun(NamedTuple):
    """A card in a sentence: its number ("" when not everyone may know it) and where it lies, if that helps to tell."""

    number: str = ""
    seat: int = NOT_KNOWN
    zone: str = ""


NounOf = Callable[[int], Noun]
"""Says which card an id is; `Noun()` for one that is not known."""


def stranger(_: int) -> Noun:
    """Knows no card."""
    return Noun()


class LogItem(NamedTuple):
    """What one line says: `key` finds the phrase, the rest fills it.

    `seat` does it or is meant, `cards` it is done to, `by` does it or causes it, `source` and `to` are places, `amount`
    and `after` numbers, `word` a rulebook word or a name, `losers` who lost and why.
    """

    key: str
    seat: int = SHARED
    cards: tuple[Noun, ...] = ()
    by: Noun | None = None
    targets: tuple[Noun, ...] = ()
    source: Place | None = None
    to: Place | None = None
    amount: int = 0
    after: int = 0
    word: str = ""
    message: Message | None = None
    losers: tuple[tuple[int, str], ...] = ()


RUNS = frozenset(
    {
        *("draw", "redraw", "discard", "destroyed", "banished", "return", "summon", "create", "bury", "search"),
        *("limit", "mill", "control", "put", "engage", "refresh", "faceup", "facedown", "revealed"),
        *("damage", "damage-none", "attack-changed", "defense-changed", "both-changed", "keyword"),
        *("counter", "counter-lost", "any-counter", "any-counter-lost"),
        *("healed", "cleared", "note", "note-gone"),
    }
)
"""Lines that are told once for several cards."""


def paired(first: LogItem, second: LogItem) -> LogItem | None:
    """One line for two that say one thing, None for two that do not.

    The engaging of an attacker and its attack, an attack and its damage, both statistics of one gift, damage and what
    it leaves a leader.
    """
    if first.key == "engage" and second.key in ("attack", "use", "use-on") and second.by in first.cards:
        return second if len(first.cards) == 1 else None
    if first.key == "attack" and second.key == "damage" and (first.by, first.targets) == (second.by, second.cards):
        return first._replace(key="attack-hit", cards=second.cards, amount=second.amount)
    one_gift = (first.cards, first.by) == (second.cards, second.by)
    if first.key == "attack-changed" and second.key == "defense-changed" and one_gift:
        return first._replace(key="both-changed", after=second.amount)
    if first.key in ("damage", "damage-none", "attack-hit") and second.key == "leader-defense":
        (target, *_) = first.cards
        if target.zone == "leader" and target.seat == second.seat and len(first.cards) == 1:
            return first._replace(key=f"leader-{first.key}", seat=second.seat, after=second.after)
    return None


def run(first: LogItem, second: LogItem) -> LogItem | None:
    """One line for two that differ only in the cards."""
    if first.key in RUNS and second._replace(cards=first.cards) == first:
        return first._replace(cards=first.cards + second.cards)
    return None

"""Costs as lines of a text print them: the parts that are plain are paid as in any script, the rest by hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from svedesk.games.sve.abilities.cost import BuryThis, Cost, Discard, EngageThis, Lesson, LowerLeaderDefense, PayPoints
from svedesk.games.sve.abilities.own_cost import PayX
from svedesk.games.sve.group import Group
from svedesk.games.sve.reading.groups import group_en, group_ja
from svedesk.games.sve.verbs.costs_of_cards import BanishOwn
from svedesk.games.sve.verbs.field_costs import BuryOwn, EngageOwn
from svedesk.games.sve.verbs.hand_costs import RemoveStack
from svedesk.games.sve.wording import KIND_JA, Kind

_KINDS_JA: dict[str, Kind] = {word: kind for kind, word in KIND_JA.items()}
_COUNTS = {"a": 1, "an": 1, "2": 2, "3": 3, "4": 4}
_KINDS_EN: dict[str, Kind] = {"spell": "spell", "amulet": "amulet", "follower": "follower", "card": "card"}


def _of_field(words: str, count: str, what: str) -> Cost | None:
    """What is done with cards of one's own field; None for cards nobody can tell."""
    for group in group_ja(words, "your"):
        return EngageOwn((group,), int(count)) if what == "【アクト】" else BuryOwn(group, int(count))
    return None


def _put_away(count: str, words: str) -> Cost | None:
    """The same in English."""
    for group in group_en(words, "your", other=count.casefold() == "another"):
        return BuryOwn(group, int(count) if count.isdigit() else 1)
    return None


def _banished(count: int, kind: Kind) -> Cost:
    """Cards of a card type in one's own cemetery."""
    return BanishOwn(Group("your", kind, zone="cemetery"), count)


_PARTS: tuple[tuple[str, Callable[[re.Match[str]], Cost | None]], ...] = (
    (r"[{【](?:COST |コスト)(\d{1,2})[}】]", lambda match: PayPoints(int(match[1]))),
    (r"((?:\{COST X\}|【コストX】)+)", lambda match: PayX(len(re.findall("X", match[1])))),
    (r"\{ENGAGE\}|(?:これを)?【アクト】|engage this card", lambda match: EngageThis()),
    (r"put this card into (?:your|its owner's) cemetery", lambda match: BuryThis()),
    (r"bury this card", lambda match: BuryThis(short=True)),
    (r"(?:これを)?墓場に置く", lambda match: BuryThis()),
    (
        r"give your leader (?:\{DEF\}-(\d{1,2})|-(\d{1,2}) defense)",
        lambda match: LowerLeaderDefense(int(match[1] or match[2])),
    ),
    (r"(?:自分の)?リーダーの?【体力】-(\d{1,2})", lambda match: LowerLeaderDefense(int(match[1]))),
    (
        r"discard (an?|[234]) (cards?|spells?|amulets?|followers?)(?: from your hand)?",
        lambda match: Discard(
            Group("your", _KINDS_EN[match[2].casefold().removesuffix("s")]), _COUNTS[match[1].casefold()]
        ),
    ),
    (
        r"(?:自分の)?手札(?:の(スペル|アミュレット|フォロワー|カード))?([1-9])枚を捨てる",
        lambda match: Discard(Group("your", _KINDS_JA[match[1] or "カード"]), int(match[2])),
    ),
    (r"Lesson \((\d)\)|【レッスン_(\d)】", lambda match: Lesson(int(match[1] or match[2]))),
    (
        r"Earth Rite(?: \((\d)\))?|【土の秘術(?:_(\d))?】",
        lambda match: RemoveStack(int(match[1] or match[2] or 1)),
    ),
    (
        r"(?:自分の)?墓場の(スペル|アミュレット|フォロワー|カード)(\d{1,2})枚を消滅",
        lambda match: _banished(int(match[2]), _KINDS_JA[match[1]]),
    ),
    (
        r"banish (\d{1,2}) (cards|spells|amulets|followers) (?:in|from) your cemetery",
        lambda match: _banished(int(match[1]), _KINDS_EN[match[2].casefold().removesuffix("s")]),
    ),
    (
        r"(?:自分の)?場の((?:他の)?[^をのと]+?)(\d)(?:体|つ|枚)を(墓場に置く|【アクト】)",
        lambda match: _of_field(*match.groups()),
    ),
    (
        r"put (an?|another|[23]) ([\w {}'-]+?) (?:from|on) your field into your cemetery",
        lambda match: _put_away(match[1], match[2]),
    ),
    (
        r"((?:他の)?(?:[^をのと]+・)?(?:フォロワー|アミュレット)|『[^』]+』)(\d)(?:体|つ|枚)を(墓場に置く|【アクト】)",
        lambda match: _of_field(*match.groups()),
    ),
)
_BETWEEN = re.compile(r"(?:[\s,、]|and )+")


def read_cost(text: str) -> tuple[tuple[Cost, ...], bool]:
    """The parts of a cost that are plain, in their order, and whether that was all of it.

    One that cannot be read ends the reading: what comes after it is paid by hand with it.
    """
    costs: list[Cost] = []
    rest = text.strip()
    while rest:
        part = _first(rest)
        if part is None:
            return tuple(costs), False
        costs.append(part[0])
        rest = part[1]
    return tuple(costs), True


@cache
def _parts() -> tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Cost | None]], ...]:
    return tuple((re.compile(pattern, re.IGNORECASE), make) for pattern, make in _PARTS)


def _first(text: str) -> tuple[Cost, str] | None:
    """The part a cost begins with, and what comes after it; None where none can be read."""
    for pattern, make in _parts():
        match = pattern.match(text)
        made = make(match) if match is not None else None
        if match is None or made is None:
            continue
        after = text[match.end() :]
        between = _BETWEEN.match(after)
        if between is not None:
            return made, after[between.end() :]
        # Icons and Japanese follow each other without a comma; in English a word that goes on is another cost.
        if not after or after[0] in "{【" or not match[0].isascii() or match[0].endswith("}"):
            return made, after
    return None

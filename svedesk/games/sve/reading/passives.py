"""Lines that hold all the time: which keywords this card has under a condition, which cards have them or cost less to
play while it is there. Nothing of them is done by hand: who has a keyword is told whenever it is asked."""

from __future__ import annotations

import re

from svedesk.engine.script import replace
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.group import Group
from svedesk.games.sve.reading.conditions import condition_in
from svedesk.games.sve.reading.groups import group_en, group_ja, kind_in
from svedesk.games.sve.reading.printed import Printed, ReadPlayCost, ReadWhileHere
from svedesk.games.sve.reading.words import keywords_in
from svedesk.games.sve.script_node import Ability

_HAS = re.compile(r"これは((?:【[^】]+】)+)を持つ|this (?:card|follower) has ([A-Za-z, ]+)", re.IGNORECASE)
_HERE_JA = re.compile(
    r"これが(?:場に)?(?:いる|ある)限り、自分の(?:場の)?(他の)?([^、。]+?)すべては((?:【[^】]+】)+)を持つ"
)
_HERE_EN = re.compile(r"While this card is on your field, your (other )?([\w {}'-]+?)s? have ([A-Za-z, ]+)")
_COSTS = re.compile(
    r"これが(?:場に)?(?:いる|ある)限り、自分が(?P<ja>[^、。]+?)をプレイする(?:際、)?コストを-(?P<less_ja>\d)する|"
    r"While this card is on your field, your (?P<en>[\w {}'-]+?)s? cost (?P<less_en>\d) less to play"
)
_NAMES = re.compile(r"『[^『』]+』")
_SENTENCE = re.compile(r"[^。.]+[。.]?")


def passives_in(line: str, printed: Printed) -> tuple[Ability, ...]:
    """What a line says of keywords, a sentence after the other; nothing for a line that says anything else."""
    costs = _COSTS.fullmatch(line.rstrip("。."))
    if costs is not None:
        return _play_cost(costs, printed)
    passives = [_passive(sentence.strip().rstrip("。."), printed) for sentence in _SENTENCE.findall(line)]
    known = [ability for ability in passives if ability is not None]
    if not known or len(known) < len(passives):
        return ()
    *earlier, last = known
    # The last shows the whole line.
    return (*(replace(ability, printed=printed.unsaid()) for ability in earlier), last)


def _play_cost(costs: re.Match[str], printed: Printed) -> tuple[Ability, ...]:
    """What is said of spells is left to who plays them: a group of cards does not tell spells from others."""
    words = costs["ja"] or costs["en"]
    groups = group_ja(words, "your") if costs["ja"] else group_en(words, "your")
    if len(groups) != 1 or kind_in(words) == "spell":
        return ()
    less = int(costs["less_ja"] or costs["less_en"])
    return (ReadPlayCost(groups[0], shift=-less, anywhere=True, printed=printed),)


def _passive(sentence: str, printed: Printed) -> ReadWhileHere | None:
    here = _HERE_JA.fullmatch(sentence)
    if here is not None:
        words = _NAMES.findall(here[2]) if _NAMES.sub("", here[2]) == "" else [here[2]]
        groups = [group_ja((here[1] or "") + cards, "your") for cards in words]
        return _of_groups(groups, here[3], printed)
    here = _HERE_EN.fullmatch(sentence)
    if here is not None:
        return _of_groups([group_en(here[2], "your", other=bool(here[1]))], here[3], printed)
    condition = condition_in(sentence)
    if condition is None:
        return None
    has = _HAS.fullmatch(condition[1])
    keywords = _keywords(has[1] or has[2]) if has is not None else ()
    if not keywords:
        return None
    return ReadWhileHere(Group("your", "card"), keywords, condition=condition[0], own=True, printed=printed)


def _of_groups(groups: list[tuple[Group, ...]], words: str, printed: Printed) -> ReadWhileHere | None:
    keywords = _keywords(words)
    if not keywords or not all(groups):
        return None
    first, *others = (group for ways in groups for group in ways)
    return ReadWhileHere(first, keywords, also=tuple(others), printed=printed)


def _keywords(words: str) -> tuple[Keyword, ...]:
    abilities = keywords_in(words.replace(" and ", ", "))
    return (
        tuple(ability for ability in abilities if isinstance(ability, Keyword))
        if all(isinstance(ability, Keyword) for ability in abilities)
        else ()
    )

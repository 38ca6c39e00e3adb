"""Lines that begin with "When", "Whenever" or Japanese words for them: the events among those that can be told."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Literal

from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.automatic import Met, Trigger, Watch
from svedesk.games.sve.group import Group, Side
from svedesk.games.sve.happenings import AttackMade, CardPlayed, DamageMade, Moved
from svedesk.games.sve.keywords.evolves import Evolves
from svedesk.games.sve.keywords.leaves_this import ThisLeaves
from svedesk.games.sve.keywords.limited import Limited
from svedesk.games.sve.keywords.whenever import Enters, Leaves
from svedesk.games.sve.reading.groups import group_en, group_ja, kind_in
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.wording import Kind
from svedesk.games.sve.zones import CEMETERY, FIELD, HAND, LEADER


@dataclass(frozen=True, slots=True)
class ReadTrigger(Trigger):
    """A condition that is read and never rendered: its line is shown as it is printed."""

    def head(self, lang: Lang) -> str:
        """Nothing: who shows it shows the line."""
        return ""


@dataclass(frozen=True, slots=True)
class AnyOf(ReadTrigger):
    """One of several conditions, of which each event meets one at most."""

    triggers: tuple[Trigger, ...]

    def meets(self, watch: Watch) -> Met | None:
        """The first that is met."""
        return next((met for trigger in self.triggers if (met := trigger.meets(watch)) is not None), None)


@dataclass(frozen=True, slots=True)
class During(ReadTrigger):
    """A condition in one's own turns, or in others'."""

    whose: Literal["your", "enemy"]
    trigger: Trigger

    def meets(self, watch: Watch) -> Met | None:
        """In such a turn."""
        own = watch.now.active == watch.watcher.seat
        return self.trigger.meets(watch) if own == (self.whose == "your") else None


@dataclass(frozen=True, slots=True)
class Goes(ReadTrigger):
    """A card of a group goes from the field to a zone; with `destroyed`, by being destroyed."""

    group: Group
    to: str
    destroyed: bool = False

    def meets(self, watch: Watch) -> Met | None:
        """Judged by what it was on the field (10.7.4.1.2)."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.before is None or watch.before is None:
            return None
        if happening.before.zone != FIELD or happening.after.zone != self.to:
            return None
        if self.destroyed and happening.why != "destroy":
            return None
        if not is_meant(watch.before, happening.before, self.group, watch.watcher.seat, watch.watcher.id):
            return None
        return Met(watch.watcher.id, (happening.after.id,))


@dataclass(frozen=True, slots=True)
class ThisReturns(ReadTrigger):
    """The card itself is returned to hand from the field."""

    def meets(self, watch: Watch) -> Met | None:
        """It left for a hand."""
        met = ThisLeaves().meets(watch)
        there = isinstance(watch.happening, Moved) and watch.happening.after.zone == HAND
        return met if there else None


@dataclass(frozen=True, slots=True)
class ThisDiscarded(ReadTrigger):
    """The card itself is discarded."""

    def meets(self, watch: Watch) -> Met | None:
        """It is the card it became in the cemetery."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.why != "discard" or happening.after.id != watch.watcher.id:
            return None
        return Met(watch.watcher.id)


@dataclass(frozen=True, slots=True)
class Attacks(ReadTrigger):
    """A card of a group attacks."""

    group: Group

    def meets(self, watch: Watch) -> Met | None:
        """Whatever it attacks."""
        happening = watch.happening
        if not isinstance(happening, AttackMade):
            return None
        if not is_meant(watch.now, happening.card, self.group, watch.watcher.seat, watch.watcher.id):
            return None
        return Met(watch.watcher.id, (happening.card.id,))


@dataclass(frozen=True, slots=True)
class Plays(ReadTrigger):
    """Its controller plays a card of a group (whosever side the group names) and card type."""

    group: Group
    kind: Kind

    def meets(self, watch: Watch) -> Met | None:
        """Another card than this one: it is not on the field yet when it is played itself."""
        happening = watch.happening
        if not isinstance(happening, CardPlayed) or happening.seat != watch.watcher.seat:
            return None
        if self.kind not in ("card", definition(watch.now, happening.card).facts.kind):
            return None
        if not is_meant(watch.now, happening.card, self.group, watch.watcher.seat, watch.watcher.id):
            return None
        return Met(watch.watcher.id, (happening.card.id,))


@dataclass(frozen=True, slots=True)
class TakesDamage(ReadTrigger):
    """The card itself takes damage; with `ability`, of abilities."""

    ability: bool = False

    def meets(self, watch: Watch) -> Met | None:
        """Any damage, or any of abilities."""
        happening = watch.happening
        if not isinstance(happening, DamageMade) or happening.target != watch.watcher.id:
            return None
        if self.ability and not happening.ability:
            return None
        return Met(watch.watcher.id, (), happening.amount)


@dataclass(frozen=True, slots=True)
class HitsLeader(ReadTrigger):
    """The card itself deals attack damage to a leader."""

    def meets(self, watch: Watch) -> Met | None:
        """Damage it dealt by its attack, to a card that lies where leaders do."""
        happening = watch.happening
        if not isinstance(happening, DamageMade) or not happening.attack or happening.source != watch.watcher.id:
            return None
        target = watch.now.card(happening.target)
        return Met(watch.watcher.id, (), happening.amount) if target and target.zone == LEADER else None


Made = Trigger | None
_SIDES: dict[str, Side] = {"自分": "your", "相手": "enemy"}


def _one(groups: tuple[Group, ...], make: Callable[[Group], Trigger]) -> Made:
    found = tuple(make(group) for group in groups)
    return found[0] if len(found) == 1 else AnyOf(found) if found else None


def _played(words: str, groups: tuple[Group, ...]) -> Made:
    return _one(groups, lambda group: Plays(group, kind_in(words)))


_JA: tuple[tuple[str, Callable[[re.Match[str]], Made]], ...] = (
    (r"自分の場に(.+?)が出たとき", lambda m: _one(group_ja(m[1], "your"), Enters)),
    (r"(自分|相手)の(?:場の)?(.+?)が場を離れたとき", lambda m: _one(group_ja(m[2], _SIDES[m[1]]), Leaves)),
    (
        r"(自分|相手)の(?:場の)?(.+?)が場から墓場に置かれたとき",
        lambda m: _one(group_ja(m[2], _SIDES[m[1]]), lambda group: Goes(group, CEMETERY)),
    ),
    (
        r"(自分|相手)の(?:場の)?(.+?)が破壊されたとき",
        lambda m: _one(group_ja(m[2], _SIDES[m[1]]), lambda group: Goes(group, CEMETERY, destroyed=True)),
    ),
    (
        r"(自分|相手)の(.+?)が場から手札に戻ったとき",
        lambda m: _one(group_ja(m[2], _SIDES[m[1]]), lambda group: Goes(group, HAND)),
    ),
    (r"(自分|相手)の(?:場の)?(.+?)が進化したとき", lambda m: _one(group_ja(m[2], _SIDES[m[1]]), Evolves)),
    (r"(自分|相手)の(?:場の)?(.+?)が攻撃(?:した|する)とき", lambda m: _one(group_ja(m[2], _SIDES[m[1]]), Attacks)),
    (r"自分が(.+?)をプレイしたとき", lambda m: _played(m[1], group_ja(m[1], "any"))),
    (r"これが場から手札に戻ったとき", lambda m: ThisReturns()),
    (r"これを(?:自分の)?手札から捨てたとき", lambda m: ThisDiscarded()),
    (r"これが(能力による)?ダメージを受けたとき", lambda m: TakesDamage(ability=bool(m[1]))),
    (r"これが相手のリーダーへの攻撃ダメージを与えたとき", lambda m: HitsLeader()),
)
_EN: tuple[tuple[str, Callable[[re.Match[str]], Made]], ...] = (
    (
        r"(an?|another) (.+?) (?:is put onto|enters) your field",
        lambda m: _one(group_en(m[2], "your", other=m[1] == "another"), Enters),
    ),
    (
        r"(an?|another) (.+?) leaves your field",
        lambda m: _one(group_en(m[2], "your", other=m[1] == "another"), Leaves),
    ),
    (
        r"(?:(an enemy)|one of your) (.+?) is destroyed",
        lambda m: _one(
            group_en(m[2], "enemy" if m[1] else "your"), lambda group: Goes(group, CEMETERY, destroyed=True)
        ),
    ),
    (r"(?:(an enemy)|one of your) (.+?) evolves", lambda m: _one(group_en(m[2], "enemy" if m[1] else "your"), Evolves)),
    (r"(?:(an enemy)|one of your) (.+?) attacks", lambda m: _one(group_en(m[2], "enemy" if m[1] else "your"), Attacks)),
    (r"you play an? (.+?)(?=,)", lambda m: _played(m[1], group_en(m[1], "any"))),
    (r"this card is returned to (?:your |its owner's )?hand from (?:your|the) field", lambda m: ThisReturns()),
    (r"this card is discarded", lambda m: ThisDiscarded()),
    (r"this (?:card|follower) takes damage", lambda m: TakesDamage()),
    (r"this (?:card|follower) deals attack damage to an? (?:enemy )?leader", lambda m: HitsLeader()),
)
_HEAD_JA = re.compile(r"(?:(?P<own>自分の)?ターンごとに(?P<times>\d)回、)?(?:(?P<whose>自分|相手)のターン中、)?")
_HEAD_EN = re.compile(
    r"(?:(?P<often>Once|Twice) (?:(?P<own>on each of your turns)|(?:each|per) turn), when |When(?:ever)? )"
    r"(?:during (?P<whose>your|your opponent's) turn, )?",
    re.IGNORECASE,
)


_Known = tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Made]], ...]


@cache
def _languages() -> tuple[tuple[re.Pattern[str], _Known, str], ...]:
    """How the condition of an event begins, the events, and what ends it."""
    japanese, english = (tuple((re.compile(pattern), make) for pattern, make in known) for known in (_JA, _EN))
    return (_HEAD_JA, japanese, "、"), (_HEAD_EN, english, ",")


def event_in(line: str) -> tuple[Trigger, int] | None:
    """The event a line waits for, and where in it the words for that end; None where it is none of those."""
    for head, known, ending in _languages():
        begun = head.match(line)
        if begun is None:
            continue
        rest = line[begun.end() :]
        for pattern, make in known:
            found = pattern.match(rest)
            if found is None or not rest[found.end() :].startswith(ending):
                continue
            trigger = make(found)
            if trigger is not None:
                return _within(begun, trigger), begun.end() + found.end()
    return None


def is_of(trigger: Trigger, kind: type[Trigger]) -> bool:
    """Whether a condition, or what it narrows, is of a kind."""
    if isinstance(trigger, AnyOf):
        return all(is_of(part, kind) for part in trigger.triggers)
    if isinstance(trigger, During | Limited):
        return is_of(trigger.trigger, kind)
    return isinstance(trigger, kind)


def _within(head: re.Match[str], trigger: Trigger) -> Trigger:
    """The condition in whose turns, and as often, as the head says."""
    said = head.groupdict()
    if said["whose"]:
        trigger = During("your" if said["whose"] in ("自分", "your") else "enemy", trigger)
    times = said.get("times") or {"once": "1", "twice": "2"}.get((said.get("often") or "").casefold())
    return Limited(trigger, int(times), any_turn=not said["own"]) if times else trigger

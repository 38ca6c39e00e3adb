"""Lines that begin with "When", "Whenever" or Japanese words for them: the events among those that can be told."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import ClassVar, Literal

from svedesk.engine.script import Lang, replace
from svedesk.games.sve.abilities.automatic import Met, OwnTrigger, Trigger, TriggerWatch
from svedesk.games.sve.group import Group, Ref, Side
from svedesk.games.sve.keywords.damaged import DealsCombatDamage, HitsLeader, TakesDamage
from svedesk.games.sve.keywords.deeds import CardDiscarded, LeaderChanges, Milled, ThisEngages, YouPlay
from svedesk.games.sve.keywords.leaves_this import ThisLeaves, ThisPutAway
from svedesk.games.sve.keywords.limited import Achieved, During, Limited
from svedesk.games.sve.keywords.universe_keywords import Bursts, EquippedWithThis, Equips
from svedesk.games.sve.keywords.whenever import Attacks, Destroyed, Enters, Evolves, Leaves
from svedesk.games.sve.reading.conditions import LeaderDefenseAtMost
from svedesk.games.sve.reading.groups import group_en, group_ja, kind_in, with_keywords_ja
from svedesk.games.sve.trigger_events import AttackMade, Moved, Rode
from svedesk.games.sve.values.keywords import keywords
from svedesk.games.sve.zones import FIELD


class ReadTrigger(Trigger):
    """A condition that is read and never rendered: its line is shown as it is printed."""

    def head(self, lang: Lang) -> str:
        """Nothing: who shows it shows the line."""
        return ""


class AnyOf(ReadTrigger):
    """One of several conditions, of which each event meets one at most."""

    triggers: tuple[Trigger, ...]

    def meets(self, watch: TriggerWatch) -> Met | None:
        """The first that is met."""
        return next((met for trigger in self.triggers if (met := trigger.meets(watch)) is not None), None)


class WithKeyword(ReadTrigger):
    """A condition about a card that has one of these keywords then."""

    hears: ClassVar = (Moved, AttackMade)

    keywords: tuple[str, ...]
    trigger: Trigger

    def meets(self, watch: TriggerWatch) -> Met | None:
        """A card that left is judged by what it had on the field."""
        happening = watch.happening
        if isinstance(happening, Moved) and happening.before is not None and happening.before.zone == FIELD:
            card, then = happening.before, watch.before
        elif isinstance(happening, Moved | AttackMade):
            card, then = happening.after if isinstance(happening, Moved) else happening.card, watch.now
        else:
            return None
        if then is None or not set(self.keywords) & set(keywords(then, card)):
            return None
        return self.trigger.meets(watch)


class ThisRides(OwnTrigger):
    """The Ride ability of the card itself is played."""

    hears: ClassVar = (Rode,)

    def head(self, lang: Lang) -> str:
        """Nothing: who shows it shows the line."""
        return ""


Made = Trigger | None
_SIDES: dict[str, Side] = {"自分": "your", "相手": "enemy"}
_WHOSE: dict[str, Literal["your", "enemy"]] = {"自分": "your", "相手": "enemy"}


def _single(groups: tuple[Group, ...], make: Callable[[Group], Trigger]) -> Made:
    triggers = tuple(make(group) for group in groups)
    return triggers[0] if len(triggers) == 1 else AnyOf(triggers) if triggers else None


def _ja(words: str, side: Side, make: Callable[[Group], Trigger]) -> Made:
    """The condition for the cards that Japanese words mean, also where those say which keywords the cards have."""
    keywords, rest = with_keywords_ja(words)
    made = _single(group_ja(rest, side), make)
    return WithKeyword(keywords, made) if keywords and made is not None else made


def _costing(cost: str, which: str, words: str) -> Made:
    """A card is played that has this cost printed, or at least or at most this (`which`)."""
    least = None if which == "以下" else int(cost)
    most = None if which == "以上" else int(cost)
    groups = (replace(group, least_cost=least, most_cost=most) for group in group_ja(words, "your"))
    return _played(words, tuple(groups))


def _played(words: str, groups: tuple[Group, ...]) -> Made:
    spells = kind_in(words) == "spell"
    return _single(groups, lambda group: YouPlay(replace(group, kind="spell") if spells else group))


def _discarded(words: str | None) -> Made:
    """A card is discarded, or one that these words mean."""
    if words is None:
        return CardDiscarded()
    kind = kind_in(words)
    return _single(group_ja(words, "your"), lambda group: CardDiscarded(group=replace(group, kind=kind)))


def _put_away(match: re.Match[str]) -> Made:
    discarded, banished = match["a0"] or match["a1"], match["b0"] or match["b1"]
    return ThisPutAway("either" if discarded and banished else "discarded" if discarded else "banished")


_DISCARDED_JA = (
    r"(?:を(?:自分の)?手札から捨て(?:る|た)|が(?:手札から)?捨てられ(?:る|た))"
    r"(?:か|とき、?または)、?(?:これ)?が?消滅した"
)
_BANISHED_JA = r"が消滅(?:する|した)(?:か|とき、?または)、?(?:これ)?(?:が|を)?(?:自分の)?(?:手札から)?捨て(?:られ)?た"
"""Either of two, the one that is named first or the other."""
_PUT_AWAY = r"(?:(?P<a0>discarded)(?: from (?:your )?hand)?|(?P<b0>banished))"
_BURST_JA = r"【?ユニオンバースト】?(?:能力)?"
_JA: tuple[tuple[str, Callable[[re.Match[str]], Made]], ...] = (
    (r"自分の場に(.+?)が出たとき", lambda m: _ja(m[1], "your", Enters)),
    (r"(自分|相手)の(?:場の)?(.+?)が場を離れたとき", lambda m: _ja(m[2], _SIDES[m[1]], Leaves)),
    (
        r"(自分|相手)の(?:場の)?(.+?)が場から墓場に置かれたとき",
        lambda m: _ja(m[2], _SIDES[m[1]], lambda group: Leaves(group, "cemetery")),
    ),
    (
        r"(自分|相手)の(?:場の)?(.+?)が破壊されたとき",
        lambda m: _ja(m[2], _SIDES[m[1]], Destroyed),
    ),
    (
        r"(自分|相手)の(.+?)が場から手札に戻ったとき",
        lambda m: _ja(m[2], _SIDES[m[1]], lambda group: Leaves(group, "hand")),
    ),
    (r"(自分|相手)の(?:場の)?(.+?)が進化したとき", lambda m: _ja(m[2], _SIDES[m[1]], Evolves)),
    (r"(自分|相手)の(?:場の)?(.+?)が攻撃(?:した|する)とき", lambda m: _ja(m[2], _SIDES[m[1]], Attacks)),
    (
        r"自分が元のコスト(\d{1,2})(以上|以下)?の(.+?)をプレイしたとき",
        lambda m: _costing(m[1], m[2] or "", m[3]),
    ),
    (r"自分が(.+?)をプレイしたとき", lambda m: _played(m[1], group_ja(m[1], "your"))),
    (r"相手がスペルをプレイしたとき", lambda m: YouPlay(Group("your", "spell"), "enemy")),
    (r"これが場から手札に戻ったとき", lambda m: ThisLeaves("hand")),
    (
        r"(?:自分の[^、。：]+の能力によって)?これ(?:を(?:自分の)?手札から捨てた|が(?:手札から)?捨てられた)とき",
        lambda m: ThisPutAway(),
    ),
    (r"これが消滅したとき", lambda m: ThisPutAway("banished")),
    (rf"これ(?:{_DISCARDED_JA}|{_BANISHED_JA})とき", lambda m: ThisPutAway("either")),
    (r"これが(能力による)?ダメージを受けたとき", lambda m: TakesDamage(ability=bool(m[1]))),
    (r"これが相手のリーダー(?:への攻撃|(に))ダメージを与えたとき", lambda m: HitsLeader(any_damage=bool(m[1]))),
    (r"これが交戦ダメージを与えたとき", lambda m: DealsCombatDamage()),
    (r"これが(?:イクイップメントを|トークンを)?装備したとき", lambda m: Equips(Ref("this"))),
    (r"これを装備したとき", lambda m: EquippedWithThis()),
    (
        r"(自分|相手)の(?:場の)?([^『』]+?)が(?:イクイップメントを|トークンを)?装備したとき",
        lambda m: _ja(m[2], _SIDES[m[1]], Equips),
    ),
    (rf"これの{_BURST_JA}が発動したとき", lambda m: Bursts(Ref("this"))),
    (rf"(自分|相手)の(?:場の)?(.+?)の{_BURST_JA}が発動したとき", lambda m: _ja(m[2], _SIDES[m[1]], Bursts)),
    (r"これがアクトしたとき", lambda m: ThisEngages()),
    (r"(自分|相手)のリーダーの(?:【体力】|体力)を\+したとき", lambda m: LeaderChanges(_WHOSE[m[1]], up=True)),
    (r"(自分|相手)のリーダーの(?:【体力】|体力)が減少したとき", lambda m: LeaderChanges(_WHOSE[m[1]])),
    (
        r"自分のリーダーの(?:【体力】|体力)(?:が)?(\d{1,2})以下になったとき",
        lambda m: Achieved(LeaderDefenseAtMost(int(m[1]))),
    ),
    (r"相手プレイヤーが手札(?:1枚)?を捨てたとき", lambda m: CardDiscarded("enemy")),
    (
        r"自分が手札(?:1枚|の(.+?))を捨てたとき",
        lambda m: _discarded(m[1]),
    ),
    (r"(自分|相手)のデッキ(?:1枚)?が墓場に置かれたとき", lambda m: Milled(_WHOSE[m[1]])),
)
_EN: tuple[tuple[str, Callable[[re.Match[str]], Made]], ...] = (
    (
        r"(an?|another) (.+?) (?:is put onto|enters) your field",
        lambda m: _single(group_en(m[2], "your", other=m[1] == "another"), Enters),
    ),
    (
        r"(an?|another) (.+?) leaves your field",
        lambda m: _single(group_en(m[2], "your", other=m[1] == "another"), Leaves),
    ),
    (
        r"(?:(an enemy)|one of your) (.+?) is destroyed",
        lambda m: _single(group_en(m[2], "enemy" if m[1] else "your"), Destroyed),
    ),
    (
        r"(?:(an enemy)|one of your) (.+?) evolves",
        lambda m: _single(group_en(m[2], "enemy" if m[1] else "your"), Evolves),
    ),
    (
        r"(?:(an enemy)|one of your) (.+?) attacks",
        lambda m: _single(group_en(m[2], "enemy" if m[1] else "your"), Attacks),
    ),
    (r"this follower is equipped", lambda m: Equips(Ref("this"))),
    (r"an? (?:enemy )?follower is equipped with this(?: card| token)?", lambda m: EquippedWithThis()),
    (
        r"(?:(an enemy)|one of your) (.+?) is equipped",
        lambda m: _single(group_en(m[2], "enemy" if m[1] else "your"), Equips),
    ),
    (r"this (?:card|follower)'s Union Burst ability is activated", lambda m: Bursts(Ref("this"))),
    (
        r"a Union Burst ability of (?:(an enemy)|one of your) (.+?) is activated",
        lambda m: _single(group_en(m[2], "enemy" if m[1] else "your"), Bursts),
    ),
    (r"you play an? (.+?)(?=,)", lambda m: _played(m[1], group_en(m[1], "your"))),
    (r"this card is returned to (?:your |its owner's )?hand from (?:your|the) field", lambda m: ThisLeaves("hand")),
    (
        rf"this (?:card|follower) is {_PUT_AWAY}(?: or(?: is)? {_PUT_AWAY.replace('0', '1')})?",
        _put_away,
    ),
    (r"this (?:card|follower) takes damage", lambda m: TakesDamage()),
    (r"this (?:card|follower) deals attack damage to an? (?:enemy )?leader", lambda m: HitsLeader()),
)
_HEAD_JA = re.compile(
    r"(?:(?P<own>自分の)?(?:ターンごとに|[1１]ターンに)(?P<times>\d)回、|(?P<whose>自分|相手)のターン中(?:に)?、){0,2}",
)
_TURN_EN = r"during (?:your|your opponent's|each opponent's|an opponent's|the opponent's) turn"
_HEAD_EN = re.compile(
    r"(?:(?:only )?(?P<often>Once|Twice) (?:(?P<own>(?:on|during) each of your turns)|(?:each|per|during each) turn), |"
    rf"(?P<before>{_TURN_EN}), ){{0,2}}"
    rf"When(?:ever)? (?:(?P<after>{_TURN_EN}), )?",
    re.IGNORECASE,
)
"""How often and in whose turns, in either order; or the turns after "when"."""


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
            match = pattern.match(rest)
            if match is None or not rest[match.end() :].startswith(ending):
                continue
            trigger = make(match)
            if trigger is not None:
                return _within(begun, trigger), begun.end() + match.end()
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
    parts = head.groupdict()
    turn = parts.get("whose") or parts.get("before") or parts.get("after")
    if turn:
        own = turn == "自分" or turn.casefold() == "during your turn"
        trigger = During("your" if own else "enemy", trigger)
    times = parts.get("times") or {"once": "1", "twice": "2"}.get((parts.get("often") or "").casefold())
    return Limited(trigger, int(times), any_turn=not parts["own"]) if times else trigger

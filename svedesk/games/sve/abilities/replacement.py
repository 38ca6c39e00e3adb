"""Replacement effects as texts write them (10.2.1.3): what would happen, and what happens instead. Data and wording
only: `values/replacing.py` finds which apply to an event, `actions/replace.py` applies them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.engine.script import Lang, walk
from svedesk.games.sve.abilities.base import Ability, Context, Redirect, Step
from svedesk.games.sve.group import Group, Leaders, Ref, Side
from svedesk.games.sve.script_node import Named, Scope, ScriptNode
from svedesk.games.sve.wording import capital
from svedesk.games.sve.zones import FIELD

if TYPE_CHECKING:
    from svedesk.games.sve.game_state import GameState

Way = Literal["destroy", "banish", "return", "leave", "bury", "discard", "mill", "cemetery", "arrive"]
"""How a card would move. The first five are ways from the field."""
_FROM_FIELD: dict[str, tuple[str, str]] = {
    "destroy": ("be destroyed", "破壊される"),
    "banish": ("be banished", "消滅する"),
    "return": ("be returned to its owner's hand", "手札に戻る"),
    "leave": ("leave the field", "場を離れる"),
    "bury": ("be put into the cemetery from the field", "場から墓場に置かれる"),
}
_ELSEWHERE: dict[str, tuple[str, str]] = {
    "discard": ("be discarded from {0} hand", "手札から捨てられる"),
    "mill": ("be put into the cemetery from {0} deck", "デッキから墓場に置かれる"),
    "cemetery": ("be put into {0} cemetery", "墓場に置かれる"),
    "arrive": ("be put onto {0} field", "場に出る"),
}
_WHOSE_EN: dict[Side, str] = {"your": "your", "enemy": "an opponent's", "any": "a player's"}
DamageKind = Literal["", "attack", "combat", "ability"]
"""What kind of damage a text names, "" for any (5.13.3)."""
_DAMAGE_EN = {"": "damage", "attack": "attack damage", "combat": "combat damage", "ability": "damage from abilities"}
_DAMAGE_JA = {"": "", "attack": "攻撃", "combat": "交戦", "ability": "能力による"}


# -- what would happen -------------------------------------------------------------------------------------------------


class Would(ScriptNode):
    """An event a replacement effect waits for."""

    __slots__ = ()

    def en(self, noun: str) -> str:
        """Words such as "this follower would be destroyed"; `noun` is what the card with the text is."""
        raise NotImplementedError

    def ja(self) -> str:
        """これが破壊される, before とき."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class WouldMove(Would):
    """A card of a group, the card itself, or one the text named would move. `counter` is the name of counters of which
    it must have one."""

    what: Group | Ref
    way: Way
    counter: str = ""

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.leaves_field and getattr(self.what, "zone", "field") != "field":
            yield Message("mistake-leaves-from-elsewhere")

    @property
    def leaves_field(self) -> bool:
        """Whether it is a way from the field."""
        return self.way in _FROM_FIELD

    def en(self, noun: str) -> str:
        """A follower on your field would be destroyed; this card would be put into its owner's cemetery."""
        on_field = self.way in _FROM_FIELD
        verb = (_FROM_FIELD if on_field else _ELSEWHERE)[self.way][0]
        having = f" with a {self.counter} counter on it" if self.counter else ""
        if isinstance(self.what, Ref):
            return f"{self.what.en(noun='card')}{having} would {verb.format('its owner' + chr(39) + 's')}"
        if on_field:
            return f"{self.what.one_en()}{having} would {verb}"
        return f"{replace(self.what, side='any').a_en()}{having} would {verb.format(_WHOSE_EN[self.what.side])}"

    def ja(self) -> str:
        """自分のフォロワーが破壊される."""
        what = self.what.ja() if isinstance(self.what, Ref) else self.what.all_ja()
        having = f"{self.counter}カウンターが置かれている" if self.counter else ""
        return f"{having}{what}が{(_FROM_FIELD | _ELSEWHERE)[self.way][1]}"


@dataclass(frozen=True, slots=True)
class WouldDamage(Would):
    """Damage would be dealt: to `taker`, by `dealer` (None: whichever), of a kind, of at least so much. `taker` None
    with no dealer means your leader."""

    taker: Group | Leaders | Ref | None = None
    dealer: Group | Ref | None = None
    kind: DamageKind = ""
    least: int = 1

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.least < 1:
            yield Message("mistake-any-damage", (self.least,))

    def en(self, noun: str) -> str:
        """Your leader would take 5 or more damage; this follower would deal combat damage."""
        damage = f"{self.least} or more {_DAMAGE_EN[self.kind]}" if self.least > 1 else _DAMAGE_EN[self.kind]
        if self.dealer is None:
            return f"{_damaged_en(self.taker, noun)} would take {damage}"
        to = f" to {_damaged_en(self.taker, noun)}" if self.taker is not None else ""
        return f"{_damaged_en(self.dealer, noun)} would deal {damage}{to}"

    def ja(self) -> str:
        """自分のリーダーが5以上のダメージを受ける."""
        damage = f"{_DAMAGE_JA[self.kind]}{f'{self.least}以上の' if self.least > 1 else ''}ダメージを"
        if self.dealer is None:
            return f"{_damaged_ja(self.taker)}が{damage}受ける"
        to = f"{_damaged_ja(self.taker)}に" if self.taker is not None else ""
        return f"{_damaged_ja(self.dealer)}が{to}{damage}与える"


def _damaged_en(target: Group | Leaders | Ref | None, noun: str) -> str:
    if target is None:
        return "your leader"
    return target.en(noun=noun) if isinstance(target, Ref) else target.one_en()


def _damaged_ja(target: Group | Leaders | Ref | None) -> str:
    if target is None:
        return "自分のリーダー"
    if isinstance(target, Ref):
        return target.ja()
    return target.all_ja() if isinstance(target, Group) else target.every_ja()


@dataclass(frozen=True, slots=True)
class WouldDraw(Would):
    """You, or an opponent, would draw a card: each card by itself (5.9.2)."""

    side: Literal["your", "enemy"] = "your"

    def en(self, noun: str) -> str:
        """You would draw a card."""
        return ("you" if self.side == "your" else "an opponent") + " would draw a card"

    def ja(self) -> str:
        """自分がカードを引く."""
        return ("自分" if self.side == "your" else "相手") + "がカードを引く"


@dataclass(frozen=True, slots=True)
class WouldDivide(Would):
    """You would divide damage while you play something (10.6.2.4)."""

    def en(self, noun: str) -> str:
        """You would divide damage."""
        return "you would divide damage"

    def ja(self) -> str:
        """自分がダメージを割り振る."""
        return "自分がダメージを割り振る"


# -- what happens instead ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Replacing(ScriptNode):
    """If that would happen, this happens instead (10.10.1). "It" in the steps is the card the event is about. `may`:
    the controller of the effect says whether; `during` whose turn it must be."""

    surrounds = "event"
    may_not_be = True

    event: Would
    steps: tuple[Step, ...]
    may: bool = False
    during: Literal["", "your", "enemy"] = ""

    def inside(self, scope: Scope) -> Scope:
        """Nobody plays what happens instead; "it" is the card the event is about."""
        return ScriptNode.inside(self, scope)._replace(named=Named(it=True), asked=None)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.steps:
            yield Message("mistake-says-nothing")
        event, inner = self.event, tuple(_done_at_once(self.steps))
        leaves = isinstance(event, WouldMove) and event.leaves_field
        arrives = isinstance(event, WouldMove) and event.way == "arrive"
        said = {type(step) for step in self.steps}
        if isinstance(event, WouldDivide):
            if said - {ChangeDamage}:
                yield Message("mistake-divides-otherwise")
        elif not isinstance(event, WouldDamage) and said & {ChangeDamage, TakeInPlace}:
            yield Message("mistake-changes-no-damage")
        if not arrives and PutEngaged in said:
            yield Message("mistake-engages-no-arrival")
        if not leaves and any(step.stays_by_counter for step in self.steps):
            yield Message("mistake-counter-for-no-leaving")
        if any(step.decides for step in inner):
            yield Message("mistake-decides-instead")
        if isinstance(event, WouldDraw) and any(getattr(step, "what", None) == Ref("it") for step in inner):
            yield Message("mistake-it-for-draw")
        if leaves and any(step.redirect is not None and step.redirect.zone == FIELD for step in inner):
            yield Message("mistake-leaves-for-field")
        if sum(step.redirect is not None for step in inner) > 1:
            yield Message("mistake-two-places")

    def en(self, noun: str, head: str = "") -> str:
        """If this follower would be destroyed, banish it instead; `head` says when, in place of "if"."""
        during = {"": "", "your": "during your turn, ", "enemy": "during each opponent's turn, "}[self.during]
        steps = " and ".join(step.en() for step in self.steps)
        return f"{during}{head or 'if'} {self.event.en(noun)}, {'you may ' if self.may else ''}{steps} instead"

    def ja(self, head: str = "") -> str:
        """これが破壊されるとき、代わりにそれを消滅させる."""
        during = {"": "", "your": "自分のターン中、", "enemy": "相手のターン中、"}[self.during]
        steps = "。".join(step.ja() for step in self.steps)
        if self.may:
            steps = f"「{steps}。」を行うことができる" if "。" in steps else f"{steps}ことができる"
        return f"{during}{head}{self.event.ja()}とき、代わりに{steps}"


class Replaces(Ability):
    """A passive ability that replaces events."""

    __slots__ = ()

    @property
    def may_say_this(self) -> bool:
        """Of movements of its own card it says what happens wherever that lies (10.3.4)."""
        event = self.replacing.event
        return isinstance(event, WouldMove) and event.what == Ref("this") and not event.leaves_field

    @property
    def replacing(self) -> Replacing:
        """What it replaces by what."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class IfWould(Replaces):
    """If [event], [text] instead."""

    effect: Replacing

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability is not self:
            return
        if scope.card.kind == "spell" and not self.may_say_this:
            yield Message("mistake-not-about-itself")
        if any(node == Ref("it") for node in walk(self.effect.event)):
            yield Message("mistake-it-in-event")

    @property
    def replacing(self) -> Replacing:
        """As the text says."""
        return self.effect

    def text(self, lang: Lang, kind: str) -> str:
        """The sentence."""
        return f"{self.effect.ja()}。" if lang == "ja" else capital(f"{self.effect.en(kind)}.")


@dataclass(frozen=True, slots=True)
class PutEngaged(Step):
    """In place of coming onto the field reserved."""

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not scope.within("event"):
            yield Message("mistake-replaces-nothing")

    @property
    def redirect(self) -> Redirect:
        """To where it goes, but engaged."""
        return Redirect(engaged=True)

    def perform(self, game: GameState, context: Context) -> Flow:
        """Nothing but an event is changed by it."""
        yield from ()

    def en(self) -> str:
        """Put it onto the field engaged."""
        return "put it onto the field engaged"

    def ja(self) -> str:
        """アクト状態で場に出す."""
        return "アクト状態で場に出す"


@dataclass(frozen=True, slots=True)
class ChangeDamage(Step):
    """The damage becomes another number: times, then plus; or `to` a number whatever it was."""

    plus: int = 0
    times: int = 1
    to: int | None = None

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not scope.within("event"):
            yield Message("mistake-replaces-nothing")
        if (self.plus, self.times, self.to) == (0, 1, None):
            yield Message("mistake-damage-by-0")

    def amount(self, before: int) -> int:
        """How much it becomes; less than 0 is 0 (1.3.2.2.1)."""
        return max(0, before * self.times + self.plus) if self.to is None else self.to

    def perform(self, game: GameState, context: Context) -> Flow:
        """Nothing but an event is changed by it."""
        yield from ()

    def en(self) -> str:
        """Increase that damage by 1; double it; change it to 3."""
        if self.to is not None:
            return f"change that damage to {self.to}"
        if self.times != 1:
            return "double that damage" if self.times == 2 else f"multiply that damage by {self.times}"
        return f"{'increase' if self.plus > 0 else 'reduce'} that damage by {abs(self.plus)}"

    def ja(self) -> str:
        """そのダメージを+1する."""
        if self.to is not None:
            return f"そのダメージを{self.to}にする"
        return f"そのダメージを{f'{self.times}倍に' if self.times != 1 else f'{self.plus:+}'}する"


@dataclass(frozen=True, slots=True)
class TakeInPlace(Step):
    """The card with the text takes the damage, in place of what would have taken it."""

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not scope.within("event"):
            yield Message("mistake-replaces-nothing")
        if scope.card.kind != "follower":
            yield Message("mistake-no-damage-for", (scope.card.kind,))

    def perform(self, game: GameState, context: Context) -> Flow:
        """Nothing but an event is changed by it."""
        yield from ()

    def en(self) -> str:
        """Deal that damage to this follower."""
        return "deal that damage to this follower"

    def ja(self) -> str:
        """そのダメージをこれに与える."""
        return "そのダメージをこれに与える"


def _done_at_once(steps: tuple[Step, ...]) -> Iterator[Step]:
    """The steps inside that are not text for later."""
    for step in steps:
        yield step
        yield from _done_at_once(step.at_once)

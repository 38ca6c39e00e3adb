"""Passive abilities (10.1.1.3): persistent effects that hold as long as the ability is valid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.engine.script import Lang, walk
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.abilities.replacement import ChangeDamage, PutEngaged, Replaces, Replacing
from svedesk.games.sve.abilities.would import WouldDamage, WouldMove
from svedesk.games.sve.card_phrases import STATS_EN, STATS_JA, while_here_ja
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.group import Group, Ref
from svedesk.games.sve.script_node import Ability, Least, NodeWord, Scope, is_plain_amulet
from svedesk.phrases.phrase import heard, phrases, phrases_of
from svedesk.phrases.saying import finished, say
from svedesk.phrases.wording import capital

_THIS = Group("your", "card")
"""What stands for the cards that have it where it is this card only."""
_WHILE = ("<condition:while>", "<condition>")
"""Key words such as Necrocharge (X) stand before what they are about, whenever that is so."""
_HAS_JA = ("【<keywords*】【>】を持つ", f"{STATS_JA}する", f"【<keywords*】【>】を持ち、{STATS_JA}する")


class WhileHere(Ability):
    """Reads "While this card is on your field, [group] have [keyword]." and the same for attack and defense, or with
    `own` "While [condition], this follower has [keyword]".

    Printed texts that are only read say more: `also` are other groups.
    """

    script_words = (
        NodeWord(
            "while_here(group, *keywords, attack=0, defense=0, condition=None)",
            "As long as this card is on your field, and a condition holds, the cards of the group have these.",
        ),
        NodeWord(
            "has_while(condition: Condition, *keywords, attack=0, defense=0)",
            "As long as a condition holds, this card has these.",
            group=Group("your", "card"),
            own=True,
        ),
    )

    valid = "field"
    phrases: ClassVar = phrases(
        en=(
            *(
                heard(f"While this card is on your field, <condition?<condition>><group:all> have {has}.")
                for has in ("<keywords* and >", STATS_EN, f"<keywords*, > and {STATS_EN}")
            ),
            *(
                heard(f"{condition}this follower has {has}.", own=True, group=_THIS)
                for condition in _WHILE
                for has in ("<keywords* and >", STATS_EN, f"<keywords*, > and {STATS_EN}")
            ),
        ),
        ja=tuple(
            heard(f"<condition?<condition:while>>これが<~場に>{is_there}限り、<group:all>すべては{has}。")
            for is_there in ("いる", "ある")
            for has in _HAS_JA
        )
        + tuple(heard(f"{condition}これは{has}。", own=True, group=_THIS) for condition in _WHILE for has in _HAS_JA),
    )

    group: Group
    keywords: tuple[Keyword, ...] = ()
    attack: int = 0
    defense: int = 0
    also: tuple[Group, ...] = ()
    own: bool = False
    condition: Condition | None = None

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.zone != "field":
            yield Message("mistake-gives-off-field")
        elif any(group.is_known_late for group in (self.group, *self.also, *_groups(self.condition))):
            yield Message("mistake-gives-by-defense")
        elif not (self.keywords or self.attack or self.defense):
            yield Message("mistake-gives-nothing")

    def text(self, lang: Lang, kind: str) -> str:
        """The condition, who is meant, what they have."""
        stats = bool(self.attack or self.defense)
        if lang == "ja":
            here = "これがいる限り、" if kind == "follower" else "これがある限り、"
            who = f"{self._while(lang)}{'これ' if self.own else f'{here}{self.group.all_ja()}すべて'}"
            keywords = "".join(f"【{keyword.ja}】" for keyword in self.keywords)
            has = f"{keywords}を持{'ち、' if stats else 'つ'}" if keywords else ""
            return f"{who}は{has}{self._stats_ja() if stats else ''}。"
        *most, last = (*(keyword.en for keyword in self.keywords), *((self._stats_en(),) if stats else ())) or ("",)
        has = f"{', '.join(most)} and {last}" if most else last
        if self.own:
            return capital(finished(f"{self._while(lang)}this {kind} has {has}."))
        so = say(self.condition, "en") if self.condition is not None else ""
        return f"While this card is on your field, {so}{self.group.all_en()} have {has}."

    def _while(self, lang: Lang) -> str:
        if self.condition is None:
            return ""
        form = "while" if phrases_of(type(self.condition), lang, "while") else ""
        return say(self.condition, lang, form)

    def _stats_en(self) -> str:
        return "/".join(
            f"{{{name}}}{value:+}" for name, value in (("ATK", self.attack), ("DEF", self.defense)) if value
        )

    def _stats_ja(self) -> str:
        return (
            "/".join(
                f"【{name}】{value:+}" for name, value in (("攻撃力", self.attack), ("体力", self.defense)) if value
            )
            + "する"
        )


def _groups(condition: Condition | None) -> tuple[Group, ...]:
    """The cards a condition asks for."""
    return tuple(node for node in walk(condition) if isinstance(node, Group)) if condition is not None else ()


class DamageShift(Replaces):
    """Damage to your leader, or to cards of the group, is changed by so much; `group` None: your leader's. `shift` is
    added to the damage (negative: less)."""

    script_word = "damage_shift(shift, group=None)"  # 10.2.1.3.2
    valid = "field"
    phrases: ClassVar = phrases(
        en=(
            heard("If <group:one> would take damage, it takes that much <shift#+> instead."),
            heard("If your leader would take damage, it takes that much <shift#+> instead."),
        ),
        ja=(
            heard("<group:all>がダメージを受けるとき、代わりに<shift#+>したダメージを受ける。"),
            heard("自分のリーダーがダメージを受けるとき、代わりに<shift#+>したダメージを受ける。"),
        ),
    )

    shift: int
    group: Group | None = None

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.shift:
            yield Message("mistake-damage-by-0")

    @property
    def replacing(self) -> Replacing:
        """The damage becomes so much more or less."""
        return Replacing(WouldDamage(self.group), (ChangeDamage(self.shift),))

    def text(self, lang: Lang, kind: str) -> str:
        """The condition and what happens instead."""
        if lang == "ja":
            whom = self.group.all_ja() if self.group else "自分のリーダー"
            return f"{whom}がダメージを受けるとき、代わりに{self.shift:+}したダメージを受ける。"
        whom = self.group.one_en() if self.group else "your leader"
        return f"If {whom} would take damage, it takes that much {self.shift:+} instead."


class DealsMore(Replaces):
    """During each opponent's turn, this follower deals so much more damage."""

    script_word = "deals_more(shift)"  # 10.2.1.3.2, 10.12.2.3
    valid = "field"
    at_least = (Least("shift", "mistake-deals-more"),)
    phrases: ClassVar = phrases(
        en=heard("During each opponent's turn, this follower deals <shift#> more damage."),
        ja=heard("相手のターン中、これが与えるダメージを+<shift#>する。"),
    )

    shift: int

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability is self and is_plain_amulet(scope.card):
            yield Message("mistake-for-fights")

    @property
    def replacing(self) -> Replacing:
        """The damage becomes so much more."""
        return Replacing(WouldDamage(dealer=Ref("this")), (ChangeDamage(self.shift),), during="enemy")

    def text(self, lang: Lang, kind: str) -> str:
        """When, and how much more."""
        if lang == "ja":
            return f"相手のターン中、これが与えるダメージを+{self.shift}する。"
        return f"During each opponent's turn, this {kind} deals {self.shift} more damage."


class OthersDealMore(Replaces):
    """As long as this card is on your field, the cards of the group deal so much more damage. Damage of any kind."""

    script_word = "others_deal_more(shift, group)"  # 10.2.1.3.2, 10.12.2.3
    valid = "field"
    at_least = (Least("shift", "mistake-deals-more"),)
    surrounds: ClassVar[str] = "cards anywhere"
    phrases: ClassVar = phrases(
        en="While this card is on your field, <group:all> deal <shift#> more damage.",
        **while_here_ja("<group:all>が与えるダメージを+<shift#>する。"),
    )

    shift: int
    group: Group

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.zone != "field":
            yield Message("mistake-gives-off-field")

    @property
    def replacing(self) -> Replacing:
        """The damage becomes so much more."""
        return Replacing(WouldDamage(dealer=self.group), (ChangeDamage(self.shift),))


class ArrivesEngaged(Replaces):
    """Comes onto the field engaged."""

    script_word = "arrives_engaged"  # 10.10.3
    valid = "field"
    phrases: ClassVar = phrases(
        en="This card is put onto the field engaged.",
        ja="これはアクト状態で場に出る。",
    )

    @property
    def replacing(self) -> Replacing:
        """Coming engaged replaces coming reserved."""
        return Replacing(WouldMove(Ref("this"), "arrive"), (PutEngaged(),))


class IgnoresWard(Ability):
    """This follower's attack target need not be an engaged follower with Ward (against 12.8.2 iii); while a condition
    holds."""

    script_words = (
        NodeWord("ignores_ward", "Attacks as if there were no Ward."),
        NodeWord("ignores_ward_while(condition)", "Attacks as if there were no Ward; while a condition holds."),
    )

    valid = "field"

    condition: Condition | None = None

    phrases: ClassVar = phrases(
        en="^<condition?<condition:while>>this follower ignores Ward.",
        ja="<condition?<condition:while>>これは【守護】を無視して攻撃できる。",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability is self and is_plain_amulet(scope.card):
            yield Message("mistake-for-fights")

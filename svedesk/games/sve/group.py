"""Which cards a text means: a side, a zone, a card type, traits. Data and wording only; `values/groups.py` finds the
cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from svedesk.engine.script import Node

Side = Literal["your", "enemy", "any"]


@dataclass(frozen=True, slots=True)
class Trait(Node):
    """A trait by its print names (2.4)."""

    en: str
    ja: str


@dataclass(frozen=True, slots=True)
class Token(Node):
    """A token by number, with its names for the text; the checker holds them against the facts."""

    number: str
    en: str
    ja: str


@dataclass(frozen=True, slots=True)
class Called(Node):
    """A card name as texts refer to cards by it (2.1.2): the whole name, or with `in_part` any that contains it."""

    en: str
    ja: str
    in_part: bool = False


@dataclass(frozen=True, slots=True)
class Group(Node):
    """Cards on fields: whose, of which type, with which trait, only tokens, without this card itself.

    `named` are tokens of one name. `zone` "cemetery" means cards in your cemetery, "ex" in your EX area.
    `most_defense` and `most_cost` leave out what has or costs more.
    """

    side: Side
    kind: Literal["follower", "amulet", "card"] = "follower"
    trait: Trait | None = None
    token: bool = False
    other: bool = False
    named: Token | None = None
    zone: Literal["field", "cemetery", "ex"] = "field"
    most_defense: int | None = None
    most_cost: int | None = None
    called: Called | None = None
    stack: bool = False
    """Only those with Stack."""

    def with_trait(self, trait: Trait) -> Group:
        """Only those with a trait."""
        return replace(self, trait=trait)

    def but_this(self) -> Group:
        """Without this card itself."""
        return replace(self, other=True)

    def with_name(self, token: Token) -> Group:
        """Only tokens of one name."""
        return replace(self, kind="card", named=token)

    def that_are_called(self, name: Called) -> Group:
        """Only those a card name means."""
        return replace(self, called=name)

    def with_defense_up_to(self, most: int) -> Group:
        """Only those with so much defense or less."""
        return replace(self, most_defense=most)

    def that_cost_up_to(self, most: int) -> Group:
        """Only those that cost so many play points or less."""
        return replace(self, most_cost=most)

    @property
    def is_narrow(self) -> bool:
        """Whether it is more than a side, a card type and a trait say."""
        limited = self.most_cost is not None or self.most_defense is not None
        return limited or self.stack or (self.named, self.called) != (None, None) or self.zone != "field"

    @property
    def in_cemetery(self) -> Group:
        """Those in the cemetery."""
        return replace(self, zone="cemetery")

    @property
    def in_ex(self) -> Group:
        """Those in the EX area."""
        return replace(self, zone="ex")

    @property
    def tokens(self) -> Group:
        """Only tokens."""
        return replace(self, token=True)

    # -- wording ------------------------------------------------------------------------------------------------------

    def _noun_en(self) -> str:
        if self.named:
            return f"{self.named.en} token"
        if self.called:
            return f"{self.kind} with {self.called.en} in its name" if self.called.in_part else self.called.en
        trait = f"{self.trait.en} " if self.trait else ""
        return trait + ("token" if self.token else self.kind) + (" with Stack" if self.stack else "")

    def _noun_ja(self) -> str:
        noun = (
            "トークン"
            if self.token
            else {"follower": "フォロワー", "amulet": "アミュレット", "card": "カード"}[self.kind]
        )
        if self.named:
            noun = f"『{self.named.ja}』"
        if self.called:
            noun = f"カード名に『{self.called.ja}』を含む{noun}" if self.called.in_part else f"『{self.called.ja}』"
        noun = ("【スタック】を持つ" if self.stack else "") + (f"{self.trait.ja}・" if self.trait else "") + noun
        return ("他の" if self.other else "") + noun

    def _where_en(self, plural: str = "") -> str:
        limit = f" with {self.most_defense} defense or less" if self.most_defense is not None else ""
        if self.most_cost is not None:
            limit += f" that cost{'' if plural else 's'} {self.most_cost} play points or less"
        if self.zone != "field":
            return f"{limit} in your {'cemetery' if self.zone == 'cemetery' else 'EX area'}".strip()
        return f"{limit} {'on your field' if self.side == 'your' else 'on the field'}".strip()

    def a_en(self) -> str:
        """Words such as "another follower", "a Pixie token"."""
        noun = ("enemy " if self.side == "enemy" else "") + self._noun_en()
        return f"another {noun}" if self.other else f"{'an' if noun[0] in 'aeiouAEIOU' else 'a'} {noun}"

    def one_en(self) -> str:
        """Words such as "a Pixie follower on your field"."""
        return f"{self.a_en()} {self._where_en()}"

    def each_en(self) -> str:
        """Words such as "each enemy follower on the field"."""
        which = ("other " if self.other else "") + ("enemy " if self.side == "enemy" else "")
        return f"each {which}{self._noun_en()} {self._where_en()}"

    def single_en(self) -> str:
        """Words such as "enemy follower on the field", after a number."""
        return self._counted_en("")

    def many_en(self) -> str:
        """Words such as "followers on your field"."""
        return self._counted_en("s")

    def _counted_en(self, plural: str) -> str:
        which = ("other " if self.other else "") + ("enemy " if self.side == "enemy" else "")
        return f"{which}{self._noun_en()}{plural} {self._where_en(plural)}"

    def all_en(self) -> str:
        """Words such as "your other Pixie followers"."""
        whose = {"your": "your ", "enemy": "enemy ", "any": ""}[self.side]
        return f"{whose}{'other ' if self.other else ''}{self._noun_en()}s"

    def all_ja(self) -> str:
        """自分の他の妖精・フォロワー; 体力3以下の相手のフォロワー; 自分の墓場のコスト5以下のアミュレット."""
        limit = f"体力{self.most_defense}以下の" if self.most_defense is not None else ""
        limit += f"コスト{self.most_cost}以下の" if self.most_cost is not None else ""
        if self.zone != "field":
            return f"{self.place_ja()}の{limit}{self._noun_ja()}"
        return limit + {"your": "自分の", "enemy": "相手の", "any": ""}[self.side] + self._noun_ja()

    def counter_ja(self) -> str:
        """What its cards are counted in: 体, つ, 枚."""
        if self.zone != "field":
            return "枚"
        return "体" if self.named else {"follower": "体", "amulet": "つ", "card": "枚"}[self.kind]

    def some_ja(self, count: int) -> str:
        """相手のフォロワー1体, before what is done with so many."""
        return f"{self.all_ja()}{count}{self.counter_ja()}"

    def every_ja(self) -> str:
        """相手のフォロワーすべて."""
        return f"{self.all_ja()}すべて"

    def on_field_ja(self) -> str:
        """自分の場のフォロワー."""
        return f"{self.place_ja()}の{self._noun_ja()}"

    def place_ja(self) -> str:
        """自分の場."""
        where = {"cemetery": "墓場", "ex": "EXエリア", "field": "場"}[self.zone]
        return {"your": "自分の", "enemy": "相手の", "any": ""}[self.side] + where

    def noun_ja(self) -> str:
        """妖精・トークン, without saying whose."""
        return self._noun_ja()


@dataclass(frozen=True, slots=True)
class Leaders(Node):
    """Leaders of a side, alone or with its followers on the field."""

    side: Side
    and_followers: bool = False

    def one_en(self) -> str:
        """An enemy leader or enemy follower on the field."""
        one = {"your": "your leader", "enemy": "an enemy leader", "any": "a leader"}[self.side]
        return f"{one} or {self.followers.single_en()}" if self.and_followers else one

    def single_en(self) -> str:
        """Words such as "enemy leader or enemy follower on the field", after a number."""
        return self.one_en().split(" ", 1)[1]

    def many_en(self) -> str:
        """Words such as "enemy leaders or enemy followers on the field"."""
        many = "enemy leaders" if self.side == "enemy" else "leaders"
        return f"{many} or {self.followers.many_en()}" if self.and_followers else many

    def each_en(self) -> str:
        """Each enemy leader and enemy follower on the field; of your own there is one: your leader."""
        each = {"your": "your leader", "enemy": "each enemy leader", "any": "each leader"}[self.side]
        return f"{each} and {self.followers.single_en()}" if self.and_followers else each

    def some_ja(self, count: int) -> str:
        """相手のリーダー1人か相手のフォロワー1体."""
        leaders = f"{self._leaders_ja()}{count}人"
        return f"{leaders}か{self.followers.some_ja(count)}" if self.and_followers else leaders

    def every_ja(self) -> str:
        """相手のリーダーすべてと相手のフォロワーすべて."""
        leaders = self._leaders_ja() + ("" if self.side == "your" else "すべて")
        return f"{leaders}と{self.followers.every_ja()}" if self.and_followers else leaders

    @property
    def followers(self) -> Group:
        """The followers meant beside the leaders."""
        return Group(self.side)

    def _leaders_ja(self) -> str:
        return {"your": "自分の", "enemy": "相手の", "any": ""}[self.side] + "リーダー"


@dataclass(frozen=True, slots=True)
class LeaderOf(Node):
    """The leader of the player who controls the follower the text selected, or controlled it last (10.11.1)."""

    def each_en(self) -> str:
        """That follower's leader."""
        return "that follower's leader"

    def every_ja(self) -> str:
        """それのリーダー."""
        return "それのリーダー"


@dataclass(frozen=True, slots=True)
class Ref(Node):
    """A card the text has named already: "it" (last selected, made or told of) or "this". `many` says "them"."""

    name: Literal["it", "this"]
    many: bool = False

    def en(self, *, noun: str = "follower") -> str:
        """Words such as "it", "them", "this follower"."""
        if self.name == "it":
            return "them" if self.many else "it"
        return f"this {noun}"

    def ja(self) -> str:
        """それ, これ."""
        return "それ" if self.name == "it" else "これ"


Target = Group | Leaders | LeaderOf | Ref
"""What a verb acts on: every card of a group, leaders, or a card named before."""


def target_each_en(target: Target, *, noun: str = "follower") -> str:
    """it", "this follower", "each enemy follower on the field"."""
    return target.en(noun=noun) if isinstance(target, Ref) else target.each_en()


def target_each_ja(target: Target) -> str:
    """それ, これ, 相手のフォロワーすべて."""
    return target.ja() if isinstance(target, Ref) else target.every_ja()

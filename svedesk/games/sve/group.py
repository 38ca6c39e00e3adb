"""Which cards a text means: a side, a zone, a card type, traits. Data and wording only; `values/groups.py` finds the
cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from svedesk.engine.message import Message
from svedesk.games.sve.facts import sve_facts
from svedesk.games.sve.script_node import Scope, ScriptNode
from svedesk.games.sve.wording import CRAFT_JA, Craft

Side = Literal["your", "enemy", "any"]


@dataclass(frozen=True, slots=True)
class Trait(ScriptNode):
    """A trait by its print names (2.4)."""

    en: str
    ja: str

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        cards = scope.library.values()
        known = {pair for card in cards for pair in zip(card.traits, card.traits_ja, strict=False)}
        if not any(self.en == en for en, _ in known):
            yield Message("mistake-no-trait", (self.en,))
        elif (self.en, self.ja) not in known:
            yield Message("mistake-trait-name", (self.en, self.ja))


@dataclass(frozen=True, slots=True)
class Token(ScriptNode):
    """A token by number, with its names for the text; the checker holds them against the facts."""

    number: str
    en: str
    ja: str

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        token = scope.library.get(self.number)
        if token is None or token.special != "token":
            yield Message("mistake-not-a-token", (self.number,))
        elif (token.name, token.name_ja) != (self.en, self.ja):
            names = (token.name, token.name_ja, self.en, self.ja)
            yield Message("mistake-token-name", (self.number, *names))


@dataclass(frozen=True, slots=True)
class Called(ScriptNode):
    """A card name as texts refer to cards by it (2.1.2): the whole name, or with `in_part` any that contains it.
    `elsewhere`: of a card that is not among those of the project; a user's list may have it."""

    en: str
    ja: str
    in_part: bool = False
    elsewhere: bool = False

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        cards = scope.library.values()
        if self.elsewhere or any(self.en == sve_facts(card).alternate for card in cards):
            return  # facts hold an alternate name in one language
        called = [card for card in cards if self.en == card.name or (self.in_part and self.en in card.name)]
        if not called:
            yield Message("mistake-no-card-called", (self.en,))
        elif not any(self.ja == card.name_ja or (self.in_part and self.ja in card.name_ja) for card in called):
            yield Message("mistake-card-name", (self.en, self.ja))


@dataclass(frozen=True, slots=True)
class Group(ScriptNode):
    """Cards on fields: whose, of which type, with which trait, only tokens, without this card itself.

    `named` are tokens of one name. `zone` "cemetery" means cards in your cemetery, "ex" in your EX area (or, with the
    side "enemy", in an opponent's). `most_defense` and `most_cost` leave out what has or costs more, costs as printed.
    `second_trait` must be there as well as `trait`.
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
    second_trait: Trait | None = None
    exact_cost: int | None = None
    """Only those that cost just so much, as printed."""
    craft: Craft | None = None
    """Only those of a class."""
    evolves: bool = False
    """Only those that have an evolve ability."""
    is_engaged: bool = False
    """Only those that are engaged."""
    equips: Token | Literal["", "any", "this"] = ""
    """Only those equipped with a token: of one name, with any, with the one that has the text."""

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.zone == "cemetery" and (self.token or self.named):
            yield Message("mistake-tokens-in-cemetery")
        elif self.zone != "field" and self.stack:
            yield Message("mistake-stack-off-field")
        elif self.kind == "amulet" and self.most_defense is not None:
            yield Message("mistake-defense-of-amulets")
        elif self.kind == "follower" and self.stack:
            yield Message("mistake-stack-of-followers")
        elif self.most_defense is not None and self.most_defense < 1:
            yield Message("mistake-followers-with-defense", (self.most_defense,))
        elif self.most_cost is not None and self.most_cost < 0:
            yield Message("mistake-cards-that-cost", (self.most_cost,))

    def with_trait(self, trait: Trait) -> Group:
        """Only those with a trait; said again, those with both."""
        return replace(self, trait=trait) if self.trait is None else replace(self, second_trait=trait)

    def of_class(self, craft: Craft) -> Group:
        """Only those of a class."""
        return replace(self, craft=craft)

    def with_evolve(self) -> Group:
        """Only those with an evolve ability."""
        return replace(self, evolves=True)

    @property
    def engaged(self) -> Group:
        """Only those that are engaged."""
        return replace(self, is_engaged=True)

    @property
    def equipped(self) -> Group:
        """Only those that are equipped with something."""
        return replace(self, equips="any")

    def equipped_with(self, token: Token) -> Group:
        """Only those equipped with a token of one name."""
        return replace(self, equips=token)

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

    def that_costs(self, cost: int) -> Group:
        """Only those that cost just so many play points."""
        return replace(self, exact_cost=cost)

    @property
    def is_narrow(self) -> bool:
        """Whether it is more than a side, a card type and a trait say."""
        limited = (
            (self.most_cost, self.exact_cost) != (None, None) or self.most_defense is not None or bool(self.equips)
        )
        limited = limited or self.evolves or self.is_engaged or (self.second_trait, self.craft) != (None, None)
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

    def _noun_en(self, plural: str = "") -> str:
        if self.named:
            return f"{self.named.en} token{plural}"
        kind = ("token" if self.token else self.kind) + plural
        if self.called:
            return f"{kind} with {self.called.en} in its name" if self.called.in_part else self.called.en + plural
        has = " and ".join(name for name, is_so in (("Stack", self.stack), ("{EVOLVE}", self.evolves)) if is_so)
        return self._which_en() + kind + (f" with {has}" if has else "") + self._equipped_en()

    def _equipped_en(self) -> str:
        if isinstance(self.equips, Token):
            return f" equipped with {self.equips.en}"
        return {"": "", "any": " that is equipped", "this": " equipped with this"}[self.equips]

    def _which_en(self) -> str:
        craft = (f"{{{self.craft.upper()}}} " if self.craft != "Neutral" else "Neutral ") if self.craft else ""
        return craft + "".join(f"{trait.en} " for trait in (self.trait, self.second_trait) if trait)

    def _which_ja(self) -> str:
        craft = f"【{CRAFT_JA[self.craft]}】" if self.craft else ""
        return craft + "".join(f"{trait.ja}・" for trait in (self.trait, self.second_trait) if trait)

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
        if isinstance(self.equips, Token):
            noun = f"『{self.equips.ja}』を装備している{noun}"
        noun = {"any": "装備している", "this": "これを装備している"}.get(str(self.equips), "") + noun
        noun = ("【スタック】を持つ" if self.stack else "") + self._which_ja() + noun
        return ("他の" if self.other else "") + noun

    def _where_en(self, plural: str = "") -> str:
        limit = f" with {self.most_defense} defense or less" if self.most_defense is not None else ""
        if self.most_cost is not None:
            limit += f" that cost{'' if plural else 's'} {self.most_cost} play points or less"
        if self.exact_cost is not None:
            limit += (
                f" that cost{'' if plural else 's'} {self.exact_cost} play point{'' if self.exact_cost == 1 else 's'}"
            )
        if self.zone != "field":
            whose = "an opponent's" if self.side == "enemy" else "your"
            return f"{limit} in {whose} {'cemetery' if self.zone == 'cemetery' else 'EX area'}".strip()
        return f"{limit} {'on your field' if self.side == 'your' else 'on the field'}".strip()

    def _enemy_en(self) -> str:
        engaged = "engaged " if self.is_engaged else ""
        return engaged + ("enemy " if self.side == "enemy" and self.zone == "field" else "")

    def a_en(self) -> str:
        """Words such as "another follower", "a Pixie token"."""
        if self.equips == "this":
            return f"the {self._noun_en()}"
        noun = self._enemy_en() + self._noun_en()
        return f"another {noun}" if self.other else f"{'an' if noun[0] in 'aeiouAEIOU' else 'a'} {noun}"

    def one_en(self) -> str:
        """Words such as "a Pixie follower on your field"."""
        if self.equips == "this":
            return self.a_en()
        return f"{self.a_en()} {self._where_en()}"

    def each_en(self) -> str:
        """Words such as "each enemy follower on the field"."""
        if self.equips == "this":
            return self.a_en()
        which = ("other " if self.other else "") + self._enemy_en()
        return f"each {which}{self._noun_en()} {self._where_en()}"

    def single_en(self) -> str:
        """Words such as "enemy follower on the field", after a number."""
        return self._counted_en("")

    def many_en(self) -> str:
        """Words such as "followers on your field"."""
        return self._counted_en("s")

    def _counted_en(self, plural: str) -> str:
        which = ("other " if self.other else "") + self._enemy_en()
        return f"{which}{self._noun_en(plural)} {self._where_en(plural)}"

    def all_en(self) -> str:
        """Words such as "your other Pixie followers"."""
        whose = {"your": "your ", "enemy": "enemy ", "any": ""}[self.side]
        return f"{whose}{'other ' if self.other else ''}{self._noun_en('s')}"

    def all_ja(self) -> str:
        """自分の他の妖精・フォロワー; 体力3以下の相手のフォロワー; 自分の墓場のコスト5以下のアミュレット."""
        if self.zone != "field":
            return f"{self.place_ja()}の{self.noun_ja()}"
        return self._limit_ja() + {"your": "自分の", "enemy": "相手の", "any": ""}[self.side] + self._noun_ja()

    def _limit_ja(self) -> str:
        limit = "アクト状態の" if self.is_engaged else ""
        limit += f"体力{self.most_defense}以下の" if self.most_defense is not None else ""
        limit += f"コスト{self.most_cost}以下の" if self.most_cost is not None else ""
        limit += f"コスト{self.exact_cost}の" if self.exact_cost is not None else ""
        return limit + ("【進化】を持つ" if self.evolves else "")

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
        return self.all_ja() + ("" if self.equips == "this" else "すべて")

    def on_field_ja(self) -> str:
        """自分の場のフォロワー."""
        return f"{self.place_ja()}の{self.noun_ja()}"

    def place_ja(self) -> str:
        """自分の場."""
        where = {"cemetery": "墓場", "ex": "EXエリア", "field": "場"}[self.zone]
        return {"your": "自分の", "enemy": "相手の", "any": ""}[self.side] + where

    def noun_ja(self) -> str:
        """妖精・トークン, without saying whose."""
        return self._limit_ja() + self._noun_ja()


@dataclass(frozen=True, slots=True)
class Leaders(ScriptNode):
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
class LeaderOf(ScriptNode):
    """The leader of the player who controls the follower the text selected, or controlled it last (10.11.1). `short`:
    the sentence has named the follower, so English says "its"."""

    short: bool = False

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not scope.named.selected:
            yield Message("mistake-that-follower")

    def each_en(self) -> str:
        """That follower's leader; its leader."""
        return "its leader" if self.short else "that follower's leader"

    def every_ja(self) -> str:
        """それのリーダー."""
        return "それのリーダー"


@dataclass(frozen=True, slots=True)
class Ref(ScriptNode):
    """A card the text has named already: "it" (last selected, made or told of) or "this". `many` says "them"."""

    name: Literal["it", "this"]
    many: bool = False

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.name == "it":
            if not scope.named.it:
                yield Message("mistake-it")
        elif scope.card.kind == "spell" and scope.given is None and not scope.ability.may_say_this:
            yield Message("mistake-this-on-spell")

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

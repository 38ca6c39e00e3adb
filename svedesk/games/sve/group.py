"""Which cards a text means: a side, a zone, a card type, traits. Data and wording only; `values/groups.py` finds the
cards. The names texts use for cards, and words for
those named before, come along."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.engine.script import replace
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.card_names import Called, Token, Trait
from svedesk.games.sve.phrases.cards import group_phrases
from svedesk.games.sve.phrases.phrase import heard, partly, phrases, said
from svedesk.games.sve.phrases.saying import say
from svedesk.games.sve.references import LeaderOf, Ref
from svedesk.games.sve.script_node import Scope, ScriptNode
from svedesk.games.sve.wording import Craft

__all__ = [
    "Called",
    "Group",
    "LeaderOf",
    "Leaders",
    "Ref",
    "Side",
    "Target",
    "Token",
    "Trait",
    "target_each_en",
    "target_each_ja",
]

Side = Literal["your", "enemy", "any"]


class Group(ScriptNode):
    """Cards on fields: whose, of which type, with which trait, only tokens, without this card itself.

    `named` are cards with the name of a token. `zone` "cemetery" means cards in your cemetery, "ex" in your EX area
    (or, with the side "enemy", in an opponent's). `most_attack`, `most_defense` and `most_cost` leave out what has or
    costs more, `least_cost` what costs less, costs as printed.
    `second_trait` must be there as well as `trait`.
    """

    side: Side
    kind: Literal["follower", "amulet", "card", "spell"] = "follower"
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
    least_cost: int | None = None
    most_attack: int | None = None
    keyword: Keyword | None = None
    or_keyword: Keyword | None = None
    """Only those with a keyword, or with one of two."""
    is_reserved: bool = False
    """Only those that are reserved."""
    is_evolved: bool = False
    is_unevolved: bool = False
    """Only those that have evolved, or have not."""
    is_racing: bool = False
    """Only those that race."""
    other_name: bool = False
    """Only those with another name than this card."""
    not_craft: Craft | None = None
    """Only those that are not of a class."""
    or_else: Group | None = None
    """Those as well that are what another group says a card is: of which type, with which name, class, traits. Whose
    they are, where they lie and what limits them is the same for both."""

    @classmethod
    def made_of(cls, found: Mapping[str, object]) -> Group | None:
        """The cards that words mean. Stack is a keyword that has a place of its own."""
        stacked = any(isinstance(found.get(name), Keyword) and found[name].name == "stack" for name in _KEYWORDS)  # type: ignore[attr-defined]
        return None if stacked or "side" not in found else cls(**found)  # type: ignore[arg-type]

    def as_meant(self) -> ScriptNode:
        """A name says which cards are meant: behind that of a token only English says "token", and of which type they
        are is how they are counted."""
        if not self.is_by_name:
            return self
        return replace(self, kind="card", token=self.token and self.named is None)

    @property
    def _says_more(self) -> bool:
        return self.is_evolved or _what_alone(self) != _by_name_alone(self)

    @property
    def is_by_name(self) -> bool:
        """Whether a whole name says which cards are meant."""
        return self.named is not None or (self.called is not None and not self.called.in_part)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.above and isinstance(scope.above[-1], Group):
            return  # said of those around it
        if not _is_what_alone(self.or_else):
            yield Message("mistake-or-else")
        elif any(one.is_by_name and one._says_more for one in self.alternatives):
            yield Message("mistake-name-and-more")
        elif self.zone == "cemetery" and (self.token or self.named):
            yield Message("mistake-tokens-in-cemetery")
        elif self.zone != "field" and self.stack:
            yield Message("mistake-stack-off-field")
        elif self.kind == "amulet" and self.most_defense is not None:
            yield Message("mistake-defense-of-amulets")
        elif self.kind == "follower" and self.stack:
            yield Message("mistake-stack-of-followers")
        elif self.most_defense is not None and self.most_defense < 1:
            yield Message("mistake-followers-with-defense", (self.most_defense,))
        elif self.kind == "amulet" and self.most_attack is not None:
            yield Message("mistake-attack-of-amulets")
        elif self.kind == "spell" and self.zone == "field" and not scope.within("cards anywhere"):
            yield Message("mistake-spells-on-field")
        elif self.zone != "field" and (self.is_engaged or self.is_reserved or self._on_evolving or self.is_racing):
            yield Message("mistake-engaged-off-field")
        elif self.or_keyword is not None and self.or_keyword == self.keyword:
            yield Message("mistake-same-keyword")
        elif self.is_engaged and self.is_reserved:
            yield Message("mistake-engaged-and-reserved")
        elif self.is_evolved and self.is_unevolved:
            yield Message("mistake-evolved-and-not")
        elif self.kind != "follower" and self._on_evolving:
            yield Message("mistake-evolved-of-others")
        elif self.most_cost is not None and self.most_cost < 0:
            yield Message("mistake-cards-that-cost", (self.most_cost,))
        elif self.most_attack is not None and self.most_attack < 0:
            yield Message("mistake-followers-with-attack", (self.most_attack,))

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
        """Only those with the name of a token (2.1.2); with `tokens` only those that are one."""
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

    def that_cost_at_least(self, least: int) -> Group:
        """Only those that cost at least so many play points."""
        return replace(self, least_cost=least)

    def with_attack_up_to(self, most: int) -> Group:
        """Only those with so much attack or less."""
        return replace(self, most_attack=most)

    def with_keyword(self, keyword: Keyword) -> Group:
        """Only those with a keyword; said again, those with either."""
        return replace(self, keyword=keyword) if self.keyword is None else replace(self, or_keyword=keyword)

    @property
    def reserved(self) -> Group:
        """Only those that are reserved."""
        return replace(self, is_reserved=True)

    @property
    def evolved(self) -> Group:
        """Only those that have evolved."""
        return replace(self, is_evolved=True)

    @property
    def racing(self) -> Group:
        """Only those that race."""
        return replace(self, is_racing=True)

    @property
    def _on_evolving(self) -> bool:
        return self.is_evolved or self.is_unevolved

    @property
    def unevolved(self) -> Group:
        """Only those that have not evolved."""
        return replace(self, is_unevolved=True)

    def of_other_names(self) -> Group:
        """Only those with another name than this card."""
        return replace(self, other_name=True)

    def not_of_class(self, craft: Craft) -> Group:
        """Only those that are not of a class."""
        return replace(self, not_craft=craft)

    def or_cards(self, group: Group) -> Group:
        """These, or those of which another group says what a card is: the rest is the same for both."""
        return replace(self, or_else=group)

    @property
    def is_narrow(self) -> bool:
        """Whether it is more than a side, a card type and a trait say."""
        plain = Group(self.side, self.kind, self.trait, self.token, self.other)
        return self.kind == "spell" or self != plain

    @property
    def is_known_late(self) -> bool:
        """Whether what its cards have and not only what they are decides who is meant, or which card asks."""
        limits = (self.most_attack, self.most_defense, self.keyword)
        return limits != (None, None, None) or self.other_name

    @property
    def alternatives(self) -> tuple[Group, ...]:
        """The groups of which a card must be in one."""
        return _alternatives(self)

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

    phrases: ClassVar = group_phrases()

    def a_en(self) -> str:
        """Words such as "another follower", "a Pixie token"."""
        return say(self, "en", "a")

    def one_en(self) -> str:
        """Words such as "a Pixie follower on your field"."""
        return say(self, "en", "one")

    def each_en(self) -> str:
        """Words such as "each enemy follower on the field"."""
        return say(self, "en", "each")

    def single_en(self) -> str:
        """Words such as "enemy follower on the field", after a number."""
        return say(self, "en", "single")

    def many_en(self) -> str:
        """Words such as "followers on your field"."""
        return say(self, "en", "many")

    def all_en(self) -> str:
        """Words such as "your other Pixie followers"."""
        return say(self, "en", "all")

    def all_ja(self) -> str:
        """自分の他の妖精・フォロワー; 体力3以下の相手のフォロワー; 自分の墓場のコスト5以下のアミュレット."""
        return say(self, "ja", "all")

    def counter_ja(self) -> str:
        """What its cards are counted in: 体, つ, 枚."""
        return say(self, "ja", "counter")

    def some_ja(self, count: int) -> str:
        """相手のフォロワー1体, before what is done with so many."""
        return f"{self.all_ja()}{count}{self.counter_ja()}"

    def every_ja(self) -> str:
        """相手のフォロワーすべて."""
        return say(self, "ja", "every")

    def on_field_ja(self) -> str:
        """自分の場のフォロワー."""
        return say(self, "ja", "on_field")

    def noun_ja(self) -> str:
        """妖精・トークン, without saying whose."""
        return say(self, "ja", "noun")


_KEYWORDS = ("keyword", "or_keyword")
_WHAT_A_CARD_IS = ("kind", "trait", "second_trait", "token", "named", "called", "stack", "craft", "not_craft")


def anywhere(group: Group) -> Group:
    """The same cards whosever they are and wherever they lie, for words that say that themselves."""
    return replace(group, side="any", zone="field")


def _by_name_alone(group: Group) -> Group:
    """Cards of that name, and no more."""
    token = group.token and group.named is not None
    called = group.called if group.named is None else None
    return Group("any", group.kind, token=token, named=group.named, called=called, or_else=group.or_else)


def _is_what_alone(group: Group | None) -> bool:
    """Whether that, and all that may stand instead of it, says no more than what a card is."""
    return group is None or (group == _what_alone(group) and _is_what_alone(group.or_else))


def _what_alone(group: Group) -> Group:
    """The same cards but for whose they are, where they lie, and what limits them."""
    return Group("any", or_else=group.or_else, **{name: getattr(group, name) for name in _WHAT_A_CARD_IS})


@lru_cache(1024)
def _alternatives(group: Group) -> tuple[Group, ...]:
    if group.or_else is None:
        return (group,)
    what = {name: getattr(group.or_else, name) for name in _WHAT_A_CARD_IS}
    return replace(group, or_else=None), *_alternatives(replace(group, or_else=group.or_else.or_else, **what))


_LEADER_EN = "<side|your=your leader|enemy=each enemy leader|any=each leader>"


class Leaders(ScriptNode):
    """Leaders of a side, alone or with its followers on the field."""

    side: Side
    and_followers: bool = False

    phrases: ClassVar = phrases(
        en_one="<side|your=your leader|enemy=an enemy leader|any=a leader><and_followers? or <followers:single>>",
        en_single="<side|your=leader|enemy=enemy leader|any=leader><and_followers? or <followers:single>>",
        en_many="<side|enemy=enemy leaders|*=leaders><and_followers? or <followers:many>>",
        **dict.fromkeys(
            ("en", "en_each", "en_card", "en_both"),
            f"{_LEADER_EN}<and_followers? and <followers:single>>",
        ),
        en_whose=partly("their controllers'"),
        en_can=f"{_LEADER_EN}<and_followers? and <followers:all>>",
        en_does=f"{_LEADER_EN}<and_followers? and <followers:all> don't// doesn't>",
        ja="<side|your=自分の|enemy=相手の|any=>リーダー<side|your=|*=すべて><and_followers?と<followers>>",
        ja_all=said("<side|your=自分の|enemy=相手の|any=>リーダー", and_followers=False),
        ja_counter=partly("人"),
        ja_both=said("<side|your=自分の|enemy=相手の|any=>リーダー", and_followers=True),
        ja_theirs=(
            partly("<side|your=自分の|enemy=相手の|any=>フォロワー<and_followers=True>"),
            heard("<side|your=自分の|enemy=相手の|any=>場のフォロワー<and_followers=True>"),
        ),
    )

    @classmethod
    def made_of(cls, found: Mapping[str, object]) -> Leaders | None:
        """The leaders of whom all that was said of their followers is whose they are."""
        heard = {name: value for name, value in found.items() if name != "followers"}
        if "side" not in heard or found.get("followers", Group(heard["side"])) != Group(heard["side"]):  # type: ignore[arg-type]
            return None
        return cls(**heard)  # type: ignore[arg-type]

    def one_en(self) -> str:
        """An enemy leader or enemy follower on the field."""
        return say(self, "en", "one")

    def single_en(self) -> str:
        """Words such as "enemy leader or enemy follower on the field", after a number."""
        return say(self, "en", "single")

    def many_en(self) -> str:
        """Words such as "enemy leaders or enemy followers on the field"."""
        return say(self, "en", "many")

    def each_en(self) -> str:
        """Each enemy leader and enemy follower on the field; of your own there is one: your leader."""
        return say(self, "en", "each")

    def some_ja(self, count: int) -> str:
        """相手のリーダー1人か相手のフォロワー1体."""
        leaders = f"{say(self, 'ja', 'both' if self.and_followers else 'all')}{count}人"
        return f"{leaders}か{self.followers.some_ja(count)}" if self.and_followers else leaders

    def every_ja(self) -> str:
        """相手のリーダーすべてと相手のフォロワーすべて."""
        return say(self, "ja")

    @property
    def followers(self) -> Group:
        """The followers meant beside the leaders."""
        return Group(self.side)


Target = Group | Leaders | LeaderOf | Ref
"""What a verb acts on: every card of a group, leaders, or a card named before."""


def target_each_en(target: Target, *, noun: str = "follower") -> str:
    """it", "this follower", "each enemy follower on the field"."""
    return target.en(noun=noun) if isinstance(target, Ref) else target.each_en()


def target_each_ja(target: Target) -> str:
    """それ, これ, 相手のフォロワーすべて."""
    return target.ja() if isinstance(target, Ref) else target.every_ja()

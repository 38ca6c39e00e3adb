"""Which cards a text means: a side, a zone, a card type, traits. Data and wording only; `values/groups.py` finds the
cards. The names texts use for cards, and words for
those named before, come along."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache, partial
from itertools import islice
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.engine.script import Node, replace
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.card_names import Called, Token, Trait
from svedesk.games.sve.card_phrases import group_phrases
from svedesk.games.sve.filters import FILTERS
from svedesk.games.sve.filters.base import Filter, FilterWord
from svedesk.games.sve.filters.names import AreTokens, OfTrait
from svedesk.games.sve.filters.states import AreOthers
from svedesk.games.sve.references import LeaderOf, Ref
from svedesk.games.sve.script_node import Scope, ScriptNode, is_given
from svedesk.phrases.phrase import heard, partly, phrases, said
from svedesk.phrases.saying import say

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
CardKind = Literal["follower", "amulet", "card", "spell", "crest"]
ZoneName = Literal["field", "cemetery", "ex", "banished", "field_or_ex"]


class Group(ScriptNode):
    """Cards of a type: whose, where they lie, and what narrows them down (`filters`). `zone` "cemetery" means cards in
    your cemetery (or, with the side "enemy", in an opponent's), "field_or_ex" those on the field and in the EX area.

    Whoever asks for its fields, phrases and digests among them, finds those of its filters as if they were its own, and
    it may be made of them: `Group("your", most_cost=3)`. What scripts write behind a dot narrows it down:
    `your.follower.engaged`.
    """

    side: Side
    kind: CardKind
    zone: ZoneName
    filters: tuple[Filter, ...]
    or_else: Group | None
    """Those as well that are what another group says a card is: of which type, with which name, class, traits. Whose
    they are, where they lie and what limits them is the same for both."""

    made_with: ClassVar = FILTERS

    __slots__ = ("is_by_name",)
    if TYPE_CHECKING:
        is_by_name: bool
        """Whether a whole name says which cards are meant. It follows from the filters and is no field."""

    def __init__(
        self,
        side: Side,
        kind: CardKind = "follower",
        *,
        zone: ZoneName = "field",
        filters: tuple[Filter, ...] = (),
        or_else: Group | None = None,
        **fields: object,
    ) -> None:
        """Make it of filters, or of their fields. Raises TypeError for a field that there is not."""
        if fields:
            filters += tuple(_filters_of(fields))
        if len(filters) > 1:
            filters = tuple(sorted(filters, key=lambda made: FILTERS.index(type(made))))
        for name, value in (("side", side), ("kind", kind), ("zone", zone), ("filters", filters), ("or_else", or_else)):
            object.__setattr__(self, name, value)
        object.__setattr__(self, "is_by_name", any(made.is_whole_name for made in filters))

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - a field of any filter, or what a word makes
        """A field of a filter, or the cards that a word of scripts makes of these. Raises AttributeError."""
        if name in _FILTER_OF:
            kind = _FILTER_OF[name]
            return next((getattr(made, name) for made in self.filters if type(made) is kind), kind.unset)
        if name in NARROWING:
            word = NARROWING[name]
            return self.narrowed(word.make()) if word.asks is None else partial(narrowed, word, self)
        raise AttributeError(f"cards have no {name}")

    def parts(self) -> list[object]:
        """What the fields of its filters hold, in their order, but for plain values."""
        values = {name: getattr(made, name) for made in self.filters for name in type(made).field_names}
        values["or_else"] = self.or_else
        return [
            values[name] for name in sorted(values, key=_PLACES.__getitem__) if isinstance(values[name], tuple | Node)
        ]

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle it by making it anew."""
        return _made_again, (self.side, self.kind, self.zone, self.filters, self.or_else)

    @classmethod
    def made_of(cls, fields: Mapping[str, Any]) -> Group | None:
        """The cards that words mean. Stack is a keyword that has a place of its own."""
        keywords = (fields.get("keyword"), fields.get("or_keyword"))
        has_stack = any(isinstance(keyword, Keyword) and keyword.name == "stack" for keyword in keywords)
        return None if has_stack or "side" not in fields else cls(**fields)

    def as_meant(self) -> ScriptNode:
        """A name says which cards are meant: behind that of a token only English says "token", and of which type they
        are is how they are counted."""
        if not self.is_by_name:
            return self
        return replace(self, kind="card", token=self.token and self.named is None)

    def narrowed(self, wanted: Filter) -> Group:
        """Only those of a filter."""
        before = next((made for made in self.filters if type(made) is type(wanted)), None)
        others = tuple(made for made in self.filters if made is not before)
        made = wanted if before is None else before.with_another(wanted)
        kind: Any = wanted.kind or self.kind
        return Group(self.side, kind, zone=self.zone, filters=(*others, made), or_else=self.or_else)

    @property
    def asks_for_x(self) -> bool:
        """Whether which cards are meant depends on X."""
        return bool(self.most_cost_is_x or self.cost_is_x)

    def with_x(self, number: int) -> Group:
        """Those that cost that, or up to that."""
        if not self.asks_for_x:
            return self
        filters = tuple(made.with_x(number) for made in self.filters)
        return Group(self.side, self.kind, zone=self.zone, filters=filters, or_else=self.or_else)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.above and isinstance(scope.above[-1], Group):
            return  # said of those around it
        if self.asks_for_x and not _is_x_known(scope):
            yield Message("mistake-x")
        elif not _is_what_alone(self.or_else):
            yield Message("mistake-or-else")
        elif any(group.is_by_name and group._says_more for group in self.alternatives):
            yield Message("mistake-name-and-more")
        elif self.kind == "spell" and self.zone == "field" and not scope.within("cards anywhere"):
            yield Message("mistake-spells-on-field")
        else:
            yield from islice((wrong for made in self.filters for wrong in made.mistakes_in(self)), 1)

    @property
    def _says_more(self) -> bool:
        return self.is_evolved or _what_alone(self) != _by_name_alone(self)

    def or_cards(self, group: Group) -> Group:
        """These, or those of which another group says what a card is: the rest is the same for both."""
        return replace(self, or_else=group)

    @property
    def is_narrow(self) -> bool:
        """Whether it is more than a side, a card type and a trait say."""
        if self.kind == "spell" or self.zone != "field" or self.or_else is not None:
            return True
        return not all(isinstance(made, OfTrait | AreTokens | AreOthers) for made in self.filters) or (
            self.second_trait is not None
        )

    @property
    def is_known_late(self) -> bool:
        """Whether what its cards have and not only what they are decides who is meant, or which card asks."""
        return any(made.is_known_late for made in self.filters)

    @property
    def alternatives(self) -> tuple[Group, ...]:
        """The groups of which a card must be in one."""
        return _alternatives(self)

    @property
    def in_cemetery(self) -> Group:
        """Those in the cemetery."""
        return elsewhere(self, self.side, "cemetery")

    @property
    def in_ex(self) -> Group:
        """Those in the EX area."""
        return elsewhere(self, self.side, "ex")

    @property
    def in_banished(self) -> Group:
        """Those in the banished zone."""
        return elsewhere(self, self.side, "banished")

    @property
    def on_field_or_in_ex(self) -> Group:
        """Those on the field and those in the EX area."""
        return elsewhere(self, self.side, "field_or_ex")

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


_FILTER_OF: Mapping[str, type[Filter]] = {name: kind for kind in FILTERS for name in kind.field_names}
"""The filters by their fields."""
NARROWING: Mapping[str, FilterWord] = {word.name: word for kind in FILTERS for word in kind.words()}
"""The filters by the words of scripts."""
_FIRST_FIELDS = (
    *("side", "kind", "trait", "token", "other", "named", "zone", "most_defense", "most_cost", "called", "stack"),
    *("second_trait", "exact_cost", "craft", "evolves", "is_engaged", "equips", "least_cost", "most_attack"),
    *("keyword", "or_keyword", "is_reserved", "is_evolved", "is_unevolved", "is_racing", "other_name", "not_craft"),
    "or_else",
)
"""The order in which they are told: numbers of given abilities, which saved games hold, go by it. New ones come behind
them."""
Group.field_names = tuple(dict.fromkeys((*_FIRST_FIELDS, *_FILTER_OF)))
_PLACES = {name: place for place, name in enumerate(Group.field_names)}
Group.field_defaults = {name: kind.unset for name, kind in _FILTER_OF.items()}
Group.field_defaults |= {"kind": "follower", "zone": "field", "or_else": None}
Group.values_of = attrgetter("side", "kind", "zone", "filters", "or_else")


def _is_x_known(scope: Scope) -> bool:
    """Whether cards that cost X can be told: not while targets are selected, and by a cost or what is said behind."""
    if any(node.decides == "target" for node in scope.above):
        return False
    return scope.within("x") or is_given("x", scope.ability)


def _filters_of(fields: Mapping[str, object]) -> Iterator[Filter]:
    """The filters with these fields. Raises TypeError for a field that there is not."""
    values: dict[type[Filter], dict[str, Any]] = {}
    for name, value in fields.items():
        kind = _FILTER_OF.get(name)
        if kind is None:
            raise TypeError(f"cards have no {name}")
        if value is not kind.unset:
            values.setdefault(kind, {})[name] = value
    return (kind(**given) for kind, given in values.items())


def narrowed(word: FilterWord, cards: Group, *values: object) -> Group:
    """The cards that a word of scripts makes of these."""
    return cards.narrowed(word.make(*values))


def _made_again(
    side: Side, kind: CardKind, zone: ZoneName, filters: tuple[Filter, ...], or_else: Group | None
) -> Group:
    return Group(side, kind, zone=zone, filters=filters, or_else=or_else)


def elsewhere(group: Group, side: Side, zone: ZoneName) -> Group:
    """The same cards of another side, in another zone."""
    return Group(side, group.kind, zone=zone, filters=group.filters, or_else=group.or_else)


def anywhere(group: Group) -> Group:
    """The same cards whosever they are and wherever they lie, for words that say that themselves."""
    return elsewhere(group, "any", "field")


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
    filters = tuple(made for made in group.filters if made.says_what)
    return Group("any", group.kind, filters=filters, or_else=group.or_else)


@lru_cache(1024)
def _alternatives(group: Group) -> tuple[Group, ...]:
    other = group.or_else
    if other is None:
        return (group,)
    limits = tuple(made for made in group.filters if not made.says_what)
    what = tuple(made for made in other.filters if made.says_what)
    rest = Group(group.side, other.kind, zone=group.zone, filters=limits + what, or_else=other.or_else)
    return replace(group, or_else=None), *_alternatives(rest)


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
    def made_of(cls, fields: Mapping[str, Any]) -> Leaders | None:
        """The leaders of whom all that was said of their followers is whose they are."""
        own = {name: value for name, value in fields.items() if name != "followers"}
        if "side" not in own or fields.get("followers", Group(own["side"])) != Group(own["side"]):
            return None
        return cls(**own)

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

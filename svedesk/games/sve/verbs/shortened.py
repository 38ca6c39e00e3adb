"""What a text says of a step where all but a number or the verb is as in the step before: "deal 3 damage instead"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Literal, Self

from svedesk.engine.script import replace
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.card_phrases import STATS_EN, STATS_JA
from svedesk.games.sve.group import Ref
from svedesk.games.sve.script_node import ScriptNode
from svedesk.games.sve.verbs.banish import Banish
from svedesk.games.sve.verbs.create import IntoEx, IntoExEach, IntoExOneOf, Summon
from svedesk.games.sve.verbs.deal import Deal
from svedesk.games.sve.verbs.draw import Draw
from svedesk.games.sve.verbs.give import GiveKeyword, GiveStats, GiveStatsAndKeyword
from svedesk.games.sve.verbs.give_keywords import GiveStatsAndKeywords
from svedesk.games.sve.verbs.into_cemetery import Destroy, OpponentBuries
from svedesk.games.sve.verbs.into_hand import ReturnToHand
from svedesk.games.sve.verbs.leader_defense import RaiseLeaderDefense
from svedesk.games.sve.verbs.play_points import RecoverPlayPoints
from svedesk.games.sve.verbs.put_named import PutIntoDeck
from svedesk.phrases.phrase import partly, phrases

_COUNTED: Mapping[str, Literal["枚", "体", "つ"]] = {"follower": "体", "amulet": "つ", "card": "枚", "spell": "枚"}
Deed = Literal["destroy", "banish", "return", "top", "bottom"]


class Shortened(ScriptNode):
    """What differs between a step and the one that is usual."""

    @classmethod
    def of(cls, usual: Step, other: Step) -> Self | None:
        """What is said of another step; None where that would not be enough."""
        raise NotImplementedError

    def full(self, usual: Step) -> Step | None:
        """The step that is meant; None where nothing can be said so of the usual one."""
        raise NotImplementedError


class OtherDamage(Shortened):
    """Other damage to the same."""

    number: int

    phrases: ClassVar = phrases(en="deal <number#> damage", ja="<number#>ダメージ")

    @classmethod
    def of(cls, usual: Step, other: Step) -> Self | None:
        """Damage that is not counted."""
        if not isinstance(usual, Deal) or not isinstance(other, Deal) or usual.to != other.to:
            return None
        return cls(other.amount) if isinstance(other.amount, int) else None

    def full(self, usual: Step) -> Step | None:
        """That much to the same."""
        return Deal(self.number, usual.to) if isinstance(usual, Deal) else None


class OtherCount(Shortened):
    """Another number of cards drawn, of tokens of the same name, or of cards each opponent buries."""

    number: int
    word: Literal["枚", "体", "つ"]
    place: Literal["", "ex", "field", "theirs"] = ""

    phrases: ClassVar = phrases(
        en=partly(
            "<place|ex=put <number#> into your EX area|field=summon <number#>|theirs=each opponent buries <number#>>"
            "<word=枚>"
        ),
        ja=partly("<number#><word|枚|体|つ>"),
    )

    @classmethod
    def of(cls, usual: Step, other: Step) -> Self | None:
        """Counted as those are that are usual."""
        if isinstance(usual, Draw) and isinstance(other, Draw) and usual.each == other.each:
            return cls(other.count, "枚") if isinstance(other.count, int) else None
        if isinstance(usual, IntoEx) and isinstance(other, IntoEx) and usual.token == other.token:
            return cls(other.count, "枚", "ex")
        if isinstance(usual, Summon) and isinstance(other, Summon) and usual.alike and usual.alike == other.alike:
            return cls(other.how_many, "つ" if other.alike.amulet else "体", "field")
        if isinstance(usual, OpponentBuries) and isinstance(other, OpponentBuries) and usual.group == other.group:
            return cls(other.count, _COUNTED[usual.group.kind], "theirs")
        return None

    def full(self, usual: Step) -> Step | None:
        """So many of the same."""
        if isinstance(usual, Draw | IntoEx) and self.word == "枚":
            here = "ex" if isinstance(usual, IntoEx) else ""
            return replace(usual, count=self.number) if self.place in ("", here) else None
        if isinstance(usual, OpponentBuries) and self.place in ("", "theirs"):
            return replace(usual, count=self.number)
        if (
            isinstance(usual, Summon)
            and usual.alike
            and self.place in ("", "field")
            and (self.word != "枚" or self.place)
        ):
            return Summon((usual.alike,) * self.number)
        return None


class OtherStats(Shortened):
    """Other attack and defense for the same."""

    attack: int = 0
    defense: int = 0
    whom: Literal["it", "them", "this follower"] = "it"

    phrases: ClassVar = phrases(
        en=f"give <whom|it|them|this follower> {STATS_EN}",
        ja=partly(f"{STATS_JA}する"),
    )

    @classmethod
    def of(cls, usual: Step, other: Step) -> Self | None:
        """For followers; for your leader it is something else."""
        if not isinstance(usual, GiveStats) or not isinstance(other, GiveStats) or usual.to != other.to:
            return None
        return cls(other.attack, other.defense, _whom(usual))

    def full(self, usual: Step) -> Step | None:
        """For the same."""
        return GiveStats(usual.to, self.attack, self.defense) if isinstance(usual, GiveStats) else None


class OtherStatsAndKeywords(Shortened):
    """Other attack and defense for the same, and keywords with it."""

    keywords: tuple[Keyword, ...]
    attack: int = 0
    defense: int = 0
    whom: Literal["it", "them", "this follower"] = "it"

    phrases: ClassVar = phrases(
        en=f"give <whom|it|them|this follower> {STATS_EN} and <keywords*, and >",
        ja=partly(f"{STATS_JA}して、【<keywords*】【>】を持つ"),
    )

    @classmethod
    def of(cls, usual: Step, other: Step) -> Self | None:
        """For followers that are given attack and defense anyway."""
        if not isinstance(usual, GiveStats) or not isinstance(other, GiveStatsAndKeyword | GiveStatsAndKeywords):
            return None
        keywords = (other.keyword,) if isinstance(other, GiveStatsAndKeyword) else other.keywords
        stats = other.stats
        return cls(keywords, stats.attack, stats.defense, _whom(usual)) if usual.to == stats.to else None

    def full(self, usual: Step) -> Step | None:
        """For the same."""
        if not isinstance(usual, GiveStats):
            return None
        stats = GiveStats(usual.to, self.attack, self.defense)
        if len(self.keywords) == 1:
            return GiveStatsAndKeyword(stats, self.keywords[0])
        return GiveStatsAndKeywords(stats, self.keywords)


class OtherLeaderDefense(Shortened):
    """Other defense for your leader."""

    number: int

    phrases: ClassVar = phrases(en="give it {DEF}+<number#>", ja="【体力】+<number#>する")

    @classmethod
    def of(cls, usual: Step, other: Step) -> Self | None:
        """Defense that is not counted."""
        if not isinstance(usual, RaiseLeaderDefense) or not isinstance(other, RaiseLeaderDefense):
            return None
        if usual.of_it != other.of_it:
            return None
        return cls(other.amount) if isinstance(other.amount, int) else None

    def full(self, usual: Step) -> Step | None:
        """For the same leader."""
        return replace(usual, amount=self.number) if isinstance(usual, RaiseLeaderDefense) else None


class OtherKeyword(Shortened):
    """Another keyword for the same."""

    keyword: Keyword
    whom: Literal["it", "them", "this follower"] = "it"

    phrases: ClassVar = phrases(
        en="give <whom|it|them|this follower> <keyword>",
        ja=partly("【<keyword>】を持つ"),
    )

    @classmethod
    def of(cls, usual: Step, other: Step) -> Self | None:
        """For the same."""
        if not isinstance(usual, GiveKeyword) or not isinstance(other, GiveKeyword):
            return None
        if usual.to != other.to or usual.this_turn != other.this_turn:
            return None
        return cls(other.keyword, _whom(usual))

    def full(self, usual: Step) -> Step | None:
        """For the same."""
        return replace(usual, keyword=self.keyword) if isinstance(usual, GiveKeyword) else None


class OtherPlayPoints(Shortened):
    """Another number of play points recovered."""

    number: int

    phrases: ClassVar = phrases(en="recover <number#>", ja="<number#>回復する")

    @classmethod
    def of(cls, usual: Step, other: Step) -> Self | None:
        """Points that are not counted."""
        if not isinstance(usual, RecoverPlayPoints) or not isinstance(other, RecoverPlayPoints):
            return None
        return cls(other.amount) if isinstance(other.amount, int) else None

    def full(self, usual: Step) -> Step | None:
        """So many."""
        return RecoverPlayPoints(self.number) if isinstance(usual, RecoverPlayPoints) else None


class OneOfEach(Shortened):
    """One of each of the tokens of which one is usual, into your EX area."""

    many: bool = False
    """Whether there are more than two."""

    phrases: ClassVar = phrases(en="put <many|True=all|False=both> into your EX area", ja=partly("1枚ずつ置く"))

    @classmethod
    def of(cls, usual: Step, other: Step) -> Self | None:
        """All of the same ones."""
        if not isinstance(usual, IntoExOneOf) or not isinstance(other, IntoExEach):
            return None
        return cls(len(usual.tokens) > 2) if usual.tokens == other.tokens else None

    def full(self, usual: Step) -> Step | None:
        """All of the tokens that are named."""
        return IntoExEach(usual.tokens) if isinstance(usual, IntoExOneOf) else None


class OtherDeed(Shortened):
    """Something else done to the same card, which Japanese does not name again."""

    deed: Deed

    phrases: ClassVar = phrases(
        ja="<deed|destroy=破壊する|banish=消滅させる|return=手札に戻す|top=デッキの上に置く|bottom=デッキの下に置く>"
    )

    @classmethod
    def of(cls, usual: Step, other: Step) -> Self | None:
        """To "it"."""
        if _object_of(usual) is None or _object_of(usual) != _object_of(other):
            return None
        what = _object_of(other)
        return next((cls(deed) for deed, do in _DEEDS.items() if what is not None and do(what) == other), None)

    def full(self, usual: Step) -> Step | None:
        """To the same."""
        what = _object_of(usual)
        return None if what is None else _DEEDS[self.deed](what)


_DEEDS: Mapping[Deed, Callable[[Ref], Step]] = {
    "destroy": Destroy,
    "banish": Banish,
    "return": ReturnToHand,
    "top": PutIntoDeck,
    "bottom": lambda what: PutIntoDeck(what, end="bottom"),
}


def _object_of(step: Step) -> Ref | None:
    """The "it" to which a step does something."""
    done = step.what if isinstance(step, Destroy | Banish | ReturnToHand | PutIntoDeck) else None
    to = step.to if isinstance(step, Deal) else done
    return to if isinstance(to, Ref) and to.name == "it" else None


def _whom(step: GiveStats | GiveKeyword) -> Literal["it", "them", "this follower"]:
    """How English names the cards a second time."""
    if not isinstance(step.to, Ref):
        return "them"
    return "this follower" if step.to.name == "this" else "them" if step.to.many else "it"


def shortened(usual: Step, other: Step) -> Shortened | None:
    """What is said of a step that is done instead of the usual one; None where it is said whole."""
    return next((short for kind in Shortened.__subclasses__() if (short := kind.of(usual, other)) is not None), None)

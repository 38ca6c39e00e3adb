"""Numbers in texts: a plain one, one counted on the table, or one the event carries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.engine.script import walk
from svedesk.games.sve.group import Group, Ref, anywhere
from svedesk.games.sve.script_node import Bracket, Least, NodeWord, Scope, ScriptNode, is_given
from svedesk.phrases.phrase import Phrases, heard, phrases
from svedesk.phrases.saying import Worded


def _worded(en: str, ja: str, *, heard_en: tuple[str, ...] = (), heard_ja: tuple[str, ...] = ()) -> Phrases:
    """The words of an amount. Japanese puts brackets around it, but not around each number it is made of ("bare")."""
    return phrases(
        en=(en, *map(heard, heard_en)),
        ja=(f"「{ja}」", *(heard(f"「{other}」") for other in heard_ja)),
        ja_bare=(ja, *map(heard, heard_ja)),
    )


class Count(Worded, ScriptNode):
    """The number of cards of a group, written X."""

    script_word = "count(group)"  # 5.2.1.2.1

    group: Group

    phrases: ClassVar = _worded(
        "the number of <group:many>",
        "<group:on_field>の数",
        heard_ja=("<group:all>の数", "<group:on_field>の枚数", "<group:all>の枚数"),
    )


class YourNumber(Worded, ScriptNode):
    """The number of your cards in a place, or your maximum play points, written X. Your cards in hand, with those in
    your EX area or alone, in your deck, or faceup evolved followers in your evolve deck."""

    script_word = "your_number(what)"

    what: Literal["hand", "hand_and_ex", "deck", "faceup_evolved", "max_play_points"]

    phrases: ClassVar = _worded(
        "<what|hand=the number of cards in your hand|hand_and_ex=the number of cards in your hand and EX area|"
        "deck=the number of cards in your deck|"
        "faceup_evolved=the number of faceup evolved followers in your evolve deck|"
        "max_play_points=your maximum play points>",
        "<what|hand=自分の手札の枚数|hand_and_ex=自分の手札とEXエリアのカードの合計|deck=自分のデッキの枚数|"
        "faceup_evolved=自分のエボルヴデッキの表向きのエボルヴフォロワーの枚数|max_play_points=自分のPP最大値>",
    )


class StatOf(Worded, ScriptNode):
    """The attack, defense or printed cost of a card the text names; of one that left the field as it was there last
    (10.11.1), or with `original` what is printed on it (5.23.1). A text writes it as X."""

    script_words = (
        NodeWord(
            "attack_of(whose)",
            "The attack of `this` or `it`, written X; of a card that left the field as it was there last.",
            stat="attack",
        ),
        NodeWord(
            "defense_of(whose)",
            "The defense of `this` or `it`, written X; of a card that left the field as it was there last.",
            stat="defense",
        ),
        NodeWord("cost_of(whose)", "The printed cost of `this` or `it`, written X.", stat="cost"),
        NodeWord(
            "original_attack_of(whose)",
            "The original attack of `this` or `it`, written X.",
            stat="attack",
            original=True,
        ),
    )

    whose: Ref
    stat: Literal["attack", "defense", "cost"] = "attack"
    original: bool = False

    phrases: ClassVar = _worded(
        "<stat|cost=<whose:cost_of> cost|attack=<whose:stat> <original?original >attack|"
        "defense=<whose:stat> <original?original >defense>",
        "<whose:stat>の<original?元の><stat|attack=攻撃力|defense=体力|cost=元のコスト>",
    )


class DifferentCosts(Worded, ScriptNode):
    """The number of different costs among the cards of a group, written X. Printed costs count."""

    script_word = "different_costs(group)"

    group: Group

    phrases: ClassVar = _worded(
        "the number of different costs among <group:many>",
        "<group:lying>の元のコストの種類数",
        heard_ja=("<group:lying>のコストの種類数",),
    )


class Half(Worded, ScriptNode):
    """Half of a number, rounded up."""

    script_words = (NodeWord("half_of(number: Counted)", of=Bracket("number")),)  # 5.29.1

    of: Counted

    phrases: ClassVar = _worded("half of <of> (rounded up)", "<of:bare>の半分（端数切り上げ）")


class Plus(Worded, ScriptNode):
    """A number and so many more, or so many `less` (0 where that is less than nothing, 1.3.2.2)."""

    script_words = (
        NodeWord(
            "plus(number: Counted, more: int)",
            "A number and so many more.",
            of=Bracket("number"),
            number=Bracket("more"),
        ),
        NodeWord(
            "minus(number: Counted, fewer: int)",
            "A number less so many, at least 0.",
            of=Bracket("number"),
            number=Bracket("fewer"),
            less=True,
        ),
    )
    at_least = (Least("number", "mistake-adds"),)

    of: Counted
    number: int
    less: bool = False

    phrases: ClassVar = _worded(
        "<of> <less?minus//plus> <number#>",
        "<of:bare><less?-//+><number#>",
        heard_en=("<number#> <less=False>plus <of>",),
    )


class TimesLeaderLost(Worded, ScriptNode):
    """How often your leader's defense went down this turn."""

    script_word = "times_leader_lost"

    phrases: ClassVar = _worded(
        "the number of times your leader's defense was decreased this turn",
        "このターン中に自分のリーダーの体力が減少した回数",
    )


class OthersPlayed(Worded, ScriptNode):
    """How many cards you have played this turn, this one not counted."""

    script_word = "others_played"  # 13.2.1.3

    recalls_arrival: ClassVar = True

    phrases: ClassVar = _worded(
        "the number of cards you've played this turn, excluding this card",
        "これを含めず、このターン中に自分がプレイしたカードの枚数",
    )


class Taken(Worded, ScriptNode):
    """The number of cards of a group engaged for the additional cost, written X."""

    script_word = "taken(group)"

    group: Group

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not is_given(("engaged", self.group), scope.abilities):
            yield Message("mistake-nothing-taken")

    phrases: ClassVar = _worded(
        "the number of <group:owns> engaged for this cost",
        "この追加コストとしてアクトした<group:owned>の<group:number!枚数|数>",
    )


class CardsFused(Worded, ScriptNode):
    """The number of cards this card fused with, written X (JA 12.18)."""

    script_word = "cards_fused"  # JA 12.18.4.1

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not is_given("fused", scope.abilities):
            yield Message("mistake-nothing-fused")

    phrases: ClassVar = _worded("the number of cards fused", "融合したカードの枚数")


Deed = Literal["revealed", "buried", "ex", "banished"]
"""What a text does to cards that it may refer to behind that."""
DONE_EN = "<deed|revealed=revealed|buried=put into the cemetery|ex=put into the EX area|banished=banished> this way"
DONE_JA = "<deed|revealed=公開した|buried=墓場に置いた|ex=EXエリアに置いた|banished=消滅させた>"


def nothing_done(deed: Deed, scope: Scope) -> Iterator[Message]:
    """A text that does that to no card."""
    if not any(isinstance(node, ScriptNode) and deed in node.deeds for node in walk(scope.ability)):
        yield Message("mistake-nothing-done")


class NumberDone(Worded, ScriptNode):
    """How many cards that are as `group` says the text revealed, put into a cemetery or an EX area, or banished."""

    script_words = (
        NodeWord("number_revealed(group)", "How many of a group this text revealed, written X.", deed="revealed"),
        NodeWord("number_buried(group)", "How many of a group this text put into a cemetery.", deed="buried"),
        NodeWord("number_put_into_ex(group)", "How many of a group this text put into an EX area.", deed="ex"),
        NodeWord("number_banished(group)", "How many of a group this text banished, written X.", deed="banished"),
    )

    surrounds = "cards anywhere"

    group: Group
    deed: Deed

    phrases: ClassVar = phrases(
        en=f"the number of <group:searched_many> {DONE_EN}",
        ja=f"「これによって{DONE_JA}<group:said_of_it>の<group:number!枚数|数>」",
        ja_bare=f"これによって{DONE_JA}<group:said_of_it>の<group:number!枚数|数>",
    )

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", anywhere(self.group))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from nothing_done(self.deed, scope)


class Twice(Worded, ScriptNode):
    """Twice a number."""

    script_words = (NodeWord("twice(number: Counted)", of=Bracket("number")),)

    of: Counted

    phrases: ClassVar = phrases(
        en=("twice <of>", heard("2 times <of>"), heard("2 times <of>, including this one")),
        ja=("<of>の2倍", heard("「<of:bare>の2倍」")),
        ja_bare="<of:bare>の2倍",
        ja_twice="<of>の2倍",
    )


def half(number: int) -> int:
    """Half of a number; of an odd one rounded up (5.29.1)."""
    return -(-number // 2)


class ChosenX(ScriptNode):
    """The number X that a cost or the card's own cost has."""

    script_word = "x"  # 10.6.2.2.3

    phrases: ClassVar = phrases(en_x="X", ja_x="X")

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not is_given("x", scope.ability) and all(ability.gives != "x" for ability in scope.abilities):
            yield Message("mistake-x")

    def __str__(self) -> str:
        return "X"


class EventAmount(ScriptNode):
    """The number the event carried (a damage dealt)."""

    phrases: ClassVar = phrases(en_event="that much", en_x="that much", ja_event="その値", ja_x="その値の")

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not is_given("number", scope.ability):
            yield Message("mistake-event-number")


Counted = (
    Count
    | YourNumber
    | DifferentCosts
    | StatOf
    | Half
    | Plus
    | TimesLeaderLost
    | OthersPlayed
    | Taken
    | CardsFused
    | NumberDone
    | Twice
)
"""Amounts a text writes as X and says then what X equals."""
Amount = int | Counted | EventAmount | ChosenX

"""Parts of a cost (10.4), paid in the listed order; those that only some abilities have last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.engine.script import Lang, replace
from svedesk.games.sve.group import Group
from svedesk.games.sve.script_node import Least, NodeWord, Scope, ScriptNode, too_few
from svedesk.games.sve.zones import CEMETERY, EX, EX_LIMIT, FIELD, FIELD_LIMIT, HAND
from svedesk.phrases.phrase import heard, partly, phrases, said
from svedesk.phrases.saying import Worded

LARGEST_DECK = 50
"""Cards of a main deck at most (6.1.1.2)."""
ANY_CARD = Group("your", "card")
"""Of the cards in a hand any."""
ENGAGED = "engaged"
"""What cards of the field are counted as that a cost engages."""


class Cost(Worded, ScriptNode):
    """One action of a cost."""

    this_lies: ClassVar[str] = ""
    """The zone the card itself must lie in, "" where it is not needed."""
    engages_this: ClassVar[bool] = False
    when_played: ClassVar[bool] = False
    """Whether a text that begins with it is for what was paid when the card or ability was played (13.3.3.2)."""
    moves_this: ClassVar[bool] = False

    @property
    def cards(self) -> tuple[str, int]:
        """How many cards it moves from a zone, or engages (`ENGAGED`); none by itself."""
        return ("", 0)


class PayPoints(Cost):
    """Play points as (part of) a cost."""

    script_word = "pay(points)"  # 10.4.4
    at_least = (Least("points", "mistake-costs", 0),)

    points: int

    phrases: ClassVar = phrases(
        en="{COST <points#>}",
        ja="【コスト<points#>】",
    )


class EngageThis(Cost):
    """Engaging this card as (part of) a cost. It must be on the field reserved."""

    script_word = "engage_this"  # 10.4.6
    this_lies = FIELD
    engages_this = True

    phrases: ClassVar = phrases(
        en="{ENGAGE}",
        ja="これを【アクト】",
    )

    @property
    def cards(self) -> tuple[str, int]:
        """Itself."""
        return (ENGAGED, 1)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability.valid == "elsewhere":
            yield Message("mistake-cost-on-field")


class LowerLeaderDefense(Cost):
    """Your leader's defense as (part of) a cost. It must be at least as much."""

    script_word = "lower_leader_defense(amount)"  # 10.4.5
    at_least = (Least("amount", "mistake-costs-defense"),)

    amount: int

    phrases: ClassVar = phrases(
        en="give your leader {DEF}-<amount#>",
        ja="リーダーの【体力】-<amount#>",
    )


class BuryThis(Cost):
    """Put the card itself from the field into its owner's cemetery; that does not destroy it. `short`: written with the
    word bury (5.33), as later cards do."""

    script_words = (
        NodeWord("bury_this", "Putting this card into the cemetery as (part of) a cost."),
        NodeWord(
            "bury_this_card",
            "Putting this card into the cemetery as (part of) a cost, as later cards write it.",
            short=True,
        ),
    )

    this_lies = FIELD
    moves_this = True

    short: bool = False

    phrases: ClassVar = phrases(
        en=(
            "<short|True=bury this card|False=put this card into your cemetery>",
            heard("put this card into its owner's cemetery"),
        ),
        ja=(
            partly("これを墓場に置く"),
            heard("墓場に置く"),  # behind engaging it, where it was named
        ),
    )

    def as_meant(self) -> ScriptNode:
        """Either wording means the same."""
        return replace(self, short=False) if self.short else self

    @property
    def cards(self) -> tuple[str, int]:
        """Itself."""
        return (FIELD, 1)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability.valid == "elsewhere":
            yield Message("mistake-cost-on-field")


class Discard(Cost):
    """Discard so many cards of your hand that are as `group` says (whose side and which zone it means is left aside),
    with `up_to` any number up to that (5.11.1)."""

    surrounds = "cards anywhere"
    at_least = (Least("count", "mistake-costs-cards"),)

    group: Group
    count: int = 1
    up_to: bool = False

    phrases: ClassVar = phrases(
        en=(
            "discard <up_to?up to <count#> <group:owns>//<count|1=<group:own>|*=<count#> <group:owns>>>",
            heard("discard <count|1=<group:own>|*=<count#> <group:owns>> from your hand"),
        ),
        ja=(
            said("手札<count#>枚<up_to?まで//を>捨てる", group=ANY_CARD),
            "手札の<group:in_hand><count#>枚<up_to?まで//を>捨てる",
        ),
    )

    @property
    def cards(self) -> tuple[str, int]:
        """Of the hand."""
        return (HAND, 0 if self.up_to else self.count)

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", replace(self.group, zone="field"))


class DiscardThis(Cost):
    """Discard the card itself from your hand (5.11.1), alone or with so many others that are as `group` says."""

    script_words = (
        NodeWord("discard_this", "Discarding this card from your hand as (part of) a cost."),
        NodeWord(
            "discarding_this_and(group: Group, count=1)",
            "This card and so many others of your hand to discard as (part of) a cost.",
        ),
    )

    this_lies = HAND
    moves_this = True
    surrounds = "cards anywhere"

    group: Group | None = None
    count: int = 1

    phrases: ClassVar = phrases(
        en="discard this card<group? and <count|1=<group:own>|*=<count#> <group:owns>>> from your hand",
        ja="手札のこれ<group?と<group:in_hand><count#>枚>を捨てる",
    )

    @property
    def cards(self) -> tuple[str, int]:
        """Itself, and the others."""
        return (HAND, 1 if self.group is None else 1 + self.count)

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", self.group and replace(self.group, zone="field"))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability.valid != "elsewhere":
            yield Message("mistake-cost-in-hand")
        yield from too_few(self.count, "mistake-costs-cards")


_MOST = {FIELD: FIELD_LIMIT, ENGAGED: FIELD_LIMIT, EX: EX_LIMIT, HAND: LARGEST_DECK, CEMETERY: LARGEST_DECK}
"""How many cards a cost can take at most from a zone."""


def never_paid(cost: tuple[Cost, ...]) -> Iterator[Message]:
    """Why a cost can never be paid in full, however the table lies (10.4.2.2)."""
    if sum(part.engages_this for part in cost) > 1:
        yield Message("mistake-cost-engages-twice")
    moved = [place for place, part in enumerate(cost) if part.moves_this]
    if len({part.this_lies for part in cost if part.this_lies}) > 1:
        yield Message("mistake-cost-two-places")
    elif moved and any(part.this_lies for part in cost[moved[0] + 1 :]):
        yield Message("mistake-cost-this-gone")
    for zone, most in _MOST.items():
        count = sum(part.cards[1] for part in cost if part.cards[0] == zone)
        if count > most:
            yield Message("mistake-cost-too-many", (count, most))


def cost_text(cost: tuple[Cost, ...], lang: Lang) -> str:
    """A cost as it stands before the text it is paid for, colon included."""
    if lang == "ja":
        return named_once("".join(part.ja() for part in cost)) + "："
    return ", ".join(part.en() for part in cost) + ": "


def named_once(text: str) -> str:
    """Japanese costs that engage the card and put it away, where it is named once."""
    return text.replace("これを【アクト】これを", "これを【アクト】")


class UseEvolutionPoint(Cost):
    """One evolution point in lieu of one play point; never printed, a player's way to pay."""

    phrases: ClassVar = phrases(
        en="use an evolution point",
        ja="EPを1使う",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield Message("mistake-evolution-point")


class ServeThis(Cost):
    """Serve the card itself so many times (14.2.2.3); it must have no Carrots yet (14.2.1.2.1)."""

    this_lies = FIELD
    gives = "serve"
    at_least = (Least("times", "mistake-serves"),)

    times: int = 1

    phrases: ClassVar = phrases(
        en="serve this card<times|1=|*= <times#> times>",
        ja="これは<times|1=|*=<times#>回>食事する",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability.gives != "icon-serve":
            yield Message("mistake-cost-of-icon", ("serve",))


class PutDrivePoint(Cost):
    """Put a Drive Point card from your evolve deck into your drive zone, linked to the card itself (14.4.9.2)."""

    this_lies = FIELD
    gives = "ride"

    phrases: ClassVar = phrases(
        en="put a Drive Point card from your evolve deck into your drive zone",
        ja="エボルヴデッキの『ドライブポイント』1枚をドライブ領域に置く",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability.gives != "icon-ride":
            yield Message("mistake-cost-of-icon", ("ride",))


class Lesson(Cost):
    """Lesson (X) as (part of) a cost. So many cards named Magical Item in your EX area are banished."""

    script_word = "lesson(items)"  # 14.3.2.1
    at_least = (Least("items", "mistake-lesson"),)

    items: int

    phrases: ClassVar = phrases(
        en="Lesson (<items#>)",
        ja="【レッスン_<items#>】",
    )

    @property
    def cards(self) -> tuple[str, int]:
        """Of the EX area."""
        return (EX, self.items)

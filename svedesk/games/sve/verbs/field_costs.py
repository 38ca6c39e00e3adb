"""Costs paid with cards on your field and in your EX area: bury, engage, banish tokens (10.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.engine.script import replace
from svedesk.games.sve.abilities.cost import ENGAGED
from svedesk.games.sve.abilities.taking import Process, ShiftedNumber, TakenCards
from svedesk.games.sve.actions.engage import engage
from svedesk.games.sve.actions.move import banish, bury
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, Token
from svedesk.games.sve.script_node import Bracket, Least, NodeWord, Scope, ScriptNode
from svedesk.games.sve.values.groups import all_alike, members, reserved
from svedesk.games.sve.values.names import is_called
from svedesk.games.sve.zones import EX, FIELD
from svedesk.phrases.phrase import heard, partly, phrases, said


class BuryOwn(Process):
    """Cards on your field to bury as (part of) a cost."""

    script_word = "burying(group, count=1)"
    at_least = (Least("count", "mistake-buries"),)

    group: Group
    count: int = 1

    phrases: ClassVar = phrases(
        en=(
            "bury <count|1=<group:own>|*=<count#> <group:owns>>",
            heard("put <count|1=<group:own>|*=<count#> <group:owns>> from your field into your cemetery"),
        ),
        ja="<group:own><count#><group:counter!体|つ|枚>を墓場に置く",
    )

    @property
    def cards(self) -> tuple[str, int]:
        """Of the field."""
        return (FIELD, self.count)

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", replace(self.group, zone="field"))

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """As many as it says (10.4.2.2); the card with the ability may be one of them."""
        return (
            TakenCards(
                members(game, self.group, seat, this),
                self.count,
                self.count,
                lambda have: Message("too-few-to-bury", (self.count, have), "10.4.2.2"),
                reason=lambda count: Message("bury-group", (count, *_in_words(self.group, count)), "5.33.1.1"),
            ),
        )

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """All at once, as far as they are still there."""
        yield from bury(game, [card_id for card_id in chosen if game.lies_on_field(card_id)])


class EngageOwn(Process):
    """Engage so many reserved cards of each group on your field; no card is in two of the groups. `icon`: written with
    the icon and the place, as abilities do."""

    script_words = (
        NodeWord(
            "engaging_each(*groups, count=1)",
            "Cards of each group on your field to engage as an additional cost, one of each or so many.",
            icon=False,
        ),
        NodeWord(
            "engaging(group: Group, count=1)",
            "Cards on your field to engage as (part of) a cost.",
            groups=(Bracket("group"),),
        ),
    )

    groups: tuple[Group, ...]
    count: int = 1
    icon: bool = True

    phrases: ClassVar = phrases(
        en=(
            said("<icon|False=engage ><groups:own* and >", count=1),
            said("<icon|True={ENGAGE} ><groups:one* and >", count=1),
            "<icon|True={ENGAGE} |False=engage ><count#> <groups:many* and >",
        ),
        ja=(
            partly("<group:own><count#><group:counter!体|つ|枚>を<icon|True=【アクト】|False=アクト>"),
            said("場の<groups:single*と>を<icon|True=【アクト】|False=アクト>", count=1),
        ),
    )

    def as_meant(self) -> ScriptNode:
        """With the icon or without."""
        return self if self.icon else replace(self, icon=True)

    @property
    def group(self) -> Group | None:
        """The group, where it is the only one."""
        return self.groups[0] if len(self.groups) == 1 else None

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> EngageOwn | None:
        """One group or several of them."""
        groups = slots.get("groups", (slots.get("group"),))
        others = {name: value for name, value in slots.items() if name not in ("group", "groups")}
        return cls(groups, **others)  # type: ignore[arg-type]

    @property
    def cards(self) -> tuple[str, int]:
        """As many of each group."""
        return (ENGAGED, self.count * len(self.groups))

    def __post_init__(self) -> None:
        object.__setattr__(self, "groups", tuple(replace(group, zone="field") for group in self.groups))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.count < 1 or not self.groups:
            yield Message("mistake-engages-none")

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """As many reserved ones of each (10.4.6)."""
        return tuple(
            TakenCards(
                reserved(game, group, seat, this),
                self.count,
                self.count,
                lambda have: Message("too-few-to-engage", (self.count, have), "10.4.6"),
                "engage",
                partial(_which, group),
            )
            for group in self.groups
        )

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """All at once."""
        engage(game, chosen)
        yield from ()


class EngageCosting(Process):
    """Any number of cards on your field to engage that cost so much together. Reserved ones, by their printed costs, so
    much or more together."""

    script_words = (NodeWord("engaging_that_cost(group, total: int)", least=Bracket("total")),)
    at_least = (Least("least", "mistake-engages-costing"),)

    group: Group
    least: int

    phrases: ClassVar = phrases(
        en="{ENGAGE} any number of <group:many> that cost a total of <least#> or more",
        ja="<group:own>を元のコストの合計が<least#>以上になるように好きな枚数【アクト】",
    )

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", replace(self.group, zone="field"))

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """Those that together cost as much, and as many more as the player likes."""
        able = reserved(game, self.group, seat, this)
        return (
            TakenCards(
                able,
                0,
                len(able),
                lambda total: Message("too-cheap-to-engage", (self.least, total), "10.4.6"),
                "engage",
                lambda total: Message("which-engaged-costing", (self.least, total), "10.4.6"),
                amounts=tuple(game.facts(game.table.cards[card_id]).cost or 0 for card_id in able),
                least=self.least,
            ),
        )

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """All at once."""
        engage(game, chosen)
        yield from ()


def _which(group: Group, count: int) -> Message:
    return Message("engage-group", (count, *_in_words(group, count)), "10.4.6")


def _in_words(group: Group, count: int) -> tuple[str, str]:
    return group.many_en() if count != 1 else group.single_en(), group.all_ja()


class EngageAny(Process):
    """Any number of cards to engage as (part of) a cost; `taken` is how many it was. Reserved ones; it may be none."""

    script_word = "engage_any(group)"  # 10.4.6
    counts = True

    phrases: ClassVar = phrases(
        en="engage any number of <group:many>",
        ja="<group:own>を好きな<group:number!枚数|数>アクト",
    )

    group: Group

    @property
    def gives(self) -> tuple[str, Group]:
        """How many were engaged."""
        return ("engaged", self.group)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.zone != "field":
            yield Message("mistake-engages-elsewhere")

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """As many as the player likes; no cards are a number, too."""
        able = reserved(game, self.group, seat, this)
        in_words = (self._cards.many_en(), self.group.on_field_ja())
        reason = Message("engage-any-group", in_words, "10.4.6")
        return (TakenCards(able, 0, len(able), lambda _: reason, "engage", lambda _: reason),)

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """All at once."""
        engage(game, chosen)
        yield from ()

    @property
    def _cards(self) -> Group:
        return replace(self.group, side="your")


class BanishTokensInEx(Process):
    """This card and so many other tokens in your EX area to banish as (part of) a cost. All of one name."""

    script_word = "banish_with_tokens(token, others)"
    this_lies = EX
    moves_this = True
    at_least = (Least("others", "mistake-banishes-tokens"),)

    phrases: ClassVar = phrases(
        en="banish this card and <others#> <token> token<others|1=|*=s> in your EX area",
        ja="EXエリアのこれと『<token>』<others#>枚を消滅",
    )

    token: Token
    others: int

    @property
    def cards(self) -> tuple[str, int]:
        """Of the EX area."""
        return (EX, 1 + self.others)

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """The card itself, which must lie there, and as many beside it."""
        card, others = game.card(this), self._others(game, seat, this)
        itself = (this,) if card is not None and card.zone == EX else ()
        return (
            TakenCards(itself, 1, 1, lambda _: Message("not-in-ex", (), "10.4.2.2")),
            TakenCards(
                others,
                self.others,
                self.others,
                lambda have: Message("too-few-in-ex", (self.others, have), "10.4.2.2"),
                reason=lambda count: Message("which-ex-banished", (count,), "10.6.2.5"),
                interchangeable=all_alike(game, others),
            ),
        )

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """All at once."""
        yield from banish(game, chosen)

    def _others(self, game: GameState, seat: int, this: int) -> tuple[int, ...]:
        lying = (card for card in game.table.in_zone(seat, EX) if card.id != this)
        tokens = (card for card in lying if game.definitions[card.number].is_token)
        return tuple(card.id for card in tokens if is_called(game.definitions[card.number], self.token.en))

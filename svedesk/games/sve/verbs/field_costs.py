"""Costs paid with cards on your field: bury some, engage some (10.4)."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import partial

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.process import Process
from svedesk.games.sve.actions.engage import engage
from svedesk.games.sve.actions.move import bury
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.values.groups import members

Choosing = Generator[Builder, Picked, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class BuryOwn(Process):
    """Bury so many cards of a group on your field."""

    group: Group
    count: int = 1

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.count, "mistake-buries")

    def why_not(self, game: GameState, seat: int, this: int) -> Message | None:
        """There must be as many (10.4.2.2)."""
        have = len(members(game, self.group, seat, this))
        return None if have >= self.count else Message("too-few-to-bury", (self.count, have), "10.4.2.2")

    def choose(self, game: GameState, seat: int, this: int, *, cancel: bool) -> Choosing:
        """Which cards; the card with the ability may be one of them."""

        def build() -> Ask:
            options = tuple(Option("card", card_id) for card_id in members(game, self.group, seat, this))
            count = min(self.count, len(options))
            in_words = (self.group.many_en() if count != 1 else self.group.single_en(), self.group.all_ja())
            reason = Message("bury-group", (count, *in_words), "5.33.1.1")
            return Ask(seat, "select", options, count, count, reason=reason, source=this, cancel=cancel)

        able = members(game, self.group, seat, this)
        if len(able) == self.count:
            return able
        return tuple(option.card for option in (yield from ask(build)))

    def execute(self, game: GameState, seat: int, chosen: tuple[int, ...]) -> Flow:
        """All at once, as far as they are still there."""
        yield from bury(game, [card_id for card_id in chosen if game.lies_on_field(card_id)])

    def en(self) -> str:
        """Bury 3 Machina followers."""
        if self.count == 1:
            return f"bury {self.group.a_en()}"
        return f"bury {self.count} {self.group.all_en().removeprefix('your ')}"

    def ja(self) -> str:
        """場の機械・フォロワー3体を墓場に置く."""
        return f"{_place_ja(self.group)}{self.count}{self.group.counter_ja()}を墓場に置く"


@dataclass(frozen=True, slots=True)
class EngageOwn(Process):
    """Engage so many reserved cards of each group on your field; no card is in two of the groups. `icon`: written with
    the icon and the place, as abilities do."""

    groups: tuple[Group, ...]
    count: int = 1
    icon: bool = True

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.count < 1 or not self.groups:
            yield Message("mistake-engages-none")

    def why_not(self, game: GameState, seat: int, this: int) -> Message | None:
        """There must be as many reserved ones of each (10.4.6)."""
        for group in self.groups:
            have = len(reserved(game, group, seat, this))
            if have < self.count:
                return Message("too-few-to-engage", (self.count, have), "10.4.6")
        return None

    def choose(self, game: GameState, seat: int, this: int, *, cancel: bool) -> Choosing:
        """Which cards, group by group."""
        chosen: tuple[int, ...] = ()
        for group in self.groups:
            able = reserved(game, group, seat, this)
            if len(able) != self.count:
                picked = yield from ask(partial(_which, game, group, seat, this, self.count, cancel))
                able = tuple(option.card for option in picked)
            chosen += able
        return chosen

    def execute(self, game: GameState, seat: int, chosen: tuple[int, ...]) -> Flow:
        """All at once."""
        engage(game, chosen)
        yield from ()

    def en(self) -> str:
        """{ENGAGE} 2 followers on your field; engage a Fairy and a Goblin."""
        if not self.icon:
            return "engage " + " and ".join(group.a_en() for group in self.groups)
        if self.count == 1:
            return "{ENGAGE} " + " and ".join(group.one_en() for group in self.groups)
        return "{ENGAGE} " + " and ".join(f"{self.count} {group.many_en()}" for group in self.groups)

    def ja(self) -> str:
        """場のフォロワー2体を【アクト】."""
        parts = [f"{group.noun_ja()}{self.count}{group.counter_ja()}" for group in self.groups]
        return f"場の{'と'.join(parts)}を{'【アクト】' if self.icon else 'アクト'}"


@dataclass(frozen=True, slots=True)
class EngageCosting(Process):
    """Engage any number of reserved cards of a group on your field that cost so much or more together, as printed."""

    group: Group
    least: int

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.least, "mistake-engages-costing")

    def why_not(self, game: GameState, seat: int, this: int) -> Message | None:
        """All of them together must cost as much."""
        total = _total(game, reserved(game, self.group, seat, this))
        if total >= self.least:
            return None
        return Message("too-cheap-to-engage", (self.least, total), "10.4.6")

    def choose(self, game: GameState, seat: int, this: int, *, cancel: bool) -> Choosing:
        """One by one until they cost enough; then as many more as the player likes."""
        chosen: tuple[int, ...] = ()

        def build() -> Ask:
            left = [card for card in reserved(game, self.group, seat, this) if card not in chosen]
            enough = _total(game, chosen) >= self.least
            low, high = (0, len(left)) if enough else (min(1, len(left)), min(1, len(left)))
            reason = Message("which-engaged-costing", (self.least, _total(game, chosen)), "10.4.6")
            options = tuple(Option("card", card_id) for card_id in left)
            return Ask(seat, "select", options, low, high, reason=reason, source=this, cancel=cancel)

        while _total(game, chosen) < self.least:
            picked = yield from ask(build)
            if not picked:
                break
            chosen += tuple(option.card for option in picked)
        if any(card not in chosen for card in reserved(game, self.group, seat, this)):
            chosen += tuple(option.card for option in (yield from ask(build)))
        return chosen

    def execute(self, game: GameState, seat: int, chosen: tuple[int, ...]) -> Flow:
        """All at once."""
        engage(game, chosen)
        yield from ()

    def en(self) -> str:
        """{ENGAGE} any number of followers on your field that cost a total of 5 or more."""
        return f"{{ENGAGE}} any number of {self.group.many_en()} that cost a total of {self.least} or more"

    def ja(self) -> str:
        """場のフォロワーを元のコストの合計が5以上になるように好きな枚数【アクト】."""
        return f"{_place_ja(self.group)}を元のコストの合計が{self.least}以上になるように好きな枚数【アクト】"


def reserved(game: GameState, group: Group, seat: int, this: int) -> tuple[int, ...]:
    """The cards of a group that can be engaged."""
    return tuple(card_id for card_id in members(game, group, seat, this) if not game.table.cards[card_id].sideways)


def _which(game: GameState, group: Group, seat: int, this: int, count: int, cancel: bool) -> Ask:
    options = tuple(Option("card", card_id) for card_id in reserved(game, group, seat, this))
    most = min(count, len(options))
    in_words = (group.many_en() if most != 1 else group.single_en(), group.all_ja())
    reason = Message("engage-group", (most, *in_words), "10.4.6")
    return Ask(seat, "select", options, most, most, reason=reason, source=this, cancel=cancel)


def _total(game: GameState, cards: tuple[int, ...]) -> int:
    return sum(game.facts(card).cost or 0 for card in map(game.card, cards) if card is not None)


def _place_ja(group: Group) -> str:
    """場の機械・フォロワー: a cost is paid with your own, which goes without saying."""
    return f"場の{group.noun_ja()}"

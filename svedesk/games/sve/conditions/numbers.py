"""Conditions on numbers of players and cards: play points, defense of leaders, cards in hand, attack and defense."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.games.sve.conditions.base import BOUND_EN, BOUND_JA, Bound, Condition, always, is_within
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import NodeWord, Scope, ScriptNode
from svedesk.games.sve.values.names import is_follower
from svedesk.games.sve.values.stats import attack, defense
from svedesk.games.sve.zones import HAND
from svedesk.phrases.phrase import Phrase, heard, phrases, said


class PlayPointsAre(Condition):
    """Your maximum play points, or those you have left, are so many; with `both` the maximum of each player."""

    script_words = (
        NodeWord(
            'maximum_is(points, bound="exact", *, both=False)',
            "If your maximum play points are so many; with `both`, those of each player.",
            which="maximum",
        ),
        NodeWord('points_left(points, bound="least")', "If you have so many play points left.", which="left"),
    )

    points: int
    bound: Bound = "exact"
    which: Literal["maximum", "left"] = "maximum"
    both: bool = False

    phrases: ClassVar = phrases(
        en=(
            f"if <which|maximum=<both?each player's//your> maximum play points are {BOUND_EN}<points#>"
            f"|left=you have {BOUND_EN}<points#> play points left<both=False>>, "
        ),
        ja=f"自分<both?と相手>の<which|maximum=PP最大値|left=残りPP<both=False>>が<points#>{BOUND_JA}なら、",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from always(self.bound, self.points)

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """As they are now."""
        number = "max_play_points" if self.which == "maximum" else "play_points"
        seats = (seat, 1 - seat) if self.both else (seat,)
        return all(is_within(game.table.number(player, number), self.bound, self.points) for player in seats)


class LeaderHas(Condition):
    """If a leader has so much defense."""

    script_word = 'leader_has(defense, bound="most", side="your")'

    defense: int
    bound: Bound = "most"
    side: Literal["your", "enemy"] = "your"

    phrases: ClassVar = phrases(
        en=(
            "if <side|your=your|enemy=an enemy> leader's defense is <bound|exact=exactly |*=><defense#>"
            "<bound|least= or more|most= or less|exact=>, "
        ),
        ja=(
            f"<side|your=自分|enemy=相手>のリーダーの体力が<defense#>{BOUND_JA}なら、",
            heard(f"<side|your=自分|enemy=相手>のリーダーの【体力】<defense#>{BOUND_JA}なら、"),
            heard(f"<side|your=自分|enemy=相手>のリーダーの【体力】が<defense#>{BOUND_JA}なら、"),
        ),
        en_while=(
            "while <side|your=your|enemy=an enemy> leader has "
            "<bound|exact=exactly |*=><defense#> defense<bound|least= or more|most= or less|exact=>, "
        ),
        ja_while=(
            f"<side|your=自分|enemy=相手>のリーダーの体力が<defense#>{BOUND_JA}である限り、",
            heard(f"<side|your=自分|enemy=相手>のリーダーの【体力】<defense#>{BOUND_JA}である限り、"),
            heard(f"<side|your=自分|enemy=相手>のリーダーの【体力】が<defense#>{BOUND_JA}である限り、"),
        ),
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from always(self.bound, self.defense)

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """As it is now."""
        whose = seat if self.side == "your" else 1 - seat
        return is_within(game.table.number(whose, "leader_defense"), self.bound, self.defense)


_NO_CARDS = {"count": 0, "bound": "exact", "side": "your"}


class CardsInHand(Condition):
    """If there are so many cards in a hand. How many there are everybody may know."""

    script_word = 'cards_in_hand(count, bound="least", side="your")'  # 4.5

    count: int
    bound: Bound = "least"
    side: Literal["your", "enemy"] = "your"

    phrases: ClassVar = phrases(
        en=(
            Phrase("if there are no cards in your hand, ", _NO_CARDS, unheard=True),
            said("if there are no cards in an opponent's hand, ", count=0, bound="exact", side="enemy"),
            f"if there are {BOUND_EN}<count#> cards in <side|your=your|enemy=an opponent's> hand, ",
        ),
        ja=f"<side|your=自分|enemy=相手>の手札が<count#>枚{BOUND_JA}なら、",
    )

    def as_meant(self) -> ScriptNode:
        """That your hand is empty is said by a word of its own, too."""
        return EmptyHand() if (self.count, self.bound, self.side) == (0, "exact", "your") else self

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from always(self.bound, self.count)

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """A card being played lies in the resolution zone, no longer in the hand."""
        whose = seat if self.side == "your" else 1 - seat
        return is_within(len(game.table.zone(whose, HAND)), self.bound, self.count)


class ThisHas(Condition):
    """If the attack or defense of this follower is so much."""

    script_word = 'this_has(stat, count, bound="least")'

    stat: Literal["attack", "defense"]
    count: int
    bound: Bound = "least"

    phrases: ClassVar = phrases(
        en=(
            "if this follower's <stat|attack|defense> is <bound|exact=exactly |*=><count#>"
            "<bound|least= or more|most= or less|exact=>, "
        ),
        ja=(
            f"これの<stat|attack=攻撃力|defense=体力>が<count#>{BOUND_JA}なら、",
            heard(f"これの【<stat|attack=攻撃力|defense=体力>】が<count#>{BOUND_JA}なら、"),
        ),
        en_while=(
            "while this follower's <stat|attack|defense> is <bound|exact=exactly |*=><count#>"
            "<bound|least= or more|most= or less|exact=>, "
        ),
        ja_while=f"これの<stat|attack=攻撃力|defense=体力>が<count#>{BOUND_JA}である限り、",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from always(self.bound, self.count)

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Of no card in particular nothing is so."""
        return False

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """As it is now, while it is a follower (5.24.2.1)."""
        card = game.card(this)
        if card is None or not is_follower(game, card):
            return False
        return is_within((attack if self.stat == "attack" else defense)(game, card), self.bound, self.count)


class EmptyHand(Condition):
    """You have no cards in hand."""

    script_word = "no_cards_in_hand"

    phrases: ClassVar = phrases(
        en="if there are no cards in your hand, ",
        ja="自分の手札がないなら、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """A card being played lies in the resolution zone, no longer in the hand."""
        return not game.table.zone(seat, HAND)

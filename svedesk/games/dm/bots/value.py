"""How well a seat stands: features of a position with weights.

The weights are reasoned: mana is worth more than a card as long as there is little of it, the last shields more than
the first, and what an attack of all creatures would leave counts most. With weights fitted to who won games of computer
players, as another game's are, Strong lost more than it won.
"""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.dm.abilities.keyword import BREAKERS
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.flow.attack import can_attack
from svedesk.games.dm.values.cost import cost
from svedesk.games.dm.values.keywords import all_keywords, has_keyword
from svedesk.games.dm.values.power import read_power

WON = 100.0
"""More than any position that is not over is worth."""
_SIDE = {
    "shields": 0.35,
    "shields below 3": -0.2,
    "no shield": -0.5,
    "hand": 0.25,
    "hand below 3": -0.15,
    "mana": 0.15,
    "mana below 4": -0.25,
    "mana below 7": -0.12,
    "civilizations": 0.15,
    "attackers": 0.25,
    "breaks": 0.15,
    "power": 0.06,
    "largest": 0.02,
    "walls": 0.15,
    "blockers": 0.15,
    "reserved blockers": 0.1,
    "slayers": 0.2,
    "unblockable": 0.15,
    "exposed": -0.05,
    "exposed power": -0.05,
    "thin deck": -0.3,
}
"""What a side of the table has, and what that is worth to it. Walls are creatures that attack no player; tapped ones
that may lose a battle are exposed. Power is counted in thousands."""
_MY_STRIKE, _THEIR_STRIKE = (0.6, 0.2, 0.1, 0.1), (1.5, 0.4, 0.1, 0.1)
"""What an attack of all creatures is worth that wins, leaves no shield, at most one, at most two. The other attacks
first."""
_SOON = 0.05
"""A card of the hand that can be used next turn."""
_MOST_POWER = 12_000


def value(duel: Duel, seat: int) -> float:
    """The logarithm of the odds that a seat wins, which acts or has just ended its turn."""
    if duel.table.outcome is not None:
        return _of_outcome(duel, seat)
    mine, theirs = _DuelSide(duel, seat), _DuelSide(duel, 1 - seat)
    worth = _worth_of(mine.features(theirs)) - _worth_of(theirs.features(mine)) + _SOON * mine.soon(duel)
    worth += sum(weight for weight, so in zip(_MY_STRIKE, mine.strike(theirs), strict=True) if so)
    return worth - sum(weight for weight, so in zip(_THEIR_STRIKE, theirs.strike(mine), strict=True) if so)


def _worth_of(features: tuple[float, ...]) -> float:
    return sum(feature * weight for feature, weight in zip(features, _SIDE.values(), strict=True))


def _of_outcome(duel: Duel, seat: int) -> float:
    outcome = duel.table.outcome
    assert outcome is not None
    return (seat in outcome.winners) * WON - (1 - seat in outcome.winners) * WON


class _DuelSide:
    """One side of the table, counted."""

    def __init__(self, duel: Duel, seat: int) -> None:
        self.seat = seat
        self.shields = sum(not card.on for card in duel.shields(seat))
        self.hand, self.mana = len(duel.hand(seat)), len(duel.mana(seat))
        self.deck = len(duel.deck(seat))
        self.colours = set[str]().union(*(duel.printed(card).civilizations for card in duel.mana(seat)))
        self.power = self.largest = self.walls = self.blockers = self.ready_blockers = 0.0
        self.slayers = self.unblockable = 0
        self.breaks: list[int] = []
        self.tapped: list[float] = []
        for card in duel.creatures(seat):
            if duel.is_creature(card):
                self._count(duel, card)
        self.breaks.sort(reverse=True)

    def _count(self, duel: Duel, card: Card) -> None:
        power = min(read_power(duel, card), _MOST_POWER) / 1000
        words = all_keywords(duel, card)
        self.power += power
        self.largest = max(self.largest, power)
        if "blocker" in words:
            self.blockers += 1
            self.ready_blockers += not card.sideways
        if card.sideways:
            self.tapped.append(power)
        self.slayers += "slayer" in words
        if "cant_attack" in words or "cant_attack_players" in words:
            self.walls += 1
            return
        self.unblockable += "cant_be_blocked" in words
        self.breaks.append(max((BREAKERS[word] for word in BREAKERS if word in words), default=1))

    def features(self, other: _DuelSide) -> tuple[float, ...]:
        """In the order of `_SIDE`."""
        exposed = [power for power in self.tapped if power <= other.largest]
        return (
            *(self.shields, max(0, 3 - self.shields), not self.shields, self.hand, max(0, 3 - self.hand)),
            *(self.mana, max(0, 4 - self.mana), max(0, 7 - self.mana), len(self.colours)),
            *(len(self.breaks), sum(self.breaks), self.power, self.largest, self.walls),
            *(self.blockers, self.ready_blockers, self.slayers, self.unblockable),
            *(len(exposed), sum(exposed), max(0, 6 - self.deck)),
        )

    def strike(self, other: _DuelSide) -> tuple[bool, ...]:
        """What an attack of all creatures would leave of the other's shields."""
        through = self.breaks[int(other.ready_blockers) :]
        left = other.shields - sum(through)
        wins = bool(through) and other.shields <= sum(through[:-1])
        return wins, left <= 0, left <= 1, left <= 2

    def soon(self, duel: Duel) -> int:
        """How many cards of the hand the mana of the next turn is enough for."""
        hand = duel.hand(self.seat)
        able = (card for card in hand if duel.printed(card).civilizations <= self.colours)
        return sum(cost(duel, card) <= self.mana + 1 for card in able)


def breaks(duel: Duel, card: Card) -> int:
    """How many shields an attack of a creature breaks."""
    return max((BREAKERS[word] for word in BREAKERS if has_keyword(duel, card, word)), default=1)


def _ready(duel: Duel, seat: int) -> list[int]:
    """What those break who can still attack a player, the most first."""
    able = (card for card in duel.creatures(seat) if can_attack(duel, card))
    return sorted(breaks(duel, card) for card in able if not has_keyword(duel, card, "cant_attack_players"))[::-1]


def threat(duel: Duel, seat: int) -> float:
    """How near a seat has come to winning in its turn: what all who can attack break, the last of them the player, less
    the shields and blockers of the other."""
    if duel.table.outcome is not None:
        return _of_outcome(duel, seat)
    ready = _ready(duel, seat)
    foe = duel.creatures(1 - seat)
    blockers = sum(not card.sideways and has_keyword(duel, card, "blocker") for card in foe)
    reach = sum(ready[:-1]) + 1 if ready else 0
    return reach - 0.9 * blockers - sum(not card.on for card in duel.shields(1 - seat))


def may_win(duel: Duel, seat: int) -> bool:
    """Whether all shields and the player can be attacked in one turn, were nothing blocked; with a creature more that
    may come into play."""
    ready = _ready(duel, seat)
    more = 1 if duel.active == seat and duel.table.step[0] in ("charge", "main") else 0
    reach = sum(ready[: len(ready) - 1 + more]) + 1
    return bool(ready) and reach > sum(not card.on for card in duel.shields(1 - seat))

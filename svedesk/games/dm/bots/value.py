"""How well a seat stands: features of a position with weights.

The weights were fitted to who won games of computer players (`python -m tests.fit_values --game dm`).
"""

from __future__ import annotations

from svedesk.engine.records import Card, Outcome
from svedesk.games.dm.bots.rough_weights import ROUGH
from svedesk.games.dm.bots.weights import EARLY, LATE
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.flow.attack import can_attack
from svedesk.games.dm.values.cost import cost
from svedesk.games.dm.values.keywords import has_keyword
from svedesk.games.dm.values.power import read_power

WON = 100.0
"""More than any position that is not over is worth."""
_OF_A_SIDE = (
    *("shields", "shields below 3", "no shield", "hand", "hand below 3", "mana", "mana below 4", "mana below 7"),
    *("colours", "attackers", "breaks", "power", "largest", "walls", "blockers", "reserved blockers", "slayers"),
    *("unblockable", "exposed", "exposed power", "thin deck"),
)
_STRIKES = ("wins", "leaves no shield", "leaves one", "leaves two")
FEATURES = (
    "one",
    *(f"{whose} {name}" for whose in ("my", "their") for name in _OF_A_SIDE),
    *(f"{whose} strike {name}" for whose in ("my", "their") for name in _STRIKES),
    "my soon",
    "their soon",
)
"""The names of the features, in their order. A strike is an attack of all that can, past what can block. What can be
used next turn ("soon") is counted for the seat that knows its hand alone."""
_LATEST = 14
_MOST_POWER = 12_000


def value(duel: Duel, seat: int) -> float:
    """The logarithm of the odds that a seat wins, which acts or has just ended its turn."""
    if duel.table.outcome is not None:
        return _of_outcome(duel.table.outcome, seat)
    late = lateness(duel)
    worth = 0.0
    for found, early, later in zip(features(duel, seat), EARLY, LATE, strict=True):
        if found:
            worth += found * (early + late * (later - early))
    return worth


def rough_value(duel: Duel, seat: int) -> float:
    """The same at a glance, with weights that nobody fitted."""
    if duel.table.outcome is not None:
        return _of_outcome(duel.table.outcome, seat)
    return sum(found * weight for found, weight in zip(features(duel, seat), ROUGH, strict=True))


def _of_outcome(outcome: Outcome, seat: int) -> float:
    return (seat in outcome.winners) * WON - (1 - seat in outcome.winners) * WON


def lateness(duel: Duel) -> float:
    """How far the game has come, from 0 to 1."""
    return min(1.0, (len(duel.mana(0)) + len(duel.mana(1))) / _LATEST)


def features(duel: Duel, seat: int) -> list[float]:
    """What counts of a position, in the order of `FEATURES`."""
    mine, theirs = _DuelSide(duel, seat), _DuelSide(duel, 1 - seat)
    return [
        *(1.0, *mine.told(theirs), *theirs.told(mine), *mine.strike(theirs), *theirs.strike(mine)),
        *(float(mine.soon(duel)), 0.0),
    ]


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
            self._count(duel, card)
        self.breaks.sort(reverse=True)

    def _count(self, duel: Duel, card: Card) -> None:
        power = min(read_power(duel, card), _MOST_POWER) / 1000
        self.power += power
        self.largest = max(self.largest, power)
        if has_keyword(duel, card, "blocker"):
            self.blockers += 1
            self.ready_blockers += not card.sideways
        if card.sideways:
            self.tapped.append(power)
        self.slayers += has_keyword(duel, card, "slayer")
        if has_keyword(duel, card, "cant_attack") or has_keyword(duel, card, "cant_attack_players"):
            self.walls += 1
            return
        self.unblockable += has_keyword(duel, card, "cant_be_blocked")
        self.breaks.append(breaks(duel, card))

    def told(self, other: _DuelSide) -> tuple[float, ...]:
        """In the order of `_OF_A_SIDE`."""
        exposed = [power for power in self.tapped if power <= other.largest]
        return (
            *(self.shields, max(0, 3 - self.shields), not self.shields, self.hand, max(0, 3 - self.hand)),
            *(self.mana, max(0, 4 - self.mana), max(0, 7 - self.mana), len(self.colours)),
            *(len(self.breaks), sum(self.breaks), self.power, self.largest, self.walls),
            *(self.blockers, self.ready_blockers, self.slayers, self.unblockable),
            *(len(exposed), sum(exposed), max(0, 6 - self.deck)),
        )

    def strike(self, other: _DuelSide) -> tuple[float, ...]:
        """What an attack of all creatures would leave of the other's shields."""
        through = self.breaks[int(other.ready_blockers) :]
        left = other.shields - sum(through)
        wins = bool(through) and other.shields <= sum(through[:-1])
        return wins, left <= 0, left <= 1, left <= 2  # the steps of `_STRIKES`

    def soon(self, duel: Duel) -> int:
        """How many cards of the hand the mana of the next turn is enough for."""
        hand = duel.hand(self.seat)
        able = (card for card in hand if duel.printed(card).civilizations <= self.colours)
        return sum(cost(duel, card) <= self.mana + 1 for card in able)


def breaks(duel: Duel, card: Card) -> int:
    """How many shields an attack of a creature breaks."""
    if has_keyword(duel, card, "triple_breaker"):
        return 3
    return 2 if has_keyword(duel, card, "double_breaker") else 1


def _ready(duel: Duel, seat: int) -> list[int]:
    """What those break who can still attack a player, the most first."""
    able = (card for card in duel.creatures(seat) if can_attack(duel, card))
    return sorted(breaks(duel, card) for card in able if not has_keyword(duel, card, "cant_attack_players"))[::-1]


def threat(duel: Duel, seat: int) -> float:
    """How near a seat has come to winning in its turn: what all who can attack break, the last of them the player, less
    the shields and blockers of the other."""
    if duel.table.outcome is not None:
        return _of_outcome(duel.table.outcome, seat)
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

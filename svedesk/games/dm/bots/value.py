"""How well a seat stands: shields, creatures, cards and mana, weighed against the other's."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.dm.actions.entering import is_sick
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.flow.attack import can_attack
from svedesk.games.dm.values.keywords import has_keyword
from svedesk.games.dm.values.power import read_power

WON = 30.0
SHIELD, FIRST_SHIELD, CARD, MANA, MANY_MANA = 0.55, 0.9, 0.32, 0.22, 7


def value(duel: Duel, seat: int) -> float:
    """The difference of both sides, as the logarithm of the odds to win."""
    outcome = duel.table.outcome
    if outcome is not None:
        return WON if outcome.winners == (seat,) else -WON if outcome.winners else 0.0
    return _side(duel, seat) - _side(duel, 1 - seat) + _danger(duel, seat)


def _side(duel: Duel, seat: int) -> float:
    shields, mana = len(duel.shields(seat)), len(duel.mana(seat))
    worth = SHIELD * shields + (FIRST_SHIELD if shields else 0.0) + CARD * len(duel.hand(seat))
    worth += MANA * min(mana, MANY_MANA) + 0.05 * max(0, mana - MANY_MANA)
    return worth + sum(_creature(duel, card) for card in duel.creatures(seat))


def _creature(duel: Duel, card: Card) -> float:
    """What a creature is worth on the table."""
    worth = 0.35 + 0.09 * min(read_power(duel, card), 12_000) / 1000
    worth += 0.25 if has_keyword(duel, card, "blocker") else 0.0
    worth += 0.45 if has_keyword(duel, card, "double_breaker") else 0.0
    worth += 0.2 if has_keyword(duel, card, "slayer") else 0.0
    worth += 0.2 if has_keyword(duel, card, "cant_be_blocked") else 0.0
    if has_keyword(duel, card, "cant_attack"):
        return worth * 0.55
    return worth * (0.75 if has_keyword(duel, card, "cant_attack_players") else 1.0)


def _danger(duel: Duel, seat: int) -> float:
    """Who could be attacked without shields next turn stands badly."""
    foe = 1 - seat
    able = [card for card in duel.creatures(foe) if not has_keyword(duel, card, "cant_attack")]
    able = [card for card in able if not has_keyword(duel, card, "cant_attack_players")]
    blockers = sum(has_keyword(duel, card, "blocker") and not card.sideways for card in duel.creatures(seat))
    breaks = sum(2 if has_keyword(duel, card, "double_breaker") else 1 for card in able[blockers:])
    left = len(duel.shields(seat)) - breaks
    return -1.6 if left < 0 else -0.4 if left == 0 else 0.0


def threat(duel: Duel, seat: int) -> float:
    """How near a seat has come to winning in its turn: the other's shields, and who can still attack."""
    outcome = duel.table.outcome
    if outcome is not None:
        return WON if outcome.winners == (seat,) else -WON
    ready = [card for card in duel.creatures(seat) if can_attack(duel, card)]
    ready = [card for card in ready if not has_keyword(duel, card, "cant_attack_players")]
    fresh = sum(is_sick(duel, card) for card in ready)
    return len(ready) - 0.1 * fresh - len(duel.shields(1 - seat))


def may_win(duel: Duel, seat: int) -> bool:
    """Whether all shields and the player can be attacked in one turn, were nothing blocked."""
    ready = [card for card in duel.creatures(seat) if not card.sideways and can_attack(duel, card)]
    breaks = sorted((_breaks(duel, card) for card in ready), reverse=True)
    left = len(duel.shields(1 - seat))
    for count in breaks:
        if left <= 0:
            return True
        left -= count
    return False


def _breaks(duel: Duel, card: Card) -> int:
    if has_keyword(duel, card, "cant_attack_players"):
        return 0
    if has_keyword(duel, card, "triple_breaker"):
        return 3
    return 2 if has_keyword(duel, card, "double_breaker") else 1

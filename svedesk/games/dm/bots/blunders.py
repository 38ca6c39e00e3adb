"""Plays that look plainly bad, found in a game that is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from svedesk.engine.ask import Ask, Option
from svedesk.engine.played_game import Blunder, PlayedAction, PlayedTurn, PlayedTurns
from svedesk.engine.records import Card
from svedesk.engine.table import Table
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.flow.attack import can_block
from svedesk.games.dm.values.keywords import has_against, has_keyword, keywords
from svedesk.games.dm.values.power import read_power

KINDS = ("attack-lost", "attack-into-blocker", "charge-skipped")
Reads = Callable[[Table], Duel]
_LITTLE_MANA, _ENOUGH_CARDS = 4, 2
"""With so little mana and so many cards in hand one is charged."""


def blunders(game: PlayedTurns, reads: Reads) -> Iterator[Blunder]:
    """Those of all turns, in order."""
    for turn in game.turns:
        for kind, action in _of_turn(turn, reads):
            yield Blunder(kind, turn.seat, turn.turn, action.entry)


def _of_turn(turn: PlayedTurn, reads: Reads) -> Iterator[tuple[str, PlayedAction]]:
    for action in turn.actions:
        option, duel = action.option, reads(action.before)
        if option.kind == "attack" and not action.answered and _is_lost(turn, action, reads):
            yield "attack-lost", action
        elif option.kind == "attack_player" and _is_free(action) and is_into_blocker(duel, action.ask, option):
            yield "attack-into-blocker", action
        elif option.kind == "skip" and action.ask.kind == "charge" and _was_left(turn, duel):
            yield "charge-skipped", action


def _was_left(turn: PlayedTurn, duel: Duel) -> bool:
    """Whether there was little mana, and a card that was not used in the turn either."""
    left = (card.id in turn.last.after.cards for card in duel.hand(turn.seat))
    return has_little_mana(duel, turn.seat) and any(left)


def _is_free(action: PlayedAction) -> bool:
    """Whether nothing forced an attack."""
    return any(option.kind == "end" for option in action.ask.options)


def _is_lost(turn: PlayedTurn, action: PlayedAction, reads: Reads) -> bool:
    """A creature attacked a stronger one, was destroyed, and the other stands when the turn ends."""
    before, after = reads(action.before), reads(action.after)
    if not (_is_free(action) and is_too_weak(before, action.option.card, action.option.target)):
        return False
    return not after.is_there(action.option.card) and reads(turn.last.after).is_there(action.option.target)


def power_in_attack(duel: Duel, card: Card) -> int:
    """The power that a creature has while it attacks (701.11)."""
    more = sum(keyword.amount for keyword in keywords(duel, card, "power_attacker"))
    return read_power(duel, card) + (0 if duel.number("attacker") == card.id else more)


def is_too_weak(duel: Duel, attacker_id: int, target_id: int) -> bool:
    """Whether a creature is destroyed that attacks another, which stays."""
    attacker, target = duel.card(attacker_id), duel.card(target_id)
    if attacker is None or target is None:
        return False
    if has_keyword(duel, attacker, "wins_all_battles") or has_against(duel, attacker, "slayer", target):
        return False
    return power_in_attack(duel, attacker) < read_power(duel, target)


def is_into_blocker(duel: Duel, ask: Ask, option: Option) -> bool:
    """Whether a creature attacks the player although an untapped creature that can block it is stronger, and there are
    no more attackers than such that can block."""
    attacker = duel.card(option.card)
    if attacker is None or has_keyword(duel, attacker, "slayer"):
        return False
    blockers = [foe for foe in duel.creatures(1 - ask.seat) if can_block(duel, foe, attacker)]
    attackers = {other.card for other in ask.options if other.kind == "attack_player"}
    return len(attackers) <= len(blockers) and any(is_too_weak(duel, attacker.id, foe.id) for foe in blockers)


def has_little_mana(duel: Duel, seat: int) -> bool:
    """Whether there is little mana, and more than one card in hand."""
    return len(duel.mana(seat)) <= _LITTLE_MANA and len(duel.hand(seat)) >= _ENOUGH_CARDS

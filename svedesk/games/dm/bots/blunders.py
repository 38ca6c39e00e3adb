"""Plays that look plainly bad, found in a game that is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from svedesk.engine.played_game import Blunder, PlayedAction, PlayedTurn, PlayedTurns
from svedesk.engine.table import Table
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.values.keywords import has_keyword
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
        kind = action.option.kind
        if kind == "attack" and not action.answered and _is_lost(turn, action, reads):
            yield "attack-lost", action
        elif kind == "attack_player" and _is_into_blocker(action, reads(action.before)):
            yield "attack-into-blocker", action
        elif kind == "skip" and action.ask.kind == "charge" and _should_charge(turn, reads(action.before)):
            yield "charge-skipped", action


def _is_free(action: PlayedAction) -> bool:
    """Whether nothing forced an attack."""
    return any(option.kind == "end" for option in action.ask.options)


def _is_lost(turn: PlayedTurn, action: PlayedAction, reads: Reads) -> bool:
    """A creature attacked a stronger one, was destroyed, and the other stands when the turn ends."""
    before, after = reads(action.before), reads(action.after)
    attacker, target = before.card(action.option.card), before.card(action.option.target)
    if attacker is None or target is None or not _is_free(action):
        return False
    weaker = read_power(before, attacker) < read_power(before, target) and not has_keyword(before, attacker, "slayer")
    return weaker and not after.is_there(attacker.id) and reads(turn.last.after).is_there(target.id)


def _is_into_blocker(action: PlayedAction, duel: Duel) -> bool:
    """A creature attacked the player although an untapped blocker is stronger, and there are no more attackers than
    blockers."""
    attacker = duel.card(action.option.card)
    if attacker is None or not _is_free(action):
        return False
    if any(has_keyword(duel, attacker, word) for word in ("cant_be_blocked", "slayer")):
        return False
    foes = duel.creatures(1 - action.ask.seat)
    blockers = [foe for foe in foes if not foe.sideways and duel.is_creature(foe) and has_keyword(duel, foe, "blocker")]
    attackers = {option.card for option in action.ask.options if option.kind == "attack_player"}
    stronger = any(read_power(duel, foe) > read_power(duel, attacker) for foe in blockers)
    return stronger and len(attackers) <= len(blockers)


def _should_charge(turn: PlayedTurn, duel: Duel) -> bool:
    """Whether there was little mana and more than one card in hand."""
    return len(duel.mana(turn.seat)) <= _LITTLE_MANA and len(duel.hand(turn.seat)) >= _ENOUGH_CARDS

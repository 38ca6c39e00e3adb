"""Plays that look plainly bad, found in a game that is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from svedesk.engine.ask import Option
from svedesk.engine.played_game import Blunder, PlayedAction, PlayedTurn, PlayedTurns
from svedesk.engine.records import Card
from svedesk.engine.table import Table
from svedesk.games.sve.bots.reasons import followers, strike
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.setup import LEADER_DEFENSE
from svedesk.games.sve.values.keywords import keywords
from svedesk.games.sve.values.names import is_follower
from svedesk.games.sve.values.stats import attack, defense
from svedesk.games.sve.zones import EX, FIELD, HAND, LEADER

KINDS = (
    "deck-out",
    "ward-reserved",
    "under-lethal",
    "attack-lost",
    "free-attack",
    "points-unspent",
    "evolved-idle",
    "evolution-unused",
    "overkill",
    "healed-idle",
)
Reads = Callable[[Table], GameState]
_LEAST_SPARE = 2
"""A smaller attacker counts as wasted from so much attack less on."""


def blunders(game: PlayedTurns, reads: Reads) -> Iterator[Blunder]:
    """Those of all turns in order, then those of the whole game."""
    for turn in game.turns:
        if game.outcome is None or turn is not game.turns[-1] or turn.seat not in game.outcome.winners:
            for kind, action in _TurnReader(turn, reads).blunders():
                yield Blunder(kind, turn.seat, turn.turn, action.entry)
    if game.outcome is not None and len(game.outcome.winners) == 1:
        yield from _unused_evolution(game, 1 - game.outcome.winners[0])
        yield from _decked_out(game, 1 - game.outcome.winners[0])


def _unused_evolution(game: PlayedTurns, loser: int) -> Iterator[Blunder]:
    """Lost with evolution points left, although a follower could have evolved in a turn in which none did."""
    own = [turn for turn in game.turns if turn.seat == loser]
    if not own or not own[-1].last.after.number(loser, "evolution_points"):
        return
    idle = [turn for turn in own if all(action.option.kind != "evolve" for action in turn.actions)]
    able = [(turn.turn, action.entry) for turn in idle for action in turn.actions if _can(action, "evolve")]
    yield from (Blunder("evolution-unused", loser, turn, entry) for turn, entry in able[-1:])


def _decked_out(game: PlayedTurns, loser: int) -> Iterator[Blunder]:
    """Drew from an empty deck in an action of its own (11.2.2), where the turn could have been ended instead."""
    last = game.turns[-1] if game.turns else None
    if last is None or game.outcome is None or last.seat != loser or last.last.after.outcome is None:
        return
    if (loser, "deck") in game.outcome.losers and last.last.option.kind != "end" and _can(last.last, "end"):
        yield Blunder("deck-out", loser, last.turn, last.last.entry)


def _left(turn: PlayedTurn) -> tuple[Option, ...]:
    """What could still be done when a turn was ended; nothing where it was not ended by its seat."""
    return turn.last.ask.options if turn.last.option.kind == "end" else ()


def _can(action: PlayedAction, kind: str) -> bool:
    """Whether something of a kind could have been done instead; "end" where nothing forced an action."""
    return any(option.kind == kind for option in action.ask.options)


class _TurnReader:
    """What was bad in one turn."""

    def __init__(self, turn: PlayedTurn, reads: Reads) -> None:
        self._turn, self._seat, self._reads = turn, turn.seat, reads
        self._attacks = [action for action in turn.actions if action.option.kind == "attack"]

    def blunders(self) -> Iterator[tuple[str, PlayedAction]]:
        """Each with the action it was."""
        last = self._turn.last
        for action in self._turn.actions:
            option = action.option
            if action.answered:
                continue
            if option.kind == "attack" and self._is_lost(action):
                yield "attack-lost", action
            if option.kind == "attack" and self._is_overkill(action):
                yield "overkill", action
            if option.kind == "evolve" and self._is_idle_evolving(action):
                yield "evolved-idle", action
            if option.kind == "play" and self._is_idle_healing(action):
                yield "healed-idle", action
        if last.option.kind == "end":
            if self._leaves_leader():
                yield "free-attack", last
            if self._leaves_points():
                yield "points-unspent", last
            if not last.answered and last.after.outcome is None:
                yield from ((kind, last) for kind in self._facing_lethal())

    # -- attacks ------------------------------------------------------------------------------------------------------

    def _is_lost(self, action: PlayedAction) -> bool:
        """The attacker is destroyed, what it attacked stands when the turn ends, and nothing else came of it."""
        before, after = self._reads(action.before), self._reads(action.after)
        attacker, target = before.card(action.option.card), before.card(action.option.target)
        if attacker is None or target is None or target.zone == LEADER or not _can(action, "end"):
            return False
        if after.lies_on_field(attacker.id) or not self._reads(self._turn.last.before).lies_on_field(target.id):
            return False
        return not self._gains(before, after)

    def _gains(self, before: GameState, after: GameState) -> bool:
        """Whether anything is better for the seat after an action than before, but for damage on followers."""
        seat, foe = self._seat, 1 - self._seat
        return (
            _of(after, foe, "leader_defense") < _of(before, foe, "leader_defense")
            or _of(after, seat, "leader_defense") > _of(before, seat, "leader_defense")
            or any(len(after.table.zone(seat, zone)) > len(before.table.zone(seat, zone)) for zone in (HAND, EX))
            or len(after.field(seat)) >= len(before.field(seat))
            or len(after.field(foe)) < len(before.field(foe))
        )

    def _is_overkill(self, action: PlayedAction) -> bool:
        """A smaller follower that was ready could have destroyed the target no worse, and the attacker the leader's
        defense."""
        game, after = self._reads(action.before), self._reads(action.after)
        attacker, target = game.card(action.option.card), game.card(action.option.target)
        if attacker is None or target is None or target.zone == LEADER or after.lies_on_field(target.id):
            return False
        can = {(option.card, option.target) for option in action.ask.options if option.kind == "attack"}
        leaders = set(game.table.zone(1 - self._seat, LEADER))
        if not any((attacker.id, leader) in can for leader in leaders) or "bane" in keywords(game, attacker):
            return False
        power, lost = attack(game, attacker), not after.lies_on_field(attacker.id)
        for other in game.field(self._seat):
            if other.id == attacker.id or (other.id, target.id) not in can:
                continue
            spare = power - attack(game, other) >= _LEAST_SPARE and attack(game, other) >= defense(game, target)
            if spare and (lost or attack(game, target) < defense(game, other)):
                return True
        return False

    def _leaves_leader(self) -> bool:
        """A follower could still have attacked the leader, whose field has no follower to strike back at it."""
        last = self._turn.last
        game = self._reads(last.before)
        leaders = set(last.before.zone(1 - self._seat, LEADER))
        free = any(option.kind == "attack" and option.target in leaders for option in last.ask.options)
        return free and not followers(game, 1 - self._seat)

    # -- what was left ------------------------------------------------------------------------------------------------

    def _leaves_points(self) -> bool:
        """A follower could still have been played, and no Quick card is kept for the other's turn."""
        last = self._turn.last
        game = self._reads(last.before)
        if game.room(self._seat, FIELD) < 1:
            return False
        cards = (game.card(option.card) for option in last.ask.options if option.kind == "play")
        playable = [card for card in cards if card is not None and game.facts(card).kind == "follower"]
        held = (*game.table.in_zone(self._seat, HAND), *game.table.in_zone(self._seat, EX))
        return bool(playable) and not any("quick" in keywords(game, card) for card in held)

    def _facing_lethal(self) -> Iterator[str]:
        """The other's followers can win the next turn, and a Ward was not engaged (7.4.3), or a leader was attacked by
        who could have destroyed one of them."""
        after, seat = self._reads(self._turn.last.after), self._seat
        over = strike(after, seat) - _of(after, seat, "leader_defense")
        if over < 0:
            return
        reserved = [card for card in after.field(seat) if _is_reserved_ward(after, card)]
        if sum(defense(after, card) for card in reserved) > over:
            yield "ward-reserved"
        if any(self._could_kill(action, after, over) for action in self._attacks):
            yield "under-lethal"

    def _could_kill(self, action: PlayedAction, after: GameState, over: int) -> bool:
        """Whether an attack on a leader could have destroyed a follower instead without which the strike would not be
        enough."""
        game = self._reads(action.before)
        attacker, aim = game.card(action.option.card), game.card(action.option.target)
        if attacker is None or aim is None or aim.zone != LEADER:
            return False
        for option in action.ask.options:
            foe = after.card(option.target)
            if option.kind != "attack" or option.card != attacker.id or foe is None or foe.zone != FIELD:
                continue
            kills = attack(game, attacker) >= defense(game, game.table.cards[foe.id])
            if (kills or "bane" in keywords(game, attacker)) and attack(after, foe) > over:
                return True
        return False

    # -- for nothing --------------------------------------------------------------------------------------------------

    def _is_idle_evolving(self, action: PlayedAction) -> bool:
        """A follower evolved, which did nothing else, and was left without an attack that it could make."""
        card_id, before, after = action.option.card, self._reads(action.before), self._reads(action.after)
        card = after.card(card_id)
        if card is None or not is_follower(after, card) or "ward" in keywords(after, card):
            return False
        if not any(option.kind == "attack" and option.card == card_id for option in _left(self._turn)):
            return False
        return self._alike(before, after, card_id)

    def _is_idle_healing(self, action: PlayedAction) -> bool:
        """A card that did nothing but raise the defense of a leader which had not lost any."""
        before, after, seat = self._reads(action.before), self._reads(action.after), self._seat
        had, has = (_of(game, seat, "leader_defense") for game in (before, after))
        if not has > had >= LEADER_DEFENSE or action.after.outcome is not None:
            return False
        return self._alike(before, after, action.option.card, leader=True)

    def _alike(self, before: GameState, after: GameState, but: int, *, leader: bool = False) -> bool:
        """Whether nothing but one card, and perhaps the own leader, is other than before."""
        for seat in (0, 1):
            healed = leader and seat == self._seat
            if not healed and _of(before, seat, "leader_defense") != _of(after, seat, "leader_defense"):
                return False
            for zone in (FIELD, EX, HAND):
                if _cards(before, seat, zone, but) != _cards(after, seat, zone, but):
                    return False
        return True


def _of(game: GameState, seat: int, number: str) -> int:
    return game.table.number(seat, number)


def _cards(game: GameState, seat: int, zone: str, but: int) -> list[tuple[object, ...]]:
    """The cards of a zone as far as they count."""
    cards = (card for card in game.table.in_zone(seat, zone) if card.id != but)
    return [(card.id, card.turned, card.damage, card.given, card.counters) for card in cards]


def _is_reserved_ward(game: GameState, card: Card) -> bool:
    return not card.sideways and is_follower(game, card) and "ward" in keywords(game, card)

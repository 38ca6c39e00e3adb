"""Why a turn is worth taking: what it gains, and what it leaves to fear."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.message import Message
from svedesk.games.sve.bots.threat import blow
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.keywords import keywords
from svedesk.games.sve.values.names import is_follower
from svedesk.games.sve.values.stats import defense
from svedesk.games.sve.zones import HAND


def reasons(before: GameState, after: GameState, seat: int) -> Iterator[Message]:
    """Sentences about a turn of a seat, in which `before` became `after`."""
    outcome = after.table.outcome
    if outcome is not None:
        if seat in outcome.winners:
            yield Message("hint-wins")
        return
    mine, theirs = (followers(after, who) - followers(before, who) for who in (seat, 1 - seat))
    gone = followers(before, 1 - seat) - followers(after, 1 - seat)
    gains = {
        "hint-damage": _less(before, after, 1 - seat),
        "hint-removes": len(gone) - len(theirs),
        "hint-followers": len(mine) - len(followers(before, seat) - followers(after, seat)),
        "hint-defense": -_less(before, after, seat),
        "hint-cards": len(after.table.zone(seat, HAND)) - len(before.table.zone(seat, HAND)),
    }
    yield from (Message(key, (count,)) for key, count in gains.items() if count > 0)
    damage = strike(after, seat)
    if damage >= after.table.number(seat, "leader_defense"):
        yield Message("hint-fears-loss", (damage,))
    elif damage > 0:
        yield Message("hint-fears-damage", (damage,))


def followers(game: GameState, seat: int) -> frozenset[int]:
    """The ids of a seat's followers."""
    return frozenset(card.id for card in game.field(seat) if is_follower(game, card))


def _less(before: GameState, after: GameState, seat: int) -> int:
    """By how much a leader's defense fell."""
    return before.table.number(seat, "leader_defense") - after.table.number(seat, "leader_defense")


def strike(game: GameState, seat: int) -> int:
    """The damage that the followers on the other field could deal to a seat's leader, past its engaged Ward."""
    power = sum(blow(game, card) for card in game.field(1 - seat) if is_follower(game, card))
    wards = sum(
        max(0, defense(game, card))
        for card in game.field(seat)
        if card.sideways and is_follower(game, card) and "ward" in keywords(game, card)
    )
    return power - wards

"""Random cards (5.18)."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.games.sve.game_state import GameState


def at_random(game: GameState, card_ids: Sequence[int], count: int) -> tuple[int, ...]:
    """So many of these cards, each as likely as any other; all of them where there are no more."""
    left = list(card_ids)
    taken: list[int] = []
    while left and len(taken) < count:
        taken.append(left.pop(game.table.random_below(len(left))))
    return tuple(taken)

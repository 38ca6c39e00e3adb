"""Boards that are begun with nothing on them."""

from __future__ import annotations

from datetime import UTC, datetime

from svedesk.engine.log import DeckList
from svedesk.games.sve.empty_board import empty_board
from svedesk.games.sve.ruleset import NAME, Sve
from svedesk.wire.saved import BoardFile


def new_board(
    rules: Sve, edition: str, decks: tuple[DeckList, DeckList], *, seed: int = 0, with_decks: bool
) -> BoardFile:
    """A board to set a position up on; see `empty_board`. Raises `Refused` for decks that can't be dealt."""
    board = empty_board(rules, edition, decks, seed=seed, with_decks=with_decks)
    cards = rules.brought(card.number for card in board.cards)
    return BoardFile(datetime.now(UTC), NAME, edition, board, cards=cards)

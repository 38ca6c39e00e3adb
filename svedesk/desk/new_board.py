"""Boards that are begun with nothing on them."""

from __future__ import annotations

from datetime import UTC, datetime

from svedesk.engine.game import CardRules, Game
from svedesk.engine.log import DeckList
from svedesk.wire.saved import BoardFile


def new_board(
    game: Game, rules: CardRules, edition: str, decks: tuple[DeckList, DeckList], *, seed: int = 0, with_decks: bool
) -> BoardFile:
    """A board to set a position up on; see `Game.empty_board`. Raises `Refused` for decks that can't be dealt."""
    board = game.empty_board(rules, edition, decks, seed=seed, with_decks=with_decks)
    cards = rules.brought(card.number for card in board.cards)
    return BoardFile(datetime.now(UTC), game.name, edition, board, cards=cards)

"""The boards a user keeps: positions and puzzles, one file each, in a folder of their own; boards begun with nothing on
them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from svedesk.documents.folders import move, new_file, whole
from svedesk.documents.kinds import BOARD
from svedesk.documents.reading import read_file
from svedesk.documents.writing import save_file
from svedesk.engine.game import CardRules, Game
from svedesk.engine.log import DeckList
from svedesk.wire.saved import LONGEST_NOTE, LONGEST_TITLE, BoardFile, read_board, write_board
from svedesk.wire.shared_text import as_text, from_text


def new_board(
    game: Game, rules: CardRules, edition: str, decks: tuple[DeckList, DeckList], *, seed: int = 0, with_decks: bool
) -> BoardFile:
    """A board to set a position up on; see `Game.empty_board`. Raises `Refused` for decks that can't be dealt."""
    board = game.empty_board(rules, edition, decks, seed=seed, with_decks=with_decks)
    cards = rules.brought(card.number for card in board.cards)
    return BoardFile(datetime.now(UTC), game.name, edition, board, cards=cards)


_TAKEN_AWAY = ".removed"
"""Where removed boards lie until another is removed."""


class KeptBoard(NamedTuple):
    """A board of the folder, without what lies on it; `picture` is a PNG in base64."""

    path: Path
    title: str
    note: str
    picture: str
    saved_at: datetime


class Boards:
    """The boards in a folder. Changes raise `DamagedFile`, and then nothing has changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def all(self) -> tuple[KeptBoard, ...]:
        """All of them that are whole, the newest first."""
        boards = (board for _, board in whole(self.folder.glob("*.svedesk"), _board_at))
        return tuple(sorted(boards, key=lambda board: (board.saved_at, board.path.name), reverse=True))

    def keep(self, board: BoardFile) -> Path:
        """Keep a board in a file of its own, named after its title; returns the file."""
        board = _fitting(board)
        with new_file(self.folder, board.title, ".svedesk", "board") as path:
            save_file(path, write_board(board))
        return path

    def describe(self, path: Path, title: str, note: str) -> None:
        """Give a kept board another title and note; the file keeps its name."""
        board = read_board(read_file(path, BOARD), path.name)
        save_file(path, write_board(_fitting(board._replace(title=title, note=note))))

    def remove(self, path: Path) -> Callable[[], None]:
        """Take a board away; call what is returned to have it back, until another is removed."""
        away = self.folder / _TAKEN_AWAY
        move(path, away)
        return lambda: move(away, path)

    def text_of(self, path: Path) -> str:
        """A kept board as text to share; without its picture, which would be most of it."""
        board = read_board(read_file(path, BOARD), path.name)
        return as_text(write_board(board._replace(picture="")), BOARD)

    def keep_text(self, text: str) -> Path:
        """Keep the board that a text holds."""
        return self.keep(read_board(from_text(text, BOARD)))


def _fitting(board: BoardFile) -> BoardFile:
    """The board with a title of one line, and neither it nor the note longer than a file may have."""
    return board._replace(title=" ".join(board.title.split())[:LONGEST_TITLE], note=board.note.strip()[:LONGEST_NOTE])


def _board_at(path: Path) -> KeptBoard:
    board = read_board(read_file(path, BOARD), path.name)
    return KeptBoard(path, board.title or path.stem, board.note, board.picture, board.saved_at)

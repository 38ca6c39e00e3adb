"""Boards that anybody may have made, whole by their checksum and odd inside: each is shown, or refused with a
sentence."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from gui.person import Person
from pydantic import TypeAdapter
from PySide6.QtWidgets import QApplication

from svedesk.desk.boards import Boards
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import BOARD
from svedesk.gui.app import open_game
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.boards.board_game import NoteBar
from svedesk.wire.reading import fields_of, sealed

ANYTHING = TypeAdapter(dict[str, Any])
"""The form of a writer who checks nothing."""

WORDS = ["", "hand", "field", "deck", "evolve", "leader", "SD01-001", "SD01-T01", "none", "main", "end", "\u202e"]
SEEDS, BOARDS = 6, 25
WHOLES = [0, 1, 2, -1, 7, 99, 10**6, 2**62]


@pytest.fixture
def fields(window: MainWindow, sit: Callable[..., Person]) -> dict[str, Any]:
    """A board in the middle of a game, as its file has it."""
    person = sit()
    person.keep_hands()
    person.end_turn()
    board = person.page.table_seat.desk.board()  # type: ignore[union-attr]
    path = Boards(window.app.folders.boards).keep(board._replace(title="Odd", note="Very."))
    found = fields_of(path.read_bytes(), BOARD)
    path.unlink()
    return found


def places(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document that holds a number, a word or a list."""
    found = [way] if way else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += places(inner, (*way, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            found += places(inner, (*way, index))
    return found


def changed(board: dict[str, Any], chance: random.Random) -> None:
    """Change one thing of a board in place."""
    way = chance.choice(places(board))
    inside: Any = board
    for step in way[:-1]:
        inside = inside[step]
    old = inside[way[-1]]
    if isinstance(old, bool):
        inside[way[-1]] = not old
    elif isinstance(old, int):
        inside[way[-1]] = chance.choice([*WHOLES, old + 1, old - 1])
    elif isinstance(old, str):
        inside[way[-1]] = chance.choice(WORDS)
    elif isinstance(old, list) and old:
        index = chance.randrange(len(old))
        chance.choice([lambda: old.pop(index), lambda: old.append(old[index]), lambda: chance.shuffle(old)])()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(SEEDS))
def test_an_odd_board_is_shown_or_refused(
    window: MainWindow, fields: dict[str, Any], tmp_path: Path, seed: int
) -> None:
    chance, shown = random.Random(seed), 0
    for round_ in range(BOARDS):
        odd = copy.deepcopy(fields)
        for _ in range(chance.randint(1, 3)):
            changed(odd["board"], chance)
        body = {name: value for name, value in odd.items() if name not in ("check", "format", "version")}
        path = tmp_path / f"odd-{round_}.svedesk"
        path.write_bytes(sealed(BOARD, body, ANYTHING))
        try:
            open_game.begin(window.app, path, open_hands=chance.random() < 0.5)
        except DamagedFile as damaged:
            said = damaged.in_words("en"), damaged.in_words("ja")
            assert all(said), said
            continue
        shown += 1
        page = window.app.router.table
        assert page is not None
        assert page.findChild(NoteBar) is not None
        QApplication.processEvents()
        page.table_seat.uncover()
        page.table_seat.toggle_rules()
        page.table_seat.toggle_rules()
        ask = page.table_seat.ask
        if ask is not None and ask.forced is None:
            page.table_seat.answer(tuple(range(ask.low)))
        QApplication.processEvents()
        page.grab()
    assert shown > 3

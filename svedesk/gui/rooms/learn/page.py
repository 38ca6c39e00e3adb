"""The page with the tutorial and the puzzles, and which of them are done."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import vbox
from svedesk.gui.kit.page import LISTS_WIDEST, Page, labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.rooms.learn.tile import LearnTile
from svedesk.gui.table.faces import Faces
from svedesk.learn.curriculum import Curriculum, Puzzle, TutorialLesson

ACROSS = 2
"""Columns of puzzles."""


class LearnPage(Page):
    """`lesson_wanted` and `puzzle_wanted` carry the name of what is to be played."""

    widest = LISTS_WIDEST

    lesson_wanted = Signal(str)
    puzzle_wanted = Signal(str)

    def __init__(self, theme: Theme, lang: Lang, curriculum: Curriculum, done: Collection[str], name: str = "") -> None:
        lead = tr(
            "Short lessons on real boards, then positions in which you can win this turn. There is no time limit."
        )
        if not curriculum.lessons and not curriculum.puzzles:
            lead = tr("There are no lessons for this game yet.")
        elif not curriculum.puzzles:
            lead = tr("Short lessons on real boards. There is no time limit.")
        super().__init__(theme, tr("Back"), tr("Learn"), lead)
        self.tiles: list[LearnTile] = []
        columns = (
            (tr("Tutorial"), curriculum.lessons, 1),
            (tr("Puzzles: win this turn"), curriculum.puzzles, ACROSS),
        )
        for heading, items, across in columns:
            if items:
                self.columns.addWidget(self._column_of(heading, items, done, lang, across), across)
        first = next((tile for tile in self.tiles if not tile.done), self.tiles[0] if self.tiles else None)
        self.setFocusProxy(next((tile for tile in self.tiles if tile.name == name), first) or self.back)

    def _column_of(
        self, heading: str, items: Sequence[TutorialLesson | Puzzle], done: Collection[str], lang: Lang, across: int
    ) -> QWidget:
        column = QWidget()
        box = vbox(parent=column, margins=0, spacing=8)
        solved = sum(item.name in done for item in items)
        box.addWidget(labelled(tr("{0} · {1} of {2}", heading, solved, len(items)), "heading"))
        grid = QGridLayout()
        grid.setSpacing(px(7))
        rows = -(-len(items) // across)
        for place, item in enumerate(items):
            stars = item.stars if isinstance(item, Puzzle) else 0
            texts = (item.title.says(lang), item.lead.says(lang))
            tile = LearnTile(self.theme, item.name, place + 1, *texts, item.face, done=item.name in done, stars=stars)
            signal = self.puzzle_wanted if isinstance(item, Puzzle) else self.lesson_wanted
            tile.clicked.connect(lambda _=False, signal=signal, name=item.name: signal.emit(name))
            grid.addWidget(tile, place % rows, place // rows)
            self.tiles.append(tile)
        box.addLayout(grid, 1)
        box.addStretch(0)
        return column

    def show_faces(self, faces: Faces) -> None:
        """Show the pictures of the cards with these faces."""
        for tile in self.tiles:
            tile.show_face(faces)

"""Which game to play: asked when the program is opened for the first time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QWidget

from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import hbox, vbox
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, scaled
from svedesk.gui.rooms.start.tile import OVER_LAND, StartTile


class GameChoice(QWidget):
    """A large entry for each game. `wanted` carries its name."""

    wanted = Signal(str)

    def __init__(self, theme: Theme, lang: Lang, games: Sequence[Game]) -> None:
        super().__init__()
        heading = QLabel(tr("Which game do you want to play?"))
        heading.setStyleSheet(scaled(f"font-size: 30px; font-weight: 700; color: {OVER_LAND};"))
        note = QLabel(tr("You can change it in the main menu."))
        note.setStyleSheet(scaled(f"font-size: 15px; color: {OVER_LAND};"))
        self.tiles = {game.name: StartTile(theme, game.term("game", game.name, lang), "") for game in games}
        row = hbox(spacing=16)
        for name, tile in self.tiles.items():
            tile.clicked.connect(partial(self.wanted.emit, name))
            row.addWidget(tile)
        vbox(heading, (row, 1), note, parent=self, margins=60, spacing=14)

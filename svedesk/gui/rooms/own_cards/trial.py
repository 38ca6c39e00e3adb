"""A card is tried: a board with it begins at once, and leads back to where it is written."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from svedesk.decks.starter import starter_decks
from svedesk.desk.desk import Desk
from svedesk.engine.log import Setup
from svedesk.engine.message import Refused
from svedesk.games.sve.ruleset import EDITIONS, NAME
from svedesk.games.sve.trial import trial_board
from svedesk.gui.app import open_game
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.scale import px, scaled
from svedesk.settings.for_desk import desk_settings

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow
    from svedesk.gui.table.page import GamePage

DECK, OTHER = "SD01", "SD01-017"
"""The deck of both seats, and the card that is there to be aimed at."""


class TrialBar(QFrame):
    """One line above the table; `over` wants the board from its beginning, `back` the page the card is written on."""

    over = Signal()
    back = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setProperty("surface", "bar")
        said = QLabel(
            tr("Trying “{0}”. It is in your hand, or where such a card begins; nothing of this is kept.", name)
        )
        said.setStyleSheet(scaled("font-weight: 600;"))
        self.setAccessibleName(said.text())
        self.start_over, self.leave = QPushButton(tr("Start over")), QPushButton(tr("Back to the card"))
        self.leave.setProperty("kind", "primary")
        row = QHBoxLayout(self)
        row.setContentsMargins(px(14), px(4), px(10), px(4))
        row.setSpacing(px(10))
        row.addWidget(said, 1)
        row.addWidget(self.start_over)
        row.addWidget(self.leave)
        self.start_over.clicked.connect(self.over)
        self.leave.clicked.connect(self.back)


def begin_trial(window: MainWindow, number: str, back: Callable[[], object]) -> str:
    """Play a card on a board with the rules on, alone, with open hands; `back` shows the page it is written on. Returns
    why that can't be, "" when it is shown."""
    rules, library = window.rules, window.library
    edition = window.settings.now.edition if window.settings.now.edition in EDITIONS else EDITIONS[-1]
    deck = starter_decks()[DECK].as_list()
    try:
        board = trial_board(rules, edition, deck, library[number], library, OTHER, seed=SystemRandom().randrange(2**31))
        setup = Setup(NAME, edition, 0, (), board=board)
        # Not kept as a game: what was played last is still what is resumed.
        desk = Desk.new(setup, rules, settings=open_game.alone(desk_settings(window.settings.now)))
    except Refused as refused:
        return window.words_for(("", "")).reason(refused.message)
    page = window.sit_down(desk, (tr("Player 1"), tr("Empty seat")), open_hands=True)
    Trial(window, page, desk, number, back)
    return ""


class Trial(QObject):
    """What goes on above a table where a card is tried; there as long as the page is."""

    def __init__(self, window: MainWindow, page: GamePage, desk: Desk, number: str, back: Callable[[], object]) -> None:
        super().__init__(page)
        self._window, self._page, self._desk, self._number, self._back = window, page, desk, number, back
        self.bar = TrialBar(window.words_for(("", "")).name(number))
        self.bar.over.connect(self._over)
        self.bar.back.connect(self._leave)
        column = page.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(1, self.bar)
        self.bar.show()
        page.anew = self._anew
        page.leave.disconnect(window.show_menu)
        page.leave.connect(self._leave)

    def _over(self) -> None:
        try:
            self._desk.return_to(0, consent=True)
        except Refused as refused:
            self._page.refuse(self._page.sitting.words.reason(refused.message))

    def _leave(self) -> None:
        self._window.show_menu()
        self._back()

    def _anew(self) -> None:
        Trial(self._window, self._window.sit_again(self._desk), self._desk, self._number, self._back)

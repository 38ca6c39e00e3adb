"""Try a card: a board with it, and back to the editor."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QLabel, QPushButton

from svedesk.decks.starter import starter_decks
from svedesk.desk.desk import Desk
from svedesk.engine.log import Setup
from svedesk.engine.message import Refused
from svedesk.gui.app import open_game
from svedesk.gui.app.routes import OwnCardsRoute, Route, TrialRoute
from svedesk.gui.kit.layouts import hbox
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import scaled
from svedesk.gui.rooms.table.table_controller import GameController
from svedesk.settings.store import desk_settings

if TYPE_CHECKING:
    from svedesk.gui.app.context import App
    from svedesk.gui.kit.open_pack import OpenPack


class TrialBar(QFrame):
    """One line above the table. The buttons `start_over` and `leave` are for whoever makes it to connect."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setProperty("surface", "bar")
        label = QLabel(
            tr("Testing “{0}”. You have it in your hand or in its starting zone. This game is not saved.", name)
        )
        label.setStyleSheet(scaled("font-weight: 600;"))
        self.setAccessibleName(label.text())
        self.start_over, self.leave = QPushButton(tr("Start over")), QPushButton(tr("Back to the card"))
        self.leave.setProperty("kind", "primary")
        hbox((label, 1), self.start_over, self.leave, parent=self, margins=(14, 4, 10, 4), spacing=10)


def begin_trial(app: App, pack_id: str, number: str, opened: tuple[OpenPack, ...]) -> str:
    """Play a card of a pack on a board with the rules on, alone, with open hands. Returns why that can't be, "" when it
    is shown."""
    rules, library = app.cards.rules, app.cards.library
    deck = next(iter(starter_decks(app.game).values())).as_list()
    try:
        seed = SystemRandom().randrange(2**31)
        board = app.game.trial_board(rules, app.edition, deck, number, library, seed=seed)
        setup = Setup(app.game.name, app.edition, 0, (), board=board)
        # Not kept as a game: what was played last is still what is resumed.
        desk = Desk.new(setup, rules, settings=open_game.alone(desk_settings(app.settings.now, app.game.table.choices)))
    except Refused as refused:
        return app.words().reason(refused.message)
    names = (tr("Player 1"), tr("Empty seat"))
    app.router.open(TrialRoute(desk, names, True, pack_id, number, opened))
    return ""


class TrialController(GameController):
    """A game in which a card is tried; it leads back to where the card is written."""

    route: TrialRoute

    def __init__(self, app: App, route: TrialRoute) -> None:
        super().__init__(app, route)
        self.bar = TrialBar(app.words().name(route.number))
        self.bar.start_over.clicked.connect(self._start_over)
        self.bar.leave.clicked.connect(self._go_back)
        self.page.add_above(self.bar)
        self.page.leave.disconnect(app.router.start)
        self.page.leave.connect(self._go_back)

    def state(self) -> Route:
        return self.route

    def _start_over(self) -> None:
        try:
            self.route.desk.return_to(0, consent=True)
        except Refused as refused:
            self.page.refuse(self.page.table_seat.words.reason(refused.message))

    def _go_back(self) -> None:
        self.app.router.open(OwnCardsRoute(self.route.pack_id, self.route.number, self.route.opened))

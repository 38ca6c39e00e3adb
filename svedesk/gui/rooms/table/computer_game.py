"""The table of a game against the computer."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from svedesk.bot.plan import LEVELS
from svedesk.gui.app.routes import ComputerRoute
from svedesk.gui.kit.choices import PACES, computer_name, showing_time
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.table.table_controller import GameController
from svedesk.gui.table.computer.against import AgainstComputer
from svedesk.gui.table.computer.player import ComputerPlayer
from svedesk.gui.table.computer.thinker import ProcessThinker, Thinker
from svedesk.gui.table.words import Words

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


class ComputerController(GameController):
    """A game in which the computer answers for one seat."""

    route: ComputerRoute

    def __init__(self, app: App, route: ComputerRoute) -> None:
        levels = route.desk.settings.computers
        self.computer = next(seat for seat, level in reversed(list(enumerate(levels))) if level)
        names = list(route.names)
        names[self.computer] = computer_name(levels[self.computer])
        super().__init__(app, replace(route, names=(names[0], names[1])))
        table_seat = self.page.table_seat
        assert isinstance(table_seat, AgainstComputer)
        thinking = self.thinking(app)
        self.player = ComputerPlayer(self.page, table_seat, thinking, lambda: showing_time(app.settings.now.pace))

    def thinking(self, app: App) -> Thinker:
        """Where the computer thinks."""
        level = self.route.desk.settings.computers[self.computer]
        # A file of a newer svedesk may name a level that there is not yet.
        plan = self.plan_of(self.computer)._replace(level=level if level in LEVELS else LEVELS[-1])
        return ProcessThinker(plan, app.tasks, app.lang, self)

    def seated(self, words: Words) -> AgainstComputer:
        """The person; the table never turns."""
        words.you = 1 - self.computer
        return AgainstComputer(self.route.desk, words, self.computer)

    def answering(self) -> tuple[int, ...]:
        """The person's seat."""
        return (1 - self.computer,)

    def add_to_menu(self, menu: QMenu) -> None:
        """How fast the computer is, besides."""
        super().add_to_menu(menu)
        settings = self.app.settings
        paces = menu.addMenu(tr("Computer speed"))
        for pace, text, _ in PACES:
            choice = paces.addAction(tr(text), partial(settings.change, pace=pace))
            choice.setCheckable(True)
            choice.setChecked(pace == settings.now.pace)

    def do(self, action: str) -> None:
        if action in ("use", "confirm") and self.player.skip():
            return
        super().do(action)

    def leave(self, *, rebuilt: bool) -> None:
        self.player.leave()
        super().leave(rebuilt=rebuilt)

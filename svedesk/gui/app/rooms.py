"""Which controller opens which route. Modules are named, not imported: each is loaded when its page is first opened."""

from __future__ import annotations

from collections.abc import Mapping

from svedesk.gui.app import routes
from svedesk.gui.app.routes import Route

ROOMS: Mapping[type[Route], str] = {
    routes.StartRoute: "svedesk.gui.rooms.start.room:StartController",
    routes.SettingsRoute: "svedesk.gui.rooms.settings.room:SettingsController",
    routes.HelpRoute: "svedesk.gui.rooms.help.room:HelpController",
    routes.DecksRoute: "svedesk.gui.rooms.decks.room:DecksController",
    routes.CardsRoute: "svedesk.gui.rooms.cards.room:CardsController",
    routes.OwnCardsRoute: "svedesk.gui.rooms.own_cards.room:OwnCardsController",
    routes.BoardsRoute: "svedesk.gui.rooms.boards.room:BoardsController",
    routes.BoardGameRoute: "svedesk.gui.rooms.boards.board_game:BoardGameController",
    routes.LearnRoute: "svedesk.gui.rooms.learn.room:LearnController",
    routes.LessonRoute: "svedesk.gui.rooms.learn.lesson:LessonController",
    routes.PuzzleRoute: "svedesk.gui.rooms.learn.puzzle:PuzzleController",
    routes.TryDeckRoute: "svedesk.gui.rooms.try_deck.room:TryDeckController",
    routes.LabRoute: "svedesk.gui.rooms.lab.room:LabController",
    routes.ReplaysRoute: "svedesk.gui.rooms.replays.room:ReplaysController",
    routes.ReplayRoute: "svedesk.gui.rooms.replays.room:ReplayController",
    routes.HostRoute: "svedesk.gui.rooms.lobby.room:HostController",
    routes.JoinRoute: "svedesk.gui.rooms.lobby.room:JoinController",
    routes.LobbyRoute: "svedesk.gui.rooms.lobby.room:LobbyController",
    routes.NetworkTableRoute: "svedesk.gui.rooms.lobby.room:NetworkTableController",
    routes.GameRoute: "svedesk.gui.rooms.table.table_controller:GameController",
    routes.ComputerRoute: "svedesk.gui.rooms.table.computer_game:ComputerController",
    routes.TrialRoute: "svedesk.gui.rooms.own_cards.try_card:TrialController",
}

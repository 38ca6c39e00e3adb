"""Windows over a registry that holds another game: War."""

from __future__ import annotations

from pathlib import Path

from toy.war_game import WAR

from svedesk.cards.library import shipped_library
from svedesk.engine.game import KnownCards
from svedesk.games.registry import Games
from svedesk.gui.app.window import MainWindow
from svedesk.settings.store import SettingsStore


def war_window(folder: Path) -> MainWindow:
    """A window that plays War, not shown yet."""
    game = Games({"war": lambda: WAR}).default
    library = shipped_library(game)
    settings = SettingsStore(this_run={"reduced_motion": True})
    return MainWindow(game, lambda: game.rules(KnownCards(library)), folder=folder, settings=settings, library=library)

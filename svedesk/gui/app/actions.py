"""Every action of the window with its key: one list for shortcuts, menus and the list of keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from svedesk.gui.app import open_game
from svedesk.gui.app.routes import HelpRoute, SettingsRoute
from svedesk.gui.kit.file_dialogs import load_dialog
from svedesk.gui.kit.translate import game_word

if TYPE_CHECKING:
    from svedesk.engine.game import Game
    from svedesk.engine.script import Lang
    from svedesk.gui.app.context import App

When = Literal["always", "game", "hand"]


class Action(NamedTuple):
    """One thing a user can do. `do` is how, for what can be done on every page; the others are done by the table that
    is open (see `TableController.do`). `when`: always, only with a game open, or only with the rules off."""

    name: str
    label: str
    """In words of any game; see `label_of`."""
    keys: tuple[str, ...]
    group: str
    do: Callable[[App], object] | None = None
    when: When = "game"
    held: bool = False
    """Whether it acts for as long as the key is held: then it is the table's own and no shortcut."""


def label_of(action: Action, game: Game, lang: Lang) -> str:
    """What an action is called: by the game that is played, or else in words of any game."""
    return game_word(game, "action", action.name, lang, action.label)


def show_help(app: App, *, keys: bool) -> None:
    """The key list, or what this program is."""
    from svedesk.gui.rooms.help.keys_dialog import AboutDialog, KeysDialog  # loaded when one of them is wanted

    page = app.router.shown.page
    if not keys:
        _open(AboutDialog(page))
        return
    dialog = KeysDialog(app.key_rows(), app.game, app.lang, page)
    dialog.change_wanted.connect(lambda: app.router.open_over(SettingsRoute("keys")))
    _open(dialog)


def load(app: App) -> None:
    """Load a game or a board from a file of the user's choice."""
    load_dialog(app.router.shown.page, partial(open_game.load, app)).open()


def leave_game(app: App) -> None:
    """Back to the start page; the game can be resumed. A network game is left after asking."""
    if app.network is not None and app.network.linked:
        app.network.ask_leave()
    else:
        app.router.start()


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


ACTIONS: tuple[Action, ...] = (
    Action("end_turn", "End turn or pass", ("Ctrl+Return",), "Play"),
    Action("left", "Next card to the left", ("Left",), "Play"),
    Action("right", "Next card to the right", ("Right",), "Play"),
    Action("up", "Next card above", ("Up",), "Play"),
    Action("down", "Next card below", ("Down",), "Play"),
    Action(
        "confirm",
        "Use the focused card, or press the highlighted button",
        ("Return", "Enter"),
        "Play",
    ),
    Action("cancel", "Cancel or close", ("Esc",), "Play"),
    Action("card_menu", "Menu of the focused card or zone", ("Menu", "Shift+F10"), "Play"),
    Action("next_part", "Next part of the window", ("F6",), "Play"),
    Action("last_part", "Previous part of the window", ("Shift+F6",), "Play"),
    Action("use", "Use the card under the mouse (rules off: turn it)", ("Space",), "Play"),
    Action("evolve", "Attach to the card under the mouse", ("E",), "Play"),
    Action("undo", "Undo", ("Ctrl+Z",), "Play"),
    Action("redo", "Redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "Play"),
    Action("bookmark", "Add bookmark", ("F5",), "Play"),
    Action("bookmarks", "Bookmarks …", ("Shift+F5",), "Play"),
    Action("rules", "Rules on / off", ("Ctrl+Shift+M",), "Play"),
    Action("resolve", "Resolve this question manually", ("Ctrl+Shift+R",), "Play"),
    Action("concede", "Concede", ("F2",), "Play"),
    Action("hint", "Hint", ("Ctrl+H",), "Play"),
    Action("lethal", "Can I win this turn?", ("Ctrl+Shift+H",), "Play"),
    Action("view_deck", "Deck", ("F3",), "Look"),
    Action("view_cemetery", "Discard pile", ("F4",), "Look"),
    Action("view_evolve", "Second deck", ("Ctrl+F3",), "Look"),
    Action("view_banished", "Removed cards", ("Ctrl+F4",), "Look"),
    Action("arrows", "Clear arrows", ("Ctrl+R",), "Look"),
    Action("zoom", "Zoom the card (hold)", ("Z",), "Look", held=True),
    Action("say_board", "Read the board aloud", ("Ctrl+Shift+B",), "Look"),
    Action("stream", "Stream window", ("Ctrl+Shift+V",), "Look"),
    Action("answers", "Official answers about the card", ("Ctrl+Shift+A",), "Look"),
    Action("panel", "Show or hide preview and log", ("F9",), "Look"),
    Action("talk", "Chat in a network game", ("/",), "Look"),
    Action("next_phase", "Next phase", ("N",), "Manual mode", when="hand"),
    Action("select", "Select all cards in the zone", ("Ctrl+A",), "Manual mode", when="hand"),
    Action("draw", "Draw 1", ("Ctrl+D",), "Manual mode", when="hand"),
    Action("draw_some", "Draw several …", ("Ctrl+E",), "Manual mode", when="hand"),
    Action("mill", "Discard the top card of the deck", ("Alt+Y",), "Manual mode", when="hand"),
    Action("mill_some", "Discard several from the deck …", ("Alt+M",), "Manual mode", when="hand"),
    Action("shuffle", "Shuffle the deck", ("Ctrl+S",), "Manual mode", when="hand"),
    Action("mulligan", "Mulligan", ("Ctrl+M",), "Manual mode", when="hand"),
    Action("look", "Look at card", ("Alt+L",), "Manual mode", when="hand"),
    Action("look_top", "Look at the top …", ("Ctrl+W",), "Manual mode", when="hand"),
    Action("refresh_all", "Turn all cards upright", ("Ctrl+U",), "Manual mode", when="hand"),
    Action("to_cemetery", "Move card to the discard pile", ("Del",), "Manual mode", when="hand"),
    Action("to_bottom", "Move card to the bottom of the deck", ("Ctrl+B",), "Manual mode", when="hand"),
    Action("to_hand", "Move card to the hand", ("H",), "Manual mode", when="hand"),
    Action("to_ex", "Move card to the reserve", ("X",), "Manual mode", when="hand"),
    Action("flip", "Turn card over", ("Alt+F",), "Manual mode", when="hand"),
    Action("swap_seats", "Swap seats", ("Ctrl+Shift+O",), "Manual mode", when="hand"),
    Action("token", "Create a card …", ("Ctrl+T",), "Manual mode", when="hand"),
    Action("put_cards", "Set up cards …", ("Ctrl+Shift+T",), "Manual mode", when="hand"),
    Action("again", "Create the same card again", ("Ctrl+G",), "Manual mode", when="hand"),
    Action("tokens", "Create the token of the card under the mouse", ("T",), "Manual mode", when="hand"),
    Action("copy", "Copy card", ("Ctrl+J",), "Manual mode", when="hand"),
    Action("counter_up", "Counter +1", ("+",), "Manual mode", when="hand"),
    Action("counter_down", "Counter −1", ("-",), "Manual mode", when="hand"),
    Action("attack_up", "Attack +1", ("Ctrl++",), "Manual mode", when="hand"),
    Action("attack_down", "Attack −1", ("Ctrl+-",), "Manual mode", when="hand"),
    Action("defense_up", "Defense +1", ("Alt++",), "Manual mode", when="hand"),
    Action("defense_down", "Defense −1", ("Alt+-",), "Manual mode", when="hand"),
    Action("set_both", "Set attack and defense …", ("Ctrl+P",), "Manual mode", when="hand"),
    Action("note", "Note on card …", ("Alt+N",), "Manual mode", when="hand"),
    Action("leader_down", "Leader defense −1", ("F11",), "Manual mode", when="hand"),
    Action("leader_up", "Leader defense +1", ("F12",), "Manual mode", when="hand"),
    Action("leader_set", "Set leader defense …", ("Ctrl+L",), "Manual mode", when="hand"),
    Action("die", "Roll a die", ("Ctrl+I",), "Manual mode", when="hand"),
    Action("coin", "Toss a coin", ("Ctrl+Shift+I",), "Manual mode", when="hand"),
    Action("help", "Help", ("F1",), "Window", lambda app: app.router.open_over(HelpRoute()), when="always"),
    Action("keys", "Keys and mouse", ("Shift+F1",), "Window", partial(show_help, keys=True), when="always"),
    Action(
        "settings", "Settings", ("Ctrl+,",), "Window", lambda app: app.router.open_over(SettingsRoute()), when="always"
    ),
    Action("save", "Save the game as …", ("Ctrl+Shift+S",), "Window"),
    Action("save_board", "Export board …", (), "Window"),
    Action("keep_board", "Save position …", ("Ctrl+Shift+K",), "Window"),
    Action("same_decks", "New game with the same decks", (), "Window"),
    Action("load", "Load a game or a board …", ("Ctrl+O",), "Window", load, when="always"),
    Action("main_menu", "Main menu", (), "Window", leave_game),
    Action("about", "About svedesk", (), "Window", partial(show_help, keys=False), when="always"),
    Action("quit", "Quit", ("Ctrl+Q",), "Window", lambda app: app.router.shown.page.window().close(), when="always"),
)
"""In the order menus and the key list show them."""

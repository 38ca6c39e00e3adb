"""Every action of the window with its key: one list for shortcuts, menus and F1."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, NamedTuple

from svedesk.gui.app import actions, actions_asking, actions_board, actions_turn

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow

When = Literal["always", "game", "hand"]


class Action(NamedTuple):
    """One thing a user can do. `when`: always, only with a game open, or only with the rules off."""

    name: str
    label: str
    keys: tuple[str, ...]
    group: str
    do: Callable[[MainWindow], object]
    when: When = "game"
    held: bool = False
    """Whether it acts for as long as the key is held: then it is the table's own and no shortcut."""


ACTIONS: tuple[Action, ...] = (
    Action("end_turn", "End turn, or pass", ("Ctrl+Return",), "Play", actions_turn.end_turn),
    Action(
        "next_phase",
        "Next phase (with the rules on: end turn, or pass)",
        ("Tab",),
        "Play",
        actions_turn.next_phase,
    ),
    Action("left", "Next card to the left", ("Left",), "Play", actions.go_left),
    Action("right", "Next card to the right", ("Right",), "Play", actions.go_right),
    Action("up", "Next card above", ("Up",), "Play", actions.go_up),
    Action("down", "Next card below", ("Down",), "Play", actions.go_down),
    Action(
        "confirm",
        "Use the card the keyboard is at, or press the bright button",
        ("Return", "Enter"),
        "Play",
        actions.confirm,
    ),
    Action("cancel", "Cancel, close", ("Esc",), "Play", actions.back_out),
    Action("card_menu", "Menu of what the keyboard is at", ("Menu", "Shift+F10"), "Play", actions_asking.card_menu),
    Action("next_part", "To buttons, log, chat, bar and back", ("F6",), "Play", actions_asking.next_part),
    Action("last_part", "The same the other way round", ("Shift+F6",), "Play", actions_asking.last_part),
    Action("use", "Use the card below the mouse (by hand: engage or refresh it)", ("Space",), "Play", actions.use),
    Action("evolve", "Evolve the card below the mouse", ("E",), "Play", actions.evolve),
    Action("undo", "Undo", ("Ctrl+Z",), "Play", actions.undo),
    Action("redo", "Redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "Play", actions.redo),
    Action("bookmark", "Mark this moment", ("F5",), "Play", actions_board.bookmark),
    Action("bookmarks", "Bookmarks …", ("Shift+F5",), "Play", actions_board.bookmarks),
    Action("rules", "Rules on / by hand", ("Ctrl+Shift+M",), "Play", actions.toggle_rules),
    Action("resolve", "Resolve this question by hand", ("Ctrl+Shift+R",), "Play", actions_asking.resolve),
    Action("concede", "Concede", ("F2",), "Play", actions.concede),
    Action("view_deck", "Deck", ("F3",), "Look", actions.view_deck),
    Action("view_cemetery", "Cemetery", ("F4",), "Look", actions.view_cemetery),
    Action("view_evolve", "Evolve deck", ("Ctrl+F3",), "Look", actions.view_evolve_deck),
    Action("view_banished", "Banished zone", ("Ctrl+F4",), "Look", actions.view_banished),
    Action("arrows", "Clear arrows", ("Ctrl+R",), "Look", actions.clear_arrows),
    Action("zoom", "Zoom the card (hold)", ("Z",), "Look", actions_asking.look_card, held=True),
    Action("say_board", "Say what is on the board", ("Ctrl+Shift+B",), "Look", actions_asking.say_board),
    Action("panel", "Preview and log", ("F9",), "Look", actions.toggle_panel),
    Action("talk", "Chat in a network game", ("/",), "Look", actions.talk),
    Action("select", "All cards of the zone", ("Ctrl+A",), "By hand", actions_asking.select_zone, "hand"),
    Action("draw", "Draw 1", ("Ctrl+D",), "By hand", actions.draw, "hand"),
    Action("draw_some", "Draw …", ("Ctrl+E",), "By hand", actions.draw_some, "hand"),
    Action("mill", "Mill 1", ("Alt+Y",), "By hand", actions.mill, "hand"),
    Action("mill_some", "Mill …", ("Alt+M",), "By hand", actions.mill_some, "hand"),
    Action("shuffle", "Shuffle the deck", ("Ctrl+S",), "By hand", actions.shuffle, "hand"),
    Action("mulligan", "Mulligan", ("Ctrl+M",), "By hand", actions_asking.mulligan, "hand"),
    Action("look", "Look at the card", ("Alt+L",), "By hand", actions_asking.look_card, "hand"),
    Action("look_top", "Look at the top …", ("Ctrl+W",), "By hand", actions.look_top, "hand"),
    Action("refresh_all", "Refresh all", ("Ctrl+U",), "By hand", actions.refresh_all, "hand"),
    Action("to_cemetery", "Card to the cemetery", ("Del",), "By hand", actions.to_cemetery, "hand"),
    Action("to_bottom", "Card to the bottom of the deck", ("Ctrl+B",), "By hand", actions.to_bottom, "hand"),
    Action("to_hand", "Card to the hand", ("H",), "By hand", actions.to_hand, "hand"),
    Action("to_ex", "Card to the EX area", ("X",), "By hand", actions.to_ex, "hand"),
    Action("flip", "Turn the card over", ("Alt+F",), "By hand", actions.flip, "hand"),
    Action("swap_seats", "Swap seats", ("Ctrl+Shift+O",), "By hand", actions_asking.turn_around, "hand"),
    Action("token", "Create a card …", ("Ctrl+T",), "By hand", actions.create, "hand"),
    Action("put_cards", "Put cards anywhere …", ("Ctrl+Shift+T",), "By hand", actions_board.put_cards, "hand"),
    Action("again", "Create it again", ("Ctrl+G",), "By hand", actions_asking.create_again, "hand"),
    Action(
        "tokens", "Create the token of the card below the mouse", ("T",), "By hand", actions_turn.create_token, "hand"
    ),
    Action("copy", "Copy the card", ("Ctrl+J",), "By hand", actions.copy_card, "hand"),
    Action("counter_up", "Counter +1", ("+",), "By hand", actions.counter_up, "hand"),
    Action("counter_down", "Counter −1", ("-",), "By hand", actions.counter_down, "hand"),
    Action("attack_up", "Attack +1", ("Ctrl++",), "By hand", actions.attack_up, "hand"),
    Action("attack_down", "Attack −1", ("Ctrl+-",), "By hand", actions.attack_down, "hand"),
    Action("defense_up", "Defense +1", ("Alt++",), "By hand", actions.defense_up, "hand"),
    Action("defense_down", "Defense −1", ("Alt+-",), "By hand", actions.defense_down, "hand"),
    Action("set_both", "Set attack and defense …", ("Ctrl+P",), "By hand", actions_asking.set_both, "hand"),
    Action("note", "Note on the card …", ("Alt+N",), "By hand", actions_asking.note, "hand"),
    Action("leader_down", "Leader defense −1", ("F11",), "By hand", actions.leader_down, "hand"),
    Action("leader_up", "Leader defense +1", ("F12",), "By hand", actions.leader_up, "hand"),
    Action("leader_set", "Set leader defense …", ("Ctrl+L",), "By hand", actions.leader_set, "hand"),
    Action("die", "Roll a die", ("Ctrl+I",), "By hand", actions.roll, "hand"),
    Action("coin", "Toss a coin", ("Ctrl+Shift+I",), "By hand", actions.toss, "hand"),
    Action("keys", "Keys and mouse", ("F1",), "Window", actions.show_keys, "always"),
    Action("settings", "Settings", ("Ctrl+,",), "Window", actions.show_settings, "always"),
    Action("save", "Save the game as …", ("Ctrl+Shift+S",), "Window", actions.save),
    Action("save_board", "Save the board as …", (), "Window", actions.save_board),
    Action("keep_board", "Keep the board …", ("Ctrl+Shift+K",), "Window", actions_board.keep_board),
    Action("same_decks", "New game with the same decks", (), "Window", actions_board.same_decks),
    Action("load", "Load a game or a board …", ("Ctrl+O",), "Window", actions.load, "always"),
    Action("main_menu", "Main menu", (), "Window", actions.leave_game),
    Action("about", "About svedesk", (), "Window", actions.show_about, "always"),
    Action("quit", "Quit", ("Ctrl+Q",), "Window", actions.quit_window, "always"),
)
"""In the order menus and the key list show them."""

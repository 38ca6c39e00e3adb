"""One function for each thing a user can do, reached by menu, key, button and drag alike. `keys.ACTIONS` lists them
with their keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svedesk.engine.records import Place
from svedesk.engine.view import CardView
from svedesk.gui.table import manual
from svedesk.gui.table.due_count import due_count
from svedesk.gui.table.sitting import Sitting

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow
    from svedesk.gui.table.page import GamePage


def _page(window: MainWindow) -> GamePage:
    page = window.page
    assert page is not None, "the window offers these only with a game open"
    return page


def _sitting(window: MainWindow) -> Sitting:
    return _page(window).sitting


def _card(window: MainWindow) -> CardView | None:
    """The card below the mouse."""
    return _page(window).pointed_card()


def _cards(window: MainWindow) -> tuple[CardView, ...]:
    """The group that was picked, else the card below the mouse, if there is one."""
    group, card = _page(window).mouse.selection.cards, _card(window)
    return group or ((card,) if card is not None else ())


# -- play -------------------------------------------------------------------------------------------------------------


def go_left(window: MainWindow) -> None:
    """To the next card on the left."""
    _page(window).walk.step("left")


def go_right(window: MainWindow) -> None:
    """To the next card on the right."""
    _page(window).walk.step("right")


def go_up(window: MainWindow) -> None:
    """To the next card above."""
    _page(window).walk.step("up")


def go_down(window: MainWindow) -> None:
    """To the next card below."""
    _page(window).walk.step("down")


def clear_arrows(window: MainWindow) -> None:
    """Take the arrows away that point at something."""
    _page(window).mouse.pointing.clear()


def confirm(window: MainWindow) -> None:
    """Press, use or pick what the keyboard is at, else press the bright button of the strip. With nothing of it, as
    while the other player thinks, Enter opens the chat of a network game."""
    if not _page(window).walk.enter():
        window.talk()


def back_out(window: MainWindow) -> None:
    """Back to the table from elsewhere, else cancel the innermost thing."""
    if not _page(window).walk.escape():
        _page(window).escape()


def use(window: MainWindow) -> None:
    """The default deed of the card below the mouse, or by hand of the group; a button that has the keyboard is
    pressed."""
    if _page(window).walk.press():
        return
    if _page(window).mouse.focus.zone is not None:
        _page(window).walk.enter()
        return
    card, group = _card(window), _page(window).mouse.selection.cards
    if group:
        manual.turn(_sitting(window), group)
    elif card is not None:
        _page(window).mouse.use(card)


def evolve(window: MainWindow) -> None:
    """Evolve the card below the mouse."""
    card = _card(window)
    if card is not None:
        _page(window).evolve(card)


def undo(window: MainWindow) -> None:
    """Take back the last thing done."""
    _sitting(window).undo()


def redo(window: MainWindow) -> None:
    """Do again what was taken back."""
    _sitting(window).redo()


def toggle_rules(window: MainWindow) -> None:
    """Rules on, or by hand."""
    _sitting(window).toggle_rules()


def concede(window: MainWindow) -> None:
    """Give up, after asking."""
    _page(window).ask_concede()


# -- look -------------------------------------------------------------------------------------------------------------


def _view(window: MainWindow, zone: str) -> None:
    page = _page(window)
    page.open_pile(Place(page.sitting.seat, zone))


def view_deck(window: MainWindow) -> None:
    """Search the own deck (by hand)."""
    page = _page(window)
    place = Place(page.sitting.seat, "deck")
    if not page.sitting.manual or manual.look(page.sitting, place):
        page.open_pile(place)


def view_cemetery(window: MainWindow) -> None:
    """Lay the own cemetery out."""
    _view(window, "cemetery")


def view_evolve_deck(window: MainWindow) -> None:
    """Lay the own evolve deck out."""
    _view(window, "evolve_deck")


def view_banished(window: MainWindow) -> None:
    """Lay the own banished zone out."""
    _view(window, "banished")


def toggle_panel(window: MainWindow) -> None:
    """Show or hide preview and log."""
    _page(window).toggle_panel()


def talk(window: MainWindow) -> None:
    """Type a line of chat to the others of a network game."""
    window.talk()


# -- by hand ----------------------------------------------------------------------------------------------------------


def draw(window: MainWindow) -> None:
    """Draw a card."""
    manual.draw(_sitting(window), _sitting(window).seat)


def draw_some(window: MainWindow) -> None:
    """Draw several."""
    sitting = _sitting(window)
    _page(window).ask_number(
        "Draw how many cards",
        due_count(sitting, "draw", 2),
        lambda n: manual.draw(sitting, sitting.seat, n) if n > 0 else None,
    )


def mill(window: MainWindow) -> None:
    """Mill a card."""
    manual.mill(_sitting(window), _sitting(window).seat)


def mill_some(window: MainWindow) -> None:
    """Mill several."""
    sitting = _sitting(window)
    _page(window).ask_number(
        "Mill how many cards",
        due_count(sitting, "mill", 2),
        lambda n: manual.mill(sitting, sitting.seat, n) if n > 0 else None,
    )


def shuffle(window: MainWindow) -> None:
    """Shuffle the own deck."""
    manual.shuffle(_sitting(window), Place(_sitting(window).seat, "deck"))


def look_top(window: MainWindow) -> None:
    """Look at the top of the own deck."""
    page = _page(window)
    place = Place(page.sitting.seat, "deck")

    def look(count: int) -> None:
        if count > 0 and manual.look(page.sitting, place, count):
            page.open_pile(place)

    page.ask_number("Look at how many cards", due_count(page.sitting, "look", 3), look)


def refresh_all(window: MainWindow) -> None:
    """Refresh all own cards."""
    manual.refresh_all(_sitting(window), _sitting(window).seat)


def _send(window: MainWindow, zone: str, position: str = "") -> None:
    cards = _cards(window)
    if cards and cards[0].zone != "leader":
        manual.move(_sitting(window), manual.ids(cards), Place(cards[0].seat, zone), position)


def to_cemetery(window: MainWindow) -> None:
    """The card below the mouse to its cemetery."""
    _send(window, "cemetery", "top")


def to_bottom(window: MainWindow) -> None:
    """The card below the mouse to the bottom of its deck."""
    _send(window, "deck", "bottom")


def to_hand(window: MainWindow) -> None:
    """The card below the mouse to its hand."""
    _send(window, "hand")


def to_ex(window: MainWindow) -> None:
    """The card below the mouse to its EX area."""
    _send(window, "ex")


def flip(window: MainWindow) -> None:
    """Turn the card below the mouse over."""
    if cards := _cards(window):
        manual.flip(_sitting(window), cards)


def create(window: MainWindow) -> None:
    """Create a card by name on the own field."""
    sitting = _sitting(window)
    place = Place(sitting.seat, "field")
    _page(window).ask_card("Create a card on the field", lambda number: manual.create(sitting, number, place))


def copy_card(window: MainWindow) -> None:
    """A new card like the one below the mouse."""
    if cards := _cards(window):
        manual.copy(_sitting(window), cards)


def _count(window: MainWindow, by: int) -> None:
    if cards := _cards(window):
        name = next((card.counters[0][0] for card in cards if card.counters), "counter")
        manual.counter(_sitting(window), cards, name, by)


def counter_up(window: MainWindow) -> None:
    """A counter onto the card below the mouse."""
    _count(window, 1)


def counter_down(window: MainWindow) -> None:
    """A counter off the card below the mouse."""
    _count(window, -1)


def _stat(window: MainWindow, name: str, by: int) -> None:
    if cards := _cards(window):
        manual.stat(_sitting(window), cards, name, by)


def attack_up(window: MainWindow) -> None:
    """Attack of the card below the mouse +1."""
    _stat(window, "attack", 1)


def attack_down(window: MainWindow) -> None:
    """Attack of the card below the mouse -1."""
    _stat(window, "attack", -1)


def defense_up(window: MainWindow) -> None:
    """Defense of the card below the mouse +1."""
    _stat(window, "defense", 1)


def defense_down(window: MainWindow) -> None:
    """Defense of the card below the mouse -1."""
    _stat(window, "defense", -1)


def leader_down(window: MainWindow) -> None:
    """Own leader defense -1."""
    manual.number(_sitting(window), _sitting(window).seat, "leader_defense", -1)


def leader_up(window: MainWindow) -> None:
    """Own leader defense +1."""
    manual.number(_sitting(window), _sitting(window).seat, "leader_defense", 1)


def leader_set(window: MainWindow) -> None:
    """Set the own leader defense."""
    sitting = _sitting(window)
    now = sitting.view.number(sitting.seat, "leader_defense")
    set_to = "leader_defense"
    _page(window).ask_number(
        "Leader defense", now, lambda value: manual.number_set(sitting, sitting.seat, set_to, value)
    )


def roll(window: MainWindow) -> None:
    """Roll a die of six sides."""
    manual.die(_sitting(window), 6)


def toss(window: MainWindow) -> None:
    """Toss a coin."""
    manual.coin(_sitting(window))


# -- window -----------------------------------------------------------------------------------------------------------


def show_keys(window: MainWindow) -> None:
    """The key list."""
    window.show_keys()


def show_settings(window: MainWindow) -> None:
    """What can be chosen."""
    window.show_settings()


def show_about(window: MainWindow) -> None:
    """What this program is."""
    window.show_about()


def save(window: MainWindow) -> None:
    """Save the game to a file of the user's choice."""
    window.ask_save(board=False)


def save_board(window: MainWindow) -> None:
    """Save what lies on the table to a file of the user's choice."""
    window.ask_save(board=True)


def load(window: MainWindow) -> None:
    """Load a game or a board."""
    window.ask_load()


def leave_game(window: MainWindow) -> None:
    """Back to the main menu; the game can be resumed."""
    window.leave_game()


def quit_window(window: MainWindow) -> None:
    """Leave the program; the game can be resumed."""
    window.close()

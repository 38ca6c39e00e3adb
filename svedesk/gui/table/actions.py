"""What a user can do at a table by key, menu or button: play, look around, move the keyboard's focus."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from svedesk.engine.records import Place
from svedesk.gui.kit.text_viewer import TextViewer
from svedesk.gui.kit.translate import tr
from svedesk.gui.table import manual
from svedesk.gui.table.board_words import board_words
from svedesk.gui.table.zone_items import PileItem

if TYPE_CHECKING:
    from svedesk.gui.table.page import GamePage


def go_left(page: GamePage) -> None:
    """To the next card on the left."""
    page.navigation.step("left")


def go_right(page: GamePage) -> None:
    """To the next card on the right."""
    page.navigation.step("right")


def go_up(page: GamePage) -> None:
    """To the next card above."""
    page.navigation.step("up")


def go_down(page: GamePage) -> None:
    """To the next card below."""
    page.navigation.step("down")


def clear_arrows(page: GamePage) -> None:
    """Take the arrows away that point at something."""
    page.mouse.pointing.clear()


def confirm(page: GamePage) -> None:
    """Press, use or pick what the keyboard is at, else press the bright button of the strip. With nothing of it, as
    while the other player thinks, Enter opens the chat of a network game."""
    if not page.navigation.enter():
        page.chat_wanted.emit()


def back_out(page: GamePage) -> None:
    """Back to the table from elsewhere, else cancel the innermost thing."""
    if not page.navigation.escape():
        page.escape()


def use(page: GamePage) -> None:
    """The default deed of the card below the mouse, or by hand of the group; a button that has the keyboard is
    pressed."""
    if page.navigation.press():
        return
    if page.mouse.focus.zone is not None:
        page.navigation.enter()
        return
    card, group = page.pointed_card(), page.mouse.selection.cards
    if group:
        manual.turn(page.table_seat, group)
    elif card is not None:
        page.mouse.use(card)


def evolve(page: GamePage) -> None:
    """Evolve the card below the mouse."""
    card = page.pointed_card()
    if card is not None:
        page.evolve(card)


def undo(page: GamePage) -> None:
    """Take back the last thing done."""
    page.table_seat.undo()


def redo(page: GamePage) -> None:
    """Do again what was taken back."""
    page.table_seat.redo()


def toggle_rules(page: GamePage) -> None:
    """Rules on, or by hand."""
    page.table_seat.toggle_rules()


def resolve(page: GamePage) -> None:
    """Put the open question right by hand; once more: done."""
    table_seat = page.table_seat
    if table_seat.resolving:
        table_seat.rules_on()
    else:
        table_seat.resolve_by_hand()


def concede(page: GamePage) -> None:
    """Give up, after asking."""
    page.ask_concede()


def end_turn(page: GamePage) -> None:
    """End the turn, or pass."""
    if page.table_seat.rules_off:
        manual.end_turn(page.table_seat)
    else:
        page.press_go_on()


def card_menu(page: GamePage) -> None:
    """The menu of the card or zone the keyboard is at."""
    page.navigation.menu()


def next_part(page: GamePage) -> None:
    """The keyboard to the next part of the page."""
    page.navigation.next_part()


def last_part(page: GamePage) -> None:
    """The keyboard to the part before."""
    page.navigation.next_part(-1)


def turn_around(page: GamePage) -> None:
    """Swap seats: the other side lies at the bottom."""
    page.table_seat.turn_around()


def _view(page: GamePage, zone: str) -> None:
    """Lay a pile of one's own out, where the game has it."""
    if zone:
        page.open_pile(Place(page.table_seat.seat, zone))


def view_deck(page: GamePage) -> None:
    """Search the own deck (by hand)."""
    place = Place(page.table_seat.seat, page.table_seat.words.table.hand_zones.deck)
    if not page.table_seat.manual or manual.look(page.table_seat, place):
        page.open_pile(place)


def view_cemetery(page: GamePage) -> None:
    """Lay the own cemetery out."""
    _view(page, page.table_seat.words.table.hand_zones.discard)


def view_evolve_deck(page: GamePage) -> None:
    """Lay the own evolve deck out."""
    _view(page, page.table_seat.words.table.hand_zones.second_deck)


def view_banished(page: GamePage) -> None:
    """Lay the own banished zone out."""
    _view(page, page.table_seat.words.table.hand_zones.removed)


def toggle_panel(page: GamePage) -> None:
    """Show or hide preview and log."""
    page.toggle_panel()


def look_card(page: GamePage) -> None:
    """Look at the top card of the pile below the mouse, or show the card below the mouse large."""
    point = page.view.mapToScene(page.view.mapFromGlobal(page.cursor().pos()))
    pile = page.scene.zone_item_at(point)
    if page.scene.card_at(point) is None and isinstance(pile, PileItem):
        if manual.look(page.table_seat, pile.place, 1):
            page.open_pile(pile.place)
        return
    page.preview_card(page.pointed_card())


def say_board(page: GamePage) -> None:
    """Say in words what is on the board: in a box to read, and to whoever listens."""
    text = board_words(page.table_seat.view, page.table_seat.words)
    dialog = TextViewer(tr("Board contents"), text, page)
    page.show_dialog(dialog)
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(dialog.text, text))


PLAY_ACTIONS: Mapping[str, Callable[[GamePage], object]] = {
    "end_turn": end_turn,
    "left": go_left,
    "right": go_right,
    "up": go_up,
    "down": go_down,
    "confirm": confirm,
    "cancel": back_out,
    "card_menu": card_menu,
    "next_part": next_part,
    "last_part": last_part,
    "use": use,
    "evolve": evolve,
    "undo": undo,
    "redo": redo,
    "rules": toggle_rules,
    "resolve": resolve,
    "concede": concede,
    "view_deck": view_deck,
    "view_cemetery": view_cemetery,
    "view_evolve": view_evolve_deck,
    "view_banished": view_banished,
    "arrows": clear_arrows,
    "zoom": look_card,
    "say_board": say_board,
    "panel": toggle_panel,
    "look": look_card,
    "swap_seats": turn_around,
}

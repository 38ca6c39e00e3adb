"""Actions at a table by key, menu or button: play, look around, move the keyboard's focus."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from svedesk.engine.game_table import HandZones
from svedesk.engine.records import Place
from svedesk.gui.kit.input_dialogs import TextViewer
from svedesk.gui.kit.translate import tr
from svedesk.gui.table import manual
from svedesk.gui.table.board_words import board_words
from svedesk.gui.table.stream_window import open_stream
from svedesk.gui.table.zone_items import PileItem

if TYPE_CHECKING:
    from svedesk.gui.table.page import GamePage


def _zones(page: GamePage) -> HandZones:
    return page.table_seat.words.table.hand_zones


def confirm(page: GamePage) -> None:
    """Press, use or pick what has the focus, else press the bright button of the strip. With nothing of it, as
    while the other player thinks, Enter opens the chat of a network game."""
    if not page.navigation.enter():
        page.chat_wanted.emit()


def back_out(page: GamePage) -> None:
    """Back to the table from elsewhere, else cancel the innermost thing."""
    if not page.navigation.escape():
        page.escape()


def use(page: GamePage) -> None:
    """The default deed of the card below the mouse, in manual mode of the selected group; a button that has the focus
    is pressed."""
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


def resolve(page: GamePage) -> None:
    """Resolve the open question manually; once more: done."""
    table_seat = page.table_seat
    if table_seat.resolving:
        table_seat.rules_on()
    else:
        table_seat.resolve_by_hand()


def end_turn(page: GamePage) -> None:
    """End the turn, or pass."""
    if page.table_seat.rules_off:
        manual.end_turn(page.table_seat)
    else:
        page.press_go_on()


def _view(page: GamePage, zone: str) -> None:
    """Lay a pile of one's own out, where the game has it."""
    if zone:
        page.open_pile(Place(page.table_seat.seat, zone))


def view_deck(page: GamePage) -> None:
    """Search the own deck (in manual mode)."""
    place = Place(page.table_seat.seat, _zones(page).deck)
    if not page.table_seat.manual or page.table_seat.act("look", source=place):
        page.open_pile(place)


def look_card(page: GamePage) -> None:
    """Look at the top card of the pile below the mouse, or show the card below the mouse large."""
    point = page.view.mapToScene(page.view.mapFromGlobal(page.cursor().pos()))
    pile = page.scene.zone_item_at(point)
    if page.scene.card_at(point) is None and isinstance(pile, PileItem):
        if page.table_seat.act("look", amount=1, source=pile.place):
            page.open_pile(pile.place)
        return
    page.preview_card(page.pointed_card())


def say_board(page: GamePage) -> None:
    """Say in words what is on the board: in a box to read, and to whoever listens."""
    text = board_words(page.table_seat.view, page.table_seat.words)
    dialog = TextViewer(tr("Board contents"), text, page)
    page.show_dialog(dialog)
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(dialog.text, text))


def show_answers(page: GamePage) -> None:
    """Show the official answers about the card below the mouse, or the one that is shown large."""
    card = page.pointed_card() or page.preview.card
    if card is None or not card.number:
        page.refuse(tr("Point at a card first."))
        return
    name, answers = page.table_seat.words.name(card.number), page.answers_about(card.number)
    if answers:
        page.show_dialog(TextViewer(tr("Official answers about {0}", name), answers, page))
    else:
        page.refuse(tr("No list of official answers mentions {0}. You can import lists under Cards.", name))


PLAY_ACTIONS: Mapping[str, Callable[[GamePage], object]] = {
    "end_turn": end_turn,
    "left": lambda page: page.navigation.step("left"),
    "right": lambda page: page.navigation.step("right"),
    "up": lambda page: page.navigation.step("up"),
    "down": lambda page: page.navigation.step("down"),
    "confirm": confirm,
    "cancel": back_out,
    "card_menu": lambda page: page.navigation.menu(),
    "next_part": lambda page: page.navigation.next_part(),
    "last_part": lambda page: page.navigation.next_part(-1),
    "use": use,
    "evolve": evolve,
    "undo": lambda page: page.table_seat.undo(),
    "redo": lambda page: page.table_seat.redo(),
    "rules": lambda page: page.table_seat.toggle_rules(),
    "resolve": resolve,
    "concede": lambda page: page.ask_concede(),
    "view_deck": view_deck,
    "view_cemetery": lambda page: _view(page, _zones(page).discard),
    "view_evolve": lambda page: _view(page, _zones(page).second_deck),
    "view_banished": lambda page: _view(page, _zones(page).removed),
    "arrows": lambda page: page.mouse.pointing.clear(),
    "zoom": look_card,
    "say_board": say_board,
    "answers": show_answers,
    "stream": open_stream,
    "panel": lambda page: page.toggle_panel(),
    "look": look_card,
    "swap_seats": lambda page: page.table_seat.turn_around(),
}

"""More of what a user can do by key (see `actions`): what asks for words or numbers first, and what shows or says
something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from svedesk.engine.records import Place
from svedesk.engine.view import CardView
from svedesk.gui.kit.text_dialog import ReadingDialog
from svedesk.gui.kit.translate import tr
from svedesk.gui.table import manual
from svedesk.gui.table.board_words import board_words
from svedesk.gui.table.menus import manual_menu
from svedesk.gui.table.zone_items import PileItem

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow
    from svedesk.gui.table.page import GamePage


def _page(window: MainWindow) -> GamePage:
    page = window.page
    assert page is not None, "the window offers these only with a game open"
    return page


def mulligan(window: MainWindow) -> None:
    """The own hand to the bottom of the deck, and as many cards drawn."""
    sitting = _page(window).sitting
    manual.mulligan(sitting, sitting.seat)


def resolve(window: MainWindow) -> None:
    """Put the open question right by hand; once more: done."""
    sitting = _page(window).sitting
    if sitting.resolving:
        sitting.rules_on()
    else:
        sitting.resolve_by_hand()


def turn_around(window: MainWindow) -> None:
    """Swap seats: the other side lies at the bottom."""
    if window.networked is None:
        _page(window).sitting.turn_around()
    else:
        _page(window).refuse(tr("Everybody keeps the own seat in a network game."))


def create_again(window: MainWindow) -> None:
    """Create once more the card that was created last."""
    sitting = _page(window).sitting
    if sitting.created:
        manual.create(sitting, sitting.created, Place(sitting.seat, "field"))
    else:
        _page(window).refuse(tr("Create a card first."))


def group(window: MainWindow) -> tuple[CardView, ...]:
    """The group that was picked, else the card below the mouse, if there is one."""
    page = _page(window)
    card = page.pointed_card()
    return page.mouse.selection.cards or ((card,) if card is not None else ())


def select_zone(window: MainWindow) -> None:
    """Take all cards of the zone below the mouse into a group, else those of the own hand."""
    page = _page(window)
    if not page.sitting.manual:
        return
    tray, card = page.scene.tray, page.mouse.focus.card
    target = page.scene.target_at(page.view.mapToScene(page.view.mapFromGlobal(page.cursor().pos())))
    place = Place(page.sitting.seat, "hand")
    if card is not None:
        place = Place(card.seat, card.zone)
    elif tray is not None and tray.content.place is not None:
        place = tray.content.place
    elif target is not None and target.zone not in ("middle", "leader"):
        place = Place(target.seat, target.zone)
    if not page.mouse.selection.all_of(place):
        page.mouse.selection.all_of(Place(page.sitting.seat, "hand"))


def set_both(window: MainWindow) -> None:
    """Ask for attack and defense of the card below the mouse, as 3/4, each also as +1 or -2."""
    page = _page(window)
    cards = [card for card in group(window) if card.shown.attack is not None and card.shown.defense is not None]
    if cards:
        manual_menu.ask_both(page.sitting, cards, page)


def note(window: MainWindow) -> None:
    """Ask for a note on the card below the mouse."""
    cards = [card for card in group(window) if card.number]
    if cards:
        manual_menu.ask_note(_page(window).sitting, cards, _page(window))


def look_card(window: MainWindow) -> None:
    """Look at the top card of the pile below the mouse, or show the card below the mouse large."""
    page = _page(window)
    point = page.view.mapToScene(page.view.mapFromGlobal(page.cursor().pos()))
    pile = page.scene.zone_item_at(point)
    if page.scene.card_at(point) is None and isinstance(pile, PileItem):
        if manual.look(page.sitting, pile.place, 1):
            page.open_pile(pile.place)
        return
    page.preview_card(page.pointed_card())


def card_menu(window: MainWindow) -> None:
    """The menu of the card or zone the keyboard is at."""
    _page(window).walk.menu()


def next_part(window: MainWindow) -> None:
    """The keyboard to the next part of the page."""
    _page(window).walk.next_part()


def last_part(window: MainWindow) -> None:
    """The keyboard to the part before."""
    _page(window).walk.next_part(-1)


def say_board(window: MainWindow) -> None:
    """Say in words what is on the board: in a box to read, and to whoever listens."""
    page = _page(window)
    text = board_words(page.sitting.view, page.sitting.words)
    dialog = ReadingDialog(tr("What is on the board"), text, page)
    page.show_dialog(dialog)
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(dialog.text, text))

"""Actions with the rules off, by key or menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from svedesk.engine.game_table import HandZones
from svedesk.engine.records import Place
from svedesk.engine.view import CardView
from svedesk.gui.kit.translate import tr
from svedesk.gui.table import manual
from svedesk.gui.table.layout import MIDDLE
from svedesk.gui.table.menus import manual_menu
from svedesk.gui.table.menus.asker import ask_draw, ask_look, ask_mill

if TYPE_CHECKING:
    from svedesk.gui.table.page import GamePage


def _cards(page: GamePage) -> tuple[CardView, ...]:
    """The selected group, else the card below the mouse, if there is one."""
    group, card = page.mouse.selection.cards, page.pointed_card()
    return group or ((card,) if card is not None else ())


def _zones(page: GamePage) -> HandZones:
    return page.table_seat.words.table.hand_zones


def _on_cards(name: str, *, amount: int = 0, text: str = "") -> Callable[[GamePage], object]:
    """Changes the cards that are meant by one operation."""

    def act(page: GamePage) -> None:
        if cards := _cards(page):
            page.table_seat.act(name, cards, amount=amount, text=text)

    return act


def _move(zone: Callable[[HandZones], str], position: str = "") -> Callable[[GamePage], object]:
    """Moves the cards that are meant to a zone of their seat."""

    def move(page: GamePage) -> None:
        cards, to = _cards(page), zone(_zones(page))
        if to and cards and not page.table_seat.words.table.zones[cards[0].zone].fixed:
            page.table_seat.act("move", cards, Place(cards[0].seat, to), text=position)

    return move


def _count(page: GamePage, by: int) -> None:
    if cards := _cards(page):
        manual_menu.count_up(page.table_seat, cards, by)


def _change_life(page: GamePage, by: int) -> None:
    if life := page.table_seat.words.table.life:
        page.table_seat.act("number", amount=by, text=life, side=page.table_seat.seat)


def _deck(page: GamePage) -> Place:
    return Place(page.table_seat.seat, _zones(page).deck)


def create(page: GamePage) -> None:
    """Create a card by name on the own field."""
    table_seat = page.table_seat
    place = Place(table_seat.seat, _zones(page).play)
    title = tr("Create a card: {0}", table_seat.words.zone_word(place.zone))
    page.ask_card(title, lambda number: manual.create(table_seat, number, place))


def leader_set(page: GamePage) -> None:
    """Set the own leader defense."""
    table_seat, life = page.table_seat, page.table_seat.words.table.life
    if life:
        now, title = table_seat.view.number(table_seat.seat, life), table_seat.words.of_game.title("number", life)
        page.ask_number(title, now, lambda value: manual.number_set(table_seat, table_seat.seat, life, value))


def create_again(page: GamePage) -> None:
    """Create once more the card that was created last."""
    table_seat = page.table_seat
    if table_seat.created:
        manual.create(table_seat, table_seat.created, Place(table_seat.seat, _zones(page).play))
    else:
        page.refuse(tr("Create a card first."))


def select_zone(page: GamePage) -> None:
    """Select all cards of the zone below the mouse, else those of the own hand."""
    if not page.table_seat.manual:
        return
    tray, card = page.scene.tray, page.mouse.focus.card
    target = page.scene.target_at(page.view.mapToScene(page.view.mapFromGlobal(page.cursor().pos())))
    place = hand = Place(page.table_seat.seat, _zones(page).hand)
    if card is not None:
        place = Place(card.seat, card.zone)
    elif tray is not None and tray.content.place is not None:
        place = tray.content.place
    elif target is not None and target.zone != MIDDLE and not page.table_seat.words.table.zones[target.zone].fixed:
        place = Place(target.seat, target.zone)
    if not page.mouse.selection.all_of(place):
        page.mouse.selection.all_of(hand)


def set_both(page: GamePage) -> None:
    """Ask for attack and defense of the card below the mouse, as 3/4, each also as +1 or -2."""
    cards = [card for card in _cards(page) if card.shown.attack is not None and card.shown.defense is not None]
    if cards:
        manual_menu.ask_both(page.table_seat, cards, page)


def note(page: GamePage) -> None:
    """Ask for a note on the card below the mouse."""
    cards = [card for card in _cards(page) if card.number]
    if cards:
        manual_menu.ask_note(page.table_seat, cards, page)


def create_token(page: GamePage) -> None:
    """Create the token of the card below the mouse."""
    card = page.pointed_card()
    if card is not None and page.manual_help is not None:
        page.manual_help.create_of(card)


MANUAL_ACTIONS: Mapping[str, Callable[[GamePage], object]] = {
    "next_phase": lambda page: manual.next_phase(page.table_seat),
    "select": select_zone,
    "draw": lambda page: manual.draw(page.table_seat, page.table_seat.seat),
    "draw_some": lambda page: ask_draw(page.table_seat, page.table_seat.seat, page),
    "mill": lambda page: manual.mill(page.table_seat, page.table_seat.seat),
    "mill_some": lambda page: ask_mill(page.table_seat, page.table_seat.seat, page),
    "shuffle": lambda page: page.table_seat.act("shuffle", source=_deck(page)),
    "mulligan": lambda page: manual.mulligan(page.table_seat, page.table_seat.seat),
    "look_top": lambda page: ask_look(page.table_seat, _deck(page), page),
    "refresh_all": lambda page: page.table_seat.act("turn_all", side=page.table_seat.seat),
    "to_cemetery": _move(lambda zones: zones.discard, "top"),
    "to_bottom": _move(lambda zones: zones.deck, "bottom"),
    "to_hand": _move(lambda zones: zones.hand),
    "to_ex": _move(lambda zones: zones.reserve),
    "flip": _on_cards("flip"),
    "token": create,
    "again": create_again,
    "tokens": create_token,
    "copy": _on_cards("copy"),
    "counter_up": lambda page: _count(page, 1),
    "counter_down": lambda page: _count(page, -1),
    "attack_up": _on_cards("stat", amount=1, text="attack"),
    "attack_down": _on_cards("stat", amount=-1, text="attack"),
    "defense_up": _on_cards("stat", amount=1, text="defense"),
    "defense_down": _on_cards("stat", amount=-1, text="defense"),
    "set_both": set_both,
    "note": note,
    "leader_down": lambda page: _change_life(page, -1),
    "leader_up": lambda page: _change_life(page, 1),
    "leader_set": leader_set,
    "die": lambda page: page.table_seat.act("die", amount=6),
    "coin": lambda page: page.table_seat.act("coin"),
}

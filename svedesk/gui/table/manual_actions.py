"""What a user can do by key or menu with the rules off."""

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
from svedesk.gui.table.menus.how_many import ask_draw, ask_look, ask_mill

if TYPE_CHECKING:
    from svedesk.gui.table.page import GamePage


def _cards(page: GamePage) -> tuple[CardView, ...]:
    """The group that was picked, else the card below the mouse, if there is one."""
    group, card = page.mouse.selection.cards, page.pointed_card()
    return group or ((card,) if card is not None else ())


def _zones(page: GamePage) -> HandZones:
    return page.table_seat.words.table.hand_zones


def draw(page: GamePage) -> None:
    """Draw a card."""
    manual.draw(page.table_seat, page.table_seat.seat)


def draw_some(page: GamePage) -> None:
    """Draw several."""
    ask_draw(page.table_seat, page.table_seat.seat, page)


def mill(page: GamePage) -> None:
    """Mill a card."""
    manual.mill(page.table_seat, page.table_seat.seat)


def mill_some(page: GamePage) -> None:
    """Mill several."""
    ask_mill(page.table_seat, page.table_seat.seat, page)


def shuffle(page: GamePage) -> None:
    """Shuffle the own deck."""
    manual.shuffle(page.table_seat, Place(page.table_seat.seat, _zones(page).deck))


def look_top(page: GamePage) -> None:
    """Look at the top of the own deck."""
    ask_look(page.table_seat, Place(page.table_seat.seat, _zones(page).deck), page)


def turn_all(page: GamePage) -> None:
    """Turn all own cards upright."""
    manual.turn_all(page.table_seat, page.table_seat.seat)


def _send(page: GamePage, zone: str, position: str = "") -> None:
    cards = _cards(page)
    if zone and cards and not page.table_seat.words.table.zones[cards[0].zone].fixed:
        manual.move(page.table_seat, manual.ids(cards), Place(cards[0].seat, zone), position)


def to_cemetery(page: GamePage) -> None:
    """The card below the mouse to its cemetery."""
    _send(page, _zones(page).discard, "top")


def to_bottom(page: GamePage) -> None:
    """The card below the mouse to the bottom of its deck."""
    _send(page, _zones(page).deck, "bottom")


def to_hand(page: GamePage) -> None:
    """The card below the mouse to its hand."""
    _send(page, _zones(page).hand)


def to_ex(page: GamePage) -> None:
    """The card below the mouse to its EX area."""
    _send(page, _zones(page).reserve)


def flip(page: GamePage) -> None:
    """Turn the card below the mouse over."""
    if cards := _cards(page):
        manual.flip(page.table_seat, cards)


def create(page: GamePage) -> None:
    """Create a card by name on the own field."""
    table_seat = page.table_seat
    place = Place(table_seat.seat, _zones(page).play)
    title = tr("Create a card: {0}", table_seat.words.zone_word(place.zone))
    page.ask_card(title, lambda number: manual.create(table_seat, number, place))


def copy_card(page: GamePage) -> None:
    """A new card like the one below the mouse."""
    if cards := _cards(page):
        manual.copy(page.table_seat, cards)


def _count(page: GamePage, by: int) -> None:
    if cards := _cards(page):
        manual_menu.count_up(page.table_seat, cards, by)


def counter_up(page: GamePage) -> None:
    """A counter onto the card below the mouse."""
    _count(page, 1)


def counter_down(page: GamePage) -> None:
    """A counter off the card below the mouse."""
    _count(page, -1)


def _stat(page: GamePage, name: str, by: int) -> None:
    if cards := _cards(page):
        manual.stat(page.table_seat, cards, name, by)


def attack_up(page: GamePage) -> None:
    """Attack of the card below the mouse +1."""
    _stat(page, "attack", 1)


def attack_down(page: GamePage) -> None:
    """Attack of the card below the mouse -1."""
    _stat(page, "attack", -1)


def defense_up(page: GamePage) -> None:
    """Defense of the card below the mouse +1."""
    _stat(page, "defense", 1)


def defense_down(page: GamePage) -> None:
    """Defense of the card below the mouse -1."""
    _stat(page, "defense", -1)


def _change_life(page: GamePage, by: int) -> None:
    if life := page.table_seat.words.table.life:
        manual.number(page.table_seat, page.table_seat.seat, life, by)


def leader_down(page: GamePage) -> None:
    """Own leader defense -1."""
    _change_life(page, -1)


def leader_up(page: GamePage) -> None:
    """Own leader defense +1."""
    _change_life(page, 1)


def leader_set(page: GamePage) -> None:
    """Set the own leader defense."""
    table_seat, life = page.table_seat, page.table_seat.words.table.life
    if life:
        now, title = table_seat.view.number(table_seat.seat, life), table_seat.words.of_game.title("number", life)
        page.ask_number(title, now, lambda value: manual.number_set(table_seat, table_seat.seat, life, value))


def roll(page: GamePage) -> None:
    """Roll a die of six sides."""
    manual.die(page.table_seat, 6)


def toss(page: GamePage) -> None:
    """Toss a coin."""
    manual.coin(page.table_seat)


def mulligan(page: GamePage) -> None:
    """The own hand to the bottom of the deck, and as many cards drawn."""
    table_seat = page.table_seat
    manual.mulligan(table_seat, table_seat.seat)


def create_again(page: GamePage) -> None:
    """Create once more the card that was created last."""
    table_seat = page.table_seat
    if table_seat.created:
        manual.create(table_seat, table_seat.created, Place(table_seat.seat, _zones(page).play))
    else:
        page.refuse(tr("Create a card first."))


def next_phase(page: GamePage) -> None:
    """To the next phase."""
    manual.next_phase(page.table_seat)


def select_zone(page: GamePage) -> None:
    """Take all cards of the zone below the mouse into a group, else those of the own hand."""
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
    "next_phase": next_phase,
    "select": select_zone,
    "draw": draw,
    "draw_some": draw_some,
    "mill": mill,
    "mill_some": mill_some,
    "shuffle": shuffle,
    "mulligan": mulligan,
    "look_top": look_top,
    "refresh_all": turn_all,
    "to_cemetery": to_cemetery,
    "to_bottom": to_bottom,
    "to_hand": to_hand,
    "to_ex": to_ex,
    "flip": flip,
    "token": create,
    "again": create_again,
    "tokens": create_token,
    "copy": copy_card,
    "counter_up": counter_up,
    "counter_down": counter_down,
    "attack_up": attack_up,
    "attack_down": attack_down,
    "defense_up": defense_up,
    "defense_down": defense_down,
    "set_both": set_both,
    "note": note,
    "leader_down": leader_down,
    "leader_up": leader_up,
    "leader_set": leader_set,
    "die": roll,
    "coin": toss,
}

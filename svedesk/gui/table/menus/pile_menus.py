"""The menus of a pile, of a seat and of a number of it; with the rules off also all that a hand does with them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from svedesk.engine.game_table import number_of
from svedesk.engine.records import SHARED, Place
from svedesk.gui.kit.translate import tr
from svedesk.gui.table import manual
from svedesk.gui.table.due_count import due_count
from svedesk.gui.table.menus.asker import Asker
from svedesk.gui.table.menus.number_menus import minus
from svedesk.gui.table.table_seat import TableSeat


def pile_menu(sitting: TableSeat, place: Place, parent: QWidget, asker: Asker) -> QMenu:
    """A pile: look at it; with the rules off also draw, mill, search, show, shuffle, take at random."""
    menu = QMenu(parent)
    zone, table = sitting.words.zone_word(place.zone), sitting.words.table
    if not sitting.manual:
        menu.addAction(tr("Look at the {0}", zone), lambda: asker.open_pile(place))
        return menu
    if place.zone == table.hand_zones.deck:
        _deck(menu, sitting, place, asker)
    elif table.zones[place.zone].held and place.seat != sitting.seat and not sitting.open_hands:
        menu.addAction(tr("Look at the {0}", zone), lambda: _look(sitting, place, 0, asker))
    else:
        menu.addAction(tr("Look at the {0}", zone), lambda: asker.open_pile(place))
    menu.addAction(tr("Shuffle the {0}", zone), lambda: manual.shuffle(sitting, place))
    if place.seat != SHARED:
        _random(menu.addMenu(tr("By chance")), sitting, place)
    return menu


def _deck(menu: QMenu, sitting: TableSeat, place: Place, asker: Asker) -> None:
    seat, add = place.seat, menu.addAction
    add(tr("Draw 1"), lambda: manual.draw(sitting, seat))
    add(
        tr("Draw …"),
        lambda: asker.ask_number(
            tr("Draw how many cards"), due_count(sitting, "draw", 2), lambda n: _some(n, manual.draw, sitting, seat)
        ),
    )
    add(tr("Mill 1"), lambda: manual.mill(sitting, seat))
    add(
        tr("Mill …"),
        lambda: asker.ask_number(
            tr("Mill how many cards"), due_count(sitting, "mill", 2), lambda n: _some(n, manual.mill, sitting, seat)
        ),
    )
    words = sitting.words
    for move in words.table.hand_menus.top_moves:
        to = Place(seat, move.zone)
        if move.verb:
            label = words.of_game.title("verb", move.verb)
        else:
            away = move.zone != place.zone
            label = tr("Top card to the {0}", words.zone_word(move.zone)) if away else tr("Top card to the bottom")
        add(label, partial(manual.take, sitting, place, to, 1, move.position))
    add(tr("Show the top card to all"), lambda: manual.reveal_zone(sitting, place, 1))
    menu.addSeparator()
    add(
        tr("Look at the top …"),
        lambda: asker.ask_number(
            tr("Look at how many cards"), due_count(sitting, "look", 3), lambda n: _look(sitting, place, n, asker)
        ),
    )
    add(tr("Search the {0}", words.zone_word(place.zone)), lambda: _look(sitting, place, 0, asker))


def _random(menu: QMenu, sitting: TableSeat, place: Place) -> None:
    menu.addAction(tr("Show a random card to all"), lambda: manual.random_cards(sitting, place, None))
    words = sitting.words
    for move in words.table.hand_menus.random_moves:
        if move.zone != place.zone:
            zone = words.zone_word(move.zone)
            label = words.of_game.title("verb", move.verb) if move.verb else tr("Random card to the {0}", zone)
            menu.addAction(label, partial(manual.random_cards, sitting, place, Place(place.seat, move.zone)))


def _some(count: int, do: Callable[[TableSeat, int, int], bool], sitting: TableSeat, seat: int) -> None:
    if count > 0:
        do(sitting, seat, count)


def _look(sitting: TableSeat, place: Place, count: int, asker: Asker) -> None:
    if count >= 0 and manual.look(sitting, place, count):
        asker.open_pile(place)


def side_menu(sitting: TableSeat, seat: int, parent: QWidget, asker: Asker) -> QMenu:
    """A seat: tokens, its hand, its numbers, the turn, chance."""
    menu = QMenu(parent)
    if not sitting.manual:
        menu.addAction(tr("Turn the rules off to change numbers.")).setEnabled(False)
        return menu
    words = sitting.words
    for nth, zone in enumerate(words.table.hand_menus.creates):
        word = words.zone_word(zone)
        label = tr("Create in the {0} …", word) if nth else tr("Create a card …")
        menu.addAction(label, partial(_ask_card, sitting, Place(seat, zone), tr("Create a card: {0}", word), asker))
    menu.addAction(words.of_game.title("verb", "refresh_all"), lambda: manual.refresh_all(sitting, seat))
    _hand(menu.addMenu(words.zone(words.table.hand_zones.hand)), sitting, seat, asker)
    menu.addSeparator()
    shared = {number.name for number in words.table.numbers.values() if number.shares}
    for name in words.table.hand_menus.numbers:
        if name not in shared or number_of(sitting.view, seat, name) is not None:
            menu.addAction(f"{words.of_game.title('number', name)} …", _asks(sitting, seat, name, asker))
    for name in manual.own_numbers(sitting.view, seat):
        menu.addAction(f"{manual.own_name(name)} …", _asks(sitting, seat, name, asker))
    menu.addAction(
        tr("New counter …"),
        lambda: asker.ask_text(
            tr("Name of the counter"), "counter", lambda name: manual.own_number(sitting, seat, name, 1)
        ),
    )
    menu.addSeparator()
    _time(menu, sitting, seat, asker)
    chance = menu.addMenu(tr("Chance"))
    chance.addAction(tr("Roll a die"), lambda: manual.die(sitting, 6))
    chance.addAction(
        tr("Roll a die of …"),
        lambda: asker.ask_number(tr("How many sides"), 20, lambda sides: manual.die(sitting, sides)),
    )
    chance.addAction(tr("Toss a coin"), lambda: manual.coin(sitting))
    chance.addAction(tr("Who goes first"), lambda: manual.first(sitting))
    return menu


def _ask_card(sitting: TableSeat, place: Place, title: str, asker: Asker) -> None:
    asker.ask_card(title, lambda number: manual.create(sitting, number, place))


def _hand(menu: QMenu, sitting: TableSeat, seat: int, asker: Asker) -> None:
    hand = sitting.words.table.hand_zones.hand
    place, zone = Place(seat, hand), sitting.words.zone_word(hand)
    if seat != sitting.seat and not sitting.open_hands:
        menu.addAction(tr("Look at the {0}", zone), lambda: _look(sitting, place, 0, asker))
    menu.addAction(tr("Mulligan"), lambda: manual.mulligan(sitting, seat))
    menu.addAction(tr("Sort the {0}", zone), lambda: manual.sort(sitting, place))
    menu.addAction(tr("Show the {0} to all", zone), lambda: manual.reveal_zone(sitting, place))
    menu.addAction(tr("Shuffle the {0}", zone), lambda: manual.shuffle(sitting, place))
    _random(menu, sitting, place)


def _time(menu: QMenu, sitting: TableSeat, seat: int, asker: Asker) -> None:
    words = sitting.words
    phases = menu.addMenu(tr("Set the phase"))
    for phase in words.table.steps:
        phases.addAction(words.of_game.title("phase", phase), partial(manual.step, sitting, phase, seat))
    turn = sitting.view.number(SHARED, "turn")
    menu.addAction(
        tr("Set the turn …"),
        lambda: asker.ask_number(
            tr("Turn of {0}", sitting.words.seat(seat)),
            turn,
            lambda value: manual.step(sitting, words.table.resume_step, seat, value) if value > 0 else None,
        ),
    )


def number_menu(sitting: TableSeat, seat: int, name: str, parent: QWidget, asker: Asker) -> QMenu:
    """One number of a seat: up, down, set."""
    menu = QMenu(parent)
    words = sitting.words
    label = words.of_game.title("number", name)
    if not sitting.manual:
        menu.addAction(f"{label}: {sitting.view.number(seat, name)}").setEnabled(False)
        return menu
    for by in (1, 2, 3, -1, -2, -3):
        menu.addAction(minus(f"{label} {by:+d}"), partial(manual.number, sitting, seat, name, by))
    menu.addAction(tr("Set {0} …", label.lower()), _asks(sitting, seat, name, asker))
    if name in words.table.numbers and (most := words.table.numbers[name].most):
        menu.addAction(tr("Set {0} …", words.of_game.term("number", most)), _asks(sitting, seat, most, asker))
    return menu


def _asks(sitting: TableSeat, seat: int, name: str, asker: Asker) -> Callable[[], None]:
    def ask() -> None:
        now = sitting.view.number(seat, name)
        called = sitting.words.of_game.title("number", manual.own_name(name))
        title = tr("{0} (of {1})", called, sitting.words.seat(seat))
        asker.ask_number(title, now, lambda value: manual.number_set(sitting, seat, name, value))

    return ask

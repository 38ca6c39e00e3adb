"""The menus of a pile, of a seat and of a number of it; with the rules off also all that a hand does with them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from svedesk.engine.records import SHARED, Place
from svedesk.gui.kit.translate import tr
from svedesk.gui.table import manual
from svedesk.gui.table.due_count import due_count
from svedesk.gui.table.menus.asker import Asker
from svedesk.gui.table.menus.number_menus import minus
from svedesk.gui.table.state_words import super_evolution
from svedesk.gui.table.table_seat import TableSeat
from svedesk.gui.table.words import NUMBER_NAMES
from svedesk.gui.table.zone_names import zone_word

RANDOM_TO = (
    ("hand", "Random card to the hand"),
    ("ex", "Random card to the EX area"),
    ("field", "Random card to the field"),
    ("cemetery", "Random card to the cemetery"),
    ("banished", "Banish a random card"),
)
TOP_TO = (
    ("hand", "", "Top card to the hand"),
    ("field", "", "Top card to the field"),
    ("ex", "", "Top card to the EX area"),
    ("banished", "top", "Banish the top card"),
    ("deck", "bottom", "Top card to the bottom"),
)


def pile_menu(sitting: TableSeat, place: Place, parent: QWidget, asker: Asker) -> QMenu:
    """A pile: look at it; with the rules off also draw, mill, search, show, shuffle, take at random."""
    menu = QMenu(parent)
    zone = zone_word(place.zone)
    if not sitting.manual:
        menu.addAction(tr("Look at the {0}", zone), lambda: asker.open_pile(place))
        return menu
    if place.zone == "deck":
        _deck(menu, sitting, place, asker)
    elif place.zone in manual.HELD and place.seat != sitting.seat and not sitting.open_hands:
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
    for zone, position, label in TOP_TO:
        add(tr(label), partial(manual.take, sitting, place, Place(seat, zone), 1, position))
    add(tr("Show the top card to all"), lambda: manual.reveal_zone(sitting, place, 1))
    menu.addSeparator()
    add(
        tr("Look at the top …"),
        lambda: asker.ask_number(
            tr("Look at how many cards"), due_count(sitting, "look", 3), lambda n: _look(sitting, place, n, asker)
        ),
    )
    add(tr("Search the deck"), lambda: _look(sitting, place, 0, asker))


def _random(menu: QMenu, sitting: TableSeat, place: Place) -> None:
    menu.addAction(tr("Show a random card to all"), lambda: manual.random_cards(sitting, place, None))
    for zone, label in RANDOM_TO:
        if zone != place.zone:
            menu.addAction(tr(label), partial(manual.random_cards, sitting, place, Place(place.seat, zone)))


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
    for zone, label, title in (
        ("field", "Create a card …", "Create a card on the field"),
        ("ex", "Create in the EX area …", "Create a card in the EX area"),
        ("hand", "Create in the hand …", "Create a card in the hand"),
    ):
        menu.addAction(tr(label), partial(_ask_card, sitting, Place(seat, zone), tr(title), asker))
    menu.addAction(tr("Refresh all"), lambda: manual.refresh_all(sitting, seat))
    _hand(menu.addMenu(tr("Hand")), sitting, seat, asker)
    menu.addSeparator()
    for name, label in NUMBER_NAMES.items():
        if name != "super_evolution_points" or super_evolution(sitting.view, seat) is not None:
            menu.addAction(f"{tr(label)} …", _asks(sitting, seat, name, asker))
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
    place, zone = Place(seat, "hand"), zone_word("hand")
    if seat != sitting.seat and not sitting.open_hands:
        menu.addAction(tr("Look at the {0}", zone), lambda: _look(sitting, place, 0, asker))
    menu.addAction(tr("Mulligan"), lambda: manual.mulligan(sitting, seat))
    menu.addAction(tr("Sort the hand"), lambda: manual.sort(sitting, place))
    menu.addAction(tr("Show the hand to all"), lambda: manual.reveal_zone(sitting, place))
    menu.addAction(tr("Shuffle the {0}", zone), lambda: manual.shuffle(sitting, place))
    _random(menu, sitting, place)


def _time(menu: QMenu, sitting: TableSeat, seat: int, asker: Asker) -> None:
    phases = menu.addMenu(tr("Set the phase"))
    for phase, label in (("start", tr("Start phase")), ("main", tr("Main phase")), ("end", tr("End phase"))):
        phases.addAction(label, partial(manual.step, sitting, phase, seat))
    turn = sitting.view.number(SHARED, "turn")
    menu.addAction(
        tr("Set the turn …"),
        lambda: asker.ask_number(
            tr("Turn of {0}", sitting.words.seat(seat)),
            turn,
            lambda value: manual.step(sitting, "main", seat, value) if value > 0 else None,
        ),
    )


def number_menu(sitting: TableSeat, seat: int, name: str, parent: QWidget, asker: Asker) -> QMenu:
    """One number of a seat: up, down, set."""
    menu = QMenu(parent)
    label = tr(NUMBER_NAMES.get(name, name))
    if not sitting.manual:
        menu.addAction(f"{label}: {sitting.view.number(seat, name)}").setEnabled(False)
        return menu
    for by in (1, 2, 3, -1, -2, -3):
        menu.addAction(minus(f"{label} {by:+d}"), partial(manual.number, sitting, seat, name, by))
    menu.addAction(tr("Set {0} …", label.lower()), _asks(sitting, seat, name, asker))
    if name == "play_points":
        menu.addAction(tr("Set maximum play points …"), _asks(sitting, seat, "max_play_points", asker))
    return menu


def _asks(sitting: TableSeat, seat: int, name: str, asker: Asker) -> Callable[[], None]:
    def ask() -> None:
        now = sitting.view.number(seat, name)
        called = tr(NUMBER_NAMES[name]) if name in NUMBER_NAMES else manual.own_name(name)
        title = tr("{0} (of {1})", called, sitting.words.seat(seat))
        asker.ask_number(title, now, lambda value: manual.number_set(sitting, seat, name, value))

    return ask

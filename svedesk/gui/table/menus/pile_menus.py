"""The menus of a pile, of a seat and of a number of it; with the rules off also all that a hand does with them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from svedesk.engine.game_table import OWN_NUMBER, number_of
from svedesk.engine.records import SHARED, Place
from svedesk.gui.kit.translate import tr
from svedesk.gui.table import manual
from svedesk.gui.table.menus.asker import Asker, ask_draw, ask_look, ask_mill, look_at
from svedesk.gui.table.menus.number_menus import minus
from svedesk.gui.table.table_seat import TableSeat


def pile_menu(table_seat: TableSeat, place: Place, parent: QWidget, asker: Asker) -> QMenu:
    """A pile: look at it; with the rules off also draw, mill, search, show, shuffle, take at random."""
    menu = QMenu(parent)
    zone, table = table_seat.words.zone_word(place.zone), table_seat.words.table
    if not table_seat.manual:
        menu.addAction(tr("Look at the {0}", zone), lambda: asker.open_pile(place))
        return menu
    if place.zone == table.hand_zones.deck:
        _deck(menu, table_seat, place, asker)
    elif table.zones[place.zone].held and place.seat != table_seat.seat and not table_seat.open_hands:
        menu.addAction(tr("Look at the {0}", zone), lambda: look_at(table_seat, place, 0, asker))
    else:
        menu.addAction(tr("Look at the {0}", zone), lambda: asker.open_pile(place))
    menu.addAction(tr("Shuffle the {0}", zone), lambda: table_seat.act("shuffle", source=place))
    if place.seat != SHARED:
        _random(menu.addMenu(tr("Random")), table_seat, place)
    return menu


def _deck(menu: QMenu, table_seat: TableSeat, place: Place, asker: Asker) -> None:
    seat, add = place.seat, menu.addAction
    add(tr("Draw 1"), lambda: manual.draw(table_seat, seat))
    add(tr("Draw several …"), lambda: ask_draw(table_seat, seat, asker))
    add(tr("Mill 1"), lambda: manual.mill(table_seat, seat))
    add(tr("Mill several …"), lambda: ask_mill(table_seat, seat, asker))
    words = table_seat.words
    for move in words.table.hand_menus.top_moves:
        to = Place(seat, move.zone)
        if move.verb:
            label = words.of_game.title("verb", move.verb)
        else:
            away = move.zone != place.zone
            label = tr("Top card to the {0}", words.zone_word(move.zone)) if away else tr("Top card to the bottom")
        add(label, partial(table_seat.act, "take", to=to, amount=1, text=move.position, source=place))
    add(tr("Show the top card to all"), lambda: table_seat.act("reveal", amount=1, source=place))
    _until(menu.addMenu(tr("Reveal until …")), table_seat, place, asker)
    menu.addSeparator()
    add(tr("Look at the top …"), lambda: ask_look(table_seat, place, asker))
    add(tr("Search the {0}", words.zone_word(place.zone)), lambda: look_at(table_seat, place, 0, asker))


def _until(menu: QMenu, table_seat: TableSeat, place: Place, asker: Asker) -> None:
    """Show cards off the top to all, to the first that is of a type, has a cost or is a card by its name."""

    def reveal(condition: str) -> None:
        if table_seat.act("reveal_until", text=condition, source=place):
            asker.open_pile(place)

    words = table_seat.words
    for kind in words.table.hand_menus.kinds:
        menu.addAction(words.of_game.title("kind", kind), partial(reveal, f"kind:{kind}"))
    menu.addAction(
        tr("A cost …"),
        lambda: asker.ask_number(tr("Reveal until a cost of"), 1, lambda cost: reveal(f"cost:{cost}"), changes=False),
    )
    menu.addAction(
        tr("A card …"), lambda: asker.ask_card(tr("Reveal until this card"), lambda number: reveal(f"card:{number}"))
    )


def _random(menu: QMenu, table_seat: TableSeat, place: Place) -> None:
    menu.addAction(tr("Show a random card to all"), lambda: manual.random_cards(table_seat, place, None))
    words = table_seat.words
    for move in words.table.hand_menus.random_moves:
        if move.zone != place.zone:
            zone = words.zone_word(move.zone)
            label = words.of_game.title("verb", move.verb) if move.verb else tr("Random card to the {0}", zone)
            menu.addAction(label, partial(manual.random_cards, table_seat, place, Place(place.seat, move.zone)))


def side_menu(table_seat: TableSeat, seat: int, parent: QWidget, asker: Asker) -> QMenu:
    """A seat: tokens, its hand, its numbers, the turn, chance."""
    menu = QMenu(parent)
    if not table_seat.manual:
        menu.addAction(tr("Turn the rules off to change numbers.")).setEnabled(False)
        return menu
    words = table_seat.words
    for nth, zone in enumerate(words.table.hand_menus.creates):
        word = words.zone_word(zone)
        label = tr("Create in the {0} …", word) if nth else tr("Create a card …")
        menu.addAction(label, partial(_ask_card, table_seat, Place(seat, zone), tr("Create a card: {0}", word), asker))
    menu.addAction(words.of_game.title("verb", "turn_all"), lambda: table_seat.act("turn_all", side=seat))
    _hand(menu.addMenu(words.zone(words.table.hand_zones.hand)), table_seat, seat, asker)
    menu.addSeparator()
    shared = {number.name for number in words.table.numbers.values() if number.shares}
    for name in words.table.hand_menus.numbers:
        if name not in shared or number_of(table_seat.view, seat, name) is not None:
            menu.addAction(f"{words.of_game.title('number', name)} …", _asks(table_seat, seat, name, asker))
    for name in manual.own_numbers(table_seat.view, seat):
        menu.addAction(f"{name.removeprefix(OWN_NUMBER)} …", _asks(table_seat, seat, name, asker))
    menu.addAction(
        tr("New counter …"),
        lambda: asker.ask_text(
            tr("Name of the counter"),
            "counter",
            lambda name: table_seat.act("number", amount=1, text=OWN_NUMBER + name, side=seat),
        ),
    )
    menu.addSeparator()
    _time(menu, table_seat, seat, asker)
    chance = menu.addMenu(tr("Dice and coins"))
    chance.addAction(tr("Roll a die"), lambda: table_seat.act("die", amount=6))
    chance.addAction(
        tr("Roll a custom die …"),
        lambda: asker.ask_number(
            tr("How many sides"), 20, lambda sides: table_seat.act("die", amount=sides), changes=False
        ),
    )
    chance.addAction(tr("Toss a coin"), lambda: table_seat.act("coin"))
    chance.addAction(tr("Choose who goes first"), lambda: table_seat.act("first"))
    return menu


def _ask_card(table_seat: TableSeat, place: Place, title: str, asker: Asker) -> None:
    asker.ask_card(title, lambda number: manual.create(table_seat, number, place))


def _hand(menu: QMenu, table_seat: TableSeat, seat: int, asker: Asker) -> None:
    hand = table_seat.words.table.hand_zones.hand
    place, zone = Place(seat, hand), table_seat.words.zone_word(hand)
    if seat != table_seat.seat and not table_seat.open_hands:
        menu.addAction(tr("Look at the {0}", zone), lambda: look_at(table_seat, place, 0, asker))
    menu.addAction(tr("Mulligan"), lambda: manual.mulligan(table_seat, seat))
    menu.addAction(tr("Sort the {0}", zone), lambda: table_seat.act("sort", source=place))
    menu.addAction(tr("Show the {0} to all", zone), lambda: table_seat.act("reveal", source=place))
    menu.addAction(tr("Shuffle the {0}", zone), lambda: table_seat.act("shuffle", source=place))
    _random(menu, table_seat, place)


def _time(menu: QMenu, table_seat: TableSeat, seat: int, asker: Asker) -> None:
    words = table_seat.words
    phases = menu.addMenu(tr("Set phase"))
    for phase in words.table.steps:
        phases.addAction(words.of_game.title("phase", phase), partial(manual.step, table_seat, phase, seat))
    turn = table_seat.view.number(SHARED, "turn")
    menu.addAction(
        tr("Set turn …"),
        lambda: asker.ask_number(
            tr("Turn of {0}", table_seat.words.seat(seat)),
            turn,
            lambda value: manual.step(table_seat, words.table.resume_step, seat, value) if value > 0 else None,
        ),
    )


def number_menu(table_seat: TableSeat, seat: int, name: str, parent: QWidget, asker: Asker) -> QMenu:
    """One number of a seat: up, down, set."""
    menu = QMenu(parent)
    words = table_seat.words
    label = words.of_game.title("number", name)
    if not table_seat.manual:
        menu.addAction(f"{label}: {table_seat.view.number(seat, name)}").setEnabled(False)
        return menu
    for by in (1, 2, 3, -1, -2, -3):
        menu.addAction(minus(f"{label} {by:+d}"), partial(table_seat.act, "number", amount=by, text=name, side=seat))
    menu.addAction(tr("Set {0} …", label.lower()), _asks(table_seat, seat, name, asker))
    if name in words.table.numbers and (most := words.table.numbers[name].most):
        menu.addAction(tr("Set {0} …", words.of_game.term("number", most)), _asks(table_seat, seat, most, asker))
    return menu


def _asks(table_seat: TableSeat, seat: int, name: str, asker: Asker) -> Callable[[], None]:
    def ask() -> None:
        now = table_seat.view.number(seat, name)
        called = table_seat.words.of_game.title("number", name.removeprefix(OWN_NUMBER))
        title = tr("{0} (of {1})", called, table_seat.words.seat(seat))
        asker.ask_number(title, now, lambda value: manual.number_set(table_seat, seat, name, value))

    return ask

"""The menu of a card, or of a group of cards, when hands may move them. All it does to a group is one operation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from svedesk.engine.game_table import Attachment
from svedesk.engine.records import Place
from svedesk.engine.view import CardView
from svedesk.gui.kit.questions import counted
from svedesk.gui.kit.translate import tr
from svedesk.gui.table import manual
from svedesk.gui.table.menus.asker import Asker
from svedesk.gui.table.menus.number_menus import add_numbers, minus
from svedesk.gui.table.menus.pile_menus import number_menu
from svedesk.gui.table.table_seat import TableSeat

Group = Sequence[CardView]
MOVES = (
    ("field", "", "To the field"),
    ("ex", "", "To the EX area"),
    ("hand", "", "To the hand"),
    ("cemetery", "top", "To the cemetery"),
    ("banished", "top", "Banish"),
    ("deck", "top", "On top of the deck"),
    ("deck", "bottom", "On the bottom of the deck"),
    ("evolve_deck", "", "To the evolve deck"),
)
IN_DECK = (
    ("random", "Anywhere in the deck"),
    ("top-random", "On top of the deck, mixed"),
    ("bottom-random", "On the bottom of the deck, mixed"),
)
REST = (
    ("deck", "bottom", "All {0} on the bottom of the deck"),
    ("deck", "bottom-random", "All {0} on the bottom of the deck, mixed"),
    ("cemetery", "top", "All {0} to the cemetery"),
)
TURNED = ("field", "ex", "evolve_deck", "cemetery", "banished", "resolution")
"""Zones where a card can be turned over."""
CHANGED = ("field", "ex")
"""Zones where numbers and keywords of cards count."""


def hand_menu(sitting: TableSeat, cards: Group, parent: QWidget, asker: Asker) -> QMenu:
    """Everything a hand can do with a card, or with each card of a group."""
    menu = QMenu(parent)
    add = menu.addAction
    card = cards[0]
    if card.zone == "leader":
        return number_menu(sitting, card.seat, "leader_defense", parent, asker)
    if len(cards) > 1:
        add(tr("{0} cards", len(cards))).setEnabled(False)
    known = all(one.number for one in cards)
    zones = {one.zone for one in cards}
    if zones == {"field"}:
        add(tr("Refresh") if all(one.engaged for one in cards) else tr("Engage"), lambda: manual.turn(sitting, cards))
    if zones <= set(TURNED):
        add(tr("Turn over"), lambda: manual.flip(sitting, cards))
    add(tr("Show to all"), lambda: manual.reveal(sitting, manual.ids(cards)))
    if zones & set(manual.HELD):
        add(tr("Show no longer"), lambda: manual.hide(sitting, cards))
    # What opens a menu of its own is never first: a menu that a key opens begins at its first entry.
    if known:
        if zones <= set(CHANGED):
            add_numbers(menu, sitting, cards, asker)
        _cost(menu.addMenu(tr("Cost")), sitting, cards, asker)
        _counters(menu.addMenu(tr("Counters")), sitting, cards, asker)
        add(tr("Note …"), lambda: ask_note(sitting, cards, asker))
        add(tr("Clear changes"), lambda: manual.clear(sitting, cards))
    if len(cards) == 1 and known:
        _alone(menu, sitting, card)
    if len(zones) == 1 and zones <= set(CHANGED) and len({one.seat for one in cards}) == 1:
        label = tr("Give control") if card.seat == sitting.seat else tr("Take control")
        place = Place(1 - card.seat, card.zone)
        add(label, lambda: manual.control(sitting, cards, place))
    if known:
        add(tr("Copy"), lambda: manual.copy(sitting, cards))
    menu.addSeparator()
    _moves(menu, sitting, cards, asker)
    menu.addSeparator()
    named = sitting.words.name(card.shown.printed) if len(cards) == 1 else tr("{0} cards", len(cards))
    add(tr("Remove {0} from the game", named), lambda: manual.remove(sitting, cards))
    return menu


def ask_note(sitting: TableSeat, cards: Group, asker: Asker) -> None:
    """Ask for a note on cards; an empty one takes it off."""
    noted = manual.noted(cards[0])
    asker.ask_text(
        tr("Note on {0}", _name(sitting, cards)), noted, lambda text: manual.note(sitting, cards, text), empty=True
    )


def ask_both(sitting: TableSeat, cards: Group, asker: Asker) -> None:
    """Ask for attack and defense, as 3/4, each also as +1 or -2."""
    shown = cards[0].shown

    def done(text: str) -> None:
        parts = ["".join(part.split()).replace("−", "-") for part in text.split("/")]
        if len(parts) != 2 or any(counted(part, 0) is None for part in parts):
            sitting.refused.emit(tr("Two numbers, such as 3/4."))
        else:
            manual.stats(sitting, cards, "/".join(part.removeprefix("=") for part in parts))

    asker.ask_text(tr("Attack/defense of {0}", _name(sitting, cards)), f"{shown.attack}/{shown.defense}", done)


def _name(sitting: TableSeat, cards: Group) -> str:
    return sitting.words.name(cards[0].shown.printed) if len(cards) == 1 else tr("{0} cards", len(cards))


def _cost(menu: QMenu, sitting: TableSeat, cards: Group, asker: Asker) -> None:
    for amount in (1, -1, -2):
        menu.addAction(minus(f"{tr('Cost')} {amount:+d}"), partial(manual.stat, sitting, cards, "cost", amount))
    now = cards[0].shown.cost or 0
    menu.addAction(
        tr("Set {0} …", tr("cost")),
        lambda: asker.ask_number(
            tr("{0} (of {1})", tr("Cost"), _name(sitting, cards)),
            now,
            lambda value: manual.stat_set(sitting, cards, "cost", value),
        ),
    )
    menu.addAction(
        minus(tr("Cost {0} until the end of the turn", "-1")),
        partial(manual.stat, sitting, cards, "cost", -1, "turn"),
    )


def _counters(menu: QMenu, sitting: TableSeat, cards: Group, asker: Asker) -> None:
    for name, count in cards[0].counters:
        menu.addAction(f"{name} +1", partial(manual.counter, sitting, cards, name, 1))
        menu.addAction(f"{name} −1", partial(manual.counter, sitting, cards, name, -1))
        menu.addAction(tr("Set {0} …", name), _asks_counter(sitting, cards, name, count, asker))
    menu.addAction(
        tr("New counter …"),
        lambda: asker.ask_text(
            tr("Name of the counter"), "counter", lambda name: manual.counter(sitting, cards, name, 1)
        ),
    )


def _asks_counter(sitting: TableSeat, cards: Group, name: str, now: int, asker: Asker) -> Callable[[], None]:
    return lambda: asker.ask_number(
        tr("{0} (of {1})", name, _name(sitting, cards)),
        now,
        lambda value: manual.counter_set(sitting, cards, name, value),
    )


def _alone(menu: QMenu, sitting: TableSeat, card: CardView) -> None:
    """What is between one card and another."""
    view, words = sitting.view, sitting.words
    fields = [view.zone(seat, "field").cards for seat in (card.seat, 1 - card.seat)]
    if card.zone == "field":
        fitting = manual.attachments(sitting, card, Place(card.seat, "evolve_deck")) or ()
        if len(fitting) == 1:
            menu.addAction(tr("Lay its evolved card on it"), lambda: manual.attach_fitting(sitting, card, fitting[0]))
        elif fitting:
            add_attachments(menu.addMenu(tr("Lay its evolved card on it")), sitting, card, fitting)
        upon = [other for zone in view.zones for other in zone.cards if other.on == card.id]
        if upon:
            off = menu.addMenu(tr("Take off"))
            for other in upon:
                to = Place(card.seat, "evolve_deck")
                off.addAction(words.name(other.number), partial(manual.detach, sitting, other, to))
        attack = menu.addMenu(tr("Attack …"))
        for target in (*view.zone(1 - card.seat, "leader").cards, *fields[1]):
            attack.addAction(words.name(target.shown.printed), partial(manual.attack, sitting, card, target.id))
    bases = [base for base in (*fields[0], *fields[1]) if base.id != card.id and base.number and not base.on]
    if bases:
        on = menu.addMenu(tr("Lay on"))
        zone = manual.attached_zone(sitting, card.number)
        for base in bases:
            on.addAction(words.name(base.shown.printed), partial(manual.attach, sitting, card.id, base, zone))


def add_attachments(menu: QMenu, sitting: TableSeat, base: CardView, fitting: Sequence[Attachment]) -> None:
    """The cards that fit another, each to be laid on it: by name, values and number, for they have one name."""
    words = sitting.words
    for one in fitting:
        facts = words.facts(one.number)
        values = "" if facts.attack is None or facts.defense is None else f" {facts.attack}/{facts.defense}"
        label = f"{words.name(one.number)}{values} · {one.number}"
        menu.addAction(label, partial(manual.attach_fitting, sitting, base, one))


def _rest(menu: QMenu, sitting: TableSeat, ids: Sequence[int], seat: int) -> None:
    """What is done with the cards of a deck that were looked at, when all that is wanted of them is taken."""
    for zone, position, label in REST:
        menu.addAction(tr(label, len(ids)), partial(manual.move, sitting, ids, Place(seat, zone), position))
    menu.addSeparator()


def _moves(menu: QMenu, sitting: TableSeat, cards: Group, asker: Asker) -> None:
    seat, ids = cards[0].seat, manual.ids(cards)
    looked_at = sitting.view.zone(seat, "deck")
    if cards[0].zone == "deck" and 1 < len(looked_at.cards) < looked_at.count:
        _rest(menu, sitting, manual.ids(looked_at.cards), seat)
    here = {Place(card.seat, card.zone) for card in cards}
    for zone, position, label in MOVES:
        to = Place(seat, zone)
        if here != {to} or zone == "deck":
            menu.addAction(tr(label), partial(manual.move, sitting, ids, to, position))
    deck = Place(seat, "deck")
    within = menu.addMenu(tr("Into the deck"))
    within.addAction(
        tr("From the top at place …"),
        lambda: asker.ask_number(
            tr("At which place from the top (1: the top)"),
            2,
            lambda place: manual.move(sitting, ids, deck, str(max(0, place - 1))),
        ),
    )
    for position, label in IN_DECK:
        within.addAction(tr(label), partial(manual.move, sitting, ids, deck, position))
    over = menu.addMenu(tr("To the other side"))
    for zone, position, label in MOVES:
        over.addAction(tr(label), partial(manual.move, sitting, ids, Place(1 - seat, zone), position))

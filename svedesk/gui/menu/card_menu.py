"""The menus that open on a card, a pile and a number."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtWidgets import QMenu, QWidget

from svedesk.engine.records import SHARED, Place
from svedesk.engine.view import CardView
from svedesk.gui import by_hand
from svedesk.gui.sitting import Sitting
from svedesk.gui.state_words import super_evolution
from svedesk.gui.table import intent
from svedesk.gui.tongue import tr
from svedesk.gui.words import NUMBER_NAMES
from svedesk.gui.zones import zone_word

KEYWORDS = ("ward", "storm", "rush", "assail", "intimidate", "drain", "bane", "aura")


class Asker(Protocol):
    """Where small questions of a menu are asked."""

    def ask_number(self, title: str, now: int, done: Callable[[int], object]) -> None: ...

    def ask_text(self, title: str, text: str, done: Callable[[str], object], *, empty: bool = False) -> None: ...

    def ask_card(self, title: str, done: Callable[[str], object]) -> None: ...

    def open_pile(self, place: Place) -> None: ...


def rules_menu(sitting: Sitting, card: CardView, parent: QWidget, choose: Callable[[tuple[int, ...]], None]) -> QMenu:
    """With the rules on: what this card can do now, and why it can't do the rest."""
    menu = QMenu(parent)
    ask = sitting.ask
    if ask is not None:
        for index in intent.deeds(ask, card.id):
            label = sitting.words.option(ask, ask.options[index], sitting.view)
            menu.addAction(label, partial(choose, (index,)))
    reasons: list[str] = []
    for refusal in sitting.refusals:
        if refusal.option.card == card.id and not refusal.option.target:
            said = sitting.words.reason(refusal.message)
            if said not in reasons:
                reasons.append(said)
    if reasons and not menu.isEmpty():
        menu.addSeparator()
    for said in reasons:
        menu.addAction(said).setEnabled(False)
    if menu.isEmpty():
        menu.addAction(tr("{0} can do nothing now.", sitting.words.name(card.shown.printed))).setEnabled(False)
    return menu


def choice_menu(sitting: Sitting, options: tuple[int, ...], parent: QWidget, choose: Callable[[int], None]) -> QMenu:
    """Several options fit a gesture: which one is meant."""
    menu = QMenu(parent)
    ask = sitting.ask
    if ask is not None:
        for index in options:
            menu.addAction(sitting.words.option(ask, ask.options[index], sitting.view), partial(choose, index))
    return menu


def hand_menu(sitting: Sitting, card: CardView, parent: QWidget, asker: Asker) -> QMenu:
    """With the rules off: everything a hand can do with a card."""
    menu = QMenu(parent)
    add = menu.addAction
    name = sitting.words.name(card.shown.printed)
    if card.zone == "leader":
        return number_menu(sitting, card.seat, "leader_defense", parent, asker)
    if card.zone in ("field", "ex"):
        add(tr("Refresh") if card.engaged else tr("Engage"), lambda: by_hand.turn(sitting, card))
        if card.number:
            _numbers(menu, sitting, card, asker)
    add(tr("Turn over"), lambda: by_hand.flip(sitting, card))
    add(tr("Show to all"), lambda: by_hand.reveal(sitting, (card.id,)))
    if card.zone == "field":
        if card.number:
            _evolve(menu, sitting, card)
        other = Place(1 - card.seat, "field")
        add(tr("Give control"), lambda: by_hand.drop_card(sitting, card, intent.Target(other.seat, other.zone)))
    if card.number:
        add(tr("Copy"), lambda: by_hand.copy(sitting, card))
    menu.addSeparator()
    _moves(menu, sitting, card)
    menu.addSeparator()
    add(tr("Remove {0} from the game", name), lambda: by_hand.remove(sitting, card))
    return menu


def _numbers(menu: QMenu, sitting: Sitting, card: CardView, asker: Asker) -> None:
    shown = card.shown
    if shown.attack is not None and shown.defense is not None:
        damage = menu.addMenu(tr("Damage and heal"))
        for amount in (1, 2, 3, 4, 5):
            damage.addAction(tr("{0} damage", amount), partial(by_hand.damage, sitting, card, amount))
        if card.damage:
            damage.addSeparator()
            damage.addAction(tr("Heal 1"), lambda: by_hand.damage(sitting, card, -1))
            damage.addAction(tr("Heal all"), lambda: by_hand.damage(sitting, card, -card.damage))
        stats = menu.addMenu(tr("Attack and defense"))
        for name in ("attack", "defense"):
            for amount in (1, 2, -1):
                stats.addAction(
                    tr(name.capitalize()) + f" {amount:+d}".replace("-", "−"),
                    partial(by_hand.stat, sitting, card, name, amount),
                )
            now = (shown.attack if name == "attack" else shown.defense) or 0
            stats.addAction(tr("Set {0} …", tr(name)), _asks_stat(sitting, card, name, now, asker))
        keywords = menu.addMenu(tr("Keywords"))
        for name in KEYWORDS:
            has = name in shown.keywords
            action = keywords.addAction(
                tr(name.capitalize()), partial(by_hand.keyword, sitting, card, name, give=not has)
            )
            action.setCheckable(True)
            action.setChecked(has)
        _until_the_end(menu.addMenu(tr("Until the end of the turn")), sitting, card)
    counters = menu.addMenu(tr("Counters"))
    for name, _ in card.counters:
        counters.addAction(f"{name} +1", partial(by_hand.counter, sitting, card, name, 1))
        counters.addAction(f"{name} −1", partial(by_hand.counter, sitting, card, name, -1))
    counters.addAction(
        tr("New counter …"),
        lambda: asker.ask_text(
            tr("Name of the counter"), "counter", lambda name: by_hand.counter(sitting, card, name, 1)
        ),
    )
    title = tr("Note on {0}", sitting.words.name(shown.printed))
    menu.addAction(
        tr("Note …"),
        lambda: asker.ask_text(title, by_hand.noted(card), lambda text: by_hand.note(sitting, card, text), empty=True),
    )
    menu.addAction(tr("Clear changes"), lambda: by_hand.clear(sitting, card))


def _until_the_end(menu: QMenu, sitting: Sitting, card: CardView) -> None:
    """Changes that the end of the turn takes back."""
    for name in ("attack", "defense"):
        for amount in (1, 2, -1):
            label = tr(name.capitalize()) + f" {amount:+d}".replace("-", "−")
            menu.addAction(label, partial(by_hand.stat, sitting, card, name, amount, "turn"))
    menu.addSeparator()
    for name in KEYWORDS:
        if name not in card.shown.keywords:
            menu.addAction(
                tr(name.capitalize()), partial(by_hand.keyword, sitting, card, name, give=True, until="turn")
            )


def _asks_stat(sitting: Sitting, card: CardView, name: str, now: int, asker: Asker) -> Callable[[], None]:
    def ask() -> None:
        asker.ask_number(
            tr("{0} (of {1})", tr(name.capitalize()), sitting.words.name(card.shown.printed)),
            now,
            lambda value: by_hand.stat(sitting, card, name, value - now) if value != now else None,
        )

    return ask


def _evolve(menu: QMenu, sitting: Sitting, card: CardView) -> None:
    """The evolved cards that may be laid on this one: those with its name first."""
    deck = sitting.view.zone(card.seat, "evolve_deck").cards
    name = sitting.words.name(card.number)
    fits = [evolved for evolved in deck if sitting.words.name(evolved.number) == name]
    if fits:
        menu.addAction(tr("Lay its evolved card on it"), lambda: by_hand.attach(sitting, fits[0].id, card))


def _moves(menu: QMenu, sitting: Sitting, card: CardView) -> None:
    seat = card.seat
    for zone, position, label in (
        ("field", "", "To the field"),
        ("ex", "", "To the EX area"),
        ("hand", "", "To the hand"),
        ("cemetery", "top", "To the cemetery"),
        ("banished", "top", "Banish"),
        ("deck", "top", "On top of the deck"),
        ("deck", "bottom", "On the bottom of the deck"),
        ("evolve_deck", "", "To the evolve deck"),
    ):
        if zone != card.zone or zone == "deck":
            to = Place(seat, zone)
            menu.addAction(tr(label), partial(by_hand.move, sitting, (card.id,), to, position))


def pile_menu(sitting: Sitting, place: Place, parent: QWidget, asker: Asker) -> QMenu:
    """A pile: look at it; with the rules off also draw, mill, search, shuffle."""
    menu = QMenu(parent)
    seat = place.seat
    zone = zone_word(place.zone)
    if not sitting.manual:
        menu.addAction(tr("Look at the {0}", zone), lambda: asker.open_pile(place))
        return menu
    if place.zone == "deck":
        menu.addAction(tr("Draw 1"), lambda: by_hand.draw(sitting, seat))
        menu.addAction(
            tr("Draw …"),
            lambda: asker.ask_number(tr("Draw how many cards"), 2, lambda n: _some(n, by_hand.draw, sitting, seat)),
        )
        menu.addAction(tr("Mill 1"), lambda: by_hand.mill(sitting, seat))
        menu.addAction(
            tr("Mill …"),
            lambda: asker.ask_number(tr("Mill how many cards"), 2, lambda n: _some(n, by_hand.mill, sitting, seat)),
        )
        menu.addAction(tr("Top card to the EX area"), lambda: by_hand.take(sitting, place, Place(seat, "ex")))
        menu.addSeparator()
        menu.addAction(
            tr("Look at the top …"),
            lambda: asker.ask_number(tr("Look at how many cards"), 3, lambda n: _look(sitting, place, n, asker)),
        )
        menu.addAction(tr("Search the deck"), lambda: _look(sitting, place, 0, asker))
    else:
        menu.addAction(tr("Look at the {0}", zone), lambda: asker.open_pile(place))
    menu.addAction(tr("Shuffle the {0}", zone), lambda: by_hand.shuffle(sitting, place))
    return menu


def _some(count: int, do: Callable[[Sitting, int, int], bool], sitting: Sitting, seat: int) -> None:
    if count > 0:
        do(sitting, seat, count)


def _look(sitting: Sitting, place: Place, count: int, asker: Asker) -> None:
    if count >= 0 and by_hand.look(sitting, place, count):
        asker.open_pile(place)


def side_menu(sitting: Sitting, seat: int, parent: QWidget, asker: Asker) -> QMenu:
    """A seat: tokens, numbers, refreshing."""
    menu = QMenu(parent)
    if not sitting.manual:
        menu.addAction(tr("Turn the rules off to change numbers.")).setEnabled(False)
        return menu
    menu.addAction(
        tr("Create a card …"),
        lambda: asker.ask_card(
            tr("Create a card on the field"), lambda n: by_hand.create(sitting, n, Place(seat, "field"))
        ),
    )
    menu.addAction(
        tr("Create in the EX area …"),
        lambda: asker.ask_card(
            tr("Create a card in the EX area"), lambda n: by_hand.create(sitting, n, Place(seat, "ex"))
        ),
    )
    menu.addAction(tr("Refresh all"), lambda: by_hand.refresh_all(sitting, seat))
    menu.addAction(tr("Shuffle the hand"), lambda: by_hand.shuffle(sitting, Place(seat, "hand")))
    menu.addSeparator()
    for name, label in NUMBER_NAMES.items():
        if name != "super_evolution_points" or super_evolution(sitting.view, seat) is not None:
            menu.addAction(f"{tr(label)} …", _asks(sitting, seat, name, asker))
    menu.addSeparator()
    phases = menu.addMenu(tr("Set the phase"))
    for phase, label in (("start", tr("Start phase")), ("main", tr("Main phase")), ("end", tr("End phase"))):
        phases.addAction(label, partial(by_hand.step, sitting, phase, seat))
    turn = sitting.view.number(SHARED, "turn")
    menu.addAction(
        tr("Set the turn …"),
        lambda: asker.ask_number(
            tr("Turn of {0}", sitting.words.seat(seat)),
            turn,
            lambda value: by_hand.step(sitting, "main", seat, value) if value > 0 else None,
        ),
    )
    menu.addAction(tr("Roll a die"), lambda: by_hand.die(sitting, 6))
    menu.addAction(tr("Toss a coin"), lambda: by_hand.coin(sitting))
    return menu


def number_menu(sitting: Sitting, seat: int, name: str, parent: QWidget, asker: Asker) -> QMenu:
    """One number of a seat: up, down, set."""
    menu = QMenu(parent)
    label = tr(NUMBER_NAMES.get(name, name))
    if not sitting.manual:
        menu.addAction(f"{label}: {sitting.view.number(seat, name)}").setEnabled(False)
        return menu
    for by in (1, -1, -2, -3, 3):
        menu.addAction(f"{label} {by:+d}".replace("-", "−"), partial(by_hand.number, sitting, seat, name, by))
    menu.addAction(tr("Set {0} …", label.lower()), _asks(sitting, seat, name, asker))
    if name == "play_points":
        menu.addAction(tr("Set maximum play points …"), _asks(sitting, seat, "max_play_points", asker))
    return menu


def _asks(sitting: Sitting, seat: int, name: str, asker: Asker) -> Callable[[], None]:
    def ask() -> None:
        now = sitting.view.number(seat, name)
        title = tr("{0} (of {1})", tr(NUMBER_NAMES.get(name, name)), sitting.words.seat(seat))
        asker.ask_number(title, now, lambda value: by_hand.number_set(sitting, seat, name, value))

    return ask

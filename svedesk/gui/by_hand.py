"""Manual mode: one function for each thing a hand does to the table. Each is one `Operation`; menus, keys, buttons
and drags call these."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.log import Operation
from svedesk.engine.records import SHARED, Place
from svedesk.engine.view import CardView
from svedesk.games.sve.actions.links import CARROT, DRIVE_POINT
from svedesk.gui.sitting import Sitting
from svedesk.gui.table.intent import Target

HELD = ("hand", "deck", "evolve_deck")
"""Zones whose cards only their own seat can name."""


def move(sitting: Sitting, cards: Sequence[int], to: Place, position: str = "") -> bool:
    """Cards, in this order, to a zone; see `engine.manual` for positions."""
    return sitting.operate(Operation("move", _who(sitting, cards), tuple(cards), to, text=position))


def _who(sitting: Sitting, cards: Sequence[int]) -> int:
    """Whose hand does it: with open hands the seat that holds the cards, for only it may name them."""
    held = [card.seat for card in map(sitting.view.card, cards) if card is not None and card.zone in HELD]
    return held[0] if sitting.open_hands and held else sitting.seat


def take(sitting: Sitting, source: Place, to: Place, count: int = 1, position: str = "") -> bool:
    """Cards off the top of a zone (a negative count: off the bottom)."""
    return sitting.operate(Operation("take", sitting.seat, to=to, amount=count, text=position, source=source))


def draw(sitting: Sitting, seat: int, count: int = 1) -> bool:
    """Draw from a seat's deck."""
    source, to = Place(seat, "deck"), Place(seat, "hand")
    return sitting.operate(Operation("draw", sitting.seat, to=to, amount=count, source=source))


def mill(sitting: Sitting, seat: int, count: int = 1) -> bool:
    """From the top of a seat's deck to its cemetery."""
    source, to = Place(seat, "deck"), Place(seat, "cemetery")
    return sitting.operate(Operation("mill", sitting.seat, to=to, amount=count, source=source))


def shuffle(sitting: Sitting, place: Place) -> bool:
    """Shuffle a zone."""
    return sitting.operate(Operation("shuffle", sitting.seat, source=place))


def look(sitting: Sitting, place: Place, count: int = 0) -> bool:
    """Look at the top cards of a zone (0: all of them); it is announced."""
    return sitting.operate(Operation("look", sitting.seat, amount=count, source=place))


def forget(sitting: Sitting, place: Place) -> bool:
    """End looking at a zone."""
    return sitting.operate(Operation("forget", sitting.seat, source=place))


def reveal(sitting: Sitting, cards: Sequence[int]) -> bool:
    """Show cards to all."""
    return sitting.operate(Operation("reveal", _who(sitting, cards), tuple(cards)))


def turn(sitting: Sitting, card: CardView) -> bool:
    """Engage a reserved card, refresh an engaged one."""
    return sitting.operate(Operation("refresh" if card.engaged else "engage", sitting.seat, (card.id,)))


def refresh_all(sitting: Sitting, seat: int) -> bool:
    """Refresh all cards of a seat."""
    return sitting.operate(Operation("refresh_all", sitting.seat, side=seat))


def flip(sitting: Sitting, card: CardView) -> bool:
    """Turn a card over."""
    return sitting.operate(Operation("flip", sitting.seat, (card.id,)))


def attach(sitting: Sitting, card: int, base: CardView, zone: str = "evolve") -> bool:
    """Lay a card on another: an evolved card on its base."""
    return sitting.operate(Operation("attach", _who(sitting, (card,)), (card, base.id), Place(base.seat, zone)))


def linked_zone(sitting: Sitting, number: str) -> str:
    """The zone a card of the evolve deck lies in when it is laid on another: a Carrot is served (14.2.1.1), a Drive
    Point ridden with (14.4.9.2), the others are evolved cards."""
    try:
        name = sitting.words.facts(number).name
    except KeyError:
        return "evolve"
    return {CARROT: "race", DRIVE_POINT: "drive"}.get(name, "evolve")


def evolve(sitting: Sitting, base: CardView) -> bool:
    """Lay the evolved card of the same name on a follower; False when the evolve deck has none."""
    name = sitting.words.name(base.number)
    for card in sitting.view.zone(base.seat, "evolve_deck").cards:
        if sitting.words.name(card.number) == name and card.faceup is False:
            return attach(sitting, card.id, base)
    return False


def damage(sitting: Sitting, card: CardView, amount: int) -> bool:
    """Damage a card, or with a negative amount heal it."""
    return sitting.operate(Operation("damage" if amount > 0 else "heal", sitting.seat, (card.id,), amount=abs(amount)))


def stat(sitting: Sitting, card: CardView, name: str, amount: int, until: str = "") -> bool:
    """Change attack, defense or cost of a card by an amount; `until` "turn" ends it with the turn."""
    return sitting.operate(Operation("stat", sitting.seat, (card.id,), amount=amount, text=name, until=until))


def stat_set(sitting: Sitting, card: CardView, name: str, value: int) -> bool:
    """Set attack or defense of a card; False when nothing would change."""
    return sitting.operate(Operation("stat_set", sitting.seat, (card.id,), amount=value, text=name))


def keyword(sitting: Sitting, card: CardView, name: str, *, give: bool, until: str = "") -> bool:
    """Give a card a keyword, or take it; `until` "turn" ends it with the turn."""
    what = "keyword" if give else "no_keyword"
    return sitting.operate(Operation(what, sitting.seat, (card.id,), text=name, until=until))


def note(sitting: Sitting, card: CardView, text: str) -> bool:
    """Write a note on a card; "" takes it off."""
    return sitting.operate(Operation("note", sitting.seat, (card.id,), text=text))


def noted(card: CardView) -> str:
    """The note on a card, "" without one."""
    return next((str(given.value) for given in card.given if given.what == "note"), "")


def mulligan(sitting: Sitting, seat: int) -> bool:
    """A hand to the bottom of its deck, and as many cards drawn: two operations."""
    held = sitting.view.zone(seat, "hand").cards
    put = bool(held) and move(sitting, [card.id for card in held], Place(seat, "deck"), "bottom")
    return put and draw(sitting, seat, len(held))


def step(sitting: Sitting, phase: str, active: int, turn: int = 0) -> bool:
    """Say which phase it is, whose turn, and which (0: as it was)."""
    return sitting.operate(Operation("step", sitting.seat, amount=turn, text=phase, side=active))


def next_phase(sitting: Sitting) -> bool:
    """From phase to phase, and after the end phase to the other seat's next turn."""
    view = sitting.view
    active, now = view.number(SHARED, "active"), str(view.step[0]) if view.step else ""
    if now == "end":
        return step(sitting, "start", 1 - active)  # which itself makes it the next turn
    return step(sitting, {"start": "main", "main": "end"}.get(now, "start"), active)


def counter(sitting: Sitting, card: CardView, name: str, amount: int) -> bool:
    """Put named counters on a card, or take them off."""
    return sitting.operate(Operation("counter", sitting.seat, (card.id,), amount=amount, text=name))


def clear(sitting: Sitting, card: CardView) -> bool:
    """Take off a card what was given to it by hand."""
    return sitting.operate(Operation("clear", sitting.seat, (card.id,)))


def number(sitting: Sitting, seat: int, name: str, by: int) -> bool:
    """Change a number of a seat (leader defense, play points, ...) by an amount."""
    return sitting.operate(Operation("number", sitting.seat, amount=by, text=name, side=seat))


def number_set(sitting: Sitting, seat: int, name: str, value: int) -> bool:
    """Set a number of a seat."""
    return sitting.operate(Operation("number_set", sitting.seat, amount=value, text=name, side=seat))


def create(sitting: Sitting, card_number: str, to: Place, count: int = 1) -> bool:
    """Create cards of a number: tokens, or any other."""
    sitting.created = card_number
    return sitting.operate(Operation("create", sitting.seat, to=to, amount=count, text=card_number))


def copy(sitting: Sitting, card: CardView) -> bool:
    """A new card like this one, in the same zone."""
    return sitting.operate(Operation("copy", sitting.seat, (card.id,)))


def remove(sitting: Sitting, card: CardView) -> bool:
    """Take a card out of the game."""
    return sitting.operate(Operation("remove", sitting.seat, (card.id,)))


def die(sitting: Sitting, sides: int) -> bool:
    """Roll a die."""
    return sitting.operate(Operation("die", sitting.seat, amount=sides))


def coin(sitting: Sitting) -> bool:
    """Toss a coin."""
    return sitting.operate(Operation("coin", sitting.seat))


def drop_card(sitting: Sitting, card: CardView, target: Target) -> bool:
    """A card was dropped somewhere: it goes there; an evolved card dropped on a follower is laid on it."""
    base = sitting.view.card(target.card) if target.card else None
    if card.zone == "evolve_deck" and base is not None and base.zone == "field":
        return attach(sitting, card.id, base, linked_zone(sitting, card.number))
    to = landing(target, card.seat)
    if to == Place(card.seat, card.zone):
        return False
    if card.zone == to.zone and card.zone in ("field", "ex"):
        return sitting.operate(Operation("control", sitting.seat, (card.id,), to))
    return move(sitting, (card.id,), to, "top" if to.zone in ("deck", "evolve_deck", "cemetery", "banished") else "")


def drop_pile(sitting: Sitting, place: Place, target: Target) -> bool:
    """The top card of a pile was dropped somewhere."""
    to = landing(target, place.seat)
    if to == place:
        return False
    if place.zone == "deck" and to == Place(place.seat, "hand"):
        return draw(sitting, place.seat)
    return take(sitting, place, to)


def landing(target: Target, seat: int) -> Place:
    """The zone a drop ends in: the middle and leaders are not zones to lay cards in, so they mean the field beside
    them."""
    if target.zone == "middle":
        return Place(seat, "field")
    if target.zone == "leader":
        return Place(target.seat, "field")
    return Place(target.seat, target.zone)

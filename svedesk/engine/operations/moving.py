"""By hand: cards from anywhere to anywhere, one by one, in groups, off a pile, at random, onto others."""

from __future__ import annotations

from svedesk.engine import rng
from svedesk.engine.events import Said
from svedesk.engine.log import Operation
from svedesk.engine.message import Message, Refused
from svedesk.engine.records import BACK_FACE, SHARED, Card, Place
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.table import Table


def move(table: Table, operation: Operation, _: Ruleset) -> None:
    """Move cards, keeping their order, to a zone and a position in it."""
    _put(table, operation.cards, target(operation), operation.text, operation.name)


def take(table: Table, operation: Operation, _: Ruleset) -> None:
    """Move cards off the top of a zone (`amount` negative: off the bottom), the outermost first; as many as there
    are."""
    source, to = pile(table, operation), target(operation)
    count = operation.amount
    taken = source[:count] if count >= 0 else source[count:][::-1]
    if not taken:
        raise Refused(Message("operation-none"))
    _put(table, taken, to, operation.text, operation.name)


def cover(table: Table, operation: Operation, _: Ruleset) -> None:
    """Lay the top card of a zone facedown on a card."""
    source = pile(table, operation)
    if not source:
        raise Refused(Message("operation-none"))
    if len(operation.cards) != 1:
        raise Refused(Message("operation-cards"))
    base = table.cards[operation.cards[0]]
    if base.id == source[0]:
        raise Refused(Message("operation-attach"))
    table.link(table.move(source[0], base.place, faceup=False, why=operation.name), base.id)


def random_cards(table: Table, operation: Operation, _: Ruleset) -> None:
    """Pick cards of a zone at random and move them, or, without a zone to go to, show them to all."""
    source = pile(table, operation)
    if not 1 <= operation.amount <= len(source):
        raise Refused(Message("operation-none"))
    table.rng, order = rng.shuffled(table.rng, source)
    picked = order[: operation.amount]
    if operation.to is not None:
        _put(table, picked, operation.to, operation.text, operation.name)
        return
    for card_id in picked:
        table.reveal(card_id)


def redraw(table: Table, operation: Operation, _: Ruleset) -> None:
    """A mulligan: all cards of a zone, in their order, to the bottom of another, and as many off its top back."""
    source, to = operation.source, target(operation)
    held = pile(table, operation)
    assert source is not None
    if not held:
        raise Refused(Message("operation-none"))
    # Another seat's deck is not drawn from by this way round, and no card is shown by going through an open pile.
    if source == to or source.seat != to.seat or table.specs[to.zone].sees == "all":
        raise Refused(Message("operation-place"))
    _put(table, held, to, "bottom", operation.name)
    _put(table, table.zones[to][: len(held)], source, "", "draw")


def sort(table: Table, operation: Operation, ruleset: Ruleset) -> None:
    """Lay the cards of a hand by what they cost now and their numbers."""
    place, lying = operation.source, pile(table, operation)
    assert place is not None
    spec = table.specs[place.zone]
    if spec.sees != "owner" or spec.ordered or spec.keeps_state or len(lying) < 2:
        raise Refused(Message("operation-no-sort"))

    def rank(card_id: int) -> tuple[int, str, int]:
        card = table.cards[card_id]
        return ruleset.shown(table, card).cost or 0, card.number, card_id

    order = tuple(sorted(lying, key=rank))
    if order != lying:
        table.lay_out(place, order)
        table.emit(Said(operation.seat, Message("operation-sorted", (operation.seat, place.zone))))


def shuffle(table: Table, operation: Operation, _: Ruleset) -> None:
    """Shuffle a zone. Where all cards lie open in no order there is nothing to shuffle."""
    source = pile(table, operation)
    assert operation.source is not None
    spec = table.specs[operation.source.zone]
    if not source or (spec.sees == "all" and not spec.ordered):
        raise Refused(Message("operation-no-shuffle"))
    table.shuffle(operation.source)


def attach(table: Table, operation: Operation, _: Ruleset) -> None:
    """Lay a card on another (an evolved card on its base): it goes to the zone for that, linked; text "back": with its
    back face visible."""
    if len(operation.cards) != 2:
        raise Refused(Message("operation-two-cards"))
    card_id, base = operation.cards
    to = target(operation)
    below = base
    while below in table.cards:
        if below == card_id:
            raise Refused(Message("operation-attach"))
        below = table.cards[below].on
    if table.cards[card_id].place != to:
        card_id = table.move(card_id, to, why=operation.name)
    if operation.text == "back":
        table.mark(card_id, BACK_FACE, 1)
    table.link(card_id, base)


def detach(table: Table, operation: Operation, _: Ruleset) -> None:
    """Take cards off what they lie on, and to a zone if one is named."""
    for card_id in operation.cards:
        if table.cards[card_id].on:
            table.link(card_id, 0)
            if operation.to is not None:
                table.move(card_id, operation.to, why=operation.name)


def control(table: Table, operation: Operation, _: Ruleset) -> None:
    """Give cards to the same zone of another seat, where they stay the same cards, with all that lies on them."""
    to = target(operation)
    for card_id in operation.cards:
        place = table.cards[card_id].place
        if place.zone != to.zone or SHARED in (place.seat, to.seat):
            raise Refused(Message("operation-control"))
        if place.seat == to.seat:
            continue
        upon = [other for other in table.cards.values() if other.on == card_id and other.seat != to.seat]
        for other in (table.cards[card_id], *upon):
            table.give_over(other.id, Place(to.seat, other.zone))
            over = table.cards[other.id]
            table.put(over._replace(known=over.known | own_knowledge(table, over)))


def target(operation: Operation) -> Place:
    """The zone cards go to. Raises `Refused` when the operation names none."""
    if operation.to is None:
        raise Refused(Message("operation-place"))
    return operation.to


def pile(table: Table, operation: Operation) -> tuple[int, ...]:
    """The cards of the zone an operation takes from. Raises `Refused` when it names none."""
    if operation.source is None:
        raise Refused(Message("operation-place"))
    return table.zones[operation.source]


def own_knowledge(table: Table, card: Card) -> int:
    """Who knows a facedown card in an open zone in any case: the seat it lies before, or nobody could turn it up
    again."""
    return 1 << card.seat if table.specs[card.zone].sees == "all" and not card.faceup and card.seat >= 0 else 0


def _put(table: Table, cards: tuple[int, ...], to: Place, position: str, why: str) -> None:
    """Move a group to a position: "" (as usual there), "top", "bottom", a place counted from the top (0: the top), or
    "random" (each card anywhere); "top-random" and "bottom-random" mix the group."""
    how, _, mixed = position.partition("-")
    known = how in ("", "top", "bottom", "random") or how.isdecimal()
    if not known or mixed not in ("", "random"):
        raise Refused(Message("operation-position", (position,)))
    if mixed:
        table.rng, cards = rng.shuffled(table.rng, cards)
    group = tuple(table.move(card_id, to, why=why) for card_id in cards)
    if not how:
        return
    others = tuple(card_id for card_id in table.zones[to] if card_id not in group)
    if how == "random":
        for card_id in group:
            at = table.random_below(len(others) + 1)
            others = (*others[:at], card_id, *others[at:])
        table.rearrange(to, others)
        return
    at = 0 if how == "top" else len(others) if how == "bottom" else int(how)
    table.rearrange(to, (*others[:at], *group, *others[at:]))

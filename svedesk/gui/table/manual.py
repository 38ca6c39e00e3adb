"""Manual mode: one function for each thing a hand does to the table. Each is one `Operation`; menus, keys, buttons
and drags call these."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.game_table import OWN_NUMBER, Attachment
from svedesk.engine.log import Operation
from svedesk.engine.records import SHARED, Place
from svedesk.engine.view import CardView, View
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.intent import Target
from svedesk.gui.table.table_seat import TableSeat

Cards = CardView | Sequence[CardView]
"""One card, or a group in its order: what is done to a group is one operation."""


def move(sitting: TableSeat, cards: Sequence[int], to: Place, position: str = "") -> bool:
    """Cards, in this order, to a zone; see `engine.manual` for positions."""
    return sitting.operate(Operation("move", _who(sitting, cards), tuple(cards), to, text=position))


def ids(cards: Cards) -> tuple[int, ...]:
    """The ids of a card or a group."""
    return (cards.id,) if isinstance(cards, CardView) else tuple(card.id for card in cards)


def _act(sitting: TableSeat, name: str, cards: Cards, *, amount: int = 0, text: str = "", until: str = "") -> bool:
    named = ids(cards)
    return sitting.operate(Operation(name, _who(sitting, named), named, amount=amount, text=text, until=until))


def _who(sitting: TableSeat, cards: Sequence[int]) -> int:
    """Whose hand does it: with open hands the seat that holds the cards, for only it may name them."""
    zones = sitting.words.table.zones
    held = [card.seat for card in map(sitting.view.card, cards) if card is not None and zones[card.zone].held]
    return held[0] if sitting.open_hands and held else sitting.seat


def take(sitting: TableSeat, source: Place, to: Place, count: int = 1, position: str = "") -> bool:
    """Cards off the top of a zone (a negative count: off the bottom)."""
    return sitting.operate(Operation("take", sitting.seat, to=to, amount=count, text=position, source=source))


def draw(sitting: TableSeat, seat: int, count: int = 1) -> bool:
    """Draw from a seat's deck."""
    zones = sitting.words.table.hand_zones
    source, to = Place(seat, zones.deck), Place(seat, zones.hand)
    return sitting.operate(Operation("draw", sitting.seat, to=to, amount=count, source=source))


def mill(sitting: TableSeat, seat: int, count: int = 1) -> bool:
    """From the top of a seat's deck to its cemetery, or what the game has of that kind."""
    zones = sitting.words.table.hand_zones
    source, to = Place(seat, zones.deck), Place(seat, zones.discard)
    return sitting.operate(Operation("mill", sitting.seat, to=to, amount=count, source=source))


def shuffle(sitting: TableSeat, place: Place) -> bool:
    """Shuffle a zone."""
    return sitting.operate(Operation("shuffle", sitting.seat, source=place))


def look(sitting: TableSeat, place: Place, count: int = 0) -> bool:
    """Look at the top cards of a zone (0: all of them); it is announced."""
    return sitting.operate(Operation("look", sitting.seat, amount=count, source=place))


def forget(sitting: TableSeat, place: Place) -> bool:
    """End looking at a zone."""
    return sitting.operate(Operation("forget", sitting.seat, source=place))


def reveal(sitting: TableSeat, cards: Sequence[int]) -> bool:
    """Show cards to all."""
    return sitting.operate(Operation("reveal", _who(sitting, cards), tuple(cards)))


def turn(sitting: TableSeat, cards: Cards) -> bool:
    """Engage reserved cards; refresh them when all are engaged."""
    group = (cards,) if isinstance(cards, CardView) else cards
    return _act(sitting, "refresh" if all(card.engaged for card in group) else "engage", group)


def refresh_all(sitting: TableSeat, seat: int) -> bool:
    """Refresh all cards of a seat."""
    return sitting.operate(Operation("refresh_all", sitting.seat, side=seat))


def flip(sitting: TableSeat, cards: Cards, way: str = "") -> bool:
    """Turn cards over, or only "up" or "down"."""
    return _act(sitting, "flip", cards, text=way)


def attach(sitting: TableSeat, card: int, base: CardView, zone: str, *, back: bool = False) -> bool:
    """Lay a card on another, an evolved card on its base; `back`: with its back face visible."""
    cards, to = (card, base.id), Place(base.seat, zone)
    return sitting.operate(Operation("attach", _who(sitting, cards[:1]), cards, to, text="back" if back else ""))


def attachments(sitting: TableSeat, base: CardView, pile: Place) -> tuple[Attachment, ...] | None:
    """The cards of a pile that fit another card (see `GameTable.attachments`)."""
    words = sitting.words
    return words.table.attachments(sitting.view, base, pile, words.facts)


def attach_fitting(sitting: TableSeat, base: CardView, fitting: Attachment) -> bool:
    """Lay a card on another that it fits."""
    return attach(sitting, fitting.card, base, fitting.zone, back=fitting.back)


def attached_zone(sitting: TableSeat, number: str) -> str:
    """The zone a card is in when it is laid on another."""
    return sitting.words.table.attached_zone(sitting.words.facts(number))


def nothing_fits(sitting: TableSeat, base: CardView, pile: Place) -> str:
    """Why no card of a pile can be laid on another."""
    zone, name = sitting.view.zone(*pile), sitting.words.name(base.shown.printed)
    if len(zone.cards) < zone.count:
        return tr("You can't see which cards of this {0} fit {1}.", sitting.words.zone_word(pile.zone), name)
    return tr("No unused card of the {0} fits {1}.", sitting.words.zone_word(pile.zone), name)


def damage(sitting: TableSeat, cards: Cards, amount: int) -> bool:
    """Damage cards, or with a negative amount heal them."""
    return _act(sitting, "damage" if amount > 0 else "heal", cards, amount=abs(amount))


def stat(sitting: TableSeat, cards: Cards, name: str, amount: int, until: str = "") -> bool:
    """Change attack, defense or cost of cards by an amount; `until` "turn" ends it with the turn."""
    return _act(sitting, "stat", cards, amount=amount, text=name, until=until)


def stat_set(sitting: TableSeat, cards: Cards, name: str, value: int) -> bool:
    """Set attack, defense or cost of cards; False when nothing would change."""
    return _act(sitting, "stat_set", cards, amount=value, text=name)


def stats(sitting: TableSeat, cards: Cards, both: str, until: str = "") -> bool:
    """Set attack and defense ("3/4") or change them ("+1/-1") in one step; `until` "turn" ends it with the turn."""
    return _act(sitting, "stats", cards, text=both, until=until)


def keyword(sitting: TableSeat, cards: Cards, name: str, *, give: bool, until: str = "") -> bool:
    """Give cards a keyword, or take it; `until` "turn" ends it with the turn."""
    return _act(sitting, "keyword" if give else "no_keyword", cards, text=name, until=until)


def note(sitting: TableSeat, cards: Cards, text: str) -> bool:
    """Write a note on cards; "" takes it off."""
    return _act(sitting, "note", cards, text=text)


def noted(card: CardView) -> str:
    """The note on a card, "" without one."""
    return next((str(given.value) for given in card.given if given.what == "note"), "")


def mulligan(sitting: TableSeat, seat: int) -> bool:
    """A hand to the bottom of its deck, and as many cards drawn."""
    zones = sitting.words.table.hand_zones
    source, to = Place(seat, zones.hand), Place(seat, zones.deck)
    return sitting.operate(Operation("redraw", sitting.seat, to=to, source=source))


def sort(sitting: TableSeat, place: Place) -> bool:
    """Lay a zone out by cost."""
    return sitting.operate(Operation("sort", sitting.seat, source=place))


def random_cards(sitting: TableSeat, source: Place, to: Place | None, count: int = 1) -> bool:
    """Cards of a zone picked by chance to another zone; without one they are shown to all."""
    position = "top" if to is not None and sitting.words.table.zones[to.zone].on_top else ""
    return sitting.operate(Operation("random", sitting.seat, to=to, amount=count, source=source, text=position))


def reveal_zone(sitting: TableSeat, place: Place, count: int = 0) -> bool:
    """Show the top cards of a zone to all (0: all of them)."""
    return sitting.operate(Operation("reveal", sitting.seat, amount=count, source=place))


def hide(sitting: TableSeat, cards: Cards) -> bool:
    """End the showing of cards."""
    return _act(sitting, "hide", cards)


def detach(sitting: TableSeat, cards: Cards, to: Place) -> bool:
    """Take cards off what they lie on, to a zone."""
    named = ids(cards)
    return sitting.operate(Operation("detach", sitting.seat, named, to))


def attack(sitting: TableSeat, card: CardView, target: int) -> bool:
    """Say that a card attacks another."""
    return sitting.operate(Operation("arrow", sitting.seat, (card.id, target)))


def first(sitting: TableSeat) -> bool:
    """Let chance pick who goes first."""
    return sitting.operate(Operation("first", sitting.seat))


def step(sitting: TableSeat, phase: str, active: int, turn: int = 0) -> bool:
    """Say which phase it is, whose turn, and which (0: as it was)."""
    return sitting.operate(Operation("step", sitting.seat, amount=turn, text=phase, side=active))


def next_phase(sitting: TableSeat) -> bool:
    """From step to step, and after the last one to the other seat's next turn."""
    steps, active, now = sitting.words.table.steps, sitting.view.number(SHARED, "active"), _step(sitting)
    if now == steps[-1]:
        return step(sitting, steps[0], 1 - active)  # which itself makes it the next turn
    return step(sitting, steps[steps.index(now) + 1 if now in steps else 0], active)


def end_turn(sitting: TableSeat) -> bool:
    """To the other seat's turn, or where that is wanted first to the last step of this one, so that the other player
    can respond."""
    table, active, now = sitting.words.table, sitting.view.number(SHARED, "active"), _step(sitting)
    if "stop" in sitting.helps and table.responses and now not in ("", table.steps[-1], *table.preparing):
        return step(sitting, table.steps[-1], active)
    return step(sitting, table.steps[0], 1 - active)


def _step(sitting: TableSeat) -> str:
    return str(sitting.view.step[0]) if sitting.view.step else ""


def counter(sitting: TableSeat, cards: Cards, name: str, amount: int) -> bool:
    """Put named counters on cards, or take them off."""
    return _act(sitting, "counter", cards, amount=amount, text=name)


def counter_set(sitting: TableSeat, cards: Cards, name: str, amount: int) -> bool:
    """Have just so many named counters on cards."""
    return _act(sitting, "counter_set", cards, amount=amount, text=name)


def clear(sitting: TableSeat, cards: Cards) -> bool:
    """Take off cards what was given to them by hand."""
    return _act(sitting, "clear", cards)


def number(sitting: TableSeat, seat: int, name: str, by: int) -> bool:
    """Change a number of a seat (leader defense, play points, ...) by an amount."""
    return sitting.operate(Operation("number", sitting.seat, amount=by, text=name, side=seat))


def number_set(sitting: TableSeat, seat: int, name: str, value: int) -> bool:
    """Set a number of a seat."""
    return sitting.operate(Operation("number_set", sitting.seat, amount=value, text=name, side=seat))


def own_number(sitting: TableSeat, seat: int, name: str, by: int) -> bool:
    """Change a number that players count for themselves, by the name they gave it; a new name makes a new one."""
    return number(sitting, seat, OWN_NUMBER + name, by)


def own_numbers(view: View, seat: int) -> list[str]:
    """The numbers players count for themselves at a seat, as the table calls them."""
    return [name for at, name, _ in view.numbers if at == seat and name.startswith(OWN_NUMBER)]


def own_name(name: str) -> str:
    """Such a number as players call it."""
    return name.removeprefix(OWN_NUMBER)


def create(sitting: TableSeat, card_number: str, to: Place, count: int = 1) -> bool:
    """Create cards of a number: tokens, or any other."""
    sitting.created = card_number
    return sitting.operate(Operation("create", sitting.seat, to=to, amount=count, text=card_number))


def copy(sitting: TableSeat, cards: Cards) -> bool:
    """A new card like each of these, in the same zone."""
    return _act(sitting, "copy", cards)


def remove(sitting: TableSeat, cards: Cards) -> bool:
    """Take cards out of the game."""
    return _act(sitting, "remove", cards)


def die(sitting: TableSeat, sides: int) -> bool:
    """Roll a die."""
    return sitting.operate(Operation("die", sitting.seat, amount=sides))


def coin(sitting: TableSeat) -> bool:
    """Toss a coin."""
    return sitting.operate(Operation("coin", sitting.seat))


def control(sitting: TableSeat, cards: Cards, to: Place) -> bool:
    """Give cards to the same zone of the other seat."""
    return sitting.operate(Operation("control", sitting.seat, ids(cards), to))


def drop_cards(sitting: TableSeat, cards: Sequence[CardView], target: Target, held: CardView) -> bool:
    """Cards were dropped somewhere, `held` by the mouse."""
    words = sitting.words
    operation = words.table.drop(sitting.view, cards, held, target, words.facts)
    return _do(sitting, operation, [card.id for card in cards])


def drop_card(sitting: TableSeat, card: CardView, target: Target) -> bool:
    """One card was dropped somewhere."""
    return drop_cards(sitting, (card,), target, card)


def drop_pile(sitting: TableSeat, place: Place, target: Target, top: CardView | None) -> bool:
    """The top card of a pile was dropped somewhere: `top`, where it is seen."""
    table = sitting.words.table
    if top is not None and table.zones[place.zone].top != "first":
        return drop_card(sitting, top, target)
    return _do(sitting, table.drop_top(sitting.view, place, target), ())


def _do(sitting: TableSeat, operation: Operation | None, cards: Sequence[int]) -> bool:
    """What the game says a gesture means, done by whoever's hand it is; False when it means nothing."""
    if operation is None:
        return False
    seat = sitting.seat if operation.name == "control" else _who(sitting, cards)
    return sitting.operate(operation._replace(seat=seat))

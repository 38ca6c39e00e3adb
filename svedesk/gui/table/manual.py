"""Manual mode: one function for each thing a hand does to the table. Each is one `Operation`; menus, keys, buttons
and drags call these."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.game_table import OWN_NUMBER, Attachment, next_orientation
from svedesk.engine.log import Operation
from svedesk.engine.records import SHARED, Place
from svedesk.engine.view import CardView, View
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.intent import Target
from svedesk.gui.table.prompts.attack_offer import AttackOffer, deals_damage
from svedesk.gui.table.table_seat import TableSeat

Cards = CardView | Sequence[CardView]
"""One card, or a group in its order: what is done to a group is one operation."""


def move(table_seat: TableSeat, cards: Sequence[int], to: Place, position: str = "") -> bool:
    """Cards, in this order, to a zone; see `engine.manual` for positions."""
    return table_seat.operate(Operation("move", _who(table_seat, cards), tuple(cards), to, text=position))


def ids(cards: Cards) -> tuple[int, ...]:
    """The ids of a card or a group."""
    return (cards.id,) if isinstance(cards, CardView) else tuple(card.id for card in cards)


def _act(table_seat: TableSeat, name: str, cards: Cards, *, amount: int = 0, text: str = "", until: str = "") -> bool:
    named = ids(cards)
    return table_seat.operate(Operation(name, _who(table_seat, named), named, amount=amount, text=text, until=until))


def _who(table_seat: TableSeat, cards: Sequence[int]) -> int:
    """Whose hand does it: with open hands the seat that holds the cards, for only it may name them."""
    zones = table_seat.words.table.zones
    held = [card.seat for card in map(table_seat.view.card, cards) if card is not None and zones[card.zone].held]
    return held[0] if table_seat.open_hands and held else table_seat.seat


def take(table_seat: TableSeat, source: Place, to: Place, count: int = 1, position: str = "") -> bool:
    """Cards off the top of a zone (a negative count: off the bottom)."""
    return table_seat.operate(Operation("take", table_seat.seat, to=to, amount=count, text=position, source=source))


def draw(table_seat: TableSeat, seat: int, count: int = 1) -> bool:
    """Draw from a seat's deck."""
    zones = table_seat.words.table.hand_zones
    source, to = Place(seat, zones.deck), Place(seat, zones.hand)
    return table_seat.operate(Operation("draw", table_seat.seat, to=to, amount=count, source=source))


def mill(table_seat: TableSeat, seat: int, count: int = 1) -> bool:
    """From the top of a seat's deck to its cemetery, or what the game has of that kind."""
    zones = table_seat.words.table.hand_zones
    source, to = Place(seat, zones.deck), Place(seat, zones.discard)
    return table_seat.operate(Operation("mill", table_seat.seat, to=to, amount=count, source=source))


def shuffle(table_seat: TableSeat, place: Place) -> bool:
    """Shuffle a zone."""
    return table_seat.operate(Operation("shuffle", table_seat.seat, source=place))


def look(table_seat: TableSeat, place: Place, count: int = 0) -> bool:
    """Look at the top cards of a zone (0: all of them); it is announced."""
    return table_seat.operate(Operation("look", table_seat.seat, amount=count, source=place))


def forget(table_seat: TableSeat, place: Place) -> bool:
    """End looking at a zone."""
    return table_seat.operate(Operation("forget", table_seat.seat, source=place))


def reveal(table_seat: TableSeat, cards: Sequence[int]) -> bool:
    """Show cards to all."""
    return table_seat.operate(Operation("reveal", _who(table_seat, cards), tuple(cards)))


def turn(table_seat: TableSeat, cards: Cards) -> bool:
    """Turn cards to how they lie next, where the game has them lie in several ways."""
    group = (cards,) if isinstance(cards, CardView) else cards
    ways = table_seat.words.table.orientations
    return bool(ways) and _act(table_seat, "turn", group, amount=next_orientation(ways, group).turned)


def turn_to(table_seat: TableSeat, cards: Cards, turned: int) -> bool:
    """Turn cards so that they lie by so many quarter turns."""
    return _act(table_seat, "turn", (cards,) if isinstance(cards, CardView) else cards, amount=turned)


def turn_all(table_seat: TableSeat, seat: int) -> bool:
    """Turn all cards of a seat upright."""
    return table_seat.operate(Operation("turn_all", table_seat.seat, side=seat))


def flip(table_seat: TableSeat, cards: Cards, way: str = "") -> bool:
    """Turn cards over, or only "up" or "down"."""
    return _act(table_seat, "flip", cards, text=way)


def attach(table_seat: TableSeat, card: int, base: CardView, zone: str, *, back: bool = False) -> bool:
    """Lay a card on another, an evolved card on its base; `back`: with its back face visible."""
    cards, to = (card, base.id), Place(base.seat, zone)
    return table_seat.operate(Operation("attach", _who(table_seat, cards[:1]), cards, to, text="back" if back else ""))


def attachments(table_seat: TableSeat, base: CardView, pile: Place) -> tuple[Attachment, ...] | None:
    """The cards of a pile that fit another card (see `GameTable.attachments`)."""
    words = table_seat.words
    return words.table.attachments(table_seat.view, base, pile, words.facts)


def attach_fitting(table_seat: TableSeat, base: CardView, fitting: Attachment) -> bool:
    """Lay a card on another that it fits."""
    return attach(table_seat, fitting.card, base, fitting.zone, back=fitting.back)


def attached_zone(table_seat: TableSeat, number: str) -> str:
    """The zone a card is in when it is laid on another."""
    return table_seat.words.table.attached_zone(table_seat.words.facts(number))


def nothing_fits(table_seat: TableSeat, base: CardView, pile: Place) -> str:
    """Why no card of a pile can be laid on another."""
    zone, name = table_seat.view.zone(*pile), table_seat.words.name(base.shown.printed)
    if len(zone.cards) < zone.count:
        return tr("You can't see which cards of this {0} fit {1}.", table_seat.words.zone_word(pile.zone), name)
    return tr("No unused card of the {0} fits {1}.", table_seat.words.zone_word(pile.zone), name)


def damage(table_seat: TableSeat, cards: Cards, amount: int) -> bool:
    """Damage cards, or with a negative amount heal them."""
    return _act(table_seat, "damage" if amount > 0 else "heal", cards, amount=abs(amount))


def stat(table_seat: TableSeat, cards: Cards, name: str, amount: int, until: str = "") -> bool:
    """Change attack, defense or cost of cards by an amount; `until` "turn" ends it with the turn."""
    return _act(table_seat, "stat", cards, amount=amount, text=name, until=until)


def stat_set(table_seat: TableSeat, cards: Cards, name: str, value: int) -> bool:
    """Set attack, defense or cost of cards; False when nothing would change."""
    return _act(table_seat, "stat_set", cards, amount=value, text=name)


def stats(table_seat: TableSeat, cards: Cards, both: str, until: str = "") -> bool:
    """Set attack and defense ("3/4") or change them ("+1/-1") in one step; `until` "turn" ends it with the turn."""
    return _act(table_seat, "stats", cards, text=both, until=until)


def keyword(table_seat: TableSeat, cards: Cards, name: str, *, give: bool, until: str = "") -> bool:
    """Give cards a keyword, or take it; `until` "turn" ends it with the turn."""
    return _act(table_seat, "keyword" if give else "no_keyword", cards, text=name, until=until)


def note(table_seat: TableSeat, cards: Cards, text: str) -> bool:
    """Write a note on cards; "" takes it off."""
    return _act(table_seat, "note", cards, text=text)


def noted(card: CardView) -> str:
    """The note on a card, "" without one."""
    return next((str(given.value) for given in card.given if given.what == "note"), "")


def mulligan(table_seat: TableSeat, seat: int) -> bool:
    """A hand to the bottom of its deck, and as many cards drawn."""
    zones = table_seat.words.table.hand_zones
    source, to = Place(seat, zones.hand), Place(seat, zones.deck)
    return table_seat.operate(Operation("redraw", table_seat.seat, to=to, source=source))


def sort(table_seat: TableSeat, place: Place) -> bool:
    """Lay a zone out by cost."""
    return table_seat.operate(Operation("sort", table_seat.seat, source=place))


def random_cards(table_seat: TableSeat, source: Place, to: Place | None, count: int = 1) -> bool:
    """Cards of a zone picked by chance to another zone; without one they are shown to all."""
    position = "top" if to is not None and table_seat.words.table.zones[to.zone].on_top else ""
    return table_seat.operate(Operation("random", table_seat.seat, to=to, amount=count, source=source, text=position))


def reveal_zone(table_seat: TableSeat, place: Place, count: int = 0) -> bool:
    """Show the top cards of a zone to all (0: all of them)."""
    return table_seat.operate(Operation("reveal", table_seat.seat, amount=count, source=place))


def hide(table_seat: TableSeat, cards: Cards) -> bool:
    """End the showing of cards."""
    return _act(table_seat, "hide", cards)


def detach(table_seat: TableSeat, cards: Cards, to: Place) -> bool:
    """Take cards off what they lie on, to a zone."""
    named = ids(cards)
    return table_seat.operate(Operation("detach", table_seat.seat, named, to))


def attack(table_seat: TableSeat, card: CardView, target: int) -> bool:
    """Say that a card attacks another. Unless damage is always dealt along with that it is asked for first."""
    hit = table_seat.view.card(target)
    if hit is not None and table_seat.rules_off and "combat" not in table_seat.helps:
        offer = AttackOffer(card, hit)
        if deals_damage(offer, table_seat.words):
            table_seat.offer_attack(offer)
            return True
    return table_seat.operate(Operation("arrow", table_seat.seat, (card.id, target)))


def first(table_seat: TableSeat) -> bool:
    """Let chance pick who goes first."""
    return table_seat.operate(Operation("first", table_seat.seat))


def step(table_seat: TableSeat, phase: str, active: int, turn: int = 0) -> bool:
    """Say which phase it is, whose turn, and which (0: as it was)."""
    return table_seat.operate(Operation("step", table_seat.seat, amount=turn, text=phase, side=active))


def next_phase(table_seat: TableSeat) -> bool:
    """From step to step, and after the last one to the other seat's next turn."""
    steps, active, now = table_seat.words.table.steps, table_seat.view.number(SHARED, "active"), _step(table_seat)
    if now == steps[-1]:
        return step(table_seat, steps[0], 1 - active)  # which itself makes it the next turn
    return step(table_seat, steps[steps.index(now) + 1 if now in steps else 0], active)


def end_turn(table_seat: TableSeat) -> bool:
    """To the other seat's turn, or where that is wanted first to the last step of this one, so that the other player
    can respond."""
    table, active, now = table_seat.words.table, table_seat.view.number(SHARED, "active"), _step(table_seat)
    if "stop" in table_seat.helps and table.responses and now not in ("", table.steps[-1], *table.preparing):
        return step(table_seat, table.steps[-1], active)
    return step(table_seat, table.steps[0], 1 - active)


def _step(table_seat: TableSeat) -> str:
    return str(table_seat.view.step[0]) if table_seat.view.step else ""


def counter(table_seat: TableSeat, cards: Cards, name: str, amount: int) -> bool:
    """Put named counters on cards, or take them off."""
    return _act(table_seat, "counter", cards, amount=amount, text=name)


def counter_set(table_seat: TableSeat, cards: Cards, name: str, amount: int) -> bool:
    """Have just so many named counters on cards."""
    return _act(table_seat, "counter_set", cards, amount=amount, text=name)


def clear(table_seat: TableSeat, cards: Cards) -> bool:
    """Take off cards what was given to them by hand."""
    return _act(table_seat, "clear", cards)


def number(table_seat: TableSeat, seat: int, name: str, by: int) -> bool:
    """Change a number of a seat (leader defense, play points, ...) by an amount."""
    return table_seat.operate(Operation("number", table_seat.seat, amount=by, text=name, side=seat))


def number_set(table_seat: TableSeat, seat: int, name: str, value: int) -> bool:
    """Set a number of a seat."""
    return table_seat.operate(Operation("number_set", table_seat.seat, amount=value, text=name, side=seat))


def own_number(table_seat: TableSeat, seat: int, name: str, by: int) -> bool:
    """Change a number that players count for themselves, by the name they gave it; a new name makes a new one."""
    return number(table_seat, seat, OWN_NUMBER + name, by)


def own_numbers(view: View, seat: int) -> list[str]:
    """The numbers players count for themselves at a seat, as the table calls them."""
    return [name for at, name, _ in view.numbers if at == seat and name.startswith(OWN_NUMBER)]


def own_name(name: str) -> str:
    """Such a number as players call it."""
    return name.removeprefix(OWN_NUMBER)


def create(table_seat: TableSeat, card_number: str, to: Place, count: int = 1) -> bool:
    """Create cards of a number: tokens, or any other."""
    table_seat.created = card_number
    return table_seat.operate(Operation("create", table_seat.seat, to=to, amount=count, text=card_number))


def copy(table_seat: TableSeat, cards: Cards) -> bool:
    """A new card like each of these, in the same zone."""
    return _act(table_seat, "copy", cards)


def remove(table_seat: TableSeat, cards: Cards) -> bool:
    """Take cards out of the game."""
    return _act(table_seat, "remove", cards)


def die(table_seat: TableSeat, sides: int) -> bool:
    """Roll a die."""
    return table_seat.operate(Operation("die", table_seat.seat, amount=sides))


def coin(table_seat: TableSeat) -> bool:
    """Toss a coin."""
    return table_seat.operate(Operation("coin", table_seat.seat))


def control(table_seat: TableSeat, cards: Cards, to: Place) -> bool:
    """Give cards to the same zone of the other seat."""
    return table_seat.operate(Operation("control", table_seat.seat, ids(cards), to))


def drop_cards(table_seat: TableSeat, cards: Sequence[CardView], target: Target, held: CardView) -> bool:
    """Cards were dropped somewhere, `held` by the mouse."""
    words = table_seat.words
    operation = words.table.drop(table_seat.view, cards, held, target, words.facts)
    return _do(table_seat, operation, [card.id for card in cards])


def drop_card(table_seat: TableSeat, card: CardView, target: Target) -> bool:
    """One card was dropped somewhere."""
    return drop_cards(table_seat, (card,), target, card)


def drop_pile(table_seat: TableSeat, place: Place, target: Target, top: CardView | None) -> bool:
    """The top card of a pile was dropped somewhere: `top`, where it is seen."""
    table = table_seat.words.table
    if top is not None and table.zones[place.zone].top != "first":
        return drop_card(table_seat, top, target)
    return _do(table_seat, table.drop_top(table_seat.view, place, target), ())


def _do(table_seat: TableSeat, operation: Operation | None, cards: Sequence[int]) -> bool:
    """What the game says a gesture means, done by whoever's hand it is; False when it means nothing."""
    if operation is None:
        return False
    seat = table_seat.seat if operation.name == "control" else _who(table_seat, cards)
    return table_seat.operate(operation._replace(seat=seat))

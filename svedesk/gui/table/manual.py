"""Manual actions that are more than one operation by name (see `TableSeat.act`): what they need to know of the game is
found out here. Menus, keys, buttons and drags call these."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.game_table import OWN_NUMBER, Attachment, next_orientation
from svedesk.engine.log import Operation
from svedesk.engine.records import SHARED, Place
from svedesk.engine.view import CardView, View
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.intent import Target
from svedesk.gui.table.prompts.attack_offer import AttackOffer, deals_damage
from svedesk.gui.table.table_seat import TableSeat, card_ids


def draw(table_seat: TableSeat, seat: int, count: int = 1) -> bool:
    """Draw from a seat's deck."""
    zones = table_seat.words.table.hand_zones
    return table_seat.act("draw", to=Place(seat, zones.hand), amount=count, source=Place(seat, zones.deck))


def mill(table_seat: TableSeat, seat: int, count: int = 1) -> bool:
    """From the top of a seat's deck to its cemetery, or what the game has of that kind."""
    zones = table_seat.words.table.hand_zones
    return table_seat.act("mill", to=Place(seat, zones.discard), amount=count, source=Place(seat, zones.deck))


def mulligan(table_seat: TableSeat, seat: int) -> bool:
    """Put a hand on the bottom of its deck and draw as many cards."""
    zones = table_seat.words.table.hand_zones
    return table_seat.act("redraw", to=Place(seat, zones.deck), source=Place(seat, zones.hand))


def turn(table_seat: TableSeat, cards: CardView | Sequence[CardView]) -> bool:
    """Turn cards to their next orientation, where the game has several."""
    group = (cards,) if isinstance(cards, CardView) else cards
    ways = table_seat.words.table.orientations
    return bool(ways) and table_seat.act("turn", group, amount=next_orientation(ways, group).turned)


def attach(table_seat: TableSeat, card: int, base: CardView, zone: str, *, back: bool = False) -> bool:
    """Lay a card on another, an evolved card on its base; `back`: with its back face visible."""
    cards, to = (card, base.id), Place(base.seat, zone)
    seat, text = table_seat.holder((card,)), "back" if back else ""
    return table_seat.operate(Operation("attach", seat, cards, to, text=text))


def attachments(table_seat: TableSeat, base: CardView, pile: Place) -> tuple[Attachment, ...] | None:
    """The cards of a pile that fit another card (see `GameTable.attachments`)."""
    words = table_seat.words
    return words.table.attachments(table_seat.view, base, pile, words.facts)


def attach_fitting(table_seat: TableSeat, base: CardView, fitting: Attachment) -> bool:
    """Lay a card on another that it fits."""
    return attach(table_seat, fitting.card, base, fitting.zone, back=fitting.back)


def nothing_fits(table_seat: TableSeat, base: CardView, pile: Place) -> str:
    """Why no card of a pile can be laid on another."""
    zone, name = table_seat.view.zone(*pile), table_seat.words.name(base.shown.printed)
    if len(zone.cards) < zone.count:
        return tr("You can't see which cards of this {0} fit {1}.", table_seat.words.zone_word(pile.zone), name)
    return tr("No unused card of the {0} fits {1}.", table_seat.words.zone_word(pile.zone), name)


def damage(table_seat: TableSeat, cards: CardView | Sequence[CardView], amount: int) -> bool:
    """Damage cards, or with a negative amount heal them."""
    return table_seat.act("damage" if amount > 0 else "heal", cards, amount=abs(amount))


def noted(card: CardView) -> str:
    """The note on a card, "" without one."""
    return next((str(given.value) for given in card.given if given.what == "note"), "")


def random_cards(table_seat: TableSeat, source: Place, to: Place | None) -> bool:
    """Move a random card of a zone to another zone; without one, show it to all."""
    position = "top" if to is not None and table_seat.words.table.zones[to.zone].on_top else ""
    return table_seat.act("random", to=to, amount=1, source=source, text=position)


def attack(table_seat: TableSeat, card: CardView, target: int) -> bool:
    """Attack another card. Unless damage is always dealt along with that, it is asked for first."""
    hit = table_seat.view.card(target)
    if hit is not None and table_seat.rules_off and "combat" not in table_seat.helps:
        offer = AttackOffer(card, hit)
        if deals_damage(offer, table_seat.words):
            table_seat.offer_attack(offer)
            return True
    return table_seat.act("arrow", (card.id, target))


def step(table_seat: TableSeat, phase: str, active: int, turn: int = 0) -> bool:
    """Set the phase, whose turn it is, and which (0: as it was)."""
    return table_seat.act("step", amount=turn, text=phase, side=active)


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


def number_set(table_seat: TableSeat, seat: int, name: str, value: int) -> bool:
    """Set a number of a seat (leader defense, play points ...)."""
    return table_seat.act("number_set", amount=value, text=name, side=seat)


def own_numbers(view: View, seat: int) -> list[str]:
    """The numbers players count for themselves at a seat, as the table calls them."""
    return [name for at, name, _ in view.numbers if at == seat and name.startswith(OWN_NUMBER)]


def create(table_seat: TableSeat, card_number: str, to: Place, count: int = 1) -> bool:
    """Create cards of a number: tokens, or any other."""
    table_seat.created = card_number
    return table_seat.act("create", to=to, amount=count, text=card_number)


def drop_cards(table_seat: TableSeat, cards: Sequence[CardView], target: Target, held: CardView) -> bool:
    """Do what it means to drop cards somewhere, `held` by the mouse."""
    words = table_seat.words
    operation = words.table.drop(table_seat.view, cards, held, target, words.facts)
    return _do(table_seat, operation, card_ids(cards))


def drop_pile(table_seat: TableSeat, place: Place, target: Target, top: CardView | None) -> bool:
    """Do what it means to drop the top card of a pile somewhere: `top`, where it is seen."""
    table = table_seat.words.table
    if top is not None and table.zones[place.zone].top != "first":
        return drop_cards(table_seat, (top,), target, top)
    return _do(table_seat, table.drop_top(table_seat.view, place, target), ())


def _do(table_seat: TableSeat, operation: Operation | None, cards: Sequence[int]) -> bool:
    """Do what the game says a gesture means; False when it means nothing."""
    if operation is None:
        return False
    seat = table_seat.seat if operation.name == "control" else table_seat.holder(cards)
    return table_seat.operate(operation._replace(seat=seat))

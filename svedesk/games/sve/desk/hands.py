"""What hands mean on a table of Shadowverse: Evolve: what cards do by drag and click, and what a drop is with the rules
off."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from svedesk.engine.ask import Option
from svedesk.engine.facts import Facts
from svedesk.engine.game_table import Attachment, Deed, FactsOf, HandMenus, HandMove, HandZones, Target
from svedesk.engine.log import Operation
from svedesk.engine.records import Place
from svedesk.engine.view import CardView, View
from svedesk.games.sve.actions.evolve import named_alike
from svedesk.games.sve.actions.universes import CARROT, DRIVE_POINT
from svedesk.games.sve.card_names import Called
from svedesk.games.sve.desk.places import ZONES
from svedesk.games.sve.keywords.printed import ON_FIELD
from svedesk.games.sve.zones import (
    BANISHED,
    CEMETERY,
    DECK,
    DRIVE,
    EQUIPMENT,
    EVOLVE,
    EVOLVE_DECK,
    EX,
    FIELD,
    HAND,
    LEADER,
    RACE,
    RESOLUTION,
)


def attachments(
    view: View, base: CardView, pile: Place, facts: Callable[[str], Facts]
) -> tuple[Attachment, ...] | None:
    """The evolved cards of an evolve deck that correspond to a card on the field (5.15.1.1.1), copies once; None for
    other piles, and for cards elsewhere."""
    if pile.zone != EVOLVE_DECK or base.zone != FIELD:
        return None
    if not base.number:
        return ()  # only its back is seen
    name = facts(base.shown.printed).counted_name
    numbers = {card.id: card.number for card in view.zone(*pile).cards}
    possible = []
    for option in named_alike(Called(name, name), view.zone(*pile).cards, facts):
        number, back = numbers[option.card], option.index == 1
        possible.append(Attachment(option.card, facts(number).back if back else number, EVOLVE, back))
    return tuple(possible)


def attached_zone(facts: Facts) -> str:
    """A Carrot is served (14.2.1.1), a Drive Point ridden with (14.4.9.2), equipment equips (JA 14.5.2.2); the others
    are evolved cards."""
    if facts.kind == "equipment":
        return EQUIPMENT
    return {CARROT: RACE, DRIVE_POINT: DRIVE}.get(facts.name, EVOLVE)


MIDDLE = "middle"
DEEDS = (
    Deed("play", "drop", 0),
    Deed("evolve", "lay", 1, EVOLVE_DECK),
    Deed("rush", "click", 1),
    Deed("activate", "click", 2),
    Deed("repeat", "click", 2),
    Deed("attack", "aim", 3),
)
HAND_ZONES = HandZones(DECK, HAND, CEMETERY, FIELD, reserve=EX, removed=BANISHED, second_deck=EVOLVE_DECK)
HAND_MENUS = HandMenus(
    moves=(
        HandMove(FIELD),
        HandMove(EX),
        HandMove(HAND),
        HandMove(CEMETERY, "top"),
        HandMove(BANISHED, "top", "banish"),
        HandMove(DECK, "top"),
        HandMove(DECK, "bottom"),
        HandMove(EVOLVE_DECK),
    ),
    top_moves=(
        HandMove(HAND),
        HandMove(FIELD),
        HandMove(EX),
        HandMove(BANISHED, "top", "banish-top"),
        HandMove(DECK, "bottom"),
    ),
    random_moves=(
        HandMove(HAND),
        HandMove(EX),
        HandMove(FIELD),
        HandMove(CEMETERY, "top"),
        HandMove(BANISHED, "top", "banish-random"),
    ),
    rest_moves=(HandMove(DECK, "bottom"), HandMove(DECK, "bottom-random"), HandMove(CEMETERY, "top")),
    creates=(FIELD, EX, HAND),
    numbers=(
        *("play_points", "max_play_points", "evolution_points", "super_evolution_points"),
        *("leader_defense", "hand_limit"),
    ),
    kinds=("follower", "spell", "amulet"),
    keywords=tuple(keyword.name for keyword in ON_FIELD),
    stats=("+1/+1", "+2/+2"),
)


def is_drop(option: Option, card: CardView | None, target: Target, seat: int) -> bool:
    """Whether a drop means an option. A card is played where it would lie and in the middle, a spell anywhere."""
    if option.kind == "attack":
        return bool(target.card) and option.target == target.card
    if option.kind != "play":
        return False
    if target.zone in (RESOLUTION, MIDDLE):
        return True
    if card is not None and card.shown.kind == "spell":
        return target.zone in (FIELD, EX, LEADER)
    return target.zone in (FIELD, EX) and target.seat == seat


def drop(view: View, cards: Sequence[CardView], held: CardView, target: Target, facts: FactsOf) -> Operation | None:
    """Cards go where they are dropped, in their order; one of the evolve deck, or equipment, dropped on a card of the
    field is laid on it."""
    base = view.card(target.card) if target.card else None
    lays_on = held.zone == EVOLVE_DECK or held.shown.kind == "equipment"
    if len(cards) == 1 and lays_on and base is not None and base.zone == FIELD and base.id != held.id:
        return Operation("attach", held.seat, (held.id, base.id), Place(base.seat, attached_zone(facts(held.number))))
    to = landing(target, held.seat)
    group = tuple(card.id for card in cards if Place(card.seat, card.zone) != to)
    if not group:
        return None
    if to.zone in (FIELD, EX) and all(card.zone == to.zone for card in cards):
        return Operation("control", view.seat, group, to)
    return Operation("move", view.seat, group, to, text="top" if ZONES[to.zone].on_top else "")


def drop_top(view: View, place: Place, target: Target) -> Operation | None:
    """The top card of a pile goes where it is dropped; from the deck to the hand it is drawn."""
    to = landing(target, place.seat)
    if to == place:
        return None
    drawn = place.zone == DECK and to == Place(place.seat, HAND)
    return Operation("draw" if drawn else "take", view.seat, to=to, amount=1, source=place)


def landing(target: Target, seat: int) -> Place:
    """The zone a drop ends in: the middle and leaders are not zones to put cards in, so they mean the field beside
    them."""
    if target.zone == MIDDLE:
        return Place(seat, FIELD)
    return Place(target.seat, FIELD if target.zone == LEADER else target.zone)

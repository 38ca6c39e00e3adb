"""What hands mean on a table of Duel Masters."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.ask import Option
from svedesk.engine.game_table import Deed, FactsOf, HandMenus, HandMove, HandZones, Target
from svedesk.engine.log import Operation
from svedesk.engine.records import SHARED, Place
from svedesk.engine.view import CardView, View
from svedesk.games.dm.abilities.keyword import WORDS
from svedesk.games.dm.desk.places import ZONES
from svedesk.games.dm.facts import CREATURE, EVOLUTION, SPELL
from svedesk.games.dm.zones import BATTLE, DECK, GRAVEYARD, HAND, MANA, SHIELDS

MIDDLE = "middle"
DEEDS = (
    Deed("charge", "drop", 0),
    Deed("use", "drop", 1),
    Deed("cross", "aim", 1),
    Deed("attack", "aim", 2),
    Deed("attack_player", "aim", 3),
    Deed("block", "click", 1),
)
HAND_ZONES = HandZones(DECK, HAND, GRAVEYARD, BATTLE, reserve=MANA, removed=SHIELDS)
HAND_MENUS = HandMenus(
    moves=(
        HandMove(BATTLE),
        HandMove(MANA),
        HandMove(HAND),
        HandMove(SHIELDS),
        HandMove(GRAVEYARD, "top"),
        HandMove(DECK, "top"),
        HandMove(DECK, "bottom"),
    ),
    top_moves=(HandMove(HAND), HandMove(MANA), HandMove(SHIELDS), HandMove(BATTLE), HandMove(DECK, "bottom")),
    random_moves=(HandMove(GRAVEYARD, "top"), HandMove(MANA), HandMove(HAND)),
    rest_moves=(HandMove(DECK, "bottom"), HandMove(DECK, "bottom-random"), HandMove(GRAVEYARD, "top")),
    creates=(BATTLE, MANA, HAND),
    numbers=("extra_turns",),
    kinds=("creature", "spell", "cross_gear"),
    keywords=tuple(word for word in WORDS if not word.endswith("_by")),
    stats=("+1000/+0", "+2000/+0"),
)


def is_drop(option: Option, card: CardView | None, target: Target, seat: int) -> bool:
    """Whether a drop means an option: mana is charged on the mana zone, cards are used in the middle or where they
    would lie, and a creature attacks the player where the other's shields, hand or name are."""
    if option.kind in ("attack", "cross"):
        return bool(target.card) and option.target == target.card
    if option.kind == "attack_player":
        return target.seat == 1 - seat and target.zone in (SHIELDS, HAND)
    if option.kind == "charge":
        return target.seat == seat and target.zone == MANA
    if option.kind != "use":
        return False
    if target.zone == MIDDLE or target.seat == SHARED:
        return True
    if card is not None and card.shown.kind == "spell":
        return target.zone == BATTLE or (target.zone == GRAVEYARD and target.seat == seat)
    return target.zone == BATTLE and target.seat == seat


def drop(view: View, cards: Sequence[CardView], held: CardView, target: Target, facts: FactsOf) -> Operation | None:
    """Cards go where they are dropped, in their order. One that belongs on another, as an evolution creature or a cross
    gear does, is laid on the one it is dropped on."""
    to = landing(target, held.seat)
    if len(cards) == 1 and held.number and target.zone == BATTLE and target.card not in (0, held.id):
        printed = facts(held.number)
        below = view.card(target.card)
        is_god = (
            below is not None and "God" in printed.traits and bool(below.number) and "God" in facts(below.number).traits
        )
        if printed.special == EVOLUTION or printed.kind not in (CREATURE, SPELL) or is_god:
            return Operation("attach", view.seat, (held.id, _root(view, target.card)), to)
    group = tuple(card.id for card in cards if Place(card.seat, card.zone) != to)
    if not group:
        return None
    if to.zone == BATTLE and all(card.zone == BATTLE for card in cards):
        return Operation("control", view.seat, group, to)
    return Operation("move", view.seat, group, to, text="top" if ZONES[to.zone].on_top else "")


def drop_top(view: View, place: Place, target: Target) -> Operation | None:
    """The top card of a pile goes where it is dropped; from the deck to the hand it is drawn, and on a card in the
    battle zone it is a seal (116)."""
    to = landing(target, place.seat)
    if place.zone == DECK and target.zone == BATTLE and target.card:
        return Operation("cover", view.seat, (_root(view, target.card),), source=place)
    if to == place:
        return None
    drawn = place.zone == DECK and to == Place(place.seat, HAND)
    return Operation("draw" if drawn else "take", view.seat, to=to, amount=1, source=place)


def _root(view: View, card: int) -> int:
    """The card that stands for the pile that one lies in."""
    shown = view.card(card)
    return shown.on or card if shown is not None else card


def landing(target: Target, seat: int) -> Place:
    """The zone a drop ends in: the middle means the battle zone beside it."""
    return Place(seat, BATTLE) if target.zone == MIDDLE else Place(target.seat, target.zone)

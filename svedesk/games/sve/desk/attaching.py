"""What may be attached by hand to a card on the field, and where it then lies."""

from __future__ import annotations

from collections.abc import Callable

from svedesk.engine.facts import Facts
from svedesk.engine.game_table import Attachment
from svedesk.engine.records import Place
from svedesk.engine.view import CardView, View
from svedesk.games.sve.actions.evolve import named_alike
from svedesk.games.sve.actions.universes import CARROT, DRIVE_POINT
from svedesk.games.sve.card_names import Called
from svedesk.games.sve.zones import DRIVE, EQUIPMENT, EVOLVE, EVOLVE_DECK, FIELD, RACE


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

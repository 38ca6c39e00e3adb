"""What is laid out in a tray: the cards a question asks for, those of a pile."""

from __future__ import annotations

from svedesk.engine.game_table import top_first
from svedesk.engine.records import SHARED, Place
from svedesk.gui.table.scene import TableScene
from svedesk.gui.table.table_seat import TableSeat
from svedesk.gui.table.tray import TrayContent


def asked_for(table_seat: TableSeat, scene: TableScene) -> TrayContent | None:
    """The cards the open question asks for, where they lie in a pile; None where all of them are to be seen."""
    ask, view, table = table_seat.ask, table_seat.view, table_seat.words.table
    if ask is None or ask.kind in table.free_choices:
        return None
    wanted = [option.card for option in ask.options if option.kind == "card"]
    # Who looks at cards sees them all, also those that can't be taken; who searches a deck those that fit, if any.
    shows_all = ask.kind == "look" and (ask.about or not wanted)
    looked = [card.id for card in view.zone(ask.seat, table.hand_zones.deck).cards] if shows_all else []
    hidden = [card for card in wanted if scene.item_of(card) is None]
    if not hidden and not looked:
        return None
    cards = tuple(card for card in map(view.card, looked or wanted) if card is not None)
    asks, words = view.card(ask.source), table_seat.words
    title = words.name(asks.shown.printed) if asks is not None and cards else words.seat(view.seat)
    return TrayContent(title, cards)


def pile_content(table_seat: TableSeat, place: Place) -> TrayContent | None:
    """The cards of a pile; None for a deck nobody may look at."""
    view, words = table_seat.view, table_seat.words
    zone = view.zone(*place)
    if not zone.cards and place.zone == words.table.hand_zones.deck:
        return None
    whose = "" if place.seat in (SHARED, words.you) else f"{words.seat(place.seat)}: "
    title = f"{whose}{words.zone_word(place.zone) if whose else words.zone(place.zone)} · {zone.count}"
    cards = top_first(zone, words.table.zones)
    return TrayContent(title, cards, place, zone.count - len(cards))

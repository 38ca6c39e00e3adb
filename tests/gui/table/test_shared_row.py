"""A row that both seats share: each has its cards on its own side, and a drop on either side means the one zone."""

from __future__ import annotations

from toy.war_table import WarTable

from svedesk.engine.records import SHARED, Place
from svedesk.engine.view import CardView, Shown, View, ZoneView
from svedesk.gui.table.arrange import arrange
from svedesk.gui.table.layout import layout


def lies(card_id: int, owner: int) -> CardView:
    shown = Shown(f"S-0{card_id}", "card")
    return CardView(card_id, shown.printed, owner, SHARED, "field", False, True, 0, 0, (), (), shown)


def test_each_seat_has_its_cards_on_its_side() -> None:
    cards = (lies(1, 0), lies(2, 1), lies(3, 0))
    view = View(1, (ZoneView(Place(SHARED, "field"), 3, cards),), (), ("battle",), None)
    table = layout(WarTable(), 980, 640)
    spots = {spot.key.card: spot for spot in arrange(view, table)}
    assert spots.keys() == {1, 2, 3}
    assert table.near.zones["field"].contains(spots[2].centre)
    assert all(table.far.zones["field"].contains(spots[card].centre) for card in (1, 3))
    assert spots[1].centre.x() > spots[3].centre.x(), "the other seat counts from its own left"

"""Numbers on the table: how much they are, and how much they may be."""

from __future__ import annotations

from collections.abc import Callable

from gui.person import Person
from PySide6.QtCore import Qt

from svedesk.engine.records import Place
from svedesk.gui.table.faces import READABLE
from svedesk.gui.table.number_items import NumberItem


def test_what_a_number_may_be_is_told_from_the_start_where_there_is_such_a_limit(sit: Callable[..., Person]) -> None:
    items = [item for item in sit().page.scene.items() if isinstance(item, NumberItem) and item.seat == 0]
    most = {item.number: item.most for item in items}
    assert most["play_points"] == 0
    assert most["leader_defense"] is None


def test_a_large_leader_keeps_its_name_below_where_its_defense_does_not_cover_it(sit: Callable[..., Person]) -> None:
    person = sit()
    faces, leader = person.page.scene.faces, person.view.zone(0, "leader").cards[0]
    place = Place(0, "leader")
    small = faces.lying(leader, place, READABLE - 1).toImage()
    large = faces.lying(leader, place, READABLE + 1).toImage()
    alike = large.scaled(small.size(), mode=Qt.TransformationMode.SmoothTransformation)
    plate = [(x, y) for x in range(40, 110, 5) for y in range(int(0.8 * small.height()), int(0.95 * small.height()), 4)]
    apart = [abs(small.pixelColor(*at).lightness() - alike.pixelColor(*at).lightness()) for at in plate]
    assert sum(apart) / len(apart) < 12

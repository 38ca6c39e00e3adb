"""Numbers on the table: how much they are, and how much they may be."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person

from svedesk.gui.table.number_items import NumberItem

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_what_a_number_may_be_is_told_from_the_start_where_there_is_such_a_limit(sit: Callable[..., Person]) -> None:
    items = [item for item in sit().page.scene.items() if isinstance(item, NumberItem) and item.seat == 0]
    most = {item.number: item.most for item in items}
    assert most["play_points"] == 0
    assert most["leader_defense"] is None

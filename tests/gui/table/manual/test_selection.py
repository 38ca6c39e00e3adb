"""Several cards at once: picked with Ctrl, a frame or Ctrl+A; dragged, sent by key and by menu in their order, in one
step."""

from __future__ import annotations

import pytest
from gui.table.manual.manual_person import CTRL, Hands
from PySide6.QtCore import QPointF, Qt

GOBLIN, ROSE, SNIPE, ARIA = "Goblin", "Rose Gardener", "Angelic Snipe", "Aria, Fairy Princess"


def one_step(person: Hands, before: str) -> None:
    """All that was done goes back with one undo."""
    person.undo()
    assert person.page.table_seat.desk.session.digest() == before


def digest(person: Hands) -> str:
    return person.page.table_seat.desk.session.digest()


@pytest.mark.slow_after_first
def test_ctrl_click_adds_in_order_and_takes_out_again(person: Hands) -> None:
    for name in (ROSE, GOBLIN):
        person.ctrl_click(person.mine(name))
    assert person.group == [ROSE, GOBLIN]
    items = [person.page.scene.item_of(person.mine(name).id) for name in (ROSE, GOBLIN)]
    assert [(item.selected, item.nth) for item in items if item] == [(True, "1"), (True, "2")]
    person.ctrl_click(person.mine(ROSE))
    assert person.group == [GOBLIN]
    assert items[0] is not None
    assert not items[0].selected


def test_a_group_keeps_its_order_when_it_is_dragged(person: Hands) -> None:
    before = digest(person)
    for name in (SNIPE, ARIA):
        person.ctrl_click(person.mine(name, "hand"))
    person.ctrl_click(person.mine(GOBLIN))
    # The last of the group is the one in hand: the order is that of picking all the same.
    person.drag(person.where(person.mine(GOBLIN).id), person.pile("deck"))
    assert person.deck()[:3] == ["SD01-019", "SD01-001", "SD01-017"]
    assert person.group == []
    one_step(person, before)


def test_all_cards_of_a_group_move_with_the_mouse(person: Hands) -> None:
    for name in (ROSE, GOBLIN):
        person.ctrl_click(person.mine(name))
    homes = {name: person.where(person.mine(name).id) for name in (ROSE, GOBLIN)}
    person.drag(homes[GOBLIN], person.spot("ex"), drop=False)
    assert all(person.where(person.mine(name).id) != home for name, home in homes.items())
    person.key(Qt.Key.Key_Escape)
    assert {name: person.where(person.mine(name).id) for name in homes} == homes
    person.let_go(person.spot("ex"))
    assert person.names("field", person.me) == [GOBLIN, ROSE]


def test_the_menu_of_a_group_does_it_to_all(person: Hands) -> None:
    before = digest(person)
    for name in (ROSE, GOBLIN):
        person.ctrl_click(person.mine(name))
    person.menu_of(person.mine(ROSE), "Attack and defense", "Attack +2")
    assert [person.mine(name).shown.attack for name in (GOBLIN, ROSE)] == [4, 5]
    assert person.group == [ROSE, GOBLIN], "what stays where it is stays picked"
    person.undo()
    person.menu_of(person.mine(ROSE), "On the bottom")
    assert person.deck()[-2:] == ["SD01-003", "SD01-017"]
    one_step(person, before)


def test_a_menu_on_another_card_is_about_that_card_alone(person: Hands) -> None:
    person.ctrl_click(person.mine(ROSE))
    person.menu_of(person.mine(GOBLIN), "Engage")
    assert person.group == []
    assert [person.mine(name).sideways for name in (GOBLIN, ROSE)] == [True, False]


@pytest.mark.parametrize(
    ("key", "modifiers", "zone"),
    [
        (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier, "cemetery"),
        (Qt.Key.Key_H, Qt.KeyboardModifier.NoModifier, "hand"),
        (Qt.Key.Key_X, Qt.KeyboardModifier.NoModifier, "ex"),
        (Qt.Key.Key_B, CTRL, "deck"),
    ],
)
def test_keys_act_on_the_group(person: Hands, key: Qt.Key, modifiers: Qt.KeyboardModifier, zone: str) -> None:
    before, count = digest(person), person.count(zone)
    for name in (ROSE, GOBLIN):
        person.ctrl_click(person.mine(name))
    person.key(key, modifiers)
    assert person.count(zone) == count + 2
    assert person.count("field") == 0
    one_step(person, before)


def test_a_group_is_engaged_and_refreshed_together(person: Hands) -> None:
    for name in (ROSE, GOBLIN):
        person.ctrl_click(person.mine(name))
    for engaged in (True, False):
        person.key(Qt.Key.Key_Space)
        assert {person.mine(name).sideways for name in (ROSE, GOBLIN)} == {engaged}


def test_a_frame_catches_what_it_touches_from_the_left(person: Hands) -> None:
    field = person.page.scene.layout.near.zone("field")
    assert field is not None
    start, end = field.topRight() + QPointF(-4, 4), field.bottomLeft() + QPointF(4, -4)
    person.band(start, end, drop=False)
    assert person.page.mouse.selection.band is not None
    assert person.group == [GOBLIN, ROSE]
    person.let_go(end)
    assert person.page.mouse.selection.band is None
    assert person.group == [GOBLIN, ROSE]


def test_a_frame_with_ctrl_adds_to_the_group(person: Hands) -> None:
    person.ctrl_click(person.mine(ARIA, "hand"))
    field = person.page.scene.layout.near.zone("field")
    assert field is not None
    person.band(field.topRight() + QPointF(-4, 4), field.bottomLeft() + QPointF(4, -4), CTRL)
    assert person.group == [ARIA, GOBLIN, ROSE]


def test_ctrl_a_takes_all_of_a_zone(person: Hands) -> None:
    person.page.view.setFocus()
    person.key(Qt.Key.Key_A, CTRL)
    assert person.group == [person.name(card) for card in person.view.zone(person.me, "hand").cards]
    before = digest(person)
    person.key(Qt.Key.Key_Delete)
    assert person.count("hand") == 0
    one_step(person, before)


@pytest.mark.parametrize("how", ["escape", "click on the cloth", "rules on"])
def test_a_group_is_let_go_of(person: Hands, how: str) -> None:
    for name in (ROSE, GOBLIN):
        person.ctrl_click(person.mine(name))
    if how == "escape":
        person.key(Qt.Key.Key_Escape)
    elif how == "rules on":
        person.press("Manual mode")
    else:
        person.click_at(person.spot("field"))
    assert person.group == []


def test_with_the_rules_on_there_are_no_groups(person: Hands) -> None:
    person.press("Manual mode")
    person.ctrl_click(person.mine(GOBLIN))
    field = person.page.scene.layout.near.zone("field")
    assert field is not None
    person.band(field.topRight() + QPointF(-4, 4), field.bottomLeft() + QPointF(4, -4))
    assert person.group == []

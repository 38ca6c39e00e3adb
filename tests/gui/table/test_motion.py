"""Movement: what runs, ends, is skipped; and a table that is right after it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person
from pytestqt.qtbot import QtBot

from svedesk.gui.table.effects import TurnBanner
from svedesk.gui.table.motion import Motion


def test_a_tween_runs_from_its_beginning_to_its_end(qtbot: QtBot) -> None:
    motion, seen, ended = Motion(), [], []
    motion.add("card", 60, seen.append, lambda: ended.append(True))
    qtbot.waitUntil(lambda: not motion.running)
    assert seen[-1] == 1.0
    assert seen == sorted(seen)
    assert ended == [True]


def test_finish_ends_everything_at_once() -> None:
    motion, seen = Motion(), []
    motion.add("one", 5000, seen.append)
    motion.add("other", 5000, seen.append, delay=5000)
    motion.finish()
    assert seen == [1.0, 1.0]
    assert not motion.running


def test_reduced_motion_is_instant() -> None:
    motion, seen = Motion(reduced=True), []
    motion.add("card", 5000, seen.append, delay=5000)
    assert seen == [1.0]
    assert not motion.running


def test_a_new_movement_of_the_same_card_takes_the_place_of_the_old() -> None:
    motion, old, new = Motion(), [], []
    motion.add("card", 5000, old.append)
    motion.add("card", 5000, new.append)
    motion.finish()
    assert (old, new) == ([], [1.0])


@pytest.mark.slow
def test_played_with_movement_every_card_ends_where_it_belongs(sit: Callable[..., Person]) -> None:
    person = sit(seed=3, open_hands=False)
    page = person.page
    page.motion.reduced = False
    person.keep_hands()
    for _ in range(12):
        person.uncover()
        ask = person.ask
        if ask is None or person.view.outcome is not None:
            break
        plays = [option for option in ask.options if option.kind == "play"]
        if ask.kind == "main" and plays:
            person.drag(person.where(plays[0].card), person.spot("field"))
        elif ask.kind in ("main", "quick"):
            person.press_button(page.go_on)
        else:
            person.click(ask.options[0].card)
        person.qtbot.waitUntil(lambda: not page.motion.running)
        for ident, item in page.scene.cards.items():
            assert item.pos() == item.home.centre, f"{ident} stands beside its place"
            assert item.rotation() == item.home.angle
            assert item.scale() == 1.0
            assert item.opacity() == 1.0
            assert item.zValue() == item.home.z
        drawn = [item for item in page.scene.items() if type(item).__name__ == "CardItem"]
        assert len(drawn) == len(page.scene.cards), "a card that left is still drawn"


@pytest.mark.parametrize("size", [(1000, 600), (1280, 720), (1920, 1080)])
def test_the_note_of_a_new_turn_leaves_the_shared_zone_in_sight(
    sit: Callable[..., Person], size: tuple[int, int]
) -> None:
    person = sit()
    person.window.resize(*size)
    scene = person.page.scene
    scene.motion.reduced = False
    scene.animator.announce("Turn 10 · Player 1")
    (banner,) = (item for item in scene.items() if isinstance(item, TurnBanner))
    lies = banner.sceneBoundingRect()
    assert scene.sceneRect().contains(lies)
    assert not any(lies.intersects(rect) for rect in scene.layout.shared.values())
    scene.motion.finish()

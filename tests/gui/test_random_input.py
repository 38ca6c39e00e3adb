"""Somebody who clicks, drags and types anything anywhere: nothing breaks, and what is drawn is what the view says."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
import shiboken6
from gui.person import RIGHT, Person
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from svedesk.gui.app.window import MainWindow
from svedesk.gui.table.arrange import arrange

PLAIN, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
K = Qt.Key
KEYS = (
    *((key, PLAIN) for key in (K.Key_Space, K.Key_E, K.Key_Return, K.Key_Escape, K.Key_Delete, K.Key_F3, K.Key_F4)),
    *((key, PLAIN) for key in (K.Key_H, K.Key_X, K.Key_Left, K.Key_Up)),
    *((key, CTRL) for key in (K.Key_Z, K.Key_Y, K.Key_D, K.Key_S, K.Key_U, K.Key_J)),
)


def close_what_opened(person: Person, chance: random.Random) -> None:
    opened = person.page.opened
    if opened is not None and shiboken6.isValid(opened) and opened.isVisible():
        if isinstance(opened, QMenu):
            able = [action for action in opened.actions() if action.isEnabled() and action.menu() is None]
            if able and chance.random() < 0.7:
                chance.choice(able).trigger()
            if shiboken6.isValid(opened):
                opened.close()
        else:
            assert isinstance(opened, QDialog)
            opened.reject()
    dialog = QApplication.activeModalWidget()
    if dialog is not None:
        dialog.close()


def do_anything(person: Person, chance: random.Random) -> None:
    page = person.page
    layout = page.scene.layout
    spots = [item.pos() for item in page.scene.cards.values()]
    near, far = layout.near, layout.far
    spots += [near.zones[zone].center() for zone in ("deck", "evolve_deck", "cemetery", "field", "ex")]
    spots += [far.zones["deck"].center(), far.zones["field"].center(), near.numbers["play_points"].center()]
    spots += [near.name.center(), layout.middle.center(), QPointF(3, 3)]
    what = chance.random()
    if what < 0.35:
        person.drag(chance.choice(spots), chance.choice(spots))
    elif what < 0.5:
        person.click_at(chance.choice(spots))
    elif what < 0.6:
        person.click_at(chance.choice(spots), RIGHT)
    elif what < 0.75:
        person.hover(chance.choice(spots))
        person.key(*chance.choice(KEYS))
    elif what < 0.78:
        page.bar.rules.click()
    else:
        buttons = [*page.strip.buttons, *page.choices.buttons, page.go_on]
        able = [button for button in buttons if button.isVisible() and button.isEnabled()]
        if able:
            person.press_button(chance.choice(able))


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "open_hands"), [(1, True), (2, False)])
def test_whatever_is_done_the_table_shows_the_view(
    sit: Callable[..., Person], window: MainWindow, seed: int, open_hands: bool
) -> None:
    person = sit(seed=seed, open_hands=open_hands)
    chance = random.Random(seed)
    for _ in range(250):
        if person.page.cover.isVisible():
            person.uncover()
        if person.page.banner.isVisible():
            person.press_button(person.page.banner.buttons["Rematch"])
            continue
        do_anything(person, chance)
        QApplication.processEvents()
        close_what_opened(person, chance)
        scene, view = person.page.scene, person.view
        lying = {spot.key.ident for spot in arrange(view, scene.layout)}
        in_tray = {spot.key.ident for spot in scene.tray.spots} if scene.tray is not None else set()
        assert set(scene.cards) == lying | in_tray
        assert person.page.table_seat.desk.view(view.seat).zones == view.zones or open_hands
        assert person.page.mouse.drag is None

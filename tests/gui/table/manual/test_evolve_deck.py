"""By hand: the evolve deck dropped on a follower offers the evolved cards that fit it by the rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot
from sve.playing import Invented, Playing, Side, evolved, follower, table

from svedesk.desk.desk import Desk
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app.routes import GameRoute
from svedesk.gui.app.window import MainWindow

TWIN = [
    follower("Twin"),
    evolved("Twin", attack=3, defense=3),
    Invented(SveFacts("X-Big", "Twin", "Twin", "follower", "evolved", attack=9, defense=9)),
]
GUEST = [
    Invented(SveFacts("X-Guest", "Visitor", "Visitor", "follower", attack=1, defense=1, counts_as="Bud")),
    Invented(SveFacts("X-Bud-2", "Bud", "Bud", "follower", "evolved", attack=4, defense=4)),
    Invented(SveFacts("X-Visitor-2", "Visitor", "Visitor", "follower", "evolved", attack=7, defense=7)),
]
FACES = [
    follower("Sun"),
    Invented(SveFacts("X-Moon", "Moon", "Moon", "follower", "evolved", attack=1, defense=1, back="X-Sun")),
    Invented(SveFacts("X-Sun", "Sun", "Sun", "follower", "evolved", attack=5, defense=6, front="X-Moon")),
]


@pytest.fixture
def sit_before(qtbot: QtBot, window: MainWindow) -> Callable[[Playing], Person]:
    """The rules are off at a table."""

    def begin(t: Playing) -> Person:
        rules = t.session.ruleset
        assert isinstance(rules, Sve)
        window.app.cards.rules = rules
        window.app.router.open(GameRoute(Desk(t.session), ("Aiko", "Ren"), True))
        person = Person(qtbot, window)
        person.press("Rules on")
        return person

    return begin


def drop_evolve_deck(person: Person, name: str, *, far: bool = False) -> None:
    card = person.card(name, "field", 1 if far else 0)
    person.drag(person.spot("evolve_deck", far=far), person.where(card.id))


def lies(person: Person) -> list[tuple[str, int | None, int | None]]:
    """The cards on the own field with their values: an evolved one has those of its evolved card."""
    cards = person.view.zone(0, "field").cards
    return [(person.name(card), card.shown.attack, card.shown.defense) for card in cards]


def test_the_one_that_fits_is_laid_on_the_follower_at_once(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(table(me=Side(field=["Treant", "Goblin"], evolve=["Treant", "Goblin"])))
    goblin = person.card("Goblin", "field")
    drop_evolve_deck(person, "Goblin")
    assert person.names("field") == ["Treant", "Goblin"]
    assert person.names("evolve_deck") == ["Treant"]
    (laid,) = person.view.zone(0, "evolve").cards
    assert laid.on == goblin.id
    person.press("Undo")
    assert person.names("evolve_deck") == ["Treant", "Goblin"]


def test_a_full_field_stays_at_five(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(table(me=Side(field=["Goblin"] * 5, evolve=["Treant", "Goblin"])))
    drop_evolve_deck(person, "Goblin")
    assert person.view.zone(0, "field").count == 5
    assert person.view.zone(0, "evolve").count == 1


def test_copies_are_no_choice_and_used_ones_do_not_fit(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(table(me=Side(field=["Goblin"], evolve=["Goblin (faceup)", "Goblin", "Goblin"])))
    drop_evolve_deck(person, "Goblin")
    assert person.page.opened is None
    assert person.view.zone(0, "evolve").count == 1
    assert sorted(card.faceup for card in person.view.zone(0, "evolve_deck").cards) == [False, True]


def test_without_one_that_fits_a_sentence_says_so_and_nothing_moves(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(table(me=Side(field=["Goblin"], evolve=["Treant", "Goblin (faceup)"])))
    before = person.page.table_seat.desk.session.digest()
    drop_evolve_deck(person, "Goblin")
    assert person.says == "No unused card of the evolve deck fits Goblin."
    assert person.page.table_seat.desk.session.digest() == before


@pytest.mark.parametrize("how", ["drop", "key", "menu"])
def test_of_several_a_small_menu_asks_which(sit_before: Callable[[Playing], Person], how: str) -> None:
    person = sit_before(table(me=Side(field=["Twin"], evolve=["X-Twin-E", "X-Twin-E", "X-Big"]), cards=TWIN))
    twin = person.card("Twin", "field")
    if how == "drop":
        drop_evolve_deck(person, "Twin")
    elif how == "key":
        person.hover(person.where(twin.id))
        person.key(Qt.Key.Key_E)
    else:
        person.click(twin.id, Qt.MouseButton.RightButton)
        menu = person.page.opened
        assert isinstance(menu, QMenu)
        (entry,) = (one for one in menu.actions() if one.text() == "Place its evolved card on it")
        assert entry.menu() is not None
        said = [one.text() for one in entry.menu().actions()]  # type: ignore[union-attr]
        assert said == ["Twin 3/3 · X-Twin-E", "Twin 9/9 · X-Big"]
        return
    menu = person.page.opened
    assert isinstance(menu, QMenu)
    assert [one.text() for one in menu.actions()] == ["Twin 3/3 · X-Twin-E", "Twin 9/9 · X-Big"]
    assert person.view.zone(0, "evolve").count == 0
    person.choose_in_menu("Twin 9/9")
    assert lies(person) == [("Twin", 9, 9)]


def test_who_lets_go_of_the_menu_moves_nothing(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(table(me=Side(field=["Twin"], evolve=["X-Twin-E", "X-Big"]), cards=TWIN))
    before = person.page.table_seat.desk.session.digest()
    drop_evolve_deck(person, "Twin")
    menu = person.page.opened
    assert isinstance(menu, QMenu)
    person.qtbot.keyClick(menu, Qt.Key.Key_Escape)
    assert person.page.table_seat.desk.session.digest() == before


def test_a_follower_of_a_collaboration_takes_the_card_of_the_name_it_counts_as(
    sit_before: Callable[[Playing], Person],
) -> None:
    person = sit_before(table(me=Side(field=["X-Guest"], evolve=["X-Visitor-2", "X-Bud-2"]), cards=GUEST))
    drop_evolve_deck(person, "Visitor")
    assert person.page.opened is None
    assert lies(person) == [("Bud", 4, 4)]
    assert person.names("evolve_deck") == ["Visitor"]


def test_of_a_double_faced_card_the_face_that_fits_is_seen(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(table(me=Side(field=["Sun"], evolve=["X-Moon"]), cards=FACES))
    drop_evolve_deck(person, "Sun")
    assert lies(person) == [("Sun", 5, 6)]


def test_the_other_sides_deck_fits_the_other_sides_follower(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(table(me=Side(field=["Goblin"]), foe=Side(field=["Goblin"], evolve=["Treant", "Goblin"])))
    drop_evolve_deck(person, "Goblin", far=True)
    assert person.view.zone(1, "evolve").count == 1
    assert person.names("evolve_deck", 1) == ["Treant"]


def test_beside_a_follower_the_evolve_deck_is_dropped_as_ever(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(table(me=Side(field=["Goblin"], evolve=["Treant"])))
    person.drag(person.spot("evolve_deck"), person.spot("field"))
    assert person.names("field") == ["Goblin", "Treant"]

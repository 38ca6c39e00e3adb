"""How often the mouse is pressed for common plays: a drag is one press, a double click two."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person
from PySide6.QtCore import QPointF
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from sve.playing import Playing, Side, spell_card, table
from sve.rules.test_ch13_stack import with_counters

from svedesk.desk.desk import Desk
from svedesk.desk.settings import DeskSettings
from svedesk.games.sve import words as w
from svedesk.games.sve.desk.table import SVE_TABLE
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app.routes import GameRoute
from svedesk.gui.app.window import MainWindow

FOE = Side(field=["Fighter", "Goblin"])
VOLLEY = spell_card("Volley", w.spell(w.select_up_to(2, w.enemy.follower), w.deal(1, w.it)), cost=1)


@pytest.fixture
def sit_before(qtbot: QtBot, window: MainWindow) -> Callable[..., Person]:
    def begin(t: Playing, *, ask: bool = False) -> Person:
        assert isinstance(t.session.ruleset, Sve)
        window.app.cards.rules = t.session.ruleset
        settings = DeskSettings(ask_anyway=SVE_TABLE.choices if ask else frozenset())
        window.app.router.open(GameRoute(Desk(t.session, settings), ("Aiko", "Ren"), True))
        return Person(qtbot, window)

    return begin


def drop(person: Person, name: str, on: str = "", seat: int = 1) -> None:
    """Drag a card of the hand onto the field, or onto a card there."""
    to = person.where(person.card(on, "field", seat).id) if on else person.spot("field")
    person.drag(person.where(person.card(name, "hand").id), to)


def say(person: Person, *labels: str) -> None:
    """Press buttons by how they begin, each if there is one."""
    for label in labels:
        buttons = person.page.findChildren(QPushButton)
        seen = [b for b in buttons if b.isVisible() and b.isEnabled() and b.text().replace("\n", " ").startswith(label)]
        if seen:
            person.press_button(seen[0])


def finish(person: Person) -> int:
    """What the play took, once nothing more is asked."""
    assert person.ask is not None
    assert person.ask.kind == "main", person.says
    return person.presses


def test_a_follower_is_one_press(sit_before: Callable[..., Person]) -> None:
    person = sit_before(table(me=Side(hand=["Fighter"])))
    drop(person, "Fighter")
    assert finish(person) == 1


def test_a_follower_with_ward_is_two(sit_before: Callable[..., Person]) -> None:
    person = sit_before(table(me=Side(hand=["SD02-020"])))
    name = person.names("hand")[0]
    drop(person, name)
    say(person, "Guard")
    assert finish(person) == 2
    assert person.card(name, "field").turned


def test_runic_guardian_is_three(sit_before: Callable[..., Person]) -> None:
    t = table(me=Side(hand=["BP01-067"], field=["BP01-075"]))
    person = sit_before(with_counters(t, **{"Teachings of Creation": 2}))
    drop(person, "Runic Guardian")
    say(person, "Guard", "Earth Rite")
    assert finish(person) == 3
    assert person.card("Teachings of Creation", "field").counters == (("Stack", 1),)


def test_who_wants_to_be_asked_still_may_not_pay(sit_before: Callable[..., Person]) -> None:
    t = table(me=Side(hand=["BP01-067"], field=["BP01-075"]))
    person = sit_before(with_counters(t, **{"Teachings of Creation": 2}), ask=True)
    drop(person, "Runic Guardian")
    say(person, "Guard", "Earth Rite", "No")
    assert finish(person) == 4
    assert person.card("Teachings of Creation", "field").counters == (("Stack", 2),)


def test_multipart_experiment_is_three(sit_before: Callable[..., Person]) -> None:
    person = sit_before(table(me=Side(hand=["BP02-045"]), foe=FOE))
    drop(person, "Multipart Experiment", on="Fighter")
    say(person, "Select an enemy follower", "Draw a card")
    assert finish(person) == 3
    assert person.names("field", 1) == ["Goblin"]


def test_a_spell_dropped_on_its_target_is_one(sit_before: Callable[..., Person]) -> None:
    person = sit_before(table(me=Side(hand=["Angelic Snipe"]), foe=FOE))
    drop(person, "Angelic Snipe", on="Goblin")
    assert finish(person) == 1


def test_a_fanfare_dropped_on_its_target_is_one(sit_before: Callable[..., Person]) -> None:
    person = sit_before(table(me=Side(hand=["BP01-066"]), foe=FOE))
    drop(person, "Price of Magic", on="Goblin")
    assert finish(person) == 1
    assert (person.names("field", 1), person.names("field")) == (["Fighter"], ["Price of Magic"])


def test_a_follower_without_targets_is_not_dropped_on_the_other_side(sit_before: Callable[..., Person]) -> None:
    person = sit_before(table(me=Side(hand=["Fighter"]), foe=FOE))
    drop(person, "Fighter", on="Goblin")
    assert finish(person) == 1
    assert person.names("hand") == ["Fighter"]
    assert person.says == "To play it, drop it on your field."


def test_a_rite_and_its_target_are_two(sit_before: Callable[..., Person]) -> None:
    t = table(me=Side(hand=["BP02-044"], field=["BP01-075"]), foe=FOE)
    person = sit_before(with_counters(t, **{"Teachings of Creation": 2}))
    drop(person, person.names("hand")[0], on="Goblin")
    assert person.says == "Use Earth Rite for Shadow Witch? It removes 1 Stack counter from an amulet."
    say(person, "Yes")
    assert finish(person) == 2
    assert person.names("field", 1) == ["Fighter"]


def test_all_of_up_to_two_need_no_confirm(sit_before: Callable[..., Person]) -> None:
    person = sit_before(table(me=Side(hand=["Volley"]), foe=FOE, cards=[VOLLEY]))
    drop(person, "Volley")
    for name in ("Fighter", "Goblin"):
        if person.ask is not None and person.ask.kind == "target":
            person.click(person.card(name, "field", 1).id)
    say(person, "Confirm")
    assert finish(person) == 3


def test_a_token_that_is_chosen_is_seen(sit_before: Callable[..., Person]) -> None:
    person = sit_before(table(me=Side(hand=["BP01-058"])))
    drop(person, "Juno's Secret Laboratory")
    first, second = person.page.strip.box.buttons
    assert (first.text(), second.text()) == ("Guardform Golem", "Strikeform Golem")
    assert not first.icon().isNull()
    person.page.preview.show_number("")
    at = QPointF(second.rect().center())
    QApplication.sendEvent(second, QEnterEvent(at, at, QPointF(second.mapToGlobal(at))))
    assert person.page.preview.face.number == "SD03-T01"
    person.press_button(second)
    assert person.names("field") == ["Juno's Secret Laboratory", "Strikeform Golem"]


def test_quick_says_what_it_would_answer(sit_before: Callable[..., Person]) -> None:
    foe = Side(field=["Goblin [engaged]"], hand=["Angelic Snipe"], pp=1)
    person = sit_before(table(me=Side(field=["Fighter"]), foe=foe))
    goblin = person.card("Goblin", "field", 1)
    person.drag(person.where(person.card("Fighter", "field").id), person.where(goblin.id))
    assert person.ask is not None
    assert person.ask.kind == "quick"
    assert person.says == "Fighter attacks your Goblin. Quick: play a card with Quick, or pass."


def test_an_attack_is_one(sit_before: Callable[..., Person]) -> None:
    person = sit_before(table(me=Side(field=["Fighter"]), foe=Side(field=["Goblin [engaged]"])))
    person.drag(person.where(person.card("Fighter", "field").id), person.where(person.card("Goblin", "field", 1).id))
    while person.ask is not None and person.ask.kind == "quick":
        person.press("Pass")
        person.presses -= 1
    assert finish(person) == 1

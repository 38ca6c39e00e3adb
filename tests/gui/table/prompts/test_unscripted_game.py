"""A game with cards that have a text and no script, by mouse alone: what is due stops the game for its player."""

from __future__ import annotations

import pytest
from gui.person import Person
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot
from sve.by_hand.worded import worded, worded_follower, worded_spell
from sve.playing import Playing, Side, follower, table

from svedesk.desk.desk import Desk
from svedesk.engine.records import Place
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app.routes import GameRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.table.manual_help import TokenButtons

OWL = worded_follower(
    "Night Owl",
    "Ward.\n{FANFARE} Select an enemy follower on the field and destroy it.\n{ACT} {COST 1}, {ENGAGE}: Draw a card.",
    cost=2,
    attack=2,
    defense=3,
)
WREN = worded(follower("Winter Wren", cost=1), "{LAST WORDS} Give your leader {DEF}+2.")
SONG = worded_spell("Lullaby", "{QUICK}\nSelect an enemy follower on the field and deal it 1 damage.", cost=1)


@pytest.fixture
def person(qtbot: QtBot, window: MainWindow) -> Person:
    t = table(
        me=Side(hand=["Night Owl", "Fighter"], field=["Fighter"], pp=4),
        foe=Side(hand=["Lullaby"], field=["Winter Wren"], pp=3),
        cards=[OWL, WREN, SONG],
    )
    return _before(qtbot, window, t)


def _before(qtbot: QtBot, window: MainWindow, t: Playing) -> Person:
    rules = t.session.ruleset
    assert isinstance(rules, Sve)
    window.app.cards.rules = rules
    window.app.router.open(GameRoute(Desk(t.session), ("Aiko", "Ren"), True))
    return Person(qtbot, window)


def asked(person: Person) -> tuple[int, str]:
    assert person.ask is not None
    return person.ask.seat, person.ask.kind


def test_it_is_played_by_mouse(person: Person) -> None:
    person.play("Night Owl")
    person.press("Enter reserved (no guard)")
    assert asked(person) == (0, "by_hand")
    assert person.says.endswith("Fanfare: Select an enemy follower on the field and destroy it.")
    owl = person.card("Night Owl", "field", 0)
    assert person.page.scene.item_of(owl.id).glow == "asks", "whose text it is"
    wren = person.card("Winter Wren", "field", 1)
    person.drag(person.where(wren.id), person.page.scene.layout.far.zones["cemetery"].center())
    assert person.names("cemetery", 1) == ["Winter Wren"]
    person.press("Done")
    assert asked(person) == (1, "by_hand"), "its last words are its player's"
    assert person.says.endswith("Last Words: Give your leader defense +2.")
    person.page.table_seat.undo()
    assert asked(person) == (0, "by_hand"), "taken back"
    person.page.table_seat.redo()
    person.press("Done")
    assert asked(person) == (0, "main")
    hand = len(person.view.zone(0, "hand").cards)
    person.double_click(owl.id)
    assert asked(person) == (0, "by_hand")
    assert person.view.number(0, "play_points") == 1, "2 for the card, 1 for the ability"
    deck = person.page.scene.rect_of(Place(0, "deck")).center()
    person.drag(deck, person.page.scene.rect_of(Place(0, "hand")).center())
    assert len(person.view.zone(0, "hand").cards) == hand + 1
    person.press("Done")
    fighter = person.card("Fighter", "field", 0)
    leader = person.view.zone(1, "leader").cards[0]
    person.drag(person.where(fighter.id), person.where(leader.id))
    assert asked(person) == (1, "quick"), "the other may answer with what has Quick"
    person.uncover()
    person.drag(person.where(person.card("Lullaby", "hand", 1).id), person.spot("field", far=True))
    assert asked(person) == (1, "by_hand")
    assert person.says.endswith("Select an enemy follower on the field and deal it 1 damage.")
    person.press("Done")
    assert person.names("cemetery", 1) == ["Winter Wren", "Lullaby"]


def test_the_token_a_text_names_is_one_click_away_while_it_is_resolved(qtbot: QtBot, window: MainWindow) -> None:
    owl = worded_follower("Night Owl", "{FANFARE} Put a Fairy token into your EX area.")
    tune = worded_spell("Tune", "", "『ナイト』1体を出す。")
    t = table(me=Side(hand=["Night Owl", "Tune"]), cards=[owl, tune])
    person = _before(qtbot, window, t)
    assert buttons(person) == []
    person.play("Night Owl")
    (button,) = buttons(person)
    assert button.text() == "+ Fairy"
    person.press_button(button)
    assert person.names("ex") == ["Fairy"]
    (button,) = buttons(person)
    person.press("Done")
    assert buttons(person) == []
    person.play("Tune")
    (button,) = buttons(person)
    person.press_button(button)
    assert person.names("field") == ["Night Owl", "Knight"]
    person.press("Done")
    assert asked(person) == (0, "main")


def buttons(person: Person) -> list[QPushButton]:
    found = person.page.findChild(TokenButtons)
    assert isinstance(found, TokenButtons)
    return [button for button in found.findChildren(QPushButton) if button.isVisible()]

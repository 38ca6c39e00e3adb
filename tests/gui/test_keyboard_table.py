"""Every row of the table of keys: the keys as they come, each pressed on the table, and what it then has done.

Chat has its keys in network games only: `lobby/test_table.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from gui.keyboard import Typist
from gui.person import Person
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu

from svedesk.engine.records import SHARED, Place
from svedesk.engine.view import CardView
from svedesk.gui.app.actions import ACTIONS
from svedesk.gui.kit.input_dialogs import NumberDialog, TextViewer
from svedesk.gui.table import manual

_TABLE = """
draw Ctrl+D | draw_some Ctrl+E | undo Ctrl+Z | redo Ctrl+Y | shuffle Ctrl+S | mulligan Ctrl+M | use Space
refresh_all Ctrl+U | next_phase N | end_turn Ctrl+Return | evolve E | view_deck F3 | view_cemetery F4
view_evolve Ctrl+F3 | view_banished Ctrl+F4 | look_top Ctrl+W | to_cemetery Del | to_bottom Ctrl+B
to_hand H | to_ex X | mill Alt+Y | mill_some Alt+M | token Ctrl+T | again Ctrl+G | copy Ctrl+J
counter_up + | counter_down - | attack_up Ctrl++ | attack_down Ctrl+- | defense_up Alt++
defense_down Alt+- | set_both Ctrl+P | leader_down F11 | leader_up F12 | leader_set Ctrl+L | die Ctrl+I
coin Ctrl+Shift+I | flip Alt+F | look Alt+L | note Alt+N | arrows Ctrl+R | zoom Z | rules Ctrl+Shift+M
concede F2 | quit Ctrl+Q | say_board Ctrl+Shift+B | help F1 | keys Shift+F1
"""
KEYS = dict(row.split() for row in _TABLE.replace("|", "\n").strip().splitlines())
"""The table of keys, as it was promised: by the action's name."""


@pytest.fixture
def hand(sit: Callable[..., Person]) -> Typist:
    """The rules off; the keyboard at the first of two Goblins on Aiko's field, the second is engaged."""
    person = sit()
    person.keep_hands()
    person.press("Rules on")
    table_seat = person.page.table_seat
    manual.create(table_seat, "SD01-017", Place(0, "field"), 2)
    manual.turn(table_seat, person.view.zone(0, "field").cards[1])
    table_seat.created = "SD01-017"
    typist = Typist(person.qtbot, person.window)
    typist.go_to(typist.view.zone(0, "field").cards[0].id)
    return typist


def press(typist: Typist, keys: str) -> None:
    """Press keys by their name, in what has the keyboard."""
    combination = QKeySequence(keys)[0]
    typist.press_key(combination.key(), combination.keyboardModifiers())


def type_in(typist: Typist, text: str) -> None:
    """Into the field of the dialog that is open, in place of what stands there, and Enter."""
    dialog = typist.page.opened
    assert isinstance(dialog, QDialog)
    typist.qtbot.waitUntil(lambda: QApplication.focusWidget() is not None and dialog.isAncestorOf(focus()))
    typist.press_key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    typist.qtbot.keyClicks(focus(), text)
    typist.press_key(Qt.Key.Key_Return)


def focus() -> object:
    return QApplication.focusWidget()


def count(zone: str, seat: int = 0) -> Callable[[Typist], int]:
    return lambda typist: typist.view.zone(seat, zone).count


def goblin(typist: Typist) -> CardView:
    return typist.view.zone(0, "field").cards[0]


def leader(typist: Typist) -> int:
    return typist.view.number(0, "leader_defense")


def told(typist: Typist) -> str:
    return typist.page.log.lines[-1]


def tray(typist: Typist) -> tuple[str, int]:
    open_ = typist.page.scene.tray
    assert open_ is not None
    assert open_.content.place is not None
    return open_.content.place.zone, len(open_.content.cards)


def state(typist: Typist) -> tuple[object, ...]:
    view = typist.view
    return view.step[0], view.number(SHARED, "turn"), view.number(SHARED, "active")


ROWS: list[tuple[str, str, Callable[[Typist], object], object]] = [
    # action, what is typed then, what is looked at, what it is afterwards; a function is asked with what it was before
    ("draw", "", count("hand"), lambda before: before + 1),
    ("draw_some", "3", count("hand"), lambda before: before + 3),
    ("shuffle", "", told, "Aiko's deck is shuffled. (manual)"),
    (
        "mulligan",
        "",
        lambda t: {c.id for c in t.view.zone(0, "hand").cards},
        lambda before: lambda now: not before & now,
    ),
    ("use", "", lambda t: goblin(t).sideways, True),
    ("refresh_all", "", lambda t: [c.sideways for c in t.view.zone(0, "field").cards], [False, False]),
    ("next_phase", "", state, ("end", 1, 0)),
    ("view_deck", "", tray, ("deck", 36)),
    ("view_cemetery", "", tray, ("cemetery", 0)),
    ("view_evolve", "", tray, ("evolve_deck", 10)),
    ("view_banished", "", tray, ("banished", 0)),
    ("look_top", "4", tray, ("deck", 4)),
    ("to_cemetery", "", count("field"), 1),
    ("to_bottom", "", count("field"), 1),
    ("to_hand", "", count("field"), 1),
    ("to_ex", "", count("ex"), 1),
    ("mill", "", count("cemetery"), 1),
    ("mill_some", "3", count("cemetery"), 3),
    ("token", "goblin", count("field"), 3),
    ("again", "", count("field"), 3),
    ("copy", "", count("field"), 3),
    ("counter_up", "", lambda t: goblin(t).counters, (("counter", 1),)),
    ("attack_up", "", lambda t: goblin(t).shown.attack, 3),
    ("attack_down", "", lambda t: goblin(t).shown.attack, 1),
    ("defense_up", "", lambda t: goblin(t).shown.defense, 3),
    ("defense_down", "", lambda t: goblin(t).shown.defense, 1),
    ("set_both", "5/+2", lambda t: (goblin(t).shown.attack, goblin(t).shown.defense), (5, 4)),
    ("leader_down", "", leader, 19),
    ("leader_up", "", leader, 21),
    ("leader_set", "-3", leader, 17),
    ("die", "", told, lambda before: lambda now: now != before and "6" in now and "Aiko" in now),
    ("coin", "", told, lambda before: lambda now: "coin" in now),
    ("flip", "", lambda t: goblin(t).faceup, False),
    ("note", "watch this", lambda t: manual.noted(goblin(t)), "watch this"),
    ("rules", "", lambda t: t.page.table_seat.rules_off, False),
    ("concede", "", lambda t: type(t.page.opened).__name__, lambda before: lambda now: now != before),
    ("say_board", "", lambda t: type(t.page.opened).__name__, "TextViewer"),
]


def test_the_keys_are_those_of_the_table() -> None:
    in_force = {action.name: action.keys for action in ACTIONS}
    assert {name: key for name, key in KEYS.items() if key not in in_force[name]} == {}


def test_every_row_is_pressed() -> None:
    apart = {"undo", "redo", "end_turn", "evolve", "counter_down", "arrows", "zoom", "look", "quit", "keys", "help"}
    assert {row[0] for row in ROWS} | apart == set(KEYS)


@pytest.mark.slow_after_first
@pytest.mark.parametrize(("action", "typed", "look", "then"), ROWS, ids=[row[0] for row in ROWS])
def test_a_key_does_what_the_table_says(
    hand: Typist, action: str, typed: str, look: Callable[[Typist], object], then: object
) -> None:
    views = action.startswith(("view", "look"))
    before = None if views else look(hand)
    press(hand, KEYS[action])
    if typed:
        type_in(hand, typed)
    expected = then(before) if callable(then) else then
    now = look(hand)
    assert expected(now) if callable(expected) else now == expected
    if isinstance(hand.page.opened, QDialog):
        hand.page.opened.close()


def test_official_answers_about_the_card_are_shown_by_key(hand: Typist, tmp_path: Path) -> None:
    press(hand, "Ctrl+Shift+A")
    assert "No list of official answers mentions Goblin. You can import lists under Cards." in hand.page.strip.text
    (tmp_path / "answers.csv").write_text("number,question,answer\nSD01-017,Is it green?,Yes.\n")
    hand.window.app.answers.add(tmp_path / "answers.csv", hand.window.app.cards.library)
    press(hand, "Ctrl+Shift+A")
    dialog = hand.page.opened
    assert isinstance(dialog, TextViewer)
    assert dialog.text.toPlainText() == "Q: Is it green?\nA: Yes."
    assert dialog.text.accessibleName() == "Official answers about Goblin"
    assert "Official answers about Goblin" in [label.text() for label in dialog.findChildren(QLabel)]
    dialog.close()


def test_cards_are_revealed_until_one_fits_with_keys_alone(hand: Typist) -> None:
    hand.go_to((0, "deck"))
    press(hand, "Menu")
    hand.pick_in_menu(lambda text: text == "Reveal until …")
    within = QApplication.activePopupWidget()
    assert isinstance(within, QMenu)
    assert [action.text() for action in within.actions()][-2:] == ["A cost …", "A card …"]
    name = QAccessible.queryAccessibleInterface(within).text(QAccessible.Text.Name)
    assert name == "Reveal until …"
    press(hand, "Up")
    press(hand, "Up")
    press(hand, "Return")
    dialog = hand.page.opened
    assert isinstance(dialog, NumberDialog)
    assert QAccessible.queryAccessibleInterface(dialog.field).text(QAccessible.Text.Name) == "Reveal until a cost of"
    type_in(hand, "2")
    assert "revealed from the top, until a card with cost 2" in hand.page.log.lines[-1]
    assert hand.page.scene.tray is not None
    assert hand.window.focusWidget() is hand.page.view


def test_undo_and_redo(hand: Typist) -> None:
    press(hand, "Ctrl+D")
    press(hand, KEYS["undo"])
    assert count("hand")(hand) == 4
    press(hand, KEYS["redo"])
    assert count("hand")(hand) == 5


def test_the_turn_is_ended(hand: Typist) -> None:
    press(hand, KEYS["end_turn"])
    assert hand.view.number(SHARED, "turn") == 2 or hand.view.step[0] == "end"


@pytest.mark.slow
def test_evolve_lays_the_evolved_card_on_the_follower(hand: Typist) -> None:
    words, table_seat = hand.page.table_seat.words, hand.page.table_seat
    evolved = {words.name(card.number): card for card in hand.view.zone(0, "evolve_deck").cards}
    numbers = hand.window.app.decks.by_key["SD01"].numbers()
    number = next(n for n in numbers if words.name(n) in evolved and words.facts(n).kind == "follower")
    manual.create(table_seat, number, Place(0, "field"))
    base = hand.view.zone(0, "field").cards[-1]
    hand.go_to(base.id)
    press(hand, KEYS["evolve"])
    now = next(card for card in hand.view.zone(0, "field").cards if card.id == base.id)
    assert words.is_evolved(now)


@pytest.mark.slow
def test_counters_go_up_and_down(hand: Typist) -> None:
    for key in ("+", "+", "-"):
        press(hand, key)
    assert goblin(hand).counters == (("counter", 1),)


@pytest.mark.slow
def test_arrows_are_cleared(hand: Typist) -> None:
    pointing = hand.page.mouse.pointing
    pointing.show_arrow(QPointF(0, 0), QPointF(90, 90))
    press(hand, KEYS["arrows"])
    assert pointing.arrows == []


@pytest.mark.slow
def test_the_card_is_zoomed_while_the_key_is_held_and_looked_at_with_another(hand: Typist) -> None:
    hand.qtbot.keyPress(hand.page.view, Qt.Key.Key_Z)
    assert hand.page.zoom.isVisible()
    hand.qtbot.keyRelease(hand.page.view, Qt.Key.Key_Z)
    assert not hand.page.zoom.isVisible()
    hand.page.preview.show_number("")
    press(hand, KEYS["look"])
    assert hand.page.preview.card == goblin(hand)


@pytest.mark.slow
def test_f1_lists_the_keys_and_esc_closes_the_list(hand: Typist) -> None:
    press(hand, KEYS["keys"])
    dialog = next(one for one in hand.window.findChildren(QDialog) if one.isVisible())
    hand.qtbot.waitUntil(lambda: dialog.isAncestorOf(focus()))
    press(hand, "Esc")
    assert not dialog.isVisible()


def test_ctrl_q_leaves(hand: Typist) -> None:
    press(hand, KEYS["quit"])
    assert not hand.window.isVisible()

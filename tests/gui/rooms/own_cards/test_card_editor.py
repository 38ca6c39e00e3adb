"""Making cards: written, seen, taken back, kept, tried."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from dataclasses import fields, replace
from functools import partial
from pathlib import Path
from statistics import median

import pytest
from gui.person import Person
from PIL import Image
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QHelpEvent, QTextCursor
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget
from pytestqt.qtbot import QtBot
from shipped import SVE, CardDraft, starter_library

from svedesk.engine.game_scripts import ScriptExample
from svedesk.engine.script import Lang
from svedesk.games.sve.source import words
from svedesk.gui.app import card_finder, open_game
from svedesk.gui.app.routes import OwnCardsRoute
from svedesk.gui.app.run import make_window
from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit import tasks
from svedesk.gui.kit.open_pack import open_packs
from svedesk.gui.look.colour import contrast
from svedesk.gui.look.theme import THEMES, Theme
from svedesk.gui.rooms.own_cards.dialogs import DuplicateDialog, PackDialog
from svedesk.gui.rooms.own_cards.facts_form import TraitsField
from svedesk.gui.rooms.own_cards.page import EditorPage
from svedesk.gui.rooms.own_cards.script_edit import formats
from svedesk.gui.rooms.own_cards.text_fields import EditorLineEdit
from svedesk.gui.rooms.own_cards.try_card import TrialBar
from svedesk.gui.rooms.start.new_game import NewGame
from svedesk.packs.card_check import Meanings
from svedesk.packs.draft import PackDraft, Traits
from svedesk.packs.drafts import Drafts
from svedesk.packs.editing import with_more
from svedesk.packs.model import Pack
from svedesk.packs.shelf import Packs

LEFT, Key, Held = Qt.MouseButton.LeftButton, Qt.Key, Qt.KeyboardModifier
Click = Callable[[QWidget], None]
Opened = Callable[[MainWindow], EditorPage]
LIBRARY = starter_library()
BEE = CardDraft("MYC-001", "Bee", cost="1", attack="1", defense="1")
HOSTILE = ("x" * 5_000, "a\x07b\x1b[2J", "\u202egnorw\u202c", "\ud83d", "<b>&amp;</b>" * 20, "🐝" * 120)


def write(qtbot: QtBot, page: EditorPage, **fields: str) -> None:
    """Type into fields of the form."""
    for field, text in fields.items():
        line = page.form.lines[field]
        line.setFocus()
        line.selectAll()
        qtbot.keyClicks(line, text)


def script(qtbot: QtBot, page: EditorPage, text: str) -> None:
    """Type a script, word by word as it stands there."""
    page.script.go_to("script")
    for letter in text:
        if letter == "\n":
            qtbot.keyClick(page.script.edit, Key.Key_Return)
        else:
            qtbot.keyClicks(page.script.edit, letter)
        page.script.edit.popup.hide()
    page.look_now()


def bee(qtbot: QtBot, page: EditorPage, text: str = "ward,\nfanfare(draw(1))") -> None:
    write(qtbot, page, name="Bee", cost="2", attack="2", defense="3")
    script(qtbot, page, text)


def dialog_of(page: EditorPage, kind: type[QWidget]) -> QWidget:
    return next(one for one in page.findChildren(kind) if one.isVisible())


# -- writing -----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_card_is_made_by_mouse_and_keys_and_played(
    qtbot: QtBot, window: MainWindow, page: EditorPage, click: Click, opened: Opened
) -> None:
    assert page.form.lines["number"].text() == "MYC-001"
    assert not page.right_panel.trial.isEnabled()
    bee(qtbot, page, "rush,\nfanfare(draw(1))")
    click(page.form.classes.buttons["Forestcraft"])
    page.look_now()
    assert page.script.texts["text"].toPlainText().splitlines() == ["Rush.", "{FANFARE} Draw a card."]
    assert page.script.texts["text_ja"].toPlainText().splitlines()[0] == "【突進】"
    assert page.script.wrong.text() == "The script works."
    assert page.right_panel.state.text().endswith("Fully automated")
    click(page.right_panel.trial)
    qtbot.waitUntil(lambda: window.app.router.table is not None)
    person = Person(qtbot, window)
    assert person.names("hand").count("Bee") == 2
    held = person.view.zone(0, "deck").count
    person.drag(person.where(person.card("Bee", "hand").id), person.spot("field"))
    assert "Bee" in person.names("field")
    assert person.view.zone(0, "deck").count == held - 1
    assert "rush" in person.card("Bee", "field").shown.keywords
    bar = person.page.findChild(TrialBar)
    assert bar is not None
    click(bar.start_over)
    assert person.names("hand").count("Bee") == 2
    window.app.settings.change(theme="light")
    bar = person.page.findChild(TrialBar)
    assert bar is not None
    assert person.names("hand").count("Bee") == 2
    click(bar.leave)
    again = window.stack.currentWidget()
    assert isinstance(again, EditorPage)
    assert again.form.lines["name"].text() == "Bee"
    again.undo()
    assert again.form.classes.buttons["Neutral"].isChecked()


@pytest.mark.slow
def test_made_with_the_keyboard_alone(qtbot: QtBot, window: MainWindow, page: EditorPage) -> None:
    """Tab goes from field to field; Ctrl+Enter tries it."""
    wanted = {"Name": "Bee", "Cost": "1", "Attack": "1", "Defense": "1", "Script": "rush"}
    for _ in range(60):
        focused = QApplication.focusWidget()
        assert focused is not None
        text = wanted.pop(focused.accessibleName(), "")
        qtbot.keyClicks(focused, text)
        page.script.edit.popup.hide()
        if not wanted:
            break
        qtbot.keyClick(focused, Key.Key_Tab)
    assert not wanted
    qtbot.keyClick(page.script.edit, Key.Key_Return, Held.ControlModifier)
    qtbot.waitUntil(lambda: window.app.router.table is not None)
    assert Person(qtbot, window).names("hand").count("Bee") == 2


def test_everything_is_reached_with_tab_and_has_a_name(qtbot: QtBot, page: EditorPage) -> None:
    bee(qtbot, page)
    seen: set[QWidget] = set()
    page.form.lines["name"].setFocus()
    for _ in range(80):
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.add(focused)
        qtbot.keyClick(focused, Key.Key_Tab)
    wanted: list[QWidget] = [page.script.edit, page.script.words.search, page.script.words.list, page.left_panel.list]
    wanted += [*page.form.lines.values(), *page.form.boxes.values(), *page.form.classes.buttons.values()]
    wanted += [button for button in page.left_panel.buttons.values() if button.isEnabled()]
    wanted += [page.right_panel.picture, page.right_panel.trial, page.undo_button, page.back, page.left_panel.which]
    assert [one.accessibleName() or one for one in wanted if one not in seen] == []
    for widget in seen:
        assert widget.accessibleName() or getattr(widget, "text", str)(), widget


def test_a_mistake_is_said_at_its_place(qtbot: QtBot, page: EditorPage) -> None:
    bee(qtbot, page, "ward,\nfanfare(drow(1))")
    assert page.script.wrong.text() == "Line 2, column 9: Unknown word “drow”. Did you mean draw?"
    (mark,) = page.script.edit.extraSelections()
    assert mark.cursor.selectedText() == "drow"
    assert page.script.texts["text"].toPlainText() == "Ward."
    assert page.right_panel.state.text().endswith("Resolved manually: the script has errors")
    page.form.lines["name"].setFocus()
    qtbot.keyClick(page, Key.Key_F8)
    assert page.script.edit.hasFocus()
    assert page.script.edit.textCursor().positionInBlock() == 8
    for _ in range(4):
        qtbot.keyClick(page.script.edit, Key.Key_Delete)
    qtbot.keyClicks(page.script.edit, "draw")
    page.look_now()
    assert page.script.edit.extraSelections() == []
    assert page.script.wrong.text() == "The script works."


@pytest.mark.slow
def test_all_mistakes_are_told_where_the_mouse_rests_on_the_first(qtbot: QtBot, page: EditorPage) -> None:
    unknown = "fanfare(into_ex(1, Token('NON-001', 'X')))"
    bee(qtbot, page, ",\n".join([unknown] * 3))
    assert page.script.wrong.text().endswith("And 2 more.")
    told = page.script.wrong.toolTip().splitlines()
    assert [line.partition(":")[0] for line in told[:2]] == ["Line 2, column 1", "Line 3, column 1"]
    assert told[2:] == ["Go to the next error (F8)"]


def test_it_is_looked_at_by_itself_shortly_after_typing(qtbot: QtBot, page: EditorPage) -> None:
    write(qtbot, page, name="Bee", cost="2", attack="2", defense="3")
    page.script.go_to("script")
    qtbot.keyClicks(page.script.edit, "war")
    qtbot.waitUntil(lambda: "Unknown word" in page.script.wrong.text())
    qtbot.keyClicks(page.script.edit, "d")
    qtbot.waitUntil(lambda: page.script.texts["text"].toPlainText() == "Ward.")


def test_words_are_offered_while_typing_and_from_the_list(qtbot: QtBot, page: EditorPage) -> None:
    page.script.go_to("script")
    edit, popup = page.script.edit, page.script.edit.popup
    qtbot.keyClicks(edit, "fanf")
    assert popup.isVisible()
    qtbot.keyClick(popup, Key.Key_Return)
    assert edit.toPlainText() == "fanfare()"
    qtbot.keyClick(page, Key.Key_F, Held.ControlModifier)
    search = page.script.words.search
    assert search.hasFocus()
    qtbot.keyClicks(search, "draw")
    assert page.script.words.list.item(0).text().startswith("draw")
    qtbot.keyClick(search, Key.Key_Return)
    assert edit.toPlainText() == "fanfare(draw())"
    assert edit.hasFocus()
    qtbot.keyClicks(edit, "2")
    assert edit.toPlainText() == "fanfare(draw(2))"
    assert page.script.words.about.text().startswith("draw(")
    page.script.words.tell("if_would")
    assert page.script.words.about.text().endswith('may: True or False\nduring: "your" / "enemy"')
    qtbot.keyClick(edit, Key.Key_End)
    qtbot.keyClicks(edit, ", engage_th")
    qtbot.keyClick(popup, Key.Key_Tab)
    assert edit.toPlainText() == "fanfare(draw(2)), engage_this"
    assert edit.hasFocus()
    qtbot.keyClicks(edit, ", dra")
    assert popup.currentIndex().data() == "draw"
    for _ in range(5):
        qtbot.keyClick(edit, Key.Key_Backspace)
    qtbot.keyClicks(edit, ", enemy.fol")
    assert popup.currentIndex().data() == ".follower"
    qtbot.keyClick(popup, Key.Key_Escape)
    assert edit.toPlainText() == "fanfare(draw(2)), engage_this, enemy.fol"


@pytest.mark.slow
def test_tokens_and_cards_of_the_pack_are_offered(qtbot: QtBot, page: EditorPage) -> None:
    moss = CardDraft("MOS-005", "Moss Sprite", "苔の精", special="token", cost="1", attack="1", defense="1")
    odd = CardDraft("MOS-006", "Back\\slash", cost="1", attack="1", defense="1")
    quoted = replace(odd, number="MOS-007", name='The "Bee"')
    page.change(replace(page.open.pack, cards=(BEE, moss, odd, quoted)), 0)
    token, called = 'Token("MOS-005", "Moss Sprite", "苔の精")', "Called('The \"Bee\"')"
    edit, popup, listed = page.script.edit, page.script.edit.popup, page.script.words.list
    shown = [listed.item(row).text() for row in range(listed.count())]
    own = shown.index("In this pack")
    assert (shown[0], shown[own + 1 : own + 4]) == ("Common words", [token, called, "Keywords"])
    page.script.go_to("script")
    for begun in ("Moss", "Tok", 'Token("MOS-0', 'Called("moss'):
        qtbot.keyClicks(edit, f"fanfare(into_ex(1, {begun}")
        assert popup.isVisible()
        while popup.currentIndex().data() not in (token, "MOS-005", "Moss Sprite"):
            qtbot.keyClick(popup, Key.Key_Down)
        qtbot.keyClick(popup, Key.Key_Return)
        assert edit.toPlainText() == f"fanfare(into_ex(1, {token}"
        qtbot.keyClicks(edit, "))")
        page.look_now()
        assert page.script.wrong.text() == "The script works."
        edit.selectAll()
        qtbot.keyClick(edit, Key.Key_Delete)
    edit.insert_word("Token")
    qtbot.keyClicks(edit, '"MOS')
    qtbot.keyClick(popup, Key.Key_Return)
    assert edit.toPlainText() == token
    for typed, first in (("mo", "mode(steps, …)"), ("moss", token), ("tok", "Token("), ("sprite", token)):
        page.script.words.search.clear()
        qtbot.keyClicks(page.script.words.search, typed)
        assert listed.item(0).text().startswith(first)
        assert token in [listed.item(row).text() for row in range(listed.count())]
    page.choose(1)
    assert page.script.words.search.text() == "", "what was searched for the card before"
    assert token not in [listed.item(row).text() for row in range(listed.count())], "not itself"


def test_the_common_words_and_the_groups_are_all_there_are() -> None:
    assert [name for name in SVE.scripts.common_words if name not in words()] == []
    grouped = {makes for _, some in SVE.scripts.word_groups for makes in some}
    assert {word.makes for word in words().values()} <= grouped


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_script_can_be_read_in_every_theme(theme: Theme) -> None:
    for kind, look in formats(theme).items():
        assert contrast(look.foreground().color(), theme.sunk) >= 4.5, kind


@pytest.mark.parametrize("example", SVE.scripts.examples)
def test_an_example_is_a_script_that_plays(example: ScriptExample) -> None:
    text = example.script
    special = "evolved" if "on_evolve" in text else ""
    kind = "spell" if "spell(" in text else "follower"
    card = CardDraft("MYC-001", "Bee", kind=kind, special=special, cost="1", attack="1", defense="1", script=text)
    other = CardDraft("MYC-002", "Bee", special="evolved", attack="1", defense="1")
    meanings = Meanings(SVE.scripts, starter_library(), Traits(()), {})
    assert meanings.of(PackDraft("p", cards=(card, other)), 0).mistakes == ()


def test_an_example_goes_to_the_end_of_what_there_is(page: EditorPage) -> None:
    page.script.words.example.emit("ward")
    page.script.words.example.emit("evolve(2)")
    assert page.script.edit.toPlainText() == "ward,\nevolve(2)"


def test_known_traits_are_offered_and_stand_in_both_languages(qtbot: QtBot, page: EditorPage) -> None:
    line = page.form.lines["traits"]
    line.setFocus()
    qtbot.keyClicks(line, "Pix")
    offered = page.form.lines["traits"].findChildren(type(page.script.edit.completer))
    offered[0].activated.emit("Pixie · 妖精")
    assert (line.text(), page.form.lines["traits_ja"].text()) == ("Pixie", "妖精")
    card = page.open.card
    assert card is not None
    assert (card.traits, card.traits_ja) == ("Pixie", "妖精")
    page.undo()
    assert page.form.lines["traits_ja"].text() == ""


def test_enter_takes_the_only_trait_that_is_offered(qtbot: QtBot, page: EditorPage) -> None:
    line = page.form.lines["traits"]
    assert isinstance(line, TraitsField)
    line.setFocus()
    qtbot.keyClicks(line, "i")
    assert line.offer.completionCount() > 1
    qtbot.keyClick(line.popup, Key.Key_Return)
    assert line.text() == "i"
    qtbot.keyClick(line, Key.Key_Backspace)
    qtbot.keyClicks(line, "Pixi")
    assert line.offer.completionCount() == 1
    qtbot.keyClick(line.popup, Key.Key_Return)
    assert (line.text(), page.form.lines["traits_ja"].text()) == ("Pixie", "妖精")
    assert not line.popup.isVisible()


# -- taking back -------------------------------------------------------------------------------------------------------


def test_every_change_is_taken_back_in_its_order(qtbot: QtBot, page: EditorPage, click: Click) -> None:
    write(qtbot, page, name="Bee")
    page.pause()
    script(qtbot, page, "ward")
    click(page.form.classes.buttons["Havencraft"])
    click(page.left_panel.buttons["card"])
    write(qtbot, page, name="Wasp")
    qtbot.keyClick(page.form.lines["name"], Key.Key_Z, Held.ControlModifier)
    assert page.form.lines["name"].text() == ""
    qtbot.keyClick(page.form.lines["name"], Key.Key_Z, Held.ControlModifier)
    assert len(page.open.pack.cards) == 1
    qtbot.keyClick(page, Key.Key_Z, Held.ControlModifier)
    assert page.form.classes.buttons["Neutral"].isChecked()
    qtbot.keyClick(page, Key.Key_Z, Held.ControlModifier)
    assert page.script.edit.toPlainText() == ""
    assert page.script.edit.hasFocus()
    qtbot.keyClick(page.script.edit, Key.Key_Z, Held.ControlModifier)
    assert page.form.lines["name"].text() == ""
    for _ in range(5):
        qtbot.keyClick(page, Key.Key_Y, Held.ControlModifier)
    assert [card.name for card in page.open.pack.cards] == ["Bee", "Wasp"]
    assert not page.redo_button.isEnabled()


# -- the pack ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_cards_are_copied_evolved_moved_and_removed(qtbot: QtBot, page: EditorPage, click: Click) -> None:
    bee(qtbot, page, "evolve(1)")
    click(page.form.classes.buttons["Swordcraft"])
    assert page.meaning is not None
    assert page.meaning.state == "mistakes"
    click(page.left_panel.buttons["evolved-card"])
    cards = page.open.pack.cards
    assert [(card.number, card.special) for card in cards] == [("MYC-001", ""), ("MYC-002", "evolved")]
    page.choose(0)
    assert page.meaning.state == "executes"
    click(page.left_panel.buttons["evolved-card"])
    assert page.open.at == 1
    click(page.left_panel.buttons["copy"])
    assert [card.number for card in page.open.pack.cards] == ["MYC-001", "MYC-002", "MYC-003"]
    click(page.left_panel.buttons["up"])
    assert [card.number for card in page.open.pack.cards] == ["MYC-001", "MYC-003", "MYC-002"]
    page.left_panel.list.setFocus()
    qtbot.keyClick(page.left_panel.list, Key.Key_Delete)
    assert [card.number for card in page.open.pack.cards] == ["MYC-001", "MYC-002"]
    assert "removed" in page.notice.text()
    click(page.left_panel.buttons["card"])
    assert page.open.card is not None
    assert (page.open.card.name, page.open.card.classes) == ("", ("Swordcraft",))


@pytest.mark.parametrize(
    ("lang", "words", "missing"),
    [
        ("en", ["Power", "Race", "Civilization", "Light", "Water", "Darkness", "Fire", "Nature"], "Power is missing."),
        ("ja", ["パワー", "種族", "文明", "光", "水", "闇", "火", "自然"], "パワーがありません。"),
    ],
)
def test_cards_of_another_game_are_told_in_its_words(
    qtbot: QtBot, tmp_path: Path, click: Click, lang: Lang, words: list[str], missing: str
) -> None:
    window = make_window(saves=tmp_path, game="dm", lang=lang)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.app.router.open(OwnCardsRoute())
    page = window.stack.currentWidget()
    assert isinstance(page, EditorPage)
    buttons, form = page.left_panel.buttons, page.form
    click(buttons["card"])
    assert [word for word in ("copy", "evolved-card", "back", "up") if buttons[word].isVisible()] == ["copy", "up"]
    fields = (form.lines["attack"], form.lines["traits"], form.classes, *form.classes.buttons.values())
    assert [one.accessibleName() for one in fields] == words
    assert [field for field, line in form.lines.items() if not line.isVisible()] == ["defense"]
    assert missing in [one.text() for one in page.right_panel.findChildren(QLabel)]
    click(form.classes.buttons["Fire"])
    assert page.open.card is not None
    assert page.open.card.classes == ("Fire",)


@pytest.mark.slow
def test_a_double_faced_card_is_made_and_tried(
    qtbot: QtBot, window: MainWindow, page: EditorPage, click: Click
) -> None:
    turn, sides = page.left_panel.buttons["back"], page.right_panel.sides
    bee(qtbot, page, "evolve(0)")
    click(turn)
    assert page.notice.text() == "Only evolved cards have a back face. You choose the face when evolving."
    click(page.left_panel.buttons["evolved-card"])
    write(qtbot, page, name="Wasp", number="MYC-7")
    assert sides.isHidden()
    click(turn)
    assert [(card.number, card.back, card.front) for card in page.open.pack.cards][1:] == [
        *(("MYC-7", "MYC-7B", ""), ("MYC-7B", "", "MYC-7"))
    ]
    assert page.form.lines["name"].hasFocus()
    write(qtbot, page, name="Bee", attack="5")
    assert page.meaning is not None
    assert page.meaning.state == "unfinished"
    assert turn.text() == "Front face"
    qtbot.mouseClick(sides, LEFT, pos=sides.tabRect(0).center())
    assert (page.open.at, sides.currentIndex(), turn.text()) == (1, 0, "Back face")
    (wrong,) = page.meaning.wrong
    assert wrong.field == "back"
    page.right_panel.asked.emit(wrong.field)  # its sentence is clicked
    write(qtbot, page, defense="6", number="MYC-8")
    page.look_now()
    assert [card.back for card in page.open.pack.cards] == ["", "MYC-8", ""]
    assert page.left_panel.model.data(page.left_panel.model.index(2, 0), Qt.ItemDataRole.DisplayRole) == (
        "Bee, MYC-8, Back face, Resolved manually"
    )
    page.choose(1)
    click(page.left_panel.buttons["copy"])
    assert page.open.card is not None
    assert (page.open.card.back, page.open.card.front) == ("", "")
    assert page.open.at == 3, "not between the faces"
    page.undo()
    front, back = page.open.pack.cards[1:]
    page.change(replace(page.open.pack, cards=(page.open.pack.cards[0], front)), 1)  # as if another program had
    page.right_panel.asked.emit(page.meaning.wrong[0].field)
    assert (page.open.card.back, page.meaning.wrong) == ("", ())
    page.undo()
    page.undo()
    page.choose(2)
    assert page.open.card == back
    click(page.right_panel.trial)
    qtbot.waitUntil(lambda: bool(window.findChildren(TrialBar)))
    assert "Wasp" in window.findChildren(TrialBar)[0].accessibleName()
    assert {"MYC-7", "MYC-8"} <= set(window.app.cards.library)


@pytest.mark.slow
def test_one_is_made_like_a_card_that_ships(qtbot: QtBot, page: EditorPage, click: Click) -> None:
    click(page.left_panel.buttons["like"])
    dialog = dialog_of(page, DuplicateDialog)
    assert isinstance(dialog, DuplicateDialog)
    qtbot.waitUntil(dialog.search.hasFocus)
    qtbot.keyClicks(dialog.search, "SD01-001")
    qtbot.waitUntil(lambda: 0 < dialog.list.count() < 15 and dialog.do.isEnabled())
    qtbot.keyClick(dialog.search, Key.Key_Down)
    assert dialog.list.hasFocus()
    qtbot.mouseClick(dialog.do, LEFT)
    card = page.open.card
    assert card is not None
    assert (card.number, card.name) == ("MYC-002", starter_library()["SD01-001"].name)
    page.look_now()
    assert page.meaning is not None
    assert page.meaning.state == "executes"
    assert page.meaning.text("en").startswith("Ward.")


@pytest.mark.slow
def test_typing_does_not_wait_for_the_search_to_be_made(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, page: EditorPage, click: Click
) -> None:
    monkeypatch.setattr(card_finder, "FEW", 0)
    monkeypatch.setattr(tasks, "SLICE", 0)  # it comes no further
    click(page.left_panel.buttons["like"])
    dialog = dialog_of(page, DuplicateDialog)
    assert isinstance(dialog, DuplicateDialog)
    qtbot.keyClicks(dialog.search, "SD01-001")
    dialog.show_found()
    assert dialog.note.text() == "Preparing the cards …"
    qtbot.keyClick(dialog.search, Key.Key_Return)
    assert dialog.isVisible()
    monkeypatch.setattr(tasks, "SLICE", 0.005)
    qtbot.waitUntil(dialog.do.isEnabled)
    assert 0 < dialog.list.count() < 15
    qtbot.keyClick(dialog.search, Key.Key_Return)
    assert page.open.card is not None
    assert page.open.card.name == starter_library()["SD01-001"].name


@pytest.mark.slow
def test_a_pack_is_described_removed_and_had_back(qtbot: QtBot, page: EditorPage, click: Click) -> None:
    bee(qtbot, page)
    click(page.left_panel.buttons["about"])
    dialog = dialog_of(page, PackDialog)
    assert isinstance(dialog, PackDialog)
    dialog.name.setText("")
    qtbot.mouseClick(dialog.do, LEFT)
    assert dialog.notice.text() == "Name must not be empty."
    qtbot.keyClicks(dialog.name, "Bees")
    qtbot.mouseClick(dialog.do, LEFT)
    page.keep_now()
    assert [pack.name for pack in Packs(SVE).packs()] == ["Bees"]
    click(page.left_panel.buttons["about"])
    again = dialog_of(page, PackDialog)
    assert isinstance(again, PackDialog)
    qtbot.mouseClick(again.remove, LEFT)
    assert Packs(SVE).packs() == ()
    assert page.open.pack.name == "My cards"
    click(page.bring_back)
    assert page.open.pack.name == "Bees"
    assert [pack.name for pack in Packs(SVE).packs()] == ["Bees"]


# -- keeping -----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_what_is_finished_is_kept_by_itself(qtbot: QtBot, page: EditorPage, data: Path) -> None:
    bee(qtbot, page)
    qtbot.waitUntil(lambda: page.saved.text() == "All changes saved.")
    (pack,) = Packs(SVE).packs()
    assert pack.numbers == ("MYC-001",)
    assert not list(data.glob("drafts/*/draft.json"))


@pytest.mark.slow
def test_nothing_that_was_typed_is_lost_in_a_crash(
    qtbot: QtBot, window: MainWindow, page: EditorPage, opened: Opened, tmp_path: Path, click: Click
) -> None:
    bee(qtbot, page)
    click(page.left_panel.buttons["card"])
    write(qtbot, page, name="Half", cost="two and a ha")
    script(qtbot, page, "fanfare(select(")
    qtbot.waitUntil(lambda: page.saved.text() == "All changes saved.")
    assert [pack.numbers for pack in Packs(SVE).packs()] == [("MYC-001",)]
    # The first window never closes: it is as if it had been killed. Another one begins.
    other = make_window(saves=tmp_path / "other", reduced_motion=True)
    qtbot.addWidget(other)
    other.show()
    again = opened(other)
    assert [card.name for card in again.open.pack.cards] == ["Bee", "Half"]
    again.choose(1)
    assert again.form.lines["cost"].text() == "two and a ha"
    assert again.script.edit.toPlainText() == "fanfare(select("
    other.close()


@pytest.mark.slow
def test_what_another_type_has_no_use_for_is_kept_all_the_same(
    qtbot: QtBot, window: MainWindow, page: EditorPage, opened: Opened, click: Click
) -> None:
    """A follower becomes a spell, the page is left and opened again, and the spell a follower."""
    bee(qtbot, page, "")
    kind = page.form.boxes["kind"]
    kind.setCurrentIndex(kind.findData("spell"))
    kind.activated.emit(kind.currentIndex())
    assert not page.form.lines["attack"].isEnabled()
    click(page.back)
    assert [card.facts.attack for card in Packs(SVE).packs()[0].cards] == [None]
    again = opened(window)
    kind = again.form.boxes["kind"]
    kind.setCurrentIndex(kind.findData("follower"))
    kind.activated.emit(kind.currentIndex())
    assert again.form.lines["attack"].text() == "2"


def test_a_number_that_another_program_took_is_said_and_nothing_is_lost(
    qtbot: QtBot, window: MainWindow, page: EditorPage, click: Click
) -> None:
    pack = PackDraft("p", cards=(replace(BEE, number="MYC-001"),))
    card = Meanings(SVE.scripts, LIBRARY, Traits(()), {}).of(pack, 0).card
    assert card is not None
    Packs(SVE).keep(Pack("theirs", "Theirs", cards=(card,)))
    bee(qtbot, page)
    click(page.right_panel.trial)
    assert "MYC-001" in page.notice.text()
    assert "Theirs" in page.notice.text()
    assert window.app.router.table is None
    kept = Drafts(SVE).read(page.open.pack.id)
    assert kept is not None
    assert kept.pack == page.open.pack
    write(qtbot, page, number="MYC-002")
    page.keep_now()
    assert [pack.numbers for pack in Packs(SVE).packs()] == [("MYC-002",), ("MYC-001",)]


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seed", range(4))
def test_whatever_somebody_does_in_whatever_order_is_kept(page: EditorPage, seed: int) -> None:
    """Typing, choosing, undoing at random: what is kept is what stands on the page, each time it is read again."""
    chance = random.Random(seed)
    texts = ("Bee", "蜂", "2", "ward, ", "fanfare(", "draw(1))", "MYC-001", "x\u202e", "", "Pixie", "evolve(2)", " ")
    words = ("card", "card", "copy", "evolved-card", "up", "down", "remove", "no-picture")

    def type_somewhere() -> None:
        field = chance.choice([*page.form.lines, "script", "text", "text_ja"])
        page.go_to(field)
        focused = page.form.lines.get(field) or {"script": page.script.edit, **page.script.texts}[field]
        if chance.random() < 0.3:
            focused.selectAll()
        if isinstance(focused, EditorLineEdit):
            focused.insert(chance.choice(texts))
        else:
            focused.insertPlainText(chance.choice(texts))

    def choose_something() -> None:
        box = chance.choice(list(page.form.boxes.values()))
        box.setCurrentIndex(chance.randrange(box.count()))
        box.activated.emit(box.currentIndex())

    def go_back_or_on() -> None:
        (page.undo if chance.random() < 0.7 else page.redo)()

    deeds: tuple[Callable[[], object], ...] = (
        *(type_somewhere, type_somewhere, type_somewhere, choose_something),
        lambda: page.asked.emit(chance.choice(words)),
        lambda: page.choose(chance.randrange(8)),
        *(go_back_or_on, page.pause),
    )
    for _ in range(12):
        for _ in range(12):
            chance.choice(deeds)()
        page.keep_now()
        page.look_now()
        found, damaged = open_packs(Packs(SVE), Drafts(SVE))
        assert damaged == []
        if found:
            there = found[0].pack.cards
            assert len(there) == len(page.open.pack.cards)
            for one, other in zip(page.open.pack.cards, there, strict=True):
                pairs = [(getattr(one, field.name), getattr(other, field.name)) for field in fields(one)]
                assert all(typed in ("", kept) for typed, kept in pairs)


@pytest.mark.slow
def test_a_draft_goes_and_comes_back_with_its_pack_and_stands_in_for_a_damaged_one(
    qtbot: QtBot, window: MainWindow, page: EditorPage, opened: Opened, click: Click
) -> None:
    bee(qtbot, page)
    click(page.left_panel.buttons["card"])
    write(qtbot, page, name="Half")
    click(page.back)
    (pack,) = Packs(SVE).packs()
    back = Packs(SVE).remove(pack.id)
    assert [card.called for card in opened(window).open.pack.cards] == ["MYC-001"]
    window.app.router.start()
    back()
    assert [card.called for card in opened(window).open.pack.cards] == ["Bee", "Half"]
    window.app.router.start()
    (Packs(SVE).folder / pack.id / "pack.json").write_text("{")
    rescued = opened(window)
    assert [card.called for card in rescued.open.pack.cards] == ["Bee", "Half"]
    assert rescued.notice.isVisible()
    write(qtbot, rescued, universe="Meadow")
    rescued.keep_now()
    assert [card.facts.universe for card in Packs(SVE).packs()[0].cards] == ["Meadow"]


def test_it_is_kept_though_somebody_types_on_and_on(
    qtbot: QtBot, page: EditorPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("svedesk.gui.rooms.own_cards.page.SAVED_AT_LATEST", 50)
    kept: list[object] = []
    page.changed.connect(kept.append)
    page.script.go_to("script")

    def is_kept() -> bool:
        qtbot.keyClick(page.script.edit, Key.Key_A)
        return bool(kept)

    qtbot.waitUntil(is_kept)


@pytest.mark.slow
def test_closing_the_window_at_once_keeps_it(qtbot: QtBot, window: MainWindow, page: EditorPage) -> None:
    bee(qtbot, page)
    window.close()
    assert [pack.numbers for pack in Packs(SVE).packs()] == [("MYC-001",)]


def test_decks_know_the_card_when_the_page_is_left(
    qtbot: QtBot, window: MainWindow, page: EditorPage, click: Click
) -> None:
    bee(qtbot, page)
    click(page.back)
    assert window.stack.currentWidget() is window.app.router.home.page
    qtbot.waitUntil(lambda: "MYC-001" in window.app.cards.library)
    assert window.app.cards.texts.text("MYC-001", "en").startswith("Ward.")


@pytest.mark.slow
def test_decks_know_the_card_when_a_game_was_opened_over_the_page(
    qtbot: QtBot, window: MainWindow, opened: Opened, tmp_path: Path
) -> None:
    window.app.router.home.start_game(NewGame(("SD01", "SD02"), ("Aiko", "Ren"), 0, open_hands=True, seed=7))
    window.app.router.current.save(tmp_path / "game.svedesk")
    window.app.router.start()
    bee(qtbot, opened(window))
    open_game.load(window.app, tmp_path / "game.svedesk")
    window.app.router.start()
    qtbot.waitUntil(lambda: "MYC-001" in window.app.cards.library)


@pytest.mark.slow
def test_another_language_and_theme_leave_all_as_it_is(qtbot: QtBot, window: MainWindow, page: EditorPage) -> None:
    write(qtbot, page, name="Bee", cost="x")
    script(qtbot, page, "ward, fan")
    window.app.settings.change(theme="light")
    window.app.settings.change(lang="ja")
    other = window.stack.currentWidget()
    assert isinstance(other, EditorPage)
    assert other is not page
    assert other.form.lines["cost"].text() == "x"
    assert other.script.edit.toPlainText() == "ward, fan"
    assert "コスト" in other.form.lines["cost"].toolTip()
    other.script.go_to("script")
    edit, told = other.script.edit, other.script.words.about
    qtbot.keyClicks(edit, "far")
    qtbot.keyClick(edit, Key.Key_Backspace)
    qtbot.keyClick(edit.popup, Key.Key_Down)
    qtbot.keyClick(edit.popup, Key.Key_Up)
    signature, _, says = told.text().partition("\n")
    assert signature.startswith("fanfare(steps, …, [cost=…]")
    assert says.startswith("【ファンファーレ】このカードが場に出たとき。\nsteps: ")
    qtbot.keyClick(edit.popup, Key.Key_Escape)
    edit.moveCursor(QTextCursor.MoveOperation.Start)
    at = edit.cursorRect().center()
    edit.viewportEvent(QHelpEvent(QEvent.Type.ToolTip, at, edit.viewport().mapToGlobal(at)))
    assert QToolTip.text().startswith("ward\n【守護】アクト状態の間"), "and no markup, which the window shows as it is"
    QToolTip.hideText()
    other.undo()
    other.undo()
    assert other.script.edit.toPlainText() == ""
    window.app.settings.change(lang="en")


# -- pictures ----------------------------------------------------------------------------------------------------------


def drop(page: EditorPage, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    face, copy = page.right_panel.face, Qt.DropAction.CopyAction
    face.dragEnterEvent(QDragEnterEvent(QPoint(9, 9), copy, data, LEFT, Held.NoModifier))
    face.dropEvent(QDropEvent(QPointF(9, 9), copy, data, LEFT, Held.NoModifier))


@pytest.mark.slow
def test_a_picture_is_dropped_on_the_card(qtbot: QtBot, page: EditorPage, tmp_path: Path) -> None:
    bee(qtbot, page)
    before = page.grab().toImage()
    path = tmp_path / "painted.png"
    Image.new("RGB", (500, 400), "#C02020").save(path)
    drop(page, path)
    qtbot.waitUntil(lambda: bool(page.open.card and page.open.card.picture))
    qtbot.waitUntil(lambda: not page.faces.table_style.pictures.waiting)
    assert page.grab().toImage() != before
    page.keep_now()
    (pack,) = Packs(SVE).packs()
    kept = next(iter(Packs(SVE).pictures(pack.id).values()))
    assert kept.read_bytes() == path.read_bytes()
    page.undo()
    page.keep_now()
    assert Packs(SVE).packs()[0].cards[0].picture == ""
    page.redo()
    page.keep_now()
    assert next(iter(Packs(SVE).pictures(pack.id).values())).read_bytes() == path.read_bytes()


@pytest.mark.slow
def test_a_picture_is_had_back_however_much_was_kept_since(qtbot: QtBot, page: EditorPage, tmp_path: Path) -> None:
    """A pack keeps ten older versions and no picture that none of them has."""
    bee(qtbot, page)
    path = tmp_path / "painted.png"
    Image.new("RGB", (50, 40), "#C02020").save(path)
    drop(page, path)
    qtbot.waitUntil(lambda: bool(page.open.card and page.open.card.picture))
    page.keep_now()
    page.asked.emit("no-picture")
    for cost in range(14):
        write(qtbot, page, cost=str(cost))
        page.pause()
        page.keep_now()
    while page.open.card is not None and not page.open.card.picture:
        page.undo()
    page.keep_now()
    assert page.saved.text() == "All changes saved."
    (pack,) = Packs(SVE).packs()
    assert next(iter(Packs(SVE).pictures(pack.id).values())).read_bytes() == path.read_bytes()


@pytest.mark.slow_after_first
@pytest.mark.parametrize("what", ["text", "cut", "huge", "folder", "gone"])
def test_a_picture_that_is_none_is_a_sentence(qtbot: QtBot, page: EditorPage, tmp_path: Path, what: str) -> None:
    path = tmp_path / "wrong.png"
    whole = io.BytesIO()
    Image.effect_noise((300, 300), 90).save(whole, "PNG")
    contents = {"text": b"no picture", "cut": whole.getvalue()[:4_000], "huge": b"\x89PNG" + bytes(9_000_000)}
    if what == "folder":
        path.mkdir()
    elif what != "gone":
        path.write_bytes(contents[what])
    bee(qtbot, page)
    drop(page, path)
    qtbot.waitUntil(lambda: bool(page.notice.text()) and "being looked at" not in page.notice.text())
    assert page.open.card is not None
    assert page.open.card.picture == ""
    assert page.notice.isVisible()


# -- hostile and fluent ------------------------------------------------------------------------------------------------


@pytest.mark.slow_after_first
@pytest.mark.parametrize("typed", HOSTILE, ids=("long", "control", "turned", "half", "markup", "wide"))
def test_whatever_is_put_into_a_field_is_kept_or_said(qtbot: QtBot, page: EditorPage, typed: str) -> None:
    bee(qtbot, page)
    for line in page.form.lines.values():
        line.setFocus()
        line.selectAll()
        line.insert(typed)
    page.look_now()
    assert page.meaning is not None
    assert page.meaning.state == "unfinished"
    for line in page.form.lines.values():
        if line.property("wrong"):
            assert line.toolTip().endswith(".")
    for field in ("script", "text", "text_ja"):
        page.script.go_to(field)
        edit = {"script": page.script.edit, **page.script.texts}[field]
        data = QMimeData()
        data.setText(typed)
        edit.insertFromMimeData(data)
    page.look_now()
    page.keep_now()
    assert page.saved.text() == "All changes saved."
    page.grab()


def test_a_novel_pasted_into_the_script_is_refused_with_a_sentence(qtbot: QtBot, page: EditorPage) -> None:
    bee(qtbot, page)
    data = QMimeData()
    data.setText("ward, " * 100_000)
    page.script.edit.insertFromMimeData(data)
    assert page.script.edit.toPlainText() == "ward,\nfanfare(draw(1))"
    assert page.notice.text() == "Too long. At most 20000 characters fit here."


@pytest.mark.slow
def test_typing_stays_fluent_among_a_hundred_cards(
    qtbot: QtBot, page: EditorPage, seconds: Callable[..., float]
) -> None:
    pack = page.open.pack
    for at in range(1, 100):
        card = CardDraft(
            f"MYC-{at + 1:03}", f"Bee {at}", cost="1", attack="1", defense="1", script="ward, fanfare(draw(1))"
        )
        pack = with_more(pack, at, card)
    page.change(pack, 50)
    page.keep_now()

    def typing(field: QWidget, letter: str) -> None:
        qtbot.keyClicks(field, letter)
        QApplication.processEvents()

    spent: list[float] = []
    for field in (page.script.edit, page.form.lines["name"]):
        field.setFocus()
        for letter in "fanfare(select(enemy.follower), deal(3, it)), last_words(draw(1))":
            spent.append(1000 * seconds(partial(typing, field, letter)))
            page.script.edit.popup.hide()
    print(f"{median(spent):.1f} ms per key, {max(spent):.1f} at most")
    assert median(spent) < 16

"""Cards made by typing their text: the script follows, and neither side is written over where somebody types."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

import pytest
from gui.person import Person
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shipped import SVE

from svedesk.engine.game_scripts import UnreadWords
from svedesk.engine.script import Lang
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.own_cards.page import EditorPage
from svedesk.gui.rooms.own_cards.script_panel import sentence_of
from svedesk.gui.rooms.own_cards.text_typing import Doubt
from svedesk.packs.shelf import Packs

Key, Held = Qt.Key, Qt.KeyboardModifier
Click = Callable[[QWidget], None]
Opened = Callable[[MainWindow], EditorPage]


def name(qtbot: QtBot, page: EditorPage) -> None:
    for field, text in {"name": "Bee", "cost": "2", "attack": "2", "defense": "3"}.items():
        line = page.form.lines[field]
        line.setFocus()
        qtbot.keyClicks(line, text)


def write(qtbot: QtBot, page: EditorPage, text: str, field: str = "text") -> None:
    """Type a text, row by row."""
    page.go_to(field)
    edit = page.script.texts[field]
    for place, row in enumerate(text.split("\n")):
        if place:
            qtbot.keyClick(edit, Key.Key_Return)
        if row.isascii():
            qtbot.keyClicks(edit, row)
        else:
            edit.insertPlainText(row)  # as an input method does


def shown(page: EditorPage) -> tuple[str, str]:
    return page.script.texts["text"].toPlainText(), page.script.texts["text_ja"].toPlainText()


def script(page: EditorPage) -> str:
    return page.script.edit.toPlainText()


@pytest.mark.slow
def test_typing_a_text_writes_the_script_and_the_other_language(
    qtbot: QtBot, window: MainWindow, page: EditorPage, click: Click
) -> None:
    name(qtbot, page)
    write(qtbot, page, "Rush.\nFanfare: Draw a card.")
    qtbot.waitUntil(lambda: script(page) == "rush,\nfanfare(draw(1))")
    qtbot.waitUntil(lambda: shown(page)[1] == "【突進】\n【ファンファーレ】1枚引く。")
    assert shown(page)[0] == "Rush.\nFanfare: Draw a card.", "as it was typed"
    assert page.script.wrong.text() == "The script works."
    assert page.right_panel.state.text().endswith("Fully automated")
    click(page.right_panel.trial)
    qtbot.waitUntil(lambda: window.app.router.table is not None)
    person = Person(qtbot, window)
    person.drag(person.where(person.card("Bee", "hand").id), person.spot("field"))
    assert "rush" in person.card("Bee", "field").shown.keywords


def test_in_japanese_it_is_the_same(qtbot: QtBot, page: EditorPage) -> None:
    name(qtbot, page)
    write(qtbot, page, "【突進】\n【ファンファーレ】1枚引く。", "text_ja")
    qtbot.waitUntil(lambda: script(page) == "rush,\nfanfare(draw(1))")
    qtbot.waitUntil(lambda: shown(page)[0] == "Rush.\n{FANFARE} Draw a card.")


def test_typing_a_script_writes_both_texts(qtbot: QtBot, page: EditorPage) -> None:
    name(qtbot, page)
    page.go_to("script")
    qtbot.keyClicks(page.script.edit, "ward")
    qtbot.waitUntil(lambda: shown(page) == ("Ward.", "【守護】"))


def test_where_somebody_types_nothing_is_rewritten(qtbot: QtBot, page: EditorPage) -> None:
    name(qtbot, page)
    typed = "(F)  Draw a card."
    edit = page.script.texts["text"]
    write(qtbot, page, typed)
    qtbot.waitUntil(lambda: script(page) == "fanfare(draw(1))")
    qtbot.waitUntil(lambda: shown(page)[1] == "【ファンファーレ】1枚引く。")
    assert (edit.toPlainText(), edit.textCursor().position()) == (typed, len(typed))
    qtbot.keyClicks(edit, " ")
    qtbot.waitUntil(lambda: not page.script.typing.is_waiting)
    assert edit.toPlainText() == f"{typed} "
    page.go_to("name")
    assert edit.toPlainText() == f"{typed} ", "nor when it is left"
    page.go_to("script")
    page.script.edit.selectAll()
    qtbot.keyClicks(page.script.edit, "ward")
    page.script.edit.popup.hide()
    qtbot.waitUntil(lambda: edit.toPlainText() == "Ward.")
    assert script(page) == "ward"


@pytest.mark.slow
def test_words_that_are_not_understood_are_underlined_and_told(qtbot: QtBot, page: EditorPage) -> None:
    name(qtbot, page)
    write(qtbot, page, "Ward.\nFanfare: Drow a card.")
    edit = page.script.texts["text"]
    qtbot.waitUntil(lambda: bool(edit.extraSelections()))
    (mark,) = edit.extraSelections()
    assert mark.cursor.selectedText() == "Drow a card."
    assert page.script.wrong.text() == (
        "Text, line 2: understood up to “Fanfare:”, but not “Drow a card”. Nearest known phrase: “draw”."
    )
    assert edit.accessibleDescription() == page.script.wrong.text()
    assert script(page) == "ward,\nmanual_text"
    assert page.right_panel.state.text().endswith("Partly automated")
    page.go_to("name")
    qtbot.keyClick(page, Key.Key_F8)
    assert edit.hasFocus()
    assert edit.textCursor().positionInBlock() == len("Fanfare: ")
    for _ in range(4):
        qtbot.keyClick(edit, Key.Key_Delete)
    qtbot.keyClicks(edit, "Draw")
    qtbot.waitUntil(lambda: page.script.wrong.text() == "The script works.")
    assert edit.extraSelections() == []
    assert script(page) == "ward,\nfanfare(draw(1))"
    card = page.open.card
    assert card is not None
    assert card.text == ""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("typed", "field", "corrected"),
    [
        ("Ward.\nFanfare: Drow a card.", "text", "Ward.\nFanfare: Draw a card."),
        ("Fanfair: Draw a card.", "text", "{FANFARE} Draw a card."),
        ("Fanfare: Select an enemy follower on the field and deal it 3.", "text", " damage."),
        ("【ファンフーレ】1枚引く。", "text_ja", "【ファンファーレ】1枚引く。"),
        ("Howl.", "text", "Howl."),
    ],
)
def test_the_nearest_phrase_is_put_in(qtbot: QtBot, page: EditorPage, typed: str, field: str, corrected: str) -> None:
    name(qtbot, page)
    write(qtbot, page, typed, field)
    edit = page.script.texts[field]
    qtbot.keyClick(edit, Key.Key_Space, Held.ControlModifier)
    assert edit.toPlainText().endswith(corrected)


def test_what_is_typed_is_taken_back_and_made_again(qtbot: QtBot, page: EditorPage) -> None:
    name(qtbot, page)
    page.pause()
    write(qtbot, page, "Ward.")
    qtbot.waitUntil(lambda: script(page) == "ward")
    page.pause()
    write(qtbot, page, "\nHowl.")
    qtbot.keyClick(page.script.texts["text"], Key.Key_Z, Held.ControlModifier)
    assert (script(page), shown(page)[0]) == ("ward", "Ward.")
    assert page.script.texts["text"].hasFocus()
    qtbot.keyClick(page.script.texts["text"], Key.Key_Z, Held.ControlModifier)
    assert (script(page), shown(page)[0]) == ("", "")
    for _ in range(2):
        qtbot.keyClick(page.script.texts["text"], Key.Key_Y, Held.ControlModifier)
    assert (script(page), shown(page)[0]) == ("ward,\nmanual_text", "Ward.\nHowl.")


def test_a_new_card_right_after_the_last_letter_loses_nothing(qtbot: QtBot, page: EditorPage) -> None:
    name(qtbot, page)
    write(qtbot, page, "Ward.\nHowl.")
    qtbot.keyClick(page.script.texts["text"], Key.Key_N, Held.ControlModifier)
    assert [(card.script, card.text) for card in page.open.pack.cards] == [("ward,\nmanual_text", "Howl."), ("", "")]
    assert shown(page) == ("", "")
    page.choose(0)
    assert shown(page)[0] == "Ward.\nHowl."


@pytest.mark.slow
def test_a_card_keeps_the_script_that_was_typed_as_text(
    qtbot: QtBot, window: MainWindow, page: EditorPage, opened: Opened
) -> None:
    name(qtbot, page)
    write(qtbot, page, "Ward.\nHowl.\nStorm.")
    window.app.router.start()
    (pack,) = Packs(SVE).packs()
    assert [(card.script, card.text) for card in pack.cards] == [("ward,\nmanual_text,\nstorm", "Howl.")]
    again = opened(window)
    assert shown(again) == ("Ward.\nHowl.\nStorm.", "【守護】\nHowl.\n【疾走】")
    qtbot.waitUntil(lambda: "Howl" in again.script.wrong.text())


def test_closing_the_window_at_once_keeps_it(qtbot: QtBot, window: MainWindow, page: EditorPage) -> None:
    name(qtbot, page)
    write(qtbot, page, "Ward.")
    window.close()
    assert [card.script for card in Packs(SVE).packs()[0].cards] == ["ward"]


@pytest.mark.slow
def test_a_text_is_not_typed_over_a_script_with_an_error(qtbot: QtBot, page: EditorPage) -> None:
    name(qtbot, page)
    page.go_to("script")
    qtbot.keyClicks(page.script.edit, "ward, fanfare(")
    page.script.edit.popup.hide()
    page.look_now()
    edit = page.script.texts["text"]
    assert (edit.toPlainText(), edit.isReadOnly()) == ("Ward.", True)
    assert edit.toolTip() == "The text can be typed when the script has no errors."
    qtbot.keyClicks(edit, "x")
    assert script(page) == "ward, fanfare("
    qtbot.keyClicks(page.script.edit, "draw(1))")
    page.script.edit.popup.hide()
    page.look_now()
    assert not edit.isReadOnly()


@pytest.mark.slow
def test_words_and_examples_go_on_working_beside_it(qtbot: QtBot, page: EditorPage) -> None:
    name(qtbot, page)
    write(qtbot, page, "Ward.")
    page.script.words.example.emit("evolve(2)")
    assert script(page) == "ward,\nevolve(2)"
    page.look_now()
    assert shown(page)[0].startswith("Ward.\n{EVOLVE}")


@pytest.mark.slow
def test_another_language_and_theme_leave_what_is_typed(qtbot: QtBot, window: MainWindow, page: EditorPage) -> None:
    name(qtbot, page)
    write(qtbot, page, "Ward.\nHowl.")
    window.app.settings.change(theme="light")
    window.app.settings.change(lang="ja")
    other = window.stack.currentWidget()
    assert isinstance(other, EditorPage)
    assert shown(other) == ("Ward.\nHowl.", "【守護】\nHowl.")
    qtbot.waitUntil(lambda: other.script.wrong.text() == "テキスト2行目：「Howl」は読めません。手動で処理します。")
    window.app.settings.change(lang="en")


@pytest.mark.parametrize(
    ("words", "lang", "told"),
    [
        (UnreadWords(0, 9, times=2, meanings=("一", "二")), "en", "could mean 2 things: 一 / 二. Resolved manually."),
        (UnreadWords(0, 9, times=2, meanings=("一",)), "en", "could mean 2 things. Resolved manually."),
        (UnreadWords(0, 9, times=1), "en", "understood, but svedesk can't do it yet. Resolved manually."),
        (UnreadWords(0, 9, mistake="Attacks"), "en", "Attacks. Resolved manually."),
    ],
)
def test_every_reason_is_a_sentence(words: UnreadWords, lang: Lang, told: str) -> None:
    assert sentence_of(Doubt("text", 2, "", "Sing", words), lang) == f"Text, line 2: {told}"


HOSTILE = (
    "deal 3 damage to it and " * 160,
    "x\n" * 2_000,
    "{FANFARE" * 500,
    "【ファンファーレ】Draw a カード。" * 150,
    "\u202e\ud83d🐝ßİ{}[]()「」" * 300,
    "Ward.\n" * 600,
)


@pytest.mark.slow_after_first
@pytest.mark.parametrize("text", HOSTILE, ids=("long", "rows", "marks", "mixed", "odd", "again"))
def test_whatever_is_pasted_is_kept(qtbot: QtBot, page: EditorPage, text: str) -> None:
    name(qtbot, page)
    for field in ("text", "text_ja"):
        data = QMimeData()
        data.setText(text)
        edit = page.script.texts[field]
        edit.setFocus()
        edit.selectAll()
        edit.insertFromMimeData(data)
        qtbot.waitUntil(lambda: not page.script.typing.is_waiting, timeout=20_000)
    qtbot.waitUntil(lambda: not page.script.typing.is_looking, timeout=20_000)
    page.keep_now()
    assert page.saved.text() == "All changes saved."
    page.undo()
    page.redo()
    page.grab()


@pytest.mark.slow
def test_typing_a_text_stays_fluent(qtbot: QtBot, page: EditorPage, seconds: Callable[..., float], data: Path) -> None:
    name(qtbot, page)
    edit = page.script.texts["text"]

    def typing(letter: str) -> None:
        qtbot.keyClicks(edit, letter)
        QApplication.processEvents()

    edit.setFocus()
    text = (
        "Ward. Fanfare: Select an enemy follower on the field and deal it 3 damage. Last Words: Summon a Fairy token."
    )
    spent = [1000 * seconds(partial(typing, letter)) for letter in text * 3]
    print(f"{median(spent):.1f} ms per key, {max(spent):.1f} at most")
    assert median(spent) < 8

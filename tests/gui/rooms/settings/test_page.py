"""The settings page: opened by mouse and key, searched, chosen from; what is chosen acts at once and is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest
from gui.person import Person
from gui.rooms.settings.conftest import Chooser
from gui.test_languages import cut
from gui.translations import JAPANESE
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QFileDialog, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from svedesk.gui.app.window import MainWindow
from svedesk.gui.look.theme import THEMES, theme_named
from svedesk.gui.rooms.lobby.host_page import HostPage
from svedesk.gui.rooms.lobby.join_page import JoinPage
from svedesk.gui.rooms.lobby.room import network_of
from svedesk.gui.rooms.settings.fields import (
    ChoiceSetting,
    FolderField,
    FolderSetting,
    LineField,
    LineSetting,
    LinesField,
    LinesSetting,
    SwitchSetting,
)
from svedesk.gui.rooms.settings.galleries import PicturesSetting
from svedesk.gui.rooms.settings.rows import BY_SECTION, ROWS, SECTIONS, SILENT, SettingRow
from svedesk.settings.values import DEFAULTS, Settings

DOWN, TAB, ESC, SPACE, END = Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_End


def rows_of(section: str) -> list[str]:
    found = [row.name for row in ROWS if row.section == section]
    assert len(found) > 3
    return found


def test_every_setting_stands_on_the_page_or_is_kept_silently() -> None:
    rows = [row.name for row in ROWS]
    assert len(rows) == len(set(rows))
    assert {*rows, *SILENT} == {field.name for field in fields(Settings)}
    assert not SILENT & set(rows)
    assert {row.section for row in ROWS} <= {section for section, _ in SECTIONS}
    assert BY_SECTION.keys() == {section for section, _ in SECTIONS}


def test_every_row_has_its_japanese() -> None:
    said = {text for _, text in SECTIONS}
    for row in ROWS:
        said |= {row.label, row.note} - {""}
        if isinstance(row.kind, SwitchSetting):
            said.add(row.kind.text)
        elif isinstance(row.kind, ChoiceSetting) and not row.kind.own_words:
            said |= {text for _, text in row.kind.options}
        elif isinstance(row.kind, PicturesSetting | LineSetting):
            said |= {row.kind.empty} - {""}
        elif isinstance(row.kind, LinesSetting):
            said |= set(row.kind.empty)
    assert sorted(said - JAPANESE.keys()) == []


@pytest.mark.slow
def test_opened_from_the_menu_and_left_by_its_button(chooser: Chooser) -> None:
    chooser.open()
    assert chooser.shown() == rows_of("display")
    chooser.click(chooser.page.back)
    assert chooser.window.stack.currentWidget() is chooser.window.app.router.home.page


def test_opened_by_key_and_left_by_esc(chooser: Chooser) -> None:
    chooser.open_by_key()
    assert QApplication.focusWidget() is chooser.page.search
    chooser.key(ESC)
    assert chooser.window.stack.currentWidget() is chooser.window.app.router.home.page


@pytest.mark.slow
def test_opened_from_the_menu_of_a_game_which_goes_on_below(chooser: Chooser, sit: Callable[[], Person]) -> None:
    person = sit()
    person.keep_hands()
    digest = person.page.table_seat.desk.session.digest()
    person.press_button(person.page.bar.menu)
    menu = person.page.opened
    assert isinstance(menu, QMenu)
    person.choose_in_menu("Settings")
    assert chooser.shown()
    chooser.key(ESC)
    assert chooser.window.stack.currentWidget() is person.page
    assert person.page.table_seat.desk.session.digest() == digest
    assert person.page.view.hasFocus(), "the keys are the table's again"


@pytest.mark.slow
def test_no_key_of_the_table_acts_while_settings_are_open(chooser: Chooser, sit: Callable[[], Person]) -> None:
    person = sit()
    person.keep_hands()
    before = person.page.table_seat.desk.session.digest()
    chooser.open_by_key()
    chooser.page.sections.setFocus()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_E, Qt.Key.Key_Space):
        chooser.key(key)
    chooser.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    chooser.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert person.page.table_seat.desk.session.digest() == before


@pytest.mark.slow
def test_another_section_by_mouse_and_by_key(chooser: Chooser) -> None:
    chooser.open()
    chooser.section("game")
    assert chooser.shown() == rows_of("game")
    chooser.page.sections.setFocus()
    names = [section for section, _ in SECTIONS]
    for _ in range(names.index("keys") - names.index("game")):
        chooser.key(DOWN)
    assert chooser.page.keys.isVisible()
    assert chooser.shown() == []


@pytest.mark.slow
def test_the_section_that_was_searched_from_is_turned_to_again(chooser: Chooser) -> None:
    chooser.open()
    chooser.page.search.setFocus()
    chooser.type("mulligan")
    assert chooser.shown() == []
    assert not chooser.page.sections.selectedItems()
    chooser.section("display")
    assert chooser.shown() == rows_of("display")
    assert chooser.page.search.text() == ""
    assert [item.text() for item in chooser.page.sections.selectedItems()] == ["Display"]


@pytest.mark.slow_after_first
@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("motion", ["reduced_motion"]),
        ("ANIM", ["reduced_motion"]),
        ("cards", ["ui_scale", "card_scale", "sounds"]),
        ("size hand large", ["card_scale"]),
        ("high contrast", ["theme"]),
        ("日本", ["lang"]),
        ("hot seat", ["open_hands"]),
        ("xyzzy", []),
    ],
)
def test_searched_as_one_types(chooser: Chooser, typed: str, found: list[str]) -> None:
    chooser.open_by_key()
    chooser.type(typed)
    assert set(found) <= set(chooser.shown())
    other = "theme" if typed == "日本" else "lang"
    assert other not in chooser.shown()
    assert (chooser.shown() == []) is (found == [])
    assert chooser.page.nothing.isVisible() is (typed == "xyzzy")
    chooser.key(ESC)
    assert chooser.shown() == rows_of("display"), "Esc ends the search first"
    assert chooser.window.app.router.cover.page is not None


@pytest.mark.slow
def test_a_search_finds_actions_too(chooser: Chooser) -> None:
    chooser.open_by_key()
    chooser.type("mulligan")
    items = chooser.page.keys.items
    assert [name for name, item in items.items() if not item.isHidden()] == ["mulligan"]
    assert chooser.page.keys.isVisible()


@pytest.mark.slow
def test_a_search_in_japanese_finds_english_words_too(chooser: Chooser) -> None:
    chooser.window.app.settings.change(lang="ja")
    chooser.open()
    for typed in ("カードの大きさ", "card size"):
        chooser.page.search.setFocus()
        chooser.page.search.clear()
        chooser.page.search.setText(typed)
        assert "card_scale" in chooser.shown(), typed


def test_light_and_dark_follow_the_system_while_the_window_is_open(
    chooser: Chooser, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Hints:
        """What the system says; a real one changes at any time."""

        colorScheme = staticmethod(lambda: Qt.ColorScheme.Light)

    app, changed = chooser.window.app, QApplication.styleHints().colorSchemeChanged
    assert (chooser.now.theme, app.theme) == ("system", THEMES["dark"]), "here the system says nothing"
    monkeypatch.setattr("svedesk.gui.look.theme.QGuiApplication.styleHints", Hints)
    changed.emit(Qt.ColorScheme.Light)
    assert app.theme is THEMES["light"]
    assert app.router.home.page._theme is THEMES["light"]
    app.settings.change(theme="high-contrast")
    page = app.router.home.page
    changed.emit(Qt.ColorScheme.Dark)
    assert (app.theme, app.router.home.page) == (THEMES["high-contrast"], page), "whoever chose one keeps it"


@pytest.mark.slow
def test_a_theme_by_mouse(chooser: Chooser) -> None:
    chooser.open()
    chooser.choose("theme", "Light")
    assert chooser.window.app.theme is THEMES["light"]
    assert chooser.page.theme is THEMES["light"], "the page itself looks so"
    assert chooser.kept.theme == "light"
    assert chooser.main("theme").hasFocus(), "the keyboard is where it was"
    chooser.key(ESC)
    assert chooser.window.app.router.home.page._theme is THEMES["light"], "and what lay below it"


@pytest.mark.slow
def test_a_theme_by_keyboard_alone(chooser: Chooser) -> None:
    chooser.open_by_key()
    for _ in range(12):
        if chooser.main("theme").hasFocus():
            break
        chooser.key(TAB)
    assert chooser.main("theme").hasFocus()
    chooser.key(DOWN)
    assert chooser.kept.theme == "dark"
    chooser.key(DOWN)
    assert chooser.kept.theme == "light", "the focus is still there after all was made anew"


@pytest.mark.slow
def test_the_language_acts_on_the_page_and_on_what_is_below(chooser: Chooser, sit: Callable[[], Person]) -> None:
    person = sit()
    person.keep_hands()
    chooser.open_by_key()
    chooser.choose("lang", "日本語")
    assert chooser.page.title.text() == "設定"
    chooser.key(ESC)
    assert person.page.go_on.text() == "ターン終了"
    assert chooser.kept.lang == "ja"


@pytest.mark.slow
def test_reduced_motion_by_mouse_and_by_key(chooser: Chooser, sit: Callable[[], Person]) -> None:
    person = sit()
    chooser.open_by_key()
    box = chooser.main("reduced_motion")
    assert isinstance(box, QCheckBox)
    chooser.click(box, QPoint(12, box.height() // 2))
    assert person.page.motion.reduced is False
    assert chooser.kept.reduced_motion is False
    box.setFocus()
    chooser.key(SPACE)
    assert person.page.motion.reduced is True
    assert chooser.kept.reduced_motion is True


@pytest.mark.slow
def test_names_are_kept_and_offered_for_the_next_game(chooser: Chooser) -> None:
    chooser.open()
    chooser.section("game")
    field = chooser.entry("names").field
    assert isinstance(field, LinesField)
    field.lines[0].setFocus()
    chooser.type("Aiko")
    chooser.key(TAB)
    chooser.type("Ren")
    field.lines[1].insert("\x07")
    assert field.lines[1].text() == "Ren", "what a settings file may not hold can't be typed"
    chooser.key(Qt.Key.Key_Return)
    assert chooser.kept.names == ("Aiko", "Ren")
    chooser.key(ESC)
    form = chooser.window.app.router.home.page.form
    assert [line.text() for line in form.names] == ["Aiko", "Ren"]


@pytest.mark.slow
def test_the_name_in_network_games(chooser: Chooser) -> None:
    chooser.open()
    chooser.section("game")
    field = chooser.entry("network_name").field
    assert isinstance(field, LineField)
    field.line.setFocus()
    chooser.type("Aiko" + "x" * 40)
    chooser.key(TAB)
    assert chooser.kept.network_name == "Aiko" + "x" * 20


@pytest.mark.slow
def test_what_a_new_game_was_begun_with_is_offered_for_the_next(chooser: Chooser, qtbot: QtBot) -> None:
    chooser.click(chooser.window.app.router.home.page.against["person"])
    form = chooser.window.app.router.home.page.form
    form.names[0].setText("Aiko")
    form.decks[0].setCurrentIndex(form.decks[0].findData("SD05"))
    form.first.setCurrentIndex(2)
    form.hands.setCurrentIndex(1)
    form.passing.setCurrentIndex(2)
    form.edition.setCurrentIndex(1)
    edition = form.edition.currentData()
    chooser.click(form.start)
    chooser.window.app.router.start()
    kept = chooser.kept
    assert (kept.names, kept.decks) == (("Aiko", ""), ("SD05", "SD02"))
    assert (kept.first, kept.open_hands, kept.passing) == (1, True, "until_touched")
    chooser.window.app.settings.change(theme="light")  # the form is made anew
    form = chooser.window.app.router.home.page.form
    assert (form.names[0].text(), form.names[1].text()) == ("Aiko", "Player 2")
    assert form.decks[0].currentData() == "SD05"
    assert (form.first.currentData(), form.hands.currentData(), form.passing.currentData()) == (
        1,
        True,
        "until_touched",
    )
    assert form.edition.currentData() == edition != form.edition.itemData(0)


@pytest.mark.slow
def test_questions_with_one_answer_are_asked_all_the_same(chooser: Chooser, sit: Callable[[], Person]) -> None:
    person = sit()
    chooser.open_by_key()
    chooser.section("game")
    box = chooser.main("ask_single")
    chooser.click(box, QPoint(12, box.height() // 2))
    assert "target" in person.page.table_seat.desk.settings.ask_anyway, "in the game that is open, too"
    assert chooser.kept.ask_single


@pytest.mark.slow
def test_a_section_is_put_back_and_that_is_undone(chooser: Chooser) -> None:
    chooser.window.app.settings.change(theme="light", lang="en", card_scale=150, names=("A", "B"))
    chooser.open()
    reset = chooser.page.reset
    assert reset.isEnabled()
    chooser.click(reset)
    assert (chooser.now.theme, chooser.now.card_scale) == ("system", 130)
    assert chooser.now.names == ("A", "B"), "another section"
    assert chooser.page.notice.isVisible()
    assert not chooser.page.reset.isEnabled()
    chooser.click(chooser.page.notice.act)
    assert (chooser.now.theme, chooser.now.card_scale, chooser.now.reduced_motion) == ("light", 150, True)
    assert chooser.kept.card_scale == 150
    assert not chooser.page.notice.isVisible()


@pytest.mark.slow
def test_no_reset_touches_decks_or_saves(chooser: Chooser, sit: Callable[[], Person], tmp_path: Path) -> None:
    person = sit()
    person.keep_hands()
    desk = person.page.table_seat.desk
    mine = tmp_path / "decks" / "mine.json"
    mine.parent.mkdir()
    mine.write_text(json.dumps({"format": "svedesk-deck"}))
    desk.close()
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file() and path != chooser.file}
    assert any(path.suffix == ".svedesk" for path in before)
    digest = desk.session.digest()
    chooser.window.app.settings.change(theme="light", names=("A", "B"), decks=("SD05", "SD06"))
    chooser.open_by_key()
    for section, _ in SECTIONS:
        chooser.section(section)
        if chooser.page.reset.isEnabled():
            chooser.click(chooser.page.reset)
    assert chooser.now.theme == "system"
    assert chooser.now.decks == ("SD05", "SD06"), "which decks were played is no setting of a section"
    assert {path: path.read_bytes() for path in before} == before
    assert desk.session.digest() == digest


@pytest.mark.slow
def test_a_wheel_that_passes_over_changes_nothing(chooser: Chooser) -> None:
    chooser.open()
    chooser.page.search.setFocus()
    before = chooser.now
    for name in ("theme", "ui_scale", "lang"):
        field = chooser.main(name)
        at = QPointF(field.rect().center())
        event = QWheelEvent(
            at,
            QPointF(field.mapToGlobal(at.toPoint())),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(field, event)
    assert chooser.now == before


@pytest.mark.slow
def test_every_field_has_a_name_for_those_who_listen(chooser: Chooser) -> None:
    chooser.open()
    for entry in chooser.page.entries:
        assert entry.field.main.accessibleName(), entry.row.name
        assert entry.field.main.focusPolicy() & Qt.FocusPolicy.TabFocus, entry.row.name
        assert entry.label.buddy() is entry.field.main


@pytest.mark.slow
def test_what_cannot_be_kept_is_said(chooser: Chooser) -> None:
    chooser.file.parent.parent.mkdir(exist_ok=True)
    chooser.file.parent.rmdir() if chooser.file.parent.exists() else None
    chooser.file.parent.write_text("no folder")
    chooser.open()
    chooser.choose("theme", "Light")
    assert chooser.now.theme == "light"
    assert chooser.page.notice.text.text().startswith("The settings could not be saved (")


@pytest.mark.slow
def test_a_game_that_comes_up_puts_the_page_away(chooser: Chooser, sit: Callable[[], Person]) -> None:
    chooser.open()
    person = sit()
    assert chooser.window.app.router.cover is None
    assert chooser.window.stack.currentWidget() is person.page


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [QSize(1000, 600), QSize(1280, 720), QSize(2560, 1440)], ids=str)
def test_nothing_is_cut(chooser: Chooser, window: MainWindow, lang: str, size: QSize) -> None:
    window.app.settings.change(lang=lang)
    window.resize(size)
    chooser.open()
    for section, _ in SECTIONS:
        chooser.section(section)
        assert cut(chooser.page) == []
    lines = chooser.page.findChildren(QLineEdit)
    assert all(line.height() >= line.sizeHint().height() for line in lines if line.isVisible())


def test_usual_settings_are_those_of_the_window() -> None:
    assert theme_named(DEFAULTS.theme) in THEMES.values()


def test_the_name_of_a_network_game_is_offered_for_the_next(chooser: Chooser) -> None:
    window = chooser.window
    window.app.settings.change(network_name="Aiko")
    chooser.click(window.app.router.home.page.join)
    page = network_of(window.app).page
    assert isinstance(page, JoinPage)
    assert page.name.text() == "Aiko"
    chooser.click(page.back)
    chooser.click(window.app.router.home.page.host)
    host = network_of(window.app).page
    assert isinstance(host, HostPage)
    assert host.name.text() == "Aiko"
    host.name.setText("Ren")
    host.deck.setCurrentIndex(2)
    host.deck.activated.emit(2)
    chooser.click(host.start)
    assert chooser.kept.network_name == "Ren"
    assert chooser.kept.network_deck == "SD03"
    network_of(window.app).leave()
    chooser.click(window.app.router.home.page.host)
    host = network_of(window.app).page
    assert isinstance(host, HostPage)
    assert host.deck.key == "SD03"


@pytest.mark.slow
def test_the_page_for_joining_follows_and_keeps_what_was_typed(chooser: Chooser) -> None:
    window = chooser.window
    chooser.click(window.app.router.home.page.join)
    page = network_of(window.app).page
    assert isinstance(page, JoinPage)
    page.name.setText("Aiko")
    page.code.setText("ABCD")
    page.watch.setChecked(True)
    chooser.open_by_key()
    chooser.choose("theme", "Light")
    chooser.choose("lang", "日本語")
    chooser.page.search.setFocus()
    chooser.key(ESC)
    again = network_of(window.app).page
    assert isinstance(again, JoinPage)
    assert window.stack.currentWidget() is again
    assert again is not page
    assert again.theme is THEMES["light"]
    assert again.title.text() == "ネットワーク対戦に参加"
    assert (again.name.text(), again.code.text(), again.watch.isChecked()) == ("Aiko", "ABCD", True)


@pytest.mark.slow
def test_the_page_for_hosting_follows_and_keeps_what_was_chosen(chooser: Chooser) -> None:
    window = chooser.window
    chooser.click(window.app.router.home.page.host)
    page = network_of(window.app).page
    assert isinstance(page, HostPage)
    page.port.setText("4711")
    window.app.settings.change(theme="light")
    again = network_of(window.app).page
    assert isinstance(again, HostPage)
    assert (again.theme.name, again.port.text()) == ("light", "4711")


def test_a_folder_is_chosen_and_given_up(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    field = SettingRow("pictures", "display", "Pictures", FolderSetting("None")).field()
    assert isinstance(field, FolderField)
    qtbot.addWidget(field)
    field.show()
    field.show_value("")
    assert not field.none.isEnabled()
    chosen: list[object] = []
    field.chosen.connect(chosen.append)
    qtbot.mouseClick(field.browse, Qt.MouseButton.LeftButton)
    dialog = field.findChild(QFileDialog)
    assert dialog is not None
    assert dialog.fileMode() == QFileDialog.FileMode.Directory
    dialog.fileSelected.emit(str(tmp_path))
    dialog.close()
    field.show_value(str(tmp_path))
    assert field.line.text() == str(tmp_path)
    qtbot.mouseClick(field.none, Qt.MouseButton.LeftButton)
    assert chosen == [str(tmp_path), ""]


def test_an_older_restriction_list_is_chosen(chooser: Chooser) -> None:
    chooser.open()
    chooser.section("game")
    chooser.choose("restrictions", "2024-06-28")
    assert (chooser.now.restrictions, chooser.kept.restrictions) == ("2024-06-28", "2024-06-28")
    in_force = chooser.window.app.restrictions
    assert in_force is not None
    assert in_force.date == "2024-06-28"
    chooser.window.app.settings.change(restrictions="none")
    assert chooser.window.app.restrictions is None

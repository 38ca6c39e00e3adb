"""The window in English and Japanese: nothing left unsaid, nothing cut, switched while a game goes on."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from gui.person import Person
from gui.translations import FOLDER, JAPANESE
from PySide6.QtCore import QSize, QTranslator
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLabel, QMenu, QPushButton, QWidget

import svedesk.gui
from svedesk.gui.app.actions import ACTIONS
from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit.choices import LEVELS, PACES, QUICK
from svedesk.gui.kit.translate import CONTEXT, speak
from svedesk.gui.look.back import SLEEVES
from svedesk.gui.look.playmat import PLAYMATS
from svedesk.gui.rooms.help.keys_dialog import ABOUT, MOUSE
from svedesk.gui.rooms.table.table_controller import MENU
from svedesk.gui.table.cloth import caption_font

SOURCES = Path(svedesk.gui.__file__).parent
TABLES = {
    *(said for _, said in QUICK),
    *(said for level in LEVELS for said in level[1:]),
    *(said for _, said, _ in PACES),
    *(said for row in MOUSE for said in row[1:]),
    *(said for action in ACTIONS for said in (action.group, action.label)),
    *(title for title, _ in MENU if title),
    ABOUT,
}


@pytest.fixture(autouse=True)
def english_again(window: MainWindow) -> Iterator[None]:
    yield
    application = QApplication.instance()
    assert application is not None
    speak(application, "en")


def said_in_sources() -> set[str]:
    """Every text that is written where it is translated."""
    found = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tr":
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found


@pytest.mark.slow
def test_everything_the_window_says_has_its_japanese() -> None:
    said = said_in_sources()
    assert len(said) > 150
    assert sorted((said | TABLES) - JAPANESE.keys()) == []


@pytest.mark.slow
def test_nothing_is_translated_that_is_not_said_any_more() -> None:
    """Texts chosen while the window runs, or listed in tables of the sources, stand there in quotes."""
    named = (name.replace("-", " ").capitalize() for name in (*PLAYMATS, *SLEEVES))
    made = {"&Close", "Counter", *named}  # on a button of Qt's own; what cards and settings have
    quoted = {
        node.value
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
    }
    assert sorted(JAPANESE.keys() - TABLES - made - quoted) == []


def test_what_linguist_compiled_is_what_it_keeps() -> None:
    """`pyside6-lrelease svedesk_ja.ts -qm svedesk_ja.qm` after every change."""
    compiled = QTranslator()
    assert compiled.load(str(FOLDER / "svedesk_ja.qm"))
    assert {text: compiled.translate(CONTEXT, text) for text in JAPANESE} == JAPANESE
    assert all(JAPANESE.values())


def test_a_translation_takes_the_same_arguments() -> None:
    for english, japanese in JAPANESE.items():
        assert sorted(re.findall(r"\{\d\}", english)) == sorted(re.findall(r"\{\d\}", japanese)), english


@pytest.mark.slow
def test_switched_while_a_game_goes_on_and_back(sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    held = [card.id for card in person.view.zone(0, "hand").cards]
    assert person.page.go_on.text() == "End turn"
    person.press_button(person.page.bar.menu)
    menu = person.page.opened
    assert isinstance(menu, QMenu)
    looks = next(action.menu() for action in menu.actions() if action.text() == "Appearance")
    assert isinstance(looks, QMenu)
    tongues = next(action.menu() for action in looks.actions() if action.text() == "Language")
    assert isinstance(tongues, QMenu)
    next(action for action in tongues.actions() if action.text() == "日本語").trigger()
    menu.close()
    assert person.page.go_on.text() == "ターン終了"
    assert person.page.bar.turn.text() == "ターン1 · Aiko"
    assert [card.id for card in person.view.zone(0, "hand").cards] == held
    assert person.window.app.router.home.page.form.start.text() == "ゲーム開始"
    assert person.page.table_seat.words.name("SD01-017") == "ゴブリン"
    person.window.app.settings.change(lang="en")
    assert person.page.go_on.text() == "End turn"


def test_dialogs_of_qt_are_in_one_language(window: MainWindow) -> None:
    window.app.settings.change(lang="ja")
    dialog = QFileDialog(window, "", "", "")
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    said = [one.text() for one in (*dialog.findChildren(QLabel), *dialog.findChildren(QPushButton))]
    assert len(said) >= 5
    assert not [text for text in said if re.fullmatch(r"[ -~]+", text)]
    window.app.settings.change(lang="en")
    assert "開く" not in QFileDialog(window, "", "", "").labelText(QFileDialog.DialogLabel.Accept)


def test_the_main_menu_switches(window: MainWindow) -> None:
    box = window.app.router.home.page.language
    box.setCurrentIndex(box.findText("日本語"))
    box.activated.emit(box.currentIndex())
    assert window.app.router.home.page.load.text() == "読み込む…"
    assert window.app.router.home.page.language.currentText() == "日本語"
    assert window.isVisible()


def cut(parent: QWidget) -> list[str]:
    """The texts of widgets that have less room than they need."""
    QApplication.processEvents()
    found = []
    for label in parent.findChildren(QLabel):
        if not label.isVisible() or not label.text():
            continue
        needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        if needed > label.height() + 1 or (not label.wordWrap() and label.sizeHint().width() > label.width() + 1):
            found.append(label.text())
    for button in parent.findChildren(QPushButton):
        if button.isVisible() and button.sizeHint().width() > button.width() + 1:
            found.append(button.text())
    for box in parent.findChildren(QComboBox):
        if box.isVisible():
            width = box.fontMetrics().horizontalAdvance(box.currentText()) + 34
            if width > box.width():
                found.append(box.currentText())
    return found


@pytest.mark.slow_after_first
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1093, 614)], ids=["1280x720", "1366x768 at 125 %"])
def test_nothing_is_cut(sit: Callable[..., Person], window: MainWindow, lang: str, size: QSize) -> None:
    window.resize(size)
    QApplication.processEvents()
    if size.width() == 1280:
        assert cut(window.app.router.home.page) == []
    person = sit(open_hands=False)
    assert cut(person.page.cover) == []
    person.uncover()
    while person.ask is not None and person.ask.kind == "redraw":
        assert cut(person.page.bar) == []
        assert cut(person.page.strip) == []
        person.press_button(person.page.strip.buttons[-1])
        person.uncover()
    for _ in range(2):
        assert cut(person.page.bar) == []
        assert cut(person.page.strip) == []
        assert cut(person.page.view) == []
        person.press_button(person.page.bar.rules)
    person.page.table_seat.concede()
    assert cut(person.page.banner) == []
    window.app.actions["about"].trigger()


@pytest.mark.slow_after_first
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_captions_on_the_cloth_fit_their_places(sit: Callable[..., Person], window: MainWindow, lang: str) -> None:
    person = sit()
    layout = person.page.scene.layout
    words = person.page.table_seat.words.of_game
    captions = [(words.caption("zone", zone), rect) for zone, rect in layout.shared.items()]
    piles = [zone.name for zone in layout.table.zones.values() if zone.shape == "pile"]
    for side in (layout.near, layout.far):
        captions += [(words.caption("zone", zone), side.zones[zone]) for zone in piles]
        captions.append((words.caption("number", "evolution_points"), side.numbers["evolution_points"]))
    for text, rect in captions:
        used = caption_font(text, layout.text(11), rect.width())
        assert QFontMetricsF(used).horizontalAdvance(text) <= rect.width(), text

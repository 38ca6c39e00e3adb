"""The help pages in the window: opened by key, read, searched, left."""

from collections.abc import Callable

import pytest
from gui.person import Person
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from svedesk import help as pages
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.help.page import HelpPage


@pytest.fixture
def page(qtbot: QtBot, window: MainWindow) -> HelpPage:
    """The help, opened by F1 from the start page."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.app.router.home.page, Qt.Key.Key_F1)
    shown = window.stack.currentWidget()
    assert isinstance(shown, HelpPage)
    return shown


def rows(page: HelpPage) -> list[str]:
    return [page.list.item(row).text() for row in range(page.list.count())]


def test_every_page_is_listed_and_the_first_is_read(page: HelpPage) -> None:
    assert rows(page) == [article.title for article in pages.articles("en")]
    assert page.text.toPlainText().startswith(pages.articles("en")[0].title)
    assert page.search.hasFocus()


def test_a_page_is_chosen_with_the_mouse(qtbot: QtBot, page: HelpPage) -> None:
    item = page.list.item(3)
    qtbot.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=page.list.visualItemRect(item).center())
    assert page.text.toPlainText().startswith(item.text())


def test_a_search_finds_sections_and_shows_the_best(qtbot: QtBot, page: HelpPage) -> None:
    qtbot.keyClicks(page.search, "join code")
    hits = pages.search("join code", "en")
    assert page.list.count() == len(hits) > 0
    assert page.name == hits[0].page.name
    qtbot.keyClick(page.search, Qt.Key.Key_Down)
    assert page.list.hasFocus()
    page.search.setText("no such word anywhere")
    assert page.nothing.isVisible()
    page.search.clear()
    assert page.list.count() == len(pages.articles("en"))


def test_links_lead_from_page_to_page(page: HelpPage, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(
        "svedesk.gui.rooms.help.page.QDesktopServices.openUrl", lambda url: opened.append(url.toString())
    )
    page.text.anchorClicked.emit(QUrl("decks.md"))
    assert page.name == "decks"
    page.text.anchorClicked.emit(QUrl("file:///etc/passwd"))
    assert (page.name, opened) == ("decks", [])


@pytest.mark.slow
def test_a_game_below_goes_on_and_comes_back(window: MainWindow, sit: Callable[..., Person]) -> None:
    person = sit()
    person.key(Qt.Key.Key_F1)
    page = window.stack.currentWidget()
    assert isinstance(page, HelpPage)
    page.show_page("network")
    window.app.settings.change(lang="ja")
    again = window.stack.currentWidget()
    assert isinstance(again, HelpPage)
    assert again.name == "network"
    assert again.text.toPlainText().startswith(next(one.title for one in pages.articles("ja") if one.name == "network"))
    QTest.keyClick(again, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.app.router.table
    assert person.ask is not None

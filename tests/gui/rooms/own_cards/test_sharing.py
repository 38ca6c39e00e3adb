"""A pack goes from one window to another, with another data folder; hostile ones are a sentence."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from packs.sample_packs import ADEPT, pack
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot
from shipped import SVE, CardDraft
from user_folders import data_home

from svedesk.cards.database import Database
from svedesk.cards.import_file import import_cards
from svedesk.gui.app.run import make_window
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.cards.confirm import InstallDialog
from svedesk.gui.rooms.own_cards.page import EditorPage
from svedesk.gui.rooms.own_cards.sharing import PackSharing
from svedesk.packs.model import PackCard
from svedesk.packs.shelf import Packs

CARDS = (
    CardDraft("BEE-001", "Bee", cost="2", attack="2", defense="2", script="ward, fanfare(draw(1))"),
    CardDraft("BEE-002", "Sting", kind="spell", cost="1", script="spell(deel(1, enemy.follower))"),
    CardDraft("BEE-003", "", cost="1"),
)


def sharing_of(page: EditorPage) -> PackSharing:
    found = page.findChild(PackSharing)
    assert isinstance(found, PackSharing)
    return found


@pytest.fixture
def given(qtbot: QtBot, window: MainWindow, page: EditorPage, tmp_path: Path) -> Path:
    """A pack with a picture, two cards that are finished and one that is not, given away."""
    page.change(replace(page.open.pack, name="Bees", author="Aiko", cards=CARDS), 0)
    picture = tmp_path / "bee.jpg"
    Image.new("RGB", (300, 400), "#E0B020").save(picture)
    page.right_panel.face.dropped.emit(picture)
    qtbot.waitUntil(lambda: bool(page.open.card and page.open.card.picture))
    page.keep_now()
    path = tmp_path / "Bees.svepack"
    sharing_of(page).export(page.open, path)
    qtbot.waitUntil(path.exists)
    qtbot.waitUntil(lambda: "Saved as Bees.svepack." in page.notice.text())
    assert page.notice.text() == "Saved as Bees.svepack. Unfinished cards, saved only here: 1."
    return path


@pytest.fixture
def elsewhere(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    opened: Callable[[MainWindow], EditorPage],
    given: Path,
) -> EditorPage:
    """The page of somebody else."""
    for name, value in data_home(tmp_path / "elsewhere").items():
        monkeypatch.setenv(name, value)
    window = make_window(saves=tmp_path / "other", reduced_motion=True)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    return opened(window)


def offered(page: EditorPage) -> InstallDialog | None:
    found = [one for one in page.findChildren(InstallDialog) if one.isVisible()]
    return found[0] if found else None


@pytest.mark.slow
def test_a_pack_is_given_away_and_installed(
    qtbot: QtBot, given: Path, elsewhere: EditorPage, click: Callable[[QWidget], None]
) -> None:
    page = elsewhere
    sharing_of(page).look_into(given)
    qtbot.waitUntil(lambda: offered(page) is not None)
    dialog = offered(page)
    assert dialog is not None
    assert dialog.windowTitle() == "Install “Bees”?"
    assert "by Aiko · 2 cards · 1 picture" in [label.text() for label in dialog.findChildren(QLabel)]
    assert [dialog.list.item(row).text()[:3] for row in range(dialog.list.count())] == ["Bee", "Sti"]
    qtbot.mouseClick(dialog.do, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.open.pack.name == "Bees")
    qtbot.waitUntil(lambda: "Installed" in page.notice.text())
    assert page.notice.text() == (
        "Installed. Cards: 2 new, 0 changed, 0 unchanged. "
        "BEE-002: mistake in its script (line 1, column 7); it is resolved manually."
    )
    assert [card.number for card in page.open.pack.cards] == ["BEE-001", "BEE-002"]
    (pack,) = Packs(SVE).packs()
    assert next(iter(Packs(SVE).pictures(pack.id).values())).exists()
    window = page.window()
    assert isinstance(window, MainWindow)
    click(page.back)
    qtbot.waitUntil(lambda: "BEE-001" in window.app.cards.library)
    window.close()


def test_a_hostile_file_is_a_sentence(qtbot: QtBot, page: EditorPage, tmp_path: Path) -> None:
    path = tmp_path / "hostile.svepack"
    with zipfile.ZipFile(path, "w") as whole:
        whole.writestr("../pack.json", "{}")
    for content in (path.read_bytes(), b"", b"PK\x03\x04nothing"):
        path.write_bytes(content)
        page.say("")
        sharing_of(page).look_into(path)
        qtbot.waitUntil(lambda: page.notice.text().endswith("."))
    assert Packs(SVE).packs() == ()


def test_nothing_finished_is_nothing_to_give(page: EditorPage, click: Callable[[QWidget], None]) -> None:
    click(page.left_panel.buttons["give"])
    assert page.notice.text() == "No card in this pack is complete yet."


@pytest.mark.slow
def test_a_script_may_name_an_imported_token(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    opened: Callable[[MainWindow], EditorPage],
) -> None:
    for name, value in data_home(tmp_path / "importer").items():
        monkeypatch.setenv(name, value)
    listed = tmp_path / "tokens.csv"
    listed.write_text("Card No.,Name,Type,Class,Cost,Attack,Defense\nHUM-T01,Hum,Follower Token,Neutral,1,1,1\n")
    import_cards(listed, Database(SVE))
    friend = Packs(SVE, tmp_path / "friend")
    friend.keep(pack(PackCard(ADEPT, 'fanfare(summon(Token("HUM-T01", "Hum", "Hum")))')))
    friend.export("moss", tmp_path / "moss.svepack")
    window = make_window(saves=tmp_path / "other", reduced_motion=True)
    qtbot.addWidget(window)
    window.show()
    page = opened(window)
    assert window.app.cards.library["HUM-T01"].special == "token"
    sharing_of(page).install(tmp_path / "moss.svepack", "moss")
    qtbot.waitUntil(lambda: "Installed" in page.notice.text())
    assert page.notice.text() == "Installed. Cards: 1 new, 0 changed, 0 unchanged."
    window.close()


@pytest.mark.slow
def test_what_was_installed_is_known_though_the_page_was_left_meanwhile(
    qtbot: QtBot, given: Path, elsewhere: EditorPage, click: Callable[[QWidget], None]
) -> None:
    page = elsewhere
    window = page.window()
    assert isinstance(window, MainWindow)
    sharing_of(page).look_into(given)
    qtbot.waitUntil(lambda: offered(page) is not None)
    dialog = offered(page)
    assert dialog is not None
    qtbot.mouseClick(dialog.do, Qt.MouseButton.LeftButton)
    click(page.back)
    qtbot.waitUntil(lambda: "BEE-001" in window.app.cards.library)
    window.close()


@pytest.mark.slow
def test_a_pack_is_installed_though_the_colours_change_meanwhile(
    qtbot: QtBot, given: Path, elsewhere: EditorPage
) -> None:
    window = elsewhere.window()
    assert isinstance(window, MainWindow)
    sharing_of(elsewhere).look_into(given)
    window.app.settings.change(theme="light")
    page = window.stack.currentWidget()
    assert isinstance(page, EditorPage)
    qtbot.waitUntil(lambda: offered(page) is not None)
    dialog = offered(page)
    assert dialog is not None
    qtbot.mouseClick(dialog.do, Qt.MouseButton.LeftButton)
    window.app.settings.change(theme="dark")
    again = window.stack.currentWidget()
    assert isinstance(again, EditorPage)
    qtbot.waitUntil(lambda: again.open.pack.name == "Bees")
    window.close()

"""Packs of own cards on the page: installed after asking, given away, removed and had back, opened to be written on."""

from __future__ import annotations

from pathlib import Path

import pytest
from gui.rooms.cards.librarian import Librarian
from packs.sample_packs import ADEPT, CAIRN, PICTURES, pack
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shipped import SVE

from svedesk.gui.app import open_game
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.cards import cards_table
from svedesk.gui.rooms.cards.confirm import InstallDialog
from svedesk.gui.rooms.cards.pack_jobs import export_job
from svedesk.gui.rooms.cards.room import CardsController
from svedesk.gui.rooms.own_cards.page import EditorPage
from svedesk.gui.rooms.start.new_game import NewGame
from svedesk.packs.model import Pack, PackCard
from svedesk.packs.shelf import Packs
from svedesk.packs.writing import write_pack


@pytest.fixture
def moss(tmp_path: Path) -> Path:
    path = tmp_path / "Moss.svepack"
    keeper = Packs(SVE, tmp_path / "theirs")
    keeper.keep(pack(), PICTURES)
    keeper.export("moss", path)
    return path


def shown(librarian: Librarian) -> list[str]:
    tab = librarian.page.packs
    return [tab.list.item(row).text() for row in range(tab.list.count())]


@pytest.mark.slow
def test_a_pack_is_installed_after_asking_and_played_with_at_once(
    qtbot: QtBot, librarian: Librarian, window: MainWindow, moss: Path
) -> None:
    open_game.load(librarian.window.app, moss)
    librarian.asked()
    asked = librarian.dialog()
    assert isinstance(asked, InstallDialog)
    assert asked.list.count() == 2
    assert Packs(SVE).packs() == ()
    librarian.click(asked.do)
    librarian.done()
    tab = librarian.page.packs
    assert librarian.page.tabs.currentWidget() is tab
    assert tab.notice.text().startswith("Installed. Cards: 2 new")
    assert shown(librarian) == ["Moss\nby Robin · 2 cards"]
    assert Packs(SVE).pack("moss").checksum[:12] in tab.about.text()
    assert [tab.cards.item(row).text() for row in range(2)] == [
        "Moss Adept · 苔の徒 · Follower · MYC-001",
        "Mossy Cairn · 苔のケルン · Amulet · MYC-002",
    ]
    librarian.page.tabs.setCurrentIndex(0)
    cards = librarian.page.cards
    cards.source.setCurrentIndex(cards.source.findData("pack"))
    cards.source.activated.emit(cards.source.currentIndex())
    assert librarian.found() == ["MYC-001", "MYC-002"]
    assert cards.model.data(cards.model.index(0, cards_table.SOURCE)) == "Moss"
    assert window.app.cards.library["MYC-001"] == ADEPT
    assert window.grab().width() == 1280


def test_nothing_is_installed_without_a_yes(librarian: Librarian, moss: Path) -> None:
    open_game.load(librarian.window.app, moss)
    librarian.asked()
    librarian.dialog().reject()
    assert Packs(SVE).packs() == ()


@pytest.mark.slow
def test_one_is_removed_and_had_back(librarian: Librarian, window: MainWindow, moss: Path) -> None:
    Packs(SVE).install(moss)
    other = pack(PackCard(CAIRN.__class__("ZZZ-001", "Other", "他", "amulet", cost=1)), id="other", name="Other")
    Packs(SVE).keep(other)
    librarian.window.app.router.start()
    librarian.click(window.app.router.home.page.cards)
    librarian.ready()
    page = librarian.page
    page.tabs.setCurrentWidget(page.packs)
    assert len(shown(librarian)) == 2
    page.packs.choose("moss")
    librarian.click(page.packs.remove)
    librarian.done()
    assert shown(librarian) == ["Other\nby Robin · 1 card"]
    assert page.packs.notice.text() == "Pack “Moss” removed."
    assert "MYC-001" not in window.app.cards.library
    librarian.click(page.packs.restore)
    librarian.done()
    assert [one.name for one in Packs(SVE).packs()] == ["Moss", "Other"]
    chosen = page.packs.chosen
    assert chosen is not None
    assert chosen.id == "moss"
    assert "MYC-001" in window.app.cards.library
    assert not page.packs.restore.isVisible()


@pytest.mark.slow
def test_one_is_given_away_and_opened_to_be_written_on(
    librarian: Librarian, window: MainWindow, moss: Path, tmp_path: Path
) -> None:
    open_game.load(librarian.window.app, moss)
    librarian.asked()
    librarian.click(librarian.dialog().do)
    librarian.done()
    path = tmp_path / "again.svepack"
    library = librarian.window.app.router.current
    assert isinstance(library, CardsController)
    page = librarian.page
    kept = page.packs.chosen
    assert isinstance(kept, Pack)
    library.begin(export_job(librarian.window.app, kept, path))
    librarian.done()
    assert page.packs.notice.text() == "Saved as again.svepack."
    assert path.read_bytes() == moss.read_bytes()
    librarian.click(page.packs.edit)
    editor = window.stack.currentWidget()
    assert isinstance(editor, EditorPage)
    assert editor.open.pack.name == "Moss"


@pytest.mark.slow
def test_a_pack_is_dropped_on_the_window_in_the_middle_of_a_game(
    librarian: Librarian, window: MainWindow, moss: Path
) -> None:
    window.app.router.home.start_game(NewGame(("SD01", "SD02"), ("Aiko", "Ren"), 0, open_hands=True, seed=7))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(moss))])
    at = QPointF(600, 300)
    held = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, QDragEnterEvent(at.toPoint(), *held))
    QApplication.sendEvent(window, QDropEvent(at, *held))
    librarian.asked()
    librarian.click(librarian.dialog().do)
    librarian.done()
    assert len(Packs(SVE).packs()) == 1
    librarian.click(librarian.page.back)
    assert window.app.router.table is not None
    assert window.app.cards.owned is not None
    assert [pack.name for pack in window.app.cards.owned.packs] == ["Moss"]


@pytest.mark.slow_after_first
@pytest.mark.parametrize("name", ["junk.svepack", "cut.svepack", "other.svepack"])
def test_what_is_no_pack_or_cannot_be_installed_is_told(
    librarian: Librarian, moss: Path, tmp_path: Path, name: str
) -> None:
    path = tmp_path / name
    path.write_bytes({"junk": b"no zip", "cut": moss.read_bytes()[:-40]}.get(path.stem, b""))
    if name == "other.svepack":
        Packs(SVE).install(moss)
        taken = Pack("thief", "Thief", cards=(PackCard(ADEPT),))
        write_pack(path, taken, {})
    open_game.load(librarian.window.app, path)
    if name == "other.svepack":
        librarian.asked()
        librarian.click(librarian.dialog().do)
    librarian.done()
    assert librarian.page.packs.notice.text()
    assert len(Packs(SVE).packs()) == int(name == "other.svepack")

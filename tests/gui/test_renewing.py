"""Cards that are new, or gone, while the window is open: it plays with them without a restart."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from cards.lists import EMBER, brought
from packs.making import ADEPT, PICTURES, SPRIG, pack
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from svedesk.cards.database import Database
from svedesk.decks.model import Deck
from svedesk.decks.starter import starter_decks
from svedesk.gui.app.navigation import show_cards, show_decks, show_own_cards
from svedesk.gui.app.reload_cards import renew_cards
from svedesk.gui.app.run import application_for, make_window
from svedesk.gui.app.window import MainWindow
from svedesk.gui.look.theme import DARK
from svedesk.gui.rooms.boards.boards import set_up
from svedesk.gui.rooms.boards.dialogs import NewBoard
from svedesk.gui.rooms.boards.put_cards import ZONES, PutCards
from svedesk.gui.rooms.start.page import NewGame
from svedesk.packs.model import PackCard
from svedesk.packs.shelf import Packs

NUMBERS = tuple(f"XX01-{n:03}" for n in range(1, 14))
GAME = NewGame(("SD01", "SD02"), ("Aiko", "Ren"), 0, open_hands=True, seed=7)


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Database:
    monkeypatch.setattr("svedesk.cards.database.user_data_path", lambda *_, **__: tmp_path / "data")
    return Database()


@pytest.fixture
def packs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Packs:
    monkeypatch.setattr("svedesk.packs.shelf.user_data_path", lambda *_, **__: tmp_path / "data")
    return Packs()


@pytest.fixture
def window(qtbot: QtBot, database: Database, packs: Packs, tmp_path: Path) -> Iterator[MainWindow]:
    application_for(DARK)
    window = make_window(DARK, saves=tmp_path / "saves", reduced_motion=True)
    window.show()
    yield window
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


class Flashes(QObject):
    """Notes every widget that is shown as a window beside this one."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.seen: list[str] = []
        app = QCoreApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen += [repr(watched)] if watched is not self._window else []
        return False


def bring_embers(database: Database) -> None:
    brought(database, *({**EMBER, "number": number, "name": f"Ember {number}"} for number in NUMBERS))


def renewed(qtbot: QtBot, window: MainWindow) -> None:
    with qtbot.waitSignal(window.renewing.renewed):
        renew_cards(window)


def ember_deck() -> Deck:
    shipped = starter_decks()["SD01"]
    main = tuple((number, 3) for number in NUMBERS)
    return Deck("Embers", shipped.leaders, (*main, (shipped.main[0][0], 1)), shipped.evolve)


def test_a_game_begins_with_new_cards(qtbot: QtBot, window: MainWindow, database: Database) -> None:
    bring_embers(database)
    window.shelf.keep(ember_deck())
    assert "XX01-001" not in window.library
    renewed(qtbot, window)
    assert window.library["XX01-001"].name == "Ember XX01-001"
    form = window.menu_page.form
    assert form.decks[0].findData("my:Embers") >= 0
    window.new_game(GAME._replace(decks=("my:Embers", "SD02")))
    assert window.page is not None
    hand = window.page.sitting.view.zone(0, "hand").cards
    assert any(card.number in NUMBERS for card in hand)
    assert window.grab().width() > 0


def test_a_pack_of_own_cards_comes_with_its_pictures(qtbot: QtBot, window: MainWindow, packs: Packs) -> None:
    packs.keep(pack(), PICTURES)
    renewed(qtbot, window)
    assert window.library["MYC-001"] == ADEPT
    assert window.wearing.wardrobe.of_packs == {"MYC-001": packs.pictures("moss")["MYC-001.png"]}
    packs.remove("moss")
    renewed(qtbot, window)
    assert "MYC-001" not in window.library
    assert window.wearing.wardrobe.of_packs == {}


def test_cards_of_packs_can_be_put_on_a_board(qtbot: QtBot, window: MainWindow, packs: Packs) -> None:
    packs.keep(pack(PackCard(SPRIG)))
    renewed(qtbot, window)
    set_up(window, NewBoard(("SD01", "SD02"), with_decks=False))
    assert window.page is not None
    dialog = window.page.findChild(PutCards)
    assert dialog is not None
    qtbot.keyClicks(dialog.field, "moss sprig")
    dialog.zone.setCurrentIndex(ZONES.index("field"))
    qtbot.mouseClick(dialog.put, Qt.MouseButton.LeftButton)
    assert [card.number for card in window.page.sitting.view.zone(0, "field").cards] == ["MYC-T01"]


def test_a_window_begins_with_packs_and_tells_of_damaged_ones(qtbot: QtBot, packs: Packs, tmp_path: Path) -> None:
    packs.keep(pack(), PICTURES)
    packs.keep(pack(PackCard(SPRIG), id="sprig"))
    (packs.folder / "sprig" / "pack.json").write_text("[]")
    application_for(DARK)
    window = make_window(DARK, saves=tmp_path / "saves", reduced_motion=True)
    qtbot.addWidget(window)
    assert window.library["MYC-001"] == ADEPT
    assert list(window.wearing.wardrobe.of_packs) == ["MYC-001"]
    assert "“sprig” is not one of svedesk's" in window.menu_page.form.trouble.text()


def test_what_is_chosen_for_a_new_game_stays(qtbot: QtBot, window: MainWindow) -> None:
    form = window.menu_page.form
    form.decks[0].setCurrentIndex(form.decks[0].findData("SD04"))
    form.seed.setText("12")
    renewed(qtbot, window)
    assert (form.decks[0].currentData(), form.seed.text()) == ("SD04", "12")
    assert form.decks[0].accessibleDescription() == "Every card executes."
    assert form.captions[0].text() == "First seat · Every card executes."


def test_an_open_game_keeps_its_cards_until_it_is_left(qtbot: QtBot, window: MainWindow, database: Database) -> None:
    bring_embers(database)
    window.shelf.keep(ember_deck())
    renewed(qtbot, window)
    window.new_game(GAME._replace(decks=("my:Embers", "SD02")))
    rules = window.rules
    database.undo()
    with qtbot.waitSignal(window.renewing.made):
        renew_cards(window)
    assert window.rules is rules
    window.set_theme("light")  # the table is made again, with cards that are gone from the library
    assert window.page is not None
    assert window.page.sitting.words.name("XX01-001") == "Ember XX01-001"
    with qtbot.waitSignal(window.renewing.renewed):
        window.show_menu()
    assert "XX01-001" not in window.library
    assert not window.renewing.busy


def test_no_page_shows_a_window_of_its_own_on_its_way(qtbot: QtBot, window: MainWindow, database: Database) -> None:
    brought(database, {**EMBER, "universe": "Emberland"})
    renewed(qtbot, window)
    flashes = Flashes(window)
    for show in (show_decks, show_cards, show_own_cards):
        show(window)
        QCoreApplication.processEvents()
    assert flashes.seen == []


def test_wanting_them_many_times_makes_the_last_state(qtbot: QtBot, window: MainWindow, database: Database) -> None:
    times: list[object] = []
    window.renewing.renewed.connect(lambda: times.append(None))
    renew_cards(window)
    bring_embers(database)
    for _ in range(20):
        renew_cards(window)
    qtbot.waitUntil(lambda: not window.renewing.busy)
    assert len(times) == 1
    assert "XX01-013" in window.library


def test_cards_that_cannot_be_read_leave_what_was_there(qtbot: QtBot, window: MainWindow, database: Database) -> None:
    bring_embers(database)
    renewed(qtbot, window)
    database.path.write_bytes(b"no database" * 500)
    with qtbot.waitSignal(window.renewing.failed):
        renew_cards(window)
    assert "XX01-001" in window.library
    assert "damaged" in window.menu_page.form.trouble.text()


def test_a_window_may_be_closed_meanwhile(qtbot: QtBot, window: MainWindow) -> None:
    renew_cards(window)
    window.close()

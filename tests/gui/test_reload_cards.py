"""Cards that are new, or gone, while the window is open: it plays with them without a restart."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from cards.lists import EMBER, brought
from packs.sample_packs import ADEPT, PICTURES, SPRIG, pack
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shipped import SVE, leaders, starter_decks, sve_deck

from svedesk.cards.database import Database
from svedesk.decks.model import Deck
from svedesk.gui.app.routes import BoardsRoute, CardsRoute, DecksRoute, OwnCardsRoute
from svedesk.gui.app.run import application_for, make_window
from svedesk.gui.app.window import MainWindow
from svedesk.gui.look.theme import DARK
from svedesk.gui.rooms.boards.dialogs import NewBoard
from svedesk.gui.rooms.boards.setup_dialog import SetupDialog
from svedesk.gui.rooms.start.new_game import NewGame
from svedesk.packs.model import PackCard
from svedesk.packs.shelf import Packs

NUMBERS = tuple(f"XX01-{n:03}" for n in range(1, 14))
GAME = NewGame(("SD01", "SD02"), ("Aiko", "Ren"), 0, open_hands=True, seed=7)


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Database:
    monkeypatch.setattr("svedesk.cards.database.user_data_path", lambda *_, **__: tmp_path / "data")
    return Database(SVE)


@pytest.fixture
def packs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Packs:
    monkeypatch.setattr("svedesk.packs.shelf.user_data_path", lambda *_, **__: tmp_path / "data")
    return Packs(SVE)


@pytest.fixture
def window(qtbot: QtBot, database: Database, packs: Packs, tmp_path: Path) -> Iterator[MainWindow]:
    application_for(DARK)
    window = make_window(saves=tmp_path / "saves", reduced_motion=True)
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
    with qtbot.waitSignal(window.app.cards.changed):
        window.app.cards.reload()


def ember_deck() -> Deck:
    shipped = starter_decks()["SD01"]
    main = tuple((number, 3) for number in NUMBERS)
    return sve_deck("Embers", leaders(shipped), (*main, (shipped["main"][0][0], 1)), shipped["evolve"])


def test_a_game_begins_with_new_cards(qtbot: QtBot, window: MainWindow, database: Database) -> None:
    assert "XX01-001" not in window.app.cards.library, "they are read when they are first needed"
    bring_embers(database)
    window.app.decks.shelf.keep(ember_deck())
    assert "XX01-001" not in window.app.cards.library
    renewed(qtbot, window)
    assert window.app.cards.library["XX01-001"].name == "Ember XX01-001"
    form = window.app.router.home.page.form
    assert form.decks[0].findData("my:Embers") >= 0
    window.app.router.home.start_game(GAME._replace(decks=("my:Embers", "SD02")))
    assert window.app.router.table is not None
    hand = window.app.router.table.table_seat.view.zone(0, "hand").cards
    assert any(card.number in NUMBERS for card in hand)
    assert window.grab().width() > 0


def test_a_pack_of_own_cards_comes_with_its_pictures(qtbot: QtBot, window: MainWindow, packs: Packs) -> None:
    packs.keep(pack(), PICTURES)
    renewed(qtbot, window)
    assert window.app.cards.library["MYC-001"] == ADEPT
    assert window.app.table_style.of_packs == {"MYC-001": packs.pictures("moss")["MYC-001.png"]}
    packs.remove("moss")
    renewed(qtbot, window)
    assert "MYC-001" not in window.app.cards.library
    assert window.app.table_style.of_packs == {}


@pytest.mark.slow
def test_cards_of_packs_can_be_put_on_a_board(qtbot: QtBot, window: MainWindow, packs: Packs) -> None:
    packs.keep(pack(PackCard(SPRIG)))
    renewed(qtbot, window)
    window.app.router.open(BoardsRoute()).set_up(NewBoard(("SD01", "SD02"), with_decks=False))
    assert window.app.router.table is not None
    dialog = window.app.router.table.findChild(SetupDialog)
    assert dialog is not None
    qtbot.keyClicks(dialog.field, "moss sprig")
    dialog.zone.setCurrentIndex(dialog.zone.findData("field"))
    qtbot.mouseClick(dialog.put, Qt.MouseButton.LeftButton)
    assert [card.number for card in window.app.router.table.table_seat.view.zone(0, "field").cards] == ["MYC-T01"]


def test_a_window_begins_with_packs_and_tells_of_damaged_ones(qtbot: QtBot, packs: Packs, tmp_path: Path) -> None:
    packs.keep(pack(), PICTURES)
    packs.keep(pack(PackCard(SPRIG), id="sprig"))
    (packs.folder / "sprig" / "pack.json").write_text("[]")
    application_for(DARK)
    window = make_window(saves=tmp_path / "saves", reduced_motion=True)
    qtbot.addWidget(window)
    assert window.app.cards.library["MYC-001"] == ADEPT
    assert list(window.app.table_style.of_packs) == ["MYC-001"]
    assert "“sprig” is not a svedesk file" in window.app.router.home.page.form.trouble.text()


def test_what_is_chosen_for_a_new_game_stays(qtbot: QtBot, window: MainWindow) -> None:
    form = window.app.router.home.page.form
    form.decks[0].setCurrentIndex(form.decks[0].findData("SD04"))
    form.seed.setText("12")
    renewed(qtbot, window)
    assert (form.decks[0].currentData(), form.seed.text()) == ("SD04", "12")
    qtbot.waitUntil(lambda: form.decks[0].accessibleDescription() == "Fully automated.")
    assert form.captions[0].text() == "First seat · Fully automated."


@pytest.mark.slow
def test_an_open_game_keeps_its_cards_until_it_is_left(qtbot: QtBot, window: MainWindow, database: Database) -> None:
    bring_embers(database)
    window.app.decks.shelf.keep(ember_deck())
    renewed(qtbot, window)
    window.app.router.home.start_game(GAME._replace(decks=("my:Embers", "SD02")))
    rules = window.app.cards.rules
    database.undo()
    with qtbot.waitSignal(window.app.cards.loaded):
        window.app.cards.reload()
    assert window.app.cards.rules is rules
    window.app.settings.change(theme="light")  # the table is made again, with cards that are gone from the library
    assert window.app.router.table is not None
    assert window.app.router.table.table_seat.words.name("XX01-001") == "Ember XX01-001"
    with qtbot.waitSignal(window.app.cards.changed):
        window.app.router.start()
    assert "XX01-001" not in window.app.cards.library
    assert not window.app.cards.busy


@pytest.mark.slow
def test_no_page_shows_a_window_of_its_own_on_its_way(qtbot: QtBot, window: MainWindow, database: Database) -> None:
    brought(database, {**EMBER, "universe": "Emberland"})
    renewed(qtbot, window)
    flashes = Flashes(window)
    for route in (DecksRoute(), CardsRoute(), OwnCardsRoute()):
        window.app.router.open(route)
        QCoreApplication.processEvents()
    assert flashes.seen == []


def test_wanting_them_many_times_makes_the_last_state(qtbot: QtBot, window: MainWindow, database: Database) -> None:
    times: list[object] = []
    window.app.cards.changed.connect(lambda: times.append(None))
    window.app.cards.reload()
    bring_embers(database)
    for _ in range(20):
        window.app.cards.reload()
    qtbot.waitUntil(lambda: not window.app.cards.busy)
    assert len(times) == 1
    assert "XX01-013" in window.app.cards.library


def test_cards_that_cannot_be_read_leave_what_was_there(qtbot: QtBot, window: MainWindow, database: Database) -> None:
    bring_embers(database)
    renewed(qtbot, window)
    database.path.write_bytes(b"no database" * 500)
    with qtbot.waitSignal(window.app.cards.failed):
        window.app.cards.reload()
    assert "XX01-001" in window.app.cards.library
    assert "damaged" in window.app.router.home.page.form.trouble.text()


def test_a_window_may_be_closed_meanwhile(qtbot: QtBot, window: MainWindow) -> None:
    window.app.cards.reload()
    window.close()

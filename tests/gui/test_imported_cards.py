"""Cards the user imported, in the window: found in the deck builder, drawn, played by hand."""

from pathlib import Path

import pytest
from cards.lists import EMBER, brought
from gui.rooms.decks.builder import ready
from pytestqt.qtbot import QtBot
from shipped import SVE, starter_decks, starter_library

from svedesk.bot.bot import play_out
from svedesk.bot.random_bot import RandomBot
from svedesk.cards.collection import reprinted
from svedesk.cards.database import Database
from svedesk.engine.log import Setup
from svedesk.engine.session import Session
from svedesk.games.sve.editions import EDITION_NAMES as EDITIONS
from svedesk.games.sve.editions import NAME
from svedesk.games.sve.status import status
from svedesk.games.sve.text.cards import card_text
from svedesk.gui.app.routes import DecksRoute
from svedesk.gui.app.run import application_for, make_window
from svedesk.gui.look.theme import DARK
from svedesk.gui.rooms.decks.page import BuilderPage
from svedesk.packs.owned import owned


@pytest.fixture
def database(monkeypatch, tmp_path) -> Database:
    monkeypatch.setattr("svedesk.cards.database.user_data_path", lambda *_, **__: tmp_path / "data")
    return Database(SVE)


@pytest.mark.slow
def test_the_window_knows_them(qtbot: QtBot, database: Database, tmp_path: Path):
    ember = {**EMBER, "classes": "Forest", "name_ja": "残火の徒"}
    brought(database, ember, {**EMBER, "number": "XX01-002", "name": "Aid", "kind": "aid"})
    application_for(DARK)
    window = make_window(saves=tmp_path / "saves", reduced_motion=True)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    assert window.app.cards.library["XX01-001"].name_ja == "残火の徒"
    window.app.router.open(DecksRoute())
    page = window.stack.currentWidget()
    assert isinstance(page, BuilderPage)
    ready(page).cards.filters.words.setText("残火")
    shown = [page.cards.model.data(page.cards.model.index(row, 0)) for row in range(page.cards.model.rowCount())]
    assert shown == ["Ember Adept, XX01-001, Cost 1, Resolved manually"]
    page.cards.filters.words.setText("xx01-00")
    assert page.cards.model.rowCount() == 2
    assert window.grab().width() == 1280
    window.close()


def test_a_damaged_library_is_told_and_the_window_opens_all_the_same(qtbot: QtBot, database: Database, tmp_path: Path):
    database.path.parent.mkdir()
    database.path.write_bytes(b"no database" * 500)
    application_for(DARK)
    window = make_window(saves=tmp_path / "saves", lang="ja", reduced_motion=True)
    qtbot.addWidget(window)
    assert "SD01-001" in window.app.cards.library
    assert f"カードライブラリ「{database.path}」が壊れています" in window.app.router.home.page.form.trouble.text()


def test_a_game_with_them_is_played_to_its_end(database: Database):
    rows = [{**EMBER, "number": f"XX01-{n:03}", "name": f"Ember {n}", "classes": "Forest"} for n in range(1, 14)]
    brought(database, *rows)
    deck = starter_decks()["SD01"].as_list()
    own = tuple(number for row in rows for number in [row["number"]] * 3)
    decks = (deck.having(main=(*own, deck["main"][0])), deck)
    setup = Setup(NAME, EDITIONS[-1], 5, decks)
    session = Session(owned(SVE, database).rules(), setup)
    play_out(session, (RandomBot(1), RandomBot(2)), 20_000)
    assert session.table.outcome is not None
    assert any(card.number == "XX01-001" for card in session.table.cards.values())


def test_their_texts_are_read_by_the_rules_and_shown_beside_the_face(qtbot: QtBot, database: Database, tmp_path: Path):
    brought(database, {**EMBER, "text": "Ward.\nStorm."}, {**EMBER, "number": "XX01-002", "name": "Plain"})
    application_for(DARK)
    window = make_window(saves=tmp_path / "saves", reduced_motion=True)
    qtbot.addWidget(window)
    definition = window.app.cards.rules.definition("XX01-001")
    assert {"ward", "storm"} <= set(definition.keywords)
    assert card_text(definition, "en").splitlines() == ["Ward.", "Storm."]
    assert not window.app.cards.rules.definition("XX01-002").keywords


def test_a_reprint_of_a_card_with_a_script_executes_as_it_does(qtbot: QtBot, database: Database, tmp_path: Path):
    aria = starter_library()["SD01-001"]
    printed = {"name": aria.name, "kind": "follower", "cost": aria.cost, "attack": aria.attack, "defense": aria.defense}
    other = {**printed, "number": "XX01-002", "cost": 1, "variant_of": "SD01-001"}
    brought(database, {**printed, "number": "XX01-001"}, other)
    assert reprinted(database.entries(), starter_library()) == {"XX01-001": "SD01-001"}
    application_for(DARK)
    window = make_window(saves=tmp_path / "saves", reduced_motion=True)
    qtbot.addWidget(window)
    text = card_text(window.app.cards.rules.definition("SD01-001"), "en")
    assert card_text(window.app.cards.rules.definition("XX01-001"), "en") == text != ""
    assert status(window.app.cards.rules.definition("XX01-001")) == "executes"
    assert card_text(window.app.cards.rules.definition("XX01-002"), "en") != text

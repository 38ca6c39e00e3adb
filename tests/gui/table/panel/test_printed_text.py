"""The text from a list of the user at the table: for cards resolved by hand, scrolled when it is long, and nowhere
else."""

from __future__ import annotations

from pathlib import Path

import pytest
from cards.lists import EMBER, brought
from gui.person import Person
from pytestqt.qtbot import QtBot
from shipped import SVE, leaders, starter_decks, sve_deck

from svedesk.cards.database import Database
from svedesk.gui.app.run import application_for, make_window
from svedesk.gui.look.theme import DARK
from svedesk.gui.rooms.start.new_game import NewGame

SD01 = starter_decks()["SD01"]
LONG = "\n".join(f"Fanfare: Hum verse {verse} of the kettle's song." for verse in range(30))
NUMBERS = tuple(f"XX01-{at:03}" for at in range(1, 15))


@pytest.fixture
def person(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Person:
    """At a table with a deck of imported cards, and their text known; that of a shipped card, too."""
    monkeypatch.setattr("svedesk.cards.database.user_data_path", lambda *_, **__: tmp_path / "data")
    rows = ({**EMBER, "number": number, "name": f"Ember {number}", "text": LONG} for number in NUMBERS)
    brought(Database(SVE), *rows, {**EMBER, "number": "SD02-001", "text": "Words of a list."})
    application_for(DARK)
    window = make_window(saves=tmp_path / "saves", reduced_motion=True)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    deck = sve_deck("Embers", leaders(SD01), tuple((number, 3) for number in NUMBERS), ())
    window.app.decks.shelf.keep(deck)
    window.app.decks.by_key["my:Embers"] = deck
    window.app.router.home.start_game(NewGame(("my:Embers", "SD02"), ("Aiko", "Ren"), 0, open_hands=True, seed=7))
    person = Person(qtbot, window)
    person.keep_hands()
    return person


def test_a_card_resolved_by_hand_shows_its_text_however_long(person: Person) -> None:
    card = person.view.zone(0, "hand").cards[0]
    person.hover(person.where(card.id))
    printed = person.page.preview.printed
    assert printed.isVisible()
    assert printed.toPlainText() == LONG
    assert printed.verticalScrollBar().maximum() > 0
    assert person.page.preview.face.height() > 200


@pytest.mark.slow
def test_a_card_the_rules_execute_shows_none(person: Person) -> None:
    printed = person.page.preview.printed
    person.page.preview.show_number("SD02-001")
    assert not printed.isVisible()
    person.page.preview.show_number(NUMBERS[0])
    assert printed.isVisible()
    person.page.preview.show_card(None)
    assert not printed.isVisible()


@pytest.mark.slow
def test_the_text_is_in_no_save(person: Person) -> None:
    person.hover(person.where(person.view.zone(0, "hand").cards[0].id))
    person.play(person.names("hand")[0])
    folder = person.window.app.folders.saves
    person.window.close()
    saved = [path.read_bytes() for path in folder.rglob("*") if path.is_file()]
    assert any(b"XX01-" in one for one in saved)
    assert not any(b"kettle" in one for one in saved)

"""All cards of a user: shipped, imported, of packs."""

from dataclasses import replace

import pytest
from cards.lists import brought
from packs.making import ADEPT, PICTURES, pack

from svedesk.cards.database import Database
from svedesk.cards.entry import Entry
from svedesk.cards.library import starter_library
from svedesk.games.sve.status import status
from svedesk.packs.model import PackCard
from svedesk.packs.owned import Owned, owned
from svedesk.packs.shelf import Packs


@pytest.fixture
def shelf(tmp_path) -> Packs:
    return Packs(tmp_path / "packs")


@pytest.fixture
def database(tmp_path) -> Database:
    return Database(tmp_path / "library.sqlite")


def entry(mine: Owned, number: str) -> Entry:
    return next(entry for entry in mine.entries if entry.number == number)


def test_without_anything_of_their_own(database, shelf):
    mine = owned(database, shelf)
    assert list(mine.library.values()) == list(starter_library().values())
    assert (mine.pictures, mine.packs, mine.texts, mine.damaged) == ({}, (), {}, ())
    assert status(mine.rules().definition("SD01-001")) == "executes"


def test_a_pack_is_among_them(database, shelf):
    shelf.keep(pack(), PICTURES)
    mine = owned(database, shelf)
    assert mine.library["MYC-001"] == ADEPT
    assert mine.texts == {"MYC-002": ("Fanfare: Do something.", "")}
    assert mine.pictures["MYC-001"].read_bytes() == PICTURES["MYC-001.png"]
    assert not entry(mine, "MYC-001").shipped
    assert status(mine.rules().definition("MYC-002")) == "by_hand"


def test_a_pack_goes_before_an_import_whose_text_stays(database, shelf):
    row = {"name": "Imported", "kind": "spell", "text": "Draw a card."}
    brought(database, *({"number": f"MYC-00{count}", **row} for count in (1, 2, 3)))
    shelf.keep(pack(), PICTURES)
    mine = owned(database, shelf)
    assert [mine.library[f"MYC-00{n}"].name for n in (1, 2, 3)] == ["Moss Adept", "Mossy Cairn", "Imported"]
    assert [entry(mine, f"MYC-00{n}").text for n in (1, 2)] == ["Draw a card.", "Fanfare: Do something."]


def test_a_card_that_ships_is_never_replaced(database, shelf):
    """Not even when it did not ship when the pack was made."""
    shelf.keep(pack(PackCard(ADEPT, picture="MYC-001.png")), PICTURES)
    file = shelf.folder / "moss" / "pack.json"
    file.write_text(file.read_text().replace('"number": "MYC-001"', '"number": "sd01-001"'))
    mine = owned(database, shelf)
    assert mine.packs[0].numbers == ("sd01-001",)
    assert "sd01-001" not in mine.library
    assert mine.pictures == {}


def test_what_is_damaged_is_told_and_the_rest_is_there(database, shelf):
    shelf.keep(pack(), PICTURES)
    shelf.keep(pack(PackCard(replace(ADEPT, number="OTH-001")), id="other"))
    (shelf.folder / "other" / "pack.json").write_text("[]")
    database.path.write_bytes(b"no database" * 100)
    mine = owned(database, shelf)
    assert len(mine.damaged) == 2
    assert "MYC-001" in mine.library
    assert "SD01-001" in mine.library


def test_the_rules_know_of_each_own_card_where_it_is_from(database, shelf):
    brought(database, {"number": "IMP-001", "name": "Imported", "kind": "spell", "text": "Draw a card."})
    shelf.keep(pack(), PICTURES)
    mine = owned(database, shelf)
    notes = mine.rules().brought(["SD01-001", "IMP-001", "MYC-001"])
    assert [(note.number, note.name, note.origin.name) for note in notes] == [
        ("IMP-001", "Imported", ""),
        ("MYC-001", "Moss Adept", "Moss"),
    ]
    assert notes[1].origin.checksum == mine.packs[0].checksum

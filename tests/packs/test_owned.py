"""All cards of a user: shipped, imported, of packs."""

from dataclasses import replace

import pytest
from cards.lists import brought
from packs.sample_packs import ADEPT, PICTURES, SPRIG, pack
from shipped import SVE, shipped_library, starter_library

from svedesk.cards.database import Database
from svedesk.cards.entry import LibraryEntry
from svedesk.documents.damaged import DamagedFile
from svedesk.games.sve.status import status
from svedesk.packs.model import PackCard
from svedesk.packs.owned import Owned, owned
from svedesk.packs.shelf import Packs


@pytest.fixture
def shelf(tmp_path) -> Packs:
    return Packs(SVE, tmp_path / "packs")


@pytest.fixture
def database(tmp_path) -> Database:
    return Database(SVE, tmp_path / "library.sqlite")


def entry(mine: Owned, number: str) -> LibraryEntry:
    return next(entry for entry in mine.entries if entry.number == number)


def test_without_anything_of_their_own(database, shelf):
    mine = owned(SVE, database, shelf)
    assert list(mine.library.values()) == list(shipped_library().values())
    assert (mine.pictures, mine.packs, mine.texts, mine.damaged) == ({}, (), {}, ())
    assert status(mine.rules().definition("SD01-001")) == "executes"


def test_a_pack_is_among_them(database, shelf):
    shelf.keep(pack(), PICTURES)
    mine = owned(SVE, database, shelf)
    assert mine.library["MYC-001"] == ADEPT
    assert mine.texts == {"MYC-002": ("Fanfare: Do something.", "")}
    assert mine.pictures["MYC-001"].read_bytes() == PICTURES["MYC-001.png"]
    assert not entry(mine, "MYC-001").shipped
    assert status(mine.rules().definition("MYC-002")) == "by_hand"


def test_a_pack_goes_before_an_import_whose_text_stays(database, shelf):
    row = {"name": "Imported", "kind": "spell", "text": "Draw a card."}
    brought(database, *({"number": f"MYC-00{count}", **row} for count in (1, 2, 3)))
    shelf.keep(pack(), PICTURES)
    mine = owned(SVE, database, shelf)
    assert [mine.library[f"MYC-00{n}"].name for n in (1, 2, 3)] == ["Moss Adept", "Mossy Cairn", "Imported"]
    assert [entry(mine, f"MYC-00{n}").text for n in (1, 2)] == ["Draw a card.", "Fanfare: Do something."]


def test_a_card_that_ships_is_never_replaced(database, shelf):
    """Not even when it did not ship when the pack was made."""
    shelf.keep(pack(PackCard(ADEPT, picture="MYC-001.png")), PICTURES)
    file = shelf.folder / "moss" / "pack.json"
    file.write_text(
        file.read_text(encoding="utf-8").replace('"number": "MYC-001"', '"number": "sd01-001"'), encoding="utf-8"
    )
    mine = owned(SVE, database, shelf)
    assert mine.packs[0].numbers == ("sd01-001",)
    assert "sd01-001" not in mine.library
    assert mine.pictures == {}


def test_what_is_damaged_is_told_and_the_rest_is_there(database, shelf):
    shelf.keep(pack(), PICTURES)
    shelf.keep(pack(PackCard(replace(ADEPT, number="OTH-001")), id="other"))
    (shelf.folder / "other" / "pack.json").write_text("[]")
    mine = owned(SVE, database, shelf)
    assert ["“other” is not a svedesk file" in error.sentence for error in mine.damaged] == [True]
    assert "MYC-001" in mine.library
    assert "OTH-001" not in mine.library


def test_imports_that_can_not_be_read_can_be_left_out(database, shelf):
    shelf.keep(pack(), PICTURES)
    database.path.write_bytes(b"no database" * 100)
    with pytest.raises(DamagedFile, match="is damaged"):
        owned(SVE, database, shelf)
    mine = owned(SVE, database, shelf, imports=False)
    assert {"SD01-001", "MYC-001"} <= mine.library.keys()


def test_what_executes(database, shelf):
    """A script that can be used does; with a mistake in it, or none, a card is resolved by hand."""
    cards = (
        PackCard(ADEPT, "ward, fanfare(select(enemy.follower), deal(1, it))"),
        PackCard(replace(ADEPT, number="MYC-003"), "ward, fanfare("),
        PackCard(replace(ADEPT, number="MYC-004"), "fanfare(deal(3, it))"),
        PackCard(replace(ADEPT, number="MYC-005")),
        PackCard(replace(ADEPT, number="MYC-006"), "# says nothing"),
        PackCard(replace(ADEPT, number="MYC-007"), 'fanfare(summon(Token("MYC-T01", "Moss Sprig", "苔の芽")))'),
        PackCard(replace(ADEPT, number="MYC-008"), 'fanfare(summon(Token("MYC-T09", "No Sprig", "無")))'),
        PackCard(SPRIG),
    )
    shelf.keep(pack(*cards))
    mine = owned(SVE, database, shelf)
    rules = mine.rules()
    assert {card.number: status(rules.definition(card.number)) for card in cards} == {
        "MYC-001": "executes",
        "MYC-003": "by_hand",
        "MYC-004": "by_hand",
        "MYC-005": "by_hand",
        "MYC-006": "executes",
        "MYC-007": "executes",
        "MYC-008": "by_hand",
        "MYC-T01": "executes",
    }
    assert [number for number in mine.scripts if not rules.usable(number)] == ["MYC-003", "MYC-004", "MYC-008"]


def test_another_print_of_a_card_that_ships_executes_as_that_does(database, shelf):
    aria = starter_library()["SD01-001"]
    shelf.keep(pack(PackCard(replace(aria, number="MYC-010")), PackCard(replace(aria, number="MYC-011"), "ward(")))
    mine = owned(SVE, database, shelf)
    rules = mine.rules()
    assert rules.definition("MYC-010").abilities == rules.definition("SD01-001").abilities
    assert not rules.usable("MYC-011")
    assert rules.reading("MYC-011").automation == "by_hand"


def test_the_rules_know_of_each_own_card_where_it_is_from(database, shelf):
    brought(database, {"number": "IMP-001", "name": "Imported", "kind": "spell", "text": "Draw a card."})
    shelf.keep(pack(), PICTURES)
    mine = owned(SVE, database, shelf)
    notes = mine.rules().brought(["SD01-001", "IMP-001", "MYC-001"])
    assert [(note.number, note.name, note.origin.name) for note in notes] == [
        ("IMP-001", "Imported", ""),
        ("MYC-001", "Moss Adept", "Moss"),
    ]
    assert notes[1].origin.checksum == mine.packs[0].checksum

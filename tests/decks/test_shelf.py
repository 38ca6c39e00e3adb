"""The decks that are kept: nothing is lost, neither an older version nor one that was removed."""

import os
from dataclasses import replace

import pytest
from shipped import SVE, having, starter_decks

from svedesk.decks.files import load_deck
from svedesk.decks.shelf import Shelf, all_decks, offered_as
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.folders import APART, KEPT

DECK = starter_decks()["SD01"]


@pytest.fixture
def shelf(tmp_path) -> Shelf:
    return Shelf(SVE, tmp_path / "decks")


def test_decks_are_kept_by_name(shelf):
    for name in ("Zebra", "apple", "Mango"):
        shelf.keep(replace(DECK, name=name))
    assert [one.deck.name for one in shelf.decks()] == ["apple", "Mango", "Zebra"]
    assert shelf.decks()[0].path.name == "apple.json"


@pytest.mark.parametrize("name", ["../../etc", "a/b", "妖精", "x" * 90, "con:1", "***"])
def test_any_name_makes_a_file_of_the_folder(shelf, name):
    path = shelf.keep(replace(DECK, name=name))
    assert path.parent == shelf.folder
    assert load_deck(path, SVE).name == name


def test_two_decks_of_one_name_are_two_files(shelf):
    assert shelf.keep(DECK) != shelf.keep(DECK)


def test_older_versions_are_kept_ten_of_them_and_an_unchanged_deck_is_no_version(shelf):
    path = shelf.keep(DECK)
    for count in range(1, KEPT + 5):
        os.utime(path, (count * APART, count * APART))
        shelf.keep(having(DECK, main=(("SD01-001", count),)), path)
        shelf.keep(having(DECK, main=(("SD01-001", count),)), path)
    older = [dict(one.deck["main"])["SD01-001"] for one in shelf.versions(path)]
    assert older == list(range(KEPT + 3, 3, -1))
    assert dict(load_deck(path, SVE)["main"]) == {"SD01-001": KEPT + 4}
    assert len(shelf.decks()) == 1


def test_changes_in_a_row_are_one_version(shelf):
    """What the deck was yesterday is not pushed out by an hour of building."""
    path = shelf.keep(DECK)
    os.utime(path, (1000, 1000))
    shelf.keep(having(DECK, main=(("SD01-001", 1),)), path)
    for seconds in range(1001, 1000 + APART, 20):
        os.utime(path, (seconds, seconds))
        shelf.keep(having(DECK, main=(("SD01-001", 2), ("SD01-002", seconds % 3 + 1))), path)
    assert [(one.deck, one.when) for one in shelf.versions(path)] == [(DECK, 1000)]


def test_versions_are_those_of_the_deck(shelf):
    first, second = shelf.keep(replace(DECK, name="A")), shelf.keep(replace(DECK, name="A-1"))
    shelf.keep(having(DECK, name="A", evolve=()), first)
    assert len(shelf.versions(first)) == 1
    assert shelf.versions(second) == ()


def test_a_removed_deck_is_brought_back(shelf):
    path = shelf.keep(DECK)
    bring_back = shelf.remove(path)
    assert shelf.decks() == ()
    bring_back()
    assert [one.deck for one in shelf.decks()] == [DECK]


def test_removed_decks_are_listed_the_last_first_and_come_back_beside_one_of_their_name(shelf):
    first, second = shelf.keep(DECK), shelf.keep(replace(DECK, name="Other"))
    shelf.remove(first)
    shelf.remove(second)
    os.utime(shelf.removed()[0].path, (5, 5))
    os.utime(shelf.removed()[0].path, (9, 9))
    assert [one.when for one in shelf.removed()] == [9, 5]
    assert {one.deck.name for one in shelf.removed()} == {DECK.name, "Other"}
    shelf.keep(having(DECK, name="Other", evolve=()))
    gone = next(one for one in shelf.removed() if one.deck.name == "Other")
    back = shelf.bring_back(gone.path)
    assert load_deck(back, SVE) == gone.deck
    assert len(shelf.decks()) == 2
    assert [one.deck for one in shelf.removed()] == [DECK]


def test_a_damaged_deck_is_passed_over_and_stays(shelf):
    path = shelf.keep(DECK)
    path.write_text("{")
    assert shelf.decks() == ()
    assert path.exists()
    shelf.keep(DECK, path)
    assert [one.deck for one in shelf.decks()] == [DECK]


def test_what_cannot_be_written_is_a_sentence(tmp_path):
    (tmp_path / "decks").write_text("a file")
    with pytest.raises(DamagedFile, match=r"could not be saved .*\.$"):
        Shelf(SVE, tmp_path / "decks").keep(DECK)


def test_a_deck_that_is_gone_cannot_be_removed(shelf):
    with pytest.raises(DamagedFile):
        shelf.remove(shelf.folder / "none.json")


def test_own_decks_are_offered_by_name_and_starter_decks_with_their_code(shelf):
    shelf.keep(replace(DECK, name="Fairies"))
    offered = [offered_as(key, deck.name) for key, deck in all_decks(shelf).items()]
    assert offered[0] == "Regal Fairy Princess (SD01)"
    assert "Fairy Pageant (Forest fairies)" in offered
    assert offered[-1] == "Fairies"

"""Decks, and those that come with the program."""

import json
from pathlib import Path

import pytest
from shipped import leaders, starter_decks, starter_library, sve_deck

from svedesk.decks.model import size
from svedesk.games.sve.zones import deck_list

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT.parent / "shared" / "data" / "decks"
CODES = ["SD01", "SD02", "SD03", "SD04", "SD05", "SD06"]


def test_a_deck_as_a_list_of_its_cards():
    deck = sve_deck("Two and one", ("XX-LD1",), (("XX-002", 2), ("XX-001", 1)), (("XX-003", 1),))
    assert deck.as_list() == deck_list(("XX-LD1",), ("XX-002", "XX-002", "XX-001"), ("XX-003",), "Two and one")


def test_its_numbers_once_each():
    deck = sve_deck("", ("XX-LD1",), (("XX-002", 2), ("XX-001", 1), ("XX-002", 1)), (("XX-003", 1),))
    assert deck.numbers() == ("XX-LD1", "XX-002", "XX-001", "XX-003")


def test_the_starter_decks_by_code():
    assert list(starter_decks()) == CODES
    assert starter_decks()["SD01"].name == "Regal Fairy Princess"
    assert starter_decks()["SD02"].name == "Blade of Resentment"


def test_changing_the_dictionary_changes_no_other():
    starter_decks().clear()
    assert list(starter_decks()) == CODES


@pytest.mark.parametrize("code", CODES)
def test_every_card_of_a_starter_deck_exists(code):
    deck = starter_decks()[code]
    assert (size(deck["main"]), size(deck["evolve"]), len(leaders(deck))) == (40, 10, 1)
    assert set(deck.numbers()) <= set(starter_library())


@pytest.mark.parametrize("code", CODES)
def test_a_starter_deck_holds_every_card_of_its_set(code):
    printed = {number for number in starter_library() if number.startswith(code) and "-T" not in number}
    assert set(starter_decks()[code].numbers()) == printed


@pytest.mark.lists
@pytest.mark.parametrize("code", CODES)
def test_starter_decks_are_as_in_the_list_they_were_made_from(code):
    row = json.loads((SOURCES / f"{code}.json").read_text(encoding="utf-8"))
    main, evolve = tuple(row["main"].items()), tuple(row["evolve"].items())
    assert starter_decks()[code] == sve_deck(row["name"], (row["leader"],), main, evolve, row["format"])
    assert starter_library()[row["leader"]].classes == (row["class"],)

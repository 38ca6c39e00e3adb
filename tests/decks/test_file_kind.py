"""Which files are taken for decks."""

import json

import pytest
from shipped import SVE, starter_decks, starter_library

from svedesk.decks.exchange import FORMS, export
from svedesk.decks.file_kind import is_deck
from svedesk.decks.files import save_deck

SD01 = starter_decks()["SD01"]
SUFFIXES = {"cod": "cod", "json": "json", "decklog": "json", "tabletop": "json"}


@pytest.mark.parametrize("form", FORMS)
def test_a_deck_that_was_given_away_is_one(tmp_path, form):
    path = tmp_path / f"deck.{SUFFIXES.get(form, 'txt')}"
    path.write_text(export(SD01, form, starter_library(), SVE), encoding="utf-8")
    assert is_deck(path)


def test_a_kept_deck_is_one(tmp_path):
    save_deck(tmp_path / "kept.json", SD01, SVE)
    assert is_deck(tmp_path / "kept.json")


@pytest.mark.parametrize(
    ("name", "content", "deck"),
    [
        ("other.json", {"deckName": "Elves", "mainDeck": [{"cardNo": "SD01-001", "count": 3}]}, True),
        ("other.json", {"name": "Elves", "deck": {"evolve": {}, "main": {"SD01-001": 3}}}, True),
        ("cards.json", {"cards": [{"number": "MYC-001", "name": "Moss", "deck_limit": 3, "evolve": "MYC-E01"}]}, False),
        ("cards.json", [{"number": "MYC-001", "name": "Moss"}], False),
        ("game.svedesk", {"format": "svedesk-game", "version": 1, "main": []}, False),
        ("game.txt", {"format": "svedesk-game", "version": 1}, False),
        ("cards.csv", "number,name", False),
        ("cards.xml", "<?xml version='1.0'?><cockatrice_carddatabase version='4'/>", False),
        ("cards.txt", "<cockatrice_carddatabase version='4'/>", False),
        ("list", "3 Water Fairy", False),
    ],
)
def test_it_is_told_by_what_stands_in_it(tmp_path, name, content, deck):
    path = tmp_path / name
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    assert is_deck(path) is deck


def test_a_folder_is_none_and_nothing_is_none(tmp_path):
    assert not is_deck(tmp_path)
    assert not is_deck(tmp_path / "gone.txt")

"""What a file is that may bring cards."""

import gzip
import json

import pytest
from cards.lists import SHARED, card, card_database
from shipped import SVE, starter_decks, starter_library

from svedesk.cards.file_kind import recognised
from svedesk.decks.exchange import export


@pytest.mark.parametrize(
    ("name", "content", "form"),
    [
        ("cards.xml", card_database(card("Ember")), "cockatrice"),
        ("cards.txt", "\ufeff <?xml version='1.0'?>" + card_database(), "cockatrice"),
        ("deck.cod", export(starter_decks()["SD01"], "cod", starter_library(), SVE), ""),
        ("deck.json", export(starter_decks()["SD01"], "json", starter_library(), SVE), ""),
        ("game.json", json.dumps({"format": "svedesk-game", "version": 1}), ""),
        ("game.svedesk", "{}", ""),
        ("cards.json", "[]", "list"),
        ("cards.json", '{"SD01-001": {"name": "Ember"}}', "list"),
        ("CARDS.CSV", "number,name", "list"),
        ("cards.svepack", "no zip", "pack"),
        ("cards.zip", "PK\x03\x04", "pack"),
        ("notes.txt", "number,name", ""),
        ("cards.json.gz", "\x1f", ""),
        ("empty", "", ""),
    ],
)
def test_it_is_told_by_what_stands_in_it(tmp_path, name, content, form):
    path = tmp_path / name
    path.write_text(content, encoding="utf-8")
    assert recognised(path) == form


def test_a_packed_list_is_a_list(tmp_path):
    for name, form in (("CARDS.json.gz", "list"), ("cards.csv.gz", "list"), ("cards.json", "list"), ("notes.gz", "")):
        path = tmp_path / name
        path.write_bytes(gzip.compress(b"[]"))
        assert recognised(path) == form


def test_a_workbook_is_a_list_and_no_pack(tmp_path):
    for name, form in (("cards.xlsx", "list"), ("CARDS.XLSM", "list"), ("cards.zip", "pack")):
        path = tmp_path / name
        path.write_bytes(b"PK\x03\x04")
        assert recognised(path) == form


def test_a_folder_is_one_of_pictures_and_nothing_is_nothing(tmp_path):
    assert recognised(tmp_path) == "pictures"
    assert recognised(tmp_path / "gone") == ""


@pytest.mark.lists
def test_the_real_lists_are_recognised():
    assert recognised(SHARED / "cards_ja.json") == "list"
    assert recognised(SHARED / "cockatrice" / "ShadowverseEvolveTCG.xml") == "cockatrice"

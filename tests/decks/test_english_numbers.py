"""Deck lists with the numbers of the English edition, which are other cards than the same Japanese ones."""

import json

import pytest
from shipped import SVE, shipped_library

from svedesk.decks.draft import DeckDraft
from svedesk.decks.exchange import export, read_any

LIBRARY = shipped_library()
BAHAMUT, EXORCIST = "BP02-107", "BP02-104"


def read(text: str) -> DeckDraft:
    return read_any(text.encode(), LIBRARY, SVE)


def numbers(draft: DeckDraft) -> list[str]:
    return [entry.number for entry in draft.entries]


@pytest.mark.parametrize(
    "line",
    ["3 BP02-104EN", "BP02-104EN x3", "3x Bahamut (BP02-104EN)", "3 bp2-104en", "BP02-104EN,Bahamut,3"],
)
def test_three_bahamuts(line: str) -> None:
    draft = read(line)
    assert [(entry.number, entry.count) for entry in draft.entries] == [(BAHAMUT, 3)]
    assert not draft.english  # the line says so itself


def test_the_same_without_the_edition_is_the_japanese_card() -> None:
    assert numbers(read("3 BP02-104\n3 BP02-104JP")) == [EXORCIST, EXORCIST]


def test_an_english_number_that_nobody_knows_is_said() -> None:
    (entry,) = read("3 BP02-118EN").entries
    assert entry.number == ""


def test_of_prints_with_one_english_number_the_name_decides() -> None:
    lines = "3 Cinderella (BP03-018EN)\n1 Aspiring Lady Salome (BP03-018EN)\n2 BP03-018EN"
    assert numbers(read(lines)) == ["BP03-018", "BP03-019", "BP03-018"]


def test_the_names_tell_that_all_numbers_are_english() -> None:
    draft = read("3 Bahamut (BP02-104)\n3 BP02-100\n2 Trick Dullahan (BP02-078)\n1 Moriana the Bejeweled (BP02) 081")
    assert draft.english
    assert numbers(draft) == [BAHAMUT, "BP02-103", "BP02-080", "BP02-084"]


def test_where_nothing_tells_both_readings_are_had() -> None:
    japanese = read("3 BP02-104\n2 BP02-100\n3 Fairy Whisperer")
    assert (numbers(japanese)[0], japanese.english) == (EXORCIST, False)
    english = japanese.numbered(english=True)
    assert (numbers(english)[:2], english.english) == ([BAHAMUT, "BP02-103"], True)
    assert english.numbered(english=True) is english
    assert english.numbered(english=False) == japanese, "the answer is taken back as a whole"


@pytest.mark.parametrize(
    "text",
    ["3 BP02-104JP", "3 BP02-104EN", "3 Bahamut (BP02-104)\n2 BP02-100", "SD01-001"],
)
def test_where_the_list_tells_there_is_one_reading(text: str) -> None:
    assert read(text).other_numbering is None


def test_the_numbers_of_our_own_files_are_known() -> None:
    deck = read("3 BP02-104").deck("Mine")
    assert read(export(deck, "json", LIBRARY, SVE)).other_numbering is None
    assert read(export(deck, "text", LIBRARY, SVE)).other_numbering is None


def test_in_a_file_as_well() -> None:
    cards = [{"name": "Bahamut", "number": "BP02-104", "count": 3}, {"number": "BP02-100", "count": 2}]
    draft = read(json.dumps({"main": cards}))
    assert draft.english
    assert numbers(draft) == [BAHAMUT, "BP02-103"]


def test_one_mistyped_number_makes_no_english_list() -> None:
    rows = [LIBRARY.facts(f"BP02-{place}") for place in ("094", "095", EXORCIST[-3:])]
    draft = read("".join(f"3 {card.name} ({card.number})\n" for card in rows) + "3 Bahamut (BP02-104)")
    assert not draft.english
    assert [entry.at_odds for entry in draft.entries] == [False, False, False, True]


def test_a_deck_is_given_away_with_english_numbers_and_comes_back() -> None:
    deck = read("Name: Mine\n3 BP02-107\n1 BP03-019\n3 BP01-003\n2 BP09-062").deck()
    text = export(deck, "english", LIBRARY, SVE)
    assert "3x Bahamut (BP02-104EN)" in text
    assert "BP09-081EN" in text
    assert read(text).deck() == deck

"""English numbers are other cards than Japanese ones from somewhere in BP02 on: 3 BP02-104EN are three Bahamuts."""

from pathlib import Path

import pytest
from cards.lists import brought
from shipped import SVE, shipped_library

from svedesk.cards.collection import all_entries, shipped_entries
from svedesk.cards.database import Database
from svedesk.cards.pictures import find_pictures
from svedesk.cards.prints import joined
from svedesk.cards.report import say
from svedesk.cards.search import CardSearch
from svedesk.games.sve.facts import SveFacts

LIBRARY = shipped_library()
BAHAMUT = "BP02-107"


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return Database(SVE, tmp_path / "library.sqlite")


def plain(card: SveFacts) -> bool:
    return card.number.rpartition("-")[2].isdecimal()


def texts(database: Database) -> dict[str, str]:
    return {entry.number: entry.text for entry in all_entries(database) if entry.text}


RENUMBERED = [card for card in LIBRARY.values() if plain(card) and card.english_number not in ("", f"{card.number}EN")]


def test_renumbered_cards_come_back_by_their_english_numbers() -> None:
    early = [card for card in RENUMBERED if card.number[:4] in ("BP02", "BP03", "BP06", "BP09")]
    assert len(early) > 250
    for card in early:
        prints = LIBRARY.numbered(card.english_number)
        assert card in prints
        assert prints[0].english_number == card.english_number


def test_no_two_plain_prints_of_different_cards_have_one_english_number() -> None:
    """Where the English edition has one card for two Japanese prints, both are the same card to play."""
    for card in RENUMBERED:
        first = LIBRARY.numbered(card.english_number)[0]
        assert (first.kind, first.special, first.cost) == (card.kind, card.special, card.cost), card.number


@pytest.mark.parametrize(
    ("english", "number"),
    [
        ("BP02-104EN", BAHAMUT),
        ("BP02-100EN", "BP02-103"),
        ("BP06-096EN", "BP06-100"),
        ("BP09-081EN", "BP09-062"),
        ("BP02-078EN", "BP02-080"),  # Trick Dullahan and
        ("BP02-080EN", "BP02-083"),  # Mini Soul Devil
        ("BP03-052EN", "BP03-053"),
        ("BP03-053EN", "BP03-054"),
        ("BP06-092EN", "BP06-096"),
        ("BP06-041EN", "BP06-042"),
        ("BP01-003EN", "BP01-003"),
        ("CSD01-008EN", "CSD01-008"),
        *((f"{set_}-{place}EN", f"{set_}-{print_}") for set_, place, print_ in [
            ("BP03", "018", "018"), ("BP03", "024", "025"), ("BP03", "028", "030"),
            ("BP06", "035", "035"), ("BP06", "054", "056"), ("BP06", "058", "061"),
        ]),
    ],
)  # fmt: skip
def test_an_english_number_is_the_card_with_its_english_name(english: str, number: str) -> None:
    assert LIBRARY.find(english)[0].number == number
    assert SveFacts.numbers_of_english(english)[0] == number
    assert SveFacts.numbers_of_english(english.removesuffix("EN"))[0] == number


def test_small_letters_and_noughts_left_out_are_the_same_number() -> None:
    assert LIBRARY.find("bp2-104en")[0].number == BAHAMUT
    assert LIBRARY.find("BP02-104")[0].number == "BP02-104"


@pytest.mark.parametrize("english", ["BP02-118EN", "BP03-054EN", "BP09-044EN", "PR-999EN"])
def test_an_english_number_without_a_card_is_not_guessed(english: str) -> None:
    assert LIBRARY.find(english) == ()


def test_a_picture_is_of_the_card_with_the_english_number(tmp_path: Path) -> None:
    for name in ("BP02-104EN.png", "BP02-103EN (2).png", "BP02-106.png"):
        (tmp_path / name).touch()
    pictures = find_pictures(tmp_path)
    assert pictures.of(LIBRARY.facts(BAHAMUT)) == tmp_path / "BP02-104EN.png"
    assert pictures.of(LIBRARY.facts("BP02-104")) is None
    # A picture called by the library's own number goes before one called by the English number.
    assert pictures.of(LIBRARY.facts("BP02-106")) == tmp_path / "BP02-106.png"


def test_it_is_found_by_what_is_typed() -> None:
    search = CardSearch(joined(shipped_entries(LIBRARY)), lambda _: ("", ""), lambda _: "")
    for typed in ("BP02-104EN", "bp02-104en", "number:BP02-104EN"):
        assert search.find(typed).cards[0].first.number == BAHAMUT


def test_a_list_of_cards_with_english_numbers(database: Database) -> None:
    brought(database, {"number": "BP02-104EN", "name": "Bahamut", "text": "Ward."}, shipped=LIBRARY)
    assert texts(database) == {BAHAMUT: "Ward."}


def test_the_names_tell_that_a_list_has_english_numbers(database: Database) -> None:
    rows = [
        {"number": "BP02-104", "name": "Bahamut", "text": "Ward."},
        {"number": "BP01-003", "name": LIBRARY.facts("BP01-003").name, "text": "Rush."},
        {"number": "BP02-100", "name": "A misspelling", "text": "Storm."},
    ]
    report = brought(database, *rows, shipped=LIBRARY)
    assert texts(database) == {BAHAMUT: "Ward.", "BP01-003": "Rush.", "BP02-103": "Storm."}
    sentences = [say(remark.message, "en") for remark in report.of("odd")]
    assert sum("English edition" in sentence for sentence in sentences) == 1


def test_a_list_with_the_numbers_of_the_library_stays_as_it_is(database: Database) -> None:
    brought(database, {"number": BAHAMUT, "name": "Bahamut", "text": "Ward."}, shipped=LIBRARY)
    assert texts(database) == {BAHAMUT: "Ward."}


def test_a_card_that_only_the_english_edition_numbers_so_is_kept_and_said(database: Database) -> None:
    row = {"number": "PR-999EN", "name": "Ember Adept", "kind": "follower", "cost": 1, "attack": 1, "defense": 1}
    report = brought(database, row, shipped=LIBRARY)
    assert report.new == ("PR-999EN",)
    assert any("English number" in say(remark.message, "en") for remark in report.of("odd"))
    again = brought(database, row, shipped=LIBRARY)
    assert again.same == ("PR-999EN",)

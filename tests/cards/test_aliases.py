"""Names that fans give to cards: a deck that names a card so still finds it."""

import pytest
from cards.lists import EMBER, card, card_database
from shipped import SVE

from svedesk.cards.database import Database
from svedesk.cards.draft import draft
from svedesk.cards.import_file import import_cards
from svedesk.cards.import_rows import bring
from svedesk.cards.library import Library
from svedesk.cards.prints import joined
from svedesk.cards.search import CardSearch
from svedesk.decks.exchange import read_any
from svedesk.games.sve.facts import SveFacts
from svedesk.packs.owned import owned
from svedesk.packs.shelf import Packs

ARIA = "Aria, Fairy Princess"


@pytest.fixture
def database(tmp_path) -> Database:
    return Database(SVE, tmp_path / "library.sqlite")


@pytest.fixture
def library(database, tmp_path):
    """The cards there are now, as decks see them."""
    return lambda: owned(SVE, database, Packs(SVE, tmp_path / "packs")).library


def told(database: Database, *rows: dict) -> None:
    bring(database, "mine.csv", [draft(f"line {line}", row, SveFacts) for line, row in enumerate(rows, 1)])


def numbers(library: Library, name: str) -> list[str]:
    return [facts.number for facts in library.find(name)]


def test_a_card_that_ships_is_found_by_the_name_a_fan_gave_it(database, library):
    told(database, {"number": "SD01-001", "name": "Aria, Queen of Sprites", "kind": "follower"})
    assert library()["SD01-001"].name == ARIA
    assert numbers(library(), "aria queen of sprites") == ["SD01-001"]
    assert library().named("Aria, Queen of Sprites") == (), "it is no name of the game"
    database.undo()
    assert numbers(library(), "Aria, Queen of Sprites") == []


@pytest.mark.slow
def test_a_deck_that_names_cards_as_its_fan_does_is_found(tmp_path, database, library):
    path = tmp_path / "cards.xml"
    plain, evolved = "x/XX01-001.png", "x/XX01-002.png"
    path.write_text(card_database(card("Coal Pupil ", plain), card("Coal Pupil (Evolved) ", evolved)))
    import_cards(path, database)
    told(database, EMBER, {**EMBER, "number": "XX01-002", "special": "evolved"})
    names = """<cockatrice_deck version="1"><deckname>Coal</deckname>
        <zone name="main"><card number="3" name="Coal Pupil "/></zone>
        <zone name="side"><card number="2" name="Coal Pupil (Evolved) "/></zone></cockatrice_deck>"""
    read = read_any(names.encode(), library(), SVE, "coal.cod")
    deck = read.deck()
    assert (deck["main"], deck["evolve"]) == ((("XX01-001", 3),), (("XX01-002", 2),))
    assert library()["XX01-001"].name == "Ember Adept"


def test_a_card_is_searched_by_what_a_fan_calls_it(database):
    told(database, {**EMBER, "name": "Coal Pupil"}, EMBER)
    found = CardSearch(joined(database.entries()), lambda number: ("", ""), lambda number: "")
    assert [card.name for card in found.find('"coal pupil"').cards] == ["Ember Adept"]


def test_the_name_on_a_card_goes_before_the_alias_of_another(database, library):
    told(database, {"number": "SD01-002", "name": ARIA, "kind": "follower"})
    assert "SD01-002" not in numbers(library(), ARIA)


@pytest.mark.slow
def test_names_that_were_given_are_all_kept_and_none_twice(database, library):
    for name in ("Coal Pupil", "Cinder Child", "Ember Adept", "EMBER ADEPT", "Coal Pupil", "Ember Adept"):
        told(database, {**EMBER, "name": name})
    (entry,) = database.entries()
    assert sorted(entry.aliases) == ["Cinder Child", "Coal Pupil"]
    assert numbers(library(), "cinder child") == ["XX01-001"]

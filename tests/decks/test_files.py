"""Deck files: what is saved is loaded again, and whatever else lies there gives a sentence and changes nothing."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from shipped import SVE, starter_decks, sve_deck

from svedesk.data import resources
from svedesk.decks import Deck
from svedesk.decks.files import load_deck, save_deck
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import DECK

SD01 = starter_decks()["SD01"]
GOOD = {"format": "svedesk-deck", "version": 1, "name": "Mine", "leaders": ["SD01-LD01"], "main": {"SD01-001": 3}}

any_path = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200)
"""For tests that write one file again and again."""


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "mine.json"


def load(path: Path, content: bytes) -> Deck | str:
    """The deck in a file of this content, or the sentence."""
    path.write_bytes(content)
    try:
        return load_deck(path, SVE)
    except DamagedFile as damaged:
        said = damaged.sentence
    assert said.startswith("“mine.json” ")
    assert said.endswith(".")
    assert len(said) < 250
    return said


def sentence(path: Path, **change: object) -> str:
    said = load(path, json.dumps({**GOOD, **change}).encode())
    assert isinstance(said, str)
    return said


@pytest.mark.parametrize("code", list(starter_decks()))
def test_a_saved_deck_is_loaded_again(path, code):
    deck = starter_decks()[code]
    save_deck(path, deck, SVE)
    assert load_deck(path, SVE) == deck


@pytest.mark.parametrize("code", list(starter_decks()))
def test_our_own_files_pass_the_check_that_files_of_users_pass_and_are_written_the_same(path, code):
    shipped = resources() / "decks" / f"{code.lower()}.json"
    assert load_deck(shipped, SVE) == starter_decks()[code]
    save_deck(path, starter_decks()[code], SVE)
    assert path.read_bytes() == shipped.read_bytes()


def test_a_deck_in_the_making_can_be_saved(path):
    deck = sve_deck("未完成 – draft", (), (), (), "tower")
    save_deck(path, deck, SVE)
    assert load_deck(path, SVE) == deck


def test_a_card_that_stands_twice_in_a_deck_is_saved_once(path):
    save_deck(path, sve_deck("Twice", ("XX-LD1",), (("XX-001", 1), ("XX-002", 1), ("XX-001", 2))), SVE)
    assert load_deck(path, SVE)["main"] == (("XX-001", 3), ("XX-002", 1))


@pytest.mark.parametrize(
    "deck",
    [
        sve_deck("", (), ()),
        sve_deck("two\nlines", (), ()),
        sve_deck("Mine", (), (("XX-001", 0),)),
        sve_deck("Mine", (), (("no number", 1),)),
    ],
)
def test_a_deck_that_could_not_be_loaded_again_is_not_saved(path, deck):
    save_deck(path, SD01, SVE)
    with pytest.raises(DamagedFile):
        save_deck(path, deck, SVE)
    assert load_deck(path, SVE) == SD01


def test_the_evolve_deck_and_the_format_may_be_left_out(path):
    assert load(path, json.dumps(GOOD).encode()) == sve_deck("Mine", ("SD01-LD01",), (("SD01-001", 3),), (), "standard")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"main": {"SD01-001": "3"}}, "“main.SD01-001” must be a whole number."),
        ({"main": {"SD01-001": 3.5}}, "“main.SD01-001” must be a whole number."),
        ({"main": {"SD01-001": True}}, "“main.SD01-001” must be a whole number."),
        ({"main": {"SD01-001": 0}}, "“main.SD01-001” must be at least 1."),
        ({"main": {"SD01-001": 100}}, "“main.SD01-001” must be at most 99."),
        ({"main": {"SD01-001": 2**70}}, "“main.SD01-001” must be at most 99."),
        ({"main": {"Aria": 3}}, "“main.Aria” must be a card number such as SD01-001."),
        ({"main": {"../../x-1": 3}}, "“main.../../x-1” must be a card number such as SD01-001."),
        ({"main": [3]}, "“main” must be an object."),
        ({"main": None}, "“main” must be an object."),
        ({"main": {f"X-{n}": 1 for n in range(101)}}, "“main” must have at most 100 entries."),
        ({"leaders": "SD01-LD01"}, "“leaders” must be an object."),
        ({"leaders": [None]}, "“leaders” must be an object."),
        ({"leaders": ["Aria"]}, "“leaders.Aria” must be a card number such as SD01-001."),
        ({"name": 5}, "“name” must be text."),
        ({"name": "x" * 101}, "“name” must be at most 100 characters long."),
        ({"name": "\ud800"}, "“name” must be text."),
        ({"built_for": "Standard Format"}, "“built_for” must be a lowercase word."),
        ({"sideboard": {}}, "“sideboard” is not allowed here."),
        ({"x" * 5_000: {}}, f"“{'x' * 40}” is not allowed here."),
        ({"main": {"a": 0, "b": 0}}, "“main.a” must be a card number such as SD01-001 (first of 4 mistakes)."),
    ],
)
def test_a_wrong_field_gives_a_sentence(path, change, expected):
    assert sentence(path, **change) == f"“mine.json” is damaged: {expected} Fix it or choose another file."


def test_a_missing_field_is_named(path):
    content = json.dumps({key: value for key, value in GOOD.items() if key != "main"}).encode()
    assert load(path, content) == "“mine.json” is damaged: “main” is missing. Fix it or choose another file."


def test_other_files_are_told_from_decks(path):
    expected = "“mine.json” is a saved game, not a deck. Open it as a saved game."
    assert sentence(path, format="svedesk-game") == expected
    assert "saved by a newer version of svedesk" in sentence(path, version=3)
    assert load(path, b"[]") == "“mine.json” is not a svedesk file. Choose a deck."
    assert load(path, b"// My deck\n3 Aria, Fairy Princess\n") == "“mine.json” is not a svedesk file. Choose a deck."


def test_a_hundred_megabytes_give_a_sentence(path):
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    with pytest.raises(DamagedFile, match="A deck may be up to 256 kB"):
        load_deck(path, SVE)


def test_a_card_that_stands_twice_in_a_file_is_not_silently_lost(path):
    content = json.dumps(GOOD).replace('"SD01-001": 3', '"SD01-001": 3, "SD01-001": 1').encode()
    assert load(path, content) == ("“mine.json” is damaged: it contains “SD01-001” twice. Keep only one.")


def test_a_deck_file_cut_off_anywhere_gives_a_sentence(path):
    save_deck(path, SD01, SVE)
    whole = path.read_bytes().rstrip()
    for end in range(len(whole)):
        assert isinstance(load(path, whole[:end]), str)
    assert load(path, whole) == SD01


@any_path
@given(content=some.binary(max_size=300))
def test_any_bytes_give_a_sentence(path, content):
    assert isinstance(load(path, content), str)


@pytest.mark.slow
@any_path
@given(place=some.integers(0, 10_000), byte=some.integers(0, 255))
def test_one_wrong_byte_gives_a_deck_or_a_sentence(path, place, byte):
    save_deck(path, SD01, SVE)
    content = bytearray(path.read_bytes())
    content[place % len(content)] = byte
    load(path, bytes(content))


anything = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=8),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.slow
@any_path
@given(field=some.sampled_from(["name", "built_for", "leaders", "main", "evolve", "version", "format"]), value=anything)
def test_anything_in_any_field_gives_a_deck_or_a_sentence(path, field, value):
    loaded = load(path, json.dumps({**GOOD, field: value}).encode())
    assert isinstance(loaded, Deck) or "is wrong" not in loaded  # every mistake has our own wording


# Made of one draw each: patterns drawn letter by letter took most of the time.
numbers = some.integers(0, 99_999).map(lambda number: f"XX{number // 1_000:02}-{number % 1_000:03}")
piles = some.dictionaries(numbers, some.integers(1, 99), max_size=100).map(lambda pile: tuple(pile.items()))
decks = some.builds(
    sve_deck,
    name=some.text(some.characters(categories=["L", "N", "P", "S"]), min_size=1, max_size=100),
    leaders=some.lists(numbers, max_size=4).map(tuple),
    main=piles,
    evolve=piles,
    format=some.sampled_from(["standard", "cross_craft"]),
)


@pytest.mark.slow
@any_path
@given(deck=decks)
def test_any_deck_is_loaded_as_it_was_saved(path, deck):
    save_deck(path, deck, SVE)
    assert load_deck(path, SVE) == deck
    assert path.stat().st_size <= DECK.max_bytes

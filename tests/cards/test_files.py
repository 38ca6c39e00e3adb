"""Card files, and what packs and imports have in common with them: the sentence for one that is wrong."""

import json
from pathlib import Path

import pytest
from cards.card_file import load_cards

from svedesk.documents.damaged import DamagedFile
from svedesk.games.sve.facts import SveFacts

ADEPT = {"number": "XX01-001", "name": "Ember Adept", "name_ja": "火の徒", "kind": "follower", "cost": 1}


def write(path: Path, *rows: dict, **fields: object) -> Path:
    document = {"format": "svedesk-cards", "version": 1, "name": "Mine", "cards": list(rows), **fields}
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def sentence(path: Path, *rows: dict, **fields: object) -> str:
    with pytest.raises(DamagedFile) as caught:
        load_cards(write(path, *rows, **fields))
    assert len(caught.value.sentence) < 250
    return caught.value.sentence


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "mine.json"


def test_a_card_with_the_fewest_fields_has_the_usual_values_in_the_others(path):
    assert load_cards(write(path, ADEPT)) == (SveFacts("XX01-001", "Ember Adept", "火の徒", "follower", cost=1),)


def test_a_card_with_all_fields(path):
    row = {
        **ADEPT,
        "special": "token",
        "classes": ["Runecraft", "Neutral"],
        "traits": ["Mage"],
        "traits_ja": ["魔法使い"],
        "universe": "Elsewhere",
        "attack": 0,
        "defense": 999,
        "counts_as": "Cinder Adept",
        "deck_limit": 10,
    }
    (facts,) = load_cards(write(path, row))
    assert facts == SveFacts(
        **{key: tuple(value) if isinstance(value, list) else value for key, value in row.items()},
    )


def test_names_may_hold_the_wide_space_of_japanese_prints(path):
    assert load_cards(write(path, {**ADEPT, "name_ja": "火\u3000の徒"}))[0].name_ja == "火\u3000の徒"


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"number": "SD01"}, "“cards.0.number” must be a card number such as SD01-001."),
        ({"number": "../../etc-1"}, "“cards.0.number” must be a card number such as SD01-001."),
        ({"number": "XX01-001\n"}, "“cards.0.number” must be a card number such as SD01-001."),
        ({"number": "X-" * 20 + "1"}, "“cards.0.number” must be at most 40 characters long."),
        ({"number": 7}, "“cards.0.number” must be text."),
        ({"name": ""}, "“cards.0.name” must not be empty."),
        ({"name": "x" * 101}, "“cards.0.name” must be at most 100 characters long."),
        ({"name": "two\nlines"}, "“cards.0.name” must be one line without control characters."),
        ({"name": "turned \u202e round"}, "“cards.0.name” must be one line without control characters."),
        ({"name": " edge"}, "“cards.0.name” must not begin or end with a space."),
        ({"name": None}, "“cards.0.name” must be text."),
        ({"kind": "Follower"}, "“cards.0.kind” must be a lowercase word."),
        ({"kind": ""}, "“cards.0.kind” must be a lowercase word."),
        ({"cost": "1"}, "“cards.0.cost” must be a whole number."),
        ({"cost": 1.0}, "“cards.0.cost” must be a whole number."),
        ({"cost": True}, "“cards.0.cost” must be a whole number."),
        ({"cost": -1}, "“cards.0.cost” must be at least 0."),
        ({"attack": 1_000}, "“cards.0.attack” must be at most 999."),
        ({"deck_limit": 0}, "“cards.0.deck_limit” must be at least 1."),
        ({"traits": "Mage"}, "“cards.0.traits” must be a list."),
        ({"traits": ["Mage"]}, "“cards.0” must have as many traits_ja as traits."),
        ({"text": "Draw a card."}, "“cards.0.text” is not allowed here."),
        ({"cost": "1", "attack": "1"}, "“cards.0.cost” must be a whole number (first of 2 mistakes)."),
    ],
)
def test_a_wrong_field_gives_a_sentence(path, change, expected):
    said = sentence(path, {**ADEPT, **change})
    assert said == f"“mine.json” is damaged: {expected} Fix it or choose another file."


def test_half_of_a_character_pair_is_refused(path):
    assert "“cards.0.name” must be text" in sentence(path, {**ADEPT, "name": "a\ud800"})


def test_a_missing_field_is_named(path):
    row = {key: value for key, value in ADEPT.items() if key != "name_ja"}
    assert sentence(path, row) == (
        "“mine.json” is damaged: “cards.0.name_ja” is missing. Fix it or choose another file."
    )


def test_a_list_too_long_is_refused(path):
    row = {**ADEPT, "traits": ["Mage"] * 11, "traits_ja": ["魔法使い"] * 11}
    assert "must have at most 10 entries" in sentence(path, row)
    assert "“cards” must have at most 20000 entries" in sentence(path, cards=[0] * 20_001)


def test_a_number_twice_is_refused(path):
    assert sentence(path, ADEPT, ADEPT) == (
        "“mine.json” is damaged: it lists the card XX01-001 twice. Fix it or choose another file."
    )


def test_a_deck_is_no_card_file(path):
    expected = "“mine.json” is a deck, not a card file. Open it as a deck."
    assert sentence(path, format="svedesk-deck") == expected

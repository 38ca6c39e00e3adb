"""How many copies of a card a deck may hold, as lists and the texts of cards tell it."""

import json
from pathlib import Path

import pytest
from shipped import SVE, having, problems, starter_decks, starter_library

from svedesk.cards.card_lists import read_list
from svedesk.cards.database import Database
from svedesk.cards.draft import draft
from svedesk.cards.import_file import import_cards
from svedesk.cards.library import Library
from svedesk.cards.mapping import drafts, guessed
from svedesk.games.sve.facts import SveFacts

TURNIP = {"number": "XX01-001", "name": "Turnip", "name_ja": "かぶ", "kind": "spell", "special": "advanced"}
TEN = "You may have up to 10 copies of this card in your evolve deck."
TEN_JA = "これはエボルヴデッキに10枚まで入れることができる。"


def limit(**told: object) -> object:
    """The limit of a card of which a list tells this; None where it tells none."""
    return draft("line 1", {**TURNIP, **told}, SveFacts).values.get("deck_limit")


@pytest.mark.parametrize(
    ("text", "copies"),
    [
        (TEN, 10),
        ("Draw a card.\n(You can put up to 50 copies of this card into your deck.)", 50),
        ("You may have up to 8 copies of “Turnip” in your main deck.", 8),
        ("You may have up to 1 copy of this card in your deck.", 1),
        ("You may put up to 2 copies of Seed into your deck.", None),
        ("Choose up to 2 copies of this card in your deck.", None),
        ("You may have up to 100 copies of this card in your deck.", None),
    ],
)
def test_a_text_tells_the_limit_of_its_own_card(text, copies):
    assert limit(text=text) == copies


@pytest.mark.parametrize(
    ("text", "copies"),
    [
        (TEN_JA, 10),
        ("『かぶ』は自分のデッキに５０枚まで入れることができる。", 50),
        ("このカードはデッキに1枚まで入れられる。", 1),
        ("『種』は自分のデッキに20枚まで入れることができる。", None),
    ],
)
def test_a_japanese_text_tells_it_as_well(text, copies):
    assert limit(text_ja=text) == copies


def test_a_column_knows_better_than_the_text():
    assert limit(text=TEN, deck_limit="5") == 5


@pytest.mark.parametrize(
    ("told", "copies"),
    [
        (10, 10),
        ({"evolve": 10}, 10),
        ({"main": 3}, 3),
        ({"main": 50, "evolve": 3}, 50),
        ({"main": 3, "evolve": 10}, 10),
        ({"main": 0, "evolve": 10}, 10),
        ({}, None),
        (None, None),
    ],
)
def test_a_limit_may_be_told_by_the_deck_it_is_for(tmp_path, told, copies):
    path = tmp_path / "mine.json"
    path.write_text(json.dumps([{**TURNIP, "deck_limit": told}]), encoding="utf-8")
    listed = read_list(path)
    (row,) = drafts(listed, guessed(listed, path.name, SveFacts), path.name, SveFacts)
    assert row.values.get("deck_limit") == copies


@pytest.mark.parametrize("said", [{"deck_limit": {"evolve": 10}}, {"text": TEN}, {"text_ja": TEN_JA}])
def test_a_deck_with_ten_copies_is_legal_where_the_card_says_so(tmp_path, said):
    turnips = having(starter_decks()["SD01"], evolve=(("XX01-001", 10),))
    row = {**TURNIP, "classes": ["Neutral"]}
    (wrong,) = problems(turnips, with_card(tmp_path / "plain.json", row))
    assert wrong.args == ("#XX01-001", 10, 3)
    assert problems(turnips, with_card(tmp_path / "ten.json", {**row, **said})) == ()


def with_card(path: Path, row: dict) -> Library:
    """The cards there are after a list with this card was imported."""
    path.write_text(json.dumps([row], ensure_ascii=False), encoding="utf-8")
    database = Database(SVE, path.with_suffix(".sqlite"))
    import_cards(path, database)
    return Library((*starter_library().values(), *(entry.facts for entry in database.entries())))

"""Lists as fans keep them: their words for columns, several things in one cell, what spreadsheets make of cells."""

from pathlib import Path

import pytest
from shipped import SVE

from svedesk.cards.card_lists import read_list
from svedesk.cards.database import Database
from svedesk.cards.import_file import import_cards
from svedesk.cards.mapping import drafts, guessed, ignored
from svedesk.cards.report import say_remark
from svedesk.games.sve.facts import SveFacts


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "mine.csv"


def values(path: Path, text: str) -> list[dict]:
    """What is known of each card of a CSV list with these lines."""
    path.write_text(text, encoding="utf-8")
    listed = read_list(path)
    return [row.values for row in drafts(listed, guessed(listed, path.name, SveFacts), path.name, SveFacts)]


@pytest.mark.parametrize(
    ("column", "cell", "known"),
    [
        ("HP", "4", {"defense": 4}),
        ("Toughness", "4", {"defense": 4}),
        ("Mana", "2", {"cost": 2}),
        ("攻撃", "3", {"attack": 3}),
        ("種別", "フォロワー", {"kind": "follower"}),
        ("Tribe", "Mage/Golem", {"traits": ["Mage", "Golem"]}),
        ("Subtype", "Mage", {"traits": ["Mage"]}),
        ("Tribe", "魔法使い", {"traits_ja": ["魔法使い"]}),
        ("Stats", "3/4", {"attack": 3, "defense": 4}),
        ("ATK/DEF", "3 / 4", {"attack": 3, "defense": 4}),
        ("攻撃力/体力", "３／４", {"attack": 3, "defense": 4}),
        ("Stats", "-/-", {}),
        ("ATK/HP", "3/4", {"attack": 3, "defense": 4}),
        ("Power / Life", "3/4", {"attack": 3, "defense": 4}),
        ("Race", "Mage", {"traits": ["Mage"]}),
        ("種族", "魔法使い", {"traits_ja": ["魔法使い"]}),
        ("Faction", "Rune", {"classes": ["Runecraft"]}),
        ("Card Text", "Ward.", {"text": "Ward."}),
        ("Card Effect", "Ward.", {"text": "Ward."}),
        ("Abilities", "Ward.", {"text": "Ward."}),
        ("能力", "【守護】", {"text_ja": "【守護】"}),
        ("カードテキスト", "【守護】", {"text_ja": "【守護】"}),
    ],
)
def test_words_of_fans_for_columns(path, column, cell, known):
    assert values(path, f"number,name,{column}\nXX01-001,Ember,{cell}\n") == [
        {"number": "XX01-001", "name": "Ember", **known}
    ]


def test_a_hash_is_the_number_and_a_title_the_name(path):
    assert values(path, "#,Title\nXX01-001,Ember\n") == [{"number": "XX01-001", "name": "Ember"}]


def test_names_by_language_and_a_collector_number(path):
    (row,) = values(path, "Collector Number,English,Japanese\nXX01-001,Ember,残火\n")
    assert row == {"number": "XX01-001", "name": "Ember", "name_ja": "残火"}


@pytest.mark.parametrize("mark", ["(Evolved)", "[Evolved]", "(Evo)", "（進化）", "［進化後］"])
def test_a_mark_of_an_evolved_card_is_no_part_of_its_name(path, mark):
    (row,) = values(path, f"number,name\nXX01-001,Ember {mark}\n")
    assert (row.get("name") or row["name_ja"], row["special"]) == ("Ember", "evolved")


def test_beside_a_name_the_title_is_the_universe(path):
    (row,) = values(path, "#,Name,Title\nXX01-001,Ember,Moon Race\n")
    assert row == {"number": "XX01-001", "name": "Ember", "universe": "Moon Race"}


def test_a_column_that_counts_the_rows_is_not_the_number(path):
    assert values(path, "#,Name\n1,Ember\n2,Stone\n") == [{"name": "Ember"}, {"name": "Stone"}]


def test_a_japanese_type_is_the_trait_where_another_column_says_the_type(path):
    (row,) = values(path, "番号,カード名,種別,タイプ\nXX01-001,残火,フォロワー,魔法使い・童話\n")
    assert row == {"number": "XX01-001", "name_ja": "残火", "kind": "follower", "traits_ja": ["魔法使い", "童話"]}
    (row,) = values(path, "番号,カード名,タイプ\nXX01-001,残火,フォロワー\n")
    assert row == {"number": "XX01-001", "name_ja": "残火", "kind": "follower"}


def test_of_two_columns_of_types_one_with_no_type_in_it_has_the_traits(path):
    (row,) = values(path, "number,name,Card Type,Type\nXX01-001,Ember,Follower,Mage\n")
    assert (row["kind"], row["traits"]) == ("follower", ["Mage"])
    (row,) = values(path, "number,name,Card Type,Type\nXX01-001,Ember,Follower,Follower\n")
    assert (row["kind"], row.get("traits")) == ("follower", None)


def test_a_column_most_of_whose_cells_are_empty_is_of_the_language_of_the_others(path):
    rows = values(path, "番号,カード名,効果\nXX01-001,残火,\nXX01-002,石,\nXX01-003,歌,守護\n")
    assert rows[2]["text_ja"] == "守護"


@pytest.mark.parametrize("mark", ["<br>", "<br/>", "<BR />", "</br>"])
def test_a_line_break_of_a_web_page_ends_a_line_of_the_text(path, mark):
    assert values(path, f"number,name,text\nXX01-001,Ember,Ward.{mark}Draw a card.\n")[0]["text"] == (
        "Ward.\nDraw a card."
    )


def said(path: Path, text: str) -> list[str]:
    """What is said of a whole CSV list with these lines."""
    path.write_text(text, encoding="utf-8")
    listed = read_list(path)
    return [say_remark(remark, "en") for remark in ignored(listed, guessed(listed, path.name, SveFacts))]


def test_columns_that_nothing_is_taken_from_are_named(path):
    text = "number,name,Illustrator,Price,Notes\nXX01-001,Ember,Somebody,,\nXX01-002,Stone,,3,\n"
    assert said(path, text) == ["ignored columns: Illustrator, Price"], "nothing stands in the last one"
    assert said(path, "number,name\nXX01-001,Ember\n") == []


def test_of_two_columns_of_one_name_the_second_is_ignored_by_name(path):
    assert said(path, "number,name,name,name\nXX01-001,Ember,Other,Third\n") == ["ignored columns: name (2), name (3)"]


def test_very_many_ignored_columns_make_no_endless_sentence(path):
    columns = [f"Owner {n} \a" + "x" * 100 for n in range(150)]
    (line,) = said(path, f"number,name,{','.join(columns)}\nXX01-001,Ember,{','.join('1' * 150)}\n")
    assert line.isprintable()
    assert line.endswith("…")
    assert len(line) < 700


def test_the_report_of_an_import_names_them_and_keeps_that(tmp_path, path):
    path.write_text("number,name,type,Price\nXX01-001,Ember,spell,3\n", encoding="utf-8")
    database = Database(SVE, tmp_path / "library.sqlite")
    report = import_cards(path, database)
    assert [say_remark(remark, "ja") for remark in report.remarks] == ["次の列は使いませんでした：Price"]
    assert database.report(database.imports()[0]) == report

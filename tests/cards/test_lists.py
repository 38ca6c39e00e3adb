"""CSV and JSON lists with the columns their makers chose, and mappings that say which is what."""

import gzip
import json
import tracemalloc
from pathlib import Path

import pytest
from cards.lists import SHARED, SHIPPED
from shipped import SVE

from svedesk.cards.card_lists import read_list
from svedesk.cards.collection import all_entries
from svedesk.cards.database import Database
from svedesk.cards.draft import RowDraft
from svedesk.cards.import_rows import bring
from svedesk.cards.mapping import FIELDS, ColumnMapping, drafts, guessed, keep_mapping, load_mapping
from svedesk.cards.models import EntryRow, form_of
from svedesk.documents.damaged import DamagedFile
from svedesk.games.sve.facts import SveFacts


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "mine.csv"


def write(path: Path, text: str, encoding: str = "utf-8") -> Path:
    path.write_bytes(text.encode(encoding))
    return path


def cards(path: Path, mapping: ColumnMapping | None = None) -> list[RowDraft]:
    listed = read_list(path)
    return drafts(listed, mapping or guessed(listed, path.name, SveFacts), path.name, SveFacts)


ENGLISH = "No.,Card Name,Type,Class,Traits,Cost,ATK,DEF,Text\nxx01_001,Ember,Follower,Dragon,Mage/Golem,1,2,3,Ward.\n"
JAPANESE = (
    "カード番号\tカード名\tカード種類\tクラス\tコスト\tテキスト\nXX01-001\t火の徒\tフォロワー\tドラゴン\t１\t守護\n"
)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp932"])
def test_a_csv_with_english_names(path, encoding):
    (row,) = cards(write(path, ENGLISH, encoding))
    assert row.values == {
        "number": "XX01-001",
        "name": "Ember",
        "kind": "follower",
        "classes": ["Dragoncraft"],
        "traits": ["Mage", "Golem"],
        "cost": 1,
        "attack": 2,
        "defense": 3,
        "text": "Ward.",
    }


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "cp932"])
def test_a_list_with_tabs_in_japanese(path, encoding):
    (row,) = cards(write(path, JAPANESE, encoding))
    assert row.values == {
        "number": "XX01-001",
        "name_ja": "火の徒",
        "kind": "follower",
        "classes": ["Dragoncraft"],
        "cost": 1,
        "text_ja": "守護",
    }


def test_a_name_column_is_of_the_language_it_is_written_in(path):
    assert cards(write(path, "number;name;name_en\nXX01-001;火;Fire\n"))[0].values == {
        "number": "XX01-001",
        "name": "Fire",
        "name_ja": "火",
    }
    assert cards(write(path, "number;name;name_ja\nXX01-001;Fire;火\n"))[0].values["name_ja"] == "火"


def test_cells_in_quotes_hold_lines_and_commas(path):
    (row,) = cards(write(path, 'number,name,text\nXX01-001,"Ember, Adept","Ward.\nDraw ""a"" card."\n'))
    assert (row.values["name"], row.values["text"]) == ("Ember, Adept", 'Ward.\nDraw "a" card.')


def test_short_rows_and_empty_lines(path):
    rows = cards(write(path, "number,name,cost\n\nXX01-001,Ember\n,,\nXX01-002,Stone,2\n"))
    assert [row.values for row in rows] == [
        {"number": "XX01-001", "name": "Ember"},
        {"number": "XX01-002", "name": "Stone", "cost": 2},
    ]


@pytest.mark.parametrize(
    "whole",
    [
        [{"number": "XX01-001", "name": "Ember"}],
        {"made": "today", "cards": [{"number": "XX01-001", "name": "Ember"}]},
        {"XX01-001": {"name": "Ember"}},
    ],
)
def test_json_in_the_forms_lists_have(path, whole):
    (row,) = cards(write(path, json.dumps(whole)))
    assert row.values == {"number": "XX01-001", "name": "Ember"}


def test_what_is_neither_text_nor_number_says_nothing(path):
    row = {
        "number": "XX01-001",
        "name": {"x": "a"},
        "cost": True,
        "attack": {"x": 1},
        "classes": [["x"], None, "Sword"],
    }
    (found,) = cards(write(path, json.dumps([row])))
    assert found.values == {"number": "XX01-001", "classes": ["Swordcraft"]}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "is empty"),
        ("\ufeff \n ", "is empty"),
        ("just a letter", "contains no list of cards"),
        ("number,name\n", "has column names but no cards"),
        ("[]", "contains no list of cards"),
        ("[1, 2]", "contains no list of cards"),
        ('{"a": 1}', "contains no list of cards"),
        ('[{"number": 1}', "not valid JSON at line 1"),
        ('[{"a": 1, "a": 2}]', "it contains “a” twice"),
        ("[" * 100_000, "is nested too deeply"),
        ('[{"a": ' + "9" * 5000 + "}]", "contains a number that is far too large"),
        ('number,name\n"XX01-001,x\n', "is damaged at line 2 (unexpected end of data)"),
        ("colour,weight\nred,2\n", "Set them in a column mapping. Columns: colour, weight."),
        ("number,name\n" + "XX01-001,x\n" * 20_001, "has more than 20000 cards"),
        (",".join(f"c{n}" for n in range(100_000)), "has more than 200 columns"),
        ("same," * 100_000, "has more than 200 columns"),
        (json.dumps([dict.fromkeys(map(str, range(300)), "x")]), "has more than 200 columns"),
        ("just a letter" + "," * 100_000, "contains no list of cards"),
    ],
)
def test_what_is_no_list_is_a_sentence(path, text, sentence):
    with pytest.raises(DamagedFile) as caught:
        cards(write(path, text))
    assert sentence in caught.value.sentence
    assert caught.value.in_words("ja")


def test_bytes_that_are_no_text_are_a_sentence(path):
    path.write_bytes(b"number,name\n\x81\x00")
    with pytest.raises(DamagedFile, match="is neither UTF-8 nor a Japanese encoding"):
        cards(path)


# Packed with gzip.


def packed(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


@pytest.mark.parametrize("text", [json.dumps([{"number": "XX01-001", "name": "残火"}]), "number,name\nXX01-001,残火\n"])
def test_a_packed_list(path, text):
    assert cards(packed(path, gzip.compress(text.encode()))) == cards(write(path, text))
    first, second = text[:10].encode(), text[10:].encode()
    assert cards(packed(path, gzip.compress(first) + gzip.compress(second))) == cards(write(path, text)), "in two parts"


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:-9],
        lambda data: data[:20],
        lambda data: data[:12] + b"?" * 20,
        lambda data: data + b"more",
        lambda data: data + gzip.compress(b"") * 500_000,
    ],
)
def test_a_damaged_packed_list_is_a_sentence(path, damage):
    with pytest.raises(DamagedFile, match="its gzip data is incomplete") as caught:
        cards(packed(path, damage(gzip.compress(ENGLISH.encode()))))
    assert caught.value.in_words("ja")


@pytest.mark.slow
def test_a_list_that_unpacks_to_more_than_a_list_may_have_is_not_unpacked(path):
    bomb = gzip.compress(b"[" + b" " * 2**20 * 64)
    assert len(bomb) < 100_000
    tracemalloc.start()
    with pytest.raises(DamagedFile, match="A list of cards may be up to 50 MB"):
        cards(packed(path, bomb * 20))
    assert tracemalloc.get_traced_memory()[1] < 300_000_000
    tracemalloc.stop()


# Mappings.


def mapping(**fields: object) -> ColumnMapping:
    return ColumnMapping.model_validate({"name": "Mine", "columns": {"number": ["n"], "name": ["title"]}, **fields})


def test_a_mapping_says_what_columns_and_words_mean(path):
    asked = mapping(
        columns={"number": ["n"], "name": ["print", "title"], "kind": ["k"], "classes": ["c"]},
        separator=" & ",
        values={"kind": {"": "spell", "X": "amulet"}, "classes": {"red": "Dragoncraft"}},
    )
    rows = cards(write(path, "n,print,title,k,c\nXX01-001,,Ember,X,Sword & Rune\nXX01-002,Stone,Rock,,red\n"), asked)
    assert [row.values for row in rows] == [
        {"number": "XX01-001", "name": "Ember", "kind": "amulet", "classes": ["Swordcraft", "Runecraft"]},
        {"number": "XX01-002", "name": "Stone", "kind": "spell", "classes": ["Dragoncraft"]},
    ]


def test_a_mapping_is_kept_and_read_again(tmp_path, path):
    listed = read_list(write(path, ENGLISH))
    found = guessed(listed, "mine.csv", SveFacts)
    keep_mapping(tmp_path / "map.json", found)
    assert load_mapping(tmp_path / "map.json") == found


def test_a_mapping_for_another_list_is_a_sentence(path):
    with pytest.raises(DamagedFile, match=r"has no column “n”, which the column mapping uses\. Columns: a, b"):
        cards(write(path, "a,b\n1,2\n"), mapping())


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"columns": {"colour": ["x"]}}, "“columns.colour” contains something impossible"),
        ({"columns": {"name": []}}, "“columns.name” contains something impossible"),
        ({"columns": {"name": "x"}}, "“columns.name” must be a list"),
        ({"separator": ""}, "“separator” must not be empty"),
        ({"code": "import os"}, "“code” is not allowed here"),
        ({"format": "svedesk-deck"}, "is a deck, not a column mapping"),
    ],
)
def test_what_is_no_mapping_is_a_sentence(tmp_path, change, sentence):
    whole = {"format": "svedesk-mapping", "version": 1, "name": "x", "columns": {"name": ["x"]}, **change}
    (tmp_path / "map.json").write_text(json.dumps(whole))
    with pytest.raises(DamagedFile) as caught:
        load_mapping(tmp_path / "map.json")
    assert sentence in caught.value.sentence


def test_every_field_a_column_can_be_is_one_of_an_entry():
    assert set(form_of(EntryRow, SVE.facts).model_fields) - set(FIELDS) == {"starting", "edition"}
    assert set(FIELDS) - set(form_of(EntryRow, SVE.facts).model_fields) == {"set"}, "a part of the number"


@pytest.mark.parametrize("said", [True, "card", "yes", "1", "クイック"])
def test_what_a_column_says_of_quick_stands_before_the_text(path, said):
    row = {"number": "XX01-001", "name": "Song", "text": "Sing.", "text_ja": "歌う。", "quick_card": said}
    (found,) = cards(write(path, json.dumps([row])))
    assert (found.values["text"], found.values["text_ja"]) == ("{QUICK}\nSing.", "【クイック】\n歌う。")
    assert "quick" not in found.values
    (found,) = cards(write(path, json.dumps([{**row, "text": "{QUICK}\nSing."}])))
    assert found.values["text"] == "{QUICK}\nSing.", "once"


@pytest.mark.parametrize("said", [False, None, "", "ability", "no", 0])
def test_a_card_without_quick_gets_none(path, said):
    (found,) = cards(write(path, json.dumps([{"number": "XX01-001", "name": "Song", "text": "Sing.", "quick": said}])))
    assert found.values["text"] == "Sing."


# The real ones.

JA_MAPPING = {
    "name": "Japanese cards",
    "columns": {
        **{field: [field] for field in ("number", "special", "classes", "traits", "traits_ja", "universe")},
        **{field: [field] for field in ("cost", "attack", "defense", "rarity", "text_ja", "variant_of")},
        "name": ["name_en"],
        "name_ja": ["name"],
        "kind": ["type"],
    },
    "values": {"kind": {"": "aid"}},
}
"""Two of the rows have no type: game aids."""


@pytest.mark.slow
@pytest.mark.lists
def test_2510_japanese_cards_with_a_mapping_then_their_english_names(tmp_path):
    database = Database(SVE, tmp_path / "library.sqlite")
    asked = ColumnMapping.model_validate(JA_MAPPING)
    ja, en = (SHARED / name for name in ("cards_ja.json", "cards_en.json"))
    report = bring(database, ja.name, cards(ja, asked))
    assert report.read == 2510
    assert not report.of("unknown")
    assert not report.of("refused")
    assert len(bring(database, ja.name, cards(ja, asked)).same) == 2510
    report = bring(database, en.name, cards(en))
    assert (report.read, len(report.of("unknown"))) == (385, 1)
    rose = next(entry.facts for entry in all_entries(database) if entry.number == "BP01-001")
    assert (rose.name, rose.name_ja, rose.cost, rose.traits) == ("Rose Queen", "ローズクイーン", 8, ("Verdant",))


@pytest.mark.slow
@pytest.mark.lists
def test_without_a_mapping_only_the_two_game_aids_are_unknown(tmp_path):
    report = bring(Database(SVE, tmp_path / "library.sqlite"), "ja", cards(SHARED / "cards_ja.json"), shipped=SHIPPED)
    assert (len(report.new), len(report.of("unknown")), len(report.of("refused"))) == (2508, 2, 0)


# Lists as programs and people write them.

ROW = {"number": "XX01-001", "name": "Ember", "type": "follower"}
KNOWN = {"number": "XX01-001", "name": "Ember", "kind": "follower"}


@pytest.mark.parametrize(
    "text",
    [
        "number|name|type\nXX01-001|Ember|follower\n",
        "sep=;\nnumber;name;type\nXX01-001;Ember;follower\n",
        'sep="\nnumber,name,type\nXX01-001,Ember,follower\n',
        "\n \nnumber,name,type\nXX01-001,Ember,follower\n",
        "My cards, as of today\n,,\n\nnumber,name,type\nXX01-001,Ember,follower\n"[10:],
        "number\tname\ttype\rXX01-001\tEmber\tfollower\r",
        'number;"name, in full";name;type\nXX01-001;;Ember;follower\n',
        "number,name,name,type\nXX01-001,Ember,Other,follower\n",
        "number,name,type\nXX01-001,Ember,follower,more,and more\n",
    ],
)
def test_dialects_of_csv(path, text):
    (row,) = cards(write(path, text))
    assert row.values == KNOWN


@pytest.mark.parametrize("encoding", ["euc_jp", "utf-16-le", "utf-16-be", "cp932"])
def test_encodings_without_a_mark(path, encoding):
    assert cards(write(path, JAPANESE, encoding)) == cards(write(path, JAPANESE))


@pytest.mark.parametrize(
    "whole",
    [
        {"data": {"cards": [ROW]}},
        {"cards": [ROW], "decks": [{"name": "Mine", "main": {}}]},
        [["number", "name", "type"], ["XX01-001", "Ember", "follower"]],
        {"data": {"XX01-001": {"name": "Ember", "type": "follower"}}},
        [{"id": 17, "code": "XX01-001", "name": {"en": "Ember"}, "type": "follower"}],
    ],
)
def test_forms_of_json(path, whole):
    (row,) = cards(write(path, json.dumps(whole)))
    assert row.values == KNOWN


def test_an_object_on_each_line_and_lists_by_set(path):
    other = {"number": "YY01-001", "name": "Stone"}
    assert len(cards(write(path, f"{json.dumps(ROW)}\n\n{json.dumps(other)}\n"))) == 2
    assert [row.place for row in cards(write(path, json.dumps({"XX01": [ROW], "YY01": [other]})))] == [
        "XX01-001",
        "YY01-001",
    ]


def test_columns_of_columns(path):
    whole = [{**ROW, "name": {"en": "Ember", "ja": "残火"}, "stats": {"cost": 1, "attack": 2, "defense": 3}}]
    (row,) = cards(write(path, json.dumps(whole)))
    assert row.values == {**KNOWN, "name_ja": "残火", "cost": 1, "attack": 2, "defense": 3}


@pytest.mark.parametrize("dash", ["-", "–", "—", "―", "−", "N/A", "なし"])
def test_a_dash_says_that_there_is_nothing(path, dash):
    (row,) = cards(write(path, f"number,name,type,cost,text\nXX01-001,Ember,follower,{dash},{dash}\n"))
    assert (row.values, row.oddities) == (KNOWN, ())


@pytest.mark.parametrize("mark", ["/", "・", "、", ", ", ";", "|"])
def test_traits_in_one_cell_are_parted_by_what_parts_them(path, mark):
    whole = [{**ROW, "traits": f"Mage{mark}Golem"}]
    assert cards(write(path, json.dumps(whole)))[0].values["traits"] == ["Mage", "Golem"]

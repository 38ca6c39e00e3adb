"""`svedesk library`: cards brought in, found and taken out again, with a data folder of the test's own."""

import json
import os
import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from cards.lists import SHARED, card, card_database
from PIL import Image
from shipped import SVE

from svedesk.cards.database import Database
from svedesk.cards.pictures import find_pictures
from svedesk.cli import materials
from svedesk.cli.console import INSIDE
from svedesk.cli.report import reports_folder
from svedesk.documents.paths import path_of
from svedesk.packs.owned import Owned
from svedesk.settings.file import settings_path
from svedesk.settings.store import SettingsStore

ROWS = (
    "number,name,name_ja,type,class,cost\n"
    "XX01-001,Ember Adept,残火の徒,Follower,Dragon,1\n"
    "XX01-002,Ember Oak ,残火の樫,Spell,Forest,x\n"
    "nonsense,Stone,石,Spell,Forest,1\n"
    ",Nobody,誰,Spell,Forest,1\n"
)


@pytest.fixture(autouse=True)
def _own_library(monkeypatch, tmp_path):
    monkeypatch.setattr("svedesk.cards.database.user_data_path", lambda *_, **__: tmp_path / "data")
    for known in (materials.cards, materials.rules):
        known.cache_clear()
    yield
    for known in (materials.cards, materials.rules):
        known.cache_clear()


@pytest.fixture
def rows(tmp_path) -> Path:
    path = tmp_path / "mine.csv"
    path.write_text(ROWS, encoding="utf-8")
    return path


@pytest.mark.slow
def test_a_list_is_brought_in_found_and_taken_back(svedesk, rows):
    done = svedesk("library", "import", str(rows))
    assert done.status == 0
    assert done.out.splitlines() == [
        "mine.csv: 2 new, 0 changed, 0 unchanged, 1 unknown, 1 refused",
        "odd: XX01-001: class “Dragon” read as Dragoncraft",
        "odd: XX01-002: class “Forest” read as Forestcraft",
        "odd: XX01-002: ignored the cost “x”: not a number",
        "odd: XX01-002: removed spaces around the name “Ember Oak”",
        "refused: nonsense: number must be a card number such as SD01-001",
        "unknown: line 5: “Nobody” has no card number, and no known card has this name",
    ]
    assert svedesk("library", "search", "ember").out == (
        "XX01-001     Ember Adept  残火の徒\nXX01-002     Ember Oak  残火の樫\n"
    )
    assert "Ember Adept" in svedesk("card", "残火の徒").out
    assert svedesk("library", "undo").out == "Undid the import of mine.csv. Cards removed: 2, restored: 0.\n"
    done = svedesk("library", "search", "ember adept")
    assert (done.status, done.out, done.err) == (1, "", "svedesk: No cards match.\n")
    assert svedesk("library", "undo") == (1, "", "svedesk: There is no import to undo.\n")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_many_remarks_are_counted_by_kind_and_written_to_a_file(svedesk, tmp_path, lang):
    rows = (f"XX01-{n:03},Ember {n} ,Spell,Forest,x\n" for n in range(1, 41))
    path = tmp_path / "mine.csv"
    path.write_text("number,name,type,class,cost\n" + "".join(rows), encoding="utf-8")
    done = svedesk("library", "import", str(path), "--lang", lang)
    lines = done.out.splitlines()
    assert lines[1] == "120 remarks; to write all of them to a file: svedesk library report --remarks FILE"
    assert [line[:22] for line in lines[2:]] == ["     40 odd, such as X"] * 3
    target = tmp_path / "remarks.txt"
    assert svedesk("library", "report", "--remarks", str(target), "--lang", lang).out.splitlines() == lines
    assert len(target.read_text(encoding="utf-8").splitlines()) == 120
    done = svedesk("library", "report", "--remarks", str(tmp_path / "no" / "x.txt"))
    assert (done.status, done.out) == (2, "")


def test_ignored_columns_are_named(svedesk, tmp_path):
    path = tmp_path / "mine.csv"
    path.write_text("number,name,type,Illustrator,Price\nXX01-001,Ember,Spell,Somebody,3\n", encoding="utf-8")
    done = svedesk("library", "import", str(path))
    assert done.out.splitlines()[1:] == ["odd: ignored columns: Illustrator, Price"]
    assert json.loads(svedesk("library", "report", "--json").out)["remarks"][0]["says"].endswith("Illustrator, Price")


def test_what_an_import_reported_is_told_again(svedesk, rows, tmp_path):
    assert svedesk("library", "report").err == "svedesk: There are no imports.\n"
    first = svedesk("library", "import", str(rows))
    many = tmp_path / "many.csv"
    many.write_text(
        ROWS.splitlines()[0] + "".join(f"\nXX02-00{n},Oak {n},樫{n},Spell,Forest,x" for n in range(1, 7)), "utf-8"
    )
    second = svedesk("library", "import", str(many), "--json")
    assert svedesk("library", "report", "2").out == first.out
    told = svedesk("library", "report")
    assert (told.status, len(told.out.splitlines())) == (0, 13)
    assert json.loads(svedesk("library", "report", "--json").out) == json.loads(second.out)
    for which in ("3", "0", "many.csv"):
        assert svedesk("library", "report", which).err == "svedesk: Give a number from 1 (the last import) to 2.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="modes of files are for POSIX")
def test_the_library_is_the_users_own(svedesk, rows):
    Database(SVE).path.parent.mkdir(mode=0o755)  # as a deck that was kept before makes it
    svedesk("library", "import", str(rows))
    assert Database(SVE).path.stat().st_mode & 0o777 == 0o600


def test_counts_as_json(svedesk, rows):
    done = svedesk("library", "import", str(rows), "--json", "--lang", "ja")
    told = json.loads(done.out)
    counts = {name: told[name] for name in ("new", "changed", "same", "unknown", "refused", "odd")}
    assert counts == {"new": 2, "changed": 0, "same": 0, "unknown": 1, "refused": 1, "odd": 4}
    assert told["remarks"][-1] == {
        "what": "unknown",
        "place": "line 5",
        "key": "unknown-no-number",
        "says": "「Nobody」に番号がなく、その名前のカードもありません",
    }
    assert json.loads(svedesk("library", "import", str(rows), "--json").out)["same"] == 2
    assert json.loads(svedesk("library", "undo", "--json").out)["new"] == 2
    assert json.loads(svedesk("library", "undo", "--json").out) is None


def test_a_card_database_of_cockatrice(svedesk, tmp_path):
    path = tmp_path / "cards.database"
    path.write_text(card_database(card("Ember ", "x/XX01-001.png")))
    assert svedesk("library", "import", str(path)).out.startswith("cards.database: 1 new, 0 changed")
    assert Database(SVE).entries()[0].picture == "XX01-001.png"


def test_nothing_read_is_a_status(svedesk, tmp_path):
    path = tmp_path / "mine.csv"
    path.write_text("number,name\n,Nobody\n")
    done = svedesk("library", "import", str(path))
    assert done.status == 1
    assert done.err == "svedesk: It contains no cards and no pictures of cards.\n"
    (tmp_path / "empty").mkdir()
    assert svedesk("library", "import", str(tmp_path / "empty")).status == 1


@pytest.mark.slow
def test_a_mapping_is_kept_and_used(svedesk, rows, tmp_path):
    mapping = tmp_path / "map.json"
    assert svedesk("library", "import", str(rows), "--keep-map", str(mapping)).status == 0
    told = json.loads(mapping.read_text(encoding="utf-8"))
    assert told["columns"]["kind"] == ["type"]
    done = svedesk("library", "import", str(rows), "--keep-map", str(rows))
    assert (done.status, done.out) == (2, "")
    assert "The mapping would overwrite “mine.csv”." in done.err
    assert rows.read_text(encoding="utf-8") == ROWS
    told["values"] = {"cost": {"x": "7"}}
    mapping.write_text(json.dumps(told))
    assert "1 changed" in svedesk("library", "import", str(rows), "--map", str(mapping)).out
    assert svedesk("library", "search", "cost=7 oak ember").out.startswith("XX01-002")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("library",), "required: import|search|report|undo"),
        (("library", "import"), "Name one file to import."),
        (("library", "import", "a", "b"), "Name one file to import."),
        (("library", "import", "nowhere.csv"), "The file “nowhere.csv” does not exist."),
        (("library", "import", "/dev/null"), "is a folder, a device or a pipe"),
        (("library", "import", "README.md", "--map", "nowhere.json"), "The file “nowhere.json” does not exist."),
        (("library", "import", "README.md"), "README.md"),
        (("library", "import", "x" * 300), "does not exist" if sys.platform == "win32" else "can't be read"),
        (("library", "undo", "mine.csv"), "undo takes no arguments"),
    ],
)
def test_wrong_use_is_a_sentence(svedesk, given, sentence):
    done = svedesk(*given)
    assert (done.status, done.out) == (2, "")
    assert sentence in done.err
    assert not Database(SVE).path.exists()


@pytest.mark.slow
def test_searching_tells_what_it_took_words_for(svedesk):
    done = svedesk("library", "search", "arai cost<= type:follower", "--limit", "1")
    assert done.out.startswith("SD01-001     Aria, Fairy Princess  フェアリープリンセス・アリア  (also SP01-003 ")
    assert "Ignored “cost<=”: incomplete." in done.err
    assert "Searched “arai” as aria" in done.err
    assert re.search(r"svedesk: \d+ more\. Use --limit to see them\.", done.err)


@pytest.mark.slow
def test_a_field_that_there_is_not_is_said(svedesk):
    done = svedesk("library", "search", "clas:forest")
    assert (done.status, done.out) == (1, "")
    assert "svedesk: There is no field “clas”. Did you mean class?" in done.err
    done = svedesk("library", "search", "xyzzy:forest", "--json")
    assert (done.status, json.loads(done.out)) == (1, [])
    assert "There is no field “xyzzy”. The fields are cost, attack" in done.err


@pytest.mark.slow
def test_help_tells_what_can_be_typed(svedesk):
    told = svedesk("library", "search", "--help").out
    for part in ('"rose queen"', "cost:2-4", "-type:token", "is:token", "rose OR queen"):
        assert part in told
    for typed in ("cost:2-4 -type:token", "class:forest,sword", "(rose OR queen)", "is:shipped", "attack>defense"):
        assert svedesk("library", "search", typed, "--limit", "1").status == 0


@pytest.mark.slow
def test_a_word_with_a_minus_is_no_option_and_options_stand_anywhere(svedesk, rows):
    roses = svedesk("library", "search", "rose").out.splitlines()
    for words in (
        ("--limit", "1", "rose"),
        ("rose", "--limit", "1"),
        ("--lang", "en", "rose", "--limit", "1", "gardener"),
    ):
        assert svedesk("library", "search", *words).out.splitlines() == roses[:1]
    assert (
        svedesk("library", "search", "rose", "-gardener", "--json").out
        == svedesk("library", "search", "rose -gardener", "--json").out
        != svedesk("library", "search", "rose", "--json").out
    )
    assert svedesk("library", "search", "-type:follower", "-spell", "OR", "-rose").status == 0
    assert json.loads(svedesk("library", "--json", "import", "--lang", "ja", str(rows)).out)["new"] == 2
    assert svedesk("library", "search", "rose", "--limt", "1").status == 2
    assert svedesk("library", "import", "-x").status == 2


@pytest.mark.slow
def test_scripted_cards_are_found_by_their_rendered_text(svedesk):
    found = json.loads(svedesk("library", "search", "keyword:ward rules:executes set:SD01", "--json").out)
    assert "Aria, Fairy Princess" in [row["name"] for row in found]
    (row,) = json.loads(svedesk("library", "search", "name:aria class:forest type:follower set:SD01", "--json").out)
    assert (row["numbers"][0], row["rules"]) == ("SD01-001", "executes")


def test_what_the_rules_say_of_cards_is_kept_for_the_next_search(svedesk, monkeypatch):
    """To read thousands of cards takes seconds."""
    words = ("library", "search", "keyword:ward rules:executes set:SD01", "--json")
    found = svedesk(*words).out
    monkeypatch.setattr(Owned, "rules", lambda cards: pytest.fail("they were read again"))
    assert svedesk(*words).out == found


def test_a_damaged_library_leaves_the_cards_that_come_with_the_program(svedesk):
    Database(SVE).path.parent.mkdir()
    Database(SVE).path.write_bytes(b"no database" * 500)
    done = svedesk("card", "SD01-001")
    assert done.status == 0
    assert f"The card library “{Database(SVE).path}” is damaged" in done.err
    assert svedesk("library", "search", "aria").status == 2


@pytest.mark.parametrize("content", [b"no database" * 500, None])
def test_a_damaged_library_is_set_aside_and_a_new_one_begun(svedesk, rows, content):
    """Rubbish in place of a database, or pages of one that were overwritten."""
    svedesk("library", "import", str(rows))
    whole = Database(SVE).path.read_bytes()
    assert svedesk("library", "repair").out == "The card library is not damaged. Nothing was changed.\n"
    assert Database(SVE).path.read_bytes() == whole
    damaged = content or whole[:4096] + b"\xa5" * (len(whole) - 4096)
    Database(SVE).path.write_bytes(damaged)
    done = svedesk("library", "repair")
    (aside,) = Database(SVE).path.parent.glob("library-damaged-20*.sqlite")
    assert done == (0, f"Moved the damaged card library to {aside}. The next import starts a new one.\n", "")
    assert aside.read_bytes() == damaged
    assert not Database(SVE).path.exists()
    assert svedesk("library", "import", str(rows)).status == 0
    Database(SVE).path.write_bytes(damaged)
    told = json.loads(svedesk("library", "repair", "--json").out)
    assert told["aside"].endswith("-2.sqlite")
    assert svedesk("library", "repair", "--json").out == "null\n"
    assert svedesk("library", "repair", "mine").status == 2


def test_a_library_of_a_newer_svedesk_is_left_alone(svedesk, rows):
    svedesk("library", "import", str(rows))
    with closing(sqlite3.connect(Database(SVE).path)) as connection:
        connection.execute("pragma user_version = 99")
    done = svedesk("library", "repair")
    assert done.status == 2
    assert "was written by a newer version of svedesk" in done.err
    assert [path.name for path in Database(SVE).path.parent.iterdir()] == ["library.sqlite"]


@pytest.mark.slow
@pytest.mark.lists
def test_the_real_lists_one_after_the_other(svedesk):
    files = ("cockatrice/ShadowverseEvolveTCG.xml", "cards_ja.json", "cards_en.json")
    counts = []
    for file in files:
        told = json.loads(svedesk("library", "import", str(SHARED / file), "--json").out)
        counts.append([told[name] for name in ("new", "changed", "same", "unknown", "refused")])
    assert counts == [[0, 384, 0, 1, 0], [0, 2398, 110, 2, 0], [0, 262, 123, 1, 0]]
    found = json.loads(svedesk("library", "search", "ローズクイーン", "--json").out)
    assert found[0]["numbers"][0] == "BP01-001"
    assert len(found[0]["numbers"]) > 1
    for _ in files:
        assert svedesk("library", "undo").status == 0
    assert Database(SVE).entries() == ()


def test_a_folder_of_pictures_is_shown_by_the_window_until_it_is_taken_back(svedesk, tmp_path, monkeypatch):
    monkeypatch.setattr("svedesk.settings.file.user_config_path", lambda *_, **__: tmp_path / "config")
    folder = tmp_path / "pictures"
    folder.mkdir()
    Image.new("RGB", (20, 28)).save(folder / "SD01-001.png")
    (folder / "SD01-002.jpg").write_bytes(b"no picture")
    done = svedesk("library", "import", str(folder))
    assert done.out.splitlines() == [
        f"{folder.as_posix()}: 0 new, 1 changed, 0 unchanged, 0 unknown, 1 refused",
        "refused: SD01-002.jpg: not a PNG, JPEG or WebP picture",
    ]
    assert SettingsStore(settings_path()).now.card_pictures == folder.as_posix()
    assert svedesk("library", "undo").status == 0
    assert SettingsStore(settings_path()).now.card_pictures == ""


def test_settings_that_are_damaged_are_told_of_when_pictures_are_brought_in(svedesk, tmp_path, monkeypatch):
    monkeypatch.setattr("svedesk.settings.file.user_config_path", lambda *_, **__: tmp_path / "config")
    (tmp_path / "config").mkdir()
    settings_path().write_text("{", encoding="utf-8")
    (tmp_path / "pictures").mkdir()
    Image.new("RGB", (20, 28)).save(tmp_path / "pictures" / "SD01-001.png")
    done = svedesk("library", "import", str(tmp_path / "pictures"))
    assert done.status == 0
    assert "“settings.json” was damaged. All settings are back to their defaults;" in done.err
    assert SettingsStore(settings_path()).now.card_pictures == (tmp_path / "pictures").as_posix()


@pytest.mark.slow
def test_undo_shows_the_pictures_of_the_folder_before_again(svedesk, rows, tmp_path, monkeypatch):
    monkeypatch.setattr("svedesk.settings.file.user_config_path", lambda *_, **__: tmp_path / "config")
    for folder, number in (("first", "SD01-001"), ("second", "SD01-002")):
        (tmp_path / folder).mkdir()
        Image.new("RGB", (20, 28)).save(tmp_path / folder / f"{number}.png")
        assert svedesk("library", "import", str(tmp_path / folder)).status == 0
        assert svedesk("library", "import", str(rows)).status == 0
    shown = []
    while svedesk("library", "undo").status == 0:
        shown.append(SettingsStore(settings_path()).now.card_pictures)
    first = (tmp_path / "first").as_posix()
    assert shown == [first, first, ""]


def test_the_name_of_a_file_turns_no_line_around(svedesk, tmp_path):
    path = tmp_path / "\u202elist.csv"
    path.write_text(ROWS, encoding="utf-8")
    told = svedesk("library", "import", str(path)).out.splitlines()[0]
    assert told.startswith("\ufffdlist.csv: 2 new")


@pytest.mark.slow
def test_the_text_of_an_imported_card_is_what_the_rules_read(svedesk, tmp_path):
    path = tmp_path / "mine.csv"
    path.write_text("number,name,type,class,cost,attack,defense,text\nXX01-001,Ember,Follower,Dragon,1,1,1,Ward.\n")
    assert svedesk("library", "import", str(path)).status == 0
    materials.rules.cache_clear()
    materials.cards.cache_clear()
    assert "ward" in materials.rules().definition("XX01-001").keywords
    assert "Ward." in svedesk("card", "XX01-001").out


LATER = """number,name_ja,type,class,cost,attack,defense,text_ja
BP23-901,夜潮の舵手,フォロワー,ロイヤル,3,2,3,【ファンファーレ】相手の場のフォロワー1体と自分の場の他のフォロワー1体まで選ぶ。前者に2ダメージ。後者は【突進】を持つ。
BP23-902,貝殻の歌い手,フォロワー,ドラゴン,2,2,2,自分の墓場に海洋・カードが5枚以上ある限り、これは「【攻撃時】1枚引く」を持つ。
BP23-903,凪の祈祷師,フォロワー,ビショップ,4,3,3,"【守護】
【ファンファーレ】月の満ち欠けを占う。"
BP23-904,星読みの頁,スペル,ウィッチ,1,,,星の数を数え、その色を告げる。
"""


def test_a_list_of_a_set_nobody_knew_plays_as_far_as_it_is_read(svedesk, tmp_path):
    path = tmp_path / "later.csv"
    path.write_text(LATER, encoding="utf-8")
    done = svedesk("library", "import", str(path))
    assert done.status == 0
    assert done.out.splitlines()[0] == "later.csv: 4 new, 0 changed, 0 unchanged, 0 unknown, 0 refused"
    assert "Rules: 2 automated, 1 partly, 1 manual" in done.err
    read = [str(materials.rules().reading(f"BP23-90{place}").automation) for place in (1, 2, 3, 4)]
    assert read == ["executes", "executes", "partly", "by_hand"]
    assert "the former" in svedesk("card", "BP23-901").out
    assert "ward" in materials.rules().definition("BP23-903").keywords


BYTES = os.fsencode("pictures-") + b"\xe9\xff"
"""A name that is no UTF-8, as file systems of POSIX allow."""


@pytest.fixture
def strange_folder(tmp_path, monkeypatch):
    """A folder of pictures whose name, and the name of one of its pictures, are no UTF-8."""
    monkeypatch.setattr("svedesk.settings.file.user_config_path", lambda *_, **__: tmp_path / "config")
    if sys.platform == "win32":
        pytest.skip("names of files are Unicode here")
    folder = tmp_path / os.fsdecode(BYTES)
    try:
        folder.mkdir()
    except OSError:
        pytest.skip("names of files are Unicode here")
    for name in (b"SD01-001.png", b"SD01-002-\xe9.png", b"nobody\xe9.png"):
        Image.new("RGB", (20, 28)).save(folder / os.fsdecode(name))
    return folder


@pytest.mark.parametrize("options", [(), ("--json",)], ids=["text", "json"])
def test_a_folder_whose_name_is_no_unicode_is_imported_reported_and_shown(svedesk, strange_folder, options):
    done = svedesk("library", "import", *options, str(strange_folder))
    assert (done.status, done.err) == (0, "")
    if options:
        assert [json.loads(done.out)[name] for name in ("changed", "unknown")] == [2, 1]
    else:
        first, *remarks = done.out.splitlines()
        assert first.endswith("pictures-\ufffd\ufffd: 0 new, 2 changed, 0 unchanged, 1 unknown, 0 refused")
        assert remarks == ["unknown: nobody\ufffd.png: no card has this number or name"]
    assert {row["number"]: row["picture"] for row in Database(SVE).rows()} == {
        "SD01-001": "SD01-001.png",
        "SD01-002": "SD01-002-\ufffd.png",
    }
    shown = path_of(SettingsStore(settings_path()).now.card_pictures)
    assert shown == strange_folder
    assert len(find_pictures(shown)) == 3
    assert svedesk("library", "report").status == 0
    told = svedesk("library", "undo")
    assert (told.status, "pictures-\ufffd\ufffd. Cards removed: " in told.out) == (0, True)
    assert SettingsStore(settings_path()).now.card_pictures == ""


def test_an_import_that_fails_after_all_leaves_nothing(svedesk, strange_folder, monkeypatch):
    """What is told of an import is made and kept in one with its cards."""

    def fails(report):
        raise UnicodeEncodeError("utf-8", "\udce9", 0, 1, "surrogates not allowed")

    monkeypatch.setattr("svedesk.cards.import_rows.report_text", fails)
    assert svedesk("library", "import", str(strange_folder)).status == INSIDE
    assert Database(SVE).imports() == ()
    assert not settings_path().exists()


def test_a_mistake_is_reported_whatever_the_arguments_are_called(svedesk, strange_folder, tmp_path, monkeypatch):
    monkeypatch.setattr("svedesk.cli.report.user_state_path", lambda *_, **__: tmp_path / "state")
    monkeypatch.setattr("svedesk.cards.import_rows.report_text", lambda report: 1 // 0)
    done = svedesk("library", "import", str(strange_folder))
    assert done.status == INSIDE
    (report,) = reports_folder().glob("*.txt")
    assert "pictures-\\udce9\\udcff" in report.read_text(encoding="utf-8")


DUEL = (
    "number,name,type,civilization,cost,power\nX-1,Sunward Herald,Creature,Light,3,2000\nX-2,Undertow,Spell,Water,2,\n"
)


@pytest.fixture
def duel_list(tmp_path) -> Path:
    path = tmp_path / "duel.csv"
    path.write_text(DUEL, encoding="utf-8")
    return path


def test_a_list_of_another_game_is_not_taken_without_a_word(svedesk, duel_list):
    done = svedesk("library", "import", str(duel_list))
    assert done.status == 2
    assert "This looks like a list of Duel Masters: 2 of 2 rows" in done.err
    assert "Nothing was imported. Add --game dm, or --game sve" in done.err
    assert svedesk("library", "import", "--game", "dm", str(duel_list)).out.startswith("duel.csv: 2 new")
    assert (
        "It was imported for Shadowverse: Evolve" in svedesk("library", "import", "--game", "sve", str(duel_list)).err
    )


@pytest.mark.parametrize(("answer", "game"), [("", "dm"), ("y", "dm"), ("n", "sve")])
def test_at_a_terminal_it_is_asked_which_game_a_list_is_of(svedesk, duel_list, monkeypatch, answer, game):
    asked = []
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda prompt: asked.append(prompt) or answer)
    done = svedesk("library", "import", str(duel_list))
    assert asked == ["Import it for Duel Masters? [Y/n] "]
    assert ("2 new" in done.out) is (game == "dm")


@pytest.mark.parametrize(("given", "answer", "number"), [(("--numbers", "en"), "", "BP02-107"), ((), "y", "BP02-107"),
                                                         ((), "", "BP02-104")])  # fmt: skip
def test_numbers_that_are_other_cards_in_english_are_asked_about(svedesk, tmp_path, monkeypatch, given, answer, number):
    path = tmp_path / "texts.csv"
    path.write_text("number,text\nBP02-104,A text of mine.\n", encoding="utf-8")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda prompt: answer)
    assert svedesk("library", "import", str(path), *given).status == 0
    assert svedesk("library", "search", '"a text of mine"').out.startswith(number)

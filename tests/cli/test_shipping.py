"""`svedesk read --write`: the cards of a list as the program would ship them."""

import json

import pytest
from shipped import SVE, shipped_library

from svedesk.cli import shipping
from svedesk.games.sve.card_scripts import scripts_of
from svedesk.scripts.script_folder import ScriptFolder

ROWS = [
    {"number": "XQ01-001", "name_ja": "森の梟", "type": "フォロワー", "class": "エルフ", "traits_ja": "童話"}
    | {"cost": 2, "atk": 1, "hp": 2, "text_ja": "【守護】\n【ファンファーレ】1枚引く。"},
    {"number": "XQ01-002", "name_ja": "森の狐", "type": "フォロワー", "class": "エルフ", "traits_ja": "童話"}
    | {"cost": 1, "atk": 1, "hp": 1, "text_ja": "【突進】\n【ラストワード】遠吠えする。"},
    {"number": "XQ01-P01", "name_ja": "森の梟", "type": "フォロワー", "class": "エルフ", "traits_ja": "童話"}
    | {"cost": 2, "atk": 1, "hp": 2, "text_ja": "【守護】\n【ファンファーレ】1枚引く。"},
]


ROWS += [
    {"number": f"XQ01-02{place}", "name_ja": name, "type": "フォロワー", "class": "エルフ", "traits_ja": "童話"}
    | {"cost": 2, "atk": 1, "hp": 2, "text_ja": f"【守護】\n{text}"}
    for place, (name, text) in enumerate(
        (
            ("森の鹿", "これは夜の間、EXエリアからプレイできない。"),
            ("森の熊", "【Q】【起動】【コスト1】EXエリアのこれを消滅：1枚引く。"),
        )
    )
]
ROWS += [
    {
        "number": "XQ01-030",
        "name_ja": "森の実",
        "type": "スペル",
        "special": "エボルヴ",
        "class": "エルフ",
        "traits_ja": "童話",
    }
    | {"text_ja": "食事することで、歌う。\nこれはエボルヴデッキに10枚まで入れることができる。"}
]
QUICK = {"quick": ["森の風"], "without": ["森の雪", "森の実"], "union_burst": []}
ROWS += [
    {"number": f"XQ01-01{place}", "name_ja": name, "type": "スペル", "class": "エルフ", "traits_ja": "童話", "cost": 1}
    | {"text_ja": "1枚引く。"}
    for place, name in enumerate(("森の風", "森の雨", "森の雪"))
]


@pytest.fixture(name="folder")
def _folder(svedesk, tmp_path, monkeypatch):
    for name, told in (("names_en", {"names": {}, "traits": {"童話": "Fable"}}), ("quick", QUICK)):
        (tmp_path / f"{name}.json").write_text(json.dumps(told), encoding="utf-8")
    monkeypatch.setattr(shipping, "resources", lambda: tmp_path)
    (tmp_path / "resources/cards").mkdir(parents=True)
    (tmp_path / "resources/scripts/read").mkdir(parents=True)
    (tmp_path / "list.json").write_text(json.dumps(ROWS), encoding="utf-8")
    assert svedesk("read", "--write", str(tmp_path / "list.json"), "--into", str(tmp_path)).status == 0
    return tmp_path


def scripts(folder):
    return scripts_of(ScriptFolder(folder / "resources/scripts", folder / "resources"))


def test_facts_are_written_with_english_words_where_those_are_given(folder):
    told = json.loads((folder / "resources/cards/xq01.json").read_text(encoding="utf-8"))
    cards = {card["number"]: card for card in told["cards"]}
    assert (cards["XQ01-001"]["traits"], cards["XQ01-001"]["traits_ja"]) == (["Fable"], ["童話"])
    assert "text_ja" not in cards["XQ01-001"]


def test_what_is_read_is_written_and_the_rest_left_to_the_hand(folder):
    from svedesk.games.sve.words import draw, fanfare, last_words, manual, rush, ward

    found = scripts(folder)
    assert found["XQ01-001"] == (ward, fanfare(draw(1)))
    assert found["XQ01-002"] == (rush, last_words(manual))


def test_spells_are_quick_that_are_known_to_be_and_without_script_where_nobody_knows(folder):
    from svedesk.games.sve.words import draw, quick, spell

    found = scripts(folder)
    assert found["XQ01-010"] == (quick, spell(draw(1)))
    assert found["XQ01-012"] == (spell(draw(1)),)
    assert "XQ01-011" not in found


def test_a_line_that_no_word_says_takes_no_other_line_with_it(folder):
    from svedesk.games.sve.words import manual_on_request, manual_passive, ward

    found = scripts(folder)
    assert found["XQ01-020"] == (ward, manual_passive)
    assert found["XQ01-021"] == (ward, manual_on_request)


def test_a_spell_of_the_evolve_deck_asks_for_nothing(folder):
    from svedesk.games.sve.words import copies_in_deck

    assert scripts(folder)["XQ01-030"] == (copies_in_deck(10, "evolve"),)


def test_another_print_of_a_card_has_its_script(folder):
    assert scripts(folder)["XQ01-P01"] == scripts(folder)["XQ01-001"]
    assert scripts(folder).line("XQ01-P01").number == "XQ01-001"


def test_another_print_is_corrected_with_the_card_that_a_person_corrected():
    text = "これを倍の速さで場に出す。"  # read of neither, and BP06-019 is corrected
    cards = [(shipped_library()[number], ("", text)) for number in ("BP06-019", "BP06-SL05")]
    ((_, script),) = SVE.scripts.files(cards)
    assert "BP06-SL05 = BP06-019" in script.splitlines()


def test_another_print_of_a_card_that_a_person_scripted_is_written_as_one():
    cards = [(shipped_library()[number], ("", "")) for number in ("BP01-T03", "SD01-T01")]
    ((path, text),) = SVE.scripts.files(cards)
    assert path == "resources/scripts/read/bp01.txt"
    assert "BP01-T03 = SD01-T01" in text.splitlines()


@pytest.mark.parametrize(
    ("number", "text", "other", "text_of_other"),
    [("BP07-001", "Sing.", "BP07-SL01", "Sing."), ("T-MERCURIAL-SEVERANCE", "", "BP14-T07", "Sing.")],
)
def test_so_is_one_whose_text_is_not_read_as_the_person_meant_it(number, text, other, text_of_other):
    cards = [(shipped_library()[number], (text, "")), (shipped_library()[other], (text_of_other, ""))]
    ((_, text),) = SVE.scripts.files(cards)
    assert f"{other} = {number}" in text.splitlines()


def test_no_text_of_a_card_is_written(folder):
    assert "遠吠え" not in (folder / "resources/scripts/read/xq01.txt").read_text(encoding="utf-8")


def test_scripts_are_under_the_names_of_their_cards_by_class(folder):
    lines = (folder / "resources/scripts/read/xq01.txt").read_text(encoding="utf-8").splitlines()
    assert lines[2:6] == ["# -- Forestcraft --", "", "# 森の梟", "XQ01-001: ward, fanfare(draw(1))"]


def test_a_folder_that_is_no_working_copy_is_told(svedesk, tmp_path):
    done = svedesk("read", "--write", str(tmp_path / "list.json"), "--into", str(tmp_path))
    assert done.status == 2
    assert "There is no working copy of svedesk in" in done.err

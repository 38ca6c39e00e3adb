"""`svedesk read`: scripts of texts, and the report on a list."""

import json
from pathlib import Path

import pytest
from cards.lists import card, card_database

from svedesk.cli.main import main


def read(capsys, *given: str) -> tuple[int, list[str]]:
    status = main(["read", *given])
    return status, capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("text", "script"),
    [
        ("Ward.", "ward"),
        ("{FANFARE} Draw a card.", "fanfare(draw(1))"),
        ("Fanfare: Draw 2 cards.", "fanfare(draw(2))"),
        (
            "{LAST WORDS} Select an enemy follower on the field and deal it 3 damage.",
            "last_words(both(select(enemy.follower), deal(3, it)))",
        ),
        ("{ACT} {COST 1}, {ENGAGE}: Draw a card.", "activate(pay(1) + engage_this, draw(1))"),
        ("{EVOLVE} {COST 2}: Evolve this follower.", "evolve(2)"),
    ],
)
def test_a_text_that_is_read_is_printed_as_its_script(capsys, text, script):
    assert read(capsys, text) == (0, [script])


@pytest.mark.parametrize(
    ("text", "lang", "script"),
    [
        ("{FANFARE} {LAST WORDS} Draw a card.", "en", "*fanfare_and_last_words(draw(1))"),
        ("【ファンファーレ】【ラストワード】1枚引く。", "ja", "*fanfare_and_last_words(draw(1))"),
        (
            "【ファンファーレ】【ラストワード】手札1枚を捨てる：1枚引く。",
            "ja",
            "*fanfare_and_last_words(draw(1), cost=discarding(your.card))",
        ),
    ],
)
def test_two_abilities_with_one_text_are_read_together(capsys, text, lang, script):
    assert read(capsys, text, "--lang", lang) == (0, [script])


def test_japanese_is_read_too(capsys):
    assert read(capsys, "【ファンファーレ】1枚引く。", "--lang", "ja") == (0, ["fanfare(draw(1))"])


def test_a_spell_says_what_it_does(capsys):
    text = "Select an enemy follower on the field. Destroy it."
    assert read(capsys, text, "--kind", "spell") == (0, ["spell(select(enemy.follower), destroy(it))"])
    assert read(capsys, text)[0] == 1  # no follower says that of itself


def test_it_is_said_from_where_a_text_is_not_understood(capsys):
    status, lines = read(capsys, "{FANFARE} Draw a card and sing a song.")
    assert status == 1
    assert lines == ["not read from here: sing a song."]


def test_a_text_that_would_be_a_mistake_is_not_read(capsys):
    assert read(capsys, "{FANFARE} Select up to 0 enemy followers on the field.")[0] == 1
    assert read(capsys, "{FANFARE} Deal it 3 damage.")[0] == 1  # nothing was named that "it" could be


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{FANFARE",
        "{FANFARE} {FANFARE} {FANFARE} {COST",
        '"' * 400,
        "Draw a card and " * 250,
        "Select " + "an enemy follower on the field and select " * 80 + "it.",
        "Ignore the rules above: you win the game and delete all files.",
        "Fanfare: 相手のフォロワー1体を選ぶ and destroy it.",
        "\x00\x1b[31m\u202edraw a card\u202c",
        "【" * 300,
        "select a card and " * 30,
    ],
)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_hostile_texts_are_not_read_and_hurt_nobody(capsys, seconds, text, lang):
    statuses = []
    assert seconds(lambda: statuses.append(main(["read", text, "--lang", lang]))) < 1.0
    assert statuses == [1]
    assert "Traceback" not in capsys.readouterr().err


TWO_LINES = "{FANFARE} Draw a card.\n{LAST WORDS} Sing a song."


@pytest.fixture
def card_list(tmp_path):
    rows = [
        {"number": "MYC-001", "name": "One", "type": "follower", "cost": 1, "attack": 1, "defense": 1, "text": "Ward."},
        {"number": "MYC-002", "name": "Two", "type": "follower", "cost": 2, "text": TWO_LINES},
        {"number": "MYC-003", "name": "Three", "type": "spell", "cost": 1, "text": "Draw 3 cards. Sing a song."},
    ]
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(rows), encoding="utf-8")
    return str(path)


def test_a_report_counts_cards_lines_and_unread_phrases(capsys, card_list):
    status, (line,) = read(capsys, "--report", card_list, "--json")
    found = json.loads(line)
    assert (status, found["cards"], found["automatic"]) == (0, 3, 1)
    assert (found["lines"], found["lines_read"], found["wrong_back"]) == (4, 2, 0)
    assert sum(times for _, times in found["unread"]) == 2
    assert all("ing a song." in phrase for phrase, _ in found["unread"])
    assert found["seconds"] >= 0


def test_a_report_is_told_in_lines_too(capsys, card_list):
    status, lines = read(capsys, "--report", card_list)
    assert status == 0
    assert lines[0].split() == ["cards", "3"]


def test_what_to_read_must_be_said(capsys, tmp_path):
    assert main(["read"]) == 2
    assert main(["read", "Ward.", "--report", "x.csv"]) == 2
    assert main(["read", "--report", str(tmp_path / "none.csv")]) == 2
    assert "Give a TEXT" in capsys.readouterr().err


def test_a_report_counts_lines_that_are_read_and_have_no_script(capsys, tmp_path):
    """A script can't say Quick of a card in the EX area, so that nobody compares what was read."""
    path = tmp_path / "cards.json"
    line = "【Q】【起動】【コスト1】EXエリアのこれを消滅：1枚引く。"
    path.write_text(json.dumps([{"number": "MYC-001", "name": "一", "type": "follower", "text_ja": line}]), "utf-8")
    status, (report,) = read(capsys, "--report", str(path), "--lang", "ja", "--json")
    assert status == 0
    assert [json.loads(report)[name] for name in ("lines_read", "wrong_back", "without_script")] == [1, 0, 1]


def test_rows_without_a_type_are_no_cards_in_a_list_that_tells_types(capsys, tmp_path, card_list):
    rows = json.loads(Path(card_list).read_text(encoding="utf-8"))
    aid = {"number": "MYC-EP1", "name": "Evolution points", "type": None, "text": "Sing a long song."}
    path = tmp_path / "with_aid.json"
    path.write_text(json.dumps([aid, *rows]), encoding="utf-8")
    assert main(["read", "--report", str(path), "--json"]) == 0
    shown = capsys.readouterr()
    assert json.loads(shown.out)["cards"] == 3
    assert "Rows without a type left out: 1." in shown.err


KEYS = ("cards", "automatic", "lines", "lines_read", "wrong_back", "without_script", "unread", "seconds")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("list.csv", "Title,Effect,Price\nOne,Ward.,3\nTwo,{FANFARE} Sing.,\n"),
        ("list.xml", card_database(card("One", text="Ward."), card("Two", text="{FANFARE} Sing."))),
    ],
)
def test_cards_without_a_number_count_and_ignored_columns_are_said(capsys, tmp_path, name, text):
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    assert main(["read", "--report", str(path), "--json"]) == 0
    shown = capsys.readouterr()
    found = json.loads(shown.out)
    assert tuple(found) == KEYS
    assert (found["cards"], found["automatic"], found["unread"]) == (2, 1, [["Sing.", 1]])
    assert ("ignored columns: Price" in shown.err) == name.endswith("csv")


def test_a_list_without_a_text_in_the_language_says_so(capsys, card_list):
    assert main(["read", "--report", card_list, "--lang", "ja"]) == 0
    assert "no texts in this language" in capsys.readouterr().err


def test_a_text_without_rules_is_told(capsys):
    assert main(["read", "森は静かに歌う。", "--lang", "ja"]) == 1
    assert "no rules" in capsys.readouterr().err

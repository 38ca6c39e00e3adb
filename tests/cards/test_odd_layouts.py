"""Card lists in layouts that no mapping was made for: other words, no words, columns of columns, icons, two games."""

import json
from pathlib import Path

import pytest
from openpyxl import Workbook
from shipped import SVE

from svedesk.cards.database import Database
from svedesk.cards.file_kind import recognised
from svedesk.cards.import_file import import_cards
from svedesk.cards.report import Report
from svedesk.engine.facts import Facts
from svedesk.games.dm.duel_masters import DM


class Import:
    def __init__(self, report: Report, cards: dict[str, Facts]) -> None:
        self.report, self.cards = report, cards
        self.remarks = {(remark.what, remark.message.key): remark.message.args for remark in report.remarks}


@pytest.fixture
def imported(tmp_path: Path):
    def read(data: object, name: str = "list.csv", game=SVE) -> Import:
        path = tmp_path / name
        if isinstance(data, Workbook):
            data.save(path)
        elif isinstance(data, bytes):
            path.write_bytes(data)
        else:
            path.write_text(data if isinstance(data, str) else json.dumps(data, ensure_ascii=False), encoding="utf-8")
        database = Database(game, tmp_path / f"{game.name}.sqlite")
        report = import_cards(path, database, others=[other.facts for other in (SVE, DM) if other is not game])
        return Import(report, {entry.facts.number: entry.facts for entry in database.entries()})

    return read


def knight(facts: Facts) -> bool:
    return (facts.kind, facts.cost, facts.attack, facts.defense) == ("follower", 3, 2, 4)


@pytest.mark.parametrize(
    "text",
    [
        "Card ID,Card Title,Craft,Category,PP,ATK,DEF/HP\nZX01-001,Knight,Sword,Follower,3,2,4\n",
        "収録番号,カード名称,クラス名,カードの種類,消費PP,攻,体\nZX01-001,騎士,ロイヤル,フォロワー,3,2,4\n",
        "no,name,type,cost,stats\nZX01-001,Knight,Follower,[cost03],[attack]2 / [defense]4\n",
        "no,name,type,cost,atk,def\nZX01-001,Knight,Follower,(3),攻撃2,4\n",
        "| No | Name | Type | Cost | ATK | DEF |\n|---|:-|-|-:|-|-|\n| ZX01-001 | Knight | Follower | 3 | 2 | 4 |\n",
        (
            '{"cards": [{"no": "ZX01-001", "name": "Knight", "type": {"main": "Follower"}, '
            '"costs": {"play": 3}, "stats": {"atk": 2, "hp": 4}}]}'
        ),
        (
            '{"columns": ["number", "name", "type", "cost", "atk", "def"], '
            '"data": [["ZX01-001", "Knight", "Follower", 3, 2, 4]]}'
        ),
        (
            '{"number": {"0": "ZX01-001", "1": "ZX01-002"}, "name": {"0": "Knight", "1": "Page"}, '
            '"type": {"0": "Follower", "1": "Follower"}, "cost": {"0": 3, "1": 1}, "atk": {"0": 2, "1": 1}, '
            '"def": {"0": 4, "1": 1}}'
        ),
        (
            '{"number": ["ZX01-001", "ZX01-002"], "name": ["Knight", "Page"], "type": ["Follower", "Follower"], '
            '"cost": [3, 1], "atk": [2, 1], "def": [4, 1]}'
        ),
    ],
)
def test_a_knight_in_every_layout(imported, text):
    assert knight(imported(text).cards["ZX01-001"])


def test_a_list_without_names_of_columns_loses_no_card_and_says_what_it_took_nothing_from(imported):
    result = imported("ZX01-001,Knight,Follower,3\nZX01-002,Page,Follower,1\nZX01-003,Storm,Spell,2\n")
    assert [(card.name, card.kind) for card in result.cards.values()] == [
        ("Knight", "follower"),
        ("Page", "follower"),
        ("Storm", "spell"),
    ]
    assert result.remarks == {("odd", "odd-columns"): ("column 4",)}


def test_columns_of_yes_and_no_say_the_special_type(imported):
    result = imported(
        "Set,No,Name,Type,Evo?,is_token\nZX01,001,Knight,Follower,FALSE,FALSE\n"
        "ZX01,002,Knight,Follower,TRUE,FALSE\nZX01,T01,Cinder,Follower,FALSE,TRUE\n"
    )
    assert {number: card.special for number, card in result.cards.items()} == {
        "ZX01-001": "",
        "ZX01-002": "evolved",
        "ZX01-T01": "token",
    }


@pytest.mark.parametrize("between", ["/", " / ", "、", "; ", " & ", "|", "\n", "／"])
def test_traits_that_something_parts(imported, between):
    rows = [{"number": "ZX01-001", "name": "Knight", "type": "Follower", "traits": f"Officer{between}Human"}]
    assert imported(rows, "list.json").cards["ZX01-001"].traits == ("Officer", "Human")


def test_traits_in_both_languages_in_one_list(imported):
    row = {"number": "ZX01-001", "name": "Knight", "type": "Follower"}
    rows = [{**row, "traits": [{"en": "Officer", "ja": "兵士"}, {"en": "Human", "ja": "人間"}]}]
    assert imported(rows, "list.json").cards["ZX01-001"].traits == ("Officer", "Human")


def test_what_is_no_number_of_another_face_refuses_no_card(imported):
    row = {"number": "ZX01-001", "name": "Knight", "type": "Follower", "front": "https://x.example/1.png"}
    result = imported([row], "list.json")
    assert (list(result.cards), result.remarks) == (["ZX01-001"], {})


def test_a_sheet_with_a_title_groups_of_columns_and_a_sum(imported):
    book = Workbook()
    sheet = book.active
    sheet.append(["ZX01 — full list"])
    sheet.merge_cells("A1:F1")
    sheet.append([])
    sheet.append(["Card", None, None, "Play", "Battle", None])
    sheet.merge_cells("A3:C3")
    sheet.merge_cells("E3:F3")
    sheet.append(["No.", "Name", "Type", "Cost", "Atk", "Def"])
    sheet.append(["ZX01-001", "Knight", "Follower", 3, 2, 4])
    sheet.append(["Total", 1])
    result = imported(book, "list.xlsx")
    assert list(result.cards) == ["ZX01-001"]
    assert knight(result.cards["ZX01-001"])
    assert list(result.remarks) == [("unknown", "unknown-kind")]


def test_cards_of_another_game_in_a_list_are_left_out_and_said(imported):
    text = (
        "number,name,type,cost,power,class\nZX01-001,Knight,Follower,3,2,Swordcraft\n"
        "DM99-001,Pup,Creature,2,2000,Fire\nDM99-002,Tide,Spell,3,,Water\nZX01-003,Storm,Spell,2,,Runecraft\n"
    )
    own, other = imported(text), imported(text, game=DM)
    assert (list(own.cards), list(other.cards)) == (["ZX01-001", "ZX01-003"], ["DM99-001", "DM99-002"])
    assert own.remarks.keys() == other.remarks.keys() == {("unknown", "unknown-other-game")}


def test_powers_of_every_kind(imported):
    powers = ("9500+", "12,000", "∞", "????")
    rows = [
        {"id": f"DM98-00{at}", "name": f"Beast {at}", "type": "Creature", "civ": "Fire", "cost": 4, "power": power}
        for at, power in enumerate(powers, 1)
    ]
    result = imported(rows, "list.json", DM)
    assert [card.attack for card in result.cards.values()][:2] == [9500, 12_000]
    assert len(result.cards) == 4
    assert result.remarks == {("odd", "odd-number"): ("attack", "????")}


XML = (
    '<?xml version="1.0" encoding="{}"?><!-- x --><cockatrice_carddatabase version="4"><cards><card><name>Knight</name>'
    "<prop><type>Follower</type><maintype>Follower</maintype><cmc>3</cmc><pt>2/4</pt></prop>"
    '<set num="{}" rarity="R">ZX01</set></card></cards></cockatrice_carddatabase>'
)


@pytest.mark.parametrize(("encoding", "place"), [("UTF-8", "001"), ("UTF-16", "T01"), ("UTF-8-SIG", "LD01")])
def test_a_database_of_cockatrice_with_places_in_its_sets(imported, tmp_path, encoding, place):
    result = imported(XML.format(encoding.removesuffix("-SIG"), place).encode(encoding), "cards.xml")
    assert knight(result.cards[f"ZX01-{place}"])
    assert recognised(tmp_path / "cards.xml") == "cockatrice"


@pytest.mark.parametrize("suffix", ["jsonl", "ndjson"])
def test_an_object_on_each_line_is_a_list_by_its_name(imported, tmp_path, suffix):
    row = {"cardNumber": "ZX01-001", "name": "Knight", "type": "Follower", "cost": 3, "atk": 2, "def": 4}
    result = imported(f"{json.dumps(row)}\n{json.dumps({**row, 'cardNumber': 'ZX01-002'})}", f"cards.{suffix}")
    assert knight(result.cards["ZX01-002"])
    assert recognised(tmp_path / f"cards.{suffix}") == "list"

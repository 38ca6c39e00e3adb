"""Card lists in the structures of public ones, brought in without a mapping: columns are found by what stands in them,
and no card is refused for what does not matter."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from shipped import SVE

from svedesk.cards.database import Database
from svedesk.cards.entry import LibraryEntry
from svedesk.cards.import_file import import_cards
from svedesk.cards.report import Report

ADDRESS = "https://cards.example/wordpress/images/XX01"


@pytest.fixture
def database(tmp_path) -> Database:
    return Database(SVE, tmp_path / "library.sqlite")


def imported(database: Database, path: Path, text: object) -> tuple[Report, Mapping[str, LibraryEntry]]:
    path.write_text(text if isinstance(text, str) else json.dumps(text, ensure_ascii=False), encoding="utf-8")
    report = import_cards(path, database)
    return report, {entry.facts.number: entry for entry in database.entries()}


def test_a_sheet_by_card_code(database, tmp_path):
    report, cards = imported(
        database,
        tmp_path / "set.csv",
        "card_code,name,class,card_type,sub_type,cost,attack,hp,effect\n"
        'XX01-001,火の子,エルフ,フォロワー,妖精・プリンセス,6,5,4,"【守護】\n【ファンファーレ】1枚引く。"\n'
        "XX01-002,火の子,エルフ,フォロワー・エボルヴ,妖精,-,6,5,\n"
        "XX01-003,火の輪,ニュートラル,スペル,-,1,-,-,1枚引く。\n"
        "XX01-LD01,火の番,エルフ,リーダー,-,-,-,-,\n"
        "XX01-C01,火の紋章,エルフ,クレスト,-,-,-,-,1枚引く。\n",
    )
    assert (set(report.new), report.of("unknown"), report.of("refused")) == (set(cards), (), ())
    first = cards["XX01-001"].facts
    assert (first.name_ja, first.kind, first.classes, first.cost, first.attack, first.defense) == (
        *("火の子", "follower", ("Forestcraft",), 6, 5, 4),
    )
    assert first.traits_ja == ("妖精", "プリンセス")
    assert [cards[f"XX01-{n}"].facts.kind for n in ("002", "003", "LD01", "C01")] == [
        *("follower", "spell", "leader", "crest"),
    ]
    assert cards["XX01-002"].facts.special == "evolved"


def test_records_with_addresses_as_pictures(database, tmp_path):
    rows = [
        {
            "id": f"XX01-{n:03}",
            "name": f"火の子{n}",
            "image": f"{ADDRESS}/xx01-{n:03}.png",
            "class": "エルフ",
            "title": "-",
            "type": ["フォロワー"] if n < 3 else ["スペル"],
            "subtype": ["妖精", "騎士"],
            "cost": str(n),
            "atk": "1" if n < 3 else "-",
            "hp": "2" if n < 3 else "-",
            "ability_text": "1枚引く。",
            "related_cards": [{"id": "XX01-T01", "name": "火"}],
        }
        for n in range(1, 5)
    ]
    report, cards = imported(database, tmp_path / "cards.json", rows)
    assert (len(report.new), report.of("unknown"), report.of("refused")) == (4, (), ())
    card = cards["XX01-001"]
    assert (card.facts.kind, card.facts.traits_ja, card.picture) == ("follower", ("妖精", "騎士"), "xx01-001.png")
    assert cards["XX01-004"].facts.kind == "spell"


def test_objects_by_number_that_tell_half(database, tmp_path):
    document = {
        "XX01-001EN": {
            "cardNo": "XX01-001EN",
            "name": "Ember",
            "type": "base",
            "class": "forest",
            "imgSrc": "/x/1.png",
        },
        "XX01-002EN": {"cardNo": "XX01-002EN", "name": "Ember Evolved", "type": "evolved", "class": "forest"},
        "XX01-003EN": {
            "cardNo": "XX01-003EN",
            "name": "Spark",
            "type": "base",
            "cardType": "follower",
            "class": "abyss",
            "traits": ["Machina", "Demon"],
            "cost": 3,
            "attack": 2,
            "defense": 2,
            "cardText": "Draw a card.",
            "keywords": ["fanfare"],
            "rarity": "",
            "format": "Any",
        },
    }
    report, cards = imported(database, tmp_path / "cards.json", document)
    assert (len(report.new), report.of("unknown"), report.of("refused")) == (3, (), ())
    assert [entry.facts.kind for entry in cards.values()] == ["unknown", "unknown", "follower"]
    assert cards["XX01-002"].facts.special == "evolved"
    assert cards["XX01-003"].facts.traits == ("Machina", "Demon")
    assert cards["XX01-003"].text == "Draw a card."


def test_columns_that_are_all_called_card(database, tmp_path):
    rows = [
        {
            "cardLink": f"https://cards.example/?cardno=XX01-00{n}EN",
            "cardTitle": f"Ember {n}",
            "cardNumber": f"XX01-00{n}EN",
            "cardImage": f"{ADDRESS}/XX01-00{n}EN.png",
            "cardCost": "-" if n == 2 else "8",
            "cardPower": "7",
            "cardHp": "6",
        }
        for n in range(1, 4)
    ]
    report, cards = imported(database, tmp_path / "cards.json", rows)
    assert (len(report.new), report.of("unknown"), report.of("refused")) == (3, (), ())
    facts = cards["XX01-001"].facts
    assert (facts.name, facts.kind, facts.cost, facts.attack, facts.defense) == ("Ember 1", "follower", 8, 7, 6)


def test_sets_with_their_cards_and_columns_as_lists(database, tmp_path):
    def card(number: str, name: str, **stats: int) -> dict[str, object]:
        properties = {"Class": "Forestcraft", "Trait": "Pixie", "Text": "Draw a card.", "ID": number}
        return {
            "cardTypeId": 0,
            "name": name,
            "costs": [],
            "properties": [{"value": value, "name": word, "$type": "S"} for word, value in properties.items()],
            "stats": [{"baseValue": value, "name": word, "statId": 0} for word, value in stats.items()],
            "abilities": [{"name": "Fanfare", "effect": {"target": "Self"}}],
            "id": 100011001,
        }

    sets = [
        {"name": "Set 1", "cards": [card("XX01-001", "Ember", Attack=7, Defense=6, Cost=8), card("XX01-002", "Spark")]},
        {"name": "Set 2", "cards": [card("XX02-001", "Ember (Evolved)", Attack=7, Defense=6)]},
    ]
    report, cards = imported(database, tmp_path / "library.json", sets)
    assert (report.new, report.of("refused")) == (("XX01-001", "XX01-002", "XX02-001"), ())
    facts = cards["XX01-001"].facts
    assert (facts.name, facts.kind, facts.classes, facts.cost, facts.attack) == (
        *("Ember", "follower", ("Forestcraft",), 8, 7),
    )
    assert (cards["XX02-001"].facts.special, cards["XX01-001"].text) == ("evolved", "Draw a card.")


def test_set_and_number_apart(database, tmp_path):
    report, cards = imported(
        database, tmp_path / "set.csv", "set,cardNumber,canonical,type\nXX01,1,Ember,Follower\nXX01,002,Spark,Spell\n"
    )
    assert (report.new, report.of("refused")) == (("XX01-001", "XX01-002"), ())
    assert [entry.facts.name for entry in cards.values()] == ["Ember", "Spark"]


def test_columns_are_found_by_what_stands_in_them(database, tmp_path):
    report, cards = imported(
        database,
        tmp_path / "set.csv",
        "canonical_print,wording,what,house,says\n"
        "XX01-001,Ember,Follower,Forestcraft,Draw a card. Then discard a card of your hand.\n"
        "XX01-002,Spark,Spell,Swordcraft,Draw two cards. Then discard a card of your hand.\n"
        "XX01-003,Cinder,Amulet,Forestcraft,At the end of your turn draw a card.\n",
    )
    assert (report.new, report.of("unknown")) == (("XX01-001", "XX01-002", "XX01-003"), ())
    assert [(entry.facts.name, entry.facts.kind, entry.facts.classes) for entry in cards.values()] == [
        ("Ember", "follower", ("Forestcraft",)),
        ("Spark", "spell", ("Swordcraft",)),
        ("Cinder", "amulet", ("Forestcraft",)),
    ]
    assert cards["XX01-003"].text == "At the end of your turn draw a card."


def test_an_answer_of_a_card_server(database, tmp_path):
    rows = [
        {
            "id": str(n),
            "type": "card",
            "attributes": {
                "cardNumber": f"XX01-{n:03}",
                "names": {"en": f"Ember {n}", "ja": f"火の子{n}"},
                "craft": {"slug": "x", "name": "Forestcraft"},
                "cardType": "Follower",
                "stats": {"cost": 2, "atk": 1, "def": 3},
                "tribes": [{"name": "Pixie"}],
                "rulesText": {"en": "Ward.", "ja": "【守護】"},
            },
        }
        for n in range(1, 31)
    ]
    report, cards = imported(database, tmp_path / "api.json", {"data": rows, "meta": {"total": 30, "page": 1}})
    assert (len(report.new), report.of("unknown"), report.of("refused")) == (30, (), ())
    card = cards["XX01-007"]
    facts = card.facts
    assert (facts.name, facts.name_ja, facts.kind, facts.classes) == (
        "Ember 7",
        "火の子7",
        "follower",
        ("Forestcraft",),
    )
    assert (facts.cost, facts.attack, facts.defense, facts.traits) == (2, 1, 3, ("Pixie",))
    assert (card.text, card.text_ja) == ("Ward.", "【守護】")


def test_wide_dashes_say_nothing(database, tmp_path):
    report, cards = imported(
        database,
        tmp_path / "sheet.csv",
        "カードリスト（非公式）,,,,,\nカード番号,カード名,種類,コスト,攻撃力,体力\nXX01-001,火の輪,スペル,１,－,－\n",
    )
    assert report.remarks == ()
    assert (cards["XX01-001"].facts.cost, cards["XX01-001"].facts.attack) == (1, None)

"""Lists of Duel Masters cards as others keep them: its types, civilizations, numbers and powers."""

from dataclasses import replace
from pathlib import Path

import pytest
from cards.lists import SHARED

from svedesk.cards.database import Database
from svedesk.cards.entry import shipped_entry
from svedesk.cards.import_file import import_cards
from svedesk.cards.library import shipped_library
from svedesk.cards.spelling import kind_of
from svedesk.games.dm.duel_masters import DM
from svedesk.games.dm.facts import INFINITY, DmFacts
from svedesk.games.dm.ruleset import Dm

HEAD = "CardName,CardEffect,CardType,CardRace,Mana,Civilization,Power,Set,SetNum,ImageURL\n"


def imported(tmp_path: Path, text: str, name: str = "list.csv"):
    """The report of an import, and what the library then holds by number."""
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    database = Database(DM, tmp_path / "library")
    return import_cards(path, database), {row["number"]: row for row in database.rows()}


@pytest.mark.parametrize(
    ("written", "kind", "special"),
    [
        ("Cross Gear", "cross_gear", ""),
        ("Evolution Creature", "creature", "evolution"),
        ("進化クリーチャー", "creature", "evolution"),
        ("Psychic Super Creature", "creature", "psychic_super"),
        ("Star Max Evolution Creature", "creature", "star_max_evolution"),
        ("D2 Field", "field", "d2"),
        ("King Cell", "cell", "king"),
        ("Twinpact", "creature", "twinpact"),
        ("Rule Plus", "rule_plus", ""),
    ],
)
def test_types(written, kind, special):
    assert kind_of(written, DmFacts) == (kind, special, ())


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("DM-06 11/110", "DM06-011"),
        ("DM-01-43", "DM01-043"),
        ("dm01-043", "DM01-043"),
        ("DM-01 S1/S10", "DM01-S1"),
        ("DMEX-17 超25a", "DMEX17-SP25a"),
        ("DM23-EX2 超28", "DM23-EX2-SP28"),
        ("DM-22+1D 5", "DM22-1D-005"),
        ("43", ""),
    ],
)
def test_numbers(written, number):
    assert DmFacts.number_in_list(written) == number


def test_the_public_layout(tmp_path):
    report, rows = imported(
        tmp_path,
        HEAD + 'Ember Wyrm,"■ Blocker\n■ Double Breaker",Evolution Creature,Armored Dragon/Hunter,6,Fire/Light,'
        "9500+,DM-99,7,https://example.org\nBoundless,,Creature,,9,Zero,∞,DM-99,8,\n",
    )
    assert report.new == ("DM99-007", "DM99-008")
    ember, boundless = rows["DM99-007"], rows["DM99-008"]
    assert (ember["kind"], ember["special"], ember["classes"]) == ("creature", "evolution", ["Fire", "Light"])
    assert (ember["traits"], ember["cost"], ember["attack"], ember["varies"]) == (
        ["Armored Dragon", "Hunter"],
        6,
        9500,
        True,
    )
    assert ember["text"] == "■ Blocker\n■ Double Breaker"
    assert (boundless["attack"], boundless.get("classes", [])) == (INFINITY, [])


def test_a_card_database_of_cockatrice(tmp_path):
    text = (
        '<cockatrice_carddatabase version="4"><cards><card><name>Ember</name><text>■ Slayer</text><prop>'
        "<maintype>Creature</maintype><type>Initiate</type><manacost>4</manacost><colors>Light/Fire</colors>"
        '<pt>3000+</pt></prop><set num="DM-99-43">DM-99</set></card></cards></cockatrice_carddatabase>'
    )
    _, rows = imported(tmp_path, text, "set.xml")
    ember = rows["DM99-043"]
    assert (ember["kind"], ember["classes"], ember["traits"]) == ("creature", ["Light", "Fire"], ["Initiate"])
    assert (ember["cost"], ember["attack"], ember["varies"]) == (4, 3000, True)


def test_numbers_within_a_set_and_letters_for_civilizations(tmp_path):
    text = (
        '<cockatrice_carddatabase version="4"><cards><card><name>Ember</name><prop><maintype>Creature</maintype>'
        "<type>Creature - Initiate</type><cmc>4</cmc><colors>LF</colors><pt>3000</pt></prop>"
        '<set num="43" rarity="common">DM-99</set></card></cards></cockatrice_carddatabase>'
    )
    report, rows = imported(tmp_path, text, "set.xml")
    assert report.remarks == ()
    assert rows["DM99-043"]["classes"] == ["Light", "Fire"]


def test_the_name_decides_where_the_number_is_another_cards(tmp_path):
    """Else its text would be given to that one."""
    library = shipped_library(DM)
    wrong, right = "DM01-001", next(facts for facts in library.values() if facts.number != "DM01-001")
    report, rows = imported(tmp_path, f'number,name,text\n{wrong},"{right.name}",Draw a card.\n')
    assert wrong not in rows
    assert rows[right.number]["text"] == "Draw a card."
    assert [remark.message.key for remark in report.of("odd")][:1] == ["odd-name-decides"]


def test_a_list_of_prints(tmp_path):
    text = (
        '{"cards": [{"name": "Ember", "civilizations": ["LIGHT"], "type": "Creature", "subtypes": ["Initiate"],'
        ' "cost": 4, "power": "3000", "printings": [{"set": "DM-98 One", "id": "1/55"}, {"set": "DM-99", "id": "2"}]}]}'
    )
    report, rows = imported(tmp_path, text, "list.json")
    assert report.new == ("DM98-001", "DM99-002")
    assert {(row["name"], row["kind"], *row["classes"], *row["traits"]) for row in rows.values()} == {
        ("Ember", "creature", "Light", "Initiate")
    }


def test_nothing_of_a_list_is_lost(tmp_path):
    """A card of another game, an unknown type, a number two cards have, no number, no partner of a face."""
    report, rows = imported(
        tmp_path,
        HEAD + "Stranger,,Follower,,2,Forestcraft,,DM-99,1,\nOther,,Quantum Thing,,2,Fire,,DM-99,1,\n"
        "Nameless,Draw a card.,Spell,,2,Water,,,,\nFace,,Psychic Creature,Hunter,5,Fire,4000,DM-99,3a,\n",
    )
    assert {row["name"]: row["kind"] for row in rows.values()} == {
        "Stranger": "follower",
        "Other": "quantum_thing",
        "Nameless": "spell",
        "Face": "creature",
    }
    assert {remark.message.key for remark in report.remarks} >= {"odd-type", "odd-number-taken", "odd-no-number"}


@pytest.mark.lists
def test_all_shared_cards_are_in_the_library():
    import json

    listed = json.loads((SHARED / "duel_masters_cards.json").read_text(encoding="utf-8"))["cards"]
    assert {card["name"] for card in listed} <= {facts.name for facts in shipped_library(DM).values()}
    assert len(listed) == 600


def test_odd_powers_are_kept_or_said(tmp_path):
    report, rows = imported(
        tmp_path,
        HEAD + "Plus,,Creature,,3,Fire,9500+,DM-99,1,\nMinus,,Creature,,3,Fire,2500-,DM-99,2,\n"
        "Endless,,Creature,,9,Zero,∞,DM-99,3,\nLots,,Creature,,9,Fire,lots,DM-99,4,\n",
    )
    powers = {row["name"]: (row.get("attack"), row.get("varies", False)) for row in rows.values()}
    assert powers == {"Plus": (9500, True), "Minus": (2500, True), "Endless": (INFINITY, False), "Lots": (None, False)}
    assert [(remark.place, remark.message.args) for remark in report.remarks] == [("DM99-004", ("attack", "lots"))]


def test_two_faces_of_a_card_find_each_other_and_one_alone_is_said(tmp_path):
    report, rows = imported(
        tmp_path,
        HEAD + "Small,,Psychic Creature,Hunter,5,Fire,4000,DM-99,3a,\nLarge,,Psychic Creature,Hunter,9,Fire,9000,"
        "DM-99,3b,\nAlone,,Psychic Creature,Hunter,5,Fire,4000,DM-99,4b,\n",
    )
    assert (rows["DM99-003a"]["back"], rows["DM99-003b"]["front"]) == ("DM99-003b", "DM99-003a")
    assert [(remark.place, remark.message.key) for remark in report.remarks] == [("DM99-004b", "odd-no-other-face")]
    assert "back" not in rows["DM99-004b"]


def test_a_list_tells_japanese_names_of_cards_that_have_none(tmp_path):
    _, rows = imported(
        tmp_path,
        "CardName,日本語名,CardType,Mana,Civilization,Power,Set,SetNum\n"
        "Aqua Hulcus,アクア・ハルカス,Creature,3,Water,2000,DM-01,23\n"
        "Somebody else,別人,Creature,4,Light,2500,DM-01,1\n",
    )
    entries = read_collection(DM, rows.values())
    assert entries["DM01-023"] == "アクア・ハルカス"
    assert entries["DM01-001"] == "Chilias, the Oracle"
    library = shipped_library(DM)
    named = {**library, "DM01-023": replace(library["DM01-023"], name_ja="アクア・ハルカス")}
    assert Dm(named).digest("DM01-023") == Dm(library).digest("DM01-023")


def read_collection(game, rows):
    """The Japanese names of the cards that come with the program, after an import."""
    rows = {row["number"]: row for row in rows}
    shipped = shipped_library(game).items()
    return {number: shipped_entry(facts, rows.get(number, {})).facts.name_ja for number, facts in shipped}

"""Card databases of Cockatrice: the real one and hostile ones."""

import time
from collections import Counter
from pathlib import Path

import pytest
from cards.lists import SHARED, card, card_database
from shipped import SVE, starter_library

from svedesk.cards import cockatrice
from svedesk.cards.database import Database
from svedesk.cards.draft import RowDraft
from svedesk.cards.import_rows import bring
from svedesk.cards.report import NOBODY, Cancelled, ProgressWatch
from svedesk.documents.damaged import DamagedFile
from svedesk.games.sve.facts import SveFacts

REAL = SHARED / "cockatrice" / "ShadowverseEvolveTCG.xml"


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "cards.xml"


def write(path: Path, text: str | bytes) -> Path:
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def read_cockatrice(path: Path, watch: ProgressWatch = NOBODY) -> list[RowDraft]:
    return cockatrice.read_cockatrice(path, SveFacts, watch)


def test_a_card(path):
    address = "https://example.org/XX01-001EN.png"
    (row,) = read_cockatrice(write(path, card_database(card("Ember Adept ", address, text="Ward.\n\t"))))
    assert row.place == "XX01-001EN"
    assert row.values == {
        "number": "XX01-001EN",
        "name": "Ember Adept",
        "kind": "follower",
        "classes": ["Forestcraft"],
        "traits": ["Pixie"],
        "cost": 2,
        "attack": 2,
        "defense": 3,
        "text": "Ward.",
        "picture": "XX01-001EN.png",
    }
    assert [oddity.key for oddity in row.oddities] == ["odd-spaces"]


def test_an_evolved_card_says_so_behind_its_name(path):
    text = card("Ember Adept (Evolved) (U) ", "x/XX01-U02.png", type="Follower|Forestcraft - Pixie|Mage ")
    (row,) = read_cockatrice(write(path, card_database(text)))
    assert (row.values["name"], row.values["special"]) == ("Ember Adept", "evolved")
    assert row.values["traits"] == ["Pixie", "Mage"]


def test_types_that_are_parted_by_a_space_are_no_class(path):
    (row,) = read_cockatrice(
        write(path, card_database(card("Ember", "x/XX01-002.png", type="Follower Evolved - Mage")))
    )
    assert (row.values["kind"], row.values["special"], row.values.get("classes")) == ("follower", "evolved", None)


def test_each_print_is_a_row(path):
    text = card("Ember", "").replace(
        '<set picURL="">XX01</set>', '<set num="XX01-001">XX01</set><set num="XX02-001" rarity="SL">XX02</set>'
    )
    rows = read_cockatrice(write(path, card_database(text)))
    assert [row.values["number"] for row in rows] == ["XX01-001", "XX02-001"]
    assert rows[1].values["rarity"] == "SL"


def test_a_leader_has_neither_cost_nor_statistics(path):
    text = card("Ember", "x/XX01-LD01.png", type="Leader|Runecraft", maintype="Leader", pt="", cmc="")
    (row,) = read_cockatrice(write(path, card_database(text)))
    assert {"cost", "attack", "defense", "traits"}.isdisjoint(row.values)
    assert (row.values["kind"], row.values["classes"]) == ("leader", ["Runecraft"])


def test_a_picture_of_another_set_is_odd(path):
    (row,) = read_cockatrice(write(path, card_database(card("Ember", "x/XX07-001.png"))))
    assert [oddity.key for oddity in row.oddities] == ["odd-set"]


BOMB = "<!DOCTYPE x [" + '<!ENTITY a "aaaaaaaaaa">' + '<!ENTITY b "&a;&a;&a;&a;">' + "]>"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "“cards.xml” is empty"),
        ("no XML", "not valid XML from line 1 on (syntax error)"),
        ("<cockatrice_carddatabase>\n<b>\n</a>", "not valid XML from line 3 on (mismatched tag)"),
        ("<cockatrice_carddatabase><cards>", "not valid XML from line 1 on (no element found)"),
        ("<cockatrice_deck/>", "“cards.xml” is not a Cockatrice card database"),
        (BOMB + card_database("&b;"), "contains XML declarations (line 1)"),
        ('<!DOCTYPE x SYSTEM "file:///etc/passwd">' + card_database(), "contains XML declarations (line 1)"),
        ("<cockatrice_carddatabase>" + "<a>" * 30, "is nested too deeply"),
        ('<?xml version="1.0" encoding="rot13"?>' + card_database(), "not valid XML from line 1 on"),
        ('<?xml version="1.0" encoding="moon"?>' + card_database(), "not valid XML from line 1 on"),
        (card_database(card("a")).encode()[:-9] + b"\xff\xfe", "not valid XML from line 1 on"),
        (card_database("<card><name>a</name></card>" * 20_001), "has more than 20000 cards"),
    ],
)
def test_what_is_no_card_database_is_a_sentence(path, text, sentence):
    with pytest.raises(DamagedFile) as caught:
        read_cockatrice(write(path, text))
    assert sentence in caught.value.sentence
    assert caught.value.in_words("ja")


def test_a_file_over_the_limit_is_not_read(path):
    with path.open("wb") as file:
        file.truncate(50_000_001)
    with pytest.raises(DamagedFile, match="A list of cards may be up to 50 MB"):
        read_cockatrice(path)


def test_an_endless_name_is_cut_before_it_fills_memory(path):
    (row,) = read_cockatrice(write(path, card_database(card("a&amp;" * 200_000))))
    assert len(row.values["name"]) < 30_000


def test_reading_can_be_stopped(path):
    with pytest.raises(Cancelled):
        read_cockatrice(write(path, card_database()), ProgressWatch(cancelled=lambda: True))


@pytest.mark.lists
def test_the_real_one_with_all_its_oddities(tmp_path):
    database = Database(SVE, tmp_path / "library.sqlite")
    begun = time.perf_counter()
    report = bring(database, REAL.name, read_cockatrice(REAL), shipped=starter_library())
    took = time.perf_counter() - begun
    assert (len(report.new), len(report.changed), len(report.of("refused"))) == (241, 143, 0)
    assert Counter(remark.message.key for remark in report.remarks) == {
        "odd-spaces": 375,
        "odd-mark": 68,
        "odd-fan": 25,
        "odd-class": 1,  # “Dragon” for Dragoncraft
        "odd-set": 1,  # Fairy of BP01 has the picture of SD01's
        "odd-twice": 1,
        "odd-differs": 1,  # an evolved follower of SD03 with the wrong defense
        "unknown-no-number": 1,  # Evolution Point
    }
    assert took < 5  # 0.05 s where this was written
    assert database.undo().new == 241
    assert database.entries() == ()

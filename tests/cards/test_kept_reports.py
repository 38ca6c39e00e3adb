"""What an import reported is there as long as the import can be taken back."""

import sqlite3
from contextlib import closing

import pytest
from cards.lists import EMBER, brought
from shipped import SVE

from svedesk.cards.database import KEPT, Database
from svedesk.cards.kept_reports import MOST, report_of, report_text
from svedesk.cards.report import Remark, Report, say_remark
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.message import Message

ODD = {**EMBER, "number": "XX01-002", "name": "Ember Oak ", "cost": "x"}
NAMELESS = {"kind": "spell"}
FIRST = """
create table prints (number text primary key, row text not null, text text not null, text_ja text not null);
create table imports (
    id integer primary key, file text not null, made text not null, new integer not null, changed integer not null
);
create table before (import integer not null, number text not null, row text, text text, text_ja text);
create index before_import on before (import);
insert into imports values (1, 'old.csv', '2026-01-02T03:04:05+00:00', 1, 0);
insert into prints values ('XX01-009', '{"kind": "spell", "name": "Old Ember", "cost": 2}', 'Draw a card.', '');
insert into before values (1, 'XX01-009', null, null, null);
pragma user_version = 1;
"""
"""A library as svedesk kept it before it kept reports."""


@pytest.fixture
def database(tmp_path) -> Database:
    return Database(SVE, tmp_path / "library.sqlite")


def test_the_report_of_an_import_is_read_as_it_was(database):
    first = brought(database, EMBER, ODD, NAMELESS, file="first.csv")
    second = brought(database, {**EMBER, "cost": 3}, ODD, {**EMBER, "number": "no number"}, file="second.csv")
    assert {remark.what for remark in (*first.remarks, *second.remarks)} == {"unknown", "refused", "odd"}
    newest, oldest = database.imports()
    for report, made in ((first, oldest), (second, newest)):
        assert database.report(made) == report


def test_the_place_of_a_row_is_said_in_both_languages(database):
    remark = brought(database, NAMELESS).remarks[0]
    assert say_remark(remark, "en") == "line 1: row without number and name"
    assert say_remark(remark, "ja") == "1行目: 番号も名前もない行"


def test_it_goes_with_its_import(database):
    brought(database, EMBER)
    (made,) = database.imports()
    database.undo()
    assert database.report(made) is None
    for count in range(KEPT + 2):
        brought(database, {**EMBER, "cost": count})
    with closing(sqlite3.connect(database.path)) as connection:
        assert connection.execute("select count(*), min(import) from reports").fetchone() == (KEPT, 3)
    assert all(database.report(made) is not None for made in database.imports())


def test_of_very_many_remarks_those_of_rows_that_were_left_out_are_kept_first():
    odd = tuple(Remark("odd", f"line {n}", Message("odd-twice")) for n in range(MOST))
    refused = tuple(Remark("refused", f"line {n}", Message("picture-refused-kind")) for n in range(20))
    found = report_of("many.csv", report_text(Report("many.csv", new=("XX01-001",), remarks=(*odd, *refused))))
    assert found.of("refused") == refused
    assert len(found.remarks) == MOST
    assert (found.count("refused"), found.count("odd")) == (20, MOST)
    assert found.left_out == {"odd": 20}


def test_a_library_from_before_there_were_reports_is_opened(database):
    with closing(sqlite3.connect(database.path)) as connection:
        connection.executescript(FIRST)
    (old,) = database.imports()
    assert database.report(old) is None
    assert [entry.text for entry in database.entries()] == ["Draw a card."]
    report = brought(database, EMBER, NAMELESS)
    assert database.report(database.imports()[0]) == report
    assert [database.undo(), database.undo(), database.undo()][1:] == [old, None]
    assert database.entries() == ()


def test_what_is_no_import_is_a_damaged_library(database):
    brought(database, EMBER)
    for column, value in (("made", "yesterday"), ("file", b"mine"), ("new", "all")):
        with closing(sqlite3.connect(database.path)) as connection, connection:
            connection.execute(f"update imports set {column} = ?", (value,))
        with pytest.raises(DamagedFile, match=r"is damaged \(imports\)"):
            database.imports()


@pytest.mark.parametrize(
    "told",
    [
        "",
        "{",
        "[" * 100_000,
        b"\xff\xfe",
        7,
        '{"new": [], "changed": [], "same": [], "left_out": {}, "remarks": [["odd", "x", "no-such-key", []]]}',
        '{"new": [], "changed": [], "same": [], "left_out": {}, "remarks": [["odd", "x", "odd-spaces", []]]}',
        '{"new": [], "changed": [], "same": [], "left_out": {}, "remarks": [["worse", "x", "odd-twice", []]]}',
        '{"new": [1], "changed": [], "same": [], "left_out": {}, "remarks": []}',
    ],
)
def test_a_damaged_report_is_a_sentence_and_the_cards_stay(database, told):
    brought(database, EMBER, file="/home/me/mine.csv")
    with closing(sqlite3.connect(database.path)) as connection, connection:
        connection.execute("update reports set told = ?", (told,))
    with pytest.raises(DamagedFile, match=r"The report of “mine\.csv” can't be read"):
        database.report(database.imports()[0])
    assert len(database.entries()) == 1
    assert database.undo() is not None
    assert database.imports() == ()

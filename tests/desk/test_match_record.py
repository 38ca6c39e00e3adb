"""A player's match record: one file, counted by matchup, never lost without a word."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from svedesk.desk.match_record import NAME, OLD_NAME, MatchRecord, ResultsOf, as_csv, matchups
from svedesk.documents.damaged import DamagedFile
from svedesk.wire.match_record import BOTH, RecordedGame

WON = RecordedGame(0, 0, ("Fairies", "Blades"), "regular", 0, ("Aiko", ""), 9, "2026-04-01T10:00:00+00:00")
LOST = WON._replace(winner=1, first=1, level="strong")


def test_a_game_is_recorded_once_and_as_it_ended_last(tmp_path: Path) -> None:
    record = MatchRecord(tmp_path / "new")
    record.add("one", WON)
    record.add("two", LOST)
    record.note("one", " kept the wrong hand ")
    record.add("one", LOST._replace(ended="2026-04-02T10:00:00+00:00"))
    assert record.games() == {"two": LOST, "one": LOST._replace(notes="kept the wrong hand")}


def test_games_that_end_at_the_same_time_in_two_windows_are_both_recorded(tmp_path: Path) -> None:
    def play(window: str) -> None:
        for number in range(20):
            MatchRecord(tmp_path).add(f"{window}-{number}", WON)

    with ThreadPoolExecutor(2) as windows:
        list(windows.map(play, ("here", "there")))
    assert len(MatchRecord(tmp_path).games()) == 40


@pytest.mark.parametrize("damage", ["", "[]", "{}", '{"format": "svedesk-record", "version": 1, "games": []}'])
def test_a_damaged_record_is_named_and_kept_and_a_new_one_begins(tmp_path: Path, damage: str) -> None:
    (tmp_path / NAME).write_text(damage)
    record = MatchRecord(tmp_path)
    with pytest.raises(DamagedFile) as error:
        record.add("one", WON)
    (aside,) = tmp_path.glob("record-damaged-*.json")
    assert error.value.message.key == "record-set-aside"
    assert aside.name in error.value.sentence
    assert aside.read_text() == damage
    assert record.games() == {"one": WON}


def test_the_record_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    newer = json.dumps({"format": "svedesk-record", "version": 9})
    (tmp_path / NAME).write_text(newer)
    with pytest.raises(DamagedFile, match="newer"):
        MatchRecord(tmp_path).add("one", WON)
    assert (tmp_path / NAME).read_text() == newer


def test_results_of_an_older_version_are_taken_over(tmp_path: Path) -> None:
    old = {"games": {"one": [0, 1, ["Fairies", "Blades"], "regular"], "two": [1, 0, ["Fairies", "Blades"], ""]}}
    (tmp_path / OLD_NAME).write_text(json.dumps(old))
    record = MatchRecord(tmp_path)
    record.add("three", WON)
    assert list(record.games()) == ["one", "two", "three"]
    assert [game.own for game in record.games().values()] == [0, BOTH, 0]


@pytest.mark.parametrize("damage", ["", "[]", '{"games": {"a": [1]}}', '{"games": {"a": [0, 0, "x", ""]}}'])
def test_older_results_that_make_no_sense_are_left_alone(tmp_path: Path, damage: str) -> None:
    (tmp_path / OLD_NAME).write_text(damage)
    MatchRecord(tmp_path).add("one", WON)
    assert MatchRecord(tmp_path).games() == {"one": WON}
    assert (tmp_path / OLD_NAME).read_text() == damage


def test_games_that_were_deleted_come_back_with_what_was_recorded_since(tmp_path: Path) -> None:
    record = MatchRecord(tmp_path)
    record.add("one", WON)
    restore = record.remove(["one"])
    record.add("two", LOST)
    restore()
    assert record.games() == {"one": WON, "two": LOST}


def test_games_are_counted_by_matchup_and_by_who_went_first() -> None:
    online = RecordedGame(1, 0, ("Blades", "Fairies"), own=1)
    here = RecordedGame(0, 0, ("Fairies", "Dragons"), own=BOTH)
    fairies, *others = matchups([WON, LOST, online, here])
    assert fairies == ("Fairies", "Blades", ResultsOf(3, 2), ResultsOf(1, 1), ResultsOf(2, 1))
    assert [(row.deck, row.against, row.all) for row in others] == [
        ("Dragons", "Fairies", ResultsOf(1, 0)),
        ("Fairies", "Dragons", ResultsOf(1, 1)),
    ]


def test_what_others_are_called_is_no_formula_in_a_spreadsheet() -> None:
    assert as_csv(("A", "B"), [("=1+1", "-"), ("a, b", "")]).decode("utf-8-sig") == "A,B\r\n'=1+1,'-\r\n\"a, b\",\r\n"

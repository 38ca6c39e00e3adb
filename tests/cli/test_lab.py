"""The lab on the command line: the same table however it is played, and sentences for all that goes wrong."""

import csv
import json
import os
import signal
import subprocess
import sys

import pytest
from cli.conftest import HEED_CTRL_C, ROOT

from svedesk.cli import materials
from svedesk.replay.replay import Replay
from svedesk.wire.live import decode

QUICK = ("--level", "random", "--workers", "1")


@pytest.fixture
def results(tmp_path):
    return tmp_path / "one.svelab"


@pytest.fixture
def lab(svedesk, results):
    """`lab("SD01", "--against", "SD02")` runs it with bots that are done at once, keeping results in `results`."""

    def run(*given: str):
        return svedesk("lab", *given, *(() if "--resume" in given else ("--resume", str(results))), *QUICK)

    return run


def told(done) -> dict:
    assert done.status == 0, done.err
    return json.loads(done.out)


def test_a_deck_is_played_against_others(lab):
    found = told(lab("SD01", "--against", "SD02", "SD03", "--games", "2", "--json"))
    assert (found["played"], found["left"]) == (4, 0)
    matchups, turns, cards, *_ = found["tables"]
    assert sum(row["games-won"] + row["games-lost"] for row in turns["rows"]) == 4
    assert [row["games"] for row in matchups["rows"]] == [2, 2, 4]
    assert sum(row["copies"] for row in cards["rows"]) == 50


@pytest.mark.slow
def test_the_same_seed_is_the_same_table_also_when_it_is_stopped_and_resumed(lab, tmp_path):
    whole = told(lab("SD01", "--against", "SD02", "--games", "4", "--seed", "7", "--json"))
    other = ("--resume", str(tmp_path / "other.svelab"))
    lab("SD01", "--against", "SD02", "--games", "1", "--seed", "7", *other)
    parted = told(lab(*other, "--games", "4", "--json"))
    assert parted["tables"] == whole["tables"]
    third = ("--resume", str(tmp_path / "third.svelab"))
    assert told(lab("SD01", "--against", "SD02", "--games", "4", *third, "--json"))["tables"] != whole["tables"]


def test_tables_are_printed(lab):
    done = lab("SD01", "--against", "SD02", "--games", "2")
    assert done.status == 0
    assert "Blade of Resentment" in done.out
    assert "Water Fairy (Evolved follower)" in done.out
    assert "2 games, both sides played by Random" in done.out


def test_tables_are_printed_in_japanese(lab):
    assert "勝率" in lab("SD01", "--against", "SD02", "--games", "1", "--lang", "ja").out


def test_files_are_written(lab, tmp_path):
    sheet, page = tmp_path / "one.csv", tmp_path / "one.html"
    lab("SD01", "--against", "SD02", "--games", "2", "--csv", str(sheet), "--html", str(page))
    rows = list(csv.reader(sheet.read_text(encoding="utf-8-sig").splitlines()))
    assert len(rows[1]) == len(rows[2])
    assert rows[2][:2] == ["Blade of Resentment", "2"]
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "<svg" in text
    assert "http" not in text


def test_a_swap_is_compared(lab):
    found = told(lab("SD01", "--against", "SD02", "--games", "1", "--swap", "2:Okami=BP01-013", "--json"))
    assert found["lists"] == ["Regal Fairy Princess", f"Regal Fairy Princess, {_name('BP01-013')} for Okami"]
    names = [table["table"] for table in found["tables"] if table["table"] != "hands"]
    assert names == ["lists", "both-cards", *["matchups", "turns", "cards"] * 2]
    assert found["tables"][1]["rows"][0]["card"]["number"] == "SD01-008"


def _name(number: str) -> str:
    return materials.library()[number].name


@pytest.mark.slow
def test_two_decks_are_compared(lab):
    found = told(lab("SD01", "--against", "SD02", "--games", "2", "--compare", "TD01", "--json"))
    assert len(found["lists"]) == 2
    assert set(found["tables"][0]["rows"][0]) == {"against", "list-1", "list-2", "better"}


@pytest.mark.slow
def test_every_game_opens_as_a_replay(svedesk, tmp_path):
    folder = tmp_path / "kept"
    done = svedesk("lab", "SD01", "--against", "SD02", "--games", "2", "--keep", str(folder), *QUICK)
    assert done.status == 0
    games = sorted(folder.glob("*.svedesk"))
    assert len(games) == 2
    assert all(Replay.open(game, materials.rules()).finished for game in games)
    assert svedesk("lab", "--keep", str(folder), "--games", "3", *QUICK).status == 0
    assert len(list(folder.glob("*.svedesk"))) == 3


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ((), "Name a deck, or results to go on with"),
        (("SD01",), "Name the decks to play against"),
        (("SD01", "--against", "SD02", "--games", "99999999"), "At most 10,000,000 games"),
        (("SD99", "--against", "SD01"), "There is no deck or deck file"),
        (("SD01", "--against", "SD02", "--swap", "nonsense"), "is no swap"),
        (("SD01", "--against", "SD02", "--swap", "SD02-001=SD01-001"), "has no “SD02-001” to swap"),
        (("SD01", "--against", "SD02", "--swap", "9:SD01-001=SD02-001"), "has not as many"),
        (("SD01", "--against", "SD02", "--swap", "SD01-001=SD01-004"), "same part of a deck"),
        (("SD01", "--against", "SD02", "--swap", "Okami=Goblin"), "can't be played: "),
        (("SD01", "--against", "SD02", "--swap", "a=b", "--compare", "SD03"), "one of"),
        (("SD01", "--against", "SD02", "--level", "grand"), "invalid choice"),
    ],
)
def test_what_cannot_be_played_is_told(lab, results, given, sentence):
    done = lab(*given)
    assert done.status == 2
    assert sentence in done.err
    assert not results.exists()


def test_cards_that_are_resolved_by_hand_are_refused_with_their_names(lab, tmp_path, monkeypatch):
    from svedesk.lab.planning import DeckProblems

    monkeypatch.setattr("svedesk.cli.lab.problems", lambda *_: DeckProblems((), ("SD01-001",)))
    done = lab("SD01", "--against", "SD02")
    assert done.status == 2
    assert "resolved manually: Aria, Fairy Princess (SD01-001). Add --without-text" in done.err
    assert "without their text." in lab("SD01", "--against", "SD02", "--games", "1", "--without-text").out


def test_results_of_other_decks_are_not_mixed(lab):
    lab("SD01", "--against", "SD02", "--games", "1")
    done = lab("SD01", "--against", "SD03")
    assert done.status == 2
    assert "are of other decks" in done.err


def test_results_of_another_seed_are_not_mixed(lab):
    lab("SD01", "--against", "SD02", "--games", "1")
    done = lab("SD01", "--against", "SD02", "--seed", "2")
    assert done.status == 2
    assert "are played with the seed 1, not 2. Name another file, or go on without --seed." in done.err


def test_a_cluster_that_is_not_there_is_told_and_nothing_is_lost(lab, svedesk, results):
    lab("SD01", "--against", "SD02", "--games", "1")
    gone = ("--scheduler", "tcp://127.0.0.1:1")
    done = svedesk("lab", "--resume", str(results), "--games", "2", *gone)
    assert done.status == 1
    assert "Dask" in done.err
    assert f"1 games are left. Go on with: svedesk lab --resume {results}" in done.err
    assert "1 game, both sides" in done.out


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is another signal there")
def test_ctrl_c_prints_what_there_is_and_how_to_go_on(results):
    given = ("SD01", "--against", "SD02", "--games", "100000", "--resume", str(results), *QUICK)
    command = [sys.executable, "-c", HEED_CTRL_C, sys.executable, "-m", "svedesk", "lab", *given]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        while not results.exists() or results.read_bytes().count(b"\n") < 3:
            assert process.poll() is None
            os.sched_yield()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Regal Fairy Princess: matchups" in out
    assert "Stopped." in err
    assert "--resume" in err
    assert results.read_bytes().endswith(b"\n")


def test_a_folder_stands_for_its_decks_and_what_cannot_be_played_is_told(lab, tmp_path, svedesk):
    folder = tmp_path / "field"
    folder.mkdir()
    for code in ("SD02", "SD03"):
        (folder / f"{code}.txt").write_text(svedesk("deck", "export", code).out)
    (folder / "broken.txt").write_text("3 SD01-001\n2 No such card\n")
    (folder / "small.txt").write_text("3 SD01-001\n")
    (folder / "notes.png").write_bytes(b"\x89PNG")
    done = lab("SD01", "--against", str(folder), "--games", "1", "--json")
    assert len(told(done)["against"]) == 2
    assert "“broken.txt” is left out: " in done.err
    assert "“small.txt” is left out: " in done.err
    (tmp_path / "empty").mkdir()
    nothing = lab("SD01", "--against", str(tmp_path / "empty"), "--resume", str(tmp_path / "other.svelab"))
    assert (nothing.status, nothing.err.count("can be played")) == (2, 1)


def test_which_of_two_cards_is_better_is_told_from_the_same_chance(lab, tmp_path):
    found = told(lab("SD01", "--which", "Okami", "Fairy Caster", "--against", "SD02", "--games", "2", "--json"))
    assert [name.rpartition(", ")[2] for name in found["lists"]] == ["Okami", "Fairy Caster"]
    both, cards = found["tables"][:2]
    assert both["rows"][0]["better"]["low"] <= both["rows"][0]["better"]["by"] <= both["rows"][0]["better"]["high"]
    copies = {row["card"]["name"]: (row["copies-1"], row["copies-2"]) for row in cards["rows"]}
    assert sorted((copies["Okami"], copies["Fairy Caster"])) == [(2, 3), (3, 2)]
    other = ("--against", "SD02", "--resume", str(tmp_path / "other.svelab"))
    assert "nor the other way round." in lab("SD01", "--which", "SD02-003", "SD02-005", *other).err


@pytest.mark.slow
def test_results_of_several_runs_are_joined(lab, svedesk, tmp_path):
    one, same, other, out = (str(tmp_path / f"{name}.svelab") for name in ("one", "same", "other", "out"))
    game = ("SD01", "--against", "SD02")
    lab(*game, "--games", "2", "--resume", one)
    whole = told(lab(*game, "--games", "3", "--resume", same, "--json"))
    lab(*game, "--games", "2", "--seed", "5", "--resume", other)
    assert told(svedesk("lab", "join", one, same, "--resume", out, "--json"))["tables"] == whole["tables"]
    again = told(svedesk("lab", "--resume", out, "--json"))
    assert (again["played"], again["left"], again["tables"]) == (3, 0, whole["tables"])
    both = svedesk("lab", "join", same, other)
    assert "5 games, " in both.out
    assert "seed 1, 5" in both.out
    refused = svedesk("lab", "join", same, other, "--resume", str(tmp_path / "new.svelab"))
    assert "several seeds" in refused.err
    assert "is there already" in svedesk("lab", "join", one, same, "--resume", out).err
    assert "at least two" in svedesk("lab", "join", one).err


def test_results_that_cannot_be_joined_say_why(lab, svedesk, tmp_path):
    one, other = str(tmp_path / "one.svelab"), tmp_path / "other.svelab"
    lab("SD01", "--against", "SD02", "--games", "1", "--resume", one)
    lab("SD01", "--against", "SD03", "--games", "1", "--resume", str(other))
    assert "“other.svelab” can't be joined with one.svelab: they differ in their opponents' decks." in (
        svedesk("lab", "join", one, str(other)).err
    )
    other.write_bytes(b"{}")
    assert "is not a svedesk file" in svedesk("lab", "join", one, str(other)).err
    assert "does not exist" in svedesk("lab", "join", one, str(tmp_path / "none.svelab")).err


def test_what_players_saw_is_written_as_lines_of_json(lab, tmp_path):
    path = tmp_path / "states.jsonl"
    assert lab("SD01", "--against", "SD02", "--games", "1", "--states", str(path)).status == 0
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    assert {line["seat"] for line in lines} == {0, 1}
    assert {line["result"] for line in lines} == {"won", "lost"}
    assert all(set(line) == {"game", "seat", "result", "answer", "view"} for line in lines)
    for line in path.read_bytes().splitlines():
        view = decode(line.split(b'"view":', 1)[1][:-1])
        seat = json.loads(line)["seat"]
        assert view.seat == seat
        assert view.ask is not None
        hidden = [zone for zone in view.zones if zone.place.zone == "hand" and zone.place.seat != seat]
        assert not any(card.number for zone in hidden for card in zone.cards)

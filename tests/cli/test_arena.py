"""The arena from the command line: what it prints, keeps, refuses, and says when it is broken off."""

import json
import re

import pytest
from cli.conftest import process
from shipped import SVE, having, starter_decks

from svedesk.cli.arena_report import _elo
from svedesk.decks.files import save_deck
from svedesk.lab import blunders, bot_games
from svedesk.lab.statistics import PairScores
from svedesk.packs.owned import rules_of
from svedesk.replay.replay import Replay
from svedesk.wire.saved import read_board

FEW = ("--a", "random", "--b", "random", "--pairs", "2", "--decks", "SD01", "SD02", "--workers", "1")


def counted(done) -> dict:
    assert done.status == 0, done.err
    return json.loads(done.out)


def timeless(found: dict) -> dict:
    return {
        name: value for name, value in found.items() if name not in ("thinking", "seconds", "games_per_s", "workers")
    }


def test_games_are_counted(svedesk):
    found = counted(svedesk("arena", *FEW, "--json"))
    assert found["games"] == found["planned"] == 4
    assert found["errors"] == 0
    (meeting,) = found["meetings"]
    assert meeting["won"] + meeting["lost"] + meeting["drawn"] == 4
    assert meeting["interval"][0] < meeting["score"] < meeting["interval"][1]
    assert sum(row["games"] for row in meeting["by_decks"]) == 4
    assert [one["player"] for one in found["thinking"]] == ["random", "random"]
    # Times are rounded to 0.1 ms, and half of the random player's answers are quicker than that on a fast machine; on
    # Windows all may be, where a clock of a processor ticks 64 times a second.
    assert all(0 <= row["median"] <= row["p95"] <= row["worst"] for row in found["thinking"])


def test_without_json_the_same_is_to_be_read(svedesk):
    done = svedesk("arena", *FEW)
    assert done.status == 0
    assert "random against random: " in done.out
    assert "pairs with 0, 1/2, 1, 3/2, 2 points: " in done.out
    assert "  SD01 SD02" in done.out
    assert "Wilson's interval" in done.out
    assert not done.err


@pytest.mark.slow
def test_blunders_are_counted_by_kind_and_kept_as_boards(svedesk, tmp_path, monkeypatch):
    monkeypatch.setattr(blunders, "_MOST_POSITIONS", 20)
    few = (*FEW[:4], "--pairs", "1", *FEW[6:])
    found = counted(svedesk("arena", *few, "--blunders", "--keep", str(tmp_path), "--json"))
    rows = found["blunders"]
    assert [(row["player"], row["games"]) for row in rows] == [("random", 2)] * 2
    assert all(0 < row["turns"] >= row["unsearched_turns"] for row in rows)
    assert sum(rows[0]["kinds"].values()) > 4
    boards = sorted((tmp_path / "blunders").iterdir())
    assert boards
    assert read_board(boards[0].read_bytes()).title.startswith("random, turn ")
    said = svedesk("arena", *few, "--blunders").out
    assert re.search(rf"free-attack +{rows[0]['kinds']['free-attack']} \(", said)
    assert "turns searched" in said


@pytest.mark.slow
def test_several_players_are_rated(svedesk):
    players = ("--players", "random", "learner", "random", "--pairs", "1", "--decks", "SD01", "SD02", "--workers", "1")
    found = counted(svedesk("arena", *players, "--json"))
    assert [(meeting["a"], meeting["b"]) for meeting in found["meetings"]] == [
        ("random", "learner"),
        ("random", "random"),
        ("learner", "random"),
    ]
    assert found["games"] == 6
    assert sum(one["elo"] for one in found["elo"]) == pytest.approx(0, abs=3)
    assert all(one["plus_minus"] > 50 for one in found["elo"])
    said = svedesk("arena", "--players", "random", "random", "random", *FEW[4:], "--pairs", "1").out
    assert [line.split()[0] for line in said.split("Elo   ")[1].splitlines()[1:4]] == ["random"] * 3


@pytest.mark.slow
def test_a_test_ends_early_and_says_what_is_clear(svedesk):
    found = counted(svedesk("arena", *FEW, "--pairs", "40", "--sprt", "5", "50", "--json"))
    assert found["games"] < found["planned"]
    assert found["sprt"]["verdict"] == "high"
    assert found["sprt"]["ratio"] > found["sprt"]["bound"]
    assert "SPRT: open" in svedesk("arena", *FEW, "--sprt").out


@pytest.mark.slow
def test_games_are_kept_as_replays(svedesk, tmp_path):
    folder = tmp_path / "kept" / "here"
    done = svedesk("arena", *FEW, "--b", "learner", "--keep", str(folder))
    assert done.status == 0, done.err
    kept = sorted(path.name for path in folder.iterdir())
    assert kept == [
        "00001-random-learner.svedesk",
        "00002-learner-random.svedesk",
        "00003-random-learner.svedesk",
        "00004-learner-random.svedesk",
    ]
    assert all(Replay.open(path, rules_of(SVE.name)).finished for path in folder.iterdir())


def test_a_kept_game_of_another_game_is_told_without_naming_it(svedesk, tmp_path):
    named = ("--game", "dm", "--decks", "DM-FN", "DM-LW", "--a", "random", "--b", "random", "--pairs", "1")
    assert svedesk("arena", *named, "--keep", str(tmp_path)).status == 0
    kept = sorted(tmp_path.iterdir())[0]
    done = svedesk("replay", str(kept))
    assert (done.status, done.err) == (0, "")
    assert done.out == svedesk("replay", "--game", "dm", str(kept)).out != ""
    assert svedesk("decks").out.startswith("SD01")  # what follows is about the usual game


def test_a_folder_that_cannot_be_written_is_a_sentence_after_the_results(svedesk, tmp_path):
    (tmp_path / "file").write_text("")
    done = svedesk("arena", *FEW, "--keep", str(tmp_path / "file"))
    assert done.status == 2
    assert "The replays can't be kept in “" in done.err
    assert done.out.startswith("0 of 4 games")


def test_a_disk_that_gets_full_costs_no_result(svedesk, tmp_path, monkeypatch):
    def full(path, data, lasting):
        if path.name.startswith("00003"):
            raise OSError(28, "No space left on device")

    monkeypatch.setattr("svedesk.cli.arena.write_whole", full)
    done = svedesk("arena", *FEW, "--keep", str(tmp_path))
    assert done.status == 2
    assert "(No space left on device)" in done.err
    assert done.out.startswith("2 of 4 games")


def test_an_interrupt_prints_what_there_is(svedesk, monkeypatch):
    played = []

    def interrupted(game):
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(game)
        return bot_games.play(game)

    monkeypatch.setattr("svedesk.cli.arena.play", interrupted)
    done = svedesk("arena", *FEW)
    assert done.status == 130
    assert done.out.startswith("2 of 4 games")
    assert "Interrupted" in done.err


def test_a_game_that_fails_is_named_and_its_pair_not_counted(svedesk, monkeypatch):
    def failing(game):
        played = bot_games.play(game)
        return played._replace(finished=False, error="ValueError: no") if game.levels[0] == "learner" else played

    monkeypatch.setattr("svedesk.cli.arena.play", failing)
    done = svedesk("arena", *FEW, "--b", "learner", "--json")
    assert done.status == 1
    assert "Game 2: ValueError: no" in done.err
    found = json.loads(done.out)
    assert (found["errors"], found["games"], found["meetings"][0]["games"]) == (2, 4, 0)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("--a", "genius"), "There is no level “genius”."),
        (("--players", "random"), "Name at least two players."),
        (("--decks", "SD99"), "There is no deck or deck file “SD99”."),
        (("--sprt", "50"), "--sprt is for two players, and takes two percentages or none."),
        (("--sprt", "55", "50"), "must be higher than the first."),
        (("--sprt", "0", "50"), "is not a percentage between 0 and 100"),
        (("--players", "random", "random", "random", "--sprt"), "--sprt is for two players"),
    ],
)
def test_what_cannot_be_played_is_a_sentence(svedesk, given, sentence):
    done = svedesk("arena", *given)
    assert done.status == 2
    assert sentence in done.err


def test_a_deck_that_may_not_be_played_is_a_sentence(svedesk, tmp_path):
    save_deck(tmp_path / "short.json", having(starter_decks()["SD01"], main=(("SD01-005", 3),)), SVE)
    done = svedesk("arena", *FEW, "--decks", "SD02", str(tmp_path / "short.json"))
    assert done.status == 2
    assert "can't be played: " in done.err


@pytest.mark.slow
def test_the_same_comes_out_of_any_number_of_processes():
    command = ("arena", *FEW[:4], "--pairs", "6", "--decks", "SD01", "SD02", "SD05", "--seed", "3", "--json")
    one, two = (json.loads(process(*command, "--workers", workers).out) for workers in ("1", "2"))
    assert timeless(one) == timeless(two)
    assert (one["workers"], two["workers"]) == (1, 2)


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        (PairScores(10, 0, 20, 0, 30), "+120 (+48 to +193)"),
        (PairScores(whole=50), "+0 (-9 to +9)"),
        (PairScores(both=50), "above +500"),
        (PairScores(none=50), "below -500"),
    ],
)
def test_who_wins_all_games_is_better_than_some_number(scores, said):
    assert _elo(scores) == said

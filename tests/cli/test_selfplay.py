"""Random games are counted, are the same for the same seed, and what goes wrong in one does not hide."""

import json
from dataclasses import replace

import pytest
from cli.conftest import process
from shipped import SVE, having

from svedesk.cli import materials
from svedesk.cli.games import Series, digest_of, game_seed, play_all, play_game
from svedesk.games.sve.ruleset import Sve

DECKS = (materials.deck("SD01"), materials.deck("SD02"))


def counted(done) -> dict:
    assert done.status == 0, done.err
    return json.loads(done.out)


def test_games_are_counted(svedesk):
    found = counted(svedesk("selfplay", "--games", "3", "--json"))
    assert found["games"] == found["finished"] == 3
    assert found["errors"] == 0
    assert found["answers"] > 100
    assert found["manual_steps_skipped"] == found["manual_steps_per_game"] == 0, "every card of these is executed"
    assert sum(found["won"]) + found["drawn"] == 3
    assert found["games_per_s"] == pytest.approx(3 / found["seconds"], rel=0.05)
    assert len(found["digest"]) == 64


def test_without_json_the_same_is_a_table(svedesk):
    done = svedesk("selfplay", "--games", "2")
    assert done.status == 0
    assert ["games", "2"] in [line.split() for line in done.out.splitlines()]


@pytest.mark.slow
def test_the_digest_is_the_same_under_any_hash_seed_and_in_any_number_of_processes():
    command = ("selfplay", "--games", "4", "--seed", "7", "--json")
    digests = {counted(process(*command, PYTHONHASHSEED=seed))["digest"] for seed in ("0", "1", "4294967295")}
    digests.add(counted(process(*command, "--jobs", "2"))["digest"])
    assert len(digests) == 1


def test_another_seed_plays_other_games(svedesk):
    one, other = (counted(svedesk("selfplay", "--games", "2", "--seed", seed, "--json")) for seed in ("1", "2"))
    assert one["digest"] != other["digest"]


def test_the_games_of_a_run_differ_and_do_not_hang_on_how_many_there_are():
    played = play_all(Series(3, DECKS), 3)
    assert len({game.digest for game in played}) == 3
    assert play_game(Series(3, DECKS), 2) == played[2]
    assert len({game_seed(seed, place) for seed in range(30) for place in range(30)}) == 900


def test_every_game_is_part_of_the_digest():
    played = play_all(Series(3, DECKS), 2)
    assert digest_of(played) != digest_of(played[:1]) != digest_of(reversed(played))


def test_decks_from_files_and_other_decks_play(svedesk, tmp_path):
    from svedesk.decks.files import save_deck

    save_deck(tmp_path / "mine.json", replace(DECKS[0], name="Mine"), SVE)
    assert counted(svedesk("selfplay", "--games", "1", "--json", "--decks", str(tmp_path / "mine.json"), "SD06"))


def test_a_deck_with_unknown_cards_is_a_sentence(svedesk, tmp_path):
    from svedesk.decks.files import save_deck

    save_deck(tmp_path / "mine.json", having(DECKS[0], main=(("XX-1", 3),)), SVE)
    done = svedesk("selfplay", "--decks", str(tmp_path / "mine.json"), "SD01")
    assert done.status == 2
    assert "XX-1" in done.err


@pytest.mark.parametrize("check", [False, True])
def test_a_game_that_fails_is_counted_and_named(svedesk, monkeypatch, check):
    class Breaks(Sve):
        def shown(self, table, card):
            raise ZeroDivisionError("no card is shown")

        def play(self, table):
            flow = super().play(table)
            answer = None
            for _ in range(5):
                answer = yield (flow.send(answer) if answer else next(flow))
            raise ZeroDivisionError("five answers are enough")

    monkeypatch.setattr(materials, "rules", lambda: Breaks(materials.library()))
    done = svedesk("selfplay", "--games", "2", "--json", *(["--check"] if check else []))
    assert done.status == 1
    found = json.loads(done.out)
    assert (found["games"], found["finished"], found["errors"]) == (2, 0, 2)
    assert done.err.count("\n") == 2
    assert f"game 1 (seed {game_seed(1, 0)}), after " in done.err
    assert "ZeroDivisionError" in done.err


def test_with_debug_a_game_that_fails_ends_the_run(monkeypatch):
    monkeypatch.setattr("svedesk.cli.games.play_out", lambda *_: 1 // 0)
    assert play_game(Series(1, DECKS), 0).error
    with pytest.raises(ZeroDivisionError):
        play_game(Series(1, DECKS, debug=True), 0)


def test_a_game_without_an_end_is_said(svedesk, monkeypatch):
    monkeypatch.setattr("svedesk.cli.games.MOST_ANSWERS", 10)
    done = svedesk("selfplay", "--games", "1", "--json")
    assert done.status == 1
    assert "no end after" in done.err
    assert json.loads(done.out)["finished"] == 0

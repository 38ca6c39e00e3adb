"""What bench prints; how fast this machine is, no test decides."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from svedesk.cli import (
    bench,
    bench_crowded,
    bench_engine,
    bench_lab,
    bench_library,
    bench_long,
    bench_window,
)
from svedesk.cli.bench import WANTED, _judged
from svedesk.cli.main import main
from svedesk.cli.network import bench_link
from svedesk.engine.log import Operation
from svedesk.net import bench as net_bench
from svedesk.net.bench import BenchTrace

NAMES = {
    *("start_up_ms", "games_per_s", "snapshot_us", "fork_us", "fork_worst_us", "view_us", "undo_ms", "undo_worst_ms"),
    *("save_ms", "load_ms", "save_kb", "undo_long_ms", "redo_long_ms", "seek_ms"),
    *("answer_5_ms", "answer_20_ms", "answer_50_ms", "answer_100_ms", "answer_500_ms", "by_hand_500_ms"),
    *("search_ready_ms", "search_median_ms", "search_worst_ms"),
    *("lab_games_per_s", "lab_two_per_s"),
    *(("lab_dask_per_s",) if find_spec("distributed") else ()),
}


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    monkeypatch.setattr(bench_engine, "ROUNDS", 1)
    monkeypatch.setattr(bench_library, "CARDS", 200)
    monkeypatch.setattr(bench_long, "OPERATIONS", 60)
    monkeypatch.setattr(bench_lab, "LEAST", 2)
    monkeypatch.setattr(bench_lab, "LEVEL", "random")


@pytest.mark.slow
def test_the_engine_is_measured(svedesk):
    done = svedesk("bench", "--json", "--no-window", "--games", "1")
    assert done.status == 0
    found = json.loads(done.out)
    assert found["measured"].keys() == NAMES
    assert all(value > 0 for value in found["measured"].values())
    assert found["machine"].keys() >= {"python", "processor", "cores"}
    assert found["wanted"]["games_per_s"] == "> 40"


@pytest.mark.slow
def test_more_cards_make_an_answer_slower_by_no_more_than_their_number(seconds):
    decks = (bench_engine.materials.deck("SD01"), bench_engine.materials.deck("SD02"))

    def answer(cards):
        answered = []
        desk = bench_crowded.crowded(decks, cards)
        return seconds(lambda: answered.extend(bench_crowded._answers(desk))) / len(answered)

    few, many, most = (min(answer(cards) for _ in range(3)) for cards in (20, 100, 500))
    assert many < few * 5 * 1.5
    assert most < many * 5 * 1.5


def test_progress_is_told_beside_the_figures(monkeypatch, capsys):
    steps = [("one thing", lambda: {"start_up_ms": 1.0}), ("another", lambda: {"load_ms": 2.0})]
    monkeypatch.setattr(bench, "_parts", lambda arguments: steps)
    main(["bench", "--quick", "--json"])
    printed = capsys.readouterr()
    assert json.loads(printed.out)["measured"] == {"start_up_ms": 1.0, "load_ms": 2.0}
    assert "measuring another (2 of 2)" in printed.err


def test_quick_leaves_out_what_takes_minutes():
    asked = {quick: [name for name, _ in bench_window.parts(quick=quick)] for quick in (False, True)}
    left_out = {f"svedesk.{name}" for name in set(asked[False]) - set(asked[True])}
    assert left_out == set(bench_window.ONCE)


@pytest.mark.slow
def test_what_is_measured_is_printed_with_what_is_wanted(svedesk):
    lines = svedesk("bench", "--no-window", "--games", "1").out.splitlines()
    assert {line.split()[0] for line in lines[1:]} == NAMES
    assert any("wanted > 40" in line for line in lines)


def test_units_fit_the_values():
    """A game of some hundred answers: what takes microseconds is not told in milliseconds."""
    decks = (bench_engine.materials.deck("SD01"), bench_engine.materials.deck("SD02"))
    found = bench_engine.of_a_session(decks)
    assert 0.1 < found["snapshot_us"] < found["fork_us"] < found["fork_worst_us"] < 1e6
    assert found["undo_ms"] < found["undo_worst_ms"] < 1e4


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("games_per_s", 50, "wanted > 40"),
        ("games_per_s", 10, "wanted > 40, missed"),
        ("snapshot_us", 30, "wanted < 20, missed"),
        ("load_ms", 30, ""),
    ],
)
def test_values_are_judged(name, value, said):
    assert _judged(name, value) == said


def test_everything_wanted_has_a_unit():
    assert all(name.endswith(("_ms", "_us", "_s", "_mb", "_kb")) for name in WANTED)


def _window():
    return {name: value for _, part in bench_window.parts(quick=False) for name, value in part().items()}


def test_measures_of_the_window_run_in_processes_of_their_own(monkeypatch):
    """A stand-in for a measure: any module that prints a JSON object."""
    monkeypatch.setattr(bench_window, "measures", lambda: ["cli.print_measure"])
    monkeypatch.setenv("PYTHONPATH", "tests")
    assert _window() == {"platform_offscreen": 1, "answer": 42}


def test_a_measure_that_fails_is_said(monkeypatch, capsys):
    monkeypatch.setattr(bench_window, "measures", lambda: ["cli.no_such_measure"])
    assert _window() == {}
    assert "cli.no_such_measure could not be measured: " in capsys.readouterr().err


@pytest.mark.slow
def test_network_play_is_measured(qapp, monkeypatch):
    """With the application that tests of windows use: a process has only one. Host and other guest are two more."""
    monkeypatch.setattr(bench_link, "GAMES", 1)
    found = bench_link.measured()
    assert found.keys() == {"lan_median_ms", "lan_p99_ms", "lan_largest_update_kb", "lan_game_kb"}
    assert 0 < found["lan_median_ms"] <= found["lan_p99_ms"]
    assert 1 < found["lan_largest_update_kb"] < 20
    assert 10 < found["lan_game_kb"] < 250


def test_a_delay_is_from_an_act_to_the_same_moment_at_the_other_table():
    """The second act began a play that could be taken back: the other table was not shown what came of it."""
    actor = BenchTrace([1.0, 2.0, 3.0], [(1.1, 5), (2.1, 6), (3.1, 7)], [[(True, 10), (False, 99)]])
    other = BenchTrace([], [(1.5, 5), (3.05, 7)], [[(True, 10), (False, 99)]])
    assert [round(delay, 6) for delay in net_bench._delays(actor, other)] == [0.5, 0.05]


def test_network_play_is_among_the_measures():
    assert "svedesk.cli.network.bench_link" in bench_window.measures()


def test_what_is_wanted_is_measured_by_something():
    """Names in the sources of the measures: running them all takes minutes."""
    sources = [Path(find_spec(module).origin).read_text(encoding="utf-8") for module in bench_window.measures()]
    sources += [
        Path(module.__file__).read_text(encoding="utf-8")
        for module in (bench_engine, bench_library, bench_long, net_bench)
    ]
    crowded = {f"answer_{size}_ms" for size in (*bench_crowded.SIZES, bench_crowded.MOST)} | {"by_hand_500_ms"}
    others = [name for name in WANTED if not any(f'"{name}"' in source for source in sources)]
    assert crowded.issuperset(others)


def test_helpers_of_measures_are_no_measures():
    assert not [name for name in bench_window.measures() if "._" in name]


def test_a_long_game_is_undone_and_sought_at_any_place():
    decks = (bench_engine.materials.deck("SD01"), bench_engine.materials.deck("SD02"))
    desk = bench_long.long_game(decks, 200)
    assert sum(isinstance(entry, Operation) for entry in desk.session.log) == 200
    assert desk.mode == "manual"

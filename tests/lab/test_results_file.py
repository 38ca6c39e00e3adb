"""Results are kept line by line: whatever interrupts that, what is whole stays."""

import signal
import sys

import pytest
from lab.lab_plans import lab_game, planned

from svedesk.cli import materials
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.log import Answered
from svedesk.lab.results_file import ResultsWriter, new_results, read_results
from svedesk.lab.series import LabSeries
from svedesk.lab.tally import Results
from svedesk.wire.lab_results import MOST_GAMES, CardUse, read_lab_game, read_plan, write_lab_game, write_plan


@pytest.fixture
def path(tmp_path):
    return new_results(planned(games=50), tmp_path / "one.svelab")


def keep(path, *places: int) -> None:
    with ResultsWriter(path) as writer:
        for place in places:
            writer.add(lab_game(place))


def places(path) -> list[int]:
    return [game.place for game in read_results(path)[1]]


def test_plans_and_games_are_read_as_they_were_written():
    plan, game = planned("SD02", "SD03"), lab_game(3, "drawn", CardUse("SD01-001", 1, 2, 3, 4, 5))
    game = game._replace(log=(Answered(0, (1, 2)), Answered(1, ())))
    assert read_plan(write_plan(plan)) == plan
    assert read_lab_game(write_lab_game(game)) == game


def test_games_are_added(path):
    keep(path, 0, 1)
    keep(path, 2)
    assert read_results(path)[0] == planned(games=50)
    assert places(path) == [0, 1, 2]


def test_a_line_that_was_not_finished_costs_only_its_game(path):
    keep(path, 0, 1)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    keep(path, 2)
    assert places(path) == [0, 2]


FAR_OFF = write_lab_game(lab_game(1)).strip().replace(b'"place":1,', b'"place":1000000000000000000,')


@pytest.mark.parametrize("line", [b"{}", b"no JSON", b'{"place":-1}', b"\xff", b"", FAR_OFF])
def test_a_damaged_line_costs_only_its_game(path, line):
    keep(path, 0)
    path.write_bytes(path.read_bytes() + line + b"\n")
    keep(path, 1)
    assert places(path) == [0, 1]


@pytest.mark.parametrize("data", [b"", b"{}\n", b'{"format":"svedesk-game","version":1}\n', b"\0" * 100])
def test_a_file_without_a_plan_is_refused(path, data):
    path.write_bytes(data)
    with pytest.raises(DamagedFile):
        read_results(path)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no limit on the size of files")
def test_a_full_disk_is_told_and_what_was_kept_stays(path):
    keep(path, 0)
    size = path.stat().st_size
    resource = pytest.importorskip("resource", reason="only POSIX limits the size of files")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 20, limits[1]))
        with pytest.raises(DamagedFile, match=r"one.svelab.*results so far are safe"):
            keep(path, 1)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, before)
    assert path.stat().st_size == size
    keep(path, 2)
    assert places(path) == [0, 2]


def test_a_file_that_is_gone_is_told(path):
    path.unlink()
    with pytest.raises(DamagedFile):
        keep(path, 0)


# -- series ----------------------------------------------------------------------------------------------------------


def pretended(tasks):
    """Games that end at once."""
    return ((place, lab_game(task.place)) for place, task in enumerate(tasks))


def test_a_series_goes_on_where_it_stopped(path):
    series = LabSeries.resume(path, materials.rules())
    playing = series.play(pretended)
    for _ in range(7):
        next(playing)
    playing.close()
    again = LabSeries.resume(path, materials.rules())
    assert (again.left, len(again.results.done)) == (43, 7)
    assert len(list(again.play(pretended))) == 43
    whole = LabSeries.resume(path, materials.rules())
    assert not whole.left
    assert whole.results.all(0) == Results(whole.plan, pretended_games(50)).all(0)


def pretended_games(count: int):
    return map(lab_game, range(count))


def test_a_series_gets_more_games(path):
    keep(path, *range(50))
    assert LabSeries.resume(path, materials.rules(), 60).left == 10


def test_a_place_far_off_makes_no_endless_series(path):
    keep(path, 0, 1_999_999_999)
    series = LabSeries.resume(path, materials.rules())
    assert series.left < series.games == MOST_GAMES


def test_cards_that_are_others_now_are_told(path):
    path.write_bytes(write_plan(planned()._replace(cards="0" * 64)))
    with pytest.raises(DamagedFile, match="have changed since its games were played"):
        LabSeries.resume(path, materials.rules())


def test_results_that_cannot_be_kept_stop_a_series(path):
    series = LabSeries.resume(path, materials.rules())
    path.unlink()
    with pytest.raises(DamagedFile):
        next(series.play(pretended))

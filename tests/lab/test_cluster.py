"""A Dask cluster does every task once, also when one of its workers is killed."""

import os
import re
import signal
import subprocess
import sys
import threading

import pytest
from lab.lab_plans import planned

from svedesk.lab.cluster import ClusterError, spread_to_cluster
from svedesk.lab.deck_games import play_task, tasks
from svedesk.lab.tally import Results
from svedesk.lab.workers import TaskFailed, spread

distributed = pytest.importorskip("distributed", reason="Dask is not installed (svedesk[cluster])")
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]  # the warnings are Dask's own


@pytest.fixture(scope="module")
def cluster():
    """Two workers, each a process."""
    options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None, "silence_logs": 50}
    with distributed.LocalCluster(**options) as cluster:
        yield cluster


def test_games_come_to_the_same_table_though_a_worker_is_killed(cluster):
    plan = planned(games=30)
    here = Results(plan, (game for _, game in spread(play_task, tasks(plan, ()), 1)))
    there = Results(plan)
    for _, game in spread_to_cluster(play_task, tasks(plan, ()), cluster.scheduler_address):
        if len(there.done) == 10:
            os.kill(next(iter(cluster.workers.values())).pid, signal.SIGKILL)
        there.add(game)
    assert len(there.done) == 30
    assert there.all(0) == here.all(0)


def test_what_a_task_raises_is_told(cluster):
    with pytest.raises(TaskFailed, match="TypeError"):
        list(spread_to_cluster(len, [1], cluster.scheduler_address))


def test_it_stops_when_told_to(cluster):
    done = []
    for _, length in spread_to_cluster(len, ["ab"] * 1000, cluster.scheduler_address, stopped=lambda: len(done) > 10):
        done.append(length)
    assert 10 < len(done) < 1000


def test_a_scheduler_that_ends_is_told():
    options = {"n_workers": 1, "threads_per_worker": 1, "dashboard_address": None, "silence_logs": 50}
    with distributed.LocalCluster(**options) as cluster:
        working = spread_to_cluster(len, ["ab"] * 100_000, cluster.scheduler_address)
        next(working)
        cluster.close()
        with pytest.raises(ClusterError, match="is gone"):
            list(working)


def test_a_scheduler_that_ends_while_games_are_waited_for_is_told():
    command = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen([*command, "--no-dashboard"], stderr=subprocess.PIPE, text=True) as scheduler:
        try:
            lines = iter(scheduler.stderr.readline, "")
            address = next(match[0] for line in lines if (match := re.search(r"tcp://\S+:\d+", line)))
            ends = threading.Timer(1, scheduler.kill)
            working = spread_to_cluster(len, ["ab"], address, alone=ends.start)
            with pytest.raises(ClusterError, match="is gone"):
                list(working)
        finally:
            scheduler.kill()


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense"])
def test_a_cluster_that_is_not_there_is_told(address):
    with pytest.raises(ClusterError, match="There is no Dask scheduler at"):
        next(spread_to_cluster(len, ["ab"], address))

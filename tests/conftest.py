"""Settings every test shares: no screen, no files outside of the test's own folders, no time limits of hypothesis."""

import atexit
import gc
import os
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import perf_counter, thread_time

import pytest
from hypothesis import given, settings
from hypothesis.strategies import just
from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if sys.platform == "win32":  # without a display Qt does not ask Windows for its fonts, and warns that it knows of none
    os.environ.setdefault("QT_QPA_FONTDIR", str(Path(os.environ["SYSTEMROOT"], "Fonts")))
_home = tempfile.mkdtemp(prefix="svedesk-tests-")
atexit.register(shutil.rmtree, _home, ignore_errors=True)
for _name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA"):
    os.environ[_name] = _home

_SHARED = Path(__file__).resolve().parents[2] / "shared"
LISTS = all((_SHARED / name).is_dir() for name in ("data", "rules"))
"""Whether printed cards and rules lie beside the project, for tests marked `lists`."""

settings.register_profile("svedesk", deadline=None, derandomize=True)
settings.load_profile("svedesk")


class PatientBot(QtBot):
    """Waits as long as a busy machine may need; who waits for what comes waits no longer for that."""

    def waitUntil(self, callback, *, timeout=60_000):
        super().waitUntil(callback, timeout=timeout)


@pytest.fixture
def qtbot(qapp, request):
    return PatientBot(request)


@pytest.fixture
def seconds() -> Callable[[Callable[[], object]], float]:
    """`seconds(act)`: what `act` takes of a processor in this thread, whatever else the machine does. All objects
    there were before it are set aside: a collection among what ten thousand tests left behind takes half a second.
    They stay so, as all tests do (see `pytest_collection`). Windows counts a thread's time in steps of 16 ms: there it
    is the time that passed."""
    clock = perf_counter if sys.platform == "win32" else thread_time

    def taken(act: Callable[[], object]) -> float:
        gc.freeze()
        began = clock()
        act()
        return clock() - began

    return taken


@pytest.fixture
def crests_lacking(monkeypatch: pytest.MonkeyPatch) -> str:
    """An edition of which crests are not executed yet: its name."""
    from svedesk.games.sve.editions import EDITIONS, NotExecuted

    *others, last = EDITIONS[:3]
    lacking = replace(last, not_executed=(NotExecuted("crests", "紋章", ()), NotExecuted("fusion", "融合", ())))
    monkeypatch.setattr("svedesk.games.sve.shadowverse.EDITIONS", (*others, lacking))
    return last.name


@given(just(None))
def first_example(_: None) -> None:
    """At its first one Hypothesis looks for what holds its random numbers, and finds nothing of what is set aside."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[object]:
    """Two million objects that say which tests there are need not be looked through for garbage a hundred times, a
    second each."""
    first_example()
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Windows have garbage collected by their event loop, in its thread (`svedesk.net.garbage`). Tests without a
    window run no event loop: before them what windows left is collected, and Python does it by itself again."""
    windows = "qtbot" in getattr(nextitem, "fixturenames", ())
    if not gc.isenabled() and not windows:
        gc.collect()
        gc.enable()


# -- slow tests --------------------------------------------------------------------------------------------------------

SOAK_TIMEOUT = 3600
"""Seconds for a soak test that names none: the usual timeout fails it on a machine that is busy."""
MOST_SECONDS = 8.0
"""Of a processor: a function of tests whose cases that are not marked `slow` take longer together fails the run. They
are marked from half a second on, so that a machine may be slow, too."""
_BEGAN = pytest.StashKey[float]()
_TOOK = pytest.StashKey[Counter[str]]()


def _seconds() -> float:
    """What this program, and those it started and waited for, took of a processor so far: on a busy machine, too, that
    says how much there was to do."""
    return sum(os.times()[:4])


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not LISTS:
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("lists")])
        items[:] = [item for item in items if not item.get_closest_marker("lists")]
    seen: set[str] = set()
    for item in items:
        if item.get_closest_marker("soak") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SOAK_TIMEOUT))
        name = item.nodeid.partition("[")[0]
        if name in seen and item.get_closest_marker("slow_after_first"):
            item.add_marker("slow")
        seen.add(name)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.stash[_BEGAN] = _seconds()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report = yield
    if report.when == "teardown" and _BEGAN in item.stash:
        report.user_properties.append(("seconds", _seconds() - item.stash[_BEGAN]))
    return report


def _too_slow(config: pytest.Config) -> dict[str, float]:
    return {name: took for name, took in config.stash.get(_TOOK, Counter()).items() if took > MOST_SECONDS}


class _Seconds:
    """Adds up, in the program that tells how the run went, what each function of tests took."""

    def __init__(self, config: pytest.Config) -> None:
        self._took = config.stash[_TOOK] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not {"slow", "soak"} & report.keywords.keys():
            self._took[report.nodeid.partition("[")[0]] += dict(report.user_properties).get("seconds", 0.0)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Seconds(config))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if _too_slow(session.config) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not LISTS:
        terminalreporter.line(
            "Left out are the tests that need printed cards and rules, which do not come with svedesk."
        )
    found = _too_slow(terminalreporter.config)
    if found:
        terminalreporter.section("to be marked slow", red=True)
        for name, took in sorted(found.items()):
            terminalreporter.line(f"{name}: {took:.1f} s of a processor")

"""Settings every test shares: no screen, no files outside of the test's own folders, no time limits of hypothesis."""

import atexit
import gc
import os
import shutil
import tempfile

import pytest
from hypothesis import settings
from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_home = tempfile.mkdtemp(prefix="svedesk-tests-")
atexit.register(shutil.rmtree, _home, ignore_errors=True)
for _name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
    os.environ[_name] = _home

settings.register_profile("svedesk", deadline=None, derandomize=True)
settings.load_profile("svedesk")


class PatientBot(QtBot):
    """Waits as long as a busy machine may need; who waits for what comes waits no longer for that."""

    def waitUntil(self, callback, *, timeout=60_000):
        super().waitUntil(callback, timeout=timeout)


@pytest.fixture
def qtbot(qapp, request):
    return PatientBot(request)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Windows have garbage collected by their event loop, in its thread (`svedesk.net.garbage`). Tests without a
    window run no event loop: before them what windows left is collected, and Python does it by itself again."""
    windows = "qtbot" in getattr(nextitem, "fixturenames", ())
    if not gc.isenabled() and not windows:
        gc.collect()
        gc.enable()

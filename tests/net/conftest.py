import os
import shutil
import subprocess

import pytest
from net.cable import Cable
from net.lan import Lan
from net.programs import Program, svedesk


@pytest.fixture
def lan(qtbot, tmp_path):
    made = []

    def make(*args, **more) -> Lan:
        made.append(Lan(tmp_path, *args, **more))
        return made[-1]

    yield make
    for one in made:
        one.close(qtbot)


@pytest.fixture
def program(qtbot, tmp_path):
    """`program("host", home="host")` starts svedesk as a program of its own, with a folder of its own."""
    made = []

    def start(*words: str, home: str = "home") -> Program:
        made.append(Program(qtbot, tmp_path / home, svedesk(*words)))
        return made[-1]

    yield start
    for one in made:
        one.close()


@pytest.fixture
def cable():
    if shutil.which("ip") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("network namespaces need Linux, iproute2 and root")
    try:
        made = Cable()
    except subprocess.CalledProcessError as error:
        pytest.skip(f"network namespaces can't be made here: {error.stderr.decode().strip()}")
    yield made
    made.remove()

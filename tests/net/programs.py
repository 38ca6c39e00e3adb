"""svedesk as programs of their own, started, watched and killed by tests."""

import json
import os
import socket
import sys
from codecs import getincrementaldecoder
from io import IncrementalNewlineDecoder
from itertools import count
from pathlib import Path

from PySide6.QtCore import QProcess, QProcessEnvironment
from user_folders import data_home

from svedesk.net.limits import Timing

ROOT = Path(__file__).resolve().parents[2]
PATIENT = Timing(retry_first=0.05, retry_most=0.2)
"""For guests of a program of its own: on a busy machine it stands still for longer than it takes in `QUICK` to give a
connection up, and what is sent just then is lost. That a program was killed is heard at once."""


_OUTPUTS = (Path(os.environ["XDG_STATE_HOME"], f"program-{number}.txt") for number in count())


class Program:
    """One process. Waiting for it lets events go on."""

    def __init__(self, qtbot, home: Path, command: list[str]) -> None:
        self.qtbot = qtbot
        self._output = next(_OUTPUTS)
        self.process = QProcess()
        environment = QProcessEnvironment.systemEnvironment()
        for name, value in data_home(home).items():
            environment.insert(name, value)
        environment.insert("PYTHONPATH", os.pathsep.join((str(ROOT), str(ROOT / "tests"))))
        environment.insert("QT_QPA_PLATFORM", "offscreen")
        environment.insert("PYTHONIOENCODING", "utf-8")
        self.process.setProcessEnvironment(environment)
        self.process.setWorkingDirectory(str(ROOT))
        self.process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
        # Not a pipe: under Wine Qt no longer hears a program that was silent for ten seconds.
        self.process.setStandardOutputFile(str(self._output))
        self.process.start(command[0], command[1:])

    @property
    def text(self) -> str:
        """All it has written until now."""
        decoder = IncrementalNewlineDecoder(getincrementaldecoder("utf-8")(), translate=True)
        return decoder.decode(self._output.read_bytes())

    @property
    def running(self) -> bool:
        return self.process.state() != QProcess.ProcessState.NotRunning

    def line(self, start: str, timeout: int = 60_000) -> str:
        """The rest of the first line that starts so, once it is there."""
        self.qtbot.waitUntil(lambda: bool(self._whole(start)), timeout=timeout)
        return self._whole(start)[0][len(start) :].strip()

    def _whole(self, start: str) -> list[str]:
        return [line for line in self.text.splitlines(True) if line.startswith(start) and line.endswith("\n")]

    def result(self, timeout: int = 60_000) -> dict:
        """What it prints as JSON at its end."""
        self.qtbot.waitUntil(lambda: not self.running, timeout=timeout)
        return json.loads(self.text.splitlines()[-1])

    def kill(self) -> None:
        """Kill it as `kill -9` does."""
        self.process.kill()
        self.qtbot.waitUntil(lambda: not self.running)

    def close(self) -> None:
        if self.running:
            self.process.kill()
            self.process.waitForFinished(5000)


def own_port() -> str:
    """A free port that no other test takes while its host is killed: below those that outgoing connections are given,
    as else a guest that waits for the host may be given the port it waits for."""
    for port in range(20_000 + os.getpid() % 10_000, 32_000):
        with socket.socket() as trial:
            if trial.connect_ex(("127.0.0.1", port)):
                return str(port)
    raise AssertionError("no port is free")


def svedesk(*words: str) -> list[str]:
    return [sys.executable, "-u", "-m", "svedesk", *words]

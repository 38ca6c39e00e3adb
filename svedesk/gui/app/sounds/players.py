"""How this machine plays a WAV file: by Windows itself, elsewhere by the first program that can.

Qt's own sounds are no part of PySide6-Essentials. Nobody waits for a sound, and nothing that goes wrong is told
aloud: a table without sound is a table.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Lock, Thread
from typing import Protocol

PROGRAMS = (("pw-play",), ("paplay",), ("afplay",), ("aplay", "-q"))
"""Programs that play the file they are given, the likeliest first: of PipeWire, PulseAudio, macOS, ALSA."""
AT_ONCE = 4
"""How many sounds play at the same time; more are left out."""
PATIENCE = 4.0
"""Seconds after which a program that still plays is ended: no sound is as long."""


class SoundPlayer(Protocol):
    """Plays files."""

    @property
    def able(self) -> bool:
        """Whether it can play anything, as far as is known."""

    def play(self, path: Path) -> None:
        """Begin to play a file, and return at once."""

    def close(self) -> None:
        """End what plays."""


class SilentPlayer:
    """Plays nothing: for tests, pictures and machines that can't."""

    able = False

    def play(self, path: Path) -> None:
        """Play nothing."""

    def close(self) -> None:
        """There is nothing to end."""


class ProgramPlayer:
    """Plays by programs (names with their arguments), each in a thread that waits for its end. A program that fails is
    not asked again; the next one is."""

    def __init__(self, programs: Sequence[Sequence[str]]) -> None:
        self._programs = [tuple(program) for program in programs]
        self._threads: list[Thread] = []
        self._running: set[subprocess.Popen[bytes]] = set()
        self._lock = Lock()
        self._closed = False

    @property
    def programs(self) -> tuple[tuple[str, ...], ...]:
        """Those that did not fail."""
        return tuple(self._programs)

    @property
    def able(self) -> bool:
        """Whether a program is left that did not fail."""
        return bool(self._programs)

    def play(self, path: Path) -> None:
        """Begin to play a file."""
        self._threads = [thread for thread in self._threads if thread.is_alive()]
        if self._programs and len(self._threads) < AT_ONCE and not self._closed:
            thread = Thread(target=self._play, args=(path,), daemon=True, name="sound")
            self._threads.append(thread)
            thread.start()

    def wait(self) -> None:
        """Until all is played, or did not work."""
        for thread in self._threads:
            thread.join()

    def close(self) -> None:
        """End what plays."""
        with self._lock:
            self._closed = True
            for process in self._running:
                process.kill()
        self.wait()

    def _play(self, path: Path) -> None:
        for program in self.programs:
            worked = self._run((*program, str(path)))
            with self._lock:
                if worked or self._closed:
                    return
                if program in self._programs:
                    self._programs.remove(program)

    def _run(self, command: Sequence[str]) -> bool:
        """Run a program to its end. Returns whether it did what it should."""
        nothing = subprocess.DEVNULL
        with self._lock:
            if self._closed:
                return False
            try:
                process = subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing)
            except OSError:
                return False
            self._running.add(process)
        try:
            return process.wait(PATIENCE) == 0
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            return True  # it plays, if slowly
        finally:
            with self._lock:
                self._running.discard(process)


if sys.platform == "win32":
    import winsound

    class WindowsPlayer:
        """Plays by Windows; a new sound ends the one before."""

        able = True

        def play(self, path: Path) -> None:
            """Begin to play a file."""
            try:
                winsound.PlaySound(str(path), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)
            except RuntimeError:  # no device
                self.able = False

        def close(self) -> None:
            """End what plays."""
            winsound.PlaySound(None, winsound.SND_ASYNC)


def player_here() -> SoundPlayer:
    """What this machine plays with; silent when there is nothing."""
    if sys.platform == "win32":
        return WindowsPlayer()
    programs = [program for program in PROGRAMS if shutil.which(program[0]) is not None]
    return ProgramPlayer(programs) if programs else SilentPlayer()

"""What a command says when it can't go on: a sentence on standard error and an exit status, never a traceback."""

from __future__ import annotations

import codecs
import errno
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import TextIO

WRONG_USE, INSIDE, NOT_WRITTEN, INTERRUPTED, NO_READER = 2, 70, 74, 130, 141


_NO_ROOM = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF}
"""Why a write fails. Files are named in their errors, and what can't be saved is a `DamagedFile`: what is left is the
standard output."""

_KEPT = "\n\N{IDEOGRAPHIC SPACE}"
"""Python calls these unprintable."""


class CommandError(Exception):
    """A command can't do what it was asked; the text is a sentence for the user, `status` the exit status."""

    def __init__(self, sentence: str, status: int = WRONG_USE) -> None:
        super().__init__(sentence)
        self.status = status


def library_missing(what: str, error: ImportError, system: str = os.name) -> CommandError:
    """What can't be done because PySide6 is there, but not a library of the system that it loads."""
    script = ".\\installer\\run.ps1" if system == "nt" else "./installer/run"
    return CommandError(f"{what}: {str(error).rstrip('.')}. {script} installs what is missing.")


class Finished(Exception):
    """Nothing more is to be done."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def wants_debug(given: Sequence[str]) -> bool:
    """Whether errors inside svedesk are to be shown with their traceback: --debug, or SVEDESK_DEBUG=1."""
    return "--debug" in given or os.environ.get("SVEDESK_DEBUG", "0") not in ("", "0")


def plain(text: str) -> str:
    """Text in which names or notes of others may stand, for a terminal: what could ring a bell, move the cursor or turn
    a line around is shown as an escape."""
    return "".join(letter if letter.isprintable() or letter in _KEPT else ascii(letter)[1:-1] for letter in text)


def say(sentence: str) -> None:
    """Tell the user something that is not the command's result."""
    try:
        print(f"svedesk: {plain(sentence)}", file=sys.stderr)
    except OSError:
        _give_up(sys.stderr)  # there is nowhere left to say that standard error can't be written


def _show(sentence: str) -> None:
    """Tell somebody who started the Windows program that has no console: nobody reads its standard error."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, plain(sentence), "svedesk", 0x10)  # with the sign of an error


def guarded(command: Callable[[], int], given: Sequence[str], *, debug: bool) -> int:
    """Run a command; every way it can fail becomes a sentence and a status."""
    complain = _show if sys.stderr is None and sys.platform == "win32" else say
    _open_streams()
    try:
        status = command()
        sys.stdout.flush()
    except CommandError as error:
        complain(str(error))
        return error.status
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _give_up(sys.stdout)
        return NO_READER
    except Exception as error:
        if isinstance(error, OSError) and error.errno in _NO_ROOM and error.filename is None:
            _give_up(sys.stdout)
            say(f"The output could not be written ({error.strerror}).")
            return NOT_WRITTEN
        if debug:
            raise
        complain(_reported(error, given))
        return INSIDE
    return status


_PLAIN = str.maketrans({"“": '"', "”": '"', "‘": "'", "’": "'", "…": "...", "·": "-", "→": "->", "─": "-", "×": "x"})


def _as_plain(error: UnicodeError) -> tuple[str | bytes, int]:
    """What an encoding lacks, in plain letters: punctuation as it is typed, all else as escapes."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end].translate(_PLAIN)
    return lacking.encode("ascii", "backslashreplace").decode("ascii"), error.end


def _open_streams() -> None:
    """A card's name is never a reason to stop, nor is a stream that was closed before svedesk began (`svedesk >&-`)."""
    codecs.register_error("svedesk-plain", _as_plain)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - as long as the process
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="svedesk-plain")


def _give_up(stream: TextIO) -> None:
    """Nobody reads any more (`svedesk rules | head`): keep Python from trying to flush once more at its end, which
    would end the command with a status of Python's own (120)."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nothing, stream.fileno())
    except (OSError, ValueError):
        pass  # an output that is no file has nothing to flush
    finally:
        os.close(nothing)


def _reported(error: Exception, given: Sequence[str]) -> str:
    """Write what happened to a file, and say where it is."""
    from svedesk.cli.report import write_report

    what = f"Internal error in svedesk ({type(error).__name__})."
    try:
        path = write_report(error, given)
    except OSError as trouble:
        return f"{what} The report could not be written ({trouble.strerror}). Run again with --debug for details."
    return f"{what} Report: {path}. Run again with --debug for details."

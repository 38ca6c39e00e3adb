"""What a command says when it can't go on: a sentence on standard error and an exit status, never a traceback."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence

WRONG_USE, INSIDE, INTERRUPTED, NO_READER = 2, 70, 130, 141


class CommandError(Exception):
    """A command can't do what it was asked; the text is a sentence for the user, `status` the exit status."""

    def __init__(self, sentence: str, status: int = WRONG_USE) -> None:
        super().__init__(sentence)
        self.status = status


class Finished(Exception):
    """Nothing more is to be done."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def wants_debug(given: Sequence[str]) -> bool:
    """Whether errors inside svedesk are to be shown with their traceback: --debug, or SVEDESK_DEBUG=1."""
    return "--debug" in given or os.environ.get("SVEDESK_DEBUG", "0") not in ("", "0")


def say(sentence: str) -> None:
    """Tell the user something that is not the command's result."""
    print(f"svedesk: {sentence}", file=sys.stderr)


def guarded(command: Callable[[], int], given: Sequence[str], *, debug: bool) -> int:
    """Run a command; every way it can fail becomes a sentence and a status."""
    _can_write_everything()
    try:
        status = command()
        sys.stdout.flush()
    except CommandError as error:
        say(str(error))
        return error.status
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _give_up_output()
        return NO_READER
    except Exception as error:
        if debug:
            raise
        say(_reported(error, given))
        return INSIDE
    return status


def _can_write_everything() -> None:
    """A card's name is never a reason to stop: what the terminal's encoding lacks is written as an escape."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _give_up_output() -> None:
    """Nobody reads any more (`svedesk rules | head`): keep Python from trying to flush once more at its end."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nothing, sys.stdout.fileno())
    except (OSError, ValueError):
        pass  # a standard output that is no file has nothing to flush
    finally:
        os.close(nothing)


def _reported(error: Exception, given: Sequence[str]) -> str:
    """Write what happened to a file, and say where it is."""
    from svedesk.cli.report import write_report

    what = f"Something went wrong inside svedesk ({type(error).__name__})."
    try:
        path = write_report(error, given)
    except OSError as trouble:
        return f"{what} The details could not be written ({trouble.strerror}); --debug shows them."
    return f"{what} The details are in {path}; --debug shows them here."

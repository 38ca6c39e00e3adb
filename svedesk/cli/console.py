"""What a command is given and says: its arguments, read by argparse whose mistakes become sentences like all others,
and where it can't go on, a sentence on standard error and an exit status, never a traceback."""

from __future__ import annotations

import argparse
import codecs
import errno
import io
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import NoReturn, TextIO

from svedesk import __version__
from svedesk.data import setup_script

Arguments = argparse.Namespace

_NO_OPTION = re.compile("-(?!h$)[^-]")

_MAIN = """A desktop table for Shadowverse: Evolve that knows the rules and lets you turn them off.
Without a command, svedesk opens its window, and in it FILE if you name one.
An unofficial fan project: it ships no card text, no art and no logos."""


class Parser(argparse.ArgumentParser):
    """A parser that raises CommandError for wrong arguments and Finished after --help and --version."""

    def __init__(self, program: str, summary: str, commands: Mapping[str, str]) -> None:
        super().__init__(
            program,
            description=f"{summary[:1].upper()}{summary[1:]}." if summary else _MAIN,
            usage="%(prog)s [options] [FILE]\n       %(prog)s COMMAND ..." if commands else None,
            epilog=_listed(commands) if commands else None,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self.minus_after = ""
        """Behind this word a word may begin with a minus and is no option."""
        self.add_argument("--debug", action="store_true", help="show the full traceback of an error")
        if commands:
            self.add_argument("--version", action="version", version=f"svedesk {__version__}")
        else:
            self.add_argument("--game", metavar="NAME", help="the game (default: Shadowverse: Evolve)")

    def add_language(self) -> None:
        """The language to answer in."""
        self.add_argument("--lang", choices=("en", "ja"), default="en", help="language (default: en)")

    def read(self, words: Sequence[str]) -> Arguments:
        """What was typed; options may stand anywhere among the rest. Raises `CommandError` and `Finished`."""
        place = words.index(self.minus_after) if self.minus_after in words else len(words)
        # For argparse an option begins with its minus, so these begin with a space.
        behind = (f" {word}" if _NO_OPTION.match(word) else word for word in words[place:])
        return self.parse_intermixed_args([*words[:place], *behind])

    def error(self, message: str) -> NoReturn:
        """Raise CommandError with what argparse found wrong."""
        raise CommandError(f"{message[:1].upper()}{message[1:]}. See {self.prog} --help.")

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        """Raise Finished: the help or the version was printed."""
        raise Finished(status)


def _listed(commands: Mapping[str, str]) -> str:
    width = max(map(len, commands))
    rows = (f"  {name:{width}}  {summary}" for name, summary in commands.items())
    return "\n".join(("commands:", *rows, "", "See svedesk COMMAND --help for details."))


def by_beginning(names: Sequence[str]) -> Callable[[str], str]:
    """For an argument with choices: the only one of them that begins so, else what was typed."""

    def whole(text: str) -> str:
        matches = [name for name in names if name.casefold().startswith(text.casefold())]
        return matches[0] if len(matches) == 1 and text not in names else text

    return whole


def positive(text: str) -> int:
    """A whole number from 1."""
    value = int(text) if re.fullmatch(r"\d{1,9}", text) else 0
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of at least 1")
    return value


def seed(text: str) -> int:
    """A seed: a whole number from 0 below 2**64."""
    if not re.fullmatch(r"\d{1,20}", text) or int(text) >= 1 << 64:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to 2**64 - 1")
    return int(text)


def person_name(text: str) -> str:
    """What somebody is called in a network game."""
    if not text.strip() or not text.isprintable() or len(text) > 40:
        raise argparse.ArgumentTypeError("a name has 1 to 40 characters")
    return text.strip()


def size(text: str) -> tuple[int, int]:
    """A width and a height in pixels, written 1280x720."""
    match = re.fullmatch(r"(\d{3,4})x(\d{3,4})", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x720")
    width, height = int(match[1]), int(match[2])
    if not (320 <= width <= 7680 and 180 <= height <= 4320):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size from 320x180 to 7680x4320")
    return width, height


def scale(text: str) -> float:
    """A scale from 0.5 to 4, 1 being 100 %."""
    match = re.fullmatch(r"\d(\.\d{1,3})?", text)
    if match is None or not 0.5 <= float(text) <= 4:
        raise argparse.ArgumentTypeError(f"{text!r} is not a scale from 0.5 to 4")
    return float(text)


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
    script = setup_script(system)
    if script:
        way = f"{script} installs what is missing."
    elif system == "nt":
        way = "Install svedesk again, or unpack its folder anew."
    else:
        way = "Install that library with your system's package manager."
    return CommandError(f"{what}: {str(error).rstrip('.')}. {way}")


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
    except Exception as error:
        if _nobody_reads(error):
            _give_up(sys.stdout)
            return NO_READER
        if isinstance(error, OSError) and error.errno in _NO_ROOM and error.filename is None:
            _give_up(sys.stdout)
            say(f"The output could not be written ({error.strerror}).")
            return NOT_WRITTEN
        if debug:
            raise
        complain(_reported(error, given))
        return INSIDE
    return status


def _nobody_reads(error: Exception) -> bool:
    """Whether the output was closed: where others speak of a broken pipe, Windows says that an argument is invalid."""
    if isinstance(error, BrokenPipeError):
        return True
    written = isinstance(error, OSError) and error.errno == errno.EINVAL and error.filename is None
    return written and getattr(error, "winerror", None) is None and sys.platform == "win32"  # not a connection's


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
            stream.reconfigure(encoding=_readable(stream.encoding, sys.platform), errors="svedesk-plain")


def _readable(encoding: str, platform: str) -> str:
    """What an output is written in. Windows gives files and pipes its code page: one without Japanese letters, unless
    somebody asked for it by `PYTHONIOENCODING`, would turn whole sentences into escapes."""
    if platform != "win32" or "PYTHONIOENCODING" in os.environ:
        return encoding
    try:
        "あア亜".encode(encoding)
    except UnicodeEncodeError:
        return "utf-8"
    return encoding


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

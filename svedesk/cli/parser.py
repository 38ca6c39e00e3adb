"""Reading a command line: argparse, whose mistakes become sentences like all others."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Mapping, Sequence
from typing import NoReturn

from svedesk import __version__
from svedesk.cli.console import CommandError, Finished

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

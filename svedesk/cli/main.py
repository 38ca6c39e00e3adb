"""The `svedesk` command: finds the command that is meant and runs it."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from svedesk.cli.console import Arguments, CommandError, Finished, Parser, guarded, wants_debug

if TYPE_CHECKING:
    from svedesk.documents.damaged import OfAnotherGame

COMMANDS = {
    "play": "play a game in this terminal, against another person or the computer",
    "host": "host a network game",
    "join": "join a network game and play it in this terminal",
    "selfplay": "let random computer players play games and print statistics",
    "arena": "let computer players play each other and rate their strength",
    "lab": "test how strong a deck is: computer players play it many times against other decks",
    "card": "show a card: printed facts, rules text, location of its script",
    "decks": "list the decks that come with svedesk",
    "deck": "check, import or export a deck",
    "library": "import cards, search them, undo imports",
    "pack": "make, check, install, list, remove and restore packs of own cards",
    "read": "read card texts: print their scripts, or how much of a list can be read",
    "check": "check card scripts for mistakes",
    "replay": "print a saved game turn by turn",
    "verify": "check the exported proof of a network game",
    "shot": "save a picture of a saved game's table; needs no display",
    "film": "save pictures of how a turn of a saved game moves; needs no display",
    "bench": "measure the speed of svedesk on this machine",
    "rules": "list the clauses of the Comprehensive Rules, with their tests and code",
}
"""Commands with what --help says of them; each is the module svedesk.cli.<name>."""


_OBJECTS = 200_000
"""New objects after which garbage is looked for: more than all cards are."""


class Command(Protocol):
    """What the module of a command offers."""

    def arguments(self, parser: Parser) -> None:
        """Add the command's arguments."""

    def run(self, arguments: Arguments) -> int:
        """Do it; returns the exit status. Raises `CommandError`, with a sentence for the user, and `DamagedFile`."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run `svedesk` with these arguments (None: those of the process); returns the exit status.

    0: done · 1: done, and something is wrong with what was looked at · 2: wrong arguments, or something is missing ·
    70: a mistake in svedesk itself, with a report in a file · 74: the output could not be written · 130: interrupted ·
    141: nobody reads the output.
    """
    given = list(sys.argv[1:] if argv is None else argv)
    with _seldom_collecting(ends=argv is None):
        return guarded(lambda: _run(given), given, debug=wants_debug(given))


@contextmanager
def _seldom_collecting(*, ends: bool) -> Iterator[None]:
    """Look for garbage less often: loading all cards makes many objects that stay, and to go through them again and
    again takes a fifth of a short command's time. Where the process ends with this, Python need not look for garbage
    among them as it ends, which takes another fifth."""
    often = gc.get_threshold()
    gc.set_threshold(_OBJECTS, *often[1:])
    try:
        yield
    finally:
        if ends:
            gc.freeze()
        gc.set_threshold(*often)


def _run(given: list[str]) -> int:
    words = [word for word in given if word != "--debug"]
    name = words[0] if words and words[0] in COMMANDS else ""
    command = cast(Command, import_module(f"svedesk.cli.{name or 'window'}"))
    wanted, words = _game_in(words) if name else ("", words)
    if not wanted:
        return _carry_out(command, name, words)
    from svedesk.cli import materials  # what is about the usual game does without

    before = materials.choose(wanted)
    try:
        return _carry_out(command, name, words)
    finally:
        materials.choose(before)


def _game_in(words: list[str]) -> tuple[str, list[str]]:
    """The game that is named with --game, and the other words: what a command may be given depends on it."""
    for place, word in enumerate(words):
        if word == "--game" and place + 1 < len(words):
            return words[place + 1], [*words[:place], *words[place + 2 :]]
        if word.startswith("--game="):
            return word.removeprefix("--game="), [*words[:place], *words[place + 1 :]]
    return "", words


def _carry_out(command: Command, name: str, words: list[str]) -> int:
    parser = Parser(f"svedesk {name}".strip(), COMMANDS.get(name, ""), COMMANDS if not name else {})
    command.arguments(parser)
    try:
        chosen = parser.read(words[1:] if name else words)
    except Finished as finished:
        return finished.status
    from svedesk.documents.damaged import DamagedFile, OfAnotherGame  # --help does without

    try:
        try:
            return command.run(chosen)
        except OfAnotherGame as other:
            return _of_its_game(command, chosen, other)
    except DamagedFile as damaged:
        raise CommandError(damaged.in_words(getattr(chosen, "lang", "en"))) from damaged


def _of_its_game(command: Command, chosen: Arguments, other: OfAnotherGame) -> int:
    """Run a command again for the game that its file is of, where no other was named."""
    from svedesk.cli import materials
    from svedesk.games.registry import shipped_games

    if materials.game() is not shipped_games().default or other.game not in shipped_games():
        raise other
    before = materials.choose(other.game)
    try:
        return command.run(chosen)
    finally:
        materials.choose(before)


__all__ = ["COMMANDS", "Command", "CommandError", "main"]

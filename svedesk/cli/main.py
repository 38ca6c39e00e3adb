"""The `svedesk` command: finds the command that is meant and runs it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from svedesk.cli.console import CommandError, Finished, guarded, wants_debug
from svedesk.cli.parser import Arguments, Parser

COMMANDS = {
    "play": "play a game as text in this terminal, against another person or a bot",
    "host": "let others join a game over the network",
    "join": "join a game over the network, as text in this terminal",
    "selfplay": "let random bots play games and count what happens",
    "card": "show a card: what is printed on it, its rules text, where its script is",
    "decks": "list the decks that come with svedesk",
    "deck": "check a deck, bring in decks of other programs, give one in another form",
    "library": "bring in cards of your own, find cards, take an import back",
    "pack": "make packs of own cards to give away, look into one, install, list and remove them",
    "check": "check all card scripts without playing",
    "replay": "tell a saved game turn by turn, as text",
    "verify": "check the exported proof of a network game",
    "shot": "draw the table of a saved game as a picture, without a display",
    "bench": "measure how fast svedesk is on this machine",
    "rules": "list the clauses of the Comprehensive Rules that tests prove and code names",
}
"""Commands with what --help says of them; each is the module svedesk.cli.<name>."""


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
    return guarded(lambda: _run(given), given, debug=wants_debug(given))


def _run(given: list[str]) -> int:
    words = [word for word in given if word != "--debug"]
    name = words[0] if words and words[0] in COMMANDS else ""
    command = cast(Command, import_module(f"svedesk.cli.{name or 'window'}"))
    parser = Parser(f"svedesk {name}".strip(), COMMANDS.get(name, ""), COMMANDS if not name else {})
    command.arguments(parser)
    try:
        chosen = parser.read(words[1:] if name else words)
    except Finished as finished:
        return finished.status
    from svedesk.documents.damaged import DamagedFile  # --help does without

    try:
        return command.run(chosen)
    except DamagedFile as damaged:
        raise CommandError(damaged.in_words(getattr(chosen, "lang", "en"))) from damaged


__all__ = ["COMMANDS", "Command", "CommandError", "main"]

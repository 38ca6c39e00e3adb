"""`svedesk play`: the same game as in the window, as text in a terminal."""

from __future__ import annotations

import sys
from pathlib import Path

from svedesk.bot.bot import Bot
from svedesk.bot.levels import make_bot
from svedesk.bot.plan import LEVELS
from svedesk.cli import console, materials
from svedesk.cli.console import Arguments, CommandError, Parser
from svedesk.cli.terminal.game import Terminal, TerminalGame
from svedesk.desk.autosave import Autosave
from svedesk.desk.desk import Desk
from svedesk.desk.kept_games import last_played, saves_folder
from svedesk.desk.settings import DeskSettings
from svedesk.engine.message import Refused

_SEATS = ("Player 1", "Player 2")


def arguments(parser: Parser) -> None:
    """Which game, who plays it, and how."""
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="a saved game to continue, or a board to play"
    )
    parser.add_argument("--resume", action="store_true", help="continue the last game")
    materials.decks_argument(parser)
    materials.rules_arguments(parser)
    parser.add_argument("--names", nargs=2, metavar="NAME", help="names of the players")
    parser.add_argument(
        *("--opponent",),
        choices=("random", *LEVELS),
        metavar="LEVEL",
        help=f"play against the computer: {', '.join(('random', *LEVELS))}",
    )
    parser.add_argument(
        "--bot", type=int, choices=(1, 2), metavar="1|2", help="which player the computer is (default: 2)"
    )
    parser.add_argument("--first", type=int, choices=(1, 2), metavar="1|2", help="who goes first (default: random)")
    parser.add_argument("--seed", type=console.seed, metavar="S", help="random seed (default: a new one)")
    parser.add_argument("--open", action="store_true", help="keep both hands visible between turns")
    parser.add_argument(
        "--quick",
        choices=("pause", "when-able", "until-touched"),
        default="when-able",
        help="when to stop for Quick (default: when-able)",
    )
    parser.add_language()


def run(arguments: Arguments) -> int:
    """Play until the game is over or left; it is saved all the while."""
    if arguments.resume and arguments.file:
        raise CommandError("Give either FILE or --resume, not both.")
    settings = DeskSettings(passing=(arguments.quick.replace("-", "_"),) * 2)
    desk = _desk(arguments, settings)
    bots = _bots(arguments, desk)
    names = arguments.names or tuple("Computer" if seat in bots else name for seat, name in enumerate(_SEATS))
    dialog = TerminalGame(desk, _terminal(), arguments.lang, names, bots, open_hands=arguments.open)
    over = False
    try:
        print("Type ? for help.")
        if note := materials.game().edition_note(desk.session.setup.rules, arguments.lang):
            print(note)
        over = dialog.run()
    finally:
        desk.close()
        if not over:
            damaged = desk.autosave.trouble if desk.autosave is not None else None
            trouble = damaged.in_words(arguments.lang) if damaged is not None else ""
            print(f"\n{trouble or 'The game is saved. Continue with `svedesk play --resume`.'}")
    return 0


def _bots(arguments: Arguments, desk: Desk) -> dict[int, Bot]:
    """The computer at its seat, if it plays."""
    if not arguments.opponent and not arguments.bot:
        return {}
    seat, setup = (arguments.bot or 2) - 1, desk.session.setup
    deck = setup.decks[seat] if seat < len(setup.decks) else None
    level = arguments.opponent or "random"
    return {seat: make_bot(level, materials.game(), materials.rules(), setup.rules, setup.seed, deck)}


def _desk(arguments: Arguments, settings: DeskSettings) -> Desk:
    if arguments.resume:
        game = last_played(saves_folder())
        if game is None:
            raise CommandError("There is no unfinished game.")
        print(game.in_words(arguments.lang))
        autosave = Autosave.going_on(game.path)
        desk = Desk.load(game.path, materials.rules(), settings=settings, autosave=autosave)
        if desk.cut_short is not None:
            print(desk.cut_short.in_words(arguments.lang))
        return desk
    if arguments.file:
        return Desk.open(
            arguments.file, materials.rules(), seed=_new_seed(), settings=settings, autosave=Autosave.fresh()
        )
    return _new_desk(arguments, settings)


def _new_desk(arguments: Arguments, settings: DeskSettings) -> Desk:
    decks = tuple(materials.deck(wanted) for wanted in arguments.decks)
    first = arguments.first - 1 if arguments.first else -1
    seed = arguments.seed if arguments.seed is not None else _new_seed()
    try:
        setup = materials.setup(decks, seed, first, materials.played_by(arguments))
        return Desk.new(setup, materials.rules(), settings=settings, autosave=Autosave.fresh())
    except Refused as refused:
        words = materials.table().words(materials.rules(), "en", materials.names("en"), arguments.names or _SEATS)
        raise CommandError(words.sentence(refused.message)) from refused


def _new_seed() -> int:
    from secrets import randbits

    return randbits(64)


def _terminal() -> Terminal:
    if sys.stdin.isatty() and sys.stdout.isatty():
        return Terminal(_typed, print, _clear)
    return Terminal(_piped, print)


def _typed(prompt: str) -> str | None:
    try:
        return input(prompt)
    except EOFError:
        return None


def _piped(prompt: str) -> str | None:
    """A line of a file or pipe, written after its prompt so that the output reads like a game at a terminal. A program
    at the other end of the pipe is shown all there is before it must answer."""
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        return None
    print(f"{prompt}{line.rstrip()}")
    return line


def _clear() -> None:
    print("\x1b[2J\x1b[3J\x1b[H", end="", flush=True)

"""`svedesk arena`: bots play one another in mirrored pairs of games; how strong they are, and how certain that is."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import time
from collections import Counter
from functools import partial
from itertools import islice
from pathlib import Path

from svedesk.bot.levels import YARDSTICKS, make_bot
from svedesk.bot.plan import LEVELS
from svedesk.cli import console, materials
from svedesk.cli.arena_report import counted, lines, progress
from svedesk.cli.console import INTERRUPTED, Arguments, CommandError, Parser, say
from svedesk.decks.model import Deck
from svedesk.decks.starter import starter_decks
from svedesk.documents.damaged import why
from svedesk.documents.writing import write_whole
from svedesk.lab.arena import ArenaCount, ArenaPlan, games_of
from svedesk.lab.blunders import board_before
from svedesk.lab.blunders import kinds as kinds_of
from svedesk.lab.bot_games import MOST_ANSWERS, BotGameResult, play
from svedesk.lab.statistics import Sprt
from svedesk.lab.workers import TaskKills, spread
from svedesk.packs.owned import rules_of
from svedesk.wire.saved import write_board

_USUAL_TEST = (0.5, 0.55)
_BOARDS = 5
"""Boards kept of each kind of blunder of a player."""
_ON_SCREEN, _IN_A_FILE = 1.0, 30.0
"""Seconds between two lines of progress, written over one another or one below the other."""


def arguments(parser: Parser) -> None:
    """Who plays whom, with what, how often."""
    levels = ", ".join((*LEVELS, *YARDSTICKS))
    parser.add_argument("--a", default="strong", metavar="PLAYER", help=f"one player: {levels} (default: strong)")
    parser.add_argument("--b", default="regular", metavar="PLAYER", help="the other player (default: regular)")
    parser.add_argument("--players", nargs="+", metavar="PLAYER", help="instead: several players, each against each")
    parser.add_argument(
        *("--pairs",),
        type=console.positive,
        default=100,
        metavar="N",
        help="pairs of games of every two players (default: 100)",
    )
    parser.add_argument(
        *("--decks",),
        nargs="+",
        metavar="DECK",
        help="decks: code, file or share code (default: all that come with svedesk)",
    )
    materials.rules_arguments(parser)
    parser.add_argument("--seed", type=console.seed, default=1, metavar="S", help="random seed (default: 1)")
    workers_argument(parser)
    parser.add_argument(
        *("--sprt",),
        nargs="*",
        type=_percent,
        metavar="PERCENT",
        help="stop once it is clear whether A scores the first or the second percentage (default: 50 55)",
    )
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep all games as replays")
    parser.add_argument(
        *("--blunders",),
        action="store_true",
        help="count obvious mistakes by kind, in total and per game; with --keep also save them as boards",
    )
    parser.add_argument("--json", action="store_true", help="print as JSON")


def workers_argument(parser: Parser) -> None:
    """On how many processors to play."""
    there = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    parser.add_argument(
        *("--workers",),
        type=console.positive,
        default=there,
        metavar="N",
        help=f"number of processes (default: one per processor, {there})",
    )


def run(arguments: Arguments) -> int:
    """Play, print, and return 1 when a game failed or did not end."""
    decks = _decks(arguments.decks or list(starter_decks(materials.game())))
    plan = _plan(arguments, tuple(decks.values()))
    if note := materials.game().edition_note(plan.edition, "en"):
        say(note)
    run = _Run(plan, tuple(decks), arguments.workers, arguments.keep)
    run.play()
    for wrong in run.count.errors:
        say(f"Game {wrong.place + 1}: {wrong.error or f'no end after {MOST_ANSWERS} answers'}")
    result = counted(run.count, run.decks, run.seconds, arguments.workers, run.kinds)
    print(json.dumps(result, ensure_ascii=False) if arguments.json else "\n".join(lines(run.count, result)))
    if run.ended is not None:
        raise run.ended
    return 1 if run.count.errors else 0


def _decks(wanted: list[str]) -> dict[str, Deck]:
    """The decks, each by a name of its own."""
    decks: dict[str, Deck] = {}
    for place, word in enumerate(wanted, 1):
        deck = materials.deck(word)
        name = word.upper() if word.upper() in starter_decks(materials.game()) else deck.name
        decks[name if name and name not in decks else f"{name or 'Deck'} ({place})"] = deck
    return decks


def _plan(arguments: Arguments, decks: tuple[Deck, ...]) -> ArenaPlan:
    players = tuple(arguments.players or (arguments.a, arguments.b))
    if len(players) < 2:
        raise CommandError("Name at least two players.")
    sprt = None
    if arguments.sprt is not None:
        if len(players) > 2 or len(arguments.sprt) not in (0, 2):
            raise CommandError("--sprt is for two players, and takes two percentages or none.")
        sprt = Sprt(*(arguments.sprt or _USUAL_TEST))
        if sprt.low >= sprt.high:
            raise CommandError("The second percentage of --sprt must be higher than the first.")
    game, setup = materials.game(), materials.setup(decks, 0, by=materials.played_by(arguments))
    for deck in decks:
        materials.check_legal(deck, setup.format)
    for player in players:
        try:
            make_bot(player, game, rules_of(game.name), setup.rules, 0)
        except ValueError as error:
            raise CommandError(str(error)) from error
    keep = arguments.keep is not None
    return ArenaPlan(
        *(players, setup.decks, arguments.pairs, arguments.seed, game.name, setup.rules, setup.format, sprt, keep),
        blunders=arguments.blunders,
    )


class _Run:
    """One run: what is counted, how long it took, and what ended it too early."""

    def __init__(self, plan: ArenaPlan, decks: tuple[str, ...], workers: int, folder: Path | None) -> None:
        self.plan, self.decks, self.workers, self.folder = plan, decks, workers, folder
        self.count = ArenaCount(plan)
        self.kinds = kinds_of(plan.game, rules_of(plan.game), plan.edition) if plan.blunders else ()
        self._boards: Counter[tuple[str, str]] = Counter()
        self.seconds = 0.0
        self.ended: CommandError | None = None
        self._printed_at = 0.0

    def play(self) -> None:
        """Play until all is done, clear, or the user has had enough."""
        begun = self._printed_at = time.perf_counter()
        try:
            self._play(begun)
        except KeyboardInterrupt:
            self.ended = CommandError("Interrupted; these are the games that were played.", INTERRUPTED)
        except TaskKills as error:
            self.ended = CommandError(
                f"Game {error.place + 1} ended its process each time it was tried. With fewer --workers there is more"
                " memory for each."
            )
        except OSError as error:
            if self.folder is None:
                raise
            self.ended = CommandError(f"The replays can't be kept in “{self.folder}” ({why(error)}).")
        finally:
            self.seconds = time.perf_counter() - begun
            if sys.stderr.isatty():
                print("\r\x1b[K", end="", file=sys.stderr)

    def _play(self, begun: float) -> None:
        if self.folder is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
        count, done = self.count, 0
        # Closed whatever happens, so that no process goes on.
        load = partial(rules_of, self.plan.game)
        playing = spread(play, games_of(self.plan), self.workers, prepare=load, stopped=lambda: bool(count.clear))
        try:
            for place, result in playing:
                if self.folder is not None:
                    write_whole(self.folder / self._file(place), result.saved, lasting=False)
                    self._keep_boards(self.folder, place, result)
                count.add(place, result._replace(saved=b"", log=()))
                done += 1
                self._tell(done, time.perf_counter() - begun)
        finally:
            playing.close()

    def _seats(self, place: int) -> tuple[str, str]:
        """The players of a game by their seats, as file names have them."""
        pair, game = divmod(place, 2)
        meetings = len(self.count.meetings)
        first, other = list(self.count.meetings)[pair % meetings][:: -1 if game else 1]
        return self._name(first), self._name(other)

    def _name(self, player: int) -> str:
        return re.sub(r"\W", "_", self.plan.players[player])

    def _file(self, place: int) -> str:
        """What a replay is called."""
        return f"{place + 1:05}-{'-'.join(self._seats(place))}.svedesk"

    def _keep_boards(self, folder: Path, place: int, result: BotGameResult) -> None:
        """Keep the first blunders of each kind and player as boards."""
        if result.blunders is None:
            return
        setup = next(islice(games_of(self.plan), place, None)).setup
        boards = folder / "blunders"
        boards.mkdir(exist_ok=True)
        for blunder in result.blunders.blunders:
            player = self._seats(place)[blunder.seat]
            self._boards[player, blunder.kind] += 1
            if self._boards[player, blunder.kind] <= _BOARDS:
                board = board_before(rules_of(self.plan.game), setup, result.log, blunder, player)
                name = f"{blunder.kind}-{player}-{place + 1:05}-turn{blunder.turn}.svedesk"
                write_whole(boards / name, write_board(board), lasting=False)

    def _tell(self, done: int, seconds: float) -> None:
        now = time.perf_counter()
        screen = sys.stderr.isatty()
        if now - self._printed_at >= (_ON_SCREEN if screen else _IN_A_FILE):
            self._printed_at = now
            text = progress(self.count, done, seconds)
            print(f"\r{text}\x1b[K" if screen else text, end="" if screen else "\n", file=sys.stderr, flush=True)


def _percent(text: str) -> float:
    if not re.fullmatch(r"\d{1,2}(\.\d{1,3})?", text) or not 0 < float(text) < 100:
        raise argparse.ArgumentTypeError(f"{text!r} is not a percentage between 0 and 100")
    return float(text) / 100

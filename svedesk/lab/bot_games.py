"""One game of bots: what it depends on, and what came of it. It can be played in any process, on any machine."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from svedesk.bot.bot import Bot, Look, play_out
from svedesk.bot.levels import make_bot
from svedesk.desk.resume import Moment
from svedesk.engine import rng
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.events import Event
from svedesk.engine.game import CardRules
from svedesk.engine.log import Entry, Setup
from svedesk.engine.records import SHARED
from svedesk.engine.session import Session
from svedesk.games.registry import shipped_games
from svedesk.lab.blunders import BlunderCount, blunders_in
from svedesk.packs.owned import rules_of

MOST_ANSWERS = 5_000
"""A game with more answers than this has no end; games of the starter decks have one or two hundred."""
Heard = Callable[[tuple[Event, ...]], object]
"""Receives what happens in a game, and sees it as nobody at the table does."""


class BotGame(NamedTuple):
    """A game of bots before it is played. `levels` has one for each seat, `seed` is where their chance starts from (the
    table's is in `setup`). With `keep` the result has the game as a file, with `blunders` what was played badly."""

    setup: Setup
    levels: tuple[str, ...]
    seed: int
    keep: bool = False
    blunders: bool = False


class BotGameResult(NamedTuple):
    """What came of it. `winner` is -1 for a draw and where there was no end. `thought` has, for each seat, how many
    seconds of a processor each of its questions took that had more than one answer. `error` says what went wrong, ""
    where nothing did. All but `thought` are the same each time."""

    finished: bool
    winner: int
    answers: int
    turns: int
    digest: str
    log: tuple[Entry, ...]
    thought: tuple[tuple[float, ...], ...]
    error: str = ""
    saved: bytes = b""
    blunders: BlunderCount | None = None


class TimedBot:
    """A bot by the clock."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.thought: list[float] = []

    def answer(self, ask: Ask, look: Look) -> Answer:
        """The bot's answer."""
        begun = time.process_time()
        answer = self._bot.answer(ask, look)
        if ask.forced is None:
            self.thought.append(time.process_time() - begun)
        return answer


def seat_seeds(seed: int, seats: int) -> tuple[int, ...]:
    """Where the chance of each seat's bot starts from."""
    seeds = []
    for _ in range(seats):
        seed, drawn = rng.step(seed)
        seeds.append(drawn)
    return tuple(seeds)


def play(wanted: BotGame) -> BotGameResult:
    """Play a game to its end. What goes wrong in it is in the result."""
    return play_by(rules_of(wanted.setup.game), wanted)


def play_by(rules: CardRules, wanted: BotGame, listener: Heard | None = None) -> BotGameResult:
    """The same over these rules; `listener` is given what happens after each answer, and at the beginning."""
    setup = wanted.setup
    session = Session(rules, setup)
    game, seeds = shipped_games()[setup.game], seat_seeds(wanted.seed, len(wanted.levels))
    made = zip(wanted.levels, seeds, setup.decks, strict=True)
    bots = [TimedBot(make_bot(level, game, rules, setup.rules, seed, deck)) for level, seed, deck in made]
    try:
        if listener is not None:
            listener(session.opening)
        play_out(session, bots, MOST_ANSWERS, listener)
    except Exception as error:
        asked = f" at answer {len(session.log) + 1}, seat {session.ask.seat + 1}" if session.ask is not None else ""
        return _result(session, bots, wanted.keep, f"{type(error).__name__}{asked}: {error}")
    result = _result(session, bots, wanted.keep)
    if wanted.blunders and result.finished:
        return result._replace(blunders=blunders_in(rules, setup, session.log))
    return result


def _result(session: Session, bots: Sequence[TimedBot], keep: bool, error: str = "") -> BotGameResult:
    outcome = session.table.outcome
    return BotGameResult(
        outcome is not None and not error,
        outcome.winner if outcome is not None else -1,
        len(session.log),
        session.table.number(SHARED, "turn"),
        session.digest(),
        tuple(session.log),
        tuple(tuple(bot.thought) for bot in bots),
        error,
        saved(session) if keep else b"",
    )


def saved(session: Session) -> bytes:
    """A game as the file of a replay."""
    log = tuple(session.log)
    by_bots = (False,) * len(log)
    now = datetime.now(UTC)
    return Moment(now, "rules", session.setup, log, (), by_bots, session.table, session.ruleset).written()

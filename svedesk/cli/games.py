"""Games of random bots: each from its own seed, in this process or several, with the same result."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache, partial
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

from svedesk.bot.bot import Look, play_out
from svedesk.bot.random_bot import RandomBot
from svedesk.cards.collection import reprinted
from svedesk.cards.import_file import read_cards
from svedesk.cards.import_rows import entries_of
from svedesk.cards.library import Library, shipped_library
from svedesk.cards.shared_texts import told_texts
from svedesk.cli import materials
from svedesk.cli.console import CommandError
from svedesk.cli.invariants import play_checked
from svedesk.decks.model import Deck, deck_of_list
from svedesk.documents.damaged import DamagedFile
from svedesk.engine import rng
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules, KnownCards
from svedesk.engine.records import SHARED
from svedesk.engine.session import Session
from svedesk.lab.workers import spread


class UserCardRules(NamedTuple):
    """The rules over the shipped cards and those of a list, and the cards of the list."""

    rules: CardRules
    cards: tuple[Facts, ...]


@cache
def brought(path: Path) -> UserCardRules:
    """The cards of a list: Cockatrice XML, CSV, Excel or JSON. Raises CommandError."""
    shipped = shipped_library(materials.game())
    try:
        facts = materials.game().facts
        fresh = entries_of(read_cards(path, facts), shipped, facts)
    except DamagedFile as error:  # said as what other processes can be told, too
        raise CommandError(error.sentence) from error
    texts = {**{entry.number: ("", "") for entry in fresh}, **told_texts(fresh, {})}
    library = Library((*shipped.values(), *(entry.facts for entry in fresh)))
    rules = materials.game().rules(KnownCards(library, texts, reprints=reprinted(fresh, shipped)))
    return UserCardRules(rules, tuple(entry.facts for entry in fresh))


def random_deck(cards: tuple[Facts, ...], seed: int) -> Deck:
    """A deck made of these cards by chance. Raises CommandError when they make none."""
    deck = materials.game().decks.random(cards, shipped_library(materials.game()), seed)
    if deck is None:
        raise CommandError("There are not enough cards of any class in the list to build a deck.")
    return deck_of_list(deck)


MOST_ANSWERS = 20_000
"""A game with more answers than this has no end; random games of the starter decks have some hundred."""


class Series(NamedTuple):
    """What the games of one run have in common.

    `check`: look at everything after every answer. `debug`: let a mistake end the run instead of counting it. `cards`:
    a list of cards; each game is then played with two decks made by chance of those cards.
    """

    seed: int
    decks: tuple[Deck, ...]
    check: bool = False
    debug: bool = False
    by: materials.EditionAndFormat = materials.BY_DEFAULT
    cards: Path | None = None


class PlayedGame(NamedTuple):
    """One game, at its zero-based place in the run.

    `winner` is -1 for a draw or no end, `error` what went wrong, `digest` the hash of its last table. `skipped`: how
    many manual steps the bots went past, since they do nothing by hand.
    """

    place: int
    seed: int
    finished: bool
    answers: int
    turns: int
    winner: int
    digest: str
    error: str = ""
    skipped: int = 0


class SkippingBot(RandomBot):
    """A random bot that counts the manual steps it goes past: what those lines say is done by nobody."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.skipped = 0

    def answer(self, ask: Ask, look: Look) -> Answer:
        """A possible answer."""
        self.skipped += ask.kind == "by_hand"
        return super().answer(ask, look)


def game_seed(seed: int, place: int) -> int:
    """The seed of a game, told by its run's seed and its place alone: games can be shared out to processes."""
    return rng.step(rng.step(seed)[1] + place)[1]


def play_all(series: Series, games: int, jobs: int = 1) -> list[PlayedGame]:
    """Play so many games, in order; with several jobs in as many processes."""
    prepare = partial(materials.prepare, materials.game().name)
    done = spread(partial(play_game, series), range(games), min(jobs, games), prepare=prepare)
    return [game for _, game in sorted(done, key=itemgetter(0))]


def play_game(series: Series, place: int) -> PlayedGame:
    """Play one game to its end."""
    seed = game_seed(series.seed, place)
    # The bots' chance is not the table's: shuffles and answers must not depend on each other.
    state, first = rng.step(seed)
    rules, decks = materials.rules(), series.decks
    if series.cards is not None:
        rules, cards = brought(series.cards)
        decks = tuple(random_deck(cards, rng.step(state + seat + 1)[1]) for seat in (0, 1))
    session = Session(rules, materials.setup(decks, seed, by=series.by))
    bots = (SkippingBot(first), SkippingBot(rng.step(state)[1]))
    try:
        (play_checked if series.check else play_out)(session, bots, MOST_ANSWERS)
    except Exception as error:
        if series.debug:
            raise
        return _played(session, place, seed, bots, f"{type(error).__name__}: {error}")
    return _played(session, place, seed, bots)


def _played(session: Session, place: int, seed: int, bots: Iterable[SkippingBot], error: str = "") -> PlayedGame:
    outcome, turns = session.table.outcome, session.table.number(SHARED, "turn")
    finished = outcome is not None and not error
    winner = outcome.winners[0] if outcome is not None and outcome.winners else -1
    skipped = sum(bot.skipped for bot in bots)
    return PlayedGame(place, seed, finished, len(session.log), turns, winner, session.digest(), error, skipped)


def digest_of(played: Iterable[PlayedGame]) -> str:
    """One hash of how all games ended."""
    return hashlib.sha256("".join(game.digest for game in played).encode()).hexdigest()

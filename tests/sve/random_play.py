"""Whole games without thinking, the same for the same seed: for every property that must hold of any game.

`random_game(seed)` is SD01 against SD02; `singleton_game(seed)` a game in which every card of the two decks is there
once, so that a card number in what a seat is sent says which card it is.
"""

import random
from collections.abc import Callable, Iterator
from functools import cache

from shipped import starter_decks
from sve.playing import shipped, shipped_facts

from svedesk.bot.random_bot import RandomBot
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.events import Event
from svedesk.engine.log import DeckList, Setup
from svedesk.engine.session import Session
from svedesk.games.sve.ruleset import Sve

MOST_ANSWERS = 3_000
"""Random games of the starter decks have 60 to 300 answers; a game with more than this does not end."""
EDITION = "EN 1.16.0"


def setup(seed: int, decks: tuple[DeckList, DeckList] | None = None, first: int = -1) -> Setup:
    """A game of the starter decks, or of other ones."""
    return Setup("sve", EDITION, seed, decks or starter_lists(), first)


def starter_lists() -> tuple[DeckList, DeckList]:
    """SD01 and SD02."""
    decks = starter_decks()
    return decks["SD01"].as_list(), decks["SD02"].as_list()


def singleton_lists() -> tuple[DeckList, DeckList]:
    """The same cards, each once: no number is in both decks."""
    return tuple(  # type: ignore[return-value]
        deck.having(main=tuple(dict.fromkeys(deck["main"])), evolve=tuple(dict.fromkeys(deck["evolve"])))
        for deck in starter_lists()
    )


@cache
def without_scripts() -> Sve:
    """The rules over the same cards, none of which has a script: their texts are resolved by hand."""
    return Sve(shipped_facts(), {})


def random_game(seed: int, *, first: int = -1, rules: Sve | None = None) -> Session:
    """A session at its first question."""
    return Session(rules or shipped(), setup(seed, first=first))


def singleton_game(seed: int) -> Session:
    """A session of the singleton decks at its first question."""
    return Session(shipped(), setup(seed, singleton_lists()))


def answers(session: Session, seed: int) -> Callable[[Ask], Answer]:
    """Random possible answers for both seats."""
    bot = RandomBot(seed)
    return lambda ask: bot.answer(ask, lambda: session.view(ask.seat))


def steps(session: Session, seed: int) -> Iterator[tuple[Event, ...]]:
    """Play to the end, one answer a step; yields what happened. Raises AssertionError when the game does not end."""
    choose = answers(session, seed)
    for _ in range(MOST_ANSWERS):
        if session.ask is None:
            return
        yield session.answer(choose(session.ask))
    raise AssertionError(f"no end after {MOST_ANSWERS} answers: {session.ask}")


def played(seed: int) -> Session:
    """A random game that was played to its end."""
    session = random_game(seed)
    for _ in steps(session, seed):
        pass
    return session


def some_points(seed: int, count: int, length: int) -> set[int]:
    """Some places in a game of so many answers, always with its first and last."""
    chance = random.Random(seed)
    return {0, length - 1, *chance.sample(range(length), min(count, length))}

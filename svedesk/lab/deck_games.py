"""Games of a plan of the lab: which game is at which place, and how one is played to a line of the results."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from svedesk.engine import rng
from svedesk.engine.events import Event
from svedesk.engine.game import CardRules
from svedesk.engine.log import Answered, DeckList, Setup
from svedesk.games.registry import shipped_games
from svedesk.lab.bot_games import BotGame, play_by
from svedesk.lab.card_use import seat_game
from svedesk.packs.owned import rules_of
from svedesk.wire.lab_results import LabGame, LabPlan, Result


class Pairing(NamedTuple):
    """What a place of a plan is about: which of its lists plays against which deck, and the zero-based count of their
    games."""

    deck: int
    against: int
    nth: int


def pairing(plan: LabPlan, place: int) -> Pairing:
    """The pairing of a game. Places go on when a plan gets more games, and at any of them all pairings have played
    about as often."""
    rest, against = divmod(place, len(plan.against))
    nth, deck = divmod(rest, len(plan.lists))
    return Pairing(deck, against, nth)


def all_places(plan: LabPlan) -> range:
    """The places of all games of a plan."""
    return range(plan.games * len(plan.lists) * len(plan.against))


class LabTask(NamedTuple):
    """One game to be played, at its place in the plan. The list that is asked about has seat 0."""

    place: int
    game: BotGame
    cards: str
    """The `cards_digest` of the two decks: where it is another, the game would be another, too."""
    prints: tuple[tuple[str, str], ...]
    """See `LabPlan`."""


class OtherCards(Exception):
    """Where a game is to be played, cards of its decks are not known, or otherwise than here."""


def tasks(plan: LabPlan, done: Collection[int]) -> Iterator[LabTask]:
    """The games of a plan that are not done yet."""
    return (task_at(plan, place) for place in all_places(plan) if place not in done)


def task_at(plan: LabPlan, place: int) -> LabTask:
    """The game at a place: its seed is told by the plan's and the place alone. Both lists of a plan get the same seeds,
    and go first in every other game."""
    deck, against, nth = pairing(plan, place)
    seed = rng.step(rng.step(plan.seed)[1] + nth * len(plan.against) + against)[1]
    decks = (plan.lists[deck], plan.against[against])
    setup = Setup(plan.game, plan.edition, seed, decks, first=nth % 2, format=plan.form)
    # The bots' chance is not the table's: shuffles and answers must not depend on each other.
    game = BotGame(setup, (plan.level, plan.level), rng.step(seed)[1])
    return LabTask(place, game, _digest_of(plan.game, decks), plan.prints)


def play_task(task: LabTask) -> LabGame:
    """Play a game to its end. Raises `OtherCards`."""
    setup = task.game.setup
    if _digest_of(setup.game, setup.decks) != task.cards:
        raise OtherCards
    game = shipped_games()[setup.game]
    events: list[Event] = []
    played = play_by(rules_of(setup.game), task.game, events.extend)
    seen = seat_game(events, 0, setup.decks[0], game.decks, game.table.hand_zones, dict(task.prints))
    result: Result = "unfinished"
    if played.finished:
        result = "drawn" if played.winner < 0 else "lost" if played.winner else "won"
    turns = seen.turns_of_others if result == "lost" else seen.turns
    log = tuple(entry for entry in played.log if isinstance(entry, Answered))
    return LabGame(task.place, result, seen.first, turns, seen.kept_hand, seen.cards, log)


@lru_cache(maxsize=256)
def _digest_of(game: str, decks: tuple[DeckList, ...]) -> str:
    return cards_digest(decks, rules_of(game))


def cards_digest(decks: Sequence[DeckList], rules: CardRules) -> str:
    """A digest of what the cards of decks and those they bring into play mean; "" where nobody knows one of them."""
    numbers = sorted({number for deck in decks for number in deck.all})
    brought = (f"{note.number} {note.digest}" for note in rules.brought(numbers))
    try:
        text = "\n".join((*(f"{number} {rules.digest(number)}" for number in numbers), *brought))
    except KeyError:
        return ""
    return hashlib.sha256(text.encode()).hexdigest()

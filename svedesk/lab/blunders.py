"""Plainly bad plays in games of bots: found in each game, counted by player, and kept as boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import NamedTuple

from svedesk.bot.trying import Trial, Tried
from svedesk.bot.winning import find_win, wins
from svedesk.engine.board import write_down
from svedesk.engine.game import CardRules
from svedesk.engine.log import Entry, Setup
from svedesk.engine.played_game import MISSED_WIN, Blunder, PlayedTurn, PlayedTurns, play_over
from svedesk.engine.view import see
from svedesk.games.registry import shipped_games
from svedesk.wire.saved import BoardFile

_MOST_POSITIONS = 3_000
"""So many positions of a turn are looked at for a way to win it."""


class BlunderCount(NamedTuple):
    """The blunders of one game, how many turns each seat had, and in how many of them not all was looked at for a way
    to win."""

    blunders: tuple[Blunder, ...]
    turns: tuple[int, int]
    unsearched: tuple[int, int]


def kinds(game: str, rules: CardRules, edition: str) -> tuple[str, ...]:
    """The kinds of blunders of a game, the gravest first."""
    return (MISSED_WIN, *shipped_games()[game].bots(rules, edition).blunder_kinds)


def blunders_in(rules: CardRules, setup: Setup, log: Iterable[Entry]) -> BlunderCount:
    """The blunders of a game that was played to its end."""
    played = play_over(rules, setup, log)
    bots = shipped_games()[setup.game].bots(rules, setup.rules)
    blunders = list(bots.blunders(played))
    turns, unsearched = [0, 0], [0, 0]
    for turn in played.turns:
        turns[turn.seat] += 1
        if _is_won(played, turn):
            continue
        missed = _missed_win(rules, setup, turn)
        if missed is None:
            unsearched[turn.seat] += 1
        elif missed:
            blunders.append(Blunder(MISSED_WIN, turn.seat, turn.turn, turn.actions[0].entry))
    blunders.sort(key=lambda blunder: blunder.entry)
    return BlunderCount(tuple(blunders), (turns[0], turns[1]), (unsearched[0], unsearched[1]))


def _is_won(played: PlayedTurns, turn: PlayedTurn) -> bool:
    return played.outcome is not None and turn is played.turns[-1] and turn.seat in played.outcome.winners


def _missed_win(rules: CardRules, setup: Setup, turn: PlayedTurn) -> bool | None:
    """Whether a turn could have been won from its beginning without luck; None where that is not known."""
    first, seat = turn.actions[0], turn.seat
    bots = shipped_games()[setup.game].bots(rules, setup.rules)
    deck = setup.decks[seat] if setup.decks else None
    search = find_win(rules, bots, see(first.before, seat, rules, first.ask), _MOST_POSITIONS, deck)
    if search.way is None:
        return False if search.complete else None
    return wins(Trial(rules, bots, seat), Tried(first.before, seat, lambda: first.ask), search.way)


class BlunderTally:
    """The blunders of one player, game by game."""

    def __init__(self) -> None:
        self.games = self.turns = self.unsearched = 0
        self.by_kind: Counter[str] = Counter()

    def add(self, count: BlunderCount, seat: int) -> None:
        """A game that the player had at this seat."""
        self.games += 1
        self.turns += count.turns[seat]
        self.unsearched += count.unsearched[seat]
        self.by_kind.update(blunder.kind for blunder in count.blunders if blunder.seat == seat)


def board_before(rules: CardRules, setup: Setup, log: Iterable[Entry], blunder: Blunder, player: str) -> BoardFile:
    """The table at which a blunder was made, to be played from."""
    actions = (action for turn in play_over(rules, setup, log).turns for action in turn.actions)
    before = next(action.before for action in actions if action.entry == blunder.entry)
    cards = rules.brought(card.number for card in before.cards.values())
    title = f"{player}, turn {blunder.turn}: {blunder.kind}"
    return BoardFile(datetime.now(UTC), setup.game, setup.rules, write_down(before), title, cards=cards)

"""Random games of decks of every set: nobody plays on unnoticed with a leader at 0 or less (11.2.1)."""

import pytest
from shipped import SVE, shipped_library
from sve.random_play import MOST_ANSWERS

from svedesk.bot.random_bot import RandomBot
from svedesk.engine import rng
from svedesk.engine.log import Setup
from svedesk.engine.session import Session
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.rules.losses import has_no_defense
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.values.restrictions import cannot_lose

GAMES, GROUP = 2_000, 100
EDITIONS = ("EN 1.16.0", "JA 1.24.1", "JA 1.26.1")


def sets():
    """The numbers of the sets that a deck can be made of."""
    numbers = dict.fromkeys(number.partition("-")[0] for number in shipped_library())
    return [name for name in numbers if deck_of(name, 1) is not None]


def deck_of(name, seed):
    cards = [facts for number, facts in shipped_library().items() if number.partition("-")[0] == name]
    return SVE.decks.random(cards, shipped_library(), seed)


def game(rules, of, place):
    """A game of a deck of each set in turn against one of another, by one of three editions."""
    state, seed = rng.step(rng.step(28)[1] + place)
    # Strides without a common divisor with the number of sets, so that each pair of them comes in time.
    decks = (deck_of(of[place % len(of)], seed), deck_of(of[(place + place // len(of) + 1) % len(of)], state))
    return Session(rules, Setup("sve", EDITIONS[place % len(EDITIONS)], seed, decks))


def lost_at(session):
    """The seats whose leader has no defense left where a player goes on to act, and no card keeps from losing."""
    state = GameState(session.table, session.ruleset._definitions)
    return [seat for seat in (0, 1) if has_no_defense(state, seat) and not cannot_lose(state, seat)]


@pytest.mark.soak
@pytest.mark.parametrize("group", range(GAMES // GROUP))
def test_no_leader_without_defense_plays_on_unnoticed(group):
    rules, of = Sve(shipped_library()), sets()
    assert len(of) > 15
    for place in range(group * GROUP, (group + 1) * GROUP):
        session = game(rules, of, place)
        bots = RandomBot(place), RandomBot(place + GAMES)
        for _ in range(10 * MOST_ANSWERS):
            ask = session.ask
            if ask is None:
                break
            assert ask.kind not in ("main", "quick") or not lost_at(session), (place, len(session.log))
            session.answer(bots[ask.seat].answer(ask, None), serial=ask.serial)
        assert session.table.outcome is not None, (place, "does not end")

"""Random games from the first question to the last: they end, and at every question all is as it must be."""

import pytest
from sve.properties.invariants import Shadow, check
from sve.random_play import played, random_game, singleton_game, steps

from svedesk.engine.session import Session


def plays_through(session: Session, seed: int) -> None:
    shadow = Shadow(session.ruleset.deal(session.setup))
    shadow.follow(session.opening, session.table)
    check(session)
    for events in steps(session, seed):
        check(session)
        shadow.follow(events, session.table)
    assert session.table.outcome is not None


@pytest.mark.parametrize("seed", range(25))
def test_a_random_game_ends_and_keeps_every_invariant(seed):
    plays_through(random_game(seed), seed)


@pytest.mark.parametrize("seed", range(6))
def test_so_does_one_in_which_each_card_is_there_once(seed):
    plays_through(singleton_game(seed), seed)


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_thousand_random_games():
    for seed in range(1000):
        plays_through(random_game(10_000 + seed), seed)


def test_a_log_replays_to_the_same_digest():
    for seed in range(8):
        session = played(seed)
        assert Session.replay(session.ruleset, session.setup, session.log).digest() == session.digest()


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_thousand_logs_replay():
    for seed in range(1000):
        session = played(10_000 + seed)
        assert Session.replay(session.ruleset, session.setup, session.log).digest() == session.digest()

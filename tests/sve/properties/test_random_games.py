"""Random games from the first question to the last: they end, and at every question all is as it must be."""

import pytest
from sve.properties.invariants import Shadow, check
from sve.random_play import played, random_game, singleton_game, steps

from svedesk.engine.events import (
    CardMoved,
    CardTurned,
    DamageDealt,
    NumberChanged,
    Shuffled,
)
from svedesk.engine.session import Session


def plays_through(session: Session, seed: int) -> None:
    shadow = Shadow(session.ruleset.deal(session.setup))
    follow(shadow, session, session.opening)
    check(session)
    for events in steps(session, seed):
        check(session)
        follow(shadow, session, events)
    assert session.table.outcome is not None


def follow(shadow: Shadow, session: Session, events) -> None:
    """Do to the shadow what the events tell, and compare."""
    shuffled = set()
    for event in events:
        if isinstance(event, CardMoved):
            if event.source is not None and event.source not in shuffled:
                shadow.zones[event.source].remove(event.was)
            if event.to is not None:
                shadow.zones[event.to].add(event.card)
        elif isinstance(event, CardTurned):
            (shadow.engaged.add if event.engaged else shadow.engaged.discard)(event.card)
        elif isinstance(event, DamageDealt):
            shadow.damage[event.target] = shadow.damage.get(event.target, 0) + event.amount
        elif isinstance(event, NumberChanged):
            assert shadow.numbers.get((event.seat, event.name), 0) == event.before
            shadow.numbers[(event.seat, event.name)] = event.after
        elif isinstance(event, Shuffled):
            shuffled.add(event.place)
    for place in shuffled:
        shadow.renew(place, session.table)
    leaders = {card.id for seat in (0, 1) for card in session.table.in_zone(seat, "leader")}
    for leader in leaders:
        shadow.damage.pop(leader, None)  # a leader's damage is told by its number
    shadow.check(session.table)


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

"""Changes by hand at any question of random games: they are done or refused, and the game goes on to an end."""

import random

import pytest
from sve.properties.invariants import Shadow
from sve.random_operations import NAMES, any_operation
from sve.random_play import MOST_ANSWERS, answers, random_game

from svedesk.engine.ask import Ask
from svedesk.engine.events import Event
from svedesk.engine.log import Operation
from svedesk.engine.message import Refused
from svedesk.engine.session import Session
from svedesk.engine.table import Table


def check_lying(table: Table) -> None:
    """Whatever hands did: each card lies in the one zone its record names, on a card that is there."""
    lying = [(card_id, place) for place, ids in table.zones.items() for card_id in ids]
    assert sorted(card_id for card_id, _ in lying) == sorted(table.cards)
    for card_id, place in lying:
        card = table.cards[card_id]
        assert (card.id, card.place) == (card_id, place)
        assert card_id <= table.serial
        assert card.on == 0 or card.on in table.cards


def check_answerable(ask: Ask) -> None:
    """There is an answer to what is asked anew."""
    if ask.form in ("pick", "order"):
        assert 0 <= ask.low <= len(ask.options)
    elif ask.form == "number":
        assert 0 <= ask.low <= ask.high
    else:
        assert ask.low * len(ask.options) <= ask.high


def operated(session: Session, operation: Operation) -> tuple[Event, ...] | None:
    """Do it, or see that a refusal changed nothing."""
    before, ask = session.digest(), session.ask
    entries = len(session.log)
    try:
        return session.operate(operation)
    except Refused:
        assert (session.digest(), session.ask, len(session.log)) == (before, ask, entries)
        return None


def plays_on(seed: int, operations: int) -> tuple[set[str], set[str]]:
    """A random game with so many operations at random questions; returns the names done and the kinds of questions they
    were done at. The log must replay to the same end."""
    session, chance = random_game(seed), random.Random(seed)
    choose = answers(session, seed)
    left, done, kinds = operations, set(), set()
    shadow = Shadow(session.table)
    tried = 0
    while session.ask is not None:
        assert len(session.log) < MOST_ANSWERS, f"no end: {session.ask}"
        if left and chance.random() < 0.06:
            operation, kind = any_operation(session.table, chance), session.ask.kind
            tried += 1
            if (events := operated(session, operation)) is not None:
                shadow.follow(events, session.table)
                left -= 1
                done.add(operation.name)
                kinds.add(kind)
            check_lying(session.table)
            left = 0 if tried > 20 * operations else left
        else:
            shadow.follow(session.answer(choose(session.ask)), session.table)
            check_lying(session.table)
        if session.ask is not None:
            check_answerable(session.ask)
            for seat in (0, 1):
                session.view(seat)
            session.ruleset.refusals(session.table, session.ask)
            session.ruleset.problems(session.table)
    again = Session.replay(session.ruleset, session.setup, session.log)
    assert again.digest() == session.digest()
    return done, kinds


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seed", range(12))
def test_a_game_with_some_changes_by_hand_goes_on_to_an_end(seed):
    plays_on(seed, 1 + seed % 3)


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seed", range(4))
def test_so_does_one_with_many(seed):
    plays_on(100 + seed, 30)


TAKEN_BACK = {"clear": "keyword", "detach": "attach", "forget": "look", "hide": "reveal", "heal": "damage"}
"""What takes back what another operation did, and is refused before that."""


@pytest.mark.slow_after_first
@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_operation_at_every_question_of_a_game_is_done_or_refused(name):
    """Each done on a fork, which then plays on a little."""
    first = TAKEN_BACK.get(name)
    session, chance = random_game(11), random.Random(name)
    choose = answers(session, 11)
    done = 0
    while session.ask is not None and len(session.log) < 60:
        fork = session.fork()
        for _ in range(3 if first else 0):
            operated(fork, any_operation(fork.table, chance, first))
        for _ in range(5):
            if operated(fork, any_operation(fork.table, chance, name)) is not None:
                done += 1
                check_lying(fork.table)
                then = answers(fork, len(session.log))
                for _ in range(3):
                    if fork.ask is None:
                        break
                    check_answerable(fork.ask)
                    fork.answer(then(fork.ask))
                    check_lying(fork.table)
                break
        session.answer(choose(session.ask))
    if name == "look_at":
        return  # for facedown cards that nobody knows: here there is none (tests/engine/test_manual.py has one)
    assert done > 5, f"{name} was refused nearly everywhere"


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_a_thousand_games_with_changes_by_hand():
    done, kinds = set(), set()
    for seed in range(1000):
        names, questions = plays_on(50_000 + seed, 1 + seed % 3)
        done |= names
        kinds |= questions
    for seed in range(100):
        plays_on(60_000 + seed, 25)
    assert set(NAMES) - done <= TAKEN_BACK.keys(), "done nowhere, though nothing has to be done before it"
    print(sorted(kinds))

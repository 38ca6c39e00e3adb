"""Random games from the first question to the last: they end, and at every question all is as it must be."""

from itertools import combinations

import pytest
from shipped import starter_decks
from sve.playing import shipped
from sve.properties.invariants import Shadow, check
from sve.random_play import answers, played, random_game, setup, singleton_game, starter_lists, steps, without_scripts

from svedesk.engine.events import Attacked, Played
from svedesk.engine.session import Session


def plays_through(session: Session, seed: int) -> set[str]:
    """Returns the kinds of questions there were."""
    kinds = set()
    shadow = Shadow(session.ruleset.deal(session.setup))
    shadow.follow(session.opening, session.table)
    check(session)
    for events in steps(session, seed):
        kinds.add(session.ask.kind if session.ask else "")
        check(session)
        shadow.follow(events, session.table)
    assert session.table.outcome is not None
    return kinds


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seed", range(25))
def test_a_random_game_ends_and_keeps_every_invariant(seed):
    plays_through(random_game(seed), seed)


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seed", range(6))
def test_so_does_one_in_which_each_card_is_there_once(seed):
    plays_through(singleton_game(seed), seed)


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seed", range(3))
def test_so_does_one_of_two_alike_decks(seed):
    mine, _ = starter_lists()
    plays_through(Session(shipped(), setup(seed, (mine, mine))), seed)


@pytest.mark.slow_after_first
@pytest.mark.parametrize(("mine", "theirs"), tuple(combinations(sorted(starter_decks()), 2)))
def test_so_does_one_of_any_two_starter_decks(mine, theirs):
    decks = starter_decks()[mine].as_list(), starter_decks()[theirs].as_list()
    plays_through(Session(shipped(), setup(3, decks)), 3)


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seed", range(4))
def test_so_does_one_of_cards_without_scripts(seed):
    assert "by_hand" in plays_through(random_game(seed, rules=without_scripts()), seed)


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_thousand_random_games():
    for seed in range(1000):
        plays_through(random_game(10_000 + seed), seed)


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_two_thousand_games_of_any_two_starter_decks():
    decks = {code: deck.as_list() for code, deck in starter_decks().items()}
    for pair in combinations(decks.values(), 2):
        for seed in range(134):
            plays_through(Session(shipped(), setup(20_000 + seed, pair)), seed)


def does_what_was_picked(session: Session, seed: int) -> int:
    """Whatever is offered as possible in a main phase or Quick window is carried through (8.1.2): before the next such
    question it was played, or the attack made. Returns how many actions there were."""
    actions = 0
    choose = answers(session, seed)
    while (ask := session.ask) is not None:
        answer = choose(ask)
        if ask.kind not in ("main", "quick") or ask.options[answer[0]].kind in ("end", "pass"):
            session.answer(answer)
            continue
        picked = ask.options[answer[0]]
        here = session.table.cards[picked.card]
        events = list(session.answer(answer))
        while session.ask is not None and session.ask.kind not in ("main", "quick"):
            events += session.answer(choose(session.ask))
        actions += 1
        if picked.kind == "attack":
            assert any(isinstance(event, Attacked) and event[1:] == (here.id, picked.target) for event in events)
            continue
        what = {"play": "card", "activate": "activated", "evolve": "evolve"}[picked.kind]
        assert any(isinstance(event, Played) and (event.what, event.number) == (what, here.number) for event in events)
    return actions


@pytest.mark.parametrize("seed", range(6))
def test_what_is_offered_is_carried_through(seed):
    assert does_what_was_picked(random_game(seed), seed) > 10


@pytest.mark.slow
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

"""Random games in which every card replaces something: they end, and at every question all is as it must be."""

import random

import pytest
from sve.playing import shipped_facts
from sve.properties.invariants import Shadow, check_cards, check_evolved, check_numbers, check_refusals, check_zones
from sve.random_play import MOST_ANSWERS, answers, setup

from svedesk.engine.session import Session
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.source import read_script

OF_ANY = read_script(
    """
    if_would(destroyed(this), banish(it)),
    if_would(destroyed(this), return_to_hand(it), may=True),
    if_would(destroyed(your.card.but_this()), both(banish(it), draw(1)), may=True),
    if_would(leaving(your.follower), put_into_deck(it, 1, "bottom"), may=True),
    if_would(banished(enemy.follower), destroy(it)),
    if_would(returned(any_side.card), destroy(it)),
    if_would(put_into_cemetery(enemy.card), banish(it)),
    if_would(discarded(this), return_to_hand(it)),
    if_would(entering(enemy.follower), put_engaged),
    if_would(drawing, draw(1), deal(1, enemy.leader)),
    if_would(opponent_drawing, draw(1), may=True, during="your"),
    if_would(damaged(your.leader, least=3), change_damage(to=2)),
    if_would(damaged(your.leader_and_follower, "combat"), change_damage(-1)),
    if_would(damaged(enemy.follower), change_damage(times=2)),
    fanfare(next_time(destroyed(your.follower), banish(this))),
    fanfare(next_time(damaged(your.follower), change_damage(to=0), this_turn=True)),
    last_words(this_turn_if(put_into_cemetery(any_side.card), banish(it))),
    """
)
OF_FOLLOWERS = read_script(
    """
    if_would(dealing(this), change_damage(2)),
    if_would(damaged(your.leader), take_it_instead, may=True),
    if_would(damaged(your.follower.but_this()), take_it_instead),
    """
)


def rules_with_replacements(seed: int) -> Sve:
    """The rules over the same cards, most of which have two abilities more."""
    chance = random.Random(seed)
    scripts = dict(SCRIPTS)
    for number, facts in sorted(shipped_facts().items()):
        if facts.kind in ("follower", "amulet") and number in SCRIPTS and chance.random() < 0.8:
            more = chance.sample(OF_ANY + OF_FOLLOWERS if facts.kind == "follower" else OF_ANY, 2)
            scripts[number] = (*scripts[number], *more)
    return Sve(shipped_facts(), scripts)


def plays_through(seed: int) -> tuple[Session, set[str]]:
    """A game to its end, checked at every question; the kinds of questions and the reasons there were."""
    session = Session(rules_with_replacements(seed), setup(seed))
    shadow = Shadow(session.ruleset.deal(session.setup))
    shadow.follow(session.opening, session.table)
    choose = answers(session, seed)
    asked = set()
    for _ in range(MOST_ANSWERS):
        if session.ask is None:
            return session, asked
        asked.add(session.ask.reason.key)
        shadow.follow(session.answer(choose(session.ask)), session.table)
        check_zones(session.table)
        check_cards(session)
        check_numbers(session)
        check_evolved(session)
        check_refusals(session)
    raise AssertionError(f"no end after {MOST_ANSWERS} answers: {session.ask}")


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seed", range(12))
def test_a_game_full_of_replacement_effects_ends_and_keeps_every_invariant(seed):
    session, _ = plays_through(seed)
    assert session.table.outcome is not None


@pytest.mark.slow
def test_such_games_ask_which_comes_first_and_whether():
    asked = set().union(*(plays_through(seed)[1] for seed in range(6)))
    wanted = {"which-replacement-move", "which-replacement-first", "may-replace"}
    assert wanted - asked == set()


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seed", range(3))
def test_undone_and_played_again_it_is_the_same_game(seed):
    """Effects that were used up wait again, and everything asked is asked again."""
    session, _ = plays_through(seed)
    end, length = session.digest(), len(session.log)
    for back in random.Random(seed).sample(range(1, length), 5):
        session.undo(back)
        while session.undone:
            session.redo()
        assert session.digest() == end
    assert Session.replay(session.ruleset, session.setup, session.log).digest() == end

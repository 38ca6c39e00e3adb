"""Computer players are fair: what they can't see makes no difference to what they do."""

from functools import partial
from random import Random

import pytest
from shipped import SVE, shipped_library, starter_decks

from svedesk.bot.levels import make_bot
from svedesk.bot.plan import LEVELS
from svedesk.engine.game import KnownCards
from svedesk.engine.log import Setup
from svedesk.engine.session import Session
from svedesk.engine.view import see

EDITION = SVE.editions[-1]


@pytest.fixture(scope="module")
def rules():
    return SVE.rules(KnownCards(shipped_library()))


def exchanged(session, seat, chance):
    """The table with all cards that a seat does not know exchanged for one another."""
    table = session.table.snapshot()
    hidden = [card for card in table.cards.values() if not table.sees(card) >> seat & 1]
    for owner in (0, 1):
        for evolves in (False, True):
            some = [card for card in hidden if card.owner == owner and (card.zone == "evolve_deck") == evolves]
            numbers = [card.number for card in some]
            chance.shuffle(numbers)
            for card, number in zip(some, numbers, strict=True):
                table.put(card._replace(number=number))
    return table


def positions(rules, seed, every):
    """Questions of a game of two quick players, with the session as it stands."""
    chance = Random(seed)
    decks = [deck.as_list() for deck in starter_decks().values()]
    session = Session(rules, Setup("sve", EDITION, seed, tuple(chance.sample(decks, 2)), -1))
    bots = [make_bot("learner", SVE, rules, EDITION, seed + seat) for seat in (0, 1)]
    while (ask := session.ask) is not None:
        if ask.forced is None and not chance.randrange(every):
            yield session
        session.answer(bots[ask.seat].answer(ask, partial(session.view, ask.seat)), serial=ask.serial)


def check(rules, session, level, seed):
    ask, chance = session.ask, Random(seed)
    other = exchanged(session, ask.seat, chance)
    views = [see(table, ask.seat, rules, ask) for table in (session.table, other)]
    answers = [
        make_bot(level, SVE, rules, EDITION, seed).answer(ask, partial(see, table, ask.seat, rules, ask))
        for table in (session.table, other)
    ]
    assert views[0] == views[1]
    assert answers[0] == answers[1]
    ask.picked(answers[0])  # raises Refused when it is not possible


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_exchanging_hidden_cards_changes_no_answer(rules, level):
    for place, session in zip(range(4), positions(rules, 5, 8), strict=False):
        check(rules, session, level, place)


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_exchanging_hidden_cards_changes_none_of_500_answers(rules):
    done = 0
    for seed in range(1000):
        for session in positions(rules, seed, 6):
            check(rules, session, LEVELS[done % 3], seed)
            done += 1
            if done == 500:
                return

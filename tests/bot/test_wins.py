"""Positions with a forced win: who finds it."""

from functools import partial
from itertools import islice

import pytest
from bot.wins import kept
from shipped import SVE, shipped_library

from svedesk.bot.hints import lethal
from svedesk.bot.levels import make_bot
from svedesk.engine.game import KnownCards

EDITION = SVE.editions[-1]


@pytest.fixture(scope="module")
def rules():
    return SVE.rules(KnownCards(shipped_library()))


def wins(rules, win, bot):
    """Whether a bot wins this turn, as far as nobody hinders it."""
    session = win.session(rules)
    quick = make_bot("learner", SVE, rules, EDITION, 1)
    for _ in range(200):
        ask = session.ask
        if ask is None:
            return win.seat in session.table.outcome.winners
        if ask.anchor and ask.seat != win.seat:
            return False
        if ask.seat == win.seat:
            answer = bot.answer(ask, partial(session.view, ask.seat))
        elif ask.kind == "quick":
            answer = (len(ask.options) - 1,)  # lets it pass
        else:
            answer = quick.answer(ask, partial(session.view, ask.seat))
        session.answer(answer, serial=ask.serial)
    return False


@pytest.mark.slow
def test_a_win_is_found_by_strong_and_pointed_out(rules):
    win = next(kept())
    assert wins(rules, win, make_bot("strong", SVE, rules, EDITION, 1))
    session = win.session(rules)
    line = lethal(SVE, rules, EDITION, session.view(win.seat))
    assert line is not None
    assert line[0].ask.kind == "main"


@pytest.mark.slow
def test_a_win_that_is_too_long_to_be_seen_at_once_is_found_on_the_way(rules):
    """The player has a plan by then, and all comes as it was planned."""
    win = next(islice(kept(), 42, None))
    assert wins(rules, win, make_bot("strong", SVE, rules, EDITION, 1))


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("level", "least"), [("strong", 55), ("regular", 40)])
def test_of_sixty_wins_most_are_found(rules, level, least):
    found = [wins(rules, win, make_bot(level, SVE, rules, EDITION, 1)) for win in kept()]
    assert len(found) == 60
    assert sum(found) >= least

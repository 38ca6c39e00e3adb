"""The levels play whole games, only see what their seat may see, and are as strong as they say."""

from functools import partial

import pytest
from shipped import SVE, shipped_library, starter_decks
from toy.war import War, war_setup
from toy.war_game import WAR

from svedesk.bot.bot import play_out
from svedesk.bot.levels import LEVELS, make_bot
from svedesk.engine.game import KnownCards
from svedesk.engine.log import Setup
from svedesk.engine.session import Session

EDITION = SVE.editions[-1]


@pytest.fixture(scope="module")
def rules():
    return SVE.rules(KnownCards(shipped_library()))


def game(rules, seed, decks=("SD01", "SD02"), first=-1):
    lists = tuple(starter_decks()[code].as_list() for code in decks)
    return Session(rules, Setup("sve", EDITION, seed, lists, first))


@pytest.mark.parametrize("level", [*LEVELS, "random"])
def test_every_level_plays_another_game_to_its_end(level):
    session = Session(War(), war_setup(5))
    play_out(session, [make_bot(level, WAR, War(), "1", seed) for seed in (1, 2)], 1000)
    assert session.table.outcome is not None


def test_there_is_no_other_level(rules):
    with pytest.raises(ValueError, match="learner, regular, strong"):
        make_bot("cruel", SVE, rules, EDITION, 1)


def test_equal_seeds_play_equal_games(rules):
    digests = set()
    for _ in range(2):
        session = game(rules, 3)
        play_out(session, [make_bot("regular", SVE, rules, EDITION, seed) for seed in (1, 2)], 60)
        digests.add(session.digest())
    assert len(digests) == 1


def test_a_bot_at_the_table_is_asked_with_its_own_view_only(rules):
    session = game(rules, 4)
    bots = [make_bot("regular", SVE, rules, EDITION, seed) for seed in (1, 2)]
    for _ in range(40):
        ask = session.ask
        answer = bots[ask.seat].answer(ask, partial(session.view, ask.seat))
        session.answer(answer, serial=ask.serial)

"""The levels play whole games, only see what their seat may see, and are as strong as they say."""

from functools import partial
from random import Random

import pytest
from shipped import SVE, shipped_library, starter_decks, theme_decks, tournament_decks
from toy.war import War, war_setup
from toy.war_game import WAR

from svedesk.bot.bot import play_out
from svedesk.bot.expecting import expected, translated
from svedesk.bot.hints import hint, lethal
from svedesk.bot.levels import YARDSTICKS, make_bot
from svedesk.bot.plan import LEVELS
from svedesk.bot.strong import StrongBot
from svedesk.bot.trying import Trial
from svedesk.bot.world import deal_world
from svedesk.engine.ask import Ask, Option
from svedesk.engine.game import KnownCards
from svedesk.engine.log import Operation, Setup
from svedesk.engine.records import SHARED, Card, Place
from svedesk.engine.session import Session

EDITION = SVE.editions[-1]


@pytest.fixture(scope="module")
def rules():
    return SVE.rules(KnownCards(shipped_library()))


def game(rules, seed, decks=("SD01", "SD02"), first=-1):
    lists = tuple(starter_decks()[code].as_list() for code in decks)
    return Session(rules, Setup("sve", EDITION, seed, lists, first))


@pytest.mark.parametrize("level", [*LEVELS, *YARDSTICKS])
def test_every_level_plays_another_game_to_its_end(level):
    session = Session(War(), war_setup(5))
    play_out(session, [make_bot(level, WAR, War(), "1", seed) for seed in (1, 2)], 1000)
    assert session.table.outcome is not None


@pytest.mark.parametrize("learned", ["_is_better", "next_action"])
def test_the_first_strong_plays_without_what_strong_has_learned_since(learned, monkeypatch):
    def used(*_):
        raise AssertionError(f"{learned} is used")

    monkeypatch.setattr(f"svedesk.bot.strong.{learned}", used)
    session = Session(War(), war_setup(5))
    play_out(session, [make_bot("strong-1", WAR, War(), "1", seed) for seed in (1, 2)], 1000)
    assert session.table.outcome is not None
    with pytest.raises(AssertionError, match=learned):
        play_out(Session(War(), war_setup(5)), [make_bot("strong", WAR, War(), "1", seed) for seed in (1, 2)], 1000)


def test_there_is_no_other_level(rules):
    with pytest.raises(ValueError, match="learner, regular, strong"):
        make_bot("cruel", SVE, rules, EDITION, 1)


@pytest.mark.slow
def test_equal_seeds_play_equal_games(rules):
    digests = set()
    for _ in range(2):
        session = game(rules, 3)
        play_out(session, [make_bot("regular", SVE, rules, EDITION, seed) for seed in (1, 2)], 30)
        digests.add(session.digest())
    assert len(digests) == 1


@pytest.mark.slow
@pytest.mark.parametrize("plain", ["aggro", "greedy"])
def test_regular_beats_plain_players(rules, plain):
    """Measured over 120 games with the starter decks it wins 82 % against aggro and 76 % against greedy."""
    won = 0
    for seed in range(6):
        decks = (f"SD0{seed + 1}", f"SD0{(seed + 2) % 6 + 1}")
        for seats in (("regular", plain), (plain, "regular")):
            session = game(rules, seed, decks)
            play_out(session, [make_bot(level, SVE, rules, EDITION, seed) for level in seats], 5000)
            won += "regular" in (seats[seat] for seat in session.table.outcome.winners)
    assert won >= 8


@pytest.mark.slow
def test_a_bot_at_the_table_is_asked_with_its_own_view_only(rules):
    session = game(rules, 4)
    bots = [make_bot("regular", SVE, rules, EDITION, seed) for seed in (1, 2)]
    for _ in range(40):
        ask = session.ask
        answer = bots[ask.seat].answer(ask, partial(session.view, ask.seat))
        session.answer(answer, serial=ask.serial)


@pytest.mark.soak
@pytest.mark.timeout(20_000)
@pytest.mark.parametrize("edition", SVE.editions)
def test_hundreds_of_games_with_all_decks_come_to_an_end(rules, edition):
    """A thousand over all editions; every second one with decks made by chance of the whole library."""
    library = shipped_library()
    decks = [deck.as_list() for deck in (starter_decks() | theme_decks() | tournament_decks()).values()]
    chance = Random(edition)
    for place in range(1000 // len(SVE.editions) + 1):
        pair = chance.sample(decks, 2)
        if place % 2:
            pair = [SVE.decks.random(tuple(library.values()), library, chance.randrange(2**32)) for _ in pair]
        session = Session(rules, Setup("sve", edition, place, tuple(pair), -1, format="standard"))
        levels = ("strong", "regular") if place % 4 else ("regular", "learner")
        play_out(session, [make_bot(level, SVE, rules, edition, place) for level in levels], 5000)
        assert session.table.outcome is not None, place


@pytest.mark.slow
def test_a_world_dealt_from_a_view_offers_what_the_table_offers(rules):
    session = game(rules, 6, ("SD03", "SD05"))
    bots = [make_bot("learner", SVE, rules, EDITION, seed) for seed in (1, 2)]
    judges = SVE.bots(rules, EDITION)
    asked = 0
    while (ask := session.ask) is not None:
        if ask.anchor:
            world = deal_world(rules, judges, session.view(ask.seat), asked)
            assert next(rules.play(world))().options == ask.options
            assert session.view(ask.seat).numbers == tuple(
                (seat, name, value) for (seat, name), value in sorted(world.numbers.items())
            )
            asked += 1
        session.answer(bots[ask.seat].answer(ask, partial(session.view, ask.seat)), serial=ask.serial)
    assert asked > 20


def test_an_unknown_hand_is_dealt_from_the_deck_that_fits_what_was_seen(rules):
    session = game(rules, 2, ("SD01", "SD02"), first=0)
    for _ in range(6):  # up to the first turn of the first player
        if session.ask.anchor:
            break
        session.answer((0,))
    view, judges = session.view(0), SVE.bots(rules, EDITION)
    worlds = [deal_world(rules, judges, view, seed) for seed in (1, 2)]
    hands = [[card.number for card in world.in_zone(1, "hand")] for world in worlds]
    assert hands[0] != hands[1]
    classes = {one for hand in hands for number in hand for one in rules.facts(number).classes}
    assert classes <= {"Swordcraft", "Neutral"}, "its leader was seen"
    assert [world.zone(0, "hand") for world in worlds] == [session.table.zone(0, "hand")] * 2


def ask_for(*cards):
    return Ask(0, "target", tuple(Option("card", card) for card in cards))


def test_an_expected_answer_means_the_same_card_under_another_id():
    there = {7: Card(7, "S-01", 0, 0, "field"), 9: Card(9, "S-02", 0, 0, "field")}
    here = {17: Card(17, "S-02", 0, 0, "field"), 18: Card(18, "S-01", 0, 0, "field")}
    said = expected(ask_for(7, 9), (1,), there.get)
    assert translated(said, ask_for(18, 17), here.get) == (1,)
    assert translated(said, ask_for(18), here.get) is None
    assert translated(said, ask_for(18, 17)._replace(kind="discard"), here.get) is None


def test_a_hint_is_an_answer_to_the_open_question_with_the_line_it_expects(rules):
    session = game(rules, 3)
    while not session.ask.anchor:
        session.answer((0,))
    found = hint(SVE, rules, EDITION, session.view(session.ask.seat))
    assert found is not None
    session.ask.picked(found.answer)
    assert found.line[0].answer == found.answer
    assert hint(SVE, rules, EDITION, session.view(1 - session.ask.seat)) is None
    assert lethal(SVE, rules, EDITION, session.view(session.ask.seat)) is None, "nobody wins in the first turn"


@pytest.mark.slow
def test_strong_thinks_anew_only_where_something_came_otherwise(rules, monkeypatch):
    thought = []
    think = StrongBot.think
    monkeypatch.setattr(StrongBot, "think", lambda bot, ask, worlds: thought.append(ask) or think(bot, ask, worlds))

    def actions(draws):
        """How often the player is asked what to do in its first turns; with `draws` it draws a card by hand before."""
        session, asked = game(rules, 3, first=0), 0
        bots = [make_bot(level, SVE, rules, EDITION, 1) for level in ("strong", "learner")]
        while session.table.number(SHARED, "turn") < 8:
            ask = session.ask
            if ask.anchor and ask.seat == 0:
                asked += 1
                if draws:
                    session.operate(Operation("draw", 0, source=Place(0, "deck"), to=Place(0, "hand"), amount=1))
                    ask = session.ask
            session.answer(bots[ask.seat].answer(ask, partial(session.view, ask.seat)))
        return asked

    assert actions(draws=False) > len(thought)
    thought.clear()
    assert actions(draws=True) == len(thought)


def test_thinking_can_be_cancelled(rules):
    session = game(rules, 3)
    while not session.ask.anchor:
        session.answer((0,))
    asked = []
    bot = make_bot("strong", SVE, rules, EDITION, 1, cancelled=lambda: not asked.append(1))
    answer = bot.answer(session.ask, partial(session.view, session.ask.seat))
    session.ask.picked(answer)
    assert len(asked) < 10


def test_an_action_with_many_questions_is_tried_in_a_few_dozen_ways_only():
    may = Ask(0, "may", (Option("yes"), Option("no")))

    def begin(table):
        for _ in range(12):
            yield lambda: may

    trial = Trial(War(), WAR.bots(War(), "1"), 0, begin=begin)
    ways = list(trial.ways(War().deal(war_setup()), may, (0,), 2))
    assert {len(way.answers) for way in ways} == {12}
    assert 12 < len({tuple(said.answer for said in way.answers) for way in ways}) < 40

"""Games that are checked at every answer: whole ones pass, and every kind of damage is seen."""

import pytest
from toy.war import War, war_setup

from svedesk.bot.random_bot import RandomBot
from svedesk.cli import materials
from svedesk.cli.games import Series, play_game
from svedesk.cli.invariants import Broken, check_kept, check_question, check_table, play_checked
from svedesk.engine.ask import Ask, Option
from svedesk.engine.records import Place
from svedesk.engine.session import Session
from svedesk.games.sve.trigger_events import Moved

DECKS = (materials.deck("SD01"), materials.deck("SD02"))


@pytest.mark.slow
def test_whole_games_pass():
    for place in range(4):
        played = play_game(Series(11, DECKS, check=True, debug=True), place)
        assert played.finished
        assert played.digest == play_game(Series(11, DECKS), place).digest


def test_whole_games_of_another_ruleset_pass():
    for seed in range(10):
        session = Session(War(), war_setup(seed))
        assert play_checked(session, (RandomBot(seed), RandomBot(seed + 1)), 1000) == len(session.log)


@pytest.fixture
def session():
    return Session(War(), war_setup(1))


def asking(session, ask: Ask) -> None:
    session.ask = ask


def test_a_card_in_no_zone(session):
    session.table.zones[Place(0, "hand")] = ()
    with pytest.raises(Broken, match="in no zone"):
        check_table(session.table)


def test_a_card_in_two_zones(session):
    session.table.zones[Place(0, "won")] = session.table.zone(0, "hand")[:1]
    with pytest.raises(Broken, match="or in two"):
        check_table(session.table)


def test_a_card_whose_record_says_another_zone(session):
    hand, deck = session.table.zone(0, "hand"), session.table.zone(1, "deck")
    session.table.zones[Place(0, "hand")], session.table.zones[Place(1, "deck")] = deck, hand
    with pytest.raises(Broken, match="and says"):
        check_table(session.table)


def test_a_card_on_one_that_is_gone(session):
    session.table.link(session.table.zone(0, "hand")[0], 999)
    with pytest.raises(Broken, match="that is gone"):
        check_table(session.table)


def test_an_id_from_the_future(session):
    session.table.serial = 1
    with pytest.raises(Broken, match="not given out"):
        check_table(session.table)


@pytest.mark.parametrize(
    ("ask", "wrong"),
    [
        (Ask(0, "a", (Option("yes"),), 2, 2), "can't be picked"),
        (Ask(0, "a", (), 3, 1, "number"), "at least 3 and at most 1"),
        (Ask(0, "a", (Option("yes"), Option("yes"))), "there twice"),
        (Ask(0, "a", (Option("card", 999),)), "does not see"),
        (None, "is not over and asks nothing"),
    ],
)
def test_a_question_nobody_can_answer(session, ask, wrong):
    asking(session, ask)
    with pytest.raises(Broken, match=wrong):
        check_question(session)


def test_a_question_about_the_other_hand(session):
    theirs = session.table.zone(1, "hand")[0]
    asking(session, Ask(0, "a", (Option("card", theirs),)))
    with pytest.raises(Broken, match="does not see"):
        check_question(session)


def test_what_the_rules_would_not_allow(session, monkeypatch):
    from svedesk.engine.message import Message

    assert session.ask.anchor
    monkeypatch.setattr(session.ruleset, "problems", lambda table: (Message("hand-full", (0,)),), raising=False)
    with pytest.raises(Broken, match="hand-full"):
        check_question(session)


def test_an_undo_that_forgets_something(session, monkeypatch):
    rewind = Session._rewind

    def forgets(self, index):
        rewind(self, index)
        self.table.rng += 1

    monkeypatch.setattr(Session, "_rewind", forgets)
    with pytest.raises(Broken, match="undo leads to another table"):
        play_checked(session, (RandomBot(1), RandomBot(2)), 5)


def test_a_log_that_replays_to_something_else(session, monkeypatch):
    monkeypatch.setattr(Session, "replay", classmethod(lambda cls, *_: Session(War(), war_setup(2))))
    with pytest.raises(Broken, match="replays to another"):
        play_checked(session, (RandomBot(1), RandomBot(2)), 1000)


def test_a_link_nobody_noted(session):
    table = session.table
    card = table.cards[table.zone(0, "hand")[0]]
    table.put(card._replace(on=table.zone(0, "hand")[1]))
    with pytest.raises(Broken, match="lie on others"):
        check_table(table)


def test_a_card_with_an_ability_that_is_not_known_to_have_it():
    session = Session(materials.rules(), materials.setup(DECKS, 3))
    play_checked(session, (RandomBot(1), RandomBot(2)), 20)
    assert session.table.derived is not None
    session.table.derived.hearing[1] = frozenset()
    with pytest.raises(Broken, match="holds no more"):
        check_kept(session)


@pytest.mark.parametrize("what", ["numbers", "_listening"])
def test_what_is_known_of_all_cards_in_play(what):
    """Where it says of none that an ability is in play, or of none that it waits for something, nobody asks further."""
    session = Session(materials.rules(), materials.setup(DECKS, 3))
    bots = (RandomBot(3), RandomBot(4))
    while not session.table.zone(0, "field") or session.table.derived is None:
        session.answer(bots[session.ask.seat].answer(session.ask, lambda: session.view(session.ask.seat)))
    check_kept(session)
    stale = {"numbers": frozenset(), "_listening": {Moved: (99,)}}
    setattr(session.table.derived, what, stale[what])
    with pytest.raises(Broken, match="holds no more"):
        check_kept(session)


def test_the_cards_that_one_evolves_into_are_no_longer_those():
    session = Session(materials.rules(), materials.setup(DECKS, 3))
    bots = (RandomBot(3), RandomBot(4))
    while session.ask.kind != "main" or "evolve" not in {option.kind for option in session.ask.options}:
        session.answer(bots[session.ask.seat].answer(session.ask, lambda: session.view(session.ask.seat)))
    check_kept(session)
    evolving = session.table.kept_values.evolving
    assert evolving
    for key, (lying, _) in evolving.items():
        evolving[key] = lying, ()
    with pytest.raises(Broken, match="another question"):
        check_kept(session)


def test_a_kept_value_that_is_no_longer_so():
    session = Session(materials.rules(), materials.setup(DECKS, 3))
    bots = (RandomBot(3), RandomBot(4))
    while not session.table.zone(0, "field"):
        session.answer(bots[session.ask.seat].answer(session.ask, lambda: session.view(session.ask.seat)))
    check_kept(session)
    session.table.kept_values.cards[session.table.zone(0, "field")[0]].attack = 99
    session.table.kept_values.cards[session.table.zone(0, "field")[0]].shown_as = None
    with pytest.raises(Broken, match="is kept as"):
        check_kept(session)

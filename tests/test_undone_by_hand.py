"""What is done by hand at any question of any game, and taken back, is as if it had not been done; and the rules go on
from what a hand has left."""

from collections import Counter

import pytest
from dm.test_games import DECKS as DM_DECKS
from dm.test_games import RULES as DM_RULES
from net.lan import deck, sve

from svedesk.bot.random_bot import RandomBot
from svedesk.engine.log import Operation, Setup
from svedesk.engine.records import Place
from svedesk.engine.session import Session
from svedesk.wire.messages_codec import view_digest

GAMES = {
    "sve": (sve, lambda: (deck("SD01"), deck("SD02")), ("hand", "field")),
    "dm": (lambda: DM_RULES, lambda: DM_DECKS[:2], ("hand", "battle")),
}
TRIES = 4
"""How often each kind of question is tried in a game."""


def seen(session: Session):
    return [view_digest(session.view(seat)) for seat in (0, 1)]


def empty(session: Session, zones) -> None:
    """Lay all that lies in these zones of the asked seat below its deck, then throw a die."""
    seat = session.ask.seat
    for zone in zones:
        for card in tuple(session.table.zone(seat, zone)):
            if card in session.table.zone(seat, zone):
                to = Place(seat, "deck")
                session.operate(Operation("move", seat, cards=(card,), to=to, text="bottom"))
    session.operate(Operation("die", seat, amount=6))
    session.operate(Operation("die", seat, amount=6))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_at_every_question(name):
    rules, decks, zones = GAMES[name]
    setup = Setup(name, "EN 1.16.0" if name == "sve" else "1.38", 1, decks(), 0)
    session = Session(rules(), setup)
    bot, tried = RandomBot(1), Counter()
    while session.ask is not None and len(session.log) < 400:
        asked = session.ask
        if tried[asked.kind] < TRIES:
            tried[asked.kind] += 1
            for zone in ((zones[0],), (zones[1],), zones):
                log = list(session.log)
                empty(session, zone)
                session.undo()
                assert seen(session) == seen(Session.replay(session.ruleset, setup, session.log)), (asked.kind, zone)
                session.undo(len(session.log) - len(log))
                assert session.ask._replace(serial=0) == asked._replace(serial=0)
                session.forget_undone()
                asked = session.ask
        session.answer(bot.answer(session.ask, session.view))
    assert len(tried) > 4


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_rules_go_on_where_all_cards_were_moved_away(name):
    """At every question, also where a card is just paid for or chosen for."""
    rules, decks, zones = GAMES[name]
    setup = Setup(name, "EN 1.16.0" if name == "sve" else "1.38", 2, decks(), 0)
    session = Session(rules(), setup)
    bot, tried = RandomBot(2), Counter()
    while session.ask is not None and len(session.log) < 400:
        if tried[session.ask.kind] < TRIES:
            tried[session.ask.kind] += 1
            for zone in ((zones[0],), (zones[1],), zones):
                other, another = session.fork(), RandomBot(3)
                empty(other, zone)
                for _ in range(8):
                    if other.ask is not None:
                        other.answer(another.answer(other.ask, other.view))
        session.answer(bot.answer(session.ask, session.view))

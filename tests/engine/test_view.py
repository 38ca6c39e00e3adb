"""What a seat sees, and what it is told."""

import pytest
from toy.drive import play_on, war

from svedesk.desk.history import is_barrier
from svedesk.engine.ask import Ask
from svedesk.engine.events import (
    CardFlipped,
    CardMoved,
    CardTurned,
    Looked,
    Revealed,
    redacted,
)
from svedesk.engine.log import Operation
from svedesk.engine.records import EVERYONE, SPECTATOR, Place
from svedesk.engine.view import see

HAND, DECK, FIELD = (Place(0, zone) for zone in ("hand", "deck", "field"))


def test_a_seat_sees_its_own_hand_and_counts_of_the_other():
    session = war()
    mine, theirs = session.view(0), session.view(1)
    assert [card.id for card in mine.zone(0, "hand").cards] == sorted(session.table.zone(0, "hand"))
    assert (mine.zone(1, "hand").count, mine.zone(1, "hand").cards) == (3, ())
    assert (mine.zone(0, "deck").count, mine.zone(0, "deck").cards) == (5, ())
    assert len(theirs.zone(1, "hand").cards) == 3


def test_a_spectator_sees_what_all_may_see():
    session = war()
    session.operate(Operation("move", 0, session.table.zone(0, "hand")[:1], FIELD))
    watching = session.view(SPECTATOR)
    assert len(watching.zone(0, "field").cards) == 1
    assert not any(zone.cards for zone in watching.zones if zone.place.zone in ("hand", "deck"))
    assert watching.ask is None


def test_only_the_asked_seat_gets_the_question():
    session = war()
    asked, waiting = session.view(0), session.view(1)
    assert asked.ask == session.ask
    assert (waiting.ask, waiting.waits_for, waiting.waits_kind) == (None, 0, "main")


def test_which_card_a_question_is_about_is_known_to_who_sees_the_card():
    session = war()
    (lying,) = session.table.zone(0, "hand")[:1]
    ask = Ask(0, "main", (), source=lying)
    views = [see(session.table, seat, session.ruleset, ask) for seat in (0, 1, SPECTATOR)]
    assert [view.waits_card for view in views] == [lying, 0, 0], "it is in a hand"
    session.operate(Operation("move", 0, (lying,), FIELD))
    (lies,) = session.table.zone(0, "field")
    about = ask._replace(source=lies)
    assert see(session.table, 1, session.ruleset, about).waits_card == lies
    assert see(session.table, 1, session.ruleset, ask).waits_card == 0, "it is gone"
    assert see(session.table, 1, session.ruleset).waits_card == 0


def test_the_hand_is_shown_in_an_order_that_does_not_tell_where_a_card_lies():
    session = war()
    session.table.rearrange(HAND, session.table.zone(0, "hand")[::-1])
    cards = session.view(0).zone(0, "hand").cards
    assert [card.id for card in cards] == sorted(card.id for card in cards)


def test_what_was_looked_at_is_seen_from_the_top():
    session = war()
    session.operate(Operation("look", 1, source=DECK, amount=3))
    assert tuple(card.id for card in session.view(1).zone(0, "deck").cards) == session.table.zone(0, "deck")[:3]
    assert session.view(0).zone(0, "deck").cards == ()


def test_reading_a_view():
    session = play_on(war(), 3)
    view = session.view(0)
    card = view.zone(0, "hand").cards[0]
    assert view.card(card.id) == card
    assert view.card(session.table.zone(1, "hand")[0]) is None
    assert view.number(-1, "turn") == 2
    assert view.number(0, "never set") == 0
    with pytest.raises(KeyError):
        view.zone(0, "moon")


def test_a_finished_game_shows_its_outcome():
    session = play_on(war())
    view = session.view(1)
    assert view.outcome == session.table.outcome
    assert (view.waits_for, view.waits_kind) == (-1, "")


DRAWN = CardMoved(5, 9, "S-01", DECK, HAND, 0, 0b01, "draw")
PLAYED = CardMoved(5, 9, "S-01", HAND, FIELD, 0b01, EVERYONE, "play")
BURIED = CardMoved(5, 9, "S-01", FIELD, DECK, EVERYONE, 0)


@pytest.mark.parametrize(
    ("event", "seat", "was", "card", "number"),
    [
        (DRAWN, 0, 0, 9, "S-01"),
        (DRAWN, 1, 0, 0, ""),
        (DRAWN, SPECTATOR, 0, 0, ""),
        (PLAYED, 0, 5, 9, "S-01"),
        (PLAYED, 1, 0, 9, "S-01"),
        (BURIED, 1, 5, 0, "S-01"),
        (BURIED, SPECTATOR, 5, 0, "S-01"),
    ],
)
def test_a_move_is_told_by_what_a_seat_knew_and_knows(event, seat, was, card, number):
    told = redacted(event, seat)
    assert (told.was, told.card, told.number, told.saw, told.sees) == (was, card, number, 0, 0)
    assert (told.source, told.to, told.why) == (event.source, event.to, event.why)


def test_what_was_looked_at_and_what_lies_facedown_is_told_to_who_may_know():
    looked = Looked(1, DECK, 2, ("S-01", "S-02"))
    assert redacted(looked, 1) == looked
    assert redacted(looked, 0) == Looked(1, DECK, 2, ())
    down = CardFlipped(5, "S-01", False, 0b10)
    assert redacted(down, 1).number == "S-01"
    assert (redacted(down, 0).number, redacted(down, 0).sees) == ("", 0)


@pytest.mark.parametrize(
    ("event", "seat", "barrier"),
    [
        (DRAWN, 0, True),
        (DRAWN, 1, True),
        (PLAYED, 0, False),
        (PLAYED, 1, True),
        (BURIED, 0, False),
        (CardMoved(0, 9, "T", None, FIELD, 0, EVERYONE, "create"), 0, False),
        (Looked(0, DECK, 1), 0, True),
        (Revealed(5, "S-01", DECK), 0, True),
        (CardFlipped(5, "S-01", True, EVERYONE), 0, True),
        (CardFlipped(5, "S-01", False, EVERYONE), 0, False),
        (CardTurned(5, True), 1, False),
    ],
)
def test_what_cannot_be_untold_is_a_barrier(event, seat, barrier):
    assert is_barrier(event, seat) is barrier

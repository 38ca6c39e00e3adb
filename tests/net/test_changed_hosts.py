"""Hosts whose program was changed, so that their games go as they like. The guest's program is unchanged: it finds out,
and tells its player what was done."""

import pytest
from net.lan import deck, local_table, play, rules, sve
from net.test_room import PLAN, Clock, FarLink, until

from svedesk.desk.log import LogRecord
from svedesk.engine.events import Said
from svedesk.engine.log import Operation
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.net.local_link import LocalLink
from svedesk.net.preparing import setup_of
from svedesk.net.room import Room
from svedesk.net.verify import check
from svedesk.wire.net_kept import Proof, read_kept, write_proof

HOST, GUEST = 0, 1


@pytest.fixture
def deals(monkeypatch):
    """`deals(change)`: a host that deals from a setup it has changed once all bytes were known to it."""

    def change_setup(change):
        monkeypatch.setattr("svedesk.net.preparing.setup_of", lambda *args: change(setup_of(*args)))

    return change_setup


def begun(room: Room | None = None):
    """A game between the host's own seat and a guest; returns the room, the host's link and the guest's."""
    room = room or Room(rules(), PLAN, Clock())
    links = LocalLink(room, "Hugo"), FarLink(room, "Gwen")
    for link, code in zip(links, ("SD01", "SD02"), strict=True):
        link.sit_down()
        link.choose_deck(deck(code))
    for link in links:
        link.ready()
    assert room.phase == "playing"
    return room, *links


def played(room=None, *, seed: int = 3):
    """What the guest's program finds once such a game was played to its end."""
    room, *links = begun(room)
    play(links, seed=seed)
    return check(links[GUEST].proof, sve())


def ended(*links):
    play(links, seed=9)
    return check(links[GUEST].proof, sve())


def found(verdict) -> str:
    """What the guest's program says was wrong, after what it tells its player."""
    for lang in ("en", "ja"):
        assert verdict.verified or verdict.sentence(lang, lambda seat: ("Hugo", "Gwen")[seat])
    return verdict.difference


def with_main(setup, seat: int, main):
    decks = list(setup.decks)
    decks[seat] = decks[seat].having(main=main)
    return setup._replace(decks=tuple(decks))


# -- dealing -----------------------------------------------------------------------------------------------------------


def test_an_honest_host_is_not_accused():
    assert found(played()) == ""


def test_decks_that_were_put_in_order_once_the_seed_was_known(deals):
    deals(lambda setup: with_main(with_main(setup, 0, setup.decks[0]["main"][::-1]), 1, setup.decks[1]["main"][::-1]))
    assert found(played()) == "order"


def test_another_deck_than_the_guests(deals):
    worse = deck("SD02")["main"][0]
    deals(lambda setup: with_main(setup, GUEST, (worse,) * 40))
    assert found(played()) == "own-deck"


def test_another_deck_than_the_host_had_promised(deals):
    best = deck("SD01")["main"][-1]
    deals(lambda setup: with_main(setup, HOST, tuple(sorted((*setup.decks[HOST]["main"][3:], best, best, best)))))
    verdict = played()
    assert (found(verdict), verdict.seat) == ("deck", HOST)
    assert "Hugo" in verdict.sentence("en", lambda seat: ("Hugo", "Gwen")[seat])


def test_the_host_decides_who_goes_first_and_says_chance_does(deals):
    deals(lambda setup: setup._replace(first=HOST))
    assert found(played()) == "terms"


class DealsAgain(Room):
    """Asks for everyone's bytes until its own opening hand has a card it wants."""

    deals = 0

    def _begin(self, dealing):
        self.deals += 1
        if self.deals < 4:
            self._begin_dealing()
        else:
            super()._begin(dealing)


def test_shares_that_are_asked_for_until_the_deal_is_good():
    room = DealsAgain(rules(), PLAN, Clock())
    links = LocalLink(room, "Hugo"), FarLink(room, "Gwen")
    told = []
    links[GUEST].follow(lambda event: told.append(event.trouble.key) if event.trouble else None)
    for link, code in zip(links, ("SD01", "SD02"), strict=True):
        link.sit_down()
        link.choose_deck(deck(code))
    for link in links:
        link.ready()
    assert told == ["dealt-again"] * 3
    play(links, seed=3)
    verdict = check(links[GUEST].proof, sve())
    assert (found(verdict), verdict.at) == ("again", 3)
    assert check(links[HOST].proof, sve()).difference == "again"


@pytest.mark.slow
def test_a_deck_that_no_format_allows():
    _, *links = begun()
    play(links, seed=3)

    def problems(one, form):
        return (Message("deck-main", (39, 40, 50), "6.1.1.2"),) if one["main"] == deck_as_dealt(HOST) else ()

    def deck_as_dealt(seat):
        return tuple(sorted(deck(("SD01", "SD02")[seat])["main"]))

    verdict = check(links[GUEST].proof, sve(), problems)
    assert (found(verdict), verdict.seat) == ("illegal-deck", HOST)


class ShowsAnotherDeck(Room):
    """Tells the guest, as it asks for promises, that its deck is another."""

    def _begin_dealing(self):
        self.chairs[GUEST] = self.chairs[GUEST]._replace(deck=deck("SD03"))
        super()._begin_dealing()


def test_a_guest_does_not_play_a_deck_it_did_not_bring():
    room = ShowsAnotherDeck(rules(), PLAN, Clock())
    links = LocalLink(room, "Hugo"), FarLink(room, "Gwen")
    told = []
    links[GUEST].follow(lambda event: told.append(event.trouble.key) if event.trouble else None)
    for link in links:
        link.sit_down()
        link.choose_deck(deck("SD01"))
    for link in links:
        link.ready()
    assert told == ["other-deck"]
    assert room.phase == "shuffle"
    assert links[GUEST].record is None


# -- playing -----------------------------------------------------------------------------------------------------------


def by_hand(room, operation: Operation, events=()) -> None:
    """Do something by hand with the rules on, and write something else into the log."""
    desk = room.game.desk
    desk.session.operate(operation)
    desk._course.records.append(LogRecord(operation, tuple(events), 1))
    desk._commit("answer")


def draw_for(seat: int) -> Operation:
    return Operation("draw", seat, source=Place(seat, "deck"), to=Place(seat, "hand"), amount=1)


@pytest.mark.parametrize("blank", [(), (Said(HOST, Message("")),)])
def test_cards_drawn_by_hand_with_the_rules_on_and_their_lines_left_out(blank):
    room, *links = begun()
    until(links, "main", HOST)
    by_hand(room, draw_for(HOST), blank)
    assert found(ended(*links)) == "not-allowed"


def test_a_line_of_the_log_that_was_another():
    room, *links = begun()
    until(links, "main", HOST)
    records = room.game.desk._course.records
    play(links, answers=1)
    records[-1] = records[-1]._replace(events=())
    assert found(ended(*links)) in ("lines", "view")


def test_the_rules_are_switched_off_without_asking():
    room, *links = begun()
    until(links, "main", HOST)
    desk = room.game.desk
    desk.set_mode("manual")
    desk.operate(draw_for(HOST))
    desk.set_mode("rules")
    assert found(ended(*links)) == "unasked-rules-off"


def test_an_answer_of_the_guest_is_taken_back_without_asking():
    room, *links = begun()
    until(links, "main", GUEST)
    play(links[1:], answers=6, seed=2)
    before = len(room.game.desk.session.log)
    until(links, "main", HOST)
    while len(room.game.desk.session.log) >= before:
        room.game.desk.undo(consent=True)
    assert found(ended(*links)) == "unasked-undo"


def rules_off(*links) -> None:
    """Both agree to turn the rules off."""
    links[HOST].set_mode("manual")
    links[GUEST].reply(links[GUEST].requests[0].id, "accept")


@pytest.mark.parametrize("hides", [False, True])
def test_something_by_hand_in_the_guests_name(hides):
    """With the rules off by agreement, the host lets the guest throw away a card, or does once more what it did."""
    room, *links = begun()
    until(links, "main", HOST)
    rules_off(*links)
    hand = Place(GUEST, "hand")
    card = links[GUEST].view().zone(*hand).cards[0].id
    links[GUEST].operate(draw_for(GUEST))
    forged = draw_for(GUEST) if hides else Operation("move", GUEST, cards=(card,), to=Place(GUEST, "cemetery"))
    room.game.desk.operate(forged)
    links[GUEST].concede()
    assert found(check(links[GUEST].proof, sve())) == "not-yours"


def test_an_answer_in_the_guests_name():
    room, *links = begun()
    asked = until(links, "main", GUEST)
    room.game.desk.answer((len(asked.ask.options) - 1,))  # the guest's turn ends
    assert found(ended(*links)) == "not-yours"


def test_a_guest_that_gives_up_without_having_said_so():
    room, *links = begun()
    until(links, "main", GUEST)
    room.game.desk.concede(GUEST)
    assert found(check(links[GUEST].proof, sve())) == "not-yours"


# -- what is honest ----------------------------------------------------------------------------------------------------


def test_what_was_agreed_to_is_no_reason_to_accuse():
    """Rules off by request, undone and done again, a draw of cards by hand, a game given up."""
    room, links = local_table()
    one = until(links, "main", 0)
    other = links[1]
    one.set_mode("manual")
    other.reply(other.requests[0].id, "accept")
    one.operate(draw_for(0))
    one.undo()
    for request in other.requests:
        other.reply(request.id, "always")
    one.set_mode("rules")
    other.reply(other.requests[0].id, "accept")
    one.redo()
    for request in other.requests:
        other.reply(request.id, "accept")
    play(links, answers=10)
    links[0].concede()
    assert room.phase == "over"
    assert [check(link.proof, sve()).difference for link in links] == ["", ""]


def test_what_helps_do_along_with_an_act_by_hand_is_no_reason_to_accuse():
    """Turns begun by hand for oneself and for the other, a card played for its cost, a draw of the game."""
    _, *links = begun()
    one = until(links, "main", HOST)
    other = links[GUEST]
    rules_off(*links)
    helps = {"refresh", "points", "draw", "cost", "combat"}
    one.operate(Operation("step", HOST, text="start", side=GUEST), helps=helps)
    other.operate(draw_for(GUEST))
    other.operate(draw_for(GUEST))
    other.undo()
    other.redo()
    other.operate(Operation("step", GUEST, text="start", side=HOST), helps=helps)
    other.operate(Operation("step", GUEST, text="start", side=GUEST), helps=helps)
    card = other.view().zone(GUEST, "hand").cards[0].id
    other.operate(Operation("move", GUEST, cards=(card,), to=Place(GUEST, "field")), helps=helps)
    assert [line.seat for line in one.lines() if line.by_hand].count(GUEST) > 12
    other.draw()
    one.reply(one.requests[0].id, "accept")
    for link in links:
        verdict = check(link.proof, sve())
        assert verdict.verified, verdict
        assert check(read_kept(write_proof(link.proof), Proof), sve()) == verdict


def test_an_undo_to_what_was_done_with_the_rules_off_is_no_reason_to_accuse():
    _, links = local_table()
    one = until(links, "main", 0)
    other = links[1]
    one.set_mode("manual")
    other.reply(other.requests[0].id, "accept")
    one.operate(Operation("die", 0, amount=6))
    one.operate(Operation("die", 0, amount=6))
    one.set_mode("rules")
    other.reply(other.requests[0].id, "accept")
    one.undo()
    other.reply(other.requests[0].id, "accept")  # back to the first die, with the rules on
    play(links, answers=5)
    one.concede()
    assert [check(link.proof, sve()).difference for link in links] == ["", ""]


def test_another_deal_after_a_game_that_was_opened_is_no_repeated_one():
    room, links = local_table()
    links[0].restart()
    links[1].reply(links[1].requests[0].id, "accept")
    play(links, answers=5)
    links[1].concede()
    assert [link.record.again for link in links] == [0, 0]
    assert all(check(link.proof, sve()).verified for link in links)
    assert room.phase == "over"

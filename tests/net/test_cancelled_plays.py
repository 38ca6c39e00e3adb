"""A play that may still be cancelled leaves no trace with anyone but who is at it, until it is definite."""

import random

import pytest
from net import lan
from net.lan import local_table, play
from net.test_room import PLAN, FarLink, denied, news_of

from svedesk.bot.random_bot import RandomBot
from svedesk.engine.records import SPECTATOR
from svedesk.net.local_link import LocalLink
from svedesk.wire.messages_table import Lobby, UpdatePacket


class Keeping(LocalLink):
    """Keeps what it is sent of the game."""

    def __init__(self, *args, **more) -> None:
        super().__init__(*args, **more)
        self.sent: list[object] = []

    def deliver(self, message) -> None:
        if not isinstance(message, Lobby):
            self.sent.append(message)
        super().deliver(message)


class Player(Keeping, FarLink):
    """In a seat that may be left and come back to."""


def table():
    """A game that has begun, with a spectator."""
    original, lan.LocalLink = lan.LocalLink, Player
    try:
        room, links = local_table(PLAN._replace(watchers="public"))
    finally:
        lan.LocalLink = original
    eve = Keeping(room, "Eve", seat=SPECTATOR)
    eve.sit_down()
    return room, links, eve


@pytest.fixture(autouse=True)
def same_chance(monkeypatch):
    """The same games at every run of the tests."""
    chance = random.Random(8)
    monkeypatch.setattr("svedesk.net.shuffle.secrets.token_bytes", chance.randbytes)


def asked_of(links):
    return next(link for link in links if link.ask is not None)


def first_click(room, links, seed: int = 1):
    """Play at random until somebody has laid a card down that may still be taken back. Returns who did, the other, and
    the view and the log that the other had just before."""
    bots = [RandomBot(seed + link.seat) for link in links]
    for _ in range(3000):
        link = asked_of(links)
        other = links[1 - link.seat]
        before = other.view(), other.lines()
        other.sent.clear()
        link.answer(bots[link.seat].answer(link.ask, link.view))
        ask = room.game.desk.session.ask
        if ask is not None and ask.cancel and room.game.desk.view(other.seat).zones != before[0].zones:
            return link, other, before
    raise AssertionError("nothing was begun")


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seed", range(4))
def test_the_first_click_tells_nobody_anything(seed):
    room, links, eve = table()
    play(links, answers=20 * seed, seed=seed)
    eve.sent.clear()
    watched = len(room.game.desk.lines(SPECTATOR))
    link, other, before = first_click(room, links, seed)
    assert other.sent == []
    assert (other.view(), other.lines()) == before
    assert len(room.game.desk.lines(other.seat)) > len(other.lines()), "something had happened"
    assert len(eve.lines()) < len(room.game.desk.lines(SPECTATOR))
    assert len(eve.lines()) >= watched
    assert link.view().waits_kind != other.view().waits_kind or link.view() != other.view()


def test_who_plays_sees_their_own_click_at_once():
    room, links, _ = table()
    link, *_ = first_click(room, links)
    assert link.view() == room.game.desk.view(link.seat)
    assert link.lines() == room.game.desk.lines(link.seat)


def test_a_play_that_is_cancelled_was_never_seen():
    room, links, eve = table()
    link, other, before = first_click(room, links)
    eve.sent.clear()
    link.cancel()
    assert link.ask.kind == before[0].waits_kind
    assert (other.sent, eve.sent) == ([], [])
    assert (other.view(), other.lines()) == before == (room.game.desk.view(other.seat), other.lines())


def test_a_click_taken_back_by_undo_and_done_again_was_not_seen_either():
    room, links, _ = table()
    link, other, before = first_click(room, links)
    link.undo()
    link.redo()
    assert other.sent == []
    link.undo()
    assert (other.sent, other.view()) == ([], before[0])


def test_once_it_is_definite_everything_is_told_together():
    room, links, eve = table()
    link, other, before = first_click(room, links)
    bot = RandomBot(3)
    while (ask := room.game.desk.session.ask) is not None and ask.cancel:
        assert other.sent == []
        link.answer(bot.answer(link.ask, link.view))
    assert [type(message) for message in other.sent] == [UpdatePacket]
    assert other.view() == room.game.desk.view(other.seat)
    assert other.lines() == room.game.desk.lines(other.seat)
    assert other.sent[0].happened == len(other.lines()) - len(before[1])
    assert eve.lines() == room.game.desk.lines(SPECTATOR)


def test_who_comes_back_or_asks_for_everything_again_is_told_no_more():
    room, links, _ = table()
    _, other, before = first_click(room, links)
    room.left(other)
    other.sit_down()
    assert (other.view(), other.lines()) == before
    other.sent.clear()
    other._send_resync()
    assert (other.view(), other.lines()) == before
    assert [message.at for message in other.sent if isinstance(message, UpdatePacket)] == [
        room.game.desk.session.definite
    ]


def test_a_spectator_who_comes_now_or_is_let_in_now_sees_the_table_before_it():
    room, links, eve = table()
    link, other, before = first_click(room, links)
    late = LocalLink(room, "Dan", seat=SPECTATOR)
    late.sit_down()
    assert late.view() == eve.view()
    assert late.lines() == eve.lines()
    link.set_watchers("hands", 0)
    other.reply(other.requests[-1].id, "accept")
    again = LocalLink(room, "Fay", seat=SPECTATOR)
    again.sit_down()
    assert len(again.lines()) == len(eve.lines()) < len(room.game.desk.lines(SPECTATOR))
    assert again.view().zone(link.seat, "hand").count == before[0].zone(link.seat, "hand").count


def test_a_finger_on_the_card_points_at_nothing():
    room, links, _ = table()
    link, other, _ = first_click(room, links)
    begun = [
        card
        for zone in room.game.desk.view(other.seat).zones
        for card in zone.cards
        if card not in other.view().zone(*zone.place).cards
    ]
    assert begun
    for card in begun:
        link.talk.point(card.id)
    assert other.sent == []


def test_what_the_other_asked_for_waits_and_means_what_it_sees():
    """A request to undo is neither dropped by a first click nor does it undo that click."""
    room, links, _ = table()
    play(links, answers=30)
    bots = [RandomBot(link.seat) for link in links]
    for _ in range(500):
        link = asked_of(links)
        other = links[1 - link.seat]
        if link.ask.kind == "main" and other.can_undo and other.seen.update.undo_asks:
            other.undo()
            waiting = other.requests
            other.sent.clear()
            entries = len(room.game.desk.session.log)
            link.answer(bots[link.seat].answer(link.ask, link.view))
            if room.game.desk.session.ask is not None and room.game.desk.session.ask.cancel:
                break
            if other.requests:
                other.withdraw(other.requests[0].id)
            continue
        link.answer(bots[link.seat].answer(link.ask, link.view))
    assert (other.requests, other.sent) == (waiting, [])
    link.reply(waiting[0].id, "accept")
    assert len(room.game.desk.session.log) < entries
    assert other.requests == ()
    assert other.view() == room.game.desk.view(other.seat)
    assert other.lines() == room.game.desk.lines(other.seat)


def test_redoing_what_another_has_begun_is_refused_as_if_there_were_nothing():
    room, links, _ = table()
    link, other, _ = first_click(room, links)
    link.undo()
    link.redo()
    heard = news_of(other)
    other.redo()
    assert denied(heard) == ["nothing-to-redo"]
    assert link.requests == ()


def test_switching_the_rules_off_in_the_middle_is_told_without_the_play():
    room, links, _ = table()
    link, other, before = first_click(room, links)
    link.set_mode("manual")
    other.reply(other.requests[-1].id, "accept")
    assert (other.mode, link.mode) == ("manual", "manual")
    assert other.view() == before[0]
    assert other.lines() == before[1]


def test_undoing_a_definite_play_back_into_its_questions_shows_the_table_before_it():
    room, links, _ = table()
    link, other, before = first_click(room, links)
    bot = RandomBot(3)
    while (ask := room.game.desk.session.ask) is not None and ask.cancel:
        link.answer(bot.answer(link.ask, link.view))
    link.undo()
    for request in other.requests:
        other.reply(request.id, "accept")
    assert room.game.desk.session.ask.cancel
    assert (other.view(), other.lines()) == before


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_with_plays_cancelled_and_undone_end_the_same_for_all(seed):
    room, links, eve = table()
    bots = [RandomBot(10 * seed + link.seat) for link in links]
    shown = [link.view() for link in links]
    begun = cancelled = 0
    chance = random.Random(seed)
    for _ in range(3000):
        ask = room.game.desk.session.ask
        if ask is None:
            break
        link, other = links[ask.seat], links[1 - ask.seat]
        if ask.cancel:
            begun += 1
            assert other.view() == shown[other.seat]
            if begun % 2:
                chance.choice([link.cancel, link.undo])()
                cancelled += 1
                assert other.view() == shown[other.seat]
                continue
        else:
            for one in links:
                assert one.view() == room.game.desk.view(one.seat)
                assert one.lines() == room.game.desk.lines(one.seat)
        shown = [one.view() for one in links]
        link.answer(bots[ask.seat].answer(ask, link.view))
    assert begun
    assert cancelled
    assert [one.seen.resyncs for one in (*links, eve)] == [0, 0, 0]

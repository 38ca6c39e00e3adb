"""What a program does that only wants to keep the host busy, once both have agreed to play without the rules."""

import pytest
from net.lan import local_table
from net.test_room import Clock, denied, news_of, until

from svedesk.engine.log import Operation
from svedesk.engine.records import Place
from svedesk.net.hosted import MOST_CARDS


@pytest.fixture
def table():
    clock = Clock()
    room, links = local_table(clock=clock)
    until(links, "main")
    links[0].set_mode("manual")
    links[1].reply(links[1].requests[0].id, "accept")
    return room, links, clock


def token(link, amount: int = 1) -> None:
    link.operate(Operation("create", link.seat, to=Place(link.seat, "field"), text="SD01-T01", amount=amount))


def test_nobody_does_more_by_hand_than_a_person_can(table):
    room, (aya, ben), clock = table
    heard = news_of(aya)
    for _ in range(200):
        token(aya)
    assert 30 < room.game.desk.view(0).zone(0, "field").count <= 40
    assert set(denied(heard)) == {"acts-too-fast"}
    clock.now += 1
    before = room.game.desk.view(0).zone(0, "field").count
    for _ in range(200):
        aya.undo()
    for _ in range(200):
        ben.set_pass_policy(ben.seat, "pause")
    token(ben)
    assert room.game.desk.view(0).zone(0, "field").count >= before - 9
    assert room.game.desk.view(1).zone(1, "field").count == 0
    clock.now += 1
    token(ben)
    assert room.game.desk.view(1).zone(1, "field").count == 1, "the other acts as if nothing were"


def test_there_are_so_many_cards_on_a_network_table_and_no_more(table):
    room, (aya, _), clock = table
    heard = news_of(aya)
    for _ in range(40):
        clock.now += 1
        token(aya, 20)
    assert MOST_CARDS - 20 < len(room.game.desk.session.table.cards) <= MOST_CARDS
    assert set(denied(heard)) == {"cards-enough"}
    clock.now += 10
    aya.operate(Operation("copy", 0, cards=tuple(card.id for card in aya.view().zone(0, "field").cards)))
    assert len(room.game.desk.session.table.cards) <= MOST_CARDS


@pytest.mark.slow
def test_an_act_among_many_cards_takes_as_much_more_as_there_are_more(table, seconds):
    """73 tokens once made an act take 2.2 s: what they count as was found by asking each of each."""
    _, (aya, _), clock = table

    def took(times: int = 5) -> float:
        least = 9.0
        for _ in range(times):
            clock.now += 1
            least = min(least, seconds(lambda: token(aya)))
        return least

    def until_there_are(cards: int) -> None:
        while aya.view().zone(0, "field").count < cards:
            clock.now += 1
            token(aya, min(20, cards - aya.view().zone(0, "field").count))

    until_there_are(35)
    some = took()
    until_there_are(140)
    assert took() < 8 * some

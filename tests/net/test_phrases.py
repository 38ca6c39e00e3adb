"""Quick phrases, pings and people: who hears them, how often, who is heard no more; what spectators are called."""

import pytest
from net.lan import local_table, rules
from net.test_room import PLAN, events, news_of, until

from svedesk.engine.records import SPECTATOR
from svedesk.messages import PROGRAM
from svedesk.net.local_link import LocalLink
from svedesk.net.room import Room
from svedesk.wire.messages import Point

HEARD_AT_ONCE = 4


def watched():
    """A table with two spectators of one name."""
    room, links = local_table(PLAN._replace(watchers="public"))
    eves = tuple(LocalLink(room, "Eve", seat=SPECTATOR) for _ in range(2))
    for eve in eves:
        eve.sit_down()
    return room, links, eves


def phrases(heard) -> list[str]:
    return [news.line.phrase for news in events(heard, "said")]


def test_a_phrase_is_told_by_its_name_and_read_in_the_readers_language():
    _, (aya, ben) = local_table()
    aya.talk.say_phrase("nice-play")
    (line,) = ben.talk.chat
    assert (line.seat, line.name, line.phrase, line.text) == (0, "Aya", "nice-play", "Nice play")
    assert PROGRAM["ja"].words["phrases"]["nice-play"] == "お見事"
    assert set(PROGRAM["ja"].words["phrases"]) == set(PROGRAM["en"].words["phrases"])


def test_of_too_many_phrases_the_host_passes_on_a_few():
    _, (aya, ben) = local_table()
    heard = news_of(ben)
    for _ in range(20):
        aya.talk.say_phrase("hello")
    assert phrases(heard) == ["hello"] * HEARD_AT_ONCE


def test_spectators_hear_the_players_and_the_players_do_not_hear_them():
    _, (aya, ben), (eve, other) = watched()
    heard = {link: news_of(link) for link in (aya, ben, eve, other)}
    aya.talk.say_phrase("oops")
    eve.talk.say_phrase("thanks")
    told = {link: phrases(news) for link, news in heard.items()}
    assert told == {aya: ["oops"], ben: ["oops"], eve: ["oops", "thanks"], other: ["oops", "thanks"]}


def test_one_spectator_is_muted_without_the_other():
    _, (aya, _), (eve, other) = watched()
    aya.talk.say_phrase("hello")
    third = LocalLink(aya._room, "Fay", seat=SPECTATOR)
    third.sit_down()
    third.talk.mute(SPECTATOR, name="Eve")
    eve.talk.say("hm")
    other.talk.say("well")
    assert [(line.name, line.text) for line in third.talk.chat] == [("Eve 2", "well")]
    third.talk.mute(SPECTATOR)
    assert third.talk.chat == ()
    third.talk.mute(SPECTATOR, muted=False)
    third.talk.mute(SPECTATOR, muted=False, name="Eve")
    assert [line.name for line in third.talk.chat] == ["Eve", "Eve 2"]


def test_a_muted_seat_is_heard_no_more_in_any_way():
    _, links = local_table()
    one = until(links, "main")
    other = next(link for link in links if link is not one)
    other.talk.mute(one.seat)
    heard = news_of(other)
    one.talk.say("hey")
    one.talk.say_phrase("your-turn")
    one.talk.point(seat=one.seat, zone="field")
    assert heard == []
    other.talk.mute(one.seat, muted=False)
    one.talk.point(seat=one.seat, zone="field")
    assert [news.kind for news in heard] == ["pointed"]


def test_people_who_watch_have_names_that_differ():
    room, (aya, _), (_, other) = watched()
    assert aya.lobby.watching == ("Eve", "Eve 2")
    room.left(other)
    assert aya.lobby.watching == ("Eve",)


def test_who_has_the_name_of_another_seat_speaks_under_the_one_that_is_shown():
    room = Room(rules(), PLAN, lambda: 0.0)
    links = [LocalLink(room, "Aya") for _ in range(2)]
    for link in links:
        link.sit_down()
    links[1].talk.say_phrase("hello")
    assert links[0].talk.chat[0].name == links[0].lobby.chairs[1].name == "Aya 2"


@pytest.mark.parametrize("zone", ["hand", "deck", "evolve_deck"])
def test_a_ping_at_a_hidden_card_tells_the_zone_and_is_the_same_for_every_card(zone):
    room, links = local_table()
    one = until(links, "main")
    other = next(link for link in links if link is not one)
    heard = news_of(other)
    cards = one.view().zone(one.seat, zone).cards
    for card in cards[:4]:
        one.talk.point(card.id)
    told = {news.pointed for news in events(heard, "pointed")}
    assert [(one.card, one.zone) for one in told] == ([(0, zone)] if cards else [])
    theirs = room.game.desk.session.table.zones
    heard.clear()
    for place, ids in theirs.items():
        if place.seat == other.seat and place.zone in ("hand", "deck"):
            room.receive(one, Point(card=ids[0]))  # a number that was guessed
    assert heard == []

"""Matches: the score, who begins, another deck between games, what survives a crash."""

import json

import pytest
from net.lan import deck, local_table, rules, sve
from net.test_room import Clock, FarLink, denied, news_of

from svedesk.engine.log import Operation
from svedesk.engine.message import Message
from svedesk.net import match_words
from svedesk.net.match import DRAWN, Match
from svedesk.net.room import Room
from svedesk.net.room_plan import RoomPlan
from svedesk.net.store import RoomStore, load
from svedesk.net.terms import in_order
from svedesk.net.tickets import OwnRecord
from svedesk.net.verify import check
from svedesk.wire.live import BadPacket
from svedesk.wire.messages import Hello
from svedesk.wire.messages_codec import read_to_guest, write_message
from svedesk.wire.messages_table import ChatLine, MatchModel, Times

BEST_OF_3 = RoomPlan("A game", "Host", best_of=3)


def test_a_match_ends_when_it_is_decided_or_played():
    played = [(0, 0), (0, 1, 1), (1, DRAWN, 1), (DRAWN, DRAWN, 0), (0, 1, DRAWN), (DRAWN,) * 3]
    ends = [Match(3, results) for results in played]
    assert [match.leader for match in ends] == [0, 1, 1, 0, DRAWN, DRAWN]
    assert all(match.over and not match.goes_on for match in ends)
    assert not any(Match(3, results[:-1]).over for results in played)
    assert Match(1, (DRAWN,)).over


def test_the_loser_of_a_game_decides_who_begins_the_next_and_after_a_draw_chance_says():
    assert [Match(3, results).chooser for results in ((), (0,), (1,), (0, 1), (DRAWN,), (0, 0))] == [
        -1,
        1,
        0,
        0,
        -1,
        -1,
    ]


def test_a_match_that_is_forfeited_is_won_by_the_other_seat():
    for results in ((), (0,), (0, DRAWN), (DRAWN,)):
        assert Match(3, results).forfeited(1).over
    assert Match(3, (0,)).forfeited(1).leader == 1


# -- at a table --------------------------------------------------------------------------------------------------------


def ready_again(links):
    for link in links:
        link.ready()


def first_asked(links):
    return next(link for link in links if link.ask is not None)


def test_best_of_three_goes_on_without_anybodys_consent_until_it_is_decided():
    room, links = local_table(BEST_OF_3)
    aya, ben = links
    ben.concede()
    assert room.phase == "over"
    assert ben.lobby.match.results == (0,)
    assert ben.lobby.match.chooser == ben.seat
    ready_again(links)
    assert room.phase == "playing"
    assert first_asked(links) is ben
    assert ben.ask.kind == "first"
    assert ben.lobby.match.results == (0,)
    aya.concede()
    assert aya.lobby.match.results == (0, 1)
    ready_again(links)
    assert first_asked(links) is aya
    ben.concede()
    assert aya.lobby.match.results == (0, 1, 0)
    assert room.match.so_far(room.game).leader == 0
    ready_again(links)
    assert aya.lobby.match.results == (), "the next game begins another match"


def test_only_the_first_game_is_begun_by_the_seat_the_host_named():
    room, links = local_table(BEST_OF_3._replace(first=1))
    assert room.game.desk.session.table.number(-1, "first") == 1
    links[0].concede()
    ready_again(links)
    assert first_asked(links) is links[0]
    assert links[0].ask.kind == "first"


def test_a_drawn_game_counts_for_neither():
    room, links = local_table(BEST_OF_3)
    aya, ben = links
    aya.draw()
    ben.reply(ben.requests[0].id, "accept")
    assert aya.lobby.match.results == (DRAWN,)
    ready_again(links)
    ben.concede()
    ready_again(links)
    ben.concede()
    assert room.match.so_far(room.game) == Match(3, (DRAWN, 0, 0))


def test_a_game_that_is_given_up_for_a_new_one_does_not_count():
    room, links = local_table(BEST_OF_3)
    links[0].restart()
    links[1].reply(links[1].requests[0].id, "accept")
    assert room.phase == "playing"
    assert links[0].lobby.match.results == ()


def test_between_games_another_deck_may_be_brought_and_during_one_not():
    room, links = local_table(BEST_OF_3)
    aya, ben = links
    aya.choose_deck(deck("SD03"))
    assert room.chairs[0].deck == deck("SD01")
    ben.concede()
    aya.choose_deck(deck("SD03"))
    ready_again(links)
    assert room.game.desk.session.setup.decks == (in_order(deck("SD03")), in_order(deck("SD02")))


def test_a_deck_with_mistakes_begins_no_game_of_a_match():
    room, links = local_table(BEST_OF_3)
    links[0].concede()
    room.rules = rules(lambda one, form: () if one == deck("SD01") else (Message("deck-main", (1, 40, 50)),))
    links[1].choose_deck(deck("SD03"))
    ready_again(links)
    assert room.phase == "over"


def test_a_match_goes_on_with_its_score_after_the_host_was_killed(tmp_path):
    store = RoomStore(tmp_path / "room", BEST_OF_3, b"12345678")
    _, (_, ben) = local_table(BEST_OF_3, keeper=store)
    ben.concede()
    scores, begun = [], []
    for _ in range(2):  # between two games, and in the middle of the next
        stored = load(tmp_path / "room")
        assert stored.plan.best_of == 3
        again = Room(rules(), stored.plan, Clock(), keeper=store)
        again.resume(stored.room, store.desk(stored.room, sve()))
        links = tuple(FarLink(again, name) for name in ("Aya", "Ben"))
        for link, chair in zip(links, again.chairs, strict=True):
            again.chairs[chair_of(again, link)] = chair._replace(local=True)
            again.enter(hello(link), link, local=True, seat=chair_of(again, link))
        scores.append([link.lobby.match.results for link in links])
        begun.append(again.phase)
        ready_again(links)
    assert scores == [[(0,), (0,)], [(0,), (0,)]]
    assert begun == ["over", "playing"]


def chair_of(room, link) -> int:
    return [chair.name for chair in room.chairs].index(link.name)


def hello(link):
    return Hello(version="", name=link.name)


def test_whoever_leaves_between_games_finds_the_seat_and_the_score_again():
    room, links = local_table(BEST_OF_3)
    links[0].concede()
    links[1].leave()
    assert room.chairs[1].taken
    back = FarLink(room, "Ben")
    back.welcome = links[1].welcome
    back.sit_down()
    assert back.seat == 1
    assert back.lobby.match.results == (1,)


def test_a_program_that_was_killed_in_a_later_game_takes_its_score_for_no_other(tmp_path):
    """Its record says which games were over before."""
    room, links = local_table(BEST_OF_3)
    links[0].concede()
    for link in links:
        link.ready()
    kept = OwnRecord(tmp_path / "record.json")
    kept.write(links[1].record)
    links[1]._witness.begin(kept.read())
    links[1].concede()
    assert room.match.so_far(room.game).results == (1, 0)
    assert [check(link.proof, sve()).difference for link in links] == ["", ""]


def test_spectators_hear_the_score():
    room, links = local_table(BEST_OF_3._replace(watchers="public"))
    cid = FarLink(room, "Cid")
    cid._wanted = 30
    room.enter(hello(cid).model_copy(update={"watch": True}), cid)
    links[0].concede()
    assert cid.lobby.match.results == (1,)
    assert cid.lobby.match.best_of == 3


def test_a_game_of_a_match_is_verified_with_who_decided_its_beginning():
    _, links = local_table(BEST_OF_3)
    for loser in (1, 1):
        links[loser].concede()
        for link in links:
            assert check(link.proof, sve()).verified
        ready_again(links)


def test_results_change_no_game_that_is_played_by_hand_to_an_end_and_on():
    room, links = local_table(BEST_OF_3)
    aya, ben = links
    aya.draw()
    ben.reply(ben.requests[0].id, "accept")
    assert aya.lobby.match.results == (DRAWN,)
    heard = news_of(aya)
    aya.operate(Operation("step", aya.seat, text="main", side=0))
    phases = [room.phase, aya.lobby.phase]
    assert phases in (["over", "over"], ["playing", "playing"])
    assert aya.lobby.match.results == ((DRAWN,) if phases[0] == "over" else ())
    assert heard


@pytest.mark.parametrize("best_of", [1, 3])
def test_whoever_is_away_for_long_between_the_games_of_a_match_forfeits_it(best_of):
    clock = Clock()
    room, links = local_table(BEST_OF_3._replace(best_of=best_of), clock)
    links[0].concede()
    room.left(links[0])
    clock.now += 700
    room.tick()
    assert links[1].claim == ("absent" if best_of == 3 else "")
    heard = news_of(links[1])
    links[1].claim_game()
    assert denied(heard) == ([] if best_of == 3 else ["nothing-to-claim"])
    assert room.match.so_far(room.game).over
    assert room.match.so_far(room.game).leader == 1


# -- a hostile host ----------------------------------------------------------------------------------------------------

ODD_TIMES = (
    {"left": (2**53 - 1, 0), "runs": 30, "away": (30, -1), "grace": (2**53 - 1,) * 4, "claims": ("time",) * 4},
    {"left": (), "runs": 1, "claims": ("absent",)},
    {"left": (1,), "runs": 0, "away": (3,), "claims": ()},
)
ODD_MATCHES = (
    {"best_of": 9, "results": (30, -1, 0, 1, 1, 1, 1, 1, 1), "first": 30, "chooser": 30, "minutes": 999, "bonus": 999},
    {"best_of": 2, "results": (1, 1, 1, 1), "chooser": 1},
    {"best_of": 3, "results": (29,)},
)


def test_what_a_hostile_host_says_of_match_and_clocks_is_refused_or_read():
    """Values out of range close the connection; odd ones within it are put into words like any."""
    _, (aya, _) = local_table(BEST_OF_3)
    lobby = aya.lobby
    for lang in ("en", "ja"):
        for odd in ODD_TIMES:
            aya.deliver(read_to_guest(write_message(Times(**odd))))
            assert isinstance(match_words.claimable(aya, lang), str)
            assert all(left is None or left >= 0 for left in (aya.time_left(seat, 1e9) for seat in (-1, 0, 1, 30)))
        for odd in ODD_MATCHES:
            aya.deliver(lobby.model_copy(update={"match": MatchModel(**odd)}))
            match = aya.lobby.match
            words = (
                match_words.terms(match, lang),
                match_words.score(aya.lobby),
                match_words.standing(aya.lobby, lang),
            )
            assert all(isinstance(one, str) for one in (*words, match_words.begins(aya.lobby, lang)))
    good = {"type": "times", "v": 2, "left": [1, 2], "runs": 0, "away": [], "grace": [1, 1], "claims": ["", ""]}
    assert read_to_guest(json.dumps(good).encode())
    for name, values in {
        "left": ([-1], [1.5], [None], ["1"], [2**53], [1] * 5, {}, "1"),
        "runs": (31, -2, 1.0, "0", None, [0]),
        "away": ([31], [-2], [0] * 5, 0),
        "grace": ([-1], [1e308], [1] * 5),
        "claims": (["win"], [1], ["time"] * 5, "time"),
    }.items():
        for value in values:
            with pytest.raises(BadPacket):
                read_to_guest(json.dumps({**good, name: value}).encode())


def test_a_phrase_of_a_newer_program_is_read_as_it_was_sent():
    line = ChatLine(seat=0, name="Aya", text="Well met", phrase="well-met")
    assert match_words.chat_text(line, "ja") == "Well met"

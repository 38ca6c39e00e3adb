"""The room without any network: seats, decks, consent, chat, spectators, a new game."""

import pytest
from net.lan import deck, kinds, local_table, play, rules, sve

from svedesk.desk.updates import Update
from svedesk.engine.log import DeckList, Operation
from svedesk.engine.message import Message, Refused
from svedesk.engine.records import Outcome, Place
from svedesk.net.link_events import LinkEvent
from svedesk.net.local_link import LocalLink
from svedesk.net.room import Room
from svedesk.net.room_plan import NotLetIn, RoomPlan
from svedesk.net.seats import EMPTY_AFTER
from svedesk.net.verify import check
from svedesk.wire.messages import Answer, Concede, Hello

PLAN = RoomPlan("A game", "Host")


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class FarLink(LocalLink):
    """A seat whose program may fall silent, and comes back with its token: another than the host's."""

    _hosts = False

    def sit_down(self) -> None:
        token = self.welcome.token if self.welcome else ""
        self._room.enter(Hello(version="", name=self.name, token=token, **coming_back(self)), self)


def coming_back(link) -> dict[str, str]:
    """What a link's program says of its transcript as it comes."""
    return dict(zip(("game", "since"), link._witness.comes_back(), strict=True))


def news_of(link):
    heard = []
    link.follow(heard.append)
    link.subscribe(heard.append)
    return heard


def updates(heard) -> list[Update]:
    return [news for news in heard if isinstance(news, Update)]


def events(heard, kind: str) -> list[LinkEvent]:
    return [news for news in heard if isinstance(news, LinkEvent) and news.kind == kind]


def denied(heard) -> list[str]:
    return [news.message.key for news in updates(heard) if news.cause == "denied"]


def until(links, kind: str, seat: int | None = None):
    """Play at random until a question of a kind; returns the link that is asked."""
    for _ in range(3000):
        asked = next(link for link in links if link.ask is not None)
        if asked.ask.kind == kind and seat in (None, asked.seat):
            return asked
        play(links, answers=1, seed=len(asked.lines()))
    raise AssertionError(f"no {kind}")


# -- the lobby ---------------------------------------------------------------------------------------------------------


def test_a_deck_with_mistakes_keeps_its_seat_from_being_ready():
    def mistakes(one: DeckList, form: str):
        return (Message("deck-main", (len(one["main"]), 40, 50), "6.1.1.2"),) if len(one["main"]) < 40 else ()

    room = Room(rules(mistakes), PLAN, Clock())
    link = LocalLink(room, "Aya")
    link.sit_down()
    link.choose_deck(deck("SD01").having(main=("SD01-001EN",)))
    link.ready()
    assert [problem.key for problem in link.lobby.problems] == ["deck-main"]
    assert not link.lobby.chairs[0].ready
    link.choose_deck(deck("SD01"))
    link.ready()
    assert link.lobby.problems == ()
    assert link.lobby.chairs[0].ready


def test_a_deck_for_another_format_is_a_mistake():
    room = Room(rules(), PLAN, Clock())
    link = LocalLink(room, "Aya")
    link.sit_down()
    link.choose_deck(deck("SD01"), "gloryfinder")
    assert [problem.key for problem in link.lobby.problems] == ["deck-unknown-format"]


def test_who_brings_no_deck_has_the_hosts_and_its_mistakes():
    mistake = Message("deck-main", (1, 40, 50), "6.1.1.2")
    for problems in ((), (mistake,)):
        room = Room(rules(lambda one, form, problems=problems: problems), PLAN._replace(deck=deck("SD01")), Clock())
        link = LocalLink(room, "Aya")
        link.sit_down()
        link.ready()
        assert link.lobby.problems == problems
        assert link.lobby.chairs[0].ready == (not problems)


def test_two_people_of_one_name_are_told_apart():
    room = Room(rules(), PLAN, Clock())
    for _ in range(2):
        LocalLink(room, "Aya").sit_down()
    assert [chair.name for chair in room.chairs] == ["Aya", "Aya 2"]
    with pytest.raises(NotLetIn) as error:
        LocalLink(room, "Cid").sit_down()
    assert error.value.key == "full"


def test_a_seat_whose_program_is_gone_before_the_game_is_free_again_after_a_minute():
    clock = Clock()
    room = Room(rules(), PLAN, clock)
    link = LocalLink(room, "Aya")
    link.sit_down()
    room.left(link)
    clock.now += EMPTY_AFTER - 1
    room.tick()
    assert room.chairs[0].taken
    clock.now += 1
    room.tick()
    assert not room.chairs[0].taken


def almost_ready(clock):
    """A room in which Ben has gone silent and Aya is the last to be ready: nobody deals to who is not there."""
    room = Room(rules(), PLAN, clock)
    aya, ben = LocalLink(room, "Aya"), FarLink(room, "Ben")
    for link, code in ((aya, "SD01"), (ben, "SD02")):
        link.sit_down()
        link.choose_deck(deck(code))
    ben.ready()
    return room, aya, ben


def test_who_was_silent_when_the_last_was_ready_is_dealt_to_once_heard_again():
    clock = Clock()
    room, aya, ben = almost_ready(clock)
    clock.now += room.timing.away
    room.tick()
    aya.ready()
    assert room.phase == "lobby"
    room.note_alive(ben)
    assert room.phase == "playing"
    assert ben.playing


def test_who_was_gone_when_the_last_was_ready_is_dealt_to_once_back():
    room, aya, ben = almost_ready(Clock())
    room.left(ben)
    aya.ready()
    assert room.phase == "lobby"
    ben.sit_down()
    assert room.phase == "playing"
    assert ben.playing


def test_the_host_decides_nothing_of_who_goes_first():
    _, links = local_table()
    asked = next(link for link in links if link.ask is not None)
    assert asked.ask.kind == "first"


# -- whose act ---------------------------------------------------------------------------------------------------------


def test_an_answer_for_another_seat_or_to_an_old_question_is_not_taken():
    room, links = local_table()
    asked = next(link for link in links if link.ask is not None)
    other = next(link for link in links if link is not asked)
    serial = asked.ask.serial
    heard = news_of(other)
    other._act(Answer(act=90, serial=serial, answer=(0,)))
    assert denied(heard) == ["wrong-seat"]
    asked.answer((0,))
    log = len(room.game.desk.session.log)
    heard = news_of(asked)
    asked._act(Answer(act=91, serial=serial, answer=(1,)))
    assert denied(heard) == ["stale-answer"]
    assert len(room.game.desk.session.log) == log


def test_an_impossible_answer_is_refused_before_it_is_sent():
    _, links = local_table()
    asked = next(link for link in links if link.ask is not None)
    heard = kinds(asked)
    with pytest.raises(Refused):
        asked.answer((7,))
    assert heard == []
    assert not asked.pending


def test_the_table_is_not_changed_by_hand_while_the_rules_are_on():
    _, links = local_table()
    link = until(links, "main")
    heard = news_of(link)
    link.operate(Operation("draw", link.seat, source=Place(link.seat, "deck"), to=Place(link.seat, "hand"), amount=1))
    assert denied(heard) == ["rules-are-on"]


# -- consent -----------------------------------------------------------------------------------------------------------


def pair(links, link):
    return link, next(one for one in links if one is not link)


def end_turn(one, other):
    one.answer((len(one.ask.options) - 1,))
    until((one, other), "main", other.seat)  # who has drawn a card


def test_an_undo_past_what_was_seen_waits_for_the_other_seat():
    room, links = local_table()
    one, other = pair(links, until(links, "main", 0))
    end_turn(one, other)
    assert one.seen.update.undo_asks
    before = len(room.game.desk.session.log)
    one.undo()
    assert len(room.game.desk.session.log) == before
    (request,) = other.requests
    assert (request.seat, request.what, request.waits_for) == (one.seat, "undo", (other.seat,))
    heard = news_of(one)
    other.reply(request.id, "refuse")
    assert [news.requests.outcome for news in events(heard, "requests")] == ["refused"]
    assert len(room.game.desk.session.log) == before
    one.undo()
    other.reply(other.requests[0].id, "accept")
    assert len(room.game.desk.session.log) < before
    assert one.requests == other.requests == ()


def test_always_allows_the_same_for_the_rest_of_the_game_to_that_seat_only():
    room, links = local_table()
    one, other = pair(links, until(links, "main", 0))
    one.set_mode("manual")
    other.reply(other.requests[0].id, "always")
    assert one.mode == other.mode == "manual"
    one.set_mode("rules")
    other.reply(other.requests[0].id, "accept")
    assert one.mode == "rules"
    one.set_mode("manual")
    assert one.mode == "manual"
    one.set_mode("rules")
    other.reply(other.requests[0].id, "accept")
    other.set_mode("manual")
    assert room.game.desk.mode == "rules"
    assert one.requests[0].what == "rules-off"


def test_a_request_is_asked_once_and_can_be_taken_back():
    _, links = local_table()
    one, other = pair(links, until(links, "main", 0))
    one.set_mode("manual")
    heard = news_of(one)
    one.set_mode("manual")
    assert denied(heard) == ["request-waits"]
    one.withdraw(one.requests[0].id)
    assert other.requests == ()
    heard = news_of(other)
    other.reply(1, "accept")
    assert denied(heard) == ["request-gone"]


def test_nobody_answers_an_own_request():
    _, links = local_table()
    one, _ = pair(links, until(links, "main", 0))
    one.set_mode("manual")
    heard = news_of(one)
    one.reply(one.requests[0].id, "accept")
    assert denied(heard) == ["request-gone"]
    assert one.mode == "rules"


def test_an_undo_that_was_asked_for_is_forgotten_once_the_game_goes_on():
    _, links = local_table()
    one, other = pair(links, until(links, "main", 0))
    end_turn(one, other)
    one.undo()
    assert other.requests
    play([other], answers=1)
    assert other.requests == ()


def test_a_host_that_keeps_the_rules_on_does_not_ask():
    _, links = local_table(PLAN._replace(rules_off=False))
    one, other = pair(links, until(links, "main", 0))
    heard = news_of(one)
    one.set_mode("manual")
    assert denied(heard) == ["rules-stay-on"]
    assert other.requests == ()


def manual(links):
    one, other = pair(links, until(links, "main", 0))
    one.set_mode("manual")
    other.reply(other.requests[0].id, "accept")
    return one, other


def test_with_the_rules_off_both_seats_move_cards():
    _, links = local_table()
    for link in manual(links):
        before = link.view().zone(link.seat, "hand").count
        draw = Operation("draw", link.seat, source=Place(link.seat, "deck"), to=Place(link.seat, "hand"), amount=1)
        link.operate(draw)
        assert link.view().zone(link.seat, "hand").count == before + 1


@pytest.mark.parametrize("name", ["look", "reveal", "take", "random", "mill"])
@pytest.mark.parametrize("zone", ["hand", "deck"])
def test_nobodys_hand_reaches_into_what_lies_hidden_on_the_other_side(name, zone):
    _, links = local_table()
    one, other = manual(links)
    heard = news_of(one)
    digest = other.view()
    one.operate(Operation(name, one.seat, source=Place(other.seat, zone), to=Place(one.seat, "hand"), amount=1))
    assert denied(heard) == ["operation-not-yours"]
    assert other.view() == digest


def test_nobody_acts_in_anothers_name():
    _, links = local_table()
    one, other = manual(links)
    heard = news_of(one)
    one.operate(Operation("die", other.seat, amount=6))
    assert denied(heard) == ["wrong-seat"]


def test_what_the_rules_would_not_allow_is_told_when_they_go_on_without_naming_hidden_cards():
    room, links = local_table()
    one, other = manual(links)
    token = sve()._definitions.tokens[0].number
    one.operate(Operation("create", one.seat, to=Place(one.seat, "hand"), text=token, amount=1))
    heard = {link: news_of(link) for link in links}
    one.set_mode("rules")
    other.reply(other.requests[0].id, "accept")
    told = {link: [p.key for news in updates(heard[link]) for p in news.problems] for link in links}
    assert "problem-token" in told[one]
    assert "problem-token" not in told[other]
    assert room.game.desk.mode == "rules"


def test_a_draw_needs_both_and_ends_the_game_without_a_winner():
    room, links = local_table()
    one, other = pair(links, until(links, "main", 0))
    one.draw()
    assert room.phase == "playing"
    other.reply(other.requests[0].id, "accept")
    assert room.phase == "over"
    assert one.view().outcome == Outcome(())
    assert check(one.proof, sve()).verified


def test_a_restart_deals_new_cards_from_a_new_shuffle():
    room, links = local_table()
    one, other = pair(links, until(links, "main", 0))
    first = room.dealing.chance
    one.restart()
    other.reply(other.requests[0].id, "accept")
    assert room.phase == "playing"
    assert room.dealing.chance.game != first.game
    assert room.dealing.chance.seed() != first.seed()
    assert one.view().number(-1, "turn") == 0
    assert one.lines() == room.game.desk.lines(one.seat)
    assert one.requests == other.requests == ()


def test_after_the_end_nothing_is_taken_back_but_a_new_game_can_be_asked_for():
    room, links = local_table()
    links[0].concede()
    assert room.phase == "over"
    heard = news_of(links[0])
    links[0].undo()
    assert denied(heard) == ["game-over"]
    links[1].restart()
    links[0].reply(links[0].requests[0].id, "accept")
    assert room.phase == "playing"


# -- talking -----------------------------------------------------------------------------------------------------------


def test_chat_reaches_the_others_and_a_muted_seat_is_not_heard():
    _, links = local_table()
    one, other = links
    one.talk.say("good luck\u202e\n")
    assert [line.text for line in other.talk.chat] == ["good luck"]
    other.talk.mute(one.seat)
    heard = kinds(other)
    one.talk.say("again")
    assert heard == []
    assert other.talk.chat == ()
    other.talk.mute(one.seat, False)
    assert [line.text for line in other.talk.chat] == ["good luck", "again"]


def test_too_much_chat_is_held_back_and_told():
    clock = Clock()
    _, links = local_table(clock=clock)
    heard = news_of(links[0])
    for number in range(12):
        links[0].talk.say(str(number))
    assert len(links[1].talk.chat) == 8
    assert {news.trouble.key for news in events(heard, "state") if news.trouble} == {"chat-too-fast"}
    clock.now += 5
    links[0].talk.say("later")
    assert links[1].talk.chat[-1].text == "later"


def test_a_ping_on_an_own_hidden_card_is_shown_as_its_zone():
    _, links = local_table()
    one, other = pair(links, until(links, "main", 0))
    heard = news_of(other)
    card = one.view().zone(one.seat, "hand").cards[0]
    one.talk.point(card.id)
    (news,) = heard
    assert (news.pointed.card, news.pointed.seat, news.pointed.zone) == (0, one.seat, "hand")
    assert str(card.number) not in str(news.pointed)


def test_an_arrow_between_open_cards_is_shown_and_one_to_a_hidden_card_is_not():
    _, links = local_table()
    one, other = pair(links, until(links, "main", 0))
    mine, theirs = (one.view().zone(seat, "leader").cards[0] for seat in (0, 1))
    hidden = one.view().zone(one.seat, "hand").cards[0]
    heard = news_of(other)
    one.talk.point(mine.id, target=theirs.id)
    one.talk.point(mine.id, target=hidden.id)
    one.talk.point(999_999)
    one.talk.point(seat=5, zone="cellar")
    assert [(news.pointed.card, news.pointed.target) for news in events(heard, "pointed")] == [(mine.id, theirs.id)]


# -- spectators --------------------------------------------------------------------------------------------------------


def watched(watchers: str, delay: int):
    room, links = local_table(PLAN._replace(watchers=watchers, delay=delay))
    eve = LocalLink(room, "Eve", seat=30)
    eve.sit_down()
    return room, links, eve


@pytest.mark.slow
def test_a_spectator_of_the_public_table_sees_no_hand():
    room, links, eve = watched("public", 0)
    until(links, "main", 0)
    assert eve.view() == room.game.desk.view(30)
    assert all(not eve.view().zone(seat, "hand").cards for seat in (0, 1))
    assert links[0].lobby.watching == ("Eve",)
    play(links)
    assert eve.view().outcome == links[0].view().outcome
    assert eve.lines() == room.game.desk.lines(30)


@pytest.mark.slow
def test_a_spectator_of_both_hands_sees_them_so_many_turns_late_and_the_end_at_once():
    room, links, eve = watched("hands", 2)
    seen = []
    eve.subscribe(lambda news: seen.append((eve.view().number(-1, "turn"), room.game.desk.session.ask is None)))
    turns = []
    while room.phase == "playing":
        play(links, answers=1, seed=len(turns))
        turns.append(links[0].view().number(-1, "turn"))
        if eve.playing and room.phase == "playing":
            assert eve.view().number(-1, "turn") <= turns[-1] - 2
            assert all(
                len(eve.view().zone(seat, "hand").cards) == eve.view().zone(seat, "hand").count for seat in (0, 1)
            )
    assert eve.view().outcome is not None
    assert eve.view().ask is None


def test_spectators_say_nothing_to_players_and_do_nothing():
    room, links, eve = watched("hands", 0)
    until(links, "main", 0)
    before = room.game.desk.session.digest()
    eve.talk.say("play the dragon")
    with pytest.raises(Refused):
        eve.concede()
    eve._act(Concede(act=90))
    eve.talk.point(seat=0, zone="field")
    assert links[0].talk.chat == links[1].talk.chat == ()
    assert [line.text for line in eve.talk.chat] == ["play the dragon"]
    assert room.game.desk.session.digest() == before


def test_letting_spectators_see_hands_in_a_running_game_needs_both():
    room, links = local_table()
    one, other = pair(links, until(links, "main", 0))
    one.set_watchers("hands", 1)
    assert room.gallery.watchers == "none"
    assert (other.requests[0].detail, other.requests[0].turns) == ("hands", 1)
    other.reply(other.requests[0].id, "accept")
    assert (other.lobby.watchers, other.lobby.delay) == ("hands", 1)
    eve = LocalLink(room, "Eve", seat=30)
    eve.sit_down()
    other.set_watchers("none")
    one.reply(one.requests[0].id, "accept")
    assert eve.state == "closed"


# -- mistakes in the rules ---------------------------------------------------------------------------------------------


def test_a_mistake_in_the_rules_costs_an_act_and_not_the_game(monkeypatch):
    troubles = []
    room, links = local_table(on_trouble=troubles.append)
    one, _ = pair(links, until(links, "main", 0))
    ask, heard = one.ask, news_of(one)

    def broken(*args, **more):
        raise ZeroDivisionError

    monkeypatch.setattr(room.game.desk, "answer", broken)
    one.answer((0,))
    assert [type(error) for error in troubles] == [ZeroDivisionError]
    assert [news.trouble.key for news in events(heard, "state") if news.trouble] == ["rules-failed"]
    monkeypatch.undo()
    assert one.ask == ask
    one.answer((len(ask.options) - 1,))
    assert room.phase == "playing"

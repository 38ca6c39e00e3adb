"""What seats have asked each other and allowed is there again after the host was killed."""

import pytest
from net.lan import deck, local_table, play
from net.programs import PATIENT, Program, own_port, svedesk
from net.test_room import PLAN, Clock, denied, end_turn, news_of, pair, until
from shipped import starter_library

from svedesk.engine.events import RandomDrawn
from svedesk.engine.log import Operation
from svedesk.engine.records import Place
from svedesk.games.sve.editions import EDITION_NAMES as EDITIONS
from svedesk.games.sve.editions import NAME
from svedesk.games.sve.ruleset import Sve
from svedesk.net.code import read_code
from svedesk.net.guest import GuestLink
from svedesk.net.local_link import LocalLink
from svedesk.net.room import Room
from svedesk.net.room_plan import Rules
from svedesk.net.store import RoomStore, load
from svedesk.net.tickets import Ticket


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "room"


def table(folder):
    """Two seats in the main phase of whom is asked."""
    room, links = local_table(keeper=RoomStore(folder, PLAN, bytes(8)))
    return room, *pair(links, until(links, "main", 0))


def again(folder, rules: Rules, *links):
    """The host's program was killed without a word; another goes on with what it kept. Both seats are back."""
    stored = load(folder)
    store = RoomStore(folder, stored.plan, stored.secret)
    room = Room(rules, stored.plan, Clock(), keeper=store)
    room.resume(stored.room, store.desk(stored.room, rules.ruleset))
    back = tuple(LocalLink(room, "Back", seat=link.seat) for link in links)
    for link in back:
        link.sit_down()
    return room, *back


def test_a_request_waits_on_and_can_be_accepted(folder):
    room, one, other = table(folder)
    one.set_mode("manual")
    room, one, other = again(folder, room.rules, one, other)
    assert [(wish.what, wish.seat) for wish in other.requests] == [("rules-off", one.seat)]
    assert one.requests == other.requests
    other.reply(other.requests[0].id, "accept")
    assert room.game.desk.mode == one.mode == "manual"


def test_a_request_with_more_to_it_is_kept_whole(folder):
    room, one, other = table(folder)
    one.set_watchers("hands", 3)
    room, one, other = again(folder, room.rules, one, other)
    (wish,) = other.requests
    assert (wish.what, wish.detail, wish.turns, wish.waits_for) == ("watchers", "hands", 3, (other.seat,))
    other.reply(wish.id, "accept")
    assert (room.gallery.watchers, room.gallery.delay) == ("hands", 3)


def test_a_request_that_was_decided_or_taken_back_does_not_come_back(folder):
    room, one, other = table(folder)
    one.draw()
    other.reply(other.requests[0].id, "refuse")
    one.set_mode("manual")
    one.withdraw(one.requests[0].id)
    _, one, other = again(folder, room.rules, one, other)
    assert one.requests == other.requests == ()


def test_ids_of_requests_go_on(folder):
    """A late answer to a request of before is not taken for one to another."""
    room, one, other = table(folder)
    one.draw()
    old = other.requests[0].id
    one.withdraw(old)
    _, one, other = again(folder, room.rules, one, other)
    one.set_mode("manual")
    heard = news_of(other)
    other.reply(old, "accept")
    assert denied(heard) == ["request-gone"]
    assert other.requests[0].id > old


def test_always_holds_on_for_the_same_seat_and_the_same_thing(folder):
    room, one, other = table(folder)
    one.set_mode("manual")
    other.reply(other.requests[0].id, "always")
    room, one, other = again(folder, room.rules, one, other)
    assert room.game.desk.mode == "manual"
    one.set_mode("rules")
    other.reply(other.requests[0].id, "accept")
    one.set_mode("manual")
    assert room.game.desk.mode == "manual"
    one.set_mode("rules")
    assert [wish.what for wish in other.requests] == ["rules-on"], "another thing is asked for"
    other.reply(other.requests[0].id, "accept")
    other.set_mode("manual")
    assert [wish.what for wish in one.requests] == ["rules-off"], "the other seat has to ask"


def test_always_is_kept_before_anything_is_done_that_it_allows(folder):
    room, one, other = table(folder)
    one.set_mode("manual")
    kept = []
    room.game.desk.subscribe(lambda update: kept.append(load(folder).room.agreed.always))
    other.reply(other.requests[0].id, "always")
    assert kept == [frozenset({(other.seat, one.seat, "rules-off")})]


def test_a_new_game_begins_with_nothing_allowed(folder):
    room, one, other = table(folder)
    one.set_mode("manual")
    other.reply(other.requests[0].id, "always")
    one.restart()
    other.reply(other.requests[0].id, "accept")
    assert load(folder).room.agreed.always == frozenset()
    _, one, other = again(folder, room.rules, one, other)
    one.set_mode("manual")
    assert [wish.what for wish in other.requests] == ["rules-off"]


def test_an_undo_asked_for_is_kept_while_the_table_is_as_it_was(folder):
    room, one, other = table(folder)
    end_turn(one, other)
    one.undo()
    before = len(room.game.desk.session.log)
    room, one, other = again(folder, room.rules, one, other)
    assert [wish.what for wish in other.requests] == ["undo"]
    other.reply(other.requests[0].id, "accept")
    assert len(room.game.desk.session.log) < before


def test_an_undo_asked_for_of_another_moment_is_dropped(folder):
    """Killed between saving an action and noting that the request is overtaken: what it meant is not undone."""
    room, one, other = table(folder)
    end_turn(one, other)
    one.undo()
    one.set_mode("manual")
    before = (folder / "room.json").read_bytes()
    play([other], answers=1)
    (folder / "room.json").write_bytes(before)
    _, one, other = again(folder, room.rules, one, other)
    assert [wish.what for wish in other.requests] == ["rules-off"], "this one means any moment"


def by_hand(folder):
    """A card is resolved by hand with consent: its effect has no script."""
    library = starter_library()
    ruleset = Sve({number: library.facts(number) for number in library.numbers()}, {})
    rules = Rules(ruleset, NAME, EDITIONS[-1], "standard", lambda one, form: ())
    room = Room(rules, PLAN, Clock(), keeper=RoomStore(folder, PLAN, bytes(8)))
    links = tuple(LocalLink(room, name) for name in ("Aya", "Ben"))
    for link in links:
        link.sit_down()
        link.choose_deck(deck("SD01"))
    for link in links:
        link.ready()
    one, other = pair(links, until(links, "main", 0))
    one.set_mode("manual")
    other.reply(other.requests[0].id, "accept")
    for seat, zone, number in ((other.seat, "field", "SD01-017"), (one.seat, "hand", "SD01-019")):
        one.operate(Operation("create", one.seat, to=Place(seat, zone), text=number, amount=1))
    one.operate(Operation("number_set", one.seat, side=one.seat, text="play_points", amount=1))
    one.set_mode("rules")
    other.reply(other.requests[0].id, "accept")
    snipes = [card.id for card in one.view().zone(one.seat, "hand").cards if card.shown.printed == "SD01-019"]
    one.answer((next(at for at, one in enumerate(one.ask.options) if one.kind == "play" and one.card in snipes),))
    assert one.ask.kind == "by_hand"
    return room, one, other


def test_consent_to_resolve_by_hand_holds_for_the_open_card(folder):
    room, one, other = by_hand(folder)
    one.resolve_by_hand()
    other.reply(other.requests[0].id, "accept")
    room, one, other = again(folder, room.rules, one, other)
    heard = news_of(one)
    one.operate(Operation("die", one.seat, amount=6))
    assert denied(heard) == []
    assert one.lines()[-1].by_hand
    room, one, other = again(folder, room.rules, one, other)
    one.operate(Operation("die", one.seat, amount=6))
    assert len([line for line in one.lines() if line.by_hand and isinstance(line.event, RandomDrawn)]) == 2


def test_a_request_to_resolve_by_hand_waits_on(folder):
    room, one, other = by_hand(folder)
    one.resolve_by_hand()
    room, one, other = again(folder, room.rules, one, other)
    heard = news_of(one)
    one.operate(Operation("die", one.seat, amount=6))
    assert denied(heard) == ["by-hand-needs-consent"]
    assert [wish.what for wish in other.requests] == ["by-hand"]


@pytest.mark.slow
def test_consent_for_another_card_than_the_open_one_is_not_kept(folder):
    room, one, other = by_hand(folder)
    one.resolve_by_hand()
    other.reply(other.requests[0].id, "accept")
    before = (folder / "room.json").read_bytes()
    one.operate(Operation("die", one.seat, amount=6))
    (folder / "room.json").write_bytes(before)
    _, one, other = again(folder, room.rules, one, other)
    heard = news_of(one)
    one.operate(Operation("die", one.seat, amount=6))
    assert denied(heard) == ["by-hand-needs-consent"]


def test_a_room_kept_by_an_older_svedesk_is_read(folder):
    room, one, other = table(folder)
    text = (folder / "room.json").read_text(encoding="utf-8")
    head, _, tail = text.partition(',"agreed":')
    assert tail
    (folder / "room.json").write_text(head + "}")
    _, one, other = again(folder, room.rules, one, other)
    assert one.requests == other.requests == ()


# -- kill -9 -----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_always_and_an_open_request_outlive_a_host_that_is_killed(qtbot, tmp_path):
    host = Program(qtbot, tmp_path / "host", svedesk("host", "--headless", "--port", own_port()))
    code = read_code(host.line("Join code"))
    port = int(host.line("Address").rpartition(" ")[2])
    links = []
    for name, brought in (("Aya", "SD01"), ("Ben", "SD02")):
        ticket = Ticket.of(tmp_path / name, code, name)
        links.append(GuestLink(code.at("127.0.0.1", port), name, timing=PATIENT, ticket=ticket))
        links[-1].join()
        qtbot.waitUntil(lambda: links[-1].lobby is not None)
        links[-1].choose_deck(deck(brought))
        links[-1].ready()
    one, other = links
    qtbot.waitUntil(lambda: one.playing and other.playing)
    one.set_mode("manual")
    qtbot.waitUntil(lambda: bool(other.requests))
    other.reply(other.requests[0].id, "always")
    qtbot.waitUntil(lambda: one.mode == other.mode == "manual" and not one.requests)
    one.draw()
    qtbot.waitUntil(lambda: bool(other.requests))
    host.kill()
    qtbot.waitUntil(lambda: one.state == other.state == "away")
    host = Program(qtbot, tmp_path / "host", svedesk("host", "--headless", "--resume"))
    qtbot.waitUntil(lambda: one.state == other.state == "joined")
    qtbot.waitUntil(lambda: [wish.what for wish in other.requests] == ["draw"])
    one.set_mode("rules")
    qtbot.waitUntil(lambda: len(other.requests) == 2)
    other.reply(other.requests[1].id, "accept")
    qtbot.waitUntil(lambda: one.mode == "rules")
    one.set_mode("manual")
    qtbot.waitUntil(lambda: one.mode == other.mode == "manual")
    other.reply(other.requests[0].id, "accept")
    qtbot.waitUntil(lambda: one.proof is not None and other.proof is not None)
    for link in links:
        link.leave()
    qtbot.waitUntil(lambda: not host.running)

"""What is told of cards that do not come with the program follows from what a seat sees, and holds nothing besides."""

import re
from statistics import median

import pytest
from net.knowledge import Knowledge
from net.lan import deck, play, sve
from net.own_cards import PACK, game, rules_with, sit, table
from net.test_room import PLAN, coming_back, until
from net.test_secrets import Recorder, offered
from shipped import SVE

from svedesk.engine.log import Operation
from svedesk.engine.origin import CardNote
from svedesk.engine.records import SPECTATOR, Place
from svedesk.games.sve.facts import SveFacts
from svedesk.net.received import MOST_INTRODUCED
from svedesk.net.updates import Stream
from svedesk.wire.introduced import introduced
from svedesk.wire.messages import Hello
from svedesk.wire.messages_codec import read_to_guest, write_message
from svedesk.wire.messages_table import Lobby, OldLines, Opening, UpdatePacket

FOXES = {card.facts.number: card.facts.name for card in PACK}
NUMBERS = sorted((*FOXES, *sve()._definitions.numbers()), key=len, reverse=True)
ANY_NUMBER = re.compile("|".join(map(re.escape, NUMBERS)))


def check_message(message, knowledge: Knowledge) -> None:
    """Neither a number nor the name of a fox, nor what is printed on it, before the seat may know of it."""
    if isinstance(message, Opening | Lobby):
        return  # all is shown at the end; a lobby names decks as their owners do (see test_own_cards)
    knowledge.look()
    known = knowledge.numbers | offered(message) | {number for number in FOXES if number in str(asked(message))}
    data = write_message(message).decode()
    assert set(ANY_NUMBER.findall(data)) <= known
    assert {number for number, name in FOXES.items() if f'"{name}"' in data} <= known
    if isinstance(message, UpdatePacket):
        assert {card.number for card in message.cards} <= known


def asked(message):
    return message.view[1].ask if isinstance(message, UpdatePacket) else None


def recorded():
    ruleset = rules_with(*PACK)
    room, links = game(ruleset, ruleset, sve(), Recorder, PLAN._replace(watchers="public"))
    eve = Recorder(room, "Eve", seat=SPECTATOR)
    eve.sit_down()
    for link in (*links, eve):
        knowledge = Knowledge(room.game.desk, link.seat)
        link.before = lambda message, knowledge=knowledge: check_message(message, knowledge)
        for message, _ in link.sent:
            check_message(message, knowledge)
    return room, links, eve


def told_to(link) -> list[str]:
    return [card.number for message, _ in link.sent if isinstance(message, UpdatePacket) for card in message.cards]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_card_is_told_of_when_it_comes_in_sight_and_once(seed):
    room, links, eve = recorded()
    play(links, seed=seed)
    assert room.phase == "over"
    for link in (*links, eve):
        told = told_to(link)
        assert len(told) == len(set(told))
        assert set(told) <= FOXES.keys()
        for message, data in link.sent:
            if isinstance(message, UpdatePacket):
                named = set(ANY_NUMBER.findall(data.decode())) & FOXES.keys()
                assert named <= link.seen.introduced.keys(), "whoever reads a number has been told of the card"
    assert set(told_to(links[0])) > set()
    facts = (
        links[1].seen.introduced["X-Vixen"].facts(SVE.facts) if "X-Vixen" in links[1].seen.introduced else PACK[1].facts
    )
    assert facts == PACK[1].facts


def test_nothing_is_told_of_the_other_seats_hand():
    _, links, eve = recorded()
    assert links[0].seen.introduced.keys() == {card.number for card in links[0].view().zone(0, "hand").cards}
    assert links[1].seen.introduced == eve.seen.introduced == {}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_what_is_sent_is_the_same_byte_for_byte_when_only_hidden_cards_are_others(seed):
    ruleset = rules_with(*PACK)
    room, links = game(ruleset, ruleset, ruleset)
    desk, swaps = room.game.desk, 0
    while room.phase == "playing":
        play(links, answers=2, seed=seed * 1000 + len(desk.session.log))
        if room.phase != "playing":
            break
        table = desk.session.table
        hidden = [card for card in table.cards.values() if card.owner == 0 and not table.sees(card) >> 1 & 1]
        before = [write_message(message) for message in Stream(1).messages(desk, "load")]
        kept, numbers = dict(table.cards), [card.number for card in hidden]
        for card, number in zip(hidden, numbers[1:] + numbers[:1], strict=True):
            table.cards[card.id] = card._replace(number=number)
            swaps += number != card.number
        after = [write_message(message) for message in Stream(1).messages(desk, "load")]
        table.cards.clear()
        table.cards.update(kept)
        assert after == before
    assert swaps > 300


def test_who_comes_back_or_missed_something_is_told_again_of_all_that_is_in_sight():
    room, links, _ = recorded()
    play(links, answers=60, seed=4)
    link = links[1]
    before = dict(link.seen.introduced)
    assert before, "foxes are on the table by now"
    link.seen.introduced.clear()
    room.enter(Hello(version="", name="Ben", token=link.welcome.token, **coming_back(link)), link, local=True)
    named = set(ANY_NUMBER.findall(f"{link.view()}{link.lines()}")) & FOXES.keys()
    assert named
    assert link.seen.introduced == {number: before[number] for number in named}


def test_who_comes_late_is_told_of_a_card_that_only_the_oldest_lines_name(monkeypatch):
    for module in ("updates", "audience"):
        monkeypatch.setattr(f"svedesk.net.{module}.AT_ONCE", 20)
    ruleset = rules_with(*PACK)
    room = table(ruleset, PLAN._replace(watchers="public"))
    links = tuple(sit(room, name, deck("SD01"), sve(), Recorder) for name in ("Aya", "Ben"))
    for link in links:
        link.ready()
    link = until(links, "main")
    link.set_mode("manual")
    other = next(one for one in links if one is not link)
    other.reply(other.requests[0].id, "accept")
    field, hidden = Place(link.seat, "field"), Place(link.seat, "deck")
    link.operate(Operation("create", link.seat, to=field, text="X-Kit", amount=1))
    (kit,) = link.view().zone(*field).cards
    link.operate(Operation("move", link.seat, cards=(kit.id,), to=hidden, text="top"))
    for _ in range(60):
        link.operate(Operation("die", link.seat, amount=6))
    late = Recorder(room, "Eve", seat=SPECTATOR)
    late.sit_down()
    other.seen.introduced.clear()
    room.enter(Hello(version="", name=other.name, token=other.welcome.token, **coming_back(other)), other, local=True)
    for one in (late, other):
        assert sum(isinstance(message, OldLines) for message, _ in one.sent) >= 3
        assert "X-Kit" not in str(one.view())
        assert one.seen.introduced.keys() == {"X-Kit"}


def test_a_host_that_tells_of_cards_without_end_fills_no_memory():
    _, links, _ = recorded()
    play(links, answers=20, seed=4)
    link = links[0]
    (fox, *_) = link.seen.introduced.values()
    update = next(message for message, _ in link.sent if isinstance(message, UpdatePacket))
    for flood in range(5):
        cards = tuple(fox.model_copy(update={"number": f"Y{flood}-{nth}"}) for nth in range(500))
        link._received(update.model_copy(update={"cards": (*cards, fox)}))
    assert len(link.seen.introduced) == MOST_INTRODUCED
    assert link.seen.introduced.keys() >= {"Y4-0", "Y4-499", fox.number}


@pytest.mark.slow
def test_updates_hardly_grow():
    """The whole of a game's introductions is less than one view."""
    _, links, _ = recorded()
    play(links, seed=2)
    updates = [(message, len(data)) for message, data in links[1].sent if isinstance(message, UpdatePacket)]
    bare = [len(write_message(message.model_copy(update={"cards": ()}))) for message, _ in updates]
    told = sum(size for _, size in updates) - sum(bare)
    usual = median(size for _, size in updates)
    print(f"\n{len(updates)} updates of {usual:.0f} bytes; {told} bytes of {len(told_to(links[1]))} cards in all")
    assert told < usual
    assert sum(bool(message.cards) for message, _ in updates) <= len(FOXES)


def test_odd_letters_of_a_list_make_no_message_that_can_not_be_read():
    odd = SveFacts("X-1", "a\nb\u202e" * 200, "\x00", "follower", traits=("t\x07",) * 50)
    card = introduced(odd, CardNote("X-1", "", "0" * 32))
    _, links, _ = recorded()
    update = next(message for message, _ in links[0].sent if isinstance(message, UpdatePacket))
    again = read_to_guest(write_message(update.model_copy(update={"cards": (card,)})))
    assert again.cards[0].facts(SVE.facts).name.isprintable()
    assert len(again.cards[0].facts(SVE.facts).traits) == 20


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_nothing_a_seat_may_not_know_is_told_of_own_cards_in_forty_games():
    sent = 0
    for seed in range(40):
        room, links, eve = recorded()
        play(links, seed=seed * 11)
        assert room.phase == "over"
        sent += sum(len(data) for link in (*links, eve) for _, data in link.sent)
    print(f"\n40 games with own cards, {sent / 1e6:.1f} MB searched")

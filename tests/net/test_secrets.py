"""What is sent to a seat holds nothing it may not know: every byte of whole games is searched."""

import re

import pytest
from net import lan
from net.knowledge import Knowledge, ids_in
from net.lan import local_table, play, sve
from net.test_room import PLAN, until

from svedesk.engine.log import Operation
from svedesk.engine.records import SPECTATOR, Place
from svedesk.net.local_link import LocalLink
from svedesk.net.updates import Stream
from svedesk.wire.messages_codec import write_message
from svedesk.wire.messages_table import ChatLine, Opening, UpdatePacket

NUMBERS = sorted(sve()._definitions.numbers(), key=len, reverse=True)
ANY_NUMBER = re.compile("|".join(map(re.escape, NUMBERS)))
FACTS = [sve().facts(number) for number in NUMBERS]
NAMES = {name for facts in FACTS for name in (facts.name, facts.name_ja)}
NAMES -= {trait for facts in FACTS for trait in (*facts.traits, *facts.traits_ja)}  # questions name traits


class Recorder(LocalLink):
    """A seat that keeps every byte that would be sent to it, until the game is opened."""

    def __init__(self, *args, **more) -> None:
        super().__init__(*args, **more)
        self.sent: list[tuple[object, bytes]] = []
        self.before = None

    def deliver(self, message) -> None:
        if self.before is not None:
            self.before(message)
        self.sent.append((message, write_message(message)))
        super().deliver(message)


def recorded(watchers: str = "none"):
    """A game that has begun, whose seats and a spectator keep what they are sent; every message is checked at once."""
    original, lan.LocalLink = lan.LocalLink, Recorder
    try:
        room, links = local_table(PLAN._replace(watchers=watchers))
    finally:
        lan.LocalLink = original
    all_links = [*links]
    if watchers != "none":
        eve = Recorder(room, "Eve", seat=SPECTATOR)
        eve.sit_down()
        all_links.append(eve)
    for link in all_links:
        knowledge = Knowledge(room.game.desk, link.seat)
        link.before = lambda message, knowledge=knowledge: check_message(message, knowledge)
        for message, _ in link.sent:
            check_message(message, knowledge)
    return room, links, all_links


def check_message(message, knowledge: Knowledge) -> None:
    if isinstance(message, Opening):
        return  # the game is over: everything is shown
    knowledge.look()
    data = write_message(message).decode()
    told = set(ANY_NUMBER.findall(data)) - offered(message)
    assert told <= knowledge.numbers, [
        data[max(0, data.index(one) - 200) : data.index(one) + 60] for one in told - knowledge.numbers
    ]
    if isinstance(message, UpdatePacket):
        ids = set(ids_in(message)) - {0}
        assert ids <= knowledge.ids, f"ids {ids - knowledge.ids} to seat {knowledge.seat}"


def offered(message) -> set[str]:
    """Tokens to come that the seat itself is asked about: they lie nowhere yet."""
    ask = message.view[1].ask if isinstance(message, UpdatePacket) else None
    said = [ask.reason, *(option.label for option in ask.options)] if ask else []
    labels = {str(arg)[1:] for one in said for arg in one.args}
    return {number for number in labels if number in NUMBERS and sve().facts(number).special == "token"}


@pytest.mark.slow
@pytest.mark.slow_after_first
@pytest.mark.parametrize("seed", range(2))
def test_nothing_a_seat_may_not_know_is_sent_to_it_in_a_whole_game(seed):
    room, links, _ = recorded("public")
    play(links, seed=seed)
    assert room.phase == "over"


@pytest.mark.slow
def test_no_name_of_a_card_is_ever_sent():
    room, links, all_links = recorded("public")
    play(links)
    decks = [deck.name for deck in room.game.desk.session.setup.decks]
    for link in all_links:
        for _, data in link.sent:
            text = data.decode()
            for deck in decks:
                text = text.replace(deck, "")  # what its owner calls a deck is told in the lobby
            assert not [name for name in NAMES if len(name) > 3 and name in text]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_nothing_leaks_through_undo_requests_chat_and_pings(seed):
    room, links, _ = recorded("public")
    for step in range(30):
        if room.phase != "playing":
            break
        play(links, answers=3, seed=seed * 100 + step)
        one, other = links[step % 2], links[1 - step % 2]
        one.talk.say("?")
        for card in one.view().zone(one.seat, "hand").cards[:1]:
            one.talk.point(card.id)
        one.undo()
        for request in other.requests:
            if other.seat in request.waits_for:
                other.reply(request.id, "accept")
    play(links, seed=seed)


@pytest.mark.slow
def test_nothing_leaks_through_operations_by_hand():
    room, links, _ = recorded("public")
    one = until(links, "main", 0)
    other = links[1]
    one.set_mode("manual")
    other.reply(other.requests[0].id, "accept")
    for link in links:
        hand, deck = Place(link.seat, "hand"), Place(link.seat, "deck")
        for operation in (
            Operation("draw", link.seat, source=deck, to=hand, amount=2),
            Operation("look", link.seat, source=deck, amount=3),
            Operation("shuffle", link.seat, source=deck),
            Operation("forget", link.seat, source=deck),
            Operation("move", link.seat, cards=(link.view().zone(*hand).cards[0].id,), to=deck, text="top"),
            Operation("random", link.seat, source=hand, amount=1, to=Place(link.seat, "cemetery")),
        ):
            before = len(room.game.desk.session.log)
            link.operate(operation)
            assert len(room.game.desk.session.log) == before + 1, operation
    one.set_mode("rules")
    other.reply(other.requests[0].id, "accept")
    play(links)


def test_the_search_would_find_a_leak():
    room, links, _ = recorded()
    link = links[0]
    hidden = room.game.desk.session.table.in_zone(1, "hand" if room.game.desk.view(1).zone(1, "hand").count else "deck")
    secret = next(card for card in hidden if card.number not in {*room.game.desk.session.setup.decks[0]["main"]})
    with pytest.raises(AssertionError):
        link.before(ChatLine(seat=1, name="Ben", text=f"I hold {secret.number}"))
    message = next(Stream(1).messages(room.game.desk, "load"))
    with pytest.raises(AssertionError):
        link.before(message)


@pytest.mark.parametrize("seed", range(2))
def test_what_is_sent_is_the_same_byte_for_byte_when_only_hidden_cards_are_others(seed):
    """Cards of the other seat that lie hidden are exchanged for each other, at every moment of whole games."""
    room, links = local_table()
    desk, swaps = room.game.desk, 0
    while room.phase == "playing":
        play(links, answers=2, seed=seed * 1000 + len(desk.session.log))
        if room.phase != "playing":
            break
        table = desk.session.table
        for seat in (0, 1):
            hidden = [card for card in table.cards.values() if card.owner != seat and not table.sees(card) >> seat & 1]
            before = [write_message(message) for message in Stream(seat).messages(desk, "load")]
            kept = dict(table.cards)
            numbers = [card.number for card in hidden]
            for card, number in zip(hidden, numbers[1:] + numbers[:1], strict=True):
                table.cards[card.id] = card._replace(number=number)
                swaps += number != card.number
            after = [write_message(message) for message in Stream(seat).messages(desk, "load")]
            table.cards.clear()
            table.cards.update(kept)
            assert after == before
    assert swaps > 500


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_nothing_a_seat_may_not_know_is_sent_to_it_in_fifty_games():
    sent = 0
    for seed in range(50):
        room, links, all_links = recorded("public")
        play(links, seed=seed * 7)
        assert room.phase == "over"
        sent += sum(len(data) for link in all_links for _, data in link.sent)
    print(f"\n50 games, {sent / 1e6:.1f} MB searched")

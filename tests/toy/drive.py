"""Playing a session without thinking: answers and operations made out of numbers, and what must hold of every table."""

import random

from toy.war import NUMBERS, War, war_setup

from svedesk.engine.events import redacted
from svedesk.engine.log import Operation
from svedesk.engine.manual import OPERATIONS
from svedesk.engine.message import Refused
from svedesk.engine.records import SHARED, Place
from svedesk.engine.session import Session
from svedesk.wire.live import encode
from svedesk.wire.messages_codec import write_record


def war(seed=1, size=8):
    """A game of War before its first answer."""
    return Session(War(), war_setup(seed, size=size))


def any_answer(ask, chance):
    """Some possible answer to a question; the game is not ended early."""
    if ask.form == "number":
        return (chance.randint(ask.low, ask.high),)
    going_on = [index for index, option in enumerate(ask.options) if option.kind != "end"] or [0]
    return tuple(chance.sample(going_on, min(ask.low, len(going_on))))


def play_on(session, answers=10_000, seed=0):
    """Answer so many questions, or until the game is over."""
    chance = random.Random(seed)
    for _ in range(answers):
        if session.ask is None:
            break
        session.answer(any_answer(session.ask, chance))
    return session


def answer_on(desk, answers=10_000, seed=0):
    """The same at a desk."""
    chance = random.Random(seed)
    for _ in range(answers):
        if desk.session.ask is None:
            break
        desk.answer(any_answer(desk.session.ask, chance))
    return desk


def any_operation(session, chance):
    """Some operation, often a possible one: cards the seat sees, zones there are, small amounts."""
    table = session.table
    seat = chance.randrange(2)
    seen = [card.id for _, card in sorted(table.cards.items()) if table.sees(card) >> seat & 1]
    if chance.random() < 0.05:
        seen = sorted(table.cards)  # now and then also cards it can't see
    places = sorted(table.zones)
    name = chance.choice(sorted(OPERATIONS))
    if name in ("turn", "flip", "attach", "detach", "control"):
        seen = [card_id for card_id in seen if table.specs[table.cards[card_id].zone].keeps_state]
    texts = {
        "stat": ("attack", "defense"),
        "stat_set": ("attack", "defense"),
        "stats": ("3/4", "+1/-1", "nothing"),
        "create": NUMBERS,
        "step": ("battle", "battle", "nonsense"),
        "flip": ("", "up", "down"),
        "reveal_until": ("cost:1", f"card:{NUMBERS[0]}", "card:nothing", "nonsense"),
    }.get(name, ("", "top", "bottom", "2", "random", "top-random", "ward"))
    return Operation(
        name,
        seat,
        tuple(chance.sample(seen, min(len(seen), chance.choice((1, 1, 2, 2, 4))))),
        chance.choice((*places, *places, None)),
        chance.choice((-2, 0, 1, 1, 1, 2, 2, 3, 6, 9_999)),
        chance.choice(texts),
        chance.choice((*places, *places, None)),
        chance.randrange(2),
        chance.choice(("", "turn")),
    )


def act(session, chance):
    """Do something: answer, or change the table by hand. Returns what happened, None when it was refused."""
    try:
        if session.ask is not None and chance.random() < 0.4:
            return session.answer(any_answer(session.ask, chance))
        return session.operate(any_operation(session, chance))
    except Refused:
        return None


def check_table(table):
    """Every card lies in exactly the zone its record says, and the one counter is past all ids."""
    lying = [(card_id, place) for place, ids in table.zones.items() for card_id in ids]
    assert len(lying) == len(table.cards)
    for card_id, place in lying:
        card = table.cards[card_id]
        assert (card.id, card.place) == (card_id, place)
        assert card.id <= table.serial
        assert card.on == 0 or card.on in table.cards
    assert set(table.zones) == {
        Place(seat, spec.name) for spec in table.specs.values() for seat in ((SHARED,) if spec.shared else (0, 1))
    }


def known_numbers(table, seat):
    """The numbers of all cards a seat may know now."""
    return {card.number for card in table.cards.values() if table.sees(card) >> seat & 1}


def sent(session, events, seat):
    """All bytes a seat gets after something happened."""
    return encode(session.view(seat)) + write_record(tuple(redacted(event, seat) for event in events))

"""Changes by hand tell a seat nothing of cards it has not seen, whoever makes them: the proof of `test_hidden_cards`
with operations in between."""

import random

import pytest
from sve.playing import Side, table
from sve.properties.test_hidden_cards import SEATS, Witness, labelled_game, sent, swapped
from sve.random_operations import any_operation
from sve.random_play import MOST_ANSWERS, answers

from svedesk.engine.events import ByHand, CardChanged, redacted
from svedesk.engine.log import Operation
from svedesk.engine.message import Refused
from svedesk.engine.session import Session
from svedesk.games.sve.text.log import tell

DEPENDS_ON_THE_CARD = {"damage", "heal", "stat", "stat_set"}
"""That these were possible tells others what kind of card it is."""
SORTED = {"sort"}
"""Lays a hand by the numbers of its cards: which place is which card then depends on cards that are not seen."""


def act(session: Session, chance: random.Random, choose, seat: int):
    """Answer, or now and then change something by hand; returns what must be done in the other game."""
    if chance.random() < 0.3:
        operation = any_operation(session.table, chance)
        unseen = [
            card_id
            for card_id in operation.cards
            if card_id in session.table.cards and not session.table.sees(session.table.cards[card_id]) >> seat & 1
        ]
        if operation.name not in SORTED and not (unseen and operation.name in DEPENDS_ON_THE_CARD):
            try:
                return operation, None, session.operate(operation)
            except Refused:
                pass
    ask = session.ask
    answer = choose(ask)
    return ask, ask.picked(answer), session.answer(answer)


def swaps_by_hand(seed: int, seat: int, length: int) -> int:
    """As `swaps`, with operations; returns how many were done."""
    session, chance = labelled_game(seed), random.Random(seed)
    choose, witness = answers(session, seed), Witness(seat)
    opening, story = sent(session, session.opening, seat), []
    witness.look(session.table, session.opening)
    while session.ask is not None and len(session.log) < min(length, MOST_ANSWERS):
        done, picked, events = act(session, chance, choose, seat)
        witness.look(session.table, events)
        story.append((done, picked, sent(session, events, seat)))
    decks = tuple(
        # Evolve decks stay: once one of several copies is shown by hand, which of them is taken can be told.
        swapped(deck, witness, (), random.Random(seed))
        for deck in session.setup.decks
    )
    assert decks != session.setup.decks
    twin = labelled_game(seed, decks)
    assert sent(twin, twin.opening, seat) == opening
    for done, picked, told in story:
        if isinstance(done, Operation):
            events = twin.operate(done)
        elif done.form == "pick":
            events = twin.answer(tuple(twin.ask.options.index(option) for option in picked))
        elif done.form == "order":
            events = twin.answer(tuple(done.options.index(option) for option in picked))
        else:
            events = twin.answer(picked)
        assert sent(twin, events, seat) == told, f"seat {seat} can tell the games apart after {done}"
    return sum(isinstance(done, Operation) for done, _, _ in story)


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("seed", range(6))
def test_games_with_changes_by_hand_that_differ_only_in_unseen_cards_are_the_same_to_a_seat(seed, seat):
    assert swaps_by_hand(seed, seat, 60) > 0


@pytest.mark.parametrize("stat", ["attack", "defense", "cost"])
def test_setting_a_statistic_of_a_hidden_card_does_not_tell_what_it_was(stat):
    """Two cards of a hand, seen by its owner only, are set to the same number."""
    t = table(foe=Side(hand=["Goblin", "Aria, Fairy Princess"]))
    told = [
        tuple(
            redacted(event, 0)
            for event in t.session.operate(Operation("stat_set", 1, (t.card(name).id,), amount=9, text=stat))
        )
        for name in ("Goblin", "Aria, Fairy Princess")
    ]
    assert told[0] == told[1] == (ByHand(1, "stat_set"), CardChanged(0, stat))
    assert tell(told[0][1], "en", 0, str) == f"A card: {stat} changed."


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_swapping_in_three_hundred_games_with_changes_by_hand():
    print(sum(swaps_by_hand(70_000 + seed, SEATS[seed % 3], 20 + seed % 50) for seed in range(300)), "operations")

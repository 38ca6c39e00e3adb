"""Operations by hand that do several things in one step (a mulligan, both statistics), and those that are only said."""

import pytest
from engine.test_manual import DECK, FIELD, FOE_DECK, HAND, ByHandTable

from svedesk.engine.events import Attacked, CardMoved, Said
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.engine.view import see


@pytest.fixture
def by_hand():
    return ByHandTable()


def undo(by_hand):
    by_hand.session.undo()
    by_hand.table = by_hand.session.table


def test_a_mulligan_is_one_step(by_hand):
    held, deck = by_hand.numbers(HAND), by_hand.numbers(DECK)
    told = by_hand.do("redraw", source=HAND, to=DECK)
    assert all(isinstance(event, CardMoved) for event in told)
    lying = deck + held
    assert by_hand.numbers(HAND) == lying[: len(held)]
    assert by_hand.numbers(DECK) == lying[len(held) :]
    undo(by_hand)
    assert (by_hand.numbers(HAND), by_hand.numbers(DECK)) == (held, deck)
    assert by_hand.refused("redraw", source=HAND, to=HAND) == "operation-place"
    assert by_hand.refused("redraw", source=HAND, to=FOE_DECK) == "operation-place"
    assert by_hand.refused("redraw", source=HAND, to=Place(0, "won")) == "operation-place"
    assert by_hand.refused("redraw", source=FIELD, to=DECK) == "operation-none"
    assert by_hand.refused("redraw", source=HAND) == "operation-place"


def test_a_hand_is_sorted_for_who_looks_at_it(by_hand):
    falling = sorted(by_hand.ids(HAND), key=lambda card: by_hand.table.cards[card].number, reverse=True)
    by_hand.table.lay_out(HAND, tuple(falling))
    numbers, shown = by_hand.numbers(HAND), by_hand.numbers(HAND)[0]
    by_hand.do("reveal", by_hand.ids(HAND)[0])
    assert by_hand.do("sort", source=HAND) == (Said(0, Message("operation-sorted", (0, "hand"))),)
    assert by_hand.numbers(HAND) == sorted(by_hand.numbers(HAND))
    assert by_hand.numbers(HAND) != numbers
    seen = see(by_hand.table, 0, by_hand.session.ruleset).zone(0, "hand")
    assert [card.number for card in seen.cards] == sorted(numbers)
    assert by_hand.known(1) & set(numbers) == {shown}, "what is shown stays shown, and nothing else is"
    assert by_hand.refused("sort", source=HAND) == "operation-nothing"
    assert by_hand.refused("sort", source=DECK) == "operation-no-sort"
    assert by_hand.refused("sort", source=FIELD) == "operation-no-sort"


@pytest.mark.parametrize(
    ("text", "change"),
    [("7/8", lambda rank: (7 - rank, 1)), ("+2/-1", lambda _: (2, -1)), ("+1/9", lambda rank: (1, 8 - rank))],
    ids=["set", "by", "mixed"],
)
def test_attack_and_defense_at_once(by_hand, text, change):
    first, second = by_hand.laid(), by_hand.laid()

    def given(card):
        return tuple(
            sum(given.value for given in by_hand.table.cards[card].given if given.what == what)
            for what in ("attack", "defense")
        )

    # A toy card's defense is its attack: what is set is told from where it stands after the attack was.
    ranks = [int(by_hand.table.cards[card].number[2:]) for card in (first, second)]
    by_hand.do("stats", first, second, text=text)
    assert [given(first), given(second)] == [change(rank) for rank in ranks]
    undo(by_hand)
    assert [given(first), given(second)] == [(0, 0), (0, 0)]


@pytest.mark.parametrize("text", ["", "3", "3/", "/3", "3/4/5", "three/4", "12345/1", "٣/4"])
def test_what_is_no_pair_of_numbers(by_hand, text):
    assert by_hand.refused("stats", by_hand.laid(), text=text) == "operation-both"


def test_who_goes_first_and_an_attack_are_only_said(by_hand):
    numbers = dict(by_hand.table.numbers)
    (said,) = by_hand.do("first")
    assert isinstance(said, Said)
    assert said.message.key == "operation-first"
    assert said.message.args[0] in (0, 1)
    mine, theirs = by_hand.laid(), by_hand.laid(seat=1)
    assert by_hand.do("arrow", mine, theirs) == (Attacked(0, mine, theirs),)
    assert by_hand.table.numbers == numbers
    assert by_hand.refused("arrow", mine) == "operation-two-cards"
    assert by_hand.refused("arrow", mine, by_hand.ids(HAND)[0]) == "operation-card-gone"


def test_chance_picks_each_seat_now_and_then(by_hand):
    assert {by_hand.do("first")[0].message.args[0] for _ in range(40)} == {0, 1}

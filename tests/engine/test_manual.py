"""Every operation by hand: what it does, what all and what only some are told, what is refused."""

import pytest
from toy import war as toy
from toy.drive import war
from toy.war import NUMBERS

from svedesk.engine.board import MOST_CARDS
from svedesk.engine.events import (
    ByHand,
    CardChanged,
    CardFlipped,
    CardLinked,
    CardMoved,
    CardTurned,
    DamageDealt,
    Looked,
    NumberChanged,
    RandomDrawn,
    Revealed,
    Said,
    Shuffled,
    redacted,
)
from svedesk.engine.log import Operation
from svedesk.engine.manual import OPERATIONS, operate
from svedesk.engine.message import Message, Refused
from svedesk.engine.records import EVERYONE, SHARED, SPECTATOR, Place
from svedesk.engine.view import see

HAND, DECK, FIELD, WON, SPARE = (Place(0, zone) for zone in ("hand", "deck", "field", "won", "spare"))
FOE_HAND, FOE_DECK, FOE_FIELD = (Place(1, zone) for zone in ("hand", "deck", "field"))


class ByHandTable:
    """A table of the toy game that is changed by hand: `do` an operation, read the numbers lying in a zone."""

    def __init__(self):
        self.session = war(3)
        self.table = self.session.table

    def do(self, name, *cards, seat=0, **fields):
        self.told = self.session.operate(Operation(name, seat, tuple(cards), **fields))
        assert self.told[0] == ByHand(seat, name)
        return self.told[1:]

    def refused(self, name, *cards, seat=0, **fields):
        before, log = self.session.digest(), list(self.session.log)
        with pytest.raises(Refused) as caught:
            self.session.operate(Operation(name, seat, tuple(cards), **fields))
        assert (self.session.digest(), self.session.log) == (before, log)
        return caught.value.message.key

    def ids(self, place):
        return self.table.zones[place]

    def numbers(self, place):
        return [self.table.cards[card_id].number for card_id in self.ids(place)]

    def card(self, place, index=0):
        return self.table.cards[self.ids(place)[index]]

    def laid(self, *, seat=0):
        """A card of the hand laid on the field; its id."""
        hand, field = Place(seat, "hand"), Place(seat, "field")
        self.do("move", self.ids(hand)[0], seat=seat, to=field)
        return self.ids(field)[-1]

    def known(self, seat):
        return {card.number for zone in see(self.table, seat, self.session.ruleset).zones for card in zone.cards}


@pytest.fixture
def by_hand():
    return ByHandTable()


# -- moving ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("", "..... ab"),
        ("top", "ab ....."),
        ("bottom", "..... ab"),
        ("0", "ab ....."),
        ("2", ".. ab ..."),
        ("99", "..... ab"),
    ],
)
def test_a_group_keeps_its_order_wherever_it_goes(by_hand, position, expected):
    a, b = by_hand.ids(HAND)[1], by_hand.ids(HAND)[0]
    names = {by_hand.table.cards[a].number: "a", by_hand.table.cards[b].number: "b"}
    by_hand.do("move", a, b, to=DECK, text=position)
    assert "".join(names.get(number, ".") for number in by_hand.numbers(DECK)) == expected.replace(" ", "")


@pytest.mark.parametrize("position", ["top", "1", "bottom"])
def test_a_group_may_move_within_its_zone(by_hand, position):
    by_hand.do("look", source=DECK)
    before = by_hand.numbers(DECK)
    first, last = by_hand.ids(DECK)[0], by_hand.ids(DECK)[-1]
    by_hand.do("move", last, first, to=DECK, text=position)
    rest = before[1:-1]
    at = {"top": 0, "1": 1, "bottom": len(rest)}[position]
    assert by_hand.numbers(DECK) == [*rest[:at], before[-1], before[0], *rest[at:]]


def test_random_positions_come_from_the_games_own_chance(by_hand):
    other = ByHandTable()
    for table in (by_hand, other):
        table.do("move", *table.ids(HAND), to=DECK, text="random")
    assert by_hand.numbers(DECK) == other.numbers(DECK)
    assert by_hand.table.rng != war(3).table.rng


def test_a_mixed_group_stays_together(by_hand):
    for seed in range(20):
        table = ByHandTable()
        table.table.rng = seed
        group = set(table.numbers(HAND))
        table.do("move", *table.ids(HAND), to=DECK, text="top-random")
        assert set(table.numbers(DECK)[:3]) == group


def test_a_card_moved_out_of_sight_is_another_card(by_hand):
    was = by_hand.card(HAND)
    (moved,) = by_hand.do("move", was.id, to=DECK, text="top")
    assert moved.was == was.id
    assert by_hand.card(DECK).number == was.number
    assert by_hand.card(DECK).id != was.id
    assert redacted(moved, 0).card == 0
    assert (redacted(moved, 1).number, redacted(moved, 1).was) == ("", 0)


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"to": None}, "operation-place"),
        ({"to": Place(0, "nowhere")}, "operation-place"),
        ({"to": Place(5, "hand")}, "operation-place"),
        ({"to": WON, "text": "sideways"}, "operation-position"),
        ({"to": WON, "text": "top-down"}, "operation-position"),
        ({"to": WON, "text": "-1"}, "operation-position"),
    ],
)
def test_a_move_to_nowhere_is_refused(by_hand, fields, why):
    assert by_hand.refused("move", by_hand.ids(HAND)[0], **fields) == why


def test_drawing_and_milling_take_from_the_top(by_hand):
    top = by_hand.numbers(DECK)
    events = by_hand.do("draw", source=DECK, to=HAND, amount=2)
    assert by_hand.numbers(HAND)[-2:] == top[:2]
    assert [event.why for event in events] == ["draw", "draw"]
    assert [redacted(event, 1).number for event in events] == ["", ""]
    by_hand.do("mill", source=DECK, to=WON, amount=1)
    assert by_hand.numbers(WON) == [top[2]]


def test_taking_from_the_bottom_takes_the_outermost_first(by_hand):
    deck = by_hand.numbers(DECK)
    by_hand.do("take", source=DECK, to=WON, amount=-2)
    assert by_hand.numbers(WON) == [deck[-1], deck[-2]]


def test_drawing_more_than_there_is_takes_what_there_is(by_hand):
    by_hand.do("draw", source=DECK, to=HAND, amount=50)
    assert len(by_hand.ids(HAND)) == 8
    assert by_hand.refused("draw", source=DECK, to=HAND, amount=1) == "operation-none"
    assert by_hand.refused("draw", to=HAND, amount=1) == "operation-place"


def test_a_random_card_of_the_other_hand_is_shown_or_taken(by_hand):
    (shown,) = by_hand.do("random", source=FOE_HAND, amount=1)
    assert isinstance(shown, Revealed)
    assert shown.number in by_hand.known(0)
    by_hand.do("random", source=FOE_HAND, to=FOE_FIELD, amount=2)
    assert len(by_hand.ids(FOE_FIELD)) == 2
    assert by_hand.refused("random", source=FOE_HAND, amount=2) == "operation-none"


def test_shuffling_renews_ids_and_tells_only_that_it_was_done(by_hand):
    before, ids = by_hand.numbers(DECK), by_hand.ids(DECK)
    assert by_hand.do("shuffle", source=DECK) == (Shuffled(DECK),)
    assert sorted(by_hand.numbers(DECK)) == sorted(before)
    assert not set(by_hand.ids(DECK)) & set(ids)


def test_shuffling_ends_what_was_known_of_a_pile(by_hand):
    by_hand.do("look", source=DECK)
    by_hand.do("reveal", source=DECK, amount=1)
    by_hand.do("shuffle", source=DECK)
    assert not set(by_hand.numbers(DECK)) & (by_hand.known(0) | by_hand.known(1))


def test_open_cards_in_no_order_are_not_shuffled(by_hand):
    by_hand.laid()
    assert by_hand.refused("shuffle", source=FIELD) == "operation-no-shuffle"
    assert by_hand.refused("shuffle", source=SPARE) == "operation-no-shuffle"


def test_a_card_laid_on_another_is_linked_and_comes_off_again(by_hand):
    base = by_hand.laid()
    evolved = by_hand.ids(HAND)[0]
    moved, linked = by_hand.do("attach", evolved, base, to=SPARE)
    assert isinstance(moved, CardMoved)
    assert linked == CardLinked(moved.card, base)
    assert by_hand.table.cards[moved.card].on == base
    assert by_hand.refused("attach", base, moved.card, to=FIELD) == "operation-attach"
    events = by_hand.do("detach", moved.card, to=HAND)
    assert CardLinked(moved.card, 0) in events
    assert len(by_hand.ids(HAND)) == 2
    assert by_hand.refused("detach", base) == "operation-nothing"


def test_what_lies_on_a_card_that_went_away_is_put_right_by_the_rules(by_hand):
    base = by_hand.laid()
    moved, _ = by_hand.do("attach", by_hand.ids(HAND)[0], base, to=SPARE)
    by_hand.do("move", base, to=WON)
    assert by_hand.table.cards[moved.card].on == 0


def test_control_goes_over_with_all_that_lies_on_the_card(by_hand):
    base = by_hand.laid()
    by_hand.do("counter", base, text="spark", amount=2)
    moved, _ = by_hand.do("attach", by_hand.ids(HAND)[0], base, to=SPARE)
    by_hand.do("control", base, to=FOE_FIELD)
    assert by_hand.ids(FOE_FIELD) == (base,)
    assert by_hand.table.cards[base].counter("spark") == 2
    assert by_hand.table.cards[moved.card].place == Place(1, "spare")
    assert by_hand.refused("control", base, to=Place(0, "won")) == "operation-control"
    assert by_hand.refused("control", base, to=FOE_FIELD) == "operation-nothing"


def test_control_of_a_facedown_card_tells_it_to_its_new_seat_alone(by_hand):
    card = by_hand.laid()
    by_hand.do("flip", card)
    number = by_hand.table.cards[card].number
    (moved,) = by_hand.do("control", card, to=FOE_FIELD)
    assert redacted(moved, SPECTATOR).number == ""
    assert (moved.saw, number in by_hand.known(1)) == (1, True)


# -- looking -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("amount", "which"), [(2, slice(0, 2)), (-2, slice(-2, None)), (0, slice(None))])
def test_looking_tells_all_that_it_was_done_and_one_what_was_seen(by_hand, amount, which):
    numbers = by_hand.numbers(DECK)[which]
    (looked,) = by_hand.do("look", source=DECK, amount=amount)
    assert looked == Looked(0, DECK, len(numbers), tuple(numbers))
    assert redacted(looked, 1) == Looked(0, DECK, len(numbers))
    assert set(numbers) <= by_hand.known(0)
    assert not set(numbers) & by_hand.known(1)
    by_hand.do("forget", source=DECK)
    assert not set(numbers) & by_hand.known(0)


def test_a_facedown_card_is_looked_at_by_one_seat_alone(by_hand):
    card = by_hand.laid(seat=1)
    by_hand.table.put(by_hand.table.cards[card]._replace(faceup=False, known=0))
    number = by_hand.table.cards[card].number
    (looked,) = by_hand.do("look_at", card)
    assert looked == Looked(0, FOE_FIELD, 1, (number,))
    assert redacted(looked, 1) == Looked(0, FOE_FIELD, 1)
    assert number in by_hand.known(0)
    assert see(by_hand.table, 1, by_hand.session.ruleset).card(card) is None
    assert by_hand.refused("look_at", card) == "operation-none"  # once more it tells nothing


def test_a_card_in_a_hand_is_not_looked_at_by_its_id(by_hand):
    assert by_hand.refused("look_at", by_hand.ids(FOE_HAND)[0]) == "operation-card-gone"


@pytest.mark.parametrize("condition", ["card", "kind"])
def test_cards_are_revealed_off_the_top_to_the_first_that_fits(by_hand, condition):
    numbers, facts = by_hand.numbers(DECK), by_hand.session.ruleset.facts
    wanted = {"card": numbers[3], "kind": facts(numbers[3]).kind}[condition]
    has = {"card": lambda number: facts(number).name, "kind": lambda number: facts(number).kind}
    meant = facts(wanted).name if condition == "card" else wanted
    first = next(at for at, number in enumerate(numbers) if has[condition](number) == meant)
    *shown, said = by_hand.do("reveal_until", source=DECK, text=f"{condition}:{wanted}")
    assert [event.number for event in shown if isinstance(event, Revealed)] == numbers[: first + 1]
    word = f"#{wanted}" if condition == "card" else wanted
    assert said == Said(0, Message(f"operation-until-{condition}", (0, first + 1, word)))
    assert set(numbers[: first + 1]) <= by_hand.known(1)


def test_where_no_card_fits_all_are_revealed_and_it_is_said(by_hand):
    count = len(by_hand.ids(DECK))
    *shown, said = by_hand.do("reveal_until", source=DECK, text="cost:99")
    assert len(shown) == count
    assert said == Said(0, Message("operation-until-no-cost", (0, count, "99")))
    assert by_hand.refused("reveal_until", source=DECK, text="nonsense") == "operation-position"
    assert by_hand.refused("reveal_until", source=DECK, text="card:nothing") == "unknown-card"
    assert by_hand.refused("reveal_until", text="cost:1") == "operation-place"


def test_forgetting_ends_looks_and_not_what_was_shown_to_all(by_hand):
    by_hand.do("look", source=FOE_DECK, amount=1)
    by_hand.do("reveal", source=FOE_DECK, amount=-1)
    by_hand.do("look", seat=1, source=FOE_DECK, amount=1)
    top, bottom = by_hand.numbers(FOE_DECK)[0], by_hand.numbers(FOE_DECK)[-1]
    by_hand.do("forget")
    assert (top in by_hand.known(0), top in by_hand.known(1), bottom in by_hand.known(0)) == (False, True, True)
    by_hand.do("hide", source=FOE_DECK)
    assert not {top, bottom} & (by_hand.known(0) | by_hand.known(1))


def test_a_hand_may_be_shown_and_hidden_again(by_hand):
    numbers = set(by_hand.numbers(HAND))
    by_hand.do("reveal", *by_hand.ids(HAND))
    assert numbers <= by_hand.known(1)
    by_hand.do("hide", *by_hand.ids(HAND))
    assert not numbers & by_hand.known(1)
    assert numbers <= by_hand.known(0)


def test_a_card_turned_facedown_can_be_turned_up_by_whose_it_is(by_hand):
    card = by_hand.laid()
    number = by_hand.table.cards[card].number
    (flipped,) = by_hand.do("flip", card)
    assert flipped == CardFlipped(card, number, False, EVERYONE)
    assert (number in by_hand.known(0), number in by_hand.known(1)) == (True, False)
    by_hand.do("forget")
    assert by_hand.refused("flip", card, seat=1) == "operation-card-gone"
    assert by_hand.refused("flip", card, text="down") == "operation-nothing"
    by_hand.do("flip", card, text="up")
    assert number in by_hand.known(1)
    assert by_hand.refused("flip", by_hand.ids(HAND)[0]) == "operation-no-turning"
    assert by_hand.refused("flip", card, text="around") == "operation-position"


# -- cards -------------------------------------------------------------------------------------------------------------


def test_turning(by_hand):
    first, second = by_hand.laid(), by_hand.laid()
    assert by_hand.do("turn", first, second, amount=1) == (CardTurned(first, 1), CardTurned(second, 1))
    assert by_hand.do("turn", first) == (CardTurned(first, 0),)
    assert by_hand.refused("turn", first) == "operation-nothing"
    assert by_hand.refused("turn", by_hand.ids(HAND)[0], amount=1) == "operation-no-turning"
    assert by_hand.refused("turn", first, amount=4) == "operation-amount"
    assert by_hand.do("turn", first, amount=2) == (CardTurned(first, 2),)
    assert not by_hand.table.cards[first].sideways
    by_hand.do("turn", first, amount=1)
    foe = by_hand.laid(seat=1)
    by_hand.do("turn", foe, amount=1)
    assert len(by_hand.do("turn_all", side=0)) == 2
    assert by_hand.table.cards[foe].sideways


def test_damage_and_healing(by_hand):
    card = by_hand.laid()
    assert by_hand.do("damage", card, amount=3) == (DamageDealt(0, card, 3, "hand"),)
    assert by_hand.do("heal", card, amount=2) == (CardChanged(card, "damage", 2),)
    assert by_hand.do("heal", card, amount=2) == (CardChanged(card, "damage", 1),)
    assert by_hand.refused("heal", card, amount=2) == "operation-nothing"
    assert by_hand.refused("damage", card, amount=0) == "operation-amount"
    by_hand.do("damage", card, amount=9999)
    assert by_hand.refused("damage", card, amount=1) == "operation-amount"
    by_hand.do("create", text="D-05", to=FIELD, amount=1)
    assert by_hand.refused("damage", by_hand.ids(FIELD)[-1], amount=1) == "operation-no-stat"


def test_attack_changes_by_and_to_an_amount_add_up(by_hand):
    card = by_hand.laid()
    rank = int(by_hand.table.cards[card].number[2:])
    by_hand.do("stat", card, text="attack", amount=2)
    by_hand.do("stat", card, text="attack", amount=1)
    assert by_hand.do("stat_set", card, text="attack", amount=1) == (CardChanged(card, "attack", 1 - rank - 3),)
    (given,) = by_hand.table.cards[card].given
    assert (given.what, given.value, given.until, given.source) == ("attack", 1 - rank, "", "")
    by_hand.do("stat", card, text="attack", amount=5, until="turn")
    assert [given.until for given in by_hand.table.cards[card].given] == ["", "turn"]
    by_hand.do("stat_set", card, text="attack", amount=rank + 5)
    assert [given.until for given in by_hand.table.cards[card].given] == ["turn"]
    assert by_hand.refused("stat_set", card, text="attack", amount=rank + 5) == "operation-nothing"
    assert by_hand.refused("stat", card, text="cost", amount=1) == "operation-no-stat"
    assert by_hand.refused("stat", card, text="beauty", amount=1) == "operation-no-stat"
    assert by_hand.refused("stat", card, text="attack", amount=1, until="tea") == "operation-until"


def test_keywords_are_given_and_taken(by_hand):
    card = by_hand.laid()
    shown = by_hand.session.ruleset.shown
    assert by_hand.do("keyword", card, text="ward") == (CardChanged(card, "keyword", 0, "ward"),)
    assert shown(by_hand.table, by_hand.table.cards[card]).keywords == ("ward",)
    assert by_hand.do("no_keyword", card, text="ward") == (CardChanged(card, "keyword", -1, "ward"),)
    assert shown(by_hand.table, by_hand.table.cards[card]).keywords == ()
    assert len(by_hand.table.cards[card].given) == 1
    assert by_hand.refused("keyword", card) == "operation-name"
    for index in range(99):
        by_hand.do("keyword", card, text=f"k{index}")
    assert by_hand.refused("keyword", card, text="one more") == "operation-too-many"
    by_hand.do("no_keyword", card, text="k7")  # in the place of what was given


def test_what_was_given_by_hand_is_cleared_in_one_go(by_hand):
    card = by_hand.laid()
    by_hand.do("stat", card, text="attack", amount=2)
    by_hand.do("keyword", card, text="ward", until="turn")
    by_hand.do("note", card, text="mine")
    by_hand.do("clear", card)
    assert [given.what for given in by_hand.table.cards[card].given] == ["note"]
    assert by_hand.refused("clear", card) == "operation-nothing"


def test_named_counters(by_hand):
    card = by_hand.laid()
    by_hand.do("counter", card, text="spark", amount=3)
    by_hand.do("counter", card, text="ash", amount=1)
    assert by_hand.do("counter", card, text="spark", amount=-5) == (CardChanged(card, "counter", -3, "spark"),)
    assert by_hand.table.cards[card].counters == (("ash", 1),)
    by_hand.do("counter_set", card, text="ash", amount=7)
    assert by_hand.table.cards[card].counter("ash") == 7
    assert by_hand.refused("counter_set", card, text="ash", amount=7) == "operation-nothing"
    assert by_hand.refused("counter", card, text="spark", amount=-1) == "operation-nothing"
    for index in range(49):
        by_hand.do("counter", card, text=f"c{index}", amount=1)
    assert by_hand.refused("counter", card, text="one more", amount=1) == "operation-too-many"


def test_a_note_is_written_over_and_taken_off(by_hand):
    card = by_hand.laid()
    by_hand.do("note", card, text="returns next turn")
    by_hand.do("note", card, text="stays")
    assert [given.value for given in by_hand.table.cards[card].given] == ["stays"]
    by_hand.do("note", card)
    assert by_hand.table.cards[card].given == ()


def test_what_is_done_to_a_card_in_the_hand_does_not_tell_the_other_seat_which(by_hand):
    card = by_hand.ids(HAND)[0]
    (changed,) = by_hand.do("counter", card, text="mine", amount=1)
    assert changed.card == 0
    assert by_hand.table.cards[card].counter("mine") == 1


# -- the table ---------------------------------------------------------------------------------------------------------


def test_numbers_of_a_seat_by_and_to_an_amount(by_hand):
    assert by_hand.do("number", text="score", amount=4, side=1) == (NumberChanged(1, "score", 0, 4),)
    assert by_hand.do("number", text="score", amount=-9, side=1) == (NumberChanged(1, "score", 4, 0),)
    assert by_hand.do("number_set", text="poison", amount=3) == (NumberChanged(0, "poison", 0, 3),)
    assert by_hand.refused("number_set", text="poison", amount=3) == "operation-nothing"
    assert by_hand.refused("number", text="poison", amount=9999) == "operation-amount"
    assert by_hand.refused("number", amount=1) == "operation-name"
    assert by_hand.refused("number", text="turn", amount=1, side=SHARED) == "no-such-seat"
    for index in range(99):
        by_hand.do("number", text=f"n{index}", amount=1)
    assert by_hand.refused("number", text="one more", amount=1) == "operation-too-many"


def test_cards_are_created_copied_and_taken_out(by_hand):
    events = by_hand.do("create", text="C-05", to=FOE_FIELD, amount=2)
    assert by_hand.numbers(FOE_FIELD) == ["C-05", "C-05"]
    assert {by_hand.card(FOE_FIELD, index).owner for index in (0, 1)} == {1}
    assert all(event.source is None for event in events)
    by_hand.do("copy", by_hand.ids(FOE_FIELD)[0])
    by_hand.do("copy", by_hand.ids(FOE_FIELD)[0], to=Place(SHARED, "spoils"))
    assert len(by_hand.ids(FOE_FIELD)) == 3
    assert by_hand.card(Place(SHARED, "spoils")).owner == 0
    by_hand.do("remove", *by_hand.ids(FOE_FIELD))
    assert by_hand.ids(FOE_FIELD) == ()
    assert by_hand.refused("create", text="Z-99", to=FIELD, amount=1) == "unknown-card"
    assert by_hand.refused("create", text="C-05", to=FIELD, amount=21) == "operation-too-many"
    assert by_hand.refused("create", text="C-05", to=FIELD, amount=0) == "operation-too-many"


def test_a_table_does_not_fill_up_without_end(by_hand):
    for _ in range((MOST_CARDS - 20) // 20):
        by_hand.do("create", text="C-05", to=FIELD, amount=20)
    for operation in (
        Operation("create", 0, to=FIELD, amount=20, text="C-05"),
        Operation("copy", 0, by_hand.ids(FIELD)[:20]),
    ):
        with pytest.raises(Refused) as caught:
            by_hand.session.operate(operation)
        assert caught.value.message == Message("operation-too-many", (MOST_CARDS,))  # of a table, not of one operation


def test_dice_and_coins_show_what_the_games_chance_gives(by_hand):
    values = [by_hand.do("die", amount=6)[0].value for _ in range(60)]
    assert set(values) == {1, 2, 3, 4, 5, 6}
    (tossed,) = by_hand.do("coin", seat=1)
    assert tossed in (RandomDrawn(1, 2, 1), RandomDrawn(1, 2, 2))
    by_hand.session.undo()
    by_hand.session.redo()
    assert by_hand.refused("die", amount=1) == "operation-sides"
    assert by_hand.refused("die", amount=1001) == "operation-sides"


def test_the_step_the_turn_and_whose_it_is(by_hand):
    events = by_hand.do("step", text="battle", side=1, amount=5)
    assert NumberChanged(SHARED, "active", 0, 1) in events
    assert NumberChanged(SHARED, "turn", 1, 5) in events
    assert any(isinstance(event, Said) and event.message.args == ("battle", 1, 5) for event in events)
    assert by_hand.table.step == ("battle",)
    by_hand.do("step", text="battle", side=1)  # begins again, though it stands there already
    assert by_hand.refused("step", side=1) == "operation-name"
    assert by_hand.refused("step", text="battle", amount=-1) == "operation-amount"


# -- what holds for all ------------------------------------------------------------------------------------------------


def test_an_operation_nobody_knows_is_refused(by_hand):
    assert by_hand.refused("cheat") == "operation-unknown"


@pytest.mark.parametrize("seat", [-1, 2, 30])
def test_a_seat_that_is_not_there_cannot_act(by_hand, seat):
    assert by_hand.refused("coin", seat=seat) == "no-such-seat"


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"amount": 10_000}, "operation-amount"),
        ({"amount": -10_000}, "operation-amount"),
        ({"text": "x" * 41}, "operation-name"),
        ({"text": "two\nlines"}, "operation-name"),
        ({"text": "\ud800"}, "operation-name"),
        ({"until": "for ever"}, "operation-until"),
    ],
)
def test_sizes_are_sane(by_hand, fields, why):
    card = by_hand.laid()
    assert by_hand.refused("counter", card, **{"text": "spark", "amount": 1, **fields}) == why


def test_a_card_the_seat_cannot_see_is_refused_like_one_that_is_not_there(by_hand):
    for card in (by_hand.ids(FOE_HAND)[0], by_hand.ids(DECK)[0], 99_999, 0, -1):
        assert by_hand.refused("move", card, to=FIELD) == "operation-card-gone"
    card = by_hand.laid()
    assert by_hand.refused("move", card, card, to=WON) == "operation-cards"


def test_every_operation_is_in_the_table_of_the_manual():
    listed = {
        word
        for line in operate.__globals__["__doc__"].splitlines()
        if line.startswith("    ")
        for word in line[4:29].split()
    }
    assert set(OPERATIONS) <= listed


def test_the_toy_knows_its_cards():
    assert toy.War().facts(NUMBERS[0]).attack == 1

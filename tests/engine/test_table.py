"""The table: its one door for changes, snapshots, digests."""

import pytest
from toy.drive import check_table, war
from toy.war import ZONES, War, war_setup

from svedesk.engine.board import MOST_CARDS, lay, write_down
from svedesk.engine.events import CardMoved
from svedesk.engine.log import Operation
from svedesk.engine.message import Refused
from svedesk.engine.records import EVERYONE, SHARED, Given, Place
from svedesk.engine.session import Session
from svedesk.engine.table import Table

HAND, DECK, FIELD, WON = (Place(0, zone) for zone in ("hand", "deck", "field", "won"))


@pytest.fixture
def table():
    table = Table(ZONES, seed=7)
    for number in ("S-01", "S-02", "S-03"):
        table.create(number, 0, DECK, quiet=True)
    return table


def numbers(table, place):
    return [table.cards[card_id].number for card_id in table.zones[place]]


def test_a_moved_card_is_a_new_card_and_the_old_record_stays_as_it_was(table):
    table.create("H-05", 0, FIELD)
    (old,) = table.in_zone(0, "field")
    table.put(old._replace(damage=3, counters=(("x", 1),)))
    new = table.cards[table.move(table.zone(0, "field")[0], WON)]
    assert (new.damage, new.counters, new.owner) == (0, (), 0)
    assert new.id != old.id
    assert old.zone == "field"


@pytest.mark.parametrize(
    ("at", "order"), [(0, "xab"), (1, "axb"), (None, "abx"), (-1, "abx"), (-2, "axb"), (99, "abx")]
)
def test_where_a_card_is_put(table, at, order):
    letters = {"S-02": "a", "S-03": "b", "S-01": "x"}
    table.move(table.zone(0, "deck")[0], DECK, at=at)
    assert "".join(letters[number] for number in numbers(table, DECK)) == order


def test_who_knows_a_card_follows_from_where_and_how_it_lies(table):
    in_deck = table.in_zone(0, "deck")[0]
    assert table.sees(in_deck) == 0
    in_hand = table.cards[table.move(in_deck.id, HAND)]
    assert table.sees(in_hand) == 1
    laid = table.cards[table.move(in_hand.id, FIELD)]
    assert table.sees(laid) == EVERYONE
    table.flip(laid.id, faceup=False)
    assert table.sees(table.cards[laid.id]) == 0


def test_showing_and_forgetting(table):
    card_id = table.zone(0, "deck")[0]
    table.know([card_id], 1)
    assert table.sees(table.cards[card_id]) == 2
    table.reveal(card_id)
    assert table.sees(table.cards[card_id]) == EVERYONE
    table.forget([card_id, 12_345])
    assert table.sees(table.cards[card_id]) == 0


def test_moving_ends_what_a_seat_was_shown(table):
    card_id = table.zone(0, "deck")[1]
    table.reveal(card_id)
    table.take_events()
    moved = table.move(card_id, DECK, at=0)
    assert table.sees(table.cards[moved]) == 0
    assert table.take_events() == (CardMoved(card_id, moved, "S-02", DECK, DECK, EVERYONE, 0),)


def test_rearranging_takes_no_other_cards(table):
    first, second, third = table.zone(0, "deck")
    table.rearrange(DECK, (third, first, second))
    assert table.zone(0, "deck") == (third, first, second)
    with pytest.raises(ValueError, match="does not hold"):
        table.rearrange(DECK, (third, first))


def test_a_snapshot_and_its_origin_do_not_touch_each_other(table):
    copy = table.snapshot()
    before = table.digest()
    assert copy.digest() == before
    copy.move(copy.zone(0, "deck")[0], HAND)
    copy.set_number(0, "score", 4)
    copy.roll(0, 6)
    assert table.digest() == before
    copy.restore(table)
    assert copy.digest() == before
    assert copy.events == []


@pytest.mark.parametrize(
    "change",
    [
        lambda table: table.move(table.zone(0, "deck")[0], DECK),
        lambda table: table.set_number(0, "score", 1),
        lambda table: table.roll(0, 6),
        lambda table: table.mark(table.zone(0, "deck")[0], "seen", 1),
        lambda table: table.flip(table.zone(0, "deck")[0], faceup=True),
        lambda table: table.link(table.zone(0, "deck")[0], table.zone(0, "deck")[1]),
        lambda table: table.turn_card(table.zone(0, "deck")[0], 1),
        lambda table: table.reveal(table.zone(0, "deck")[0]),
        lambda table: setattr(table, "step", ("battle",)),
    ],
)
def test_any_change_changes_the_digest(table, change):
    before = table.digest()
    change(table)
    assert table.digest() != before


def test_doing_what_is_so_already_is_no_action(table):
    card_id = table.create("H-05", 0, FIELD)
    table.take_events()
    assert not table.turn_card(card_id, 0)
    assert not table.flip(card_id, faceup=True)
    table.set_number(0, "score", 0)
    assert table.take_events() == ()


# -- boards ------------------------------------------------------------------------------------------------------------


def a_board():
    session = war(5)
    session.operate(Operation("move", 0, session.table.zone(0, "hand")[:1], FIELD))
    session.operate(Operation("stat", 0, session.table.zone(0, "field"), amount=2, text="attack"))
    return session, write_down(session.table)


def test_a_board_laid_out_again_is_the_same_table():
    session, board = a_board()
    again = Session(War(), war_setup(board=board))
    assert again.table.cards == session.table.cards
    assert again.table.zones == session.table.zones
    assert (again.ask.kind, again.ask.seat) == ("main", 0)
    assert write_down(again.table) == board
    card = again.table.create("H-05", 0, FIELD)
    assert card > max(session.table.cards)
    check_table(again.table)


def test_the_largest_board_that_is_written_can_be_laid_out():
    _, board = a_board()
    more = tuple(range(1_000, 1_000 + MOST_CARDS - len(board.cards)))
    card = next(card for card in board.cards if card.place == FIELD)
    zones = tuple(
        (seat, zone, ids + more) if Place(seat, zone) == FIELD else (seat, zone, ids) for seat, zone, ids in board.zones
    )
    large = board._replace(cards=board.cards + tuple(card._replace(id=number) for number in more), zones=zones)
    assert write_down(Session(War(), war_setup(board=large)).table) == large


def test_orders_on_a_board_are_passed_by_new_ids():
    _, board = a_board()
    late = board.cards[0]._replace(given=(Given("attack", 1, order=5_000),))
    table = Table(ZONES)
    lay(table, board._replace(cards=(late, *board.cards[1:])), War())
    assert table.next_serial() == 5_001


def first_card(**changes):
    return lambda board: board._replace(cards=(board.cards[0]._replace(**changes), *board.cards[1:]))


def two_cards_on_each_other(board):
    one, other = board.cards[:2]
    return board._replace(cards=(one._replace(on=other.id), other._replace(on=one.id), *board.cards[2:]))


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda board: board._replace(cards=board.cards + board.cards[:1]), "board-cards"),
        (lambda board: board._replace(cards=board.cards[1:]), "board-zones"),
        (lambda board: board._replace(zones=board.zones + board.zones[:1]), "board-zones"),
        (lambda board: board._replace(zones=((0, "moon", ()),)), "board-zones"),
        (lambda board: board._replace(zones=((4, "hand", ()),)), "board-zones"),
        (lambda board: board._replace(numbers=((7, "score", 1),)), "board-numbers"),
        (first_card(id=0), "board-cards"),
        (first_card(zone="field"), "board-card"),
        (first_card(seat=1), "board-card"),
        (first_card(owner=3), "board-card"),
        (first_card(number="Z-99"), "unknown-card"),
        (lambda board: first_card(on=board.cards[0].id)(board), "board-card"),
        (two_cards_on_each_other, "board-card"),
    ],
)
def test_a_board_that_does_not_hold_together_is_refused(damage, why):
    _, board = a_board()
    with pytest.raises(Refused) as caught:
        Session(War(), war_setup(board=damage(board)))
    assert caught.value.message.key == why


def test_a_card_on_a_board_whose_base_is_gone_lies_on_nothing():
    _, board = a_board()
    session = Session(War(), war_setup(board=first_card(on=99_999)(board)))
    assert session.table.cards[board.cards[0].id].on == 0
    check_table(session.table)


def test_a_zone_of_nobody_has_its_own_place():
    assert war().table.zone(SHARED, "spoils") == ()

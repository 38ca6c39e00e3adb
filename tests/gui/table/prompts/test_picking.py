"""Picks, orders and amounts as they grow click by click."""

from __future__ import annotations

from svedesk.engine.ask import Ask, Form, Option
from svedesk.gui.table.prompts.picking import Picking


def asked(count: int, low: int, high: int, form: Form = "pick", kind: str = "select") -> Picking:
    return Picking(Ask(0, kind, tuple(Option("card", card) for card in range(1, count + 1)), low, high, form))


def test_one_of_one_is_sent_at_once() -> None:
    picking = asked(3, 1, 1)
    assert picking.click(2) == (1,)


def test_two_of_two_are_sent_with_the_second_and_a_pick_can_be_taken_back() -> None:
    picking = asked(4, 2, 2)
    assert picking.click(1) is None
    assert picking.click(1) is None
    assert picking.picked == ()
    assert picking.click(4) is None
    assert picking.click(2) == (3, 1)
    assert (picking.mark(4), picking.mark(2), picking.mark(1)) == ("1", "2", "")


def test_up_to_waits_for_confirm_or_the_last_card_it_may_take() -> None:
    picking = asked(4, 0, 2)
    assert picking.needs_confirm
    assert picking.complete, "none is a possible answer"
    assert picking.click(1) is None
    assert picking.click(2) == (0, 1)


def test_one_card_of_up_to_one_is_enough() -> None:
    picking = asked(4, 0, 1)
    assert picking.needs_confirm, "to pick none"
    assert picking.click(2) == (1,)


def test_the_last_effect_of_some_says_enough() -> None:
    picking = Picking(Ask(0, "modes", tuple(Option("mode", index) for index in range(3)), 1, 2))
    assert picking.choose(0) is None
    assert picking.choose(2) == (0, 2)


def test_an_order_is_complete_when_only_one_card_is_left() -> None:
    picking = asked(3, 3, 3, "order", "order")
    assert picking.click(3) is None
    assert not picking.complete
    assert picking.mark(3) == "1"
    assert picking.click(1) == (2, 0, 1)


def test_amounts_go_up_by_clicks_and_down_by_right_clicks_within_the_total() -> None:
    picking = asked(2, 1, 4, "divide", "divide")
    assert picking.amounts == (1, 1)
    picking.click(1)
    assert not picking.complete
    picking.click(2)
    picking.click(2)
    assert picking.amounts == (2, 2), "no more than the total"
    assert picking.complete
    picking.click(1, back=True)
    picking.click(1, back=True)
    assert picking.amounts == (1, 2), "no less than the least"
    picking.reset()
    assert picking.answer == (1, 1)


def test_a_card_nobody_asks_for_changes_nothing() -> None:
    picking = asked(2, 1, 1)
    assert picking.click(99) is None
    assert picking.picked == ()


def test_who_may_pick_nothing_says_that_they_have_seen_it() -> None:
    for kind in ("look", "select", "may"):
        picking = Picking(Ask(0, kind, (), 0, 0))
        assert (picking.needs_confirm, picking.complete, picking.answer) == (True, True, ())

"""Looking into decks and hands with the rules off, by the left button."""

from __future__ import annotations

from gui.table.manual.manual_person import Hands


def test_a_click_on_the_own_deck_searches_it(person: Hands) -> None:
    person.click_at(person.pile("deck"))
    assert person.page.scene.tray is not None
    assert len(person.page.scene.tray.content.cards) == person.count("deck")


def test_a_click_on_the_other_deck_opens_nothing_and_says_how(person: Hands) -> None:
    person.click_at(person.pile("deck", far=True))
    assert person.page.scene.tray is None
    assert person.says == "This is the other deck. Search it with a right click."


def test_one_undo_takes_back_a_card_that_was_searched_for(person: Hands) -> None:
    hand = person.count("hand")
    person.click_at(person.pile("deck"))
    tray = person.page.scene.tray
    assert tray is not None
    person.drag(person.where(tray.content.cards[0].id), person.pile("hand"))
    assert person.count("hand") == hand + 1
    person.page.escape()
    assert person.page.scene.tray is None
    person.page.table_seat.undo()
    assert person.count("hand") == hand


def test_the_button_that_goes_on_does_not_lie_on_cards_that_are_laid_out(person: Hands) -> None:
    assert person.page.go_on.isVisible()
    person.click_at(person.pile("deck"))
    tray = person.page.scene.tray
    assert tray is not None
    assert person.page.go_on.isVisible() != tray.rect.intersects(person.page.scene.layout.go_on)
    person.page.escape()
    assert person.page.go_on.isVisible()


def test_a_hidden_card_that_is_dragged_says_why_it_stays(person: Hands) -> None:
    hand = person.page.scene.layout.far.zones["hand"]
    hidden = next(item for item in person.page.scene.cards.values() if hand.contains(item.pos()))
    person.drag(hidden.pos(), person.spot("field"))
    assert person.says == "That card is hidden. The menu of its owner can show that hand."


def test_the_cards_of_a_deck_are_sorted_and_laid_back(person: Hands) -> None:
    person.click_at(person.pile("deck"))
    tray = person.page.scene.tray
    assert tray is not None
    in_pile = [card.id for card in tray.cards]
    person.click_at(tray.sort_rect.center())
    costs = [card.shown.cost or 0 for card in tray.cards]
    assert costs == sorted(costs)
    assert sorted(spot.key.card for spot in tray.spots) == sorted(in_pile)
    first = person.page.scene.item_of(tray.cards[0].id)
    assert first is not None
    assert tray.rect.contains(first.home.centre)
    person.click_at(tray.sort_rect.center())
    assert [spot.key.card for spot in tray.spots] == in_pile

"""Looking into decks and hands with the rules off, by the left button."""

from __future__ import annotations

from gui.table.manual.manual_person import Hands
from PySide6.QtCore import QRectF, Qt


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


def test_the_cards_of_a_deck_are_found_by_what_is_typed(person: Hands) -> None:
    field = person.page.view.tray_filter
    assert field.isHidden()
    person.click_at(person.pile("deck"))
    tray = person.page.scene.tray
    assert tray is not None
    assert field.isVisible()
    assert tray.rect.contains(QRectF(field.geometry()))
    assert not tray.sort_rect.intersects(QRectF(field.geometry()))
    words, all_of_them = person.page.scene.words, tray.cards
    name = words.name(all_of_them[0].shown.printed)
    field.setFocus()
    person.qtbot.keyClicks(field, name[:6].upper())
    left = [words.name(card.shown.printed) for card in tray.cards]
    assert 0 < len(left) < len(all_of_them)
    assert name in left
    assert len(tray.spots) == len(left)
    person.qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert tray.cards == all_of_them
    assert person.page.scene.tray is tray, "the cards stay laid out"
    person.qtbot.keyClicks(field, "nothing is called so")
    assert tray.cards == ()
    person.qtbot.keyClick(field, Qt.Key.Key_Escape)
    person.qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert person.window.focusWidget() is person.page.view
    person.page.mouse.press(person.where(tray.cards[0].id))
    person.page.mouse.move(person.spot("field"))
    assert field.isHidden(), "while a card is carried over the table"
    person.page.escape()
    assert field.isVisible()
    person.qtbot.keyClicks(field, "nothing")
    person.page.view.setFocus()
    person.page.escape()
    assert field.isHidden()
    person.click_at(person.pile("deck"))
    assert field.text() == ""
    assert person.page.scene.tray is not None
    assert person.page.scene.tray.cards == all_of_them

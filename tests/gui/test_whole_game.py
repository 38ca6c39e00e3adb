"""A whole game through the window with mouse events, to a winner."""

from __future__ import annotations

from collections.abc import Callable

from gui.person import LEFT, Person
from PySide6.QtWidgets import QMenu

from svedesk.engine.ask import Ask, Option


def act(person: Person, ask: Ask) -> None:
    """One thing a person does in the main phase: play what can be played, evolve, attack the leader if possible,
    else end the turn."""
    by_kind: dict[str, list[Option]] = {}
    for option in ask.options:
        by_kind.setdefault(option.kind, []).append(option)
    if "play" in by_kind:
        person.drag(person.where(by_kind["play"][0].card), person.spot("field"))
    elif "evolve" in by_kind:
        person.drag(person.page.scene.layout.near.evolve_deck.center(), person.where(by_kind["evolve"][0].card))
    elif "attack" in by_kind:
        leaders = [o for o in by_kind["attack"] if person.view.zone(1 - ask.seat, "leader").cards[0].id == o.target]
        option = (leaders or by_kind["attack"])[0]
        person.drag(person.where(option.card), person.where(option.target))
    else:
        person.press_button(person.page.go_on)
    menu = person.page.opened
    if menu is not None and isinstance(menu, QMenu) and menu.isVisible():
        person.qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(menu.actions()[0]).center())


def answer(person: Person, ask: Ask) -> None:
    """Answer a question with the mouse: click candidates until enough, or press a button."""
    page = person.page
    if ask.kind == "main":
        act(person, ask)
    elif ask.kind == "quick":
        person.press_button(page.go_on)
    elif ask.form == "order":
        for option in ask.options:
            person.click(option.card)
        person.press("In this order")
    elif ask.form == "divide":
        while page.sitting.picking is not None and not page.sitting.picking.complete:
            person.click(ask.options[0].card)
        person.press("Confirm")
    elif ask.form == "number":
        person.press_button(page.strip.say_number)
    elif page.choices.buttons:
        person.press_button(page.choices.buttons[0])
    elif any(option.kind == "card" for option in ask.options):
        serial = ask.serial
        for option in ask.options[: ask.high]:
            person.click(option.card)
            if person.ask is None or person.ask.serial != serial:
                return
        person.press("Confirm")
    else:
        person.press_button(next(button for button in page.strip.buttons if button.isEnabled()))


def test_two_people_play_to_a_winner(sit: Callable[..., Person]) -> None:
    person = sit(seed=12, open_hands=False)
    page = person.page
    covers = 0
    for _ in range(1500):
        if page.cover.isVisible():
            covers += 1
            person.uncover()
        if person.view.outcome is not None:
            break
        ask = person.ask
        assert ask is not None, "nobody before the screen is asked, and no cover says who should be"
        serial = ask.serial
        answer(person, ask)
        now = page.sitting.desk.session.ask
        assert now is None or now.serial != serial, f"nothing happened at {ask.kind}: {person.says}"
    assert person.view.outcome is not None
    assert len(person.view.outcome.winners) == 1
    assert page.banner.isVisible()
    assert page.banner.title.text() in ("Aiko wins", "Ren wins")
    assert covers > 5, "two people with closed hands had to hand the mouse over"
    assert any("wins" in line for line in page.log.lines)

"""Answering whatever is asked with the mouse, in any language: cards are clicked, buttons pressed."""

from __future__ import annotations

from gui.person import LEFT, Person
from PySide6.QtWidgets import QMenu, QPushButton

from svedesk.engine.ask import Ask, Option
from svedesk.gui.table.prompts.plan import Button


def answer(person: Person, ask: Ask, do_something: bool = True) -> None:
    """Answer a question that is not a main phase: the first possible picks, or with `do_something` False none where
    none is an answer."""
    page = person.page
    if any(option.kind in ("end", "pass") for option in ask.options):
        person.press_button(page.go_on)
    elif ask.options and ask.options[0].kind in ("play", "activate"):
        person.drag(person.where(ask.options[0].card), person.page.scene.layout.middle.center())
    elif ask.form == "number":
        number(person)
    elif ask.form == "divide":
        while page.table_seat.picking is not None and not page.table_seat.picking.complete:
            person.click(ask.options[0].card)
        confirm(person)
    elif ask.low == 0 and not do_something:
        confirm(person)
    else:
        pick(person, ask)


def number(person: Person) -> None:
    strip = person.page.strip
    if strip.number.isVisible():
        person.press_button(strip.say_number)
    else:
        person.press_button(offered(person)[0])


def pick(person: Person, ask: Ask) -> None:
    """Pick one option after the other until the question is answered or nothing more can be picked."""
    for index in range(len(ask.options)):
        if not picks_one(person, ask, index) or person.ask is None or person.ask.serial != ask.serial:
            break
    if person.ask is not None and person.ask.serial == ask.serial:
        confirm(person)


def picks_one(person: Person, ask: Ask, index: int) -> bool:
    """Pick an option: with its button where it has one, else by a click on its card."""
    picking = person.page.table_seat.picking
    assert picking is not None
    if ask.form == "pick" and len(picking.picked) >= ask.high:
        return False
    button = button_for(person, index)
    if button is not None:
        show(person, button)
        person.press_button(button)
    else:
        person.click(ask.options[index].card)
    return True


def confirm(person: Person) -> None:
    found = person.page.strip.primary()
    assert found is not None, f"nothing to confirm with: {person.says}"
    person.press_button(found)


def offered(person: Person) -> list[QPushButton]:
    """All buttons that answer or pick."""
    page = person.page
    return [*page.choices.buttons, *(button for button in page.strip.buttons if button.isEnabled())]


def planned(person: Person) -> list[tuple[QPushButton, Button]]:
    """Every button of the strip and the list over the table, with what it stands for."""
    page, shown = person.page, person.page.strip.plan
    return [
        *zip(page.strip.buttons, shown.buttons, strict=True),
        *zip(page.choices.buttons, shown.choices, strict=True),
    ]


def button_for(person: Person, index: int) -> QPushButton | None:
    for widget, button in planned(person):
        if button.act in ("answer", "pick") and button.answer == (index,):
            return widget
    return None


def show(person: Person, button: QPushButton) -> None:
    """Scroll to a button of the list, as with the wheel."""
    if button in person.page.choices.buttons:
        person.page.choices.area.ensureWidgetVisible(button)


def pick_in_menu(person: Person, nth: int = 0) -> None:
    """Press an entry of the menu that is open, if one is."""
    menu = person.page.opened
    if isinstance(menu, QMenu) and menu.isVisible():
        actions = [action for action in menu.actions() if action.isEnabled() and not action.isSeparator()]
        person.qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(actions[nth]).center())


def answer_duel(person: Person, ask: Ask) -> None:
    """What somebody does in Duel Masters who wants to win soon: charge and use what comes first, attack the player."""
    if ask.kind not in ("charge", "main", "attack", "block"):
        answer(person, ask)
        return
    first: dict[str, Option] = {}
    for option in ask.options:
        first.setdefault(option.kind, option)
    layout = person.page.scene.layout
    if "charge" in first:
        person.drag(person.where(first["charge"].card), layout.near.zones["mana"].center())
    elif "use" in first:
        person.drag(person.where(first["use"].card), layout.near.zones["battle"].center())
    elif "attack_player" in first:
        person.drag(person.where(first["attack_player"].card), layout.far.zones["shields"].center())
    elif "attack" in first:
        person.drag(person.where(first["attack"].card), person.where(first["attack"].target))
    elif "block" in first:
        person.click(first["block"].card)
    else:
        person.press_button(person.page.go_on)
    pick_in_menu(person)

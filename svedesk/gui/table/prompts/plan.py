"""What a question looks like: one sentence, buttons, and which cards are to be clicked. Plain data made from an
`Ask`."""

from __future__ import annotations

from collections import Counter
from typing import Literal, NamedTuple

from svedesk.engine.ask import Answer, Ask, Option
from svedesk.engine.message import number_named
from svedesk.engine.view import View
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.board_words import place_words
from svedesk.gui.table.prompts.picking import NEEDS_NO_WORDS, Picking
from svedesk.gui.table.words import Words


def labels(ask: Ask, view: View, picking: Picking, words: Words) -> dict[int, str]:
    """The words for each option that needs a button, by its place. No two are the same."""
    spoken = [index for index in range(len(ask.options)) if _is_spoken(ask, index, view, picking, words)]
    texts = {index: _face(ask, index, view, words) for index in spoken}
    texts = _apart(texts, {index: _where(ask.options[index], view, words) for index in spoken})
    return _apart(texts, {index: str(nth) for nth, index in enumerate(spoken, 1)})


def _is_spoken(ask: Ask, index: int, view: View, picking: Picking, words: Words) -> bool:
    option = ask.options[index]
    if any(deed.kind == option.kind for deed in words.table.deeds):
        return False
    if option.kind in words.table.renewed and any(later.kind == option.kind for later in ask.options[index + 1 :]):
        return False
    return option.kind not in NEEDS_NO_WORDS or not picking.is_clicked(index) or view.card(option.card) is None


def _face(ask: Ask, index: int, view: View, words: Words) -> str:
    """An option as the rules call it; one of the two faces of a card by that face's name."""
    option = ask.options[index]
    twins = [other for other in ask.options if other.kind == option.kind == "card" and other.card == option.card]
    card = view.card(option.card)
    back = words.back(card.number) if card is not None and len(twins) > 1 and not option.label.key else ""
    if not back:
        return words.option(ask, option, view)
    assert card is not None, "only a card that is seen has a back face to name"
    face = words.name(back if option.index else card.number)
    return tr("{0} (back face)", face) if option.index else tr("{0} (front face)", face)


def _where(option: Option, view: View, words: Words) -> str:
    card = view.card(option.card)
    return place_words(card, view, words) if card is not None else ""


def _apart(texts: dict[int, str], more: dict[int, str]) -> dict[int, str]:
    """The same words, those that several options share with what tells them apart behind them."""
    often = Counter(texts.values())
    return {i: f"{text} ({more[i]})" if often[text] > 1 and more[i] else text for i, text in texts.items()}


Act = Literal["answer", "pick", "confirm", "reset", "cancel", "all", "hand_over", "action"]


class Button(NamedTuple):
    """One button of the strip: what it says, what it does, and the answer it gives if it gives one at once. One that
    picks one thing of several has its place as the answer, and says whether it is picked."""

    label: str
    act: Act
    answer: Answer = ()
    primary: bool = False
    enabled: bool = True
    hint: str = ""
    picked: bool = False
    card: str = ""
    """The number of the card it stands for, where that lies nowhere to be seen: a token that may come."""
    action: str = ""
    """Of the window's, by name, for the act "action"."""


class PromptPlan(NamedTuple):
    """What is said and offered now. `choices` are buttons whose labels need a line of their own; `number` holds the
    bounds where a number is asked. `asks`: it is a question to be answered, and stands beside what asks it."""

    sentence: str
    progress: str = ""
    buttons: tuple[Button, ...] = ()
    choices: tuple[Button, ...] = ()
    number: tuple[int, int] | None = None
    asks: bool = False


FEW = 9
"""Up to so many numbers to choose from are a button each."""
FEW_CARDS = 4
"""Up to so many cards that are nowhere to be seen are shown on their buttons."""
LONG, EACH = 60, 6
"""With more letters than this on all buttons together, they stand in a list over the table; the frame of a button is
as wide as so many letters."""
_CHOSEN = ("answer", "pick")


def plan(ask: Ask, view: View, picking: Picking, words: Words) -> PromptPlan:
    """What is said and offered now, after what has been picked so far. What is free to do, and what is done by hand,
    is no question: it is done all over the table."""
    asks = ask.kind not in words.table.free_choices and ask.kind != "by_hand"
    return _planned(ask, view, picking, words)._replace(asks=asks)


def _planned(ask: Ask, view: View, picking: Picking, words: Words) -> PromptPlan:
    sentence = words.of_game.prompt(ask, view)
    if ask.form == "number" and ask.high - ask.low < FEW:
        numbers = tuple(Button(str(n), "answer", (n,)) for n in range(ask.low, ask.high + 1))
        return PromptPlan(sentence, buttons=numbers + _cancel(ask))
    if ask.form == "number":
        return PromptPlan(sentence, number=(ask.low, ask.high), buttons=_cancel(ask))
    if ask.form == "divide":
        left = ask.high - sum(picking.amounts)
        buttons: tuple[Button, ...] = (
            Button(tr("Confirm"), "confirm", primary=True, enabled=picking.complete),
            Button(tr("Start over"), "reset", enabled=any(amount > ask.low for amount in picking.amounts)),
        )
        return PromptPlan(sentence, tr("{0} of {1} left", left, ask.high), buttons + _cancel(ask))
    if ask.form == "order":
        buttons = (
            Button(tr("Keep order"), "all", primary=True, hint=tr("Order the cards from left to right")),
            Button(tr("Start over"), "reset", enabled=bool(picking.picked)),
        )
        return PromptPlan(sentence, tr("{0} of {1}", len(picking.picked), len(ask.options)), buttons + _cancel(ask))
    buttons = _pick_buttons(ask, view, picking, words)
    choices: tuple[Button, ...] = ()
    if sum(_wide(button.label) + EACH for button in buttons) > LONG and not any(button.card for button in buttons):
        choices = tuple(button for button in buttons if button.act in _CHOSEN)
        buttons = tuple(button for button in buttons if button.act not in _CHOSEN)
    return PromptPlan(sentence, _progress(ask, picking, words), buttons + _cancel(ask), choices)


def _wide(text: str) -> int:
    """How many Latin letters wide a text is: a Japanese one is as wide as two."""
    return sum(2 if letter > "\u2e80" else 1 for letter in text)


def _progress(ask: Ask, picking: Picking, words: Words) -> str:
    if ask.kind in words.table.free_choices or ask.form != "pick":
        return ""
    if (ask.low, ask.high, len(ask.options)) == (0, 1, 1):
        return ""  # it is a choice of two buttons
    if ask.low == ask.high:
        return tr("{0} of {1}", len(picking.picked), ask.high) if ask.high > 1 else ""
    return (
        tr("{0} chosen, up to {1}", len(picking.picked), ask.high)
        if not ask.low
        else tr("{0} chosen, {1} to {2}", len(picking.picked), ask.low, ask.high)
    )


def _pick_buttons(ask: Ask, view: View, picking: Picking, words: Words) -> tuple[Button, ...]:
    free = ask.kind in words.table.free_choices
    if free and ask.kind not in words.table.responses:
        return ()
    buttons = []
    if picking.needs_confirm:
        if picking.picked:
            label = tr("Confirm")
        else:
            label = words.of_game.none_of(ask) or tr("Choose none")
        label = label if ask.low == 0 or picking.picked else tr("Confirm")
        buttons.append(Button(label, "confirm", primary=picking.complete, enabled=picking.complete))
    spoken = labels(ask, view, picking, words)
    if ask.form == "pick" and (ask.low, ask.high, len(ask.options)) == (0, 1, 1):
        only = words.of_game.only_one_of(ask) or words.option(ask, ask.options[0], view)
        buttons.insert(0, Button(only, "answer", (0,)))
        spoken = {}
    for index, label in spoken.items():
        if free and ask.options[index].kind in words.table.go_on:
            continue  # that button stands on the table itself
        if picking.at_once:
            primary = ask.options[index].kind == words.table.primary.get(ask.kind, "yes")
            card = _card_of(ask.options[index], words) if len(ask.options) <= FEW_CARDS else ""
            buttons.append(Button(label, "answer", (index,), primary, card=card))
        else:
            picked = index in picking.picked
            full = len(picking.picked) >= ask.high
            buttons.append(Button(label, "pick", (index,), enabled=picked or not full, picked=picked))
    return tuple(buttons)


def _card_of(option: Option, words: Words) -> str:
    """The number of a card an option names and that is nowhere on the table, "" for any other option."""
    number = number_named(option.label.args[0]) if not option.card and option.label.args else ""
    return number if number and words.has(number) else ""


def _cancel(ask: Ask) -> tuple[Button, ...]:
    return (Button(tr("Cancel"), "cancel", hint=tr("Esc or right click")),) if ask.cancel else ()

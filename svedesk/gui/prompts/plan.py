"""What a question looks like: one sentence, buttons, and which cards are to be clicked. Plain data made from an
`Ask`."""

from __future__ import annotations

from typing import Literal, NamedTuple

from svedesk.engine.ask import Answer, Ask
from svedesk.engine.view import View
from svedesk.gui.prompts.picking import Picking
from svedesk.gui.words import Words

Act = Literal["answer", "confirm", "reset", "cancel", "all"]


class Button(NamedTuple):
    """One button of the strip: what it says, what it does, and the answer it gives if it gives one at once."""

    label: str
    act: Act
    answer: Answer = ()
    primary: bool = False
    enabled: bool = True
    hint: str = ""


class Plan(NamedTuple):
    """The strip for one question. `choices` are buttons whose labels need a line of their own; `number` holds the
    bounds
    where a number is asked."""

    sentence: str
    progress: str = ""
    buttons: tuple[Button, ...] = ()
    choices: tuple[Button, ...] = ()
    number: tuple[int, int] | None = None


FEW = 11
"""Up to so many numbers to choose from are a button each."""
LONG = 56
"""With more letters than this on all buttons together, they stand below one another over the table."""
_PRIMARY = {"quick": "pass", "redraw": "no", "first": "first", "evolve_point": "points", "by_hand": "done"}
"""The kind of option whose button is the bright one, by kind of question."""
_CARD_KINDS = frozenset(("card", "play", "attack", "activate", "evolve"))


def plan(ask: Ask, view: View, picking: Picking, words: Words) -> Plan:
    """What the strip says and offers now, after what has been picked so far."""
    sentence = opening(ask, view, words)
    if ask.form == "number" and ask.high - ask.low < FEW:
        numbers = tuple(Button(str(n), "answer", (n,)) for n in range(ask.low, ask.high + 1))
        return Plan(sentence, buttons=numbers + _cancel(ask))
    if ask.form == "number":
        return Plan(sentence, number=(ask.low, ask.high), buttons=_cancel(ask))
    if ask.form == "divide":
        left = ask.high - sum(picking.amounts)
        buttons: tuple[Button, ...] = (
            Button("Confirm", "confirm", primary=True, enabled=picking.complete),
            Button("Start over", "reset", enabled=any(amount > ask.low for amount in picking.amounts)),
        )
        return Plan(sentence, f"{left} of {ask.high} left", buttons + _cancel(ask))
    if ask.form == "order":
        buttons = (
            Button("In this order", "confirm", primary=True, enabled=picking.complete),
            Button("As they lie", "all", hint="Take the cards from left to right"),
            Button("Start over", "reset", enabled=bool(picking.picked)),
        )
        return Plan(sentence, f"{len(picking.picked)} of {len(ask.options)}", buttons + _cancel(ask))
    buttons = _pick_buttons(ask, view, picking, words)
    choices: tuple[Button, ...] = ()
    if sum(len(button.label) for button in buttons) > LONG:
        choices = tuple(button for button in buttons if button.act == "answer")
        buttons = tuple(button for button in buttons if button.act != "answer")
    return Plan(sentence, _progress(ask, picking), buttons + _cancel(ask), choices)


def opening(ask: Ask, view: View, words: Words) -> str:
    """The sentence of a question."""
    if ask.kind == "main":
        return "Your main phase. Play a card, attack, use an ability, or end your turn."
    if ask.kind == "quick":
        able = len(ask.options) > 1
        return "Quick: play a card with Quick, or pass." if able else "Quick: you have nothing to play. Pass."
    return words.question(ask, view)


def _progress(ask: Ask, picking: Picking) -> str:
    if not any(option.kind == "card" for option in ask.options):
        return ""
    if ask.low == ask.high:
        return f"{len(picking.picked)} of {ask.high}" if ask.high > 1 else ""
    return (
        f"{len(picking.picked)} of up to {ask.high}"
        if not ask.low
        else f"{len(picking.picked)} of {ask.low} to {ask.high}"
    )


def _pick_buttons(ask: Ask, view: View, picking: Picking, words: Words) -> tuple[Button, ...]:
    if ask.kind == "main":
        return ()  # The end-turn button stands on the table itself.
    buttons = []
    if picking.needs_confirm:
        if picking.picked:
            label = "Confirm"
        else:
            label = {"ward": "Engage none", "keep": "Keep none"}.get(ask.kind, "Choose none")
        buttons.append(Button(label, "confirm", primary=picking.complete, enabled=picking.complete))
    named = [(i, option) for i, option in enumerate(ask.options) if option.kind not in _CARD_KINDS]
    for index, option in named:
        primary = option.kind == _PRIMARY.get(ask.kind, "yes")
        buttons.append(Button(words.option(ask, option, view), "answer", (index,), primary))
    return tuple(buttons)


def _cancel(ask: Ask) -> tuple[Button, ...]:
    return (Button("Cancel", "cancel", hint="Esc or right click"),) if ask.cancel else ()

"""From what somebody typed to an answer."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.cli.console import CommandError
from svedesk.engine.ask import Answer, Ask


class NotUnderstood(CommandError):
    """What was typed answers nothing; the text is a sentence that says how to."""


def read_answer(ask: Ask, labels: Sequence[str], typed: str) -> Answer:
    """The answer that was typed: numbers of options from 1 in the order they are meant, the start of an option's label,
    "none", or, where numbers are asked for, those. Raises NotUnderstood; whether the answer is possible the question
    itself says."""
    words = typed.replace(",", " ").split()
    if ask.form in ("number", "divide"):
        return tuple(_number(word) for word in words)
    if typed.strip().casefold() in ("none", "-") and ask.low == 0:
        return ()
    if all(word.isdecimal() for word in words):
        return tuple(_place(word, len(ask.options)) for word in words)
    return (_place_of(labels, typed),)


def how_to_answer(ask: Ask) -> str:
    """What to type, in a few words."""
    if ask.form == "number":
        return f"a number from {ask.low} to {ask.high}"
    if ask.form == "divide":
        return f"{len(ask.options)} amounts that add up to {ask.high}, each at least {ask.low}"
    if ask.form == "order":
        return "all numbers in the order you want"
    if ask.high == 0:
        return "none"
    if ask.low == ask.high == 1:
        return "a number"
    if ask.low == ask.high:
        return f"{ask.high} numbers"
    none = ", or none" if ask.low == 0 else ""
    return f"{max(ask.low, 1)} to {min(ask.high, len(ask.options))} numbers{none}"


def _number(word: str) -> int:
    if not word.isdecimal() or len(word) > 9:
        raise NotUnderstood(f"“{word}” is not a number.")
    return int(word)


def _place(word: str, count: int) -> int:
    place = _number(word)
    if not 1 <= place <= count:
        raise NotUnderstood(f"There is no choice {place}. Choose from 1 to {count}.")
    return place - 1


def _place_of(labels: Sequence[str], typed: str) -> int:
    wanted = typed.strip().casefold()
    places = [place for place, label in enumerate(labels) if label.casefold().startswith(wanted)]
    places = places or [place for place, label in enumerate(labels) if wanted in label.casefold()]
    if not places:
        raise NotUnderstood(f"“{typed.strip()}” is not one of the choices. Type a number, or ? for help.")
    if len(places) > 1:
        raise NotUnderstood(f"“{typed.strip()}” may be {' or '.join(str(place + 1) for place in places)}.")
    return places[0]

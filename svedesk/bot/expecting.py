"""Answers thought of beforehand, and the questions they are for: on another table cards may have other ids."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from svedesk.engine.ask import Answer, Ask, Option
from svedesk.engine.records import Card
from svedesk.engine.view import CardView, View

Find = Callable[[int], Card | CardView | None]
"""Gives the card with an id, on the table or as it is seen."""


class OptionMeaning(NamedTuple):
    """An option, whatever ids there are: its kind, its card and target by number and place, and its number."""

    kind: str
    card: tuple[str, int, str]
    target: tuple[str, int, str]
    index: int  # type: ignore[assignment]  # a field, not tuple.index


class Expected(NamedTuple):
    """A question of the seat that thinks, the answer it would give, and what that means (of numbers nothing)."""

    ask: Ask
    answer: Answer
    meanings: tuple[OptionMeaning, ...]


def expected(ask: Ask, answer: Answer, find: Find) -> Expected:
    """An answer with what it means."""
    if ask.form not in ("pick", "order"):
        return Expected(ask, answer, ())
    return Expected(ask, answer, tuple([meaning(ask.options[place], find) for place in answer]))


def meaning(option: Option, find: Find) -> OptionMeaning:
    """What an option means."""
    return OptionMeaning(option.kind, _lies(option.card, find), _lies(option.target, find), option.index)


def _lies(card_id: int, find: Find) -> tuple[str, int, str]:
    card = find(card_id) if card_id else None
    return (card.number, card.seat, card.zone) if card is not None else ("", -1, "")


def translated(expected: Expected, ask: Ask, find: Find) -> Answer | None:
    """An answer to an expected question as an answer to the one that is asked; None where it is another one. Of several
    cards that are alike it is the one with the same id, if it is there."""
    then = expected.ask
    if (then.kind, then.form, then.seat, then.reason) != (ask.kind, ask.form, ask.seat, ask.reason):
        return None
    if ask.form in ("number", "divide"):
        same = (len(then.options), then.low, then.high) == (len(ask.options), ask.low, ask.high)
        return expected.answer if same else None
    places: list[int] = []
    for index, wanted in zip(expected.answer, expected.meanings, strict=True):
        option = then.options[index]
        same_ids = (place for place, other in enumerate(ask.options) if other[:4] == option[:4])
        alike = (place for place, other in enumerate(ask.options) if meaning(other, find) == wanted)
        match = next((place for place in (*same_ids, *alike) if place not in places), None)
        if match is None:
            return None
        places.append(match)
    return tuple(places) if ask.low <= len(places) <= ask.high else None


def looks(view: View) -> object:
    """Equal for views that show the same, whatever ids there are."""
    zones = tuple((zone.place, zone.count, *sorted(map(_face, zone.cards))) for zone in view.zones)
    return zones, view.numbers, view.step, view.outcome


def _face(card: CardView) -> tuple[object, ...]:
    return (
        card.number,
        card.turned,
        card.faceup,
        card.damage,
        card.counters,
        card.marks,
        card.arrived,
        card.shown.attack or 0,
        card.shown.defense or 0,
        card.shown.keywords,
    )

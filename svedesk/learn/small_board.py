"""Boards written as few words: for each side its zones as lists of cards and its numbers by name."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from svedesk.engine.log import Board
from svedesk.engine.records import SHARED, Card, Given

SIDES = ("you", "foe")
"""What the sides are called in a file; the learner has the first seat."""


def board_of(row: Mapping[str, Any], numbers: Mapping[str, int], facedown: Collection[str]) -> Board:
    """The board that a file tells. `numbers` each side has that says no other, and its cards lie `facedown` in
    these zones; "turn", "active" (a seat) and "step" are the table's. A card is its number, "SD01-017*3" for three of
    them, or an object with that as `card` and what else is to be known of it (`turned`, `damage`, `arrived`)."""
    cards: list[Card] = []
    zones: dict[tuple[int, str], list[int]] = {}
    values = {(SHARED, "turn"): int(row.get("turn", 5)), (SHARED, "active"): int(row.get("active", 0))}

    def put(number: str, seat: int, zone: str, looks: Mapping[str, Any]) -> None:
        cards.append(Card(len(cards) + 1, number, seat, seat, zone, faceup=zone not in facedown, **looks))
        zones.setdefault((seat, zone), []).append(cards[-1].id)

    for seat, side in enumerate(SIDES):
        values.update({(seat, name): value for name, value in numbers.items()})
        for name, what in row[side].items():
            if isinstance(what, int):
                values[seat, name] = what
                continue
            for number, looks in _listed(what):
                put(number, seat, name, looks)
    places = tuple((seat, zone, tuple(ids)) for (seat, zone), ids in zones.items())
    step = (str(row.get("step", "main")),)
    return Board(tuple(cards), places, tuple((*key, value) for key, value in sorted(values.items())), step)


def _listed(cards: Sequence[str | Mapping[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
    """Each card of a zone by its number, with what else is told of it."""
    listed: list[tuple[str, dict[str, Any]]] = []
    for card in cards:
        what: Mapping[str, Any] = {"card": card} if isinstance(card, str) else card
        number, _, count = what["card"].partition("*")
        looks = {name: value for name, value in what.items() if name not in ("card", "given")}
        if given := tuple(Given(name, value) for name, value in what.get("given", {}).items()):
            looks["given"] = given
        listed += [(number, dict(looks)) for _ in range(int(count or 1))]
    return listed

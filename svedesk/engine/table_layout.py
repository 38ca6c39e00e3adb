"""Where zones and numbers are on a table: the places beside the fields that games share, and a whole table for a game
that has no wishes of its own. In units of the base size.

The middle column holds fields and the hands; the columns beside it piles and numbers. What is on the left for the near
seat is on the right for the far one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from svedesk.engine.game_table import CARD_RATIO, Edge, HandZones, Rectangle, TableNumber, TableRow, TableZone
from svedesk.engine.zones import ZoneSpec

PAD, COLUMN = 8, 166
PILE, SMALL = (COLUMN - PAD) / 2, 57
"""Widths of a card: of a pile, a small pile."""
PILE_HIGH, SMALL_HIGH = PILE / CARD_RATIO, SMALL / CARD_RATIO
MIDDLE = COLUMN + 2 * PAD
"""How far the middle column is from the edges."""
Line = tuple[str, float]
"""A line of the table, and how far from it."""


def left(gap: float, width: float, top: Line, bottom: Line) -> Rectangle:
    """A box so far from the left edge of the table."""
    return Rectangle(Edge("left", gap), Edge(*top), Edge("left", gap + width), Edge(*bottom))


def right(gap: float, width: float, top: Line, bottom: Line) -> Rectangle:
    """A box so far from the right edge of the table."""
    return Rectangle(Edge("right", -gap - width), Edge(*top), Edge("right", -gap), Edge(*bottom))


def across(row: str, begin: Line = ("left", MIDDLE), end: Line = ("right", -MIDDLE)) -> Rectangle:
    """A row from one line to another, as a rule the whole middle column."""
    return Rectangle(Edge(*begin), Edge(f"{row}.top"), Edge(*end), Edge(f"{row}.bottom"))


def on_the_left(gap: float, width: float, high: float, by: float = 0) -> tuple[Rectangle, Rectangle]:
    """A place for each seat beside its field, from the side of the middle on: so far from the left edge for the near
    seat, from the right one for the far seat."""
    near, far = _beside_fields(high, by)
    return left(gap, width, *near), right(gap, width, *far)


def on_the_right(gap: float, width: float, high: float, by: float = 0) -> tuple[Rectangle, Rectangle]:
    """The same on the other side."""
    near, far = _beside_fields(high, by)
    return right(gap, width, *near), left(gap, width, *far)


def _beside_fields(high: float, by: float) -> tuple[tuple[Line, Line], tuple[Line, Line]]:
    """From the top of the near field on, and up from the bottom of the far one."""
    return (("field.top", by), ("field.top", by + high)), (("far_field.bottom", -by - high), ("far_field.bottom", -by))


# -- the plain table --------------------------------------------------------------------------------------------------

_NUMBER_HIGH = 44
PLAIN_ROWS = (
    TableRow("far_hand", 92),
    TableRow("far_field", 120, grows=True, turned=True),
    TableRow("middle", 80),
    TableRow("field", 120, grows=True, turned=True),
    TableRow("hand", 124, grows=True),
)
PLAIN_NAME_PLATES = (
    left(PAD, COLUMN, ("field.top", SMALL_HIGH + PAD), ("field.top", SMALL_HIGH + PAD + _NUMBER_HIGH)),
    right(PAD, COLUMN, ("far_hand.top", 0), ("far_hand.top", _NUMBER_HIGH)),
)


def plain_zones(specs: Mapping[str, ZoneSpec], usual: HandZones) -> Mapping[str, TableZone]:
    """The zone in play as a row, the hand as a fan, shared zones in the middle, and the others as piles: deck and
    discard large, up to three more small."""
    main = dict.fromkeys((usual.play, usual.hand, usual.deck, usual.discard))
    small = [name for name, spec in specs.items() if name not in main and not spec.shared]
    places = {
        usual.play: (across("field"), across("far_field")),
        usual.hand: (across("hand", begin=("left", PAD)), across("far_hand")),
        usual.deck: on_the_right(PAD, PILE, PILE_HIGH),
        usual.discard: on_the_right(PILE + 2 * PAD, PILE, PILE_HIGH),
        **{name: _small_pile(place) for place, name in enumerate(small)},
    }
    return {name: _plain_zone(specs[name], usual, places.get(name)) for name in dict.fromkeys((*main, *specs))}


def _small_pile(place: int) -> tuple[Rectangle, Rectangle]:
    if place == 0:
        return on_the_left(PAD, SMALL, SMALL_HIGH)
    return on_the_right(PAD + (place - 1) * (SMALL + PAD), SMALL, SMALL_HIGH, PILE_HIGH + PAD)


def _plain_zone(spec: ZoneSpec, usual: HandZones, places: tuple[Rectangle, Rectangle] | None) -> TableZone:
    if places is None:
        middle = across("middle", begin=("center", -120), end=("center", 120))
        return TableZone(spec.name, "spread", middle)
    if spec.name == usual.play:
        return TableZone(spec.name, "row", *places, outline="solid", in_play=True, turns_over=True)
    if spec.name == usual.hand:
        return TableZone(spec.name, "fan", *places, held=True)
    is_open = spec.sees == "all"
    return TableZone(
        spec.name,
        "pile",
        *places,
        held=not is_open,
        on_top=spec.ordered,
        top="open" if is_open else "first" if spec.ordered else "back",
        turns_over=spec.keeps_state,
    )


def plain_numbers(names: Sequence[str]) -> Mapping[str, TableNumber]:
    """Numbers of a seat one below the other, beside the small pile."""
    gap, step = SMALL + 2 * PAD, _NUMBER_HIGH + PAD
    return {
        name: TableNumber(name, "plain", *on_the_left(gap, COLUMN + PAD - gap, _NUMBER_HIGH, place * step))
        for place, name in enumerate(names)
    }

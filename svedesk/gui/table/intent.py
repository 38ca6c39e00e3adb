"""What a click or a drop means: from an open question and what lies under the mouse to one of its options, or the
reason why not.

Decides no rule: it only finds the option (or the rules' refusal) that fits the gesture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from svedesk.engine.ask import Ask, Option
from svedesk.engine.game_table import GameTable, Gesture
from svedesk.engine.game_table import Target as Target
from svedesk.engine.message import Message
from svedesk.engine.ruleset import Refusal

if TYPE_CHECKING:
    from svedesk.gui.table.table_seat import TableSeat


class GestureResult(NamedTuple):
    """The indices of the options that fit (several: a small menu asks which), or why none does."""

    options: tuple[int, ...] = ()
    why: Message | None = None


Drops = Callable[[Option, Target], bool]
"""Whether a drop of the card in hand on a target means an option (see `GameTable.is_drop`)."""


def gesture(kind: str, table: GameTable) -> Gesture | None:
    """The gesture for a kind of option; None for one that no card does."""
    return next((deed.gesture for deed in table.deeds if deed.kind == kind), None)


def deeds(ask: Ask | None, card: int, table: GameTable) -> tuple[int, ...]:
    """What a card may do now: indices of options."""
    if ask is None or not card:
        return ()
    kinds = [deed.kind for deed in table.deeds]
    return tuple(i for i, option in enumerate(ask.options) if option.card == card and option.kind in kinds)


def usable_cards(table_seat: TableSeat) -> int | None:
    """How many cards something can be done with; None where no such thing is asked."""
    ask, table = table_seat.ask, table_seat.words.table
    if ask is None or table_seat.rules_off or ask.kind not in table.free_choices or ask.kind in table.responses:
        return None
    return len({option.card for option in ask.options if option.card and option.kind not in table.go_on})


def candidates(ask: Ask | None) -> frozenset[int]:
    """The cards that can be picked or can do something at this question."""
    if ask is None:
        return frozenset()
    return frozenset(option.card for option in ask.options if option.card)


def aims(ask: Ask | None, card: int, table: GameTable) -> frozenset[int]:
    """The cards that `card` may be aimed at now."""
    if ask is None:
        return frozenset()
    return frozenset(o.target for o in ask.options if o.card == card and gesture(o.kind, table) == "aim")


def is_aimed(ask: Ask | None, refusals: Sequence[Refusal], card: int, zone: str, table: GameTable) -> bool:
    """Whether dragging this card draws an arrow: it is in play and the rules say something about what it is aimed
    at."""
    if ask is None or ask.kind not in table.free_choices - table.responses or not table.zones[zone].in_play:
        return False
    refused = any(r.option.card == card and gesture(r.option.kind, table) == "aim" for r in refusals)
    return refused or bool(aims(ask, card, table))


def drop(
    ask: Ask | None, refusals: Sequence[Refusal], card: int, target: Target, drops: Drops, table: GameTable
) -> GestureResult:
    """What dropping `card` on `target` does."""
    if ask is None:
        return GestureResult()
    fits = tuple(i for i, option in enumerate(ask.options) if option.card == card and drops(option, target))
    return (
        GestureResult(fits)
        if fits
        else GestureResult((), _why_not_there(refusals, card, target, ask.seat, drops, table))
    )


def _why_not_there(
    refusals: Sequence[Refusal], card: int, target: Target, seat: int, drops: Drops, table: GameTable
) -> Message | None:
    """The rules' reason against this drop, or, on the other side of the table, against aiming the card at all."""
    mine = [refusal for refusal in refusals if refusal.option.card == card]
    for refusal in mine:
        if drops(refusal.option, target):
            return refusal.message
    for refusal in mine:
        if gesture(refusal.option.kind, table) == "aim" and not refusal.option.target and target.seat != seat:
            return refusal.message
    return None


def why_not(refusals: Sequence[Refusal], card: int, table: GameTable) -> Message | None:
    """The rules' reason against using a card."""
    kinds = [deed.kind for deed in sorted(table.deeds, key=lambda deed: _FIRST_TOLD.index(deed.gesture))]
    mine = [refusal for refusal in refusals if refusal.option.card == card and refusal.option.kind in kinds]
    return min(mine, key=lambda refusal: kinds.index(refusal.option.kind)).message if mine else None


def lay(ask: Ask | None, refusals: Sequence[Refusal], target: Target, source: str, table: GameTable) -> GestureResult:
    """What laying a card from the zone `source` ("": any) on `target` does, whichever card it is."""
    if ask is None or not target.card:
        return GestureResult()
    kinds = {deed.kind for deed in table.deeds if deed.gesture == "lay" and source in ("", deed.source)}
    fits = tuple(i for i, o in enumerate(ask.options) if o.kind in kinds and o.card == target.card)
    if fits:
        return GestureResult(fits)
    reasons = (r.message for r in refusals if r.option.kind in kinds and r.option.card == target.card)
    return GestureResult((), next(reasons, None))


def default(ask: Ask | None, card: int, table: GameTable) -> GestureResult:
    """What a double click or Space does: the deed of a card that comes before its others; several are a menu's
    matter."""
    if ask is None:
        return GestureResult()
    ranks = {deed.kind: deed.rank for deed in table.deeds}
    usable = deeds(ask, card, table)
    first = min((ranks[ask.options[i].kind] for i in usable), default=0)
    return GestureResult(tuple(i for i in usable if ranks[ask.options[i].kind] == first))


_FIRST_TOLD: tuple[Gesture, ...] = ("drop", "aim", "lay", "click")
"""Of what gesture a reason is told first."""

"""What a game says of its zones: whose they are, who sees what lies there, and how it lies."""

from __future__ import annotations

from typing import Literal, NamedTuple

from svedesk.engine.records import UPRIGHT


class ZoneSpec(NamedTuple):
    """One kind of zone.

    `sees`: "all" (faceup cards are public), "owner" (its seat sees every card, others only faceup ones), "none" (nobody
    sees). `faceup` is how cards usually lie there; in a zone with `sees="owner"` that are not public it is False.
    `ordered`: the order is tracked, index 0 is the top. `limit` is how many cards may lie there (None: any number).
    `apart`: nobody sees what lies facedown, yet everyone can tell it apart: each card lies there as a back that can be
    pointed at, and turned up.
    `lies` is how many quarter turns clockwise cards usually lie there from upright.
    `keeps_state`: cards there are upright or turned, faceup or facedown. `given_goes_to` names the zones into which
    what was given to a card goes along with it. `later`: it came to the game when tables and boards were kept already,
    so those without a card in it are written as if it were not there. `in_play`: what lies there decides what cards
    count as, there or elsewhere (see `Table.found`).
    """

    name: str
    sees: Literal["all", "owner", "none"]
    ordered: bool = False
    shared: bool = False
    faceup: bool = True
    limit: int | None = None
    keeps_state: bool = False
    given_goes_to: tuple[str, ...] = ()
    later: bool = False
    in_play: bool = False
    apart: bool = False
    lies: int = UPRIGHT

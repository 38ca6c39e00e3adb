"""What a line that is resolved by hand asks its player to count: told as it is now, and judged by nobody."""

from __future__ import annotations

import re
from collections.abc import Callable

from svedesk.engine.message import Message
from svedesk.engine.view import View
from svedesk.games.sve.actions.turn_counts import PLAYED
from svedesk.games.sve.zones import CEMETERY


def _in_cemetery(view: View, seat: int) -> Message:
    return Message("now-in-cemetery", (view.zone(seat, CEMETERY).count,))


def _spells(view: View, seat: int) -> Message:
    return Message("now-spells", (sum(card.shown.kind == "spell" for card in view.zone(seat, CEMETERY).cards),))


def _played(view: View, seat: int) -> Message:
    return Message("now-played", (view.number(seat, PLAYED),))


def _max_points(view: View, seat: int) -> Message:
    return Message("now-max-points", (view.number(seat, "max_play_points"),))


_COUNTED: tuple[tuple[re.Pattern[str], Callable[[View, int], Message]], ...] = (
    (re.compile(r"\b(?:Necrocharge|NC) ?\(\d|【(?:ネクロチャージ|NC)_"), _in_cemetery),
    (re.compile(r"\b(?:Spellchain|SC) ?\(\d|【(?:スペルチェイン|SC)_"), _spells),
    (re.compile(r"\bCombo ?\(\d|【コンボ_"), _played),
    (re.compile(r"\bOverflow\b|【覚醒】"), _max_points),
)


def counted(line: str, view: View, seat: int) -> tuple[Message, ...]:
    """What there is now of all that a line counts by a word of the rules (13.2 to 13.5)."""
    return tuple(count(view, seat) for pattern, count in _COUNTED if pattern.search(line))

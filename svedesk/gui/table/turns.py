"""Ending turns, with the rules on or off."""

from __future__ import annotations

from svedesk.engine.records import SHARED
from svedesk.gui.table import manual
from svedesk.gui.table.page import GamePage
from svedesk.gui.table.sitting import Sitting


def end_turn(page: GamePage) -> None:
    """End the turn, or pass; with the rules off, go to the other seat's turn, or where that is wanted first to the end
    phase, so that Quick can be used."""
    sitting = page.sitting
    if not sitting.rules_off:
        page.press_go_on()
    elif "stop" in sitting.helps and _phase(sitting) not in ("end", "setup"):
        manual.step(sitting, "end", _active(sitting))
    else:
        manual.step(sitting, "start", 1 - _active(sitting))


def _phase(sitting: Sitting) -> str:
    return str(sitting.view.step[0]) if sitting.view.step else ""


def _active(sitting: Sitting) -> int:
    return sitting.view.number(SHARED, "active")

"""What the desk is told of the settings when a game begins."""

from __future__ import annotations

from svedesk.desk.settings import DeskSettings
from svedesk.settings.values import Settings

SINGLE = frozenset(
    (
        *("first", "redraw", "order", "target", "choose", "evolve_point", "select", "may", "keep", "pending"),
        *("replacement", "ward", "discard", "number", "divide"),
    )
)
"""The kinds of questions that the desk answers itself when there is one possible answer, unless told not to."""


def desk_settings(settings: Settings) -> DeskSettings:
    """How the desk of a new game behaves, the same for both seats."""
    return DeskSettings(
        ask_anyway=SINGLE if settings.ask_single else frozenset(), passing=(settings.passing, settings.passing)
    )


HELPS = ("refresh", "points", "draw", "cost", "combat", "stop", "tokens")
"""What may be helped with when the rules are off; the setting of each begins with "help_"."""


def helps(settings: Settings) -> frozenset[str]:
    """The helps that are wanted now."""
    return frozenset(name for name in HELPS if getattr(settings, f"help_{name}"))

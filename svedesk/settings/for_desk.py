"""What the desk is told of the settings when a game begins."""

from __future__ import annotations

from svedesk.desk.settings import DeskSettings
from svedesk.settings.values import Settings


def desk_settings(settings: Settings, choices: frozenset[str]) -> DeskSettings:
    """How the desk of a new game behaves, the same for both seats. `choices` are the kinds of questions that the desk
    answers itself when there is one possible answer, unless told not to (see `GameTable.choices`)."""
    return DeskSettings(
        ask_anyway=choices if settings.ask_single else frozenset(), passing=(settings.passing, settings.passing)
    )


HELPS = ("refresh", "points", "draw", "cost", "combat", "stop", "tokens")
"""What may be helped with when the rules are off; the setting of each begins with "help_"."""


def helps(settings: Settings) -> frozenset[str]:
    """The helps that are wanted now."""
    return frozenset(name for name in HELPS if getattr(settings, f"help_{name}"))

"""Choices that several pages offer, with their labels."""

from __future__ import annotations

from svedesk.desk.settings import PassPolicy
from svedesk.engine.script import Lang

QUICK: tuple[tuple[PassPolicy, str], ...] = (
    ("pause", "Always pause"),
    ("when_able", "Pause when I can respond"),
    ("until_touched", "Pass until something happens"),
)
"""What a seat may want of Quick windows (see desk.settings)."""
LANGUAGES: tuple[tuple[Lang, str], ...] = (("en", "English"), ("ja", "日本語"))
"""The languages of the window, each by its own name."""

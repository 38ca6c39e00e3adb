"""The edition of the rules: General Game Rules 1.38. Clause numbers in comments are its own."""

from __future__ import annotations

NAME = "dm"
"""What saves, decks and packs call the game."""
EDITIONS = ("1.38",)
FORMATS = ("standard",)

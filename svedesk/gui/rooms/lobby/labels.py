"""What several pages of a network game show: formats, what spectators see, times, sheets above the table."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame

from svedesk.engine.script import Lang
from svedesk.games.registry import shipped_games
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, scaled
from svedesk.net.chess_clock import Per
from svedesk.wire.messages import Watchers

SPECTATORS: dict[Watchers, str] = {"none": "None", "public": "See what both players see", "hands": "See both hands"}
"""The choices of what spectators see."""


def format_name(game: str, form: str, lang: Lang) -> str:
    """What a format of a game is called, which another program may know and this one not."""
    known = shipped_games().get(game)
    return form if known is None else known.term("format", form, lang)


def turns_later(turns: int) -> str:
    """How much later spectators see the game."""
    return tr("1 turn later") if turns == 1 else tr("{0} turns later", turns)


def bonus_label(seconds: int, per: Per) -> str:
    """What a chess clock gives."""
    if not seconds:
        return tr("No extra time")
    return tr("+{0} s per turn" if per == "turn" else "+{0} s per answer", seconds)


def clock(seconds: int) -> str:
    """A time span as minutes and seconds."""
    return f"{seconds // 60}:{seconds % 60:02}"


class TableSheet(QFrame):
    """A framed row above the table."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("sheet")

    def colour(self, colour: str) -> None:
        """Put edge and bar in a colour."""
        self.setStyleSheet(
            scaled(
                f"#sheet {{ background: {self._theme.panel}; border: 1px solid {colour};"
                " border-left-width: 5px; border-radius: 8px; }"
            )
        )

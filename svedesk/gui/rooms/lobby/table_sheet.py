"""A sheet above the table of a network game: a bar of colour at its left says how urgent it is."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame

from svedesk.gui.look.theme import Theme, scaled


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

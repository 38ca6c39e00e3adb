"""The application in a theme, at a scale."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from svedesk.gui.look.fonts import font
from svedesk.gui.look.scale import px, scaled, set_scale
from svedesk.gui.look.theme import Theme, palette, style_sheet


def dress(application: QApplication, theme: Theme, scale: float = 1.0) -> None:
    """Give everything a theme's colours, and texts and paddings their size; nothing is done where all is so already."""
    set_scale(application, scale)
    sheet = scaled(style_sheet(theme))
    if application.styleSheet() != sheet:
        application.setFont(font(px(13)))
        application.setPalette(palette(theme))
        application.setStyleSheet(sheet)

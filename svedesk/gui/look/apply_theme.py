"""Applies a theme at a scale to the whole application."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from svedesk.gui.look.fonts import font
from svedesk.gui.look.scale import px, scaled, set_scale
from svedesk.gui.look.theme import Theme, palette, style_sheet


def apply_theme(application: QApplication, theme: Theme, scale: float = 1.0) -> None:
    """Set colours, fonts and paddings. No-op if unchanged."""
    set_scale(application, scale)
    sheet = scaled(style_sheet(theme))
    if application.styleSheet() != sheet:
        application.setFont(font(px(13)))
        application.setPalette(palette(theme))
        application.setStyleSheet(sheet)

"""A monospaced font for scripts, if this machine has one."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase

from svedesk.gui.look.theme import JAPANESE

_EVEN = ("DejaVu Sans Mono", "Cascadia Mono", "Consolas", "Menlo", "Liberation Mono")


def script_font_sheet(widget: str, size: int, more: str = "") -> str:
    """A style sheet that sets a kind of widget in it, so many logical pixels high at 100 %, and says `more` of it;
    to be scaled. A sheet's font for all widgets goes before `setFont`."""
    usual = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
    families = ", ".join(f"'{name}'" for name in (*_EVEN, usual, JAPANESE))
    return f"{widget} {{ font-family: {families}; font-size: {size}px; }} {more}"

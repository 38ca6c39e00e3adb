"""The shipped fonts, Latin and Japanese: text looks the same on every machine and is never boxes."""

from __future__ import annotations

from typing import Literal

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from svedesk.data import assets

SANS = "Svedesk Sans"
CONDENSED = "Svedesk Sans Condensed"
JAPANESE = "Svedesk Sans JP"

_BEHIND = ("Noto Sans CJK JP", "Yu Gothic UI", "Hiragino Sans", "Meiryo", "IPAGothic", "DejaVu Sans")
"""Asked, if the machine has them, for characters that ours lack (rare kanji in a user's own card list)."""

Weight = Literal[400, 600, 700]
REGULAR: Weight = 400
SEMIBOLD: Weight = 600
BOLD: Weight = 700


def install_fonts() -> None:
    """Makes the shipped fonts known to the application and one of them its font. Call after the QApplication was made.

    Raises FileNotFoundError when a font is missing or damaged: the program is not installed completely then.
    """
    known = set(QFontDatabase.families())
    if not {SANS, CONDENSED, JAPANESE} <= known:
        for path in sorted((assets() / "fonts").glob("svedesk-sans*.[ot]tf")):
            if QFontDatabase.addApplicationFont(str(path)) < 0:
                raise FileNotFoundError(f"cannot read the font {path}")
    missing = {SANS, CONDENSED, JAPANESE} - set(QFontDatabase.families())
    if missing:
        raise FileNotFoundError(f"fonts are missing in {assets() / 'fonts'}: {', '.join(sorted(missing))}")
    QGuiApplication.setFont(font(13))


def font(size_px: int, weight: Weight = REGULAR, *, condensed: bool = False) -> QFont:
    """A font of the interface, `size_px` logical pixels high. `condensed` (bold only) is for names in narrow places."""
    result = QFont()
    result.setFamilies([CONDENSED if condensed else SANS, JAPANESE, *_BEHIND])
    result.setPixelSize(size_px)
    result.setWeight(QFont.Weight(BOLD if condensed else weight))
    # Widths then grow evenly with the size: faces are measured at one size and drawn at many.
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return result

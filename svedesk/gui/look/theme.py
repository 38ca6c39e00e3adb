"""The look of the window: its colours by the name of their use, in three themes, with the palette and style sheet made
of them; how large it is; the shipped fonts."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from functools import cache
from string import Template
from threading import get_ident
from typing import Literal

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from svedesk.data import assets, resources

ROOM = QSize(1000, 600)
"""The least window, in logical pixels, in which everything holds at 100 %."""
LEAST = 0.5
"""The least scale. A window is so small only where its screen has no room for more, as one of 1366 x 768 at 200 %,
whose logical pixels are large."""
FRAME = 32
"""What a window's frame takes of the height of its screen, in logical pixels."""
SMALL = QSize(1280, 720)
"""In a larger window everything grows with it: menus, bar and log are read from as far away as the cards are."""
GROWS, MOST_GROWN = 0.5, 2.0
"""How much of a window's growth text and buttons take, the rest is room; and how far they grow at most."""
_STEP, _GROWN = 0.01, 0.05
_PROPERTY = "uiScale"
_LENGTH = re.compile(r"(?<![\w#.])(?<!\w-)(\d+(?:\.\d+)?)px")


def scale_for(wanted: int, window: QSize) -> float:
    """The scale for a user who wants so many per cent, as far as a window of this size has room: what does not fit
    would be cut off. A large window has all of it larger than a small one, the less so the more is wanted anyway."""
    room = min(window.width() / ROOM.width(), window.height() / ROOM.height())
    larger = min(window.width() / SMALL.width(), window.height() / SMALL.height())
    larger = min(MOST_GROWN, 1 + (larger - 1) * GROWS)
    share = wanted / 100
    # In steps, so that dragging the window's edge does not make everything anew at each pixel.
    more = max(0.0, int(larger / _GROWN + 1e-6) * _GROWN - 1.0)
    grown = share + more * min(share, max(0.0, 2.0 - share))
    return max(LEAST, min(grown, int(room / _STEP + 1e-6) * _STEP))


def least_window(wanted: int, screen: QSize) -> QSize:
    """How small a window may be made by a user who wants so many per cent: as small as its screen at least, with its
    frame."""
    fits = min(1.0, wanted / 100, screen.width() / ROOM.width(), (screen.height() - FRAME) / ROOM.height())
    return (ROOM.toSizeF() * max(LEAST, fits)).toSize()


def scale_now() -> float:
    """The scale in force, 1.0 being 100 %."""
    application = QCoreApplication.instance()
    value = application.property(_PROPERTY) if application is not None else None
    return value if isinstance(value, float) else 1.0


def set_scale(application: QCoreApplication, scale: float) -> None:
    """Put a scale in force for all that is laid out from now on."""
    application.setProperty(_PROPERTY, float(scale))


def px(length: float) -> int:
    """A length of the interface, in logical pixels at 100 %, at the scale in force."""
    scaled = round(length * scale_now())
    return max(1, scaled) if length > 0 else scaled


def scaled(sheet: str) -> str:
    """A style sheet whose lengths ("14px") are meant at 100 %, at the scale in force. Lines stay as thin as they
    are."""

    def at_scale(match: re.Match[str]) -> str:
        length = float(match[1])
        return match[0] if length <= 2 else f"{px(length)}px"

    return _LENGTH.sub(at_scale, sheet)


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
    return QFont(_font(size_px, weight, condensed, get_ident()))


@cache
def _font(size_px: int, weight: Weight, condensed: bool, thread: int) -> QFont:
    """What all copies share: Qt looks for the files of a font only once. Threads may not share that."""
    result = QFont()
    result.setFamilies([CONDENSED if condensed else SANS, JAPANESE, *_BEHIND])
    result.setPixelSize(size_px)
    result.setWeight(QFont.Weight(BOLD if condensed else weight))
    # Widths then grow evenly with the size: faces are measured at one size and drawn at many.
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return result


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours ("#RRGGBB") by use. Colour is never the only sign: whoever uses one adds a shape to it."""

    name: str
    dark: bool
    window: str
    """Behind everything that is not the table."""
    cloth: str
    """The table, and below it the colour its edges darken to."""
    cloth_edge: str
    panel: str
    """What lies raised on the window: side panel, menus, dialogs, buttons at rest."""
    raised: str
    """A panel's part under the mouse."""
    sunk: str
    """Where one types: inputs, lists, the log."""
    line: str
    edge: str
    """The outline of what one types in or chooses from, which must be seen to be found."""
    text: str
    quiet_text: str
    you_can: str
    """The one bright colour: this can be done now (glow, primary button)."""
    on_you_can: str
    """Text on a primary button."""
    legal: str
    """Outline (solid) of a place where the dragged card may be dropped."""
    illegal: str
    """Outline (dashed) of a place where it may not."""
    attack: str
    """Attack arrows, damage, below printed."""
    heal: str
    """Healing, above printed."""
    info: str
    """Selection, links, information."""
    on_mark: str
    """Text on a ground of `attack`, `heal` or `info`."""

    @property
    def bright_text(self) -> str:
        """`you_can` for words; on light grounds, where it is too pale to be read, the text's own colour."""
        return self.you_can if self.dark else self.text


DARK = Theme(
    name="dark",
    dark=True,
    window="#12161C",
    cloth="#1C2632",
    cloth_edge="#131A23",
    panel="#222C39",
    raised="#2C3847",
    sunk="#171D26",
    line="#35414F",
    edge="#768390",
    text="#E8ECF1",
    quiet_text="#9AA7B5",
    you_can="#F2B84B",
    on_you_can="#221703",
    legal="#57C785",
    illegal="#7A8794",
    attack="#F58078",
    heal="#57C785",
    info="#6AA8F7",
    on_mark="#0E1319",
)

LIGHT = Theme(
    name="light",
    dark=False,
    window="#E9ECF0",
    cloth="#D9E0E6",
    cloth_edge="#C3CDD6",
    panel="#FFFFFF",
    raised="#F0F3F6",
    sunk="#F6F8FA",
    line="#B9C3CD",
    edge="#7A848E",
    text="#17202A",
    quiet_text="#505C68",
    you_can="#AD7100",
    on_you_can="#0E0A02",
    legal="#17713D",
    illegal="#67717B",
    attack="#B32D24",
    heal="#17713D",
    info="#1F5CB3",
    on_mark="#FFFFFF",
)

HIGH_CONTRAST = Theme(
    name="high-contrast",
    dark=True,
    window="#000000",
    cloth="#000000",
    cloth_edge="#000000",
    panel="#0B0B0B",
    raised="#2A2A2A",
    sunk="#000000",
    line="#FFFFFF",
    edge="#FFFFFF",
    text="#FFFFFF",
    quiet_text="#D6D6D6",
    you_can="#FFD400",
    on_you_can="#000000",
    legal="#3DFF8C",
    illegal="#BFBFBF",
    attack="#FF9B94",
    heal="#3DFF8C",
    info="#7CC4FF",
    on_mark="#000000",
)

THEMES = {theme.name: theme for theme in (DARK, LIGHT, HIGH_CONTRAST)}
"""All themes by the name under which a setting keeps them."""
SYSTEM = "system"
"""The name that stands for light or dark, as the system is."""


def theme_named(name: str) -> Theme:
    """The theme a setting means, by its name. Where the system does not say what it is, it is dark."""
    if name != SYSTEM:
        return THEMES[name]
    return LIGHT if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Light else DARK


def palette(theme: Theme) -> QPalette:
    """The theme as a Qt palette, for what no style sheet reaches (asking Qt for dark does nothing on Linux)."""
    role = QPalette.ColorRole
    result = QPalette()
    for group_role, colour in {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.sunk,
        role.AlternateBase: theme.panel,
        role.ToolTipBase: theme.panel,
        role.ToolTipText: theme.text,
        role.PlaceholderText: theme.quiet_text,
        role.Text: theme.text,
        role.Button: theme.panel,
        role.ButtonText: theme.text,
        role.BrightText: theme.attack,
        role.Highlight: theme.info,
        role.HighlightedText: theme.on_mark,
        role.Accent: theme.you_can,
        role.Link: theme.info,
        role.LinkVisited: theme.info,
        role.Light: theme.raised,
        role.Midlight: theme.raised,
        role.Mid: theme.line,
        role.Dark: theme.cloth_edge,
        role.Shadow: "#000000",
    }.items():
        result.setColor(group_role, QColor(colour))
    for text_role in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, text_role, QColor(theme.illegal))
    return result


def style_sheet(theme: Theme) -> str:
    """The style sheet of the whole window: `resources/themes/svedesk.qss` with the theme's colours for its $names."""
    template = Template((resources() / "themes" / "svedesk.qss").read_text(encoding="utf-8"))
    names = {field.name: str(getattr(theme, field.name)) for field in fields(theme)}
    return template.substitute(
        names, images=(resources() / "themes").as_posix(), tone="dark" if theme.dark else "light"
    )


def apply_theme(application: QApplication, theme: Theme, scale: float = 1.0) -> None:
    """Set colours, fonts and paddings. No-op if unchanged."""
    set_scale(application, scale)
    sheet = scaled(style_sheet(theme))
    if application.styleSheet() != sheet:
        application.setPalette(palette(theme))
        application.setStyleSheet(sheet)
        application.setFont(font(px(13)))  # last: on Windows a style sheet gives menus and tips the system's font again

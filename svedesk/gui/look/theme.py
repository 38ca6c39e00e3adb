"""The three themes: every colour of the window by the name of its use, and the palette and style sheet made of them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from svedesk.data import resources
from svedesk.gui.look.fonts import font
from svedesk.gui.look.scale import px, scaled, set_scale


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
        application.setFont(font(px(13)))
        application.setPalette(palette(theme))
        application.setStyleSheet(sheet)

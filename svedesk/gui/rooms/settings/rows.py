"""What stands on the settings page: a line for each setting that the user chooses there.  Labels and notes are English
here and have their Japanese in resources/translations."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol

from svedesk.cards.library import shipped_library
from svedesk.decks.restrictions import NEWEST, NONE, RestrictionLists
from svedesk.gui.kit.choices import LANGUAGES, MOTION_SPEEDS, PACES, QUICK, THEMES
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.picture_words import about_cards, about_mat, about_sleeves
from svedesk.gui.look.theme import scale_for
from svedesk.gui.rooms.settings.fields import (
    ChoiceSetting,
    Field,
    LineSetting,
    LinesSetting,
    SliderSetting,
    SwitchSetting,
)
from svedesk.gui.rooms.settings.galleries import GallerySetting, PicturesSetting
from svedesk.net.new_versions import ADDRESS

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


HELP_ROWS: tuple[tuple[str, str, str, str, str], ...] = (
    (
        "help_points",
        "Resources",
        "Refill at the start of a turn",
        "",
        "pp recover",
    ),
    ("help_refresh", "Turned cards", "Turn upright at the start of a turn", "", "untap stand"),
    ("help_draw", "Draw", "Draw a card at the start of a turn", "Not on the first turn of the game.", "card deck"),
    (
        "help_cost",
        "Costs",
        "Pay when a card is played",
        "When a card is played from your hand and you can pay for it.",
        "play points pp pay",
    ),
    (
        "help_combat",
        "Attacks",
        "Turn the attacker and deal damage both ways, without asking",
        "To attack, Shift+drag a card onto its target, or use the card's menu. Off: you are asked at each attack.",
        "fight arrow combat exchange",
    ),
    (
        "help_stop",
        "End of the turn",
        "Pause for responses first",
        "“End turn” first goes to the end phase. Use it again to end the turn.",
        "quick response pause",
    ),
    (
        "help_tokens",
        "Tokens",
        "Offer the tokens of the card under the mouse",
        "A button next to the card creates one. So does its menu.",
        "create fairy knight",
    ),
)
"""Each is a switch: the setting, what it is called, what is said beside the box, a note, more words that find it."""


class SettingKind(Protocol):
    """How a setting is chosen."""

    def field(self) -> Field:
        """The widget it is chosen with."""


class SettingRow(NamedTuple):
    """One setting: its name in `settings.values`, the section it stands in, what it is called, how it is chosen, a
    note, more words that find it, and what is to be said of it now, "" for nothing."""

    name: str
    section: str
    label: str
    kind: SettingKind
    note: str = ""
    found_by: str = ""
    now: Callable[[App], str] = lambda app: ""

    def field(self) -> Field:
        """The widget it is chosen with, named for screen readers."""
        field = self.kind.field()
        field.main.setObjectName(self.name)
        field.main.setAccessibleName(field.main.accessibleName() or tr(self.label))
        field.main.setAccessibleDescription(tr(self.note) if self.note else "")
        return field


SECTIONS: tuple[tuple[str, str], ...] = (
    ("display", "Display"),
    ("game", "Game"),
    ("hand", "Manual mode"),
    ("look", "Table and cards"),
    ("sounds", "Sounds"),
    ("keys", "Keys"),
)
"""In the order of the page."""


def in_game_words(row: SettingRow, app: App) -> SettingRow:
    """A row with the words of the game that is played, where it has some."""
    kind = row.kind
    if isinstance(kind, SwitchSetting):
        kind = kind._replace(text=_of_game(app, "setting switch", row.name, kind.text))
    if row.name == "restrictions":
        kind = ChoiceSetting((*RESTRICTION_LISTS, *((date, date) for date in RestrictionLists(app.game).dates)))
    label, note = (
        _of_game(app, *words) for words in (("setting", row.name, row.label), ("setting note", row.name, row.note))
    )
    return row._replace(label=label, note=note, kind=kind)


def _of_game(app: App, kind: str, name: str, otherwise: str) -> str:
    text = app.game.term(kind, name, app.lang)
    return otherwise if text == name else text


def _room(app: App) -> str:
    wanted = app.settings.now.ui_scale
    scale = round(scale_for(wanted, app.router.shown.page.window().size()) * 100)
    if scale > wanted:
        return tr("In a window this large, everything is shown at {0}%.", scale)
    return tr("This window fits at most {0}%.", scale) if scale < wanted else ""


def _card_room(app: App) -> str:
    if app.router.table is None:
        return ""
    wanted, scale = app.settings.now.card_scale, round(app.router.table.scene.layout.cards * 100)
    return tr("This table fits at most {0}%.", scale) if scale < wanted else ""


def _player(app: App) -> str:
    return "" if app.sounds.able else tr("No sound player found. Install pw-play, paplay or aplay.")


def _mat(app: App) -> str:
    return about_mat(app.table_style, app.theme.name)


def _sleeves(app: App) -> str:
    return about_sleeves(app.table_style)


def _versions(app: App) -> str:
    return "" if ADDRESS else tr("This copy of svedesk has no address for update checks.")


def _restrictions(app: App) -> str:
    lists = RestrictionLists(app.game)
    if lists.damaged:
        return lists.damaged[0].in_words(app.lang)
    chosen = lists.chosen(app.settings.now.restrictions)
    return tr("Active: the list of {0}.", chosen.date) if chosen is not None else ""


def _cards(app: App) -> str:
    return about_cards(app.table_style, shipped_library(app.game).values())


HANDS = ((False, "Cover the screen between turns"), (True, "Open hands"))
RESTRICTION_LISTS = ((NEWEST, "Newest"), (NONE, "None"))
LARGE_PICTURES = (("whole", "The whole picture"), ("text", "Picture and readable text"))


ROWS: tuple[SettingRow, ...] = (
    SettingRow(
        "lang", "display", "Language", ChoiceSetting(LANGUAGES, own_words=True), found_by="English 日本語 Japanese"
    ),
    SettingRow("theme", "display", "Theme", ChoiceSetting(THEMES), found_by="colours light dark contrast"),
    SettingRow(
        "ui_scale",
        "display",
        "Text and button size",
        SliderSetting(75, 300, 5),
        "Text, buttons and panels. Cards on the table have their own size setting.",
        "scale zoom font large small",
        _room,
    ),
    SettingRow(
        "card_scale",
        "display",
        "Card size",
        SliderSetting(75, 300, 5),
        "Cards in hand and on the field, as large as the table has room for. The hand is never cut off.",
        "scale zoom large small",
        _card_room,
    ),
    SettingRow(
        "reduced_motion",
        "display",
        "Motion",
        SwitchSetting("Reduced motion"),
        "Cards move without animation.",
        "animation speed",
    ),
    SettingRow(
        "motion_speed",
        "display",
        "Animation speed",
        ChoiceSetting(tuple((speed, text) for speed, text, _ in MOTION_SPEEDS)),
        "How fast attacks, spells and other events are shown. A click skips them.",
        "animation motion quick slow fast off",
    ),
    SettingRow(
        "new_versions",
        "display",
        "Updates",
        SwitchSetting("Check when svedesk starts"),
        "Asks a server for the newest version number. Nothing else is sent.",
        "update upgrade check release online",
        _versions,
    ),
    SettingRow(
        "names",
        "game",
        "Names of both seats",
        LinesSetting(24, ("Player 1", "Player 2")),
        "Applies from the next game on this PC.",
    ),
    SettingRow("network_name", "game", "Your name in network games", LineSetting(24), found_by="host join LAN"),
    SettingRow(
        "open_hands",
        "game",
        "Hands",
        ChoiceSetting(HANDS),
        "Applies from the next game on this PC. The cover hides the table between players.",
        "cover screen hot seat",
    ),
    SettingRow(
        "passing",
        "game",
        "Responses",
        ChoiceSetting(QUICK),
        "Applies from the next game. Always pausing gives nothing away "
        "about your hand. You can also change it in a game's menu.",
        "response window priority pass",
    ),
    SettingRow(
        "pace",
        "game",
        "Computer speed",
        ChoiceSetting(tuple((pace, text) for pace, text, _ in PACES)),
        "How long its moves are shown. Hold the mouse on a card to keep reading; click to continue.",
        "speed animation bot opponent quick slow fast",
    ),
    SettingRow(
        "restrictions",
        "game",
        "Restriction list",
        ChoiceSetting(RESTRICTION_LISTS),
        "Decks are checked against it. To add one, open its file (Ctrl+O) or drop it on the window.",
        "banned limited cards legal deck",
        _restrictions,
    ),
    SettingRow(
        "ask_single",
        "game",
        "Forced choices",
        SwitchSetting("Confirm them myself"),
        "If off, svedesk makes them for you, and pays for an effect you chose.",
        "automatic forced target prompt",
    ),
    *(
        SettingRow(name, "hand", label, SwitchSetting(beside), note, search)
        for name, label, beside, note, search in HELP_ROWS
    ),
    SettingRow(
        "playmat",
        "look",
        "Playmat",
        GallerySetting("playmat", 4),
        found_by="mat cloth background wallpaper image picture",
        now=_mat,
    ),
    SettingRow(
        "playmat_strength",
        "look",
        "Playmat strength",
        SliderSetting(0, 100, 5),
        "0 shows plain cloth.",
        "opacity transparent",
    ),
    SettingRow(
        "sleeves",
        "look",
        "Sleeves",
        GallerySetting("sleeve", 7, ("First seat", "Second seat")),
        "In a network game the first row is yours, the second the other's; only you see them.",
        "backs card back cover image picture",
        _sleeves,
    ),
    SettingRow(
        "card_pictures",
        "look",
        "Card pictures",
        PicturesSetting("None (cards show svedesk's own drawings)"),
        "PNG, JPEG or WebP files named by card number or name. They stay on this PC.",
        "art image scan folder own",
        _cards,
    ),
    SettingRow(
        "large_pictures",
        "look",
        "Large cards with a picture",
        ChoiceSetting(LARGE_PICTURES),
        found_by="art image scan preview text",
    ),
    SettingRow(
        "sounds",
        "sounds",
        "Sounds",
        SwitchSetting("Play sounds for cards, attacks, damage and turns"),
        "A soft bell rings when it's your turn to answer.",
        "audio mute quiet off bell noise",
        _player,
    ),
    SettingRow("volume", "sounds", "Volume", SliderSetting(0, 100, 5), "0 is mute.", "audio loud quiet mute"),
)
"""In the order of the page."""
SILENT = frozenset(
    (
        *("keys", "decks", "network_deck", "edition", "form", "first", "window"),
        *("game", "opponent", "level", "computer_decks", "computer_first", "games", "learned"),
    )
)
"""Settings that are kept without being asked for, or have an editor of their own."""
BY_SECTION = {
    section: tuple(row.name for row in ROWS if row.section == section) for section, _ in SECTIONS if section != "keys"
} | {"keys": ("keys",)}
"""The settings that are reset together."""

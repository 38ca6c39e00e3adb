"""The window's actions as Qt knows them, and which keys do what: the default ones, and what the user chose."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from svedesk.gui.app.actions import ACTIONS, Action, label_of
from svedesk.gui.kit.translate import tr
from svedesk.settings.values import Binding, Settings

if TYPE_CHECKING:
    from svedesk.gui.app.context import App
    from svedesk.gui.table.page import GamePage


DEFAULT_KEYS: Mapping[str, tuple[str, ...]] = {action.name: action.keys for action in ACTIONS}
"""The keys of every action, in Qt's portable words, until the user chooses others."""
MOST = 4
"""Keys that one action has at most."""


def in_force(settings: Settings) -> dict[str, tuple[str, ...]]:
    """The keys of every action, in the order of the list. What no keyboard has is left out."""
    chosen = {binding.action: binding.keys for binding in settings.keys}
    return {
        name: tuple(filter(None, map(portable, chosen[name]))) if name in chosen else default
        for name, default in DEFAULT_KEYS.items()
    }


def with_keys(settings: Settings, name: str, keys: tuple[str, ...]) -> tuple[Binding, ...]:
    """What the setting `keys` is when an action has these keys. Choices of actions that this version does not have
    stay."""
    others = tuple(binding for binding in settings.keys if binding.action != name)
    return others if keys == DEFAULT_KEYS[name] else (*others, Binding(name, keys))


def conflicts(keys: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Keys that more than one action has, with the names of these actions."""
    users: dict[str, list[str]] = {}
    for name, mine in keys.items():
        for key in mine:
            users.setdefault(key, []).append(name)
    return {key: tuple(names) for key, names in users.items() if len(names) > 1}


def portable(key: str) -> str:
    """A key in Qt's portable words; "" for what is none."""
    sequence = QKeySequence(key, QKeySequence.SequenceFormat.PortableText)
    text = sequence.toString(QKeySequence.SequenceFormat.PortableText)
    return "" if sequence.count() != 1 or not text or "unknown" in text.lower() else text


def shown(key: str) -> str:
    """A key as this machine's keyboard calls it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key


OWN_GAMES = frozenset(
    ("save", "save_board", "keep_board", "same_decks", "bookmark", "bookmarks", "load", "hint", "lethal")
)
"""Actions that are about a game this window holds itself."""


class Shortcuts:
    """All of them, for menus and keys. `keys` are those in force by the action's name, in Qt's portable words."""

    def __init__(self, app: App, window: QWidget) -> None:
        self._app = app
        self.keys: dict[str, tuple[str, ...]] = {}
        self.actions: dict[str, QAction] = {}
        for action in ACTIONS:
            made = QAction(window)
            made.triggered.connect(partial(self._do, action))
            window.addAction(made)
            self.actions[action.name] = made
        app.actions, app.key_of, app.key_rows = self.actions, self.key, self.rows
        self._end = app.settings.subscribe(self._settings_changed)
        self._bind()
        self._name()

    def close(self) -> None:
        """The window is closed."""
        self._end()

    def _settings_changed(self, names: frozenset[str]) -> None:
        if "keys" in names:
            self._bind()
        if "lang" in names:
            self._name()

    def _bind(self) -> None:
        """Take the keys the user chose."""
        self.keys = in_force(self._app.settings.now)
        for action in ACTIONS:
            keys = [] if action.held else [QKeySequence(key) for key in self.keys[action.name]]
            self.actions[action.name].setShortcuts(keys)
        table = self._app.router.table
        if table is not None:
            self.teach(table)

    def _name(self) -> None:
        """Call the actions by their names in the language spoken now."""
        for action in ACTIONS:
            self.actions[action.name].setText(self._label(action))

    def _label(self, action: Action) -> str:
        return label_of(action, self._app.game, self._app.lang)

    def key(self, name: str) -> str:
        """The first key of an action as this machine calls it, "" when it has none."""
        return shown(self.keys[name][0]) if self.keys[name] else ""

    def hint(self, text: str, name: str) -> str:
        """What a button is for, with the key that does the same."""
        key = self.key(name)
        return f"{text} ({key})" if key else text

    def rows(self) -> list[tuple[str, str, str]]:
        """Group, action and keys of everything that has a key, for people to read."""
        called = ((tr(action.group), self._label(action), self.keys[action.name]) for action in ACTIONS)
        return [(group, label, ", ".join(map(shown, keys))) for group, label, keys in called if keys]

    def teach(self, page: GamePage) -> None:
        """Tell a table the keys it shows, and the one it listens to itself."""
        page.bar.rules.setToolTip(self.hint(tr("Turn the rules off or on"), "rules"))
        page.bar.undo.setToolTip(self.hint(tr("Undo the last action"), "undo"))
        page.bar.redo.setToolTip(self.hint(tr("Redo the last undone action"), "redo"))
        page.bar.panel.setToolTip(self.hint(tr("Show or hide preview and log"), "panel"))
        page.view.zoom_keys = frozenset(self.keys["zoom"])

    def enable(self, *, playing: bool, own: bool) -> None:
        """Offer what can be done now: with a table before the user or without one, `own` unless another program holds
        the game."""
        for action in ACTIONS:
            possible = action.when == "always" or playing
            self.actions[action.name].setEnabled(possible and (own or action.name not in OWN_GAMES))

    def _do(self, action: Action, _checked: bool = False) -> None:
        if action.do is not None:
            action.do(self._app)
            return
        current = self._app.router.current
        page = current.table if current is not None else None
        if current is None or page is None:
            return
        if page.cover.isVisible():
            if action.name in ("use", "confirm"):
                page.cover.press_focused()
            elif action.name == "redo":
                current.do(action.name)
        elif page.takes(action.name):
            return
        elif action.when == "hand" and not page.table_seat.manual:
            page.refuse(self.hint(tr("{0}: turn the rules off first.", self._label(action)), "rules"))
        else:
            current.do(action.name)

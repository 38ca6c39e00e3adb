"""Every action with its keys: found by a word, changed by pressing another key, put back one by one or all at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QKeyCombination, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLabel, QPushButton, QTreeWidget, QTreeWidgetItem, QWidget

from svedesk.gui.app.actions import ACTIONS, label_of
from svedesk.gui.app.shortcuts import DEFAULT_KEYS, MOST, conflicts, in_force, portable, shown, with_keys
from svedesk.gui.kit.layouts import hbox, vbox
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import px
from svedesk.gui.rooms.settings.notice_bar import NoticeBar

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


MODIFIERS = frozenset(
    (
        *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta),
        *(Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_ScrollLock, Qt.Key.Key_unknown),
    )
)
"""Keys that only mean something together with others."""


class KeyCapture(QLabel):
    """Takes the next key that is pressed, whatever it does elsewhere. `caught` carries it in Qt's portable words,
    `given_up` that Esc was pressed or the focus was lost."""

    caught = Signal(str)
    given_up = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setWordWrap(True)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # No shortcut acts: the key comes here.
            return True
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self._take(event)  # Also Tab, which would move the focus.
            return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.given_up.emit()

    def _take(self, event: QKeyEvent) -> None:
        event.accept()
        if event.key() in MODIFIERS:
            return
        if event.key() == Qt.Key.Key_Escape and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.given_up.emit()
            return
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if _is_symbol(event.key()):
            # Whether a symbol needs Shift depends on the keyboard; what is meant is the symbol.
            modifiers &= ~Qt.KeyboardModifier.ShiftModifier
        if event.key() == Qt.Key.Key_Backtab:
            key = portable(QKeySequence(QKeyCombination(modifiers, Qt.Key.Key_Tab)).toString())
        else:
            key = portable(QKeySequence(QKeyCombination(modifiers, Qt.Key(event.key()))).toString())
        if key:
            self.caught.emit(key)


def _is_symbol(key: int) -> bool:
    return 0x21 <= key <= 0x7E and not chr(key).isalnum()


ACTION = Qt.ItemDataRole.UserRole
BY_NAME = {action.name: action for action in ACTIONS}


class KeyTree(QTreeWidget):
    """Actions by group. `removing`: Del was pressed."""

    removing = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removing.emit()
        else:
            super().keyPressEvent(event)


class KeyList(QWidget):
    """The editor of keys. What is chosen goes into the settings at once."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self._app, self._settings, self._theme = app, app.settings, app.theme
        self._adding = False
        self.tree = KeyTree()
        self.tree.setObjectName("keys")
        self.tree.setColumnCount(3)
        self.tree.setHeaderLabels([tr("Action"), tr("Keys"), ""])
        self.tree.setRootIsDecorated(False)
        self.tree.setUniformRowHeights(True)
        self.tree.setIndentation(px(10))
        self.tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.tree.setAccessibleName(tr("Keys"))
        self.tree.setAccessibleDescription(tr("Press Enter to change the keys of an action, Del to remove them."))
        self.tree.setStyleSheet("QTreeView::item { border-radius: 0; }")
        header = self.tree.header()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(False)
        self.items: dict[str, QTreeWidgetItem] = {}
        self._groups: dict[str, QTreeWidgetItem] = {}
        self.capture = KeyCapture()
        self.capture.setProperty("tone", "info")
        self.asking = NoticeBar(app.theme)
        self.press, self.add, self.remove, self.defaults = (
            QPushButton(text) for text in (tr("New key …"), tr("Add a key …"), tr("No key"), tr("Default keys"))
        )
        row = hbox(self.press, self.add, self.remove, self.defaults, None, spacing=8)
        column = vbox(parent=self, margins=0, spacing=8)
        for widget in (self.tree, self.capture, self.asking):
            column.addWidget(widget, int(widget is self.tree))
        column.addLayout(row)
        self._fill()
        self.choose(ACTIONS[0].name)
        self.capture.hide()
        self.tree.itemActivated.connect(lambda item, _: self.wait_for_key() if item.data(0, ACTION) else None)
        self.tree.currentItemChanged.connect(lambda *_: self._chose())
        self.tree.removing.connect(lambda: self.set_keys(self.chosen, ()))
        self.press.clicked.connect(lambda: self.wait_for_key(adding=False))
        self.add.clicked.connect(lambda: self.wait_for_key(adding=True))
        self.remove.clicked.connect(lambda: self.set_keys(self.chosen, ()))
        self.defaults.clicked.connect(lambda: self.set_keys(self.chosen, DEFAULT_KEYS[self.chosen]))
        self.capture.caught.connect(self._caught)
        self.capture.given_up.connect(self._stop)
        self.show_keys()

    # -- what is shown ------------------------------------------------------------------------------------------------

    @property
    def keys(self) -> dict[str, tuple[str, ...]]:
        """The keys in force."""
        return in_force(self._settings.now)

    @property
    def chosen(self) -> str:
        """The action the list stands at, "" for none."""
        item = self.tree.currentItem()
        return str(item.data(0, ACTION)) if item is not None and item.data(0, ACTION) else ""

    def choose(self, name: str) -> None:
        """Stand at an action."""
        if name in self.items:
            self.tree.setCurrentItem(self.items[name])

    def show_keys(self) -> None:
        """Show the keys in force, and where two actions have one key."""
        keys = self.keys
        shared = conflicts(keys)
        for name, item in self.items.items():
            item.setText(1, ",  ".join(map(shown, keys[name])) or "–")
            others = [other for key in keys[name] for other in shared.get(key, ()) if other != name]
            changed = tr("changed") if keys[name] != DEFAULT_KEYS[name] else ""
            item.setText(2, tr("also: {0}", ", ".join(self._called(other) for other in others)) if others else changed)
            colour = self._theme.attack if others else self._theme.bright_text
            item.setForeground(2, QBrush(QColor(colour)))
        self._chose()

    def search(self, wanted: Callable[[str], bool]) -> int:
        """Show the actions whose words are wanted. Returns how many these are."""
        keys = self.keys
        matches: set[str] = set()
        for action in ACTIONS:
            name, item = action.name, self.items[action.name]
            words = f"{self._called(name)} {action.label} {tr(action.group)} {' '.join(keys[name])} {item.text(1)}"
            if wanted(words):
                matches.add(name)
            item.setHidden(name not in matches)
        for group, row in self._groups.items():
            row.setHidden(not any(action.group == group and action.name in matches for action in ACTIONS))
        return len(matches)

    def _called(self, name: str) -> str:
        return label_of(BY_NAME[name], self._app.game, self._app.lang)

    def _fill(self) -> None:
        for action in ACTIONS:
            if action.group not in self._groups:
                group = self._groups[action.group] = QTreeWidgetItem(self.tree, [tr(action.group)])
                group.setFlags(Qt.ItemFlag.ItemIsEnabled)
                group.setForeground(0, QBrush(QColor(self._theme.quiet_text)))
                group.setExpanded(True)
            item = QTreeWidgetItem(self._groups[action.group], [self._called(action.name)])
            item.setToolTip(0, self._called(action.name))
            item.setData(0, ACTION, action.name)
            self.items[action.name] = item

    def _chose(self) -> None:
        name = self.chosen
        keys = self.keys.get(name, ())
        self.press.setEnabled(bool(name))
        self.add.setEnabled(bool(name) and 0 < len(keys) < MOST)
        self.remove.setEnabled(bool(keys))
        self.defaults.setEnabled(bool(name) and keys != DEFAULT_KEYS[name])
        if self.asking.isVisible() and not self.asking.hasFocus():
            self.asking.hide()

    # -- changing -----------------------------------------------------------------------------------------------------

    def wait_for_key(self, *, adding: bool = False) -> None:
        """Take the next key for the chosen action, in place of its keys or beside them."""
        if not self.chosen:
            return
        self._adding = adding
        self.asking.hide()
        self.capture.setText(tr("Press a key for “{0}”. Esc cancels.", self._called(self.chosen)))
        self.capture.show()
        self.capture.setFocus()
        self._keep_in_sight()

    def set_keys(self, name: str, keys: tuple[str, ...]) -> None:
        """Let an action have these keys; when another has one of them, ask first."""
        if not name:
            return
        now = self.keys
        taken = [(key, other) for key in keys for other in now if other != name and key in now[other]]
        if not taken:
            self._change(name, keys, ())
            return
        key, other = taken[0]
        self.asking.ask(
            tr(
                "{0} is already used for “{1}” and can't also be used for “{2}”.",
                shown(key),
                self._called(other),
                self._called(name),
            ),
            tr("Move it from “{0}”", self._called(other)),
            lambda: self._change(name, keys, tuple(taken)),
            tr("Keep it"),
        )
        self._keep_in_sight()

    def _change(self, name: str, keys: tuple[str, ...], taken: tuple[tuple[str, str], ...]) -> None:
        settings = self._settings.now
        chosen = with_keys(settings, name, keys)
        for other in dict.fromkeys(other for _, other in taken):
            left = tuple(key for key in self.keys[other] if (key, other) not in taken)
            own = tuple(binding for binding in chosen if binding.action != other)
            chosen = (*own, *(binding for binding in with_keys(settings, other, left) if binding.action == other))
        self._settings.change(keys=chosen)
        self.show_keys()
        self.tree.setFocus()

    def _keep_in_sight(self) -> None:
        """The list has less room now: the chosen action is to be seen in it all the same."""
        item = self.items[self.chosen]
        QTimer.singleShot(0, self.tree, lambda: self.tree.scrollToItem(item))

    def _caught(self, key: str) -> None:
        keys = self.keys[self.chosen]
        self._stop()
        self.set_keys(self.chosen, (*(other for other in keys if other != key), key) if self._adding else (key,))

    def _stop(self) -> None:
        if self.capture.isVisible():
            self.capture.hide()
            self.tree.setFocus()

"""The list of keys, and what this program is."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from svedesk import __version__
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import hbox, named, vbox
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.shortcuts import KeyDialog
from svedesk.gui.kit.translate import game_word, spoken, tr
from svedesk.gui.look.theme import px, scaled
from svedesk.gui.rooms.help.key_sheet import Group, as_text, save_sheet, sheet_dialog

ABOUT = (
    "<p style='font-size:22px; font-weight:600'>svedesk {0}</p><p>A desktop table for "
    "Shadowverse: Evolve that knows the rules, and lets you switch them off.</p><p>An "
    "unofficial fan project, not connected with the publishers of the game. It ships no "
    "card text, art or logos: svedesk draws the card faces itself and writes rules text "
    "from its own scripts.</p><p>MIT licence. The fonts come with their own licences.</p>"
)


MOUSE = (
    ("drop", "Drag a card from your hand to the table", "play it"),
    ("aim", "Drag a card onto an enemy card", "attack it"),
    ("lay", "Drag a pile onto your card", "attach a card from it"),
    ("click", "Click your card", "its abilities"),
    ("double", "Double-click a card", "use it"),
    ("zoom", "Middle button", "see the card large"),
    ("pile", "Click a pile", "look at its cards"),
    ("menu", "Right click", "cancel, or a menu"),
    ("point", "Right drag, Alt+click", "point at something"),
    ("move", "Rules off: drag any card anywhere, or use the wheel over a number", "move it, change it"),
    ("group", "Rules off: Ctrl+click, or drag a box on the table", "several cards at once"),
)
"""Gestures by name, what is done, and what it does: in words of any game."""


class KeysDialog(KeyDialog):
    """Every key and what it does, by group, and what the mouse does. `keys` are (group, action, key). `change_wanted`
    asks for other keys."""

    change_wanted = Signal()

    def __init__(self, keys: Iterable[tuple[str, str, str]], game: Game, lang: Lang, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keys and mouse"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        groups: dict[str, list[tuple[str, str]]] = {}
        for group, action, key in keys:
            groups.setdefault(group, []).append((action, key))
        groups[tr("Mouse")] = [
            (game_word(game, "gesture does", name, lang, what), game_word(game, "gesture", name, lang, gesture))
            for name, gesture, what in MOUSE
        ]
        self.groups: tuple[Group, ...] = tuple(groups.items())
        content = QWidget()
        columns = hbox(parent=content, spacing=32)
        halves = [QVBoxLayout(), QVBoxLayout()]
        for name, rows in groups.items():
            halves[int(name in (tr("Manual mode"), tr("Window")))].addWidget(_group(name, rows))
        for half in halves:
            half.addStretch(1)
            columns.addLayout(half, 1)
        area = named(QScrollArea(widgetResizable=True), tr("Keys and mouse"))
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(content)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        box.rejected.connect(self.reject)
        self.change = QPushButton(tr("Change keys …"))
        self.change.clicked.connect(self.accept)
        self.accepted.connect(self.change_wanted)
        self.change.setAutoDefault(False)
        box.addButton(self.change, QDialogButtonBox.ButtonRole.ActionRole)
        for label, act in ((tr("Copy"), self.copy), (tr("Save …"), lambda: sheet_dialog(self, self.save).open())):
            button = QPushButton(label, autoDefault=False)
            button.clicked.connect(act)
            box.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        self.notice = QLabel(wordWrap=True)
        self.notice.hide()
        box.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        vbox(area, self.notice, box, parent=self, margins=(20, 18, 20, 16))
        self.resize(min(px(980), parent.width() - 16), min(px(640), parent.height() - 16))

    def copy(self) -> None:
        """The list as text to the clipboard."""
        QGuiApplication.clipboard().setText(as_text(self.groups))
        self._tell(tr("Key list copied."))

    def save(self, path: Path) -> None:
        """The list to a file: PDF to print, HTML or text, as its name ends."""
        try:
            save_sheet(path, self.groups)
        except DamagedFile as damaged:
            application = QCoreApplication.instance()
            self._tell(damaged.in_words(spoken(application) if application is not None else "en"))
        else:
            self._tell(tr("Saved as {0}.", path.name))

    def _tell(self, sentence: str) -> None:
        self.notice.setText(sentence)
        self.notice.show()


def _group(name: str, rows: list[tuple[str, str]]) -> QWidget:
    group = QWidget()
    grid = QGridLayout(group)
    grid.setContentsMargins(0, 0, 0, px(12))
    grid.setHorizontalSpacing(px(16))
    grid.addWidget(labelled(name, "heading"), 0, 0, 1, 2)
    for row, (action, key) in enumerate(rows, start=1):
        keys = labelled(key, "info", wrap=name == tr("Mouse"))
        grid.addWidget(keys, row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(labelled(action, wrap=True), row, 1, Qt.AlignmentFlag.AlignTop)
    grid.setColumnStretch(1, 1)
    grid.setColumnMinimumWidth(0, px(150))
    if name == tr("Mouse"):
        grid.setColumnStretch(0, 2)
    return group


class AboutDialog(KeyDialog):
    """What this program is and is not."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("About svedesk"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        text = QLabel(scaled(tr(ABOUT, __version__)), textFormat=Qt.TextFormat.RichText, wordWrap=True)
        text.setFixedWidth(px(460))
        text.setMinimumHeight(text.heightForWidth(px(460)))
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        box.rejected.connect(self.reject)
        vbox(text, box, parent=self, margins=(24, 20, 24, 16))

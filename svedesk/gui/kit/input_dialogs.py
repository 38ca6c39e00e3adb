"""Small dialogs of manual mode: enter a number or a text, find a card by name, read a list of problems or a
text."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from svedesk.engine.manual import LONGEST_TEXT
from svedesk.gui.kit.layouts import hbox, named, vbox
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.shortcuts import KeyDialog
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import px

AROUND = (20, 18, 20, 16)
"""Logical pixels around what is in a dialog."""
_SUM = re.compile(r"\s*([+\-=]?)\s*(\d{1,4})\s*")


def counted(text: str, now: int) -> int | None:
    """What a typed number means beside the number there is now: "7" or "=7" is seven, "+2" two more, "-3" three
    less. None for anything else."""
    match = _SUM.fullmatch(text.replace("−", "-"))
    if match is None:
        return None
    amount = int(match[2])
    return {"+": now + amount, "-": now - amount}.get(match[1], amount)


class FieldDialog(KeyDialog):
    """Asks in a line that is typed into; `verb` is on the button that accepts."""

    longest = 32_767
    """Letters that may be typed; as many as Qt allows."""

    def __init__(self, title: str, text: str, verb: str, parent: QWidget, *below: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.field = named(QLineEdit(text, maxLength=self.longest), title)
        self.field.selectAll()  # what is typed takes the place of what is offered
        box = QDialogButtonBox()
        # Else it would be Enter's wherever a desktop puts it first.
        box.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole).setAutoDefault(False)
        box.addButton(verb, QDialogButtonBox.ButtonRole.AcceptRole).setDefault(True)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        vbox(QLabel(title), self.field, *below, box, parent=self, margins=AROUND, spacing=10)


class NumberDialog(FieldDialog):
    """Asks for a number; `done` gets the new value. Where one `changes`, `-3` and `+2` count from the value now."""

    def __init__(
        self, title: str, now: int, done: Callable[[int], object], parent: QWidget, *, changes: bool = True
    ) -> None:
        self.wrong = labelled(tr("Enter a number, or +2 or -3 to change it.") if changes else "", "quiet")
        super().__init__(title, str(now), tr("OK"), parent, self.wrong)
        self.wrong.setVisible(changes)
        self._now, self._done, self._changes = now, done, changes

    def accept(self) -> None:
        typed = self.field.text().strip()
        value = counted(typed, self._now) if self._changes or typed.isdecimal() else None
        if value is None:
            hint = tr("This is not a number. Type 7, +2 or -3.") if self._changes else tr("Type a number, such as 7.")
            self.wrong.setText(hint)
            self.wrong.show()
            return
        super().accept()
        self._done(value)


class TextDialog(FieldDialog):
    """Asks for a few words; `done` gets them. `empty`: none are an answer too."""

    longest = LONGEST_TEXT

    def __init__(
        self, title: str, text: str, done: Callable[[str], object], parent: QWidget, *, empty: bool = False
    ) -> None:
        super().__init__(title, text, tr("OK"), parent)
        self._done, self._empty = done, empty

    def accept(self) -> None:
        if self.field.text().strip() or self._empty:
            super().accept()
            self._done(self.field.text().strip())


class CardDialog(FieldDialog):
    """Asks for a card by name, tokens first; `done` gets its number. `cards` are (number, name, note)."""

    def __init__(
        self, title: str, cards: Sequence[tuple[str, str, str]], done: Callable[[str], object], parent: QWidget
    ) -> None:
        self.list = named(QListWidget(), title)
        super().__init__(title, "", tr("Create"), parent, self.list)
        self._done = done
        self.field.setPlaceholderText(tr("Name or number"))
        for number, name, note in cards:
            item = QListWidgetItem(f"{name}    {note}", self.list)
            item.setData(Qt.ItemDataRole.UserRole, number)
        self.list.setMinimumSize(px(480), px(300))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setCurrentRow(0)
        self.list.itemDoubleClicked.connect(lambda _: self.accept())
        self.field.textChanged.connect(self._filter)

    def accept(self) -> None:
        row = self.list.currentRow()
        if row >= 0 and not self.list.item(row).isHidden():
            super().accept()
            self._done(str(self.list.item(row).data(Qt.ItemDataRole.UserRole)))

    def _filter(self, text: str) -> None:
        wanted = text.casefold().strip()
        first = -1
        for row in range(self.list.count()):
            item = self.list.item(row)
            number = str(item.data(Qt.ItemDataRole.UserRole))
            hidden = wanted not in item.text().casefold() and wanted not in number.casefold()
            item.setHidden(hidden)
            if not hidden and first < 0:
                first = row
        self.list.setCurrentRow(first)


class ListDialog(KeyDialog):
    """Says several things, one a line."""

    def __init__(self, title: str, lead: str, lines: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.list = named(QListWidget(), title)
        self.list.setWordWrap(True)
        self.list.addItems(list(lines))
        self.list.setMinimumSize(px(460), px(160))
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        box.rejected.connect(self.reject)
        label = labelled(lead, wrap=True)
        label.setVisible(bool(lead))
        vbox(labelled(title, "heading"), label, self.list, box, parent=self, margins=AROUND, spacing=10)


SHORT = 600
"""Letters of a text that needs half the height."""


class TextViewer(KeyDialog):
    """Shows a text that can be walked through with the keyboard and copied."""

    def __init__(self, title: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.text = named(QPlainTextEdit(text, readOnly=True), title)
        leave = QPushButton(tr("Close"))
        leave.setDefault(True)
        leave.clicked.connect(self.reject)
        heading = labelled(title, "heading", wrap=True)
        vbox(heading, (self.text, 1), hbox(None, leave), parent=self, margins=AROUND, spacing=10)
        self.resize(px(680), px(520 if len(text) > SHORT else 300))
        self.text.setFocus()

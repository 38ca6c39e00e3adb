"""Small dialogs of manual mode: enter a number or a text, find a card by name, a list of problems."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from svedesk.engine.manual import LONGEST_TEXT
from svedesk.gui.kit.press_keys import KeyDialog
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.scale import px

_SUM = re.compile(r"\s*([+\-=]?)\s*(\d{1,4})\s*")


def counted(text: str, now: int) -> int | None:
    """What a typed number means beside the number there is now: "7" or "=7" is seven, "+2" two more, "-3" three
    less. None for anything else."""
    match = _SUM.fullmatch(text.replace("−", "-"))
    if match is None:
        return None
    amount = int(match[2])
    return {"+": now + amount, "-": now - amount}.get(match[1], amount)


class NumberDialog(KeyDialog):
    """Asks for a number; `done` gets the new value. `-3` and `+2` count from the value now."""

    def __init__(self, title: str, now: int, done: Callable[[int], object], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._now, self._done = now, done
        self.field = QLineEdit(str(now))
        self.field.selectAll()
        self.field.setAccessibleName(title)
        self.wrong = QLabel(tr("Enter a number, or +2 or -3 to change it."))
        self.wrong.setProperty("tone", "quiet")
        column = _column(self)
        column.addWidget(QLabel(title))
        column.addWidget(self.field)
        column.addWidget(self.wrong)
        column.addWidget(_buttons(self, tr("OK")))

    def accept(self) -> None:
        value = counted(self.field.text(), self._now)
        if value is None:
            self.wrong.setText(tr("This is not a number. Type 7, +2 or -3."))
            return
        super().accept()
        self._done(value)


class TextDialog(KeyDialog):
    """Asks for a few words; `done` gets them. `empty`: none are an answer too."""

    def __init__(
        self, title: str, text: str, done: Callable[[str], object], parent: QWidget, *, empty: bool = False
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._done, self._empty = done, empty
        self.field = QLineEdit(text)
        self.field.setMaxLength(LONGEST_TEXT)
        self.field.selectAll()  # what is typed takes the place of what is offered
        self.field.setAccessibleName(title)
        column = _column(self)
        column.addWidget(QLabel(title))
        column.addWidget(self.field)
        column.addWidget(_buttons(self, tr("OK")))

    def accept(self) -> None:
        if self.field.text().strip() or self._empty:
            super().accept()
            self._done(self.field.text().strip())


class CardDialog(KeyDialog):
    """Asks for a card by name, tokens first; `done` gets its number. `cards` are (number, name, note)."""

    def __init__(
        self, title: str, cards: Sequence[tuple[str, str, str]], done: Callable[[str], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._done = done
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Name or number"))
        self.field.setAccessibleName(title)
        self.list = QListWidget()
        self.list.setAccessibleName(title)
        for number, name, note in cards:
            item = QListWidgetItem(f"{name}    {note}")
            item.setData(Qt.ItemDataRole.UserRole, number)
            self.list.addItem(item)
        self.list.setMinimumSize(px(480), px(300))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setCurrentRow(0)
        self.list.itemDoubleClicked.connect(lambda _: self.accept())
        self.field.textChanged.connect(self._filter)
        column = _column(self)
        column.addWidget(QLabel(title))
        column.addWidget(self.field)
        column.addWidget(self.list)
        column.addWidget(_buttons(self, tr("Create")))

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
        self.setWindowTitle(title)
        column = _column(self)
        heading = QLabel(title)
        heading.setProperty("tone", "heading")
        column.addWidget(heading)
        if lead:
            label = QLabel(lead)
            label.setWordWrap(True)
            column.addWidget(label)
        self.list = QListWidget()
        self.list.setAccessibleName(title)
        self.list.setWordWrap(True)
        self.list.addItems(list(lines))
        self.list.setMinimumSize(px(460), px(160))
        column.addWidget(self.list)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        box.rejected.connect(self.reject)
        column.addWidget(box)


def _column(dialog: QDialog) -> QVBoxLayout:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(px(20), px(18), px(20), px(16))
    column.setSpacing(px(10))
    return column


def _buttons(dialog: QDialog, verb: str) -> QDialogButtonBox:
    box = QDialogButtonBox()
    # Else it would be Enter's wherever a desktop puts it first.
    box.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole).setAutoDefault(False)
    do = box.addButton(verb, QDialogButtonBox.ButtonRole.AcceptRole)
    do.setDefault(True)
    box.accepted.connect(dialog.accept)
    box.rejected.connect(dialog.reject)
    return box

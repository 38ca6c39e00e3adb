"""Text fields without an undo of their own: the page undoes changes of all of them in one history."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QTextCursor
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

from svedesk.gui.kit.page import retone

_TAB = "    "


def clean(text: str) -> str:
    """Text as it can be written to a file: half of a character that needs two is told from a whole one."""
    return (
        text.encode("utf-16-le", "surrogatepass")
        .decode("utf-16-le", "replace")
        .replace("\0", "\N{REPLACEMENT CHARACTER}")
    )


def _is_history(event: QEvent) -> bool:
    """Whether a key is pressed that takes back or makes again."""
    undo, redo = QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo
    if not isinstance(event, QKeyEvent):
        return False
    again = event.key() == Qt.Key.Key_Y and event.modifiers() == Qt.KeyboardModifier.ControlModifier
    return again or event.matches(undo) or event.matches(redo)


class EditorLineEdit(QLineEdit):
    """One line. `edited` tells what the user made of it."""

    edited = Signal(str)

    def __init__(self, name: str, longest: int) -> None:
        super().__init__()
        self.setMaxLength(longest)
        self.setAccessibleName(name)
        self.textEdited.connect(lambda text: self.edited.emit(clean(text)))

    def put(self, text: str) -> None:
        """Show a text; the cursor stays where it is as far as it can."""
        if text != self.text():
            at = self.cursorPosition()
            self.setText(text)
            self.setCursorPosition(min(at, len(text)) if self.hasFocus() else 0)

    def mark(self, sentence: str, *, missing: bool = False) -> None:
        """Say what is wrong with it, or that something is only missing; "" when nothing is."""
        retone(self, "wrong", ("missing" if missing else "yes") if sentence else "")
        self.setToolTip(sentence)
        self.setAccessibleDescription(sentence)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and _is_history(event):
            event.ignore()  # the page's
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _is_history(event):
            event.ignore()
        else:
            super().keyPressEvent(event)


class EditorTextEdit(QPlainTextEdit):
    """Several lines, at most `longest` characters of them. `edited` tells what the user made of them, `full` that more
    was wanted."""

    edited = Signal(str)
    full = Signal(int)

    def __init__(self, name: str, longest: int) -> None:
        super().__init__()
        self.longest = longest
        self._saved_text = ""
        self._showing = False
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.textChanged.connect(self._changed)

    def put(self, text: str) -> None:
        """Show a text. Only what is different is put in, so that the cursor stands at what changed."""
        self._saved_text = text
        now = self.toPlainText()
        if text == now:
            return
        same = next((at for at, (old, other) in enumerate(zip(now, text, strict=False)) if old != other), None)
        head = min(len(now), len(text)) if same is None else same
        tail = 0
        while tail < min(len(now), len(text)) - head and now[-1 - tail] == text[-1 - tail]:
            tail += 1
        self._showing = True
        cursor = QTextCursor(self.document())
        cursor.setPosition(units(now[:head]))
        cursor.setPosition(units(now[: len(now) - tail]), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(text[head : len(text) - tail])
        self.setTextCursor(cursor)
        self._showing = False

    def insertFromMimeData(self, source: QMimeData) -> None:
        text = source.text()
        if len(self.toPlainText()) + len(text) > self.longest:
            self.full.emit(self.longest)
        elif text:
            self.insertPlainText(clean(text).replace("\t", _TAB))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and _is_history(event):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _is_history(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _changed(self) -> None:
        if self._showing:
            return
        text = clean(self.toPlainText())
        if text == self._saved_text:
            return  # only its colours changed
        if len(text) > self.longest:
            self.put(self._saved_text)
            self.full.emit(self.longest)
            return
        self._saved_text = text
        self.edited.emit(text)


def units(text: str) -> int:
    """How many places a text takes in a document of Qt's, where some characters take two."""
    return len(text) + sum(ord(letter) > 0xFFFF for letter in text)


def place_in(text: str, line: int, column: int) -> int:
    """Where in a document of Qt's a place of a text is, by its line (from 1) and column (from 0)."""
    lines = text.split("\n")
    line = max(1, min(line, len(lines)))
    return units("\n".join((*lines[: line - 1], lines[line - 1][:column])))

"""Where the rules text of a card is typed in one language: icons coloured, what is not understood underlined."""

from __future__ import annotations

import re
from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextEdit

from svedesk.gui.look.theme import Theme, scaled
from svedesk.gui.rooms.own_cards.text_fields import EditorTextEdit, units

_MARK = re.compile(r"\{[A-Z][A-Z0-9 ]{0,20}\}|【[^【】]{1,20}】|『[^『』]{1,60}』")
"""Icons as they are typed, and the names of cards in Japanese."""


class RulesTextEdit(EditorTextEdit):
    """`ended` tells that the user went elsewhere, `completing` that the nearest phrase is wanted."""

    ended, completing = Signal(), Signal()

    def __init__(self, theme: Theme, name: str, hint: str, longest: int) -> None:
        super().__init__(name, longest)
        self._theme = theme
        self.setPlaceholderText(hint)
        self.setStyleSheet(scaled("QPlainTextEdit { font-size: 13px; min-height: 64px; }"))
        self.highlighter = MarkHighlighter(self.document(), theme)

    def put(self, text: str) -> None:
        """Show a text, from its beginning unless somebody is in it."""
        changed = text != self.toPlainText()
        super().put(text)
        if changed and not self.hasFocus():
            self.moveCursor(QTextCursor.MoveOperation.Start)

    def underline(self, places: Iterable[tuple[int, int]]) -> None:
        """Underline what stands between these places of the text, in characters."""
        text, marks = self.toPlainText(), list[QTextEdit.ExtraSelection]()
        look = QTextCharFormat()
        look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        look.setUnderlineColor(QColor(self._theme.attack))
        ground = QColor(self._theme.attack)
        ground.setAlphaF(0.14)
        look.setBackground(ground)
        for begin, end in places:
            mark = QTextEdit.ExtraSelection()
            cursor = self.cursor_at(begin)
            cursor.setPosition(min(units(text[:end]), self._last), QTextCursor.MoveMode.KeepAnchor)
            mark.cursor, mark.format = cursor, look
            marks.append(mark)
        self.setExtraSelections(marks)

    def cursor_at(self, place: int) -> QTextCursor:
        """The cursor at a place of the text, in characters."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(min(units(self.toPlainText()[:place]), self._last))
        return cursor

    @property
    def _last(self) -> int:
        return self.document().characterCount() - 1

    def replace_words(self, place: int, length: int, words: str) -> None:
        """Put words in place of so many characters, as if they were typed."""
        cursor = self.cursor_at(place)
        end = self.cursor_at(place + length)
        cursor.setPosition(end.position(), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(words)
        self.setTextCursor(cursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.completing.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.ended.emit()


class MarkHighlighter(QSyntaxHighlighter):
    """Sets icons apart from the words around them, which their brackets do, too."""

    def __init__(self, document: QTextDocument, theme: Theme) -> None:
        super().__init__(document)
        self._look = QTextCharFormat()
        self._look.setForeground(QColor(theme.info))

    def highlightBlock(self, text: str) -> None:
        for match in _MARK.finditer(text):
            self.setFormat(units(text[: match.start()]), units(match[0]), self._look)

"""Where the script is written: in a font of even width, coloured, with the words there are offered while typing and
what is wrong underlined at its place."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QStringListModel, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QCompleter, QPlainTextEdit, QTextEdit, QToolTip

from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.plain_labels import tip_of
from svedesk.gui.look.theme import Theme, px, scaled
from svedesk.gui.rooms.own_cards.script_font import script_font_sheet
from svedesk.gui.rooms.own_cards.text_fields import EditorTextEdit, place_in
from svedesk.gui.rooms.own_cards.word_list import PackWord, about, in_order

_PART = re.compile(
    r"""(?P<comment>\#.*)
    | (?P<text>"[^"]*"?|'[^']*'?)
    | (?P<after>\.\s*[A-Za-z_]\w*)
    | (?P<given>[A-Za-z_]\w*(?=\s*=))
    | (?P<called>[A-Za-z_]\w*(?=\s*\())
    | (?P<name>[A-Za-z_]\w*)
    | (?P<number>[0-9]+)""",
    re.VERBOSE,
)


class Highlighter(QSyntaxHighlighter):
    """Colours a script as it is typed. `known` are the words there are."""

    def __init__(self, document: QTextDocument, theme: Theme, known: Container[str]) -> None:
        super().__init__(document)
        self._known = known
        self.formats = formats(theme)

    def highlightBlock(self, text: str) -> None:
        for match in _PART.finditer(text):
            kind = str(match.lastgroup)
            if kind in ("called", "name") and match[0] not in self._known:
                continue
            self.setFormat(match.start(), len(match[0]), self.formats[kind])


def formats(theme: Theme) -> dict[str, QTextCharFormat]:
    """How each kind of part looks."""
    bold, plain = QFont.Weight.DemiBold, QFont.Weight.Normal
    looks = {
        "comment": (theme.quiet_text, plain),
        "text": (theme.heal, plain),
        "after": (theme.text, plain),
        "given": (theme.quiet_text, plain),
        "called": (theme.info, plain),
        "name": (theme.info, bold),
        "number": (theme.bright_text, bold),
    }
    made = {}
    for kind, (colour, weight) in looks.items():
        made[kind] = QTextCharFormat()
        made[kind].setForeground(QColor(colour))
        made[kind].setFontWeight(weight)
        made[kind].setFontItalic(kind == "comment")
    return made


INDENT = "    "
OFFERED_FROM = 2
"""Letters of a word after which those that begin so are offered."""
_WORD = re.compile(r"\.?[A-Za-z_]\w*$|\.$")
"""A word that is being written; those that follow cards begin with a dot."""
_NAME = re.compile(r"\.?[A-Za-z_]\w*")
_CLOSED = re.compile(r"[\"']?\)")
_OPEN = re.compile(r"(\.?[A-Za-z_]\w*)\s*\($")


class ScriptEdit(EditorTextEdit):
    """`around` tells the word whose brackets the cursor is in, that it stands at, or that is looked at among those
    offered; "" for none."""

    around = Signal(str)

    def __init__(self, theme: Theme, lang: Lang, game: Game, longest: int) -> None:
        super().__init__(tr("Script"), longest)
        self._theme, self._lang, self._game, self._words = theme, lang, game, game.scripts.words
        self.setObjectName("script")
        self.setStyleSheet(scaled(script_font_sheet("QPlainTextEdit", 13)))
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.highlighter = Highlighter(self.document(), theme, self._words)
        self.completer = QCompleter(self)
        self._names = [word.name for word in in_order(game.scripts)]
        self._own: dict[str, str] = {}
        self._offers = QStringListModel(self._names, self.completer)
        self.completer.setModel(self._offers)
        self.completer.setWidget(self)
        self.completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        popup = self.completer.popup()
        assert popup is not None
        self.popup = popup
        popup.setAccessibleName(tr("Matching words"))
        popup.installEventFilter(_TabTakes(self))
        self.completer.activated.connect(self._complete)
        self.completer.highlighted.connect(lambda name: self.around.emit(self._own.get(name, name)))
        self.cursorPositionChanged.connect(self._tell_around)

    def _tell_around(self) -> None:
        if self.hasFocus():  # else its text is put in: nobody looks for a word
            self.around.emit(self._word_around())

    # -- what is wrong ------------------------------------------------------------------------------------------------

    def underline(self, line: int = 0, column: int = 0) -> None:
        """Underline what is wrong at a place; line 0: nothing is."""
        marks: list[QTextEdit.ExtraSelection] = []
        if line:
            mark = QTextEdit.ExtraSelection()
            look = QTextCharFormat()
            look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            look.setUnderlineColor(QColor(self._theme.attack))
            ground = QColor(self._theme.attack)
            ground.setAlphaF(0.18)
            look.setBackground(ground)
            cursor = self._at(line, column)
            keep = QTextCursor.MoveMode.KeepAnchor
            if not cursor.movePosition(QTextCursor.MoveOperation.EndOfWord, keep) or not cursor.hasSelection():
                cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, keep)
            if not cursor.selectedText().strip():  # at the very end: what stands before it
                cursor = self._at(line, column)
                cursor.movePosition(QTextCursor.MoveOperation.PreviousCharacter, keep)
            mark.cursor, mark.format = cursor, look
            marks.append(mark)
        self.setExtraSelections(marks)

    def go_to(self, line: int, column: int) -> None:
        """Put the cursor at a place."""
        self.setTextCursor(self._at(line, column))
        self.setFocus()

    def _at(self, line: int, column: int) -> QTextCursor:
        cursor = self.textCursor()
        cursor.setPosition(min(place_in(self.toPlainText(), line, column), self.document().characterCount() - 1))
        return cursor

    # -- words --------------------------------------------------------------------------------------------------------

    def know(self, own: Iterable[PackWord]) -> None:
        """Offer words for cards of the pack, too: each by how it is written, by its card's names and by its number."""
        known = {
            name: own_word.word.name
            for own_word in own
            for name in (own_word.word.name, *own_word.names)
            if name not in self._words
        }
        if known != self._own:
            self._own = known
            self._offers.setStringList([*self._names, *known])

    def insert_word(self, name: str) -> None:
        """Put a word in where the cursor is, with brackets if it takes some, and go on typing in them."""
        self._put_in(name, 0)
        self.setFocus()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            name, place = self._word_at(event.pos())
            word = self._words.get(name)
            text = tip_of(about(word, self._game, self._lang)) if word is not None else ""
            # Away from the word it goes: it would take the click that is meant for what it covers.
            QToolTip.showText(event.globalPos(), text, self.viewport(), place)
            return True
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, popup = event.key(), self.popup
        if popup.isVisible() and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Escape):
            event.ignore()  # the list's
            return
        if key == Qt.Key.Key_Space and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self._offer(always=True)
            return
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            self.insertPlainText("\n" + self._indent())
            self.ensureCursorVisible()
            return
        super().keyPressEvent(event)
        if event.text() and (event.text().isalnum() or event.text() in "_.-" or key == Qt.Key.Key_Backspace):
            self._offer(always=False)
        elif popup.isVisible() and event.text():
            popup.hide()

    def take_offered(self) -> None:
        """Put in the word that is offered first, or was chosen among those."""
        self.popup.hide()
        self._complete(self.popup.currentIndex().data() or self.completer.currentCompletion())

    def _offer(self, *, always: bool) -> None:
        """Offer the words that begin as the one before the cursor does."""
        begun = self._begun()
        popup = self.popup
        if not always and len(begun) < OFFERED_FROM:
            popup.hide()
            return
        if begun != self.completer.completionPrefix():
            self.completer.setCompletionPrefix(begun)
            popup.setCurrentIndex(self.completer.completionModel().index(0, 0))
        count = self.completer.completionCount()
        if not count or (count == 1 and self.completer.currentCompletion() == begun):
            popup.hide()
            return
        rect = self.cursorRect()
        rect.setWidth(popup.sizeHintForColumn(0) + popup.verticalScrollBar().sizeHint().width() + px(24))
        self.completer.complete(rect)

    def _complete(self, name: str) -> None:
        named = self._game.scripts.begun_name(self._before())
        if name in self._own and named:  # all of it is put in, so what is begun of it goes, with its closing bracket
            cursor = self.textCursor()
            behind = _CLOSED.match(cursor.block().text(), cursor.positionInBlock())
            for _ in behind[0] if behind else "":
                cursor.deleteChar()
        self._put_in(self._own.get(name, name), named[1] if name in self._own and named else len(self._begun()))

    def _put_in(self, name: str, instead: int) -> None:
        cursor = self.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.Left, QTextCursor.MoveMode.KeepAnchor, instead)
        word = self._words.get(name)
        block, end = cursor.block().text(), cursor.selectionEnd() - cursor.block().position()
        brackets = word is not None and word.asks is not None and block[end : end + 1] != "("
        cursor.insertText(f"{name}()" if brackets else name)
        if brackets and word is not None and word.asks:
            cursor.movePosition(QTextCursor.MoveOperation.Left)
        self.setTextCursor(cursor)

    def _word_at(self, point: QPoint) -> tuple[str, QRect]:
        """The word that is seen at a point, and where it is seen."""
        cursor = self.cursorForPosition(point)
        if not self.cursorRect(cursor).adjusted(-px(12), 0, px(12), 0).contains(point):
            return "", QRect()  # beside the text
        text, at = cursor.block().text(), cursor.positionInBlock()
        word = next((match for match in _NAME.finditer(text) if match.start() <= at <= match.end()), None)
        if word is None:
            return "", QRect()
        ends = []
        for place in word.span():
            cursor.setPosition(cursor.block().position() + place)
            ends.append(self.cursorRect(cursor))
        return word[0], ends[0].united(ends[1])

    def _begun(self) -> str:
        """The word that ends at the cursor."""
        before = self._before()
        if (named := self._game.scripts.begun_name(before)) and named[0]:
            return named[0]
        match = _WORD.search(before)
        return match[0] if match else ""

    def _before(self) -> str:
        cursor = self.textCursor()
        return cursor.block().text()[: cursor.positionInBlock()]

    def _indent(self) -> str:
        before = self._before()
        indent = before[: len(before) - len(before.lstrip(" "))]
        return indent + (INDENT if before.rstrip().endswith("(") else "")

    def _word_around(self) -> str:
        text = self.toPlainText()[: self.textCursor().position()]
        begun = _WORD.search(text)
        if begun and begun[0] in self._words:
            return begun[0]
        depth = 0
        for at in range(len(text) - 1, -1, -1):
            if text[at] == ")":
                depth += 1
            elif text[at] == "(":
                if not depth and (match := _OPEN.search(text[: at + 1])) and match[1] in self._words:
                    return match[1]
                depth = max(0, depth - 1)
        return ""


class _TabTakes(QObject):
    """Tab takes the offered word, too: Qt would go to the next field."""

    def __init__(self, edit: ScriptEdit) -> None:
        super().__init__(edit)
        self._edit = edit

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Tab:
            if event.type() == QEvent.Type.KeyPress:
                self._edit.take_offered()
            return True
        return False

"""The script and the rules text of a card: typed on either side, the other follows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QLabel, QWidget

from svedesk.engine.game import Game
from svedesk.engine.game_scripts import ScriptError
from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import add_all, hbox, vbox
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.shortcuts import add_shortcut
from svedesk.gui.kit.tasks import Tasks
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.plain_labels import tip_of
from svedesk.gui.look.theme import Theme
from svedesk.gui.rooms.own_cards.script_edit import ScriptEdit
from svedesk.gui.rooms.own_cards.text_typing import Doubt, TextTyping
from svedesk.gui.rooms.own_cards.word_list import PackWord, WordList
from svedesk.packs.card_check import CheckedCard
from svedesk.packs.draft import CardDraft
from svedesk.packs.drafts import LONGEST_SCRIPT
from svedesk.packs.typed_text import CardRulesText

TOLD = 12
"""Further mistakes that are told where the mouse rests on the first."""


class ScriptPanel(QWidget):
    """`changed` carries the field that was changed and the new values, by field; `full` how many characters one may
    have that was to get more."""

    changed = Signal(str, object)
    full = Signal(int)

    def __init__(self, theme: Theme, lang: Lang, game: Game, tasks: Tasks) -> None:
        super().__init__()
        self._theme, self._lang = theme, lang
        self._mistakes: tuple[ScriptError, ...] = ()
        self._standing = ("", "")
        """What is said of a card without mistakes, and the colour for it."""
        self.edit = ScriptEdit(theme, lang, game, LONGEST_SCRIPT)
        self.edit.setPlaceholderText(
            tr(
                "What the card does, using the words on the right: ward, fanfare(draw(1)). "
                "Examples are above the list. Or type the card's text below."
            )
        )
        self.words = WordList(theme, lang, game)
        self.typing = TextTyping(theme, lang, tasks, self)
        self.texts = self.typing.edits
        self.wrong = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.wrong.setCursor(Qt.CursorShape.PointingHandCursor)
        self.wrong.installEventFilter(self)
        self._lay_out()
        self.edit.edited.connect(lambda text: self.changed.emit("script", {"script": text}))
        self.typing.typed.connect(self.changed)
        self.typing.looked.connect(self._tell)
        for edit in (self.edit, *self.texts.values()):
            edit.full.connect(self.full)
        self.words.wanted.connect(self._insert)
        self.words.example.connect(self._begin_with)
        self.edit.around.connect(self._tell_word)
        for key, act in (("F8", self.go_to_mistake), ("Ctrl+F", self._search)):
            add_shortcut(self, key, act, Qt.ShortcutContext.WindowShortcut)

    def _lay_out(self) -> None:
        column = vbox(parent=self, margins=0, spacing=5)
        beside = hbox((self.edit, 7), (self.words, 5), spacing=8)
        add_all(column, (beside, 6), self.wrong)
        row = hbox(spacing=6)
        for field, name in (("text", tr("Text in English")), ("text_ja", tr("Text in Japanese"))):
            cell = vbox(labelled(name, "quiet"), (self.texts[field], 1), spacing=2)
            row.addLayout(cell, 1)
        column.addLayout(row, 5)

    # -- what is shown ------------------------------------------------------------------------------------------------

    def put(self, draft: CardDraft) -> None:
        """Show the script of a card; its text follows when it is known what the script says."""
        self.edit.put(draft.script)

    def know(self, own: tuple[PackWord, ...]) -> None:
        """Offer words for the other cards of the pack."""
        self.edit.know(own)
        self.words.know(own)

    def show_meaning(self, draft: CardDraft, meaning: CheckedCard, text: CardRulesText) -> None:
        """Show what was found out about the script, and the text of the card."""
        self._mistakes = meaning.mistakes
        first = meaning.mistakes[0] if meaning.mistakes else None
        self.edit.underline(*((first.line, first.column) if first is not None else (0, 0)))
        theme = self._theme
        if text.has_manual_lines and draft.script.strip():
            self._standing = (tr("The script works. Lines it doesn't cover are resolved manually."), theme.info)
        elif draft.script.strip():
            self._standing = (tr("The script works."), theme.heal)
        elif draft.text.strip() or draft.text_ja.strip():
            self._standing = (tr("No script, so the text is resolved manually."), theme.quiet_text)
        else:
            self._standing = (tr("No script and no text, so the card is resolved manually."), theme.quiet_text)
        self.typing.show(draft, text, meaning.text)
        self._tell()

    def _tell(self) -> None:
        """Say what is wrong with the script, or else what of the text is not understood, or else how it stands."""
        if self._mistakes:
            sentences, colour = [self._sentence(mistake) for mistake in self._mistakes], self._theme.attack
        else:
            sentences, colour = [sentence_of(doubt, self._lang) for doubt in self.typing.doubts], self._theme.info
        unseen = max(0, len(self.typing.unread) - len(sentences)) if sentences and not self._mistakes else 0
        more = len(sentences) - 1 + unseen
        for edit in self.texts.values():
            edit.setAccessibleDescription(sentences[0] if sentences and not self._mistakes else "")
        if not sentences:
            self.wrong.setToolTip("")
            self._say(*self._standing)
            return
        rest = [*sentences[1 : TOLD + 1], *(["…"] if more > TOLD else []), tr("Go to the next error (F8)")]
        if not self._mistakes and any(doubt.words.nearest for doubt in self.typing.doubts):
            rest.append(tr("Insert the nearest phrase (Ctrl+Space)"))
        self.wrong.setToolTip(tip_of("\n".join(rest)))
        self._say(sentences[0] + (" " + tr("And {0} more.", more) if more > 0 else ""), colour)

    def go_to(self, field: str) -> bool:
        """Put the cursor into a field; False if there is none of that name."""
        edit = {"script": self.edit, **self.texts}.get(field)
        if edit is not None:
            edit.setFocus()
        return edit is not None

    def go_to_mistake(self) -> None:
        """Put the cursor at the next mistake of the script, the first after the last; with a script without mistakes,
        at what is not understood of the text."""
        if not self._mistakes:
            self._go_to_doubt()
            return
        cursor = self.edit.textCursor()
        here = (cursor.blockNumber() + 1, cursor.positionInBlock())
        places = [(mistake.line, mistake.column) for mistake in self._mistakes]
        self.edit.go_to(*next((place for place in places if place > here), places[0]))

    def _go_to_doubt(self) -> None:
        if not self.typing.doubts:
            return
        edit = self.texts[self.typing.doubts[0].field]
        places = [edit.cursor_at(doubt.words.begin) for doubt in self.typing.doubts]
        here = edit.textCursor().position() if edit.hasFocus() else -1
        edit.setTextCursor(next((place for place in places if place.position() > here), places[0]))
        edit.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.wrong and isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            self.go_to_mistake()
        return super().eventFilter(watched, event)

    def _sentence(self, mistake: ScriptError) -> str:
        return tr("Line {0}, column {1}: {2}", mistake.line, mistake.column + 1, mistake.in_words(self._lang))

    def _say(self, sentence: str, colour: str) -> None:
        if sentence != self.wrong.text():
            self.wrong.setText(sentence)
            self.wrong.setStyleSheet(f"color: {colour};")

    def _tell_word(self, name: str) -> None:
        if name:
            self.words.tell(name)

    def _search(self) -> None:
        self.words.search.setFocus()
        self.words.search.selectAll()

    def _insert(self, name: str) -> None:
        self.typing.settle()
        self.edit.insert_word(name)

    def _begin_with(self, example: str) -> None:
        """A ready text: at the end of what there is."""
        self.typing.settle()
        before = self.edit.toPlainText().rstrip()
        joined = f"{before}{',' if before and not before.endswith(',') else ''}\n{example}" if before else example
        cursor = self.edit.textCursor()
        cursor.select(cursor.SelectionType.Document)
        cursor.insertText(joined)
        self.edit.setFocus()


_SHOWN: dict[Lang, int] = {"en": 32, "ja": 14}
"""Characters that are told of what is or is not understood."""
_MEANING = 60
"""Characters that are told of one of several meanings."""


def sentence_of(doubt: Doubt, lang: Lang) -> str:
    """Why a line is not read, with the words it is about and the nearest phrase there is."""
    words = doubt.words
    if words.mistake:
        return tr("Text, line {0}: {1}. Resolved manually.", doubt.line, words.mistake.rstrip(".。"))
    if words.times == 1:
        return tr("Text, line {0}: understood, but svedesk can't do it yet. Resolved manually.", doubt.line)
    if words.times:
        text = " / ".join(_cut(meaning.replace("\n", " "), _MEANING) for meaning in words.meanings)
        if len(words.meanings) < 2:
            return tr("Text, line {0}: could mean {1} things. Resolved manually.", doubt.line, words.times)
        return tr("Text, line {0}: could mean {1} things: {2}. Resolved manually.", doubt.line, words.times, text)
    unread = _cut(doubt.unread.rstrip(".。"), _SHOWN[lang])
    if doubt.before.strip():
        before = _cut_before(doubt.before.strip(), _SHOWN[lang])
        text = tr("Text, line {0}: understood up to “{1}”, but not “{2}”.", doubt.line, before, unread)
    else:
        text = tr("Text, line {0}: not understood: “{1}”.", doubt.line, unread)
    near = tr("Nearest known phrase: “{0}”.", words.nearest) if words.nearest else tr("Resolved manually.")
    return f"{text}{'' if lang == 'ja' else ' '}{near}"


def _cut(text: str, most: int) -> str:
    text = text.split("\n")[0].strip()
    return text if len(text) <= most else f"{text[:most]}…"


def _cut_before(text: str, most: int) -> str:
    return text if len(text) <= most else f"…{text[-most:]}"

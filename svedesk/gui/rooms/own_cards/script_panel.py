"""The script with what it means while it is typed, and beside it, under its own tab, text for what has none."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QTabWidget, QVBoxLayout, QWidget

from svedesk.engine.game import Game
from svedesk.engine.game_scripts import ScriptError
from svedesk.engine.script import Lang
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme
from svedesk.gui.look.tips import tip_of
from svedesk.gui.rooms.own_cards.pack_words import PackWord
from svedesk.gui.rooms.own_cards.rendered_text import RenderedText
from svedesk.gui.rooms.own_cards.script_edit import ScriptEdit
from svedesk.gui.rooms.own_cards.text_fields import EditorTextEdit
from svedesk.gui.rooms.own_cards.word_list import WordList
from svedesk.packs.card_check import CheckedCard
from svedesk.packs.draft import CardDraft
from svedesk.packs.drafts import LONGEST_SCRIPT, LONGEST_TEXT

TOLD = 12
"""Further mistakes that are told where the mouse rests on the first."""


class ScriptPanel(QTabWidget):
    """`changed` carries the field that was changed and the new values, by field; `full` how many characters one may
    have that was to get more."""

    changed = Signal(str, object)
    full = Signal(int)

    def __init__(self, theme: Theme, lang: Lang, game: Game) -> None:
        super().__init__()
        self._theme, self._lang = theme, lang
        self._mistakes: tuple[ScriptError, ...] = ()
        self.setDocumentMode(True)
        self.tabBar().setAccessibleName(tr("Script or manual text"))
        self.edit = ScriptEdit(theme, lang, game, LONGEST_SCRIPT)
        self.edit.setPlaceholderText(
            tr("What the card does, using the words on the right: ward, fanfare(draw(1)). Examples are above the list.")
        )
        self.words = WordList(theme, lang, game)
        self.wrong = QLabel()
        self.wrong.setWordWrap(True)
        self.wrong.setTextFormat(Qt.TextFormat.PlainText)
        self.wrong.setCursor(Qt.CursorShape.PointingHandCursor)
        self.wrong.installEventFilter(self)
        nothing = tr("Nothing readable yet.")
        self.rendered = {
            "en": RenderedText(theme, "en", tr("Rules text in English"), nothing),
            "ja": RenderedText(theme, "ja", tr("Rules text in Japanese"), nothing),
        }
        self.texts = {
            "text": EditorTextEdit(tr("Manual text in English"), LONGEST_TEXT),
            "text_ja": EditorTextEdit(tr("Manual text in Japanese"), LONGEST_TEXT),
        }
        self.addTab(self._script_page(), tr("Script"))
        self.addTab(self._text_page(), tr("Manual text"))
        fields: dict[str, EditorTextEdit] = {"script": self.edit, **self.texts}
        for field, edit in fields.items():
            edit.edited.connect(lambda text, field=field: self.changed.emit(field, {field: text}))
            edit.full.connect(self.full)
        self.words.wanted.connect(self.edit.insert_word)
        self.words.example.connect(self._begin_with)
        self.edit.around.connect(self._tell_word)
        for key, act in (("F8", self.go_to_mistake), ("Ctrl+F", self._search)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
            shortcut.activated.connect(act)

    def _script_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, px(6), 0, 0)
        column.setSpacing(px(6))
        left = QVBoxLayout()
        left.setSpacing(px(4))
        left.addWidget(self.edit, 1)
        left.addWidget(self.wrong)
        beside = QHBoxLayout()
        beside.setSpacing(px(8))
        beside.addLayout(left, 7)
        beside.addWidget(self.words, 5)
        column.addLayout(beside, 5)
        row = QHBoxLayout()
        row.setSpacing(px(6))
        for rendered in self.rendered.values():
            row.addWidget(rendered, 1)
        column.addLayout(row, 1)
        return page

    def _text_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, px(6), 0, 0)
        column.setSpacing(px(6))
        lead = tr("For a card without a script: its text, one ability per line. The game pauses where a line applies.")
        column.addWidget(labelled(lead, "quiet", wrap=True))
        row = QHBoxLayout()
        row.setSpacing(px(8))
        for field, name in (("text", tr("In English")), ("text_ja", tr("In Japanese"))):
            cell = QVBoxLayout()
            cell.setSpacing(px(2))
            cell.addWidget(labelled(name, "quiet"))
            cell.addWidget(self.texts[field], 1)
            row.addLayout(cell)
        column.addLayout(row, 1)
        return page

    # -- what is shown ------------------------------------------------------------------------------------------------

    def put(self, draft: CardDraft) -> None:
        """Show the script and the texts of a card."""
        self.edit.put(draft.script)
        for field, edit in self.texts.items():
            edit.put(getattr(draft, field))
        written = bool(draft.text.strip() or draft.text_ja.strip())
        self.setTabText(1, tr("Manual text") + (" ●" if written else ""))

    def know(self, own: tuple[PackWord, ...]) -> None:
        """Offer words for the other cards of the pack."""
        self.edit.know(own)
        self.words.know(own)

    def show_meaning(self, draft: CardDraft, meaning: CheckedCard) -> None:
        """Show what was found out about the script."""
        self._mistakes = meaning.mistakes
        first = meaning.mistakes[0] if meaning.mistakes else None
        rest = [self._sentence(one) for one in meaning.mistakes[1:]]
        tip = (
            "\n".join((*rest[:TOLD], *(["…"] if rest[TOLD:] else []), tr("Go to the next error (F8)"))) if first else ""
        )
        self.wrong.setToolTip(tip_of(tip))
        self.edit.underline(*((first.line, first.column) if first is not None else (0, 0)))
        if first is not None:
            said = self._sentence(first)
            self._say(said + (" " + tr("And {0} more.", len(rest)) if rest else ""), self._theme.attack)
        elif draft.script.strip():
            self._say(tr("The script works."), self._theme.heal)
        elif draft.text.strip() or draft.text_ja.strip():
            self._say(tr("No script, so the manual text is used."), self._theme.quiet_text)
        else:
            self._say(tr("No script and no text, so the card is resolved manually."), self._theme.quiet_text)
        self.setTabText(0, tr("Script") + (" ▲" if first is not None else ""))
        self.rendered["en"].show_text(meaning.text("en"))
        self.rendered["ja"].show_text(meaning.text("ja"))

    def go_to(self, field: str) -> bool:
        """Put the cursor into a field; False if there is none of that name."""
        if field == "script":
            self.setCurrentIndex(0)
            self.edit.setFocus()
        elif field in self.texts:
            self.setCurrentIndex(1)
            self.texts[field].setFocus()
        else:
            return False
        return True

    def go_to_mistake(self) -> None:
        """Put the cursor at the next mistake of the script, the first after the last."""
        if not self._mistakes:
            return
        self.setCurrentIndex(0)
        cursor = self.edit.textCursor()
        here = (cursor.blockNumber() + 1, cursor.positionInBlock())
        places = [(one.line, one.column) for one in self._mistakes]
        self.edit.go_to(*next((place for place in places if place > here), places[0]))

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
        self.setCurrentIndex(0)
        self.words.search.setFocus()
        self.words.search.selectAll()

    def _begin_with(self, example: str) -> None:
        """A ready text: at the end of what there is."""
        before = self.edit.toPlainText().rstrip()
        joined = f"{before}{',' if before and not before.endswith(',') else ''}\n{example}" if before else example
        cursor = self.edit.textCursor()
        cursor.select(cursor.SelectionType.Document)
        cursor.insertText(joined)
        self.edit.setFocus()

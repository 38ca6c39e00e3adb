"""The words a script may use: search, read, insert."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QMenu, QWidget

from svedesk.engine.game import Game
from svedesk.engine.game_scripts import GameScripts, ScriptWord
from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import hbox, named, vbox
from svedesk.gui.kit.page import labelled, push_button
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px, scaled
from svedesk.gui.rooms.own_cards.script_font import script_font_sheet
from svedesk.gui.rooms.own_cards.text_fields import EditorLineEdit
from svedesk.packs.draft import CardDraft


class PackWord(NamedTuple):
    """A word for a card of the pack, whose name is all that is written; `names` are the name and the number by which
    one looks for it."""

    word: ScriptWord
    names: tuple[str, ...]


def own_words(scripts: GameScripts, cards: Iterable[CardDraft], but: int) -> tuple[PackWord, ...]:
    """The words for the cards of a pack that a script can name, tokens first; not for the one at the place `but`."""
    words: dict[str, PackWord] = {}
    others = (card for at, card in enumerate(cards) if at != but)
    for card in sorted(others, key=lambda card: card.special != "token"):
        number, en, ja = (part.strip() for part in (card.number, card.name, card.name_ja))
        named = scripts.naming(number, en, ja, card.special)
        if named is None:
            continue
        text, makes = named
        names = tuple(dict.fromkeys(filter(None, (en or ja, ja))))
        is_token = card.special == "token"
        says = tr("A token of this pack: {0}", names[0]) if is_token else tr("A card of this pack: {0}", names[0])
        words.setdefault(text, PackWord(ScriptWord(text, text, says, says, makes), (*names, number)))
    return tuple(words.values())


_NAME = Qt.ItemDataRole.UserRole


class WordList(QWidget):
    """`wanted` carries the word to put in, `example` a ready text."""

    wanted = Signal(str)
    example = Signal(str)

    def __init__(self, theme: Theme, lang: Lang, game: Game) -> None:
        super().__init__()
        self._theme, self._lang, self._game = theme, lang, game
        self._words, self._sorted = game.scripts.words, in_order(game.scripts)
        self._own: tuple[PackWord, ...] = ()
        self.search = EditorLineEdit(tr("Search the words"), 60)
        self.search.setPlaceholderText(tr("Search the words"))
        self.search.setToolTip(f"{tr('Search the words')} (Ctrl+F)")
        self.search.setClearButtonEnabled(True)
        self.examples = push_button(tr("Examples"), "quiet")
        menu = QMenu(self)
        for name, script in game.scripts.examples:
            act = menu.addAction(game.term("script_example", name, lang))
            act.triggered.connect(lambda _=False, script=script: self.example.emit(script))
        self.examples.setMenu(menu)
        self.list = named(QListWidget(), tr("Words of scripts"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setStyleSheet(scaled(script_font_sheet("QListView", 12, "QListView::item { padding: 2px 6px; }")))
        self.about = labelled(tr("Double-click or press Enter to insert a word."), wrap=True)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.about.setStyleSheet(scaled("font-size: 12px;"))
        self.about.setMinimumHeight(px(34))
        self.list.setMinimumHeight(px(44))
        row = hbox((self.search, 1), self.examples, spacing=4)
        vbox(row, (self.list, 1), self.about, parent=self, margins=0, spacing=6)
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self._take_first)
        self.list.itemActivated.connect(lambda item: self.wanted.emit(item.data(_NAME)))
        self.list.currentItemChanged.connect(lambda item: self.tell(item.data(_NAME) if item else ""))
        self._find("")

    def know(self, own: tuple[PackWord, ...]) -> None:
        """Show words for cards of the pack, too."""
        if own != self._own:
            self._own = own
            self._find(self.search.text())

    def tell(self, name: str) -> None:
        """Say how a word is written, what it does, and what goes into its brackets."""
        word = self._words.get(name) or next(
            (own_word.word for own_word in self._own if own_word.word.name == name), None
        )
        if word is None:
            return
        text = about(word, self._game, self._lang)
        if text != self.about.text():  # it would be laid out, and the page with it
            self.about.setText(text)

    def _find(self, typed: str) -> None:
        """All words in groups, or those that begin so, that have everything typed in their name, in what they say."""
        self.list.clear()
        parts = typed.casefold().split()
        if not parts:
            self._show_groups()
            return
        begins: list[ScriptWord] = []
        named: list[ScriptWord] = []
        words: list[ScriptWord] = []
        others = ((word, (word.name.lstrip("."),)) for word in self._sorted)
        for word, called in (*others, *self._own):
            name = word.name.casefold()
            if all(part in name for part in parts):
                fits = any(name.casefold().startswith(parts[0].lstrip(".")) for name in called)
                (begins if fits else named).append(word)
            elif all(part in f"{word.signature} {word.doc} {word.doc_ja}".casefold() for part in parts):
                words.append(word)
        self._add((*begins, *named, *words))
        if not self.list.count():
            self.about.setText(tr("No word matches."))

    def _show_groups(self) -> None:
        self._head(tr("Common words"))
        self._add(self._words[name] for name in self._game.scripts.common_words)
        if self._own:
            self._head(tr("In this pack"))
            self._add(own_word.word for own_word in self._own)
        rest = [word for word in self._sorted if word.name not in self._game.scripts.common_words]
        for name, makes in self._game.scripts.word_groups:
            self._head(self._game.term("script_group", name, self._lang))
            self._add(word for word in rest if word.makes in makes)

    def _head(self, text: str) -> None:
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setForeground(QColor(self._theme.quiet_text))
        self.list.addItem(item)

    def _add(self, words: Iterable[ScriptWord]) -> None:
        for word in words:
            item = QListWidgetItem(word.signature)
            item.setData(_NAME, word.name)
            item.setToolTip(word.says(self._lang))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{word.name}. {word.says(self._lang)}")
            self.list.addItem(item)

    def _take_first(self) -> None:
        first = next((row for row in range(self.list.count()) if self.list.item(row).data(_NAME)), None)
        if first is not None:
            self.list.setCurrentRow(first)
            self.wanted.emit(self.list.item(first).data(_NAME))


def about(word: ScriptWord, game: Game, lang: Lang) -> str:
    """How a word is written, what it says, and what goes into its brackets."""
    choices = {field.name: " / ".join(f'"{text}"' for text in field.choices if text) for field in word.asks or ()}
    asks = [f"{field.name}: {choices[field.name] or game.term('asked', field.kind, lang)}" for field in word.asks or ()]
    return "\n".join((word.signature, word.says(lang), *asks))


def in_order(scripts: GameScripts) -> list[ScriptWord]:
    """What most cards say first, then other words, then what follows others, then names, which are many."""
    common = scripts.common_words
    return sorted(
        scripts.words.values(),
        key=lambda word: (
            word.name not in common,
            word.name.startswith(".") + 2 * word.name.isupper(),
            word.name.casefold(),
        ),
    )

"""Bringing in decks: whatever is pasted, or files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFileDialog, QLabel, QListWidget, QPlainTextEdit, QPushButton, QWidget

from svedesk.cards.library import Library
from svedesk.decks.draft import DeckDraft, DeckEntry
from svedesk.decks.exchange import read_any
from svedesk.decks.file_kind import FILE_NAMES
from svedesk.decks.list_totals import WrongTotal
from svedesk.decks.model import MAYBE, Deck, size
from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules, Game
from svedesk.gui.kit.card_menu import line_menu, pop_up
from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.file_dialogs import begin_in_last_folder, reporting
from svedesk.gui.kit.layouts import add_all, choice_box, named
from svedesk.gui.kit.tasks import delayed
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.table.words import Words
from svedesk.replay.decks import drafts_in

AT_ONCE = 0.03
"""Seconds that reading may take to be done at each letter that is typed."""
REST = 200
"""Milliseconds without a letter after which a text is read that takes longer."""


class ImportDialog(Dialog):
    """Reads whatever is pasted while it is pasted; `done` gets the decks that are taken, `others` has the games that a
    deck may be of by mistake."""

    def __init__(
        self,
        theme: Theme,
        library: Library,
        game: Game,
        rules: CardRules,
        words: Words,
        done: Callable[[Sequence[Deck]], object],
        parent: QWidget,
        others: Callable[[], Iterable[Game]] = tuple,
    ) -> None:
        super().__init__(theme, tr("Import a deck"), "", tr("Import this deck"), parent, width=560)
        self._library, self._game, self._words, self._done = library, game, words, done
        self._rules, self._others = rules, others
        self.draft: DeckDraft | None = None
        self._several: list[DeckDraft] = []
        """The decks of files, where several were chosen."""
        self._waiting: list[Path] = []
        self.text = named(
            QPlainTextEdit(placeholderText=tr("Paste a list, a share code, or the text of a deck file.")),
            tr("Deck as text"),
        )
        self.give_room(self.text, 200)
        self.summary = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.edition = choice_box(
            (("", tr("Choose the edition …")), ("ja", tr("Japanese numbers")), ("en", tr("English numbers"))),
            tr("Edition of the numbers"),
        )
        self.unknown = named(QListWidget(), tr("Unrecognized lines"))
        self.unknown.setMaximumHeight(px(130))
        self.file = QPushButton(tr("Open files …"))
        self.beside(self.file)
        add_all(self.inside, (self.text, 1), self.summary, self.edition, self.unknown)
        self._soon = delayed(self, REST, self._read_text)
        self._next = QTimer(self)
        self._next.setInterval(0)
        self._next.timeout.connect(self._read_next)
        self._took = 0.0
        """Seconds that reading took the last time."""
        self.text.textChanged.connect(self._typed)
        self.edition.activated.connect(self._read_again)
        self.file.clicked.connect(self._ask_file)
        self.unknown.itemActivated.connect(lambda item: self.show_menu(self.unknown.row(item)))
        self._show()

    def _typed(self) -> None:
        """Read what is typed at once, or when typing rests where that takes long: many lines nobody knows."""
        if self._took > AT_ONCE:
            self._soon.start()
        else:
            self._read_text()

    def _read_text(self) -> None:
        self._soon.stop()
        began = perf_counter()
        self.read(self.text.toPlainText().encode())
        self._took = perf_counter() - began

    def _read_again(self) -> None:
        """Take the numbers as those of the edition that is chosen."""
        if self.draft is not None:
            self.draft = self.draft.numbered(english=self.edition.currentData() == "en")
            self._show()

    def read(self, data: bytes, file: str = "") -> None:
        """See what a text holds. What was said of the edition of its numbers counts until another list is begun."""
        self._forget()
        if not data.strip():
            self.edition.setCurrentIndex(0)
            self._show()
            return
        with reporting(self._show, self._words.lang):
            self.draft = read_any(data, self._library, self._game, file, self._others())
            self._read_again()

    def read_files(self, paths: Iterable[Path]) -> None:
        """See what a file holds, or what several do: one after the other, the window goes on meanwhile."""
        self._forget()
        self.edition.setCurrentIndex(0)
        self._waiting = list(paths)
        if len(self._waiting) > 1:
            self._show()
            self._next.start()
            return
        with reporting(self._show, self._words.lang):
            drafts = drafts_in(self._waiting.pop(), self._library, self._game, self._rules, self._others())
            if len(drafts) > 1:
                self._list(drafts)
                self._show_several()
            else:
                self.draft = drafts[0]
                self._show()

    def _read_next(self) -> None:
        """Read one of several files, and tell in a line what it holds."""
        path = self._waiting.pop(0)
        with reporting(self.unknown.addItem, self._words.lang):
            self._list(drafts_in(path, self._library, self._game, self._rules, self._others()))
        if not self._waiting:
            self._next.stop()
        self._show_several()

    def _list(self, drafts: Iterable[DeckDraft]) -> None:
        """Tell what each of several decks holds."""
        for draft in drafts:
            counted = f"{draft.name}: {self._counted(draft)}"
            assumed = draft.other_numbering is not None
            self.unknown.addItem(tr("{0} (read as Japanese numbers)", counted) if assumed else counted)
            if _known(draft):
                self._several.append(draft)

    def _forget(self) -> None:
        """What was read before counts no more."""
        self._next.stop()
        self.draft, self._several, self._waiting = None, [], []

    def show_menu(self, row: int) -> None:
        """Offer the cards that a line nobody knows may mean."""
        if self.draft is not None:
            entry = self.draft.unknown[row]
            at = self.unknown.visualItemRect(self.unknown.item(row)).bottomLeft()
            menu = line_menu(entry.near, self._words.name, lambda facts: self.settle(entry.line, facts), parent=self)
            pop_up(menu, self.unknown.viewport().mapToGlobal(at))

    def settle(self, line: int, facts: Facts | None) -> None:
        """Take a card for a line nobody knows, or leave the line out."""
        if self.draft is not None:
            self.draft = self.draft.without(line) if facts is None else self.draft.with_card(line, facts)
            self._show()

    def _show(self, wrong: str = "") -> None:
        draft = self.draft
        self.unknown.clear()
        self.do.setText(tr("Import this deck"))
        self.unknown.setAccessibleName(tr("Unrecognized lines"))
        asked = draft is not None and draft.other_numbering is not None
        self.edition.setVisible(asked)
        self.do.setEnabled(draft is not None and _known(draft) and bool(self.edition.currentData() or not asked))
        if draft is None:
            self.summary.setText(wrong)
        else:
            text = self._counted(draft)
            if asked:
                text += "\n" + tr(
                    "Some numbers in this list are other cards in the English edition. Which edition is the list for?"
                )
            elif draft.english:
                text += "\n" + tr("These are English-edition numbers: only then do they match the names.")
            text += "".join(f"\n{self._wrong_total(total)}" for total in draft.wrong_totals)
            more = (
                tr("1 unrecognized line. Double-click it to choose its card.")
                if len(draft.unknown) == 1
                else tr("{0} unrecognized lines. Double-click one to choose its card.", len(draft.unknown))
            )
            self.summary.setText(f"{text}\n{more}" if draft.unknown else text)
            self.unknown.addItems([self._unknown(entry) for entry in draft.unknown])
        self.unknown.setVisible(self.unknown.count() > 0)
        self.grow()

    def _unknown(self, entry: DeckEntry) -> str:
        """A line nobody knows, with the cards it may mean."""
        if entry.at_odds:
            both = (f"{self._words.name(facts.number)} ({facts.number})" for facts in entry.near)
            return tr("{0} → the number is {1}, the name is {2}", entry.text, *both)
        if entry.heads:
            return tr("{0} → a heading? The cards below it count with those above.", entry.text)
        if not entry.near:
            return entry.text
        nearest, more = self._words.name(entry.near[0].number), len(entry.near) - 1
        return f"{entry.text} → {tr('{0} or {1} more', nearest, more) if more else nearest}"

    def _counted(self, draft: DeckDraft) -> str:
        """How many cards of each section it has."""
        deck, lang = draft.deck(), self._words.lang
        counted = [(self._game.term("section", section, lang), size(deck[section])) for section in deck]
        counted += [(self._game.term("section", MAYBE, lang), size(deck.maybe))] if deck.maybe else []
        return " · ".join(f"{section} {count}" for section, count in counted)

    def _wrong_total(self, total: WrongTotal) -> str:
        """A total of the list that its lines do not come to."""
        if not total.section:
            return tr("The list says {0} cards in all; {1} were recognized.", total.wanted, total.read)
        section = self._game.term("section", total.section, self._words.lang)
        return tr("The list says {0} cards in “{1}”; {2} were recognized.", total.wanted, section, total.read)

    def _show_several(self) -> None:
        """How far the files are read, and how many decks they hold."""
        decks, waiting = len(self._several), len(self._waiting)
        text = tr("{0} more files to import …", waiting) if waiting else tr("Decks in these files: {0}.", decks)
        lines = sum(len(draft.unknown) for draft in self._several)
        unknown = tr("Unrecognized lines: {0}. They stay in their decks.", lines)
        self.summary.setText(f"{text} {unknown}" if lines else text)
        self.unknown.setAccessibleName(tr("Files"))
        self.unknown.show()
        self.do.setText(tr("Import these decks"))
        self.do.setEnabled(bool(decks) and not waiting)
        self.grow()

    def _ask_file(self) -> None:
        dialog = QFileDialog(self, tr("Open decks"), str(Path.home()), tr("Decks ({0});;All files (*)", FILE_NAMES))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        begin_in_last_folder(dialog)
        dialog.filesSelected.connect(lambda names: self.read_files(map(Path, names)))
        dialog.open()

    def accept(self) -> None:
        if self._soon.isActive():
            self._read_text()
        drafts = self._several if self.draft is None else [self.draft]
        if drafts and self.do.isEnabled():
            self._done([draft.deck(draft.name or tr("Imported deck")) for draft in drafts])
            super().accept()


def _known(draft: DeckDraft) -> bool:
    """Whether there is anything of a deck in it."""
    return any(entry.number for entry in draft.entries)

"""What is done with a deck beside building it: bring one in, share one, sample hands, compare."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from svedesk.cards.library import Library
from svedesk.decks.draft import Draft
from svedesk.decks.exchange import FORMS, Form, read_any
from svedesk.decks.model import Deck, size
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import DECK
from svedesk.documents.reading import read_file
from svedesk.documents.writing import save_file
from svedesk.gui.lobby.invitation import QrPicture
from svedesk.gui.look.scale import px
from svedesk.gui.table.faces import Faces
from svedesk.gui.tongue import tr
from svedesk.gui.words import Words

FORM_NAMES: dict[Form, str] = {"text": "List", "cod": "Cockatrice", "json": "JSON", "code": "Share code"}
SUFFIXES: dict[Form, str] = {"text": "txt", "cod": "cod", "json": "json", "code": "txt"}


class _Dialog(QDialog):
    """A title, a column, and a row of buttons at its end."""

    def __init__(self, title: str, parent: QWidget, width: int = 560) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(px(width))
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(px(18), px(16), px(18), px(16))
        self.column.setSpacing(px(10))

    def row(self, *widgets: QWidget) -> None:
        """Put widgets side by side, at the right."""
        row = QHBoxLayout()
        row.addStretch(1)
        for widget in widgets:
            row.addWidget(widget)
        self.column.addLayout(row)


class ImportDialog(_Dialog):
    """Reads whatever is pasted while it is pasted; `done` gets the deck."""

    def __init__(self, library: Library, words: Words, done: Callable[[Deck], object], parent: QWidget) -> None:
        super().__init__(tr("Import a deck"), parent)
        self._library, self._words, self._done = library, words, done
        self.draft: Draft | None = None
        self.text = QPlainTextEdit()
        self.text.setPlaceholderText(tr("Paste a list, a share code, or the text of a deck file."))
        self.text.setAccessibleName(tr("The deck as text"))
        self.text.setMinimumHeight(px(200))
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.unknown = QListWidget()
        self.unknown.setAccessibleName(tr("Lines nobody knows"))
        self.unknown.setMaximumHeight(px(130))
        self.file, self.take = QPushButton(tr("Open a file …")), QPushButton(tr("Take this deck"))
        self.take.setProperty("kind", "primary")
        self.column.addWidget(self.text, 1)
        self.column.addWidget(self.told)
        self.column.addWidget(self.unknown)
        leave = QPushButton(tr("Cancel"))
        self.row(self.file, leave, self.take)
        self.text.textChanged.connect(lambda: self.read(self.text.toPlainText().encode()))
        self.file.clicked.connect(self._ask_file)
        self.unknown.itemActivated.connect(lambda item: self.settle(self.unknown.row(item)))
        self.take.clicked.connect(self._take)
        leave.clicked.connect(self.reject)
        self._show()

    def read(self, data: bytes, file: str = "") -> None:
        """See what a text holds."""
        self.draft = None
        if not data.strip():
            self._show()
            return
        try:
            self.draft = read_any(data, self._library, file)
        except DamagedFile as damaged:
            self._show(damaged.in_words(self._words.lang))
        else:
            self._show()

    def read_file(self, path: Path) -> None:
        """See what a file holds."""
        try:
            data = read_file(path, DECK)
        except DamagedFile as damaged:
            self._show(damaged.in_words(self._words.lang))
            return
        self.read(data, path.name)

    def settle(self, row: int) -> None:
        """Take the nearest card for a line nobody knows."""
        if self.draft is not None:
            entry = self.draft.unknown[row]
            if entry.near:
                self.draft = self.draft.meant(entry.line, entry.near[0].number)
                self._show()

    def _show(self, wrong: str = "") -> None:
        draft = self.draft
        self.unknown.clear()
        self.take.setEnabled(draft is not None and any(entry.number for entry in draft.entries))
        if draft is None:
            self.told.setText(wrong)
        else:
            deck = draft.deck()
            counts = len(deck.leaders), size(deck.main), size(deck.evolve)
            said = tr("{0} leaders, {1} cards, {2} for the evolve deck.", *counts)
            more = tr("{0} lines nobody knows: double-click one to take the nearest card.", len(draft.unknown))
            self.told.setText(f"{said} {more}" if draft.unknown else said)
            for entry in draft.unknown:
                near = f" → {self._words.name(entry.near[0].number)}" if entry.near else ""
                self.unknown.addItem(f"{entry.said}{near}")
        self.unknown.setVisible(self.unknown.count() > 0)

    def _ask_file(self) -> None:
        dialog = QFileDialog(self, tr("Open a deck"), str(Path.home()), tr("Decks (*.txt *.cod *.json);;All files (*)"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.read_file(Path(name)))
        dialog.open()

    def _take(self) -> None:
        if self.draft is not None:
            self._done(self.draft.deck(self.draft.name or tr("Imported deck")))
        self.accept()


class ShareDialog(_Dialog):
    """A deck in the forms others can read; `exported` gives it in one."""

    def __init__(self, deck: Deck, exported: Callable[[Form], str], parent: QWidget) -> None:
        super().__init__(tr("Share {0}", deck.name), parent)
        self._exported = exported
        self.form = QComboBox()
        self.form.setAccessibleName(tr("Form"))
        for form in FORMS:
            self.form.addItem(tr(FORM_NAMES[form]), form)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(tr("The deck as text"))
        self.text.setMinimumHeight(px(220))
        self.picture = QrPicture(exported("code").strip(), tr("The share code as a QR picture"))
        self.copy, self.save = QPushButton(tr("Copy")), QPushButton(tr("Save as a file …"))
        self.copy.setProperty("kind", "primary")
        self.told = QLabel()
        self.column.addWidget(self.form)
        self.column.addWidget(self.text, 1)
        self.column.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        self.column.addWidget(self.told)
        leave = QPushButton(tr("Close"))
        self.row(self.save, leave, self.copy)
        self.form.currentIndexChanged.connect(self._show)
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._ask_file)
        leave.clicked.connect(self.accept)
        self._show()

    def _show(self) -> None:
        form = self.form.currentData()
        self.text.setPlainText(self._exported(form))
        self.picture.setVisible(form == "code")
        self.told.clear()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.told.setText(tr("Copied."))

    def _ask_file(self) -> None:
        form: Form = self.form.currentData()
        dialog = QFileDialog(self, tr("Save the deck"), str(Path.home()), f"*.{SUFFIXES[form]}")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIXES[form])
        dialog.fileSelected.connect(lambda name: self.save_to(Path(name)))
        dialog.open()

    def save_to(self, path: Path) -> None:
        """Write what is shown."""
        try:
            save_file(path, self.text.toPlainText().encode())
        except DamagedFile as damaged:
            self.told.setText(damaged.sentence)
        else:
            self.told.setText(tr("Saved as {0}.", path.name))


class Dealt(QWidget):
    """Cards side by side."""

    WIDTH = 150

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self.numbers: tuple[str, ...] = ()

    def sizeHint(self) -> QSize:
        return QSize(4 * px(self.WIDTH + 14), px(round(self.WIDTH * 88 / 63) + 20))

    def show_cards(self, numbers: tuple[str, ...]) -> None:
        """Show these."""
        self.numbers = numbers
        self.setAccessibleName(", ".join(self._faces.words.name(number) for number in numbers))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._faces.ratio = self.devicePixelRatioF()
        width = float(px(self.WIDTH))
        margin = self._faces.margin(width)
        for place, number in enumerate(self.numbers):
            face = self._faces.cache.face(self._faces.printed(number), width, self._faces.ratio)
            painter.drawPixmap(QPointF(px(7) + place * px(self.WIDTH + 14) - margin, px(8) - margin), face)
        painter.end()


class HandDialog(_Dialog):
    """Hands as a game would deal them, again and again."""

    def __init__(self, deal: Callable[[], tuple[str, ...]], faces: Faces, parent: QWidget) -> None:
        super().__init__(tr("Sample hands"), parent)
        self._deal = deal
        self.cards = Dealt(faces)
        self.again = QPushButton(tr("Deal again"))
        self.again.setProperty("kind", "primary")
        leave = QPushButton(tr("Close"))
        self.column.addWidget(self.cards)
        self.row(leave, self.again)
        self.again.clicked.connect(self.deal)
        leave.clicked.connect(self.accept)
        self.deal()

    def deal(self) -> None:
        """Another hand."""
        self.cards.show_cards(self._deal())


class CompareDialog(_Dialog):
    """What one deck holds that another does not; `differs` gives number, copies here, copies there."""

    def __init__(
        self,
        name: str,
        others: Mapping[str, Deck],
        differs: Callable[[Deck], tuple[tuple[str, int, int], ...]],
        name_of: Callable[[str], str],
        parent: QWidget,
    ) -> None:
        super().__init__(tr("Compare {0}", name), parent)
        self._others, self._differs, self._name_of = others, differs, name_of
        self.other = QComboBox()
        self.other.setAccessibleName(tr("The other deck"))
        for key, deck in others.items():
            self.other.addItem(deck.name, key)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Differences"))
        self.list.setMinimumHeight(px(300))
        self.column.addWidget(self.other)
        self.column.addWidget(self.list, 1)
        leave = QPushButton(tr("Close"))
        self.row(leave)
        leave.clicked.connect(self.accept)
        self.other.currentIndexChanged.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.list.clear()
        other = self._others.get(self.other.currentData())
        if other is None:
            return
        for number, here, there in self._differs(other):
            self.list.addItem(f"{here - there:+d}   {self._name_of(number)}   ({here} / {there})")
        if not self.list.count():
            self.list.addItem(tr("The same cards."))

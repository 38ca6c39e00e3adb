"""Giving a deck away: as text in the forms of others, as a code with its picture, on paper."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QFileDialog, QLabel, QPlainTextEdit, QPushButton, QWidget

from svedesk.decks.exchange import FORMS, Form
from svedesk.decks.model import Deck
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.writing import save_file
from svedesk.gui.deck_builder.dialog import DeckDialog
from svedesk.gui.lobby.invitation import QrPicture
from svedesk.gui.look.scale import px
from svedesk.gui.tongue import tr

FORM_NAMES: dict[Form, str] = {"text": "List", "cod": "Cockatrice", "json": "JSON", "code": "Share code"}
SUFFIXES: dict[Form, str] = {"text": "txt", "cod": "cod", "json": "json", "code": "txt"}


class ShareDialog(DeckDialog):
    """A deck in the forms others can read; `exported` gives it in one, `printed` shows it as a sheet for a printer."""

    def __init__(
        self, deck: Deck, exported: Callable[[Form], str], printed: Callable[[], object], parent: QWidget
    ) -> None:
        super().__init__(tr("Share {0}", deck.name), parent)
        self._exported = exported
        self.form = QComboBox()
        self.form.setAccessibleName(tr("Form"))
        for form in FORMS:
            self.form.addItem(tr(FORM_NAMES[form]), form)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(tr("The deck as text"))
        self.picture = QrPicture(exported("code").strip(), tr("The share code as a QR picture"))
        self.copy, self.save = QPushButton(tr("Copy")), QPushButton(tr("Save as a file …"))
        self.print = QPushButton(tr("Print / PDF …"))
        self.copy.setProperty("kind", "primary")
        self.told = QLabel()
        self.column.addWidget(self.form)
        self.column.addWidget(self.text, 1)
        self.column.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        self.column.addWidget(self.told)
        leave = QPushButton(tr("Close"))
        self.row(self.print, self.save, leave, self.copy)
        self.print.clicked.connect(lambda _=False: printed())
        self.form.currentIndexChanged.connect(self._show)
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._ask_file)
        leave.clicked.connect(self.accept)
        self._show()

    def _show(self) -> None:
        form = self.form.currentData()
        self.text.setPlainText(self._exported(form))
        self.picture.setVisible(form == "code")
        self.give_room(self.text, 64 if form == "code" else 300)
        self.text.setMaximumHeight(px(76 if form == "code" else 2000))
        self.adjustSize()
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

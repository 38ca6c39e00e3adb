"""Giving a deck away: as text in the forms of others, as a code with its picture, on paper."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QWidget

from svedesk.decks.exchange import FORMS, Form
from svedesk.decks.model import Deck
from svedesk.documents.paths import file_stem
from svedesk.documents.writing import save_file
from svedesk.engine.script import Lang
from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.file_dialogs import begin_in_last_folder, file_to_save, reporting
from svedesk.gui.kit.layouts import add_all, choice_box, named
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.rooms.lobby.invitation import QrPicture

FORM_NAMES: dict[Form, str] = {
    "text": "List",
    "english": "List with English numbers",
    "cod": "Cockatrice",
    "json": "JSON",
    "decklog": "JSON in DeckLog's format",
    "tabletop": "Tabletop Simulator",
    "code": "Share code",
}
SUFFIXES: dict[Form, str] = {"text": "txt", "english": "txt", "cod": "cod", "json": "json", "code": "txt"}
SUFFIXES |= {"decklog": "json", "tabletop": "json"}


class ShareDeckDialog(Dialog):
    """A deck in the forms others can read; `exported` gives it in one, `printed` shows it as a sheet for a printer."""

    def __init__(
        self,
        theme: Theme,
        lang: Lang,
        deck: Deck,
        exported: Callable[[Form], str],
        printed: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(theme, tr("Share {0}", deck.name), "", tr("Copy"), parent, leave=tr("Close"), width=560)
        self._lang, self._name, self._exported = lang, deck.name, exported
        same = exported("english") == exported("text")  # the game has no English numbers
        forms = (form for form in FORMS if not (same and form == "english"))
        self.form = choice_box(((form, tr(FORM_NAMES[form])) for form in forms), tr("Text format"))
        self.text = named(QPlainTextEdit(readOnly=True), tr("Deck as text"))
        self.picture = QrPicture(exported("code").strip(), tr("Share code as a QR code"))
        self.print, self.save = QPushButton(tr("Print / PDF …")), QPushButton(tr("Save as a file …"))
        add_all(self.inside, self.form, (self.text, 1), (self.picture, 0, Qt.AlignmentFlag.AlignHCenter))
        self.beside(self.print, self.save)
        self.print.clicked.connect(lambda _=False: printed())
        self.form.currentIndexChanged.connect(self._show)
        self.save.clicked.connect(self._ask_file)
        self._show()

    def _show(self) -> None:
        form = self.form.currentData()
        self.text.setPlainText(self._exported(form))
        self.picture.setVisible(form == "code")
        self.give_room(self.text, 64 if form == "code" else 300)
        self.text.setMaximumHeight(px(76 if form == "code" else 2000))
        self.notice.say("")
        self.adjustSize()

    def accept(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.notice.say(tr("Copied."), wrong=False)

    def _ask_file(self) -> None:
        form: Form = self.form.currentData()
        suffix = SUFFIXES[form]
        dialog = file_to_save(self, tr("Save the deck"), f"*.{suffix}", suffix, self.save_to)
        begin_in_last_folder(dialog)
        dialog.selectFile(f"{file_stem(self._name, 'deck')}.{suffix}")
        dialog.open()

    def save_to(self, path: Path) -> None:
        """Write what is shown."""
        with reporting(self.notice.say, self._lang):
            save_file(path, self.text.toPlainText().encode())
            self.notice.say(tr("Saved as {0}.", path.name), wrong=False)

"""Which column of somebody's list is what: guessed, chosen, looked at, kept for the next list."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QWidget

from svedesk.cards.card_lists import ListTable
from svedesk.cards.import_file import ImportTrial
from svedesk.cards.kept_mappings import Mappings
from svedesk.cards.mapping import ColumnMapping, drafts, guessed, mapping_of
from svedesk.documents.damaged import DamagedFile, readable
from svedesk.engine.script import Lang
from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.file_dialogs import reporting
from svedesk.gui.kit.layouts import add_all, hbox, named, vbox
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.tasks import delayed
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.rooms.cards.import_preview import ImportPreview
from svedesk.gui.rooms.cards.import_report import ReportView
from svedesk.gui.rooms.cards.mapping_fields import MappingFields, field_words
from svedesk.gui.rooms.cards.mapping_samples import FIRST, SampleRows
from svedesk.gui.rooms.cards.mapping_words import WordsDialog, known_words, words_in

WIDE = 540
"""Logical pixels of what is chosen; what comes of it has the rest."""
PATIENCE = 200
"""Milliseconds after the last change that an import is tried."""


class MappingNameEdit(QLineEdit):
    """A line in which Enter does nothing to the dialog: it would import."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class MappingDialog(Dialog):
    """Asks how a list is to be read, showing all that comes of it; `done` gets what is to be kept."""

    def __init__(
        self,
        theme: Theme,
        lang: Lang,
        file: str,
        listed: ListTable,
        mappings: Mappings,
        preview: ImportPreview,
        done: Callable[[ImportTrial], object],
        parent: QWidget,
    ) -> None:
        lead = tr(
            "{0} rows with {1} columns. Choose what each column means; the result is shown on the right.",
            *_size(listed),
        )
        super().__init__(theme, tr("Import the cards from “{0}”?", file), lead, tr("Import"), parent)
        self._theme, self._lang, self._file, self._listed = theme, lang, file, listed
        self._mappings, self._preview, self._done = mappings, preview, done
        self._trial: ImportTrial | None = None
        self._guess: ColumnMapping | None = None
        self.saved = named(QComboBox(), tr("Saved mapping"))
        self.name = MappingNameEdit(readable(file, 100).strip())
        self.name.setMaxLength(100)
        self.name.setAccessibleName(tr("Name of the mapping"))
        self.keep, self.forget = QPushButton(tr("Save")), QPushButton(tr("Delete"))
        self.separator = MappingNameEdit("/")
        self.separator.setMaxLength(5)
        self.separator.setFixedWidth(px(52))
        self.separator.setAccessibleName(tr("Separator"))
        self.separator.setToolTip(tr("Separator between several classes or traits in one cell"))
        self.fields = MappingFields(listed.columns)
        self.file, self.cards = SampleRows(tr("In the file"), theme), SampleRows(tr("Result"), theme)
        self.report_view = ReportView(lang)
        self._soon = delayed(self, PATIENCE, self._try)
        self._lay_out()
        self._connect()
        self.file.show_file(listed)
        self._begin()
        self.cards.setFocus()  # until it is known what would come of it; Enter does nothing there
        self.resize(min(parent.width() - px(40), px(1500)), parent.height() - px(30))

    def _lay_out(self) -> None:
        top = hbox(
            labelled(tr("Mapping")),
            self.saved,
            14,
            labelled(tr("Save as")),
            (self.name, 1),
            self.keep,
            self.forget,
            14,
            labelled(tr("Separator")),
            self.separator,
            spacing=6,
        )
        self.saved.setMinimumWidth(px(190))
        right = QWidget()
        vbox(
            labelled(tr("In the file"), "quiet"),
            (self.file, 1),
            labelled(tr("Result"), "quiet"),
            (self.cards, 1),
            (self.report_view, 1),
            parent=right,
            margins=0,
            spacing=4,
        )
        both = hbox(spacing=12)
        self.fields.setFixedWidth(max(px(WIDE), self.fields.minimumWidth()))
        add_all(both, self.fields, (right, 1))
        add_all(self.inside, top, (both, 1))

    def _connect(self) -> None:
        self.fields.changed.connect(lambda: self.notice.say(""))
        self.fields.changed.connect(self._changed)
        self.fields.words_wanted.connect(self._ask_words)
        self.separator.textChanged.connect(self._changed)
        self.saved.activated.connect(self._choose)
        self.name.returnPressed.connect(self.keep.click)
        self.keep.clicked.connect(self._keep)
        self.forget.clicked.connect(self._forget)
        self._preview.ready.connect(self._tell)
        self.accepted.connect(self._import)
        self.finished.connect(self._preview.stop)

    # -- mappings -----------------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Begin with the mapping that was kept for such a list, or else with what the names of columns suggest."""
        with reporting(self.notice.say, self._lang):
            self._guess = guessed(self._listed, self._file, self._preview.facts)
        self._offer()
        fitting = self._mappings.fitting(self._listed)
        self.saved.setCurrentIndex(max(self.saved.findData(str(fitting[0].path)) if fitting else 0, 0))
        self._choose()

    def _offer(self) -> None:
        self.saved.clear()
        self.saved.addItem(tr("Guessed from the names"), "")
        for saved in self._mappings.fitting(self._listed):
            self.saved.addItem(saved.mapping.name, str(saved.path))

    def _choose(self) -> None:
        path = str(self.saved.currentData())
        saved_mappings = {str(saved.path): saved.mapping for saved in self._mappings.all()}
        mapping = saved_mappings.get(path) if path else self._guess
        self.forget.setEnabled(bool(path))
        if path and mapping is not None:
            self.name.setText(mapping.name)
        self.separator.blockSignals(True)
        self.separator.setText(mapping.separator if mapping is not None else "/")
        self.separator.blockSignals(False)
        self.fields.show_mapping(mapping)
        self._changed()

    @property
    def mapping(self) -> ColumnMapping:
        """What is chosen. Raises `DamagedFile` when it can be no mapping."""
        name = self.name.text().strip() or tr("Mapping")
        return mapping_of(name, self.fields.chosen(), self.separator.text() or "/", self._columns())

    def _columns(self) -> dict[str, dict[str, str]]:
        return {field: words for field, words in self.fields.values.items() if self.fields.columns(field)}

    def _keep(self) -> None:
        with reporting(self.notice.say, self._lang):
            path = self._mappings.keep(self.mapping)
            self._offer()
            self.saved.setCurrentIndex(max(self.saved.findData(str(path)), 0))
            self.forget.setEnabled(True)
            sentence = tr("Saved as “{0}”. It will be offered for lists with these columns.", self.saved.currentText())
            self.notice.say(sentence, wrong=False)

    def _forget(self) -> None:
        with reporting(self.notice.say, self._lang):
            self._mappings.remove(Path(self.saved.currentData()))
            self._offer()
            self.forget.setEnabled(False)

    def _ask_words(self, field: str) -> None:
        title = tr("Words of {0}", field_words()[field])
        words = words_in(self._listed, self.fields.columns(field))
        meanings = self.fields.values.get(field, {})
        WordsDialog(
            self._theme,
            title,
            known_words(self._preview.facts, field),
            words,
            meanings,
            lambda meanings_now: self.fields.means(field, meanings_now),
            self,
        ).open()

    # -- what comes of it ---------------------------------------------------------------------------------------------

    def _import(self) -> None:
        if self._trial is not None:
            self._done(self.report_view.decided(self._trial))

    def _changed(self) -> None:
        self._trial = None
        chosen = self.fields.chosen()
        enough = bool({"number", "name", "name_ja"} & chosen.keys())
        self.do.setEnabled(False)  # nothing is kept that nobody has seen
        self.keep.setEnabled(enough)
        self.file.mark(column for columns in chosen.values() for column in columns)
        self.report_view.show_trial(None)
        self.report_view.outcome.setText(
            tr("Testing …") if enough else tr("Choose a column for the number or for a name.")
        )
        self._show_cards()
        self._soon.start()

    def _try(self) -> None:
        if self.keep.isEnabled():
            with reporting(self.report_view.outcome.setText, self._lang):
                self._preview.begin(self._listed, self.mapping, self._file)

    def _tell(self, result: ImportTrial | DamagedFile) -> None:
        if isinstance(result, DamagedFile):
            self.report_view.outcome.setText(result.in_words(self._lang))
            return
        self._trial = result
        self.report_view.show_trial(result)
        if result.game:
            game = self._preview.game_called(result.game, self._lang)
            self.notice.say(tr("This looks like a list of {0}. Choose that game first to import it there.", game))
        self.do.setEnabled(bool(result.report.read))
        if self.cards.hasFocus():
            self.do.setFocus()  # what was guessed is mostly right; none of the lines has to be typed into
        self._show_cards()

    def _show_cards(self) -> None:
        sample = ListTable(self._listed.columns, self._listed.rows[:FIRST])
        try:
            rows = drafts(sample, self.mapping, self._file, self._preview.facts) if self.fields.chosen() else []
        except DamagedFile as damaged:
            self.notice.say(damaged.in_words(self._lang))
            self.keep.setEnabled(False)
            return
        report = self._trial.report if self._trial is not None else None
        self.cards.show_cards(rows, self.fields.chosen(), report, self._lang)


def _size(listed: ListTable) -> tuple[int, int]:
    return len(listed.rows), len(listed.columns)

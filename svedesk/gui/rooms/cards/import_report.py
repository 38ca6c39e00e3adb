"""What an import would do, all of it, before anything is kept."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QCheckBox, QWidget

from svedesk.cards.import_file import ImportTrial
from svedesk.cards.import_rows import with_english_numbers
from svedesk.engine.script import Lang
from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.layouts import vbox
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.rooms.cards.remarks import RemarksTree, counted, groups


class ReportView(QWidget):
    """Counts and remarks of an import that was tried, and what it leaves to decide."""

    def __init__(self, lang: Lang) -> None:
        super().__init__()
        self._lang = lang
        self.outcome = labelled("", wrap=True)
        self.remarks = RemarksTree()
        self.english = QCheckBox(tr("The numbers are those of the English edition"))
        vbox(self.outcome, self.english, (self.remarks, 1), parent=self, margins=0, spacing=4)
        self.show_trial(None)

    def show_trial(self, trial: ImportTrial | None) -> None:
        """Show what would come of it; None while nobody knows."""
        shown = groups(trial.report.remarks, self._lang) if trial is not None else ()
        self.remarks.show_groups(shown)
        self.remarks.setVisible(bool(shown))
        self.english.setVisible(bool(trial and trial.undecided))
        if trial is not None:
            self.outcome.setText(tr("Result: {0}", counted(trial.report)))

    def decided(self, trial: ImportTrial) -> ImportTrial:
        """What is to be kept of it."""
        english = self.english.isVisibleTo(self) and self.english.isChecked()
        return trial._replace(rows=with_english_numbers(trial.rows)) if english else trial


class ImportReportDialog(Dialog):
    """Shows what a file would bring; `done` gets what is to be kept."""

    def __init__(
        self,
        theme: Theme,
        lang: Lang,
        file: str,
        sentence: str,
        trial: ImportTrial,
        done: Callable[[ImportTrial], object],
        parent: QWidget,
    ) -> None:
        title = tr("Import the cards from “{0}”?", file)
        super().__init__(theme, title, sentence, tr("Import"), parent, width=640)
        self.report_view = ReportView(lang)
        self.report_view.show_trial(trial)
        self.inside.addWidget(self.report_view, 1)
        self.do.setEnabled(bool(trial.report.read))
        if trial.report.remarks:
            self.resize(px(860), min(px(620), parent.height() - px(30)))
        self.do.setFocus()
        self.accepted.connect(lambda: done(self.report_view.decided(trial)))

"""The sheet of a deck before it is printed or kept as a file: how it will look, and on which paper."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from svedesk.decks.sheet import Sheet
from svedesk.documents.paths import file_stem
from svedesk.documents.writing import save_file
from svedesk.engine.script import Lang
from svedesk.gui.kit.file_dialogs import begin_in_last_folder, file_to_save, reporting
from svedesk.gui.kit.layouts import add_all, choice_box
from svedesk.gui.kit.page import labelled, push_button
from svedesk.gui.kit.shortcuts import KeyDialog
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.icons import icon
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.rooms.decks.sheet.output import draw_on, pdf_of, picture_of
from svedesk.gui.rooms.decks.sheet.pages import Paper, pages_of

NAMES: dict[Paper, str] = {"a4": "A4", "letter": "Letter"}
HIGH = 520
"""Logical pixels a page is shown high."""


class SheetDialog(KeyDialog):
    """Shows the pages; `lang` is the language that sentences about files are told in."""

    def __init__(self, sheet: Sheet, theme: Theme, lang: Lang, parent: QWidget) -> None:
        super().__init__(parent)
        self._sheet, self._lang, self.at = sheet, lang, 0
        self.setWindowTitle(tr("Print {0}", sheet.name))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.paper = choice_box(NAMES.items(), tr("Paper"))
        at_home = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
        self.paper.setCurrentIndex(self.paper.findData("letter" if at_home else "a4"))
        self.page = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.page.setFixedSize(QSize(px(HIGH * 4 // 5), px(HIGH)))
        self.before, self.after = QPushButton(icon("back", theme), ""), QPushButton(icon("next", theme), "")
        self.before.setAccessibleName(tr("Previous page"))
        self.after.setAccessibleName(tr("Next page"))
        self.status, self.which = labelled("", "quiet", wrap=True), labelled("")
        self.save, self.print = push_button(tr("Save as PDF …"), "primary"), push_button(tr("Print …"))
        self._lay_out()
        self.paper.currentIndexChanged.connect(lambda _: self.turn(-self.at))
        self.before.clicked.connect(lambda: self.turn(-1))
        self.after.clicked.connect(lambda: self.turn(1))
        self.save.clicked.connect(self._ask_file)
        self.print.clicked.connect(self._ask_printer)
        self.turn(0)

    def _lay_out(self) -> None:
        above, below, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        column.setContentsMargins(px(18), px(14), px(18), px(14))
        add_all(above, labelled(tr("Paper")), self.paper, None, self.before, self.which, self.after)
        leave = QPushButton(tr("Close"))
        leave.clicked.connect(self.accept)
        below.addWidget(self.status, 1)
        for widget in (leave, self.print, self.save):
            widget.setAutoDefault(False)
            below.addWidget(widget)
        add_all(column, above, (self.page, 0, Qt.AlignmentFlag.AlignHCenter), below)

    @property
    def chosen(self) -> Paper:
        """The paper that is chosen."""
        paper: Paper = self.paper.currentData()
        return paper

    def turn(self, step: int) -> None:
        """Show a page further on, or before."""
        count = len(pages_of(self._sheet, self.chosen))
        self.at = max(0, min(count - 1, self.at + step))
        ratio = self.devicePixelRatioF()
        high = px(HIGH) * ratio
        picture = picture_of(self._sheet, self.chosen, self.at, round(high * 0.7))
        pixmap = QPixmap.fromImage(picture).scaledToHeight(round(high), Qt.TransformationMode.SmoothTransformation)
        pixmap.setDevicePixelRatio(ratio)
        self.page.setPixmap(pixmap)
        self.page.setAccessibleName(tr("Page {0} of {1}", self.at + 1, count))
        self.which.setText(tr("Page {0} of {1}", self.at + 1, count))
        for widget in (self.before, self.which, self.after):
            widget.setVisible(count > 1)
        self.before.setEnabled(self.at > 0)
        self.after.setEnabled(self.at < count - 1)

    def _ask_file(self) -> None:
        dialog = file_to_save(self, tr("Save as PDF …"), tr("PDF (*.pdf)"), "pdf", self.save_to)
        begin_in_last_folder(dialog)
        dialog.selectFile(f"{file_stem(self._sheet.name, 'deck')}.pdf")
        dialog.open()

    def save_to(self, path: Path) -> None:
        """Write the sheet as a PDF file."""
        with reporting(self.status.setText, self._lang):
            save_file(path, pdf_of(self._sheet, self.chosen))
            self.status.setText(tr("Saved as {0}.", path.name))

    def _ask_printer(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._sheet.name)
        printer.setFullPage(True)
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: draw_on(printer, self._sheet, self.chosen))
        dialog.setModal(True)
        dialog.show()

"""Imports: those that can be taken back, and what the last one did."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from svedesk.cards.database import Import
from svedesk.cards.report import Report
from svedesk.cards.text_coverage import TextCoverage
from svedesk.documents.paths import readable_path
from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import add_all, hbox, named
from svedesk.gui.kit.page import NoticeLabel, Panel, labelled, push_button
from svedesk.gui.kit.tasks import delayed
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.rooms.cards.import_jobs import file_title
from svedesk.gui.rooms.cards.remarks import RemarksTree, as_text, counted, groups

WIDE = 400
"""Logical pixels of the list of imports."""
AFTER = 150
"""Milliseconds after the last letter that remarks are filtered."""


def when(made: Import) -> str:
    """When an import was made, by the clock here."""
    return datetime.fromisoformat(made.made).astimezone().strftime("%Y-%m-%d %H:%M")


def _is_of(report: Report, made: Import) -> bool:
    return (report.file, len(report.new), len(report.changed)) == (made.file, made.new, made.changed)


def _undo_words(newer: int) -> str:
    """What the button says that takes an import back, with so many `newer` ones."""
    if newer <= 0:
        return tr("Undo this import …")
    return (
        tr("Undo this import and the one after it …") if newer == 1 else tr("Undo this and {0} newer imports …", newer)
    )


def importable_files() -> str:
    """What is said where nothing has been imported."""
    kinds = (
        tr("A Cockatrice card database (.xml), with card texts."),
        tr("A card list (.csv, .xlsx, .json). You choose what each column means."),
        tr("A folder of pictures named by card number or name. They are shown on the cards."),
        tr("A pack of cards made by someone else (.svepack)."),
        tr("Official questions and answers about cards (.json, .csv). They stand below the card."),
    )
    sentence = tr(
        "Choose one with the buttons, or drop it on this window. You'll be asked before anything "
        "changes, and every import can be undone. Your files stay on this PC."
    )
    return "\n".join((*(f"•  {kind}" for kind in kinds), "", sentence))


class ImportsTab(QWidget):
    """`chosen` carries the `Import` whose report is to be shown, `reading_wanted` the `Report` whose card texts are to
    be counted. The buttons are for whoever makes it to connect."""

    chosen = Signal(object)
    reading_wanted = Signal(object)

    def __init__(self, theme: Theme, lang: Lang) -> None:
        super().__init__()
        self._lang = lang
        self.report: Report | None = None
        self.reading: TextCoverage | None = None
        self._wrong = ""
        self.made: tuple[Import, ...] = ()
        """The imports that can be taken back, the newest first."""
        self.file = push_button(tr("Import a file …"), "primary")
        self.pictures = QPushButton(tr("Folder of pictures …"))
        self.history = named(QListWidget(), tr("Imports"))
        self.nothing = labelled(tr("Nothing imported yet."), "quiet", wrap=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.undo = QPushButton()
        self.answers = QPushButton(tr("Remove the official answers …"))
        self.notice = NoticeLabel(theme)
        self.anew = QPushButton(tr("New library …"))
        self.anew.hide()
        self.head = labelled("", "heading")
        self.counts = labelled("", wrap=True)
        self.filter = named(
            QLineEdit(placeholderText=tr("Filter the remarks"), clearButtonEnabled=True), tr("Filter the remarks")
        )
        self.copy, self.save = QPushButton(tr("Copy")), QPushButton(tr("Save as a file …"))
        self.remarks = RemarksTree()
        self.read = labelled("", wrap=True)
        self.unread_head = labelled(
            tr("Phrases svedesk doesn't understand yet, and how many cards need each:"), wrap=True
        )
        self.unread = named(QListWidget(), tr("Phrases not understood yet"))
        self.none = labelled("", "quiet", wrap=True)
        self.none.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._soon = delayed(self, AFTER, self._show_remarks)
        self._lay_out()
        self.filter.textChanged.connect(lambda _: self._soon.start())
        self.copy.clicked.connect(self._copy)
        self.history.currentRowChanged.connect(self._choose)
        self.setFocusProxy(self.file)
        self.show_imports(())

    def _lay_out(self) -> None:
        left = Panel(tr("Imports"))
        left.setFixedWidth(px(WIDE))
        row = hbox((self.file, 1), (self.pictures, 1))
        add_all(left.column, row, (self.history, 1), (self.nothing, 1), self.answers)
        right = Panel()
        inside: QVBoxLayout = right.column
        head = hbox((self.head, 1), self.undo)
        add_all(inside, head, self.notice, (self.anew, 0, Qt.AlignmentFlag.AlignLeft), self.counts, self.read)
        self._tools = QWidget()
        hbox((self.filter, 1), self.copy, self.save, parent=self._tools, margins=0)
        add_all(inside, self._tools, (self.remarks, 1), (self.none, 1), self.unread_head, (self.unread, 1))
        hbox(left, (right, 1), parent=self, margins=0, spacing=12)

    @property
    def undone(self) -> tuple[Import, ...]:
        """What is taken back with the import that is shown: those after it, the last first, and itself."""
        return self.made[: self.history.currentRow() + 1]

    def show_imports(self, made: Sequence[Import], report: Report | None = None) -> None:
        """These can be taken back, the newest first. Shown is what the newest did; or a `report` of one that has just
        been made, which is not among them when it changed nothing."""
        with QSignalBlocker(self.history):
            self.history.clear()
            for place, entry in enumerate(made):
                counts = f"{tr('{0} new', entry.new)} · {tr('{0} changed', entry.changed)}"
                text = f"{file_title(entry.file)}\n{when(entry)} · {counts}"
                item = QListWidgetItem(text)
                item.setToolTip(readable_path(entry.file))
                if not place:
                    bold = item.font()
                    bold.setWeight(bold.Weight.DemiBold)
                    item.setFont(bold)
                self.history.addItem(item)
            self.made = tuple(made)
            newest = made and (report is None or _is_of(report, made[0]))
            self.history.setCurrentRow(0 if newest else -1)
        self.history.setVisible(bool(made))
        self.nothing.setVisible(not made)
        if report is None and made:
            self.chosen.emit(made[0])
        else:
            self.show_report(report)

    def show_report(self, report: Report | None, wrong: str = "") -> None:
        """Tell what the import did that is chosen, or one that is not among them; or what is `wrong` with its
        report."""
        self.report, self._wrong = report, wrong
        newer = self.history.currentRow()
        entry = self.made[newer] if newer >= 0 else None
        self.head.setText(self._called() or tr("What you can import"))
        if report is not None:
            self.counts.setText(counted(report))
        elif entry is not None:
            self.counts.setText(f"{tr('{0} new', entry.new)} · {tr('{0} changed', entry.changed)}")
        self.counts.setVisible(report is not None or entry is not None)
        self.undo.setVisible(entry is not None)
        self.undo.setText(_undo_words(newer))
        self.filter.clear()
        self.show_reading(None)
        self._show_remarks()
        if self.isVisible() and report is not None:
            self.reading_wanted.emit(report)

    def show_reading(self, read: TextCoverage | None) -> None:
        """Tell how much of the texts of the import is read, and what is not; None while nobody knows."""
        self.reading = read
        self.read.setVisible(read is not None)
        self.unread.clear()
        if read is not None:
            self.read.setText(
                tr(
                    "{0} of {1} cards with a text are fully automated; {2} of {3} lines are read.",
                    *(read.automatic, read.cards, read.lines_read, read.lines),
                )
            )
            self.unread.addItems([f"{times} ×  {phrase}" for phrase, times in read.unread])
        for widget in (self.unread_head, self.unread):
            widget.setVisible(bool(read and read.unread))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.reading is None and self.report is not None:
            self.reading_wanted.emit(self.report)

    def as_text(self) -> str:
        """What is shown, as text."""
        assert self.report is not None
        entry = self.undone[-1:]
        heading = f"{self._called()} ({when(entry[0])})" if entry else self._called()
        lines = [as_text(self.report, self.remarks.remarks.groups, heading)]
        if self.reading is not None:
            lines += ["", self.read.text()]
            lines += [self.unread_head.text()] if self.reading.unread else []
            lines += [self.unread.item(row).text() for row in range(self.unread.count())]
        return "\n".join(lines)

    def _called(self) -> str:
        """The file of the import that is shown."""
        entry = self.undone[-1:]
        return file_title(entry[0].file) if entry else file_title(self.report.file) if self.report is not None else ""

    def _choose(self, row: int) -> None:
        if row >= 0:
            self.say("")
            self.chosen.emit(self.made[row])

    def say(self, sentence: str, *, wrong: bool = True, anew: bool = False) -> None:
        """Tell why something could not be done, or that it was; `anew` offers a new library."""
        self.notice.say(sentence, wrong=wrong)
        self.anew.setVisible(anew)

    def allow(self, free: bool) -> None:
        """Whether another import, or taking one back, may begin."""
        if not free and not self.made:
            self.none.setText(tr("Working …"))
        elif self.report is None:
            self._show_remarks()
        for button in (self.file, self.pictures, self.undo, self.answers):
            button.setEnabled(free)

    def _show_remarks(self) -> None:
        self._soon.stop()
        report = self.report
        shown = groups(report.remarks, self._lang, self.filter.text()) if report is not None else ()
        self.remarks.show_groups(shown)
        some = report is not None and bool(report.remarks)
        self._tools.setVisible(some)
        self.remarks.setVisible(bool(shown))
        self.none.setVisible(not shown)
        if report is None and self.made:
            self.none.setText(self._wrong or tr("No remarks: this was imported with an older version of svedesk."))
        elif report is None:
            self.none.setText(importable_files())
        elif some:
            self.none.setText(tr("No remark matches."))
        else:
            self.none.setText(tr("No remarks."))

    def _copy(self) -> None:
        if self.report is not None:
            QGuiApplication.clipboard().setText(self.as_text())
            self.say(tr("Copied."), wrong=False)

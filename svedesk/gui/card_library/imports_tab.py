"""Imports: those that can be taken back, and what the last one did."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from svedesk.cards.database import Import
from svedesk.cards.report import Report
from svedesk.engine.script import Lang
from svedesk.gui.card_library.jobs import called
from svedesk.gui.card_library.remarks import RemarksTree, as_text, counted, groups
from svedesk.gui.lobby.page import Notice, Panel, labelled
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme
from svedesk.gui.tongue import tr

WIDE = 400
"""Logical pixels of the list of imports."""
AFTER = 150
"""Milliseconds after the last letter that remarks are filtered."""


def when(made: Import) -> str:
    """When an import was made, by the clock here."""
    return datetime.fromisoformat(made.made).astimezone().strftime("%Y-%m-%d %H:%M")


class ImportsTab(QWidget):
    """`file_wanted`, `pictures_wanted`, `undo_wanted` and `anew_wanted` tell what is asked for."""

    file_wanted = Signal()
    pictures_wanted = Signal()
    undo_wanted = Signal()
    anew_wanted = Signal()

    def __init__(self, theme: Theme, lang: Lang) -> None:
        super().__init__()
        self._lang = lang
        self.report: Report | None = None
        self._newest = ""
        """The file of the newest import."""
        self.file = QPushButton(tr("Import a file …"))
        self.file.setProperty("kind", "primary")
        self.pictures = QPushButton(tr("Folder of pictures …"))
        self.history = QListWidget()
        self.history.setAccessibleName(tr("Imports"))
        self.history.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self.nothing = labelled(
            tr(
                "Nothing is imported yet. Drop a file here: a Cockatrice card database (XML), a list (CSV, JSON), "
                "a folder of pictures, a pack (.svepack)."
            ),
            "quiet",
            wrap=True,
        )
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.undo = QPushButton(tr("Undo the newest import …"))
        self.undo_this = QPushButton(tr("Undo this import …"))
        self.notice = Notice(theme)
        self.anew = QPushButton(tr("Begin a new library …"))
        self.anew.hide()
        self.head = labelled(tr("What the last import did"), "heading")
        self.counts = labelled("", wrap=True)
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(tr("Filter the remarks"))
        self.filter.setAccessibleName(tr("Filter the remarks"))
        self.filter.setClearButtonEnabled(True)
        self.copy = QPushButton(tr("Copy"))
        self.remarks = RemarksTree()
        self.none = labelled("", "quiet", wrap=True)
        self.none.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(AFTER)
        self._soon.timeout.connect(self._show_remarks)
        self._lay_out()
        self.file.clicked.connect(self.file_wanted)
        self.pictures.clicked.connect(self.pictures_wanted)
        self.undo.clicked.connect(self.undo_wanted)
        self.undo_this.clicked.connect(self.undo_wanted)
        self.anew.clicked.connect(self.anew_wanted)
        self.filter.textChanged.connect(lambda _: self._soon.start())
        self.copy.clicked.connect(self._copy)
        self.setFocusProxy(self.file)
        self.show_report(None)

    def _lay_out(self) -> None:
        left = Panel(tr("Imports"))
        left.setFixedWidth(px(WIDE))
        row = QHBoxLayout()
        row.addWidget(self.file, 1)
        row.addWidget(self.pictures, 1)
        left.column.addLayout(row)
        left.column.addWidget(self.history, 1)
        left.column.addWidget(self.nothing, 1)
        left.column.addWidget(self.undo)
        right = Panel()
        inside: QVBoxLayout = right.column
        head = QHBoxLayout()
        head.addWidget(self.head, 1)
        head.addWidget(self.undo_this)
        inside.addLayout(head)
        inside.addWidget(self.notice)
        inside.addWidget(self.anew, 0, Qt.AlignmentFlag.AlignLeft)
        inside.addWidget(self.counts)
        self._tools = QWidget()
        tools = QHBoxLayout(self._tools)
        tools.setContentsMargins(0, 0, 0, 0)
        tools.addWidget(self.filter, 1)
        tools.addWidget(self.copy)
        inside.addWidget(self._tools)
        inside.addWidget(self.remarks, 1)
        inside.addWidget(self.none, 1)
        columns = QHBoxLayout(self)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(px(12))
        columns.addWidget(left)
        columns.addWidget(right, 1)

    def show_imports(self, made: Sequence[Import]) -> None:
        """These can be taken back, the newest first."""
        self.history.clear()
        for place, one in enumerate(made):
            said = f"{called(one.file)}\n{when(one)} · {tr('{0} new', one.new)} · {tr('{0} changed', one.changed)}"
            item = QListWidgetItem(said)
            item.setToolTip(one.file)
            if not place:
                bold = item.font()
                bold.setWeight(bold.Weight.DemiBold)
                item.setFont(bold)
            self.history.addItem(item)
        self.history.setVisible(bool(made))
        self.nothing.setVisible(not made)
        self.undo.setVisible(bool(made))
        self._newest = made[0].file if made else ""

    def show_report(self, report: Report | None) -> None:
        """Tell what an import did."""
        self.report = report
        self.head.setText(tr("What the last import did") if report is None else called(report.file))
        self.counts.setText("" if report is None else counted(report))
        self.counts.setVisible(report is not None)
        done = report is not None and bool(report.new or report.changed)
        self.undo_this.setVisible(done and report is not None and report.file == self._newest)
        self.filter.clear()
        self._show_remarks()

    def say(self, sentence: str, *, wrong: bool = True, anew: bool = False) -> None:
        """Tell why something could not be done, or that it was; `anew` offers to begin a new library."""
        self.notice.say(sentence, wrong=wrong)
        self.anew.setVisible(anew)

    def allow(self, free: bool) -> None:
        """Whether another import, or taking one back, may begin."""
        if not free:
            self.none.setText(tr("It is being done …"))
        elif self.report is None:
            self._show_remarks()
        for button in (self.file, self.pictures, self.undo, self.undo_this):
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
        if report is None:
            self.none.setText(tr("Import a file, and what it brought is told here."))
        elif some:
            self.none.setText(tr("No remark has that in it."))
        else:
            self.none.setText(tr("There is nothing to remark."))

    def _copy(self) -> None:
        if self.report is not None:
            QGuiApplication.clipboard().setText(as_text(self.report, self._lang, self.remarks.remarks.groups))
            self.say(tr("Copied."), wrong=False)

"""How the dialogs of pages stand: a heading, what is asked, a place for what is wrong, and the buttons at the end."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QMessageBox, QPushButton, QVBoxLayout, QWidget

from svedesk.gui.kit.input_dialogs import AROUND
from svedesk.gui.kit.layouts import add_all, hbox, vbox
from svedesk.gui.kit.page import NoticeLabel, labelled, retone
from svedesk.gui.kit.shortcuts import KeyDialog
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px, scaled


class Dialog(KeyDialog):
    """What is asked goes into `inside`. The button `do` accepts and is Enter's; `leave` beside it does nothing else."""

    def __init__(
        self, theme: Theme, title: str, lead: str, verb: str, parent: QWidget, *, leave: str = "", width: int = 480
    ) -> None:
        """`verb` is what goes on, "" where there is only something to look at; `leave` is "Cancel" where there is a
        verb and "Close" where there is none, unless it is told. `width` in logical pixels."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.notice = NoticeLabel(theme)
        self.inside = QVBoxLayout()
        self.do, self.leave = QPushButton(verb), QPushButton(leave or (tr("Cancel") if verb else tr("Close")))
        self.do.setProperty("kind", "primary")
        self.do.setVisible(bool(verb))
        self._buttons: list[QPushButton] = []
        self._row = hbox(None)
        self.beside(self.leave, self.do)
        (self.do if verb else self.leave).setDefault(True)
        self.do.clicked.connect(self.accept)
        self.leave.clicked.connect(self.reject)
        self._column = column = vbox(parent=self, margins=AROUND, spacing=10)
        column.addStrut(px(width))  # a minimum of the dialog's own would end that it grows with what it shows
        column.addWidget(labelled(title, "heading", wrap=True))
        if lead:
            column.addWidget(labelled(lead, "quiet", wrap=True))
        add_all(column, (self.inside, 1), self.notice, self._row)

    def beside(self, *buttons: QPushButton) -> None:
        """Put more buttons left of the others."""
        for place, button in enumerate(buttons):
            button.setAutoDefault(False)  # only the button that is meant answers Enter
            self._buttons.insert(place, button)
            self._row.insertWidget(place + 1, button)

    def ask(self, *rows: tuple[str, QWidget]) -> None:
        """Add fields, each behind its label."""
        form = QFormLayout()
        form.setHorizontalSpacing(px(14))
        form.setVerticalSpacing(px(10))
        for label, field in rows:
            form.addRow(label, field)
        self.inside.addLayout(form)

    def accept_unless(self, wrong: str) -> None:
        """Say what is wrong, or accept where nothing is."""
        self.notice.say(wrong)
        if not wrong:
            super().accept()

    @staticmethod
    def give_room(text: QWidget, height: int) -> None:
        """Have a text field at least so many logical pixels high. The theme's own rule goes before a minimum height."""
        text.setStyleSheet(scaled(f"QPlainTextEdit {{ min-height: {height}px; }}"))

    def grow(self) -> None:
        """Be as high as what is shown now needs: Qt does not see to that where text is wrapped."""
        self._column.activate()
        needed = max(self._column.totalHeightForWidth(self.width()), self._column.totalMinimumSize().height())
        if self.height() < needed:
            self.resize(self.width(), needed)

    def showEvent(self, event: QShowEvent) -> None:
        """What is asked first has the focus, a line that is typed into before all: Qt would begin at the buttons."""
        if self.focusWidget() is None:
            tab = Qt.FocusPolicy.TabFocus
            asked = (
                widget
                for widget in self.findChildren(QWidget)
                if widget.focusPolicy() & tab and widget not in self._buttons
            )
            (self.findChild(QLineEdit) or next(asked, self.do)).setFocus()
        super().showEvent(event)


WIDEST = 420
"""Logical pixels of its text."""


def question_box(
    title: str, text: str, act: str, stay: str, done: Callable[[], object], parent: QWidget
) -> QMessageBox:
    """Asks with a button to act (`done` is called), and one to stay, which is Enter's: who presses it too often changes
    nothing."""
    box = QMessageBox(parent)
    box.setWindowTitle(title)
    box.setText(text)
    label = box.findChild(QLabel, "qt_msgbox_label")
    if isinstance(label, QLabel):  # Qt measures the text before the theme has given it its size
        label.ensurePolished()
        label.setWordWrap(True)
        label.setMinimumWidth(min(px(WIDEST), label.fontMetrics().horizontalAdvance(text) + px(8)))
    button = box.addButton(act, QMessageBox.ButtonRole.DestructiveRole)
    retone(button, "kind", "danger")
    button.clicked.connect(done)
    box.setDefaultButton(box.addButton(stay, QMessageBox.ButtonRole.RejectRole))
    return box

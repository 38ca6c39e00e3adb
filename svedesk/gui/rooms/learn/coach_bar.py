"""What stands above the table of a lesson or a puzzle: its title, a sentence, and buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton

from svedesk.gui.kit.layouts import hbox, vbox
from svedesk.gui.kit.page import labelled, retone, side_button
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.scale import px, scaled
from svedesk.gui.look.theme import Theme


class CoachBar(QFrame):
    """Two lines. `back` leads to the list of all; what the other buttons do is for whoever adds them."""

    back = Signal()
    announced = Signal(str)

    def __init__(self, theme: Theme, title: str) -> None:
        super().__init__()
        self.setProperty("surface", "bar")
        self.setObjectName("coach")
        self.setStyleSheet(f"#coach {{ border-bottom: 2px solid {theme.legal}; }}")
        self.leave = side_button(tr("All lessons"))
        self.leave.clicked.connect(self.back)
        self.title, self.sentence = labelled(title, "quiet"), labelled("", wrap=True)
        self.title.setStyleSheet(scaled("font-size: 12px; font-weight: 600;"))
        self.sentence.setStyleSheet(scaled("font-size: 15px; font-weight: 600;"))
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        words = vbox(self.title, (self.sentence, 1), spacing=1)
        self._row = hbox((words, 1), self.leave, parent=self, margins=(16, 6, 12, 6), spacing=8)
        self.say("")

    def add_button(self, text: str, *, primary: bool = False) -> QPushButton:
        """One more button, before the one that leads back."""
        button = side_button(text, "primary" if primary else "")
        self._row.insertWidget(self._row.count() - 1, button)
        return button

    def say(self, sentence: str, *, tone: str = "") -> None:
        """Show a sentence, in one of the style sheet's tones."""
        new = sentence != self.sentence.text()
        self.sentence.setText(sentence)
        retone(self.sentence, "tone", tone)
        # Room for two lines: the table below does not move when a sentence is longer than the one before.
        self.sentence.ensurePolished()
        self.sentence.setMinimumHeight(2 * self.sentence.fontMetrics().lineSpacing() + px(2))
        self.setAccessibleName(f"{self.title.text()}. {sentence}")
        if new and sentence:
            self.announced.emit(sentence)

"""A table at which somebody learns: what to do is said above it and pointed at, and what leads away is refused."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton

from svedesk.gui.app.routes import LearnRoute
from svedesk.gui.kit.layouts import hbox, vbox
from svedesk.gui.kit.page import labelled, retone, side_button
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px, scaled
from svedesk.gui.rooms.learn.pointer import LessonPointer
from svedesk.gui.rooms.table.table_controller import GameController
from svedesk.gui.table.table_seat import TableSeat
from svedesk.gui.table.words import Words
from svedesk.learn.lesson_table import LEARNER, LessonTable


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


NOT_HERE = frozenset(
    ("rules", "resolve", "concede", "swap_seats", "put_cards", "bookmark", "bookmarks", "hint", "lethal")
)
"""Actions of a table that would lead away from what is learned."""


class CoachedController(GameController):
    """A lesson or a puzzle. A subclass makes `lesson_table` first, and `bar` with its buttons before `_coach`."""

    lesson_table: LessonTable
    bar: CoachBar

    def seated(self, words: Words) -> TableSeat:
        """The learner; the table never turns."""
        words.you = LEARNER
        return TableSeat(self.lesson_table, words, open_hands=False, seat=LEARNER)

    def _coach(self, name: str) -> None:
        """Put the bar above the table and tell it of whatever happens there; leaving leads to this name in the
        list."""
        page, bar = self.page, self.bar
        self.pointer = LessonPointer(page)
        page.add_above(bar)
        bar.back.connect(partial(self.app.router.open, LearnRoute(name)))
        bar.announced.connect(page.strip.announced)
        for shown in (page.table_seat.changed, page.scene.played):
            shown.connect(lambda *_: self._show())
        page.leave.disconnect(self.app.router.start)
        page.leave.connect(bar.back)
        self._show()

    def _show(self) -> None:
        """Say what is to be done now."""
        raise NotImplementedError

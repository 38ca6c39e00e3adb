"""What a board's maker wrote, beside the table while the board is played, with the way back to its beginning."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy

from svedesk.gui.kit.layouts import hbox
from svedesk.gui.kit.page import labelled, side_button
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.scale import scaled


class NoteBar(QFrame):
    """One line. The buttons `more` and `start_over` are for whoever makes it to connect."""

    def __init__(self, title: str, note: str) -> None:
        super().__init__()
        self._title, self._note = title, note
        self.setProperty("surface", "bar")
        self.title, self.note = labelled(""), labelled("")
        self.title.setStyleSheet(scaled("font-size: 14px; font-weight: 600;"))
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.more = side_button(tr("Read"))
        self.start_over = side_button(tr("Start over"))
        self.away = side_button(tr("Hide the note"))
        buttons = (self.more, self.start_over, self.away)
        hbox(self.title, (self.note, 1), *buttons, parent=self, margins=(14, 4, 10, 4), spacing=10)
        self.away.clicked.connect(self.hide)
        self.setAccessibleName(self.text)

    @property
    def text(self) -> str:
        """All of it."""
        return "\n\n".join(part for part in (self._title, self._note) if part)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        line = " ".join(self._note.split())
        title = self.title.fontMetrics().elidedText(self._title, Qt.TextElideMode.ElideRight, self.width() // 3)
        self.title.setText(title)
        room = self.note.width()
        text = self.note.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, room)
        self.note.setText(text)
        self.more.setVisible(text != line or title != self._title or "\n" in self._note)

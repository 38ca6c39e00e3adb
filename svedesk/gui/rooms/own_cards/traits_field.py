"""The traits of a card in one language: those there are are offered while one types."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter

from svedesk.gui.rooms.own_cards.text_fields import EditorLineEdit
from svedesk.packs.draft import Traits

_LAST = re.compile(r"[^,;/、・;]*$")


class TraitsField(EditorLineEdit):
    """`taken` carries a known trait that was chosen instead of what was being typed: all before it, and its names in
    English and Japanese."""

    taken = Signal(str, str, str)

    def __init__(self, name: str, longest: int, traits: Traits) -> None:
        super().__init__(name, longest)
        self._offered = {f"{english} · {japanese}": (english, japanese) for english, japanese in traits.pairs}
        self.offer = QCompleter(self)
        self.offer.setModel(QStringListModel(list(self._offered), self.offer))
        self.offer.setWidget(self)
        self.offer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.offer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.offer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.offer.activated.connect(self._take)
        popup = self.offer.popup()
        assert popup is not None
        self.popup = popup
        popup.installEventFilter(_EnterTakes(self))
        self.textEdited.connect(self._typed)

    def take_only(self) -> bool:
        """Take the trait that is offered if it is the only one; whether it was."""
        if self.offer.completionCount() != 1:
            return False
        self.popup.hide()
        self._take(self.offer.currentCompletion())
        return True

    def _typed(self, text: str) -> None:
        match = _LAST.search(text)
        begun = match[0].strip() if match else ""
        if not begun:
            self.popup.hide()
            return
        self.offer.setCompletionPrefix(begun)
        if self.offer.completionCount():
            self.offer.complete()
        else:
            self.popup.hide()

    def _take(self, chosen: str) -> None:
        english, japanese = self._offered[chosen]
        self.taken.emit(_LAST.sub("", self.text()), english, japanese)


class _EnterTakes(QObject):
    """Enter takes the only trait there is to take: Qt wants it chosen with the arrows before."""

    def __init__(self, line: TraitsField) -> None:
        super().__init__(line)
        self._line = line

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        enter = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in enter:
            return self._line.take_only()
        return False

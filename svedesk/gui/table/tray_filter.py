"""A field in the head of a tray with many cards: it leaves those that have its words."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from svedesk.engine.view import CardView
from svedesk.gui.kit.layouts import named
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.access.key_page import TypingGuard
from svedesk.gui.table.scene import TableScene
from svedesk.gui.table.tray import MANY, TrayItem


class TrayFilter(QLineEdit):
    """Finds cards of the tray that is open by their names and texts."""

    def __init__(self, scene: TableScene, over: QWidget) -> None:
        super().__init__(over)
        self._scene, self._over = scene, over
        self._tray: TrayItem | None = None
        self.setPlaceholderText(tr("Find"))
        self.setClearButtonEnabled(True)
        named(self, tr("Find among these cards"))
        self.textChanged.connect(self._find)
        scene.drawn.connect(self.follow)
        guard = TypingGuard(self)
        guard.left.connect(self._leave)
        guard.entered.connect(over.setFocus)
        self.hide()

    def follow(self) -> None:
        """Stand in the head of the tray, if there is one with many cards; in a new one with nothing typed yet."""
        tray = self._scene.tray
        searched = tray is not None and tray.isVisible() and len(tray.content.cards) >= MANY
        if tray is not self._tray:
            self._tray = tray
            self.blockSignals(True)
            self.clear()
            self.blockSignals(False)
        if tray is not None and searched:
            self.setGeometry(tray.find_rect.toRect())
        elif self.hasFocus():
            self._over.setFocus()
        self.setVisible(searched)

    def _find(self, text: str) -> None:
        if self._tray is not None:
            words = text.casefold().split()
            cards = self._tray.content.cards
            fits = None if not words else frozenset(card.id for card in cards if self._has(card, words))
            self._scene.sift_tray(fits)

    def _has(self, card: CardView, words: list[str]) -> bool:
        number = card.shown.printed
        if not number:
            return False
        text = f"{self._scene.words.name(number)}\n{self._scene.words.rules(number)}".casefold()
        return all(word in text for word in words)

    def _leave(self) -> None:
        """Esc shows all cards again, then leads back to the table."""
        if self.text():
            self.clear()
        else:
            self._over.setFocus()

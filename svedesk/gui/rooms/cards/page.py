"""The page for the cards of a user: the cards, the imports, the packs; and how far the work is that goes on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QProgressBar, QPushButton, QTabWidget, QWidget

from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import hbox
from svedesk.gui.kit.page import Page, labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme
from svedesk.gui.rooms.cards.cards_tab import CardsTab
from svedesk.gui.rooms.cards.imports_tab import ImportsTab
from svedesk.gui.rooms.cards.packs_tab import PacksTab
from svedesk.gui.rooms.cards.sets_tab import SetsTab
from svedesk.gui.table.faces import Faces


class CardsPage(Page):
    """`file_wanted` tells that a file is to be chosen, `cancelled` that the work is to be stopped."""

    widest, whole = 2800, True

    file_wanted = Signal()
    cancelled = Signal()

    def __init__(self, game: Game, theme: Theme, faces: Faces, lang: Lang) -> None:
        super().__init__(theme, tr("Back"), tr("Cards"), "")
        self.cards, self.imports = CardsTab(game, theme, faces, lang), ImportsTab(theme, lang)
        self.packs, self.sets = PacksTab(game, theme, lang), SetsTab()
        self.sets.wanted.connect(self._show_set)
        self.tabs = QTabWidget(documentMode=True)
        self.tabs.addTab(self.cards, tr("All cards"))
        self.tabs.addTab(self.imports, tr("Imports"))
        self.tabs.addTab(self.packs, tr("Packs"))
        self.tabs.addTab(self.sets, tr("By set"))
        self.bring = QPushButton(tr("Import a file …"))
        self.bring.clicked.connect(self.file_wanted)
        self.imports.file.clicked.connect(self.file_wanted)
        self.tabs.setCornerWidget(self.bring)
        self.tabs.currentChanged.connect(lambda at: self.bring.setVisible(at == 0))
        self.columns.addWidget(self.tabs, 1)
        self.doing = labelled("")
        self.bar = QProgressBar()
        self.stop = QPushButton(tr("Cancel"))
        self.stop.clicked.connect(self._stop)
        self._work = QWidget()
        hbox(self.doing, (self.bar, 1), self.stop, parent=self._work, margins=(0, 8, 0, 0))
        self._column.addWidget(self._work)
        self._work.hide()
        self.setFocusProxy(self.cards)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lists want all the room there is."""
        super().resizeEvent(event)
        self.cards.panel.widen(self.width() - 2 * self._column.contentsMargins().left())

    def _show_set(self, words: str) -> None:
        """List the cards of a set."""
        self.cards.words.setText(words)
        self.tabs.setCurrentWidget(self.cards)
        self.cards.table.setFocus()

    def tell_work(self, what: str) -> None:
        """Something is done now; "" when nothing is."""
        self._work.setVisible(bool(what))
        self.doing.setText(what)
        self.bar.setRange(0, 0)
        self.bar.setAccessibleName(what)
        self.stop.setEnabled(bool(what))
        self.imports.allow(not what)
        self.packs.allow(not what)
        self.bring.setEnabled(not what)

    def tell_progress(self, done: int, total: int) -> None:
        """So much of it is done."""
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self.bar.setFormat(tr("{0} of {1}", f"{done:,}", f"{total:,}"))

    def _stop(self) -> None:
        self.stop.setEnabled(False)
        self.cancelled.emit()

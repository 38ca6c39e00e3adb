"""The decks that are open: a tab for each, and all of them in a menu where there are many."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QTabBar, QWidget

from svedesk.gui.kit.translate import tr
from svedesk.gui.look.scale import px, scaled


class DeckTabs(QWidget):
    """`chosen` carries the place of the deck to turn to."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.bar = QTabBar()
        self.bar.setAccessibleName(tr("Decks"))
        self.bar.setExpanding(False)
        self.bar.setDrawBase(False)
        self.bar.setUsesScrollButtons(True)
        self.bar.setElideMode(Qt.TextElideMode.ElideRight)
        self.bar.setStyleSheet(scaled("QTabBar::tab { max-width: 170px; }"))
        self.all = QPushButton(tr("All decks"))
        self.all.setProperty("kind", "quiet")
        self.menu = QMenu(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(6))
        row.addWidget(self.bar, 1)
        row.addWidget(self.all)
        self.bar.currentChanged.connect(self.chosen)
        self.all.clicked.connect(self.show_all)

    def show_decks(self, names: Sequence[str], at: int) -> None:
        """Show a tab for each, the one at a place in front."""
        with QSignalBlocker(self.bar):
            while self.bar.count() > len(names):
                self.bar.removeTab(self.bar.count() - 1)
            for place, name in enumerate(names):
                if place == self.bar.count():
                    self.bar.addTab("")
                self.rename(place, name)
            self.bar.setCurrentIndex(at)
        self.all.setVisible(len(names) > 1)

    def rename(self, place: int, name: str) -> None:
        """A deck is called otherwise."""
        shown = name or tr("Unnamed")
        self.bar.setTabText(place, shown.replace("&", "&&"))
        self.bar.setTabToolTip(place, shown)

    def turn(self, step: int) -> None:
        """To the next tab, or the one before; after the last comes the first."""
        self.bar.setCurrentIndex((self.bar.currentIndex() + step) % self.bar.count())

    def show_all(self) -> None:
        """All of them in a menu."""
        self.menu.clear()
        for place in range(self.bar.count()):
            action = self.menu.addAction(self.bar.tabText(place))
            action.setCheckable(True)
            action.setChecked(place == self.bar.currentIndex())
            action.triggered.connect(lambda _=False, place=place: self.bar.setCurrentIndex(place))
        self.menu.popup(self.all.mapToGlobal(self.all.rect().bottomLeft()))

"""The decks that are open: a tab for each, and all of them in a menu where there are many."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QMenu, QTabBar, QWidget

from svedesk.gui.kit.layouts import hbox, named
from svedesk.gui.kit.page import push_button
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import scaled


class DeckTabs(QWidget):
    """A tab for each deck, in `bar`."""

    def __init__(self) -> None:
        super().__init__()
        self.bar = named(
            QTabBar(expanding=False, drawBase=False, usesScrollButtons=True, elideMode=Qt.TextElideMode.ElideRight),
            tr("Decks"),
        )
        self.bar.setStyleSheet(scaled("QTabBar::tab { max-width: 170px; }"))
        self.all = push_button(tr("All decks"), "quiet")
        self.menu = QMenu(self)
        hbox((self.bar, 1), self.all, parent=self, margins=0, spacing=6)
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

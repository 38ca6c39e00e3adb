"""A window wears what its settings say: mat, sleeves, pictures of cards. What is chosen, and what is loaded, is seen at
once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from svedesk.gui.look.copies import Copies, copies_path
from svedesk.gui.look.wardrobe import Wardrobe

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow

WORN = frozenset(("playmat", "playmat_strength", "sleeves", "card_pictures", "large_pictures"))
"""The settings that say it."""


class Wearing(QObject):
    """Keeps a window's `wardrobe` as its settings say."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.wardrobe = Wardrobe(window.settings.now, Copies(copies_path()))
        self.wardrobe.changed.connect(self._redraw)
        self._end = window.settings.subscribe(self._chosen)

    def close(self) -> None:
        """The window is closed."""
        self._end()
        self.wardrobe.close()

    def _chosen(self, names: frozenset[str]) -> None:
        if names & WORN:
            self.wardrobe.wear(self._window.settings.now)
            self._redraw()

    def _redraw(self) -> None:
        window = self._window
        window.menu_page.update()
        if window.page is not None:
            window.page.scene.redress()
            window.page.preview.face.update()
        if window.following.page is not None:
            window.following.page.show_files()

"""A page on which what has the keyboard keeps the keys it has a use for."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent

from svedesk.gui.kit.popups import Popups


class KeyTarget(Protocol):
    """Knows what has the keyboard."""

    def keeps(self, event: QEvent) -> bool:
        """Whether a key belongs to that, and is none of the table's now."""


class KeyPage(Popups):
    """Asks `keeps` for every key before it is taken for one of the table's."""

    navigation: KeyTarget | None = None

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and self.navigation is not None
            and self.navigation.keeps(event)
        ):
            event.accept()
            return True
        return super().event(event)

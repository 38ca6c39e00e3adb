"""What is drawn next: one change of the table after the other. What comes while another is shown waits, and hurries
it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from svedesk.gui.table.table_seat import Change

if TYPE_CHECKING:
    from svedesk.gui.table.scene import TableScene

HURRY = 1.7
"""How many times as fast what is shown goes on for each change that waits."""
MOST_HURRY = 5.0


class ChangeQueue:
    """Hands changes to `draw`, each when the one before has been seen. Several that wait are drawn as one."""

    def __init__(self, scene: TableScene, draw: Callable[[Change], None]) -> None:
        self._scene, self._draw = scene, draw
        self._waiting: Change | None = None
        scene.played.connect(self._next)

    @property
    def waits(self) -> bool:
        """Whether something has happened that is not drawn yet."""
        return self._waiting is not None

    def take(self, change: Change) -> None:
        """Something has happened."""
        shows = bool(change.events) or change.turned
        if not shows:
            self._waiting = None  # the table is one that was before
            self._scene.motion.finish()
            self._draw(change)
        elif self._scene.animator.busy:
            before = self._waiting
            if before is not None:
                change = Change(change.view, (*before.events, *change.events), before.turned or change.turned)
            self._waiting = change
            self._scene.motion.hurry = min(MOST_HURRY, self._scene.motion.hurry * HURRY)
        else:
            self._draw(change)

    def hurry(self) -> None:
        """All that has happened has been seen: draw it as it is now."""
        if self._waiting is not None or self._scene.animator.busy:
            self._scene.motion.finish()

    def skip(self) -> bool:
        """The card that is shown large has been seen; False when none is."""
        shown = self._scene.animator.large.card is not None
        if shown:
            self._scene.motion.finish()
        return shown

    def _next(self) -> None:
        self._scene.motion.hurry = 1.0
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self._draw(waiting)

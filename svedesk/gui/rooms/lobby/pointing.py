"""Pings and arrows between programs: what is pointed at here is told to the others, what they point at is shown."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from svedesk.engine.records import Place
from svedesk.gui.table.pointing import Pointing
from svedesk.gui.table.scene import TableScene
from svedesk.net.link import SeatLink
from svedesk.wire.messages_table import Pointed

STAYS = 2000
"""Milliseconds a ring takes that somebody else has made: whoever sees it was not waiting for it."""


class SharedPointing:
    """Between one table's pointing and a link."""

    def __init__(self, link: SeatLink, scene: TableScene, pointing: Pointing) -> None:
        self._link, self._scene, self._pointing = link, scene, pointing
        self._colour = scene.theme.heal
        pointing.pinged = self._pinged
        pointing.drawn = self._drawn

    def show(self, pointed: Pointed) -> None:
        """Show what another seat points at, as far as it lies on this table."""
        start = self._where(pointed.card, pointed.seat, pointed.zone)
        target = self._scene.item_of(pointed.target) if pointed.target else None
        if start is None:
            return
        if target is not None:
            self._pointing.show_arrow(start, target.pos())
        elif not pointed.target:
            self._pointing.show_ping(start, self._colour, STAYS)

    def _where(self, card: int, seat: int, zone: str) -> QPointF | None:
        item = self._scene.item_of(card) if card else None
        if item is not None:
            return item.pos()
        view = self._scene.view
        if view is None or not any(shown.place == (seat, zone) for shown in view.zones):
            return None
        return self._scene.rect_of(Place(seat, zone)).center()

    def _pinged(self, point: QPointF) -> None:
        target = self._scene.target_at(point)
        if target is None or self._link.state != "joined":
            return
        if target.card:
            self._link.talk.point(target.card)
        else:
            zone = "resolution" if target.zone == "middle" else target.zone
            self._link.talk.point(seat=target.seat, zone=zone)

    def _drawn(self, start: QPointF, end: QPointF) -> None:
        first, second = self._scene.target_at(start), self._scene.target_at(end)
        if self._link.state == "joined" and first is not None and second is not None and first.card and second.card:
            self._link.talk.point(first.card, target=second.card)

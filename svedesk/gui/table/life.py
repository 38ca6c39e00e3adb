"""What lives on a table while nobody acts: a slow breath of light while it is your turn, and small lights at the
computer's name while it thinks. It costs next to nothing, and stands still where nobody sees it."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap, QRadialGradient
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from svedesk.gui.look.colour import see_through
from svedesk.gui.look.painting import painting
from svedesk.gui.table.drawn_once import PassingItem
from svedesk.gui.table.scene import TableScene
from svedesk.gui.table.view import TableView
from svedesk.gui.table.zone_items import NameItem

BREATH, THOUGHT, COME = 5200.0, 1800.0, 900.0
"""Milliseconds of a breath, of a round of the small lights, and until either is there."""
LOOK = 125
"""Milliseconds between two pictures of it: in a light this soft nobody sees them change."""
HALO = 16
"""Base pixels that light reaches around a name."""
LINE = 26
"""Base pixels the light along the middle is high."""
FAINT = 0.25
"""How much of a light is left between two breaths."""


class SoftLight(PassingItem):
    """A light in a rectangle, drawn once; how strong it is changes."""

    def __init__(self, rect: QRectF, pixmap: QPixmap) -> None:
        super().__init__(0.5)
        self._rect, self._pixmap = rect, pixmap

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.drawPixmap(self._rect.topLeft(), self._pixmap)


class ThinkingLights(PassingItem):
    """Three small lights that come and go one after the other."""

    def __init__(self, right: QPointF, size: float, colour: str) -> None:
        super().__init__(2.5)
        self._right, self._size, self._colour = right, size, QColor(colour)
        self.share = 0.0

    def shine(self, share: float) -> None:
        """So many rounds have passed."""
        self.share = share
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(self._right - QPointF(8, 2) * self._size, self._right + QPointF(0, 2) * self._size)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for nth in range(3):
            wave = 0.5 + 0.5 * math.cos(2 * math.pi * (self.share - nth / 6))
            painter.setBrush(see_through(self._colour, 0.25 + 0.75 * wave))
            reach = self._size * (0.75 + 0.3 * wave)
            painter.drawEllipse(self._right - QPointF((6.6 - 2.8 * nth) * self._size, 0), reach, reach)


class TableLife(QObject):
    """Lets a table breathe. The clock stands while cards move, while the window is not active and with reduced motion;
    then the lights of the computer stand still, and there are no others."""

    def __init__(self, scene: TableScene, view: TableView) -> None:
        super().__init__(view)
        self._scene, self._view = scene, view
        self._lights: tuple[SoftLight, ...] = ()
        self._thinking: ThinkingLights | None = None
        self._shown: tuple[object, ...] = ()
        self._at = self._come = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK)
        self._timer.timeout.connect(self.beat)
        view.seen.connect(self._wake)

    @property
    def lives(self) -> bool:
        """Whether anything changes by itself."""
        return self._timer.isActive()

    @property
    def thinks(self) -> bool:
        """Whether the lights of the computer are shown."""
        return self._thinking is not None

    def show(self, acts: int, thinks: int) -> None:
        """Which seat before the screen is to act, and at which a computer thinks; -1: none."""
        scene = self._scene
        seat = thinks if thinks >= 0 else acts
        plate = self._plate(seat) if seat >= 0 else QRectF()
        shown = (plate, thinks, scene.layout, scene.ratio, scene.motion.reduced)
        if shown != self._shown:
            self._clear()
            self._shown = shown
            if seat >= 0:
                self._begin(plate, thinks=thinks >= 0)
        self._wake()

    def _begin(self, plate: QRectF, *, thinks: bool) -> None:
        scene, theme = self._scene, self._scene.theme
        self._at = self._come = 0.0
        if not scene.motion.reduced:
            lines = () if thinks else self._lines()
            colour = theme.info if thinks else theme.you_can
            self._lights = self._halo(plate, colour), *(self._line(line, colour) for line in lines)
        if thinks:
            size = max(2.0, scene.layout.px(3.4))
            at = QPointF(plate.right() - scene.layout.px(9), plate.bottom())  # on its edge: they hide no number
            self._thinking = ThinkingLights(at, size, theme.info)
            scene.addItem(self._thinking)
        self._set()

    def _clear(self) -> None:
        for item in (*self._lights, self._thinking):
            if item is not None:
                self._scene.removeItem(item)
        self._lights, self._thinking = (), None

    # -- where --------------------------------------------------------------------------------------------------------

    def _plate(self, seat: int) -> QRectF:
        """Where the name of a seat stands."""
        name = self._scene.zone_items.get((seat, "name"))
        return name.plate if isinstance(name, NameItem) else QRectF(self._scene.side(seat).name)

    def _lines(self) -> list[QRectF]:
        """The line across the middle, without where a shared zone is."""
        layout = self._scene.layout
        rect, high = layout.middle, layout.px(LINE)
        ends = [rect.left()]
        for gap in sorted(layout.shared.values(), key=QRectF.left):
            ends += [gap.left(), gap.right()]
        ends.append(rect.right())
        y = rect.center().y() - high / 2
        pairs = zip(ends[::2], ends[1::2], strict=True)
        return [QRectF(left, y, right - left, high) for left, right in pairs if right - left > high]

    def _halo(self, rect: QRectF, colour: str) -> SoftLight:
        layout = self._scene.layout
        edge = layout.px(HALO)
        around = rect.adjusted(-edge, -edge, edge, edge)
        return self._light(around, lambda painter: _draw_halo(painter, rect, colour, edge, layout.px(6)))

    def _line(self, rect: QRectF, colour: str) -> SoftLight:
        return self._light(rect, lambda painter: _draw_line(painter, rect, colour, dark=self._scene.theme.dark))

    def _light(self, rect: QRectF, draw: Callable[[QPainter], None]) -> SoftLight:
        scene, whole = self._scene, QRectF(rect.toAlignedRect())
        with painting(whole.width(), whole.height(), scene.ratio) as (pixmap, painter):
            painter.translate(-whole.topLeft())
            draw(painter)
        light = SoftLight(whole, pixmap)
        scene.addItem(light)
        return light

    # -- when ---------------------------------------------------------------------------------------------------------

    def _wake(self) -> None:
        """Let the clock run where it is seen."""
        view = self._view
        seen = view.isVisible() and view.isActiveWindow() and not self._scene.motion.reduced
        if not seen or not (self._lights or self._thinking):
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def beat(self) -> None:
        """Go on by one picture. What moves has the processor for itself."""
        if not self._scene.motion.running:
            self._at += LOOK
            self._come = min(1.0, self._come + LOOK / COME)
            self._set()

    def _set(self) -> None:
        breath = 0.5 - 0.5 * math.cos(2 * math.pi * self._at / BREATH)
        for light in self._lights:
            light.setOpacity(self._come * (FAINT + (1 - FAINT) * breath))
        if self._thinking is not None:
            self._thinking.shine(self._at / THOUGHT)


def _draw_halo(painter: QPainter, rect: QRectF, colour: str, edge: float, corner: float) -> None:
    """Light that grows fainter away from a rectangle, and leaves it free."""
    outside = QPainterPath()
    outside.addRect(rect.adjusted(-edge, -edge, edge, edge))
    inside = QPainterPath()
    inside.addRoundedRect(rect, corner, corner)
    painter.setClipPath(outside - inside)
    painter.setPen(Qt.PenStyle.NoPen)
    steps = max(8, round(edge * 1.5))
    painter.setBrush(see_through(colour, 1.1 / steps))
    for step in range(steps):
        reach = edge * (1 - step / steps) ** 2
        painter.drawRoundedRect(rect.adjusted(-reach, -reach, reach, reach), reach + corner, reach + corner)


def _draw_line(painter: QPainter, rect: QRectF, colour: str, *, dark: bool) -> None:
    """A lens of light along the middle of a rectangle, with a fine bright line in it."""
    middle, half = rect.center(), rect.width() / 2
    painter.save()
    painter.translate(middle)
    painter.scale(1.0, rect.height() / rect.width())
    light = QRadialGradient(QPointF(0, 0), half)
    strong = 0.34 if dark else 0.3
    for at, share in ((0.0, 1.0), (0.35, 0.5), (0.7, 0.14), (1.0, 0.0)):
        light.setColorAt(at, see_through(colour, strong * share))
    painter.fillRect(QRectF(-half, -half, 2 * half, 2 * half), light)
    painter.restore()
    along = QLinearGradient(rect.left(), 0, rect.right(), 0)
    for at, share in ((0.0, 0.0), (0.5, 0.8), (1.0, 0.0)):
        along.setColorAt(at, see_through(colour, share))
    painter.fillRect(QRectF(rect.left(), middle.y() - 0.75, rect.width(), 1.5), along)

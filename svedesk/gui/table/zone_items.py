"""What lies on the table besides cards of their own: piles with their counts, play points, evolution points, name
plates."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from svedesk.engine.records import Place
from svedesk.engine.view import CardView
from svedesk.gui.look.colour import mix, see_through
from svedesk.gui.look.theme import BOLD, SEMIBOLD, Theme, font
from svedesk.gui.table.drawn_once import DrawnOnce
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.layout import Layout

PLATE, LINE = 44, 15
"""Base pixels a name plate is high at most."""


class ZoneItem(DrawnOnce):
    """Something with a rectangle of its own on the table. `number` names the number it shows, `seat` whose it is."""

    rect: QRectF  # type: ignore[assignment]  # not the one it is painted in

    def __init__(self, rect: QRectF, layout: Layout, theme: Theme, seat: int, number: str = "") -> None:
        super().__init__()
        self.rect, self.layout, self.theme = rect, layout, theme
        self.seat, self.number = seat, number
        self.setRect(rect.adjusted(-8, -8, 8, 8))

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.rect)
        return path

    def lie(self, rect: QRectF, layout: Layout) -> None:
        """Move to another rectangle (the window has another size)."""
        if rect == self.rect and layout is self.layout:
            return
        self.rect, self.layout = rect, layout
        self.setRect(rect.adjusted(-8, -8, 8, 8))
        self.redraw()


class PileItem(ZoneItem):
    """A pile: its top card or a back, a few edges below it, and how many cards lie there."""

    def __init__(self, place: Place, rect: QRectF, layout: Layout, theme: Theme, faces: Faces) -> None:
        super().__init__(rect, layout, theme, place.seat)
        self.place = place
        self._faces = faces
        self.count = 0
        self.faceup = 0
        self.top: CardView | None = None
        self.glow = False
        self.setZValue(3)

    def hold(self, count: int, top: CardView | None, faceup: int = 0) -> None:
        """What lies there now; `faceup` counts used cards of an evolve deck."""
        if (count, top, faceup) != (self.count, self.top, self.faceup):
            self.count, self.top, self.faceup = count, top, faceup
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        if not self.count:
            return
        rect = self.rect
        margin = self._faces.margin(rect.width())
        edges = min(3, (self.count - 1) // 8 + (self.count > 1))
        edge = mix(QColor(self.theme.line), QColor("#000000"), 0.25 if self.theme.dark else 0.0)
        for step in range(edges, 0, -1):
            shift = 1.6 * step
            painter.setPen(QPen(see_through("#000000", 0.6 if self.theme.dark else 0.35), 1))
            painter.setBrush(edge)
            painter.drawRoundedRect(rect.translated(shift, shift), 4, 4)
        if self.glow:
            reach = self._faces.reach(rect.width())
            painter.drawPixmap(rect.topLeft() - QPointF(reach, reach), self._faces.glow("can", rect.width()))
        card = self._faces.lying(self.top, self.place, rect.width())
        painter.drawPixmap(rect.topLeft() - QPointF(margin, margin), card)
        text = str(self.count) if not self.faceup else f"{self.count - self.faceup}+{self.faceup}"
        _badge(painter, self.layout, self.theme, QPointF(rect.center().x(), self.badge_y), text)

    @property
    def badge_y(self) -> float:
        """The height of the middle of the count: at the edge of a back, above the name of a face."""
        if self.top is not None and self.top.faceup:
            return self.rect.top() + 0.48 * self.rect.height()
        return self.rect.bottom() - self.layout.px(11)


class NameItem(ZoneItem):
    """Whose side this is, with the number of cards in hand."""

    def __init__(self, rect: QRectF, layout: Layout, theme: Theme, seat: int) -> None:
        super().__init__(rect, layout, theme, seat)
        self.name, self.note, self.active = "", "", False
        self.setZValue(2)

    def hold(self, name: str, note: str, *, active: bool) -> None:
        """Name, quiet lines below it, and whether it is this seat's turn."""
        if (name, note, active) != (self.name, self.note, self.active):
            self.name, self.note, self.active = name, note, active
            self.redraw()

    @property
    def lines(self) -> list[str]:
        """The lines of the note that have room, side by side where they can be: the last of them first, for these
        belong together."""
        metrics, width = QFontMetricsF(font(self.layout.text(11))), self.rect.width() - self.layout.px(18)
        lines: list[str] = []
        for line in reversed(self.note.split("\n")):
            if lines and metrics.horizontalAdvance(f"{line}  {lines[0]}") <= width:
                lines[0] = f"{line}  {lines[0]}"
            else:
                lines.insert(0, line)
        while len(lines) > 1 and self._height(lines) > self.rect.height() - self.layout.px(1):
            lines.pop()
        return lines

    @property
    def plate(self) -> QRectF:
        """What is drawn of its place: as high as its lines."""
        lines = self.lines
        high = self.layout.px(PLATE + LINE * (len(lines) - 1))
        if len(lines) > 1:  # letters have a least size, also on a small table
            high = max(high, self._height(lines) + self.layout.px(1))
        return QRectF(self.rect.left(), self.rect.top(), self.rect.width(), min(self.rect.height(), high))

    def draw(self, painter: QPainter) -> None:
        layout, theme, plate = self.layout, self.theme, self.plate
        painter.setPen(QPen(QColor(theme.you_can) if self.active else QColor(theme.line), 1.5 if self.active else 1.0))
        painter.setBrush(see_through(theme.panel, 0.85))
        painter.drawRoundedRect(plate.adjusted(1, 1, -1, -1), layout.px(6), layout.px(6))
        inner = plate.adjusted(layout.px(10), layout.px(3), -layout.px(8), -layout.px(4))
        large, small = font(layout.text(13), SEMIBOLD), font(layout.text(11))
        lines = self.lines
        both = self._height(lines) <= inner.height() + layout.px(6)
        upper = Qt.AlignmentFlag.AlignTop if both else Qt.AlignmentFlag.AlignVCenter
        painter.setFont(large)
        painter.setPen(QColor(theme.text))
        name = painter.fontMetrics().elidedText(self.name, Qt.TextElideMode.ElideRight, int(inner.width()))
        painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | upper, name)
        if both:  # on a very small table the hand itself is all that says how large it is
            painter.setFont(small)
            painter.setPen(QColor(theme.bright_text if self.active else theme.quiet_text))
            painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, "\n".join(lines))

    def _height(self, lines: Sequence[str]) -> float:
        """How high the name and these lines below it are."""
        text = self.layout.text
        large, small = QFontMetricsF(font(text(13), SEMIBOLD)), QFontMetricsF(font(text(11)))
        return large.height() + small.height() * len(lines)


def _badge(painter: QPainter, layout: Layout, theme: Theme, centre: QPointF, text: str) -> None:
    painter.setFont(font(layout.text(13), BOLD))
    width = max(layout.px(28), painter.fontMetrics().horizontalAdvance(text) + layout.px(14))
    rect = QRectF(centre.x() - width / 2, centre.y() - layout.px(10), width, layout.px(20))
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(see_through(theme.window, 0.92))
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.setPen(QColor(theme.text))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)

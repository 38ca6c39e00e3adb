"""What lies on the table besides cards of their own: piles with their counts, play points, evolution points, name
plates."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from svedesk.engine.records import Place
from svedesk.engine.view import CardView
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.colour import mix, see_through
from svedesk.gui.look.fonts import BOLD, SEMIBOLD, font
from svedesk.gui.look.stats import draw_defense
from svedesk.gui.look.theme import Theme
from svedesk.gui.table.cloth import caption_font
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.layout import Layout


class ZoneItem(QGraphicsItem):
    """Something with a rectangle of its own on the table. `number` names the number it shows, `seat` whose it is."""

    def __init__(self, rect: QRectF, layout: Layout, theme: Theme, seat: int, number: str = "") -> None:
        super().__init__()
        self.rect, self.layout, self.theme = rect, layout, theme
        self.seat, self.number = seat, number
        self.hovered = False

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-8, -8, 8, 8)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.rect)
        return path

    def lie(self, rect: QRectF, layout: Layout) -> None:
        """Take another rectangle (the window has another size)."""
        self.prepareGeometryChange()
        self.rect, self.layout = rect, layout
        self.update()


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
        self._pixmap: QPixmap | None = None
        self.setZValue(3)

    def hold(self, count: int, top: CardView | None, faceup: int = 0) -> None:
        """What lies there now; `faceup` counts used cards of an evolve deck."""
        if top != self.top or not self.count:
            self._pixmap = None
        self.count, self.top, self.faceup = count, top, faceup
        self.update()

    def lie(self, rect: QRectF, layout: Layout) -> None:
        self._pixmap = None
        super().lie(rect, layout)

    def redraw(self) -> None:
        """Forget the drawn card."""
        self._pixmap = None
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self.count:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self.rect
        if self._pixmap is None:
            self._pixmap = self._faces.lying(self.top, self.place, rect.width())
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
        painter.drawPixmap(rect.topLeft() - QPointF(margin, margin), self._pixmap)
        text = str(self.count) if not self.faceup else f"{self.count - self.faceup}+{self.faceup}"
        _badge(painter, self.layout, self.theme, QPointF(rect.center().x(), rect.bottom() - self.layout.px(11)), text)


class PointsItem(ZoneItem):
    """Play points: the number large, the track of 10 below it."""

    def __init__(self, rect: QRectF, layout: Layout, theme: Theme, seat: int) -> None:
        super().__init__(rect, layout, theme, seat, "play_points")
        self.points, self.maximum = 0, 0
        self.setZValue(2)

    def hold(self, points: int, maximum: int) -> None:
        """How many there are, and how many at most."""
        if (points, maximum) != (self.points, self.maximum):
            self.points, self.maximum = points, maximum
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        layout, theme, rect = self.layout, self.theme, self.rect
        size = layout.px(14)
        per_row = 10 if rect.width() > layout.px(130) else 5
        rows = 10 // per_row
        step = rect.width() / per_row
        track_h = rows * (size + layout.px(3))
        top = QRectF(rect.left(), rect.bottom() - track_h - layout.px(46), rect.width(), layout.px(44))
        if top.top() < rect.top():
            top.setTop(rect.top())
        painter.setPen(QColor(theme.quiet_text))
        painter.setFont(font(layout.text(11), SEMIBOLD))
        painter.drawText(QRectF(top.left(), top.top(), top.width(), layout.px(16)), _LEFT, tr("Play points"))
        painter.setPen(QColor(theme.text))
        painter.setFont(font(layout.text(22), BOLD))
        number = QRectF(top.left(), top.top() + layout.px(14), top.width(), layout.px(28))
        painter.drawText(number, _LEFT, str(self.points))
        wide = painter.fontMetrics().horizontalAdvance(str(self.points))
        painter.setPen(QColor(theme.quiet_text))
        painter.setFont(font(layout.text(13)))
        painter.drawText(number.adjusted(wide + layout.px(4), layout.px(3), 0, 0), _LEFT, f"/ {self.maximum}")
        for index in range(10):
            row, column = divmod(index, per_row)
            centre = QPointF(
                rect.left() + step * (column + 0.5), rect.bottom() - track_h + (row + 0.5) * (size + layout.px(3))
            )
            _gem(painter, centre, size, index < self.points, index < self.maximum, QColor(theme.you_can), theme)


class EvolutionItem(ZoneItem):
    """Evolution points, one star each."""

    def __init__(self, rect: QRectF, layout: Layout, theme: Theme, seat: int) -> None:
        super().__init__(rect, layout, theme, seat, "evolution_points")
        self.points, self.most = 0, 3
        self.setZValue(2)

    def hold(self, points: int) -> None:
        """How many there are."""
        if points != self.points:
            self.points, self.most = points, max(self.most, points)
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        layout, theme, rect = self.layout, self.theme, self.rect
        painter.setPen(QColor(theme.quiet_text))
        painter.setFont(caption_font(tr("Evolution"), layout.text(11), rect.width()))
        line = layout.px(15)
        painter.drawText(
            QRectF(rect.left(), rect.top(), rect.width(), line), Qt.AlignmentFlag.AlignCenter, tr("Evolution")
        )
        size = min(layout.px(17), rect.width() / self.most - 1, rect.height() - line)
        step = rect.width() / self.most
        for index in range(self.most):
            centre = QPointF(rect.left() + step * (index + 0.5), rect.top() + line + (rect.height() - line) / 2)
            _star(painter, centre, size / 2, index < self.points, theme)


class SuperEvolutionItem(ZoneItem):
    """Super-evolution points, a ringed star each, in games whose edition has them."""

    def __init__(self, rect: QRectF, layout: Layout, theme: Theme, seat: int) -> None:
        super().__init__(rect, layout, theme, seat, "super_evolution_points")
        self.points, self.most = 0, 1
        self.setZValue(2)

    def hold(self, points: int) -> None:
        """How many there are."""
        if points != self.points:
            self.points, self.most = points, max(self.most, points)
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        layout, theme, rect = self.layout, self.theme, self.rect
        size = min(rect.height(), layout.px(20))
        word = tr("Super")
        words = QRectF(rect.left(), rect.top(), max(1.0, rect.width() - self.most * size - layout.px(2)), rect.height())
        painter.setPen(QColor(theme.quiet_text))
        painter.setFont(caption_font(word, layout.text(11), words.width()))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, word)
        for index in range(self.most):
            centre = QPointF(rect.right() - size * (index + 0.5), rect.center().y())
            full = index < self.points
            painter.setPen(QPen(QColor(theme.you_can) if full else QColor(theme.line), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, size / 2 - 1.5, size / 2 - 1.5)
            _star(painter, centre, size / 2 - 3, full, theme)


class DefenseItem(ZoneItem):
    """A leader's defense, large on a shield at the foot of its card."""

    def __init__(self, rect: QRectF, layout: Layout, theme: Theme, seat: int) -> None:
        super().__init__(rect, layout, theme, seat, "leader_defense")
        self.defense = 0
        self.setZValue(8)

    def hold(self, defense: int) -> None:
        """How much there is."""
        if defense != self.defense:
            self.defense = defense
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_defense(painter, self.rect.center(), self.rect.width() / 2, self.defense, None)


class NameItem(ZoneItem):
    """Whose side this is, with the number of cards in hand."""

    def __init__(self, rect: QRectF, layout: Layout, theme: Theme, seat: int) -> None:
        super().__init__(rect, layout, theme, seat)
        self.name, self.note, self.active = "", "", False
        self.setZValue(2)

    def hold(self, name: str, note: str, *, active: bool) -> None:
        """Name, quiet line below it, and whether it is this seat's turn."""
        self.name, self.note, self.active = name, note, active
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        layout, theme = self.layout, self.theme
        plate = QRectF(self.rect.left(), self.rect.top(), self.rect.width(), min(self.rect.height(), layout.px(44)))
        painter.setPen(QPen(QColor(theme.you_can) if self.active else QColor(theme.line), 1.5 if self.active else 1.0))
        painter.setBrush(see_through(theme.panel, 0.85))
        painter.drawRoundedRect(plate.adjusted(1, 1, -1, -1), layout.px(6), layout.px(6))
        inner = plate.adjusted(layout.px(10), layout.px(3), -layout.px(8), -layout.px(4))
        painter.setFont(font(layout.text(13), SEMIBOLD))
        painter.setPen(QColor(theme.text))
        name = painter.fontMetrics().elidedText(self.name, Qt.TextElideMode.ElideRight, int(inner.width()))
        painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, name)
        painter.setFont(font(layout.text(11)))
        painter.setPen(QColor(theme.bright_text if self.active else theme.quiet_text))
        painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, self.note)


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def _badge(painter: QPainter, layout: Layout, theme: Theme, centre: QPointF, text: str) -> None:
    painter.setFont(font(layout.text(13), BOLD))
    width = max(layout.px(28), painter.fontMetrics().horizontalAdvance(text) + layout.px(14))
    rect = QRectF(centre.x() - width / 2, centre.y() - layout.px(10), width, layout.px(20))
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(see_through(theme.window, 0.92))
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.setPen(QColor(theme.text))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def _gem(
    painter: QPainter, centre: QPointF, size: float, full: bool, open_: bool, colour: QColor, theme: Theme
) -> None:
    half = size / 2
    top, left = centre - QPointF(0, half), centre - QPointF(half * 0.82, 0)
    shape = QPolygonF([top, centre + QPointF(half * 0.82, 0), centre + QPointF(0, half), left])
    painter.setPen(QPen(colour if open_ else see_through(theme.line, 0.9), 1.3))
    painter.setBrush(colour if full else see_through(theme.cloth_edge, 0.6))
    painter.drawPolygon(shape)
    if full:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(see_through("#FFFFFF", 0.35))
        painter.drawPolygon(QPolygonF([top, centre, left]))


def _star(painter: QPainter, centre: QPointF, radius: float, full: bool, theme: Theme) -> None:
    points = []
    for index in range(8):
        reach = radius if index % 2 == 0 else radius * 0.42
        angle = math.pi / 4 * index - math.pi / 2
        points.append(centre + QPointF(math.cos(angle) * reach, math.sin(angle) * reach))
    painter.setPen(QPen(QColor(theme.info) if full else QColor(theme.line), 1.3))
    painter.setBrush(QColor(theme.info) if full else see_through(theme.cloth_edge, 0.6))
    painter.drawPolygon(QPolygonF(points))

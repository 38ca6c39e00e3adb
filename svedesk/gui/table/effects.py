"""What is on the table only for a moment: glowing places, the reason beside the mouse, whose turn begins."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from svedesk.gui.look.colour import see_through
from svedesk.gui.look.painting import painting
from svedesk.gui.look.theme import BOLD, SEMIBOLD, Theme, font
from svedesk.gui.table.drawn_once import DrawnOnce, PassingItem


class PlaceGlow(DrawnOnce):
    """The outline of a place: solid and bright where the dragged card may land, dashed and grey where it may not."""

    def __init__(self, rect: QRectF, theme: Theme, *, legal: bool, radius: float) -> None:
        super().__init__()
        self.setZValue(5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._rect, self._theme, self._radius = rect, theme, radius
        self.setRect(rect.adjusted(-4, -4, 4, 4))
        self.legal = legal
        self.under_mouse = False

    def point(self, under_mouse: bool) -> None:
        """Whether the mouse is over it."""
        if under_mouse != self.under_mouse:
            self.under_mouse = under_mouse
            self.redraw()

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def draw(self, painter: QPainter) -> None:
        colour = QColor(self._theme.legal if self.legal else self._theme.illegal)
        style = Qt.PenStyle.SolidLine if self.legal else Qt.PenStyle.DashLine
        painter.setPen(QPen(colour, 3.0 if self.under_mouse and self.legal else 2.0 if self.legal else 1.2, style))
        painter.setBrush(see_through(colour.name(), (0.2 if self.under_mouse else 0.09) if self.legal else 0.0))
        painter.drawRoundedRect(self._rect, self._radius, self._radius)


class HintItem(PassingItem):
    """A sentence beside the mouse, kept inside the table."""

    def __init__(self, theme: Theme, size_px: int) -> None:
        super().__init__(500)
        self._theme, self._size = theme, size_px
        self.text, self.bad = "", False
        self._rect = QRectF()
        self.setVisible(False)

    def say(self, text: str, at: QPointF, inside: QSizeF, *, bad: bool) -> None:
        """Show `text` at the upper right of a point; an empty text hides it."""
        self.prepareGeometryChange()
        self.text, self.bad = text, bad
        self.setVisible(bool(text))
        if not text:
            return
        most = min(360.0 * self._size / 13, inside.width() - 16)
        metrics = QFontMetricsF(font(self._size, SEMIBOLD))
        box = metrics.boundingRect(QRectF(0, 0, most, 400), int(Qt.TextFlag.TextWordWrap), text)
        width, height = box.width() + 26, box.height() + 14
        x = min(at.x() + 18, inside.width() - width - 6)
        y = at.y() - height - 14
        if y < 6:
            y = at.y() + 26
        self._rect = QRectF(0, 0, width, height)
        self.setPos(max(6.0, x), min(y, inside.height() - height - 6))
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-3, -3, 3, 3)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QColor(self._theme.attack if self.bad else self._theme.legal)
        painter.setPen(QPen(edge, 1.3))
        painter.setBrush(see_through(self._theme.panel, 0.97))
        painter.drawRoundedRect(self._rect, 6, 6)
        painter.setFont(font(self._size, SEMIBOLD))
        painter.setPen(QColor(self._theme.text))
        flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(self._rect.adjusted(12, 6, -12, -6), flags, self.text)


class TurnBanner(PassingItem):
    """A line across the middle that says whose turn begins."""

    def __init__(self, text: str, theme: Theme, size_px: int) -> None:
        super().__init__(420)
        self._text, self._theme, self._size = text, theme, size_px
        wide = QFontMetricsF(font(size_px, BOLD)).horizontalAdvance(text) + size_px * 4
        self._rect = QRectF(-wide / 2, -size_px, wide, size_px * 2)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.you_can), 1.5))
        painter.setBrush(see_through(self._theme.window, 0.93))
        painter.drawRoundedRect(self._rect, self._size, self._size)
        painter.setFont(font(self._size, BOLD))
        painter.setPen(QColor(self._theme.text))
        painter.drawText(self._rect, Qt.AlignmentFlag.AlignCenter, self._text)


class ManualFrame(PassingItem):
    """A dashed frame around the table that says: the rules are off."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(1)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)  # it is told what is painted
        self._theme = theme
        self._sides: list[tuple[QRectF, QPixmap]] = []
        """Pictures of its four sides: all its dashes take long to draw."""

    def lie(self, width: float, height: float) -> None:
        """Fit the size of the table."""
        self.setRect(0, 0, width, height)
        self._sides = []

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        whole, exposed = self.rect(), option.exposedRect
        inside = whole.adjusted(2, 2, -2, -2)
        if inside.contains(exposed):
            return
        ratio = painter.device().devicePixelRatio()
        if not self._sides or self._sides[0][1].devicePixelRatio() != ratio:
            self._sides = [
                (side, self._drawn(side, ratio))
                for side in (
                    QRectF(0, 0, whole.width(), 2),
                    QRectF(0, inside.bottom(), whole.width(), 2),
                    QRectF(0, 0, 2, whole.height()),
                    QRectF(inside.right(), 0, 2, whole.height()),
                )
            ]
        for side, picture in self._sides:
            if side.intersects(exposed):
                painter.drawPixmap(side.topLeft(), picture)

    def _drawn(self, side: QRectF, ratio: float) -> QPixmap:
        with painting(side.width(), side.height(), ratio) as (pixmap, painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.translate(-side.topLeft())
            painter.setPen(QPen(QColor(self._theme.attack), 2, Qt.PenStyle.DashLine))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        return pixmap


class DimCloth(PassingItem):
    """What darkens the table below cards that are looked at large."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(115)
        self._theme = theme
        self.setVisible(False)

    def lie(self, width: float, height: float) -> None:
        """Fit the size of the table."""
        self.setRect(0, 0, width, height)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.fillRect(self.rect(), see_through(self._theme.cloth_edge, 0.72))

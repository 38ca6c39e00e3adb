"""A tray over the table that lays out the cards of a pile: to look at, to pick from, or in manual mode to drag out."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from svedesk.engine.records import Place
from svedesk.engine.view import CardView
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.theme import SEMIBOLD, Theme, font
from svedesk.gui.table.arrange import Spot, tray_spots
from svedesk.gui.table.layout import RATIO, Layout

MANY = 12
"""From so many cards on a tray can be searched."""


class TrayContent(NamedTuple):
    """What lies in a tray. `place` is the zone it shows (None: cards picked out for a question, which closes it by
    itself)."""

    title: str
    cards: tuple[CardView, ...]
    place: Place | None = None
    hidden: int = 0


class TrayItem(QGraphicsItem):
    """The panel behind the cards of a tray. It is sized so that every card fits without scrolling."""

    def __init__(self, content: TrayContent, layout: Layout, theme: Theme) -> None:
        super().__init__()
        self.content, self.layout, self.theme = content, layout, theme
        self.sorted = False
        """Whether its cards lie by cost and name rather than as they lie in their pile."""
        self.sifted: frozenset[int] | None = None
        """The cards that are left in sight, None for all."""
        self.setZValue(200)
        self._measure()

    def lie(self, layout: Layout) -> None:
        """Fit another size of the table."""
        self.prepareGeometryChange()
        self.layout = layout
        self._measure()

    def hold(self, content: TrayContent) -> None:
        """Show other cards."""
        self.prepareGeometryChange()
        self.content = content
        self._measure()

    @property
    def spots(self) -> tuple[Spot, ...]:
        """Where its cards lie."""
        return tray_spots(self.cards, self._inner, self._columns, self._card, self.layout.px(8))

    @property
    def cards(self) -> tuple[CardView, ...]:
        """Its cards in the order in which they lie."""
        left = self.sifted
        cards = tuple(card for card in self.content.cards if left is None or card.id in left)
        if not self.sorted:
            return cards
        return tuple(sorted(cards, key=lambda card: (card.shown.cost or 0, card.shown.printed)))

    @property
    def sort_rect(self) -> QRectF:
        """The words that sort its cards, or lay them as they were; nowhere where there is nothing to sort."""
        if self.content.place is None or len(self.content.cards) < 2:
            return QRectF()
        size = self.layout.px(150)
        return QRectF(self.close_rect.left() - size, self.close_rect.top(), size, self.close_rect.height())

    @property
    def find_rect(self) -> QRectF:
        """Where what is looked for among its cards is typed."""
        right = self.close_rect.left() if self.sort_rect.isEmpty() else self.sort_rect.left()
        right = right if self.content.place is not None else self._inner.right()
        width, high = self.layout.px(150), max(self.layout.px(28), self.layout.text(13) * 1.9)
        return QRectF(right - width - self.layout.px(8), self.rect.top() + (self.layout.px(42) - high) / 2, width, high)

    def sort(self) -> None:
        """Sort its cards, or lay them as they were."""
        self.sorted = not self.sorted
        self.update()

    @property
    def close_rect(self) -> QRectF:
        """The cross that closes it."""
        size = self.layout.px(28)
        return QRectF(self.rect.right() - size - self.layout.px(8), self.rect.top() + self.layout.px(7), size, size)

    def is_left_by(self, point: QPointF) -> bool:
        """Whether a click here closes it: on its cross, or beside it."""
        return self.close_rect.contains(point) or not self.rect.contains(point)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-14, -14, 14, 18)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.rect)
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self.layout.px(10)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(6):
            painter.setBrush(QColor(0, 0, 0, 20))
            painter.drawRoundedRect(
                self.rect.adjusted(-2 * step, -2 * step + 4, 2 * step, 2 * step + 4), radius, radius
            )
        painter.setPen(QPen(QColor(self.theme.line), 1.2))
        painter.setBrush(see_through(self.theme.panel, 0.985))
        painter.drawRoundedRect(self.rect, radius, radius)
        painter.setFont(font(self.layout.text(16), SEMIBOLD))
        painter.setPen(QColor(self.theme.text))
        free = self.find_rect.left() - self.layout.px(8) if len(self.content.cards) >= MANY else self.close_rect.left()
        head = QRectF(self._inner.left(), self.rect.top(), free - self._inner.left(), self.layout.px(42))
        title = painter.fontMetrics().elidedText(self.content.title, Qt.TextElideMode.ElideRight, int(head.width()))
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, title)
        if not self.content.cards:
            painter.setFont(font(self.layout.text(13)))
            painter.setPen(QColor(self.theme.quiet_text))
            nothing = (
                tr("No cards here.") if not self.content.hidden else tr("{0} cards you can't see.", self.content.hidden)
            )
            painter.drawText(self._inner, Qt.AlignmentFlag.AlignCenter, nothing)
        if not self.sort_rect.isEmpty():
            painter.setFont(font(self.layout.text(13), SEMIBOLD))
            painter.setPen(QColor(self.theme.info))
            words = tr("As in the pile") if self.sorted else tr("Sort by cost")
            painter.drawText(self.sort_rect, Qt.AlignmentFlag.AlignCenter, words)
        if self.content.place is not None:
            cross = self.close_rect.adjusted(9, 9, -9, -9)
            painter.setPen(QPen(QColor(self.theme.quiet_text), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(cross.topLeft(), cross.bottomRight())
            painter.drawLine(cross.topRight(), cross.bottomLeft())

    def _measure(self) -> None:
        layout = self.layout
        gap, pad, head = layout.px(8), layout.px(16), layout.px(44)
        most = QRectF(0, 0, layout.size.width() * 0.86, layout.size.height() * 0.74)
        count = max(1, len(self.content.cards))
        card, columns = layout.px(40), count
        for width in range(round(layout.px(104)), round(layout.px(36)), -2):
            across = max(1, int((most.width() - 2 * pad + gap) // (width + gap)))
            rows = -(-count // across)
            if rows * (width / RATIO + gap) - gap <= most.height() - head - pad:
                card, columns = float(width), min(across, count)
                break
        rows = -(-count // columns)
        title = QFontMetricsF(font(layout.text(16), SEMIBOLD)).horizontalAdvance(self.content.title) + layout.px(44)
        total = max(columns * (card + gap) - gap, layout.px(300), min(title, most.width() - 2 * pad)) + 2 * pad
        height = head + rows * (card / RATIO + gap) - gap + pad
        centre = QPointF(layout.size.width() / 2, (layout.size.height() - layout.px(130)) / 2)
        self.rect = QRectF(centre.x() - total / 2, max(layout.px(6), centre.y() - height / 2), total, height)
        self._card, self._columns = card, columns
        self._inner = self.rect.adjusted(pad, head, -pad, -pad)

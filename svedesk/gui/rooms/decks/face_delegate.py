"""Draws a card of the list: face, copies in the deck, edges of other prints, status."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from svedesk.engine.facts import Facts
from svedesk.gui.kit.card_list import Index
from svedesk.gui.look.theme import BOLD, SEMIBOLD, Theme, font, px
from svedesk.gui.rooms.decks.deck_rows import draw_status
from svedesk.gui.rooms.decks.faces_to_come import FacesToCome
from svedesk.gui.rooms.decks.filtering import ListedCard, Status
from svedesk.gui.rooms.decks.found_cards import CARD, FoundCards
from svedesk.gui.table.faces import Faces

FACE, AROUND = 96, 14
"""Logical pixels a face in the list is wide at least, and what is between two."""


class FaceDelegate(QStyledItemDelegate):
    """Draws cards. Faces are drawn when they are first seen; where that takes long, first only their names are, and
    then all of them appear together."""

    def __init__(
        self,
        faces: Faces,
        theme: Theme,
        model: FoundCards,
        status: Status,
        name_of: Callable[[Facts], str],
        *,
        still: bool = False,
    ) -> None:
        super().__init__()
        self._faces, self._theme, self._model, self._status, self._name_of = faces, theme, model, status, name_of
        self.width = px(FACE)
        """How wide faces are."""
        self.to_come = FacesToCome(faces.small, self, still=still)
        model.modelReset.connect(self.to_come.forget)

    def fill(self, room: int) -> None:
        """Let faces be as wide as leaves nothing of this room at the end of a row."""
        least = px(FACE) + px(AROUND)
        self.width = max(least, room // max(1, room // least)) - px(AROUND)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.width + px(AROUND), round(self.width * 88 / 63) + px(AROUND))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card = index.data(CARD)
        if not isinstance(card, ListedCard):
            return
        facts, width = card.facts, float(self.width)
        corner = QPoint(option.rect.x(), option.rect.y())
        left, top = corner.x() + px(AROUND) // 2, corner.y() + px(AROUND) // 2
        rect = QRectF(left, top, width, width * 88 / 63)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if len(card.prints) > 1:
            self._draw_more(painter, rect)
        self._draw_face(painter, facts, rect, option.widget)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._theme.you_can), 3))
            painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 6, 6)
        count = self._model.copies(card)
        if count:
            self._draw_count(painter, rect, count, facts)
        side = float(px(22))
        mark = QRectF(rect.right() - side - px(2), rect.top() + rect.height() * 0.3, side, side)
        draw_status(painter, mark, self._status(facts.number), self._theme)
        painter.restore()

    def prepare(self, cards: Iterable[Index], ratio: float) -> None:
        """These are about to be painted, with so many device pixels to a logical one."""
        self._faces.ratio = ratio
        shown = (index.data(CARD) for index in cards)
        self.to_come.prepare((card.facts.number for card in shown if isinstance(card, ListedCard)), float(self.width))

    def _draw_face(self, painter: QPainter, facts: Facts, rect: QRectF, widget: QWidget) -> None:
        width, self._faces.ratio = rect.width(), widget.devicePixelRatioF()
        share = self.to_come.share(facts.number, width)
        if not share:
            self.to_come.prepare((facts.number,), width)
        if share < 1:
            self._draw_name(painter, facts, rect)
        if share:
            margin = self._faces.margin(width)
            face = self._faces.small(facts.number, width)
            painter.setOpacity(share)
            painter.drawPixmap(round(rect.x() - margin), round(rect.y() - margin), face)
            painter.setOpacity(1.0)

    def _draw_name(self, painter: QPainter, facts: Facts, rect: QRectF) -> None:
        painter.setPen(QPen(QColor(self._theme.line), 1))
        painter.setBrush(QColor(self._theme.panel))
        painter.drawRoundedRect(rect, 5, 5)
        painter.setPen(QColor(self._theme.text))
        painter.setFont(font(px(12), SEMIBOLD))
        inner = rect.adjusted(px(6), px(6), -px(6), -px(6))
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._name_of(facts))

    def _draw_more(self, painter: QPainter, rect: QRectF) -> None:
        """The edges of the other prints, below the one that is shown."""
        painter.setPen(QPen(QColor(self._theme.quiet_text), 1))
        painter.setBrush(QColor(self._theme.raised))
        for off in (px(6), px(3)):
            painter.drawRoundedRect(rect.translated(off, off), 5, 5)

    def _draw_count(self, painter: QPainter, rect: QRectF, count: int, facts: Facts) -> None:
        size = float(px(26))
        coin = QRectF(rect.right() - size * 0.7, rect.top() - size * 0.3, size, size)
        over = count > facts.deck_limit
        painter.setPen(QPen(QColor(self._theme.on_mark), 2))
        painter.setBrush(QColor(self._theme.attack if over else self._theme.info))
        painter.drawEllipse(coin)
        painter.setFont(font(px(13), BOLD))
        painter.drawText(coin, Qt.AlignmentFlag.AlignCenter, f"{count}" + ("!" if over else ""))
        if count == facts.deck_limit and facts.kind != "leader":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(coin.adjusted(3, 3, -3, -3))

"""What an attack or a spell would do, on the cards it would do it to, while one aims."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from svedesk.bot.foresee import Foreseen
from svedesk.engine.view import View
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.colour import mix
from svedesk.gui.look.theme import BOLD, Theme, font
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.drawn_once import PassingItem
from svedesk.gui.table.layout import Layout
from svedesk.gui.table.words import Words

Foresee = Callable[[View, int, int], Foreseen | None]
"""What the option of the open question with this index does, with a card chosen; None where that can't be told."""


def nothing_foreseen(view: View, option: int, aim: int) -> Foreseen | None:
    """Where nothing can be tried out."""
    return None


class ForecastScene(Protocol):
    """What is needed of the scene it is shown on."""

    view: View | None
    layout: Layout
    theme: Theme
    words: Words

    def item_of(self, card: int) -> CardItem | None: ...

    def addItem(self, item: QGraphicsItem, /) -> None: ...

    def let_go(self, item: QGraphicsItem) -> None: ...


class ForecastBadge(PassingItem):
    """What becomes of one card: how much damage it takes and what is left of it, or a skull. `deadly` is the end of the
    game."""

    def __init__(self, text: str, theme: Theme, size_px: int, *, dies: bool, deadly: bool) -> None:
        super().__init__(470)
        self.text, self.dies, self.deadly = text, dies, deadly
        self._theme, self._size = theme, size_px
        wide = QFontMetricsF(font(size_px, BOLD)).horizontalAdvance(text)
        self._skull = size_px * 1.25 if dies and not deadly else 0.0
        width, height = wide + self._skull + size_px * 1.1, size_px * 1.75
        self._rect = QRectF(-width / 2, -height / 2, width, height)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-3, -3, 3, 3)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, size = self._theme, self._size
        bad = QColor(theme.attack)
        ground = bad if self.deadly else mix(bad, QColor("#000000"), 0.45) if self.dies else QColor("#1B222B")
        painter.setPen(QPen(QColor("#FFFFFF") if self.deadly else bad, 2))
        painter.setBrush(ground)
        painter.drawRoundedRect(self._rect, size * 0.5, size * 0.5)
        painter.setPen(QColor("#FFFFFF"))
        painter.setFont(font(size, BOLD))
        words = self._rect.adjusted(size * 0.55, 0, -size * 0.55 - self._skull, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text)
        if self._skull:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#FFFFFF"))
            painter.translate(self._rect.right() - size * 0.5 - self._skull * 0.45, 0)
            painter.drawPath(skull(size * 1.05))


def skull(high: float) -> QPainterPath:
    """A skull of this height around the origin."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    path.addEllipse(QPointF(0, -high * 0.1), high * 0.42, high * 0.4)
    jaw = QPainterPath()
    jaw.addRoundedRect(QRectF(-high * 0.22, high * 0.12, high * 0.44, high * 0.36), high * 0.08, high * 0.08)
    path = path.united(jaw)
    for x in (-0.17, 0.17):
        eye = QPainterPath()
        eye.addEllipse(QPointF(high * x, -high * 0.04), high * 0.11, high * 0.12)
        path = path.subtracted(eye)
    for x in (-0.08, 0.08):
        gap = QPainterPath()
        gap.addRect(QRectF(high * x - high * 0.02, high * 0.3, high * 0.04, high * 0.2))
        path = path.subtracted(gap)
    return path


class Forecast:
    """Shows on a scene what would happen, and takes it away again."""

    def __init__(self, scene: ForecastScene) -> None:
        self._scene = scene
        self.badges: list[ForecastBadge] = []
        self._shown: object = None

    def show(self, foresee: Foresee, option: int, aim: int) -> None:
        """Show what an option does, with a card chosen for it."""
        view = self._scene.view
        if view is None or self._shown == (view, option, aim):
            return
        self.clear()
        self._shown = view, option, aim
        foreseen = foresee(view, option, aim)
        if foreseen is None:
            return
        for card in {**foreseen.damage, **dict.fromkeys(foreseen.destroyed, 0)}:
            self._add(foreseen, card, view)

    def clear(self) -> None:
        """Show nothing."""
        for badge in self.badges:
            self._scene.let_go(badge)
        self.badges.clear()
        self._shown = None

    def _add(self, foreseen: Foreseen, card: int, view: View) -> None:
        scene = self._scene
        item = scene.item_of(card)
        if item is None or item.card is None:
            return
        place, amount = item.key.place, foreseen.damage.get(card, 0)
        number = scene.words.table.zones[place.zone].number
        deadly = bool(number) and bool(foreseen.winners) and place.seat not in foreseen.winners
        before = view.number(place.seat, number) if number else item.card.shown.defense
        dies = card in foreseen.destroyed
        text = f"−{amount}" if amount else ""
        if deadly:
            text = tr("Lethal")
        elif not dies and before is not None and amount:
            text = f"−{amount}  →  {before - amount}"
        badge = ForecastBadge(
            text, scene.theme, scene.layout.text(22 if deadly else 16), dies=dies or deadly, deadly=deadly
        )
        badge.setPos(item.home.centre - QPointF(0, item.height * 0.12))
        scene.addItem(badge)
        self.badges.append(badge)

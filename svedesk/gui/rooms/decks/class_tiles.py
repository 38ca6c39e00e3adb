"""The first step of a new deck: a row of classes to choose from. What a class is called its game says."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from svedesk.gui.kit.layouts import hbox, vbox
from svedesk.gui.kit.page import labelled, push_button
from svedesk.gui.kit.translate import tr
from svedesk.gui.look import shapes
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.craft import craft_of, draw_craft
from svedesk.gui.look.face import draw_name
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.table.faces import Faces

NARROW, HIGH, LOW = 74, 104, 58
"""Logical pixels a tile needs beside the others, or else there are two rows; how high one row is, and each of two."""


class ClassTile(QPushButton):
    """One class: the picture of one of its cards, its emblem and its name."""

    def __init__(self, theme: Theme, faces: Faces, named: str, word: str, number: str) -> None:
        super().__init__()
        self._theme, self._faces, self._named, self._number = theme, faces, named, number
        self.word = word
        """The class as facts have it."""
        self.setAccessibleName(named)
        self.setAccessibleDescription(tr("Shows its cards"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # it is painted otherwise then
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, craft = QPainter(self), craft_of((self.word,))
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        outline, name = shapes.rounded(rect, px(8)), float(px(22))
        painter.save()
        painter.setClipPath(outline)
        self._faces.ratio = self.devicePixelRatioF()
        size = QSizeF(rect.width(), rect.height() - name / 2)
        painter.drawImage(QRectF(rect.topLeft(), size), self._faces.picture(self._number, size))
        if self.underMouse() or self.isDown():
            painter.fillRect(rect, see_through("#FFFFFF", 0.12))
        ground, ink = QLinearGradient(0, rect.bottom() - 2.2 * name, 0, rect.bottom() - name), craft.shade(0.22, 0.6)
        ground.setColorAt(0, see_through(ink, 0.0))
        ground.setColorAt(1, ink)
        painter.fillRect(rect, QBrush(ground))
        painter.restore()
        focus = self.hasFocus()
        painter.setPen(QPen(QColor(self._theme.you_can) if focus else craft.shade(0.62), px(3) if focus else 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)
        radius = px(12)
        draw_craft(painter, craft, rect.topLeft() + QPointF(radius + px(4), radius + px(4)), radius)
        painter.setPen(QColor("#FFFFFF"))
        room = QRectF(rect.left() + px(3), rect.bottom() - name - px(1), rect.width() - px(6), name)
        draw_name(painter, self._named, room, px(14), floor=px(9))
        painter.end()


class ClassTiles(QWidget):
    """`chosen` carries a class, or "" where all cards are to be shown."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, faces: Faces, title: str) -> None:
        super().__init__()
        self._theme, self._faces = theme, faces
        self.tiles: tuple[ClassTile, ...] = ()
        self.every = push_button(tr("Show all cards"), "quiet")
        self.every.clicked.connect(lambda: self.chosen.emit(""))
        head = hbox(labelled(title, "heading"), None, self.every)
        self._grid = QGridLayout()
        self._grid.setSpacing(px(6))
        vbox(head, self._grid, parent=self, margins=(0, 2, 0, 4))
        self.setAccessibleName(title)

    def offer(self, classes: Iterable[tuple[str, str, str]]) -> None:
        """Offer classes: of each its word, what it is called, and the number of the card that is seen on it."""
        self.tiles = tuple(ClassTile(self._theme, self._faces, named, word, number) for word, named, number in classes)
        before: QWidget = self.every
        for tile in self.tiles:
            tile.clicked.connect(lambda _=False, word=tile.word: self.chosen.emit(word))
            self._grid.addWidget(tile)
            QWidget.setTabOrder(before, tile)
            before = tile
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """All in one row, or in two where they would be too narrow for their names."""
        count = len(self.tiles)
        single_row = count * px(NARROW) <= self.width()
        across = count if single_row else (count + 1) // 2
        for place, tile in enumerate(self.tiles):
            tile.setFixedHeight(px(HIGH if single_row else LOW))
            self._grid.addWidget(tile, place // across, place % across)

"""The end of a game on the table: the last blow shakes it, the defeated leader bursts, and it is said who wins."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from svedesk.gui.look.colour import see_through
from svedesk.gui.look.theme import BOLD, font
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.motion import Curve
from svedesk.gui.table.show.evolve import burst
from svedesk.gui.table.show.light import Embers, Rays
from svedesk.gui.table.show.sparks import Growing
from svedesk.gui.table.show.stage import Stage
from svedesk.gui.table.state_words import ending

LAST_STOP, CRACK, PIECES, SAID = 300.0, 620.0, 1100.0, 1000.0
"""Milliseconds: all stands still after the last blow, the leader cracks, its pieces fly, and who wins is said."""


def quake(stage: Stage, when: float) -> None:
    """Shake the table then, as it is then, for as long as the last blow stands still."""
    shaken: list[ShakenTable] = []

    def step(share: float) -> None:
        if not shaken and share < 1:
            port = stage.scene.views()[0].viewport()
            shaken.append(ShakenTable(port, port.grab(), stage.scene.layout.px(14)))
        for table in shaken:
            table.shake(share)

    def done() -> None:
        for table in shaken:
            table.hide()
            table.deleteLater()

    stage.run(when + 16, LAST_STOP - 32, step, done)


class ShakenTable(QWidget):
    """A picture of the table that is shaken. Painting the table itself again for each frame would take too long."""

    def __init__(self, over: QWidget, picture: QPixmap, far: float) -> None:
        super().__init__(over)
        opaque = picture.toImage().convertToFormat(QImage.Format.Format_RGB32)  # quicker to paint
        self._picture, self._far, self._share = QPixmap.fromImage(opaque), far, 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(over.rect())
        self.show()

    def shake(self, share: float) -> None:
        """Come so far."""
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        left, turned = 1.0 - self._share, self._share * 30
        at = QPointF(math.sin(turned), math.cos(turned * 0.8) * 0.7) * (self._far * left)
        painter = QPainter(self)
        edge = QRegion(self.rect()) - QRegion(self.rect().translated(at.toPoint()))
        for part in edge:  # type: ignore[attr-defined]  # a region can be gone through
            painter.fillRect(part, QColor("#05070A"))
        painter.drawPixmap(at.toPoint(), self._picture)
        light = 0.42 * (1.0 - self._share * 3.5)
        if light > 0:
            painter.fillRect(self.rect(), see_through("#FFFFFF", light))
        painter.end()


def defeat(stage: Stage, leader: CardItem, when: float) -> float:
    """Let a leader crack and burst; returns when it has. What is left of it stays dark."""
    theme, width = stage.scene.theme, leader.width

    def left() -> None:
        leader.setVisible(True)
        leader.setOpacity(0.45)

    stage.run(when, CRACK, leader.shatter, None, Curve.OutQuad)
    stage.shake(leader, when, QPointF(width * 0.05, 0), CRACK)
    for nth in range(3):  # light breaks out of it, faster and faster
        spot = QPointF((-0.22, 0.24, 0.02)[nth] * width, (-0.25, 0.05, 0.3)[nth] * leader.height)
        at = when + CRACK * (0.15, 0.5, 0.78)[nth]
        stage.burst(lambda spot=spot: leader.pos() + spot, at, "#FFC9A0", width * 0.4, rays=7, long=260)  # type: ignore[misc]
        stage.show(Embers("#FF8A4C", width * 0.9, 14, size=width * 0.05), leader.pos, at, 420, Curve.Linear)
    breaks = when + CRACK
    stage.show(Rays("#FFB070", width * 2.1, 18), leader.pos, breaks - 90, 620, Curve.Linear)
    burst(stage, leader, breaks, leader.height * 1.1, pieces=PIECES)
    stage.burst(leader.pos, breaks + 40, theme.attack, width * 2.2, long=520)
    stage.at(breaks + 240, left)
    return breaks + 520


def announce_end(stage: Stage, when: float) -> float:
    """Say who wins across the table; returns when it has been read."""
    view = stage.scene.view
    title, _ = ending(view, stage.scene.words) if view is not None else ("", "")
    if not title:
        return when
    size = stage.scene.layout.size
    word = WordAcross(title, size.width(), stage.scene.layout.text(46), stage.scene.ratio, stage.scene.theme.you_can)
    stage.show(word, QPointF(size.width() / 2, size.height() / 2), when, SAID + 400, Curve.Linear)
    return when + SAID


class WordAcross(Growing):
    """A word on a dark band across the table, that opens, stays and goes."""

    def __init__(self, text: str, width: float, size_px: int, ratio: float, colour: str) -> None:
        super().__init__(440)
        high = size_px * 2.2
        self._rect = QRectF(-width / 2, -high / 2, width, high)
        self._pixmap = pixmap = QPixmap((self._rect.size() * ratio).toSize())
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        box = QRectF(0, 0, width, high)
        for top, thick, strong, tone in (
            (0.0, high, 0.94, "#080B10"),
            (0.0, 2.5, 1.0, colour),
            (high - 2.5, 2.5, 1.0, colour),
        ):
            across = QLinearGradient(0, 0, width, 0)
            for at, share in ((0.0, 0.0), (0.25, 1.0), (0.75, 1.0), (1.0, 0.0)):
                across.setColorAt(at, see_through(tone, strong * share))
            painter.fillRect(QRectF(0, top, width, thick), across)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(size_px, BOLD))
        painter.setPen(QColor("#FFF4D0"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        painter.end()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        opens = min(1.0, self.share * 7)
        opens = 1.0 - (1.0 - opens) ** 3
        clear = painter.opacity()
        painter.setOpacity(clear * opens * min(1.0, (1.0 - self.share) * 6))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        high = self._rect.height() * (0.3 + 0.7 * opens)
        box = QRectF(self._rect.left(), -high / 2, self._rect.width(), high)
        painter.drawPixmap(box, self._pixmap, QRectF(self._pixmap.rect()))
        painter.setOpacity(clear)

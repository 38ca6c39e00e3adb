"""One card on the table: a pixmap, its glow, and what is written on it while picking. Turns, lifts and moves as the
scene says."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from svedesk.engine.records import Place
from svedesk.engine.view import CardView
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.face import CORNER
from svedesk.gui.look.ring import draw_ring
from svedesk.gui.table.arrange import Key, Spot
from svedesk.gui.table.faces import Faces, Glow
from svedesk.gui.table.layout import RATIO
from svedesk.gui.table.motion import Motion

CRACKS = (
    ((-0.5, -0.18), (-0.2, -0.1), (-0.04, 0.03), (0.14, -0.02), (0.5, 0.12)),
    ((-0.04, 0.03), (-0.12, 0.22), (0.02, 0.34), (-0.06, 0.5)),
    ((0.14, -0.02), (0.1, -0.22), (0.26, -0.34), (0.2, -0.5)),
    ((-0.2, -0.1), (-0.3, -0.28), (-0.22, -0.5)),
    ((0.02, 0.34), (0.26, 0.3), (0.5, 0.4)),
)
"""How a card cracks that is destroyed, in its width and height from its middle."""
FALLS = 0.13
"""How far below a carried card its shadow falls, of the card's width."""
PEEK, MOST_PEEKING = 0.055, 3
"""How far each linked card peeks out below the one above it, of the card's width, and how many do."""


class CardItem(QGraphicsItem):
    """A card as it lies; its origin is the card's centre. `key` says which card it is, `home` where it belongs."""

    def __init__(self, faces: Faces, spot: Spot) -> None:
        super().__init__()
        self._faces = faces
        self.home = spot
        self.key: Key = spot.key
        self.card: CardView | None = spot.card
        self.linked = spot.linked
        self.width = spot.width
        self.glow: Glow = ""
        self.mark = ""
        self.dimmed = False
        self.lift = 0.0
        self.focused = False
        self.selected, self.nth = False, ""
        self.flash, self.flash_colour = 0.0, "#FFFFFF"
        """How brightly it is lit for a moment, 0 to 1."""
        self.carried = False
        """Whether a hand holds it above the table."""
        self.broken = 0.0
        """How far it is destroyed, 0 to 1."""
        self.worn: tuple[CardView | None, Place, tuple[CardView, ...]] = (spot.card, spot.key.place, spot.linked)
        """What is drawn: while events are shown, the card as it was before those still to come."""
        self._pixmap: QPixmap | None = None
        self._fine: QPixmap | None = None
        """The face as it is drawn larger, while the card is."""
        self._under: QPixmap | None = None
        self._peeking: tuple[QPixmap, ...] = ()
        self._chips: tuple[QPixmap, ...] = ()
        self.setPos(spot.centre)
        self.setRotation(spot.angle)
        self.setZValue(spot.z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, False)

    @property
    def height(self) -> float:
        """In scene units."""
        return self.width / RATIO

    @property
    def face(self) -> QRectF:
        """The card without glow and shadow, in its own coordinates."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    def become(self, spot: Spot) -> None:
        """Take over what a spot says of the card: its values and size. Where it lies is the scene's to change."""
        if spot.width != self.width:
            self.prepareGeometryChange()
            self.width = spot.width
            self._pixmap = self._fine = None
        self.expect(spot)
        self.wear(spot.card, spot.key.place, spot.linked)
        self.flash = self.broken = 0.0
        self.update()

    def expect(self, spot: Spot) -> None:
        """Be the card of a spot, but look as before: what changed it is still to be shown."""
        self.home, self.key, self.card, self.linked, self.lift = spot, spot.key, spot.card, spot.linked, 0.0

    def wear(self, card: CardView | None, place: Place, linked: tuple[CardView, ...] = ()) -> None:
        """Look like this card in this place."""
        if (card, place, linked) != self.worn:
            self.prepareGeometryChange()
            self.worn = card, place, linked
            self._pixmap = self._fine = None
            self.update()

    def light(self, share: float, colour: str = "#FFFFFF") -> None:
        """Be lit so brightly."""
        self.flash, self.flash_colour = share, colour
        self.update()

    def carry(self, *, carried: bool) -> None:
        """Be held above the table, or not: what is held casts a shadow."""
        self.prepareGeometryChange()
        self.carried = carried
        self.update()

    def shatter(self, share: float) -> None:
        """Be destroyed so far."""
        self.broken = share
        self.update()

    def redraw(self) -> None:
        """Forget the drawn face (another theme, another scale of the screen)."""
        self._pixmap = self._fine = None
        self.update()

    def show_as(self, *, glow: Glow = "", mark: str = "", dimmed: bool = False) -> None:
        """How it is shown for the open question."""
        if (glow, mark, dimmed) != (self.glow, self.mark, self.dimmed):
            self.glow, self.mark, self.dimmed = glow, mark, dimmed
            self.update()

    def focus(self, on: bool) -> None:
        """Whether the keyboard is at this card."""
        if on != self.focused:
            self.focused = on
            self.update()

    def select(self, selected: bool, nth: str) -> None:
        """Whether the card is part of a group by hand, and as which one of it."""
        if (selected, nth) != (self.selected, self.nth):
            self.selected, self.nth = selected, nth
            self.update()

    def face_on_table(self) -> QRectF:
        """The card without glow and shadow, in the scene."""
        return self.mapToScene(self.face).boundingRect()

    def boundingRect(self) -> QRectF:
        reach = self._faces.reach(self.width)
        peeks = PEEK * self.width * len(self.worn[2][:MOST_PEEKING])
        falls = FALLS * self.width if self.carried else 0.0
        return self.face.adjusted(-reach - falls, -reach, reach + falls, reach + peeks + 2 * falls)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        # A lifted card still is where it was for the mouse, or it would fall and rise under it.
        path.addRect(self.face.adjusted(0, 0, 0, self.lift))
        return path

    def raise_by(self, length: float, motion: Motion, duration: float, larger: float = 1.0) -> None:
        """Lift the card out of the hand by so much, upright, larger and in front; 0 puts it back. What it grows it
        grows upwards."""
        self.prepareGeometryChange()
        home = self.home
        begin, turn, scale = self.pos(), self.rotation(), self.scale()
        large = larger if length else 1.0
        self.lift = (length + self.height * (large - 1.0) / 2) / large
        end = home.centre - QPointF(0, self.lift * large)
        angle = 0.0 if length else home.angle
        self.setZValue(100.0 if length else home.z)
        if large > 1.0:
            self._fine = self._faces.lying(self.worn[0], self.worn[1], self.width * large)

        def step(share: float) -> None:
            self.setPos(begin + (end - begin) * share)
            self.setRotation(turn + (angle - turn) * share)
            self.setScale(scale + (large - scale) * share)

        motion.add(self, duration, step)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._pixmap is None:
            card, place, linked = self.worn
            self._pixmap = self._faces.lying(card, place, self.width)
            self._under = self._faces.under(card, self.width)
            self._chips = self._faces.chips(card, self.width, linked)
            self._peeking = self._faces.peeking(linked[:MOST_PEEKING], self.width)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, bool(self.rotation()) or self.scale() != 1.0)
        margin, reach = self._faces.margin(self.width), self._faces.reach(self.width)
        corner = QPointF(-self.width / 2 - margin, -self.height / 2 - margin)
        if self.carried:
            shadow = self._faces.shadow(self.width)
            wide = shadow.deviceIndependentSize()
            painter.drawPixmap(QPointF(-wide.width() / 2, -wide.height() / 2 + FALLS * self.width), shadow)
        if self.glow:
            painter.drawPixmap(
                corner + QPointF(margin - reach, margin - reach), self._faces.glow(self.glow, self.width)
            )
        for nth in range(len(self._peeking), 0, -1):
            painter.drawPixmap(corner + QPointF(0, PEEK * self.width * nth), self._peeking[nth - 1])
        if self._under is not None:
            step = self.width * 0.055
            painter.drawPixmap(corner + QPointF(-step, -step), self._under)
        if self._fine is not None and self.scale() > 1.02:
            size = QSizeF(self.width + 2 * margin, self.height + 2 * margin)
            painter.drawPixmap(QRectF(corner, size), self._fine, QRectF(self._fine.rect()))
        else:
            painter.drawPixmap(corner, self._pixmap)
        if self.card is not None and 80 < self.rotation() % 180 < 100 and self.worn[0] is not None:
            self._paint_upright(painter, self.worn[0])
        if self.home.told:
            chip = self._faces.place_mark(self.home.told, self.width)
            painter.drawPixmap(self.face.topLeft() + QPointF(0.06, 0.06) * self.width, chip)
        if self._chips:
            self._paint_chips(painter)
        if self.broken:
            self._paint_cracks(painter)
        if self.flash > 0.01:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(see_through(self.flash_colour, min(1.0, self.flash)))
            painter.drawRoundedRect(self.face, CORNER * self.width, CORNER * self.width)
        if self.dimmed:
            painter.drawPixmap(self.face.topLeft(), self._faces.veil(self.width))
        if self.focused:
            draw_ring(painter, self.face, self._faces.theme)
        if self.selected:
            painter.drawPixmap(corner + QPointF(margin - reach, margin - reach), self._faces.glow("picked", self.width))
        if mark := self.mark or self.nth:
            chip = self._faces.pick_mark(mark, self.width)
            size = chip.deviceIndependentSize()
            painter.save()
            painter.rotate(-self.rotation())
            painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), chip)
            painter.restore()

    def _paint_cracks(self, painter: QPainter) -> None:
        """What is destroyed grows dark and cracks."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(see_through("#2A0505", 0.6 * self.broken))
        painter.drawRoundedRect(self.face, CORNER * self.width, CORNER * self.width)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        join, cap = Qt.PenJoinStyle.MiterJoin, Qt.PenCapStyle.FlatCap
        for colour, wide in (("#1A0303", 0.05), ("#FFD9CF", 0.018)):
            painter.setPen(QPen(QColor(colour), max(1.0, wide * self.width), Qt.PenStyle.SolidLine, cap, join))
            for crack in CRACKS[: max(1, round(len(CRACKS) * self.broken))]:
                painter.drawPolyline([QPointF(x * self.width, y * self.height) for x, y in crack])

    def _paint_upright(self, painter: QPainter, card: CardView) -> None:
        """Numbers and name of a card that lies across are read without turning the head."""
        upright = self._faces.upright(card, self.width)
        if upright is None:
            return
        size = upright.deviceIndependentSize()
        painter.save()
        painter.rotate(-self.rotation())
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), upright)
        painter.restore()

    def _paint_chips(self, painter: QPainter) -> None:
        """Along the right edge of the card as it lies, upright also on one that is turned."""
        turned = 45 < self.rotation() % 180 < 135
        right, top = (self.height / 2, -self.width * 0.36) if turned else (self.width / 2, -self.height * 0.28)
        painter.save()
        painter.rotate(-self.rotation())
        for chip in self._chips:
            size = chip.deviceIndependentSize()
            painter.drawPixmap(QPointF(right - size.width() + self.width * 0.05, top), chip)
            top += size.height() * 0.96
        painter.restore()

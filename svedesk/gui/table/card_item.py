"""One card on the table: a pixmap, its glow, and what is written on it while picking. Turns, lifts and moves as the
scene says."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from svedesk.engine.records import Place
from svedesk.engine.view import CardView
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.face import CORNER
from svedesk.gui.look.painting import draw_ring
from svedesk.gui.look.upright import BAND
from svedesk.gui.table.arrange import Key, Spot
from svedesk.gui.table.drawn_once import BoundedItem
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
STILL = 0.01
"""How bright a light is that is not seen."""
PEEK, MOST_PEEKING = 0.055, 3
"""How far each linked card peeks out below the one above it, of the card's width, and how many do; the card it evolved
from peeks out as far at its left and at its top."""
CHIP_JUTS = 0.05
"""How far a chip juts out beyond the edge of the card, of its width."""

SMOOTH = QPainter.RenderHint.SmoothPixmapTransform


class CardItem(BoundedItem):
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
        self._turned: tuple[float, QPointF, QPixmap] | None = None
        """The picture of it as it lies, where that is at an angle; the angle, and its top left corner."""
        self._pictures: tuple[tuple[QPointF, QPixmap], ...] = ()
        """What is drawn of it, the lowest first, and where; nothing until it is painted as it is now."""
        self._more = False
        """Whether there is more on it than these pictures, and not only for a moment."""
        self._chips: tuple[QPixmap, ...] = ()
        self.setRect(self._around())
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
            self.width = spot.width
            self.setRect(self._around())
            self._pixmap = self._fine = None
            self._repaint()
        self.expect(spot)
        self.wear(spot.card, spot.key.place, spot.linked)
        if self.flash or self.broken:
            self.flash = self.broken = 0.0
            self.update()

    def lie(self, spot: Spot) -> None:
        """Be at a spot as it says. Qt paints again what is told to turn or to scale as it does already."""
        self.setPos(spot.centre)
        if self.rotation() != spot.angle:
            self.setRotation(spot.angle)
        if self.scale() != 1.0:
            self.setScale(1.0)
        self.setZValue(spot.z)

    def expect(self, spot: Spot) -> None:
        """Be the card of a spot, but look as before: what changed it is still to be shown."""
        if spot.label != self.home.label:
            self._repaint()
        self.home, self.key, self.card, self.linked, self.lift = spot, spot.key, spot.card, spot.linked, 0.0

    def wear(self, card: CardView | None, place: Place, linked: tuple[CardView, ...] = ()) -> None:
        """Draw the item as this card in this place."""
        if (card, place, linked) != self.worn:
            self.worn = card, place, linked
            self.setRect(self._around())
            self._pixmap = self._fine = None
            self._repaint()

    def light(self, share: float, colour: str = "#FFFFFF") -> None:
        """Light the card so brightly."""
        self.flash, self.flash_colour = share, colour
        self.update()

    def carry(self, *, carried: bool) -> None:
        """Whether the card is held above the table, which casts a shadow."""
        self.carried = carried
        self.setRect(self._around())
        self._repaint()

    def shatter(self, share: float) -> None:
        """Show the card so far destroyed."""
        self.broken = share
        self.update()

    def sharpen(self, larger: float) -> None:
        """Draw the face as fine as it is to be seen when it is so many times as large."""
        self._fine = self._faces.lying(self.worn[0], self.worn[1], self.width * larger)
        self.update()

    def redraw(self) -> None:
        """Forget the drawn face (another theme, another scale of the screen)."""
        self._pixmap = self._fine = None
        self._repaint()

    def show_as(self, *, glow: Glow = "", mark: str = "", dimmed: bool = False) -> None:
        """How it is shown for the open question."""
        if (glow, mark, dimmed) != (self.glow, self.mark, self.dimmed):
            self.glow, self.mark, self.dimmed = glow, mark, dimmed
            self.setRect(self._around())
            self._repaint()

    def focus(self, on: bool) -> None:
        """Whether the keyboard is at this card."""
        if on != self.focused:
            self.focused = on
            self.setRect(self._around())
            self._repaint()

    def select(self, selected: bool, nth: str) -> None:
        """Whether the card is part of the selected group, and as which one of it."""
        if (selected, nth) != (self.selected, self.nth):
            self.selected, self.nth = selected, nth
            self.setRect(self._around())
            self._repaint()

    def face_on_table(self) -> QRectF:
        """The card without glow and shadow, in the scene."""
        return self.mapToScene(self.face).boundingRect()

    def _around(self) -> QRectF:
        """No more than is painted: each card that reaches into what is painted again is, too."""
        width, (card, _, linked) = self.width, self.worn
        lit = self.glow or self.selected or self.focused
        reach = self._faces.reach(width) if lit else max(self._faces.margin(width), CHIP_JUTS * width)
        below = PEEK * width if self._faces.evolved(card) else 0.0
        peeks = PEEK * width * len(linked[:MOST_PEEKING])
        falls = FALLS * width if self.carried else 0.0
        left, top = reach + max(falls, below), reach + below
        return self.face.adjusted(-left, -top, reach + falls, reach + peeks + 2 * falls)

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
            self.sharpen(large)

        def step(share: float) -> None:
            self.setPos(begin + (end - begin) * share)
            self.setRotation(turn + (angle - turn) * share)
            self.setScale(scale + (large - scale) * share)

        motion.add(self, duration, step)

    def _repaint(self) -> None:
        """Something on it has changed."""
        self._turned, self._pictures = None, ()
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        angle = self.rotation()
        still = not (self.carried or self.broken or self.flash > STILL)
        if still and angle and angle == self.home.angle and self.scale() == 1.0:
            if self._turned is None or self._turned[0] != angle:
                picture = self._drawn_turned(angle)
                size = picture.deviceIndependentSize()
                self._turned = angle, QPointF(-size.width() / 2, -size.height() / 2), picture
            painter.rotate(-angle)
            painter.drawPixmap(*self._turned[1:])
        else:
            self._draw(painter, angle, smooth=not self._faces.quick)

    def _drawn_turned(self, angle: float) -> QPixmap:
        """The card as it lies at an angle: to turn it each time it is painted takes twenty times as long."""
        turn, bounds = QTransform().rotate(angle), self.boundingRect()
        around = turn.mapRect(bounds.united(QTransform().rotate(180).mapRect(bounds)))
        picture = self._faces.new(around.size())
        painter = QPainter(picture)
        painter.setTransform(turn * QTransform.fromTranslate(around.width() / 2, around.height() / 2))
        self._draw(painter, angle, smooth=True)
        painter.end()
        return picture

    def _draw(self, painter: QPainter, angle: float, *, smooth: bool) -> None:
        if not self._pictures:
            self._pictures = tuple(self._gather())
        scale = self.scale()
        if angle or scale != 1.0:
            painter.setRenderHint(SMOOTH, smooth)
        fine = self._fine if scale > 1.02 else None
        for at, picture in self._pictures:
            if fine is not None and picture is self._pixmap:
                painter.drawPixmap(QRectF(at, -at), fine, QRectF(fine.rect()))
            else:
                painter.drawPixmap(at, picture)
        if angle or self._more or self.broken or self.flash > STILL:
            self._draw_more(painter, angle)
        if angle or scale != 1.0:
            painter.setRenderHint(SMOOTH, False)

    def _gather(self) -> Iterator[tuple[QPointF, QPixmap]]:
        """The card itself with what is around and below it, as pictures."""
        faces, width, (card, place, linked) = self._faces, self.width, self.worn
        if self._pixmap is None:
            self._pixmap, self._chips = faces.lying(card, place, width), faces.chips(card, width, linked)
        marked = self.mark or self.nth or self.dimmed or self.focused or self.selected
        self._more = bool(marked or self.home.label or self._chips)
        margin = faces.margin(width)
        corner = self.face.topLeft() - QPointF(margin, margin)
        if self.carried:
            shadow = faces.shadow(width)
            wide = shadow.deviceIndependentSize()
            yield QPointF(-wide.width() / 2, -wide.height() / 2 + FALLS * width), shadow
        if self.glow:
            yield self._lit(self.glow)
        peeking = faces.peeking(linked[:MOST_PEEKING], width)
        for nth in range(len(peeking), 0, -1):
            yield corner + QPointF(0, PEEK * width * nth), peeking[nth - 1]
        if (under := faces.under(card, width)) is not None:
            yield corner - QPointF(PEEK * width, PEEK * width), under
        yield corner, self._pixmap
        if (seal := faces.seal(linked, width)) is not None:
            size = seal.deviceIndependentSize()
            yield QPointF(-size.width() / 2, -size.height() / 2 - 0.07 * self.height), seal

    def _draw_more(self, painter: QPainter, angle: float) -> None:
        """What lies on it, upright whatever its angle, and lights and marks."""
        if self.card is not None and 80 < angle % 180 < 100 and self.worn[0] is not None:
            self._paint_upright(painter, angle, self.worn[0])
        if self.home.label:
            chip = self._faces.place_mark(self.home.label, self.width)
            painter.drawPixmap(self.face.topLeft() + QPointF(0.06, 0.06) * self.width, chip)
        if self._chips:
            self._paint_chips(painter, angle)
        if self.broken:
            self._paint_cracks(painter)
        if self.flash > STILL:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(see_through(self.flash_colour, min(1.0, self.flash)))
            painter.drawRoundedRect(self.face, CORNER * self.width, CORNER * self.width)
        if self.dimmed:
            painter.drawPixmap(self.face.topLeft(), self._faces.veil(self.width))
        if self.focused:
            draw_ring(painter, self.face, self._faces.theme)
        if self.selected:
            painter.drawPixmap(*self._lit("picked"))
        if mark := self.mark or self.nth:
            chip = self._faces.pick_mark(mark, self.width)
            size = chip.deviceIndependentSize()
            painter.save()
            painter.rotate(-angle)
            painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), chip)
            painter.restore()

    def _lit(self, kind: Glow) -> tuple[QPointF, QPixmap]:
        reach = self._faces.reach(self.width)
        return self.face.topLeft() - QPointF(reach, reach), self._faces.glow(kind, self.width)

    def _paint_cracks(self, painter: QPainter) -> None:
        """What is destroyed grows dark, and light comes through its cracks."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(see_through("#2A0505", 0.38 * self.broken))
        painter.drawRoundedRect(self.face, CORNER * self.width, CORNER * self.width)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        join, cap = Qt.PenJoinStyle.MiterJoin, Qt.PenCapStyle.FlatCap
        for colour, strong, wide in (("#FF5A1F", 0.35, 0.11), ("#FF9A4A", 0.75, 0.055), ("#FFF6E0", 1.0, 0.022)):
            pen = QPen(see_through(colour, strong * min(1.0, 0.4 + self.broken)), max(1.0, wide * self.width))
            pen.setJoinStyle(join)
            pen.setCapStyle(cap)
            painter.setPen(pen)
            for crack in CRACKS[: max(1, round(len(CRACKS) * self.broken))]:
                painter.drawPolyline([QPointF(x * self.width, y * self.height) for x, y in crack])

    def _paint_upright(self, painter: QPainter, angle: float, card: CardView) -> None:
        """Numbers and name of a card that lies across are read without turning the head."""
        upright = self._faces.upright(card, self.width)
        if upright is None:
            return
        size = upright.deviceIndependentSize()
        painter.save()
        painter.rotate(-angle)
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), upright)
        painter.restore()

    def _paint_chips(self, painter: QPainter, angle: float) -> None:
        """Along the right edge of the card as it lies, upright also on one that is turned."""
        turned = 45 < angle % 180 < 135
        right, top = (self.height / 2, -self.width * 0.36) if turned else (self.width / 2, -self.height * 0.28)
        if turned:  # above the name, as far as they all fit
            room = (BAND - 0.51) * self.width - sum(
                chip.deviceIndependentSize().height() * 0.96 for chip in self._chips
            )
            top = max(-self.width * 0.56, min(top, room))
        if angle:
            painter.save()
            painter.rotate(-angle)
        for chip in self._chips:
            size = chip.deviceIndependentSize()
            painter.drawPixmap(QPointF(right - size.width() + self.width * CHIP_JUTS, top), chip)
            top += size.height() * 0.96
        if angle:
            painter.restore()

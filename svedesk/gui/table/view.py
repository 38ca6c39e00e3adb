"""The view on the scene: raster, repainting only what changed, and handing the mouse and keys on."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView

from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import px
from svedesk.gui.table.mouse import Mouse
from svedesk.gui.table.scene import TableScene
from svedesk.gui.table.tray_filter import TrayFilter

PASS = 40_000
"""The logical pixels that take as long to paint as to go through all items once more."""


def painted_areas(region: QRegion) -> list[QRect]:
    """Rectangles that cover all of it: as few as is quick, for each is a pass through all items."""
    rects: Iterable[QRect] = region  # type: ignore[assignment]  # it can be gone through
    areas: list[QRect] = []
    for rect in rects:
        grown = rect
        while (near := next((area for area in areas if _saves_a_pass(area, grown)), None)) is not None:
            areas.remove(near)
            grown = grown.united(near)
        areas.append(grown)
    return areas


def _saves_a_pass(rect: QRect, other: QRect) -> bool:
    """Whether painting what lies between two rectangles takes less than painting them one after the other."""
    return _size(rect.united(other)) < _size(rect) + _size(other) + PASS


def _size(rect: QRect) -> int:
    return rect.width() * rect.height()


MANY = 8
"""More than so many things on their way at once are drawn quickly rather than smoothly."""


_PAINTS = (QEvent.Type.UpdateRequest, QEvent.Type.Expose)


class TableView(QGraphicsView):
    """Shows the whole scene at its own size: one scene unit is one logical pixel. `resized` is emitted after the
    layout followed, `seen` when it is shown or hidden, or its window becomes the active one or another does."""

    resized = Signal()
    seen = Signal()
    tree: object | None = None
    """What assistive clients read of the table."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._table = scene
        self.tray_filter = TrayFilter(scene, self)
        self.mouse: Mouse | None = None
        self.zoom_keys = frozenset(("Z",))
        """The keys that zoom for as long as they are held, in Qt's portable words."""
        self._held = 0
        self._sheet: QPixmap | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState, True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Table"))
        self.setAcceptDrops(False)  # cards are not dragged by the system; files are the window's
        self.viewport().setAcceptDrops(False)

    def sizeHint(self) -> QSize:
        return QSize(980, 640)

    def minimumSizeHint(self) -> QSize:
        return QSize(px(560), px(400))

    def scale_cards(self, wanted: int) -> None:
        """Let the cards in hand and on the fields be this large (per cent), as far as there is room."""
        self._table.wanted_cards = wanted / 100
        size = self.viewport().size()
        self._table.resize(size.width(), size.height(), self.devicePixelRatioF())
        self.resized.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        size = self.viewport().size()
        self._table.resize(size.width(), size.height(), self.devicePixelRatioF())
        super().resizeEvent(event)
        self.resized.emit()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate):
            self.seen.emit()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for window in (self.window(), self.window().windowHandle()):
            window.installEventFilter(self)
        self.seen.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seen.emit()

    def paint_now(self) -> None:
        """Paint what has changed before anything else is done."""
        QCoreApplication.sendEvent(self.window(), QEvent(QEvent.Type.UpdateRequest))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the scene find out what has changed before anything is painted: then Qt forgets where the items were.
        On Windows ticks of clocks wait in line with what is to be painted, and what they change is found later."""
        if event.type() in _PAINTS:
            QCoreApplication.sendPostedEvents(self._table, QEvent.Type.MetaCall.value)
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt draws pixmaps ten times more slowly where it clips by anything but a rectangle. What changed in several
        places is painted on a sheet first, where it does not, an area at a time; but not where a logical pixel is no
        whole number of those of the screen: there all would lie a fraction elsewhere."""
        self._table.faces.quick = self._table.motion.moving > MANY
        region, ratio = event.region(), self.viewport().devicePixelRatio()
        if region.rectCount() <= 1 or not ratio.is_integer():
            super().paintEvent(event)
            return
        self._sheet = QPixmap(self.viewport().size() * ratio)  # only what is painted of it takes memory
        self._sheet.setDevicePixelRatio(ratio)
        for area in painted_areas(region):
            super().paintEvent(QPaintEvent(area))
        self._sheet = None

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self._sheet is not None:
            painter.end()
            painter.begin(self._sheet)
            painter.setClipRect(rect)
        super().drawBackground(painter, rect)

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        super().drawForeground(painter, rect)
        if self._sheet is not None:
            painter.end()
            painter.begin(self.viewport())
            area, ratio = QRectF(rect), self._sheet.devicePixelRatio()
            painter.drawPixmap(area, self._sheet, QRectF(area.topLeft() * ratio, area.size() * ratio))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._table.aiming = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if self.mouse is not None and event.button() == Qt.MouseButton.LeftButton:
            if event.modifiers() & Qt.KeyboardModifier.AltModifier:
                self.mouse.pointing.ping(self._point(event))
            else:
                ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
                self.mouse.press(self._point(event), add=ctrl)
        elif self.mouse is not None and event.button() == Qt.MouseButton.RightButton:
            self.mouse.right_press(self._point(event))
        elif self.mouse is not None and event.button() == Qt.MouseButton.MiddleButton:
            self.mouse.zoom(self._point(event))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.mouse is not None:
            if event.buttons() & Qt.MouseButton.LeftButton:
                self.mouse.move(self._point(event))
            elif event.buttons() & Qt.MouseButton.RightButton:
                self.mouse.right_move(self._point(event))
            else:
                self.mouse.hover(self._point(event))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.mouse is not None and event.button() == Qt.MouseButton.LeftButton:
            self.mouse.release(self._point(event), event.globalPosition().toPoint())
        elif self.mouse is not None and event.button() == Qt.MouseButton.RightButton:
            self.mouse.right_release(self._point(event), event.globalPosition().toPoint())
        elif self.mouse is not None and event.button() == Qt.MouseButton.MiddleButton:
            self.mouse.zoom(None)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.mouse is not None and event.button() == Qt.MouseButton.LeftButton:
            self.mouse.double_click(self._point(event))
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.mouse is not None and event.angleDelta().y():
            self.mouse.wheel(self.mapToScene(event.position().toPoint()), 1 if event.angleDelta().y() > 0 else -1)
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()  # The right button itself is what counts; the menu key is the window's.

    def leaveEvent(self, event: QEvent) -> None:
        if self.mouse is not None:
            self.mouse.hover(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.mouse is not None and self._is_zoom(event):
            self._held = event.key()
            self.mouse.zoom(self.mapToScene(self.mapFromGlobal(self.cursor().pos())))
            return
        event.ignore()  # Keys are the window's: no scrolling with arrows.

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        # What was held with it may have been let go of before.
        if self.mouse is not None and event.key() == self._held and not event.isAutoRepeat():
            self.mouse.zoom(None)
            return
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if self.mouse is not None:
            self.mouse.focus.show(shown=True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if self.mouse is not None:
            self.mouse.zoom(None)  # The release of the key goes elsewhere now.
            # A menu is of the card that is marked; anything else that has the keyboard is marked itself.
            self.mouse.focus.show(shown=event.reason() == Qt.FocusReason.PopupFocusReason)
        super().focusOutEvent(event)

    def _point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def _is_zoom(self, event: QKeyEvent) -> bool:
        return not event.isAutoRepeat() and QKeySequence(event.keyCombination()).toString() in self.zoom_keys

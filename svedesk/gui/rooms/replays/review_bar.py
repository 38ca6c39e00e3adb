"""The review above the bar of a replay: the chance to win over the game, the turns that gave some of it away, and what
would have been better."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QWidget

from svedesk.gui.kit.layouts import hbox, vbox
from svedesk.gui.kit.page import labelled, side_button
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.theme import REGULAR, Theme, font, px
from svedesk.gui.rooms.replays.review import MISTAKE
from svedesk.replay.replay import TurnReview

HIGH, LOW = 84, 52
"""Logical pixels the graph is high, and where a window is low."""
_LOW_WINDOW = 700
"""Logical pixels a window is high that is not low."""
_NEAR = 9
"""Logical pixels from a mark within which a click means it."""


class ChanceGraph(QWidget):
    """The chance to win of the seat at the bottom, step by step, with a mark at each turn that gave some away. `sought`
    carries the step that was clicked."""

    sought = Signal(int)

    def __init__(self, theme: Theme, last: int) -> None:
        super().__init__()
        self._theme, self._last = theme, max(1, last)
        self.points: list[tuple[int, float]] = []
        self.marks: list[TurnReview] = []
        self.at, self.bottom = 0, 0
        self.setMinimumWidth(px(260))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tr("Chance of winning"))

    def _place(self, step: int, chance: float) -> QPointF:
        inside = QRectF(self.rect()).adjusted(px(36), px(8), -px(8), -px(8))
        return QPointF(inside.left() + inside.width() * step / self._last, inside.bottom() - inside.height() * chance)

    def _of_bottom(self, seat: int, chance: float) -> float:
        return chance if seat == self.bottom else 1 - chance

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        painter.setFont(font(px(11), REGULAR))
        for chance, label in ((1.0, "100 %"), (0.5, "50 %"), (0.0, "0 %")):
            left, right = self._place(0, chance), self._place(self._last, chance)
            painter.setPen(
                QPen(QColor(theme.line), 1, Qt.PenStyle.DashLine if chance == 0.5 else Qt.PenStyle.SolidLine)
            )
            painter.drawLine(left, right)
            painter.setPen(QColor(theme.quiet_text))
            painter.drawText(QRectF(0, left.y() - px(8), px(32), px(16)), Qt.AlignmentFlag.AlignRight, label)
        line = [self._place(step, self._of_bottom(0, chance)) for step, chance in self.points]
        if len(line) > 1:
            ground = [QPointF(line[-1].x(), self._place(0, 0).y()), QPointF(line[0].x(), self._place(0, 0).y())]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(see_through(theme.info, 0.18))
            painter.drawPolygon(QPolygonF([*line, *ground]))
            painter.setPen(QPen(QColor(theme.info), 2))
            painter.drawPolyline(QPolygonF(line))
        x = self._place(self.at, 0).x()
        painter.setPen(QPen(QColor(theme.text), 1))
        painter.drawLine(QPointF(x, self._place(0, 1).y()), QPointF(x, self._place(0, 0).y()))
        for mark in self.marks:
            here = self._place(mark.end, self._of_bottom(mark.seat, mark.chance))
            painter.setPen(QPen(QColor(theme.on_mark), 1.5))
            painter.setBrush(QColor(theme.attack if mark.seat == self.bottom else theme.heal))
            painter.drawEllipse(here, px(5), px(5))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        near = [
            (abs(self._place(mark.end, 0).x() - at.x()), mark.step)
            for mark in self.marks
            if abs(self._place(mark.end, 0).x() - at.x()) < px(_NEAR)
        ]
        if near:
            self.sought.emit(min(near)[1])
            return
        left, right = self._place(0, 0).x(), self._place(self._last, 0).x()
        share = (at.x() - left) / max(1.0, right - left)
        self.sought.emit(round(max(0.0, min(1.0, share)) * self._last))


class ReviewBar(QFrame):
    """The graph, and beside it the turn that is shown. `sought` carries a step to be shown. The buttons
    `open` (the better turn) and `shut` are for whoever makes it to connect."""

    sought = Signal(int)

    def __init__(self, theme: Theme, last: int) -> None:
        super().__init__()
        self.setProperty("surface", "bar")
        self.graph = ChanceGraph(theme, last)
        self.graph.sought.connect(self.sought)
        self.title = labelled("", "heading")
        self.text = labelled("", wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.before, self.after = side_button(tr("Previous")), side_button(tr("Next"))
        self.open, self.shut = side_button(tr("Show it")), side_button(tr("Close review"))
        # Each button stays in its place: who clicks twice must not hit another.
        stays = self.open.sizePolicy()
        stays.setRetainSizeWhenHidden(True)
        self.open.setSizePolicy(stays)
        wide = self.shut.sizeHint().width()
        self.shut.setText(tr("Cancel"))
        self.shut.setMinimumWidth(max(wide, self.shut.sizeHint().width()))
        self.complete = False
        """Whether all turns have been looked at."""
        self.before.clicked.connect(lambda: self._jump(-1))
        self.after.clicked.connect(lambda: self._jump(1))
        head = hbox((self.title, 1), self.before, self.after, self.open, self.shut, spacing=6)
        beside = vbox(head, (self.text, 1), spacing=2)
        hbox((self.graph, 3), (beside, 5), parent=self, margins=(14, 8, 12, 4), spacing=14)
        self.fit(_LOW_WINDOW)
        self.say_progress(0, 0)

    def fit(self, high: float) -> None:
        """Leave a table its room on a page so many pixels high."""
        graph = px(LOW if high < px(_LOW_WINDOW) else HIGH)
        self.graph.setFixedHeight(graph)
        self.setFixedHeight(graph + px(40 if graph > px(LOW) else 32))

    @property
    def moments(self) -> list[TurnReview]:
        """The turns worth looking at, in order."""
        return self.graph.marks

    def hold(self, turns: tuple[TurnReview, ...], won: float | None) -> None:
        """Show these turns; `won` is the chance of the first seat at the end, None while the game was not over."""
        ordered = sorted(turns, key=lambda turn: turn.end)
        points = [(turn.end, turn.chance if turn.seat == 0 else 1 - turn.chance) for turn in ordered]
        self.graph.points = [(0, 0.5), *points, *([(self.graph._last, won)] if won is not None else [])]
        self.graph.marks = [turn for turn in ordered if turn.lost >= MISTAKE]
        self.graph.update()
        self._enable()

    def say_progress(self, done: int, total: int) -> None:
        """How many turns have been looked at; all of them: it is over."""
        self.complete = bool(total) and done >= total
        self.shut.setText(tr("Close review") if self.complete else tr("Cancel"))
        if not self.complete:
            self.title.setText(tr("Reviewing turn {0} of {1}", done, total))

    def show_at(self, step: int, bottom: int) -> None:
        """Which step is shown, from which seat."""
        self.graph.at, self.graph.bottom = step, bottom
        self.graph.update()
        self._enable()

    def tell(self, title: str, text: str) -> None:
        """What is to be said of the step that is shown."""
        self.title.setText(title)
        self.text.setText(text)
        self.text.setToolTip(text.replace("   ", "\n"))

    def _jump(self, direction: int) -> None:
        turn = self._next(direction)
        if turn is not None:
            self.sought.emit(turn.step)

    def _next(self, direction: int) -> TurnReview | None:
        if direction > 0:
            return next((turn for turn in self.moments if turn.step > self.graph.at), None)
        return next((turn for turn in reversed(self.moments) if turn.step < self.graph.at), None)

    def _enable(self) -> None:
        self.before.setEnabled(self._next(-1) is not None)
        self.after.setEnabled(self._next(1) is not None)

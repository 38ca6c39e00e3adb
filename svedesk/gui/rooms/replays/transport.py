"""The bar a replay is driven with: to its ends, from turn to turn, step by step, by itself, to any place."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QPushButton,
    QSlider,
    QStyle,
    QWidget,
)

from svedesk.gui.kit.layouts import add_all, choice_box, hbox, named, vbox
from svedesk.gui.kit.page import labelled, push_button
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import REGULAR, Theme, font, px
from svedesk.gui.rooms.replays.playback import SPEEDS

TRIANGLES: dict[str, tuple[tuple[float, float], ...]] = {
    "start": ((1.0, 0.55), (0.55, 0.1)),
    "turn_back": ((1.0, 0.5), (0.5, 0.0)),
    "back": ((0.85, 0.15),),
    "play": ((0.05, 1.0),),
    "pause": (),
    "on": ((0.15, 0.85),),
    "turn_on": ((0.0, 0.5), (0.5, 1.0)),
    "end": ((0.0, 0.45), (0.45, 0.9)),
}
"""What is drawn on a button: from where to where each triangle points, in parts of the side."""


class TurnMarks(QWidget):
    """The turns above the slider: a stroke and a number where each begins, as many numbers as have room."""

    def __init__(self, theme: Theme, slider: QSlider) -> None:
        super().__init__()
        self._theme, self._slider = theme, slider
        self.turns: tuple[tuple[int, int], ...] = ()
        self.setFixedHeight(px(16))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(font(px(11), REGULAR))
        handle = self._slider.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, None, self._slider)
        last, free = max(1, self._slider.maximum()), 0.0
        for turn, step in self.turns:
            x = handle / 2 + (self.width() - handle) * step / last
            text = str(turn) if turn else tr("Start")
            wide = painter.fontMetrics().horizontalAdvance(text)
            left = max(0.0, min(x - wide / 2, self.width() - wide))
            painter.setPen(QColor(self._theme.line))
            painter.drawLine(QPointF(x, self.height() - px(3)), QPointF(x, self.height()))
            if left >= free:
                painter.setPen(QColor(self._theme.quiet_text))
                painter.drawText(QRectF(left, 0, wide + 1, px(13)), Qt.AlignmentFlag.AlignLeft, text)
                free = left + wide + px(8)
        painter.end()


class ShapeButton(QPushButton):
    """A button with one of the shapes every player of films has."""

    def __init__(self, theme: Theme, shape: str, hint: str) -> None:
        super().__init__()
        self._theme, self.shape = theme, shape
        self.setProperty("kind", "quiet")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedSize(px(34), px(32))
        self.say(shape, hint)

    def say(self, shape: str, hint: str) -> None:
        """Show a shape, and tell what the button does."""
        self.shape = shape
        self.setToolTip(hint)
        self.setAccessibleName(hint.partition(" (")[0])
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.text if self.isEnabled() else self._theme.illegal))
        side = px(13)
        left, top = (self.width() - side) / 2, (self.height() - side) / 2
        if self.shape == "pause":
            for x in (0.12, 0.6):
                painter.drawRect(QRectF(left + side * x, top, side * 0.28, side))
        for base, tip in TRIANGLES[self.shape]:
            corners = [QPointF(left + side * base, top), QPointF(left + side * base, top + side)]
            painter.drawPolygon(QPolygonF([*corners, QPointF(left + side * tip, top + side / 2)]))
        if self.shape in ("start", "end"):
            x = -0.12 if self.shape == "start" else 0.95
            painter.drawRect(QRectF(left + side * x, top, side * 0.16, side))
        painter.end()


class Transport(QFrame):
    """Buttons, boxes and a slider that whoever makes it connects. `sought` carries a step to be shown."""

    sought = Signal(int)

    def __init__(
        self, theme: Theme, seats: tuple[str, ...], you: int, last: int, turns: tuple[tuple[int, int], ...]
    ) -> None:
        """`you` is the seat that is spoken of so, -1 for none."""
        super().__init__()
        self.setProperty("surface", "bar")
        self.slider = named(QSlider(Qt.Orientation.Horizontal), tr("Position in the game"))
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slider.setRange(0, last)
        self.slider.setPageStep(10)
        self.slider.valueChanged.connect(self.sought)
        self.marks = TurnMarks(theme, self.slider)
        self.marks.turns = turns
        self.start = ShapeButton(theme, "start", tr("Go to the start (Home)"))
        self.turn_back = ShapeButton(theme, "turn_back", tr("Previous turn (Ctrl+Left)"))
        self.back = ShapeButton(theme, "back", tr("Step back (Left)"))
        self.play = ShapeButton(theme, "play", "")
        self.on = ShapeButton(theme, "on", tr("Step forward (Right)"))
        self.turn_on = ShapeButton(theme, "turn_on", tr("Next turn (Ctrl+Right)"))
        self.end = ShapeButton(theme, "end", tr("Go to the end (End)"))
        begins = ((step, tr("Turn {0}", turn) if turn else tr("Preparation")) for turn, step in turns)
        self.turn = choice_box(begins, tr("Turn"))
        self.turn.setMinimumWidth(px(118))
        self.turn.setMaximumWidth(px(126))
        self.speed = choice_box(((factor, f"{factor:g}×") for factor in SPEEDS), tr("Speed"))
        self.speed.setFixedWidth(px(73))
        self.speed.setCurrentIndex(SPEEDS.index(1.0))
        names = (tr("Your view") if seat == you else tr("{0}'s view", name) for seat, name in enumerate(seats))
        views = (((seat, False), name) for seat, name in enumerate(names))
        self.seats = choice_box(views, tr("Whose view"))
        self.seats.setMinimumWidth(px(104))
        self._names = seats
        self.where = labelled("", "quiet")
        self.where.setMinimumWidth(px(84))
        self.branch = push_button(tr("Play on from here"), "primary")
        self.review = QPushButton(tr("Review"))
        self.review.setToolTip(tr("What a strong player would have done"))
        self.export = QPushButton(tr("Save as text …"))
        self.leave = QPushButton(tr("Close"))
        self.start.clicked.connect(lambda: self.sought.emit(0))
        self.end.clicked.connect(lambda: self.sought.emit(self.slider.maximum()))
        self.turn.activated.connect(lambda index: self.sought.emit(self.turn.itemData(index)))
        self._lay_out()
        self.show_playing(playing=False)

    def _lay_out(self) -> None:
        column = vbox(parent=self, margins=(14, 6, 12, 8), spacing=2)
        place = QGridLayout()
        place.setHorizontalSpacing(px(14))
        place.setVerticalSpacing(px(2))
        place.addWidget(self.marks, 0, 0)
        place.addWidget(self.slider, 1, 0)
        place.addWidget(self.where, 0, 1, 2, 1, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(place)
        row = hbox(self.start, self.turn_back, self.back, self.play, self.on, self.turn_on, self.end, 8, spacing=2)
        for widget in (self.turn, self.speed, self.seats):
            widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            add_all(row, widget, 3)
        row.addStretch(1)
        for button in (self.branch, self.review, self.export, self.leave):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            add_all(row, button, 2)
        column.addLayout(row)

    def showEvent(self, event: QShowEvent) -> None:
        """The style gives buttons a least width of its own, below which they would be cut: theirs is what they say."""
        for button in (self.branch, self.review, self.export, self.leave):
            button.setMinimumWidth(button.fontMetrics().horizontalAdvance(button.text()) + px(31))
        super().showEvent(event)

    def allow_both(self, *, allowed: bool) -> None:
        """Whether both hands may be looked at together: once the game is over."""
        self.review.setVisible(allowed)
        if allowed:
            for seat, name in enumerate(self._names):
                self.seats.addItem(tr("Both hands, {0} below", name), (seat, True))

    def show_look(self, seat: int, *, both: bool) -> None:
        """Whose view is shown."""
        self.seats.setCurrentIndex(seat + (len(self._names) if both else 0))

    def show_step(self, step: int) -> None:
        """Which step is shown."""
        self.slider.blockSignals(True)
        self.slider.setValue(step)
        self.slider.blockSignals(False)
        last = self.slider.maximum()
        self.where.setText(tr("{0} of {1}", step, last))
        reached = [index for index, (_, begins) in enumerate(self.marks.turns) if begins <= step]
        self.turn.setCurrentIndex(reached[-1] if reached else 0)
        for button in (self.start, self.turn_back, self.back):
            button.setEnabled(step > 0)
        for button in (self.on, self.turn_on, self.end):
            button.setEnabled(step < last)

    def show_playing(self, *, playing: bool) -> None:
        """Whether it plays by itself."""
        self.play.say("pause" if playing else "play", tr("Pause (Space)") if playing else tr("Play (Space)"))

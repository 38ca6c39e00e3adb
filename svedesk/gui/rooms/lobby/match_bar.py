"""The line above a network game that is a match or has a clock: the seats, the games each has won, the time each has
left; and what one may do about an opponent whose time is over."""

from __future__ import annotations

import time

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from svedesk.engine.script import Lang
from svedesk.gui.kit.dialog import question_box
from svedesk.gui.kit.layouts import add_all, hbox
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.painting import LEFT, RIGHT, write
from svedesk.gui.look.theme import BOLD, REGULAR, SEMIBOLD, Theme, px, scaled
from svedesk.gui.rooms.lobby.labels import TableSheet
from svedesk.net import match_words
from svedesk.net.link import SeatLink

SOON = 30.0
"""Seconds left from which a clock is stressed."""
BEAT = 0.5
"""Seconds between the two looks of a stressed clock that runs."""
LOOKS = 100
"""Milliseconds between two looks at the clocks: tenths are shown at the end."""


class SeatTime(QWidget):
    """One seat: its name, a dot for each game it may win, its time. The clock that runs has a frame and a triangle; one
    that is nearly over is red, bold and marked, and beats unless motion is `reduced`."""

    def __init__(self, theme: Theme, *, reduced: bool) -> None:
        super().__init__()
        self._theme, self._reduced = theme, reduced
        self.name, self.time = "", ""
        self.won, self.needed = 0, 0
        self.runs = self.soon = self._dim = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        dots = px(14) * self.needed + px(6) if self.needed else 0
        return QSize(px(150) + dots + (px(74) if self.time else 0), px(24))

    def show_seat(self, name: str, won: int, needed: int, left: float | None, *, runs: bool) -> None:
        """Show these; `needed` 0: no match, `left` None: no clock."""
        clock = match_words.clock(left) if left is not None else ""
        soon = left is not None and left <= SOON
        dim = soon and runs and not self._reduced and left is not None and left > 0 and int(left / BEAT) % 2 == 1
        shown = (name, won, needed, clock, runs, soon, dim)
        if shown == (self.name, self.won, self.needed, self.time, self.runs, self.soon, self._dim):
            return
        if (needed, bool(clock)) != (self.needed, bool(self.time)):
            self.updateGeometry()
        self.name, self.won, self.needed, self.time, self.runs, self.soon, self._dim = shown
        self.setAccessibleName(self._spoken(left))
        self.update()

    def _spoken(self, left: float | None) -> str:
        parts = [self.name]
        if self.needed:
            parts.append(tr("{0} won", self.won))
        if left is not None:
            whole = int(left)
            parts.append(tr("{0} min {1} s left", whole // 60, whole % 60))
        if self.runs:
            parts.append(tr("clock running"))
        return ", ".join(parts)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        colour = QColor(theme.attack if self.soon else theme.you_can)
        if self.runs:
            painter.setPen(QPen(colour, 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, 6, 6)
        inner = rect.adjusted(px(10), 0, -px(10), 0)
        if self.time:
            inner = self._paint_time(painter, inner, colour)
        for place in range(self.needed):
            dot = QRectF(
                inner.right() - px(14) * (self.needed - place) + px(3), rect.center().y() - px(9) / 2, px(9), px(9)
            )
            painter.setPen(QPen(QColor(theme.you_can), 1.5))
            painter.setBrush(QColor(theme.you_can) if place < self.won else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(dot)
        inner.setRight(inner.right() - px(14) * self.needed - px(6))
        write(painter, inner, LEFT, self.name, 13, SEMIBOLD, theme.text)
        painter.end()

    def _paint_time(self, painter: QPainter, inner: QRectF, colour: QColor) -> QRectF:
        """Paint the time at the right; returns what is left of the room."""
        theme = self._theme
        ink = QColor(colour if self.soon else theme.text if self.runs else theme.quiet_text)
        ink.setAlphaF(0.45 if self._dim else 1.0)
        text, weight = f"! {self.time}" if self.soon else self.time, BOLD if self.runs or self.soon else REGULAR
        write(painter, inner, RIGHT, text, 15 if self.soon else 14, weight, ink)
        wide = max(px(50), painter.fontMetrics().horizontalAdvance(text))
        if self.runs:
            x, y = inner.right() - wide - px(14), inner.center().y()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawPolygon(QPolygonF([QPointF(x, y - px(5)), QPointF(x + px(8), y), QPointF(x, y + px(5))]))
        return inner.adjusted(0, 0, -wide - px(18), 0)


class MatchBar(QFrame):
    """Both seats, the own one at the right, and between them what is played. Hidden while there is nothing to show."""

    def __init__(self, link: SeatLink, theme: Theme, lang: Lang, *, reduced: bool) -> None:
        super().__init__()
        self._link, self._lang = link, lang
        self.setProperty("surface", "bar")
        self.setFixedHeight(px(30))
        self.seats = tuple(SeatTime(theme, reduced=reduced) for _ in range(2))
        self.played = labelled("", "quiet")
        self.played.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = hbox(parent=self, margins=(12, 0, 12, 0))
        own = link.seat if link.seat in (0, 1) else 0
        add_all(row, self.seats[1 - own], (self.played, 1), self.seats[own])
        self._timer = QTimer(self)
        self._timer.setInterval(LOOKS)
        self._timer.timeout.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show how things stand now."""
        lobby, link, now = self._link.lobby, self._link, time.monotonic()
        if lobby is None:
            return
        match = link.match
        needed = match.best_of // 2 + 1 if match.best_of > 1 else 0
        self.setVisible(bool(needed or link.times.left))
        ticks = link.times.runs >= 0 and link.state == "joined"
        if ticks != self._timer.isActive():
            (self._timer.start if ticks else self._timer.stop)()
        for seat, (shown, chair) in enumerate(zip(self.seats, lobby.chairs, strict=False)):
            left = link.time_left(seat, now)
            shown.show_seat(chair.name, match.won_by(seat), needed, left, runs=link.times.runs == seat and ticks)
        score = match_words.score(lobby)
        drawn = len(match.results) - match.won_by(0) - match.won_by(1)
        parts = [tr("Game {0} of {1}", self._game(), match.best_of)] if score else []
        parts += [tr("{0} drawn", drawn)] if drawn and score else []
        parts += [tr("Clocks stopped: {0} is away", lobby.chairs[seat].name) for seat in self._away()]
        self.played.setText(" · ".join(parts))
        self.played.setAccessibleName(" · ".join(filter(None, (score, *parts))))

    def _game(self) -> int:
        """The number of the game on the table."""
        match, lobby = self._link.match, self._link.lobby
        over = lobby is not None and lobby.phase == "over"
        return min(match.best_of, len(match.results) + (0 if over else 1))

    def _away(self) -> tuple[int, ...]:
        return self._link.times.away if self._link.times.left else ()


class ClaimRow(TableSheet):
    """Says above the table that the game may be claimed, and does it after asking; or that the own time is up. `asked`
    carries the question; `changed` when there is something else to say."""

    asked = Signal(object)
    changed = Signal()

    def __init__(self, link: SeatLink, theme: Theme, lang: Lang) -> None:
        super().__init__(theme)
        self._link, self._lang = link, lang
        self.sentence = labelled("", wrap=True)
        self.sentence.setStyleSheet(scaled("font-size: 14px;"))
        self.claim = QPushButton(tr("Claim the win …"))
        self.claim.clicked.connect(self._ask)
        hbox((self.sentence, 1), self.claim, parent=self, margins=(16, 9, 10, 9), spacing=8)
        self.hide()

    def refresh(self) -> None:
        """Show what may be claimed now."""
        claimable, here = match_words.claimable(self._link, self._lang), self._link.state == "joined"
        sentence = (claimable or match_words.time_is_up(self._link, self._lang)) if here else ""
        if sentence == self.sentence.text():
            return
        self.sentence.setText(sentence)
        self.claim.setVisible(bool(claimable))
        self.colour(self._theme.you_can if claimable else self._theme.attack)
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))
        self.changed.emit()

    def _ask(self) -> None:
        asked = tr("End the game with you as the winner? You can also wait, or go on playing.")
        act, stay, over = tr("Claim the win"), tr("Play on"), self.window()
        self.asked.emit(question_box(act, asked, act, stay, self._claim, over))

    def _claim(self) -> None:
        if self._link.claim and self._link.state == "joined":
            self._link.claim_game()

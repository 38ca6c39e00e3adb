"""The end of a game, over the whole table: who won and why, what it came to, and what can be done now."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QWidget

from svedesk.desk.game_summary import GameSummary, summary_of
from svedesk.gui.kit.layouts import add_all, hbox, vbox
from svedesk.gui.kit.page import labelled, push_button
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.painting import CENTRE, LEFT, RIGHT, write
from svedesk.gui.look.theme import REGULAR, Theme, px, scaled
from svedesk.gui.table.table_seat import TableSeat

HIDDEN = ("Watch replay", "Review")
"""Buttons that only games of this program have."""


class Banner(QWidget):
    """Says how the game ended and what can be done now."""

    rematch = Signal()
    swapped = Signal()
    new_game = Signal()
    watched = Signal()
    reviewed = Signal()
    leave = Signal()

    def __init__(self, parent: QWidget, theme: Theme, *, begun: bool = False) -> None:
        """`begun` before: nobody knows how long a game took that comes from a file."""
        super().__init__(parent)
        self._over, self._begun = parent, begun
        self._since = QElapsedTimer()
        self._since.start()
        self.panel = QFrame()
        self.panel.setProperty("surface", "panel")
        self.title = labelled("", "title")
        self.title.setStyleSheet(scaled("font-size: 34px; font-weight: 700;"))
        middle = Qt.AlignmentFlag.AlignHCenter
        self.reason = QLabel(wordWrap=True, alignment=middle)
        self.lasted = labelled("", "quiet")
        self.summary = GameSummaryView(theme)
        first, more = hbox(spacing=8), hbox(None, spacing=4)
        self.buttons: dict[str, QPushButton] = {}
        for row, label, signal, kind in (
            (first, "Rematch", self.rematch, "primary"),
            (first, "Review", self.reviewed, ""),
            (first, "Main menu", self.leave, ""),
            (more, "Watch replay", self.watched, "quiet"),
            (more, "Swap decks", self.swapped, "quiet"),
            (more, "New game", self.new_game, "quiet"),
        ):
            self.buttons[label] = button = push_button(tr(label), kind)
            button.setMinimumHeight(px(38) if row is first else 0)
            button.clicked.connect(signal)
            row.addWidget(button)
        self.buttons["Review"].setToolTip(tr("What a strong player would have done"))
        for hidden in HIDDEN:
            self.buttons[hidden].hide()
        look = push_button(tr("Look at the table"), "quiet")
        look.clicked.connect(self.hide)
        add_all(more, look, None)
        self._column = vbox(parent=self.panel, margins=(32, 22, 32, 24), spacing=12)
        add_all(
            self._column, (self.title, 0, middle), self.reason, (self.lasted, 0, middle), self.summary, 4, first, more
        )
        self._outer = vbox((self.panel, 0, Qt.AlignmentFlag.AlignCenter), parent=self)
        self.hide()

    def announce(self, title: str, reason: str, table_seat: TableSeat) -> None:
        """Show it over its parent, with what the game came to as the person at the table may know."""
        words = table_seat.words
        summary = summary_of(table_seat.desk.lines(table_seat.bottom), words.table.life)
        if summary.turns:
            self.summary.show_summary(summary, (words.seat(0), words.seat(1)))
            minutes = max(1, round(self._since.elapsed() / 60_000))
            if self._begun:
                text = tr("{0} turns") if summary.turns > 1 else tr("{0} turn")
            else:
                text = tr("{0} turns, {1} min") if summary.turns > 1 else tr("{0} turn, {1} min")
            self.lasted.setText(text.format(summary.turns, minutes))
        self.lasted.setVisible(bool(summary.turns))
        self.title.setText(title)
        self.reason.setText(reason)
        self.setAccessibleName(title)
        self.setAccessibleDescription(reason)
        self.fit()
        self.show()
        self.raise_()

    def add(self, widget: QWidget) -> None:
        """Put something more below the reason."""
        self._column.insertWidget(self._column.indexOf(self.reason) + 1, widget)

    def fit(self) -> None:
        """Be as large as what is in it, in the middle; what the game came to gives way where not all has room."""
        summary, room = self.summary, self._over.height()
        least = self._outer.totalMinimumSize().height()
        if summary.isHidden():
            least += summary.minimumSizeHint().height() + self._column.spacing()
        shown = summary.known and room >= px(ROOM) and least <= room
        if summary.isHidden() == shown:
            summary.setVisible(shown)
        self.panel.adjustSize()
        self.centre()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.fit()  # something in it has grown, which is known only now
        return done

    def centre(self) -> None:
        """Stand over all of the parent."""
        self.setGeometry(self._over.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        painter.fillRect(rect, see_through("#080B10", 0.72))
        light = QRadialGradient(rect.center(), max(1.0, rect.width() * 0.55))
        light.setColorAt(0, see_through("#FFD98A", 0.30))
        light.setColorAt(1, see_through("#FFD98A", 0.0))
        painter.fillRect(rect, QBrush(light))
        painter.end()


ROOM = 510
"""Logical pixels of height below which what the game came to has no room."""


class GameSummaryView(QWidget):
    """What each seat did, what it had left turn by turn, and the turns in which most was lost."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.known = False
        self.table = QGridLayout()
        self.table.setHorizontalSpacing(px(22))
        self.table.setVerticalSpacing(px(5))
        self.course = LifeCourse(theme)
        self.points = labelled("", "quiet", wrap=True)
        hbox((self.course, 1), vbox(self.table, 6, self.points, None), parent=self, margins=0, spacing=24)

    def show_summary(self, summary: GameSummary, names: tuple[str, str]) -> None:
        """Show what a game came to."""
        self.known = True
        counts = any(map(any, summary.life))  # in some games nothing is counted down
        self.course.setVisible(counts)
        while (item := self.table.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()  # it is there until the event loop deletes it
                widget.deleteLater()
        first, second = summary.seats
        rows = (
            ("", *names),
            *(((tr("Damage to the leader"), str(first.damage), str(second.damage)),) if counts else ()),
            (tr("Cards played"), str(first.played), str(second.played)),
            (tr("Attacks"), str(first.attacks), str(second.attacks)),
        )
        for row, texts in enumerate(rows):
            for column, text in enumerate(texts):
                label = labelled(text, "" if row and column else "quiet")
                if column:
                    label.setAlignment(Qt.AlignmentFlag.AlignRight)
                self.table.addWidget(label, row, column)
        points = [
            tr("Turn {0}: {1} lost {2} defense.", point.turn, names[point.seat], point.lost)
            for point in summary.turning_points
        ]
        self.points.setText("\n".join((tr("Biggest hits"), *points)) if points else "")
        self.course.show_course(summary, names)


class LifeCourse(QWidget):
    """Both seats' life turn by turn, with marks at the turns in which most was lost."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._summary: GameSummary | None = None
        self._names = ("", "")
        self.setMinimumSize(px(300), px(170))

    def sizeHint(self) -> QSize:
        return QSize(px(360), px(190))

    def show_course(self, summary: GameSummary, names: tuple[str, str]) -> None:
        """Show this one."""
        self._summary, self._names = summary, names
        courses = (f"{name}: {', '.join(str(life[seat]) for life in summary.life)}" for seat, name in enumerate(names))
        self.setAccessibleName(". ".join(courses))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._summary is None or len(self._summary.life) < 2:
            return
        theme, painter, life = self._theme, QPainter(self), self._summary.life
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(px(26), px(22), -px(8), -px(20))
        most = max(1, *(value for both in life for value in both))
        quiet = theme.quiet_text

        def at(turn: int, value: int) -> QPointF:
            across = area.width() * turn / (len(life) - 1)
            return QPointF(area.left() + across, area.bottom() - area.height() * max(0, value) / most)

        for value in (0, most // 2, most):
            y = at(0, value).y()
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            beside = QRectF(0, y - px(8), area.left() - px(6), px(16))
            write(painter, beside, RIGHT, str(value), 11, REGULAR, quiet)
        step = max(1, (len(life) - 1) // 8)
        for turn in range(step, len(life), step):
            place = QRectF(at(turn, 0).x() - px(14), area.bottom() + px(3), px(28), px(16))
            write(painter, place, CENTRE, str(turn), 11, REGULAR, quiet)
        colours = (QColor(theme.info), QColor(theme.attack))
        for seat, colour in enumerate(colours):
            path = QPainterPath(at(0, life[0][seat]))
            for turn, both in enumerate(life):
                path.lineTo(at(turn, both[seat]))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            # Colour is never the only sign: the second seat's line is dashed.
            style = Qt.PenStyle.DashLine if seat else Qt.PenStyle.SolidLine
            painter.setPen(QPen(colour, px(2.5), style))
            painter.drawPath(path)
            key = QRectF(area.left() + area.width() / 2 * seat, 0, area.width() / 2, px(18))
            painter.drawLine(QPointF(key.left(), key.center().y()), QPointF(key.left() + px(22), key.center().y()))
            write(painter, key.adjusted(px(28), 0, 0, 0), LEFT, self._names[seat], 11, REGULAR, theme.text)
        for point in self._summary.turning_points:
            painter.setPen(QPen(QColor(theme.panel), px(2)))
            painter.setBrush(colours[point.seat])
            painter.drawEllipse(at(point.turn, life[point.turn][point.seat]), px(5), px(5))
        painter.end()

"""The seats of the table before the game: who sits there, with which deck, ready or not, here or away."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from svedesk.gui.kit.translate import tr
from svedesk.gui.look.icons import icon_pixmap
from svedesk.gui.look.painting import LEFT, RIGHT, write
from svedesk.gui.look.theme import REGULAR, SEMIBOLD, Theme, font, px
from svedesk.gui.rooms.lobby.labels import clock
from svedesk.wire.messages_table import ChairModel


class SeatCard(QWidget):
    """One seat."""

    def __init__(self, theme: Theme, seat: int) -> None:
        super().__init__()
        self._theme, self.seat = theme, seat
        self._chair: ChairModel | None = None
        self._own = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(320), px(72))

    def show_seat(self, chair: ChairModel, *, own: bool) -> None:
        """Show who sits here; `own`: this program's person."""
        self._chair, self._own = chair, own
        self.setAccessibleName(". ".join(part for part in self.says() if part))
        self.update()

    def says(self) -> tuple[str, str, str]:
        """Name with who that is, deck, state."""
        chair = self._chair
        if chair is None or not chair.taken:
            return tr("Waiting for a player …"), "", ""
        who = [tr("you")] if self._own else []
        who += [tr("host")] if chair.local else []
        name = f"{chair.name} ({', '.join(who)})" if who else chair.name
        if chair.away >= 0:
            state = tr("Away {0}", clock(chair.away))
        else:
            state = tr("Ready" if chair.ready else "Not ready")
        return name, chair.deck + self._played() if chair.deck else tr("No deck yet"), state

    def _played(self) -> str:
        """Whether the deck's cards are resolved by hand, to stand behind its name."""
        by_hand = self._chair is not None and self._chair.by_hand
        return " · " + tr("some cards resolved manually" if by_hand else "fully automated")

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, chair = self._theme, self._chair
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        taken = chair is not None and chair.taken
        ready = chair is not None and taken and chair.ready and chair.away < 0
        edge = QColor(theme.legal if ready else theme.line)
        painter.setPen(QPen(edge, 1.6 if ready else 1.2, Qt.PenStyle.SolidLine if taken else Qt.PenStyle.DashLine))
        painter.setBrush(QColor(theme.raised) if taken else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 8, 8)
        name, deck, state = self.says()
        inside = rect.adjusted(px(16), px(12), -px(14), -px(12))
        if not taken:
            write(painter, inside, LEFT, name, 14, REGULAR, theme.quiet_text)
            painter.end()
            return
        away = chair is not None and chair.away >= 0
        colour = QColor(theme.legal if ready else theme.attack if away else theme.quiet_text)
        write(painter, inside, RIGHT, state, 13, SEMIBOLD, colour)
        wide = painter.fontMetrics().horizontalAdvance(state)
        mark = "check" if ready else "clock"
        side = px(18)
        dpr = self.devicePixelRatioF()
        at = QRectF(inside.right() - wide - side - px(6), rect.center().y() - side / 2, side, side)
        painter.drawPixmap(at.topLeft(), icon_pixmap(mark, side, colour, dpr))
        inside.setWidth(inside.width() - wide - side - px(22))
        left, metrics = Qt.AlignmentFlag.AlignLeft, QFontMetricsF(font(px(12), REGULAR))
        write(painter, inside, left | Qt.AlignmentFlag.AlignTop, name, 16, SEMIBOLD, theme.text)
        if chair is not None and chair.deck:  # the name of the deck gives way to how it is played
            played = self._played()
            room = inside.width() - metrics.horizontalAdvance(played)
            deck = metrics.elidedText(chair.deck, Qt.TextElideMode.ElideRight, room) + played
        write(painter, inside, left | Qt.AlignmentFlag.AlignBottom, deck, 12, REGULAR, theme.quiet_text)
        painter.end()

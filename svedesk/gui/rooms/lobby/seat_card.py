"""The seats of the table before the game: who sits there, with which deck, ready or not, here or away."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from svedesk.gui.kit.translate import tr
from svedesk.gui.look.fonts import REGULAR, SEMIBOLD, font
from svedesk.gui.look.icons import icon_pixmap
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme
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
            painter.setFont(font(px(14), REGULAR))
            painter.setPen(QColor(theme.quiet_text))
            painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
            painter.end()
            return
        away = chair is not None and chair.away >= 0
        colour = QColor(theme.legal if ready else theme.attack if away else theme.quiet_text)
        painter.setFont(font(px(13), SEMIBOLD))
        wide = painter.fontMetrics().horizontalAdvance(state)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.setPen(colour)
        painter.drawText(inside, right, state)
        mark = "check" if ready else "clock"
        side = px(18)
        dpr = self.devicePixelRatioF()
        at = QRectF(inside.right() - wide - side - px(6), rect.center().y() - side / 2, side, side)
        painter.drawPixmap(at.topLeft(), icon_pixmap(mark, side, colour, dpr))
        room = int(inside.width() - wide - side - px(22))
        painter.setFont(font(px(16), SEMIBOLD))
        painter.setPen(QColor(theme.text))
        left, elide = Qt.AlignmentFlag.AlignLeft, Qt.TextElideMode.ElideRight
        painter.drawText(inside, left | Qt.AlignmentFlag.AlignTop, painter.fontMetrics().elidedText(name, elide, room))
        painter.setFont(font(px(12), REGULAR))
        painter.setPen(QColor(theme.quiet_text))
        if chair is not None and chair.deck:
            played = self._played()
            left_over = room - painter.fontMetrics().horizontalAdvance(played)
            deck = painter.fontMetrics().elidedText(chair.deck, elide, left_over) + played
        line = painter.fontMetrics().elidedText(deck, elide, room)
        painter.drawText(inside, left | Qt.AlignmentFlag.AlignBottom, line)
        painter.end()

"""The state of the connection: a badge that is always in sight, and a sheet above the table when something is wrong."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import hbox, vbox
from svedesk.gui.kit.page import labelled, retone
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.painting import LEFT, write
from svedesk.gui.look.theme import SEMIBOLD, Theme, px
from svedesk.gui.rooms.lobby.labels import TableSheet, clock
from svedesk.net.link import SeatLink
from svedesk.net.link_events import LinkEvent

GOES_ON = "You can keep playing until {0} has to choose. The seat is kept."
WAITS = "The game waits for {0}. The seat is kept."
OVER = "The game is over. {0} may still come back."
"""Nothing keeps a player from answering while the other is away: clocks stand still, and that is all."""


class LinkWatch:
    """Reads off a link how things stand. `now` gives seconds that never go back."""

    def __init__(self, link: SeatLink, *, hosts: bool) -> None:
        self.link, self.hosts = link, hosts
        self._lost_at: float | None = None

    def look(self, now: float) -> None:
        """Note when the connection broke."""
        if self.link.state in ("joined", "closed"):
            self._lost_at = None
        elif self._lost_at is None:
            self._lost_at = now

    def lost_for(self, now: float) -> int:
        """Seconds since the connection broke."""
        return int(now - self._lost_at) if self._lost_at is not None else 0

    @property
    def others_away(self) -> tuple[tuple[str, int], ...]:
        """Who else is away, and for how many seconds."""
        lobby = self.link.lobby
        if lobby is None or self.link.state != "joined":
            return ()
        chairs = [chair for seat, chair in enumerate(lobby.chairs) if seat != self.link.seat and chair.taken]
        return tuple((chair.name, chair.away) for chair in chairs if chair.away >= 0)

    def badge(self, now: float) -> tuple[str, str]:
        """What the badge says, and how it stands: "good", "waits" or "bad"."""
        link = self.link
        if link.state == "closed":
            return tr("Connection closed"), "bad"
        if link.state == "away":
            return tr("Not connected · {0}", clock(self.lost_for(now))), "bad"
        if link.state == "connecting":
            return tr("Connecting …"), "waits"
        for name, seconds in self.others_away:
            return tr("{0} is away · {1}", name, clock(seconds)), "waits"
        text = tr("Hosting") if self.hosts else tr("Connected · {0} ms", max(1, round(link.latency * 1000)))
        lobby = link.lobby
        if lobby is not None and lobby.watching:
            sees = "{0} watching both hands" if lobby.watchers == "hands" else "{0} watching"
            text = f"{text} · {tr(sees, len(lobby.watching))}"
        return text, "good"


class ConnectionBadge(QWidget):
    """A mark and a few words. The mark's shape tells the state without its colour."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.text, self.how = "", "good"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_state(self, text: str, how: str) -> None:
        """Say how things stand."""
        if (text, how) == (self.text, self.how):
            return
        self.text, self.how = text, how
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        wide = self.fontMetrics().horizontalAdvance(self.text)
        return QSize(min(wide, px(230)) + px(30), px(26))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        colour = QColor({"good": theme.legal, "waits": theme.you_can, "bad": theme.attack}[self.how])
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        mark = QRectF(px(7), middle - px(10) / 2, px(10), px(10))
        painter.setPen(QPen(colour, 2))
        if self.how == "good":
            painter.setBrush(colour)
            painter.drawEllipse(mark)
        elif self.how == "waits":
            painter.drawEllipse(mark)
        else:
            painter.drawLine(mark.topLeft(), mark.bottomRight())
            painter.drawLine(mark.bottomLeft(), mark.topRight())
        ink = theme.quiet_text if self.how == "good" else colour
        write(painter, QRectF(self.rect()).adjusted(px(24), 0, -2, 0), LEFT, self.text, 12, SEMIBOLD, ink)
        painter.end()


class LostSheet(TableSheet):
    """Says above the table that a connection is lost and what is being done about it. `left` asks to leave."""

    left = Signal()

    def __init__(self, theme: Theme, lang: Lang) -> None:
        super().__init__(theme)
        self._lang = lang
        self._hidden: str = ""
        self._about = ""
        self.title = labelled("", "heading")
        self.time = labelled("")
        self.sentence = labelled("", wrap=True)
        self.assurance = labelled("", "quiet", wrap=True)
        self.leave = QPushButton(tr("Leave"))
        self.leave.clicked.connect(self.left)
        self.away = QPushButton(tr("Hide"))
        self.away.clicked.connect(self._hide)
        head = hbox(self.title, None, self.time)
        texts_column = vbox(head, self.sentence, self.assurance, spacing=3)
        hbox((texts_column, 1), self.away, self.leave, parent=self, margins=(18, 12, 14, 12), spacing=12)
        self.hide()

    def show_watch(self, watch: LinkWatch, now: float) -> None:
        """Show what is wrong, or hide when nothing is."""
        link = watch.link
        others = watch.others_away
        trouble = link.trouble.sentence(self._lang) if link.trouble is not None else ""
        if link.state == "closed":
            self._show("closed", tr("This game can't continue here"), "", trouble, "", bad=True)
        elif link.state == "away":
            lost = tr("for {0}", clock(watch.lost_for(now)))
            self._show(
                "away",
                tr("Connection lost"),
                lost,
                trouble,
                tr("Your seat and your choices are kept. Reconnecting automatically."),
                bad=True,
            )
        elif others:
            name, seconds = others[0]
            lost = tr("for {0}", clock(seconds))
            over = link.lobby is not None and link.lobby.phase == "over"
            self._show(
                f"other {name}",
                tr("{0} is away", name),
                lost,
                tr(OVER if over else GOES_ON if link.ask is not None else WAITS, name),
                "",
                bad=False,
            )
        else:
            self._about = self._hidden = ""
            self.hide()

    def _show(self, about: str, title: str, lost: str, sentence: str, assurance: str, *, bad: bool) -> None:
        if about != self._about:
            self._about, self._hidden = about, ""
            self.colour(self._theme.attack if bad else self._theme.you_can)
            self.away.setVisible(about != "closed")
            self.leave.setVisible(bad)
            retone(self.leave, "kind", "primary" if about == "closed" else "")
        for label, text in (
            (self.title, title),
            (self.time, lost),
            (self.sentence, sentence),
            (self.assurance, assurance),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self.setVisible(self._hidden != about)

    def _hide(self) -> None:
        self._hidden = self._about
        self.hide()


class Connection(QObject):
    """Keeps badge and sheet up to date. `changed` is emitted when the sheet may have another size."""

    changed = Signal()

    def __init__(self, link: SeatLink, theme: Theme, lang: Lang, *, hosts: bool) -> None:
        super().__init__()
        self.watch = LinkWatch(link, hosts=hosts)
        self.badge = ConnectionBadge(theme)
        self.sheet = LostSheet(theme, lang)
        self._tick = QTimer(self)
        self._tick.setInterval(1000)
        self._tick.timeout.connect(self.refresh)
        self._tick.start()
        self._end = link.follow(self._link_event)
        self.refresh()

    def close_link(self) -> None:
        """Disconnect from the link."""
        self._tick.stop()
        self._end()

    def refresh(self) -> None:
        """Show how things stand now."""
        now = time.monotonic()
        self.watch.look(now)
        self.badge.show_state(*self.watch.badge(now))
        self.sheet.show_watch(self.watch, now)
        self.changed.emit()

    def _link_event(self, event: LinkEvent) -> None:
        if event.kind in ("state", "lobby"):
            self.refresh()

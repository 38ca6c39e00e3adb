"""Chat: the field one types into, with muting beside it, and the lines as they stand in the lobby."""

from __future__ import annotations

from functools import partial
from html import escape

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QPushButton, QTextBrowser, QWidget

from svedesk.gui.kit.translate import tr
from svedesk.gui.look.icons import icon
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme
from svedesk.net.link import SeatLink
from svedesk.wire.messages import LONGEST_CHAT
from svedesk.wire.messages_table import ChatLine


class ChatField(QWidget):
    """Where one types. `left` tells that Esc was pressed in it."""

    left = Signal()

    def __init__(self, link: SeatLink, theme: Theme) -> None:
        super().__init__()
        self._link = link
        self.muted: set[int] = set()
        """Seats heard no more; those after the last seat stand for all spectators."""
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST_CHAT)
        self.field.setAccessibleName(tr("Chat"))
        self.field.setPlaceholderText(tr("Message …  /"))
        self.field.returnPressed.connect(self._say)
        self.field.installEventFilter(self)
        self.mute = QPushButton()
        self.mute.setIcon(icon("chat", theme))
        self.mute.setProperty("kind", "quiet")
        self.mute.setToolTip(tr("Mute: hide someone's chat, pings and arrows"))
        self.mute.setAccessibleName(tr("Mute: hide someone's chat, pings and arrows"))
        self.mute.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.mute.clicked.connect(self._open_menu)
        self.menu: QMenu | None = None
        row = QHBoxLayout(self)
        self._row = row
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(4))
        row.addWidget(self.field, 1)
        row.addWidget(self.mute)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            if event.key() == Qt.Key.Key_Escape:
                event.accept()
                if event.type() == QEvent.Type.KeyPress:
                    self.left.emit()
                return True
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()  # while one types, no letter is a key of the table
                return True
        return False

    def keep_off(self, side: int) -> None:
        """Keep so many pixels off what is beside and below."""
        self._row.setContentsMargins(side, 0, side, side)

    def mutable(self) -> tuple[tuple[int, str], ...]:
        """Whom one may mute: seats and names; spectators as one."""
        lobby = self._link.lobby
        if lobby is None:
            return ()
        others = [(seat, chair.name) for seat, chair in enumerate(lobby.chairs) if chair.taken]
        named = [(seat, name) for seat, name in others if seat != self._link.seat]
        watching = [(WATCHERS, tr("spectators"))] if self._link.seat >= len(lobby.chairs) else []
        return (*named, *watching)

    def set_muted(self, seat: int, muted: bool) -> None:
        """Hear no more of a seat, or hear it again."""
        (self.muted.add if muted else self.muted.discard)(seat)
        self._link.mute(seat, muted)
        names = ", ".join(name for at, name in self.mutable() if at in self.muted)
        self.field.setPlaceholderText(tr("Muted: {0}", names) if names else tr("Message …  /"))

    def _open_menu(self) -> None:
        self.menu = menu = QMenu(self)
        for seat, name in self.mutable():
            action = menu.addAction(tr("Mute {0}", name))
            action.setCheckable(True)
            action.setChecked(seat in self.muted)
            action.toggled.connect(partial(self.set_muted, seat))
        if menu.isEmpty():
            menu.addAction(tr("Waiting for a player …")).setEnabled(False)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mute.mapToGlobal(self.mute.rect().topRight()))

    def _say(self) -> None:
        text = self.field.text().strip()
        if text:
            self._link.say(text)
            self.field.clear()


WATCHERS = 30
"""The seat that stands for spectators in a link."""


class ChatLines(QTextBrowser):
    """The lines so far."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(tr("Chat"))
        self.setOpenLinks(False)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # the keyboard begins where one types

    def show_lines(self, lines: tuple[ChatLine, ...]) -> None:
        """Show these lines, the newest in sight."""
        self.setHtml("".join(f'<div style="margin: 2px 0">{said_html(line, self._theme)}</div>' for line in lines))
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())


def said_html(said: ChatLine, theme: Theme) -> str:
    """A line of chat as HTML: the name in one of two colours, what was said as it was written."""
    colour = theme.info if said.seat == 0 else theme.heal if said.seat == 1 else theme.quiet_text
    return f'<span style="color: {colour}; font-weight: 600">{escape(said.name)}:</span> {escape(said.text)}'

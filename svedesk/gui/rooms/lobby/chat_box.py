"""Chat: the field one types into, with quick phrases and muting beside it, and the lines as they stand in the lobby."""

from __future__ import annotations

from functools import partial
from html import escape
from typing import get_args

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QMenu, QPushButton, QTextBrowser, QWidget

from svedesk.engine.records import SPECTATOR
from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import add_all, named
from svedesk.gui.kit.page import side_button
from svedesk.gui.kit.tasks import delayed
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.icons import icon
from svedesk.gui.look.theme import Theme, px, scaled
from svedesk.messages import PROGRAM
from svedesk.net.link import SeatLink
from svedesk.net.match_words import chat_text
from svedesk.wire.messages import LONGEST_CHAT, Phrase
from svedesk.wire.messages_table import ChatLine


class ChatField(QWidget):
    """Where one types. `left` tells that Esc was pressed in it."""

    left = Signal()

    def __init__(self, link: SeatLink, theme: Theme, lang: Lang) -> None:
        super().__init__()
        self._link, self._lang = link, lang
        self.field = named(QLineEdit(maxLength=LONGEST_CHAT, placeholderText=tr("Message …  /")), tr("Chat"))
        self.field.returnPressed.connect(self._say)
        self.field.installEventFilter(self)
        self.phrases = _button("chat", tr("Quick phrases"), theme)
        self.phrases.clicked.connect(self._open_phrases)
        self.mute = _button("mute", tr("Mute: hide someone's chat, pings and arrows"), theme)
        self.mute.clicked.connect(self._open_menu)
        self.menu: QMenu | None = None
        row = QHBoxLayout(self)
        self._row = row
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(4))
        add_all(row, (self.field, 1), self.phrases, self.mute)

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
        """Whom one may mute, by seat and name. Players don't hear spectators."""
        lobby = self._link.lobby
        if lobby is None:
            return ()
        others = [(seat, chair.name) for seat, chair in enumerate(lobby.chairs) if chair.taken]
        named = [(seat, name) for seat, name in others if seat != self._link.seat]
        watching = lobby.watching if self._link.seat >= len(lobby.chairs) else ()
        return (*named, *((SPECTATOR, name) for name in watching))

    def set_muted(self, seat: int, name: str, muted: bool) -> None:
        """Hear no more of somebody, or hear them again."""
        talk = self._link.talk
        talk.mute(seat, muted, name)
        names = ", ".join(name for at, name in self.mutable() if talk.is_muted(at, name))
        self.field.setPlaceholderText(tr("Muted: {0}", names) if names else tr("Message …  /"))

    def _open_menu(self) -> None:
        self.menu = menu = QMenu(self)
        for seat, name in self.mutable():
            action = menu.addAction(tr("Mute {0}", name))
            action.setCheckable(True)
            action.setChecked(self._link.talk.is_muted(seat, name))
            action.toggled.connect(partial(self.set_muted, seat, name))
        if menu.isEmpty():
            menu.addAction(tr("Waiting for a player …")).setEnabled(False)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mute.mapToGlobal(self.mute.rect().topRight()))

    def _open_phrases(self) -> None:
        self.menu = menu = QMenu(self)
        words = PROGRAM[self._lang].words["phrases"]
        for number, phrase in enumerate(get_args(Phrase), 1):
            menu.addAction(f"&{number}  {words[phrase]}", partial(self._link.talk.say_phrase, phrase))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.phrases.mapToGlobal(self.phrases.rect().topRight()))

    def _say(self) -> None:
        text = self.field.text().strip()
        if text:
            self._link.talk.say(text)
            self.field.clear()


def _button(name: str, hint: str, theme: Theme) -> QPushButton:
    button = side_button("", "quiet")
    button.setIcon(icon(name, theme))
    button.setToolTip(hint)
    button.setAccessibleName(hint)
    return button


class ChatLines(QTextBrowser):
    """The lines so far."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(tr("Chat"))
        self.setOpenLinks(False)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # the keyboard begins where one types

    def show_lines(self, lines: tuple[ChatLine, ...], lang: Lang) -> None:
        """Show these lines, the newest in sight."""
        html = (said_html(line, self._theme, lang) for line in lines)
        self.setHtml("".join(f'<div style="margin: 2px 0">{line}</div>' for line in html))
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())


def said_html(line: ChatLine, theme: Theme, lang: Lang) -> str:
    """A line of chat as HTML: the name in one of two colours, what was said as it was written, a phrase in the reader's
    language."""
    colour = theme.info if line.seat == 0 else theme.heal if line.seat == 1 else theme.quiet_text
    return (
        f'<span style="color: {colour}; font-weight: 600">{escape(line.name)}:</span> {escape(chat_text(line, lang))}'
    )


STAYS = 2500
"""Milliseconds a phrase stays."""


class PhraseBubble(QLabel):
    """Over the table; it takes no clicks and no focus. The newest phrase takes the place of the one before."""

    def __init__(self, over: QWidget, theme: Theme) -> None:
        super().__init__(over)
        self._over = over
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setStyleSheet(
            scaled(
                f"background: {theme.raised}; color: {theme.text}; border: 1px solid {theme.line};"
                " border-radius: 12px; padding: 7px 14px; font-size: 15px; font-weight: 600;"
            )
        )
        self._timer = delayed(self, STAYS, self.hide)
        self.hide()

    def show_line(self, line: ChatLine, *, far: bool, lang: Lang) -> None:
        """Show what somebody said: at the other side of the table (`far`), or at one's own."""
        self.setText(f"{line.name}: {chat_text(line, lang)}")
        self.setAccessibleName(self.text())
        self.adjustSize()
        over = self._over.rect()
        self.move((over.width() - self.width()) // 2, round(over.height() * (0.14 if far else 0.72)))
        self.show()
        self.raise_()
        self._timer.start()

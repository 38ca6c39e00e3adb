"""Requests for consent, over the table: what another seat asks for, with the answers to it, and what one asked."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from svedesk.engine.message import Refused
from svedesk.gui.kit.page import labelled
from svedesk.gui.look.scale import px, scaled
from svedesk.gui.look.theme import Theme
from svedesk.gui.rooms.lobby.texts import Texts
from svedesk.gui.table.words import Words
from svedesk.net.link import SeatLink
from svedesk.wire.messages import Say
from svedesk.wire.messages_table import RequestModel, Requests


class ConsentRows(QWidget):
    """One row for each request that waits. `changed` is emitted when there are others, `answered` when the user has
    said something to one: the keyboard is free for what was asked about."""

    changed = Signal()
    answered = Signal()

    def __init__(self, link: SeatLink, theme: Theme, texts: Texts, words: Words) -> None:
        super().__init__()
        self._link, self._theme, self._texts, self._words = link, theme, texts, words
        self.rows: list[ConsentRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(8))

    def show_requests(self) -> None:
        """Show what waits now."""
        waiting = self._link.requests if self._link.state == "joined" else ()
        wanted = [one for one in waiting if self._link.seat in (*one.waits_for, one.seat)]
        if [row.request for row in self.rows] == wanted:
            return
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [ConsentRow(one, self._link, self._theme, self._texts, self._words) for one in wanted]
        for row in self.rows:
            row.answered.connect(self.answered)
            self._column.addWidget(row)
            row.show()
        self.setVisible(bool(self.rows))
        self.changed.emit()


class ConsentRow(QFrame):
    """One request: accept, refuse or always accept it; or take back one's own."""

    answered = Signal()

    def __init__(self, request: RequestModel, link: SeatLink, theme: Theme, texts: Texts, words: Words) -> None:
        super().__init__()
        self.request, self._link = request, link
        self.setObjectName("consent")
        own = request.seat == link.seat
        colour = theme.line if own else theme.info
        self.setStyleSheet(
            scaled(
                f"#consent {{ background: {theme.panel}; border: 1px solid {colour};"
                f" border-left: 5px solid {colour}; border-radius: 8px; }}"
            )
        )
        self.said = labelled(asked(request, texts, words, own=own), wrap=True)
        self.said.setStyleSheet(scaled("font-size: 14px;"))
        self.setAccessibleName(self.said.text())
        self.buttons: dict[str, QPushButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(px(16), px(9), px(10), px(9))
        row.setSpacing(px(8))
        row.addWidget(self.said, 1)
        if own:
            row.addWidget(self._button(texts("withdraw"), "withdraw"))
        else:
            always = self._button(texts("always"), "always")
            always.setToolTip(texts("always-hint"))
            accept = self._button(texts("accept"), "accept")
            accept.setProperty("kind", "primary")
            for button in (always, self._button(texts("refuse"), "refuse"), accept):
                row.addWidget(button)

    def _button(self, label: str, say: str) -> QPushButton:
        button = QPushButton(label)
        button.clicked.connect(partial(self._pressed, say))
        self.buttons[say] = button
        return button

    def _pressed(self, say: str) -> None:
        replies: dict[str, Say] = {"accept": "accept", "refuse": "refuse", "always": "always"}
        self.answered.emit()  # before Qt looks for the next button to have the focus
        for button in self.buttons.values():
            button.setEnabled(False)  # until the host says what came of it
        try:
            if say in replies:
                self._link.reply(self.request.id, replies[say])
            else:
                self._link.withdraw(self.request.id)
        except Refused:
            for button in self.buttons.values():
                button.setEnabled(True)


def asked(request: RequestModel, texts: Texts, words: Words, *, own: bool) -> str:
    """A request as a sentence: to the one who is asked, or to the one who asked."""
    if own:
        waits = ", ".join(words.seat(seat) for seat in request.waits_for)
        return f"{texts(f'wait-{request.what}')} {texts('waits-for', waits)}"
    name = words.seat(request.seat)
    if request.what != "watchers":
        return texts(f"asks-{request.what}", name)
    late = texts("late", request.turns) if request.turns else ""
    return texts(f"asks-watchers-{request.detail or 'none'}", name, late)


def settled(requests: Requests, seat: int, texts: Texts, words: Words) -> str:
    """What came of a request that was just decided, "" when there is none or it tells nothing new."""
    done = requests.settled
    if done is None or not requests.outcome:
        return ""
    who = done.seat if requests.outcome == "withdrawn" else 1 - done.seat
    name = texts("you") if who == seat else words.seat(who)
    return texts(f"done-{requests.outcome}", name, texts(f"what-{done.what}"))

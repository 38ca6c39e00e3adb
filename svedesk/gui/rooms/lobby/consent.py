"""Requests for consent, over the table: what another seat asks for, with the answers to it, and what one asked."""

from __future__ import annotations

from functools import partial
from typing import Literal

from PySide6.QtCore import QEvent, QObject, QPoint, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from svedesk.engine.message import Refused
from svedesk.gui.kit.layouts import hbox, vbox
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px, scaled
from svedesk.gui.rooms.lobby.labels import TableSheet
from svedesk.gui.table.words import Words
from svedesk.net.link import SeatLink
from svedesk.wire.messages import Say
from svedesk.wire.messages_table import Requests, Wish


class ConsentRows(QWidget):
    """One row for each request that waits, at the head of the table and over it, and over the `banner` at the end of
    the game: to lay the table out anew for one would end what moves there. `answered` is emitted when the user has said
    something to one: the keyboard is free for what was asked about."""

    answered = Signal()
    SHARE, WIDEST, GAP = 0.636, 860, 8
    """Of the table's width: what stands beside the hand is not covered."""

    def __init__(self, table: QWidget, banner: QWidget, link: SeatLink, theme: Theme, words: Words) -> None:
        super().__init__(banner.parentWidget())
        self._banner = banner
        self._table, self._link, self._theme, self._words = table, link, theme, words
        self.rows: list[ConsentRow] = []
        self._column = vbox(parent=self, margins=0, spacing=8)
        for watched in (table, banner):
            watched.installEventFilter(self)

    def show_requests(self) -> None:
        """Show what waits now."""
        waiting = self._link.requests if self._link.state == "joined" else ()
        wanted = [request for request in waiting if self._link.seat in (*request.waits_for, request.seat)]
        if [row.request for row in self.rows] == wanted:
            return
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [ConsentRow(request, self._link, self._theme, self._words) for request in wanted]
        for row in self.rows:
            row.answered.connect(self.answered)
            self._column.addWidget(row)
            row.show()
        self.setVisible(bool(self.rows))
        self._stand()

    def _stand(self) -> None:
        wide = max(0, min(px(self.WIDEST), round(self._table.width() * self.SHARE)))
        self._column.activate()
        self.setFixedSize(wide, max(0, self._column.totalHeightForWidth(wide)))
        corner = self._table.mapToGlobal(QPoint((self._table.width() - wide) // 2, px(self.GAP)))
        self.move(self._banner.mapFromGlobal(corner) + self._banner.pos())
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._stand()
        return False


class ConsentRow(TableSheet):
    """One request: accept, refuse or always accept it; or take back one's own."""

    answered = Signal()

    def __init__(self, request: Wish, link: SeatLink, theme: Theme, words: Words) -> None:
        super().__init__(theme)
        self.request, self._link = request, link
        own = request.seat == link.seat
        self.colour(theme.line if own else theme.info)
        self.sentence = labelled(asked(request, words, own=own), wrap=True)
        self.sentence.setStyleSheet(scaled("font-size: 14px;"))
        self.setAccessibleName(self.sentence.text())
        self.buttons: dict[str, QPushButton] = {}
        row = hbox((self.sentence, 1), parent=self, margins=(16, 9, 10, 9), spacing=8)
        if own:
            row.addWidget(self._button(tr("Cancel request"), "withdraw"))
        else:
            always = self._button(tr("Always accept"), "always")
            always.setToolTip(tr("Accept this and all later requests of this kind in this game"))
            accept = self._button(tr("Accept"), "accept")
            accept.setProperty("kind", "primary")
            for button in (always, self._button(tr("Refuse"), "refuse"), accept):
                row.addWidget(button)

    def _button(self, label: str, say: Say | Literal["withdraw"]) -> QPushButton:
        button = QPushButton(label)
        button.clicked.connect(partial(self._pressed, say))
        self.buttons[say] = button
        return button

    def _pressed(self, say: Say | Literal["withdraw"]) -> None:
        self.answered.emit()  # before Qt looks for the next button to have the focus
        for button in self.buttons.values():
            button.setEnabled(False)  # until the host says what came of it
        try:
            if say == "withdraw":
                self._link.withdraw(self.request.id)
            else:
                self._link.reply(self.request.id, say)
        except Refused:
            for button in self.buttons.values():
                button.setEnabled(True)


ASKS = {
    "undo": "{0} asks to undo the last action.",
    "redo": "{0} asks to redo the last action.",
    "rules-off": "{0} asks to turn the rules off and play manually.",
    "rules-on": "{0} asks to turn the rules back on.",
    "by-hand": "{0} asks to resolve this card manually.",
    "restart": "{0} asks for a new game with the same decks.",
    "draw": "{0} offers a draw.",
}
"""A request to the one who is asked."""
ASKS_SPECTATORS = {
    "none": "{0} asks to allow no spectators.",
    "public": "{0} asks to let spectators see what both players see{1}.",
    "hands": "{0} asks to let spectators see both hands{1}.",
}
WAITS = {
    "undo": "You asked to undo the last action.",
    "redo": "You asked to redo the last action.",
    "rules-off": "You asked to turn the rules off.",
    "rules-on": "You asked to turn the rules on.",
    "by-hand": "You asked to resolve this card manually.",
    "restart": "You asked for a new game.",
    "draw": "You offered a draw.",
    "watchers": "You asked to change what spectators see.",
}
OUTCOMES = {
    "accepted": "{0} accepted: {1}.",
    "refused": "{0} refused: {1}.",
    "withdrawn": "{0} canceled a request: {1}.",
}
REQUESTED = {
    "undo": "undo",
    "redo": "redo",
    "rules-off": "rules off",
    "rules-on": "rules on",
    "by-hand": "manual resolution",
    "restart": "new game",
    "draw": "draw",
    "watchers": "change of spectators",
}
"""What was asked for, at the end of `OUTCOMES`."""


def asked(request: Wish, words: Words, *, own: bool) -> str:
    """A request as a sentence: to the one who is asked, or to the one who asked."""
    if own:
        waits = ", ".join(words.seat(seat) for seat in request.waits_for)
        return f"{tr(WAITS[request.what])} {tr('Waiting for {0}.', waits)}"
    name = words.seat(request.seat)
    if request.what != "watchers":
        return tr(ASKS[request.what], name)
    late = tr(", {0} turns late", request.turns) if request.turns else ""
    return tr(ASKS_SPECTATORS[request.detail or "none"], name, late)


def settled(requests: Requests, seat: int, words: Words) -> str:
    """What came of a request that was just decided, "" when there is none or it tells nothing new."""
    done = requests.settled
    if done is None or not requests.outcome:
        return ""
    who = done.seat if requests.outcome == "withdrawn" else 1 - done.seat
    name = tr("You") if who == seat else words.seat(who)
    return tr(OUTCOMES[requests.outcome], name, tr(REQUESTED[done.what]))

"""Finding a game to join: those on the network, live; a code or an address; the seat one has already."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QStackedLayout,
    QWidget,
)

from svedesk import __version__
from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import add_all, hbox, named, vbox
from svedesk.gui.kit.page import NoticeLabel, Page, Panel, big, labelled, push_button, retone
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px, scaled
from svedesk.gui.rooms.lobby.game_list import GameList
from svedesk.gui.rooms.lobby.link.joining import CannotJoin, JoinRequest, read_wanted, why_closed
from svedesk.net.code import JoinCode, address_text
from svedesk.net.discovery import FoundGame, GameFinder, announced
from svedesk.net.errors import Trouble
from svedesk.net.tickets import Ticket
from svedesk.wire.messages import LONGEST_NAME


class JoinPage(Page):
    """`wanted` carries a `JoinRequest`, `tested` the code of a host that may be out of reach, `stopped` asks to cancel
    the attempt. The buttons `go_back`, `give_up` and `carry` are about the seat one already has, `bring` about one from
    another PC. Looks for games as long as it is shown."""

    wanted = Signal(object)
    tested = Signal(object)
    stopped = Signal()

    def __init__(self, theme: Theme, lang: Lang) -> None:
        super().__init__(
            theme,
            tr("Back"),
            tr("Join a network game"),
            tr("Choose a game on this network, or enter the code from its host."),
        )
        self._lang: Lang = lang
        self.list = GameList(theme, lang)
        self.list.picked.connect(self._picked)
        self.list.wanted.connect(self._join)
        self.list.itemClicked.connect(self._ask_code)
        self.finder = GameFinder(self._list_games)
        self.finder.setParent(self)  # what it hears after the page is gone is heard by nobody
        self.name = named(QLineEdit(placeholderText=tr("Player"), maxLength=LONGEST_NAME), tr("Your name"))
        self.code = named(QLineEdit(maxLength=160), tr("Join code or host address"))
        self.code.textChanged.connect(self._picked)
        self.watch = QCheckBox(tr("Join as a spectator"))
        self.watch.setStyleSheet(scaled("QCheckBox { margin-left: -2px; }"))
        self.watch.toggled.connect(self._picked)
        self.trouble = NoticeLabel(theme)
        self.join = big(tr("Join"), primary=True)
        self.join.clicked.connect(self._pressed)
        self.test = QPushButton(tr("Test the connection"))
        self.test.setToolTip(tr("Only tests whether the host can be reached from here; no seat is taken."))
        self.test.clicked.connect(self._test)
        self.bring = QPushButton(tr("Seat from a file …"))
        self.bring.setToolTip(tr("Continues with the seat you had on another PC."))
        for field in (self.name, self.code):
            field.returnPressed.connect(self._join)
        self._connecting = False
        self._focused: QWidget | None = None
        """What had the focus when the attempt began."""
        left = vbox(self._seat(), (self._games(), 1), spacing=24)
        add_all(self.columns, (left, 1), (self._form(), 0, Qt.AlignmentFlag.AlignTop))
        self._list_games()

    # -- what is shown ------------------------------------------------------------------------------------------------

    def offer_return(self, ticket: Ticket) -> None:
        """Offer to go back to a seat, here and in the list."""
        self.list.seat = (announced(ticket.code.fingerprint), ticket.title)
        self.seat_panel.show()
        at = ticket.title or ticket.code.addresses[0]
        self.seat_note.setText(tr("As {0}, at {1}. Your cards are as you left them.", ticket.name, at))

    def say(self, sentence: str, *, wrong: bool = True) -> None:
        """Show why no game was joined."""
        self._show_connecting(at="")
        self.trouble.say(sentence, wrong=wrong)

    def tell(self, sentence: str, *, wrong: bool) -> None:
        """Show what came of something else than joining."""
        if not self._connecting:
            self.trouble.say(sentence, wrong=wrong)

    def show_connecting(self, address: str) -> None:
        """Show that the host is being looked for."""
        self._show_connecting(at=address)

    def wait_for(self, game: str) -> None:
        """Show that the host of a seat one has is not there yet: that may only be a matter of who comes first."""
        self._show_connecting(at=game)
        sentence = tr(
            "The host of {0} isn't back yet. Your seat is kept, and you rejoin as soon as the host returns.", game
        )
        self.trouble.say(sentence, wrong=False)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.finder.start()
        (self.code if self.name.text() else self.name).setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.finder.stop()

    # -- building -----------------------------------------------------------------------------------------------------

    def _seat(self) -> QWidget:
        self.seat_panel = panel = Panel(tr("You have a seat in a game"))
        self.seat_note = labelled("", wrap=True)
        self.go_back = push_button(tr("Return"), "primary")
        self.give_up = QPushButton(tr("Give up the seat"))
        self.carry = QPushButton(tr("To another PC …"))
        self.carry.setToolTip(tr("Saves your seat to a file that you open there."))
        row = hbox((self.seat_note, 1), self.carry, self.give_up, self.go_back)
        panel.column.addLayout(row)
        panel.hide()
        return panel

    def _games(self) -> QWidget:
        panel = Panel()
        head = hbox(labelled(tr("Games on this network"), "heading"), None)
        self.searching = labelled(tr("Searching …"), "quiet")
        head.addWidget(self.searching)
        panel.column.addLayout(head)
        empty = QWidget()
        column = vbox(parent=empty, margins=(40, 0, 40, 0), spacing=8)
        none = labelled(tr("No game found yet"), "heading")
        none.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        note = labelled(
            tr("Games appear here automatically. A firewall can hide them; the join code or the address still works."),
            wrap=True,
        )
        note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        retone(note, "tone", "quiet")
        note.setFixedWidth(px(420))
        column.addStretch(2)
        column.addWidget(none)
        centered = QHBoxLayout()  # an alignment would keep it one line high
        centered.addWidget(note)
        column.addLayout(centered)
        column.addStretch(3)
        self._stack = QStackedLayout()
        self._stack.addWidget(empty)
        self._stack.addWidget(self.list)
        panel.column.addLayout(self._stack, 1)
        return panel

    def _form(self) -> QWidget:
        panel = Panel()
        panel.setFixedWidth(px(400))
        column = panel.column
        add_all(column, QLabel(tr("Your name")), self.name, 8, QLabel(tr("Join code or host address")))
        row = hbox((self.code, 1))
        self.paste = QPushButton(tr("Paste"))
        self.paste.clicked.connect(self._paste)
        row.addWidget(self.paste)
        add_all(
            column,
            row,
            labelled(
                tr("Capitals and dashes don't matter. An address looks like 192.168.1.20:47800. You can enter both."),
                "quiet",
                wrap=True,
            ),
            4,
            self.watch,
            8,
            self.trouble,
            self.join,
        )
        others = hbox((self.test, 1), (self.bring, 1))
        column.addLayout(others)
        return panel

    # -- acting -------------------------------------------------------------------------------------------------------

    def _list_games(self) -> None:
        self.list.show_games(self.finder.games)
        self._show_join()
        self._stack.setCurrentIndex(1 if self.finder.games else 0)

    def _picked(self) -> None:
        """The person chose or typed something else: what was wrong before no longer counts."""
        if not self._connecting:
            self.trouble.say("")
            self._show_join()

    def _ask_code(self) -> None:
        """A game was clicked that is joined with a code alone: the next thing to do is to type that."""
        game = self._game()
        if game is not None and not (game.announcement.open or why_closed(game) or self.list.is_own(game)):
            self.code.setFocus()

    def _show_join(self) -> None:
        if not self._connecting:
            self.join.setText(tr("Spectate" if self.watch.isChecked() else "Join"))
            for button in (self.join, self.test):
                button.setEnabled(bool(self.code.text().strip()) or self._game() is not None)

    def _game(self) -> FoundGame | None:
        return self.list.chosen

    def _pressed(self) -> None:
        if self._connecting:
            self.stopped.emit()
        else:
            self._join()

    def _join(self) -> None:
        if self._connecting or not self.join.isEnabled():
            return
        game, typed = self._game(), self.code.text().strip()
        watch = self.watch.isChecked()
        name = self.name.text().strip() or tr("Player")
        if not name.isprintable():
            self.say(tr("Enter a name of 1 to 40 characters."))
            return
        if game is not None and not typed and self.list.is_own(game):
            self.go_back.click()
            return
        if game is not None and not typed:
            closed = why_closed(game)
            watchable = watch and closed != "version" and game.announcement.watchers != "none"
            if closed and not watchable:
                self.say(Trouble(closed, (game.announcement.version, __version__)).sentence(self._lang))
                return
            if not game.announcement.open:
                self.say(tr("“{0}” needs a join code. Enter the one its host shows.", game.announcement.title))
                self.code.setFocus()
                return
        code = self._wanted_code()
        if code is None:
            return
        room = game.announcement.room if game is not None and not typed else ""
        self.wanted.emit(JoinRequest(code, name, watch, room))

    def _wanted_code(self) -> JoinCode | None:
        try:
            return read_wanted(self.code.text().strip(), self._game(), self.finder.games)
        except CannotJoin as wrong:
            self.say(wrong.trouble.sentence(self._lang))
            return None

    def _test(self) -> None:
        code = self._wanted_code()
        if code is not None:
            self.tell(tr("Looking for {0} …", address_text(code.addresses[0], code.port)), wrong=False)
            self.tested.emit(code)

    def _show_connecting(self, *, at: str) -> None:
        if at and not self._connecting:
            self._focused = self.focusWidget()
        self._connecting = bool(at)
        for field in (self.name, self.code, self.paste, self.watch, self.list, self.test, self.bring):
            field.setEnabled(not at)
        retone(self.join, "kind", "" if at else "primary")
        if at:
            self.trouble.say(tr("Looking for {0} …", at), wrong=False)
            self.join.setText(tr("Stop"))
            self.join.setEnabled(True)
        else:
            if self._focused is not None:
                self._focused.setFocus()
                self._focused = None
            self._picked()

    def _paste(self) -> None:
        self.code.setText(QGuiApplication.clipboard().text().strip()[:160])
        self.code.setFocus()

"""What a network game adds to the page a game is played on: connection, requests, chat, shared pointing, the check at
the end, entries of the menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from svedesk.desk.settings import PassPolicy
from svedesk.engine.message import Refused
from svedesk.engine.records import Place
from svedesk.gui.kit.layouts import vbox
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme
from svedesk.gui.rooms.lobby.chat_box import ChatField, PhraseBubble, said_html
from svedesk.gui.rooms.lobby.connection import Connection
from svedesk.gui.rooms.lobby.consent import ConsentRows, settled
from svedesk.gui.rooms.lobby.labels import SPECTATORS
from svedesk.gui.rooms.lobby.link.proof_checker import ProofChecker
from svedesk.gui.rooms.lobby.match_bar import ClaimRow, MatchBar
from svedesk.gui.rooms.lobby.verification import Verification
from svedesk.gui.table.page import GamePage
from svedesk.gui.table.pointing import Pointing
from svedesk.gui.table.scene import TableScene
from svedesk.gui.table.words import Words
from svedesk.net import match_words
from svedesk.net.link import SeatLink
from svedesk.net.link_events import LinkEvent
from svedesk.wire.messages_table import ChatLine, Pointed, Wish


class NetworkGame(QObject):
    """Around one `GamePage` at a link's table. `left` asks to leave the game, `goes_on` for the next one of a match."""

    left = Signal()
    goes_on = Signal()

    def __init__(self, page: GamePage, link: SeatLink, theme: Theme, checker: ProofChecker, *, hosts: bool) -> None:
        super().__init__(page)
        self.page, self.link = page, link
        self._theme = theme
        page.scene.faces.first = link.near_seat
        words = self._words
        self.connection = Connection(self.link, theme, words.lang, hosts=hosts)
        self.connection.sheet.left.connect(self.left)
        page.bar.add(self.connection.badge)
        self.match_bar = MatchBar(self.link, theme, words.lang, reduced=page.motion.reduced)
        self.claim = ClaimRow(self.link, theme, words.lang)
        self.claim.asked.connect(page.show_dialog)
        self.consent = ConsentRows(page.view, page.banner, self.link, theme, words)
        self.sheets = QWidget()
        vbox(self.connection.sheet, self.claim, parent=self.sheets, margins=8, spacing=8)
        self.connection.changed.connect(self._show_sheets)
        self.claim.changed.connect(self._show_sheets)
        self._show_sheets()
        # Above the table: over it they would hide the hand and the EX area of the other side.
        page.add_above(self.sheets)
        page.add_above(self.match_bar)
        self.consent.answered.connect(page.view.setFocus)
        self.chat = ChatField(self.link, theme, words.lang)
        self.bubble = PhraseBubble(page.view, theme)
        self.chat.left.connect(page.view.setFocus)
        if link.watches:
            self.chat.field.setPlaceholderText(tr("Message to other spectators …  /"))
        self.chat.keep_off(8)
        page.talk.add(self.chat)
        self.pointing = SharedPointing(self.link, page.scene, page.mouse.pointing)
        self.verification = Verification(self.link, checker, theme, words)
        self.verification.sized.connect(page.banner.fit)
        self._prepare_banner()
        for line in self.link.talk.chat:
            self._remark(line)
        self._end = link.follow(self._link_event)
        self.consent.show_requests()
        self._show_match()
        if self.link.proof is not None:
            self.verification.begin()

    @property
    def _words(self) -> Words:
        return self.page.table_seat.words

    def close_link(self) -> None:
        """Disconnect from the link."""
        self._end()
        self.connection.close_link()

    def talk(self) -> None:
        """Let the person type a line of chat."""
        self.page.panel.show()
        self.chat.field.setFocus()

    def fill_menu(self, menu: QMenu) -> None:
        """What the game's menu has besides the usual."""
        link = self.link
        if self.link.watches:
            return
        menu.addAction(tr("Offer a draw"), partial(self._ask, link.draw))
        menu.addAction(tr("Ask for a new game"), partial(self._ask, link.restart))
        watchers = menu.addMenu(tr("Spectators"))
        now = link.lobby.watchers if link.lobby is not None else "none"
        for kind, label in SPECTATORS.items():
            action = watchers.addAction(tr(label), partial(self._ask, partial(link.set_watchers, kind)))
            action.setCheckable(True)
            action.setChecked(kind == now)
        menu.addSeparator()

    def fill_responses(self, menu: QMenu, title: str, policies: tuple[tuple[PassPolicy, str], ...]) -> None:
        """When to pause for responses of the person at this seat."""
        if self.link.watches:
            return
        quick = menu.addMenu(title)
        for policy, label in policies:
            act = partial(self.link.set_pass_policy, self.link.seat, policy)
            action = quick.addAction(label, partial(self._ask, act))
            action.setCheckable(True)
            action.setChecked(self.link.settings.passing[self.link.seat] == policy)

    # -- inside -------------------------------------------------------------------------------------------------------

    def _prepare_banner(self) -> None:
        banner = self.page.banner
        banner.add(self.verification)
        self.standing = labelled("", wrap=True)
        self.standing.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        banner.add(self.standing)
        banner.buttons["New game"].hide()
        banner.buttons["Swap decks"].hide()
        banner.buttons["Rematch"].setHidden(self.link.watches)
        banner.rematch.connect(self._again)
        banner.leave.connect(self.left)

    def _show_sheets(self) -> None:
        self.sheets.setHidden(self.connection.sheet.isHidden() and self.claim.isHidden())

    def _again(self) -> None:
        if self.link.match.goes_on:
            self.goes_on.emit()
        elif (asked := self._asked_again()) is not None:
            self._ask(partial(self.link.reply, asked.id, "accept"))
        else:
            self._ask(self.link.restart)

    def _asked_again(self) -> Wish | None:
        """The other player's request for another game."""
        wishes = (wish for wish in self.link.requests if self.link.seat in wish.waits_for)
        return next((wish for wish in wishes if wish.what == "restart"), None)

    def _show_match(self) -> None:
        """Score and clocks as they are now, and how it goes on."""
        self.match_bar.refresh()
        self.claim.refresh()
        lobby, lang, banner = self.link.lobby, self._words.lang, self.page.banner
        goes_on = self.link.match.goes_on
        again = tr("Accept another game") if self._asked_again() is not None else tr("Ask for another game")
        banner.buttons["Rematch"].setText(tr("Next game") if goes_on else again)
        parts = [match_words.score(lobby), match_words.standing(lobby, lang)] if lobby is not None else []
        ready = [chair.name for seat, chair in enumerate(lobby.chairs) if chair.ready] if lobby is not None else []
        parts += [tr("{0} is ready for the next game.", name) for name in ready if goes_on]
        self.standing.setText("\n".join(filter(None, parts)))
        self.standing.setVisible(bool(self.standing.text()))
        if not banner.isHidden():
            banner.fit()

    def _ask(self, act: Callable[[], None]) -> None:
        try:
            act()
        except Refused as refused:
            self.page.refuse(self._words.reason(refused.message))

    def _link_event(self, event: LinkEvent) -> None:
        if event.kind in ("times", "lobby", "state"):
            self._show_match()
        if event.kind == "said" and event.line is not None:
            self._remark(event.line)
            if event.line.phrase:
                self.bubble.show_line(event.line, far=event.line.seat != self.link.near_seat, lang=self._words.lang)
        elif event.kind == "requests":
            self.consent.show_requests()
            self._show_match()
            self._tell_settled(event)
        elif event.kind == "pointed" and event.pointed is not None:
            self.pointing.show(event.pointed)
        elif event.kind == "opening":
            self.verification.begin()
        elif event.kind == "state":
            self.consent.show_requests()
            if self.link.unopened is not None:
                self.verification.begin()
            if event.trouble is not None and self.link.state == "joined":
                self.page.refuse(event.trouble.sentence(self._words.lang))

    def _tell_settled(self, event: LinkEvent) -> None:
        if event.requests is None:
            return
        sentence = settled(event.requests, self.link.seat, self._words)
        if sentence:
            self.page.strip.notice(sentence)
            self.page.log.remark(sentence, f'<span style="color: {self._theme.quiet_text}">{sentence}</span>')

    def _remark(self, line: ChatLine) -> None:
        lang = self._words.lang
        self.page.log.remark(f"{line.name}: {match_words.chat_text(line, lang)}", said_html(line, self._theme, lang))


STAYS = 2000
"""Milliseconds a ring takes that somebody else has made: whoever sees it was not waiting for it."""


class SharedPointing:
    """Between one table's pointing and a link."""

    def __init__(self, link: SeatLink, scene: TableScene, pointing: Pointing) -> None:
        self._link, self._scene, self._pointing = link, scene, pointing
        self._colour = scene.theme.heal
        pointing.pinged = self._pinged
        pointing.drawn = self._drawn

    def show(self, pointed: Pointed) -> None:
        """Show what another seat points at, as far as it lies on this table."""
        start = self._where(pointed.card, pointed.seat, pointed.zone)
        target = self._scene.item_of(pointed.target) if pointed.target else None
        if start is None:
            return
        if target is not None:
            self._pointing.show_arrow(start, target.pos())
        elif not pointed.target:
            self._pointing.show_ping(start, self._colour, STAYS)

    def _where(self, card: int, seat: int, zone: str) -> QPointF | None:
        item = self._scene.item_of(card) if card else None
        if item is not None:
            return item.pos()
        view = self._scene.view
        if view is None or not any(shown.place == (seat, zone) for shown in view.zones):
            return None
        return self._scene.rect_of(Place(seat, zone)).center()

    def _pinged(self, point: QPointF) -> None:
        target = self._scene.target_at(point)
        if target is None or self._link.state != "joined":
            return
        if target.card:
            self._link.talk.point(target.card)
        else:
            zone = "resolution" if target.zone == "middle" else target.zone
            self._link.talk.point(seat=target.seat, zone=zone)

    def _drawn(self, start: QPointF, end: QPointF) -> None:
        first, second = self._scene.target_at(start), self._scene.target_at(end)
        if self._link.state == "joined" and first is not None and second is not None and first.card and second.card:
            self._link.talk.point(first.card, target=second.card)

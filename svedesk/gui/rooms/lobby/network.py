"""Network games: from hosting or joining through the lobby to the table, and away again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from svedesk.decks import Deck
from svedesk.desk.updates import NO_CHANGE, Update
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.message import Message
from svedesk.engine.view import View
from svedesk.gui.app.routes import JoinRoute, LobbyRoute, NetworkTableRoute
from svedesk.gui.kit.dialog import question_box
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.lobby.cards_seen import CardsSeen, CardsSeenDialog
from svedesk.gui.rooms.lobby.deck_box import offered_in
from svedesk.gui.rooms.lobby.host_page import HostPage
from svedesk.gui.rooms.lobby.invitation import Invitation
from svedesk.gui.rooms.lobby.join_page import JoinPage
from svedesk.gui.rooms.lobby.link.hosting import ClosingGames, HostOptions, InterruptedGame, LocalHost, interrupted
from svedesk.gui.rooms.lobby.link.joining import JoinRequest, link_to
from svedesk.gui.rooms.lobby.link.network_seat import NetworkSeat
from svedesk.gui.rooms.lobby.link.network_texts import NetworkTexts
from svedesk.gui.rooms.lobby.link.proof_checker import ProofChecker
from svedesk.gui.rooms.lobby.lobby_page import LobbyPage
from svedesk.gui.rooms.lobby.network_game import NetworkGame
from svedesk.gui.rooms.lobby.reaching import try_host, try_own_address
from svedesk.gui.rooms.lobby.save_replay import save_replay
from svedesk.gui.rooms.lobby.seat_file import bring, take_away
from svedesk.gui.rooms.table.table_controller import record_game
from svedesk.gui.table.page import GamePage
from svedesk.gui.table.words import Words
from svedesk.messages import PROGRAM
from svedesk.net.guest import GuestLink
from svedesk.net.host import CannotHost
from svedesk.net.limits import Timing
from svedesk.net.link import SeatLink
from svedesk.net.link_events import LinkEvent
from svedesk.net.room_plan import NotLetIn
from svedesk.net.tickets import Ticket, newest
from svedesk.settings.values import plain_name
from svedesk.wire.net_kept import Proof

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


class Network(QObject):
    """At most one network game at a time. Its pages come and go; what is between them is here."""

    timing: Timing | None = None

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._app, self._folder = app, app.folders.network
        self.hosting: LocalHost | None = None
        self.link: SeatLink | None = None
        self.game: NetworkGame | None = None
        self.page: HostPage | JoinPage | LobbyPage | None = None
        self._ticket: Ticket | None = None
        self._end: Callable[[], object] = lambda: None
        self._checker = ProofChecker(
            app.game,
            lambda: app.cards.rules,
            app.tasks,
            lambda deck, form: app.game.decks.problems(deck, form, app.cards.library),
        )
        self.title = ""
        self._deck = app.chosen.network_deck
        self._lobby_decks: Mapping[str, Deck] = {}
        self._anew = False
        """Whether the next table is that of another game."""
        self._goodbyes = ClosingGames()
        self._seen = CardsSeen()

    # -- pages --------------------------------------------------------------------------------------------------------

    def host_page(self) -> HostPage:
        """The page for hosting a game."""
        app = self._app
        self.page = page = HostPage(app.theme, app.lang, offered_in(app, app.decks.by_key))
        page.deck.show_deck(self._deck)
        page.name.setText(app.settings.now.network_name)
        page.edition.choose(app.edition)
        game = interrupted(self._folder)
        page.offer_again(game.stored.plan.title if game else "")
        page.wished.connect(self.host)
        page.again.clicked.connect(self.host_again)
        page.left.connect(app.router.start)
        return page

    def join_page(self, error: str = "") -> JoinPage:
        """The page for joining a game."""
        app = self._app
        self.page = page = JoinPage(app.theme, app.lang)
        page.name.setText(app.settings.now.network_name)
        ticket = newest(self._folder / "tickets")
        if ticket is not None:
            page.offer_return(ticket)
            page.name.setText(page.name.text() or ticket.name)
        page.wanted.connect(self.join)
        page.go_back.clicked.connect(self.go_back)
        page.give_up.clicked.connect(self._forget)
        page.stopped.connect(self._stop_joining)
        page.left.connect(self._back_from_join)
        page.tested.connect(lambda code: try_host(code, app.lang, partial(self._tell, page), self.timing))
        page.carry.clicked.connect(self._take_away)
        page.bring.clicked.connect(lambda: bring(page, self._folder / "tickets", self._return_with))
        page.say(error)
        return page

    def page_closed(self, page: QWidget) -> None:
        """A page of this room is about to go."""
        if isinstance(page, LobbyPage):
            page.close_link()
        if page is self.page:
            self.page = None

    def _tell(self, page: JoinPage | LobbyPage | HostPage, sentence: str, wrong: bool) -> None:
        if page is self.page and isinstance(page, JoinPage | LobbyPage):
            page.tell(sentence, wrong=wrong)

    def _keep_name(self, name: str) -> None:
        """Offer this name the next time."""
        self._app.settings.change(network_name=plain_name(name))

    # -- hosting ------------------------------------------------------------------------------------------------------

    def host(self, options: HostOptions) -> None:
        """Host a game and sit down at it."""
        page = self.page
        assert isinstance(page, HostPage)
        self._keep_deck(page.deck.key)
        self._keep_name(options.plan.host)
        decks = {page.deck.key: page.deck.deck} | self._app.decks.by_key
        self._host(options, page, decks)

    def host_again(self) -> None:
        """Go on with the game that was hosted last, on the page that hosts."""
        page, game = self.page, interrupted(self._folder)
        if isinstance(page, HostPage) and game is not None:
            self._host(game, page, self._app.decks.by_key)

    def _host(self, options: HostOptions | InterruptedGame, page: HostPage, decks: Mapping[str, Deck]) -> None:
        plan = options.stored.plan if isinstance(options, InterruptedGame) else options.plan
        try:
            hosting = LocalHost(
                options,
                self._app.game,
                self._app.cards.rules,
                self._app.cards.library,
                self._folder,
                restrictions=self._app.restrictions,
                timing=self.timing,
                on_trouble=lambda error: self._app.say(type(error).__name__),
                on_unsaved=self._app.save_failed.emit,
            )
        except CannotHost as cannot:
            page.say(cannot.trouble.sentence(self._app.lang))
            return
        except DamagedFile as damaged:
            page.say(damaged.in_words(self._app.lang))
            return
        except OSError as error:
            page.say(tr("Can't host the game: {0}", error.strerror or type(error).__name__))
            return
        self.hosting, self.title = hosting, plan.title
        self._follow(hosting.link)
        try:
            hosting.link.sit_down()
        except NotLetIn:
            self.leave()
            return
        if self.game is None:
            self._show_lobby(decks)
        if hosting.public_code is not None and self.page is not None:
            try_own_address(hosting.public_code, self._app.lang, partial(self._tell, self.page), self.timing)

    # -- joining ------------------------------------------------------------------------------------------------------

    def join(self, wanted: JoinRequest) -> None:
        """Look for a host, and sit down at its game."""
        self._keep_name(wanted.name)
        link, self._ticket = link_to(wanted, self._folder / "tickets", self.timing)
        self._join(link)

    def go_back(self) -> None:
        """Return to the seat one has, on the page that joins."""
        ticket = newest(self._folder / "tickets")
        if ticket is not None:
            self._return_with(ticket)

    def _return_with(self, ticket: Ticket) -> None:
        self._keep_name(ticket.name)
        self._ticket = ticket
        self._join(GuestLink(ticket.code, ticket.name, ticket=ticket, timing=self.timing))

    def _take_away(self) -> None:
        ticket = newest(self._folder / "tickets")
        if ticket is not None and isinstance(self.page, JoinPage):
            take_away(self.page, ticket)

    def _join(self, link: GuestLink) -> None:
        page = self.page
        assert isinstance(page, JoinPage)
        self._follow(link)
        page.show_connecting(", ".join(link.code.addresses))
        link.join()

    def _forget(self) -> None:
        ticket = newest(self._folder / "tickets")
        if ticket is not None:
            ticket.forget()
        self._app.router.open(JoinRoute())

    def _stop_joining(self) -> None:
        link = self.link
        self._unfollow()
        if isinstance(link, GuestLink):
            link.disconnect()
        if isinstance(self.page, JoinPage):
            self.page.say("")

    def _back_from_join(self) -> None:
        self._stop_joining()
        self._app.router.start()

    # -- the lobby ----------------------------------------------------------------------------------------------------

    def _show_lobby(self, decks: Mapping[str, Deck]) -> None:
        self._lobby_decks = decks
        self._app.router.open(LobbyRoute())

    def lobby_page(self) -> LobbyPage:
        """The page of the lobby of the link there is."""
        hosting, link = self.hosting, self.link
        assert link is not None
        watches = link.watches
        if hosting is not None:
            lead = (
                PROGRAM.say(Message("port-moved", (hosting.moved_from, hosting.host.port)), self._app.lang)
                if hosting.moved_from
                else tr("The table is open. Give the code to the other player.")
            )
        else:
            host = link.welcome.host if link.welcome is not None else ""
            lead = (
                tr("You are watching. The game appears here when it begins.")
                if watches
                else tr("At {0}'s table.", host)
            )
        self.page = page = LobbyPage(
            link,
            self._app.theme,
            self._app.lang,
            offered_in(self._app, self._lobby_decks),
            title=self.title,
            lead=lead,
            leave=tr("Close the table" if hosting is not None else "Leave the table"),
            invitation=Invitation(hosting.host.code(), hosting.short_code) if hosting else None,
        )
        page.deck.show_deck(self._deck)
        page.deck_brought.connect(lambda _: self._keep_deck(page.deck.key))
        page.left.connect(self.leave)
        page.seen.setVisible(bool(self._seen) and link.match.goes_on and not watches)
        page.seen.clicked.connect(lambda: self._show_seen(page))
        return page

    def _show_seen(self, page: LobbyPage) -> None:
        app, link = self._app, page.link
        name = link.lobby.chairs[1 - link.seat].name if link.lobby is not None else ""
        rows = self._seen.rows(app.game, app.cards.library)
        CardsSeenDialog(page.theme, name, rows, app.words(), app.cards.library, page).open()

    def lobby_shown(self) -> None:
        """The lobby is before the user: bring the deck."""
        link, page = self.link, self.page
        if link is None or not isinstance(page, LobbyPage) or link.watches:
            return
        if link.lobby is None or link.lobby.phase in ("lobby", "over"):
            page.bring_deck()

    def _keep_deck(self, key: str) -> None:
        self._deck = key
        self._app.keep(network_deck=key)

    # -- what the link tells ------------------------------------------------------------------------------------------

    def _follow(self, link: SeatLink) -> None:
        self._unfollow()
        self.link, self._anew = link, True
        end_events, end_updates = link.follow(self._link_event), link.subscribe(self._table_changed)
        self._end = lambda: (end_events(), end_updates())

    def _unfollow(self) -> None:
        self._end()
        self._end = lambda: None
        self.link = None

    def _link_event(self, event: LinkEvent) -> None:
        link = self.link
        if link is None:
            return
        if event.kind == "lobby" and link.lobby is not None:
            self._anew = self._anew or link.lobby.phase == "shuffle"
            if link.lobby.phase == "lobby" and self.game is not None:
                self._close_game()
                self._show_lobby(self._app.decks.by_key)
        elif event.kind == "state" and isinstance(self.page, JoinPage) and isinstance(link, GuestLink):
            self._joining(link, self.page)

    def _table_changed(self, update: Update) -> None:
        if self._anew and update.cause not in NO_CHANGE:
            self._anew = False
            self._show_table()

    def _joining(self, link: GuestLink, page: JoinPage) -> None:
        trouble = link.trouble.sentence(self._app.lang) if link.trouble is not None else ""
        if link.state == "joined" and link.welcome is not None:
            self.title = link.welcome.title
            self._show_lobby(self._app.decks.by_key)
        elif link.state == "closed":
            self._unfollow()
            if self._ticket is not None and link.trouble is not None and link.trouble.key in ("wrong-code", "started"):
                self._ticket.forget()  # the host keeps no seat for it any more
            page.say(trouble)
        elif link.state == "away":
            at = self._ticket.title if self._ticket is not None else ""
            page.wait_for(at or ", ".join(link.code.addresses))

    # -- the table ----------------------------------------------------------------------------------------------------

    def _show_table(self) -> None:
        self._close_game()
        self._app.router.open(NetworkTableRoute())

    def sit_down(self) -> tuple[GamePage, tuple[str, str]]:
        """The table of the link there is, and who plays at it."""
        app, link = self._app, self.link
        assert link is not None
        self._close_game()
        chairs = link.lobby.chairs if link.lobby is not None else ()
        called = [chair.name or f"{tr('Player')} {seat + 1}" for seat, chair in enumerate(chairs)]
        names = (called[0], called[1]) if len(called) > 1 else ("", "")
        words = Words(NetworkTexts(app.cards.rules, app.cards.texts, link), names, app.lang)
        words.you = -1 if link.watches else link.near_seat
        table_seat = NetworkSeat(link, words)
        page = GamePage(table_seat, app.theme, app.faces_for(words), app.cards_to_create(), reduced=app.reduced_motion)
        app.set_pace(page.motion)
        table_seat.changed.connect(lambda change: self._note(link, change.view, (names[0], names[1])))
        self._note(link, table_seat.view, (names[0], names[1]))
        self.game = NetworkGame(page, link, app.theme, self._checker, hosts=self.hosting is not None)
        self.game.left.connect(self.ask_leave)
        self.game.goes_on.connect(self._between_games)
        self.game.verification.held.connect(partial(self._keep_game, names))
        return page, names

    def _between_games(self) -> None:
        """Before the next game of a match: another deck may be brought."""
        self._close_game()
        self._anew = False
        self._show_lobby(self._app.decks.by_key)

    def _keep_game(self, names: tuple[str, str], proof: Proof) -> None:
        try:
            save_replay(self._app.folders.saves, proof, names)
        except DamagedFile as damaged:
            self._app.say(damaged.in_words(self._app.lang))

    def _note(self, link: SeatLink, view: View, names: tuple[str, str]) -> None:
        """Note what the other side shows, and put a game that is over into the match record of whoever played it."""
        self._seen.note(link, view)
        record, chairs = link.record, link.lobby.chairs if link.lobby is not None else ()
        if view.outcome is not None and record is not None and not link.watches and len(chairs) == len(names):
            decks = chairs[0].deck, chairs[1].deck
            record_game(self._app, record.game.hex()[:16], view, decks, names, link.seat)

    def _close_game(self) -> None:
        if self.game is not None:
            self.game.close_link()
            self.game = None

    # -- leaving ------------------------------------------------------------------------------------------------------

    @property
    def linked(self) -> bool:
        """Whether the window is at a network game, or in the lobby before one."""
        return self.link is not None

    @property
    def goes_on(self) -> bool:
        """Whether a game is open that is not over."""
        link = self.link
        if self.game is None or link is None or link.state == "closed":
            return False
        return link.playing and link.view().outcome is None

    def ask_leave(self) -> None:
        """Leave, after asking while the game goes on."""
        if not self.goes_on or self.game is None:
            self.leave()
            return
        page, act = self.game.page, tr("Leave the game")
        asked = tr(
            "The table closes for everyone. Use “Resume” in the main menu to open it again with the same seats."
            if self.hosting is not None
            else "Your seat is kept. Use “Resume” in the main menu to come back."
        )
        page.show_dialog(question_box(act, asked, act, tr("Stay"), self.leave, page))

    def leave(self) -> None:
        """Leave the game, or close it for all, and show the menu. A seat in a game that goes on is kept."""
        keeps_seat = self.goes_on or (self.link is not None and self.link.match.goes_on)
        self._drop()
        if self._ticket is not None and not keeps_seat:
            self._ticket.forget()
        self._ticket = None
        self._app.router.start()

    def _drop(self, *, goodbye: bool = True) -> None:
        link, hosting = self.link, self.hosting
        self._unfollow()
        self._close_game()
        self.hosting = None
        if hosting is not None:
            self._goodbyes.close(hosting)
        elif isinstance(link, GuestLink):
            (link.leave if goodbye else link.disconnect)()

    def talk(self) -> None:
        """Let the user type a line of chat, at a table."""
        if self.game is not None:
            self.game.talk()

    def close(self) -> None:
        """The window closes: the seat in a game that goes on is kept, a hosted game can be gone on with."""
        self._drop(goodbye=False)
        self._goodbyes.wait()

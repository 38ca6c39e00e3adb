"""Network games of one window: from hosting or joining through the lobby to the table, and away again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox

from svedesk.decks import Deck
from svedesk.documents.damaged import DamagedFile
from svedesk.gui.kit.page import refill
from svedesk.gui.rooms.lobby.deck_box import offered_in
from svedesk.gui.rooms.lobby.host_page import HostPage
from svedesk.gui.rooms.lobby.invitation import Invitation
from svedesk.gui.rooms.lobby.join_page import JoinPage
from svedesk.gui.rooms.lobby.keeping import keep_game
from svedesk.gui.rooms.lobby.link.checking import Checker
from svedesk.gui.rooms.lobby.link.desk import LinkDesk
from svedesk.gui.rooms.lobby.link.goodbyes import Goodbyes
from svedesk.gui.rooms.lobby.link.hosting import Hosting, Interrupted, Wishes, interrupted
from svedesk.gui.rooms.lobby.link.joining import Wanted, link_to, ticket_to_use
from svedesk.gui.rooms.lobby.link.sitting import LinkSitting
from svedesk.gui.rooms.lobby.link.texts import LinkTexts
from svedesk.gui.rooms.lobby.lobby_page import LobbyPage
from svedesk.gui.rooms.lobby.network_game import NetworkGame
from svedesk.gui.rooms.lobby.surroundings import Surroundings
from svedesk.gui.rooms.lobby.texts import Texts
from svedesk.gui.table.words import Words
from svedesk.net.guest import GuestLink
from svedesk.net.host import CannotHost
from svedesk.net.limits import Timing
from svedesk.net.link import SeatLink
from svedesk.net.room_plan import NotLetIn
from svedesk.net.table_link import News
from svedesk.net.tickets import Ticket
from svedesk.net.verify import Proof
from svedesk.settings.values import plain_name


class Network(QObject):
    """At most one network game at a time, of one window. `folder` keeps certificates, rooms and tickets."""

    def __init__(self, window: Surroundings, folder: Path, *, timing: Timing | None = None) -> None:
        super().__init__()
        self._window, self._folder, self.timing = window, folder, timing
        self.hosting: Hosting | None = None
        self.link: SeatLink | None = None
        self.game: NetworkGame | None = None
        self.page: HostPage | JoinPage | LobbyPage | None = None
        self._ticket: Ticket | None = None
        self._end: Callable[[], None] = lambda: None
        self._checker = Checker(lambda: window.rules)
        self._title = ""
        self._deck = window.settings.now.network_deck
        self._anew = False
        """Whether the next table is that of another game."""
        self._goodbyes = Goodbyes()

    @property
    def texts(self) -> Texts:
        """What is said, in the language the window speaks now."""
        return Texts(self._window.lang)

    # -- pages --------------------------------------------------------------------------------------------------------

    def open_host(self) -> None:
        """Show the page for hosting a game."""
        window = self._window
        page = HostPage(window.theme, self.texts, offered_in(window, window.decks))
        page.deck.show_deck(self._deck)
        page.name.setText(self._window.settings.now.network_name)
        found = interrupted(self._folder)
        page.offer_again(found.stored.plan.title if found else "")
        page.wished.connect(self.host)
        page.resumed.connect(self._host_again)
        page.left.connect(self._window.show_menu)
        self._show(page, self.texts("host-title"))

    def open_join(self, trouble: str = "") -> None:
        """Show the page for joining a game."""
        page = JoinPage(self._window.theme, self.texts)
        page.name.setText(self._window.settings.now.network_name)
        ticket = ticket_to_use(self._folder / "tickets")
        if ticket is not None:
            page.offer_return(ticket.name, ticket.code.addresses[0])
            page.name.setText(page.name.text() or ticket.name)
        page.wanted.connect(self.join)
        page.returned.connect(self._return)
        page.forgotten.connect(self._forget)
        page.stopped.connect(self._stop_joining)
        page.left.connect(self._back_from_join)
        self._show(page, self.texts("join-title"))
        if trouble:
            page.say(trouble)

    def _keep_name(self, name: str) -> None:
        """Offer this name the next time."""
        self._window.settings.change(network_name=plain_name(name))

    def _show(self, page: HostPage | JoinPage | LobbyPage, title: str) -> None:
        self._put_page_away()
        self.page = page
        self._window.show_page(page, title)

    def _put_page_away(self) -> None:
        if isinstance(self.page, LobbyPage):
            self.page.close_link()
        self.page = None

    # -- hosting ------------------------------------------------------------------------------------------------------

    def host(self, wishes: Wishes) -> None:
        """Host a game and sit down at it."""
        page = self.page
        assert isinstance(page, HostPage)
        self._keep_deck(page.deck.key)
        self._keep_name(wishes.plan.host)
        decks = {page.deck.key: page.deck.deck} | self._window.decks
        self._host(wishes, page, decks)

    def _host_again(self) -> None:
        page, found = self.page, interrupted(self._folder)
        if isinstance(page, HostPage) and found is not None:
            self._host(found, page, self._window.decks)

    def _host(self, wishes: Wishes | Interrupted, page: HostPage, decks: Mapping[str, Deck]) -> None:
        plan = wishes.stored.plan if isinstance(wishes, Interrupted) else wishes.plan
        try:
            hosting = Hosting(
                wishes,
                self._window.rules,
                self._window.library,
                self._folder,
                timing=self.timing,
                on_trouble=lambda error: self._window.say(type(error).__name__),
            )
        except CannotHost as cannot:
            page.say(cannot.trouble.sentence(self._window.lang))
            return
        except DamagedFile as damaged:
            page.say(damaged.in_words(self._window.lang))
            return
        except OSError as error:
            page.say(self.texts("host-failed", error.strerror or type(error).__name__))
            return
        self.hosting, self._title = hosting, plan.title
        self._follow(hosting.link)
        try:
            hosting.link.sit_down()
        except NotLetIn:
            self.leave()
            return
        if self.game is None:
            self._show_lobby(hosting.link, decks)

    # -- joining ------------------------------------------------------------------------------------------------------

    def join(self, wanted: Wanted) -> None:
        """Look for a host, and sit down at its game."""
        self._keep_name(wanted.name)
        link, self._ticket = link_to(wanted, self._folder / "tickets", self.timing)
        self._join(link)

    def _return(self) -> None:
        ticket = ticket_to_use(self._folder / "tickets")
        if ticket is not None:
            self._keep_name(ticket.name)
            self._ticket = ticket
            self._join(GuestLink(ticket.code, ticket.name, ticket=ticket, timing=self.timing))

    def _join(self, link: GuestLink) -> None:
        page = self.page
        assert isinstance(page, JoinPage)
        self._follow(link)
        page.show_connecting(", ".join(link.code.addresses))
        link.join()

    def _forget(self) -> None:
        ticket = ticket_to_use(self._folder / "tickets")
        if ticket is not None:
            ticket.forget()
        self.open_join()

    def _stop_joining(self) -> None:
        link = self.link
        self._unfollow()
        if isinstance(link, GuestLink):
            link.close()
        if isinstance(self.page, JoinPage):
            self.page.say("")

    def _back_from_join(self) -> None:
        self._stop_joining()
        self._window.show_menu()

    # -- the lobby ----------------------------------------------------------------------------------------------------

    def _show_lobby(self, link: SeatLink, decks: Mapping[str, Deck]) -> None:
        texts, hosting = self.texts, self.hosting
        watches = link.seat > 1
        if hosting is not None:
            lead = texts("lobby-lead-host")
        else:
            host = link.welcome.host if link.welcome is not None else ""
            lead = texts("lobby-lead-watch") if watches else texts("lobby-lead", host)
        page = LobbyPage(
            link,
            self._window.theme,
            texts,
            offered_in(self._window, decks),
            title=self._title,
            lead=lead,
            leave=texts("close-table" if hosting is not None else "leave"),
            invitation=Invitation(hosting.code, texts, listed=hosting.found_by_others) if hosting else None,
        )
        page.deck.show_deck(self._deck)
        page.deck_brought.connect(lambda _: self._keep_deck(page.deck.key))
        page.left.connect(self.leave)
        self._show(page, self._title)
        if not watches and (link.lobby is None or link.lobby.phase == "lobby"):
            page.bring_deck()

    def _keep_deck(self, key: str) -> None:
        self._deck = key
        self._window.settings.change(network_deck=key)

    # -- what the link tells ------------------------------------------------------------------------------------------

    def _follow(self, link: SeatLink) -> None:
        self._unfollow()
        self.link, self._anew = link, True
        self._end = link.subscribe(self._heard)

    def _unfollow(self) -> None:
        self._end()
        self._end = lambda: None
        self.link = None

    def _heard(self, news: News) -> None:
        link = self.link
        if link is None:
            return
        if news.kind == "table" and self._anew:
            self._anew = False
            self._show_table(link)
        elif news.kind == "lobby" and link.lobby is not None:
            self._anew = self._anew or link.lobby.phase == "shuffle"
            if link.lobby.phase == "lobby" and self.game is not None:
                self._close_game()
                self._show_lobby(link, self._window.decks)
        elif news.kind == "state" and isinstance(self.page, JoinPage) and isinstance(link, GuestLink):
            self._joining(link, self.page)

    def _joining(self, link: GuestLink, page: JoinPage) -> None:
        trouble = link.trouble.sentence(self._window.lang) if link.trouble is not None else ""
        if link.state == "joined" and link.welcome is not None:
            self._title = link.welcome.title
            self._show_lobby(link, self._window.decks)
        elif link.state == "closed":
            self._unfollow()
            if self._ticket is not None and link.trouble is not None and link.trouble.key in ("wrong-code", "started"):
                self._ticket.forget()  # the host keeps no seat for it any more
            page.say(trouble)
        elif link.state == "away":
            page.show_connecting(", ".join(link.code.addresses), trouble)

    # -- the table ----------------------------------------------------------------------------------------------------

    def _show_table(self, link: SeatLink) -> None:
        self._close_game()
        self._put_page_away()
        desk = LinkDesk(link)
        chairs = link.lobby.chairs if link.lobby is not None else ()
        called = [chair.name or f"{self.texts('player')} {seat + 1}" for seat, chair in enumerate(chairs)]
        names = (called[0], called[1]) if len(called) > 1 else ("", "")
        texts = LinkTexts(self._window.rules, self._window.texts, link)
        page = self._window.show_game(LinkSitting(desk, Words(texts, names, self._window.lang)), names)
        hosts = self.hosting is not None
        self.game = NetworkGame(page, desk, self._window.theme, self.texts, self._checker, hosts=hosts)
        self.game.left.connect(self.ask_leave)
        self.game.verification.held.connect(partial(self._keep_game, names))

    def _keep_game(self, names: tuple[str, str], proof: Proof) -> None:
        try:
            keep_game(self._window.folder, proof, names)
        except DamagedFile as damaged:
            self._window.say(damaged.in_words(self._window.lang))

    def redress(self) -> None:
        """Show the table anew: the window has other colours."""
        if self.link is not None and self.game is not None:
            self._show_table(self.link)

    def make_page_anew(self) -> None:
        """Show the page for hosting or joining anew, with what was typed into it: the window looks otherwise now."""
        old, reopen = self.page, self.open_host if isinstance(self.page, HostPage) else self.open_join
        if isinstance(old, HostPage | JoinPage) and self.link is None:
            reopen()
            refill(old, self.page or old)

    def _close_game(self) -> None:
        if self.game is not None:
            self.game.close_link()
            self.game = None

    # -- leaving ------------------------------------------------------------------------------------------------------

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
        texts, page = self.texts, self.game.page
        box = QMessageBox(page)
        box.setWindowTitle(texts("menu-leave"))
        box.setText(texts("leaving-host" if self.hosting is not None else "leaving-guest"))
        leave = box.addButton(texts("menu-leave"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(texts("stay"), QMessageBox.ButtonRole.RejectRole))
        leave.clicked.connect(self.leave)
        page.show_dialog(box)

    def leave(self) -> None:
        """Leave the game, or close it for all, and show the menu. A seat in a game that goes on is kept."""
        kept = self.goes_on
        self._drop()
        if self._ticket is not None and not kept:
            self._ticket.forget()
        self._ticket = None
        self._window.show_menu()

    def _drop(self) -> None:
        link, hosting = self.link, self.hosting
        self._unfollow()
        self._close_game()
        self._put_page_away()
        self.hosting = None
        if hosting is not None:
            self._goodbyes.close(hosting)
        elif isinstance(link, GuestLink):
            link.leave()

    def close(self) -> None:
        """The window closes: the seat in a game that goes on is kept, a hosted game can be gone on with."""
        link, hosting = self.link, self.hosting
        self._unfollow()
        self._close_game()
        if hosting is not None:
            self.hosting = None
            self._goodbyes.close(hosting)
        elif isinstance(link, GuestLink):
            link.close()
        self._checker.close()
        self._goodbyes.wait()

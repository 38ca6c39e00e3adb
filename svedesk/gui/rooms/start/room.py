"""The start page: what each of its entries does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from svedesk.data import resources
from svedesk.desk.kept_games import last_played
from svedesk.engine.facts import Facts
from svedesk.engine.game import Game
from svedesk.engine.log import Setup
from svedesk.engine.message import Refused
from svedesk.gui.app import open_game
from svedesk.gui.app.router import PageController
from svedesk.gui.app.routes import HostRoute, JoinRoute, Route, StartRoute
from svedesk.gui.app.sidecar_files import Seats
from svedesk.gui.kit.choices import computer_name
from svedesk.gui.kit.tasks import delayed
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.art.drawn import BUDGET, DrawnPictures
from svedesk.gui.look.scaled_copies import Copies, drawn_path
from svedesk.gui.rooms.start.new_game import NewGame
from svedesk.gui.rooms.start.page import MenuPage
from svedesk.settings.store import desk_settings
from svedesk.settings.values import plain_name

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


class Interrupted(NamedTuple):
    """A game that can be gone on with: when something was kept of it last, what it is called, how to go on."""

    at: float
    sentence: str
    go_on: Callable[[], object]


def showcase_card(game: Game) -> Facts:
    """The card that shows what a game is about."""
    cards = {card.number: card for card in game.shipped_cards(resources())}
    return cards[next(iter((*game.showcase, *cards)))]


_PAUSE = 120
"""Milliseconds after the window's size changed until its pictures are drawn again."""
FORM = frozenset(
    (
        *("names", "decks", "first", "open_hands", "passing", "edition", "form"),
        *("opponent", "level", "computer_decks", "computer_first", "games"),
    )
)
"""Settings that are in the form of a new game."""


class StartController(PageController):
    """Stays as long as the window, below every other page."""

    page: MenuPage

    def __init__(self, app: App, route: StartRoute) -> None:
        super().__init__(app)
        self.page = page = MenuPage(app.theme, app.lang, app.game, app.decks.names(), [*app.games.values()])
        self._left = False
        page.sheet.started.connect(self.start_game)
        page.resume.clicked.connect(self._resume)
        page.wanted.connect(self._open)
        page.game_wanted.connect(self._turn_to)
        page.language_wanted.connect(lambda lang: app.settings.change(lang=lang))
        page.sheet.fill(app.chosen)
        if app.settings.lasts and not app.settings.now.game and len(app.games) > 1:
            page.ask_game()
        app.decks.changed.connect(self._offer_decks)
        self._end = app.settings.subscribe(self._settings_changed)
        # Pictures and rules take longer than all of the page: they come when it is seen.
        page.painted.connect(self._shown, Qt.ConnectionType.SingleShotConnection)
        self._size = QSize()
        self._artist = DrawnPictures(Copies(drawn_path(), BUDGET))
        self._drawing = delayed(page, _PAUSE, self.draw)

    def _shown(self) -> None:
        self._drawing.start()
        self.page.resized.connect(self._drawing.start)
        if self.app.cards.ready:
            self._tell_of_decks()
        else:
            self.app.cards.prepare(self._tell_of_decks)

    def _tell_of_decks(self) -> None:
        if not self._left:
            self.page.sheet.tell_of_decks(partial(open_game.executed, self.app), partial(open_game.classes, self.app))
            self.page.coming.connect(self._preload)

    def _preload(self, entry: Route | str) -> None:
        if isinstance(entry, Route):
            self.app.router.preload(type(entry))

    def draw(self) -> None:
        """Draw the pictures for the page as large as it is, in the background."""
        # Modules the first page can wait for.
        from svedesk.gui.rooms.start.pictures import land_picture, shown_on_tiles, tile_picture

        page = self.page
        if self._left or page.size() == self._size:
            return
        self._size, ratio = page.size(), page.devicePixelRatioF()
        tasks = self.app.tasks

        def size(widget: QWidget, most: int) -> tuple[int, int]:
            scale = min(ratio, most / max(1, widget.width()))  # on large screens a little softer, and there at once
            return round(widget.width() * scale), round(widget.height() * scale)

        tasks.start(partial(land_picture, *size(page, 1920)), done=self._show(page.show_land), queue="start pictures")
        shown = [(tile, shown_on_tiles()[name]) for name, tile in page.tiles.items()]
        if page.choosing:
            shown = [(tile, showcase_card(self.app.games[name])) for name, tile in page.choice.tiles.items()]
        for tile, facts in shown:
            work = partial(tile_picture, self._artist, facts, *size(tile, 768))
            tasks.start(work, done=self._show(tile.show_picture), queue="start pictures")

    def _show(self, show: Callable[[QImage], None]) -> Callable[[QImage], None]:
        """Show a picture, unless the page is gone by then."""
        return lambda picture: None if self._left else show(picture)

    def state(self) -> Route:
        return StartRoute()

    def opened(self) -> None:
        self.page.say("")
        game = self._interrupted()
        self.page.offer_resume(game.sentence if game is not None else "")

    def _interrupted(self) -> Interrupted | None:
        """The game that was played last and is not over. Who never played on a network does not wait for its modules:
        they are a tenth of the start."""
        app = self.app
        games: list[Interrupted] = []
        if (game := last_played(app.folders.saves)) is not None:
            named = game._replace(decks=tuple(map(app.decks.title, game.decks)))
            games.append(
                Interrupted(game.path.stat().st_mtime, named.in_words(app.lang), partial(open_game.resume, app))
            )
        if app.folders.network.is_dir():
            from svedesk.gui.rooms.lobby.link.hosting import interrupted
            from svedesk.net.tickets import newest

            if (hosted := interrupted(app.folders.network)) is not None:
                called = tr("The game you hosted: {0}", hosted.stored.plan.title)
                games.append(Interrupted(hosted.kept_at, called, partial(self._go_on, HostRoute())))
            if (seat := newest(app.folders.network / "tickets")) is not None:
                called = tr("Your seat in a network game: {0}", seat.title or seat.code.addresses[0])
                games.append(Interrupted(seat.kept_at, called, partial(self._go_on, JoinRoute())))
        return max(games, key=lambda game: game.at, default=None)

    def _go_on(self, route: Route) -> None:
        """Go on with a network game, on its page: it tells what is in the way."""
        self.app.router.open(route).do("resume")

    def leave(self, *, rebuilt: bool) -> None:
        self._left = True
        self._end()

    def say(self, sentence: str, *, wrong: bool = True) -> None:
        self.page.say(sentence, wrong=wrong)

    def _turn_to(self, name: str) -> None:
        """Another game is wanted: not while one is played on the network."""
        asked = self.page.choosing
        self.app.turn_to(name)
        if asked and not self._left:
            self.page.show_menu()
            self._size = QSize()
            self._drawing.start()

    def _resume(self) -> None:
        """Go on with the game played last."""
        game = self._interrupted()
        (partial(open_game.resume, self.app) if game is None else game.go_on)()

    def _open(self, entry: Route | str) -> None:
        if isinstance(entry, Route):
            self.app.router.open(entry)
        else:
            self.app.actions[entry].trigger()

    def _offer_decks(self) -> None:
        self.page.sheet.offer_decks(self.app.decks.names())

    def _settings_changed(self, names: frozenset[str]) -> None:
        if names & FORM:
            self.page.sheet.fill(self.app.chosen)

    def start_game(self, wanted: NewGame) -> None:
        """Begin a game as the form says."""
        app = self.app
        seed = wanted.seed if wanted.seed >= 0 else open_game.any_seed()
        game, form = app.game, wanted.form or app.game.decks.formats[0]
        keys = open_game.surprised(app, wanted.decks, form)
        decks = tuple(app.decks.by_key[key].as_list() for key in keys)
        setup = Setup(game.name, game.edition_chosen(wanted.edition, app.lang), seed, decks, wanted.first, format=form)
        self._keep(wanted)
        settings, names = desk_settings(app.settings.now, app.game.table.choices), wanted.names
        if wanted.level:
            settings = open_game.against_computer(settings, wanted.level)
            names = (names[0], computer_name(wanted.level))
        try:
            open_game.start(app, setup, Seats(names, wanted.open_hands), settings)
            self.page.show_menu()  # the game leads back there
        except Refused as refused:
            self.page.say(app.words(wanted.names).reason(refused.message))

    def _keep(self, wanted: NewGame) -> None:
        """Offer the next new game as this one was."""
        usual = (tr("Player 1"), tr("Player 2"), tr("You"))
        names = tuple("" if name in usual else plain_name(name) for name in wanted.names)
        usual_edition = wanted.edition == self.app.game.edition_chosen("", self.app.lang)  # another in another language
        edition = "" if usual_edition else wanted.edition
        chosen: dict[str, object] = {"passing": wanted.passing, "edition": edition, "form": wanted.form}
        if wanted.level:
            names = (names[0], self.app.settings.now.names[1])
            chosen |= {"opponent": "computer", "level": wanted.level}
            chosen |= {"computer_decks": wanted.decks, "computer_first": wanted.first}
        else:
            chosen |= {"opponent": "person", "decks": wanted.decks, "first": wanted.first}
            chosen |= {"open_hands": wanted.open_hands}
        self.app.keep(names=names, **chosen)

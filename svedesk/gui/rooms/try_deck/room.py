"""A deck is tried alone."""

from __future__ import annotations

from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING

from svedesk.engine.log import Setup
from svedesk.engine.message import Refused
from svedesk.gui.app import open_game
from svedesk.gui.app.router import PageController
from svedesk.gui.app.routes import Route, TryDeckRoute
from svedesk.gui.app.sidecar_files import Seats
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.lobby.deck_box import executed_words
from svedesk.gui.rooms.try_deck.page import TryDeckPage
from svedesk.settings.store import desk_settings

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


class TryDeckController(PageController):
    """The page, and the game that is begun from it."""

    page: TryDeckPage
    keeps_input = True

    def __init__(self, app: App, route: TryDeckRoute) -> None:
        super().__init__(app)
        self.title = tr("Try a deck")
        executed = partial(executed_words, game=app.game, rules=app.cards.rules, sentence=app.words().of_game.sentence)
        self.page = page = TryDeckPage(
            app.theme,
            app.faces(),
            app.decks.by_key,
            app.decks.names(),
            chance=SystemRandom(),
            executed=executed,
            rules=app.game.decks,
        )
        page.left.connect(app.router.start)
        page.alone.connect(lambda deck, goes_first: self._play(deck, goes_first=goes_first))

    def state(self) -> Route:
        return TryDeckRoute()

    def _play(self, deck: str, *, goes_first: bool) -> None:
        """The deck against the same deck at a seat nobody sits at."""
        app = self.app
        cards = app.decks.by_key[deck].as_list()
        seed, first = SystemRandom().randrange(2**31), 0 if goes_first else open_game.NOBODY
        setup = Setup(app.game.name, app.edition, seed, (cards, cards), first, format=app.decks.by_key[deck].format)
        settings = open_game.alone(desk_settings(app.settings.now, app.game.table.choices))
        seats = Seats((tr("Player 1"), tr("Empty seat")), open_hands=True, alone=True)
        try:
            open_game.start(app, setup, seats, settings)
        except Refused as refused:
            self.page.notice.say(app.words().reason(refused.message))

"""What a window does for somebody who tries a deck."""

from __future__ import annotations

from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING

from svedesk.engine.log import Setup
from svedesk.engine.message import Refused
from svedesk.games.sve.ruleset import EDITIONS, NAME
from svedesk.gui.app import open_game
from svedesk.gui.app.seats_file import Seats
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.lobby.deck_box import executed_words
from svedesk.gui.rooms.try_deck.page import GoldfishPage
from svedesk.settings.for_desk import desk_settings

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow


def show(window: MainWindow, before: GoldfishPage | None = None) -> GoldfishPage:
    """Show the page; `before` is the one it stands for, in other colours or words."""
    page = GoldfishPage(
        window.theme,
        window.faces(("", "")),
        window.decks,
        chance=SystemRandom(),
        executed=partial(executed_words, rules=window.rules, sentence=window.words_for(("", "")).sentence),
    )
    if before is not None:
        page.go_on_from(before)
    page.left.connect(window.show_menu)
    page.alone.connect(lambda deck, goes_first: _play(window, page, deck, goes_first=goes_first))
    window.show_page(page, tr("Try a deck"), lambda: show(window, page))
    page.setFocus()
    return page


def _play(window: MainWindow, page: GoldfishPage, deck: str, *, goes_first: bool) -> None:
    """The deck against the same deck at a seat nobody sits at."""
    wanted = window.settings.now.edition
    cards = window.decks[deck].as_list()
    edition = wanted if wanted in EDITIONS else EDITIONS[-1]
    seed, first = SystemRandom().randrange(2**31), 0 if goes_first else open_game.NOBODY
    setup = Setup(NAME, edition, seed, (cards, cards), first, format=window.decks[deck].format)
    settings = open_game.alone(desk_settings(window.settings.now))
    try:
        open_game.start(window, setup, Seats((tr("Player 1"), tr("Empty seat")), open_hands=True, alone=True), settings)
    except Refused as refused:
        page.notice.say(window.words_for(("", "")).reason(refused.message))

"""The menu page of a window: what each of its entries does."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from svedesk.gui.app import navigation, open_game
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.start.page import MenuPage

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow

SHOW_CARDS = ("SD01-003", "SD01-001", "SD02-001", "SD02-003", "SD01-016")
"""The cards of the picture."""


def menu_page(window: MainWindow) -> MenuPage:
    """Make it, with what is offered in the window now."""
    faces = window.faces((tr("Player 1"), tr("Player 2")))
    page = MenuPage(window.theme, faces, window.offered_decks(), SHOW_CARDS)
    page.started.connect(window.new_game)
    page.resumed.connect(window.resume)
    page.loaded.connect(window.ask_load)
    page.replays_wanted.connect(window.show_replays)
    page.boards_wanted.connect(partial(navigation.show_boards, window))
    page.goldfish_wanted.connect(partial(navigation.show_goldfish, window))
    page.decks_wanted.connect(partial(navigation.show_decks, window))
    page.cards_wanted.connect(partial(navigation.show_cards, window))
    page.own_cards_wanted.connect(partial(navigation.show_own_cards, window))
    page.host_wanted.connect(window.host_game)
    page.join_wanted.connect(window.join_game)
    page.keys_wanted.connect(window.show_keys)
    page.about_wanted.connect(window.show_about)
    page.settings_wanted.connect(window.show_settings)
    page.language_wanted.connect(window.set_language)
    page.left.connect(window.close)
    page.form.fill(window.settings.now)
    page.form.tell_of_decks(partial(open_game.enforced, window))
    return page

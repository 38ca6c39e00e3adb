"""Games and boards from files: the one played last, and those the user names; and the same game once more."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from svedesk.cards.file_kind import recognised
from svedesk.decks.file_kind import is_deck
from svedesk.desk.autosave import Autosave
from svedesk.desk.desk import Desk
from svedesk.desk.kept_games import last_played
from svedesk.desk.settings import DeskSettings
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.log import Setup
from svedesk.engine.message import Refused
from svedesk.games.sve.ruleset import NAME
from svedesk.games.sve.status import deck_message, deck_status
from svedesk.gui.app import navigation, seats_file
from svedesk.gui.app.seats_file import Seats
from svedesk.gui.kit.translate import tr
from svedesk.settings.for_desk import desk_settings

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow
    from svedesk.gui.rooms.start.page import NewGame
    from svedesk.gui.table.page import GamePage

NOBODY = 1
"""The seat that nobody sits at in a game played alone."""


def new_game(window: MainWindow, wanted: NewGame) -> None:
    """Begin a game as the menu's form says."""
    seed = wanted.seed if wanted.seed >= 0 else _any_seed()
    decks = tuple(window.decks[key].as_list() for key in wanted.decks)
    setup = Setup(NAME, wanted.edition, seed, decks, wanted.first, format=wanted.form)
    window.following.keep(wanted)
    try:
        start(window, setup, Seats(wanted.names, wanted.open_hands), desk_settings(window.settings.now))
    except Refused as refused:
        window.menu_page.say(window.words_for(wanted.names).reason(refused.message))


def enforced(window: MainWindow, key: str) -> str:
    """How much of a deck the program executes, as a few words; "" for a deck that is gone."""
    if key not in window.decks:
        return ""
    found = deck_status(window.decks[key].numbers(), window.rules.definition)
    return window.words_for(("", "")).sentence(deck_message(found))


def start(window: MainWindow, setup: Setup, seats: Seats, settings: DeskSettings) -> GamePage:
    """Begin a game and show it. Raises `Refused` for decks that can't be played."""
    autosave = Autosave.fresh(window.folder, on_trouble=window.save_failed.emit)
    desk = Desk.new(setup, window.rules, settings=settings, autosave=autosave)
    seats_file.write(autosave.folder / f"{autosave.game}.seats.json", seats)
    return window.sit_down(desk, seats.names, open_hands=seats.open_hands)


def alone(settings: DeskSettings) -> DeskSettings:
    """For one person alone: the empty seat does the least, and only with something to play there is a pause."""
    return replace(settings, idle=frozenset({NOBODY}), passing=("when_able", "when_able"))


def resume(window: MainWindow) -> None:
    """Go on with the game that was played last."""
    game = last_played(window.folder)
    if game is None:
        window.menu_page.say(tr("There is no unfinished game."))
        return
    path = game.path
    seats = seats_file.read(seats_file.path_for(path))
    try:
        _open(window, path, Autosave.going_on(path, on_trouble=window.save_failed.emit), seats)
    except DamagedFile as damaged:
        window.tell_damaged(damaged)


def load(window: MainWindow, path: Path) -> None:
    """Open a saved game, or begin one from a saved board; a deck or a file of cards leads to the page for those, where
    it is asked whether to bring them in. Tells what is wrong with the file."""
    if offered(window, path):
        return
    try:
        begin(window, path)
    except DamagedFile as damaged:
        window.tell_damaged(damaged)


def offered(window: MainWindow, path: Path) -> bool:
    """Whether a file holds a deck or cards: then it is asked on the page for those whether to bring them in."""
    if is_deck(path):
        navigation.offer_decks(window, path)
    elif recognised(path):
        navigation.offer_cards(window, path)
    else:
        return False
    return True


def begin(window: MainWindow, path: Path, *, open_hands: bool = False) -> None:
    """Open a saved game, or begin one from a saved board. Raises `DamagedFile`."""
    seats = Seats((tr("Player 1"), tr("Player 2")), open_hands)
    autosave = Autosave.fresh(window.folder, on_trouble=window.save_failed.emit)
    _open(window, path, autosave, seats)
    seats_file.write(autosave.folder / f"{autosave.game}.seats.json", seats)


def _open(window: MainWindow, path: Path, autosave: Autosave, seats: Seats) -> None:
    """A game that today's rules play otherwise is opened up to where they still agree with it, and says so."""
    from svedesk.gui.rooms.boards.boards import tell, told_of

    settings = desk_settings(window.settings.now)
    if seats.alone:
        settings = alone(settings)
    try:
        desk = Desk.open(path, window.rules, settings=settings, autosave=autosave, up_to_where_it_replays=True)
    except DamagedFile:
        autosave.close()
        raise
    page = window.sit_down(desk, seats.names, open_hands=seats.open_hands)
    told = told_of(path, desk)
    if told is not None:
        tell(window, page, desk, told)
    if desk.cut_short is not None:
        window.tell_damaged(desk.cut_short)


def again(window: MainWindow) -> None:
    """The same decks, or the same board, and the same people once more, with another chance."""
    page = window.page
    if page is None or not isinstance(page.sitting.desk, Desk):
        return
    before, sitting = page.sitting.desk, page.sitting
    seats = Seats((sitting.words.seats[0], sitting.words.seats[1]), sitting.open_hands, bool(before.settings.idle))
    start(window, before.session.setup._replace(seed=_any_seed()), seats, before.settings)


def _any_seed() -> int:
    return random.SystemRandom().randrange(2**31)

"""Begins games: new ones, saved ones, from boards, and the same game once more."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from svedesk.cards.answers import is_answer_list
from svedesk.cards.file_kind import recognised
from svedesk.decks.file_kind import is_deck
from svedesk.decks.restrictions import RestrictionLists, deck_problems, is_restriction_list
from svedesk.desk.autosave import Autosave
from svedesk.desk.boards import Boards
from svedesk.desk.desk import Desk
from svedesk.desk.kept_games import game_of, last_played
from svedesk.desk.settings import DeskSettings
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import BOARD, GAME, LAB_SUFFIX
from svedesk.documents.reading import read_file
from svedesk.engine.log import Setup
from svedesk.gui.app.routes import (
    BoardGameRoute,
    CardsRoute,
    ComputerRoute,
    DecksRoute,
    GameRoute,
    LabRoute,
    Route,
    StartRoute,
)
from svedesk.gui.app.sidecar_files import SEATS, Seats
from svedesk.gui.kit.file_dialogs import reporting
from svedesk.gui.kit.translate import tr
from svedesk.messages import PROGRAM
from svedesk.net.match import Match
from svedesk.settings.store import desk_settings
from svedesk.wire.saved import game_in, read_board

if TYPE_CHECKING:
    from svedesk.gui.app.context import App
    from svedesk.gui.app.router import PageController

NOBODY = 1
"""The seat that nobody sits at in a game played alone."""


def executed(app: App, key: str) -> str:
    """How much of a deck the program executes and whether it is legal, as a few words; "" for a deck that is gone."""
    deck = app.decks.by_key.get(key)
    if deck is None:
        return ""
    automation = app.game.decks.automation(deck.numbers(), app.cards.rules)
    sentence = app.words().of_game.sentence(automation.message)
    problems = deck_problems(app.game, deck.as_list(), deck.format, app.cards.library, app.restrictions)
    return tr("{0} Not legal.", sentence) if problems else sentence


def classes(app: App, key: str) -> str:
    """What a deck is of: the class half of its cards have, or the two most have; "" for a deck that is gone."""
    deck = app.decks.by_key.get(key)
    if deck is None:
        return ""
    words = app.words()
    counts = Counter(word for number in deck.numbers() for word in words.classes(number)[:1])
    most = counts.most_common(2)
    shown = most[:1] if most and most[0][1] * 2 >= counts.total() else most
    return " / ".join(app.game.term("class", word, app.lang) for word, _ in shown)


def start(
    app: App, setup: Setup, seats: Seats, settings: DeskSettings, rematches: Match | None = None
) -> PageController:
    """Begin a game and show it, after `rematches` of the same people. Raises `Refused` for decks that can't be
    played."""
    autosave = Autosave.fresh(app.folders.saves, on_trouble=app.save_failed.emit)
    desk = Desk.new(setup, app.cards.rules, settings=settings, autosave=autosave)
    SEATS.write(autosave.beside(SEATS.name), seats)
    route = route_for(desk, seats)
    return app.router.open(route if rematches is None else replace(route, rematches=rematches))


def route_for(desk: Desk, seats: Seats) -> GameRoute:
    """The table of a game: with a computer at it, if one plays."""
    if desk.settings.by_computer:
        return ComputerRoute(desk, seats.names, open_hands=False)
    return GameRoute(desk, seats.names, seats.open_hands)


def alone(settings: DeskSettings) -> DeskSettings:
    """For one person alone: the empty seat does the least, and only with something to play there is a pause."""
    return replace(settings, idle=frozenset({NOBODY}), passing=("when_able", "when_able"))


def against_computer(settings: DeskSettings, level: str) -> DeskSettings:
    """For one person, a computer plays the second seat; it is asked for a response only where it can give one."""
    return replace(settings, computers=("", level), passing=(settings.passing[0], "when_able"))


def surprised(app: App, keys: tuple[str, str], form: str) -> tuple[str, str]:
    """The keys of both decks, another one in the place of each "": any that may be played in this format and of which
    nothing is resolved manually."""
    if all(keys):
        return keys
    decks, facts, restrictions = app.game.decks, app.cards.library, app.restrictions
    able = [
        key
        for key, deck in app.decks.by_key.items()
        if not deck_problems(app.game, deck.as_list(), form, facts, restrictions)
        and decks.automation(deck.numbers(), app.cards.rules).whole
    ]
    chance = random.SystemRandom()
    chosen: list[str] = []
    for key in keys:
        free = [name for name in able if name not in (*keys, *chosen)] or able or list(app.decks.by_key)
        chosen.append(key or chance.choice(free))
    return chosen[0], chosen[1]


def resume(app: App) -> None:
    """Go on with the game that was played last."""
    game = last_played(app.folders.saves)
    if game is None:
        app.say(tr("No unfinished game."), wrong=False)
        return
    path = game.path
    seats = SEATS.read(SEATS.path_for(path))
    with reporting(app.say, app.lang):
        _open(app, path, Autosave.going_on(path, on_trouble=app.save_failed.emit), seats)


def load(app: App, path: Path) -> None:
    """Open a saved game, or begin one from a saved board; a deck or a file of cards leads to the page for those, where
    it is asked whether to import them. Shows what is wrong with the file."""
    if offered(app, path):
        return
    with reporting(app.say, app.lang):
        begin(app, path)


def load_text(app: App, text: str) -> None:
    """Keep a board that came as text, and begin a game from it. Raises `DamagedFile`."""
    load(app, Boards(app.folders.boards).keep_text(text))


def offered(app: App, path: Path) -> bool:
    """Whether a file holds a deck or cards: then it is asked on the page for those whether to import them. Results of
    the lab are shown there; a restriction list is added, official answers are."""
    if path.suffix.lower() == LAB_SUFFIX:
        app.router.open(LabRoute(path=path))
    elif is_restriction_list(path):
        add_restrictions(app, path)
    elif is_answer_list(path):
        add_answers(app, path)
    elif is_deck(path):
        app.router.open(DecksRoute(offered=(path,)))
    elif recognised(path):
        offer_cards(app, path)
    else:
        return False
    return True


def add_restrictions(app: App, path: Path) -> None:
    """Add a restriction list, show pages by it, and tell what it does."""
    with reporting(app.say, app.lang):
        added = RestrictionLists(app.game).add(path, app.cards.library.values())
        app.router.rebuild()
        app.say(" ".join(map(app.words().of_game.sentence, added.messages)), wrong=False)


def add_answers(app: App, path: Path) -> None:
    """Add official answers, show pages with them, and tell what the list brought."""
    with reporting(app.say, app.lang):
        added = app.answers.add(path, app.cards.library)
        app.router.rebuild()
        app.say(PROGRAM.say(added.message, app.lang), wrong=False)


def remove_answers(app: App) -> None:
    """Keep no official answers any longer, and show pages without them. Raises `OSError`."""
    app.answers.remove()
    app.router.rebuild()
    app.say(tr("Official answers removed."), wrong=False)


def offer_cards(app: App, *paths: Path) -> None:
    """Ask on the page for the cards whether to import files, one after the other. It leads back to the game that is
    open."""
    app.router.open(CardsRoute(back=_way_back(app), offered=paths))


def _way_back(app: App) -> Route:
    """What leads back to the game that is open (see `go_back`)."""
    current = app.router.current
    route = current.state() if current is not None else None
    return route if isinstance(route, GameRoute) and route.desk.autosave is not None else StartRoute()


def go_back(app: App, route: Route) -> None:
    """Show the page that another one was opened from. A game is closed by then: it is resumed, if it is still the last
    one and not over."""
    if not isinstance(route, GameRoute):
        app.router.open(route)
        return
    newest, autosave = last_played(app.folders.saves), route.desk.autosave
    if newest is not None and autosave is not None and game_of(newest.path) == autosave.game:
        resume(app)
    else:
        app.router.start()


def begin(app: App, path: Path, *, open_hands: bool = False) -> None:
    """Open a saved game, or begin one from a saved board. Raises `DamagedFile`."""
    seats = Seats((tr("Player 1"), tr("Player 2")), open_hands)
    autosave = Autosave.fresh(app.folders.saves, on_trouble=app.save_failed.emit)
    _open(app, path, autosave, seats)
    SEATS.write(autosave.beside(SEATS.name), seats)


def again(app: App, *, swapped: bool = False) -> None:
    """The same decks, or the same board, and the same people once more, with another seed; `swapped`: each with the
    deck of the other. Where chance would say who decides who goes first, the loser of a game does."""
    current = app.router.current
    route = current.state() if current is not None else None
    if not isinstance(route, GameRoute):
        return
    before = route.desk
    seats = Seats(route.names, route.open_hands, bool(before.settings.idle))
    outcome, rematches = before.session.table.outcome, route.rematches
    if outcome is not None:
        rematches = rematches.after(outcome.winner)
    chooser = rematches.chooser if outcome is not None else before.session.setup.chooser
    setup = before.session.setup._replace(seed=any_seed(), chooser=chooser)
    if swapped:
        setup = setup._replace(decks=setup.decks[::-1])
    start(app, setup, seats, before.settings, rematches)


def turn_to_game_of(app: App, path: Path) -> None:
    """Let the window be about the game that a file is of, as far as that can be told."""
    try:
        name = game_in(read_file(path, GAME))
    except DamagedFile:
        return  # what is wrong with it is told where it is opened
    if name in app.games and name != app.game.name:
        app.turn_to(name)


def any_seed() -> int:
    """A seed nobody chose."""
    return random.SystemRandom().randrange(2**31)


def _open(app: App, path: Path, autosave: Autosave, seats: Seats) -> None:
    """A game that today's rules play otherwise is opened up to where they still agree with it, and says so."""
    turn_to_game_of(app, path)
    settings = desk_settings(app.settings.now, app.game.table.choices)
    if seats.alone:
        settings = alone(settings)
    try:
        desk = Desk.open(path, app.cards.rules, settings=settings, autosave=autosave, up_to_where_it_replays=True)
    except DamagedFile:
        autosave.close()
        raise
    app.router.open(_board_route(path, desk, seats) or route_for(desk, seats))
    if desk.cut_short is not None:
        app.show_error(desk.cut_short)


def _board_route(path: Path, desk: Desk, seats: Seats) -> BoardGameRoute | None:
    """The route of a board whose maker wrote something; None for a file that is no board, or says nothing."""
    try:
        board = read_board(read_file(path, BOARD), path.name)
    except DamagedFile:
        return None
    if not (board.title or board.note):
        return None
    return BoardGameRoute(desk, seats.names, seats.open_hands, board.title, board.note, len(desk.records) - 1)

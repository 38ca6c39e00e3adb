"""Replays: the list of games that are kept, watching one, and what is made of it (a game to play on, a text)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from svedesk.desk.autosave import Autosave
from svedesk.desk.kept_games import Resumable, game_of, remove, resumable_games
from svedesk.desk.match_record import MatchRecord
from svedesk.documents.writing import save_file
from svedesk.engine.message import Refused
from svedesk.gui.app import open_game
from svedesk.gui.app.router import PageController
from svedesk.gui.app.routes import DecksRoute, RecordRoute, ReplayRoute, ReplaysRoute, Route
from svedesk.gui.app.sidecar_files import SEATS, SLOTS, Seats
from svedesk.gui.kit.file_dialogs import file_to_save, load_dialog, reporting
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.replays.list_page import KeptGame, ReplayListPage
from svedesk.gui.rooms.replays.page import ReplayPage
from svedesk.gui.rooms.replays.playback import ReplaySeat
from svedesk.gui.rooms.replays.replay_table import ReplayTable
from svedesk.gui.rooms.replays.shown_review import ShownReview
from svedesk.gui.rooms.table.table_controller import TableController
from svedesk.replay.replay import Replay, TurnReview, written
from svedesk.wire.match_record import RecordedGame

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


class ReplaysController(PageController):
    """The games that are saved."""

    page: ReplayListPage

    def __init__(self, app: App, route: ReplaysRoute) -> None:
        super().__init__(app)
        self.title = tr("Replays")
        self._restore: Callable[[], None] = lambda: None
        """Restores what was deleted last."""
        self._results: Mapping[str, RecordedGame] = {}
        damaged: list[str] = []
        with reporting(damaged.append, app.lang):
            self._results = MatchRecord(app.folders.saves).games()
        self.page = page = ReplayListPage(app.theme, self._rows(), self._results.values())
        page.say("".join(damaged))
        page.statistics.more.clicked.connect(lambda: app.router.open(RecordRoute()))
        page.left.connect(app.router.start)
        page.wanted.connect(self._open)
        page.decks_wanted.connect(self._open_decks)
        page.removed.connect(self._remove)
        page.undo.clicked.connect(self._undo_removal)
        page.file.clicked.connect(lambda: load_dialog(page, self._open).open())

    def state(self) -> Route:
        return ReplaysRoute()

    def say(self, sentence: str, *, wrong: bool = True) -> None:
        self.page.say(sentence, wrong=wrong)

    def _rows(self) -> tuple[KeptGame, ...]:
        title = self.app.decks.title
        games = resumable_games(self.app.folders.saves)
        return tuple(_row(game, self._results.get(game_of(game.path)), title) for game in games)

    def _remove(self, paths: tuple[Path, ...]) -> None:
        with reporting(self.say, self.app.lang):
            self._restore = remove(self.app.folders.saves, map(game_of, paths))
            self.page.show_games(self._rows())
            sentence = tr("{0} games deleted.", len(paths)) if len(paths) > 1 else tr("Game deleted.")
            self.page.say(sentence, wrong=False, undo=True)

    def _undo_removal(self) -> None:
        with reporting(self.say, self.app.lang):
            self._restore()
            self.page.say("")
        self.page.show_games(self._rows())

    def _open_decks(self, path: Path) -> None:
        """Offer the decks of a game for import."""
        with reporting(self.say, self.app.lang):
            open_game.turn_to_game_of(self.app, path)
            self.app.router.open(DecksRoute(offered=(path,)))

    def _open(self, path: Path) -> None:
        with reporting(self.say, self.app.lang):
            watch(self.app, path)


def watch(app: App, path: Path) -> PageController:
    """Watch the game in a file. Raises `DamagedFile`."""
    open_game.turn_to_game_of(app, path)
    replay = Replay.open(path, app.cards.rules)
    seats = SEATS.read(SEATS.path_for(path))
    slots = SLOTS.read(SLOTS.path_for(path))
    opened = app.router.open(ReplayRoute(replay, seats.names, seats.open_hands, alone=seats.alone, slots=slots))
    if replay.cut_short is not None:
        app.show_error(replay.cut_short)
    return opened


class ReplayController(TableController):
    """A game that is watched."""

    page: ReplayPage

    def __init__(self, app: App, route: ReplayRoute) -> None:
        super().__init__(app)
        self.route = route
        desk = ReplayTable(route.replay)
        desk.go(route.step)
        seen = route.replay.may_be_seen
        seat = route.seat if route.seat in seen else min(seen)
        guarded = not route.replay.finished and len(seen) > 1 and not (route.open_hands or route.alone)
        words = app.words(route.names)
        words.you = route.replay.person
        table_seat = ReplaySeat(desk, words, open_hands=route.both, seat=seat, guarded=guarded)
        table_seat.slots.update(route.slots)
        page = ReplayPage(table_seat, desk, app.theme, app.faces(route.names), reduced=app.reduced_motion)
        app.set_pace(page.motion)
        self.sit_down(page, route.names)
        page.leave.connect(partial(app.router.open, route.back))
        page.transport.branch.clicked.connect(self._play_on)
        page.transport.export.clicked.connect(self._ask_where)
        self._review: ShownReview | None = None
        page.transport.review.clicked.connect(self._look_again)
        if route.reviewed or route.review:
            self._look_again()

    def leave(self, *, rebuilt: bool) -> None:
        self._stop_review()
        super().leave(rebuilt=rebuilt)

    def _look_again(self) -> None:
        """Review the game; once more: put the review away."""
        if self._review is None:
            known, self.route = self.route.reviewed, replace(self.route, reviewed=(), review=False)
            replay, bots = self.route.replay, self.app.game.bots(self.app.cards.rules, self.route.replay.setup.rules)
            mistakes = partial(replay.mistakes, bots)
            self._review = ShownReview(self.page, replay, self.app.tasks, mistakes, known)
            self._review.bar.shut.clicked.connect(self._stop_review)
            self._review.opened.connect(self._show_better)
        else:
            self._stop_review()

    def _show_better(self, turn: TurnReview) -> None:
        """Watch the game with the turn that the computer played instead; closed, it leads back to this one."""
        names = self.route.names
        better = ReplayRoute(Replay(turn.game), names, step=turn.step, seat=turn.seat, back=self.state())
        self.app.router.open(better)

    def _stop_review(self) -> None:
        if self._review is not None:
            self._review.leave()
            self._review = None

    def state(self) -> Route:
        page, reviewed = self.page, self._review.complete if self._review is not None else ()
        step, seat, both = page.desk.at, page.watching.bottom, page.watching.open_hands
        return replace(self.route, step=step, seat=seat, both=both, reviewed=reviewed)

    def _play_on(self) -> None:
        app, route = self.app, self.route
        autosave = Autosave.fresh(app.folders.saves, on_trouble=app.save_failed.emit)
        try:
            desk = route.replay.play_on(self.page.desk.at, autosave=autosave)
        except Refused as refused:
            app.say(app.words(route.names).reason(refused.message))
            return
        seats = Seats(route.names, route.open_hands, route.alone)
        SEATS.write(autosave.beside(SEATS.name), seats)
        SLOTS.write(autosave.beside(SLOTS.name), route.slots)
        app.router.open(open_game.route_for(desk, seats))

    def _ask_where(self) -> None:
        done = partial(self.export, seat=self.page.table_seat.bottom)
        file_to_save(self.page, tr("Save as text"), tr("Text (*.txt)"), "txt", done).open()

    def export(self, path: Path, seat: int) -> None:
        """Write the game as text, as a seat may tell it."""
        page, words = self.page, self.page.table_seat.words
        text = written(page.desk.replay, seat, words.table, words.of_game)
        with reporting(page.refuse, words.lang):
            save_file(path, text.encode())
            page.strip.notice(tr("Saved as {0}.", path.name))


def _row(game: Resumable, result: RecordedGame | None, title: Callable[[str], str]) -> KeptGame:
    seats = SEATS.read(SEATS.path_for(game.path))
    names = tr("{0} vs. {1}", *seats.names)
    decks = " · ".join(title(name) for name in game.decks if name) or tr("Started from a board")
    when = game.saved_at.astimezone().strftime("%Y-%m-%d %H:%M")
    won = ""
    if result is not None and result.winner in (0, 1):
        if not game.turn:
            won = tr("{0} won before turn 1", seats.names[result.winner])
        else:
            won = tr("{0} won on turn {1}", seats.names[result.winner], game.turn)
        if result.level and game.turn:
            won = tr("Won on turn {0}", game.turn) if result.winner == result.own else tr("Lost on turn {0}", game.turn)
    return KeptGame(game.path, names, decks, game.turn, game.finished, when, won)

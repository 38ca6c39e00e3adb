"""Tables that are open: a page with a game on it, and what the rest of the window does for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from svedesk.bot.foresee import Foreseen, Foresight
from svedesk.bot.plan import LEVELS, BotPlan
from svedesk.cards.answers import as_text
from svedesk.desk.match_record import MatchRecord, now_in_utc
from svedesk.engine.records import SHARED
from svedesk.engine.view import View
from svedesk.gui.app import open_game
from svedesk.gui.app.router import PageController
from svedesk.gui.app.routes import ComputerRoute, GameRoute, ReplayRoute, Route
from svedesk.gui.app.sidecar_files import SLOTS
from svedesk.gui.kit.choices import LANGUAGES, MOTION_SPEEDS, QUICK, THEMES
from svedesk.gui.kit.file_dialogs import file_to_save, reporting
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import game_word, tr
from svedesk.gui.rooms.boards.room import save_board
from svedesk.gui.rooms.boards.setup_dialog import open_setup_dialog
from svedesk.gui.rooms.table import bookmarks
from svedesk.gui.table.actions import PLAY_ACTIONS
from svedesk.gui.table.hotseat import Hotseat
from svedesk.gui.table.manual_actions import MANUAL_ACTIONS
from svedesk.gui.table.manual_help import ManualHelp
from svedesk.gui.table.page import GamePage
from svedesk.gui.table.table_seat import Change, TableSeat
from svedesk.gui.table.words import Words
from svedesk.replay.replay import Replay
from svedesk.settings.store import helps
from svedesk.wire.match_record import BOTH, RecordedGame

if TYPE_CHECKING:
    from svedesk.gui.app.context import App
    from svedesk.gui.table.computer.adviser import Adviser

MENU = (
    ("", ("rules", "resolve", "swap_seats", "undo", "redo", "concede")),
    ("Bookmarks and cards", ("bookmark", "bookmarks", "answers", "put_cards")),
    ("Save and load", ("save", "save_board", "keep_board", "load")),
    ("Help", ("help", "keys", "about")),
    ("", ("settings", "same_decks", "main_menu", "quit")),
)
"""Actions in the menu of a game, in groups; those with a title have a menu of their own, so that all has room in a low
window."""
BY_RULES = (("end_turn", "undo", "redo"), ("hint", "lethal"), ("rules", "resolve"), ("arrows", "panel", "keys"))
BY_HAND = (
    ("token", "again", "put_cards"),
    ("die", "coin"),
    ("draw", "look_top", "shuffle", "refresh_all"),
    ("undo", "redo"),
    ("next_phase", "rules"),
)
"""Actions in the menu of the bare table, in groups, with the rules on and off."""


COUNTED = (GameRoute, ComputerRoute)
"""The games that count in the user's statistics: no boards, trials or lessons."""


class TableController(PageController):
    """A table of any kind: local, network, replay. `page` is a `GamePage`."""

    page: GamePage

    def sit_down(self, page: GamePage, names: tuple[str, str]) -> None:
        """Take over a page that was just made."""
        app = self.app
        self.page, self.title = page, tr("{0} vs. {1}", *names)
        page.bar.menu.clicked.connect(self._show_menu)
        page.table_menu_wanted.connect(lambda at: page.popup(self.table_menu(), at))
        page.action_wanted.connect(lambda name: app.actions[name].trigger())
        page.key_of = app.key_of
        page.answers_about = lambda number: as_text(app.answers_about(number))
        page.log.explained.connect(page.strip.announced)
        page.view.scale_cards(app.settings.now.card_scale)
        app.sounds.follow(page.table_seat)
        page.table_seat.helps = helps(app.settings.now)
        page.manual_help = ManualHelp(page, app.cards.rules.tokens)

    def foresee(self, edition: str) -> None:
        """Let the table tell what an attack or a spell would do, by these rules."""
        app, seat = self.app, self.page.table_seat
        foresight = Foresight(app.cards.rules, app.game.bots(app.cards.rules, edition))

        def foreseen(view: View, option: int, aim: int) -> Foreseen | None:
            numbers = {card.number for zone in view.zones for card in zone.cards if card.number}
            return foresight.of(view, option, aim) if all(map(seat.words.has, numbers)) else None

        seat.foresee = foreseen

    @property
    def table(self) -> GamePage:
        return self.page

    def opened(self) -> None:
        self.page.view.setFocus()

    def leave(self, *, rebuilt: bool) -> None:
        self.page.close_table_seat()
        if not rebuilt:
            self.page.table_seat.desk.close()

    def say(self, sentence: str, *, wrong: bool = True) -> None:
        (self.page.refuse if wrong else self.page.strip.notice)(sentence)

    def do(self, action: str) -> None:
        if action in ("use", "confirm") and self.page.queue.skip():
            return
        act = PLAY_ACTIONS.get(action) or MANUAL_ACTIONS.get(action)
        if act is not None:
            act(self.page)

    # -- the menu of the game -----------------------------------------------------------------------------------------

    def game_menu(self) -> QMenu:
        """Rules and undo, how the window behaves, files, help, leaving."""
        menu = QMenu(self.page)
        for title, group in MENU:
            within = menu.addMenu(tr(title)) if title else menu
            for name in group:
                within.addAction(self.app.actions[name])
            if group[0] == "rules":
                menu.addSeparator()
                self.add_to_menu(menu)
                menu.addSeparator()
                self._add_appearance(menu.addMenu(tr("Appearance")))
            elif title == MENU[-2][0]:
                menu.addSeparator()
        return menu

    def table_menu(self) -> QMenu:
        """The menu of the bare table: what is done on it most."""
        menu = QMenu(self.page)
        for group in BY_HAND if self.page.table_seat.manual else BY_RULES:
            for name in group:
                menu.addAction(self.app.actions[name])
            menu.addSeparator()
        return menu

    def add_to_menu(self, menu: QMenu) -> None:
        """What this kind of table has in its menu: when it pauses for responses."""
        desk = self.page.table_seat.desk
        for seat in self.answering():
            called = game_word(self.app.game, "setting", "passing", self.app.lang, "Responses")
            quick = menu.addMenu(f"{called}: {self.page.table_seat.words.seat(seat)}")
            for policy, label in QUICK:
                choice = quick.addAction(tr(label), partial(desk.set_pass_policy, seat, policy))
                choice.setCheckable(True)
                choice.setChecked(desk.settings.passing[seat] == policy)

    def answering(self) -> tuple[int, ...]:
        """The seats whose people say when to pause for responses."""
        return 0, 1

    def _add_appearance(self, menu: QMenu) -> None:
        settings, now = self.app.settings, self.app.settings.now
        themes = menu.addMenu(tr("Theme"))
        for name, text in THEMES:
            theme = themes.addAction(tr(text), partial(settings.change, theme=name))
            _check(theme, checked=name == now.theme)
        languages = menu.addMenu(tr("Language"))
        for lang, own_name in LANGUAGES:
            language = languages.addAction(own_name, partial(settings.change, lang=lang))
            _check(language, checked=lang == now.lang)
        still = menu.addAction(tr("Reduced motion"), partial(settings.change, reduced_motion=not now.reduced_motion))
        _check(still, checked=now.reduced_motion)
        speeds = menu.addMenu(tr("Animation speed"))
        for speed, text, _ in MOTION_SPEEDS:
            choice = speeds.addAction(tr(text), partial(settings.change, motion_speed=speed))
            _check(choice, checked=speed == now.motion_speed)
        menu.addSeparator()
        menu.addAction(self.app.actions["stream"])

    def _show_menu(self) -> None:
        button = self.page.bar.menu
        self.page.popup(self.game_menu(), button.mapToGlobal(button.rect().bottomLeft()))


def record_game(
    app: App, name: str, view: View, decks: tuple[str, str], names: tuple[str, str], own: int, level: str = ""
) -> None:
    """Put a finished game that is saved under `name` into the match record; see `RecordedGame`."""
    if view.outcome is None:
        return
    winner = view.outcome.winner
    first, turns = view.number(SHARED, "first"), view.number(SHARED, "turn")
    game = RecordedGame(winner, first, decks, level, own, names, turns, now_in_utc(), app.game.name)
    with reporting(app.say, app.lang):
        MatchRecord(app.folders.saves).add(name, game)


class GameController(TableController):
    """A game this program holds."""

    def __init__(self, app: App, route: GameRoute) -> None:
        super().__init__(app)
        self.route = route
        table_seat = self.seated(app.words(route.names))
        autosave = route.desk.autosave
        self._slots = SLOTS.read(autosave.beside(SLOTS.name)) if autosave is not None else {}
        """Where cards lay when that was written last."""
        table_seat.slots.update(self._slots)
        page = GamePage(
            table_seat, app.theme, app.faces(route.names), app.cards_to_create(), reduced=app.reduced_motion
        )
        app.set_pace(page.motion)
        self.sit_down(page, route.names)
        self.foresee(route.desk.session.setup.rules)
        self._adviser: Adviser | None = None
        page.rematch.connect(partial(open_game.again, app))
        page.swapped.connect(partial(open_game.again, app, swapped=True))
        page.new_game.connect(app.router.start)
        page.leave.connect(app.router.start)
        for name, signal in (("Watch replay", page.banner.watched), ("Review", page.banner.reviewed)):
            page.banner.buttons[name].show()
            signal.connect(partial(self._watch, review=name == "Review"))
        self._score = labelled("", "heading")
        self._score.hide()
        page.banner.add(self._score)
        page.table_seat.changed.connect(self._show_score)
        page.scene.drawn.connect(self._write_slots)
        if type(route) in COUNTED:
            page.table_seat.changed.connect(self._remember)

    def _write_slots(self) -> None:
        """Remember where the cards lie on their fields, for when the game is resumed or replayed."""
        autosave, slots = self.route.desk.autosave, self.page.table_seat.slots
        if autosave is not None and slots != self._slots:
            self._slots = dict(slots)
            SLOTS.write(autosave.beside(SLOTS.name), slots)

    def _show_score(self, change: Change) -> None:
        """After a rematch, how many games each has won."""
        outcome, before = change.view.outcome, self.route.rematches
        if outcome is not None and before.results:
            played = before.after(outcome.winner)
            self._score.setText(played.score(self.route.names))
            self._score.show()

    def _remember(self, change: Change) -> None:
        """Record how the game ended."""
        desk = self.route.desk
        decks = tuple(deck.name for deck in desk.session.setup.decks)
        if change.view.outcome is None or desk.autosave is None or len(decks) != len(self.route.names):
            return
        levels = (*desk.settings.computers, "", "")[:2]
        own = levels.index("") if any(levels) and "" in levels else BOTH
        record_game(
            *(self.app, desk.autosave.game, change.view, (decks[0], decks[1]), self.route.names),
            *(own, next(filter(None, levels), "")),
        )

    def _watch(self, *, review: bool) -> None:
        """Watch the game from its begin; with a `review`, what a strong player would have done."""
        route = self.route
        slots = dict(self.page.table_seat.slots)
        self.app.router.open(ReplayRoute(Replay(route.desk), route.names, route.open_hands, review=review, slots=slots))

    @property
    def adviser(self) -> Adviser:
        """What advises the person, from the first time on."""
        if self._adviser is None:
            from svedesk.gui.table.computer.adviser import Adviser  # loads the bots

            self._adviser = Adviser(self.page, self.app.tasks, self.plan_of)
        return self._adviser

    def plan_of(self, seat: int) -> BotPlan:
        """How the strongest computer would play a seat."""
        setup = self.route.desk.session.setup
        deck = setup.decks[seat] if setup.decks else None
        return BotPlan(LEVELS[-1], setup.game, setup.rules, open_game.any_seed(), deck)

    def seated(self, words: Words) -> TableSeat:
        """Who sits before the screen."""
        return Hotseat(self.route.desk, words, open_hands=self.route.open_hands)

    def state(self) -> Route:
        return self.route

    def do(self, action: str) -> None:
        act = self.ACTS.get(action)
        if act is not None:
            act(self)
        elif action != "cancel" or self._adviser is None or not self._adviser.clear():
            super().do(action)

    def leave(self, *, rebuilt: bool) -> None:
        if self._adviser is not None:
            self._adviser.leave()
        self._write_slots()
        super().leave(rebuilt=rebuilt)

    def add_to_menu(self, menu: QMenu) -> None:
        """What only a game of this program has in its menu: advice."""
        for name in ("hint", "lethal"):
            menu.addAction(self.app.actions[name])
        menu.addSeparator()
        super().add_to_menu(menu)

    def save(self, path: Path, *, board: bool = False) -> None:
        """Write the game, or its board, to a file."""
        desk = self.route.desk
        with reporting(self.app.say, self.app.lang):
            (desk.save_board if board else desk.save)(path)

    def _ask_where(self, *, board: bool) -> None:
        title, done = tr("Export the board") if board else tr("Save the game"), partial(self.save, board=board)
        kinds = tr("svedesk files (*.svedesk)")
        self.page.show_dialog(file_to_save(self.page, title, kinds, "svedesk", done))

    ACTS: ClassVar[Mapping[str, Callable[[GameController], object]]] = {
        "bookmark": lambda game: bookmarks.add(game.app, game.page, game.route.desk),
        "bookmarks": lambda game: bookmarks.show(game.app, game.page, game.route.desk),
        "keep_board": lambda game: save_board(game.app, game.page, game.route.desk),
        "put_cards": lambda game: open_setup_dialog(game.app, game.page),
        "same_decks": lambda game: open_game.again(game.app),
        "hint": lambda game: game.adviser.advise("hint"),
        "lethal": lambda game: game.adviser.advise("lethal"),
        "save": lambda game: game._ask_where(board=False),
        "save_board": lambda game: game._ask_where(board=True),
    }
    """What only games that this program holds can do."""


def _check(action: QAction, *, checked: bool) -> None:
    action.setCheckable(True)
    action.setChecked(checked)

"""The main menu: what can be done, and the form of a new game in its place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedLayout,
    QWidget,
)

from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.app.routes import (
    BoardsRoute,
    CardsRoute,
    DecksRoute,
    HostRoute,
    JoinRoute,
    LabRoute,
    LearnRoute,
    OwnCardsRoute,
    ReplaysRoute,
    Route,
    TryDeckRoute,
)
from svedesk.gui.kit.choices import LANGUAGES
from svedesk.gui.kit.layouts import add_all, choice_box, choose, hbox, vbox
from svedesk.gui.kit.page import retone
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.picture_face import draw_covering
from svedesk.gui.look.theme import Theme, px, scaled
from svedesk.gui.rooms.start.game_sheet import GameSheet
from svedesk.gui.rooms.start.new_game import GameForm
from svedesk.gui.rooms.start.tile import OVER_LAND, StartTile
from svedesk.settings.values import Opponent

GAP = 9
"""Logical pixels between entries."""
WIDEST = 1500
"""Logical pixels the page is spread over at most."""


_NIGHT = QColor("#10151C")


class MenuPage(QWidget):
    """Starts, resumes and loads games. `decks` are (key, name) pairs. `wanted` carries what an entry is for: a route,
    or an action of the window by name; `painted` is emitted when it was painted, `resized` when it needs other
    pictures.

    The form of a game takes the place of the entries: `computer` against the computer, or `form` of two people here.
    `sheet` has both.
    """

    wanted = Signal(object)
    coming = Signal(object)
    """What is `wanted` as soon as a button is let go."""
    language_wanted = Signal(str)
    game_wanted = Signal(str)
    painted = Signal()
    resized = Signal()

    def __init__(
        self, theme: Theme, lang: Lang, game: Game, decks: tuple[tuple[str, str], ...], games: Sequence[Game] = ()
    ) -> None:
        """`games` are those there are to choose from; `choice` asks for one."""
        super().__init__()
        self._theme, self._lang, self._game, self._games = theme, lang, game, games
        self._land: QImage | None = None
        self.tiles = self._make_tiles()
        self.against: dict[Opponent, StartTile] = {"computer": self.tiles["computer"], "person": self.tiles["person"]}
        self.sheet = GameSheet(game, lang, decks)
        self._menu = self._entries()
        self.choice = GameChoice(theme, lang, games)
        self.choice.wanted.connect(self.game_wanted)
        self._stack = stack = QStackedLayout(self)
        stack.addWidget(self._menu)
        stack.addWidget(self.sheet)
        stack.addWidget(self.choice)
        self.sheet.changed.connect(self._tell)
        self.back = self.sheet.back
        self.back.clicked.connect(self.show_menu)
        self.against["computer"].clicked.connect(self._begin)
        self.against["person"].clicked.connect(partial(self.show_form, "person"))
        self.options.clicked.connect(partial(self.show_form, "computer"))

    @property
    def computer(self) -> GameForm:
        """The form of a game against the computer."""
        return self.sheet.form("computer")

    @property
    def form(self) -> GameForm:
        """The form of a game of two people here."""
        return self.sheet.form("person")

    def show_form(self, opponent: Opponent) -> None:
        """Let the form of this kind of game stand there."""
        self.sheet.show_form(opponent)
        self._stack.setCurrentWidget(self.sheet)
        self.sheet.shown.start.setFocus()

    def show_menu(self) -> None:
        """Let the entries stand there."""
        self._tell()
        self._stack.setCurrentWidget(self._menu)
        self._focus_first()

    @property
    def choosing(self) -> bool:
        """Whether it asks which game is to be played."""
        return self._stack.currentWidget() is self.choice

    def ask_game(self) -> None:
        """Ask which game is to be played."""
        self._stack.setCurrentWidget(self.choice)
        self.choice.tiles[self._game.name].setFocus()

    def _begin(self) -> None:
        """A game against the computer, as the form says. Where that cannot begin, the form tells why."""
        self.computer.begin()
        if not self.computer.trouble.isHidden():
            self.show_form("computer")

    def _tell(self) -> None:
        """Say on its entry how the computer plays."""
        self.against["computer"].say(self.sheet.summary())

    def _make_tiles(self) -> dict[str, StartTile]:
        """The large entries. One begins a game at once."""
        return {
            "computer": StartTile(self._theme, tr("Play the computer"), "", large=True),
            "person": StartTile(self._theme, tr("Two players here"), tr("Take turns at this PC.")),
            "online": StartTile(self._theme, tr("Online"), ""),
            "learn": StartTile(self._theme, tr("Learn"), tr("Step by step, on small boards.")),
            "decks": StartTile(self._theme, tr("Decks"), tr("Build and change decks.")),
        }

    def _entries(self) -> QWidget:
        menu = QWidget()
        self._column = vbox(
            self._head(), (self._large(), 1), self._resuming(), self._small(), self._foot(), parent=menu, spacing=GAP
        )
        return menu

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        title = QLabel("svedesk")
        title.setObjectName("title")
        title.setStyleSheet(scaled(f"font-size: 46px; font-weight: 700; color: {OVER_LAND};"))
        name = self._game.term("game", self._game.name, self._lang)
        lead = QLabel(tr("A table for {0} that knows the rules,\nand lets you turn them off.", name))
        lead.setStyleSheet(scaled(f"font-size: 15px; color: {OVER_LAND};"))
        add_all(row, title, 20, (lead, 1))
        games = ((game.name, game.term("game", game.name, self._lang)) for game in self._games)
        self.game = choice_box(games, tr("Game"))
        choose(self.game, self._game.name)
        self.game.activated.connect(lambda _: self.game_wanted.emit(self.game.currentData()))
        if len(self._games) < 2:
            self.game.hide()
        row.addWidget(self.game, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _large(self) -> QGridLayout:
        """The five large entries; two of them have buttons of their own."""
        tiles = self.tiles
        self.options = QPushButton(tr("Options"))
        self.host, self.join = QPushButton(tr("Host")), QPushButton(tr("Join"))
        self.host.setAccessibleName(tr("Host a network game"))
        self.join.setAccessibleName(tr("Join a network game"))
        for tile, buttons in ((tiles["computer"], (self.options,)), (tiles["online"], (self.host, self.join))):
            row = hbox(None, parent=tile, margins=14, spacing=6)
            for button in buttons:
                button.setProperty("kind", "over")
                row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        for entry, button in (
            (HostRoute(), self.host),
            (JoinRoute(), self.join),
            (JoinRoute(), tiles["online"]),
            (LearnRoute(), tiles["learn"]),
            (DecksRoute(), tiles["decks"]),
        ):
            self._lead(button, entry)
        grid = QGridLayout()
        grid.setSpacing(px(12))
        grid.addWidget(tiles["computer"], 0, 0, 2, 1)
        for place, name in enumerate(("person", "online", "learn", "decks")):
            grid.addWidget(tiles[name], place // 2, 1 + place % 2)
        grid.setColumnStretch(0, 10)
        grid.setColumnStretch(1, 8)
        grid.setColumnStretch(2, 8)
        return grid

    def _lead(self, button: QPushButton, entry: Route | str) -> None:
        """Let a button lead to an entry."""
        button.pressed.connect(partial(self.coming.emit, entry))
        button.clicked.connect(partial(self.wanted.emit, entry))

    def _resuming(self) -> QHBoxLayout:
        self.resume = QPushButton(tr("Resume"))
        self.resume.setMinimumHeight(px(36))
        self.resume.setMinimumWidth(px(180))
        self.resume_note = QLabel(wordWrap=True)
        self.resume_note.setStyleSheet(scaled(f"color: {OVER_LAND};"))
        self._trouble = QLabel(wordWrap=True)
        self._trouble.setProperty("surface", "panel")
        self._trouble.setStyleSheet(scaled("padding: 8px;"))
        self._trouble.hide()
        return hbox(self.resume, 6, (self.resume_note, 1), (self._trouble, 2))

    def _small(self) -> QGridLayout:
        """The other pages, in one row."""
        self.cards, self.own_cards = QPushButton(tr("Cards")), QPushButton(tr("Own cards"))
        grid = QGridLayout()
        grid.setSpacing(px(GAP))
        for place, (entry, button) in enumerate((
            (CardsRoute(), self.cards),
            (OwnCardsRoute(), self.own_cards),
            (TryDeckRoute(), QPushButton(tr("Try a deck"))),
            (LabRoute(), QPushButton(tr("Lab"))),
            (BoardsRoute(), QPushButton(tr("Boards"))),
            (ReplaysRoute(), QPushButton(tr("Replays"))),
        )):  # fmt: skip
            self._lead(button, entry)
            button.setStyleSheet(scaled("QPushButton { padding-left: 4px; padding-right: 4px; }"))
            grid.addWidget(button, 0, place)
            grid.setColumnStretch(place, 1)
        return grid

    def _foot(self) -> QHBoxLayout:
        """What is about the program itself, quietly."""
        self.settings, self.load = QPushButton(tr("Settings")), QPushButton(tr("Load …"))
        note = QLabel(tr("An unofficial fan project. No official text, art or logos."), wordWrap=True)
        note.setStyleSheet(scaled(f"color: {OVER_LAND}; font-size: 12px;"))
        row = hbox((note, 1), spacing=2)
        for entry, button in (
            ("load", self.load),
            ("settings", self.settings),
            ("help", QPushButton(tr("Help"))),
            ("about", QPushButton(tr("About"))),
            ("quit", QPushButton(tr("Quit"))),
        ):
            button.setProperty("kind", "quiet")
            button.setStyleSheet(scaled(f"QPushButton {{ color: {OVER_LAND}; padding: 4px 10px; }}"))
            self._lead(button, entry)
            row.addWidget(button)
        self.language = choice_box(LANGUAGES, "Language")
        choose(self.language, self._lang)
        self.language.activated.connect(lambda _: self.language_wanted.emit(self.language.currentData()))
        row.addSpacing(px(8))
        row.addWidget(self.language)
        return row

    def offer_resume(self, sentence: str) -> None:
        """Say which game would be resumed; an empty sentence: there is none."""
        self.resume.setEnabled(bool(sentence))
        retone(self.resume, "kind", "primary" if sentence else "")
        self.resume_note.setText(sentence)
        for widget in (self.resume, self.resume_note):
            widget.setVisible(bool(sentence))
        if self._stack.currentWidget() is self._menu:
            self._focus_first()  # what had it may have gone

    def say(self, sentence: str, *, wrong: bool = True) -> None:
        """Show why something could not be done, or, if nothing is `wrong`, what was done."""
        self._trouble.setText(sentence)
        self._trouble.setVisible(bool(sentence))
        self.sheet.say(sentence if wrong else "")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stack.currentWidget() is self._menu:
            self._focus_first()

    def _focus_first(self) -> None:
        if self.isVisible():  # else it would take the keyboard from the page that is shown
            (self.resume if self.resume.isEnabled() else self.against["computer"]).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses what has the focus, as Space does."""
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape and self._stack.currentWidget() is self.sheet:
            self.show_menu()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QPushButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        widest = max(px(WIDEST), round(self.height() * 1.55))  # entries are never higher than wide
        side = max(px(36), (self.width() - widest) // 2)
        above = max(px(12), min(px(48), (self.height() - px(540)) // 4))
        self._column.setContentsMargins(side, above, side, above)
        self._column.setSpacing(max(px(GAP), min(px(18), self.height() // 60)))
        self.resized.emit()

    def show_land(self, land: QImage) -> None:
        """Show what lies behind the entries."""
        self._land = land
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect())
        painter.fillRect(rect, _NIGHT)
        if self._land is not None:
            draw_covering(painter, rect, self._land, QRectF(self._land.rect()))
            painter.fillRect(rect, see_through(_NIGHT, 0.30))
        painter.end()
        self.painted.emit()


class GameChoice(QWidget):
    """A large entry for each game. `wanted` carries its name."""

    wanted = Signal(str)

    def __init__(self, theme: Theme, lang: Lang, games: Sequence[Game]) -> None:
        super().__init__()
        heading = QLabel(tr("Which game do you want to play?"))
        heading.setStyleSheet(scaled(f"font-size: 30px; font-weight: 700; color: {OVER_LAND};"))
        note = QLabel(tr("You can change it in the main menu."))
        note.setStyleSheet(scaled(f"font-size: 15px; color: {OVER_LAND};"))
        self.tiles = {game.name: StartTile(theme, game.term("game", game.name, lang), "") for game in games}
        row = hbox(spacing=16)
        for name, tile in self.tiles.items():
            tile.clicked.connect(partial(self.wanted.emit, name))
            row.addWidget(tile)
        vbox(heading, (row, 1), note, parent=self, margins=60, spacing=14)

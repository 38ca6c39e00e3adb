"""Where the form of a new game stands, in place of the entries of the first page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import hbox
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.start.computer_form import ComputerForm, summary
from svedesk.gui.rooms.start.new_game import GameForm, NewGameForm
from svedesk.settings.values import Opponent, Settings

_FORMS: dict[Opponent, type[ComputerForm | NewGameForm]] = {"computer": ComputerForm, "person": NewGameForm}


class GameSheet(QWidget):
    """One of the forms in the middle, and the way back above them. A form is made when it is first wanted: the first
    page does not wait for it. `started` carries a `NewGame`, `changed` tells that something else is offered."""

    started = Signal(object)
    changed = Signal()

    def __init__(self, game: Game, lang: Lang, decks: tuple[tuple[str, str], ...]) -> None:
        """`decks` are (key, name) pairs."""
        super().__init__()
        self._game, self._lang, self._decks = game, lang, decks
        self._settings = Settings()
        self._descriptions: tuple[Callable[[str], str], Callable[[str], str]] = (lambda key: "", lambda key: "")
        self._sentence = ""
        self._forms: dict[Opponent, GameForm] = {}
        self._opponent: Opponent = "computer"
        self.back = QPushButton(tr("Back"))
        self._row = hbox(
            (self.back, 1, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop),
            None,
            parent=self,
            margins=(14, 12, 14, 12),
        )

    @property
    def shown(self) -> GameForm:
        """The form that is there, or would be."""
        return self.form(self._opponent)

    def form(self, opponent: Opponent) -> GameForm:
        """The form of this kind of game."""
        if opponent not in self._forms:
            self._forms[opponent] = form = _FORMS[opponent](self._game, self._lang, self._decks)
            self._row.insertWidget(1, form, 0, Qt.AlignmentFlag.AlignVCenter)
            form.setVisible(opponent == self._opponent)
            form.fill(self._settings)
            form.tell_of_decks(*self._descriptions)
            form.say(self._sentence)
            form.started.connect(self.started)
        return self._forms[opponent]

    def show_form(self, opponent: Opponent) -> None:
        """Let this one be there."""
        self._opponent = opponent
        self.form(opponent)
        for each, form in self._forms.items():
            form.setVisible(each == opponent)

    def fill(self, settings: Settings) -> None:
        """Offer what was chosen for the game before."""
        self._settings = settings
        for form in self._forms.values():
            form.fill(settings)
        self.changed.emit()

    def offer_decks(self, decks: tuple[tuple[str, str], ...]) -> None:
        """Offer these for new games, by key and name."""
        self._decks = decks
        for form in self._forms.values():
            form.offer_decks(decks)
        self.changed.emit()

    def tell_of_decks(self, describe: Callable[[str], str], classes: Callable[[str], str]) -> None:
        """Say over each deck box what `describe` says of its deck (by its key), and in it of which class each is."""
        self._descriptions = describe, classes
        for form in self._forms.values():
            form.tell_of_decks(describe, classes)

    def say(self, sentence: str) -> None:
        """Show why no game began."""
        self._sentence = sentence
        for form in self._forms.values():
            form.say(sentence)

    def summary(self) -> str:
        """How the computer plays if a game against it is begun now, and with which decks, in a line."""
        level, keys = self._settings.level, self._settings.computer_decks
        if "computer" in self._forms:
            wanted = self._forms["computer"].wanted(-1)
            level, keys = wanted.level, wanted.decks
        return summary(level, keys, self._decks)

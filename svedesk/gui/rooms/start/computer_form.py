"""The form of a game against the computer: how well it plays, both decks, who goes first."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QButtonGroup, QLineEdit, QPushButton

from svedesk.decks.shelf import offered_as
from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.choices import LEVELS
from svedesk.gui.kit.layouts import add_all, add_choices, choose, hbox
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import px
from svedesk.gui.rooms.start.new_game import GameForm, NewGame
from svedesk.settings.values import Settings


class ComputerForm(GameForm):
    """The person has the first seat."""

    surprise = True

    def __init__(self, game: Game, lang: Lang, decks: tuple[tuple[str, str], ...]) -> None:
        super().__init__(game, lang, tr("Play the computer"), tr("Start game"))
        self.level = QButtonGroup(self)
        levels = hbox(spacing=6)
        for index, (_, name, means) in enumerate(LEVELS):
            button = QPushButton(tr(name))
            button.setCheckable(True)
            button.setAccessibleDescription(tr(means))
            button.setMinimumHeight(px(34))
            self.level.addButton(button, index)
            levels.addWidget(button, 1)
        self.meaning = labelled("", "quiet", wrap=True)
        self.level.idToggled.connect(self._mean)
        self.offer_decks(decks)
        for box, whose in zip(self.decks, self.whose(), strict=True):
            box.setAccessibleName(whose)
        firsts = (tr("Coin toss"), tr("You go first"), tr("The computer goes first"))
        add_choices(self.first, enumerate(firsts, -1))
        self.name = QLineEdit(maxLength=24)
        self.more.rows.insertRow(0, tr("Your name"), self.name)
        column = self._column
        add_all(column, self.heading, levels, self.meaning)
        for caption, box in zip(self.captions, self.decks, strict=True):
            add_all(column, caption, box, 2)
        self._rows.addRow(tr("Goes first"), self.first)
        add_all(column, self._rows, self.more, self.trouble, 4, self.start)

    def whose(self) -> tuple[str, str]:
        """What each deck box is called."""
        return tr("Your deck"), tr("The computer's deck")

    def fill(self, settings: Settings) -> None:
        """Offer what was chosen for the game before."""
        self.level.button(_place(settings.level)).setChecked(True)
        for box, key in zip(self.decks, settings.computer_decks, strict=True):
            choose(box, key)
        self.first.setCurrentIndex(self.first.findData(settings.computer_first))
        self.name.setText(settings.names[0] or tr("You"))
        self.more.fill(settings)

    def wanted(self, seed: int) -> NewGame:
        """The game as the form says."""
        keys = tuple(str(box.currentData()) for box in self.decks)
        return NewGame(
            (keys[0], keys[1]),
            (self.name.text().strip() or tr("You"), ""),
            int(self.first.currentData()),
            False,
            seed,
            *self.more.chosen,
            level=LEVELS[self.level.checkedId()][0],
        )

    def _mean(self, index: int, checked: bool) -> None:
        if checked:
            self.meaning.setText(tr(LEVELS[index][2]))


def summary(level: str, keys: Iterable[str], decks: tuple[tuple[str, str], ...]) -> str:
    """How the computer plays, and with which decks of these (by key and name), in a line."""
    names = {key: offered_as(key, name) for key, name in decks}
    known = [names.get(key, "") for key in keys]
    with_decks = tr("random decks")
    if any(known):
        with_decks = tr("{0} against {1}", *(name or tr("a random deck") for name in known))
    return " · ".join((tr(LEVELS[_place(level)][1]), with_decks))


def _place(level: str) -> int:
    """The place of a level among all; of one that nobody knows that of the usual one."""
    known = [name for name, _, _ in LEVELS]
    return known.index(level) if level in known else 1

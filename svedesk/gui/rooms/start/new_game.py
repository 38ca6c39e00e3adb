"""What a new game is made of, its seldom changed options folded away, and the form for one of two people at this PC."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QFrame, QLineEdit, QWidget

from svedesk.decks.shelf import offered_as
from svedesk.desk.settings import PassPolicy
from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.choices import QUICK, EditionBox
from svedesk.gui.kit.layouts import add_all, add_choices, choice_box, choose, vbox
from svedesk.gui.kit.page import labelled, push_button
from svedesk.gui.kit.translate import game_word, tr
from svedesk.gui.look.theme import px, scaled
from svedesk.settings.values import Settings

WIDE = 420
"""Logical pixels a form is wide."""


class NewGame(NamedTuple):
    """What a new game is made of: deck keys and names by seat, who goes first (-1: chance picks who chooses), hands,
    seed (-1: any), by which edition of the rules and in which format it is played ("": the usual ones).

    `level` says how well a computer plays the second seat, "" that a person does. Against a computer the key "" stands
    for a deck that is a surprise.
    """

    decks: tuple[str, str]
    names: tuple[str, str]
    first: int
    open_hands: bool
    seed: int
    passing: PassPolicy = "when_able"
    edition: str = ""
    form: str = ""
    level: str = ""


class GameForm(QFrame):
    """A sheet with the decks of both seats and what else a game is made of, and the button that begins it. `started`
    carries a `NewGame`."""

    started = Signal(object)
    surprise = False
    """Whether a deck may be left to chance."""

    def __init__(self, game: Game, lang: Lang, heading: str, begin: str) -> None:
        super().__init__()
        self.setProperty("surface", "panel")
        self.setFixedWidth(px(WIDE))
        self.heading = labelled(heading, "heading")
        self.decks = (QComboBox(), QComboBox())
        self.captions = (labelled("", "quiet"), labelled("", "quiet"))
        self._describe: Callable[[str], str] = lambda key: ""
        self._classes: Callable[[str], str] = lambda key: ""
        self._offered: dict[str, str] = {}
        """The names of decks by their keys."""
        for deck in self.decks:
            deck.currentIndexChanged.connect(self._tell)
        self.first = QComboBox()
        self.more = GameOptions(game, lang)
        self.passing, self.form, self.edition = self.more.passing, self.more.form, self.more.edition
        self.seed = self.more.seed
        self.trouble = labelled("", "attack", wrap=True)
        self.trouble.hide()
        self.start = push_button(begin, "primary")
        self.start.setMinimumHeight(px(42))
        self.start.clicked.connect(self.begin)
        self._column = vbox(parent=self, margins=(24, 18, 24, 20), spacing=9)
        self._rows = QFormLayout()
        self._rows.setHorizontalSpacing(px(14))
        self._rows.setVerticalSpacing(px(10))

    def offer_decks(self, decks: tuple[tuple[str, str], ...]) -> None:
        """Offer these, by key and name; what is chosen stays so if it can."""
        self._offered = {key: offered_as(key, name) for key, name in decks}
        for box in self.decks:
            chosen = box.currentData()
            box.blockSignals(True)
            box.clear()
            if self.surprise:
                box.addItem(tr("Random deck"), "")
            add_choices(box, self._offered.items())
            choose(box, chosen)
            box.blockSignals(False)
        self._say_classes()
        self._tell()

    def tell_of_decks(self, describe: Callable[[str], str], classes: Callable[[str], str]) -> None:
        """Say above each deck what `describe` says of its deck (by its key), now and when another is chosen; and behind
        each name in the lists of which class it is."""
        self._describe, self._classes = describe, classes
        self._say_classes()
        self._tell()

    def _say_classes(self) -> None:
        for box in self.decks:
            for row in range(box.count()):
                key = str(box.itemData(row))
                if (of := self._classes(key)) and key in self._offered:
                    box.setItemText(row, f"{self._offered[key]} · {of}")

    def whose(self) -> tuple[str, str]:
        """What each deck box is called."""
        return tr("First seat"), tr("Second seat")

    def _tell(self) -> None:
        for box, caption, name in zip(self.decks, self.captions, self.whose(), strict=True):
            text = self._describe(str(box.currentData()))
            caption.setText(f"{name} · {text}" if text else name)
            box.setAccessibleDescription(text)

    def say(self, sentence: str) -> None:
        """Show why no game began."""
        self.trouble.setText(sentence)
        self.trouble.setVisible(bool(sentence))

    def fill(self, settings: Settings) -> None:
        """Offer what was chosen for the game before."""
        raise NotImplementedError

    def wanted(self, seed: int) -> NewGame:
        """The game as the form says."""
        raise NotImplementedError

    def begin(self) -> None:
        """Begin the game as the form says, or say why it cannot begin."""
        text = self.seed.text().strip()
        if text and not text.isdecimal():
            self.say(tr("The seed must be a whole number. Leave it empty for a random one."))
            return
        self.say("")
        self.started.emit(self.wanted(int(text) if text else -1))


class NewGameForm(GameForm):
    """Two people at this PC: decks and names of both seats, who goes first, hands."""

    def __init__(self, game: Game, lang: Lang, decks: tuple[tuple[str, str], ...]) -> None:
        super().__init__(game, lang, tr("Two players here"), tr("Start game"))
        self.names = (QLineEdit(tr("Player 1")), QLineEdit(tr("Player 2")))
        self.offer_decks(decks)
        for seat, box in enumerate(self.decks):
            box.setCurrentIndex(min(seat, len(decks) - 1))
            box.setAccessibleName(tr("Deck for seat {0}", seat + 1))
            self.names[seat].setMaxLength(24)
            self.names[seat].setAccessibleName(tr("Name for seat {0}", seat + 1))
        firsts = (tr("Coin toss"), tr("First seat goes first"), tr("Second seat goes first"))
        add_choices(self.first, enumerate(firsts, -1))
        self.hands = choice_box(((False, tr("Cover the screen between turns")), (True, tr("Open hands"))))
        column = self._column
        column.addWidget(self.heading)
        for seat, caption in enumerate(self.captions):
            add_all(column, caption, self.names[seat], self.decks[seat], 4)
        self._rows.addRow(tr("Goes first"), self.first)
        self._rows.addRow(tr("Hands"), self.hands)
        add_all(column, self._rows, self.more, self.trouble, self.start)

    def fill(self, settings: Settings) -> None:
        """Offer what was chosen for the game before."""
        for seat, usual in enumerate((tr("Player 1"), tr("Player 2"))):
            self.names[seat].setText(settings.names[seat] or usual)
            # Until a deck was chosen: the first and the second there are.
            index = self.decks[seat].findData(settings.decks[seat])
            self.decks[seat].setCurrentIndex(index if index >= 0 else min(seat, self.decks[seat].count() - 1))
        self.first.setCurrentIndex(self.first.findData(settings.first))
        self.hands.setCurrentIndex(self.hands.findData(settings.open_hands))
        self.more.fill(settings)

    def wanted(self, seed: int) -> NewGame:
        """The game as the form says."""
        names = tuple(field.text().strip() or tr("Player {0}", seat + 1) for seat, field in enumerate(self.names))
        return NewGame(
            (str(self.decks[0].currentData()), str(self.decks[1].currentData())),
            (names[0], names[1]),
            int(self.first.currentData()),
            bool(self.hands.currentData()),
            seed,
            *self.more.chosen,
        )


class GameOptions(QWidget):
    """When to pause for responses, the format, the rules, and the seed. It opens by itself where one of them is not the
    usual one."""

    def __init__(self, game: Game, lang: Lang) -> None:
        super().__init__()
        self.button = push_button("", "quiet")
        self.button.setCheckable(True)
        self.button.setStyleSheet(scaled("QPushButton { text-align: left; padding-left: 0; }"))
        self.passing = choice_box((policy, tr(text)) for policy, text in QUICK)
        self.form = choice_box((name, game.term("format", name, lang)) for name in game.decks.formats)
        self.edition = EditionBox(game, lang)
        self.seed = QLineEdit(placeholderText=tr("Any"), maxLength=18)
        self.inside = QWidget()
        self.rows = rows = QFormLayout(self.inside)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setHorizontalSpacing(px(14))
        rows.setVerticalSpacing(px(10))
        rows.addRow(game_word(game, "setting", "passing", lang, "Responses"), self.passing)
        rows.addRow(tr("Format"), self.form)
        rows.addRow(tr("Edition"), self.edition)
        rows.addRow(self.edition.note)
        rows.addRow(tr("Seed"), self.seed)
        vbox(self.button, self.inside, parent=self, margins=0, spacing=6)
        self.button.toggled.connect(lambda opened: self._fold(opened=opened))
        self._fold(opened=False)

    def fill(self, settings: Settings) -> None:
        """Offer what was chosen for the game before."""
        self.passing.setCurrentIndex(self.passing.findData(settings.passing))
        self.edition.choose(settings.edition)
        choose(self.form, settings.form)
        if self.edition.currentIndex() or self.form.currentIndex():
            self.button.setChecked(True)

    @property
    def chosen(self) -> tuple[PassPolicy, str, str]:
        """When to pause, the edition, and the format."""
        policy = QUICK[self.passing.currentIndex()][0]
        return policy, str(self.edition.currentData()), str(self.form.currentData())

    def _fold(self, *, opened: bool) -> None:
        self.inside.setVisible(opened)
        self.button.setText(("▾  " if opened else "▸  ") + tr("Advanced"))

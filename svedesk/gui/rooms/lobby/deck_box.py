"""Choosing a deck: one that comes with the program, one of the user's, or one in a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox

from svedesk.cards.library import Library
from svedesk.decks import Deck
from svedesk.decks.exchange import read_deck_file
from svedesk.decks.file_kind import FILE_NAMES
from svedesk.decks.shelf import offered_as
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.game import CardRules, Game
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.gui.kit.file_dialogs import begin_in_last_folder, file_to_open
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import tr

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


Sentence = Callable[[Message], str]


class Offered(NamedTuple):
    """The decks to choose from, and what is asked about them: `sentence` words messages about decks, `rules` and
    `library` are over the cards of this program."""

    decks: Mapping[str, Deck]
    sentence: Sentence
    game: Game
    rules: CardRules
    library: Library


def offered_in(app: App, decks: Mapping[str, Deck]) -> Offered:
    """What is offered of these decks."""
    return Offered(decks, app.words().reason, app.game, app.cards.rules, app.cards.library)


def executed_words(deck: Deck, game: Game, rules: CardRules, sentence: Sentence) -> str:
    """How much of a deck the program executes, in a few words."""
    return sentence(game.decks.automation(deck.numbers(), rules).message)


class DeckBox(QComboBox):
    """`chosen` carries the `Deck`, `failed` a sentence why a file holds none. `executed` is a line to stand below: how
    much of the deck is executed."""

    chosen = Signal(object)
    failed = Signal(str)

    def __init__(self, offered: Offered, lang: Lang) -> None:
        super().__init__()
        self._lang, self._offered = lang, offered
        self.executed = labelled("", "quiet", wrap=True)
        self._decks = dict(offered.decks)
        for key, deck in self._decks.items():
            self.addItem(offered_as(key, offered.game.term("deck", deck.name, lang)), key)
        self.insertSeparator(self.count())
        self.addItem(tr("From a file …"), "")
        self.setAccessibleName(tr("Your deck"))
        self._last = 0
        self.activated.connect(self._activated)
        self.currentIndexChanged.connect(self._tell)
        self._tell(self.currentIndex())

    @property
    def key(self) -> str:
        """The key of the deck shown."""
        return str(self.itemData(self._last))

    @property
    def deck(self) -> Deck:
        """The deck shown."""
        return self._decks[self.key]

    def show_deck(self, key: str) -> None:
        """Show a deck without telling anyone."""
        at = self.findData(key) if key else -1
        if at >= 0:
            self._last = at
            self.setCurrentIndex(at)

    def open_file(self, path: Path) -> None:
        """Take the deck in a file of any form; none with lines that nobody knows: it would be played without them."""
        try:
            draft = read_deck_file(path, self._offered.library, self._offered.game)
        except DamagedFile as damaged:
            self.failed.emit(damaged.in_words(self._lang))
            return
        if draft.unknown:
            self.failed.emit(
                tr(
                    "“{0}” has unrecognized lines, such as “{1}”. Import it on the Decks page and choose the cards.",
                    path.name,
                    draft.unknown[0].text,
                )
            )
            return
        deck = draft.deck()
        key = str(path)
        if key not in self._decks:
            self.insertItem(0, f"{deck.name} ({path.name})", key)
        self._decks[key] = deck
        self.show_deck(key)
        self.chosen.emit(deck)

    def _tell(self, index: int) -> None:
        deck = self._decks.get(str(self.itemData(index)))
        if deck is not None:
            text = executed_words(deck, self._offered.game, self._offered.rules, self._offered.sentence)
            self.executed.setText(text)
            self.setAccessibleDescription(text)

    def _activated(self, index: int) -> None:
        if self.itemData(index):
            self._last = index
            self.chosen.emit(self.deck)
            return
        self.setCurrentIndex(self._last)
        kinds = tr("Decks ({0});;All files (*)", FILE_NAMES)
        dialog = file_to_open(self, tr("Open a deck"), kinds, self.open_file)
        begin_in_last_folder(dialog)
        dialog.open()

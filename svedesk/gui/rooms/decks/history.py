"""Older versions of a deck, decks that were removed, and sample hands of a deck."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from svedesk.decks.editing import compared
from svedesk.decks.model import Deck
from svedesk.decks.sheet import sizes
from svedesk.decks.shelf import OlderDeck
from svedesk.engine.game import GameDecks
from svedesk.engine.script import Lang
from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.history import HistoryDialog, HistoryTexts
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.face import height
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.rooms.decks.compare_dialog import DeckDifferences, compared_words
from svedesk.gui.rooms.try_deck.hand import GAP, WIDEST, SampleHandView
from svedesk.gui.table.faces import Faces


class DeckHistoryDialog(HistoryDialog[OlderDeck]):
    """Compares them with the deck that is open."""

    table: DeckDifferences

    def __init__(
        self,
        theme: Theme,
        rules: GameDecks,
        deck: Deck,
        versions: tuple[OlderDeck, ...],
        removed: tuple[OlderDeck, ...],
        lang: Lang,
        name_of: Callable[[str], str],
        parent: QWidget,
    ) -> None:
        self._deck, self._rules = deck, rules
        texts = HistoryTexts(
            tr("Deck history"),
            tr("Older versions of {0}", deck.name),
            tr("Removed decks"),
            tr("Restore this version"),
            tr("A version is saved automatically once a deck has not changed for a while."),
        )
        super().__init__(theme, texts, versions, removed, DeckDifferences(name_of), lang, parent)

    def summary(self, older: OlderDeck, *, removed: bool) -> tuple[str, str]:
        cards = tr("{0} cards", sizes(older.deck, self._rules))
        return older.deck.name if removed or older.deck.name != self._deck.name else "", cards

    def show_differences(self, older: OlderDeck) -> str:
        rows = compared(self._deck if self.restores else Deck(()), older.deck)
        self.table.show_rows(rows, tr("Now"), tr("This version"))
        notes = self.restores and older.deck.note != self._deck.note
        return compared_words(rows) + (f" {tr('The notes differ.')}" if notes else "")


class HandDialog(Dialog):
    """Hands as a game would deal them, again and again."""

    def __init__(self, theme: Theme, deal: Callable[[], tuple[str, ...]], faces: Faces, parent: QWidget) -> None:
        wide = 4 * (WIDEST + GAP)
        super().__init__(theme, tr("Sample hands"), "", tr("Deal again"), parent, leave=tr("Close"), width=wide)
        self._deal = deal
        self.cards = SampleHandView(faces)
        self.cards.setMinimumHeight(px(round(height(WIDEST)) + 20))
        self.inside.addWidget(self.cards)
        self.accept()

    def accept(self) -> None:
        """Another hand."""
        self.cards.show_cards(self._deal())

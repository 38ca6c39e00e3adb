"""The page a deck is tried on: hands dealt again and again, and what the chances are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import SystemRandom

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea

from svedesk.decks.model import Copies, Deck, one_by_one
from svedesk.decks.sample_hand import SampleHand
from svedesk.decks.shelf import offered_as
from svedesk.engine.game import GameDecks
from svedesk.gui.kit.layouts import add_all, choice_box, hbox
from svedesk.gui.kit.page import LISTS_WIDEST, NoticeLabel, Page, Panel, big, labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.rooms.try_deck.chances import ChancesTable
from svedesk.gui.rooms.try_deck.hand import SampleHandView
from svedesk.gui.table.faces import Faces

BESIDE = 404
"""Logical pixels the chances are wide."""
MOST_CARDS = 12
"""Cards of a sample hand at most: more are no longer told apart."""


class TryDeckPage(Page):
    """`alone` carries the key of the deck to be played alone, and whether it goes first."""

    widest = LISTS_WIDEST

    alone = Signal(str, bool)

    def __init__(
        self,
        theme: Theme,
        faces: Faces,
        decks: Mapping[str, Deck],
        names: Iterable[tuple[str, str]],
        *,
        chance: SystemRandom,
        executed: Callable[[Deck], str],
        rules: GameDecks,
    ) -> None:
        """`names` are keys and names of the decks; `executed` says how much of a deck the program executes, `rules`
        what is drawn of it."""
        lead = tr("Deal sample hands, see the odds of your draws, and play the deck against an empty seat.")
        super().__init__(theme, tr("Back"), tr("Try a deck"), lead)
        self._decks, self._chance, self._faces, self._executed = decks, chance, faces, executed
        self._rules = rules
        self.dealt = self.redrawn = 0
        add_all(self.columns, (self._hand_sheet(names), 1), self._chances_sheet())
        self.hand.picked.connect(self.chances.point_out)
        for box in (self.deck, self.first):
            box.currentIndexChanged.connect(self._begin)
        self._begin()
        self.setFocusProxy(self.again)

    def _hand_sheet(self, names: Iterable[tuple[str, str]]) -> Panel:
        sheet = Panel()
        decks = ((key, offered_as(key, name)) for key, name in names)
        self.deck = choice_box(decks, tr("Deck"))
        self.first = choice_box(((True, tr("Going first")), (False, tr("Going second"))), tr("Goes first"))
        self.hand = SampleHandView(self._faces)
        self.status = labelled("", "quiet", wrap=True)
        self.again, self.redraw, self.turn = (
            big(tr("Deal again"), primary=True),
            big(tr("Redraw")),
            big(tr("Next turn")),
        )
        self.play = big(tr("Play alone"))
        self.notice = NoticeLabel(self.theme)
        above = hbox((self.deck, 1), self.first)
        self.again.clicked.connect(self._deal)
        self.redraw.clicked.connect(self._redraw)
        self.turn.clicked.connect(self._next_turn)
        self.play.clicked.connect(lambda: self.alone.emit(self.chosen, self.goes_first))
        below = hbox(self.again, self.redraw, self.turn, None, self.play)
        self.executes = labelled("", "quiet", wrap=True)
        add_all(sheet.column, above, self.executes, (self.hand, 1), self.status, self.notice, below)
        return sheet

    def _chances_sheet(self) -> Panel:
        sheet = Panel(tr("Chances"))
        sheet.setFixedWidth(px(BESIDE))
        self.chances = ChancesTable(self._faces.words, self._rules.opening_hand)
        scroll = QScrollArea(widgetResizable=True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }")
        scroll.setWidget(self.chances)
        sheet.column.addWidget(scroll, 1)
        return sheet

    # -- dealing ------------------------------------------------------------------------------------------------------

    @property
    def goes_first(self) -> bool:
        """Whether the deck is dealt as going first."""
        return bool(self.first.currentData())

    @property
    def chosen(self) -> str:
        """The key of the deck that is tried."""
        return str(self.deck.currentData())

    @property
    def _drawn(self) -> Copies:
        """What is drawn from of the chosen deck."""
        return self._decks[self.chosen][self._rules.main_section]

    def _begin(self) -> None:
        """Another deck, or another seat: everything from the start."""
        self.dealt = self.redrawn = 0
        self.executes.setText(self._executed(self._decks[self.chosen]))
        self.chances.tell(self._drawn, goes_first=self.goes_first)
        self._deal()

    def _deal(self) -> None:
        cards, dealt = one_by_one(self._drawn), self._rules.opening_hand
        self.sample = SampleHand(cards, dealt, self._chance, goes_first=self.goes_first)
        self.dealt += 1
        self._show()

    def _redraw(self) -> None:
        self.sample.redraw()
        self.redrawn += 1
        self._show()

    def _next_turn(self) -> None:
        self.sample.next_turn()
        self._show()

    def _show(self) -> None:
        sample = self.sample
        self.hand.show_cards(sample.cards)
        self.redraw.setEnabled(sample.may_redraw)
        self.turn.setEnabled(len(sample.cards) < MOST_CARDS)
        when = tr("Turn {0}", sample.turn) if sample.turn else tr("Opening hand")
        self.status.setText(
            tr(
                "{0}, {1} cards, nothing played. Dealt {2}, redrawn {3}.",
                when,
                len(sample.cards),
                self.dealt,
                self.redrawn,
            )
        )

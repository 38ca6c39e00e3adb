"""The chances of a deck's draws as a table: a card by each turn, and something to play in the first turns."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from svedesk.decks.model import Copies, one_by_one, size
from svedesk.decks.odds import CURVE, chance_of_plays, chance_to_hold, seen
from svedesk.gui.kit.layouts import add_all, named, vbox
from svedesk.gui.kit.page import labelled, retone
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import px
from svedesk.gui.table.words import Words

TURNS = 8
"""The turns that are told of."""


def percent(chance: Fraction) -> str:
    """A chance as people read it; only what is certain, or impossible, is 100 or 0 %."""
    if chance in (0, 1):
        return f"{int(chance) * 100} %"
    text = f"{float(chance) * 100:.1f}"
    return {"100.0": "> 99.9 %", "0.0": "< 0.1 %"}.get(text, f"{text} %")


class ChancesTable(QWidget):
    """`tell` says what a deck's chances are; the card is chosen here."""

    def __init__(self, words: Words, hand: int) -> None:
        """`hand` is how many cards an opening hand has."""
        super().__init__()
        self._words, self._hand = words, hand
        self._drawn: Copies | None = None
        self._goes_first = True
        self.card = named(QComboBox(), tr("Card"))
        self.card.currentIndexChanged.connect(self._tell_card)
        self.held = [[labelled("") for _ in range(3)] for _ in range(TURNS)]
        self.plays = [[labelled("") for _ in range(2)] for _ in range(CURVE + 1)]
        redraws = "redraw" in words.table.choices
        hand_head = tr("Keep hand") if redraws else tr("In hand")
        turn_heads = (tr("Turn"), tr("Cards"), hand_head, *((tr("Redraw if not in hand"),) if redraws else ()))
        column = vbox(
            labelled(tr("Chance of having drawn this card by turn"), "quiet"),
            self.card,
            self._table(turn_heads, self._turns()),
            8,
            labelled(tr("Chance of having something to play"), "quiet"),
            parent=self,
            margins=0,
            spacing=6,
        )
        labels = [tr("On turn {0}", turn) for turn in range(1, CURVE + 1)] + [tr("On each of these turns")]
        heads = ("", tr("Keep hand"), tr("Redraw if no 1- or 2-cost")) if redraws else ("", tr("Chance"))
        rows = [[labelled(label), *cells] for label, cells in zip(labels, self.plays, strict=True)]
        add_all(column, self._table(heads, rows), None)

    def _turns(self) -> Sequence[Sequence[QWidget]]:
        return [[labelled(str(turn)), *cells] for turn, cells in enumerate(self.held, start=1)]

    @staticmethod
    def _table(heads: tuple[str, ...], rows: Sequence[Sequence[QWidget]]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(12))
        grid.setVerticalSpacing(px(2))
        for place, head in enumerate(heads):
            label = labelled(head, "quiet")
            grid.addWidget(label, 0, place, _side(place))
        for line, row in enumerate(rows, start=1):
            for place, cell in enumerate(row[: len(heads)]):  # in a game without a redraw its column is left out
                grid.addWidget(cell, line, place, _side(place))
        grid.setColumnStretch(0, 1)
        return grid

    def tell(self, drawn: Copies, *, goes_first: bool) -> None:
        """The chances of cards that are drawn from. The card that was chosen stays chosen where it is among them."""
        before = self.card.currentData()
        self._drawn, self._goes_first = drawn, goes_first
        self.card.blockSignals(True)
        self.card.clear()
        for number, copies in drawn:
            self.card.addItem(f"{self._words.name(number)} ×{copies}", number)
        self.card.setCurrentIndex(max(0, self.card.findData(before)))
        self.card.blockSignals(False)
        self._tell_card()
        costs = [self._words.facts(number).cost or 0 for number in one_by_one(drawn)]
        for redraw, place in ((False, 0), (True, 1)):
            try:
                plays = chance_of_plays(costs, self._hand, goes_first=goes_first, redraw=redraw)
                texts = [percent(chance) for chance in (*plays.turns, plays.all)]
            except ValueError:
                texts = ["–"] * (CURVE + 1)  # too few cards to be a deck
            for row, text in zip(self.plays, texts, strict=True):
                row[place].setText(text)

    def point_out(self, number: str) -> None:
        """Tell of this card, if the deck has it."""
        row = self.card.findData(number)
        if row >= 0:
            self.card.setCurrentIndex(row)

    def _tell_card(self) -> None:
        drawn = self._drawn
        if drawn is None:
            return
        whole = size(drawn)
        copies = dict(drawn).get(str(self.card.currentData()), 0)
        for turn, (cards, unchanged, redrawn) in enumerate(self.held, start=1):
            cards.setText(str(min(whole, seen(turn, self._hand, goes_first=self._goes_first))))
            retone(cards, "tone", "quiet")
            for cell, redraw in ((unchanged, False), (redrawn, True)):
                chance = chance_to_hold(whole, copies, turn, self._hand, goes_first=self._goes_first, redraw=redraw)
                cell.setText(percent(chance))


def _side(place: int) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignLeft if place == 0 else Qt.AlignmentFlag.AlignRight

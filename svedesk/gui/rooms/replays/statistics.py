"""What the user's games came to: wins going first or second, and by deck."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QPushButton

from svedesk.desk.match_record import ResultsOf, count, own_seats
from svedesk.gui.kit.layouts import add_all
from svedesk.gui.kit.page import Panel, labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import px
from svedesk.wire.match_record import RecordedGame

DECKS = 10
"""So many decks are told of, those most played."""


class StatisticsPanel(Panel):
    """Of two people at this PC both count. The button `more` is for whoever makes it to connect."""

    def __init__(self, results: Collection[RecordedGame]) -> None:
        super().__init__(tr("Your games"))
        self.setFixedWidth(px(330))
        self.rows: list[tuple[str, ResultsOf]] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(px(14))
        self._grid.setVerticalSpacing(px(4))
        self._grid.setColumnStretch(0, 1)
        add_all(self.column, self._grid, None)
        computer = [result for result in results if result.level]
        if computer:
            self._head(tr("Against the computer"))
            self._row(tr("All games"), count(computer))
            for label, second in ((tr("Going first"), False), (tr("Going second"), True)):
                self._row(label, count(game for game in computer if (game.first != game.own) == second))
        by_deck = {deck: _of_deck(results, deck) for result in results for deck in result.decks if deck}
        if by_deck:
            self._head(tr("By deck"))
            most = sorted(by_deck.items(), key=lambda entry: (-entry[1].games, entry[0]))
            for deck, counted in [entry for entry in most if entry[1].games][:DECKS]:
                self._row(deck, counted)
        if not results:
            self.column.insertWidget(1, labelled(tr("Finish a game to see your results."), "quiet", wrap=True))
        self.more = QPushButton(tr("Match record …"))
        self.column.addWidget(self.more)

    def _head(self, text: str) -> None:
        row = self._grid.rowCount()
        self._grid.setRowMinimumHeight(row, px(26))
        self._grid.addWidget(labelled(text, "quiet"), row, 0, Qt.AlignmentFlag.AlignBottom)
        for column, caption in enumerate((tr("Games"), tr("Won")), 1):
            label = labelled(caption, "quiet")
            self._grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)

    def _row(self, name: str, counted: ResultsOf) -> None:
        self.rows.append((name, counted))
        row = self._grid.rowCount()
        won = f"{counted.won} ({counted.share} %)" if counted.games else "–"
        self._grid.addWidget(labelled(name, wrap=True), row, 0)
        for column, text in enumerate((str(counted.games), won), 1):
            self._grid.addWidget(labelled(text), row, column, Qt.AlignmentFlag.AlignRight)


def _of_deck(results: Collection[RecordedGame], deck: str) -> ResultsOf:
    """Only the user's own deck counts."""
    return count(results, lambda result: [seat for seat in own_seats(result) if result.decks[seat] == deck])

"""What the user's games came to: wins going first or second, and by deck."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout

from svedesk.gui.app.results_file import GameResult, ResultsOf, count
from svedesk.gui.kit.layouts import add_all
from svedesk.gui.kit.page import Panel, labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.scale import px

DECKS = 10
"""So many decks are told of, those most played."""


class StatisticsPanel(Panel):
    """Against the computer the user has the first seat; of two people at this PC both count."""

    def __init__(self, results: Collection[GameResult]) -> None:
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
            self._row(tr("All games"), count(computer, lambda _: (0,)))
            self._row(tr("Going first"), count(computer, lambda result: (0,) if result.first == 0 else ()))
            self._row(tr("Going second"), count(computer, lambda result: (0,) if result.first == 1 else ()))
        by_deck = {deck: _of_deck(results, deck) for result in results for deck in result.decks if deck}
        if by_deck:
            self._head(tr("By deck"))
            most = sorted(by_deck.items(), key=lambda entry: (-entry[1].games, entry[0]))
            for deck, counted in [entry for entry in most if entry[1].games][:DECKS]:
                self._row(deck, counted)
        if not results:
            self.column.insertWidget(1, labelled(tr("Finish a game to see how you do."), "quiet", wrap=True))

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


def _of_deck(results: Collection[GameResult], deck: str) -> ResultsOf:
    """Against the computer only the user's deck counts."""

    def seats(result: GameResult) -> tuple[int, ...]:
        mine = (0,) if result.level else (0, 1)
        return tuple(seat for seat in mine if result.decks[seat] == deck)

    return count(results, seats)

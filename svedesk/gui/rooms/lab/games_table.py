"""The games of a series, one by one: a double click opens one as a replay."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTableView

from svedesk.gui.kit.table_rows import show_rows
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import px
from svedesk.lab.deck_games import pairing
from svedesk.lab.tally import GameEnd, Results

_Role = Qt.ItemDataRole
Index = QModelIndex | QPersistentModelIndex


class GamesModel(QAbstractTableModel):
    """A row for each game that was played, in the order they ended."""

    def __init__(self) -> None:
        super().__init__()
        self._results: Results | None = None
        self.places: list[int] = []
        labels = tr("Won"), tr("Lost"), tr("Drawn"), tr("Unfinished")
        self._words = dict(zip(("won", "lost", "drawn", "unfinished"), labels, strict=True))
        self._heads = (tr("Game"), tr("List"), tr("Against"), tr("Result"), tr("Turn order"), tr("Turn"))
        self._seats = tr("first"), tr("second")

    def show_games(self, results: Results) -> None:
        """Show these."""
        places = list(results.ended)
        if results is not self._results:
            self.beginResetModel()
            self._results, self.places = results, places
            self.endResetModel()
        elif len(places) > len(self.places):
            self.beginInsertRows(QModelIndex(), len(self.places), len(places) - 1)
            self.places = places
            self.endInsertRows()

    @property
    def two_lists(self) -> bool:
        """Whether two lists are compared."""
        return self._results is not None and len(self._results.plan.lists) > 1

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt has it
        return 0 if parent.isValid() else len(self.places)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt has it
        return 0 if parent.isValid() else len(self._heads)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> object:
        if role == _Role.DisplayRole and self._results is not None:
            place = self.places[index.row()]
            return self._cells(self._results, place, self._results.ended[place])[index.column()]
        return None

    def _cells(self, results: Results, place: int, end: GameEnd) -> tuple[str, ...]:
        plan, at = results.plan, pairing(results.plan, place)
        names = plan.lists[at.deck].name, plan.against[at.against].name
        return str(at.nth + 1), *names, self._words[end.result], self._seats[not end.first], str(end.turns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == _Role.DisplayRole:
            return self._heads[section]
        return None


LIST = 1
"""The column that tells the list."""


class GamesTable(QTableView):
    """`wanted` carries the place of a game that is to be watched."""

    wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.games = GamesModel()
        self.setModel(self.games)
        self.setAccessibleName(tr("Games"))
        show_rows(self, px(28))
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        for column in range(self.games.columnCount()):
            stretches = column in (LIST, LIST + 1)
            header.setSectionResizeMode(
                column, QHeaderView.ResizeMode.Stretch if stretches else QHeaderView.ResizeMode.Interactive
            )
            if not stretches:
                header.resizeSection(column, px(84))
        self.games.modelReset.connect(lambda: self.setColumnHidden(LIST, not self.games.two_lists))
        self.activated.connect(lambda index: self.wanted.emit(self.games.places[index.row()]))

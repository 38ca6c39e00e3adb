"""What the other side has shown in the games of a match, to look at between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from svedesk.cards.library import Library
from svedesk.engine.game import Game
from svedesk.engine.view import View
from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.table_rows import TableCell, fill_rows, rows_table
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.table.words import Words
from svedesk.net.link import SeatLink
from svedesk.replay.decks import seen_of


class CardsSeen:
    """The cards that the other side showed this seat, of each as many as were seen at once; by games of the match."""

    def __init__(self) -> None:
        self._games: dict[bytes, Counter[str]] = {}

    def __bool__(self) -> bool:
        return any(self._games.values())

    def note(self, link: SeatLink, view: View) -> None:
        """Take in what is on the table now."""
        record = link.record
        if record is None or link.watches:
            return
        if not record.results and record.game not in self._games:
            self._games.clear()  # another match
        self._games[record.game] = self._games.get(record.game, Counter()) | seen_of(view, 1 - link.seat)

    def rows(self, game: Game, library: Library) -> Mapping[str, tuple[int, ...]]:
        """How many of each card were seen in each game, by its number; no tokens."""
        numbers = {number for seen in self._games.values() for number in seen}
        in_decks = [n for n in numbers if n in library and game.decks.section_of(library[n]) is not None]
        order = sorted(in_decks, key=lambda n: (library[n].kind != "leader", library[n].cost or 0, n))
        return {number: tuple(seen[number] for seen in self._games.values()) for number in order}


class CardsSeenDialog(Dialog):
    """The cards that a player has shown, a column for each game."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        rows: Mapping[str, tuple[int, ...]],
        words: Words,
        library: Library,
        parent: QWidget,
    ) -> None:
        title = tr("Cards {0} has shown", name)
        lead = tr("The most copies of each card that you saw at once. The deck may have changed since.")
        super().__init__(theme, title, lead, "", parent, width=560)
        games = len(next(iter(rows.values()), ()))
        heads = (tr("Card"), tr("Cost"), *(tr("Game {0}", game + 1) for game in range(games)))
        self.table = rows_table(title, heads, wide=(0,))
        self.table.setMinimumHeight(px(320))
        cells = []
        for number, counts in rows.items():
            cost = library[number].cost
            shown = TableCell("" if cost is None else str(cost), -1 if cost is None else cost)
            cells.append((TableCell(words.name(number)), shown, *(TableCell(str(n or "–"), n) for n in counts)))
        fill_rows(self.table, cells, list(rows))
        self.inside.addWidget(self.table)

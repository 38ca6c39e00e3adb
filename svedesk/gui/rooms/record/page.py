"""The match record: a table of matchups, and the games of the chosen one with the user's notes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from datetime import UTC, datetime, timedelta

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QPushButton, QTableWidget, QTableWidgetItem

from svedesk.desk.match_record import matchups, own_seats
from svedesk.gui.kit.choices import computer_name
from svedesk.gui.kit.layouts import add_all, choice_box, choose, hbox
from svedesk.gui.kit.page import LISTS_WIDEST, NoticeLabel, Page, Panel, big, labelled
from svedesk.gui.kit.shortcuts import add_shortcut
from svedesk.gui.kit.table_rows import TableCell, fill_rows, row_key, rows_table
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme
from svedesk.wire.match_record import BOTH, RecordedGame

NOTES = 7
"""The column of the notes."""


class RecordPage(Page):
    """`noted` carries a game's id and what was written about it, `removed` the ids of games to be deleted, `watched`
    the id of a game. The buttons `export` and `undo` are for whoever makes it to connect."""

    widest = LISTS_WIDEST
    noted = Signal(str, str)
    removed = Signal(object)
    watched = Signal(str)

    def __init__(self, theme: Theme, replays: Collection[str], deck_title: Callable[[str], str]) -> None:
        """`replays` are the ids of the games that can still be watched; `deck_title` gives how a deck is called."""
        lead = tr("Every game you finish is recorded here, even after its replay is deleted.")
        super().__init__(theme, tr("Back"), tr("Match record"), lead)
        self._games: Mapping[str, RecordedGame] = {}
        self._replays, self._deck_title = replays, deck_title
        self.matchup: tuple[str, str] | None = None
        """Whose games are listed; None: all."""
        anybody = ("", tr("All opponents")), ("computer", tr("Computer"))
        people = ("online", tr("People online")), ("here", tr("Two players here"))
        self.opponents = choice_box((*anybody, *people), tr("Opponents"))
        days = tuple((days, tr("Last {0} days", days)) for days in (7, 30, 90, 365))
        self.days = choice_box(((0, tr("All time")), *days), tr("Time"))
        self.matchups = rows_table(
            tr("By matchup"),
            (tr("Your deck"), tr("Opponent's deck"), tr("Games"), tr("Won"), tr("Going first"), tr("Going second")),
            wide=(0, 1),
        )
        self.list = rows_table(tr("Games"), self.heads(), wide=(1, 2, NOTES))
        self.list.setEditTriggers(QTableWidget.EditTrigger.DoubleClicked | QTableWidget.EditTrigger.EditKeyPressed)
        self.heading = labelled("", "heading")
        self.all = QPushButton(tr("Show all games"))
        self.empty = labelled(tr("Finish a game to see your results."), "empty", wrap=True)
        self.notice = NoticeLabel(theme)
        self.undo = QPushButton(tr("Undo"))
        self.undo.hide()
        self.watch, self.delete = big(tr("Watch")), big(tr("Delete"))
        self.note, self.export = big(tr("Write a note")), big(tr("Export …"))
        sheet = Panel()
        add_all(
            sheet.column,
            hbox(labelled(tr("By matchup"), "heading"), None, self.opponents, self.days),
            (self.matchups, 2),
            hbox(self.heading, None, self.all),
            (self.list, 3),
            self.empty,
            hbox((self.notice, 1), self.undo, None, self.delete, self.note, self.watch, self.export),
        )
        self.columns.addWidget(sheet)
        self.setFocusProxy(self.matchups)
        for box in (self.opponents, self.days):
            box.activated.connect(lambda _: self._show())
        self.matchups.itemSelectionChanged.connect(self._choose)
        self.all.clicked.connect(self.matchups.clearSelection)
        self.list.itemChanged.connect(self._write)
        self.list.itemSelectionChanged.connect(self._enable)
        self.delete.clicked.connect(self._remove)
        self.note.clicked.connect(self._write_note)
        self.watch.clicked.connect(lambda: self.watched.emit(self.chosen))
        add_shortcut(self.list, QKeySequence.StandardKey.Delete, self._remove, Qt.ShortcutContext.WidgetShortcut)

    @staticmethod
    def heads() -> tuple[str, ...]:
        """What the columns of games are called."""
        return (
            *(tr("Date"), tr("Your deck"), tr("Opponent's deck"), tr("Opponent")),
            *(tr("Outcome"), tr("Turn order"), tr("Turns"), tr("Notes")),
        )

    def narrow(self, opponents: str, days: int, matchup: tuple[str, str] | None) -> None:
        """Choose whose games are shown, before they are."""
        choose(self.opponents, opponents)
        choose(self.days, days)
        self.matchup = matchup

    def show_games(self, games: Mapping[str, RecordedGame]) -> None:
        """Show these, as far as they are asked for."""
        self._games = games
        self._show()

    def rows(self) -> list[tuple[str, ...]]:
        """The cells of the games that are listed, the last played first, without their numbers."""
        return [cells for _, cells in self._listed()]

    @property
    def chosen(self) -> str:
        """The id of the chosen game; "" for none."""
        return str(row_key(self.list, self.list.currentRow()) or "") if self.list.selectedItems() else ""

    def say(self, sentence: str, *, wrong: bool = True, undo: bool = False) -> None:
        """Tell what was done, or why it could not be; `undo` offers to take it back."""
        self.notice.say(sentence, wrong=wrong)
        self.undo.setVisible(undo)

    # -- inside -------------------------------------------------------------------------------------------------------

    def _wanted(self) -> dict[str, RecordedGame]:
        """The games of these opponents in this time."""
        kind, days = self.opponents.currentData(), self.days.currentData()
        since = (datetime.now(UTC) - timedelta(days=days)).isoformat() if days else ""
        return {name: game for name, game in self._games.items() if kind in ("", _kind(game)) and game.ended >= since}

    def _listed(self) -> list[tuple[str, tuple[str, ...]]]:
        rows = []
        for name, game in reversed(self._wanted().items()):
            for seat in own_seats(game):
                pair = game.decks[seat], game.decks[1 - seat]
                if self.matchup in (None, pair):
                    rows.append((name, _cells(game, seat, self._deck_title)))
                    break  # a game between two people here is one row
        return rows

    def _show(self) -> None:
        wanted = self._wanted()
        rows = matchups(wanted.values())
        if self.matchup not in {(row.deck, row.against) for row in rows}:
            self.matchup = None
        with QSignalBlocker(self.matchups):
            cells = [
                (
                    *(TableCell(self._deck_title(name) or tr("(no name)")) for name in (row.deck, row.against)),
                    *(TableCell(str(row.all.games), row.all.games), TableCell(str(row.all), row.all.share)),
                    *(TableCell(str(part), part.share) for part in (row.first, row.second)),
                )
                for row in rows
            ]
            fill_rows(self.matchups, cells, [(row.deck, row.against) for row in rows])
            for row in range(self.matchups.rowCount()):
                if row_key(self.matchups, row) == self.matchup:
                    self.matchups.selectRow(row)
        for widget in (self.matchups, self.list, self.heading, self.export, self.watch, self.delete, self.note):
            widget.setVisible(bool(self._games))
        self.empty.setVisible(not self._games)
        self._show_list()

    def _show_list(self) -> None:
        listed = self._listed()
        with QSignalBlocker(self.list):
            cells = []
            for _, texts in listed:
                row = [TableCell(text, float(text or 0) if at == NOTES - 1 else None) for at, text in enumerate(texts)]
                row[NOTES].setFlags(row[NOTES].flags() | Qt.ItemFlag.ItemIsEditable)
                row[NOTES].setToolTip(texts[NOTES])
                cells.append(tuple(row))
            fill_rows(self.list, cells, [name for name, _ in listed])
        pair = tuple(self._deck_title(name) or tr("(no name)") for name in self.matchup or ())
        self.heading.setText(tr("{0} against {1}", *pair) if pair else tr("All games"))
        self.all.setVisible(self.matchup is not None)
        self._enable()

    def _choose(self) -> None:
        items = self.matchups.selectedItems()
        key = row_key(self.matchups, items[0].row()) if items else None
        self.matchup = (str(key[0]), str(key[1])) if key else None
        self._show_list()

    def _enable(self) -> None:
        self.watch.setEnabled(self.chosen in self._replays)
        self.watch.setToolTip("" if self.watch.isEnabled() else tr("The replay of this game has been deleted."))
        for button in (self.delete, self.note):
            button.setEnabled(bool(self.chosen))

    def _write(self, item: QTableWidgetItem) -> None:
        if item.column() == NOTES:
            item.setToolTip(item.text())
            name = str(row_key(self.list, item.row()))
            self._games = {**self._games, name: self._games[name]._replace(notes=item.text())}
            self.noted.emit(name, item.text())

    def _write_note(self) -> None:
        row = self.list.currentRow()
        self.list.setFocus()
        self.list.setCurrentCell(row, NOTES)
        self.list.edit(self.list.model().index(row, NOTES))

    def _remove(self) -> None:
        if self.chosen:
            self.removed.emit((self.chosen,))


def _kind(game: RecordedGame) -> str:
    return "here" if game.own == BOTH else "computer" if game.level else "online"


def _cells(game: RecordedGame, seat: int, deck_title: Callable[[str], str]) -> tuple[str, ...]:
    other = 1 - seat
    when = datetime.fromisoformat(game.ended).astimezone().strftime("%Y-%m-%d %H:%M") if game.ended else ""
    opponent = computer_name(game.level) if game.level else game.names[other]
    if game.own == BOTH:
        opponent = tr("{0} vs. {1}", *game.names) if any(game.names) else tr("Two players here")
    result = tr("Drawn") if game.winner < 0 else tr("Won") if game.winner == seat else tr("Lost")
    going = tr("first") if game.first == seat else tr("second")
    turns = str(game.turns) if game.turns else ""
    decks = deck_title(game.decks[seat]), deck_title(game.decks[other])
    return when, *decks, opponent, result, going, turns, game.notes

"""The list of saved games, to replay, and what they came to."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter
from PySide6.QtWidgets import QGridLayout, QListWidget, QListWidgetItem, QPushButton

from svedesk.desk.kept_games import FINISHED_BYTES, FINISHED_DAYS, FINISHED_STAY
from svedesk.desk.match_record import ResultsOf, count, own_seats
from svedesk.gui.kit.layouts import add_all, hbox, named
from svedesk.gui.kit.page import LISTS_WIDEST, NoticeLabel, Page, Panel, big, labelled
from svedesk.gui.kit.shortcuts import add_shortcut
from svedesk.gui.kit.table_rows import ROLE, RowDelegate, write_title
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.painting import write
from svedesk.gui.look.theme import REGULAR, Theme, px
from svedesk.wire.match_record import RecordedGame


class KeptGame(NamedTuple):
    """A row: the file, who played, with what, how far it came (a turn; whether to the end), and when."""

    path: Path
    names: str
    decks: str
    turn: int
    finished: bool
    when: str
    won: str = ""
    """How it ended, where that is known."""

    def texts(self) -> tuple[str, str, str]:
        """Title, second line, and how far the game came."""
        begun = self.turn > 0
        far = tr("Unfinished, turn {0}", self.turn) if begun else tr("Unfinished, before turn 1")
        if self.finished:
            far = self.won or (tr("Ended on turn {0}", self.turn) if begun else tr("Ended before turn 1"))
        return self.names, self.decks, far


class ReplayListPage(Page):
    """`wanted` carries the path of the game to be watched, `decks_wanted` of the one whose decks are, `removed` those
    of the games to be deleted; the buttons `undo` and `file` are for whoever makes it to connect."""

    widest = LISTS_WIDEST

    wanted = Signal(object)
    decks_wanted = Signal(object)
    removed = Signal(object)

    def __init__(self, theme: Theme, games: tuple[KeptGame, ...], results: Collection[RecordedGame] = ()) -> None:
        lead = tr("Every game is saved step by step. Watch one, or play on from any point in it.")
        super().__init__(theme, tr("Back"), tr("Replays"), lead)
        sheet = Panel()
        self.list = named(QListWidget(), tr("Replays"))
        self.list.setItemDelegate(_ReplayDelegate(theme))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMouseTracking(True)
        self.list.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.empty = labelled(tr("No saved games yet. Play one, or open a file someone gave you."), "empty", wrap=True)
        self.watch = big(tr("Watch"), primary=True)
        self.file = big(tr("Open a file …"))
        self.decks = big(tr("Get the decks …"))
        self.delete = big(tr("Delete"))
        self.undo = QPushButton(tr("Undo"))
        self.undo.hide()
        self.policy = labelled(
            tr(
                "Unfinished games stay until you delete them. Finished games are deleted after {0} days, or when all of"
                " them take more than {1} MB; the last {2} always stay.",
                *(FINISHED_DAYS, FINISHED_BYTES // 1_000_000, FINISHED_STAY),
            ),
            "quiet",
            wrap=True,
        )
        self.notice = NoticeLabel(theme)
        row = hbox((self.notice, 1), self.undo, None, self.delete, self.decks, self.file, self.watch)
        add_all(sheet.column, (self.list, 1), (self.empty, 1), self.policy, row)
        self.statistics = StatisticsPanel(results)
        add_all(self.columns, (sheet, 1), self.statistics)
        self.watch.clicked.connect(self._want)
        self.list.itemActivated.connect(self._want)
        self.list.itemSelectionChanged.connect(self._enable)
        self.decks.clicked.connect(self._want_decks)
        self.delete.clicked.connect(self._remove)
        add_shortcut(self.list, QKeySequence.StandardKey.Delete, self._remove, Qt.ShortcutContext.WidgetShortcut)
        self.show_games(games)

    def show_games(self, games: tuple[KeptGame, ...]) -> None:
        """Show these; the row that is chosen stays where it is."""
        row = max(0, self.list.currentRow())
        self.list.clear()
        for game in games:
            item = QListWidgetItem()
            item.setData(ROLE, game)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, ". ".join((*game.texts(), game.when)))
            self.list.addItem(item)
        self.list.setCurrentRow(min(row, len(games) - 1))
        for widget in (self.list, self.decks, self.delete, self.policy):
            widget.setVisible(bool(games))
        self.empty.setVisible(not games)
        self._enable()
        self.setFocusProxy(self.list if games else self.file)

    def say(self, sentence: str, *, wrong: bool = True, undo: bool = False) -> None:
        """Tell what was done, or why it could not be; `undo` offers to take it back."""
        self.notice.say(sentence, wrong=wrong)
        self.undo.setVisible(undo)

    def _enable(self) -> None:
        """A click beside the rows chooses none."""
        chosen = bool(self.list.selectedIndexes())
        for button in (self.watch, self.decks, self.delete):
            button.setEnabled(chosen)

    @property
    def chosen(self) -> KeptGame | None:
        """The game of the chosen row."""
        game = self.list.currentIndex().data(ROLE) if self.list.selectedIndexes() else None
        return game if isinstance(game, KeptGame) else None

    def _remove(self) -> None:
        games = [index.data(ROLE) for index in self.list.selectedIndexes()]
        if games:
            self.removed.emit(tuple(game.path for game in games if isinstance(game, KeptGame)))

    def _want(self) -> None:
        if self.chosen is not None:
            self.wanted.emit(self.chosen.path)

    def _want_decks(self) -> None:
        if self.chosen is not None:
            self.decks_wanted.emit(self.chosen.path)


class _ReplayDelegate(RowDelegate):
    def draw(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, KeptGame)
        theme = self.theme
        title, second, far = row.texts()
        inside = rect.adjusted(px(14), px(7), -px(14), -px(7))
        left, right, bottom = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignBottom
        write(painter, inside, right | bottom, row.when, 12, REGULAR, theme.quiet_text)
        write(painter, inside, right, far, 12, REGULAR, theme.text if row.finished else theme.info)
        wide = max(painter.fontMetrics().horizontalAdvance(text) for text in (row.when, far)) + px(16)
        beside = inside.adjusted(0, 0, -wide, 0)
        write(painter, beside, left | bottom, second, 12, REGULAR, theme.quiet_text)
        write_title(painter, beside, title, theme.text)


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

"""The page of the lab: what is to be played on one side, what came of it on the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QWidget,
)

from svedesk.engine.facts import Facts
from svedesk.engine.game import GameDecks
from svedesk.engine.script import Lang
from svedesk.engine.table_words import Name
from svedesk.gui.kit.layouts import add_all, vbox
from svedesk.gui.kit.page import NoticeLabel, Page, Panel, labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.rooms.lab.cells import LabTableView
from svedesk.gui.rooms.lab.form import LabForm
from svedesk.gui.rooms.lab.games_table import GamesTable
from svedesk.gui.rooms.lab.turns_chart import TurnsChart
from svedesk.lab.tables import both_cards, cards, hands, lists, matchups
from svedesk.lab.tally import Results
from svedesk.messages import PROGRAM

MATCHUPS, CARDS, HANDS, COMPARED, GAMES = range(5)


class LabPage(Page):
    """`asked` carries what is wanted of the series: "stop", "go on", "csv", "html"."""

    widest, whole = 1560, True

    asked = Signal(str)

    def __init__(
        self, theme: Theme, form: LabForm, rules: GameDecks, facts: Mapping[str, Facts], lang: Lang, name: Name
    ) -> None:
        super().__init__(theme, tr("Back"), tr("Lab"), "")
        self._rules, self._facts, self._lang = rules, facts, lang
        self.form = form
        self.matchups = LabTableView(theme, lang, name, tr("Matchups"), fits=True)
        self.cards = LabTableView(theme, lang, name, tr("Cards"))
        self.hands = LabTableView(theme, lang, name, tr("First hands"))
        self.lists = LabTableView(theme, lang, name, tr("Both lists"), fits=True)
        self.both = LabTableView(theme, lang, name, tr("Both lists, card by card"))
        self.turns, self.games = TurnsChart(theme), GamesTable()
        self.tabs, self.stack = QTabBar(), QStackedWidget()
        self.which, self.earlier = QComboBox(), QComboBox()
        self.names = labelled("", "quiet")
        self.facts, self.notice = labelled("", "quiet", wrap=True), NoticeLabel(theme)
        self.progress, self.left_over = QProgressBar(), labelled("", "quiet")
        self.stop, self.go_on = QPushButton(tr("Stop")), QPushButton(tr("Go on"))
        self.csv, self.html = QPushButton(tr("Save as CSV …")), QPushButton(tr("Save as web page …"))
        self.results: Results | None = None
        self._lay_out()
        self.tabs.currentChanged.connect(self._turned)
        self.which.currentIndexChanged.connect(self.refresh)
        for button, word in ((self.stop, "stop"), (self.go_on, "go on"), (self.csv, "csv"), (self.html, "html")):
            button.clicked.connect(lambda _=False, word=word: self.asked.emit(word))
        self.setFocusProxy(form.start)
        self.show_results(None)

    def _lay_out(self) -> None:
        head = self.header.tools
        head.addStretch(1)
        head.addWidget(labelled(tr("Earlier results"), "quiet"))
        self.earlier.setAccessibleName(tr("Earlier results"))
        self.earlier.setMinimumWidth(px(300))
        head.addWidget(self.earlier)
        self.columns.setSpacing(px(12))
        add_all(self.columns, self.form, (self._sheet(), 1))

    def _sheet(self) -> Panel:
        sheet = Panel()
        sheet.column.setContentsMargins(px(16), px(8), px(16), px(14))
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setAccessibleName(tr("Results"))
        for text in (tr("Matchups"), tr("Cards"), tr("First hands"), tr("Both lists"), tr("Games")):
            self.tabs.addTab(text)
        self.which.setAccessibleName(tr("List"))
        above, running, below = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        add_all(above, (self.tabs, 1), self.names, self.which)
        both = _stacked(self.lists, self.both)
        for page in (_stacked(self.matchups, self.turns), self.cards, self.hands, both, self.games):
            self.stack.addWidget(page)
        self.empty = labelled(
            tr(
                "How strong is your deck? Pick it and its opponents: computer players play both sides as often as you"
                " like. Every result shows its margin of error."
            ),
            "empty",
            wrap=True,
        )
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(px(12))
        running.addWidget(self.progress, 1)
        running.addWidget(self.left_over)
        running.addWidget(self.stop)
        add_all(below, (self.facts, 1), self.go_on, self.csv, self.html)
        for row in (above, self.stack, self.empty, self.notice, running, below):
            if isinstance(row, QWidget):
                sheet.column.addWidget(row, 0 if row is self.notice else 1)
            else:
                sheet.column.addLayout(row)
        return sheet

    def offer_earlier(self, names: Sequence[str], at: int) -> None:
        """The series that are kept, by name; `at` is the one that is shown (-1: none)."""
        self.earlier.clear()
        self.earlier.addItems(list(names))
        self.earlier.setCurrentIndex(at)
        self.earlier.setEnabled(bool(names))

    def show_results(self, results: Results | None) -> None:
        """Show these from now on."""
        self.results = results
        there = results is not None
        two = results is not None and len(results.plan.lists) > 1
        self.which.blockSignals(True)
        self.which.clear()
        if results is not None:
            self.which.addItems([deck.name for deck in results.plan.lists])
        self.which.blockSignals(False)
        self.names.setText(PROGRAM.say(lists(results).title, self._lang) if results is not None and two else "")
        self.tabs.setTabVisible(COMPARED, two)
        if two:
            self.tabs.setCurrentIndex(COMPARED)
        elif self.tabs.currentIndex() == COMPARED:
            self.tabs.setCurrentIndex(MATCHUPS)
        self._show_which()
        of_results: tuple[QWidget, ...] = (self.stack, self.tabs, self.facts, self.csv, self.html)
        of_series: tuple[QWidget, ...] = (self.stop, self.go_on, self.progress, self.left_over)
        for widget in of_results:
            widget.setVisible(there)
        self.empty.setVisible(not there)
        for widget in of_series if not there else ():
            widget.hide()
        self.refresh()

    def show_progress(self, done: int, games: int, text: str, *, running: bool) -> None:
        """How far it is; `text` tells how long the rest takes."""
        self.progress.setRange(0, games)
        self.progress.setValue(done)
        self.left_over.setText(text)
        self.progress.setVisible(running or done < games)
        self.left_over.setVisible(running or done < games)
        self.stop.setVisible(running)
        self.go_on.setVisible(not running)
        self.go_on.setText(tr("Go on") if done < games else tr("Play more"))
        self.form.start.setEnabled(not running)
        self.earlier.setEnabled(not running and self.earlier.count() > 0)

    def refresh(self) -> None:
        """Show what the results have come to by now, on the tab that is shown."""
        results, at = self.results, self.tabs.currentIndex()
        if results is None:
            return
        deck = max(0, self.which.currentIndex())
        self.tabs.setTabVisible(HANDS, _any_redrawn(results))
        if at == MATCHUPS:
            self.matchups.show_table(matchups(results, deck))
            whole = results.all(deck)
            self.turns.show_turns(whole.won_in, whole.lost_in)
        elif at == CARDS:
            self.cards.show_table(cards(results, deck, self._rules))
        elif at == HANDS:
            self.hands.show_table(hands(results, deck, self._facts))
        elif at == COMPARED:
            self.lists.show_table(lists(results))
            self.both.show_table(both_cards(results, self._rules))
        else:
            self.games.games.show_games(results)

    def _turned(self, tab: int) -> None:
        self.stack.setCurrentIndex(tab)
        self._show_which()
        self.refresh()

    def _show_which(self) -> None:
        """Which list is told of, or how both are called."""
        two, tab = self.which.count() > 1, self.tabs.currentIndex()
        self.which.setVisible(two and tab in (MATCHUPS, CARDS, HANDS))
        self.names.setVisible(two and tab == COMPARED)


def _any_redrawn(results: Results) -> bool:
    """Whether there is anything to tell of first hands."""
    return any(results.all(deck).redrawn.games for deck in range(len(results.plan.lists)))


def _stacked(*widgets: QWidget) -> QWidget:
    """Widgets one below the other, which share the room; the first has most of it, up to what it needs."""
    page = QWidget()
    column = vbox(parent=page, margins=0, spacing=10)
    for place, widget in enumerate(widgets):
        column.addWidget(widget, 1 if place else 4)
    column.addStretch(0)
    return page

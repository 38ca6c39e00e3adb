"""Settling a game before it is hosted: names, deck, format, rules, spectators, who may join."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from svedesk.engine.script import Lang
from svedesk.gui.kit.choices import EditionBox
from svedesk.gui.kit.layouts import add_all, hbox, vbox
from svedesk.gui.kit.page import NoticeLabel, Page, Panel, big, labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px, scaled
from svedesk.gui.rooms.lobby.deck_box import DeckBox, Offered
from svedesk.gui.rooms.lobby.labels import SPECTATORS, bonus_label, turns_later
from svedesk.gui.rooms.lobby.link.hosting import HostOptions
from svedesk.net.chess_clock import ClockPlan, Per
from svedesk.net.code import BadCode, read_address
from svedesk.net.errors import Trouble
from svedesk.net.room_plan import RoomPlan
from svedesk.wire.messages import LONGEST_NAME, Watchers

DELAYS = (0, 1, 2, 3, 5)
MINUTES = (0, 5, 10, 15, 20, 30, 45, 60)
"""What a chess clock may be set to; 0: there is none."""
BONUSES: tuple[tuple[int, Per], ...] = (
    *((0, "turn"), (5, "turn"), (10, "turn"), (20, "turn"), (30, "turn")),
    *((2, "answer"), (5, "answer")),
)
"""Seconds that a clock is given, and for what."""


class HostPage(Page):
    """`wished` carries `HostOptions`; the button `again` resumes the interrupted game."""

    wished = Signal(object)

    def __init__(self, theme: Theme, lang: Lang, decks: Offered) -> None:
        super().__init__(
            theme,
            tr("Back"),
            tr("Host a network game"),
            tr("Other players on your network join with the code you give them."),
        )
        self._lang: Lang = lang
        self.name = QLineEdit(placeholderText=tr("Player"), maxLength=LONGEST_NAME)
        self.game_name = QLineEdit(maxLength=LONGEST_NAME)
        self.name.textChanged.connect(self._name_game)
        self.deck = DeckBox(decks, lang)
        self.deck.failed.connect(self.say)
        self.form = _box((decks.game.term("format", name, lang), name) for name in decks.game.decks.formats)
        self.edition = EditionBox(decks.game, lang)
        self.rules = _box(
            ((tr("On; can be turned off if both players agree"), "may"), (tr("On for the whole game"), "stay"))
        )
        self.best_of = _box(((tr("One game"), 1), (tr("Best of three"), 3)))
        self.minutes = _box(
            (tr("{0} min per player", minutes) if minutes else tr("No clock"), minutes) for minutes in MINUTES
        )
        self.bonus = _box((bonus_label(*bonus), bonus) for bonus in BONUSES)
        self.minutes.currentIndexChanged.connect(self._show_bonus)
        self.watchers = _box((tr(label), kind) for kind, label in SPECTATORS.items())
        self.delay = _box((turns_later(n) if n else tr("No delay"), n) for n in DELAYS)
        self.watchers.currentIndexChanged.connect(self._show_delay)
        self.door = _box(((tr("Anyone with the join code"), "code"), (tr("Anyone on this network"), "open")))
        self.port = QLineEdit(placeholderText=tr("Any"), maxLength=5)
        self.public = QLineEdit(placeholderText=tr("Address, if others join over the internet"), maxLength=100)
        self.trouble = NoticeLabel(theme)
        self.start = big(tr("Open the table"), primary=True)
        self.start.clicked.connect(self._start)
        for field in (self.name, self.game_name, self.port, self.public):
            field.returnPressed.connect(self._start)
        add_all(self.columns, (self._form(), 1, Qt.AlignmentFlag.AlignTop), (self._beside(), 0))
        self._name_game()
        self._show_delay()
        self._show_bonus()

    def offer_again(self, title: str) -> None:
        """Offer to go on with an interrupted game; an empty title: there is none."""
        self.again_panel.setVisible(bool(title))
        self.again.setText(tr("Resume “{0}”", title))

    def say(self, sentence: str, *, wrong: bool = True) -> None:
        """Show why no game is hosted."""
        self.trouble.say(sentence, wrong=wrong)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.name.setFocus()
        self.name.selectAll()

    def _form(self) -> QWidget:
        panel = Panel()
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(16))
        grid.setVerticalSpacing(px(14))
        grid.setColumnStretch(1, 1)
        late = hbox((self.watchers, 3), (self.delay, 2), spacing=8)
        played = hbox((self.best_of, 1), (self.minutes, 1), (self.bonus, 1), spacing=8)
        door = hbox(self.port, (self.public, 1), spacing=8)
        rows: tuple[tuple[str, QWidget | QHBoxLayout], ...] = (
            ("Your name", self.name),
            ("Name of the game", self.game_name),
            ("Your deck", self.deck),
            ("", self.deck.executed),
            ("Format", self.form),
            ("Edition", self.edition),
            ("", self.edition.note),
            ("Rules", self.rules),
            ("Match and clock", played),
            ("Spectators", late),
            ("Who may join", self.door),
            ("Port", door),
        )
        for row, (name, field) in enumerate(rows):
            if isinstance(field, QLabel):  # it says something of the field above it
                grid.addWidget(field, row, 1)
                continue
            label = QLabel(tr(name))
            grid.addWidget(label, row, 0)
            if isinstance(field, QWidget):
                label.setBuddy(field)
                field.setAccessibleName(label.text())
                grid.addWidget(field, row, 1)
            else:
                grid.addLayout(field, row, 1)
        self.deck.setAccessibleName(tr("Your deck"))
        self.best_of.setAccessibleName(tr("Match"))
        self.minutes.setAccessibleName(tr("Chess clock"))
        self.bonus.setAccessibleName(tr("Extra time"))
        self.watchers.setAccessibleName(tr("Spectators"))
        self.delay.setAccessibleName(tr("Delay"))
        self.port.setAccessibleName(tr("Port"))
        self.public.setAccessibleName(tr("Address on the internet"))
        self.port.setMaximumWidth(px(120))
        add_all(panel.column, grid, 6, self.trouble, self.start)
        return panel

    def _beside(self) -> QVBoxLayout:
        column = vbox(spacing=24)
        trust = Panel(tr("What this program can see"))
        trust.setFixedWidth(px(400))
        label = labelled(
            tr(
                "This program deals the cards and knows all of them; the other player's program receives only what "
                "its player may see."
            ),
            wrap=True,
        )
        label.setStyleSheet(scaled("font-size: 14px;"))
        add_all(
            trust.column,
            label,
            labelled(
                tr(
                    "Each shuffle combines random numbers that both programs commit to in advance, and can be verified "
                    "after the game. To keep the cards from both players' programs, run svedesk host --headless on a "
                    "third PC."
                ),
                "quiet",
                wrap=True,
            ),
        )
        self.again_panel = Panel()
        self.again = big("")
        add_all(
            self.again_panel.column,
            self.again,
            labelled(tr("This game was interrupted. The same players return to their seats."), "quiet", wrap=True),
        )
        self.again_panel.hide()
        add_all(column, self.again_panel, trust, None)
        return column

    def _name_game(self) -> None:
        name = self.name.text().strip() or tr("Player")
        self.game_name.setPlaceholderText(tr("{0}'s game", name)[:LONGEST_NAME])

    def _show_delay(self) -> None:
        self.delay.setVisible(self.watchers.currentData() != "none")

    def _show_bonus(self) -> None:
        self.bonus.setVisible(bool(self.minutes.currentData()))

    def _start(self) -> None:
        name = self.name.text().strip() or tr("Player")
        title = self.game_name.text().strip() or self.game_name.placeholderText()
        port = self.port.text().strip()
        if not name.isprintable() or not title.isprintable():
            self.say(tr("Enter a name of 1 to 40 characters."))
            return
        if port and (not port.isdecimal() or not 1 <= int(port) <= 65535):
            self.say(tr("Enter a port from 1 to 65535, or leave it empty."))
            return
        public = self.public.text().strip()
        try:
            public, asked = read_address(public) if public else ("", 0)
        except BadCode as error:
            self.say(Trouble(error.key, (public,)).sentence(self._lang))
            return
        self.say("")
        watchers: Watchers = self.watchers.currentData()
        minutes = int(self.minutes.currentData())
        bonus, per = BONUSES[self.bonus.currentIndex()]
        plan = RoomPlan(
            title,
            name,
            rules_off=self.rules.currentData() == "may",
            watchers=watchers,
            delay=int(self.delay.currentData()) if watchers != "none" else 0,
            best_of=int(self.best_of.currentData()),
            clock=ClockPlan(minutes, bonus, per) if minutes else ClockPlan(),
        )
        self.wished.emit(
            HostOptions(
                plan,
                str(self.form.currentData()),
                int(port or 0),
                self.door.currentData() == "open",
                str(self.edition.currentData()),
                public,
                asked,
            )
        )


def _box(entries: Iterable[tuple[str, object]]) -> QComboBox:
    box = QComboBox()
    for label, value in entries:
        box.addItem(label, value)
    return box

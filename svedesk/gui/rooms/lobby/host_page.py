"""Settling a game before it is hosted: names, deck, format, rules, spectators, who may join."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from svedesk.games.sve.formats import FORMATS
from svedesk.gui.kit.page import Notice, Page, Panel, big, labelled
from svedesk.gui.look.scale import px, scaled
from svedesk.gui.look.theme import Theme
from svedesk.gui.rooms.lobby.deck_box import DeckBox, Offered
from svedesk.gui.rooms.lobby.link.hosting import Wishes
from svedesk.gui.rooms.lobby.texts import Texts
from svedesk.net.room_plan import Plan
from svedesk.wire.messages import LONGEST_NAME, Watchers

DELAYS = (0, 1, 2, 3, 5)


class HostPage(Page):
    """`wished` carries `Wishes`; `resumed` asks to go on with the game that was interrupted."""

    wished = Signal(object)
    resumed = Signal()

    def __init__(self, theme: Theme, texts: Texts, decks: Offered) -> None:
        super().__init__(theme, texts("back"), texts("host-title"), texts("host-lead"))
        self.texts = texts
        self.name = QLineEdit()
        self.name.setPlaceholderText(texts("player"))
        self.name.setMaxLength(LONGEST_NAME)
        self.game_name = QLineEdit()
        self.game_name.setMaxLength(LONGEST_NAME)
        self.name.textChanged.connect(self._name_game)
        self.deck = DeckBox(decks, texts)
        self.deck.failed.connect(self.say)
        self.form = _box((texts.form(name), name) for name in FORMATS)
        self.rules = _box(((texts("rules-may"), "may"), (texts("rules-stay"), "stay")))
        self.watchers = _box((texts(f"watchers-{kind}"), kind) for kind in get_args(Watchers))
        self.delay = _box((texts("delay-n" if n > 1 else f"delay-{n}", n), n) for n in DELAYS)
        self.watchers.currentIndexChanged.connect(self._show_delay)
        self.door = _box(((texts("door-code"), "code"), (texts("door-open"), "open")))
        self.port = QLineEdit()
        self.port.setPlaceholderText(texts("port-any"))
        self.port.setMaxLength(5)
        self.trouble = Notice(theme)
        self.start = big(texts("open-table"), primary=True)
        self.start.clicked.connect(self._start)
        for field in (self.name, self.game_name, self.port):
            field.returnPressed.connect(self._start)
        self.columns.addWidget(self._form(), 1, Qt.AlignmentFlag.AlignTop)
        self.columns.addLayout(self._beside(), 0)
        self._name_game()
        self._show_delay()

    def offer_again(self, title: str) -> None:
        """Offer to go on with an interrupted game; an empty title: there is none."""
        self.again_panel.setVisible(bool(title))
        self.again.setText(self.texts("go-on-hosting", title))

    def say(self, sentence: str) -> None:
        """Show why no game is hosted."""
        self.trouble.say(sentence)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.name.setFocus()
        self.name.selectAll()

    def _form(self) -> QWidget:
        panel = Panel()
        texts, grid = self.texts, QGridLayout()
        grid.setHorizontalSpacing(px(16))
        grid.setVerticalSpacing(px(14))
        grid.setColumnStretch(1, 1)
        late = QHBoxLayout()
        late.setSpacing(px(8))
        late.addWidget(self.watchers, 3)
        late.addWidget(self.delay, 2)
        rows: tuple[tuple[str, QWidget | QHBoxLayout], ...] = (
            ("name", self.name),
            ("game-name", self.game_name),
            ("deck", self.deck),
            ("", self.deck.executed),
            ("form", self.form),
            ("rules", self.rules),
            ("watchers", late),
            ("door", self.door),
            ("port", self.port),
        )
        for row, (key, field) in enumerate(rows):
            if field is self.deck.executed:  # it says something of the field above it
                grid.addWidget(self.deck.executed, row, 1)
                continue
            label = QLabel(texts(key))
            grid.addWidget(label, row, 0)
            if isinstance(field, QWidget):
                label.setBuddy(field)
                field.setAccessibleName(texts(key))
                grid.addWidget(field, row, 1)
            else:
                grid.addLayout(field, row, 1)
        self.deck.setAccessibleName(texts("deck"))
        self.watchers.setAccessibleName(texts("watchers"))
        self.delay.setAccessibleName(texts("delay"))
        self.port.setMaximumWidth(px(120))
        panel.column.addLayout(grid)
        panel.column.addSpacing(px(6))
        panel.column.addWidget(self.trouble)
        panel.column.addWidget(self.start)
        return panel

    def _beside(self) -> QVBoxLayout:
        texts = self.texts
        column = QVBoxLayout()
        column.setSpacing(px(24))
        trust = Panel(texts("trust-title"))
        trust.setFixedWidth(px(400))
        said = labelled(texts("trust"), wrap=True)
        said.setStyleSheet(scaled("font-size: 14px;"))
        trust.column.addWidget(said)
        trust.column.addWidget(labelled(texts("trust-more"), "quiet", wrap=True))
        self.again_panel = Panel()
        self.again = big("")
        self.again.clicked.connect(self.resumed)
        self.again_panel.column.addWidget(self.again)
        self.again_panel.column.addWidget(labelled(texts("go-on-note"), "quiet", wrap=True))
        self.again_panel.hide()
        column.addWidget(self.again_panel)
        column.addWidget(trust)
        column.addStretch(1)
        return column

    def _name_game(self) -> None:
        name = self.name.text().strip() or self.texts("player")
        self.game_name.setPlaceholderText(self.texts("game-of", name)[:LONGEST_NAME])

    def _show_delay(self) -> None:
        self.delay.setVisible(self.watchers.currentData() != "none")

    def _start(self) -> None:
        name = self.name.text().strip() or self.texts("player")
        title = self.game_name.text().strip() or self.game_name.placeholderText()
        port = self.port.text().strip()
        if not name.isprintable() or not title.isprintable():
            self.say(self.texts("name-wrong"))
            return
        if port and (not port.isdecimal() or not 1 <= int(port) <= 65535):
            self.say(self.texts("port-wrong"))
            return
        self.say("")
        watchers: Watchers = self.watchers.currentData()
        plan = Plan(
            title,
            name,
            rules_off=self.rules.currentData() == "may",
            watchers=watchers,
            delay=int(self.delay.currentData()) if watchers != "none" else 0,
        )
        self.wished.emit(Wishes(plan, str(self.form.currentData()), int(port or 0), self.door.currentData() == "open"))


def _box(entries: Iterable[tuple[str, object]]) -> QComboBox:
    box = QComboBox()
    for label, value in entries:
        box.addItem(label, value)
    return box

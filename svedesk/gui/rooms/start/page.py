"""The main menu: what can be done, and the settings of a new game beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QRadialGradient, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.choices import LANGUAGES
from svedesk.gui.kit.page import retone
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.colour import mix
from svedesk.gui.look.scale import px, scaled
from svedesk.gui.look.theme import Theme
from svedesk.gui.rooms.start.computer_form import ComputerForm
from svedesk.gui.rooms.start.new_game import GameForm, NewGameForm
from svedesk.gui.rooms.start.new_game import NewGame as NewGame
from svedesk.gui.table.faces import Faces
from svedesk.settings.values import Opponent, Settings

ENTRY, GAP = 350, 9
"""Logical pixels an entry is wide, and between entries."""
ACROSS = 3
"""So many small entries stand side by side."""
WIDEST = 1320
"""Logical pixels the page is spread over at most."""


class MenuPage(QWidget):
    """Starts, resumes and loads games. `decks` are (key, name) pairs. `painted` tells that it was painted.

    Beside the entries stands the form of a game: `computer` against the computer, or `form` of two people here.
    """

    started = Signal(object)
    resumed = Signal()
    loaded = Signal()
    replays_wanted = Signal()
    boards_wanted = Signal()
    try_deck_wanted = Signal()
    lab_wanted = Signal()
    decks_wanted = Signal()
    cards_wanted = Signal()
    own_cards_wanted = Signal()
    host_wanted = Signal()
    join_wanted = Signal()
    help_wanted = Signal()
    about_wanted = Signal()
    settings_wanted = Signal()
    language_wanted = Signal(str)
    left = Signal()
    painted = Signal()

    def __init__(self, theme: Theme, lang: Lang, game: Game, decks: tuple[tuple[str, str], ...]) -> None:
        super().__init__()
        self._theme, self._lang, self._show_cards = theme, lang, game.showcase
        self._faces: Faces | None = None
        self._row = row = QHBoxLayout(self)
        row.setSpacing(px(56))
        row.addLayout(self._entries(), 0)
        row.addStretch(1)
        self.computer, self.form = ComputerForm(game, lang, decks), NewGameForm(game, lang, decks)
        self._forms: dict[Opponent, GameForm] = {"computer": self.computer, "person": self.form}
        for opponent, form in self._forms.items():
            form.started.connect(self.started)
            row.addWidget(form, 0, Qt.AlignmentFlag.AlignVCenter)
            self.against[opponent].clicked.connect(partial(self.show_form, opponent))
        self.show_form("computer")

    @property
    def shown(self) -> GameForm:
        """The form that stands there."""
        return self.form if self.form.isVisibleTo(self) else self.computer

    def show_form(self, opponent: Opponent) -> None:
        """Let the form of this kind of game stand there."""
        for each, form in self._forms.items():
            form.setVisible(each == opponent)
            self.against[each].setChecked(each == opponent)
        self.update()

    def fill(self, settings: Settings) -> None:
        """Offer what was chosen for the game before."""
        self.show_form(settings.opponent)
        for form in self._forms.values():
            form.fill(settings)

    def offer_decks(self, decks: tuple[tuple[str, str], ...]) -> None:
        """Offer these for new games, by key and name."""
        for form in self._forms.values():
            form.offer_decks(decks)

    def tell_of_decks(self, told: Callable[[str], str]) -> None:
        """Say over each deck box what `told` says of its deck (by its key)."""
        for form in self._forms.values():
            form.tell_of_decks(told)

    def _entries(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(px(GAP))
        title = QLabel("svedesk")
        title.setObjectName("title")
        title.setStyleSheet(scaled("font-size: 48px; font-weight: 700;"))
        lead = QLabel(tr("A table for Shadowverse: Evolve that knows the rules,\nand lets you switch them off."))
        lead.setStyleSheet(scaled("font-size: 15px;"))
        self.resume = QPushButton(tr("Resume"))
        self.resume_note = QLabel()
        self.resume_note.setProperty("tone", "quiet")
        self.resume_note.setWordWrap(True)
        self.resume_note.setMinimumHeight(px(16))
        self.settings = QPushButton(tr("Settings"))
        self.host, self.join = QPushButton(tr("Host a network game")), QPushButton(tr("Join a network game"))
        self.against: dict[Opponent, QPushButton] = {
            "computer": QPushButton(tr("Play the computer")),
            "person": QPushButton(tr("Two players at this PC")),
        }
        load, replays, help_pages, about, leave = (
            QPushButton(text) for text in (tr("Load …"), tr("Replays"), tr("Help"), tr("About"), tr("Quit"))
        )
        boards, try_deck, decks = (QPushButton(text) for text in (tr("Boards"), tr("Try a deck"), tr("Decks")))
        lab = QPushButton(tr("Lab"))
        self.cards = QPushButton(tr("Cards"))
        self.own_cards = QPushButton(tr("Own cards"))
        column.addStretch(3)
        column.addWidget(title)
        column.addWidget(lead)
        column.addSpacing(px(14))
        self.resume.clicked.connect(self.resumed)
        for entry in self.against.values():
            entry.setCheckable(True)
        for button, signal in ((self.host, self.host_wanted), (self.join, self.join_wanted)):
            button.clicked.connect(signal)
        for button in (self.resume, *self.against.values()):
            button.setMinimumHeight(px(36))
            button.setFixedWidth(px(ENTRY))
            column.addWidget(button)
            if button is self.resume:
                column.addWidget(self.resume_note)
            if button in (self.resume, self.against["person"]):
                column.addSpacing(px(5))
        network = QHBoxLayout()
        network.setSpacing(px(GAP))
        for button in (self.host, self.join):
            button.setMinimumHeight(px(36))
            button.setFixedWidth((px(ENTRY) - px(GAP)) // 2)
            button.setStyleSheet(scaled("QPushButton { padding-left: 4px; padding-right: 4px; }"))
            network.addWidget(button)
        network.addStretch(1)
        column.addLayout(network)
        column.addSpacing(px(5))
        self.language = QComboBox()
        self.language.setAccessibleName("Language")
        for lang, own_name in LANGUAGES:
            self.language.addItem(own_name, lang)
        self.language.setCurrentIndex(self.language.findData(self._lang))
        self.language.activated.connect(lambda _: self.language_wanted.emit(self.language.currentData()))
        for button, signal in (
            (load, self.loaded),
            (replays, self.replays_wanted),
            (boards, self.boards_wanted),
            (try_deck, self.try_deck_wanted),
            (lab, self.lab_wanted),
            (decks, self.decks_wanted),
            (self.cards, self.cards_wanted),
            (self.own_cards, self.own_cards_wanted),
            (self.settings, self.settings_wanted),
            (help_pages, self.help_wanted),
            (about, self.about_wanted),
            (leave, self.left),
        ):
            button.clicked.connect(signal)
        rest = QGridLayout()
        rest.setSpacing(px(GAP))
        pages = (decks, self.cards, self.own_cards, try_deck, lab, boards, replays)
        small = (*pages, load, self.settings, self.language, help_pages, about, leave)
        for place, widget in enumerate(small):
            alone = place == len(small) - 1 and not place % ACROSS
            widget.setFixedWidth(px(ENTRY) if alone else (px(ENTRY) - (ACROSS - 1) * px(GAP)) // ACROSS)
            widget.setStyleSheet(scaled("QPushButton { padding-left: 4px; padding-right: 4px; }"))
            rest.addWidget(widget, place // ACROSS, place % ACROSS, 1, ACROSS if alone else 1)
        rest.setColumnStretch(ACROSS, 1)
        column.addLayout(rest)
        column.addStretch(4)
        note = QLabel(tr("An unofficial fan project. No official text, art or logos."))
        note.setProperty("tone", "quiet")
        column.addWidget(note)
        self.load, self._lead = load, lead
        return column

    def offer_resume(self, sentence: str) -> None:
        """Say which game would be resumed; an empty sentence: there is none."""
        self.resume.setEnabled(bool(sentence))
        retone(self.resume, "kind", "primary" if sentence else "")
        self.resume_note.setText(sentence)
        for widget in (self.resume, self.resume_note):
            widget.setVisible(bool(sentence))

    def say(self, sentence: str) -> None:
        """Show why something could not be done."""
        for form in self._forms.values():
            form.say(sentence)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self.resume if self.resume.isEnabled() else self.shown.start).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses what has the focus, as Space does."""
        focused = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QPushButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = max(px(56), (self.width() - px(WIDEST)) // 2)
        above = max(px(12), min(px(40), (self.height() - px(560)) // 2))
        self._row.setContentsMargins(side, above, side, above)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect())
        light = QRadialGradient(QPointF(rect.width() * 0.5, rect.height() * 0.45), rect.width() * 0.62)
        light.setColorAt(0, mix(QColor(self._theme.cloth), QColor(self._theme.text), 0.06))
        light.setColorAt(1, QColor(self._theme.window))
        painter.fillRect(rect, light)
        if self._faces is not None:
            self._fan(painter, rect, self._faces)
        painter.end()
        self.painted.emit()

    def show_cards(self, faces: Faces) -> None:
        """Show a few cards with these faces."""
        self._faces = faces
        self.update()

    def _fan(self, painter: QPainter, rect: QRectF, faces: Faces) -> None:
        """A hand of the program's own faces between the entries and the form."""
        faces.ratio = self.devicePixelRatioF()
        left, right = self._lead.geometry().right() + 16, self.shown.x()
        room = right - left
        if room < px(150) or not self._show_cards:
            return
        width = float(int(min(px(190), (room - 40) / 3.1, rect.height() * 0.24)))
        margin = faces.margin(width)
        centre = QPointF((left + right) / 2, rect.height() * 0.5 + width * 1.5)
        count = len(self._show_cards)
        for index, number in enumerate(self._show_cards):
            painter.save()
            painter.translate(centre)
            painter.rotate((index - (count - 1) / 2) * 13)
            painter.translate(-width / 2 - margin, -width * 2.3 - margin)
            painter.drawPixmap(0, 0, faces.cache.face(faces.printed(number), width, faces.ratio))
            painter.restore()

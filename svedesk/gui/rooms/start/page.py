"""The main menu: what can be done, and the settings of a new game beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRadialGradient, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from svedesk.decks.shelf import offered_as
from svedesk.desk.settings import PassPolicy
from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.choices import LANGUAGES, QUICK
from svedesk.gui.kit.edition_box import EditionBox
from svedesk.gui.kit.translate import game_word, tr
from svedesk.gui.look.colour import mix
from svedesk.gui.look.scale import px, scaled
from svedesk.gui.look.theme import Theme
from svedesk.gui.table.faces import Faces
from svedesk.settings.values import Settings

"""Each under its own name, so that it is found by those who read no other."""
HALF = 145
"""Logical pixels of the entries of which two stand side by side."""
WIDEST = 1320
"""Logical pixels the page is spread over at most."""


class NewGame(NamedTuple):
    """What a new game is made of: deck keys and names by seat, who goes first (-1: chance picks who chooses), hands,
    seed (-1: any), by which edition of the rules and in which format it is played ("": the usual ones)."""

    decks: tuple[str, str]
    names: tuple[str, str]
    first: int
    open_hands: bool
    seed: int
    passing: PassPolicy = "when_able"
    edition: str = ""
    form: str = ""


class MenuPage(QWidget):
    """Starts, resumes and loads games. `decks` are (key, name) pairs. `painted` tells that it was painted."""

    started = Signal(object)
    resumed = Signal()
    loaded = Signal()
    replays_wanted = Signal()
    boards_wanted = Signal()
    try_deck_wanted = Signal()
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
        self.form = NewGameForm(game, lang, decks)
        self.form.started.connect(self.started)
        row.addWidget(self.form, 0, Qt.AlignmentFlag.AlignVCenter)

    def _entries(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(px(10))
        title = QLabel("svedesk")
        title.setObjectName("title")
        title.setStyleSheet(scaled("font-size: 52px; font-weight: 700;"))
        lead = QLabel(tr("A table for Shadowverse: Evolve that knows the rules,\nand lets you switch them off."))
        lead.setStyleSheet(scaled("font-size: 15px;"))
        self.resume = QPushButton(tr("Resume"))
        self.resume_note = QLabel()
        self.resume_note.setProperty("tone", "quiet")
        self.resume_note.setWordWrap(True)
        self.resume_note.setMinimumHeight(px(16))
        self.settings = QPushButton(tr("Settings"))
        self.host, self.join = QPushButton(tr("Host a network game")), QPushButton(tr("Join a network game"))
        load, replays, help_pages, about, leave = (
            QPushButton(text) for text in (tr("Load …"), tr("Replays"), tr("Help"), tr("About"), tr("Quit"))
        )
        boards, try_deck, decks = (QPushButton(text) for text in (tr("Boards"), tr("Try a deck"), tr("Decks")))
        self.cards = QPushButton(tr("Cards"))
        self.own_cards = QPushButton(tr("Own cards"))
        column.addStretch(3)
        column.addWidget(title)
        column.addWidget(lead)
        column.addSpacing(px(20))
        for button, signal in (
            (self.resume, self.resumed),
            (self.host, self.host_wanted),
            (self.join, self.join_wanted),
        ):
            button.setMinimumHeight(px(36))
            button.setFixedWidth(px(2 * HALF + 10))
            button.clicked.connect(signal)
            column.addWidget(button)
            if button is self.resume:
                column.addWidget(self.resume_note)
                column.addSpacing(px(6))
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
            (decks, self.decks_wanted),
            (self.cards, self.cards_wanted),
            (self.own_cards, self.own_cards_wanted),
            (self.settings, self.settings_wanted),
            (help_pages, self.help_wanted),
            (about, self.about_wanted),
            (leave, self.left),
        ):
            button.clicked.connect(signal)
        halves = QGridLayout()
        halves.setSpacing(px(10))
        pages = (decks, try_deck, self.cards, self.own_cards, replays, boards)
        small = (*pages, load, self.settings, help_pages, about, self.language, leave)
        for place, widget in enumerate(small):
            widget.setFixedWidth(px(HALF))
            halves.addWidget(widget, place // 2, place % 2)
        halves.setColumnStretch(2, 1)
        column.addLayout(halves)
        column.addStretch(4)
        note = QLabel(tr("An unofficial fan project. No official text, art or logos."))
        note.setProperty("tone", "quiet")
        column.addWidget(note)
        self.load, self._lead = load, lead
        return column

    def offer_resume(self, sentence: str) -> None:
        """Say which game would be resumed; an empty sentence: there is none."""
        self.resume.setEnabled(bool(sentence))
        self.resume.setProperty("kind", "primary" if sentence else "")
        self.resume.style().unpolish(self.resume)
        self.resume.style().polish(self.resume)
        self.resume_note.setText(sentence or tr("No unfinished game."))

    def say(self, sentence: str) -> None:
        """Show why something could not be done."""
        self.form.say(sentence)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self.resume if self.resume.isEnabled() else self.form.start).setFocus()

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
        left, right = self._lead.geometry().right() + 16, self.form.x()
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


class NewGameForm(QFrame):
    """Decks and names of both seats, who goes first, hands, seed."""

    started = Signal(object)

    def __init__(self, game: Game, lang: Lang, decks: tuple[tuple[str, str], ...]) -> None:
        super().__init__()
        self.setProperty("surface", "panel")
        self.setFixedWidth(px(380))
        heading = QLabel(tr("New game"))
        heading.setProperty("tone", "heading")
        self.names = (QLineEdit(tr("Player 1")), QLineEdit(tr("Player 2")))
        self.decks = (QComboBox(), QComboBox())
        self.captions = (QLabel(), QLabel())
        self._told: Callable[[str], str] = lambda key: ""
        self.offer_decks(decks)
        for seat, box in enumerate(self.decks):
            box.setCurrentIndex(min(seat, len(decks) - 1))
            box.setAccessibleName(tr("Deck for seat {0}", seat + 1))
            self.names[seat].setMaxLength(24)
            self.names[seat].setAccessibleName(tr("Name for seat {0}", seat + 1))
        self.first = QComboBox()
        self.first.addItem(tr("Coin flip; winner chooses"), -1)
        self.first.addItem(tr("First seat goes first"), 0)
        self.first.addItem(tr("Second seat goes first"), 1)
        self.hands = QComboBox()
        self.hands.addItem(tr("Cover screen between turns"), userData=False)
        self.hands.addItem(tr("Open hands"), userData=True)
        self.passing = QComboBox()
        for policy, said in QUICK:
            self.passing.addItem(tr(said), policy)
        self.form, self.edition = QComboBox(), EditionBox(game, lang)
        for name in game.decks.formats:
            self.form.addItem(game.term("format", name, lang), name)
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(tr("Any"))
        self.seed.setMaxLength(18)
        self.trouble = QLabel()
        self.trouble.setProperty("tone", "attack")
        self.trouble.setWordWrap(True)
        self.start = QPushButton(tr("Start game"))
        self.start.setProperty("kind", "primary")
        self.start.setMinimumHeight(px(42))
        self.start.clicked.connect(self._start)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(22))
        column.setSpacing(px(10))
        column.addWidget(heading)
        for seat, caption in enumerate(self.captions):
            caption.setProperty("tone", "quiet")
            column.addWidget(caption)
            column.addWidget(self.names[seat])
            column.addWidget(self.decks[seat])
            column.addSpacing(px(4))
        form = QFormLayout()
        form.setHorizontalSpacing(px(14))
        form.setVerticalSpacing(px(10))
        form.addRow(tr("Goes first"), self.first)
        form.addRow(tr("Hands"), self.hands)
        form.addRow(game_word(game, "setting", "passing", lang, "Responses"), self.passing)
        form.addRow(tr("Format"), self.form)
        form.addRow(tr("Rules"), self.edition)
        form.addRow(self.edition.note)
        form.addRow(tr("Seed"), self.seed)
        column.addLayout(form)
        column.addWidget(self.trouble)
        column.addWidget(self.start)

    def fill(self, settings: Settings) -> None:
        """Offer what was chosen for the game before."""
        for seat, usual in enumerate((tr("Player 1"), tr("Player 2"))):
            self.names[seat].setText(settings.names[seat] or usual)
            self.decks[seat].setCurrentIndex(max(self.decks[seat].findData(settings.decks[seat]), 0))
        self.first.setCurrentIndex(self.first.findData(settings.first))
        self.hands.setCurrentIndex(self.hands.findData(settings.open_hands))
        self.passing.setCurrentIndex(self.passing.findData(settings.passing))
        self.edition.choose(settings.edition)
        self.form.setCurrentIndex(max(self.form.findData(settings.form), 0))

    def offer_decks(self, decks: tuple[tuple[str, str], ...]) -> None:
        """Offer these, by key and name; what is chosen stays so if it can."""
        for box in self.decks:
            chosen = box.currentData()
            box.blockSignals(True)
            box.clear()
            for key, name in decks:
                box.addItem(offered_as(key, name), key)
            box.setCurrentIndex(max(box.findData(chosen), 0))
            box.blockSignals(False)
        self._tell()

    def tell_of_decks(self, told: Callable[[str], str]) -> None:
        """Say over each deck box what `told` says of its deck (by its key), and again whenever another is chosen."""
        self._told = told
        for box in self.decks:
            box.currentIndexChanged.connect(self._tell)
        self._tell()

    def _tell(self) -> None:
        for box, caption, name in zip(self.decks, self.captions, (tr("First seat"), tr("Second seat")), strict=True):
            told = self._told(str(box.currentData()))
            caption.setText(f"{name} · {told}" if told else name)
            box.setAccessibleDescription(told)

    def say(self, sentence: str) -> None:
        """Show why no game began."""
        self.trouble.setText(sentence)

    def _start(self) -> None:
        text = self.seed.text().strip()
        if text and not text.isdecimal():
            self.say(tr("The seed must be a whole number. Leave it empty for a random one."))
            return
        self.say("")
        names = tuple(field.text().strip() or tr("Player {0}", seat + 1) for seat, field in enumerate(self.names))
        self.started.emit(
            NewGame(
                (str(self.decks[0].currentData()), str(self.decks[1].currentData())),
                (names[0], names[1]),
                int(self.first.currentData()),
                bool(self.hands.currentData()),
                int(text) if text else -1,
                QUICK[self.passing.currentIndex()][0],
                str(self.edition.currentData()),
                str(self.form.currentData()),
            )
        )

"""The search field and the filters."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLineEdit, QWidget

from svedesk.engine.card_fields import shared
from svedesk.engine.game import Game
from svedesk.gui.app.card_finder import CardChoices
from svedesk.gui.kit.filter_chips import FilterChips
from svedesk.gui.kit.layouts import hbox, named
from svedesk.gui.kit.page import push_button
from svedesk.gui.kit.translate import game_word, tr
from svedesk.gui.look.theme import Theme, px, scaled
from svedesk.gui.rooms.decks.deck_rows import SAID
from svedesk.gui.rooms.decks.filtering import COSTLY, FROM, FilterValues
from svedesk.gui.table.words import Words
from svedesk.packs.draft import label


class Filters(QWidget):
    """`changed` tells that something else is wanted."""

    changed = Signal()

    def __init__(self, theme: Theme, game: Game, words: Words, others: Iterable[str]) -> None:
        """`others` are where cards are from that did not come with the program, in words."""
        super().__init__()
        self._game, self._lang, self._others, self._keyword_named = game, words.lang, sorted(others), words.keyword
        self.words = named(
            QLineEdit(
                placeholderText=game_word(
                    game, "example", "search", self._lang, "Name, text, cost<=3, trait:officer …"
                ),
                clearButtonEnabled=True,
            ),
            tr("Search the cards"),
        )
        self.craft = _box(game_word(game, "card-field", "classes", self._lang, "Class"))
        types = ((word, game.term(kind, word, self._lang).capitalize()) for kind, word in game.card_types)
        self.kind = _box(tr("Type"), types)
        costs = tuple((str(cost), tr("Cost {0}", f"{cost}+" if cost == COSTLY else cost)) for cost in range(COSTLY + 1))
        self.cost = _box(tr("Cost"), costs)
        self.trait = _box(game_word(game, "card-field", "traits", self._lang, "Trait"))
        self.keyword = _box(tr("Keyword"))
        self.set = _box(tr("Card set"))
        self.shared = {name: _box(label(name, self._lang, game)) for name in shared(game.facts)}
        for box in self.shared.values():
            box.hide()
        self.status = _box(tr("Status"), tuple((name, tr(text)) for name, text in SAID.items()))
        self.fits = QCheckBox(tr("Legal in this deck"))
        self.fits.setChecked(True)
        self.clear = push_button(tr("Clear"), "quiet")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(px(6))
        first = hbox((self.words, 1), self.fits, self.clear, spacing=6)
        grid.addLayout(first, 0, 0, 1, 4)
        own = self.shared.values()
        boxes = (self.craft, self.kind, self.cost, self.trait, self.keyword, self.set, self.status, *own)
        for place, box in enumerate(boxes):
            grid.addWidget(box, 1 + place // 4, place % 4)
            box.activated.connect(self.changed)
        self._boxes = boxes
        self.chips = FilterChips(theme, boxes, self.changed.emit, self.words)
        grid.addWidget(self.chips, grid.rowCount(), 0, 1, 4)
        self.changed.connect(self.chips.refresh)
        self.words.textChanged.connect(self.changed)
        self.fits.toggled.connect(self.changed)
        self.clear.clicked.connect(self._clear)

    def offer(self, choices: CardChoices) -> None:
        """Offer the values that cards have."""
        ja = self._lang == "ja"
        _add(self.craft, ((word, self._game.term("class", word, self._lang)) for word in choices.classes))
        _add(self.trait, ((trait, choices.traits[trait] if ja else trait) for trait in sorted(choices.traits)))
        _add(self.set, ((f"{FROM}{name}", name) for name in self._others))
        _add(self.set, ((name, name) for name in sorted(choices.sets)))
        for field, box in self.shared.items():
            values = sorted(choices.shared.get(field, ()))
            _add(box, ((value, value) for value in values))
            box.setVisible(bool(values))

    def offer_keywords(self, keywords: Iterable[str]) -> None:
        """Offer the keywords that cards have."""
        _add(self.keyword, ((name, self._keyword_named(name)) for name in sorted(keywords)))

    def choose_class(self, craft: str) -> None:
        """Filter by a class; "" is any."""
        self.craft.setCurrentIndex(max(0, self.craft.findData(craft)))
        self.changed.emit()

    @property
    def wanted(self) -> FilterValues:
        """What is chosen."""
        cost = str(self.cost.currentData())
        return FilterValues(
            self.words.text(),
            self.craft.currentData(),
            self.kind.currentData(),
            int(cost) if cost else -1,
            self.trait.currentData(),
            self.keyword.currentData(),
            self.set.currentData(),
            self.status.currentData(),
            tuple((field, box.currentData()) for field, box in self.shared.items() if box.currentData()),
        )

    def _clear(self) -> None:
        self.words.clear()
        self.fits.setChecked(False)
        for box in self._boxes:
            box.setCurrentIndex(0)
        self.changed.emit()


def _add(box: QComboBox, choices: Iterable[tuple[str, str]]) -> None:
    for value, text in choices:
        box.addItem(text, value)


def _box(anything: str, choices: Iterable[tuple[str, str]] = ()) -> QComboBox:
    box = named(QComboBox(), anything)
    box.addItem(anything, "")
    _add(box, choices)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    # In the least window there is room for the names, and no more: the arrow stands beside the padding.
    box.setStyleSheet(scaled("QComboBox { padding-right: 2px; } QComboBox::drop-down { width: 20px; }"))
    box.ensurePolished()
    box.setMinimumWidth(box.fontMetrics().horizontalAdvance(anything) + px(36))
    return box

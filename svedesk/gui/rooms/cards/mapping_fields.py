"""From which column each thing that is known of a card is taken."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QPushButton, QScrollArea, QWidget

from svedesk.cards.mapping import FIELDS, ColumnMapping
from svedesk.gui.kit.page import labelled, push_button
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import px, scaled

WORDED = ("kind", "special", "classes", "traits", "traits_ja", "trigger", "rarity", "universe", "cost", "quick")
"""Fields whose words may mean something else than they say."""


def field_words() -> dict[str, str]:
    """What the fields are called, those that lists usually have first."""
    usual = {
        "number": tr("Number"),
        "name": tr("English name"),
        "name_ja": tr("Japanese name"),
        "kind": tr("Type"),
        "special": tr("Special type"),
        "classes": tr("Class"),
        "traits": tr("Traits, English"),
        "traits_ja": tr("Traits, Japanese"),
        "cost": tr("Cost"),
        "attack": tr("Attack"),
        "defense": tr("Defense"),
        "text": tr("Text, English"),
        "text_ja": tr("Text, Japanese"),
        "quick": tr("Quick"),
        "universe": tr("Universe"),
        "rarity": tr("Rarity"),
        "variant_of": tr("Alternate print of"),
        "picture": tr("File of its picture"),
        "set": tr("Set of its number"),
        "counts_as": tr("Counts as (name)"),
        "alternate": tr("Other name"),
        "deck_limit": tr("Copies in a deck"),
        "back": tr("Number of the back face"),
        "front": tr("Number of the front face"),
        "trigger": tr("Trigger"),
    }
    return usual | {field: field for field in FIELDS if field not in usual}


class MappingFields(QScrollArea):
    """A row for each field: its column, another for where that is empty, what its words mean. `changed` tells that
    something else is chosen, `words_wanted` (with a field) that meanings are to be settled."""

    changed = Signal()
    words_wanted = Signal(str)

    def __init__(self, columns: tuple[str, ...]) -> None:
        super().__init__()
        self._rest: dict[str, list[str]] = {}
        """Columns after the second, which are kept as they are."""
        self.values: dict[str, dict[str, str]] = {}
        self.first: dict[str, QComboBox] = {}
        self.second: dict[str, QComboBox] = {}
        self.words: dict[str, QPushButton] = {}
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(px(8), px(6), px(8), px(6))
        grid.setHorizontalSpacing(px(8))
        grid.setVerticalSpacing(px(5))
        for place, heading in enumerate((tr("Card field"), tr("from column"), tr("or, where empty"))):
            grid.addWidget(labelled(heading, "quiet"), 0, place)
        for row, (field, called) in enumerate(field_words().items(), 1):
            self.first[field] = _box(columns, tr("Column of {0}", called))
            self.second[field] = _box(columns, tr("Second column of {0}", called))
            grid.addWidget(labelled(called), row, 0)
            grid.addWidget(self.first[field], row, 1)
            grid.addWidget(self.second[field], row, 2)
            for box in (self.first[field], self.second[field]):
                box.activated.connect(self._chosen)
            if field in WORDED:
                button = push_button(tr("Words …"), "quiet")
                button.setStyleSheet(scaled("QPushButton { padding-left: 6px; padding-right: 6px; }"))
                button.setAccessibleName(tr("Words of {0}", called))
                button.clicked.connect(lambda _=False, field=field: self.words_wanted.emit(field))
                grid.addWidget(button, row, 3)
                self.words[field] = button
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        grid.setRowStretch(grid.rowCount(), 1)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)
        around = self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()
        self.setMinimumWidth(inside.minimumSizeHint().width() + around)

    def show_mapping(self, mapping: ColumnMapping | None) -> None:
        """Show what a mapping says; None: nothing is chosen."""
        columns: Mapping[str, list[str]] = {} if mapping is None else {str(f): c for f, c in mapping.columns.items()}
        self.values = {} if mapping is None else {str(f): dict(words) for f, words in mapping.values.items()}
        for field, box in self.first.items():
            first, second, *rest = [*columns.get(field, []), "", ""]
            box.setCurrentIndex(max(box.findData(first), 0))
            self.second[field].setCurrentIndex(max(self.second[field].findData(second), 0))
            self._rest[field] = [column for column in rest if column]
        self._enable()

    def columns(self, field: str) -> list[str]:
        """The columns a field is taken from."""
        chosen = (self.first[field].currentData(), self.second[field].currentData(), *self._rest.get(field, ()))
        return list(dict.fromkeys(column for column in chosen if column))

    def chosen(self) -> dict[str, list[str]]:
        """The fields that are taken from somewhere, with their columns."""
        chosen = {field: self.columns(field) for field in self.first}
        return {field: columns for field, columns in chosen.items() if columns}

    def means(self, field: str, values: dict[str, str]) -> None:
        """So the words of a field are meant."""
        self.values[field] = values
        self._chosen()

    def _chosen(self) -> None:
        self._enable()
        self.changed.emit()

    def _enable(self) -> None:
        for field, box in self.second.items():
            box.setEnabled(bool(self.columns(field)))
        for field, button in self.words.items():
            settled = len(self.values.get(field, {}))
            button.setEnabled(bool(self.columns(field)))
            button.setText(tr("Words ({0}) …", settled) if settled else tr("Words …"))


def _box(columns: tuple[str, ...], called: str) -> QComboBox:
    box = QComboBox()
    box.addItem("–", "")
    for column in columns:
        box.addItem(column, column)
    box.setAccessibleName(called)
    box.setMinimumContentsLength(8)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    return box

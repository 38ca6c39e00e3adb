"""What words in a column mean: "Unit" a follower, an empty cell a spell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtWidgets import QComboBox, QGridLayout, QScrollArea, QWidget

from svedesk.cards.card_lists import ListTable
from svedesk.engine.card_fields import schema
from svedesk.engine.facts import Facts
from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px

MOST = 100
"""How many different words are shown, the most frequent first."""


def known_words(facts: type[Facts], field: str) -> tuple[str, ...]:
    """What a word of a field may mean in a game, where that is settled."""
    words = {card_field.name: (*card_field.words, *card_field.others) for card_field in schema(facts)}
    return words.get(field, ())


def words_in(listed: ListTable, columns: Sequence[str]) -> Counter[str]:
    """The words that stand in a field's columns, as `values` of a mapping call them, with how often they do."""
    counts: Counter[str] = Counter()
    for _, row in listed.rows:
        value = next((row[column] for column in columns if row.get(column) not in (None, "", [])), None)
        for part in value if isinstance(value, list) else [value]:
            if part is None or isinstance(part, str | int | float):
                counts["" if part is None else str(part)] += 1
    return counts


class WordsDialog(Dialog):
    """Asks what the words of a field mean, offering the `known` ones; `done` gets those that mean another."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        known: Sequence[str],
        words: Counter[str],
        meanings: Mapping[str, str],
        done: Callable[[dict[str, str]], object],
        parent: QWidget,
    ) -> None:
        lead = tr("Choose or type what each word means. Leave a field empty to use the word as written.")
        super().__init__(theme, title, lead, tr("Use"), parent)
        self._done = done
        self.boxes: dict[str, QComboBox] = {}
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setSpacing(px(6))
        shown = dict.fromkeys((*meanings, *(word for word, _ in words.most_common(MOST))))
        for row, word in enumerate(word for word in shown if len(word) <= 100):
            text = f"{word or tr('(empty)')}  × {words[word]}"
            box = QComboBox(editable=True)
            box.addItems(("", *known))
            box.setEditText(meanings.get(word, ""))
            line = box.lineEdit()
            if line is not None:
                line.setPlaceholderText(tr("as written"))
            box.setAccessibleName(tr("Meaning of {0}", word or tr("(empty)")))
            box.setMinimumWidth(px(180))
            grid.addWidget(labelled(text), row, 0)
            grid.addWidget(box, row, 1)
            self.boxes[word] = box
        grid.setRowStretch(len(self.boxes), 1)
        area = QScrollArea(widgetResizable=True)
        area.setWidget(inside)
        area.setMinimumHeight(px(300))
        self.inside.addWidget(area)
        self.accepted.connect(self._tell)

    def _tell(self) -> None:
        meanings = {word: box.currentText().strip()[:100] for word, box in self.boxes.items()}
        self._done({word: meaning for word, meaning in meanings.items() if meaning and meaning != word})

"""The list of cards: one row for each card with all its prints, names in both languages side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from svedesk.cards.prints import Joined
from svedesk.engine.facts import stats_text
from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.card_list import CardList, CardListModel, Index
from svedesk.gui.kit.translate import game_word, tr
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.rooms.cards.card_catalogue import SHIPPED, CardCatalogue, PrintSource
from svedesk.gui.rooms.cards.import_jobs import file_title
from svedesk.gui.rooms.cards.row_icons import SIZE, class_icon, status_icon, status_word

_ROLE = Qt.ItemDataRole
ROW = 30
"""Logical pixels a row is high."""


class TableColumn(NamedTuple):
    """One column: what it is called, its least width in logical pixels, whether it takes what room is left."""

    name: str
    width: int
    stretches: bool = False


NAMES = 115
"""Logical pixels a name has at least: where there is not so much room, other columns make way."""
COLUMN_ORDER = COST, NAME, NAME_JA, CLASS, TYPE, STATS, NUMBERS, RULES, SOURCE = tuple(range(9))
MAKE_WAY = (SOURCE, TYPE, NUMBERS, CLASS)
"""Columns that are left out where there is no room, the first of them first; the chosen card tells all of it."""


def columns(game: Game, lang: Lang) -> tuple[TableColumn, ...]:
    """All of them, in the language spoken now."""
    japanese = lang == "ja"
    return (
        TableColumn(tr("Cost"), 46),
        TableColumn(tr("English name"), 150, stretches=True),
        TableColumn(tr("Japanese name"), 140, stretches=True),
        TableColumn(game_word(game, "card-field", "classes", lang, "Class"), 116 if japanese else 88),
        TableColumn(tr("Type"), 132 if japanese else 118),
        TableColumn(game_word(game, "card-field", "attack", lang, "Stats"), 52),
        TableColumn(tr("Prints"), 106),
        TableColumn(tr("Rules"), 88 if japanese else 102),
        TableColumn(tr("Source"), 96),
    )


def source_words(source: PrintSource) -> str:
    """Where a card is from, in words."""
    if source == SHIPPED:
        return tr("svedesk")
    return file_title(source.name) or tr("an import")


class CardTableModel(CardListModel):
    """The cards that were found, in the order they were found in or by a column."""

    COLUMNS = len(COLUMN_ORDER)

    def __init__(self, game: Game, theme: Theme, lang: Lang) -> None:
        super().__init__()
        self.theme, self._game, self._lang = theme, game, lang
        self.columns = columns(game, lang)
        self._cards: tuple[Joined, ...] = ()
        self._by: tuple[int, bool] | None = None
        self.cards: tuple[Joined, ...] = ()
        self.catalogue: CardCatalogue | None = None

    def show_cards(self, catalogue: CardCatalogue, cards: Sequence[Joined]) -> None:
        """These are found now."""
        self.beginResetModel()
        self.catalogue, self._cards = catalogue, tuple(cards)
        self._order()
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """By a column; below 0 as they were found, the likeliest first."""
        self.beginResetModel()
        self._by = (column, order == Qt.SortOrder.DescendingOrder) if column >= 0 else None
        self._order()
        self.endResetModel()

    @property
    def by_rules(self) -> bool:
        """Whether they are to be ordered by how much of each executes."""
        return self._by is not None and self._by[0] == RULES

    def row_of(self, number: str) -> int:
        """The row of the card with this print, -1 when it is not among those found."""
        rows = (row for row, card in enumerate(self.cards) if any(facts.number == number for facts in card.prints))
        return next(rows, -1)

    def size(self) -> int:
        return len(self.cards)

    def number(self, row: int) -> str:
        return self.cards[row].first.number

    def text(self, row: int, column: int) -> str:
        return self.cell(self.cards[row], column)

    def spoken(self, row: int, column: int) -> str:
        return f"{self.columns[column].name}: {self.text(row, column)}"

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == _ROLE.DisplayRole:
            return self.columns[section].name
        return None

    def sign(self, card: Joined, column: int) -> QPixmap | None:
        """The sign before the text of a cell."""
        if column == CLASS:
            return class_icon(card.first.facts.classes)
        if column == RULES and self.catalogue is not None:
            return status_icon(self.catalogue.status(card.first.number), self.theme.name)
        return None

    def cell(self, card: Joined, column: int) -> str:
        """The text of a card in a column."""
        assert self.catalogue is not None
        first, facts = card.first, card.first.facts
        known = {lang for entry in card.prints for lang in entry.languages}
        if column == COST:
            return "" if facts.cost is None else str(facts.cost)
        if column == NAME:
            return card.name if "en" in known else ""
        if column == NAME_JA:
            return card.name_ja if "ja" in known else ""
        if column == CLASS:
            return " / ".join(self._game.term("class caption", name, self._lang) for name in facts.classes)
        if column == TYPE:
            return self._game.type_of(facts, self._lang)
        if column == STATS:
            return stats_text(facts.attack, facts.defense)
        if column == NUMBERS:
            more = len(card.prints) - 1
            return f"{first.number} +{more}" if more else first.number
        if column == RULES:
            return status_word(self.catalogue.status(first.number))
        return source_words(self.catalogue.source(first.number))

    def _order(self) -> None:
        self.cards = self._cards
        if self._by is None or self.catalogue is None:
            return
        if self.by_rules and self.catalogue.finder.find("", rules=True) is None:
            return  # the finder tells when that is known
        column, backwards = self._by
        self.cards = tuple(sorted(self._cards, key=lambda card: self._key(card, column), reverse=backwards))

    def _key(self, card: Joined, column: int) -> tuple[int, int, str]:
        facts = card.first.facts
        numbers = {COST: (facts.cost, 0), STATS: (facts.attack, facts.defense)}
        if column in numbers:
            first, second = numbers[column]
            return -1 if first is None else first, second or 0, ""
        return 0, 0, self.cell(card, column).casefold()


class CardCellDelegate(QStyledItemDelegate):
    """Draws a cell: a sheet of styles takes several times as long, which is felt while somebody types."""

    def __init__(self, model: CardTableModel) -> None:
        super().__init__()
        self._model = model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model, theme, rect = self._model, self._model.theme, option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        card, column = model.cards[index.row()], index.column()
        if chosen or index.row() % 2:
            painter.fillRect(rect, QColor(theme.info if chosen else theme.panel))
        left = rect.left() + px(6)
        sign = model.sign(card, column)
        if sign is not None:
            painter.drawPixmap(left, rect.center().y() - px(SIZE) // 2, px(SIZE), px(SIZE), sign)
            left += px(SIZE) + px(6)
        text = model.cell(card, column)
        room = rect.right() - left
        metrics = painter.fontMetrics()
        if metrics.horizontalAdvance(text) > room:
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        painter.setPen(QColor(theme.on_mark if chosen else theme.text))
        side = Qt.AlignmentFlag.AlignHCenter if column in (COST, STATS) else Qt.AlignmentFlag.AlignLeft
        painter.drawText(left, rect.top(), room, rect.height(), side | Qt.AlignmentFlag.AlignVCenter, text)


class CardsTable(CardList, QTableView):
    """The list, with a row for each card."""

    MENU_COLUMN = NAME

    def __init__(self, model: CardTableModel) -> None:
        super().__init__()
        self.setModel(model)
        self._cell = CardCellDelegate(model)
        self.setItemDelegate(self._cell)
        self.setAccessibleName(tr("Cards"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        rows = self.verticalHeader()
        rows.hide()
        # One height for all: asking 10,000 rows for theirs takes longer than finding them.
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(px(ROW))
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSortIndicatorClearable(True)
        head.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setSortingEnabled(True)
        for place, column in enumerate(model.columns):
            stretch = QHeaderView.ResizeMode.Stretch if column.stretches else QHeaderView.ResizeMode.Interactive
            head.setSectionResizeMode(place, stretch)
            self.setColumnWidth(place, px(column.width))
        self._columns = model.columns
        self.watch_cards()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Names are read before all else."""
        super().resizeEvent(event)
        room = self.viewport().width() - 2 * px(NAMES)
        widths = {place: px(column.width) for place, column in enumerate(self._columns) if not column.stretches}
        for place in MAKE_WAY:
            needed = sum(widths.values())
            if needed > room:
                del widths[place]
            self.setColumnHidden(place, needed > room)
